import type { Localized } from "#platform/locales.ts";
import type { Heading, Turn } from "./directions.ts";
import type { WayName } from "#app/places/map/park-plan.ts";

export const headingNames: Record<Heading, Localized> = {
  north: { zh_TW: "北", en_US: "north", ja_JP: "北" },
  "north-east": { zh_TW: "東北", en_US: "north-east", ja_JP: "北東" },
  east: { zh_TW: "東", en_US: "east", ja_JP: "東" },
  "south-east": { zh_TW: "東南", en_US: "south-east", ja_JP: "南東" },
  south: { zh_TW: "南", en_US: "south", ja_JP: "南" },
  "south-west": { zh_TW: "西南", en_US: "south-west", ja_JP: "南西" },
  west: { zh_TW: "西", en_US: "west", ja_JP: "西" },
  "north-west": { zh_TW: "西北", en_US: "north-west", ja_JP: "北西" },
};
export const turnNames: Record<Turn, Localized> = {
  straight: { zh_TW: "直走，", en_US: "Go straight on", ja_JP: "そのまままっすぐ、" },
  left: { zh_TW: "左轉，", en_US: "Turn left", ja_JP: "左に曲がり、" },
  right: { zh_TW: "右轉，", en_US: "Turn right", ja_JP: "右に曲がり、" },
  back: { zh_TW: "往回走，", en_US: "Turn back", ja_JP: "折り返して、" },
};
/** What the ways are called: they follow 沿著, “along” and を. */
export const wayTexts: Record<WayName, Localized> = {
  forecourt: { zh_TW: "門前廣場", en_US: "the gate forecourt", ja_JP: "門前の広場" },
  archBridge: { zh_TW: "紅欄杆拱橋", en_US: "the red arched bridge", ja_JP: "赤い欄干の太鼓橋" },
  levelBridge: { zh_TW: "平橋", en_US: "the level bridge", ja_JP: "平らな橋" },
  mainWay: { zh_TW: "石板大路", en_US: "the paved main way", ja_JP: "石畳の大通り" },
  stagePath: { zh_TW: "戲臺旁的步道", en_US: "the path by the stage", ja_JP: "舞台わきの小道" },
  templeSteps: { zh_TW: "文昌祠正面的石階", en_US: "the front steps of the temple", ja_JP: "祠の正面の石段" },
  templeRamp: {
    zh_TW: "文昌祠東側的坡道",
    en_US: "the ramp on the east side of the temple",
    ja_JP: "祠の東側のスロープ",
  },
  noodleLane: { zh_TW: "麵食館前的巷子", en_US: "the lane by the noodle house", ja_JP: "麺処の前の路地" },
  craftLane: { zh_TW: "工藝館前的巷子", en_US: "the lane by the craft hall", ja_JP: "工芸館の前の路地" },
  street: { zh_TW: "工匠街", en_US: "Artisan Street", ja_JP: "職人通り" },
  dyeLane: { zh_TW: "藍染坊前的巷子", en_US: "the lane by the dye house", ja_JP: "藍染め工房の前の路地" },
  hillSteps: { zh_TW: "上窯場的石階", en_US: "the stone steps to the kilns", ja_JP: "窯場への石段" },
  hillPath: {
    zh_TW: "山腳的緩坡便道",
    en_US: "the gentle path round the foot of the hill",
    ja_JP: "山すそのゆるい坂道",
  },
  banyanPath: {
    zh_TW: "榕樹園的石徑",
    en_US: "the stone path of the banyan garden",
    ja_JP: "ガジュマルの庭の石の小道",
  },
  avenue: { zh_TW: "展覽館前的林蔭道", en_US: "the avenue to the exhibition hall", ja_JP: "展示館へ続く並木道" },
  theatrePath: { zh_TW: "偶戲館前的步道", en_US: "the path by the puppet theatre", ja_JP: "人形劇館の前の小道" },
  boardwalk: { zh_TW: "木棧道", en_US: "the boardwalk", ja_JP: "木道" },
  lawnPath: { zh_TW: "草坪邊的步道", en_US: "the path along the lawn", ja_JP: "芝生ぞいの小道" },
  riverWalk: { zh_TW: "河濱步道", en_US: "the riverside walk", ja_JP: "川ぞいの遊歩道" },
  terraceSteps: {
    zh_TW: "往河邊石臺的石階",
    en_US: "the steps down to the river terrace",
    ja_JP: "川辺のテラスへ下りる石段",
  },
  landingSteps: { zh_TW: "下碼頭的石階", en_US: "the steps down to the landing", ja_JP: "船着き場へ下りる石段" },
};
export const directionTexts = {
  title: { zh_TW: "怎麼走", en_US: "Directions", ja_JP: "行き方" },
  lead: {
    zh_TW: "選起點與終點，就知道要走幾分鐘、怎麼走。",
    en_US: "Choose where you are and where you are going, and see how many minutes it takes on foot.",
    ja_JP: "出発地と目的地を選ぶと、歩いて何分か、どう行くかがわかります。",
  },
  from: { zh_TW: "從", en_US: "From", ja_JP: "出発地" },
  to: { zh_TW: "到", en_US: "To", ja_JP: "目的地" },
  choose: { zh_TW: "請選擇", en_US: "Choose a place", ja_JP: "選んでください" },
  stepFree: {
    zh_TW: "走沒有階梯的路（輪椅、推車）",
    en_US: "Avoid steps (wheelchairs, pushchairs)",
    ja_JP: "段差のない道を通る（車いす・ベビーカー）",
  },
  show: { zh_TW: "看路線", en_US: "Show the way", ja_JP: "行き方を見る" },
  /** Minutes, metres, steps. */
  summary: {
    zh_TW: "步行約 # 分鐘，# 公尺，#。",
    en_US: "About # min on foot, # m, #.",
    ja_JP: "徒歩約#分、#m、#です。",
  },
  someSteps: { zh_TW: "途中有 # 級階梯", en_US: "with # steps on the way", ja_JP: "途中に階段が#段" },
  noSteps: { zh_TW: "全程沒有階梯", en_US: "without steps", ja_JP: "段差なし" },
  setOut: { zh_TW: "往{heading}出發，", en_US: "Head {heading}", ja_JP: "{heading}へ向かい、" },
  leg: {
    zh_TW: "{start}沿{way}走約 {metres} 公尺{steps}{until}。",
    en_US: "{start} along {way} for about {metres} m{steps}{until}.",
    ja_JP: "{start}{way}を約{metres}m進みます{steps}。{until}",
  },
  legSteps: { zh_TW: "（有 # 級階梯）", en_US: " (# steps)", ja_JP: "（階段#段）" },
  until: { zh_TW: "，到{place}", en_US: ", to {place}", ja_JP: "{place}に着きます。" },
  acrossTheGround: { zh_TW: "旁邊的小路", en_US: "the short path beside it", ja_JP: "わきの小道" },
  swap: { zh_TW: "反過來走", en_US: "The other way round", ja_JP: "逆向きの行き方" },
  other: { zh_TW: "看沒有階梯的路線", en_US: "Show the way without steps", ja_JP: "段差のない行き方を見る" },
  unknown: {
    zh_TW: "園區裡沒有這個地方：{asked}。請從清單中重新選擇。",
    en_US: "There is no such place in the park: {asked}. Please choose one from the list.",
    ja_JP: "「{asked}」という場所は園内にありません。一覧から選び直してください。",
  },
  same: {
    zh_TW: "起點和終點是同一個地方。請換一個。",
    en_US: "The start and the destination are the same place. Please change one of them.",
    ja_JP: "出発地と目的地が同じです。どちらかを選び直してください。",
  },
  missingFrom: { zh_TW: "請選擇起點。", en_US: "Please choose where you start.", ja_JP: "出発地を選んでください。" },
  missingTo: { zh_TW: "請選擇終點。", en_US: "Please choose where you are going.", ja_JP: "目的地を選んでください。" },
  noStepFree: {
    zh_TW: "從{from}到{to}沒有不經過階梯的路。可以先走到最近的無階梯地點，或請遊客中心協助。",
    en_US:
      "There is no way from {from} to {to} without steps. You can go as far as a step-free place near it, or ask at the visitor centre for help.",
    ja_JP:
      "{from}から{to}まで、段差のない道はありません。近くの段差のない場所までお越しいただくか、ビジターセンターにご相談ください。",
  },
  withSteps: { zh_TW: "看有階梯的路線", en_US: "Show the way with steps", ja_JP: "階段のある行き方を見る" },
  heading: { zh_TW: "{from}到{to}", en_US: "From {from} to {to}", ja_JP: "{from}から{to}へ" },
  onFoot: { zh_TW: "步行 # 分鐘", en_US: "# min on foot", ja_JP: "徒歩#分" },
  fromHere: { zh_TW: "從這裡出發", en_US: "Directions from here", ja_JP: "ここからの行き方" },
  toHere: { zh_TW: "走到這裡", en_US: "Directions to here", ja_JP: "ここへの行き方" },
} as const satisfies Record<string, Localized>;
