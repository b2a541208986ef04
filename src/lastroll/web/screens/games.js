/** The finished games of this device: totals, the ladder of bots, and a list with replays and dice checks. */

import { Symbol } from "../art/symbols.js";
import { forgetGames, isHistoryStored, pastGames } from "../core/game-history.js";
import { botRecords, personOf, totals } from "../core/history-stats.js";
import { html, useState } from "../core/html.js";
import { botName } from "../core/names.js";
import { Link } from "../core/router.js";
import { language, list, money, number, t } from "../core/texts.js";
import { BotLadder } from "../parts/bot-ladder.js";
import { Icon } from "../parts/icons.js";
import { Portrait } from "../parts/portrait.js";
import { Skyline } from "../parts/skyline.js";
import { toast } from "../parts/toast.js";
import { TopBar, useTitle } from "../parts/top-bar.js";

/** @typedef {import("../core/game-history.js").PastGame} PastGame */
/** @typedef {import("../core/game-history.js").PastPlayer} PastPlayer */

/** @param {PastPlayer} player */
const nameOf = ({ bot, name }) => (bot ? botName(bot) : (name ?? ""));

/**
 * Return a day as text, with the year if it is not this one.
 * @param {number} at
 */
function dayText(at) {
  const day = new Date(at);
  const year = day.getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  return day.toLocaleDateString(language.value, { day: "numeric", month: "short", year });
}

/** @param {{player: PastPlayer}} props */
function Face({ player }) {
  return player.bot
    ? html`<${Portrait} bot=${player.bot} />`
    : html`<span class="past-symbol look-${player.look}"><${Symbol} look=${player.look} /></span>`;
}

/** @param {{game: PastGame}} props */
function GameLine({ game }) {
  const { players, held, table, at } = game;
  const person = personOf(game);
  const others = person ? players.filter((_player, seat) => !held.includes(seat)) : players;
  const names = list(others.map(nameOf));
  const day = dayText(at);
  const title = person ? t("web-game-with", { names }) : names;
  const place = person && t("web-history-place", { rank: person.rank, players: players.length });
  return html`<li class="past ${person?.rank === 1 ? "past-won" : ""}">
    <${Link} href="/t/${table}" class="past-game">
      ${
        person
          ? html`<span class="past-rank" aria-hidden="true">${person.rank}</span>`
          : html`<span class="past-rank"><${Icon} name="device" /></span>`
      }
      <span class="past-main">
        <span class="past-faces" aria-hidden="true">${others.map((player) => html`<${Face} player=${player} />`)}</span>
        <span class="past-title">${title}</span>
        <span class="past-facts"><span>${day}</span>${place && html`<span>${place}</span><b>${money(person.money)}</b>`}</span>
      </span>
    <//>
    <span class="past-tools">
      <${Link} href="/t/${table}/replay" class="button button-quiet button-icon" aria-label=${t("web-history-replay", { game: `${title}, ${day}` })} title=${t("web-result-replay")}><${Icon} name="replay" /><//>
      <${Link} href="/t/${table}/replay#dice" class="button button-quiet button-icon" aria-label=${t("web-history-verify", { game: `${title}, ${day}` })} title=${t("web-verify")}><${Icon} name="lock" /><//>
    </span>
  </li>`;
}

/** The button that deletes the list, with a second one to confirm. */
function DeleteList() {
  const [asking, setAsking] = useState(false);
  const remove = () => {
    forgetGames();
    toast(t("web-history-deleted"));
  };
  if (!asking)
    return html`<button type="button" class="button button-quiet" onClick=${() => setAsking(true)}><${Icon} name="remove" /> ${t("web-history-delete")}</button>`;
  return html`<div class="button-row" role="group" aria-label=${t("web-history-delete-ask")}>
    <span>${t("web-history-delete-ask")}</span>
    <button type="button" class="button" onClick=${remove}>${t("web-history-delete-yes")}</button>
    <button type="button" class="button button-quiet" onClick=${() => setAsking(false)}>${t("web-history-delete-no")}</button>
  </div>`;
}

export function Games() {
  useTitle(t("web-history"));
  const games = pastGames.value;
  const { won, best } = totals(games);
  return html`
    <div class="sky-slice">
      <${TopBar} />
      <${Skyline} class="lobby-skyline" />
    </div>
    <main id="main" tabindex="-1" class="games">
      <header class="games-head">
        <h1>${t("web-history")}</h1>
        <p class="small quiet">${isHistoryStored() ? t("web-history-stored") : t("web-history-unstored")}</p>
      </header>
      ${
        games.length > 0 &&
        html`<dl class="games-totals">
          <div><dt>${t("web-history-games")}</dt><dd>${number(games.length)}</dd></div>
          <div><dt>${t("web-history-won")}</dt><dd>${number(won)}</dd></div>
          <div><dt>${t("web-history-best")}</dt><dd>${money(best)}</dd></div>
        </dl>`
      }
      <${BotLadder} records=${botRecords(games)} />
      <section class="games-list" aria-labelledby="games-list">
        <h2 id="games-list">${t("web-history-list")}</h2>
        ${
          games.length
            ? html`<ol class="pasts">${games.map((game) => html`<${GameLine} key=${game.table} game=${game} />`)}</ol>
              <${DeleteList} />`
            : html`<p class="quiet">${t("web-history-empty")}</p>`
        }
      </section>
    </main>
  `;
}
