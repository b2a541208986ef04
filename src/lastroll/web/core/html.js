/** The only module that imports Preact, htm and signals; all others import them from here. */

import htm from "../vendor/htm.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Fragment, createRef, h, render } from "../vendor/preact.js";

export { Fragment, createRef, h, render };
export {
  useCallback,
  useEffect,
  useErrorBoundary,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "../vendor/hooks.js";
export {
  batch,
  computed,
  effect,
  signal,
  untracked,
  useComputed,
  useSignal,
  useSignalEffect,
} from "../vendor/signals.js";

/** @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(h);

/**
 * Return a component that renders again only if one of its properties has changed.
 * @template P
 * @param {(props: P) => any} component
 * @returns {(props: P) => any}
 */
export function memo(component) {
  /**
   * @this {any}
   * @param {any} props
   */
  function Memoised(props) {
    this.shouldComponentUpdate = differs;
    return h(/** @type {any} */ (component), props);
  }
  return Memoised;
}

/**
 * @this {any}
 * @param {any} next
 */
function differs(next) {
  const now = this.props;
  return (
    Object.keys(next).some((name) => next[name] !== now[name]) ||
    Object.keys(now).some((name) => !(name in next))
  );
}

/** @type {(() => void)[]} */
const waiting = [];

/**
 * Render something after more urgent work, one item per task, so that the page stays responsive.
 * @template T
 * @param {() => T} drawing
 * @returns {T | null} null until it is rendered
 */
export function useDeferred(drawing) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const show = () => setDue(true);
    waiting.push(show);
    if (waiting.length === 1) setTimeout(next);
    return () => {
      const at = waiting.indexOf(show);
      if (at >= 0) waiting.splice(at, 1);
    };
  }, []);
  return due ? drawing() : null;
}

function next() {
  waiting.shift()?.();
  if (waiting.length) setTimeout(next);
}
