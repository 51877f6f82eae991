import type { Localized } from "#platform/locales.ts";
import type { SpecialGroup } from "./free-admission.ts";
import { consentTexts } from "#ui/consent/consent.texts.ts";

/** What the fields are called, as labels and in messages. */
export const fieldNames = {
  groupName: { zh_TW: "機構或團體名稱", en_US: "Organisation or group", ja_JP: "団体名" },
  groupType: { zh_TW: "團體類別", en_US: "Kind of group", ja_JP: "団体の種類" },
  contactName: { zh_TW: "聯絡人", en_US: "Contact person", ja_JP: "ご担当者" },
  phone: { zh_TW: "聯絡電話", en_US: "Telephone", ja_JP: "電話番号" },
  email: { zh_TW: "電子郵件", en_US: "E-mail", ja_JP: "メールアドレス" },
  date: { zh_TW: "參觀日期", en_US: "Day of the visit", ja_JP: "ご来園日" },
  startTime: { zh_TW: "抵達時間", en_US: "Arrival", ja_JP: "到着時刻" },
  endTime: { zh_TW: "離園時間", en_US: "Departure", ja_JP: "お帰りの時刻" },
  total: {
    zh_TW: "總人數（含陪同者）",
    en_US: "Total number of people, companions included",
    ja_JP: "総人数（付き添いの方を含む）",
  },
  wheelchairs: { zh_TW: "其中乘輪椅的人數", en_US: "Of these, in wheelchairs", ja_JP: "うち車いすの方" },
  needs: { zh_TW: "需要的協助", en_US: "Help you need", ja_JP: "必要なお手伝い" },
  identity: {
    zh_TW: "我知道入園當天會核對身分，會帶公文影本與名冊",
    en_US: "I know that identities are checked at the gate, and will bring a copy of the letter and a list of names",
    ja_JP: "当日、入口で身分の確認があることを了解し、申請書の写しと名簿を持参します",
  },
  privacy: consentTexts.agree,
} as const satisfies Record<string, Localized>;

export const groupTypeNames: Record<SpecialGroup, Localized> = {
  institution: { zh_TW: "社會福利機構", en_US: "Welfare organisation", ja_JP: "社会福祉施設" },
  class: { zh_TW: "特教班或資源班", en_US: "Special-needs class", ja_JP: "特別支援学級" },
  hardship: {
    zh_TW: "弱勢家庭或兒少團體",
    en_US: "Disadvantaged families or young people",
    ja_JP: "支援を必要とする家庭・子どもの団体",
  },
  other: { zh_TW: "其他", en_US: "Other", ja_JP: "その他" },
};

export const freeAdmissionRefusals = {
  "fewer-than-wheelchairs": {
    zh_TW: "其中有 {wheelchairs} 人乘輪椅，總人數不能更少。輪椅人數不同了，請先用「更正申請內容」改。",
    en_US:
      "{label}: {wheelchairs} of them are in wheelchairs. If that has changed, correct it first under ‘Correct what was written’.",
    ja_JP:
      "うち{wheelchairs}名が車いすのため、総人数をそれより少なくできません。車いすの人数が変わった場合は、先に「申込内容を訂正」で直してください。",
  },
  "more-than-all": {
    zh_TW: "總人數是 {total} 人，「{label}」不能更多，請檢查兩個數字。",
    en_US: "{label}: there are {total} of you in all. Please check both numbers.",
    ja_JP: "総人数は{total}名です。「{label}」がそれより多くなっています。両方の数をご確認ください。",
  },
  "too-soon": {
    zh_TW: "免費入園須在參觀日 {days} 天前連同公文送出，現在最早可以選 {day}。",
    en_US: "Apply with the letter at least {days} days before the visit. The first day you can choose now is {day}.",
    ja_JP:
      "無料入園は、団体名義の正式な申請書を添えてご来園の{days}日前までにお申し込みください。いま選べるいちばん早い日は{day}です。",
  },
  "too-many": {
    zh_TW: "線上申請每團最多 {number} 人。人數更多請來電，由專人為您安排。",
    en_US:
      "You can apply here for at most {number} people. If there are more of you, please call and we will arrange it with you.",
    ja_JP:
      "オンラインでのお申し込みは1団体{number}名までです。それを超える場合はお電話ください。係の者がご相談を承ります。",
  },
  full: {
    zh_TW: "這個時段只剩 {left} 個名額，請改選其他時間，或減少人數。",
    en_US: "There is room for only {left} at that time. Please choose another time or reduce the number of people.",
    ja_JP: "その時間の空きは{left}名です。時間か人数をお変えください。",
  },
  noneLeft: {
    zh_TW: "這個時段已經額滿，請改選其他時間。",
    en_US: "There is no room left at that time. Please choose another.",
    ja_JP: "その時間には空きがありません。別の時間をお選びください。",
  },
} as const satisfies Record<string, Localized>;

