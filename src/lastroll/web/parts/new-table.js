/** The forms behind "Make a table" and "Several people at this device". */

import { createTable, takeSeat } from "../core/api.js";
import { guestName, effectiveName } from "../core/guest.js";
import { html, useState } from "../core/html.js";
import { SYMBOLS } from "../core/names.js";
import { navigate } from "../core/router.js";
import { rememberSeat } from "../core/held-seats.js";
import { playerName } from "../core/preferences.js";
import { t } from "../core/texts.js";
import { RadioGroup, NameField } from "./fields.js";
import { SeatPicker } from "./seat-picker.js";
import { errorText } from "./error-text.js";
import { Sheet } from "./sheet.js";
import { rulesOf, SetupForm, defaultSetup } from "./table-setup.js";

const MAX_SEATS = 5;

/**
 * Submit a form, one request at a time, with its error.
 * @param {() => Promise<void>} send
 */
function useSubmit(send) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem("");
    try {
      await send();
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, submit };
}

/** @param {{busy: boolean, problem: string, label: string}} props */
function SubmitRow({ busy, problem, label }) {
  return html`
    ${problem && html`<p class="field-error" role="alert">${problem}</p>`}
    <div class="sheet-foot">
      <button type="submit" class="button button-main" disabled=${busy}>${busy ? t("web-opening") : label}</button>
    </div>
  `;
}

/** @param {{open: boolean, onClose: () => void}} props */
export function NewTableSheet({ open, onClose }) {
  return html`<${Sheet} title=${t("web-make-table")} open=${open} onClose=${onClose}><${NewTableForm} /><//>`;
}

function NewTableForm() {
  const [seats, setSeats] = useState(/** @type {string[]} */ ([""]));
  const [setup, setSetup] = useState(defaultSetup);
  const players = seats.length + 1;
  const { busy, problem, submit } = useSubmit(async () => {
    const name = effectiveName();
    const made = await createTable({
      rules: rulesOf(setup, players),
      seats: [{ kind: "human" }, ...seats.map(seatRequest)],
      name,
      ...setup.options,
    });
    rememberSeat(made.table, { token: made.token, name });
    navigate(`/t/${made.table}`);
  });
  return html`
    <form class="stack" onSubmit=${submit}>
      <${NameField}
        label=${t("web-your-name")}
        value=${playerName.value}
        placeholder=${guestName()}
        onInput=${(/** @type {string} */ name) => (playerName.value = name)}
      />
      <${PlayerCountPicker} players=${players} onChange=${(/** @type {number} */ count) => setSeats(resized(seats, count - 1, ""))} />
      <fieldset class="field">
        <legend class="label">${t("web-seats")}</legend>
        <ol class="seat-requests">
          <li><span class="seat-mark look-0">${SYMBOLS[0]}</span> ${t("web-seat-you")}</li>
          ${seats.map(
            (value, index) => html`<li key=${index}>
              <span class="seat-mark look-${index + 1}">${SYMBOLS[index + 1]}</span>
              <${SeatPicker}
                label=${t("web-seat-number", { number: index + 2 })}
                person=${t("web-seat-by-link")}
                value=${value}
                players=${players}
                neutral=${setup.neutral && players < MAX_SEATS}
                onChange=${(/** @type {string} */ count) => setSeats(seats.with(index, count))}
              />
            </li>`,
          )}
        </ol>
      </fieldset>
      <${SetupForm} setup=${setup} players=${players} onChange=${setSetup} />
      <${SubmitRow} busy=${busy} problem=${problem} label=${t("web-make-table")} />
    </form>
  `;
}

/** @param {{open: boolean, onClose: () => void}} props */
export function HotSeatSheet({ open, onClose }) {
  return html`<${Sheet} title=${t("web-hot-seat")} open=${open} onClose=${onClose}><${HotSeatForm} /><//>`;
}

/** @typedef {{bot: string, name: string}} HotSeat */

