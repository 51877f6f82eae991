import { createHash } from "node:crypto";
import { readIdentity } from "#app/visiting/identity.server.ts";
import type { FaceName } from "#platform/fonts/faces.ts";
import { letterers } from "#platform/fonts/outlines.ts";
import type { Park } from "#platform/park.ts";
import { widthsOf } from "#platform/pictures/widths.ts";
import { drawShare, type ShareLayout, shareSize, standing, wide } from "./share-drawing.ts";
import { shareFolder } from "./forget-share-pictures.server.ts";
import type { ShareWords } from "./share-address.server.ts";

const making = new Map<string, Promise<Uint8Array | undefined>>();
/** The face of each language, and after it the one that has what it lacks. */
const faces: Record<ShareWords["locale"], FaceName[]> = {
  zh_TW: ["noto-serif-tc-900"],
  en_US: ["eb-garamond-700", "noto-serif-tc-900"],
  ja_JP: ["noto-serif-jp-900", "noto-serif-tc-900"],
};
/** What a page without a picture of its own is shared with. */
const plainPicture = "scene-park";

/**
 * A page's share picture as a PNG, 1200 × 630 (rule Q9); made at the first request and kept. Nothing when too many
 * others are being made.
 */
export async function sharePicture(park: Park, name: string, words: ShareWords): Promise<Uint8Array | undefined> {
  // The park's name stands in the picture too: under another one it is another picture.
  const site = (await readIdentity(park)).park[words.locale];
  const key = `${shareFolder}/page-${createHash("sha256").update(`${name}\n${site}`).digest("hex").slice(0, 40)}.png`;
  const kept = await park.files.get(key);
  if (kept) return kept;
  const begun = making.get(key) ?? make(park, key, words, site).finally(() => making.delete(key));
  making.set(key, begun);
  return begun;
}

async function make(park: Park, key: string, words: ShareWords, site: string): Promise<Uint8Array | undefined> {
  const written = { title: words.title, section: words.section, site };
  const text = `${Object.values(written).join("")}…—`;
  // A title not translated yet is Chinese, and set in the Chinese face.
  const files = await Promise.all(
    (words.untranslated ? [...faces.zh_TW, ...faces[words.locale]] : faces[words.locale]).map((face) =>
      park.fonts.outlined(face, text),
    ),
  );
  const faceFiles = files.filter((file) => file !== undefined);
  if (faceFiles.length < files.length) return undefined;
  const shown = (await pictureFor(park, words.picture)) ?? (await pictureFor(park, plainPicture));
  const layout = shown?.layout ?? standing;
  const drawing = Buffer.from(drawShare(written, letterers(faceFiles), layout, words.locale));
  const { left, width, height } = layout.picture;
  const bytes = await park.pictureWork.compose({ ...shareSize, background: "#e9dcc3" }, [
    ...(shown ? [{ bytes: shown.bytes, left, top: 0, cover: { width, height } }] : []),
    { bytes: drawing, left: 0, top: 0 },
  ]);
  await park.files.put(key, bytes, "image/png");
  return bytes;
}

/**
 * A stored picture, at least as wide as the place it takes: beside the words, or above them when it is a wide scene.
 */
async function pictureFor(park: Park, id: string): Promise<{ bytes: Uint8Array; layout: ShareLayout } | undefined> {
  const stored = id === "" ? undefined : (await park.pictures.find([id])).get(id);
  if (!stored) return undefined;
  const layout = stored.width > stored.height * 2 ? wide : standing;
  const width =
    widthsOf(stored.width).find((one) => one >= layout.picture.width) ?? widthsOf(stored.width).at(-1) ?? stored.width;
  const bytes = await park.pictures.variant(stored.id, stored.version, width, "webp");
  return bytes && { bytes, layout };
}
