/** What people may send us, and how much of it (rule D17). */
export const mostFileBytes = 10 * 1024 * 1024;
/** All files of one form together. */
export const mostFormBytes = 20 * 1024 * 1024;

/** The kinds we take, by their content, with the ending that a kept file bears. */
export const uploadTypes = { "application/pdf": "pdf", "image/jpeg": "jpg", "image/png": "png" } as const;
export type UploadType = keyof typeof uploadTypes;

/**
 * A file that was looked at and found good; pictures were drawn anew, so that nothing but the picture is left of them.
 */
export type Upload = {
  /** As its sender called it, on one line, with the ending of what it is. */
  name: string;
  contentType: UploadType;
  bytes: Uint8Array;
  /** The virus scanner was away: nobody gets it before it has looked. */
  held?: true;
};

/** Why a file is refused: the key of the text that says so (form.texts.ts). */
export type UploadRefusal =
  | "fileEmpty"
  | "fileTooBig"
  | "fileKind"
  | "fileDamaged"
  | "filePixels"
  | "fileActive"
  | "fileMixed"
  | "fileLocked"
  | "fileInfected";

/** True for one of the kinds we take. */
export function isUploadType(type: string): type is UploadType {
  return type in uploadTypes;
}

/**
 * What a virus scanner has against a file that was taken: it has not looked yet, or found something, and its bytes are
 * gone.
 */
export type UploadScan = "held" | "infected";