function HotSeatForm() {
  const [seats, setSeats] = useState(
    /** @returns {HotSeat[]} */ () => [
      { bot: "", name: playerName.value },
      { bot: "", name: "" },
      { bot: "greedy", name: "" },
    ],
  );
  const [setup, setSetup] = useState(defaultSetup);
  const players = seats.length;
  const people = seats.filter((seat) => !seat.bot).length;
  /**
   * @param {number} index
   * @param {Partial<HotSeat>} change
   */
  const change = (index, change) =>
    setSeats(seats.map((seat, each) => (each === index ? { ...seat, ...change } : seat)));
  /** @param {number} index */
  const defaultName = (index) => t("web-person-number", { number: index + 1 });
  const { busy, problem, submit } = useSubmit(async () => {
    const names = seats.map((seat, index) => seat.name.trim() || defaultName(index));
    const wanted = names.filter((_name, index) => !seats[index]?.bot);
    const made = await createTable({
      rules: rulesOf(setup, players),
      seats: seats.map((seat) => seatRequest(seat.bot)),
      name: wanted[0] ?? defaultName(0),
      ...setup.options,
      public: false,
    });
    rememberSeat(made.table, { token: made.token, name: wanted.join(", ") });
    // One token holds all seats; the game starts by itself with the last one.
    for (const name of wanted.slice(1)) await takeSeat(made.table, { name }, made.token);
    navigate(`/t/${made.table}`);
  });
  return html`
    <form class="stack" onSubmit=${submit}>
      <p class="quiet">${t("web-hot-seat-help")}</p>
      <${PlayerCountPicker}
        players=${players}
        onChange=${(/** @type {number} */ count) => setSeats(resized(seats, count, { bot: "", name: "" }))}
      />
      <fieldset class="field">
        <legend class="label">${t("web-seats")}</legend>
        <ol class="seat-requests">
          ${seats.map(
            (seat, index) => html`<li key=${index} class="seat-request-person">
              <span class="seat-mark look-${index}">${SYMBOLS[index]}</span>
              ${
                seat.bot
                  ? ""
                  : html`<${NameField}
                    hidden=${true}
                    label=${t("web-name-of-seat", { number: index + 1 })}
                    value=${seat.name}
                    placeholder=${defaultName(index)}
                    onInput=${(/** @type {string} */ name) => change(index, { name })}
                  />`
              }
              <${SeatPicker}
                label=${t("web-seat-number", { number: index + 1 })}
                person=${t("seat-person")}
                value=${seat.bot}
                players=${players}
                neutral=${setup.neutral && players < MAX_SEATS}
                onChange=${(/** @type {string} */ bot) => change(index, { bot })}
              />
            </li>`,
          )}
        </ol>
      </fieldset>
      <${SetupForm} setup=${setup} players=${players} onChange=${setSetup} alone=${true} />
      ${
        people === 0
          ? html`<p class="field-error">${t("web-hot-seat-nobody")}</p>`
          : html`<${SubmitRow} busy=${busy} problem=${problem} label=${t("setup-play")} />`
      }
    </form>
  `;
}

/** @param {{players: number, onChange: (players: number) => void}} props */
export function PlayerCountPicker({ players, onChange }) {
  return html`<${RadioGroup}
    legend=${t("web-how-many")}
    name="players"
    value=${players}
    onChange=${onChange}
    options=${[2, 3, 4, 5].map((each) => [each, String(each)])}
  />`;
}

/**
 * @param {string} bot "" for a person
 * @returns {import("../core/types.js").ArrangedSeatRequest}
 */
const seatRequest = (bot) => (bot ? { kind: "bot", bot } : { kind: "human" });

/**
 * @template T
 * @param {T[]} items
 * @param {number} length
 * @param {T} more
 * @returns {T[]}
 */
function resized(items, length, more) {
  return Array.from(
    { length: Math.min(length, MAX_SEATS) },
    (_none, index) => items[index] ?? more,
  );
}
