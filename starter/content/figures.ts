import { art, type StarterContent, words } from "#starter/starter.ts";

const years = ["2021", "2022", "2023", "2024", "2025"];
const byYear = (...values: number[]) =>
  values.map((value, at) => ({ label: words(years[at] ?? "", years[at] ?? "", years[at] ?? ""), value }));
const part = (zh: string, en: string, ja: string, value: number) => ({ label: words(zh, en, ja), value });
const plain = (motif: string, zh: string, en: string, ja: string) => art(motif, words(zh, en, ja));

/** The figures of the yearly report. The park is made up, and so are they. */
export const figure: StarterContent<"figure"> = () => [
  {
    slug: "electricity",
    cover: plain("lantern", "燈籠的剪紙", "A cut-paper lantern", "提灯の切り絵"),
    title: words("全園用電", "Electricity used", "園内の使用電力"),
    unit: words("千度", "thousand kWh", "千kWh"),
    note: words(
      "換用 LED、關掉樹冠燈，是降得最多的兩項。",
      "LED lamps, and no more lights in the trees, saved most.",
      "LED化と、木々の照明をやめたことが最も効きました。",
    ),
    topic: "water-and-energy",
    look: "bars",
    points: byYear(612, 588, 547, 521, 489),
  },
  {
    slug: "solar-share",
    cover: plain("leaf", "綠葉的剪紙", "Cut-paper leaves", "緑の葉の切り絵"),
    title: words("太陽能占比", "Share from our own panels", "太陽光の割合"),
    unit: words("%（占全園用電）", "per cent of electricity used", "%（使用電力に占める割合）"),
    note: words(
      "只裝在新建工坊與腳踏車棚，老屋瓦頂不裝。",
      "On new workshops and bicycle sheds only; never on the old roofs.",
      "新しい作業場と駐輪場の屋根だけに設置しています。",
    ),
    topic: "water-and-energy",
    look: "line",
    points: byYear(4, 9, 14, 21, 27),
  },
  {
    slug: "rain-water",
    cover: plain("umbrella-lost", "雨傘的剪紙", "A cut-paper umbrella", "傘の切り絵"),
    title: words("雨水再利用", "Rainwater put to use", "雨水の利用"),
    unit: words("立方公尺", "cubic metres", "立方メートル"),
    topic: "water-and-energy",
    look: "bars",
    points: byYear(1850, 2140, 2600, 2980, 3420),
  },
  {
    slug: "waste",
    cover: plain("bamboo-basket", "竹籃的剪紙", "A cut-paper basket", "竹かごの切り絵"),
    title: words("一般垃圾", "Waste thrown away", "一般ごみ"),
    unit: words("公噸", "tonnes", "トン"),
    topic: "materials",
    look: "bars",
    points: byYear(86, 79, 71, 63, 55),
  },
  {
    slug: "where-waste-goes",
    cover: plain("kiln", "窯的剪紙", "A cut-paper kiln", "窯の切り絵"),
    title: words("2025 年的廢棄物去了哪裡", "Where the waste of 2025 went", "2025年のごみの行き先"),
    unit: words("占重量 %", "% by weight", "重さに占める%"),
    note: words(
      "廚餘與竹屑堆成肥，回到藍草田。",
      "Kitchen waste and bamboo shavings become compost for the indigo fields.",
      "生ごみと竹くずは堆肥になり、藍の畑に戻ります。",
    ),
    topic: "materials",
    look: "share",
    points: [
      part("回收", "Recycled", "再利用", 41),
      part("堆肥", "Composted", "堆肥", 28),
      part("焚化", "Burnt", "焼却", 31),
    ],
  },
  {
    slug: "makers",
    cover: plain("wheel", "拉坯的剪紙", "A pot on the wheel, in cut paper", "ろくろの切り絵"),
    title: words("駐園藝師與學徒", "Makers and apprentices", "園で働く職人と弟子"),
    unit: words("人", "people", "人"),
    topic: "people",
    look: "bars",
    points: byYear(41, 44, 47, 51, 54),
  },
  {
    slug: "training",
    cover: plain("book", "線裝書的剪紙", "A cut-paper book", "和綴じ本の切り絵"),
    title: words("同仁受訓時數", "Hours of training", "職員の研修時間"),
    unit: words("每人每年小時", "hours a year for each of us", "1人あたり年間時間"),
    topic: "people",
    look: "line",
    points: byYear(14, 18, 22, 25, 29),
  },
  {
    slug: "income",
    cover: plain("ticket", "票券的剪紙", "A cut-paper ticket", "券の切り絵"),
    title: words("2025 年的收入", "What came in, 2025", "2025年の収入"),
    unit: words("占全部 %", "% of all", "全体に占める%"),
    topic: "money",
    look: "share",
    points: [
      part("門票與年票", "Tickets", "入園料", 46),
      part("店家與場租", "Shops and venues", "店と会場", 27),
      part("公部門補助", "Public grants", "公的補助", 14),
      part("捐款", "Gifts", "寄付", 9),
      part("其他", "Other", "その他", 4),
    ],
  },
  {
    slug: "spending",
    cover: plain("joinery", "斗栱的剪紙", "A cut-paper bracket", "斗栱の切り絵"),
    title: words("2025 年的支出", "What it was spent on, 2025", "2025年の支出"),
    unit: words("占全部 %", "% of all", "全体に占める%"),
    topic: "money",
    look: "share",
    points: [
      part("藝師、教師與學徒", "Artists, teachers, apprentices", "作り手、講師、弟子", 64),
      part("老屋與戲臺維修", "Mending houses and stages", "家と舞台の修繕", 18),
      part("水電、保險與行政", "Power, insurance, office", "光熱費、保険、事務", 11),
      part("典藏與出版", "Archive and books", "資料と出版", 7),
    ],
  },
  {
    slug: "renewals",
    cover: plain("seal", "印章的剪紙", "A cut-paper seal", "印の切り絵"),
    title: words("店家續約率", "Shops that renewed their lease", "店の契約更新率"),
    unit: words("%", "%", "%"),
    note: words("我們最在意的數字。", "The figure we watch most.", "いちばん大切にしている数字です。"),
    topic: "money",
    look: "line",
    points: byYear(78, 81, 84, 88, 91),
  },
];
