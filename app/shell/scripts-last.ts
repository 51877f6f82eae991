/**
 * A page's HTML with its scripts put off until it stands: they are named in one element, which begins them when the
 * page has been painted with the pictures in sight, when somebody begins to write – a living page keeps that – or after
 * three seconds. A page reads, looks and works before any of them runs; the router, left to itself, asks for all of
 * them at once, and on a slow line they take turns with the picture the page opens with.
 */
export function scriptsLast(html: string): string {
  const at = html.lastIndexOf(opening);
  if (at < 0) return html;
  const code = html.slice(at + opening.length, html.indexOf(closing, at));
  const modules: string[] = [];
  const withoutPreloads = (part: string) =>
    part.replace(preload, (_, href: string) => {
      modules.push(href);
      return "";
    });
  const [before, after] = [
    withoutPreloads(html.slice(0, at)),
    withoutPreloads(html.slice(at + opening.length + code.length + closing.length)),
  ];
  return `${before}<script type="${later}" data-modules="${modules.join(" ")}">${code}</script><script>${begin}</script>${after}`;
}

/** The type under which a page's own module waits: text, which no browser runs. */
const later = "text/plain";
const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const opening = '<script type="module" async="">';
const closing = "</script>";

// It runs in the browser as it stands here; the page's policy knows both texts by their hash. Where browsers know
// Trusted Types, nothing becomes part of a page but what cannot run: HTML without scripts, frames and handlers (React
// sets some, and an empty script to fill), data in JSON, and the module named above. The inner policy only reads HTML
// into a document that runs nothing, to look at it. They are asked for a few at a time and run one by one, with pauses
// between for whoever touches the page: all at once, they block a slow phone longer. A page counts as loaded before the
// pictures that load on scrolling, of which some may be in sight from the first; those in parts that are laid out later
// are not, and asking where they stand would lay all of it out.
export const begin = `
(() => {
  const waiting = document.currentScript.previousElementSibling;
  const inert = globalThis.trustedTypes?.createPolicy("park-inert", { createHTML: (html) => html });
  const runs = (html) => {
    const read = new DOMParser().parseFromString(inert.createHTML(html), "text/html");
    return [...read.querySelectorAll("*")].some((one) => one.matches("script, iframe, frame, object, embed, base, meta, link, template") || one.getAttributeNames().some((name) => name.startsWith("on") || name === "srcdoc"));
  };
  const isData = (text) => { try { JSON.parse(text); return true; } catch { return false; } };
  inert && trustedTypes.createPolicy("default", {
    createHTML: (html) => html === "<script>\\x3c/script>" || !runs(html) ? html : null,
    createScript: (text) => text === waiting.textContent || isData(text) ? text : null,
  });
  let begun = false;
  const pause = () => globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
  const begin = async () => {
    if (begun) return;
    begun = true;
    const modules = waiting.dataset.modules.split(" ");
    for (const [at, href] of modules.entries()) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
      if (at % 4 === 3) await pause();
    }
    for (const href of modules.filter((href) => !/\\/(manifest|entry)/.test(href))) {
      await import(href).catch(() => {});
      await pause();
    }
    document.head.append(Object.assign(document.createElement("script"), { type: "module", textContent: waiting.textContent }));
  };
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const pictureInSight = (picture) => {
    if (picture.checkVisibility?.({ contentVisibilityAuto: true }) === false) return;
    const { top, bottom } = picture.getBoundingClientRect();
    if (picture.complete || top >= innerHeight || bottom <= 0) return;
    return new Promise((resolve) => { picture.onload = picture.onerror = resolve; });
  };
  addEventListener("load", async () => {
    await painted();
    await Promise.all([...document.images].map(pictureInSight));
    await painted();
    begin();
  });
  addEventListener("input", begin);
  setTimeout(begin, 3000);
})();`.replace(/\n\s*/g, "");
