/** Checks the dice of a game in this browser: the commitment, what follows from the secret, and what that proves. */

import { Die } from "../art/die.js";
import { html, useEffect, useId, useRef, useState } from "../core/html.js";
import { announce } from "../core/announcer.js";
import { lookOf, seatNames } from "../core/names.js";
import { rememberedCommitment } from "../core/commitments.js";
import { effectiveSpeed } from "../core/preferences.js";
import { loadStyles } from "../core/styles.js";
import { money, t } from "../core/texts.js";
import { onPartMissing } from "../core/version.js";
import { Icon } from "./icons.js";
import { toast } from "./toast.js";

/** @typedef {import("../core/fair.js").Verdict} Verdict */
/** @typedef {import("../core/fair.js").CheckedRoll} CheckedRoll */
/** @typedef {import("../core/types.js").Seat} Seat */
/** @typedef {import("../core/fair.js").FairRecord & {players?: string[]}} PlayedRecord */

// Shown on several screens, so it loads its own styles.
loadStyles(["verify"]);

/**
 * @typedef {object} Progress
 * @property {number} done
 * @property {number} total
 * @property {CheckedRoll | null} roll the last one that was checked
 */

/** The end of an address that leads to the check. */
const DICE_HASH = "#dice";

/**
 * Check the dice of a game. Without a record the game is not over, and there is nothing to check yet.
 * @param {{tableId?: string | null, record: PlayedRecord | null, seats?: Seat[]}} props
 */
export function Verify({ tableId = null, record, seats = [] }) {
  const heading = useId();
  const [progress, setProgress] = useState(/** @type {Progress | null} */ (null));
  const [verdict, setVerdict] = useState(/** @type {Verdict | null} */ (null));
  const mounted = useRef(true);
  const section = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => () => void (mounted.current = false), []);
  useEffect(() => {
    setVerdict(null);
    setProgress(null);
  }, [record]);

  const check = async () => {
    if (!record || (progress && !verdict)) return;
    setVerdict(null);
    setProgress({ done: 0, total: 1, roll: null });
    const { verifyRecord } = await import("../core/fair.js").catch(async (error) => {
      await onPartMissing();
      setProgress(null);
      throw error;
    });
    /** @type {Progress[]} */
    const seen = [];
    const found = await verifyRecord(record, (done, total, roll) =>
      seen.push({ done, total, roll }),
    );
    await animateProgress(seen, (each) => mounted.current && setProgress(each));
    if (!mounted.current) return;
    setVerdict(found);
    announce(found.difference ? t("web-verify-bad") : t("web-verify-good", { rolls: found.rolls }));
  };

  // A link to the check starts it.
  useEffect(() => {
    if (!record || location.hash !== DICE_HASH) return;
    section.current?.scrollIntoView({ block: "start" });
    check();
  }, [record]);

  const working = progress !== null && verdict === null;
  return html`
    <section ref=${section} class="verify card" aria-labelledby=${heading}>
      <h2 id=${heading}>${t("web-verify")}</h2>
      ${
        record === null
          ? html`<p class="quiet">${t("web-verify-secret-later")}</p>`
          : !record.fair
            ? html`<p class="quiet">${t("web-verify-no-fair")}</p>`
            : html`
              <p class="quiet">${t("web-verify-intro")}</p>
              <div class="verify-do">
                <button type="button" class="button ${verdict ? "" : "button-main"}" onClick=${check} aria-disabled=${working}>
                  <${Icon} name="eye" />${verdict ? t("web-verify-again") : t("web-verify")}
                </button>
                ${working && html`<${Working} progress=${progress} record=${record} seats=${seats} />`}
              </div>
              ${verdict && html`<${VerdictSection} verdict=${verdict} record=${record} tableId=${tableId} seats=${seats} />`}
              <${FairInputs} record=${record} />
            `
      }
      <${Explanation} />
    </section>
  `;
}

/**
 * Show the rolls as they are checked, quickly; all at once if motion is off.
 * @param {Progress[]} seen
 * @param {(progress: Progress) => void} each
 */
async function animateProgress(seen, each) {
  if (effectiveSpeed.peek() > 0 && document.visibilityState === "visible") {
    const stride = Math.max(1, Math.round(seen.length / (70 / effectiveSpeed.peek())));
    for (let at = 0; at < seen.length; at += stride) {
      each(/** @type {Progress} */ (seen[at]));
      await new Promise((done) => setTimeout(done, 16));
    }
  }
}

