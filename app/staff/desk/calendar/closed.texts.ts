import type { Localized } from "#platform/locales.ts";

/** The park's own closures of a day. */
export const closedTexts = {
  allDay: { zh_TW: "全天休園", en_US: "Closed all day", ja_JP: "終日休園" },
  between: { zh_TW: "休園 {from}–{to}", en_US: "Closed {from}–{to}", ja_JP: "休園 {from}〜{to}" },
  from: { zh_TW: "休園 {from} 起", en_US: "Closed from {from}", ja_JP: "休園 {from}から" },
  until: { zh_TW: "休園至 {to}", en_US: "Closed until {to}", ja_JP: "休園 {to}まで" },
  why: { zh_TW: "{said}（{reason}）", en_US: "{said} ({reason})", ja_JP: "{said}（{reason}）" },
  names: { zh_TW: "{names}：{said}", en_US: "{names}: {said}", ja_JP: "{names}：{said}" },
} as const satisfies Record<string, Localized>;

/** Those of its areas and houses, after their names. */
export const closedPartTexts = {
  allDay: { zh_TW: "全天不開放", en_US: "closed all day", ja_JP: "終日休止" },
  between: { zh_TW: "不開放 {from}–{to}", en_US: "closed {from}–{to}", ja_JP: "休止 {from}〜{to}" },
  from: { zh_TW: "不開放 {from} 起", en_US: "closed from {from}", ja_JP: "休止 {from}から" },
  until: { zh_TW: "不開放至 {to}", en_US: "closed until {to}", ja_JP: "休止 {to}まで" },
} as const satisfies Record<string, Localized>;
