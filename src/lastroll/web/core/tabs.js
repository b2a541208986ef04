/**
 * The tabs of this browser share its connections. Over HTTP/1.1 it opens six to a host, for all tabs together, and each
 * stream takes one: with six tables open no other tab would load. A tab that opens a stream asks the others, and if
 * there are too many, the tabs hidden longest pause theirs.
 */

/** Streams at the same time; the remaining connections are for everything else. */
const MAX_STREAMS = 4;
/** Milliseconds in which the other tabs can answer. */
const ANSWER_MS = 250;
const NAME = "lastroll.streams";

/** @typedef {{id: string, hidden: number | null}} Tab a tab with a stream, and since when it is hidden */
/** @typedef {{ask: string} | {to: string, tab: Tab} | {rest: string[]}} Message */

/** The time at which this tab was hidden, as of Date.now(); null while it is visible. */
let hiddenSince = document.visibilityState === "hidden" ? Date.now() : null;
document.addEventListener("visibilitychange", () => {
  hiddenSince = document.visibilityState === "hidden" ? (hiddenSince ?? Date.now()) : null;
});

/** Return whether a connection carries any number of streams (HTTP/2 and later). */
function isMultiplexed() {
  const [navigation] = performance.getEntriesByType("navigation");
  return /^h[23]/.test(
    /** @type {PerformanceNavigationTiming | undefined} */ (navigation)?.nextHopProtocol ?? "",
  );
}

/**
 * Register the stream of this tab.
 * @param {{isOpen: () => boolean, rest: () => void}} stream
 * @returns {{opened: () => void, leave: () => void}} opened: call it when the stream has been opened
 */
export function shareConnections({ isOpen, rest }) {
  if (isMultiplexed() || !("BroadcastChannel" in window)) {
    return { opened: () => undefined, leave: () => undefined };
  }
  const channel = new BroadcastChannel(NAME);
  const id = [...crypto.getRandomValues(new Uint32Array(2))].join("-");
  /** @type {Tab[]} */
  let others = [];
  let timer = 0;

  /** @param {MessageEvent<Message>} event */
  channel.onmessage = ({ data }) => {
    if ("ask" in data && isOpen())
      channel.postMessage({ to: data.ask, tab: { id, hidden: hiddenSince } });
    else if ("to" in data && data.to === id) others.push(data.tab);
    else if ("rest" in data && data.rest.includes(id) && hiddenSince !== null && isOpen()) rest();
  };

  const count = () => {
    const all = isOpen() ? [...others, { id, hidden: hiddenSince }] : others;
    const longest = all
      .filter((tab) => tab.hidden !== null)
      .sort((one, other) => Number(one.hidden) - Number(other.hidden));
    const resting = longest.slice(0, Math.max(all.length - MAX_STREAMS, 0)).map((tab) => tab.id);
    if (resting.length) channel.postMessage({ rest: resting });
    if (resting.includes(id)) rest(); // a channel does not deliver a tab's own messages
  };

  return {
    opened() {
      clearTimeout(timer);
      others = [];
      channel.postMessage({ ask: id });
      timer = setTimeout(count, ANSWER_MS);
    },
    leave() {
      clearTimeout(timer);
      channel.close();
    },
  };
}