/** @param {{progress: Progress, record: PlayedRecord, seats: Seat[]}} props */
function Working({ progress, record, seats }) {
  const { done, total, roll } = progress;
  return html`
    <div class="verify-working">
      <label>
        <span class="small quiet">${t("web-verify-working", { done, total })}</span>
        <progress max=${total} value=${done}></progress>
      </label>
      <span class="verify-now" aria-hidden="true">${roll && html`<${Dice} roll=${roll} seats=${seats} /> ${nameOf(roll, record, seats)}`}</span>
    </div>
  `;
}

/**
 * @param {CheckedRoll} roll
 * @param {PlayedRecord} record
 * @param {Seat[]} seats
 */
function nameOf(roll, record, seats) {
  if (roll.kind === "opening") return t("web-verify-opening");
  return (
    (seats.length ? seatNames(seats)[roll.seat] : record.players?.[roll.seat]) ??
    String(roll.seat + 1)
  );
}

/**
 * The dice of a roll, drawn, with their digits for screen readers.
 * @param {{roll: CheckedRoll, seats: Seat[], dice?: string}} props
 */
function Dice({ roll, seats, dice = roll.found }) {
  const [own = "", neutral = ""] = roll.kind === "opening" ? ["", dice] : dice.split("+");
  const look = seats.length ? lookOf(seats, roll.seat) : roll.seat;
  return html`<span class="verify-dice">
    <span class="unseen">${[own, neutral]
      .filter(Boolean)
      .map((digits) => [...digits].join(" "))
      .join(" + ")}</span>
    ${[...own].map((face) => html`<${Die} face=${Number(face)} look=${look} />`)}
    ${[...neutral].map((face) => html`<${Die} face=${Number(face)} look=${5} />`)}
  </span>`;
}

/** @param {{verdict: Verdict, record: PlayedRecord, tableId: string | null, seats: Seat[]}} props */
function VerdictSection({ verdict, record, tableId, seats }) {
  const { difference, rolls, openings } = verdict;
  if (difference) {
    return html`
      <div class="verify-found verify-bad">
        <p class="verify-line"><${Icon} name="remove" /><strong>${t("web-verify-bad")}</strong></p>
        <p>${sentenceOf(difference, record, seats)}</p>
        <${Trail} verdict=${verdict} record=${record} seats=${seats} />
      </div>
    `;
  }
  return html`
    <div class="verify-found verify-good">
      <p class="verify-line"><${Mark} /><strong>${t("web-verify-good", { rolls })}</strong></p>
      ${openings > 0 && html`<p>${t("web-verify-good-openings", { openings })}</p>`}
      <p>${t("web-verify-good-commitment")}</p>
      <${CommitmentCheck} record=${record} tableId=${tableId} />
      <${Trail} verdict=${verdict} record=${record} seats=${seats} />
      <${Pile} record=${record} />
    </div>
  `;
}

/** A tick, drawn like the other icons. */
function Mark() {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M4.5 12.5 10 18 19.5 7" /></svg>`;
}

/**
 * Shows whether commitment and nonces are those that this browser stored before the game.
 * @param {{record: PlayedRecord, tableId: string | null}} props
 */
function CommitmentCheck({ record, tableId }) {
  const fair = record.fair;
  const noted = rememberedCommitment(tableId ?? fair?.context);
  if (!fair || !noted?.commitment) return html`<p class="quiet">${t("web-verify-not-noted")}</p>`;
  if (noted.commitment !== fair.commitment)
    return html`<p class="verify-warn">${t("web-verify-noted-differs")}</p>`;
  const lacking = noted.nonces.some((nonce) => !fair.nonces?.includes(nonce));
  if (lacking) return html`<p class="verify-warn">${t("web-verify-nonce-lacks")}</p>`;
  return html`<p>${noted.nonces.length ? t("web-verify-noted-both") : t("web-verify-noted")}</p>`;
}

/**
 * @param {import("../core/fair.js").Difference} difference
 * @param {PlayedRecord} record
 * @param {Seat[]} seats
 */
function sentenceOf({ code, where, found, expected, roll }, record, seats) {
  switch (code) {
    case "commitment-differs":
      return t("web-verify-commitment-differs");
    case "secret-missing":
      return t("web-verify-secret-later");
    case "fair-missing":
      return t("web-verify-no-fair");
    case "pile-differs": {
      const place = Number(where.match(/\d+/)?.[0]) + 1;
      return t("web-verify-pile-differs", {
        place,
        found: money(Number(found)),
        expected: money(Number(expected)),
      });
    }
    case "opening-differs":
      return t("web-verify-opening-differs", {
        round: roll?.round ?? 0,
        found: spaced(found),
        expected: spaced(expected),
      });
    case "roll-differs":
      return t("web-verify-roll-differs", {
        round: roll?.round ?? 0,
        name: roll ? nameOf(roll, record, seats) : "",
        turn: (roll?.turn ?? 0) + 1,
        found: spaced(found),
        expected: spaced(expected),
      });
    default:
      return t("web-verify-broken", { where });
  }
}

