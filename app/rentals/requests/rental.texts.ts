import type { Localized } from "#platform/locales.ts";
import type { EventKind, TimePart } from "./rental.ts";
import { consentTexts } from "#ui/consent/consent.texts.ts";

export const eventNames: Record<EventKind, Localized> = {
  meeting: { zh_TW: "會議", en_US: "Meeting", ja_JP: "会議" },
  talk: { zh_TW: "講座、論壇", en_US: "Talk or conference", ja_JP: "講演・フォーラム" },
  performance: { zh_TW: "表演、音樂會", en_US: "Performance or concert", ja_JP: "公演・音楽会" },
  ceremony: { zh_TW: "典禮、婚宴", en_US: "Ceremony or wedding", ja_JP: "式典・婚礼" },
  market: { zh_TW: "市集、園遊會", en_US: "Market or fair", ja_JP: "市・催事" },
  exhibition: { zh_TW: "展覽", en_US: "Exhibition", ja_JP: "展示" },
  workshop: { zh_TW: "工作坊、課程", en_US: "Workshop or class", ja_JP: "ワークショップ・講座" },
  other: { zh_TW: "其他", en_US: "Something else", ja_JP: "その他" },
};

export const fieldNames = {
  spaces: { zh_TW: "想借的場地", en_US: "Spaces", ja_JP: "ご希望の会場" },
  event: { zh_TW: "用途", en_US: "Purpose", ja_JP: "ご利用目的" },
  title: { zh_TW: "活動名稱", en_US: "Name of the event", ja_JP: "催しの名称" },
  organiser: { zh_TW: "主辦單位或您的姓名", en_US: "Organiser, or your own name", ja_JP: "主催者（個人の方はお名前）" },
  taxId: { zh_TW: "統一編號（選填）", en_US: "Tax ID (optional)", ja_JP: "統一編号（任意）" },
  contactName: { zh_TW: "聯絡人", en_US: "Contact", ja_JP: "ご担当者" },
  phone: { zh_TW: "電話", en_US: "Telephone", ja_JP: "電話番号" },
  email: { zh_TW: "電子郵件", en_US: "E-mail", ja_JP: "メールアドレス" },
  heads: { zh_TW: "同時在場最多人數", en_US: "Most people present at any one time", ja_JP: "同時にいる最大人数" },
  needs: {
    zh_TW: "設備與其他需求（選填）",
    en_US: "Equipment and anything else (optional)",
    ja_JP: "設備・その他のご希望（任意）",
  },
  guidelines: {
    zh_TW: "我已閱讀並願意遵守場地使用須知",
    en_US: "We have read the guidelines and will keep to them",
    ja_JP: "会場利用の注意事項を読み、これに従います",
  },
  privacy: consentTexts.agree,
} as const satisfies Record<string, Localized>;

/** What is written in a row of days and hours. */
export const partNames: Record<TimePart, Localized> = {
  day: { zh_TW: "日期", en_US: "Day", ja_JP: "日付" },
  lastDay: { zh_TW: "到（連續多天才填）", en_US: "Until (for several days)", ja_JP: "最終日（複数日の場合）" },
  setUp: { zh_TW: "進場布置", en_US: "Set up from", ja_JP: "搬入・設営の開始" },
  starts: { zh_TW: "活動開始", en_US: "Event begins", ja_JP: "催しの開始" },
  ends: { zh_TW: "活動結束", en_US: "Event ends", ja_JP: "催しの終了" },
  clear: { zh_TW: "撤場完成", en_US: "Cleared by", ja_JP: "撤収の完了" },
};

/** The same as the list of what is wrong names it; {n} is the row. */
export const partLabel: Localized = { zh_TW: "第 {n} 列 {part}", en_US: "{part}, row {n}", ja_JP: "{n}行目 {part}" };

