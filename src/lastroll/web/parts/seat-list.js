/** The seats of a table that waits; the host can change them. */

import { Symbol } from "../art/symbols.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { seatNames, SYMBOLS } from "../core/names.js";
import { t } from "../core/texts.js";
import { NameField } from "./fields.js";
import { Icon } from "./icons.js";
import { Portrait } from "./portrait.js";
import { SeatPicker } from "./seat-picker.js";

/** @typedef {import("../core/types.js").TableView} TableView */
/** @typedef {import("../core/types.js").Seat} Seat */
/** @typedef {import("../core/types.js").ArrangedSeatRequest} SeatRequest */

const MAX_SEATS = 5;

/**
 * Return the seats as an arrangement request has them.
 * @param {Seat[]} seats
 * @returns {SeatRequest[]}
 */
export function seatRequests(seats) {
  return seats.map((seat) => {
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot ?? "greedy" };
    return seat.open ? { kind: "human" } : { kind: "human", was: seat.seat };
  });
}

/**
 * @typedef {object} SeatListProps
 * @property {TableView} table
 * @property {boolean} busy
 * @property {(seats: SeatRequest[]) => void} onArrange
 * @property {(seat: number, change: {name?: string, look?: number}) => void} onChange
 * @property {(seat: number) => void} onLeave
 * @property {(seat: number) => void} onSit
 */

/** @param {SeatListProps} props */
export function SeatList({ table, busy, onArrange, onChange, onLeave, onSit }) {
  const [edited, setEdited] = useState(/** @type {number | null} */ (null));
  const seats = useRef(/** @type {HTMLElement | null} */ (null));
  const moved = useRef(/** @type {{to: number, up: boolean} | null} */ (null));
  const names = seatNames(table.seats);
  const requests = seatRequests(table.seats);
  const most = table.rules.neutral ? MAX_SEATS - 1 : MAX_SEATS;

  /**
   * @param {number} from
   * @param {number} to
   */
  const move = (from, to) => {
    if (busy || to < 0 || to >= requests.length) return;
    moved.current = { to, up: to < from };
    const order = [...requests];
    order.splice(to, 0, ...order.splice(from, 1));
    onArrange(order);
  };

  // The focus follows a seat that was moved by keyboard, so that the same button moves it on.
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
                      ? html`<${SeatPicker}
                        label=${t("web-seat-number", { number: index + 1 })}
                        person=${t("web-seat-by-link")}
                        value=${seat.bot ?? ""}
                        players=${table.seats.length}
                        neutral=${table.rules.neutral}
                        onChange=${(/** @type {string} */ bot) => onArrange(requests.with(index, bot ? { kind: "bot", bot } : { kind: "human" }))}
                      />`
                      : seat.open && table.maker
                        ? html`<${SeatPicker}
                          label=${t("web-seat-number", { number: index + 1 })}
                          person=${t("web-seat-open")}
                          value=""
                          players=${table.seats.length}
                          neutral=${table.rules.neutral}
                          onChange=${(/** @type {string} */ bot) => bot && onArrange(requests.with(index, { kind: "bot", bot }))}
                        />`
                        : name
                  }
                </span>
                ${seatDetails(seat, own, index === (table.rules.start ?? 0))}
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
                ${table.maker && html`${moveButtons(index)} ${removeButton(index)}`}
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
                html`<${SeatEditor} table=${table} seat=${seat} onChange=${(/** @type {any} */ change) => onChange(index, change)} onDone=${() => setEdited(null)} />`
              }
            </li>
          `;
        })}
      </ol>
      ${
        table.maker &&
        table.seats.length < most &&
        html`<button type="button" class="button seat-add" onClick=${() => onArrange([...requests, { kind: "human" }])}>
        <${Icon} name="plus" /> ${t("web-seat-add")}
      </button>`
      }
    </section>
  `;

  /** @param {number} index */
  function moveButtons(index) {
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
  function removeButton(index) {
    const seat = table.seats[index];
    if (!seat) return null;
    const name = names[index] ?? "";
    // Removing a person leaves an open seat; removing a bot or an open seat removes the seat.
    const person = seat.kind === "human" && !seat.open;
    if (person ? seat.maker : table.seats.length <= 2) return null;
    const remove = () =>
      onArrange(
        person
          ? requests.with(index, { kind: "human" })
          : requests.filter((_request, each) => each !== index),
      );
    const label = person ? t("web-seat-remove-person", { name }) : t("web-seat-remove", { name });
    return html`<button type="button" class="button button-quiet button-icon" aria-label=${label} title=${label} onClick=${remove}>
      <${Icon} name="remove" />
    </button>`;
  }
}

/**
 * Return the details of a seat beside its name.
 * @param {Seat} seat
 * @param {boolean} own
 * @param {boolean} starts
 */
function seatDetails(seat, own, starts) {
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
 * Changes the name, colour and symbol of a seat.
 * @param {{table: TableView, seat: Seat, onChange: (change: {name?: string, look?: number}) => void, onDone: () => void}} props
 */
function SeatEditor({ table, seat, onChange, onDone }) {
  const [name, setName] = useState(seat.name ?? "");
  const taken = table.seats.filter((each) => each.seat !== seat.seat).map((each) => each.look);
  /** @param {Event} event */
  const save = (event) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed && trimmed !== seat.name) onChange({ name: trimmed });
    onDone();
  };
  return html`
    <form class="seat-editor" onSubmit=${save}>
      <${NameField} label=${t("web-name")} value=${name} onInput=${setName} />
      <fieldset class="field">
        <legend class="label">${t("web-look")}</legend>
        <div class="looks">
          ${SYMBOLS.slice(0, MAX_SEATS).map(
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
