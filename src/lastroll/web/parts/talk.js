/** Talk at the table: reactions, phrases in each reader's language, free text if the host allows it. */

import { REACTIONS, Reaction } from "../art/reactions.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { announce } from "../core/announcer.js";
import { lookOf, seatNames } from "../core/names.js";
import { muted } from "../core/preferences.js";
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
/** Milliseconds for which a bubble is shown. */
const BUBBLE_MS = 5000;

/**
 * Return a message as text.
 * @param {TalkMessage} message
 */
function messageText(message) {
  if (message.text !== undefined) return message.text;
  const id =
    message.phrase !== undefined
      ? `web-phrase-${message.phrase}`
      : `web-reaction-${message.reaction}`;
  return has(id) ? t(id) : "";
}

/**
 * The latest message of a player, beside their chip.
 * @param {{message: TalkMessage}} props
 */
export function Bubble({ message }) {
  return html`<span class="bubble" key=${message.number} aria-hidden="true">
    ${message.reaction ? html`<${Reaction} name=${message.reaction} />` : messageText(message)}
  </span>`;
}

/**
 * Return the latest messages by seat, and announce them to screen readers.
 * @param {TalkMessage[]} talk
 * @param {Seat[]} seats
 * @returns {Map<number, TalkMessage>}
 */
export function useBubbles(talk, seats) {
  const seen = useRef(talk[talk.length - 1]?.number ?? -1);
  const [bubbles, setBubbles] = useState(/** @type {Map<number, TalkMessage>} */ (new Map()));
  useEffect(() => {
    const newMessages = talk.filter((message) => message.number > seen.current);
    if (!newMessages.length) return;
    seen.current = newMessages[newMessages.length - 1]?.number ?? seen.current;
    if (muted.peek()) return;
    const names = seatNames(seats);
    for (const message of newMessages)
      announce(
        t("web-talk-said", {
          name: names[message.seat] ?? message.name,
          words: messageText(message),
        }),
      );
    setBubbles(
      (old) =>
        new Map([
          ...old,
          ...newMessages.map(
            (message) => /** @type {[number, TalkMessage]} */ ([message.seat, message]),
          ),
        ]),
    );
    setTimeout(() => {
      setBubbles(
        (old) => new Map([...old].filter(([, message]) => !newMessages.includes(message))),
      );
    }, BUBBLE_MS);
  }, [talk]);
  return muted.value ? new Map() : bubbles;
}

/**
 * The talk of a table: its messages, and buttons for new ones.
 * @param {{store: import("../core/table-store.js").TableStore, table: TableView, onSaid: () => void}} props
 */
export function Talk({ store, table, onSaid }) {
  const [text, setText] = useState("");
  if (table.options.talk === "off") return html`<p class="quiet">${t("web-talk-off")}</p>`;
  /** @param {{phrase: string} | {reaction: string} | {text: string}} message */
  const post = async (message) => {
    onSaid();
    try {
      await store.postTalk(message);
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
    post({ text: trimmed });
  };
  return html`<div class="talk stack">
    <${TalkHistory} talk=${store.talk.value} seats=${table.seats} />
    ${
      table.held.length
        ? html`
          <div class="talk-reactions" role="group" aria-label=${t("web-talk-reactions")}>
            ${REACTIONS.map((name) => html`<button type="button" class="button button-quiet" aria-label=${t(`web-reaction-${name}`)} title=${t(`web-reaction-${name}`)} onClick=${() => post({ reaction: name })}><${Reaction} name=${name} /></button>`)}
          </div>
          <div class="talk-phrases" role="group" aria-label=${t("web-talk-phrases")}>
            ${PHRASES.map((phrase) => html`<button type="button" class="button" onClick=${() => post({ phrase })}>${t(`web-phrase-${phrase}`)}</button>`)}
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
 * The latest messages.
 * @param {{talk: TalkMessage[], seats: Seat[]}} props
 */
function TalkHistory({ talk, seats }) {
  const names = seatNames(seats);
  if (muted.value) return html`<p class="quiet">${t("web-talk-muted")}</p>`;
  if (!talk.length) return html`<p class="quiet">${t("web-talk-nothing")}</p>`;
  return html`<ol class="talk-said" aria-label=${t("web-talk-recent")}>
    ${talk.slice(-8).map(
      (message) => html`<li key=${message.number} class=${`look-${lookOf(seats, message.seat)}`}>
        <b>${names[message.seat] ?? message.name}</b>
        ${message.reaction && html`<${Reaction} name=${message.reaction} />`} <span>${messageText(message)}</span>
      </li>`,
    )}
  </ol>`;
}
