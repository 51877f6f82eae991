import type { Localized } from "#platform/locales.ts";
import { consentTexts } from "#ui/consent/consent.texts.ts";

export const enquirySubjects = ["visit", "programme", "shop", "temple", "education", "website", "other"] as const;
export type EnquirySubject = (typeof enquirySubjects)[number];

export const subjectNames: Record<EnquirySubject, Localized> = {
  visit: { zh_TW: "參觀與票務", en_US: "Visiting and tickets", ja_JP: "ご見学・チケット" },
  programme: {
    zh_TW: "展覽、演出與活動",
    en_US: "Exhibitions, performances and events",
    ja_JP: "展覧会・公演・イベント",
  },
  shop: { zh_TW: "店家與商品", en_US: "Shops and goods", ja_JP: "ショップ・商品" },
  temple: { zh_TW: "文昌祠與點燈", en_US: "The temple and lanterns", ja_JP: "文昌祠・祈願灯" },
  education: { zh_TW: "教育推廣", en_US: "Education", ja_JP: "教育普及" },
  website: { zh_TW: "網站與無障礙", en_US: "This website and accessibility", ja_JP: "ウェブサイト・アクセシビリティ" },
  other: { zh_TW: "其他", en_US: "Something else", ja_JP: "その他" },
};

export const fieldNames = {
  subject: { zh_TW: "主題", en_US: "Subject", ja_JP: "ご用件" },
  message: { zh_TW: "內容", en_US: "Your message", ja_JP: "お問い合わせ内容" },
  name: { zh_TW: "姓名", en_US: "Name", ja_JP: "お名前" },
  email: { zh_TW: "電子郵件", en_US: "E-mail", ja_JP: "メールアドレス" },
  phone: { zh_TW: "電話（選填）", en_US: "Telephone (optional)", ja_JP: "電話番号（任意）" },
  privacy: consentTexts.agree,
  category: { zh_TW: "物品種類", en_US: "Kind of item", ja_JP: "品物の種類" },
  lostOn: { zh_TW: "遺失日期", en_US: "Day you lost it", ja_JP: "なくされた日" },
  lostAt: { zh_TW: "可能遺失的地點", en_US: "Where you may have lost it", ja_JP: "心当たりの場所" },
  description: { zh_TW: "物品特徵", en_US: "What it looks like", ja_JP: "品物の特徴" },
} as const satisfies Record<string, Localized>;

export const enquiryMessages = {
  notYet: {
    zh_TW: "「{label}」不能晚於今天。",
    en_US: "{label}: this day is in the future; please check it.",
    ja_JP: "「{label}」は今日までの日付でご記入ください。",
  },
  longAgo: {
    zh_TW: "「{label}」是兩年多以前，請檢查年份。",
    en_US: "{label}: this is more than two years ago; please check the year.",
    ja_JP: "「{label}」は2年以上前の日付です。年をご確認ください。",
  },
} as const satisfies Record<string, Localized>;

export const enquiryTexts = {
  contactTitle: { zh_TW: "寫信給我們", en_US: "Write to us", ja_JP: "お問い合わせフォーム" },
  contactLead: {
    zh_TW: "我們會在 {days}內，以電子郵件回覆。",
    en_US: "We will reply by e-mail within {days}.",
    ja_JP: "{days}以内にメールでお返事します。",
  },
  lostTitle: { zh_TW: "找不到您的東西嗎？", en_US: "Is it not on the list?", ja_JP: "一覧に見当たらないときは" },
  lostLead: {
    zh_TW: "請告訴我們掉了什麼，我們找找看，並在 {days}內以電子郵件回覆。",
    en_US: "Tell us what you lost. We will look for it and reply by e-mail within {days}.",
    ja_JP: "なくされた品物をお知らせください。お探しして、{days}以内にメールでお返事します。",
  },
  who: { zh_TW: "聯絡方式", en_US: "How to reach you", ja_JP: "ご連絡先" },
  what: { zh_TW: "物品", en_US: "What you lost", ja_JP: "品物について" },
  messageHint: {
    zh_TW: "請勿填寫身分證字號、卡號等資料。",
    en_US: "Please leave out identity and card numbers.",
    ja_JP: "身分証やカードの番号は書かないでください。",
  },
  emailHint: { zh_TW: "回覆會寄到這裡。", en_US: "We will send our reply here.", ja_JP: "お返事の送り先です。" },
  descriptionHint: {
    zh_TW: "顏色、大小、品牌，裡面有什麼。",
    en_US: "Please tell us its colour, size and make, and what was in it.",
    ja_JP: "色、大きさ、ブランド、中に入っていたものなど。",
  },
  choose: { zh_TW: "請選擇", en_US: "Please choose", ja_JP: "お選びください" },
  send: { zh_TW: "送出", en_US: "Send", ja_JP: "送信する" },
  consent: {
    zh_TW: "我們用這些資料處理並回覆您這次的來信，結案後 {days}內刪除。",
    en_US: "We use these details to deal with this message and to answer it, and delete them within {days} after that.",
    ja_JP: "ご記入の内容は、このお問い合わせへの対応とお返事だけに使い、終わってから{days}以内に消去します。",
  },
} as const satisfies Record<string, Localized>;
