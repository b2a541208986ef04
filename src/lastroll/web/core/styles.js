/** Stylesheets of a screen are fetched when it is first shown. */

/** @type {Map<string, Promise<void>>} */
const loaded = new Map();

/**
 * Load stylesheets of the folder `styles`; done when they count.
 * @param {string[]} names
 */
export function loadStyles(names) {
  return Promise.all(names.map(load));
}

/** @param {string} name */
function load(name) {
  let promise = loaded.get(name);
  if (!promise) {
    promise = new Promise((done) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = new URL(`../styles/${name}.css`, import.meta.url).href;
      link.onload = () => done();
      link.onerror = () => {
        loaded.delete(name); // the next screen tries again; a plain page is better than none
        done();
      };
      document.head.append(link);
    });
    loaded.set(name, promise);
  }
  return promise;
}
