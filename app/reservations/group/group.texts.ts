import type { Localized } from "#platform/locales.ts";
import type { ClassTour, Extra, FieldTrip, GroupField, GroupKind, Guide, Ticket } from "./group.ts";
import { consentTexts } from "#ui/consent/consent.texts.ts";

/** What the fields are called, as labels and in messages. */
export const fieldNames: Record<GroupField, Localized> = {
  groupName: { zh_TW: "團體名稱", en_US: "Name of the group", ja_JP: "団体名" },
  groupKind: { zh_TW: "團體類別", en_US: "Kind of group", ja_JP: "団体の種類" },
  taxId: { zh_TW: "統一編號", en_US: "Tax ID (Taiwan)", ja_JP: "統一編号（台湾の法人番号）" },
  contactName: { zh_TW: "聯絡人", en_US: "Contact person", ja_JP: "ご担当者" },
  phone: { zh_TW: "聯絡電話", en_US: "Telephone", ja_JP: "電話番号" },
  email: { zh_TW: "電子郵件", en_US: "E-mail", ja_JP: "メールアドレス" },
  onsiteName: { zh_TW: "當天領隊", en_US: "Group leader on the day", ja_JP: "当日の引率者" },
  onsitePhone: { zh_TW: "領隊手機", en_US: "Group leader’s mobile number", ja_JP: "引率者の携帯電話" },
  date: { zh_TW: "參觀日期", en_US: "Date of the visit", ja_JP: "ご来園日" },
  startTime: { zh_TW: "開始時間", en_US: "Start", ja_JP: "開始時刻" },
  endTime: { zh_TW: "結束時間", en_US: "End", ja_JP: "終了時刻" },
  total: { zh_TW: "總人數", en_US: "Total number of visitors", ja_JP: "総人数" },
  general: { zh_TW: "全票", en_US: "Regular", ja_JP: "一般" },
  discount: { zh_TW: "優待票", en_US: "Discount", ja_JP: "割引" },
  local: { zh_TW: "縣民票", en_US: "Local resident", ja_JP: "県民" },
  senior: { zh_TW: "敬老票", en_US: "Senior", ja_JP: "シニア" },
  free: { zh_TW: "免票", en_US: "Free", ja_JP: "無料" },
  freeReason: { zh_TW: "免票資格", en_US: "Reason for free places", ja_JP: "無料の理由" },
  coaches: { zh_TW: "遊覽車輛數", en_US: "Coaches", ja_JP: "貸切バスの台数" },
  fieldTrip: { zh_TW: "校外教學", en_US: "Field trip", ja_JP: "校外学習" },
  classTour: { zh_TW: "班級體驗", en_US: "Class tour", ja_JP: "クラス体験" },
  extras: { zh_TW: "其他體驗", en_US: "Other experiences", ja_JP: "その他の体験" },
  guide: { zh_TW: "導覽服務", en_US: "Guide", ja_JP: "ガイド" },
  requirements: { zh_TW: "特殊需求", en_US: "Special requirements", ja_JP: "特別なご要望" },
  guidelines: {
    zh_TW: "我已閱讀並同意團體參觀須知",
    en_US: "I have read the guidelines for groups and agree to them",
    ja_JP: "団体来園の注意事項を読み、同意します",
  },
  privacy: consentTexts.agree,
};

export const kindNames: Record<GroupKind, Localized> = {
  school: { zh_TW: "學校", en_US: "School", ja_JP: "学校" },
  welfare: { zh_TW: "社福團體", en_US: "Welfare group", ja_JP: "福祉団体" },
  company: { zh_TW: "公司行號", en_US: "Company", ja_JP: "企業" },
  other: { zh_TW: "其他", en_US: "Other", ja_JP: "その他" },
};

export const none: Localized = { zh_TW: "不需要", en_US: "None", ja_JP: "希望しない" };

export const fieldTripNames: Record<FieldTrip, Localized> = {
  "": none,
  A: { zh_TW: "A 門票自由行", en_US: "A · Ticket only", ja_JP: "A 入園のみ" },
  B: { zh_TW: "B 主題學習套裝", en_US: "B · Study-tour package", ja_JP: "B 学習パッケージ" },
  C: { zh_TW: "C 書法之旅", en_US: "C · Calligraphy tour", ja_JP: "C 書道の旅" },
};

