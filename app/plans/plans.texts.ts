import type { Localized } from "#platform/locales.ts";
import type { planAudiences } from "./plan.content.ts";

export const audienceNames: Record<(typeof planAudiences)[number], Localized> = {
  everyone: { zh_TW: "誰都適合", en_US: "For everyone", ja_JP: "どなたにも" },
  families: { zh_TW: "親子", en_US: "Families", ja_JP: "親子で" },
  couples: { zh_TW: "雙人", en_US: "For two", ja_JP: "ふたりで" },
  seniors: { zh_TW: "長輩", en_US: "Seniors", ja_JP: "シニア" },
  students: { zh_TW: "學生", en_US: "Students", ja_JP: "学生" },
  "rainy-day": { zh_TW: "雨天", en_US: "Rainy days", ja_JP: "雨の日" },
  "craft-lovers": { zh_TW: "工藝迷", en_US: "Craft lovers", ja_JP: "工芸好き" },
  "night-owls": { zh_TW: "晚起的人", en_US: "Late risers", ja_JP: "朝はゆっくりの方" },
};
export const planTexts = {
  audience: { zh_TW: "適合", en_US: "For whom", ja_JP: "おすすめ" },
  minutes: { zh_TW: "全程", en_US: "Total time", ja_JP: "所要時間" },
  walking: { zh_TW: "走路", en_US: "On foot", ja_JP: "歩く時間" },
  steps: { zh_TW: "動線", en_US: "Getting around", ja_JP: "移動" },
  stepFree: { zh_TW: "全程無階梯", en_US: "Step-free all the way", ja_JP: "段差なしで回れます" },
  withSteps: { zh_TW: "途中有階梯", en_US: "Some steps", ja_JP: "途中に段差があります" },
  stops: { zh_TW: "一站一站走", en_US: "Stop by stop", ja_JP: "立ち寄り順" },
  tips: { zh_TW: "小提醒", en_US: "Tips", ja_JP: "ひとこと" },
  more: { zh_TW: "其他走法", en_US: "Other ways round", ja_JP: "ほかのコース" },
  when: { zh_TW: "哪一天來，幾點到？", en_US: "When are you coming?", ja_JP: "いつお越しになりますか" },
  whenLead: {
    zh_TW: "選好日期和到南門的時間，就能看到當天每一站的時間，以及哪些站沒有開放。",
    en_US:
      "Choose the day and the time you will be at the South Gate, and see when you reach every stop and what is closed that day.",
    ja_JP: "日にちと南門に着く時刻を選ぶと、その日の各所の時刻と、お休みのところがわかります。",
  },
  date: { zh_TW: "日期", en_US: "Day", ja_JP: "日にち" },
  at: { zh_TW: "到達時間", en_US: "Arrival", ja_JP: "到着時刻" },
  lay: { zh_TW: "排出行程", en_US: "Show the day", ja_JP: "時刻を見る" },
  hours: { zh_TW: "# 小時", en_US: "# h", ja_JP: "#時間" },
  minutesShort: { zh_TW: "# 分鐘", en_US: "# min", ja_JP: "#分" },
  wait: { zh_TW: "等候 # 分鐘", en_US: "# min to wait", ja_JP: "#分お待ちいただきます" },
  shut: { zh_TW: "這一天休園。", en_US: "The park is closed on this day.", ja_JP: "この日は休園です。" },
  otherDay: { zh_TW: "請改選其他日期。", en_US: "Please choose another day.", ja_JP: "ほかの日をお選びください。" },
  someClosed: {
    zh_TW: "這一天有 # 站不能去，原因寫在各站下面；時間已略過這些站。",
    en_US:
      "# of the stops cannot be visited on this day; the reason is given under each. They are left out of the times.",
    ja_JP: "この日は、立ち寄れないところが#か所あります。理由は各所に記し、時刻からは除いています。",
  },
  oneClosed: {
    zh_TW: "這一天有 1 站不能去，原因寫在該站下面；時間已略過這一站。",
    en_US: "One of the stops cannot be visited on this day; the reason is given under it. It is left out of the times.",
    ja_JP: "この日は、立ち寄れないところが1か所あります。理由はその欄に記し、時刻からは除いています。",
  },
  wholeArrival: {
    zh_TW: "改成 {at} 到南門，每一站都走得到",
    en_US: "Arrive at {at} instead and you can visit every stop",
    ja_JP: "{at}に着けば、すべて立ち寄れます",
  },
  wholeDay: {
    zh_TW: "改在{day} {at} 來，每一站都走得到",
    en_US: "Come on {day} at {at} and you can visit every stop",
    ja_JP: "{day} {at}なら、すべて立ち寄れます",
  },
  changed: {
    zh_TW: "有些站照原來的順序走不到，已改到別的時間，或換成同類的另一站。",
    en_US:
      "Some stops cannot be visited in their usual turn. They have been given another time, or replaced by a stop of the same kind.",
    ja_JP: "順番どおりに立ち寄れないところは、時刻を変えるか、同じ種類のところに替えました。",
  },
  moved: {
    zh_TW: "配合時間，移到這裡。",
    en_US: "Moved here so that you arrive at the right time.",
    ja_JP: "時間に合わせて、ここに移しました。",
  },
  instead: { zh_TW: "代替", en_US: "In place of ", ja_JP: "代わりの立ち寄り先です。もとの予定：" },
  insteadEnd: { zh_TW: "：", en_US: ". ", ja_JP: "。" },
  parkShut: { zh_TW: "這一天休園。", en_US: "The park is closed on this day.", ja_JP: "この日は休園です。" },
  notOpenThen: {
    zh_TW: "到的時候園區不開放，請改選到達時間。",
    en_US: "The park is not open at that time. Please choose another time of arrival.",
    ja_JP: "その時刻は開園時間外です。到着時刻をお選び直しください。",
  },
  because: { zh_TW: "不開放：{reason}", en_US: "Closed: {reason}", ja_JP: "お休みです（{reason}）" },
  shopHours: {
    zh_TW: "到的時候店沒開，營業時間 {hours}。",
    en_US: "Closed at that time; open {hours}.",
    ja_JP: "その時刻は営業していません。営業時間は{hours}です。",
  },
  noSession: {
    zh_TW: "這一天沒有場次。",
    en_US: "There is no session on this day.",
    ja_JP: "この日の開催はありません。",
  },
  otherSessions: {
    zh_TW: "這個時間沒有場次；這一天的場次：{times}。",
    en_US: "There is no session at this time; on this day sessions begin at {times}.",
    ja_JP: "この時刻の開催はありません。この日の開始時刻は{times}です。",
  },
  noDay: {
    zh_TW: "請寫成年-月-日，例如 2026-11-22。",
    en_US: "Please give a day as year-month-day, such as 2026-11-22.",
    ja_JP: "日にちは 2026-11-22 のように入力してください。",
  },
  pastDay: {
    zh_TW: "這一天已經過了，請選今天或以後的日期。",
    en_US: "This day has passed. Please choose today or a later day.",
    ja_JP: "過ぎた日です。本日以降の日をお選びください。",
  },
  farDay: {
    zh_TW: "最遠可以排到 {day}，請選早一點的日期。",
    en_US: "Plans can be made up to {day}. Please choose an earlier day.",
    ja_JP: "{day}までの日をお選びください。",
  },
  noTime: {
    zh_TW: "請寫成時:分，例如 10:00。",
    en_US: "Please give a time as hours:minutes, such as 10:00.",
    ja_JP: "時刻は 10:00 のように入力してください。",
  },
  file: { zh_TW: "加入行事曆", en_US: "Add to calendar", ja_JP: "カレンダーに追加" },
} as const satisfies Record<string, Localized>;
