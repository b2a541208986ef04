// What is wrong with how the screen is laid out, as sentences: read by tests/browser/walk.py.
// A control out of reach, text cut without a sign, boxes that overlap, and words broken in the middle.
() => {
  const found = new Set();
  const dialogs = document.querySelectorAll("dialog[open]");
  const root = dialogs.length ? dialogs[dialogs.length - 1] : document.body;
  const scroller = document.scrollingElement;
  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const name = (element) => {
    const named = element.closest("[class]") ?? element;
    const words = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40);
    return `${named.tagName.toLowerCase()}.${String(named.getAttribute("class")).trim().split(/\s+/).join(".")} “${words}”`;
  };
  const unseen = [...root.querySelectorAll("*")].filter(
    (each) => style(each).clipPath === "inset(50%)",
  );
  const shown = (element) =>
    !element.closest(".skip, .flight, [inert]") &&
    !unseen.some((each) => each.contains(element)) &&
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    });
  // What floats over the rest on purpose, and drawings whose parts lie on each other.
  const FLOATS = ".bubble, .toasts, .log-newest, .banner, .connection";
  const ART =
    "svg, .note, .casino-dice, .tie-stamp, .payout, .skyline-row, .start-card, .replay-mark, .roll";
  /** What lies over the rest as one: stuck to the window, or a card over the strip. */
  const layer = (element) => {
    for (let each = element; each && each !== root; each = each.parentElement)
      if (/fixed|sticky/.test(style(each).position) || each.matches(".summary")) return each;
    return root;
  };

  /** The part of a box that its frames let through, and whether one of them cuts it without a sign. */
  const through = (element, box, slack) => {
    const seen = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    const scrolls = { x: false, y: false };
    let cut = null;
    for (let frame = element; frame && frame !== root.parentElement; frame = frame.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, maskImage, position } =
        style(frame);
      const at = frame.getBoundingClientRect();
      const sign =
        textOverflow === "ellipsis" || webkitLineClamp !== "none" || maskImage !== "none";
      const isText = element === frame || style(frame).display.startsWith("inline");
      if (overflowX !== "visible" && !(isText && style(frame).display === "inline")) {
        if (/auto|scroll/.test(overflowX) && frame.scrollWidth > frame.clientWidth)
          scrolls.x = true;
        const out = seen.right > at.right + 1.5 || seen.left < at.left - 1.5;
        if (out && !scrolls.x && !sign) cut ??= frame;
        seen.left = Math.max(seen.left, at.left);
        seen.right = Math.min(seen.right, at.right);
      }
      if (overflowY !== "visible" && style(frame).display !== "inline") {
        if (/auto|scroll/.test(overflowY) && frame.scrollHeight > frame.clientHeight)
          scrolls.y = true;
        const out = seen.bottom > at.bottom + slack || seen.top < at.top - slack;
        if (out && !scrolls.y && !sign) cut ??= frame;
        seen.top = Math.max(seen.top, at.top);
        seen.bottom = Math.min(seen.bottom, at.bottom);
      }
      if (position === "fixed") break;
    }
    return { seen, scrolls, cut };
  };
  const meet = (a, b, least) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > least &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > least;
  const isGone = ({ left, right, top, bottom }) => right - left < 1 || bottom - top < 1;
  const pageScrolls = scroller.scrollHeight > innerHeight + 1 && root === document.body;

  // Controls.
  const controls = [];
  for (const control of root.querySelectorAll(
    "button, a[href], input, select, textarea, summary",
  )) {
    if (!shown(control)) continue;
    const box = control.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const { seen, scrolls, cut } = through(control, box, 2);
    const fixed = layer(control) !== root && style(layer(control)).position === "fixed";
    const y = scrolls.y || (pageScrolls && !fixed);
    if (box.left < -1 || (box.right > innerWidth + 1 && !scrolls.x))
      found.add(`out of the window: ${name(control)}`);
    else if (!y && (box.top < -1 || box.bottom > innerHeight + 1))
      found.add(`out of the window: ${name(control)}`);
    else if (cut) found.add(`control cut: ${name(control)} by ${name(cut)}`);
    if (!isGone(seen) && !control.closest(FLOATS))
      controls.push({ element: control, ...seen, layer: layer(control) });
  }
  // The moon stands free.
  const moon = root.querySelector(".sky-orb .orb-disc")?.getBoundingClientRect();
  if (moon?.width && scrollY === 0 && root === document.body)
    for (const over of root.querySelectorAll(
      ".casino, .player, .card, .marquee, .tray-body, .button, .sign",
    )) {
      const box = over.getBoundingClientRect();
      if (meet(moon, box, 1)) found.add(`before the moon: ${name(over)}`);
    }
  // What one came for is in sight at once.
  if (root === document.body && scrollY === 0)
    for (const main of root.querySelectorAll(".table .main-button, .play-button"))
      if (main.getBoundingClientRect().bottom > innerHeight + 1)
        found.add(`below the window: ${name(main)}`);
  // A box that scrolls sideways shows no sign of it.
  for (const box of root.querySelectorAll("*"))
    if (
      box.scrollWidth > box.clientWidth + 1 &&
      box.clientWidth &&
      /auto|scroll/.test(style(box).overflowX) &&
      shown(box) &&
      !box.matches(".verify-scroll, select, input, textarea, .sheet")
    )
      found.add(`scrolls sideways: ${name(box)} ${box.scrollWidth} > ${box.clientWidth}`);

  // Texts.
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || !shown(element) || element.closest("script, style, option")) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5);
    const size = parseFloat(style(element).fontSize);
    for (const box of boxes) {
      const { seen, cut } = through(element, box, 0.3 * size);
      if (cut && !element.closest(".casino-notes"))
        found.add(`text cut: ${name(element)} by ${name(cut)}`);
      const outside = seen.right > innerWidth + 1 || seen.left < -1;
      if (outside && !isGone(seen) && !element.closest(ART))
        found.add(`text out of the window: ${name(element)}`);
      if (!isGone(seen) && !element.closest(`${ART}, ${FLOATS}`))
        texts.push({ element, ...seen, layer: layer(element), size });
    }
    if (boxes.length > 1 && !element.closest("code, .commitment, .verify, .share-link")) {
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{2,30}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter((box) => box.width > 0.5);
        if (lines.some((line) => Math.abs(line.top - lines[0].top) > 2))
          found.add(`word broken: “${word}” in ${name(element)}`);
      }
    }
  }

  // Boxes on boxes.
  const pairs = (boxes, least, say) => {
    boxes.sort((a, b) => a.top - b.top);
    boxes.forEach((a, at) => {
      for (let other = at + 1; other < boxes.length; other++) {
        const b = boxes[other];
        if (b.top > a.bottom) break;
        if (a.layer !== b.layer || !meet(a, b, least(a, b))) continue;
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        found.add(`${say}: ${name(a.element)} and ${name(b.element)}`);
      }
    });
  };
  pairs(controls, () => 3, "controls overlap");
  pairs(texts, (a, b) => 0.35 * Math.min(a.size, b.size), "texts overlap");
  return [...found];
};