export const freeAdmissionTexts = {
  programme: {
    zh_TW: "免費入園方案實施至 {day}。",
    en_US: "The free-admission programme runs until {day}.",
    ja_JP: "無料入園プログラムは{day}まで実施しています。",
  },
  title: {
    zh_TW: "特殊團體免費入園申請",
    en_US: "Apply for free admission for a group",
    ja_JP: "団体の無料入園のお申し込み",
  },
  lead: {
    zh_TW: "請在參觀日 {notice}前送出，並附上機關公文。我們在 {reply}內以電子郵件回覆；審核期間先為您保留名額。",
    en_US:
      "Please send this at least {notice} before the visit, with your organisation’s official letter. We will reply by e-mail within {reply}, and hold the places for you in the meantime.",
    ja_JP:
      "ご来園の{notice}前までに、団体名義の正式な申請書を添えてお送りください。{reply}以内にメールでお返事し、その間は予約枠を確保します。",
  },
  begun: {
    zh_TW: "您填的資料都帶過來了",
    en_US: "What you filled in has been carried over",
    ja_JP: "ご記入の内容を引き継ぎました",
  },
  begunHow: {
    zh_TW: "還要附上機關公文，並勾選最後的兩個方框。預約表單另有的項目（票種人數、課程、領隊等）記在「需要的協助」裡。",
    en_US:
      "It only remains to add the official letter and tick the two boxes at the end. What only the reservation form asks for, such as ticket types, programme and leader, is listed under ‘Help you need’.",
    ja_JP:
      "あとは申請書の添付と、最後の2つのチェックが必要です。予約フォームだけの項目（券種別の人数、プログラム、引率者など）は「必要なお手伝い」に記載しました。",
  },
  who: { zh_TW: "團體與聯絡人", en_US: "Your group", ja_JP: "団体とご担当者" },
  when: { zh_TW: "什麼時候來，有幾位", en_US: "When you come, and how many", ja_JP: "ご来園の日時と人数" },
  whenHint: { zh_TW: "{first} 至 {last}", en_US: "From {first} to {last}", ja_JP: "{first}から{last}まで" },
  persons: { zh_TW: "人", en_US: "people", ja_JP: "名" },
  needsHint: {
    zh_TW: "例如座位、手語、安靜空間、換尿布臺、供餐時間。",
    en_US: "Please tell us about seats, sign language, a quiet room, a changing table or meal times.",
    ja_JP: "座席、手話、静かな部屋、おむつ交換台、お食事の時間など。",
  },
  papers: { zh_TW: "公文", en_US: "The letter", ja_JP: "団体名義の正式な申請書" },
  letter: { zh_TW: "機關公文", en_US: "Official letter", ja_JP: "団体名義の正式な申請書" },
  letterHint: {
    zh_TW: "請蓋機關印信；用手機拍清楚也可以，最多 2 個檔案。名冊當天再帶，不用上傳。",
    en_US:
      "With the organisation’s seal or signature; a clear photograph will do, up to 2 files. Bring the list of names on the day; it is not needed here.",
    ja_JP:
      "団体の印のあるもの。携帯電話で撮った写真でもかまいません（2点まで）。名簿は当日お持ちください。ここでは不要です。",
  },
  consent: {
    zh_TW: "我們用這些資料審核並安排這次參觀，只給承辦人員看，參觀後 {days}內連同公文一起刪除。",
    en_US:
      "We use these details and the letter to review and arrange this visit; only the staff in charge see them, and everything is deleted within {days} after it.",
    ja_JP: "ご記入の内容と申請書は、審査とご来園の準備のためだけに担当者が使い、ご来園後{days}以内にすべて消去します。",
  },
  send: { zh_TW: "送出申請", en_US: "Send the application", ja_JP: "申し込む" },
  nearest: { zh_TW: "最近還容得下的時間", en_US: "The nearest times with room", ja_JP: "お入りいただける近い日時" },
  noNearest: {
    zh_TW: "開放預約的日期內都沒有容得下的時段，請減少人數或來電討論。",
    en_US: "No time within the dates open for reservation has room. Please reduce the numbers, or call us.",
    ja_JP: "受付期間内に空きがありません。人数を減らすか、お電話でご相談ください。",
  },
  near: {
    zh_TW: "{day} {time}（剩 {left} 位）",
    en_US: "{day}, {time} ({left} left)",
    ja_JP: "{day} {time}（残り{left}名）",
  },
  free: { zh_TW: "不用買票的人", en_US: "Who gets in free", ja_JP: "入園料のかからない方" },
  disabled: { zh_TW: "身心障礙者", en_US: "Disabled visitors", ja_JP: "障がいのある方" },
  disabledHow: {
    zh_TW: "本人與一位陪同者；出示身心障礙證明",
    en_US: "and one companion; show the disability card",
    ja_JP: "ご本人と付き添いの方1名。障がい者手帳をご提示ください",
  },
  children: { zh_TW: "兒童", en_US: "Children", ja_JP: "お子さま" },
  childrenHow: {
    zh_TW: "未滿 {age}，或身高未滿 {height}",
    en_US: "under {age}, or under {height} tall",
    ja_JP: "{age}未満、または身長{height}未満",
  },
  volunteers: { zh_TW: "志工", en_US: "Volunteers", ja_JP: "ボランティアの方" },
  volunteersHow: {
    zh_TW: "持志願服務榮譽卡",
    en_US: "with a volunteer honour card",
    ja_JP: "ボランティア栄誉カードをお持ちの方",
  },
  groups: { zh_TW: "特殊團體", en_US: "Special groups", ja_JP: "福祉団体など" },
  groupsHow: {
    zh_TW: "{notice}前申請，當天核對身分",
    en_US: "apply {notice} ahead; identities are checked on the day",
    ja_JP: "{notice}前までにお申し込み、当日に身分を確認",
  },
  toForm: { zh_TW: "填寫團體申請", en_US: "Apply for a group", ja_JP: "団体のお申し込みへ" },
  arriving: { zh_TW: "抵達與借用", en_US: "Arriving, and what we lend", ja_JP: "到着と貸し出し" },
  parkingDesk: { zh_TW: "身障停車服務臺", en_US: "Accessible parking desk", ja_JP: "障がい者用駐車場の窓口" },
  loan: { zh_TW: "輪椅、嬰兒車", en_US: "Wheelchairs, pushchairs", ja_JP: "車いす・ベビーカー" },
  loanHow: {
    zh_TW: "遊客中心，不收費",
    en_US: "free of charge, at the visitor centre",
    ja_JP: "ビジターセンターで無料",
  },
  ramps: { zh_TW: "活動斜坡板", en_US: "Portable ramps", ja_JP: "移動式スロープ" },
  rampsHow: { zh_TW: "老屋門邊按鈴", en_US: "ring at the door of the old houses", ja_JP: "古い建物の入口のベルで" },
  help: { zh_TW: "現場協助", en_US: "Help on the day", ja_JP: "当日のお手伝い" },
  places: { zh_TW: "每個地方到得了嗎", en_US: "Place by place", ja_JP: "場所ごとのご案内" },
  place: { zh_TW: "地點", en_US: "Place", ja_JP: "場所" },
  steps: { zh_TW: "階梯", en_US: "Steps", ja_JP: "段差" },
  stepFree: { zh_TW: "全程無階梯", en_US: "step-free", ja_JP: "段差なし" },
  withSteps: {
    zh_TW: "有階梯，請按鈴借斜坡板",
    en_US: "some steps; ring for a ramp",
    ja_JP: "段差あり。ベルでスロープをお持ちします",
  },
  facilities: { zh_TW: "那裡有", en_US: "What is there", ja_JP: "設備" },
  map: { zh_TW: "在地圖上找無階梯的路", en_US: "Find a step-free way on the map", ja_JP: "マップで段差のない道を探す" },
} as const satisfies Record<string, Localized>;

