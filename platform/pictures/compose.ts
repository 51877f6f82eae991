import { openImage } from "./measure.ts";

/** A picture or a drawing on a sheet; with `cover` cut to that size. Later layers lie on earlier ones. */
export type Layer = {
  bytes: Uint8Array;
  left: number;
  top: number;
  cover?: { width: number; height: number } | undefined;
};
export type Sheet = { width: number; height: number; background: string };

/** A sheet with pictures on it, as a PNG of few colours. */
export async function compose(sheet: Sheet, layers: readonly Layer[]): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  const placed = layers.map(async ({ bytes, left, top, cover }) => ({
    input: cover ? await (await openImage(bytes)).resize({ ...cover, fit: "cover" }).toBuffer() : Buffer.from(bytes),
    left,
    top,
  }));
  const { width, height, background } = sheet;
  return sharp({ create: { width, height, channels: 3, background } })
    .composite(await Promise.all(placed))
    .png({ palette: true, quality: 88, effort: 4 })
    .toBuffer();
}
