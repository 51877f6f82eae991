import type { Localized } from "#platform/locales.ts";

export const menuEditTexts = {
  main: { zh_TW: "主選單", en_US: "Main menu", ja_JP: "メインメニュー" },
  mainLead: {
    zh_TW:
      "移動、隱藏、改連到別頁，或加上自己的項目。內建項目的名稱是固定的。每個動作立刻生效，也可以在下面的修改紀錄恢復。",
    en_US:
      "Move items, hide them, link them elsewhere, or add your own. The names of the built-in items are fixed. Every change takes effect at once, and can be undone in the history below.",
    ja_JP:
      "並べ替え、非表示、リンク先の変更、独自項目の追加ができます。標準の項目の名前は固定です。操作はすぐに反映され、下の履歴から元に戻せます。",
  },
  side: { zh_TW: "側邊選單", en_US: "Side menu", ja_JP: "サイドメニュー" },
  sideLead: {
    zh_TW: "電腦畫面右側、手機畫面下方的圖示連結。名稱要短。",
    en_US: "The icon links at the side of the screen, and at its foot on phones. Keep their names short.",
    ja_JP: "パソコンでは画面の横、スマートフォンでは下に並ぶアイコンのリンクです。名前は短くしてください。",
  },
  items: { zh_TW: "項目", en_US: "Items", ja_JP: "項目" },
  up: { zh_TW: "上移：{name}", en_US: "Up: {name}", ja_JP: "上へ：{name}" },
  down: { zh_TW: "下移：{name}", en_US: "Down: {name}", ja_JP: "下へ：{name}" },
  hide: { zh_TW: "隱藏：{name}", en_US: "Hide: {name}", ja_JP: "非表示：{name}" },
  show: { zh_TW: "顯示：{name}", en_US: "Show: {name}", ja_JP: "表示：{name}" },
  hidden: { zh_TW: "已隱藏", en_US: "hidden", ja_JP: "非表示" },
  own: { zh_TW: "自訂", en_US: "our own", ja_JP: "独自" },
  drag: { zh_TW: "拖曳以移動", en_US: "Drag to move", ja_JP: "ドラッグして移動" },
  edit: { zh_TW: "修改", en_US: "Edit", ja_JP: "編集" },
  save: { zh_TW: "儲存", en_US: "Save", ja_JP: "保存" },
  remove: { zh_TW: "刪除這個項目", en_US: "Remove this item", ja_JP: "この項目を削除" },
  add: { zh_TW: "新增自己的項目", en_US: "Add an item of our own", ja_JP: "独自の項目を追加" },
  addIt: { zh_TW: "新增", en_US: "Add", ja_JP: "追加" },
  name: { zh_TW: "名稱", en_US: "Name", ja_JP: "名前" },
  routing: { zh_TW: "連到", en_US: "Leads to", ja_JP: "リンク先" },
  routingHint: {
    zh_TW: "本站的頁面，例如 /news；或 https:// 開頭的網址",
    en_US: "A page of this site such as /news, or an address with https://",
    ja_JP: "サイト内のページ（例：/news）または https:// で始まるアドレス",
  },
  parent: { zh_TW: "放在", en_US: "Under", ja_JP: "親項目" },
  top: { zh_TW: "最上層", en_US: "the top level", ja_JP: "最上位" },
  icon: { zh_TW: "圖示", en_US: "Icon", ja_JP: "アイコン" },
  noIcon: { zh_TW: "（沒有）", en_US: "(none)", ja_JP: "（なし）" },
} as const satisfies Record<string, Localized>;