/** @param {string | number | undefined} dice */
const spaced = (dice) => [...String(dice ?? "")].join(" ");

/**
 * Every roll with the word it was read from.
 * @param {{verdict: Verdict, record: PlayedRecord, seats: Seat[]}} props
 */
function Trail({ verdict, record, seats }) {
  if (!verdict.trail.length) return null;
  const bad = verdict.difference?.roll;
  const rounds = [...new Set(verdict.trail.map((roll) => roll.round))];
  return html`
    <details class="verify-more" open=${Boolean(bad)}>
      <summary>${t("web-verify-rolls")}</summary>
      <p class="small quiet">${t("web-verify-rolls-help")}</p>
      <div class="verify-scroll" tabindex="0" role="region" aria-label=${t("web-verify-rolls")}>
        <table class="verify-table">
          <thead>
            <tr>
              <th scope="col">${t("web-verify-column-who")}</th>
              <th scope="col">${t("web-verify-column-dice")}</th>
              <th scope="col">${t("web-verify-column-word")}</th>
            </tr>
          </thead>
          ${rounds.map(
            (round) => html`
              <tbody key=${round}>
                <tr>
                  <th scope="rowgroup" colspan="3">${t("web-verify-round", { round })}</th>
                </tr>
                ${verdict.trail
                  .filter((roll) => roll.round === round)
                  .map(
                    (roll) => html`
                      <tr class=${roll === bad ? "verify-differs" : ""}>
                        <td>${nameOf(roll, record, seats)}</td>
                        <td>
                          <${Dice} roll=${roll} seats=${seats} />
                          ${
                            roll === bad &&
                            html`<span class="verify-instead">→ <${Dice} roll=${roll} seats=${seats} dice=${roll.expected} /></span>`
                          }
                        </td>
                        <td><code title=${roll.message}>${roll.word}</code></td>
                      </tr>
                    `,
                  )}
              </tbody>
            `,
          )}
        </table>
      </div>
    </details>
  `;
}

/** @param {{record: PlayedRecord}} props */
function Pile({ record }) {
  return html`
    <details class="verify-more">
      <summary>${t("web-verify-pile")}</summary>
      <ol class="verify-pile">
        ${record.pile.map((note) => html`<li>${money(note)}</li>`)}
      </ol>
    </details>
  `;
}

/**
 * The four values that everything follows from, with buttons to copy them.
 * @param {{record: PlayedRecord}} props
 */
function FairInputs({ record }) {
  const fair = record.fair;
  if (!fair) return null;
  /** @type {[string, string][]} */
  const values = [
    [t("web-verify-commitment"), fair.commitment],
    [t("web-verify-secret"), fair.secret ?? ""],
    [t("web-verify-context"), fair.context],
    [t("web-verify-nonces"), (fair.nonces ?? []).join(",")],
  ];
  return html`
    <details class="verify-more">
      <summary>${t("web-verify-values")}</summary>
      <dl class="verify-values">
        ${values
          .filter(([, value]) => value)
          .map(
            ([what, value]) => html`
              <div>
                <dt>${what}</dt>
                <dd>
                  <code>${value}</code>
                  <button
                    type="button"
                    class="button button-quiet button-icon"
                    aria-label=${t("web-verify-copy-what", { what })}
                    title=${t("web-verify-copy-what", { what })}
                    onClick=${() => copy(value)}
                  >
                    <${Icon} name="copy" />
                  </button>
                </dd>
              </div>
            `,
          )}
      </dl>
      <p class="small quiet">${t("web-verify-how", { command: "lastroll verify" })}</p>
    </details>
  `;
}

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("web-verify-copied"), { kind: "good" });
  } catch {
    // Plain http has no clipboard; the value can be selected by hand.
    toast(t("web-verify-copy-by-hand"));
  }
}

/** Explains what a check proves and what it does not. */
function Explanation() {
  return html`
    <details class="verify-more">
      <summary>${t("web-verify-means")}</summary>
      <ul>
        <li>${t("web-verify-means-fixed")}</li>
        <li>${t("web-verify-means-nonces")}</li>
      </ul>
      <h3>${t("web-verify-limits")}</h3>
      <ul>
        <li>${t("web-verify-limits-foresee")}</li>
        <li>${t("web-verify-limits-last")}</li>
        <li>${t("web-verify-limits-broken")}</li>
        <li>${t("web-verify-limits-record")}</li>
      </ul>
    </details>
  `;
}
