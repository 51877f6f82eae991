import type { Localized } from "#platform/locales.ts";

export const homeTexts = {
  title: { zh_TW: "一日，住進傳統裡", en_US: "A day inside tradition", ja_JP: "伝統のなかで過ごす一日" },
  /** The same words as the hero sets them, line by line. */
  hero: { zh_TW: "一日，\n住進傳統裡", en_US: "A day inside\ntradition", ja_JP: "伝統のなかで\n過ごす一日" },
  sub: {
    zh_TW: "河畔紅磚　燈起戲開",
    en_US: "Brick lanes by the river, and a play when the lanterns are lit",
    ja_JP: "川辺の赤レンガ、灯りとともに幕が上がる",
  },
  description: {
    zh_TW: "今天園區有什麼、門票多少、怎麼來：展覽、演出、手作體驗與文昌祠，都在這裡。",
    en_US:
      "What is on today, what it costs and how to get here: exhibitions, performances, hands-on crafts and the Wenchang temple.",
    ja_JP: "今日の催し、料金、アクセスはこちらから。展覧会、公演、手づくり体験、文昌祠をご案内します。",
  },
  now: { zh_TW: "現在園區", en_US: "In the park now", ja_JP: "いまの園内" },
  nextShow: { zh_TW: "下一場演出", en_US: "Next performance", ja_JP: "次の公演" },
  mist: { zh_TW: "水霧", en_US: "Mist", ja_JP: "ミスト" },
  mistOn: { zh_TW: "飄霧中", en_US: "Misting now", ja_JP: "噴霧中" },
  mistUntil: { zh_TW: "至 {time}", en_US: "until {time}", ja_JP: "{time}まで" },
  mistEvery: {
    zh_TW: "每 {fact:rhythm.mistEvery}一次，一次 {fact:rhythm.mistFor}",
    en_US: "Every {fact:rhythm.mistEvery}, for {fact:rhythm.mistFor}",
    ja_JP: "{fact:rhythm.mistEvery}ごとに{fact:rhythm.mistFor}間",
  },
  bell: { zh_TW: "晨鐘", en_US: "Temple bell", ja_JP: "朝の鐘" },
  drum: { zh_TW: "暮鼓", en_US: "Evening drum", ja_JP: "夕べの太鼓" },
  atTemple: { zh_TW: "文昌祠前", en_US: "At the temple", ja_JP: "文昌祠の前" },
  shuttle: { zh_TW: "下一班接駁", en_US: "Next shuttle", ja_JP: "次のシャトル" },
  fromStation: { zh_TW: "火車站發車", en_US: "From the station", ja_JP: "駅発" },
  fromPark: { zh_TW: "園區發車", en_US: "From the park", ja_JP: "園発" },
  fromBoth: {
    zh_TW: "火車站發車（園區發車 {time}）",
    en_US: "From the station (from the park {time})",
    ja_JP: "駅発（園発 {time}）",
  },
  none: { zh_TW: "近期沒有", en_US: "No performance soon", ja_JP: "予定なし" },
  happening: { zh_TW: "現正登場", en_US: "On now", ja_JP: "開催中" },
  happeningSub: {
    zh_TW: "展覽、演出與活動，天天不同",
    en_US: "Exhibitions, performances and events, different every day",
    ja_JP: "展覧会・公演・イベント、毎日ちがいます",
  },
  calendar: { zh_TW: "看整月行事曆", en_US: "See the calendar", ja_JP: "カレンダーを見る" },
  todayNone: {
    zh_TW: "近期休園，沒有排定場次。",
    en_US: "The park is closed for now; nothing is scheduled.",
    ja_JP: "しばらく休園のため、予定はありません。",
  },
  planMine: { zh_TW: "排一份我的行程", en_US: "Plan a visit", ja_JP: "コースを選ぶ" },
  mascot: { zh_TW: "陶燈報報", en_US: "Mascot report", ja_JP: "とうとう通信" },
  verse: { zh_TW: "今日一籤", en_US: "A verse for today", ja_JP: "今日の一首" },
  plans: { zh_TW: "十種走法", en_US: "Ten ways round", ja_JP: "十のめぐり方" },
  plansSub: {
    zh_TW: "照著走，也可以只挑喜歡的",
    en_US: "Follow one, or pick the stops you like",
    ja_JP: "そのままでも、気になる所だけでも",
  },
  allPlans: { zh_TW: "全部遊程", en_US: "All plans", ja_JP: "すべてのコース" },
  temple: {
    zh_TW: "文昌祠裡，求一支籤，點一盞燈",
    en_US: "At the temple: draw a stick, light a lantern",
    ja_JP: "文昌祠で、おみくじを引き、灯をともす",
  },
  templeText: {
    zh_TW: "搖一搖籤筒，擲筊問一問；或是為考試、家人、毛孩子點一盞祈願燈，訂購前就看得到祈福日期。",
    en_US:
      "Shake the tube and ask with the moon blocks, or light a lantern for an exam, your family or a pet; you see the day of the rite before you order.",
    ja_JP:
      "竹の筒を振り、ポエ（三日月形の木片）でたずねる。試験や家族、ペットのために祈願灯をともすこともできます。祈願の日はお申し込みの前にわかります。",
  },
  draw: { zh_TW: "抽一支籤", en_US: "Draw a stick", ja_JP: "おみくじを引く" },
  light: { zh_TW: "線上點燈", en_US: "Light a lantern", ja_JP: "祈願灯をともす" },
  news: { zh_TW: "最新消息", en_US: "Latest news", ja_JP: "お知らせ" },
  allNews: { zh_TW: "全部消息", en_US: "All news", ja_JP: "すべてのお知らせ" },
} as const satisfies Record<string, Localized>;
