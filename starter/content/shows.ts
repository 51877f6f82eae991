import { views } from "#starter/galleries.ts";
import { art, type FirstDay, type StarterContent, words } from "#starter/starter.ts";

/**
 * The first day with this weekday (1 = Monday) on or after `day(from)`, so that a called-off or sold-out
 * day is one on which the show is really given.
 */
export function nextWeekday(day: FirstDay["day"], weekday: number, from = 0): string {
  const start = Temporal.PlainDate.from(day(from));
  return day(from + ((weekday - start.dayOfWeek + 7) % 7));
}

export const show: StarterContent<"show"> = ({ day }) => [
  {
    slug: "crossing-white-stone-bridge",
    cover: art(
      "glove-puppet",
      words(
        "張開雙臂、像要開口的布袋戲偶",
        "A glove puppet with open arms, as if about to speak",
        "両腕を広げ、今にも語り出しそうな布袋劇の人形",
      ),
      { ground: "lattice", palette: "indigo" },
    ),
    title: words("夜過白石橋", "Crossing White Stone Bridge by Night", "夜の白石橋を渡る"),
    summary: words(
      "一個挑夫、一個怕黑的俠客，和一座據說會認人的橋。鑼鼓、口白都是現場，一個人說七個角色。",
      "A porter, a swordsman afraid of the dark, and a bridge said to know faces. Live gongs and drums, and one narrator for all seven parts.",
      "荷担ぎの男と、暗がりが怖い剣客、そして人の顔を覚えるという橋の話。鳴り物も語りも生で、七つの役を一人で語り分けます。",
    ),
    body: words(
      `布袋戲的偶不到一尺，卻翻得了跟斗、抽得了菸、開得了摺扇。這齣戲是園區偶戲班自己編的短戲，給第一次看布袋戲的人，也給看了一輩子的阿公阿嬤。

主演坐在戲臺後面，一手一尊偶，同時說七個人的話。聽不懂臺語沒關係，每段之前有一句華語提示，剩下的看偶的肩膀就懂了。

散場後可以繞到後臺，把偶套在手上試試，也可以[自己做一尊](/experiences/glove-puppet)帶回家。`,
      `A glove puppet is shorter than your forearm, yet it can turn somersaults, smoke a pipe and snap open a fan. The park’s own puppet troupe wrote this short play for people who have never seen one, and for grandparents who have seen hundreds.

The lead puppeteer sits behind the little stage with a puppet on each hand and speaks for seven characters. The play is in Taiwanese; one sentence in Mandarin opens each scene, and the rest you can read from the puppets’ shoulders.

Afterwards go round to the back and try a puppet on your own hand. You can also [make a puppet of your own](/experiences/glove-puppet).`,
      `布袋劇（ほていげき）は、手にはめて動かす台湾の人形劇です。人形の背丈は腕の長さにも足りませんが、とんぼ返りも、煙管をふかすのも、扇を開くのもお手のもの。はじめての方にも、長年の愛好家にも楽しんでいただけるよう、園の一座が書き下ろした短い芝居です。

主演は小さな舞台の裏に座り、両手に一体ずつ人形を持って、七人分のせりふを語ります。台湾語で上演しますが、場面ごとに中国語の短い案内が入ります。あとは人形の肩の動きを見れば、きっと伝わります。

終演後は舞台裏で、人形を手にはめてみることができます。[自分の人形を作る体験](/experiences/glove-puppet)もあります。`,
    ),
    startsOn: day(-45),
    endsOn: day(130),
    sessions: [
      { id: "weekday-morning", weekdays: [3, 4, 5], from: "11:00", to: "11:40", cancelled: [nextWeekday(day, 4, 2)] },
      { id: "weekend-morning", weekdays: [6, 7], from: "11:00", to: "11:40" },
      {
        id: "weekend-afternoon",
        weekdays: [6, 7],
        from: "14:30",
        to: "15:10",
        soldOut: [nextWeekday(day, 6), nextWeekday(day, 7, 4)],
      },
    ],
    place: "puppet-theatre",
    organizer: words("傳藝園區演出組", "Park of Traditional Arts, performances team", "伝統芸術の園 公演チーム"),
    performers: words(
      "白石橋掌中班；主演 許萬來，後場 蔡美滿、洪一平",
      "White Stone Bridge Puppets; lead Hsu Wan-lai, music Tsai Mei-man and Hung Yi-ping",
      "白石橋掌中班／主演 許万来、囃子 蔡美満・洪一平",
    ),
    fee: 0,
    ageGuide: words(
      "四歲以上；前三排留給孩子",
      "Ages four and up; the front three rows are kept for children",
      "4歳以上。前の三列はお子さま優先です",
    ),
    language: "taiwanese",
    gallery: [
      art("gong", words("木架上的一面銅鑼", "A bronze gong on a wooden frame", "木の枠に吊るした銅鑼"), {
        ground: "tortoise",
        palette: "gold",
      }),
      art("bridge", words("夜色裡的一座石拱橋", "An arched stone bridge at night", "夜の石のアーチ橋"), {
        ground: "waves",
        palette: "night",
      }),
      art(
        "stage",
        words(
          "拉開紅幕的小戲臺，兩個角色對演",
          "A little stage, curtains drawn, two players facing",
          "幕を開けた小舞台で向かい合う二人",
        ),
        { ground: "cloud", palette: "brick" },
      ),
    ],
    tags: ["puppets", "family"],
  },
  {
    slug: "tiger-behind-the-lamp",
    cover: art(
      "shadow-puppet",
      words("燈幕上的皮影人物與樹影", "A shadow figure and a tree on a lit screen", "明るい幕に映る影絵の人物と木"),
      { ground: "ice", palette: "gold" },
    ),
    title: words("燈後的老虎", "The Tiger Behind the Lamp", "灯りの後ろの虎"),
    summary: words(
      "皮影戲。牧童把老虎當成黃牛牽回家，全村只有他自己沒發現。新戲，短期演出。",
      "A shadow play. A cowherd leads a tiger home, thinking it is his ox, and he is the last in the village to notice. A new piece with a short run.",
      "影絵芝居の新作です。牛飼いの少年が、虎を牛だと思い込んで連れて帰ります。気づかないのは、村で本人だけ。期間限定の上演です。",
    ),
    body: words(
      `皮影偶是牛皮刻的，刻得透，燈一照顏色才會活。這隻老虎身上有一百多個刀口，走起路來，毛是一層一層動的。

戲很短，沒有艱深的詞，動作多、鑼鼓密，大人小孩常常一起笑出聲。演完請留在座位上，師傅會把白幕掀起來，讓大家看看老虎到底怎麼走路。`,
      `Shadow puppets are cut from ox hide, and only a hide pierced right through comes alive in lamplight. This tiger has more than a hundred cuts in its coat. When it walks, the fur moves in layers.

The play is short, with few words and busy percussion, and parents tend to laugh as loudly as the children. Stay in your seat at the end: the puppeteer lifts the white screen and shows how a tiger walks.`,
      `影絵の人形は牛の皮を彫って作ります。向こう側まで彫り抜いてはじめて、灯りを当てたときに色が生きます。この虎には百を超える刃の跡があり、歩くと毛並みが幾重にも揺れて見えます。

せりふは少なく、鳴り物はにぎやか。大人も子どもも一緒に笑える短い芝居です。終わっても席を立たずにお待ちください。白い幕を上げて、虎がどうやって歩いていたのかをお見せします。`,
    ),
    startsOn: nextWeekday(day, 5, 6),
    endsOn: day(48),
    sessions: [
      { id: "fri-afternoon", weekdays: [5], from: "16:00", to: "16:35", soldOut: [nextWeekday(day, 5, 6)] },
      { id: "sat-afternoon", weekdays: [6], from: "16:00", to: "16:35" },
    ],
    place: "puppet-theatre",
    organizer: words("傳藝園區演出組", "Park of Traditional Arts, performances team", "伝統芸術の園 公演チーム"),
    performers: words(
      "溪埔影偶劇場；主演 鄭福星",
      "Riverbank Shadow Theatre; lead Cheng Fu-hsing",
      "溪埔影絵劇場／主演 鄭福星",
    ),
    fee: 100,
    ageGuide: words("三歲以上", "Ages three and up", "3歳以上"),
    language: "taiwanese",
    gallery: [
      art("lantern", words("一盞圓圓的紅燈籠", "A round red lantern", "丸い赤い提灯"), {
        ground: "cloud",
        palette: "brick",
      }),
      art(
        "drum",
        words("架上的紅鼓與兩支鼓棒", "A red drum on its stand with two sticks", "台にのった赤い太鼓と二本のばち"),
        { ground: "lattice", palette: "sand" },
      ),
      art("leaf", words("圓光前的一枝葉影", "Leaves against a round of light", "丸い光に浮かぶ葉"), {
        ground: "waves",
        palette: "jade",
      }),
    ],
    tags: ["puppets", "family"],
  },
  {
    slug: "suona-in-the-wind",
    cover: art(
      "suona",
      words("一支嗩吶，喇叭口迎著風", "A suona with its bell turned to the wind", "風に向かって口を開くチャルメラ"),
      { ground: "waves", palette: "brick" },
    ),
    title: words("風裡的嗩吶", "Suona in the Wind", "風の中のチャルメラ"),
    summary: words(
      "迎親、送別、拜神、收割，都少不了一支嗩吶。四位樂師在水邊把人的一生吹過一遍。",
      "Weddings, farewells, gods and harvests: none goes without a suona. Four players blew their way through a whole life beside the water.",
      "婚礼にも、別れにも、神さまの前にも、刈り入れにも、チャルメラの音が欠かせません。四人の奏者が水辺で、人の一生を吹き通しました。",
    ),
    body: words(
      `嗩吶的聲音大，所以鄉下的大事都找它。這套節目從滿月吹到出山，中間有一段迎親，常常有觀眾站起來跟著走。

演出已經落幕。想再聽嗩吶的人，可以跟著每天的[北管出陣](/show/beiguan-through-the-street)走一段。`,
      `A suona is loud, and so the countryside calls for it whenever something matters. This programme went from a baby’s first month to a funeral, with a wedding in between, and at the wedding some of the audience always stood up and walked along.

The run has ended. To hear a suona again, fall in behind the daily [beiguan march](/show/beiguan-through-the-street).`,
      `チャルメラ（嗩吶）は音の大きな楽器です。だから村では、大事なことがあるたびに呼ばれてきました。赤ちゃんの満一か月の祝いから弔いまでを吹き通す構成で、途中の嫁入りの場面では、立ち上がって一緒に歩き出すお客さまもいらっしゃいました。

公演は終了しました。チャルメラの音は、毎日の[北管の町めぐり](/show/beiguan-through-the-street)でもお楽しみいただけます。`,
    ),
    startsOn: day(-70),
    endsOn: day(-41),
    sessions: [
      { id: "weekend-afternoon", weekdays: [6, 7], from: "15:00", to: "15:50", cancelled: [nextWeekday(day, 7, -60)] },
    ],
    place: "moon-river-plaza",
    organizer: words("傳藝園區演出組", "Park of Traditional Arts, performances team", "伝統芸術の園 公演チーム"),
    performers: words("順風鼓吹團", "Fair Wind Drum and Pipe Band", "順風鼓吹団"),
    fee: 0,
    language: "none",
    gallery: views("drum", "cymbals", "moon"),
    tags: ["music", "outdoors"],
  },
  {
    slug: "the-umbrella-he-left",
    cover: art(
      "opera-mask",
      words(
        "綠白臉譜，頭冠綴著珠花",
        "A green and white face under a beaded headdress",
        "珠飾りの冠をつけた緑と白の隈取りの顔",
      ),
      { ground: "cloud", palette: "plum" },
    ),
    title: words("遺傘記", "The Umbrella He Left Behind", "置き忘れた傘"),
    summary: words(
      "歌仔戲。書生把傘忘在渡船上，船家的女兒帶著傘走了三個庄頭去還，每一庄都有人說傘是他的。",
      "A gezai opera, the sung theatre of Taiwan. A scholar leaves his umbrella on a ferry. The boatman’s daughter walks through three villages to return it, and in each somebody claims it.",
      "台湾の歌芝居、歌仔戯（ゴアヒ）です。書生が渡し舟に傘を忘れ、船頭の娘が三つの村を訪ねて返しに行きます。ところが、どの村にも持ち主を名乗る人がいて……。",
    ),
    body: words(
      `這齣戲沒有壞人，只有三個想要一把好傘的人，和一個愈走愈會看人的姑娘。唱腔用的是老七字調，唱詞卻是新寫的，聽得到石斑魚、欠債的表哥和下不停的雨。

演出在露天戲臺，兩側有字幕，中文與英文並列。下雨照演，觀眾席有棚；雨太大的日子，那場雨就算進戲裡。

- 開演前半小時，可以到臺側看演員上妝
- 中場賣的紅豆湯，是劇團自己煮的`,
      `There is no villain here, only three people who would like a good umbrella and a young woman who gets better at judging character with every mile. The tunes are old and the words are new: they find room for a grouper, a cousin in debt and rain that will not stop.

The stage is in the open air, with surtitles in Chinese and English at both sides. The seats are roofed, so we play in the rain, and on very wet days the rain joins the cast.

- From half an hour before curtain-up you can watch the actors make up at the side of the stage
- The red bean soup sold at the interval is cooked by the company`,
      `この芝居に悪人はいません。いい傘が欲しい三人と、歩くほどに人を見る目を養っていく娘がいるだけです。節は昔ながらの七字調（しちじちょう）。歌詞は新作で、ハタという魚も、借金を抱えたいとこも、やまない雨も出てきます。

舞台は野外にあり、左右に中国語と英語の字幕が出ます。客席には屋根がありますので、雨の日も上演します。降りのひどい日は、雨も役者のうちです。

- 開演の30分前から、舞台わきで化粧の様子をご覧いただけます
- 幕間のおしるこは、一座の手づくりです`,
    ),
    startsOn: day(-25),
    endsOn: day(60),
    sessions: [
      { id: "tue-afternoon", weekdays: [2], from: "14:00", to: "15:15", cancelled: [nextWeekday(day, 2, 7)] },
      { id: "sat-afternoon", weekdays: [6], from: "14:00", to: "15:15", soldOut: [nextWeekday(day, 6, 7)] },
      { id: "sun-afternoon", weekdays: [7], from: "14:00", to: "15:15" },
    ],
    place: "opera-stage",
    organizer: words("傳藝園區演出組", "Park of Traditional Arts, performances team", "伝統芸術の園 公演チーム"),
    performers: words(
      "春枝歌仔戲團；船家女 曾玉筑、書生 賴思穎、文場 周朝宗",
      "Spring Bough Opera; Tseng Yu-chu (the ferry girl), Lai Szu-ying (the scholar), Chou Chao-tsung (strings)",
      "春枝歌仔戯団／船頭の娘 曾玉筑、書生 頼思穎、弦 周朝宗",
    ),
    fee: 200,
    ageGuide: words(
      "六歲以上，戲長約七十五分鐘",
      "Ages six and up; runs for about an hour and a quarter",
      "6歳以上。上演は約1時間15分です",
    ),
    language: "taiwanese",
    gallery: views("paper-umbrella", "stage", "bridge"),
    tags: ["opera", "music"],
  },
  {
    slug: "beiguan-through-the-street",
    cover: art("gong", words("紅架上的一面大鑼", "A great gong in a red frame", "赤い枠に吊るした大きな銅鑼"), {
      ground: "tortoise",
      palette: "brick",
    }),
    title: words("北管出陣", "Beiguan Takes to the Street", "北管の町めぐり"),
    summary: words(
      "一鼓、二鑼、三嗩吶，從廟埕出發，沿工匠街走到月河邊。每天一趟，跟著走就好。",
      "A drum, two gongs and three suonas leave the temple plaza and march along Artisan Street to the river. Every day; just fall in behind.",
      "太鼓一つ、銅鑼二つ、チャルメラ三本。廟前広場を出て、職人通りを川辺まで練り歩きます。毎日一度、あとについてお歩きください。",
    ),
    body: words(
      `北管是熱鬧的音樂，從前廟會繞境、迎神、送王，遠遠聽到鑼聲，就知道該開門了。園區的子弟班有退休老師、麵店老闆和三個國中生，白天各做各的，午後換上藍衫出陣。

隊伍會在半路停兩次，一次讓小孩敲鑼，一次讓嗩吶喘口氣。音量很大，怕吵的孩子可以走在隊伍後面一點。`,
      `Beiguan is music for crowds. When a procession came through the village, you heard the gongs long before you saw it and knew it was time to open the door. The park’s amateur band includes retired teachers, a noodle cook and three schoolchildren, who put on blue shirts in the afternoon and march.

They halt twice on the way, once so that children can strike the gong and once so that the suonas can breathe. It is loud. If your child dislikes noise, walk a little way behind.`,
      `北管（ほくかん）は、にぎやかさが身上の音楽です。昔は祭りの行列が来ると、遠くの銅鑼で気づいて戸を開けたものでした。園の囃子方は、もと教師や麺屋の主人、中学生三人など。ふだんはそれぞれの仕事や勉強をして、午後になると藍の上着で練り歩きます。

途中で二度止まります。一度は子どもたちが銅鑼を打つため、もう一度はチャルメラがひと息つくためです。音が大きいので、苦手なお子さまは少し後ろをお歩きください。`,
    ),
    startsOn: day(-100),
    endsOn: day(200),
    sessions: [
      {
        id: "daily-parade",
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        from: "13:30",
        to: "14:00",
        except: [day(20)],
        cancelled: [day(3), day(9)],
      },
    ],
    place: "temple-plaza",
    organizer: words("園區北管子弟班", "The park’s amateur beiguan band", "園内 北管子弟班"),
    performers: words("永和軒北管子弟班", "The Everlasting Harmony Beiguan Band", "永和軒 北管子弟班"),
    fee: 0,
    ageGuide: words("不限年齡；鑼鼓聲大", "All ages; the gongs are loud", "どなたでも。音が大きいのでご注意ください"),
    language: "none",
    gallery: views("drum", "suona", "cymbals"),
    tags: ["music", "temple", "outdoors"],
  },
  {
    slug: "nanguan-under-the-banyan",
    cover: art(
      "lute",
      words("斜放的琵琶，繫著紅流蘇", "A lute aslant, with a red tassel", "赤い房のついた、斜めに置いた琵琶"),
      { ground: "ice", palette: "jade" },
    ),
    title: words("榕下南管", "Nanguan under the Banyan", "ガジュマルの南管"),
    summary: words(
      "五個人圍坐成半圈，不用麥克風。風大的時候，樂師會等風過去再開始。",
      "Five players sit in a half-circle without microphones. If the wind is up, they wait for it to pass.",
      "五人の奏者が半円に座り、マイクは使いません。風の強いときは、やむのを待って始めます。",
    ),
    body: words(
      `聽南管不用懂，坐近一點就好。座位是矮竹凳，離樂師最近的只有三步。唱的人手裡拿著拍板，字拉得很長，一句「望君」可以唱過一片葉子落下來的時間。

每回演三首曲子，中間不報幕，曲名寫在樹幹旁的木牌上。聽到一半要離開也無妨，請走得像曲子一樣輕。`,
      `You need not understand nanguan; you need only sit close. The seats are low bamboo stools, the nearest of them three steps from the players. The singer holds the clapper, and her words are so drawn out that a leaf may fall in the course of one.

There are three pieces, without announcements. Their names are written on a wooden board by the trunk. You may leave in the middle: please go as quietly as the music.`,
      `南管（なんかん）はわからなくてもかまいません。近くに座るだけで十分です。席は低い竹の腰掛けで、いちばん前は奏者から三歩ほど。歌い手は拍板を手に、一つの言葉を、葉が一枚落ちるほどの時間をかけて歌います。

一回に三曲。曲の紹介はせず、曲名は幹のそばの木札に書いてあります。途中で席を立たれても差し支えありません。曲のように、そっとお願いします。`,
    ),
    startsOn: day(-30),
    endsOn: day(90),
    sessions: [
      { id: "late-afternoon", weekdays: [1, 3, 5], from: "15:30", to: "16:10", cancelled: [nextWeekday(day, 3, 5)] },
    ],
    place: "banyan-garden",
    organizer: words("傳藝園區演出組", "Park of Traditional Arts, performances team", "伝統芸術の園 公演チーム"),
    performers: words(
      "清水堂南管樂社；唱 汪淑真",
      "Clear Water Hall Nanguan Society; singer Wang Shu-chen",
      "清水堂南管楽社／歌 汪淑真",
    ),
    fee: 0,
    ageGuide: words("不限年齡", "All ages", "どなたでも"),
    language: "taiwanese",
    gallery: views("banyan", "flute", "tea-pot"),
    tags: ["music", "outdoors"],
  },
  {
    slug: "the-lion-learns-to-drink",
    cover: art("lion-head", words("眼睛圓睜的藍色獅頭", "A blue lion head with round eyes", "目を丸くした青い獅子頭"), {
      ground: "waves",
      palette: "gold",
    }),
    title: words("小獅學喝水", "The Lion Learns to Drink", "子獅子、水を飲む"),
    summary: words(
      "一隻剛學走路的小獅子，怕自己的影子，也怕水裡的自己。舞獅小品，最後請小朋友來餵牠。",
      "A lion cub, new to walking, is afraid of its shadow and of the lion in the water. A short dance; children feed the lion at the end.",
      "歩きはじめたばかりの子獅子は、自分の影も、水に映る自分も怖くてたまりません。短い獅子舞で、最後に子どもたちがえさをやります。",
    ),
    body: words(
      `舞獅不是只有跳高樁。兩個人披一張獅皮，最難的是像一隻動物：先看、再聞、再決定要不要怕。

獅頭由十七歲的舞者擔任，獅尾是他爸爸。演完可以走近摸摸獅毛，請摸背，不要拉眉毛。`,
      `Lion dancing is not all leaping from pole to pole. Two people share one skin, and the hardest thing is to be a single animal that looks, sniffs and then decides whether to be frightened.

The head is danced by a seventeen-year-old and the tail by his father. Afterwards you may stroke the lion. On the back, please; the eyebrows come off.`,
      `獅子舞の見どころは、高い杭の上の跳躍だけではありません。二人で一枚の皮をかぶり、一匹の生き物になること。見て、かいで、それから怖がるかどうかを決めること。それが何より難しいのです。

頭を振るのは十七歳の若者、後ろ足はその父親です。終わったら近くで触れていただけます。なでるのは背中だけ、眉は引っぱらないでください。`,
    ),
    startsOn: day(-15),
    endsOn: day(27),
    sessions: [
      { id: "weekday-morning", weekdays: [1, 2, 4], from: "10:30", to: "10:55" },
      { id: "sun-morning", weekdays: [7], from: "10:00", to: "10:25", soldOut: [nextWeekday(day, 7, 1)] },
    ],
    place: "central-plaza",
    organizer: words("傳藝園區演出組", "Park of Traditional Arts, performances team", "伝統芸術の園 公演チーム"),
    performers: words(
      "石頭庄獅陣；獅頭 翁家駿、獅尾 翁國輝",
      "Stone Village Lions; head Weng Chia-chun, tail Weng Kuo-hui",
      "石頭庄獅陣／頭 翁家駿、後足 翁国輝",
    ),
    fee: 0,
    ageGuide: words(
      "不限年齡，特別歡迎三到八歲",
      "All ages; three- to eight-year-olds most of all",
      "どなたでも。とくに3歳から8歳のお子さまに",
    ),
    language: "none",
    gallery: views("drum", "gong", "mascot-cheer"),
    tags: ["dance", "family", "outdoors"],
  },
  {
    slug: "three-on-the-tea-hill",
    cover: art(
      "fan",
      words(
        "一把展開的藍扇，畫著山與飛鳥",
        "An open blue fan painted with hills and birds",
        "山と鳥を描いた、開いた青い扇",
      ),
      { ground: "lattice", palette: "sand" },
    ),
    title: words("茶山上的三個人", "Three on the Tea Hill", "茶山の三人"),
    summary: words(
      "客家三腳採茶戲。賣茶郎要出門，太太不放心，小姑看熱鬧。三個人，一張板凳，一把扇子。",
      "A Hakka tea-picking play for three. A tea seller sets out, his wife would rather he did not and his sister enjoys it all. One bench, one fan.",
      "客家（ハッカ）の茶摘み芝居です。茶売りの夫は旅に出るところ、妻は気が気でなく、夫の妹は面白がるばかり。三人と腰掛け一つ、扇一本で演じます。",
    ),
    body: words(
      `三腳採茶只有三個角色，兩旦一丑，從前在禾埕上就能演，觀眾圍成一圈，唱得好就往裡面丟手帕和糖。

這次演的是〈送郎〉到〈糶茶〉的一段。客語演出，字幕有中文和英文。丑角會走進觀眾裡賣茶，茶是真的，請接好。`,
      `Three parts are all that this play ever had: two women and a clown. It was given on threshing floors, with the audience in a ring, and if the singing was good, handkerchiefs and sweets flew in.

We give the scenes from the wife’s farewell to the selling of the tea. It is sung in Hakka, with surtitles in Chinese and English. The clown sells his tea among the audience. It is real tea, so hold out both hands.`,
      `三脚採茶戯は、女役二人と道化一人だけの芝居です。昔は脱穀場で演じられ、客は輪になって囲み、歌がよければ手ぬぐいや飴が投げ込まれました。

今回は、夫を見送る場面から茶を売る場面までをお届けします。客家語（ハッカご）での上演で、字幕は中国語と英語です。道化が客席に下りて茶を売り歩きます。本物のお茶ですので、両手でお受け取りください。`,
    ),
    startsOn: day(18),
    endsOn: day(52),
    sessions: [
      { id: "thu-afternoon", weekdays: [4], from: "14:30", to: "15:20" },
      { id: "sun-morning", weekdays: [7], from: "11:00", to: "11:50" },
    ],
    place: "opera-stage",
    organizer: words("傳藝園區演出組", "Park of Traditional Arts, performances team", "伝統芸術の園 公演チーム"),
    performers: words(
      "三腳凳採茶班；范秋妹、彭阿順、羅瑞香",
      "Three-Legged Stool Tea Players; Fan Chiu-mei, Peng A-shun, Lo Jui-hsiang",
      "三脚凳採茶班／范秋妹・彭阿順・羅瑞香",
    ),
    fee: 0,
    ageGuide: words("不限年齡", "All ages", "どなたでも"),
    language: "hakka",
    gallery: views("tea-pot", "leaf", "stage"),
    tags: ["opera", "family"],
  },
  {
    slug: "sixteen-strings",
    cover: art(
      "string-puppet",
      words("絲線牽著的紅衣傀儡", "A puppet in red on its strings", "糸に吊られた赤い衣の人形"),
      { ground: "ice", palette: "night" },
    ),
    title: words("十六條線", "Sixteen Strings", "十六本の糸"),
    summary: words(
      "傀儡戲從前只演給神看。這一次，戲師在開演前先問過神明，請大家坐下來一起看。只有兩天。",
      "String puppets once played for the gods alone. This time the master has asked the gods’ leave, and you are invited to sit beside them. Two days only.",
      "糸操りの人形芝居は、もとは神さまだけに捧げるものでした。このたびはお許しをいただき、皆さまにもご覧いただきます。二日間限りです。",
    ),
    body: words(
      `一尊偶十六條線，一條管一根手指、一隻眼皮、一個念頭。戲師說，線放鬆的時候，偶自己會走。

戲碼是〈相公踏棚〉與〈醉漢過橋〉，前者祈福，後者好笑。依老規矩，踏棚時請勿拍照、勿交談；過橋的時候，笑多大聲都可以。`,
      `Each puppet hangs on sixteen strings: one for a finger, one for an eyelid, one for a thought. When they are slack, says the master, the puppet walks by itself.

There are two pieces: the blessing of the stage, and a drunkard crossing a bridge. During the first, by old custom, please take no photographs and do not talk. During the second you may laugh as loudly as you like.`,
      `一体の人形に十六本の糸。指を動かす糸、まぶたを動かす糸、思いを動かす糸があります。「糸をゆるめると、人形は自分で歩く」と操り手は言います。

演目は、舞台を清める祈りの一場と、酔っぱらいが橋を渡る笑いの一場です。はじめの一場では、古くからのしきたりにより、撮影と私語をお控えください。橋の場面では、どれだけ笑ってもかまいません。`,
    ),
    startsOn: day(33),
    endsOn: day(34),
    sessions: [
      { id: "first-day", on: day(33), from: "15:00", to: "15:45", soldOut: [day(33)] },
      { id: "second-day", on: day(34), from: "15:00", to: "15:45" },
    ],
    place: "temple-plaza",
    organizer: words("文昌祠執事與演出組", "The temple stewards and the performances team", "文昌祠世話役と公演チーム"),
    performers: words("懸絲閣；戲師 石進財", "Hanging Thread House; master Shih Chin-tsai", "懸糸閣／操り手 石進財"),
    fee: 0,
    ageGuide: words("七歲以上", "Ages seven and up", "7歳以上"),
    language: "taiwanese",
    gallery: views("stage", "embroidery", "lantern"),
    tags: ["puppets", "temple"],
  },
  {
    slug: "the-school-takes-the-stage",
    cover: art("stage", words("戲臺上對戲的兩個人", "Two performers face to face on a stage", "舞台で向き合う二人"), {
      ground: "waves",
      palette: "sky",
    }),
    title: words("今天換我們上臺", "Today the Stage Is Ours", "今日はぼくらの舞台"),
    summary: words(
      "一校一傳藝成果發表：四所學校，八個小節目，從布袋戲到客家獅。忘詞的時候，請跟著鼓掌。",
      "Four schools of the One School One Traditional Art programme give eight short pieces, from puppets to lion dance. If somebody forgets the words, please clap.",
      "「一校一伝統芸術」の発表会です。四つの学校が、布袋劇から獅子舞まで八つの演目を披露します。せりふを忘れた子がいたら、どうぞ拍手を。",
    ),
    body: words(
      `孩子們練了一整個學期，道具自己糊，旗子自己畫。有一所學校全校只有二十八人，所以二十八人都上臺。第五所學的是竹編，作品同一天擺在工藝館。

觀眾席留了阿公阿嬤的座位，其餘自由入座。[一校一傳藝](/dexterity)那一頁有各校的故事。`,
      `They have rehearsed for a whole term, pasted their own props and painted their own flags. One school has only twenty-eight pupils, so all twenty-eight are on stage. A fifth school weaves bamboo, and shows its work in the craft hall on the same day.

Some seats are kept for grandparents; take any of the others. The schools are introduced on the page of [One School One Traditional Art](/dexterity).`,
      `子どもたちは一学期をかけて稽古し、小道具を貼り、旗を描きました。全校二十八人の学校は、二十八人全員が舞台に立ちます。五つめの学校が取り組むのは竹編みで、作品を同じ日に工芸館に並べます。

おじいさん、おばあさんの席をご用意しています。そのほかは自由席です。参加校は[一校一伝統芸術](/dexterity)のページでご紹介しています。`,
    ),
    startsOn: day(55),
    endsOn: day(55),
    sessions: [
      { id: "morning", on: day(55), from: "10:00", to: "11:40" },
      { id: "afternoon", on: day(55), from: "13:30", to: "15:10" },
    ],
    place: "opera-stage",
    organizer: words("傳藝文化基金會", "Traditional Arts Foundation", "伝統芸術文化財団"),
    performers: words(
      "四所學校的一百四十位孩子",
      "A hundred and forty children from four schools",
      "四つの学校の子どもたち百四十人",
    ),
    fee: 0,
    ageGuide: words("不限年齡", "All ages", "どなたでも"),
    language: "mandarin",
    gallery: views("drum", "lute", "opera-mask"),
    tags: ["school", "family", "puppets"],
  },
  {
    slug: "a-flute-for-two-moons",
    cover: art(
      "flute",
      words(
        "繫著紅流蘇的竹笛與飄著的音符",
        "A flute with a red tassel and a note in the air",
        "赤い房のついた笛と、宙に浮く音符",
      ),
      { ground: "waves", palette: "indigo" },
    ),
    title: words("兩個月亮", "A Flute for Two Moons", "二つの月のための笛"),
    summary: words(
      "天上一個，水裡一個。月圓前後的兩個傍晚，一支洞簫與月河。",
      "One moon in the sky and one in the water: two evenings around the full moon, with an end-blown flute by the river.",
      "空に一つ、水に一つ。満月の前後、二日の夕べに、月河のほとりで洞簫を聴く会を開きました。",
    ),
    body: words(
      `第一天多雲，只有一個月亮，而且不太圓。樂師臨時改吹〈等月〉，沒有人離開。第二天兩個都到齊了。

謝謝帶了小板凳、又借給旁邊人坐的每一位。`,
      `The first evening was cloudy. There was only one moon, and not a very round one. The player changed to a piece called Waiting for the Moon, and nobody left. On the second evening both moons came.

Thank you to everyone who brought a stool and then lent it to a neighbour.`,
      `初日は曇りで、月は一つだけ、それもあまり丸くありませんでした。奏者は急きょ、「月を待つ」という曲に替えました。席を立つ方は一人もいませんでした。二日目には、二つの月がそろいました。

腰掛けを持参し、隣の方に貸してくださった皆さま、ありがとうございました。`,
    ),
    startsOn: day(-120),
    endsOn: day(-119),
    sessions: [
      { id: "first-evening", on: day(-120), from: "17:00", to: "17:50" },
      { id: "second-evening", on: day(-119), from: "17:00", to: "17:50" },
    ],
    place: "moon-river-plaza",
    organizer: words("傳藝園區演出組", "Park of Traditional Arts, performances team", "伝統芸術の園 公演チーム"),
    performers: words("洞簫 傅秋聲", "End-blown flute: Fu Chiu-sheng", "洞簫 傅秋声"),
    fee: 0,
    language: "none",
    gallery: views("moon", "bridge", "boat"),
    tags: ["music", "evening"],
  },
  {
    slug: "the-earth-god-borrows-an-umbrella",
    cover: art("paper-umbrella", words("一把小小的紅紙傘", "A small red paper umbrella", "小さな赤い紙傘"), {
      ground: "ice",
      palette: "jade",
    }),
    title: words("土地公借傘", "The Earth God Borrows an Umbrella", "土地神さまが傘を借りる話"),
    summary: words(
      "廟漏水了，土地公又不好意思說。親子布袋戲，觀眾要負責下雨。",
      "His temple leaks and the Earth God is too shy to say so. A family puppet play in which the audience makes the rain.",
      "社（やしろ）が雨漏りしても、土地神さまは遠慮して言い出せません。お客さまに雨を降らせていただく、親子のための布袋劇でした。",
    ),
    body: words(
      `進場時每人發一包綠豆，裝在竹筒裡，搖起來就是雨。雨太大，土地公會探頭出來拜託大家小聲一點。

這齣戲演了二十四場，竹筒收回二十四次，綠豆最後煮成湯，在謝幕那天請大家喝。`,
      `At the door everyone was given a bamboo tube with a handful of mung beans inside; shake it, and it rains. Whenever it rained too hard, the Earth God put his head out and asked for less.

The play was given twenty-four times and the tubes came back twenty-four times. On the last day we cooked the beans, and the audience ate the soup.`,
      `入口でお渡ししたのは、緑豆を入れた竹筒です。振れば雨の音がします。降りすぎると土地神さまが顔を出し、「もう少し小降りに」と頼みました。

二十四回上演し、竹筒は二十四回とも全部戻ってきました。豆は千秋楽に甘く煮て、皆さまに召し上がっていただきました。`,
    ),
    startsOn: nextWeekday(day, 6, -170),
    endsOn: nextWeekday(day, 7, -134),
    sessions: [
      { id: "weekend-morning", weekdays: [6, 7], from: "10:30", to: "11:10" },
      { id: "weekend-afternoon", weekdays: [6, 7], from: "14:30", to: "15:10", soldOut: [nextWeekday(day, 6, -150)] },
    ],
    place: "puppet-theatre",
    organizer: words("傳藝園區演出組", "Park of Traditional Arts, performances team", "伝統芸術の園 公演チーム"),
    performers: words("白石橋掌中班", "White Stone Bridge Puppets", "白石橋掌中班"),
    fee: 50,
    language: "taiwanese",
    gallery: views("glove-puppet", "stage", "temple"),
    tags: ["puppets", "family"],
  },
  {
    slug: "drums-from-over-the-sea",
    cover: art(
      "drum",
      words("畫著金雲的紅色大鼓", "A great red drum painted with golden clouds", "金の雲を描いた赤い大太鼓"),
      { ground: "cloud", palette: "plum" },
    ),
    title: words("隔海的鼓", "Drums from over the Sea", "海をこえた太鼓"),
    summary: words(
      "來自日本鄉間的鼓隊，與園區的北管子弟班同臺。語言不通，拍子通。",
      "A drum group from the Japanese countryside shared the stage with the park’s beiguan band. Different languages, one beat.",
      "日本の田舎から来てくれた太鼓の会と、園の北管の囃子方が同じ舞台に立ちました。言葉は違っても、拍子は通じます。",
    ),
    body: words(
      `兩隊人只有一個下午排練。北管的鼓跟著嗩吶走，日本的鼓跟著呼吸走，一開始誰都等誰。後來麵店老闆拍了拍肚子當節拍，大家笑了，鼓就合了。

最後一首沒有名字，節目單上只寫「一起」。`,
      `They had a single afternoon to rehearse. One group’s drums follow the suona and the other’s follow the breath, so at first each waited for the other. Then the noodle cook patted out the beat on his stomach. Everybody laughed, and the drums fell in.

The last piece has no name. In the programme it says only ‘Together’.`,
      `合同の稽古は半日だけでした。北管の太鼓はチャルメラに、日本の太鼓は息に合わせます。はじめは互いに待ってばかり。そこで麺屋の主人が自分のおなかで拍子を取ると、みんなが笑い、太鼓がそろいました。

最後の曲に名前はありません。プログラムには、ただ「いっしょに」と書きました。`,
    ),
    startsOn: day(-210),
    endsOn: day(-209),
    sessions: [
      { id: "first-day", on: day(-210), from: "15:00", to: "16:20" },
      { id: "second-day", on: day(-209), from: "15:00", to: "16:20", soldOut: [day(-209)] },
    ],
    place: "outdoor-plaza",
    organizer: words("傳藝文化基金會", "Traditional Arts Foundation", "伝統芸術文化財団"),
    performers: words(
      "鷺谷鼓之會、永和軒北管子弟班",
      "The Sagidani Drum Circle and the Everlasting Harmony Beiguan Band",
      "鷺谷太鼓の会、永和軒 北管子弟班",
    ),
    fee: 150,
    language: "japanese",
    gallery: views("boat", "gong", "lantern"),
    tags: ["music", "outdoors"],
  },
  {
    slug: "the-storytellers-bench",
    cover: art(
      "bench",
      words(
        "樹下的綠色長椅，椅上擱著書",
        "A green bench under a tree, with books on it",
        "木の下の緑の長椅子と、置かれた本",
      ),
      { ground: "tortoise", palette: "sand" },
    ),
    title: words("講古先的板凳", "The Storyteller’s Bench", "語り部の腰掛け"),
    summary: words(
      "一個人，一張板凳，一塊醒木。把一部長長的俠義故事，分成十個禮拜講完。",
      "One man, one bench, one block of wood. A long tale of outlaws, told to the end in ten weeks.",
      "語り手が一人、腰掛けが一つ、拍子木が一つ。長い義賊の物語を、十週かけて語り終えました。",
    ),
    body: words(
      `每週五下午講一回，每一回都停在最緊張的地方。第四回以後開始有人提前來占位子，第七回，有一位阿婆問可不可以先偷偷告訴她結局。

先生沒有告訴她。第十回她坐在第一排。`,
      `There was a part every Friday afternoon, and every part broke off at the worst possible moment. From the fourth week people came early for seats. In the seventh an old lady asked, in a whisper, whether he could just tell her how it ended.

He did not. In the tenth week she sat in the front row.`,
      `毎週金曜の午後に一話。どの話も、いちばんいいところで終わりました。四話目からは早く来て席を取る方が現れ、七話目には、あるおばあさんが「結末だけ、こっそり教えて」と頼みました。

先生は教えませんでした。十話目、おばあさんは最前列に座っていました。`,
    ),
    startsOn: nextWeekday(day, 5, -310),
    endsOn: nextWeekday(day, 5, -247),
    sessions: [{ id: "fri-afternoon", weekdays: [5], from: "15:00", to: "15:50" }],
    place: "banyan-garden",
    organizer: words("傳藝園區演出組", "Park of Traditional Arts, performances team", "伝統芸術の園 公演チーム"),
    performers: words("講古 廖清泉", "Storyteller Liao Ching-chuan", "語り 廖清泉"),
    fee: 0,
    language: "taiwanese",
    gallery: views("fan", "tea-pot", "banyan"),
    tags: ["storytelling", "outdoors"],
  },
];
