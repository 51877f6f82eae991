/**
 * The widths a picture can be had in, in pixels. 768 and 1080 are what phones of two and three pixels a point show
 * nearly as wide as their screens.
 */
export const widths = [320, 480, 640, 768, 960, 1080, 1280, 1920] as const;

/** What an illustration without pixels counts as. */
export const drawingWidth = 2400;

export type VariantFormat = "avif" | "webp";

/**
 * The widths offered of a picture, never wider than itself: `widthsOf(700)` is `[320, 480, 640]`, `widthsOf(200)` is
 * `[200]`.
 */
export function widthsOf(originalWidth: number): readonly number[] {
  const smaller = widths.filter((width) => width <= originalWidth);
  return smaller.length > 0 ? smaller : [originalWidth];
}

/** The address of a variant: `/media/opera-mask/3f9a1c-640.avif`. */
export function mediaPath(picture: { id: string; version: string }, width: number, format: VariantFormat): string {
  return `/media/${picture.id}/${picture.version}-${width}.${format}`;
}
