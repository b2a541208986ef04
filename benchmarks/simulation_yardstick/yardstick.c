/* The yardstick: whole games of Las Vegas by random play, as one would write them in C.
 *
 * Counts of dice are packed in a 64-bit word a player, one byte a casino; a choice takes one random
 * word; players without dice are branched past. Booklets' rules without neutral dice; notes that go
 * under the pile are forgotten, since they are never drawn again in four rounds.
 *
 * yardstick PLAYERS GAMES SEED prints: games choices money notes seconds
 */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { CASINOS = 6, DICE = 8, ROUNDS = 4, NOTES = 54, MOST_PLAYERS = 5, MOST_ON_CASINO = 8 };

static const int note_counts[9] = {6, 8, 8, 6, 6, 5, 5, 5, 5};

static uint64_t state;

static inline uint64_t random_word(void) { /* SplitMix64 */
    uint64_t word = state += 0x9E3779B97F4A7C15u;
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9u;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
    return word ^ (word >> 31);
}

static inline uint64_t next_below(uint64_t *word, uint64_t count) {
    unsigned __int128 product = (unsigned __int128)*word * count;
    *word = (uint64_t)product;
    return (uint64_t)(product >> 64);
}

struct casino {
    int held;
    int notes[MOST_ON_CASINO]; /* from high to low, in thousands */
};

static void fill(struct casino *casino, int *pile, int *drawn) {
    int total = 0;
    casino->held = 0;
    while (total < 50) {
        uint64_t word = random_word();
        int other = *drawn + (int)next_below(&word, (uint64_t)(NOTES - *drawn));
        int note = pile[other];
        pile[other] = pile[*drawn];
        pile[(*drawn)++] = note;
        int at = casino->held++;
        for (; at > 0 && casino->notes[at - 1] < note; at--) casino->notes[at] = casino->notes[at - 1];
        casino->notes[at] = note;
        total += note;
    }
}

static void pay(const struct casino *casino, const uint64_t *placed, int players, int shift,
                int *money, int *won) {
    uint64_t once = 1, again = 1;
    int whose[DICE + 1];
    for (int seat = 0; seat < players; seat++) {
        int count = (int)(placed[seat] >> shift & 0xff);
        uint64_t bit = (uint64_t)1 << count;
        again |= once & bit;
        once |= bit;
        whose[count] = seat;
    }
    uint64_t alone = once & ~again;
    for (int note = 0; alone && note < casino->held; note++) {
        int count = 63 - __builtin_clzll(alone);
        alone ^= (uint64_t)1 << count;
        money[whose[count]] += casino->notes[note];
        won[whose[count]]++;
    }
}

static long play_game(int players, int *money, int *won) {
    struct casino casinos[CASINOS];
    int pile[NOTES], drawn = 0, size = 0;
    long choices = 0;
    for (int kind = 0; kind < 9; kind++)
        for (int note = 0; note < note_counts[kind]; note++) pile[size++] = 10 * (kind + 1);
    for (int seat = 0; seat < players; seat++) money[seat] = won[seat] = 0;
    for (int round = 0; round < ROUNDS; round++) {
        uint64_t placed[MOST_PLAYERS] = {0};
        int hand[MOST_PLAYERS], left = players, seat = round % players;
        for (int casino = 0; casino < CASINOS; casino++) fill(&casinos[casino], pile, &drawn);
        for (int other = 0; other < players; other++) hand[other] = DICE;
        while (left > 0) {
            if (hand[seat] > 0) {
                uint64_t word = random_word(), counts = 0;
                for (int die = 0; die < hand[seat]; die++)
                    counts += (uint64_t)1 << (8 * next_below(&word, 6));
                /* The highest bit of each byte that is not 0, and the one the word picks. */
                uint64_t shown = (counts + 0x7f7f7f7f7f7fu) & 0x808080808080u;
                uint64_t skip = next_below(&word, (uint64_t)__builtin_popcountll(shown));
                for (; skip > 0; skip--) shown &= shown - 1;
                int shift = __builtin_ctzll(shown) - 7;
                uint64_t count = counts >> shift & 0xff;
                placed[seat] += count << shift;
                hand[seat] -= (int)count;
                left -= hand[seat] == 0;
                choices++;
            }
            seat = seat + 1 == players ? 0 : seat + 1;
        }
        for (int casino = 0; casino < CASINOS; casino++)
            pay(&casinos[casino], placed, players, 8 * casino, money, won);
    }
    return choices;
}

int main(int count, char **words) {
    if (count != 4) return 2;
    int players = atoi(words[1]);
    long games = atol(words[2]), choices = 0, total = 0, notes = 0;
    struct timespec start, end;
    state = strtoull(words[3], NULL, 10);
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (long game = 0; game < games; game++) {
        int money[MOST_PLAYERS], won[MOST_PLAYERS];
        choices += play_game(players, money, won);
        for (int seat = 0; seat < players; seat++) {
            total += money[seat];
            notes += won[seat];
        }
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9;
    printf("%ld %ld %ld %ld %.6f\n", games, choices, total * 1000, notes, seconds);
    return 0;
}
