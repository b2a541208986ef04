import { html } from "../core/html.js";
/** @param {{message: import("../core/types.js").TalkMessage}} props */
export function Bubble({ message }) { return html`<span class="bubble">${message.text}</span>`; }
