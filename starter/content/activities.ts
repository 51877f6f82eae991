import { views } from "#starter/galleries.ts";
import { art, type StarterContent, words } from "#starter/starter.ts";
import { nextWeekday } from "./shows.ts";

const guides = words("園區導覽志工隊", "The park’s volunteer guides", "園内ガイドボランティア");

export const activity: StarterContent<"activity"> = ({ day }) => [
  {
    slug: "morning-bell-walk",
    cover: art(
      "bell",
      words(
        "橫木下懸著的青銅鐘與撞木",
        "A green bronze bell hung from a beam, with its striking log",
        "梁に吊るした青銅の鐘と撞木",
      ),
      { ground: "cloud", palette: "gold" },
    ),
    title: words("聽晨鐘，走一圈", "The Morning Bell Walk", "朝の鐘を聞いて歩く"),
    summary: words(
      "{fact:rhythm.bell} 鐘聲一響，志工帶您從文昌祠出發，趁人還少，把園區走一圈。",
      "When the temple bell rings at {fact:rhythm.bell}, a volunteer sets off with you from the Wenchang temple, before the crowds come.",
      "{fact:rhythm.bell}に文昌祠の鐘が鳴ったら、人の少ないうちにボランティアガイドと園内をひと回りします。",
    ),
    body: words(
      `早上的園區跟下午不一樣。店家在卸門板，染坊的布剛掛上去還滴著水，白鷺也還沒飛走。

在文昌祠的鐘樓下集合，不用報名，跟著拿藍旗的志工走就可以。路程平緩，推嬰兒車和坐輪椅都能全程參加，走到月河邊解散。

- 下雨照走，志工有紙傘可以借，請輕輕撐、輕輕收
- 帶一個杯子，茶舖會倒一杯剛煮好的青草茶`,
      `The park in the morning is another place. Shopkeepers are taking down their shutters, the first cloth at the dye house is still dripping and the egrets have not yet left.

Meet under the bell tower of the Wenchang temple. No booking is needed: just follow the volunteer with the blue flag. The path is level throughout, so pushchairs and wheelchairs can come the whole way. The walk ends by the Moon River.

- We go in the rain too. There are paper umbrellas to borrow; be gentle with them
- Bring a cup, and the tea house will fill it with herb tea fresh from the pot`,
      `朝の園内は、午後とはまるで違います。店では雨戸を外し、藍染め工房では干したばかりの布からしずくが落ち、白鷺もまだ池に残っています。

文昌祠（ぶんしょうし）の鐘楼の下にお集まりください。申し込みはいりません。青い旗を持ったボランティアについて歩くだけです。道は平らで、ベビーカーや車いすでも最後までご参加いただけます。月河のほとりで解散します。

- 雨の日も歩きます。紙傘をお貸ししますので、やさしく扱ってください
- カップをお持ちになれば、茶店が煮出したての薬草茶を注いでくれます`,
    ),
    startsOn: day(-60),
    endsOn: day(300),
    sessions: [
      { id: "daily-morning", weekdays: [1, 2, 3, 4, 5, 6, 7], from: "09:15", to: "10:00", cancelled: [day(6)] },
    ],
    place: "wenchang-temple",
    organizer: guides,
    fee: 0,
    ageGuide: words("不限年齡", "All ages", "どなたでも"),
    language: "mandarin",
    gallery: [
      art("temple", words("晨光裡的文昌祠", "The temple in early light", "朝の光に浮かぶ文昌祠"), {
        ground: "ice",
        palette: "brick",
      }),
      art("egret", words("站在池邊的一隻白鷺", "An egret standing by the pond", "池のほとりに立つ白鷺"), {
        ground: "waves",
        palette: "jade",
      }),
      art("cup", words("冒著熱氣的一杯青草茶", "A steaming cup of herb tea", "湯気の立つ薬草茶の一杯"), {
        ground: "tortoise",
        palette: "sand",
      }),
    ],
    tags: ["temple", "outdoors", "family"],
  },
  {
    slug: "temple-plaza-fair",
    cover: art(
      "candied-fruit",
      words(
        "紅果之間夾著一顆綠果的糖葫蘆",
        "Candied fruit on sticks, one green among the red",
        "赤い実に緑が一粒まじる果物飴",
      ),
      { ground: "lattice", palette: "plum" },
    ),
    title: words("廟埕小市", "A Small Fair on the Temple Plaza", "廟前の小さな市"),
    summary: words(
      "三十攤，賣的都是攤主自己做的東西：菜脯、木屐、線香、捏麵人。兩天，賣完就收。",
      "Thirty stalls, and everything is made by the person selling it: dried radish, wooden clogs, incense, dough figures. Two days, until it is gone.",
      "三十の店が並びます。切り干し大根、木の履物、線香、しん粉細工。どれも売る人が自分で作ったものです。二日間、なくなり次第終わります。",
    ),
    body: words(
      `規矩只有一條：自己做的才能擺。所以問什麼都有人答得出來，菜脯曬了幾天、木屐用哪一種樹、線香為什麼是這個顏色。

攤子沿著廟埕排成兩排，中間留給孩子跑。午後有人在石階上拉弦仔，聽見了可以靠過去坐。

請自備袋子；市集不發塑膠袋，忘了帶可以跟服務臺借布袋，出園前還就好。`,
      `There is one rule: you may sell only what you made yourself. So every question gets an answer, whether it is how many days the radish dried, which tree the clogs come from or why the incense is that colour.

The stalls stand in two rows along the plaza and the middle is left for running about. In the afternoon somebody plays a fiddle on the temple steps. Sit down near it.

Please bring a bag. No plastic bags are given out, but you can borrow a cloth one at the desk and hand it back when you leave.`,
      `決まりは一つ、自分で作ったものだけを並べること。ですから何を尋ねても答えが返ってきます。大根を干した日数も、履物の木の種類も、線香がその色になる理由も。

店は廟前広場に二列に並び、真ん中は子どもたちが走れるように空けてあります。午後には石段で胡弓の音がします。聞こえたら、そばに腰を下ろしてみてください。

袋はご持参ください。レジ袋の用意はありませんが、お忘れの方には案内所で布袋をお貸しします。お帰りの際にお返しください。`,
    ),
    startsOn: nextWeekday(day, 6, 5),
    endsOn: nextWeekday(day, 7, 6),
    sessions: [{ id: "weekend-market", weekdays: [6, 7], from: "10:00", to: "17:00" }],
    place: "temple-plaza",
    organizer: words("傳藝園區活動組", "Park of Traditional Arts, events team", "伝統芸術の園 イベントチーム"),
    fee: 0,
    ageGuide: words("不限年齡", "All ages", "どなたでも"),
    language: "taiwanese",
    gallery: [
      art("shoes", words("一雙繡花的綠布鞋", "A pair of green embroidered shoes", "刺繍をした緑の布靴"), {
        ground: "cloud",
        palette: "brick",
      }),
      art(
        "incense-burner",
        words("插著線香的雙耳香爐", "A two-handled burner with sticks of incense", "線香を立てた両耳の香炉"),
        { ground: "tortoise", palette: "gold" },
      ),
      art("sugar-figure", words("竹籤上的一隻糖馬", "A sugar horse on a stick", "串の先の飴の馬"), {
        ground: "ice",
        palette: "sky",
      }),
    ],
    tags: ["market", "temple", "food", "family"],
  },
  {
    slug: "a-day-for-kites",
    cover: art("kite", words("藍翅膀的燕子風箏飛在空中", "A blue swallow kite in the sky", "空を飛ぶ青い燕凧"), {
      ground: "waves",
      palette: "sky",
    }),
    title: words("放風箏的一天", "A Day for Kites", "凧揚げの日"),
    summary: words(
      "大家帶著自己做的風箏來。那天廣場不排節目，整天留給風。",
      "Visitors brought kites of their own making. For one day nothing was put on the plaza but the wind.",
      "手づくりの凧を持って集まった一日。広場には何も予定を入れず、風のために空けておきました。",
    ),
    body: words(
      `那天的風從早上就很好。來了兩百多隻風箏，線纏在一起四十幾次，最後都解開了。

飛得最久的是一位阿公用報紙糊的菱形風箏，從開園飛到黃昏。謝謝每一位肯讓別人的線先過的人。`,
      `The wind was good from the start. More than two hundred kites came, lines tangled some forty times, and every knot was undone in the end.

The kite that stayed up longest was a plain diamond pasted from newspaper by somebody’s grandfather. It flew from opening until dusk. Thank you to all who let others’ lines pass.`,
      `その日は朝からよい風が吹きました。集まった凧は二百枚あまり。糸は四十回ほど絡まりましたが、最後にはすべてほどけました。

いちばん長く揚がっていたのは、あるおじいさんが新聞紙で作った菱形の凧です。開園から夕方まで、ずっと空にいました。糸を譲り合ってくださった皆さま、ありがとうございました。`,
    ),
    startsOn: day(-45),
    endsOn: day(-45),
    sessions: [{ id: "all-day", on: day(-45), from: "10:00", to: "17:00" }],
    place: "outdoor-plaza",
    organizer: words("傳藝園區活動組", "Park of Traditional Arts, events team", "伝統芸術の園 イベントチーム"),
    fee: 0,
    ageGuide: words("不限年齡", "All ages", "どなたでも"),
    language: "none",
    gallery: views("egret", "bench", "mascot-cheer"),
    tags: ["outdoors", "family", "paper"],
  },
  {
    slug: "open-doors-on-artisan-street",
    cover: art(
      "scissors-paper",
      words("一把剪刀與圓形的紅窗花", "Scissors and a round red paper flower", "はさみと丸い赤い切り紙"),
      { ground: "tortoise", palette: "brick" },
    ),
    title: words("工匠街開門日", "Open Doors on Artisan Street", "職人通りの開放日"),
    summary: words(
      "週末，師傅把工作檯搬到門口。可以問、可以摸，也可以坐下來幫忙十分鐘。",
      "At weekends the artisans carry their benches out of doors. Ask, touch, or sit down and help for ten minutes.",
      "週末は、職人が仕事台を店先に出します。質問も、触れるのも自由。腰を下ろして10分ほど手伝うこともできます。",
    ),
    body: words(
      `平常隔著櫥窗看的手，這時候就在您面前。剪紙的、削竹的、上漆的、綁筆的，做的都是當週要交的貨，不是表演。

師傅門口掛綠布條，表示現在可以說話；掛紅布條，表示這一刀不能分心，請先看，等一下再問。`,
      `Hands you usually see through a shop window are now right in front of you. The paper cutter, the bamboo splitter, the lacquerer and the brush maker are all at work on orders due that week. It is not a performance.

A green strip of cloth at the door means that you can talk. A red one means that this cut needs all the maker’s attention: watch now, ask later.`,
      `ふだんはガラス越しの手仕事が、目の前で見られます。紙を切る人、竹を割る人、漆を塗る人、筆を結う人。どれもその週に納める品で、見せるための実演ではありません。

入口に緑の布が下がっていれば、話しかけてもよいしるし。赤い布のときは、気を抜けない作業の最中です。まずは見て、あとでお尋ねください。`,
    ),
    startsOn: day(-80),
    endsOn: day(220),
    sessions: [
      { id: "weekend-morning", weekdays: [6, 7], from: "10:00", to: "12:00" },
      { id: "weekend-afternoon", weekdays: [6, 7], from: "14:00", to: "16:00", cancelled: [nextWeekday(day, 7, 3)] },
    ],
    place: "artisan-street",
    organizer: words("工匠街十二家店", "Twelve shops of Artisan Street", "職人通りの十二軒"),
    fee: 0,
    ageGuide: words("不限年齡", "All ages", "どなたでも"),
    language: "mandarin",
    gallery: views("joinery", "wheel", "loom"),
    tags: ["craft", "family"],
  },
  {
    slug: "egrets-coming-home",
    cover: art(
      "egret",
      words("金色圓月前的一隻白鷺", "An egret before a golden disc of sky", "金色の空を背にした白鷺"),
      { ground: "waves", palette: "jade" },
    ),
    title: words("白鷺回家的時候", "When the Egrets Come Home", "白鷺が帰るころ"),
    summary: words(
      "傍晚，白鷺一隻一隻回到池邊的竹林。坐在木棧板上，跟著解說員用望遠鏡數一數。",
      "Towards evening the egrets return, one by one, to the bamboo by the pond. Sit on the boardwalk and count them with a guide and a pair of binoculars.",
      "夕方になると、白鷺が一羽ずつ池のほとりの竹林へ帰ってきます。木道に座り、案内役と一緒に双眼鏡で数えてみませんか。",
    ),
    body: words(
      `白鷺白天在田裡找泥鰍，傍晚才回來。牠們的路線每天差不多，順序也差不多，第一隻總是那隻腳有點跛的。

解說員每次都記數字，黑板上看得到這一季的折線。紅色的衣服和突然站起來會嚇到鳥，其他都沒關係，可以小聲說話。

- 望遠鏡有六副，輪流用
- 黃昏蚊子多，服務臺借得到香茅油`,
      `By day the egrets look for loach in the paddies. They come home by much the same route and in much the same order, and the first is always the one with a slight limp.

The guide writes down the number each time, and a blackboard shows how it has changed over the season. Red clothes and sudden movements frighten the birds. Nothing else does; you may talk quietly.

- There are six pairs of binoculars to share
- Mosquitoes like the hour too; ask at the desk for lemongrass oil`,
      `白鷺は昼のあいだ田んぼでどじょうを探し、夕方に帰ってきます。通る道も、帰る順番もほぼ毎日同じ。一番乗りは、いつも片足を少し引きずる一羽です。

案内役は毎回数を記録していて、黒板でこの季節の移り変わりがわかります。赤い服と急な動きは鳥を驚かせますが、ほかは大丈夫。小声でならお話もできます。

- 双眼鏡は六台。順番にお使いください
- 夕方は蚊が多いので、案内所でレモングラスの虫よけ油をお貸しします`,
    ),
    startsOn: day(-35),
    endsOn: day(85),
    sessions: [
      {
        id: "late-afternoon",
        weekdays: [3, 6],
        from: "16:00",
        to: "17:00",
        soldOut: [nextWeekday(day, 6, 3)],
        cancelled: [nextWeekday(day, 3, 1)],
      },
    ],
    place: "egret-pond",
    organizer: guides,
    fee: 0,
    ageGuide: words("五歲以上", "Ages five and up", "5歳以上"),
    language: "mandarin",
    gallery: views("banyan", "moon", "bridge"),
    tags: ["nature", "outdoors", "family"],
  },
  {
    slug: "sing-the-old-tunes",
    cover: art("flute", words("竹笛、音符與一朵花", "A flute, a note and a flower", "笛と音符と一輪の花"), {
      ground: "cloud",
      palette: "indigo",
    }),
    title: words("一起來唱七字仔", "Sing the Old Tunes", "みんなで歌う七字調"),
    summary: words(
      "不會唱才來。老師彈月琴，一句一句教，半小時學會一段歌仔調。",
      "Come if you cannot sing. The teacher plays the moon lute and goes line by line; in half an hour you know one verse of an opera tune.",
      "歌えない方こそどうぞ。先生が月琴を弾きながら一行ずつ教えます。30分で、歌仔戯の節を一つ覚えられます。",
    ),
    body: words(
      `七字仔一句七個字，四句一段，從前的人用它罵女婿、賣豆花、說昨天的新聞。學會調子，就能自己填詞。

固定來的是附近庄頭的阿嬤們，她們會把位子讓給新來的人，也會在您唱錯時笑得很大聲，但那是歡迎的意思。歌詞單有臺語拼音。`,
      `Seven syllables to a line and four lines to a verse: with that pattern people once scolded sons-in-law, sold tofu pudding and told yesterday’s news. Learn the tune, and you can put in words of your own.

The regulars are grandmothers from the villages round about. They will give you their seats and laugh loudly at your mistakes, which means that you are welcome. The song sheet has the Taiwanese in Roman letters.`,
      `一行七文字、四行で一番。昔の人はこの節に乗せて、婿に小言を言い、豆花（とうふのお菓子）を売り、昨日の出来事を語りました。節さえ覚えれば、自分の言葉で歌えます。

常連は近くの村のおばあさんたちです。はじめての方に席を譲ってくれますし、間違えれば大声で笑います。歓迎のしるしですので、ご安心を。歌詞には台湾語のローマ字をつけてあります。`,
    ),
    startsOn: day(-50),
    endsOn: day(110),
    sessions: [
      { id: "late-morning", weekdays: [2, 4], from: "10:30", to: "11:20", cancelled: [nextWeekday(day, 4, 8)] },
    ],
    place: "banyan-garden",
    organizer: words("傳藝園區活動組", "Park of Traditional Arts, events team", "伝統芸術の園 イベントチーム"),
    performers: words("月琴 楊寶蓮", "Moon lute: Yang Pao-lien", "月琴 楊宝蓮"),
    fee: 0,
    ageGuide: words("不限年齡", "All ages", "どなたでも"),
    language: "taiwanese",
    gallery: views("lute", "fan", "banyan"),
    tags: ["music", "opera"],
  },
  {
    slug: "stories-on-the-boat",
    cover: art("boat", words("河上一艘有篷的小船", "A small covered boat on the river", "川に浮かぶ屋根つきの小舟"), {
      ground: "ice",
      palette: "night",
    }),
    title: words("月河船上的故事", "Stories on the Moon River Boat", "月河の舟で聞く話"),
    summary: words(
      "船夫一邊撐篙，一邊說這條河的故事。他說每次都不一樣，這倒是真的。",
      "The boatman tells the story of the river while he poles. He says that it is never the same twice, and that part is true.",
      "船頭が棹をさしながら、この川の話をしてくれます。毎回違うと本人は言いますが、それだけは本当です。",
    ),
    body: words(
      `船從渡船頭出發，往上游經過水門和舊糖廠的石階，到月河廣場前掉頭，再順著水慢慢回來。河水不深，船夫的篙有一半是用來指東西的。

上船一律穿救生衣。船邊有兩級臺階，需要人扶一把請跟船家說；輪椅無法上船，不過故事會先在岸邊的樹蔭下說一段。座位有限，船票在渡船頭現場買；雨大、風大或水漲就不開。`,
      `The boat leaves the landing and goes upstream past the sluice and the stone steps of an old sugar works. It turns at Moon River Plaza and drifts slowly back. The water is shallow. The boatman uses his pole half the time for pointing.

Everybody wears a life jacket. There are two steps down into the boat; ask for a hand if you need one. Wheelchairs cannot come aboard, but the boatman begins his story at the landing, in the shade. Seats are few and sold only there. In strong wind, heavy rain or high water we do not sail.`,
      `舟は船着き場を出て川をさかのぼり、水門と昔の製糖場の石段のそばを通って、月河広場の前で向きを変え、流れに乗ってゆっくり戻ります。川は浅く、船頭の棹の仕事の半分は、あちこちを指すことです。

乗船の際は、皆さまに救命胴衣を着けていただきます。乗り口に段が二つありますので、お手伝いが必要な方は船頭にお声がけください。車いすのままではお乗りいただけませんが、話は岸の木陰から始まります。席には限りがあり、乗船券は船着き場で販売します。強風や大雨、増水のときは運休します。`,
    ),
    startsOn: day(-75),
    endsOn: day(140),
    sessions: [
      { id: "mon-fri-afternoon", weekdays: [1, 5], from: "14:30", to: "15:00", soldOut: [nextWeekday(day, 5, 2)] },
      {
        id: "sun-early",
        weekdays: [7],
        from: "14:00",
        to: "14:30",
        soldOut: [nextWeekday(day, 7), nextWeekday(day, 7, 7)],
      },
      {
        id: "sun-late",
        weekdays: [7],
        from: "15:30",
        to: "16:00",
        soldOut: [nextWeekday(day, 7)],
        cancelled: [nextWeekday(day, 7, 7)],
      },
    ],
    place: "boat-landing",
    organizer: words("月河船隊", "The Moon River boats", "月河の舟の会"),
    performers: words("船夫 游永昌", "Boatman Yu Yung-chang", "船頭 游永昌"),
    fee: 80,
    ageGuide: words(
      "三歲以上；未滿十二歲須大人同船",
      "Ages three and up; under-twelves with an adult",
      "3歳以上。12歳未満のお子さまは大人の方とご一緒に",
    ),
    language: "taiwanese",
    gallery: views("moon", "bridge", "fish"),
    tags: ["storytelling", "outdoors", "family"],
  },
  {
    slug: "lanterns-before-dusk",
    cover: art(
      "lantern",
      words(
        "剛點亮的紅燈籠，中央一朵金花",
        "A red lantern just lit, a golden flower on it",
        "金の花を描いた、ともったばかりの提灯",
      ),
      { ground: "waves", palette: "brick" },
    ),
    title: words("黃昏點燈", "Lighting Up before Dusk", "夕暮れの灯りともし"),
    summary: words(
      "兩百盞燈沿著月河，一盞一盞由參加的人親手點亮，點完剛好暮鼓響起。",
      "Two hundred lanterns line the Moon River. Visitors light them one at a time, and as the last one is lit the evening drum begins.",
      "月河に沿って並ぶ二百の提灯を、参加する皆さまの手で一つずつともします。最後の一つがともるころ、夕べの太鼓が鳴り始めます。",
    ),
    body: words(
      `工作人員會給每個人一支長柄點火棒，從下游往上游點。請點自己面前的那一盞，然後把火傳給左邊的人。

暮鼓在 {fact:rhythm.drum} 響起，響完就熄燈。這兩晚不放天燈，也不放水燈；燈籠洗乾淨，明年再用。想把願望留在廟裡的人，請看[祈願燈](/light)。`,
      `Everyone is handed a long taper, and we work upstream. Light the lantern in front of you, then pass the flame to the person on your left.

The drum sounds at {fact:rhythm.drum}, and when it is over the lanterns are put out. On these two evenings nothing is released into the sky or the water; the lanterns are cleaned and used again. If you would like to leave a wish at the temple, see [wish lanterns](/light).`,
      `お一人に一本ずつ長い点火棒をお渡しし、川下から川上へとともしていきます。目の前の提灯に火を入れたら、左の方へ火を渡してください。

太鼓は{fact:rhythm.drum}に鳴り、鳴り終わると灯りを消します。この二晩は、灯りを空に上げることも川に流すこともせず、提灯は洗って繰り返し使います。願いを祠に残したい方は[祈願灯](/light)をご覧ください。`,
    ),
    startsOn: day(20),
    endsOn: day(21),
    sessions: [
      { id: "first-dusk", on: day(20), from: "16:30", to: "17:45" },
      { id: "second-dusk", on: day(21), from: "16:30", to: "17:45", soldOut: [day(21)] },
    ],
    place: "moon-river-plaza",
    organizer: words("傳藝園區活動組", "Park of Traditional Arts, events team", "伝統芸術の園 イベントチーム"),
    fee: 60,
    ageGuide: words(
      "六歲以上，孩子點燈請大人扶著",
      "Ages six and up; adults steady the taper for children",
      "6歳以上。お子さまの点火には大人の方が手を添えてください",
    ),
    language: "mandarin",
    gallery: views("wish-lantern", "bridge", "moon"),
    tags: ["lantern", "evening"],
  },
  {
    slug: "my-first-puppet-play",
    cover: art(
      "stage",
      words("紅幕之間的小小戲臺", "A tiny stage between red curtains", "赤い幕のあいだの小さな舞台"),
      { ground: "lattice", palette: "sky" },
    ),
    title: words("三分鐘偶戲擂臺", "Three-Minute Puppet Plays", "3分間の人形芝居大会"),
    summary: words(
      "偶自己做，戲自己編，時間只有三分鐘。國小學生組隊報名，得獎的戲會在偶戲館演一季。",
      "Make the puppets, write the play, and you have three minutes. For primary-school teams; the winner plays at the puppet theatre for a season.",
      "人形も芝居も手づくりで、持ち時間は3分。小学生のチームが競い、優勝した芝居は、人形劇館で一シーズン上演します。",
    ),
    body: words(
      `每隊二到五人，偶的材料不限，襪子、瓢瓜、寶特瓶都演過。評審是三位戲師和三位同齡的小學生，六票一樣大。

報名請老師或家長[來信](/contact)，寫上學校、隊名和三句話的故事。沒有學校的隊伍（表兄弟姊妹、鄰居、補習班同學）也歡迎。`,
      `Two to five children make a team. Puppets may be of anything at all; past casts have included socks, gourds and bottles. The judges are three puppet masters and three pupils of the same age, and every vote counts the same.

To enter, a teacher or parent should [write to us](/contact) with the school, the team’s name and the story in three sentences. Teams without a school in common are welcome too: cousins, neighbours, friends from cram school.`,
      `一チームは二人から五人。人形の材料は自由で、これまでに靴下、ひょうたん、ペットボトルが舞台に立ちました。審査するのは操り手三人と、同じ年ごろの小学生三人。六票の重さはみな同じです。

先生か保護者の方が、学校名、チーム名、三行のあらすじを書いて[お申し込み](/contact)ください。いとこ同士、ご近所、塾の友だちなど、学校の違うチームも歓迎します。`,
    ),
    startsOn: nextWeekday(day, 6, 38),
    endsOn: nextWeekday(day, 6, 38),
    sessions: [{ id: "sat-all-day", on: nextWeekday(day, 6, 38), from: "10:00", to: "16:00" }],
    place: "puppet-theatre",
    organizer: words("傳藝文化基金會", "Traditional Arts Foundation", "伝統芸術文化財団"),
    fee: 0,
    ageGuide: words(
      "國小學生；觀眾不限年齡",
      "Primary-school children; audiences of all ages",
      "小学生（観覧はどなたでも）",
    ),
    language: "mandarin",
    gallery: views("glove-puppet", "string-puppet", "mascot-cheer"),
    tags: ["puppets", "school", "family"],
  },
  {
    slug: "paper-boat-race",
    cover: art(
      "dragon-boat",
      words(
        "載著划手、衝過水波的小龍舟",
        "A little dragon boat and its crew among the waves",
        "こぎ手を乗せて波を切る龍の舟",
      ),
      { ground: "ice", palette: "jade" },
    ),
    title: words("紙龍舟大賽", "The Paper Dragon Boat Race", "紙の龍舟レース"),
    summary: words(
      "船身只能用紙和漿糊，船要載得動一顆鹹鴨蛋。划完還浮著的，才算第一名。",
      "Paper and paste are all you may use, and the boat must carry a salted duck egg. To win, you must still be afloat.",
      "使えるのは紙と糊だけ。塩漬けのあひるの卵を一つのせて走ります。最後まで浮いていた舟の勝ちです。",
    ),
    body: words(
      `往年有人塗柿漆，有人摺了四十層，也有人的船一下水就變成紙漿，得到全場最大聲的加油。

現場有紙、有漿糊、有師傅，十點開放造船，午後下水。船最後由我們打撈、曬乾，送去紙坊重新抄成紙。

- 第一名：自己那顆鴨蛋，和一艘師傅做的木龍舟
- 最快沉沒獎：一整籃鴨蛋`,
      `In past races one crew brushed its boat with persimmon lacquer, another folded forty layers, and a third turned to pulp on touching the water and got the loudest cheer of all.

We provide paper, paste and people who know about both. Building goes on through the morning and the race is in the afternoon. Afterwards we fish out the wrecks, dry them and have them made into new paper.

- First prize: your own egg, and a wooden dragon boat
- Prize for sinking fastest: a whole basket of eggs`,
      `これまでには、柿渋を塗った舟、四十枚重ねた舟、そして水に入れたとたんどろどろに溶けて、いちばん大きな声援を浴びた舟もありました。

紙と糊はこちらで用意し、職人がお手伝いします。午前は舟づくり、午後がレースです。舟は最後に引き上げて乾かし、紙すき場で新しい紙に生まれ変わります。

- 優勝賞品：自分の卵と、職人が作った木の龍舟
- いちばん早く沈んだで賞：卵を籠いっぱい`,
    ),
    startsOn: nextWeekday(day, 7, 72),
    endsOn: nextWeekday(day, 7, 72),
    sessions: [{ id: "sun-all-day", on: nextWeekday(day, 7, 72), from: "10:00", to: "16:30" }],
    place: "boat-landing",
    organizer: words(
      "園區紙藝工房與月河船隊",
      "The paper workshop and the Moon River boats",
      "園内 紙工房と月河の舟の会",
    ),
    fee: 120,
    ageGuide: words(
      "五歲以上，兩人以上組隊",
      "Ages five and up, in teams of two or more",
      "5歳以上、二人以上のチームで",
    ),
    language: "mandarin",
    gallery: views("drum", "scissors-paper", "bridge"),
    tags: ["paper", "outdoors", "family"],
  },
  {
    slug: "pounding-rice-cakes",
    cover: art("rice-cake", words("墊著葉子的紅色糕餅", "Red rice cakes on a leaf", "葉に盛った赤い餅"), {
      ground: "cloud",
      palette: "sand",
    }),
    title: words("大家來舂麻糬", "Pounding Rice Cakes Together", "みんなで餅つき"),
    summary: words(
      "一個石臼，兩支木槌，一百二十斤糯米。喊得愈大聲，麻糬愈 Q。",
      "One mortar, two mallets and seventy kilos of glutinous rice. The louder the shouting, the springier the cake.",
      "臼が一つ、杵が二本、もち米は七十キロあまり。声が大きいほど、こしのある餅になりました。",
    ),
    body: words(
      `槌子比想像的重，最會舂的是一位幼兒園園長，她說平常天天都在喊節拍。麻糬沾花生粉和黑糖，一人兩個，排隊的人繞了廟埕一圈。

糯米由附近三個庄頭的農家提供，謝謝你們，也謝謝洗了一整天石臼的志工。`,
      `The mallets were heavier than they looked. The best arm belonged to the head of a nursery school, who said that she shouts in rhythm every day. Everyone got two cakes, rolled in peanut and brown sugar, and the queue went all the way round the plaza.

Farmers from three villages gave the rice. Thank you, and thanks to the volunteers who spent the day washing the mortar.`,
      `杵は見た目より重く、いちばん上手だったのは幼稚園の園長先生でした。毎日かけ声をかけているからだそうです。落花生の粉と黒糖をまぶして一人二つ。列は廟前広場をぐるりと一周しました。

もち米を分けてくださった三つの村の農家の皆さま、一日じゅう臼を洗ってくださったボランティアの皆さま、ありがとうございました。`,
    ),
    startsOn: day(-95),
    endsOn: day(-95),
    sessions: [{ id: "afternoon", on: day(-95), from: "13:00", to: "16:00" }],
    place: "temple-plaza",
    organizer: words("傳藝園區活動組", "Park of Traditional Arts, events team", "伝統芸術の園 イベントチーム"),
    fee: 0,
    language: "taiwanese",
    gallery: views("leaf", "bowl", "drum"),
    tags: ["food", "temple", "family"],
  },
  {
    slug: "mending-days",
    cover: art("cup", words("金色底上一只冒熱氣的茶杯", "A steaming tea cup on gold", "金色の地に湯気の立つ湯のみ"), {
      ground: "lattice",
      palette: "gold",
    }),
    title: words("修東西的兩天", "Two Days for Broken Things", "こわれ物を直す二日間"),
    summary: words(
      "缺口的碗、鬆腳的凳子、斷柄的傘。師傅修，主人在旁邊看，順便講那件東西的故事。",
      "Chipped bowls, loose stools, umbrellas with broken handles. Artisans mended them while their owners sat by and told their stories.",
      "欠けた碗、がたつく腰掛け、柄の折れた傘。職人が直すあいだ、持ち主が隣でその品の話をしました。",
    ),
    body: words(
      `兩天修好一百九十四件，修不好的十一件。修不好的，師傅會說為什麼，然後一起想它可以變成什麼：有一把椅子現在是花架。

修理不收錢，但要留下一則故事，寫在卡片上。卡片收在遊客中心的櫃子裡，歡迎翻閱。`,
      `A hundred and ninety-four things were mended and eleven were beyond it. For those the artisan explained why, and together they thought of what the thing might become. One chair is now a plant stand.

Nothing was charged, but every owner left a story on a card. The cards are in a cabinet at the visitor centre, and you may read them.`,
      `二日間で直ったのは百九十四点、直らなかったのは十一点。直らない物は職人が訳を話し、何に生まれ変われるかを一緒に考えました。ある椅子は、今は花台になっています。

代金はいただかず、代わりに品物の話をカードに書いていただきました。カードはビジターセンターの戸棚にあります。どうぞお読みください。`,
    ),
    startsOn: day(-140),
    endsOn: day(-139),
    sessions: [
      { id: "first-day", on: day(-140), from: "10:00", to: "16:00" },
      { id: "second-day", on: day(-139), from: "10:00", to: "16:00" },
    ],
    place: "artisan-street",
    organizer: words("工匠街十二家店", "Twelve shops of Artisan Street", "職人通りの十二軒"),
    fee: 0,
    language: "taiwanese",
    gallery: views("bowl", "shoes", "paper-umbrella"),
    tags: ["craft"],
  },
  {
    slug: "the-roof-animal-hunt",
    cover: art(
      "roof-ridge",
      words("屋脊上追著火珠的龍", "A dragon on the ridge, chasing a flaming pearl", "棟の上で宝珠を追う龍"),
      { ground: "ice", palette: "indigo" },
    ),
    title: words("屋頂動物點名", "The Roof Animal Hunt", "屋根の動物さがし"),
    summary: words(
      "園區的屋頂上住著幾隻動物？暑期的問題很簡單，答案卻沒有人一次答對。",
      "How many animals live on the park’s roofs? A simple question for the holidays, and nobody got it right first time.",
      "園の屋根には、何匹の動物がいるでしょう。問いは簡単でも、一度で当てた人はいませんでした。",
    ),
    body: words(
      `參加的孩子拿一張屋頂地圖，找到一隻就畫上去。龍不算動物，還是算？鰲魚呢？規則由孩子投票決定，最後的結論是：會呼吸的都算。

正確答案是三百一十七隻，包括一隻真的壁虎。`,
      `Each child took a map of the roofs and drew every animal found. Is a dragon an animal? What about a fish with a dragon’s head? The children voted, and the ruling was that anything that breathes counts.

The right answer was three hundred and seventeen, one of which was a real gecko.`,
      `子どもたちは屋根の地図を手に、見つけた動物を描き込みました。龍は動物でしょうか。龍の頭をした魚は？　決まりは子どもたちの投票で決め、「息をするものは全部数える」ことになりました。

正解は三百十七匹。そのうち一匹は、本物のやもりでした。`,
    ),
    startsOn: day(-200),
    endsOn: day(-180),
    sessions: [{ id: "daily", weekdays: [1, 2, 3, 4, 5, 6, 7], from: "10:00", to: "16:30" }],
    place: "visitor-centre",
    organizer: guides,
    fee: 0,
    ageGuide: words("五到十二歲", "Ages five to twelve", "5歳から12歳"),
    language: "mandarin",
    gallery: views("fish", "lion-head", "temple"),
    tags: ["architecture", "family"],
  },
  {
    slug: "in-borrowed-sleeves",
    cover: art("shoes", words("一雙繡著花的黃布鞋", "Yellow cloth shoes sewn with flowers", "花を刺繍した黄色い布靴"), {
      ground: "tortoise",
      palette: "plum",
    }),
    title: words("借一次水袖", "In Borrowed Sleeves", "水袖を借りて"),
    summary: words(
      "戲服穿起來多重？水袖怎麼甩才不會打到自己？三天裡，兩百個人知道了。",
      "How heavy is a costume, and how do you flick a long silk sleeve without hitting yourself? In three days two hundred people found out.",
      "衣装はどれほど重いのか。長い袖は、どう振れば自分に当たらないのか。三日間で二百人が体で覚えました。",
    ),
    body: words(
      `教的人是退休的旦角，今年七十一歲。她說甩袖不是用手，是用背。學得最快的是一位送貨的先生，他說跟鋪帆布一樣。

靴子底有一寸多厚，三天下來扭到腳的人數是零，因為她每個人都先牽著走一圈。`,
      `The teacher was a retired actress of seventy-one. You flick the sleeve not with the hand, she says, but with the back. The quickest to learn was a delivery driver, who found it just like spreading a tarpaulin.

The boots have very thick soles. Nobody twisted an ankle, because she led each person round once by the hand.`,
      `先生は舞台を退いた女役の役者で、七十一歳。袖は手ではなく背中で振るのだと教わりました。いちばん覚えが早かったのは配達の運転手さん。「幌を広げるのと同じ」だそうです。

履物は底がたいへん厚いのですが、足をくじいた方はいませんでした。先生が一人ずつ手を引いて、まずひと回り歩いたからです。`,
    ),
    startsOn: day(-260),
    endsOn: day(-258),
    sessions: [
      { id: "daily-morning", weekdays: [1, 2, 3, 4, 5, 6, 7], from: "10:30", to: "11:30" },
      { id: "daily-afternoon", weekdays: [1, 2, 3, 4, 5, 6, 7], from: "14:00", to: "15:00", cancelled: [day(-259)] },
    ],
    place: "opera-stage",
    organizer: words("春枝歌仔戲團", "Spring Bough Opera", "春枝歌仔戯団"),
    fee: 150,
    language: "taiwanese",
    gallery: views("fan", "opera-mask", "stage"),
    tags: ["opera", "costume"],
  },
];