export const classTourNames: Record<ClassTour, Localized> = {
  "": none,
  "1": { zh_TW: "1 戲偶", en_US: "1 · Puppets", ja_JP: "1 人形劇" },
  "2": { zh_TW: "2 染織", en_US: "2 · Dyeing and weaving", ja_JP: "2 染織" },
  "3": { zh_TW: "3 陶藝", en_US: "3 · Pottery", ja_JP: "3 陶芸" },
  "4": { zh_TW: "4 紙藝", en_US: "4 · Paper craft", ja_JP: "4 紙細工" },
};

export const extraNames: Record<Extra, Localized> = {
  tour: { zh_TW: "導覽解說", en_US: "Guided tour", ja_JP: "ガイドツアー" },
  diy: { zh_TW: "手作體驗", en_US: "Hands-on workshop", ja_JP: "手づくり体験" },
  venue: { zh_TW: "場地租借", en_US: "Venue rental", ja_JP: "会場の利用" },
};

export const guideNames: Record<Guide, Localized> = {
  "": none,
  zh30: { zh_TW: "中文 30 分鐘", en_US: "Chinese, 30 minutes", ja_JP: "中国語 30分" },
  zh60: { zh_TW: "中文 60 分鐘", en_US: "Chinese, 60 minutes", ja_JP: "中国語 60分" },
  en60: { zh_TW: "英文 60 分鐘", en_US: "English, 60 minutes", ja_JP: "英語 60分" },
};

/** A line of an estimate: the ticket's name, or the guide's. */
export const itemNames: Record<Ticket | Exclude<Guide, "">, Localized> = {
  general: fieldNames.general,
  discount: fieldNames.discount,
  local: fieldNames.local,
  senior: fieldNames.senior,
  free: fieldNames.free,
  zh30: { zh_TW: "中文導覽 30 分鐘", en_US: "Guide in Chinese, 30 minutes", ja_JP: "中国語ガイド 30分" },
  zh60: { zh_TW: "中文導覽 60 分鐘", en_US: "Guide in Chinese, 60 minutes", ja_JP: "中国語ガイド 60分" },
  en60: { zh_TW: "英文導覽 60 分鐘", en_US: "Guide in English, 60 minutes", ja_JP: "英語ガイド 60分" },
};

