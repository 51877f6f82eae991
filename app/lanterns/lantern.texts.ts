import type { Localized } from "#platform/locales.ts";
import { consentTexts } from "#ui/consent/consent.texts.ts";

/** What the fields are called, as labels and in messages. */
export const fieldNames = {
  count: { zh_TW: "盞數", en_US: "How many lanterns", ja_JP: "灯りの数" },
  contactName: { zh_TW: "訂購人", en_US: "Your name", ja_JP: "お申込者" },
  phone: { zh_TW: "電話", en_US: "Telephone", ja_JP: "電話番号" },
  email: { zh_TW: "電子郵件", en_US: "E-mail", ja_JP: "メールアドレス" },
  recipientName: { zh_TW: "收件人", en_US: "Recipient", ja_JP: "お受取人" },
  postcode: { zh_TW: "郵遞區號", en_US: "Postcode", ja_JP: "郵便番号" },
  address: { zh_TW: "收件地址", en_US: "Postal address", ja_JP: "お届け先の住所" },
  rite: { zh_TW: "祈福日", en_US: "Day of the rite", ja_JP: "ご祈祷の日" },
  privacy: consentTexts.agree,
} as const satisfies Record<string, Localized>;

const english = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** The name on one of several lanterns, counted from 1. */
export function nameOf(row: number): Localized {
  return {
    zh_TW: `第 ${row} 盞：點燈的名字`,
    en_US: `Name on the ${english[row - 1]} lantern`,
    ja_JP: `${row}灯目のお名前`,
  };
}

/** The wish on one of several lanterns, counted from 1. */
export function wishOf(row: number): Localized {
  return {
    zh_TW: `第 ${row} 盞：心願`,
    en_US: `Wish on the ${english[row - 1]} lantern`,
    ja_JP: `${row}灯目の願いごと`,
  };
}

/** The form's own messages. */
export const formMessages = {
  riteMoved: {
    zh_TW: "在您填寫的時候，祈福日已改為{rite}。請看看新的日期，沒問題就再送出一次。",
    en_US:
      "While you were filling in the form, the rite was moved to {rite}. Please check the new dates and, if they suit you, send the form again.",
    ja_JP:
      "ご記入中に、ご祈祷の日が{rite}に変わりました。新しい日付をご確認のうえ、よろしければもう一度送信してください。",
  },
} as const satisfies Record<string, Localized>;

