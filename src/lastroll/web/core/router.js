/** The screen that is shown follows from the address alone. */

import { html, signal } from "./html.js";
import { isOutdated } from "./version.js";

/**
 * @typedef {object} Route
 * @property {string} name landing, table, replay, import, learn, rules, games, code or unknown
 * @property {string} path
 * @property {Record<string, string>} params
 * @property {URLSearchParams} query
 */

/** @type {[string, RegExp][]} */
const ROUTES = [
  ["landing", /^\/$/],
  ["table", /^\/t\/(?<id>[\w-]+)$/],
  ["replay", /^\/t\/(?<id>[\w-]+)\/replay$/],
  ["import", /^\/(?:replay|verify)$/],
  ["learn", /^\/learn$/],
  ["rules", /^\/rules$/],
  ["games", /^\/games$/],
  ["code", /^\/c\/(?<code>[\w-]+)$/],
];

/**
 * Return the decoded path of the address, or the raw one if it cannot be decoded (a link cut off in a chat).
 * @returns {string}
 */
function decodedPath() {
  const { pathname } = location;
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** @returns {Route} */
function current() {
  const path = decodedPath().replace(/(.)\/+$/, "$1");
  const query = new URLSearchParams(location.search);
  for (const [name, pattern] of ROUTES) {
    const match = pattern.exec(path);
    if (match) return { name, path, params: { ...match.groups }, query };
  }
  return { name: "unknown", path, params: {}, query };
}

/** The route of the address shown now. */
export const route = signal(current());

addEventListener("popstate", () => {
  route.value = current();
});

/**
 * Go to another address of the page.
 * @param {string} path
 * @param {{replace?: boolean}} [options] replace: without a step to go back to
 */
export function navigate(path, { replace = false } = {}) {
  if (isOutdated()) {
    // Between two screens nothing is lost: load the next one with the newer version of the page.
    if (replace) location.replace(path);
    else location.assign(path);
    return;
  }
  const from = route.value.path;
  if (replace) history.replaceState(null, "", path);
  else if (path !== location.pathname + location.search) history.pushState(null, "", path);
  route.value = current();
  if (route.value.path !== from) scrollTo(0, 0);
}

/**
 * A link that stays inside the page; opened in a new tab it works like any other.
 * @param {{href: string, [attribute: string]: any}} props
 */
export function Link({ href, onClick, children, ...rest }) {
  /** @param {MouseEvent} event */
  const follow = (event) => {
    onClick?.(event);
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain) return;
    event.preventDefault();
    navigate(href);
  };
  return html`<a href=${href} onClick=${follow} ...${rest}>${children}</a>`;
}
