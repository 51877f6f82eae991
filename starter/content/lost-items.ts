import { art, type StarterContent, words } from "#starter/starter.ts";

/** Things found in the past weeks. What would tell an owner from a stranger is left out on purpose. */
export const lostitem: StarterContent<"lostitem"> = ({ day }) => [
  {
    slug: "navy-umbrella",
    cover: art("umbrella-lost", words("掛著吊牌的雨傘剪紙", "An umbrella with a tag", "札のついた傘の切り絵"), {
      ground: "waves",
      palette: "indigo",
    }),
    category: "umbrella",
    foundOn: day(-1),
    placeFound: words("偶戲館門口傘架", "Umbrella stand at the puppet theatre", "人形劇館の傘立て"),
    description: words(
      "深藍色直傘，木頭握把，傘面內側有圖案。",
      "A straight navy umbrella with a wooden handle and a pattern on the inside.",
      "紺色の長傘。木の持ち手で、内側に柄があります。",
    ),
    state: "kept",
  },
  {
    slug: "black-phone",
    cover: art(
      "phone",
      words("螢幕亮著的手機剪紙", "A telephone with its screen lit", "画面の明るい携帯電話の切り絵"),
      { ground: "ice", palette: "night" },
    ),
    category: "phone",
    foundOn: day(-2),
    placeFound: words("月河廣場石階", "Stone steps at Moon River Plaza", "月河広場の石段"),
    description: words(
      "黑色手機，附透明保護殼，殼裡夾著一張紙。請說出桌布的樣子來領取。",
      "A black phone in a clear case with a slip of paper inside. Tell us what the screen shows.",
      "黒いスマートフォン。透明のケースに紙がはさんであります。待ち受け画面をお知らせください。",
    ),
    state: "kept",
  },
  {
    slug: "cloth-tote",
    cover: art("bag", words("布提袋的剪紙", "A cloth tote bag", "布の手提げの切り絵"), {
      ground: "lattice",
      palette: "sand",
    }),
    category: "bag",
    foundOn: day(-3),
    placeFound: words("榕樹園的石桌", "A stone table in the Banyan Garden", "ガジュマルの庭の石の卓"),
    description: words(
      "米色帆布提袋，裡面有一本書與一把摺扇。",
      "A cream canvas tote with a book and a folding fan inside.",
      "生成りの帆布の手提げ。本と扇子が入っています。",
    ),
    state: "kept",
  },
  {
    slug: "folding-fan",
    cover: art(
      "fan",
      words("繪著小白花的摺扇剪紙", "A folding fan with small white flowers", "小さな白い花を描いた扇の切り絵"),
      { ground: "tortoise", palette: "gold" },
    ),
    category: "other",
    foundOn: day(-4),
    placeFound: words("窯場的長椅", "A bench in the kiln yard", "窯場の長椅子"),
    description: words(
      "摺扇一把，扇面有畫。請說出畫的是什麼。",
      "A folding fan with a painting on it. Please tell us what is painted.",
      "絵の入った扇が1本。絵柄をお知らせください。",
    ),
    state: "kept",
  },
  {
    slug: "transport-card",
    cover: art("ticket", words("一張票卡的剪紙", "A small travel card", "小さな交通カードの切り絵"), {
      ground: "waves",
      palette: "brick",
    }),
    category: "card",
    foundOn: day(-5),
    placeFound: words("南門售票口前", "In front of the South Gate ticket windows", "南門の窓口の前"),
    description: words(
      "電子票證一張，卡套上有刺繡。請說出卡片的末四碼來領取。",
      "A travel card in an embroidered holder. Please give the last four digits.",
      "交通系ICカード。刺繍の入ったケース入り。番号の下4桁をお知らせください。",
    ),
    state: "kept",
  },
  {
    slug: "owl-doll",
    cover: art(
      "mascot-sleep",
      words("打瞌睡的小陶鴞剪紙", "The small clay owl dozing", "居眠りする陶のふくろうの切り絵"),
      { ground: "cloud", palette: "plum" },
    ),
    category: "toy",
    foundOn: day(-6),
    placeFound: words("接駁車後排座位", "Back seat of the shuttle bus", "シャトルバスの後ろの座席"),
    description: words(
      "陶鴞布偶，一邊翅膀縫補過。",
      "A cloth owl with one mended wing.",
      "ふくろうのぬいぐるみ。片方の羽を繕ってあります。",
    ),
    state: "returned",
  },
  {
    slug: "tea-cup",
    cover: art("cup", words("一只杯子的剪紙", "A cup on its saucer", "受け皿にのった茶わんの切り絵"), {
      ground: "cloud",
      palette: "jade",
    }),
    category: "other",
    foundOn: day(-9),
    placeFound: words("中央廣場飲水機旁", "By the drinking fountain on the central plaza", "中央広場の水飲み場のそば"),
    description: words(
      "茶杯與托碟一組，包在布巾裡。",
      "A tea cup and its saucer, wrapped in a cloth.",
      "湯のみと受け皿。布に包んであります。",
    ),
    state: "kept",
  },
  {
    slug: "paper-umbrella-found",
    cover: art(
      "paper-umbrella",
      words("撐開的綠色小紙傘剪紙", "A small green paper umbrella, open", "開いた緑の小さな紙傘の切り絵"),
      { ground: "lattice", palette: "plum" },
    ),
    category: "umbrella",
    foundOn: day(-13),
    placeFound: words("戲臺旁的石階", "Steps beside the opera stage", "野外舞台の脇の石段"),
    description: words(
      "兒童尺寸的油紙傘，自己彩繪的，畫得很用心。",
      "A child’s oiled-paper umbrella, painted by hand and with great care.",
      "子ども用の油紙傘。ていねいな手描きの絵が入っています。",
    ),
    state: "returned",
  },
  {
    slug: "library-book",
    cover: art("book", words("闔上的書剪紙", "A closed book", "閉じた本の切り絵"), { ground: "ice", palette: "sand" }),
    category: "other",
    foundOn: day(-17),
    placeFound: words("展覽館二樓", "Upper floor of the exhibition hall", "展示館の二階"),
    description: words(
      "一本書，夾著書籤。請說出書名來領取。",
      "A book with a marker in it. Please tell us its title.",
      "本が1冊。しおりがはさんであります。書名をお知らせください。",
    ),
    state: "kept",
  },
  {
    slug: "embroidery-hoop",
    cover: art("embroidery", words("繡繃與線的剪紙", "An embroidery hoop and thread", "刺繍の枠と糸の切り絵"), {
      ground: "cloud",
      palette: "sky",
    }),
    category: "other",
    foundOn: day(-22),
    placeFound: words("接駁車站候車亭", "The shuttle shelter at the South Gate", "シャトルバスの待合所"),
    description: words(
      "繡繃一個，線還穿在針上，繡了一半。",
      "An embroidery hoop, half done, with the thread still in the needle.",
      "刺繍枠ひとつ。針に糸が通ったまま、途中まで刺してあります。",
    ),
    state: "kept",
  },
  {
    slug: "owl-key-ring",
    cover: art("mascot-wave", words("揮手的小陶鴞剪紙", "The small clay owl waving", "手を振る陶のふくろうの切り絵"), {
      ground: "waves",
      palette: "gold",
    }),
    category: "toy",
    foundOn: day(-27),
    placeFound: words("廟埕的廊下", "Under the eaves of the temple plaza", "廟前広場の軒下"),
    description: words(
      "陶鴞吊飾，繩子是新的。",
      "An owl on a string, as for a bag or keys.",
      "ふくろうの根付。ひもは新しいものです。",
    ),
    state: "returned",
  },
  {
    slug: "coin-purse",
    cover: art("bag", words("小布包的剪紙", "A small cloth purse", "小さな布の袋の切り絵"), {
      ground: "tortoise",
      palette: "brick",
    }),
    category: "bag",
    foundOn: day(-34),
    placeFound: words(
      "工匠街糖葫蘆攤前",
      "In front of the candied fruit stall on Artisan Street",
      "職人通りの果物飴の屋台の前",
    ),
    description: words(
      "布製零錢包，裡面有現金與一把鑰匙。請說出鑰匙圈的樣子。",
      "A cloth purse with money and one key. Please describe the key ring.",
      "布の小銭入れ。現金と鍵が一本入っています。キーホルダーの特徴をお知らせください。",
    ),
    state: "kept",
  },
  {
    slug: "small-shoes",
    cover: art("shoes", words("一雙小布鞋的剪紙", "A pair of small cloth shoes", "小さな布靴の切り絵"), {
      ground: "lattice",
      palette: "indigo",
    }),
    category: "clothing",
    foundOn: day(-45),
    placeFound: words("白鷺池木棧道", "The boardwalk at the egret pond", "白鷺の池の木道"),
    description: words(
      "小布鞋一雙，鞋底沒什麼磨損。",
      "A pair of small cloth shoes, hardly worn.",
      "小さな布靴1足。底はほとんど減っていません。",
    ),
    state: "kept",
  },
  {
    slug: "wooden-comb",
    cover: art("comb", words("半月形木梳的剪紙", "A half-moon wooden comb", "半月形の木の櫛の切り絵"), {
      ground: "waves",
      palette: "jade",
    }),
    category: "other",
    foundOn: day(-58),
    placeFound: words("遊客中心櫃臺", "Desk of the visitor centre", "ビジターセンターの受付"),
    description: words(
      "半月形木梳一把。已與失主聯絡上。",
      "A half-moon wooden comb. The owner has been found.",
      "半月形の木の櫛。持ち主と連絡がつきました。",
    ),
    state: "returned",
  },
];
