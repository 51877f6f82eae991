import type { Localized } from "#platform/locales.ts";

export const repairTexts = {
  compare: { zh_TW: "同一座祠，前後兩張圖", en_US: "One temple, two pictures", ja_JP: "一つの祠の、二枚の絵" },
  compareLead: {
    zh_TW: "拉動圖下的滑桿，把舊日的文昌祠換成今天的樣子。圖是照修復紀錄畫的剪紙。",
    en_US:
      "Move the slider below to turn the temple as it was into the temple of today. The cut-paper pictures are based on the records of the restoration.",
    ja_JP: "絵の下のつまみを動かすと、かつての文昌祠が今の姿に変わります。修復の記録をもとに描いた切り絵です。",
  },
  temple: { zh_TW: "文昌祠", en_US: "the Wenchang temple", ja_JP: "文昌祠" },
  ridge: { zh_TW: "屋脊的剪黏", en_US: "the cut porcelain of the ridge", ja_JP: "棟の剪黏" },
  steps: { zh_TW: "搬一座祠，分六步", en_US: "Six steps to move a temple", ja_JP: "祠を移す六つの手順" },
  more: { zh_TW: "接著看", en_US: "Go on from here", ja_JP: "つづけてどうぞ" },
  terms: { zh_TW: "百科：建築的詞", en_US: "Encyclopedia: building terms", ja_JP: "百科：建築の言葉" },
  tryIt: { zh_TW: "親手組一朵斗栱", en_US: "Build a bracket yourself", ja_JP: "斗栱を組んでみる" },
  closeUp: { zh_TW: "屋脊人物近看", en_US: "The ridge, close up", ja_JP: "棟飾りを間近に" },
} as const satisfies Record<string, Localized>;

/** What was done, in its order. */
export const repairSteps: { name: Localized; text: Localized }[] = [
  {
    name: { zh_TW: "量", en_US: "Measure", ja_JP: "測る" },
    text: {
      zh_TW: "每面牆、每根柱先畫下來，連歪的角度也畫。",
      en_US: "Every wall and pillar is drawn first, and how far it leans.",
      ja_JP: "壁も柱も、傾きまで図に残します。",
    },
  },
  {
    name: { zh_TW: "編號", en_US: "Number", ja_JP: "番号を書く" },
    text: {
      zh_TW: "毛筆寫在看不見的那一面。",
      en_US: "In brush and ink, on the side that no one sees.",
      ja_JP: "見えない側に、筆で書きます。",
    },
  },
  {
    name: { zh_TW: "拆", en_US: "Take apart", ja_JP: "解く" },
    text: {
      zh_TW: "從屋頂往下，後裝的先拆。",
      en_US: "From the roof down: what came last goes first.",
      ja_JP: "屋根から下へ。最後に付けたものから外します。",
    },
  },
  {
    name: { zh_TW: "修", en_US: "Mend", ja_JP: "直す" },
    text: {
      zh_TW: "能留的留，爛掉的接上同樣的木頭。",
      en_US: "What can stay stays; rot is replaced with the same wood.",
      ja_JP: "残せるものは残し、傷んだ所には同じ木を継ぎます。",
    },
  },
  {
    name: { zh_TW: "立", en_US: "Raise", ja_JP: "建てる" },
    text: {
      zh_TW: "照號碼一件一件扣回去，不用一根釘。",
      en_US: "Piece by piece, by number, without a single nail.",
      ja_JP: "番号どおりに、釘を使わず組み直します。",
    },
  },
  {
    name: { zh_TW: "上梁", en_US: "Crown", ja_JP: "棟上げ" },
    text: {
      zh_TW: "最後一根梁綁上紅布，請全村吃湯圓。",
      en_US: "The last beam wears a red cloth, and the whole village eats rice balls.",
      ja_JP: "最後の梁に赤い布を結び、村じゅうで湯円を食べます。",
    },
  },
];
