import type { Locale, Localized } from "#platform/locales.ts";

/**
 * Why a picture is not taken: by what it is, because it no longer takes the place of the one that was seen, or since it
 * did not arrive.
 */
export type PictureFault =
  | "not-a-picture"
  | "damaged"
  | "too-many-pixels"
  | "too-tall"
  | "too-large"
  | "empty"
  | "meanwhile"
  | "offline";

const texts: Record<PictureFault, Localized> = {
  "not-a-picture": {
    zh_TW: "不是 JPEG、PNG、WebP 或 AVIF（HEIC、GIF、SVG 請先轉存成其中一種）",
    en_US: "is not a JPEG, PNG, WebP or AVIF (save HEIC, GIF and SVG as one of these first)",
    ja_JP: "JPEG・PNG・WebP・AVIFではありません（HEIC・GIF・SVGは、いずれかに変換してください）",
  },
  damaged: {
    zh_TW: "檔案不完整或已損壞，請重新匯出或另選一張",
    en_US: "is incomplete or damaged; export it again or choose another",
    ja_JP: "ファイルが不完全か破損しています。書き出し直すか、別の画像をお選びください",
  },
  "too-many-pixels": {
    zh_TW: "超過 6000 萬像素，請先縮小",
    en_US: "has more than 60 million pixels; make it smaller first",
    ja_JP: "6000万画素を超えています。先に縮小してください",
  },
  "too-tall": {
    zh_TW: "太長了，網頁放不下，請先裁切",
    en_US: "is too tall for a page; crop it first",
    ja_JP: "縦に長すぎてページに載せられません。先に切り抜いてください",
  },
  "too-large": {
    zh_TW: "超過 10 MB，請先縮小或壓縮",
    en_US: "is larger than 10 MB; make it smaller first",
    ja_JP: "10MBを超えています。先に縮小または圧縮してください",
  },
  empty: { zh_TW: "是空的檔案", en_US: "is an empty file", ja_JP: "空のファイルです" },
  meanwhile: {
    zh_TW: "沒有換上：原來的圖片剛才改過了",
    en_US: "has not replaced it: the picture was changed meanwhile",
    ja_JP: "差し替えていません。元の画像が直前に変更されました",
  },
  offline: {
    zh_TW: "沒有送到：請檢查網路與登入，再選一次",
    en_US: "did not arrive: check the connection and that you are signed in, then choose it again",
    ja_JP: "送信できませんでした。接続とサインインを確認して、もう一度お選びください",
  },
};

/** What is told of a picture that was not taken, a sentence: `photo.heic：不是 JPEG…。` */
export function formatPictureFault(name: string, fault: PictureFault, locale: Locale): string {
  return locale === "en_US" ? `${name} ${texts[fault].en_US}.` : `${name}：${texts[fault][locale]}。`;
}

export function isPictureFault(word: unknown): word is PictureFault {
  return typeof word === "string" && Object.hasOwn(texts, word);
}