/** The submission: what it is called, what staff do, what comes next. */
export const freeAdmissionKindTexts = {
  label: { zh_TW: "免費入園申請", en_US: "Free admission for a group", ja_JP: "団体の無料入園" },
  approve: { zh_TW: "通過申請", en_US: "Approve", ja_JP: "承認する" },
  decline: { zh_TW: "婉拒", en_US: "Decline", ja_JP: "お断りする" },
  people: { zh_TW: "人數", en_US: "People", ja_JP: "人数" },
  others: { zh_TW: "其他成員", en_US: "Others", ja_JP: "そのほかの方" },
  inWheelchairs: { zh_TW: "乘輪椅", en_US: "In wheelchairs", ja_JP: "車いすの方" },
  attended: { zh_TW: "身分核對無誤，已入園", en_US: "Identities checked, attended", ja_JP: "身分確認済み・来園済み" },
  cancel: { zh_TW: "取消", en_US: "Cancel", ja_JP: "取り消す" },
  underReview: {
    zh_TW: "名額已為您保留，我們看過公文後，會在 {day} 前回覆。",
    en_US: "We are holding the places for you. We will read the letter and reply by {day}.",
    ja_JP: "予約枠は確保しています。申請書を拝見し、{day}までにお返事します。",
  },
  confirmed: {
    zh_TW: "免費入園申請已通過。當天請帶公文影本與名冊，到南門報出編號，核對身分後入園。",
    en_US:
      "Free admission is granted. On the day, bring a copy of the letter and the list of names to the South Gate and give the reference; identities are checked there.",
    ja_JP:
      "無料でご入園いただけます。当日は申請書の写しと名簿をお持ちのうえ、南門で受付番号をお伝えください。身分を確認のうえご案内します。",
  },
  declined: {
    zh_TW: "很抱歉，這次的免費入園申請沒有通過。歡迎補齊文件後再申請，或以團體票入園。",
    en_US:
      "We are sorry, but we cannot grant free admission this time. You are welcome to apply again with complete papers, or to come as a paying group.",
    ja_JP:
      "申し訳ございませんが、今回は無料入園を承認できませんでした。書類をそろえて再度お申し込みいただくか、通常の団体としてお越しください。",
  },
} as const satisfies Record<string, Localized>;
