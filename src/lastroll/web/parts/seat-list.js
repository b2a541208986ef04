/** The seats of a table that waits: who sits where, and for the maker, how to change it. */

import { Symbol } from "../art/symbols.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { seatNames, SYMBOLS } from "../core/names.js";
import { t } from "../core/texts.js";
import { NameField } from "./fields.js";
import { Icon } from "./icons.js";
import { Portrait } from "./portrait.js";
import { SeatChoice } from "./seat-choice.js";

/** @typedef {import("../core/types.js").TableView} TableView */
/** @typedef {import("../core/types.js").Seat} Seat */
/** @typedef {import("../core/types.js").ArrangedSeatRequest} SeatWish */

const MOST = 5;

/**
 * The seats as an arrangement would name them.
 * @param {Seat[]} seats
 * @returns {SeatWish[]}
 */
export function wishesOf(seats) {
  return seats.map((seat) => {
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot ?? "greedy" };
    return seat.open ? { kind: "human" } : { kind: "human", was: seat.seat };
  });
}

/**
 * @typedef {object} SeatListProps
 * @property {TableView} table
 * @property {boolean} busy
 * @property {(seats: SeatWish[]) => void} onArrange
 * @property {(seat: number, wish: {name?: string, look?: number}) => void} onChange
 * @property {(seat: number) => void} onLeave
 * @property {(seat: number) => void} onSit
 */

/** @param {SeatListProps} props */
export function SeatList({ table, busy, onArrange, onChange, onLeave, onSit }) {
  const [edited, setEdited] = useState(/** @type {number | null} */ (null));
  const seats = useRef(/** @type {HTMLElement | null} */ (null));
  const moved = useRef(/** @type {{to: number, up: boolean} | null} */ (null));
  const names = seatNames(table.seats);
  const wishes = wishesOf(table.seats);
  const most = table.rules.neutral ? MOST - 1 : MOST;

  /**
   * @param {number} from
   * @param {number} to
   */
  const move = (from, to) => {
    if (busy || to < 0 || to >= wishes.length) return;
    moved.current = { to, up: to < from };
    const order = [...wishes];
    order.splice(to, 0, ...order.splice(from, 1));
    onArrange(order);
  };

  // Whoever moves somebody by keyboard goes along: the same button again moves on.
  useEffect(() => {
    if (!moved.current) return;
    const { to, up } = moved.current;
    moved.current = null;
    const buttons = seats.current?.children[to]?.querySelectorAll(".seat-mover button");
    const button = buttons?.[up ? 0 : 1];
    if (button instanceof HTMLElement) button.focus();
  }, [table.version]);

  return html`
    <section class="card seats">
      <h2>${t("web-seats")}</h2>
      <ol class="seat-list" ref=${seats}>
        ${table.seats.map((seat, index) => {
          const own = table.held.includes(index);
          const name = names[index] ?? "";
          return html`
            <li key=${index} class="seat look-${seat.look} ${seat.open ? "seat-open" : ""} ${own ? "seat-own" : ""}">
              <span class="seat-symbol"><${Symbol} look=${seat.look} /></span>
              ${seat.bot && !table.maker && html`<${Portrait} bot=${seat.bot} />`}
              <span class="seat-who">
                <span class="seat-name">
                  ${
                    seat.kind === "bot" && table.maker
                      ? html`<${SeatChoice}
                        label=${t("web-seat-number", { number: index + 1 })}
                        person=${t("web-seat-by-link")}
                        value=${seat.bot ?? ""}
                        players=${table.seats.length}
                        neutral=${table.rules.neutral}
                        onChange=${(/** @type {string} */ bot) => onArrange(wishes.with(index, bot ? { kind: "bot", bot } : { kind: "human" }))}
                      />`
                      : seat.open && table.maker
                        ? html`<${SeatChoice}
                          label=${t("web-seat-number", { number: index + 1 })}
                          person=${t("web-seat-open")}
                          value=""
                          players=${table.seats.length}
                          neutral=${table.rules.neutral}
                          onChange=${(/** @type {string} */ bot) => bot && onArrange(wishes.with(index, { kind: "bot", bot }))}
                        />`
                        : name
                  }
                </span>
                ${note(seat, own, index === (table.rules.start ?? 0))}
              </span>
              <span class="seat-tools">
                ${
                  own &&
                  html`<button type="button" class="button button-quiet button-icon" aria-expanded=${edited === index} aria-label=${t("web-seat-edit", { name })} title=${t("web-seat-edit", { name })} onClick=${() => setEdited(edited === index ? null : index)}>
                  <${Icon} name="pencil" />
                </button>`
                }
                ${
                  seat.open &&
                  !table.maker &&
                  html`<button type="button" class="button" onClick=${() => onSit(index)}>${table.held.length ? t("web-sit-another") : t("web-sit-here")}</button>`
                }
                ${table.maker && html`${mover(index)} ${removal(index)}`}
                ${
                  own &&
                  !table.maker &&
                  html`<button type="button" class="button button-quiet button-icon" aria-label=${t("web-leave-seat", { name })} title=${t("web-leave-seat", { name })} onClick=${() => onLeave(index)}>
                  <${Icon} name="remove" />
                </button>`
                }
              </span>
              ${seat.bot && html`<span class="seat-character">${t(`bot-${seat.bot}`)}</span>`}
              ${
                edited === index &&
                own &&
                html`<${SeatEditor} table=${table} seat=${seat} onChange=${(/** @type {any} */ wish) => onChange(index, wish)} onDone=${() => setEdited(null)} />`
              }
            </li>
          `;
        })}
      </ol>
      ${
        table.maker &&
        table.seats.length < most &&
        html`<button type="button" class="button seat-add" onClick=${() => onArrange([...wishes, { kind: "human" }])}>
        <${Icon} name="plus" /> ${t("web-seat-add")}
      </button>`
      }
    </section>
  `;

  /** @param {number} index */
  function mover(index) {
    const name = names[index] ?? "";
    const up = t("web-seat-up", { name });
    const down = t("web-seat-down", { name });
    return html`<span class="seat-mover">
      <button type="button" class="button button-quiet" aria-disabled=${index === 0} aria-label=${up} title=${up} onClick=${() => move(index, index - 1)}>
        <${Icon} name="up" />
      </button>
      <button type="button" class="button button-quiet" aria-disabled=${index === table.seats.length - 1} aria-label=${down} title=${down} onClick=${() => move(index, index + 1)}>
        <${Icon} name="down" />
      </button>
    </span>`;
  }

  /** @param {number} index */
  function removal(index) {
    const seat = table.seats[index];
    if (!seat) return null;
    const name = names[index] ?? "";
    // A person who is removed leaves an open seat; an open seat or a bot goes with its chair.
    const person = seat.kind === "human" && !seat.open;
    if (person ? seat.maker : table.seats.length <= 2) return null;
    const remove = () =>
      onArrange(
        person
          ? wishes.with(index, { kind: "human" })
          : wishes.filter((_wish, each) => each !== index),
      );
    const label = person ? t("web-seat-remove-person", { name }) : t("web-seat-remove", { name });
    return html`<button type="button" class="button button-quiet button-icon" aria-label=${label} title=${label} onClick=${remove}>
      <${Icon} name="remove" />
    </button>`;
  }
}

