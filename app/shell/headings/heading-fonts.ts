import { type Face, type FaceName, faceOf, facesOf, fontAddress } from "#platform/fonts/faces.ts";
import { charactersFor, portionsOf } from "./heading-characters.ts";
import { whenIdle } from "#app/shell/menu/menu-watch.tsx";

// These belong to the document, whatever is mounted anew on it.
const asked = new Map<FaceName, Set<string>>();
const held: { faces: FontFace[]; at: string } = { faces: [], at: "" };

/** Dresses the headings that are there and those that come, until what it returns is called. */
export function watchHeadings(): () => void {
  let cancel: (() => void) | undefined;
  const observer = new MutationObserver(look);

  function begin() {
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    look();
  }

  function look() {
    // Another page has just been put in place and nobody has seen it yet: nothing can move now.
    if (held.at !== location.pathname) put(held.faces.splice(0));
    cancel ??= whenIdle(async () => {
      cancel = undefined;
      await loadHeadingFonts();
    });
  }

  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
  return () => {
    window.removeEventListener("load", begin);
    observer.disconnect();
    cancel?.();
  };
}

async function loadHeadingFonts(): Promise<void> {
  const { headings, texts } = await readHeadings();
  const loading = [...texts].flatMap(([face, text]) =>
    portionsOf(charactersFor(face, text), face.name, asked).map((portion) => load(face, portion)),
  );
  if (loading.length === 0) return;
  // What cannot be loaded stays in the reader's own serif.
  const loaded = (await Promise.allSettled(loading)).flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  // Once the page is laid out, asking for places costs nothing; the faces themselves lay it out once more.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  // Most often the page is still the one that was read; reading it again would hold up the layout that follows.
  show(loaded, [...headings].every(({ isConnected }) => isConnected) ? headings : (await readHeadings()).headings);
}

/** So many texts are read in one go: each may need the style of a part that was to be laid out later. */
const textsAtOnce = 50;

/** Every text that is to be set in one of the faces, shown or still closed, so that nothing opens half dressed. */
async function readHeadings() {
  const headings = new Set<Element>();
  const faces = new Map<FaceName, [Face, string]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let read = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (++read % textsAtOnce === 0) await new Promise((resolve) => setTimeout(resolve));
    const parent = node.parentElement;
    if (!parent) continue;
    const { fontFamily, fontWeight } = getComputedStyle(parent);
    const face = faceOf(fontFamily, Number(fontWeight));
    if (!face) continue;
    headings.add(parent);
    faces.set(face.name, [face, (faces.get(face.name)?.[1] ?? "") + node.nodeValue]);
  }
  return { headings, texts: faces.values() };
}

function load({ name, family, weight }: Face, characters: string[]): Promise<FontFace> {
  const unicodeRange = characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join();
  return new FontFace(family, `url("${fontAddress(name, characters)}")`, { weight: `${weight}`, unicodeRange }).load();
}

/** Puts the faces in use, unless that would move what the reader is looking at: then they wait for the next page. */
function show(faces: FontFace[], headings: ReadonlySet<Element>) {
  const inView = [...headings].filter(isInView);
  const before = inView.map(placeOf);
  put(faces);
  if (inView.every((heading, at) => placeOf(heading) === before[at])) return;
  for (const face of faces) document.fonts.delete(face);
  held.faces.push(...faces);
  held.at = location.pathname;
}

const guarded = new Set<string>();

function put(faces: FontFace[]) {
  for (const face of faces) {
    guard(face.family.replace(/"/g, ""));
    document.fonts.add(face);
  }
}

/**
 * A family lends the one weight it has to all text; an empty face of each weight keeps light text from turning heavy
 * meanwhile.
 */
function guard(family: string) {
  if (guarded.has(family)) return;
  guarded.add(family);
  for (const { weight } of facesOf(family))
    document.fonts.add(new FontFace(family, 'local("")', { weight: `${weight}`, unicodeRange: "U+10ffff" }));
}

function isInView(element: Element): boolean {
  // What is laid out later is not: asking where it stands would lay it out.
  if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function placeOf(element: Element): string {
  const { top, height } = element.getBoundingClientRect();
  return `${Math.round(top)} ${Math.round(height)}`;
}
