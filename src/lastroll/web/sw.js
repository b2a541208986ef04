/// <reference lib="webworker" />
/**
 * The offline app shell: the page's own files, its texts and the lesson. Nothing of a table is ever cached: a table
 * that is not live would be a wrong one.
 *
 * The server fills in the two lines below. Files are under a name that changes with their content, so a file of the
 * cache is never an old one, and a new version of the page is a new version of this worker.
 */

const PREFIX = "{{static}}";
const FILES = [..."{{files}}".split(/[\s,]+/), "theme-first.js", "manifest.webmanifest"];
const CACHE = `lastroll ${PREFIX}`;
const DOCUMENT = "/";
const LESSON = "/api/lesson";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await cache.addAll([DOCUMENT, ...FILES.map((file) => `${PREFIX}/${file}`)]);
      // Optional: the installation succeeds without it.
      await cache.add(LESSON).catch(() => undefined);
      // Open pages keep using the files of their own version, which stay in the previous cache.
      await worker.skipWaiting();
    })(),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const names = (await caches.keys()).filter(
        (name) => name.startsWith("lastroll ") && name !== CACHE,
      );
      // The version before is kept for pages that are still open; keys come in the order they were made.
      await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
      await worker.clients.claim();
    })(),
  );
});

/**
 * Return the response of the network, or null if there is none.
 * @param {Request} request
 */
async function fromNetwork(request) {
  try {
    const response = await fetch(request);
    // A proxy answers for a service that is being restarted.
    return response.status < 502 ? response : null;
  } catch {
    return null;
  }
}

/**
 * Return a cached file, marked as such, so that the page does not take it for a sign of the network.
 * @param {string} path
 * @param {(text: string) => string} [change]
 */
async function fromCache(path, change = (text) => text) {
  const cached = await (await caches.open(CACHE)).match(path);
  if (!cached) return Response.error();
  const headers = new Headers(cached.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  headers.set("X-Shell", "offline");
  return new Response(change(await cached.text()), { headers });
}

/** @param {Request} request */
async function lesson(request) {
  return (await fromNetwork(request)) ?? fromCache(LESSON);
}

/**
 * Return a document; the cached one is marked as the offline app shell (app.js shows it).
 * @param {Request} request
 */
async function page(request) {
  const mark = (/** @type {string} */ text) => text.replace("<html", '<html data-shell="offline"');
  return (await fromNetwork(request)) ?? fromCache(DOCUMENT, mark);
}

/** @param {Request} request */
async function cacheFirst(request) {
  return (await caches.match(request)) ?? (await joinedStyles(request.url)) ?? fetch(request);
}

/**
 * Return several stylesheets in one, from the cached ones.
 * @param {string} url
 */
async function joinedStyles(url) {
  const [, folder, names] = /^(.*\/styles\/)([\w-]+(?:\+[\w-]+)+)\.css$/.exec(url) ?? [];
  if (!names) return null;
  const found = await Promise.all(
    names.split("+").map((name) => caches.match(`${folder}${name}.css`)),
  );
  if (!found.every(Boolean)) return null;
  const sheets = await Promise.all(found.map((each) => each?.text()));
  return new Response(sheets.join(""), { headers: { "Content-Type": "text/css" } });
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith("/static/")) event.respondWith(cacheFirst(request));
  else if (url.pathname === LESSON) event.respondWith(lesson(request));
  else if (
    request.mode === "navigate" &&
    !/^\/(api|docs|openapi|healthz|metrics)/.test(url.pathname)
  ) {
    event.respondWith(page(request));
  }
});
