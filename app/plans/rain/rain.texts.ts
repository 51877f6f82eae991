import type { Localized } from "#platform/locales.ts";

export const rainTexts = {
  title: { zh_TW: "下雨了，怎麼玩？", en_US: "What to do in the rain", ja_JP: "雨の日の過ごしかた" },
  exhibitions: { zh_TW: "看展覽", en_US: "See an exhibition", ja_JP: "展覧会を見る" },
  workshops: { zh_TW: "進工坊動手做", en_US: "Make something in a workshop", ja_JP: "工房で手づくり体験" },
} as const satisfies Record<string, Localized>;
