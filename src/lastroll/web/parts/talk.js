/** Talk at the table: reactions, phrases in every reader's own language, free text where the maker allows it. */

import { REACTIONS, Reaction } from "../art/faces.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { announce } from "../core/live.js";
import { lookOf, seatNames } from "../core/names.js";
import { muted } from "../core/settings.js";
import { has, t } from "../core/texts.js";
import { toast } from "./toast.js";

/** @typedef {import("../core/types.js").Talk} TalkMessage */
/** @typedef {import("../core/types.js").Seat} Seat */
/** @typedef {import("../core/types.js").TableView} TableView */

const PHRASES = [
  "hello",
  "good-luck",
  "nice-roll",
  "well-played",
  "ouch",
  "thanks",
  "one-more",
  "gotta-go",
];
/** How long a bubble stays, in milliseconds. */
const BUBBLE = 5000;

/**
 * What was said, in words.
 * @param {TalkMessage} message
 */
function words(message) {
  if (message.text !== undefined) return message.text;
  const id =
    message.phrase !== undefined
      ? `web-phrase-${message.phrase}`
      : `web-reaction-${message.reaction}`;
  return has(id) ? t(id) : "";
}

/**
 * What a player has just said, at the chip.
 * @param {{message: TalkMessage}} props
 */
export function Bubble({ message }) {
  return html`<span class="bubble" key=${message.number} aria-hidden="true">
    ${message.reaction ? html`<${Reaction} name=${message.reaction} />` : words(message)}
  </span>`;
}

/**
 * What was said in the last moments, by seat; also told to those who hear the page.
 * @param {TalkMessage[]} talk
 * @param {Seat[]} seats
 * @returns {Map<number, TalkMessage>}
 */
export function useBubbles(talk, seats) {
  const seen = useRef(talk[talk.length - 1]?.number ?? -1);
  const [bubbles, setBubbles] = useState(/** @type {Map<number, TalkMessage>} */ (new Map()));
  useEffect(() => {
    const news = talk.filter((message) => message.number > seen.current);
    if (!news.length) return;
    seen.current = news[news.length - 1]?.number ?? seen.current;
    if (muted.peek()) return;
    const names = seatNames(seats);
    for (const message of news)
      announce(
        t("web-talk-said", { name: names[message.seat] ?? message.name, words: words(message) }),
      );
    setBubbles(
      (old) =>
        new Map([
          ...old,
          ...news.map((message) => /** @type {[number, TalkMessage]} */ ([message.seat, message])),
        ]),
    );
    setTimeout(() => {
      setBubbles((old) => new Map([...old].filter(([, message]) => !news.includes(message))));
    }, BUBBLE);
  }, [talk]);
  return muted.value ? new Map() : bubbles;
}

/**
 * The talk of a table: what was said, and what can be said.
 * @param {{store: import("../core/table-store.js").TableStore, table: TableView, onSaid: () => void}} props
 */
export function Talk({ store, table, onSaid }) {
  const [text, setText] = useState("");
  if (table.options.talk === "off") return html`<p class="quiet">${t("web-talk-off")}</p>`;
  /** @param {{phrase: string} | {reaction: string} | {text: string}} message */
  const say = async (message) => {
    onSaid();
    try {
      await store.say(message);
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), { kind: "bad" });
    }
  };
  /** @param {SubmitEvent} event */
  const send = (event) => {
    event.preventDefault();
    const trimmed = text.trim();
    if (!trimmed) return;
    setText("");
    say({ text: trimmed });
  };
  return html`<div class="talk stack">
    <${Said} talk=${store.talk.value} seats=${table.seats} />
    ${
      table.held.length
        ? html`
          <div class="talk-reactions" role="group" aria-label=${t("web-talk-reactions")}>
            ${REACTIONS.map((name) => html`<button type="button" class="button button-quiet" aria-label=${t(`web-reaction-${name}`)} title=${t(`web-reaction-${name}`)} onClick=${() => say({ reaction: name })}><${Reaction} name=${name} /></button>`)}
          </div>
          <div class="talk-phrases" role="group" aria-label=${t("web-talk-phrases")}>
            ${PHRASES.map((phrase) => html`<button type="button" class="button" onClick=${() => say({ phrase })}>${t(`web-phrase-${phrase}`)}</button>`)}
          </div>
          ${
            table.options.talk === "free" &&
            html`<form class="talk-free" onSubmit=${send}>
            <input
              class="input"
              maxlength="200"
              autocomplete="off"
              enterkeyhint="send"
              aria-label=${t("web-talk-write")}
              placeholder=${t("web-talk-write")}
              value=${text}
              onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)}
            />
            <button type="submit" class="button button-main">${t("web-talk-send")}</button>
          </form>`
          }
        `
        : html`<p class="quiet">${t("web-talk-seated")}</p>`
    }
    <button type="button" class="button button-quiet" aria-pressed=${String(muted.value)} onClick=${() => (muted.value = !muted.value)}>
      ${muted.value ? t("web-talk-unmute") : t("web-talk-mute")}
    </button>
  </div>`;
}

/**
 * What was said so far.
 * @param {{talk: TalkMessage[], seats: Seat[]}} props
 */
function Said({ talk, seats }) {
  const names = seatNames(seats);
  if (muted.value) return html`<p class="quiet">${t("web-talk-muted")}</p>`;
  if (!talk.length) return html`<p class="quiet">${t("web-talk-nothing")}</p>`;
  return html`<ol class="talk-said" aria-label=${t("web-talk-recent")}>
    ${talk.slice(-8).map(
      (message) => html`<li key=${message.number} class=${`look-${lookOf(seats, message.seat)}`}>
        <b>${names[message.seat] ?? message.name}</b>
        ${message.reaction && html`<${Reaction} name=${message.reaction} />`} <span>${words(message)}</span>
      </li>`,
    )}
  </ol>`;
}
