/** One writing for what is written in several: each group's first character stands for the others. */
const groups = [
  "台臺颱",
  "戲戯戏",
  "籤籖签簽",
  "灯燈",
  "画畫",
  "蓝藍",
  "伞傘",
  "绣繡繍",
  "车車",
  "输輸",
  "览覽覧",
  "园園薗",
  "馆館舘",
  "艺藝芸",
  "术術",
  "传傳伝",
  "统統",
  "广廣広",
  "场場塲",
  "时時",
  "间間",
  "开開",
  "关關関",
  "门門",
  "价價価",
  "费費",
  "约約",
  "预預",
  "団團团",
  "体體軆",
  "学學",
  "习習",
  "师師",
  "乐樂楽",
  "鼓鼔",
  "锣鑼",
  "龙龍竜",
  "龟龜亀",
  "红紅",
  "绿綠緑",
  "纸紙",
  "风風",
  "筝箏",
  "鹭鷺",
  "鸟鳥",
  "鱼魚",
  "马馬",
  "医醫",
  "药藥薬",
  "厅廳庁",
  "庙廟",
  "坛壇",
  "读讀読",
  "说說説",
  "话話",
  "语語",
  "写寫写",
  "书書",
  "汉漢",
  "图圖図",
  "国國",
  "会會",
  "来來",
  "发發髪発",
  "点點",
  "数數",
  "号號",
  "万萬",
  "与與",
  "为為爲",
  "实實実",
  "宝寶寳",
  "尔爾",
  "净淨浄",
  "静靜",
  "旧舊",
  "历歷歴曆暦",
  "归歸帰",
  "声聲",
  "变變変",
  "应應応",
  "战戰戦",
  "择擇択",
  "泽澤沢",
  "樱櫻桜",
  "龄齡齢",
  "处處処",
  "气氣気",
  "经經経",
  "继繼継",
  "绳繩縄",
  "网網",
  "线線",
  "篮籃",
  "笼籠篭",
  "盐鹽塩",
  "铁鐵鉄",
  "钱錢銭",
  "银銀",
  "钟鐘鍾",
  "长長",
  "东東",
  "边邊辺邉",
  "过過",
  "还還",
  "远遠",
  "运運",
  "选選",
  "饭飯",
  "饼餅",
  "面麵麺",
  "麦麥",
  "黄黃",
  "黑黒",
  "齐齊斉",
  "斋齋",
  "产產",
  "业業",
  "劳勞労",
  "劝勸",
  "动動",
  "区區",
  "单單単",
  "县縣県",
  "双雙",
  "叶葉",
  "听聽聴",
  "复復複覆",
  "备備",
  "窑窯",
  "窗窓",
  "群羣",
  "裡里裏",
  "糖餹",
  "坯坏",
  "杯盃",
  "雕彫",
  "吊弔",
  "著着",
  "祷禱",
  "愿願",
  "带帶帯",
  "赛賽",
  "导導",
  "购購",
  "买買",
  "卖賣売",
  "礼禮",
  "报報",
  "条條",
  "临臨",
  "幾几",
];

const canonical = new Map(
  groups.flatMap((group) => {
    const [first = "", ...others] = group;
    return others.map((other) => [other, first] as const);
  }),
);

/**
 * One spelling for what is written in several: width, case, accents, variants of a character, katakana as hiragana,
 * Wi-Fi (rule Q2).
 */
export function fold(text: string): string {
  return foldCharacters(text).replace(/\bwi[ -]fi\b/g, "wifi");
}

function foldCharacters(text: string): string {
  let folded = "";
  for (let at = 0; at < text.length; at++) {
    const one = alone[text.charCodeAt(at)];
    // Marks that join their neighbours, and characters of two units, are folded together with the rest of the text.
    if (one === undefined) return foldWhole(text);
    folded += one;
  }
  return folded;
}

function foldWhole(text: string): string {
  return Array.from(
    text
      .normalize("NFKC")
      .toLowerCase()
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .normalize("NFC"),
    foldOne,
  ).join("");
}

/** The folded text and, for each of its units, where in the original it came from. */
export function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = "";
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const one = foldCharacters(character);
    folded += one;
    for (let unit = 0; unit < one.length; unit++) places.push(at);
    at += character.length;
  }
  places.push(at);
  return { folded, places };
}

function foldOne(character: string): string {
  const known = canonical.get(character);
  if (known) return known;
  const code = character.codePointAt(0) ?? 0;
  return code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : character;
}

/** How each character that joins no other is folded, by its code: an index folds some ten million of them. */
const alone: readonly (string | undefined)[] = Array.from({ length: 0x10000 }, (_, code) => {
  const character = String.fromCharCode(code);
  return /[\p{M}\p{Cs}\u1100-\u11ff\uff9e\uff9f]/u.test(character) ? undefined : foldWhole(character);
});
