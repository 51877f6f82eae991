import type { Localized } from "#platform/locales.ts";

export type StepName =
  | "train"
  | "fastTrain"
  | "change"
  | "shuttle"
  | "countyCoach"
  | "countyBus"
  | "southCoach"
  | "drive"
  | "driveNorth";

export const journeyTexts = {
  title: { zh_TW: "從臺北來、從南部來", en_US: "From Taipei and from the south", ja_JP: "台北から・南部から" },
  lead: {
    zh_TW:
      "以下是路況順利時的大約時間，不含候車。班次與路況會變，出門前請先向鐵路、客運公司確認；接駁車以本頁的時刻表為準。",
    en_US:
      "Times are approximate, for a smooth journey, and leave out waiting. Timetables and traffic change, so please check with the railway or the coach company before you set out. For the shuttle, the timetable on this page applies.",
    ja_JP:
      "順調に進んだ場合のおよその時間で、待ち時間は含みません。ダイヤや道路状況は変わりますので、お出かけの前に鉄道会社・バス会社にご確認ください。シャトルバスは、このページの時刻表のとおりです。",
  },
  taipei: { zh_TW: "從臺北", en_US: "From Taipei", ja_JP: "台北から" },
  south: { zh_TW: "從高雄、南部", en_US: "From Kaohsiung and the south", ja_JP: "高雄・南部から" },
  byTrain: { zh_TW: "搭火車", en_US: "By train", ja_JP: "鉄道" },
  byCoach: { zh_TW: "搭客運", en_US: "By coach", ja_JP: "高速バス" },
  byCar: { zh_TW: "開車", en_US: "By car", ja_JP: "お車" },
  about: { zh_TW: "約 {time}", en_US: "about {time}", ja_JP: "約{time}" },
  hours: { zh_TW: "# 小時", en_US: "# h", ja_JP: "#時間" },
  minutes: { zh_TW: "# 分鐘", en_US: "# min", ja_JP: "#分" },
  back: { zh_TW: "最晚的回程", en_US: "Last way back", ja_JP: "最終の帰り" },
  backTaipeiTrain: {
    zh_TW: "最晚搭 {shuttle} 從園區開的接駁車；月河車站往臺北的末班車是 {last}。",
    en_US:
      "Take the {shuttle} shuttle from the park at the latest. The last train to Taipei leaves Moon River Station at {last}.",
    ja_JP: "園を{shuttle}に出るシャトルバスまでにお乗りください。月河駅から台北行きの最終列車は{last}発です。",
  },
  backSouthTrain: {
    zh_TW: "最晚搭 {shuttle} 從園區開的接駁車，接月河車站 {last} 的火車；再晚就趕不上往南的末班高鐵。",
    en_US:
      "Take the {shuttle} shuttle from the park at the latest, then the {last} train from Moon River Station. Any later and you miss the last high-speed train south.",
    ja_JP:
      "園を{shuttle}に出るシャトルバスまでにお乗りになり、月河駅{last}発の列車へ。これより遅いと、南部行きの高速鉄道の最終に間に合いません。",
  },
  backByTaxi: {
    zh_TW: "月河車站 {last} 的火車；這班車沒有接得上的接駁車，請預先叫計程車到車站。",
    en_US:
      "The train at {last} from Moon River Station. No shuttle is early enough for it, so please book a taxi to the station.",
    ja_JP: "月河駅{last}発の列車。間に合うシャトルバスはありませんので、駅までのタクシーをあらかじめご手配ください。",
  },
  backTaipeiCoach: {
    zh_TW: "南門站牌 {last} 往縣城轉運站的末班客運；轉運站往臺北的末班是 {onward}。",
    en_US:
      "The last bus to the county bus station leaves the stop at the South Gate at {last}; from there the last coach to Taipei leaves at {onward}.",
    ja_JP: "南門の停留所を{last}に出る県バスターミナル行き最終。ターミナルから台北行きの最終は{onward}発です。",
  },
  backSouthCoach: {
    zh_TW: "南門站牌 {last} 往縣城轉運站的末班客運，接 {onward} 以前往臺北的班次；從臺北往南的夜車請先查好並訂位。",
    en_US:
      "Take the last bus to the county bus station, at {last} from the stop at the South Gate, then a coach to Taipei that leaves by {onward}. Look up and book the night coach south from Taipei beforehand.",
    ja_JP:
      "南門の停留所を{last}に出る県バスターミナル行き最終から、{onward}までの台北行きへ。台北から南部への夜行バスは、先に調べてご予約ください。",
  },
  backTaipeiCar: {
    zh_TW: "不受班次限制。假日傍晚往臺北容易塞車，請多留一些時間。",
    en_US:
      "No timetable to keep to. On weekend and holiday evenings the road to Taipei is slow; please allow extra time.",
    ja_JP: "時刻の制約はありません。休日の夕方は台北方面が混みますので、余裕をみてお帰りください。",
  },
  backSouthCar: {
    zh_TW: "路程長，不建議當天來回；想多玩一點，可以在附近住一晚。",
    en_US: "It is a long drive. We do not recommend going there and back in one day; consider staying a night nearby.",
    ja_JP: "道のりが長いので、日帰りはおすすめしません。近くでのご宿泊をご検討ください。",
  },
} as const satisfies Record<string, Localized>;