export const lightTexts = {
  service: { zh_TW: "文昌祠祈願燈", en_US: "Wish lanterns at the Wenchang temple", ja_JP: "文昌祠の祈願灯" },
  kinds: { zh_TW: "三種燈", en_US: "Three kinds of lantern", ja_JP: "三つの灯り" },
  onSite: { zh_TW: "現場祈願燈", en_US: "At the temple", ja_JP: "文昌祠でともす祈願灯" },
  onSiteHow: {
    zh_TW: "到文昌祠服務臺領燈紙，親手寫上名字與心願，當場掛上。開園時間都可以辦理。",
    en_US:
      "Collect the paper at the temple desk, write the name and wish on it yourself, and see it hung, at any time while the park is open.",
    ja_JP: "文昌祠の受付で紙を受け取り、お名前と願いごとをご自分で書いて掛けます。開園中はいつでも承ります。",
  },
  pet: { zh_TW: "毛孩祈願燈", en_US: "For pets", ja_JP: "ペットの祈願灯" },
  petHow: {
    zh_TW: "為貓狗和其他動物家人點的燈，燈紙上留了按腳印的地方。每天 {hours} 在現場受理。",
    en_US: "You can have one for a pet, with room for its paw print, at the temple every day, {hours}.",
    ja_JP: "猫や犬、動物のご家族のための灯り。足形を押す場所があります。毎日{hours}、現地で承ります。",
  },
  online: { zh_TW: "線上祈願燈", en_US: "Ordered online", ja_JP: "オンライン祈願灯" },
  onlineHow: {
    zh_TW: "不能來的時候，由廟方代寫、掛燈、祈福，再把護身符、平安米與燈紙副本寄給您。",
    en_US:
      "If you cannot come, we write it, hang it, read your name at the rite, and post you a charm, blessed rice and a copy of the paper.",
    ja_JP: "お越しになれないときに。代わりに書いて掛け、ご祈祷し、お守りと平安米、紙の写しをお送りします。",
  },
  each: { zh_TW: "{price}／盞", en_US: "{price} each", ja_JP: "1灯 {price}" },
  toForm: { zh_TW: "線上點燈", en_US: "Order a lantern", ja_JP: "灯りを申し込む" },
  order: { zh_TW: "線上點燈", en_US: "Order a lantern", ja_JP: "オンラインで灯りをともす" },
  orderLead: {
    zh_TW: "一筆訂單最多 {most} 盞，祈福後寄到同一個地址。心願只有廟祝看得到；名字只在祈福時念出，不另外公開。",
    en_US:
      "Up to {most} lanterns in one order; everything goes to one address. Wishes are seen by the temple keeper alone. Names are read out at the rite and nowhere else.",
    ja_JP:
      "一度に{most}灯まで。ひとつのご住所にお送りします。願いごとは守り人だけが目にします。お名前はご祈祷で読み上げるほかは公開しません。",
  },
  dates: { zh_TW: "現在訂購的日期", en_US: "If you order now", ja_JP: "いまお申し込みいただくと" },
  rite: { zh_TW: "祈福日", en_US: "Rite", ja_JP: "ご祈祷" },
  mailBy: { zh_TW: "最晚寄出", en_US: "Posted by", ja_JP: "発送（遅くとも）" },
  ifPaidBefore: {
    zh_TW: "須在當天 {time} 以前付款",
    en_US: "if paid before {time} that day",
    ja_JP: "当日{time}までにお支払いの場合",
  },
  ifPaidBy: { zh_TW: "須在 {day}（含）以前付款", en_US: "if paid by {day}", ja_JP: "{day}までにお支払いの場合" },
  sum: { zh_TW: "合計", en_US: "Total", ja_JP: "合計" },
  rule: {
    zh_TW: "週一至週三訂購，下一個週一祈福；週四至週日訂購，再下一個週一祈福。",
    en_US:
      "Orders from Monday to Wednesday are for the next Monday, those from Thursday to Sunday for the Monday after that.",
    ja_JP: "月〜水曜日のお申し込みは次の月曜日、木〜日曜日はその次の週の月曜日にご祈祷します。",
  },
  lanterns: { zh_TW: "名字與心願", en_US: "Names and wishes", ja_JP: "お名前と願いごと" },
  lanternsLead: {
    zh_TW: "一盞燈寫一個人（或一家人）的名字和一個心願。",
    en_US: "Each lantern bears one name, or one family, and one wish.",
    ja_JP: "ひとつの灯りに、おひとり（またはご一家）のお名前と願いごとをひとつ書きます。",
  },
  wishHint: {
    zh_TW: "例如：金榜題名、平安健康、早日康復。最多 60 字。",
    en_US: "For example: good health, a safe journey, luck in the exams (up to 60 characters).",
    ja_JP: "例：合格祈願、家内安全、病気平癒。60文字まで。",
  },
  show: { zh_TW: "更新欄位", en_US: "Show the fields", ja_JP: "欄を表示する" },
  one: { zh_TW: "{n} 盞", en_US: "{n} lantern", ja_JP: "{n}灯" },
  several: { zh_TW: "{n} 盞", en_US: "{n} lanterns", ja_JP: "{n}灯" },
  who: { zh_TW: "訂購人", en_US: "About you", ja_JP: "お申込者" },
  emailHint: {
    zh_TW: "訂單、收款與寄出的通知會寄到這裡。",
    en_US: "We write here about the order, the payment and the parcel.",
    ja_JP: "お申し込み、ご入金、発送のお知らせの送り先です。",
  },
  where: { zh_TW: "寄到哪裡", en_US: "Where to post it", ja_JP: "お届け先" },
  recipientHint: {
    zh_TW: "和訂購人相同就不用填。",
    en_US: "Leave this empty if the parcel is for you.",
    ja_JP: "お申込者と同じ場合は空欄のままで。",
  },
  addressHint: {
    zh_TW: "縣市、路名、門牌、樓層；國外請寫國名。",
    en_US: "Please give street, town and, from abroad, the country.",
    ja_JP: "国外の場合は国名もご記入ください。",
  },
  purpose: {
    zh_TW: "名字與心願用於祈福，地址與電話用於寄送；寄出 {days}後自動刪除。",
    en_US:
      "Names and wishes are for the rite, address and telephone for the parcel; all of it is deleted {days} after posting.",
    ja_JP: "お名前と願いごとはご祈祷に、ご住所とお電話は発送に使い、発送の{days}後に自動で消去します。",
  },
  send: { zh_TW: "送出訂單", en_US: "Place the order", ja_JP: "注文を送信する" },
  payAfter: {
    zh_TW: "送出後才會看到匯款帳號，這裡不會收卡號。",
    en_US: "You will see the account after ordering; we never ask for a card number.",
    ja_JP: "送信後に振込先をご案内します。カード番号はお尋ねしません。",
  },
} as const satisfies Record<string, Localized>;
