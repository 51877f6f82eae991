import { art, type StarterContent, words } from "#starter/starter.ts";

/** Friends of the park. The addresses are made up. */
export const link: StarterContent<"link"> = () => [
  {
    slug: "county-culture",
    cover: art(
      "seal",
      words(
        "方形朱印與獅鈕石章的剪紙",
        "A square red print and a lion-topped seal",
        "四角い朱印と獅子のつまみの印の切り絵",
      ),
      { ground: "lattice", palette: "brick" },
    ),
    name: words("縣文化資料庫", "County Culture Archive", "県文化アーカイブ"),
    summary: words(
      "全縣廟宇、老屋與祭典的調查報告，附老照片與測繪圖。",
      "Surveys of temples, old houses and festivals across the county, with photographs and drawings.",
      "県内の寺廟、古民家、祭りの調査報告。古い写真と実測図もあります。",
    ),
    url: "https://culture.example.org/county",
    category: "culture",
  },
  {
    slug: "beiguan-sound",
    cover: art("suona", words("嗩吶的剪紙", "A suona with a flared bell", "らっぱ形に開いたチャルメラの切り絵"), {
      ground: "cloud",
      palette: "gold",
    }),
    name: words("北管聲音館", "Beiguan Sound Library", "北管の音楽館"),
    summary: words(
      "子弟館閣的錄音與工尺譜，可以一邊聽一邊看譜。",
      "Recordings of village ensembles with their notation, to follow as you listen.",
      "各地の楽団の録音と工尺譜。譜を見ながら聴けます。",
    ),
    url: "https://culture.example.org/beiguan",
    category: "culture",
  },
  {
    slug: "puppet-heads",
    cover: art("string-puppet", words("懸絲傀儡的剪紙", "A puppet on its strings", "糸に吊られた人形の切り絵"), {
      ground: "waves",
      palette: "plum",
    }),
    name: words("偶頭圖譜", "Gallery of Puppet Heads", "人形の頭図鑑"),
    summary: words(
      "三百多顆戲偶的頭，按角色、雕刻師與年代排列。",
      "More than three hundred carved heads, by role, carver and age.",
      "三百を超える人形の頭を、役柄、彫り師、年代の順に並べています。",
    ),
    url: "https://culture.example.org/puppet-heads",
    category: "culture",
  },
  {
    slug: "moon-river-travel",
    cover: art("boat", words("河上小船的剪紙", "A small boat on a river", "川に浮かぶ小舟の切り絵"), {
      ground: "waves",
      palette: "sky",
    }),
    name: words("月河流域旅遊網", "Moon River Travel", "月河流域の旅"),
    summary: words(
      "從山裡的源頭到出海口，沿河的步道、民宿與季節小吃。",
      "From the spring in the hills to the sea: footpaths, guest houses and food in season.",
      "源流から河口まで、川沿いの道、民宿、旬の味をご案内します。",
    ),
    url: "https://culture.example.org/moon-river",
    category: "travel",
  },
  {
    slug: "slow-train",
    cover: art(
      "ticket",
      words("印著臉譜的票券剪紙", "A ticket with a painted face and a stub", "隈取りを刷った券の切り絵"),
      { ground: "tortoise", palette: "jade" },
    ),
    name: words("慢車小旅行", "Slow Train Outings", "各駅停車の小さな旅"),
    summary: words(
      "區間車沿線的一日行程，每站走路半小時內可到。",
      "Day trips along the local line, nothing more than half an hour’s walk from a station.",
      "普通列車で行く日帰りの旅。どの駅からも歩いて30分以内です。",
    ),
    url: "https://culture.example.org/slow-train",
    category: "travel",
  },
  {
    slug: "river-cycling",
    cover: art(
      "bicycle",
      words("綠色腳踏車的剪紙", "A green bicycle with a flower basket", "花籠をつけた緑の自転車の切り絵"),
      { ground: "cloud", palette: "sand" },
    ),
    name: words("河堤腳踏車地圖", "Embankment Cycling Map", "堤防サイクリングマップ"),
    summary: words(
      "樹蔭、飲水與修車點都標在圖上，也看得到哪一段逆風。",
      "Shade, drinking water and repair stands, and which stretch has the wind against you.",
      "木陰、水飲み場、修理場所のほか、向かい風の区間もわかります。",
    ),
    url: "https://culture.example.org/cycling",
    category: "travel",
  },
  {
    slug: "indigo-growers",
    cover: art("leaf", words("一枝紅葉的剪紙", "A spray of red leaves", "赤い葉の枝の切り絵"), {
      ground: "ice",
      palette: "indigo",
    }),
    name: words("藍草種植者合作社", "Indigo Growers’ Cooperative", "藍栽培者組合"),
    summary: words(
      "種苗、打藍與養缸的筆記，也賣建藍用的藍泥。",
      "Notes on seedlings, beating the leaves and keeping a vat, and indigo paste for sale.",
      "苗、藍打ち、甕の世話についての覚え書き。藍の泥も扱っています。",
    ),
    url: "https://culture.example.org/indigo",
    category: "craft",
  },
  {
    slug: "timber-joints",
    cover: art("joinery", words("斗栱接合的剪紙", "Bracket arms locking together", "かみ合う斗栱の切り絵"), {
      ground: "lattice",
      palette: "sand",
    }),
    name: words("榫卯圖書室", "The Joinery Reading Room", "木組みの図書室"),
    summary: words(
      "大木師傅的手稿與立體圖，可以一件一件拆開看。",
      "Master carpenters’ notes and models you can take apart on the screen.",
      "棟梁の手控えと立体図。一つずつ解いて見られます。",
    ),
    url: "https://culture.example.org/joinery",
    category: "craft",
  },
  {
    slug: "paper-umbrella-guild",
    cover: art("paper-umbrella", words("撐開的藍色紙傘剪紙", "An open blue paper umbrella", "開いた青い紙傘の切り絵"), {
      ground: "waves",
      palette: "brick",
    }),
    name: words("紙傘同業會", "Paper Umbrella Guild", "紙傘同業会"),
    summary: words(
      "修傘、換紙、找做傘的人，都可以問這裡。",
      "For mending an umbrella, renewing its paper or finding somebody who makes them.",
      "傘の修理、紙の張り替え、作り手探しはこちらへ。",
    ),
    url: "https://culture.example.org/umbrella",
    category: "craft",
  },
  {
    slug: "craft-lessons",
    cover: art("scissors-paper", words("剪刀與窗花剪紙", "Scissors and a paper flower", "はさみと花の切り紙"), {
      ground: "cloud",
      palette: "plum",
    }),
    name: words("教室裡的傳統工藝", "Crafts in the Classroom", "教室の伝統工芸"),
    summary: words(
      "給老師的教案與學習單，依年級分類，材料都好買。",
      "Lesson plans and worksheets by year, with materials that are easy to find.",
      "先生のための指導案とワークシート。学年別で、材料も手に入りやすいものばかりです。",
    ),
    url: "https://culture.example.org/lessons",
    category: "education",
  },
  {
    slug: "opera-for-children",
    cover: art("fan", words("展開的花扇剪紙", "A flowered fan spread open", "花を描いた、開いた扇の切り絵"), {
      ground: "tortoise",
      palette: "gold",
    }),
    name: words("小戲迷學堂", "Young Opera Fans", "こども芝居教室"),
    summary: words(
      "用動畫認識行當、身段與鑼鼓點，附親子看戲小卡。",
      "Roles, gestures and drum beats in short animations, with cards for families at the theatre.",
      "役柄、しぐさ、太鼓の打ち方を短い動画で。親子で使える観劇カード付き。",
    ),
    url: "https://culture.example.org/young-fans",
    category: "education",
  },
  {
    slug: "oral-history",
    cover: art("letter", words("拆開的信與信封剪紙", "An opened letter and its envelope", "開いた手紙と封筒の切り絵"), {
      ground: "ice",
      palette: "night",
    }),
    name: words("老藝師口述歷史", "Oral Histories of Makers", "職人の聞き書き"),
    summary: words(
      "訪談的聲音與文字，師傅用臺語、客語與族語說自己的事。",
      "Interviews to hear and to read: makers tell their lives in Taiwanese, Hakka and indigenous languages.",
      "職人が台湾語、客家語（ハッカご）、先住民族の言葉で語った半生を、音声と文字で。",
    ),
    url: "https://culture.example.org/oral-history",
    category: "education",
  },
];
