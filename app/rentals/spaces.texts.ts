import type { Localized } from "#platform/locales.ts";

export const spaceTexts = {
  capacity: { zh_TW: "容納人數", en_US: "Capacity", ja_JP: "収容人数" },
  area: { zh_TW: "面積", en_US: "Area", ja_JP: "面積" },
  equipment: { zh_TW: "設備", en_US: "Equipment", ja_JP: "設備" },
  rate: { zh_TW: "費用", en_US: "Rates", ja_JP: "料金" },
  plan: { zh_TW: "平面圖", en_US: "Floor plan", ja_JP: "平面図" },
  onMap: { zh_TW: "在園區地圖上看", en_US: "See it on the map", ja_JP: "園内マップで見る" },
  askFor: { zh_TW: "申請這個場地", en_US: "Request this space", ja_JP: "この会場を申し込む" },
  whenFree: { zh_TW: "看哪天有空", en_US: "See when it is free", ja_JP: "空き状況を見る" },
  onThisPage: { zh_TW: "本頁內容", en_US: "On this page", ja_JP: "このページの内容" },
  theSpaces: { zh_TW: "場地介紹", en_US: "The spaces", ja_JP: "会場のご紹介" },

  find: { zh_TW: "找合適的場地", en_US: "Find a space that fits", ja_JP: "会場をさがす" },
  findLead: {
    zh_TW: "填知道的就好，時間請把布置與撤場算進去；室內戶外一起找。",
    en_US:
      "Fill in what you know; count the time for setting up and clearing away. Indoor and outdoor spaces are searched together.",
    ja_JP: "わかる項目だけで結構です。時間には設営・撤収を含めてください。屋内・屋外をまとめてさがします。",
  },
  date: { zh_TW: "日期", en_US: "Day", ja_JP: "日付" },
  from: { zh_TW: "從", en_US: "From", ja_JP: "開始" },
  to: { zh_TW: "到", en_US: "To", ja_JP: "終了" },
  heads: { zh_TW: "人數", en_US: "People", ja_JP: "人数" },
  go: { zh_TW: "找場地", en_US: "Find", ja_JP: "さがす" },
  clear: { zh_TW: "清除條件", en_US: "Clear", ja_JP: "条件をクリア" },

  calendar: { zh_TW: "哪些日子已經借出", en_US: "What is already taken", ja_JP: "空き状況" },
  calendarLead: {
    zh_TW: "借出的時間含布置與撤場。選一天，就能看到當天還空著的時段。",
    en_US: "Times shown as taken include setting up and clearing away. Choose a day to see which hours are left.",
    ja_JP: "予約済みの時間には設営・撤収を含みます。日付を選ぶと、その日の空き時間が表示されます。",
  },
  chooseSpace: { zh_TW: "選擇場地", en_US: "Choose a space", ja_JP: "会場を選ぶ" },
  earlier: { zh_TW: "上個月", en_US: "Previous month", ja_JP: "前の月" },
  later: { zh_TW: "下個月", en_US: "Next month", ja_JP: "次の月" },
  askThen: { zh_TW: "申請這段時間", en_US: "Request these hours", ja_JP: "この時間で申し込む" },
} as const satisfies Record<string, Localized>;
