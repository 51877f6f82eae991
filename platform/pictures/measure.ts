import { drawingWidth, widths } from "./widths.ts";

/** What an original is: its kind, its size as seen (turned upright) and its corner colours. */
export type Measured = { contentType: string; extension: string; width: number; height: number; tiny: string[] };
export type MeasureOptions = { trusted?: boolean | undefined; tiny?: string[] | undefined };
export type PictureRefusal = "not-a-picture" | "damaged" | "too-many-pixels" | "too-tall";

const mostPixels = 60_000_000;
/** A WebP is no taller. */
const tallest = 16_383;

/**
 * Looks at an original. JPEG, PNG, WebP and AVIF are taken; SVG only when `trusted`, since a drawing can hold
 * scripts and references to other files. `tiny` spares the drawing when the colours are known.
 */
export async function measure(bytes: Uint8Array, options: MeasureOptions = {}): Promise<Measured | PictureRefusal> {
  const kind = kindOf(bytes);
  if (!kind || (kind.extension === "svg" && !options.trusted)) return "not-a-picture";
  const size = kind.extension === "svg" ? drawingSize(bytes) : await pixelSize(bytes);
  if (typeof size === "string") return size;
  const tiny = options.tiny ?? (await cornerColours(bytes));
  return tiny ? { ...kind, ...size, tiny } : "damaged";
}

type Kind = { contentType: string; extension: string };
const marks: { at: number; mark: string; kind: Kind }[] = [
  { at: 0, mark: "\xff\xd8\xff", kind: { contentType: "image/jpeg", extension: "jpg" } },
  { at: 0, mark: "\x89PNG\r\n\x1a\n", kind: { contentType: "image/png", extension: "png" } },
  { at: 8, mark: "WEBP", kind: { contentType: "image/webp", extension: "webp" } },
  { at: 4, mark: "ftypavif", kind: { contentType: "image/avif", extension: "avif" } },
  { at: 0, mark: "<svg", kind: { contentType: "image/svg+xml", extension: "svg" } },
  { at: 0, mark: "<?xml", kind: { contentType: "image/svg+xml", extension: "svg" } },
];

/** By the first bytes, never by the name or what the sender claims. */
function kindOf(bytes: Uint8Array): Kind | undefined {
  const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  return marks.find(({ at, mark }) => start.startsWith(mark, at))?.kind;
}

/** From the root element alone: a start fills in hundreds of drawings. */
function drawingSize(bytes: Uint8Array): { width: number; height: number } | PictureRefusal {
  const root = /<svg\b[^<>]*>/.exec(Buffer.from(bytes.subarray(0, 4096)).toString("utf8"))?.[0] ?? "";
  const box = /\bviewBox\s*=\s*["']([^"']*)/
    .exec(root)?.[1]
    ?.trim()
    .split(/[\s,]+/);
  const width = Number(box?.[2] ?? /\swidth\s*=\s*["']([\d.]+)/.exec(root)?.[1]);
  const height = Number(box?.[3] ?? /\sheight\s*=\s*["']([\d.]+)/.exec(root)?.[1]);
  if (!(width > 0 && height > 0)) return "damaged";
  return { width: drawingWidth, height: Math.max(1, Math.round((drawingWidth * height) / width)) };
}

async function pixelSize(bytes: Uint8Array): Promise<{ width: number; height: number } | PictureRefusal> {
  try {
    // Only the head is read here, so that the limit can be ours to tell.
    const { autoOrient, width, height } = await (await openImage(bytes, false)).metadata();
    if (width * height > mostPixels) return "too-many-pixels";
    const size = { width: autoOrient.width, height: autoOrient.height };
    return Math.min(size.width, Math.max(...widths)) * (size.height / size.width) > tallest ? "too-tall" : size;
  } catch {
    return "damaged";
  }
}

async function cornerColours(bytes: Uint8Array): Promise<string[] | undefined> {
  try {
    const image = (await openImage(bytes)).resize(2, 2, { fit: "fill" }).toColourspace("srgb").ensureAlpha();
    const pixels = await image.raw().toBuffer();
    // A drawing's edge is half transparent at this size, so that blending it with white would pale every corner.
    return [0, 4, 8, 12].map((at) =>
      pixels.readUInt8(at + 3) < 64 ? "#ffffff" : `#${pixels.subarray(at, at + 3).toString("hex")}`,
    );
  } catch {
    return undefined;
  }
}

/** The picture, upright; sharp is loaded at first use, so that a start need not wait for it. */
export async function openImage(bytes: Uint8Array, limitInputPixels: number | false = mostPixels) {
  const { default: sharp } = await import("sharp");
  // Pictures are made two at a time (see turns.ts); more threads for each would only push visitors' requests aside.
  sharp.concurrency(1);
  // What was opened is not opened again soon: the memory is better given back.
  sharp.cache(false);
  return sharp(bytes, { limitInputPixels, autoOrient: true });
}