/** What one does on each leg; how long it takes stands beside it. */
export const stepTexts: Record<StepName, Localized> = {
  train: {
    zh_TW: "臺北車站搭往月河的火車，在月河車站下車。",
    en_US: "At Taipei Main Station take a train towards Moon River and get off at Moon River Station.",
    ja_JP: "台北駅から月河方面の列車に乗り、月河駅で下車。",
  },
  fastTrain: {
    zh_TW: "高鐵左營站搭到臺北站；從臺中、臺南上車也是同一條線。",
    en_US: "Take the high-speed train from Zuoying (Kaohsiung) to Taipei; Tainan and Taichung are on the same line.",
    ja_JP: "高速鉄道で左営駅（高雄）から台北駅へ。台南・台中からも同じ路線です。",
  },
  change: {
    zh_TW: "在臺北轉乘，請預留這段時間找月臺。",
    en_US: "Change in Taipei; allow this long to find your platform.",
    ja_JP: "台北で乗り換え。乗り場までの移動に、このくらいみておいてください。",
  },
  shuttle: {
    zh_TW: "從前站出口出來，在右手邊的站牌轉搭接駁車到南門。",
    en_US: "Leave by the front exit and take the shuttle, from the stop on your right, to the South Gate.",
    ja_JP: "表口を出て右手の乗り場から、シャトルバスで南門へ。",
  },
  countyCoach: {
    zh_TW: "臺北轉運站搭國道客運到縣城轉運站。",
    en_US: "Take a coach from Taipei Bus Station to the county bus station.",
    ja_JP: "台北のバスターミナルから高速バスで県バスターミナルへ。",
  },
  countyBus: {
    zh_TW: "轉往河口方向的客運，在「傳藝園區」下車，過馬路就是南門。票根請留著，買門票有折扣。",
    en_US:
      "Change to a bus towards the river mouth and get off at Park of Traditional Arts. The South Gate is across the road. Keep your ticket for the discount on admission.",
    ja_JP:
      "河口方面行きに乗り換え、「伝統芸術の園」で下車。道の向かいが南門です。乗車券は入園料の割引に使えますので、お持ちください。",
  },
  southCoach: {
    zh_TW: "高雄搭國道客運到臺北轉運站。",
    en_US: "Take a coach from Kaohsiung to Taipei Bus Station.",
    ja_JP: "高雄から高速バスで台北のバスターミナルへ。",
  },
  drive: {
    zh_TW: "走國道，下月河交流道後循棕色路標，沿河堤到南門停車場。",
    en_US:
      "Take the motorway to the Moon River exit, then follow the brown signs along the embankment to the South Gate car park.",
    ja_JP: "高速道路を月河インターチェンジで降り、茶色の案内標識に従って、堤防沿いに南門駐車場へ。",
  },
  driveNorth: {
    zh_TW: "走國道北上，下月河交流道後循棕色路標到南門停車場；途中請在服務區休息。",
    en_US:
      "Take the motorway north to the Moon River exit, then follow the brown signs to the South Gate car park. Rest at a service area on the way.",
    ja_JP:
      "高速道路を北上し、月河インターチェンジで降りて、茶色の案内標識に従い南門駐車場へ。途中のサービスエリアで休憩をおとりください。",
  },
};
