import type { Localized } from "#platform/locales.ts";

export const loading: Localized = { zh_TW: "載入中…", en_US: "Loading…", ja_JP: "読み込んでいます…" };
