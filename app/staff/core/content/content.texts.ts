import { fillIn, type Localized } from "#platform/locales.ts";

const text = (zh_TW: string, en_US: string, ja_JP: string): Localized => ({ zh_TW, en_US, ja_JP });

export const contentTexts = {
  content: text("內容", "Content", "コンテンツ"),
  lead: text(
    "園區網站上的每一則內容，都在這裡編輯、翻譯與發布。",
    "Everything on the park’s website is written, translated and published here.",
    "園のサイトの内容は、すべてここで編集・翻訳・公開します。",
  ),
  type: text("類型", "Type", "種類"),
  all: text("全部", "All", "すべて"),
  published: text("已發布", "Published", "公開中"),
  scheduled: text("已排程", "Scheduled", "公開予約"),
  draft: text("草稿", "Draft", "下書き"),
  archived: text("已封存", "Archived", "アーカイブ"),
  ended: text("已下架", "Taken down", "公開終了"),
  dirty: text("有未發布的修改", "Unpublished changes", "未公開の変更あり"),
  stale: text("中文已更新，譯文待確認", "Chinese has changed since", "原文更新・要確認"),
  incomplete: text("文字未齊", "Words missing", "未記入あり"),
  languages: text("語言", "Languages", "言語"),
  complete: text("齊全", "complete", "そろっている"),
  missingIn: text("缺 {languages}", "missing {languages}", "{languages}なし"),
  staleIn: text("{languages} 待更新", "{languages} to be checked", "{languages}要確認"),
  title: text("標題", "Title", "タイトル"),
  untitled: text("（尚無標題）", "(no title yet)", "（無題）"),
  status: text("狀態", "Status", "状態"),
  changed: text("最後修改", "Last changed", "最終更新"),
  who: text("誰", "Who", "担当"),
  search: text("搜尋標題或網址", "Search title or address", "タイトル・アドレスを検索"),
  find: text("搜尋", "Find", "検索"),
  only: text("只看", "Only", "絞り込み"),
  sort: text("排序", "Sort by", "並べ替え"),
  byChange: text("最近修改", "Last changed", "更新の新しい順"),
  byTitle: text("標題", "Title", "タイトル"),
  byOrder: text("網站上的順序", "Order on the site", "サイトの並び順"),
  byPublish: text("發布時間", "Time of publication", "公開日時"),
  found: text("共 {count} 則", "{count} found", "{count}件"),
  none: text("沒有符合的內容。", "Nothing matches.", "該当するものはありません。"),
  create: text("新增{type}", "Add: {type}", "{type}を追加"),
  board: text("翻譯看板", "Translations", "翻訳ボード"),
  media: text("圖片庫", "Pictures", "画像ライブラリー"),
  at: text("{time} 發布", "from {time}", "{time}公開"),
  changesAt: text("修改 {time} 發布", "changes on {time}", "変更は{time}公開"),
  until: text("{time} 下架", "until {time}", "{time}まで"),
} as const satisfies Record<string, Localized>;

/** A text with its {places} filled: see `fillIn`. */
export const say = fillIn;