export const groupTexts = {
  booking: { zh_TW: "選日期，填表預約", en_US: "Choose a day and book", ja_JP: "日時を選んで予約する" },
  toForm: { zh_TW: "直接填表預約", en_US: "Go straight to the form", ja_JP: "予約フォームへ進む" },
  when: { zh_TW: "什麼時候來", en_US: "When you come", ja_JP: "ご来園の日時" },
  free: { zh_TW: "先看哪天有名額", en_US: "See which days have room", ja_JP: "空いている日を見る" },
  whenLead: {
    zh_TW: "日期下面的數字是當天還剩的名額。選一天，就會看到各時段剩下的名額；也可以直接在下面填日期。",
    en_US:
      "The number under each date is the number of places left. Choose a date to see the places hour by hour, or enter one below.",
    ja_JP: "日付の下の数字は空き人数です。日を選ぶと時間ごとの空きが出ます。下の欄に直接ご記入いただくこともできます。",
  },
  earlier: { zh_TW: "上個月", en_US: "Previous month", ja_JP: "前の月" },
  later: { zh_TW: "下個月", en_US: "Next month", ja_JP: "次の月" },
  left: { zh_TW: "剩 {n} 位", en_US: "{n} [place|places] left", ja_JP: "残り{n}名" },
  full: { zh_TW: "已滿", en_US: "full", ja_JP: "満員" },
  closed: { zh_TW: "休園", en_US: "closed", ja_JP: "休園" },
  notYet: { zh_TW: "不開放預約", en_US: "not open for reservation", ja_JP: "受付対象外" },
  shortFull: { zh_TW: "滿", en_US: "full", ja_JP: "満" },
  shortClosed: { zh_TW: "休", en_US: "–", ja_JP: "休" },
  hoursOf: { zh_TW: "{day}各時段的名額", en_US: "Places by hour on {day}", ja_JP: "{day}の時間ごとの空き" },
  whoYouAre: { zh_TW: "您的團體", en_US: "Your group", ja_JP: "団体について" },
  moreWho: {
    zh_TW: "統一編號、當天領隊（選填）",
    en_US: "Tax ID and group leader on the day (optional)",
    ja_JP: "統一編号・当日の引率者（任意）",
  },
  moreFree: {
    zh_TW: "有人免票入園（選填）",
    en_US: "Some of you come in free (optional)",
    ja_JP: "入園無料の方がいる場合（任意）",
  },
  moreProgramme: {
    zh_TW: "選擇課程、手作、導覽，或寫下特殊需求",
    en_US: "Choose a programme, workshop or guide, or tell us what you need",
    ja_JP: "プログラム・体験・ガイドを選ぶ、ご要望を書く",
  },
  people: { zh_TW: "人數與票種", en_US: "How many", ja_JP: "人数と券種" },
  peopleLead: {
    zh_TW: "各票種加起來要等於總人數；沒有的票種請留白。",
    en_US: "The ticket types must add up to the total. Leave blank any that do not apply.",
    ja_JP: "券種ごとの合計が総人数と同じになるようにご記入ください。該当しない券種は空欄のままで構いません。",
  },
  freeReasonHint: {
    zh_TW: "有免票的人才選；有好幾種時選人數最多的，入園時逐一查驗。",
    en_US:
      "Answer this only if some of you come in free. If there are several reasons, choose the one that applies to most; everyone is checked at the gate.",
    ja_JP:
      "無料の方がいる場合のみお選びください。理由が複数あるときは、人数のいちばん多いものをお選びください。入園時にお一人ずつ確認します。",
  },
  toLetter: {
    zh_TW: "整團免費？改以公文申請",
    en_US: "Apply with a letter to come in free as a group",
    ja_JP: "団体全員の無料入園は団体名義の申請書でお申し込み",
  },
  toLetterHint: {
    zh_TW: "社福機構等特殊團體，須在參觀日 {notice}前附上公文申請；這裡填的都會帶過去。",
    en_US:
      "For welfare and other special groups: apply at least {notice} before the visit, with an official letter. What you have filled in here is carried over.",
    ja_JP:
      "福祉団体などは、ご来園の{notice}前までに団体名義の正式な申請書を添えてお申し込みください。ここでのご記入はそのまま引き継がれます。",
  },
  letterLead: {
    zh_TW: "免票名額限個別符合資格的人",
    en_US: "Free places are for people who each qualify themselves",
    ja_JP: "無料の枠は、お一人ずつ資格のある方のためのものです",
  },
  letterHow: {
    zh_TW:
      "是兒童、身心障礙者與陪同者，或志工，請在下面選免票資格再送出。都不是的話，請把免票的人改為其他票種；社福機構等團體要整團免費，請附公文申請。",
    en_US:
      "If those coming in free are children, visitors with a disability and companions, or volunteers, choose the reason below and send the form again. If not, please count them under another ticket type. A welfare group that would like to come in free as a whole applies with an official letter.",
    ja_JP:
      "お子さま、障がいのある方と付き添いの方、ボランティアの方の場合は、下で無料の理由を選んでもう一度送信してください。いずれでもない場合は、ほかの券種の人数に入れてください。福祉団体などの全員無料は、団体名義の正式な申請書を添えてお申し込みください。",
  },
  byVisit: {
    zh_TW: "以參觀日的票價計算。",
    en_US: "This is at the prices of the day of your visit.",
    ja_JP: "ご来園日の料金で計算しています。",
  },
  byVisitFrom: {
    zh_TW: "以參觀日的票價計算（{day}起的票價）。",
    en_US: "This is at the prices of the day of your visit (those that apply from {day}).",
    ja_JP: "ご来園日の料金（{day}からの料金）で計算しています。",
  },
  byVisitUntil: {
    zh_TW: "以參觀日的票價計算；{day}起的參觀，票價不同。",
    en_US: "This is at the prices of the day of your visit. They change for visits from {day} on.",
    ja_JP: "ご来園日の料金で計算しています。{day}以降のご来園は料金が変わります。",
  },
  programme: { zh_TW: "課程與體驗", en_US: "Programmes and extras", ja_JP: "プログラムと体験" },
  programmeLead: {
    zh_TW: "只要入園參觀的話，這一段都不用選，預約會當場確認。其他項目由同仁在 {reply}內回覆，而且一定在參觀日以前。",
    en_US:
      "For a simple visit, skip this part: your reservation is confirmed at once. For anything else we will reply within {reply}, and always before your visit.",
    ja_JP:
      "ご見学のみの場合は選ばずにお進みください。ご予約はその場で確定します。それ以外は{reply}以内に、必ずご来園の前にお返事します。",
  },
  replyOn: {
    zh_TW: "選這一天參觀、又需要這一段的項目時，我們最晚 {day}回覆您。",
    en_US: "If you ask for anything here for the day you have chosen, we will reply by {day}.",
    ja_JP: "お選びの日に、この欄のご希望がある場合は、{day}までにお返事します。",
  },
  replyFrom: {
    zh_TW: "這一段的項目要先由同仁回覆，參觀日請選 {day}或以後。想更早來，請來電 {phone}，或這一段都不選。",
    en_US:
      "Our staff must answer anything you ask for here before you come, so please choose {day} or later. For an earlier day, call {phone}, or leave this section out.",
    ja_JP:
      "この欄のご希望には、ご来園の前に係の者がお返事しますので、{day}以降の日をお選びください。それより前の日をご希望の場合は、お電話 {phone} でご相談いただくか、この欄を選ばずにお進みください。",
  },
  schoolHint: {
    zh_TW: "學校請填全銜；會印在估價單上。",
    en_US: "If you are a school, please give its full official name; it appears on the quotation.",
    ja_JP: "学校は正式名称をご記入ください。見積書に記載されます。",
  },
  taxHint: {
    zh_TW: "需要報帳時填寫，八位數。",
    en_US: "It has eight digits. Give it if you need it on the quotation.",
    ja_JP: "見積書に必要な場合のみ、8桁でご記入ください。",
  },
  onsiteHint: {
    zh_TW: "與聯絡人不同時填寫。",
    en_US: "Please fill this in if it is somebody else.",
    ja_JP: "ご担当者と異なる場合のみご記入ください。",
  },
  requirementsHint: {
    zh_TW: "例如輪椅人數、餐飲安排。填寫後由同仁先確認。",
    en_US: "Please tell us about wheelchairs, meals and the like. Our staff will check with you first.",
    ja_JP: "車いすの台数やお食事など。係の者が確認のうえお返事します。",
  },
  persons: { zh_TW: "人", en_US: "people", ja_JP: "名" },
  coachUnit: { zh_TW: "輛", en_US: "coaches", ja_JP: "台" },
  rules: { zh_TW: "參觀須知與個人資料", en_US: "Guidelines and personal data", ja_JP: "注意事項と個人情報" },
  guidelines1: {
    zh_TW: "請在開始時間前 10 分鐘到南門集合，由領隊統一報到。",
    en_US: "Gather at the South Gate ten minutes before the start; the leader checks in for everyone.",
    ja_JP: "開始時刻の10分前までに南門へお集まりいただき、代表の方がまとめて受付をお済ませください。",
  },
  guidelines2: {
    zh_TW: "學生團體每 20 人請至少安排一位老師同行。",
    en_US: "For pupils, please bring at least one teacher for every twenty.",
    ja_JP: "児童・生徒20名につき、先生1名以上のご引率をお願いします。",
  },
  guidelines3: {
    zh_TW: "送出後不能在線上更改，變更或取消請來電或傳訊息。",
    en_US: "Once sent, it cannot be changed online. To change or cancel, call or message us.",
    ja_JP: "送信後の変更や取り消しは、お電話またはメッセージで承ります。",
  },
  guidelinesCards: {
    zh_TW: "優待、縣民、敬老與免票請帶證件，入園時逐一查驗；未能出示的以全票計。",
    en_US:
      "Bring the cards for discount, local, senior and free tickets; each is checked at the gate. Without one, the regular price applies.",
    ja_JP:
      "割引・県民・シニア・無料の券種は、証明書をお持ちください。入園時にお一人ずつ確認し、お持ちでない場合は一般料金となります。",
  },
  guidelines4: {
    zh_TW: "遇颱風等災害休園時，預約自動取消，不收費用。",
    en_US: "If the park closes for a typhoon or another emergency, the reservation is cancelled and costs nothing.",
    ja_JP: "台風などで休園する場合、ご予約は自動的に取り消しとなり、料金はかかりません。",
  },
  purpose: {
    zh_TW: "我們蒐集這些資料，只為聯絡與安排這次參觀，參觀後 {days}內刪除。",
    en_US:
      "We collect these details only to arrange this visit and to contact you about it, and delete them within {days} after it.",
    ja_JP: "お預かりする情報は、今回のご来園の手配とご連絡のためだけに使い、ご来園後{days}以内に消去します。",
  },
  estimate: { zh_TW: "費用估算", en_US: "Estimate", ja_JP: "料金の目安" },
  estimateSum: { zh_TW: "合計", en_US: "Total", ja_JP: "合計" },
  estimateNone: {
    zh_TW: "填入人數後，這裡會算出門票與導覽費用。",
    en_US: "Fill in the numbers, and tickets and guide are added up here.",
    ja_JP: "人数をご記入いただくと、入園料とガイド料をここに表示します。",
  },
  estimateQuoted: {
    zh_TW: "課程、手作與場地費用另由同仁報價。",
    en_US: "Packages, workshops and venues are quoted by our staff.",
    ja_JP: "プログラム、手づくり体験、会場の料金は、係の者が別途お見積もりします。",
  },
  showEstimate: { zh_TW: "試算費用", en_US: "Show the estimate", ja_JP: "料金を試算する" },
  atOnce: { zh_TW: "送出後立即確認", en_US: "Confirmed as soon as you send it", ja_JP: "送信と同時に確定します" },
  unreasoned: {
    zh_TW: "有人免票，請先選免票資格。",
    en_US: "Some of you come in free: please choose the reason.",
    ja_JP: "無料の方がいます。無料の理由をお選びください。",
  },
  reviewed: {
    zh_TW: "送出後由同仁審核",
    en_US: "Our staff look at it after you send it",
    ja_JP: "送信後、係の者が確認します",
  },
  send: { zh_TW: "送出預約", en_US: "Send the reservation", ja_JP: "予約を送信する" },
  fullHour: {
    zh_TW: "這個時段只剩 {left} 位，容納不下 {total} 人。",
    en_US: "There is room for only {left} at that time, not for {total}.",
    ja_JP: "その時間の空きは{left}名で、{total}名はお入りいただけません。",
  },
  noneLeft: {
    zh_TW: "這個時段已經額滿。",
    en_US: "There is no room left at that time.",
    ja_JP: "その時間には空きがありません。",
  },
  fullLead: {
    zh_TW: "最近的空檔如下，按一下就會改填；也可以排候補，有名額時我們會寄信給您，名額保留 24 小時。",
    en_US:
      "These are the nearest times with room; choosing one fills it in. Or join the waiting list: when places come free, we will write and hold them for 24 hours.",
    ja_JP:
      "近い時間の空きは次のとおりです。選ぶと日時が入れ替わります。キャンセル待ちもできます。空きが出たらメールでお知らせし、24時間枠をお取りします。",
  },
  noAlternatives: {
    zh_TW: "可預約的日期裡，沒有其他容得下的時段。",
    en_US: "No other time within the dates open for reservation has room.",
    ja_JP: "受付期間内に、お入りいただける時間はほかにありません。",
  },
  pick: {
    zh_TW: "改為 {day} {time}（剩 {left} 位）",
    en_US: "{day}, {time} ({left} left)",
    ja_JP: "{day} {time}に変更（残り{left}名）",
  },
  wait: { zh_TW: "排入候補", en_US: "Join the waiting list", ja_JP: "キャンセル待ちに登録" },
} as const satisfies Record<string, Localized>;
