import type { Localized } from "#platform/locales.ts";

export const quotationTexts = {
  name: { zh_TW: "估價單", en_US: "quotation", ja_JP: "見積書" },
  download: { zh_TW: "下載估價單（PDF）", en_US: "Download the quotation (PDF)", ja_JP: "見積書をダウンロード（PDF）" },
  title: { zh_TW: "團體參觀估價單", en_US: "Quotation for a group visit", ja_JP: "団体見学 御見積書" },
  code: { zh_TW: "編號", en_US: "Reference", ja_JP: "受付番号" },
  issued: { zh_TW: "製作日期", en_US: "Issued", ja_JP: "発行日" },
  to: { zh_TW: "致", en_US: "To", ja_JP: "宛先" },
  honorific: { zh_TW: "{name}", en_US: "{name}", ja_JP: "{name} 御中" },
  taxId: { zh_TW: "統一編號", en_US: "Tax ID", ja_JP: "統一編号（法人番号）" },
  contact: { zh_TW: "聯絡人", en_US: "Contact", ja_JP: "ご担当者" },
  visit: { zh_TW: "參觀時間", en_US: "Visit", ja_JP: "ご来園" },
  people: { zh_TW: "人數", en_US: "Visitors", ja_JP: "人数" },
  item: { zh_TW: "項目", en_US: "Item", ja_JP: "品目" },
  each: { zh_TW: "單價", en_US: "Unit price", ja_JP: "単価" },
  count: { zh_TW: "數量", en_US: "Quantity", ja_JP: "数量" },
  amount: { zh_TW: "金額", en_US: "Amount", ja_JP: "金額" },
  sum: { zh_TW: "合計（新臺幣）", en_US: "Total (New Taiwan dollars)", ja_JP: "合計（台湾元）" },
  further: {
    zh_TW: "另由承辦人員報價：{items}",
    en_US: "Quoted by our staff separately: {items}",
    ja_JP: "別途お見積もり：{items}",
  },
  quoted: { zh_TW: "套裝與其他項目", en_US: "Package and other items", ja_JP: "パッケージなど" },
  notes: { zh_TW: "說明", en_US: "Notes", ja_JP: "備考" },
  prices: {
    zh_TW: "票價以 {day}預約時為準，依入園當天實際人數計算。",
    en_US: "Prices are those of {day}, when the visit was reserved; the amount due depends on the numbers on the day.",
    ja_JP: "料金はご予約日（{day}）のもので、当日の人数により精算いたします。",
  },
  notAnInvoice: {
    zh_TW: "本單為估價，不是收據或發票；核銷如需用印，請來電或寫信。",
    en_US: "This is an estimate, not a receipt or an invoice. If you need it stamped, call or write to us.",
    ja_JP: "本書は見積書であり、領収書・請求書ではありません。押印が必要な場合はご連絡ください。",
  },
  cancelled: {
    zh_TW: "更改或取消請於參觀前來電，不收費用。",
    en_US: "To change or cancel, call before the visit; nothing is charged.",
    ja_JP: "変更・取り消しはご来園前にお電話ください。料金はかかりません。",
  },
} as const satisfies Record<string, Localized>;
