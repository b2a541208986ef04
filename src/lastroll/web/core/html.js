/** The one door to Preact, htm and signals: everything else imports them from here. */

import htm from "../vendor/htm.js";
import { Fragment, createRef, h, render } from "../vendor/preact.js";

export { Fragment, createRef, h, render };
export {
  useCallback,
  useEffect,
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
