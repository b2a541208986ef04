/** The shortest way to the first roll. */

import { createTable } from "../core/api.js";
import { nameToUse } from "../core/guest.js";
import { go } from "../core/router.js";
import { rememberSeat } from "../core/seats.js";

/** Make a table against three bots, and sit down at it. */
export async function playNow() {
  const name = nameToUse();
  const made = await createTable({
    rules: { players: 4 },
    seats: [
      { kind: "human" },
      ...["greedy", "frugal", "random"].map((bot) => ({ kind: /** @type {const} */ ("bot"), bot })),
    ],
    name,
    clock: "none",
  });
  rememberSeat(made.table, { token: made.token, name });
  go(`/t/${made.table}`);
}
