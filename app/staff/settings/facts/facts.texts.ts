import type { FactUnit } from "#app/visiting/facts/facts.ts";
import type { Localized } from "#platform/locales.ts";

export const factTexts = {
  title: { zh_TW: "票價、時間與其他數值", en_US: "Prices, times and other facts", ja_JP: "料金・時間などの数値" },
  lead: {
    zh_TW: "每個數字全站只存一份；改了這裡，網頁、表單、信件與文章裡的數字都會一起改。",
    en_US: "Every figure is kept once: change it here, and pages, forms, e-mails and prose follow.",
    ja_JP:
      "数値はサイト全体で1か所だけに保存されています。ここを変えると、ページ、フォーム、メール、文章のすべてに反映されます。",
  },
  questions: { zh_TW: "等園方決定的問題", en_US: "Open questions", ja_JP: "未解決の確認事項" },
  questionsLead: {
    zh_TW: "原始資料互相矛盾。決定之後，在該項填上數值與來源，問題就會結案。",
    en_US:
      "The sources contradict each other. Once it is decided, give the fact a value and its source, and the question is closed.",
    ja_JP: "資料の間で食い違いがあります。決まったら、その項目に値と出典を入力すると解決済みになります。",
  },
  noQuestions: { zh_TW: "沒有未決的問題。", en_US: "No question is open.", ja_JP: "未解決の事項はありません。" },
  fact: { zh_TW: "項目", en_US: "Fact", ja_JP: "項目" },
  today: { zh_TW: "今天的值", en_US: "Today", ja_JP: "本日の値" },
  source: { zh_TW: "來源", en_US: "Source", ja_JP: "出典" },
  asOpened: { zh_TW: "開站時的設定", en_US: "as first opened", ja_JP: "開設時の設定" },
  next: { zh_TW: "排定", en_US: "Planned", ja_JP: "予定" },
  builtIn: { zh_TW: "內建值", en_US: "Built-in value", ja_JP: "標準の値" },
  changed: { zh_TW: "已修改", en_US: "changed", ja_JP: "変更済み" },
  question: { zh_TW: "待決定", en_US: "open question", ja_JP: "要確認" },
  settled: { zh_TW: "已決定", en_US: "settled", ja_JP: "解決済み" },
  back: { zh_TW: "回到所有數值", en_US: "Back to all facts", ja_JP: "一覧へ戻る" },
  values: { zh_TW: "數值與有效期間", en_US: "Values and when they apply", ja_JP: "値と有効期間" },
  valuesLead: {
    zh_TW:
      "沒有填就用內建值。可以先排好以後的值：同一天有好幾個時，最晚開始的那一個算數。票價看參觀日：新的預約、費用估算與票價試算都用參觀當天的值；已經成立的預約維持原價。清空數值就是刪掉那一行。",
    en_US:
      "With none, the built-in value applies. You can plan future values; if several cover the same day, the one that began last applies. For prices the day of the visit decides: new reservations, estimates and the price helper use the value of that day, while reservations already made keep their price. Empty the value to take a line away.",
    ja_JP:
      "入力がなければ標準の値を使います。先の値も登録でき、同じ日に複数ある場合は開始が最も遅いものが有効です。料金はご来園日で決まります。新しい予約、料金の目安、料金の試算にはご来園日の値を使い、予約済みの団体の料金は変わりません。値を空にすると、その行は削除されます。",
  },
  line: { zh_TW: "第 {number} 行", en_US: "Line {number}", ja_JP: "{number}行目" },
  value: { zh_TW: "數值", en_US: "Value", ja_JP: "値" },
  from: { zh_TW: "生效日（可留空）", en_US: "From (optional)", ja_JP: "開始日（空欄可）" },
  to: { zh_TW: "截止日（可留空）", en_US: "Until (optional)", ja_JP: "終了日（空欄可）" },
  note: { zh_TW: "來源或依據", en_US: "Source", ja_JP: "出典・根拠" },
  use: { zh_TW: "在文章裡這樣寫", en_US: "How prose refers to it", ja_JP: "文章での書き方" },
  derived: {
    zh_TW: "這個值由開放時間或班次表算出，請到該畫面修改。",
    en_US: "This follows from the opening hours or the timetable; change it there.",
    ja_JP: "この値は開園時間または時刻表から決まります。そちらで変更してください。",
  },
  wrongValue: {
    zh_TW: "數值要是整數；時間寫 09:00，時段寫 09:00-18:00；日期寫 2026-12-31；百分比 0 到 100。",
    en_US:
      "A value is a whole number; a time is written 09:00, a span 09:00-18:00, a day 2026-12-31; a percentage is 0 to 100.",
    ja_JP: "値は整数で入力してください。時刻は 09:00、時間帯は 09:00-18:00、日付は 2026-12-31、割合は0〜100です。",
  },
  wrongDays: {
    zh_TW: "截止日不能早於生效日。",
    en_US: "The last day cannot come before the first.",
    ja_JP: "終了日は開始日以降にしてください。",
  },
  sameDay: {
    zh_TW: "兩個值不能從同一天開始，請改其中一個的生效日。",
    en_US: "Two values cannot begin on the same day. Please change one of the days.",
    ja_JP: "同じ日から始まる値は1つだけです。どちらかの開始日を変えてください。",
  },
  noteNeeded: {
    zh_TW: "每個值都要寫來源或依據。",
    en_US: "Every value needs its source.",
    ja_JP: "値ごとに出典を入力してください。",
  },
} as const satisfies Record<string, Localized>;

