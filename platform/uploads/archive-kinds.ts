const kinds = ["docx", "xlsx", "odt", "ods", "zip"] as const;

/** Documents that are archives inside, and archives themselves. */
export type ArchiveKind = (typeof kinds)[number];

/** True for the ending of one of them. */
export function isArchiveKind(kind: string): kind is ArchiveKind {
  return (kinds as readonly string[]).includes(kind);
}
