/** Loads the stylesheets of a screen when it is first shown. */

/** @type {Map<string, Promise<void>>} */
const loaded = new Map();

/**
 * Load stylesheets of the folder `styles`, all in one file; resolves when they are applied.
 * @param {string[]} names
 */
export function loadStyles(names) {
  const missing = names.filter((name) => !loaded.has(name));
  if (missing.length) {
    const promise = load(missing);
    for (const name of missing) loaded.set(name, promise);
  }
  return Promise.all(names.map((name) => loaded.get(name)));
}

/**
 * @param {string[]} names
 * @returns {Promise<void>}
 */
function load(names) {
  return new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(`../styles/${names.join("+")}.css`, import.meta.url).href;
    link.onload = () => done();
    link.onerror = () => {
      for (const name of names) loaded.delete(name); // the next screen tries again; a plain page is better than none
      done();
    };
    document.head.append(link);
  });
}
