import type { Localized } from "#platform/locales.ts";

export const filesTexts = {
  files: { zh_TW: "附件", en_US: "Files", ja_JP: "添付ファイル" },
} as const satisfies Record<string, Localized>;