export const factGroups: Record<string, Localized> = {
  ticket: { zh_TW: "門票", en_US: "Tickets", ja_JP: "入園券" },
  parking: { zh_TW: "停車", en_US: "Parking", ja_JP: "駐車場" },
  lantern: { zh_TW: "祈願燈", en_US: "Wish lanterns", ja_JP: "祈願灯" },
  guide: { zh_TW: "導覽", en_US: "Guided tours", ja_JP: "ガイド" },
  shuttle: { zh_TW: "接駁車", en_US: "Shuttle", ja_JP: "シャトルバス" },
  travel: { zh_TW: "交通時間", en_US: "Getting here", ja_JP: "交通の所要時間" },
  cup: { zh_TW: "自備杯", en_US: "Own cup", ja_JP: "マイカップ" },
  dexterity: { zh_TW: "一校一傳藝", en_US: "One School One Traditional Art", ja_JP: "一校一伝統芸術" },
  group: { zh_TW: "團體預約", en_US: "Group reservations", ja_JP: "団体予約" },
  freeAdmission: { zh_TW: "免費入園申請", en_US: "Free admission", ja_JP: "無料入園" },
  filming: { zh_TW: "拍攝申請", en_US: "Filming", ja_JP: "撮影" },
  rental: { zh_TW: "場地租借", en_US: "Venue rentals", ja_JP: "会場の利用" },
  sales: { zh_TW: "合作提案", en_US: "Partnerships", ja_JP: "提携" },
  contact: { zh_TW: "來信", en_US: "Messages", ja_JP: "お問い合わせ" },
  privacy: { zh_TW: "個人資料", en_US: "Personal data", ja_JP: "個人情報" },
  capacity: { zh_TW: "容納人數", en_US: "Capacities", ja_JP: "収容人数" },
  rhythm: { zh_TW: "園區作息", en_US: "The park’s day", ja_JP: "園の一日" },
  hours: { zh_TW: "開放時間", en_US: "Opening", ja_JP: "開園" },
};

export const unitNames: Record<FactUnit, Localized> = {
  ntd: { zh_TW: "元", en_US: "NT$", ja_JP: "元" },
  minutes: { zh_TW: "分鐘", en_US: "minutes", ja_JP: "分" },
  days: { zh_TW: "天", en_US: "days", ja_JP: "日" },
  "working-days": { zh_TW: "個工作天", en_US: "working days", ja_JP: "営業日" },
  people: { zh_TW: "人", en_US: "people", ja_JP: "人" },
  "percent-off": { zh_TW: "%（15 就是 85 折）", en_US: "% off", ja_JP: "%引き" },
  years: { zh_TW: "年", en_US: "years", ja_JP: "年" },
  age: { zh_TW: "歲", en_US: "years old", ja_JP: "歳" },
  cm: { zh_TW: "公分", en_US: "cm", ja_JP: "cm" },
  times: { zh_TW: "班", en_US: "trips", ja_JP: "本" },
  count: { zh_TW: "個", en_US: "", ja_JP: "個" },
  time: { zh_TW: "時:分", en_US: "HH:MM", ja_JP: "時:分" },
  date: { zh_TW: "年-月-日", en_US: "YYYY-MM-DD", ja_JP: "年-月-日" },
  "time-range": { zh_TW: "時:分-時:分", en_US: "HH:MM-HH:MM", ja_JP: "時:分-時:分" },
};
