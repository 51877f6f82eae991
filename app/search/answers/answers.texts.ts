import type { Localized } from "#platform/locales.ts";

export const answerTexts = {
  hours: { zh_TW: "開放時間", en_US: "Opening hours", ja_JP: "開園時間" },
  openOn: { zh_TW: "{day}開放，{hours}", en_US: "Open {day}, {hours}", ja_JP: "{day}は開園、{hours}" },
  closedOn: { zh_TW: "{day}休園", en_US: "Closed {day}", ja_JP: "{day}は休園" },
  /** Between the two days of a weekend. */
  between: { zh_TW: "；", en_US: ". ", ja_JP: "。" },
  today: { zh_TW: "今天", en_US: "today", ja_JP: "本日" },
  onDay: { zh_TW: "{day}", en_US: "on {day}", ja_JP: "{day}" },
  lastAdmission: { zh_TW: "最後入園", en_US: "Last admission", ja_JP: "最終入園" },
  why: { zh_TW: "原因", en_US: "Why", ja_JP: "理由" },
  now: { zh_TW: "現在", en_US: "Now", ja_JP: "ただいま" },
  allHours: { zh_TW: "各設施的開放時間", en_US: "Hours of every facility", ja_JP: "施設ごとの利用時間" },
  thatDay: { zh_TW: "看這一天的行事曆", en_US: "See that day’s calendar", ja_JP: "この日のカレンダーを見る" },
  prices: { zh_TW: "票價", en_US: "Admission prices", ja_JP: "入園料金" },
  allPrices: {
    zh_TW: "票價、年票與試算",
    en_US: "All prices, annual cards and the price helper",
    ja_JP: "料金・年間パス・料金の試算",
  },
  toilets: { zh_TW: "廁所", en_US: "Toilets", ja_JP: "トイレ" },
  accessibleToilets: { zh_TW: "無障礙廁所", en_US: "Accessible toilets", ja_JP: "バリアフリートイレ" },
  nursing: { zh_TW: "哺集乳室", en_US: "Nursing rooms", ja_JP: "授乳室" },
  atTheGate: {
    zh_TW: "{gate}入口就有。",
    en_US: "Right at {gate}, where you come in.",
    ja_JP: "{gate}の入口にあります。",
  },
  nearest: {
    zh_TW: "離{gate}最近的在{place}，走路約 {minutes} 分鐘。",
    en_US: "The nearest to {gate} is at {place}, about {minutes} min on foot.",
    ja_JP: "{gate}からいちばん近いのは{place}で、徒歩約{minutes}分です。",
  },
  onFoot: {
    zh_TW: "從{gate}走路約 {minutes} 分鐘",
    en_US: "about {minutes} min on foot from {gate}",
    ja_JP: "{gate}から徒歩約{minutes}分",
  },
  here: { zh_TW: "入口旁", en_US: "beside the entrance", ja_JP: "入口のそば" },
  onMap: { zh_TW: "在地圖上看全部 {n} 處", en_US: "See all {n} on the map", ja_JP: "地図で{n}か所すべてを見る" },
  onMapOne: { zh_TW: "在地圖上看位置", en_US: "See where it is on the map", ja_JP: "地図で場所を見る" },
  parking: { zh_TW: "停車", en_US: "Parking", ja_JP: "駐車場" },
  parkingFees: {
    zh_TW: "前 {fact:parking.freeMinutes}免費，之後每小時 {fact:parking.perHour}，一天最多 {fact:parking.dailyCap}。",
    en_US:
      "The first {fact:parking.freeMinutes} are free, then {fact:parking.perHour} an hour, at most {fact:parking.dailyCap} a day.",
    ja_JP:
      "はじめの{fact:parking.freeMinutes}は無料、以降1時間{fact:parking.perHour}、1日最大{fact:parking.dailyCap}です。",
  },
  accessibleDesk: { zh_TW: "身障停車服務臺", en_US: "Accessible parking desk", ja_JP: "障がい者用駐車場の窓口" },
  arrive: { zh_TW: "交通與停車", en_US: "Getting here and parking", ja_JP: "交通・駐車場のご案内" },
  shuttle: { zh_TW: "接駁車", en_US: "Shuttle bus", ja_JP: "シャトルバス" },
  nextFromStation: {
    zh_TW: "火車站發車的下一班：{time}",
    en_US: "Next from the station: {time}",
    ja_JP: "駅発の次の便：{time}",
  },
  noShuttle: { zh_TW: "近日沒有班次", en_US: "No departures in the coming days", ja_JP: "しばらく運行はありません" },
  nextFromPark: { zh_TW: "園區發車的下一班", en_US: "Next from the park", ja_JP: "園発の次の便" },
  firstAndLast: { zh_TW: "火車站發車的首末班", en_US: "First and last from the station", ja_JP: "駅発の始発・最終" },
  lastBack: { zh_TW: "園區發車的末班", en_US: "Last from the park", ja_JP: "園発の最終" },
  timetable: { zh_TW: "完整時刻表", en_US: "Full timetable", ja_JP: "時刻表を見る" },
} as const satisfies Record<string, Localized>;
