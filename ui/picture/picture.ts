import type { Passage } from "#platform/locales.ts";

/** A picture of the media library as a page shows it. */
export type StoredPicture = {
  id: string;
  version: string;
  /** Size of the original in pixels. */
  width: number;
  height: number;
  /** What must stay in view when the picture is cropped, from 0 (left, top) to 1 (right, bottom). */
  focalX: number;
  focalY: number;
  /** Four hex colours of its corners: top left, top right, bottom left, bottom right. */
  tiny: string[];
  alt: Passage;
};

/**
 * The widths every picture can be had in, as far as its original reaches: those of platform/pictures/widths.ts, which
 * the design does not know.
 */
export const pictureWidths = [320, 480, 640, 768, 960, 1080, 1280, 1920] as const;

export type PictureFormat = "avif" | "webp";

/** The address of one stored file: `/media/{id}/{version}-{width}.{format}`. */
export function pictureAddress(
  picture: Pick<StoredPicture, "id" | "version">,
  width: number,
  format: PictureFormat,
): string {
  return `/media/${picture.id}/${picture.version}-${width}.${format}`;
}

/** The widths a picture is offered in, as the media addresses know them: one smaller than all comes in its own. */
export function widthsOf(original: number): readonly number[] {
  const widths = pictureWidths.filter((width) => width <= original);
  return widths.length > 0 ? widths : [original];
}

export function srcSet(picture: StoredPicture, format: PictureFormat): string {
  return widthsOf(picture.width)
    .map((width) => `${pictureAddress(picture, width, format)} ${width}w`)
    .join(", ");
}

/** The third of the picture its focal point lies in, or nothing for the middle: `focusOf(0.9, 0.1) === "right top"`. */
export function focusOf(focalX: number, focalY: number): string | undefined {
  const across = third(focalX, "left", "right");
  const down = third(focalY, "top", "bottom");
  return [across, down].filter(Boolean).join(" ") || undefined;
}

function third(at: number, first: string, last: string): string {
  if (at < 1 / 3) return first;
  return at > 2 / 3 ? last : "";
}
