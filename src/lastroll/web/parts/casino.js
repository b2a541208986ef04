/** One casino: its building, its notes with their holders, the dice of all players, and what a choice would change. */

import { Die, HouseNumber } from "../art/die.js";
import { Facade } from "../art/facades.js";
import { Note, Tag } from "../art/note.js";
import { html, memo, useDeferred } from "../core/html.js";
import { casinoName, lookOf } from "../core/names.js";
import { consequence, diceCount, ownerName, payoutSentences } from "../core/story.js";
import { list, money, t } from "../core/texts.js";

/** @typedef {import("../core/types.js").Seat} Seat */
/** @typedef {import("../core/types.js").Choice} Choice */
/** @typedef {import("../core/types.js").Owner} Owner */
/** @typedef {import("../core/types.js").Casino} CasinoState */
/** @typedef {import("../core/game-stats.js").PaidCasino} PaidCasino */

/**
 * @typedef {object} CasinoProps
 * @property {number} face
 * @property {CasinoState} state
 * @property {Owner[]} holders
 * @property {Seat[]} seats
 * @property {number | null} you
 * @property {number | null} turn the player whose dice a choice would add
 * @property {Choice | null} choice what placing here would change, if it can be chosen
 * @property {boolean} choosing a player is choosing: casinos that cannot be chosen are dim
 * @property {boolean} yours the reader chooses
 * @property {boolean} selected
 * @property {boolean} peeked previewed by mouse or keyboard
 * @property {PaidCasino | null} paid
 * @property {(face: number) => void} [onSelect]
 * @property {(face: number | null) => void} [onPeek]
 */

/**
 * Return for each owner whether another one has as many dice here.
 * @param {number[]} dice
 */
export function tiedOwners(dice) {
  return dice.map(
    (count, owner) => count > 0 && dice.some((other, at) => at !== owner && other === count),
  );
}

/**
 * Return a casino as sentences for screen readers.
 * @param {CasinoProps} props
 */
export function casinoSentence({
  face,
  state,
  holders,
  seats,
  you,
  choice,
  choosing,
  yours,
  selected,
  paid,
}) {
  const teller = { seats, symbols: false, you: yours ? you : null };
  /** @param {Owner} owner */
  const name = (owner) =>
    owner !== null && owner === you ? t("web-you") : ownerName(owner, teller);
  const sentences = [t("web-casino", { face: String(face), name: casinoName(face) })];
  if (paid) {
    return [...sentences, ...payoutSentences(paid.event, { ...teller, you })].join(" ");
  }
  const notes = state.notes.map((note, at) => {
    const holder = holders[at] ?? null;
    if (holder === null) return money(note);
    if (holder === you) return t("board-note.you", { note: money(note) });
    return t("board-note", { note: money(note), name: name(holder) });
  });
  sentences.push(
    notes.length ? t("web-casino-notes", { notes: list(notes) }) : t("web-casino-no-notes"),
  );
  const owners = state.dice.map((_, owner) => owner).filter((owner) => state.dice[owner]);
  sentences.push(
    owners.length
      ? t("web-casino-dice", {
          dice: list(owners.map((owner) => `${name(owner)} ${state.dice[owner]}`)),
        })
      : t("web-casino-no-dice"),
  );
  const tied = tiedOwners(state.dice);
  const tiedNames = owners.filter((owner) => tied[owner]).map(name);
  if (tiedNames.length) sentences.push(t("web-casino-tied", { names: list(tiedNames) }));
  if (choice) {
    sentences.push(
      t("web-casino-choice", { dice: diceCount(choice.own, choice.neutral) }),
      consequence(choice, teller),
    );
  } else if (choosing && yours) {
    sentences.push(t("web-casino-not-rolled", { face: String(face) }));
  }
  if (selected) sentences.push(t("web-casino-selected"));
  return sentences.join(" ");
}

/**
 * The dice of one owner as a small tower, so that the most dice are seen without counting.
 * Dice that a choice would add are a number above it, or lie on it if the choice is previewed.
 * @param {{owner: number, look: number, count: number, more: number, shown: boolean, tied: boolean, ties: boolean, cancelled: boolean}} props
 *   tied: has as many dice as another; ties: would have with the choice; cancelled: has left the casino with its tie
 */
function Tower({ owner, look, count, more, shown, tied, ties, cancelled }) {
  const all = shown ? count + more : count;
  if (!count && !more) return html`<span class="tower" data-owner=${owner}></span>`;
  const ghost = shown && ties;
  const stamp = cancelled ? "tie-stamp" : ghost ? "tie-ghost" : "";
  return html`<span
    class=${`tower look-${look} ${tied ? "tower-tied" : ""} ${cancelled ? "tower-cancelled" : ""} ${all ? "" : "tower-bare"}`}
    data-owner=${owner}
    style=${{ "--n": Math.max(all, 2), "--up": all - 1 }}
  >
    <span class="tower-dice">
      ${Array.from({ length: all }, (_, n) => html`<${Die} key=${n} look=${look} class=${n >= count ? "die-new" : ""} />`)}
      ${more > 0 && !shown && html`<span class=${`die-plus ${ties ? "plus-ties" : ""}`}>+${more}</span>`}
    </span>
    ${tied && (shown || !more) && html`<span class=${`tie-mark ${stamp}`}></span>`}
    <span class="tower-count">${all || ""}</span>
  </span>`;
}