export const formTexts = {
  title: { zh_TW: "申請借用場地", en_US: "Request a space", ja_JP: "会場利用のお申し込み" },
  which: { zh_TW: "哪個場地、做什麼", en_US: "Which space, and what for", ja_JP: "会場とご利用目的" },
  whichLead: {
    zh_TW: "可以一次申請好幾個場地，室內戶外都行。",
    en_US: "You can request several at once, indoors and outdoors.",
    ja_JP: "屋内・屋外を問わず、まとめてお申し込みいただけます。",
  },
  when: { zh_TW: "哪一天、幾點到幾點", en_US: "Which days, which hours", ja_JP: "日にちと時間" },
  whenLead: {
    zh_TW: "最早 {first}，最晚 {last}；每天 {hours} 之間，布置與撤場也算在內。不需要另外布置，就把那兩格留空。",
    en_US:
      "From {first} to {last}; {hours} on each day, setting up and clearing away included. Leave those two blank if you need no extra time.",
    ja_JP:
      "{first}から{last}まで。1日{hours}の間で、設営と撤収も含みます。その時間が不要な場合は空欄のままで結構です。",
  },
  row: { zh_TW: "第 {n} 列", en_US: "Row {n}", ja_JP: "{n}行目" },
  onlyRow: { zh_TW: "日期與時間", en_US: "Day and hours", ja_JP: "日時" },
  addRow: { zh_TW: "再加一個日期", en_US: "Add another day", ja_JP: "日付を追加" },
  who: { zh_TW: "您是誰", en_US: "Who you are", ja_JP: "お客さまについて" },
  people: { zh_TW: "人數與需求", en_US: "People and needs", ja_JP: "人数とご希望" },
  headsHint: {
    zh_TW: "工作人員也請算進去。",
    en_US: "Please count your own staff too.",
    ja_JP: "係の方も含めてください。",
  },
  persons: { zh_TW: "人", en_US: "people", ja_JP: "名" },
  needsHint: {
    zh_TW: "桌椅、音響、電力、車輛進出、餐飲……想到什麼就寫什麼。",
    en_US: "Tell us about tables, sound, power, vehicles, food: whatever comes to mind.",
    ja_JP: "机と椅子、音響、電源、車両、飲食など、お気づきの点を何でもお書きください。",
  },
  titleHint: {
    zh_TW: "例如「秋季南管雅集」。",
    en_US: "For example, ‘An autumn evening of nanguan’.",
    ja_JP: "例：「秋の南管演奏会」",
  },
  taxHint: {
    zh_TW: "需要開立收據時填寫。",
    en_US: "Give it if you need a receipt made out to it.",
    ja_JP: "領収書が必要な場合にご記入ください。",
  },
  emailHint: {
    zh_TW: "審核結果會寄到這裡。",
    en_US: "We will send our answer here.",
    ja_JP: "審査の結果をお送りします。",
  },
  rules: { zh_TW: "使用須知", en_US: "Guidelines", ja_JP: "ご利用の注意" },
  guideline1: {
    zh_TW: "送出是申請，還不是預約。核准之後，場地就為您保留；報價與契約隨後寄給您。",
    en_US: "Sending this is a request. The space is reserved once it is approved; quotation and contract follow.",
    ja_JP: "送信はお申し込みです。承認のあと会場を確保し、お見積もりと契約書をお送りします。",
  },
  guideline2: {
    zh_TW: "古蹟與木構不能釘掛、黏貼；明火、鞭炮不能使用。",
    en_US: "Nothing may be nailed or glued to old timber and brick. No open flames, no firecrackers.",
    ja_JP: "古い木部やレンガへの釘打ち・貼り付け、裸火や爆竹の使用はできません。",
  },
  guideline3: {
    zh_TW: "開放時間內訪客照常通行，請留出通道；結束後恢復原狀，垃圾自行帶走。",
    en_US:
      "Visitors walk through during opening hours: keep a way clear for them. Afterwards, leave everything as it was and take your rubbish with you.",
    ja_JP: "開園中は来園の方が通りますので、通路を空けてください。終了後は元の状態に戻し、ごみはお持ち帰りください。",
  },
  guideline4: {
    zh_TW: "園區因天災或緊急狀況休園時，租借自動取消，不收費用。",
    en_US: "If the park has to close for a storm or an emergency, the rental is cancelled and costs nothing.",
    ja_JP: "災害や緊急事態で休園する場合は、ご利用は取り消しとなり、料金はかかりません。",
  },
  purpose: {
    zh_TW: "我們用這些資料審核您的場地申請、與您聯絡並辦理借用，活動結束後 {days}內刪除。",
    en_US:
      "We use these details to review your request, contact you and arrange the rental, and delete them within {days} after the event.",
    ja_JP: "ご記入の内容は、お申し込みの審査、ご連絡、会場の手配に使い、催しの後{days}以内に消去します。",
  },
  send: { zh_TW: "送出申請", en_US: "Send the request", ja_JP: "申し込む" },
  choose: { zh_TW: "請選擇", en_US: "Please choose", ja_JP: "お選びください" },
  glance: { zh_TW: "您的申請", en_US: "Your request", ja_JP: "お申し込みの内容" },
  noneYet: { zh_TW: "還沒有選場地。", en_US: "No space chosen yet.", ja_JP: "会場が選ばれていません。" },
  holds: { zh_TW: "可容納", en_US: "Room for", ja_JP: "収容人数" },
  fits: {
    zh_TW: "容得下 {heads} 人。",
    en_US: "There is room for {heads} people.",
    ja_JP: "{heads}名でご利用いただけます。",
  },
  tooMany: {
    zh_TW: "最多 {people} 人，{heads} 人超過上限，請換大一點的場地。",
    en_US: "The limit is {people}; {heads} are too many. Please choose a larger space.",
    ja_JP: "定員は{people}名です。{heads}名は定員を超えています。広い会場をお選びください。",
  },
  crowded: {
    zh_TW: "適合約 {people} 人，{heads} 人偏多：可以申請，我們會仔細看動線與安全。",
    en_US:
      "It suits about {people} people, and {heads} is more than that. You can still ask; we will look closely at routes and safety.",
    ja_JP: "目安は約{people}名で、{heads}名は多めです。お申し込みはできますが、動線と安全を詳しく確認します。",
  },
  answer: { zh_TW: "回覆時間", en_US: "Our answer", ja_JP: "お返事" },
  answerBy: {
    zh_TW: "今天送出，{from}至{to}回覆",
    en_US: "Sent today: between {from} and {to}",
    ja_JP: "本日お申し込みの場合、{from}から{to}まで",
  },
  free: { zh_TW: "申請不收費。", en_US: "It costs nothing to ask.", ja_JP: "お申し込みは無料です。" },
} as const satisfies Record<string, Localized>;
