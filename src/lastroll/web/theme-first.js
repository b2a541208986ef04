// Runs before anything is painted, so that a reader of the noon theme is not shown a flash of night.
// The rest of the theme is in core/settings.js.
(() => {
  let theme = "system";
  try {
    theme = JSON.parse(localStorage.getItem("lastroll.theme") ?? '"system"');
  } catch {
    // Storage is refused: the system's theme it is.
  }
  const light =
    theme === "light" || (theme !== "dark" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset.theme = light ? "light" : "dark";
})();

// The page's own files may be gone: the service was upgraded between this document and them. It is loaded anew, once.
addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || history.state?.again) return;
    history.replaceState({ ...history.state, again: true }, "");
    setTimeout(() => location.reload(), 1000);
  },
  { capture: true },
);