/**
 * What is to be said about a seat beside its name.
 * @param {Seat} seat
 * @param {boolean} own
 * @param {boolean} starts
 */
function note(seat, own, starts) {
  const words = [
    own && t("web-you"),
    seat.maker && t("web-maker"),
    seat.kind === "bot" && t("web-bot"),
    seat.kind === "human" && !seat.open && !seat.online && t("web-seat-offline"),
    starts && t("web-starts"),
  ].filter(Boolean);
  return words.length > 0 && html`<span class="seat-note">${words.join(" · ")}</span>`;
}

/**
 * Another name, another colour and symbol.
 * @param {{table: TableView, seat: Seat, onChange: (wish: {name?: string, look?: number}) => void, onDone: () => void}} props
 */
function SeatEditor({ table, seat, onChange, onDone }) {
  const [name, setName] = useState(seat.name ?? "");
  const taken = table.seats.filter((each) => each.seat !== seat.seat).map((each) => each.look);
  /** @param {Event} event */
  const save = (event) => {
    event.preventDefault();
    const tidy = name.trim();
    if (tidy && tidy !== seat.name) onChange({ name: tidy });
    onDone();
  };
  return html`
    <form class="seat-editor" onSubmit=${save}>
      <${NameField} label=${t("web-name")} value=${name} onInput=${setName} />
      <fieldset class="field">
        <legend class="label">${t("web-look")}</legend>
        <div class="looks">
          ${SYMBOLS.slice(0, MOST).map(
            (symbol, look) => html`
              <label class="look look-${look}" key=${look}>
                <input type="radio" name="look-${seat.seat}" value=${look} checked=${look === seat.look} disabled=${taken.includes(look)} onChange=${() => onChange({ look })} />
                <span class="look-face"><${Symbol} look=${look} /></span>
                <span class="unseen">${taken.includes(look) ? t("web-look-taken", { symbol }) : symbol}</span>
              </label>
            `,
          )}
        </div>
      </fieldset>
      <button type="submit" class="button">${t("web-done")}</button>
    </form>
  `;
}
