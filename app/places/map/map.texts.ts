import type { Localized } from "#platform/locales.ts";

export const mapTexts = {
  /** Named for who cannot see it; the places stand in a list beside it. */
  map: {
    zh_TW: "園區地圖（地點列在旁邊的清單）",
    en_US: "Map of the park; its places are in the list beside it",
    ja_JP: "園内マップ（場所は一覧でご案内しています）",
  },
  glance: {
    zh_TW: "園區地圖，標出這個地點",
    en_US: "Map of the park with this place marked",
    ja_JP: "この場所に印をつけた園内マップ",
  },
  title: { zh_TW: "園區地圖", en_US: "Map of the park", ja_JP: "園内マップ" },
  interactive: { zh_TW: "找設施、問路線", en_US: "Find facilities and directions", ja_JP: "設備と行き方を調べる" },
  keys: {
    zh_TW: "用方向鍵移動，＋與－放大縮小，0 看全圖",
    en_US: "Arrow keys move the map, + and − zoom, 0 shows all of it",
    ja_JP: "矢印キーで移動、＋と－で拡大と縮小、0で全体",
  },
  closer: { zh_TW: "放大", en_US: "Zoom in", ja_JP: "拡大" },
  wider: { zh_TW: "縮小", en_US: "Zoom out", ja_JP: "縮小" },
  whole: { zh_TW: "看全圖", en_US: "Whole map", ja_JP: "全体" },
  level: { zh_TW: "沒有階梯的路", en_US: "Ways without steps", ja_JP: "段差のない道" },
  stepped: { zh_TW: "階梯", en_US: "Steps", ja_JP: "階段" },
  legend: { zh_TW: "圖例", en_US: "Key", ja_JP: "凡例" },
} as const satisfies Record<string, Localized>;
