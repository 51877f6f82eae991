import type { Localized } from "#platform/locales.ts";

export const viewerTexts = {
  label: { zh_TW: "圖片檢視", en_US: "Picture viewer", ja_JP: "画像ビューアー" },
  zoomIn: { zh_TW: "放大", en_US: "Zoom in", ja_JP: "拡大" },
  zoomOut: { zh_TW: "縮小", en_US: "Zoom out", ja_JP: "縮小" },
  turnLeft: { zh_TW: "向左旋轉", en_US: "Turn left", ja_JP: "左に回転" },
  turnRight: { zh_TW: "向右旋轉", en_US: "Turn right", ja_JP: "右に回転" },
  reset: { zh_TW: "還原", en_US: "Reset", ja_JP: "元に戻す" },
  previous: { zh_TW: "上一張", en_US: "Previous picture", ja_JP: "前の画像" },
  next: { zh_TW: "下一張", en_US: "Next picture", ja_JP: "次の画像" },
  close: { zh_TW: "關閉", en_US: "Close", ja_JP: "閉じる" },
  failed: {
    zh_TW: "圖片無法載入，請重新整理這一頁。",
    en_US: "This picture could not be loaded. Please reload the page.",
    ja_JP: "画像を読み込めませんでした。ページを再読み込みしてください。",
  },
} satisfies Record<string, Localized>;

/** Which picture of how many. */
export const placeInAlbum: Localized<(at: number, count: number) => string> = {
  zh_TW: (at, count) => `第 ${at} 張，共 ${count} 張`,
  en_US: (at, count) => `Picture ${at} of ${count}`,
  ja_JP: (at, count) => `${count}枚中${at}枚目`,
};
