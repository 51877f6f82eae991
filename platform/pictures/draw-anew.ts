import type { UploadRefusal, UploadType } from "../uploads/upload.ts";

/** The kinds of pictures that are taken from visitors. */
export type SentPictureType = Exclude<UploadType, "application/pdf">;

/** Phones take pictures of up to 50 million points; a small file that unfolds into more is a trap. */
const mostPixels = 50_000_000;
/** More than a letter needs to be read, in points along the longer side. */
const longestSide = 5000;

/**
 * A picture that somebody sent, decoded and drawn anew, so that nothing but the picture is left of it (rule D17); or
 * why it is refused.
 */
export async function drawAnew(bytes: Uint8Array, contentType: SentPictureType): Promise<Uint8Array | UploadRefusal> {
  const { default: sharp } = await import("sharp");
  // Phones write JPEG files that are sound and yet give cause for warnings: only errors count.
  const open = (limitInputPixels: number | false) =>
    sharp(bytes, { limitInputPixels, failOn: "error", pages: 1, autoOrient: true });
  try {
    const { format, width, height } = await open(false).metadata();
    if (format !== (contentType === "image/png" ? "png" : "jpeg")) return "fileKind";
    if (width * height > mostPixels) return "filePixels";
    const picture = open(mostPixels).resize({
      width: longestSide,
      height: longestSide,
      fit: "inside",
      withoutEnlargement: true,
    });
    return await (contentType === "image/png" ? picture.png() : picture.jpeg({ quality: 88 })).toBuffer();
  } catch {
    return "fileDamaged";
  }
}
