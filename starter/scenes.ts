import type { Localized } from "#platform/locales.ts";
import { words } from "./starter.ts";

/** What the wide scenes of the sections show, for those who do not see them. */
export const sceneAlts: Record<string, Localized> = {
  news: words(
    "剪紙風格的園區大門與廣場，旁邊立著布告牆",
    "Paper-cut park gate and square with a notice wall",
    "切り絵で描いた園の門と広場。わきに掲示板が立ちます",
  ),
  visit: words(
    "剪紙風格的車站，門前停著接駁車",
    "Paper-cut railway station with the shuttle bus in front",
    "切り絵で描いた駅舎と、前に停まるシャトルバス",
  ),
  exhibition: words(
    "剪紙風格的展覽廳，有人看著瓷瓶與掛軸",
    "Paper-cut gallery: visitors before vases and hanging scrolls",
    "切り絵で描いた展示室。花瓶と掛け軸を眺める人たち",
  ),
  show: words(
    "剪紙風格的河邊戲臺，燈籠高掛，臺下坐滿觀眾",
    "Paper-cut opera stage by the river, lanterns strung up and every seat taken",
    "切り絵で描いた川辺の舞台。提灯が連なり、客席はいっぱいです",
  ),
  activity: words(
    "剪紙風格的廣場，有舞獅、大鼓與天上的風箏",
    "Paper-cut plaza with a lion dance, drums and kites in the sky",
    "切り絵で描いた広場。獅子舞と太鼓、空には凧",
  ),
  experiences: words(
    "剪紙風格的工坊，師傅在拉坯，一旁晾著藍布",
    "Paper-cut workshop: a potter at the wheel, blue cloth drying beside him",
    "切り絵で描いた工房。ろくろをひく職人と、干した藍の布",
  ),
  shops: words(
    "剪紙風格的夜裡老街，攤位前人來人往",
    "Paper-cut market street at night, people at the stalls",
    "切り絵で描いた夜の通り。屋台に人が集まります",
  ),
  booking: words(
    "剪紙風格的遊客中心，一隊訪客在窗口前排隊",
    "Paper-cut visitor centre with a group queueing at its window",
    "切り絵で描いたビジターセンター。窓口に団体が並びます",
  ),
  education: words(
    "剪紙風格的校園，老師在榕樹下帶著孩子上課",
    "Paper-cut schoolyard: a lesson under the banyan",
    "切り絵で描いた校庭。ガジュマルのそばで授業中です",
  ),
  park: words(
    "從山坡遠望河邊園區的剪紙風景，白鷺飛過",
    "Paper-cut view from the hill over the park and its river, egrets flying past",
    "丘から見た川辺の園の切り絵。白鷺が飛んでいきます",
  ),
  about: words(
    "剪紙風格的窯場，長窯沿坡而上、冒著煙",
    "Paper-cut kiln yard, the long kiln smoking up the slope",
    "切り絵で描いた窯場。長い窯が斜面をのぼり、煙を上げます",
  ),
  temple: words(
    "剪紙風格的夜裡文昌祠，廟埕上有香爐與點燈的人",
    "Paper-cut Wenchang temple at night, people and an incense burner on its plaza",
    "切り絵で描いた夜の文昌祠。廟前広場の香炉と人々",
  ),
  plans: words(
    "剪紙風格的石橋，橋上有人走過，河裡有船",
    "Paper-cut stone bridge with people crossing and boats below",
    "切り絵で描いた石橋。渡る人と、川に浮かぶ舟",
  ),
  calendar: words(
    "剪紙風格的四季樹木，天上是圓缺的月亮",
    "Paper-cut trees in four seasons under the phases of the moon",
    "切り絵で描いた四季の木々と、満ち欠けする月",
  ),
  search: words(
    "剪紙風格的夜路，陶鴞提著燈籠走在前面",
    "Paper-cut lane at night, the clay owl with its lantern",
    "切り絵で描いた夜道。提灯を持った陶のふくろう",
  ),
  library: words(
    "剪紙風格的閱覽室，陶鴞在燈下看書",
    "Paper-cut reading room, the clay owl at a desk among the shelves",
    "切り絵で描いた閲覧室。灯りの下で本を読む陶のふくろう",
  ),
  map: words(
    "剪紙風格的園區地圖，一條河穿過各處屋宇",
    "Paper-cut map of the park, a river running between its houses",
    "切り絵で描いた園内地図。家々のあいだを川が流れます",
  ),
  error: words(
    "剪紙風格的霧中河面，陶鴞在小船上睡著了",
    "Paper-cut river in the mist, the clay owl asleep in a small boat",
    "切り絵で描いた霧の川。小舟で眠る陶のふくろう",
  ),
};

/** The home page's scene at the four parts of the day. */
export const heroAlts: Record<"dawn" | "day" | "dusk" | "night", Localized> = {
  dawn: words(
    "清晨的園區：燕尾屋頂、文昌祠與河上小船，天色微亮",
    "The park at dawn: swallow-tail roofs, the temple and a boat on the river",
    "夜明けの園内。燕尾の屋根、祠、川に浮かぶ舟",
  ),
  day: words(
    "白天的園區：紅磚屋、文昌祠與河上小船",
    "The park by day: brick houses, the temple and a boat on the river",
    "昼の園内。赤レンガの家、祠、川に浮かぶ舟",
  ),
  dusk: words(
    "黃昏的園區：燈籠亮起，燈影落在河面",
    "The park at dusk: lanterns lit, their light on the river",
    "夕暮れの園内。提灯が灯り、光が川面に揺れます",
  ),
  night: words(
    "夜裡的園區：窗內燈火與一輪明月",
    "The park at night: lit windows and a full moon",
    "夜の園内。窓明かりと満月",
  ),
};
