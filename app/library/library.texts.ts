import type { Localized } from "#platform/locales.ts";
import type { encyclopediaCategories, mediaKinds } from "./library.content.ts";

export const encyclopediaCategoryNames: Record<(typeof encyclopediaCategories)[number], Localized> = {
  opera: { zh_TW: "戲曲", en_US: "Opera", ja_JP: "伝統劇" },
  puppetry: { zh_TW: "偶戲", en_US: "Puppetry", ja_JP: "人形劇" },
  music: { zh_TW: "音樂", en_US: "Music", ja_JP: "音楽" },
  craft: { zh_TW: "工藝", en_US: "Craft", ja_JP: "工芸" },
  architecture: { zh_TW: "建築", en_US: "Architecture", ja_JP: "建築" },
  custom: { zh_TW: "習俗", en_US: "Customs", ja_JP: "習わし" },
  food: { zh_TW: "飲食", en_US: "Food", ja_JP: "食" },
};
export const mediaKindNames: Record<(typeof mediaKinds)[number], Localized> = {
  video: { zh_TW: "影片", en_US: "Films", ja_JP: "映像" },
  sound: { zh_TW: "聲音", en_US: "Sound", ja_JP: "音" },
  picture: { zh_TW: "圖像", en_US: "Pictures", ja_JP: "写真・絵" },
  book: { zh_TW: "書籍", en_US: "Books", ja_JP: "本" },
};
/** What a piece of each kind is called by itself. */
export const mediaPieceNames: Record<(typeof mediaKinds)[number], Localized> = {
  video: { zh_TW: "影片", en_US: "Film", ja_JP: "映像" },
  sound: { zh_TW: "聲音", en_US: "Sound", ja_JP: "音" },
  picture: { zh_TW: "圖像", en_US: "Pictures", ja_JP: "写真・絵" },
  book: { zh_TW: "書籍", en_US: "Book", ja_JP: "本" },
};
/** What players call the captions of each language. */
export const captionNames: Localized = { zh_TW: "中文", en_US: "English", ja_JP: "日本語" };
export const libraryTexts = {
  kind: { zh_TW: "種類", en_US: "Kind", ja_JP: "種類" },
  related: { zh_TW: "相關詞條", en_US: "See also", ja_JP: "関連項目" },
  order: { zh_TW: "排列方式", en_US: "Order", ja_JP: "並べかた" },
  byCategory: { zh_TW: "依主題", en_US: "By subject", ja_JP: "分野から" },
  byIndex: { zh_TW: "依筆畫", en_US: "From A to Z", ja_JP: "五十音から" },
  goTo: { zh_TW: "索引", en_US: "Index", ja_JP: "索引" },
  many: { zh_TW: "共 {n} 個詞條", en_US: "{n} [term|terms]", ja_JP: "全{n}項目" },
  elsewhere: { zh_TW: "外語名稱", en_US: "In Chinese and Japanese", ja_JP: "中国語・英語では" },
  allTerms: { zh_TW: "全部詞條", en_US: "All terms", ja_JP: "項目一覧" },
  turn: { zh_TW: "前後詞條", en_US: "Neighbouring terms", ja_JP: "前後の項目" },
  length: { zh_TW: "長度", en_US: "Length", ja_JP: "長さ" },
  added: { zh_TW: "上架日期", en_US: "Added", ja_JP: "公開日" },
  captions: { zh_TW: "字幕", en_US: "Captions", ja_JP: "字幕" },
  captionsIn: { zh_TW: "中文、英文、日文", en_US: "Chinese, English, Japanese", ja_JP: "中国語・英語・日本語" },
  where: { zh_TW: "在哪裡", en_US: "Where", ja_JP: "ご覧になれる所" },
  here: { zh_TW: "就在這一頁", en_US: "Here on this page", ja_JP: "このページ" },
  readingRoom: { zh_TW: "園區展覽館閱覽室", en_US: "Reading room, exhibition hall", ja_JP: "展示館の閲覧室" },
  inRoom: { zh_TW: "到閱覽室看", en_US: "in the reading room", ja_JP: "閲覧室にて" },
  readingRoomNote: {
    zh_TW: "這一件收在展覽館二樓的閱覽室，開館時間向服務臺說一聲，就可以現場看、現場聽。網站上先放簡介。",
    en_US:
      "This piece is kept in the reading room on the upper floor of the exhibition hall. Ask at the desk while the hall is open, and you can see or hear it there.",
    ja_JP:
      "この資料は展示館2階の閲覧室にあります。開館時間中に窓口でお申し出いただくと、その場でご覧・お聴きいただけます。",
  },
  transcript: { zh_TW: "文字稿", en_US: "Transcript", ja_JP: "文字で読む" },
  playFrom: { zh_TW: "從 {time} 播放", en_US: "Play from {time}", ja_JP: "{time}から再生" },
  more: { zh_TW: "同類館藏", en_US: "More of this kind", ja_JP: "同じ種類のもの" },
  all: { zh_TW: "全部館藏", en_US: "The whole library", ja_JP: "ライブラリー全体" },
  noPlayer: {
    zh_TW: "您的瀏覽器無法播放，",
    en_US: "Your browser cannot play this. ",
    ja_JP: "お使いのブラウザーでは再生できません。",
  },
  download: { zh_TW: "下載檔案", en_US: "Download the file", ja_JP: "ファイルをダウンロード" },
} as const satisfies Record<string, Localized>;