/**
 * Return the summary at the foot of a large card: dice before and after, ties, and each note with its old and new holder.
 * @param {CasinoProps} props
 */
function changeSummary({ state, seats, turn, choice, paid }) {
  if (paid || !choice || turn === null) return null;
  const before = state.dice[turn] ?? 0;
  const dice = choice.own
    ? t("web-change-dice", { before, after: choice.total })
    : diceCount(0, choice.neutral);
  /** @param {Owner} owner */
  const sign = (owner) => html`<${Tag} look=${owner === null ? null : lookOf(seats, owner)} />`;
  const ties = choice.ties.map(
    ({ owner, others }) =>
      html`<span class="word-change word-tie">${[owner, ...others].map((each, n) => html`${n > 0 && "="}${sign(each)}`)}</span>`,
  );
  return html`<b>${dice}</b>${ties}${choice.changes.slice(0, 3 - ties.length).map((change) => html`<span class="word-change">${money(change.note)} ${sign(change.before)}›${sign(change.after)}</span>`)}`;
}

/** A casino renders again only if one of its properties changes. */
export const Casino = memo(drawCasino);

/** @param {CasinoProps} props */
function drawCasino(props) {
  const { face, seats, turn, choice, choosing, yours, selected, peeked, paid, onSelect, onPeek } =
    props;
  const state = paid ? paid.state : props.state;
  const holders = paid ? paid.holders : props.holders;
  const shown = Boolean(choice && (selected || peeked));
  const players = seats.length;

  // The holders of the notes: now, after the previewed choice, or as they were paid.
  /** @type {(Owner | undefined)[]} */
  const next = state.notes.map((_, at) => (choice ? (choice.holders[at] ?? null) : undefined));
  /** @param {Owner | undefined} owner */
  const look = (owner) =>
    owner === undefined ? undefined : owner === null ? null : lookOf(seats, owner);

  const added = state.dice.map((_, owner) =>
    !choice ? 0 : owner === turn ? choice.own : owner === players ? choice.neutral : 0,
  );
  const after = state.dice.map((count, owner) => count + (shown ? (added[owner] ?? 0) : 0));
  const tied = tiedOwners(after);
  const tying = new Set(choice?.ties.flatMap((tie) => [tie.owner, ...tie.others]));
  const cancelled = paid ? paid.event.cancelled : [];
  const left = paid ? paid.event.unclaimed.length : 0;

  const light = paid ? "casino-paid" : choice ? "casino-legal" : choosing ? "casino-dim" : "";
  const classes = `casino hue-${face} ${light} ${yours && choice ? "casino-yours" : ""} ${shown ? "casino-shown" : ""} ${selected ? "casino-selected" : ""} ${paid?.latest ? "casino-paying" : ""}`;

  const inside = () => html`
    <span class="casino-front">
      <${Facade} face=${face} lit=${Boolean(choice)} dim=${choosing && !choice} />
      <${HouseNumber} face=${face} />
    </span>
    <span class="casino-name">${casinoName(face)}</span>
    <span class="casino-notes" style=${{ "--notes": Math.max(state.notes.length, 1) }}>
      ${state.notes.map((note, at) => {
        const gone = paid
          ? at >= state.notes.length - left
            ? "note-paid note-left"
            : "note-paid"
          : "";
        return html`<${Note} key=${at} value=${note} holder=${look(holders[at] ?? null)} next=${look(next[at])} class=${gone} />`;
      })}
    </span>
    <span class="casino-dice">
      ${state.dice.map(
        (count, owner) => html`<${Tower}
          key=${owner}
          owner=${owner}
          look=${lookOf(seats, owner)}
          count=${count}
          more=${added[owner] ?? 0}
          shown=${shown}
          tied=${Boolean(tied[owner])}
          ties=${tying.has(owner)}
          cancelled=${cancelled.includes(owner)}
        />`,
      )}
    </span>
    <span class="casino-word">${changeSummary(props)}</span>
  `;

  return html`<li class="casino-slot" data-casino=${face}>
    <button
      type="button"
      class=${classes}
      aria-label=${casinoSentence(props)}
      aria-pressed=${choosing && yours && choice ? String(selected) : undefined}
      aria-disabled=${choosing && yours && !choice ? "true" : undefined}
      onClick=${() => onSelect?.(face)}
      onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && onPeek?.(face)}
      onPointerLeave=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && onPeek?.(null)}
      onFocus=${(/** @type {FocusEvent} */ event) => event.target instanceof Element && event.target.matches(":focus-visible") && onPeek?.(face)}
      onBlur=${() => onPeek?.(null)}
    >
      <span class="casino-in" aria-hidden="true">${useDeferred(inside)}</span>
    </button>
  </li>`;
}
