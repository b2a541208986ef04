/**
 * The tabs of this browser share its connections. Over HTTP/1.1 it opens six to a host, for all tabs together, and each
 * stream takes one: with six tables open no other tab would load. So whoever opens a stream asks the others, and where
 * there are too many, those that have been hidden longest let theirs rest.
 */

/** Streams at the same time: the connections that are left are for everything else. */
const MOST = 4;
/** How long answers of the other tabs are waited for, in milliseconds. */
const ANSWERS = 250;
const NAME = "lastroll.streams";

/** @typedef {{id: string, hidden: number | null}} Tab a tab with a stream, and since when it is hidden */
/** @typedef {{ask: string} | {to: string, tab: Tab} | {rest: string[]}} Message */

/** Since when this tab is hidden, as Date.now(); null while it is seen. */
let hidden = document.visibilityState === "hidden" ? Date.now() : null;
document.addEventListener("visibilitychange", () => {
  hidden = document.visibilityState === "hidden" ? (hidden ?? Date.now()) : null;
});

/** Whether a connection carries any number of streams (HTTP/2 and later). */
function isShared() {
  const [navigation] = performance.getEntriesByType("navigation");
  return /^h[23]/.test(
    /** @type {PerformanceNavigationTiming | undefined} */ (navigation)?.nextHopProtocol ?? "",
  );
}

/**
 * Take part with a stream.
 * @param {{isOpen: () => boolean, rest: () => void}} stream
 * @returns {{opened: () => void, leave: () => void}} opened: to be called when the stream has been opened
 */
export function shareConnections({ isOpen, rest }) {
  if (isShared() || !("BroadcastChannel" in window)) {
    return { opened: () => undefined, leave: () => undefined };
  }
  const channel = new BroadcastChannel(NAME);
  const id = [...crypto.getRandomValues(new Uint32Array(2))].join("-");
  /** @type {Tab[]} */
  let others = [];
  let timer = 0;

  /** @param {MessageEvent<Message>} event */
  channel.onmessage = ({ data }) => {
    if ("ask" in data && isOpen()) channel.postMessage({ to: data.ask, tab: { id, hidden } });
    else if ("to" in data && data.to === id) others.push(data.tab);
    else if ("rest" in data && data.rest.includes(id) && hidden !== null && isOpen()) rest();
  };

  const count = () => {
    const all = isOpen() ? [...others, { id, hidden }] : others;
    const longest = all
      .filter((tab) => tab.hidden !== null)
      .sort((one, other) => Number(one.hidden) - Number(other.hidden));
    const resting = longest.slice(0, Math.max(all.length - MOST, 0)).map((tab) => tab.id);
    if (resting.length) channel.postMessage({ rest: resting });
    if (resting.includes(id)) rest(); // a channel does not tell a tab what it says itself
  };

  return {
    opened() {
      clearTimeout(timer);
      others = [];
      channel.postMessage({ ask: id });
      timer = setTimeout(count, ANSWERS);
    },
    leave() {
      clearTimeout(timer);
      channel.close();
    },
  };
}
