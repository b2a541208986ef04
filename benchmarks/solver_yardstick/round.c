/* A two-player round of Last Roll solved in plain C, as a yardstick for src/lastroll/solver.
 *
 * Single precision, both seats, every roll and every face of it; the inner loops run along the
 * other player's placements, so that the compiler can make vectors of them. Nothing clever.
 *
 * usage: round DICE NOTES1 .. NOTES6, notes in thousands as 90.30
 * prints: the first player's margin in thousands, and the seconds of the sweep
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CASINOS = 6, MOST = 8 };

static int dice, placements, level[MOST + 3];
static int (*counts)[CASINOS];
static int (*following)[CASINOS][MOST + 1];
static int rolls[MOST + 2][1287][CASINOS], roll_count[MOST + 1];
static float chance[MOST + 1][1287];
static float pay[CASINOS][MOST + 1][MOST + 1];
static float *table[2]; /* [own placement][other placement], the other one to move */

static double factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }

static void list(int n, int face, int *so_far, int (*out)[CASINOS], int *count) {
    if (face == CASINOS - 1) {
        so_far[face] = n;
        memcpy(out[(*count)++], so_far, sizeof *out);
        return;
    }
    for (int here = 0; here <= n; here++) {
        so_far[face] = here;
        list(n - here, face + 1, so_far, out, count);
    }
}

static int find(const int *wanted, int left) {
    for (int p = level[left]; p < level[left + 1]; p++)
        if (!memcmp(counts[p], wanted, sizeof *counts)) return p;
    abort();
}

static void prepare(void) {
    int so_far[CASINOS];
    counts = malloc(3003 * sizeof *counts);
    following = malloc(3003 * sizeof *following);
    for (int left = 0; left <= dice; left++) {
        level[left] = placements;
        list(dice - left, 0, so_far, counts, &placements);
    }
    level[dice + 1] = placements;
    for (int left = 0; left <= dice; left++)
        for (int p = level[left]; p < level[left + 1]; p++)
            for (int casino = 0; casino < CASINOS; casino++)
                for (int more = 1; more <= left; more++) {
                    memcpy(so_far, counts[p], sizeof so_far);
                    so_far[casino] += more;
                    following[p][casino][more] = find(so_far, left - more);
                }
    for (int n = 1; n <= dice; n++) {
        list(n, 0, so_far, rolls[n], &roll_count[n]);
        for (int r = 0; r < roll_count[n]; r++) {
            double orders = factorial(n);
            for (int casino = 0; casino < CASINOS; casino++)
                orders /= factorial(rolls[n][r][casino]);
            chance[n][r] = orders / pow(6, n);
        }
    }
}

static void read_notes(int casino, const char *text) {
    const char *dot = strchr(text, '.');
    float first = atoi(text), second = dot ? atoi(dot + 1) : 0;
    for (int mine = 0; mine <= dice; mine++)
        for (int theirs = 0; theirs <= dice; theirs++) {
            float value = first - (mine && theirs ? second : 0);
            pay[casino][mine][theirs] = mine > theirs ? value : mine < theirs ? -value : 0;
        }
}

static void turns(int seat, int mine, int theirs) {
    float *own = table[seat], *other = table[1 - seat];
    int first = level[theirs], width = level[theirs + 1] - first;
    static float mean[1287], best[1287];
    for (int a = level[mine]; a < level[mine + 1]; a++) {
        memset(mean, 0, sizeof mean);
        for (int r = 0; r < roll_count[mine]; r++) {
            int shown = 0;
            for (int casino = 0; casino < CASINOS; casino++) {
                int number = rolls[mine][r][casino];
                if (!number) continue;
                const float *row = own + (size_t)following[a][casino][number] * placements + first;
                if (!shown++)
                    memcpy(best, row, width * sizeof *row);
                else
                    for (int b = 0; b < width; b++) best[b] = row[b] > best[b] ? row[b] : best[b];
            }
            float weight = chance[mine][r];
            for (int b = 0; b < width; b++) mean[b] += weight * best[b];
        }
        for (int b = 0; b < width; b++) {
            if (!theirs) own[(size_t)a * placements + first + b] = mean[b];
            other[(size_t)(first + b) * placements + a] = -mean[b];
        }
    }
}

int main(int argc, char **argv) {
    if (argc != 8) return 2;
    dice = atoi(argv[1]);
    prepare();
    for (int casino = 0; casino < CASINOS; casino++) read_notes(casino, argv[2 + casino]);
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int seat = 0; seat < 2; seat++) {
        table[seat] = malloc((size_t)placements * placements * sizeof(float));
        for (int a = 0; a < level[1]; a++)
            for (int b = 0; b < level[1]; b++) {
                float sum = 0;
                for (int casino = 0; casino < CASINOS; casino++)
                    sum += pay[casino][counts[a][casino]][counts[b][casino]];
                table[seat][(size_t)a * placements + b] = sum;
            }
    }
    for (int total = 1; total <= 2 * dice; total++)
        for (int mine = 1; mine <= dice && mine <= total; mine++)
            if (total - mine <= dice)
                for (int seat = 0; seat < 2; seat++) turns(seat, mine, total - mine);
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = end.tv_sec - start.tv_sec + 1e-9 * (end.tv_nsec - start.tv_nsec);
    printf("%.6f %.6f\n", -table[1][(size_t)placements * placements - 1], seconds);
    return 0;
}
