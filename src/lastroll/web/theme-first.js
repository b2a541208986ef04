// Runs before the first paint, so that readers of the noon theme see no flash of night.
// The rest of the theme is in core/preferences.js.
(() => {
  let theme = "system";
  try {
    theme = JSON.parse(localStorage.getItem("lastroll.theme") ?? '"system"');
  } catch {
    // Storage is refused: use the system's theme.
  }
  const light =
    theme === "light" || (theme !== "dark" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset.theme = light ? "light" : "dark";
})();

// The page's files are missing if the service was upgraded after sending this document. Reload it, once.
addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || history.state?.again) return;
    history.replaceState({ ...history.state, again: true }, "");
    setTimeout(() => location.reload(), 1000);
  },
  { capture: true },
);
