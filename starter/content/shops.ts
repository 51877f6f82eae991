import { views } from "#starter/galleries.ts";
import { art, type StarterContent, words } from "#starter/starter.ts";

export const shop: StarterContent<"shop"> = () => [
  {
    slug: "moon-noodles",
    cover: art(
      "noodles",
      words("黃碗湯麵，架著一雙筷子", "Noodles in a yellow bowl with a pair of chopsticks", "箸をのせた黄色い碗の麺"),
      { ground: "waves", palette: "brick" },
    ),
    name: words("月河麵舖", "Moon River Noodles", "月河の麺処"),
    summary: words(
      "湯頭每天清早用大骨和柴魚熬，麵是自己打的。招牌是乾拌意麵，配一碗蝦丸湯。",
      "The stock starts before dawn with pork bones and dried bonito, and the noodles are made in the shop. Order them dry, with a bowl of prawn-ball soup.",
      "豚骨と鰹節の出汁を毎朝炊き、麺も店で打っています。名物は汁なしの和え麺。海老団子のスープと一緒にどうぞ。",
    ),
    body: words(
      `老闆娘阿敏從外婆那裡學會打意麵，只用鴨蛋，不加水。麵煮好拌油蔥和烏醋，吃到一半再沖一點湯，是本地人的吃法。

麵自己端到院子的長桌吃，假日中午要排一下隊。排隊的時候可以看師傅切麵，他切的寬度從來不用量。

- 素食有香椿拌麵與菇湯
- 孩子可以點小碗，菜單上沒寫，直接說就好`,
      `Min, who runs the place, learnt to make duck-egg noodles from her grandmother: eggs and flour, no water. They come tossed with fried shallots and black vinegar. Halfway through, do as people here do and pour a little soup over the rest.

Carry your bowl to the long tables in the yard. There is a queue at weekend lunchtimes, and while you wait you can watch the noodles being cut. Nobody has ever seen a ruler.

- Vegetarians can have noodles with toon-leaf sauce and a mushroom soup
- Small bowls for children are not on the menu; just ask`,
      `女将の敏さんは、祖母から意麺（イーミェン）の打ち方を習いました。水を使わず、あひるの卵だけで練る麺です。揚げねぎと黒酢で和え、半分ほど食べたところでスープを少し注ぐのが地元の流儀です。

麺は中庭の長机でどうぞ。休日の昼は少し並びます。お待ちのあいだは、職人が麺を切る様子をご覧ください。幅を測るところを見た人はいません。

- 菜食の方には、香椿（チャンチン）だれの和え麺ときのこのスープがあります
- お子さま用の小盛りは品書きにありません。お気軽にお申しつけください`,
    ),
    kind: "food",
    place: "noodle-house",
    opens: "10:30",
    closes: "17:30",
    phone: "03-000-0201",
    payment: ["cash", "easycard", "mobile"],
    gallery: [
      art("bowl", words("花瓣紋的黃碗", "A yellow bowl with a petal pattern", "花びら模様の黄色い碗"), {
        ground: "lattice",
        palette: "indigo",
      }),
      art("fish", words("水草間的一尾紅魚", "A red fish among water weeds", "水草のあいだの赤い魚"), {
        ground: "tortoise",
        palette: "sand",
      }),
      art(
        "bench",
        words(
          "樹下一張紅長椅，椅上放著東西",
          "A red bench under a tree, with things left on it",
          "木の下の赤い長椅子と、置かれた荷物",
        ),
        { ground: "cloud", palette: "jade" },
      ),
    ],
  },
  {
    slug: "banyan-tea",
    cover: art(
      "tea-pot",
      words("一把朱泥茶壺與一只小杯", "A red clay teapot and a small cup", "朱泥の急須と小さな茶杯"),
      { ground: "cloud", palette: "jade" },
    ),
    name: words("榕下茶舖", "The Tea House under the Banyan", "ガジュマルの茶店"),
    summary: words(
      "高山烏龍、東方美人和早上現煮的青草茶。自備杯子折 {fact:cup.discount}。",
      "Mountain oolong, Oriental Beauty and herb tea boiled each morning. Bring your own cup and take {fact:cup.discount} off.",
      "高山烏龍茶に東方美人茶、毎朝煮出す薬草茶。マイカップをお持ちの方は{fact:cup.discount}引きになります。",
    ),
    body: words(
      `茶舖搭在榕樹的氣根旁邊，桌子繞著樹幹擺，找得到樹蔭就坐。點一壺茶，水可以一直續。

老闆坐櫃臺的時間不多，大多在教人怎麼倒茶不滴水。想學的話，週間下午人少，他最有耐心。`,
      `The tea house leans against the hanging roots of the banyan and its tables go round the trunk: find some shade and sit down. Order a pot, and the hot water keeps coming.

The owner is seldom behind the counter. He is mostly out among the tables, showing people how to pour without a drip. Weekday afternoons are quiet, and then he has the most patience.`,
      `ガジュマルの気根に寄り添うように建つ茶店です。席は幹をぐるりと囲んでいますので、お好きな木陰へどうぞ。急須で頼めば、お湯は何度でも差します。

店主は帳場にはめったにいません。たいていは席を回り、しずくを落とさない注ぎ方を教えています。教わるなら、すいている平日の午後がおすすめです。`,
    ),
    kind: "tea",
    place: "banyan-garden",
    opens: "09:30",
    closes: "17:30",
    phone: "03-000-0202",
    payment: ["cash", "card", "easycard", "mobile"],
    gallery: [
      art(
        "banyan",
        words(
          "氣根垂地的老榕樹",
          "An old banyan with roots reaching the ground",
          "気根を地面まで垂らした古いガジュマル",
        ),
        { ground: "waves", palette: "sand" },
      ),
      art(
        "cup",
        words("一杯冒熱氣的茶，浮著一片葉", "A steaming cup of tea with a leaf in it", "葉を浮かべた、湯気の立つお茶"),
        { ground: "ice", palette: "brick" },
      ),
      art(
        "leaf",
        words("一枝綠葉，枝腳幾顆紅果", "A sprig of green leaves with red berries", "赤い実のついた緑の葉の枝"),
        { ground: "lattice", palette: "gold" },
      ),
    ],
  },
  {
    slug: "temple-bakery",
    cover: art(
      "rice-cake",
      words(
        "葉子上的紅色龜形米糕",
        "Red rice cakes shaped like tortoises, on a leaf",
        "葉に盛った、亀の形の赤い餅菓子",
      ),
      { ground: "tortoise", palette: "gold" },
    ),
    name: words("廟口餅舖", "The Bakery by the Temple", "廟前の菓子店"),
    summary: words(
      "紅龜粿、鳳片糕、考生餅。拜過再吃，或是直接吃，都可以。",
      "Tortoise cakes, sticky-rice sweets and biscuits for students before exams. Offer them first, or simply eat them.",
      "紅亀粿（アンクークエ）、もち粉の甘い菓子、受験生のための焼き菓子。お供えしてからでも、そのままでもどうぞ。",
    ),
    body: words(
      `紅龜粿用的木模傳了四代，龜背的格子有一角磨平了，所以這家的龜一看就認得。米每天磨，賣完為止，通常撐不到下午四點。

考試季節，店裡會多做「及第餅」：芝麻餡，上頭印一支筆。許多家長先買兩個，一個給孩子，一個放在文昌祠的供桌上。`,
      `The wooden mould for the tortoise cakes has come down through four generations. One corner of the shell has worn smooth, so you can tell their tortoises anywhere. The rice is ground fresh every day, and by four o’clock there is seldom anything left.

In exam season they bake a sesame biscuit stamped with a brush. Many parents buy two: one for the child and one for the altar of the Wenchang temple.`,
      `紅亀粿の木型は四代続くものです。甲羅の升目の一角がすり減っているので、この店の亀はひと目でわかります。米は毎日ひき、なくなり次第おしまい。午後四時まで残ることはあまりありません。

受験の季節には、筆の印を押した胡麻あんの「及第餅」が並びます。二つ買って、一つはお子さんに、一つは文昌祠（ぶんしょうし）にお供えする親御さんも多くいらっしゃいます。`,
    ),
    kind: "food",
    place: "temple-plaza",
    opens: "09:00",
    closes: "17:00",
    phone: "03-000-0203",
    payment: ["cash", "easycard"],
    gallery: views("moon", "leaf", "temple"),
  },
  {
    slug: "candied-fruit-stall",
    cover: art(
      "candied-fruit",
      words("兩串鮮紅的糖葫蘆", "Two bright red skewers of sugared fruit", "真っ赤な果物の串が二本"),
      { ground: "lattice", palette: "plum" },
    ),
    name: words("甜甜果子攤", "The Candied Fruit Stall", "果物飴の屋台"),
    summary: words(
      "紅到發亮的番茄蜜餞串，也有不甜的：梅子醃芭樂、鹹楊桃湯。",
      "Tomatoes with preserved plum, red and shining; and for those who prefer it less sweet, pickled guava and salted star-fruit tea.",
      "つやつや光るトマトと梅の飴がけ。甘くないものなら、梅漬けのグアバや、塩漬けスターフルーツのお茶もあります。",
    ),
    body: words(
      `攤主阿婆推車賣了三十年，有固定位置是來園區以後的事。果子每天早上去市場挑，長得太漂亮的她不要，說那種不夠甜。

想自己裹一串的人，旁邊就有[體驗](/experiences/candied-fruit)。`,
      `The stallholder pushed a cart for thirty years before the park gave her a place of her own. Every morning she chooses the fruit at the market, and passes over the handsome ones. Not sweet enough, she says.

If you would rather dip your own, the [workshop](/experiences/candied-fruit) is next door.`,
      `店のおばあさんは三十年間、屋台を引いて歩き、園に来てはじめて決まった場所を持ちました。果物は毎朝、市場で選びます。見た目のよすぎる実は買いません。甘みが足りないそうです。

ご自分で飴をからめてみたい方は、すぐ隣の[体験](/experiences/candied-fruit)へどうぞ。`,
    ),
    kind: "food",
    place: "artisan-street",
    opens: "10:00",
    closes: "17:30",
    phone: "03-000-0204",
    payment: ["cash", "mobile"],
    gallery: views("bench", "bowl", "mascot-cheer"),
  },
  {
    slug: "indigo-studio",
    cover: art(
      "indigo-cloth",
      words("染著輪紋的靛藍布匹", "Indigo cloth patterned with wheels", "車輪の模様の藍染めの布"),
      { ground: "waves", palette: "indigo" },
    ),
    name: words("青青染坊", "The Indigo Studio", "藍染めの店"),
    summary: words(
      "門口就是染缸。圍巾、茶巾、書衣，還有用碎布拼的口金包。",
      "The vats stand just outside the door. Scarves, tea cloths, book covers and purses pieced from offcuts.",
      "入口のすぐ前が藍甕です。襟巻き、茶巾、ブックカバー、端切れをはぎ合わせたがま口などが並びます。",
    ),
    body: words(
      `每件布上都縫一張小紙條，寫著浸了幾次、哪一天染的、那天的天氣。同一塊布，晴天染的偏青，陰天染的偏紫。

布用久了褪色，可以拿回來再染，只收染料的工本費。很多客人的圍巾已經是第三次藍。`,
      `Every piece has a slip sewn on that gives the number of dips, the day and the weather. Cloth dyed on a sunny day leans towards green; on a cloudy day it leans towards violet.

When a cloth has faded, bring it back and it will be dyed again for the cost of the dye. Many customers’ scarves are blue for the third time.`,
      `どの布にも、浸した回数と染めた日、その日の天気を書いた紙が縫いつけてあります。同じ布でも、晴れの日は青緑に、曇りの日は紫に寄ります。

色があせたらお持ちください。染料代だけで染め直します。三度目の藍になった襟巻きをお使いの方も大勢いらっしゃいます。`,
    ),
    kind: "craft",
    place: "dye-house",
    opens: "09:30",
    closes: "17:30",
    phone: "03-000-0205",
    payment: ["cash", "card", "easycard", "mobile"],
    gallery: views("bag", "leaf", "fan"),
  },
  {
    slug: "kiln-shop",
    cover: art(
      "kiln",
      words("磚窯前堆著柴，火正旺", "A brick kiln with logs before it and a good fire", "前に薪を積み、火の燃える窯"),
      { ground: "tortoise", palette: "sand" },
    ),
    name: words("窯口小舖", "The Shop by the Kiln", "窯場の店"),
    summary: words(
      "出窯那天最熱鬧，看中哪一只，手腳要快。燒壞的也賣，寫明哪裡壞。",
      "On days when the kiln is opened you must be quick. Failures are for sale too, with the fault written on them.",
      "窯出しの日がいちばんにぎやかで、良い品は早い者勝ちです。失敗作も、どこが悪いかを書いて並べています。",
    ),
    body: words(
      `碗、杯、花器、香插，都是園區窯場燒的。架子分三層：上層是滿意的，中層是師傅自己也還在猶豫的，下層是「有話要說」的。

下層最便宜，也最多人看。有一只盤子標的是「被風吹到，但我喜歡」。`,
      `Bowls, cups, vases and incense holders, all fired in the park’s kiln. There are three shelves: the top one for pieces that pleased the potter, the middle one for those the potter still wonders about, and the bottom one for pots with something to say.

The bottom shelf is the cheapest and draws the biggest crowd. One plate there is labelled ‘Caught by the wind, but I like it’.`,
      `碗、湯のみ、花器、香立て。すべて園の窯で焼いたものです。棚は三段あり、上の段は満足の品、真ん中は陶工もまだ迷っている品、下の段は「言い分のある」品です。

いちばん安く、いちばん人が集まるのは下の段。「風に当たりました。でも好きです」と書かれた皿もあります。`,
    ),
    kind: "craft",
    place: "kiln-yard",
    opens: "10:00",
    closes: "17:00",
    phone: "03-000-0206",
    payment: ["cash", "card", "mobile"],
    gallery: views("bowl", "tea-pot", "vase"),
  },
  {
    slug: "umbrella-maker",
    cover: art(
      "paper-umbrella",
      words("綴著小白花的紫紙傘", "A purple paper umbrella with small white flowers", "小さな白い花の紫の紙傘"),
      { ground: "cloud", palette: "sky" },
    ),
    name: words("邱家紙傘", "The Chiu Umbrella Shop", "邱家の紙傘"),
    summary: words(
      "從劈竹到上漆都在同一間屋子裡。一天只做得出三把，訂做要等。",
      "From splitting the bamboo to the last coat of lacquer, all in one room. Three umbrellas a day, and orders have to wait.",
      "竹割りから漆の仕上げまで、すべて同じ部屋で。一日に三本しかできないので、ご注文は少しお待ちいただきます。",
    ),
    body: words(
      `客家人嫁女兒送兩把紙傘，因為「紙」和「子」諧音，傘面又是圓的。現在也有人買來送給退休的同事，或者只是想在雨天走慢一點。

舊傘可以換紙。拿來的時候順便說說它淋過哪裡的雨，邱師傅喜歡聽。`,
      `Hakka families give a bride two paper umbrellas, because ‘paper’ sounds like ‘child’ and the umbrella is round and whole. These days people also buy them for colleagues who retire, or simply to walk more slowly in the rain.

Old umbrellas can have new paper. When you bring yours, tell Mr Chiu where it has been rained on. He likes to know.`,
      `客家（ハッカ）の家では、嫁ぐ娘に紙傘を二本持たせました。「紙」と「子」の音が似ていて、傘の丸い形が円満を表すからです。今では退職する同僚への贈り物に、あるいは雨の日をゆっくり歩くために、お求めになる方もいらっしゃいます。

古い傘の張り替えも承ります。どこの雨に濡れてきた傘なのか、ぜひお聞かせください。邱さんはその話が好きなのです。`,
    ),
    kind: "craft",
    place: "artisan-street",
    opens: "09:30",
    closes: "17:00",
    phone: "03-000-0207",
    payment: ["cash", "card"],
    gallery: views("bamboo-basket", "brush-ink", "bench"),
  },
  {
    slug: "puppet-workshop",
    cover: art(
      "glove-puppet",
      words("留著長鬚的綠衣戲偶", "A bearded puppet in a green robe", "ひげを生やした緑の衣の人形"),
      { ground: "ice", palette: "brick" },
    ),
    name: words("一尺偶工作室", "One-Foot Puppets", "一尺の人形工房"),
    summary: words(
      "雕、磨、補土、裱紙、開臉，一尊偶頭要四十天。店裡總有半張臉看著您。",
      "Carve, sand, fill, paper, paint: a head takes forty days. There is always half a face looking at you.",
      "彫る、磨く、埋める、紙を張る、顔を描く。頭ひとつに四十日かかります。店ではいつも、描きかけの顔がこちらを見ています。",
    ),
    body: words(
      `客人最常問哪一尊最厲害。老闆會說，不是偶厲害，是手。然後把一尊掃地的老婆婆套到您手上，教您讓她嘆一口氣。

可以訂做自己的臉，寄三張照片就行，正面、側面，和笑的那張。`,
      `Most people ask which puppet is the strongest fighter. It is not the puppet but the hand, says the owner. Then he slips an old woman with a broom over your fingers and shows you how to make her sigh.

He will carve your own face from three photographs: one from the front, one from the side and one laughing.`,
      `いちばん多い質問は、どの人形が強いのか、です。強いのは人形ではなく手だと店主は答え、ほうきを持ったおばあさんの人形を手にはめてくれます。まず教わるのは、ため息のつかせ方です。

ご自分の顔の人形も注文できます。正面、横顔、笑った顔、写真が三枚あれば大丈夫です。`,
    ),
    kind: "craft",
    place: "artisan-street",
    opens: "10:00",
    closes: "17:00",
    phone: "03-000-0208",
    payment: ["cash", "card"],
    gallery: views("stage", "embroidery", "opera-mask"),
  },
  {
    slug: "bamboo-weaver",
    cover: art(
      "bamboo-basket",
      words("開著紅花的竹籃", "A bamboo basket with red flowers in it", "赤い花を入れた竹籠"),
      { ground: "cloud", palette: "jade" },
    ),
    name: words("水源竹編", "Shui-yuan’s Bamboo", "水源の竹細工"),
    summary: words(
      "菜籃、飯籃、蝦籠、便當盒。夫妻兩個人對坐著編，一人一半，看不出接在哪裡。",
      "Market baskets, rice baskets, shrimp traps, lunch boxes. Husband and wife sit face to face and each weaves half; you will not find the join.",
      "買い物籠、飯籠、えび籠、弁当箱。夫婦が向かい合って半分ずつ編みますが、継ぎ目はどこにも見えません。",
    ),
    body: words(
      `竹子要選冬天砍的，糖分少，不長蟲。剖好的竹篾先煮再曬，編的時候用濕布蓋著，店裡因此總有一股青草味。

壞了可以修，不是他們編的也修，但會先聽到兩句評語。`,
      `The bamboo must be felled in winter, when there is little sugar in it and insects leave it alone. Split, boiled and dried, it waits under a damp cloth, and so the shop always smells of grass.

They mend baskets, including other people’s. Expect a remark or two about the workmanship first.`,
      `竹は冬に切ったものに限ります。糖分が少なく、虫がつかないからです。割った竹は煮て干し、編むときは湿った布をかけておきます。店にはいつも青い草の香りがします。

こわれた籠の修理もいたします。よその籠でも直しますが、その前にひとこと、批評が入ります。`,
    ),
    kind: "craft",
    place: "artisan-street",
    opens: "09:00",
    closes: "16:30",
    phone: "03-000-0209",
    payment: ["cash"],
    gallery: views("leaf", "fish", "lantern"),
  },
  {
    slug: "lacquer-room",
    cover: art(
      "lacquer-tray",
      words(
        "黑漆盤上一金一紅兩尾魚",
        "Two fish, one gold and one red, on a black tray",
        "黒い盆に描かれた金と赤の二尾の魚",
      ),
      { ground: "lattice", palette: "night" },
    ),
    name: words("漆間", "The Lacquer Room", "漆の間"),
    summary: words(
      "漆要濕才會乾。屋裡又暖又潮，人的步子也慢，請輕輕推門。",
      "Lacquer needs damp air to dry. The room is warm and moist and people move slowly in it; please open the door gently.",
      "漆は湿り気があってこそ乾きます。室内は暖かくしっとりとして、足どりもゆっくりになります。扉はそっとお開けください。",
    ),
    body: words(
      `一只漆盤上十八道漆，每道隔一天。灰塵是最大的敵人，所以師傅不穿毛衣，店裡也沒有地毯。

生漆會咬人，成品不會。擔心過敏的客人，師傅會先拿一只十年的舊碗讓您捧一捧。`,
      `A tray has eighteen coats of lacquer, one a day. Dust is the great enemy, so the lacquerer wears no wool and there is no carpet.

Raw lacquer bites the skin; finished lacquer does not. If you are worried, you will be handed a bowl that has been in use for ten years.`,
      `一枚の盆に漆を十八回、一日に一度ずつ塗り重ねます。いちばんの敵はほこりですから、職人は毛の服を着ず、店には敷物もありません。

生の漆にはかぶれることがありますが、仕上がった品なら心配はいりません。気になる方には、十年使った碗をまず手に取っていただきます。`,
    ),
    kind: "craft",
    place: "craft-hall",
    opens: "10:30",
    closes: "17:00",
    phone: "03-000-0210",
    payment: ["cash", "card", "mobile"],
    gallery: views("brush-ink", "comb", "cup"),
  },
  {
    slug: "glass-lamp",
    cover: art(
      "glass",
      words(
        "長頸玻璃瓶與插著花的玻璃杯",
        "A long-necked glass bottle and a glass with a flower",
        "首の長いガラス瓶と、花を挿した器",
      ),
      { ground: "ice", palette: "gold" },
    ),
    name: words("琉光玻璃", "Glass and Light", "ガラスと灯り"),
    summary: words(
      "吹玻璃的爐子早上十點半點火，下午四點熄，想看請趁早。",
      "The furnace is lit at half past ten and goes out at four. Come early if you want to watch.",
      "吹きガラスの炉は10時半に火を入れ、4時に落とします。ご覧になるならお早めに。",
    ),
    body: words(
      `師傅收廢玻璃瓶，敲碎、熔化，再吹成燈罩。綠的原來是汽水瓶，茶色的是藥瓶，那一點藍是有人送來的花瓶。

燈罩的大小合一般燈座，帶回家就能亮。玻璃怕撞，運送箱裡塞的是稻殼，不是塑膠。`,
      `Old bottles are broken, melted and blown into lampshades. The green was lemonade, the brown was medicine and that little bit of blue was a vase somebody gave us.

The shades fit common sockets. They travel in rice husks, without plastic.`,
      `古い瓶を砕いて溶かし、吹いて灯りの笠にします。緑はサイダーの瓶、茶色は薬の瓶。わずかな青は、どなたかが寄付してくださった花瓶です。

笠は一般的なソケットに合います。お届けの箱に詰めるのは、プラスチックではなく籾殻です。`,
    ),
    kind: "craft",
    place: "artisan-street",
    opens: "10:00",
    closes: "17:30",
    phone: "03-000-0211",
    payment: ["cash", "card", "easycard", "mobile"],
    gallery: views("lantern", "vase", "carved-window"),
  },
  {
    slug: "paper-corner",
    cover: art(
      "scissors-paper",
      words("圓形的紅色剪紙花與剪刀", "A round red paper flower and scissors", "丸い赤い花の切り紙とはさみ"),
      { ground: "tortoise", palette: "plum" },
    ),
    name: words("紙角落", "The Paper Corner", "紙のかたすみ"),
    summary: words(
      "手抄紙、剪紙、信封、書籤、空白本子。紙屑不丟，積滿一簍再抄成紙。",
      "Handmade paper, cuttings, envelopes, bookmarks and blank books. Scraps fill a basket and become paper again.",
      "手すき紙、切り紙、封筒、しおり、白い帳面。紙くずは捨てず、籠がいっぱいになったらすき直します。",
    ),
    body: words(
      `店面小得只能同時站四個人，但牆上有三十種紙，按摸起來的感覺排，從粗到細。請用手指選，別用眼睛。

櫃臺旁有一張寫信的桌子。寄張明信片回家，上面會蓋園區的陶鴞戳。`,
      `Only four people can stand in the shop at a time. On its walls are thirty kinds of paper, arranged by touch, from rough to fine. Choose with your fingers, not your eyes.

There is a desk for writing letters. Post a card home, and it goes with the park’s owl stamped on it.`,
      `一度に四人しか入れない小さな店ですが、壁には三十種類の紙が、手ざわりの粗いものから細かいものへと並んでいます。目ではなく、指先でお選びください。

手紙を書くための机もあります。はがきを出せば、園のふくろうの印を押してお送りします。`,
    ),
    kind: "gift",
    place: "artisan-street",
    opens: "10:00",
    closes: "17:00",
    phone: "03-000-0212",
    payment: ["cash", "easycard"],
    gallery: views("kite", "lantern", "letter"),
  },
  {
    slug: "park-gifts",
    cover: art("mascot-wave", words("揮著翅膀的陶鴞", "The park’s clay owl waving", "羽を振る陶のふくろう"), {
      ground: "cloud",
      palette: "sky",
    }),
    name: words("園區禮品店", "The Park Gift Shop", "園のおみやげ店"),
    summary: words(
      "各工坊的作品都有一點，送禮不知道從哪裡開始，就從這裡。",
      "A little of what every workshop makes. Start here if you are looking for a present.",
      "各工房の品が少しずつそろいます。贈り物に迷ったら、まずはこちらへ。",
    ),
    body: words(
      `遊客中心隔壁，出園前必經。架上依「送給誰」排列：送孩子、送長輩、送同事、送自己。

可以寄送到家，也幫忙包裝，包裝用的是染坊的試色布，每塊不同，可以留著當手帕。輪椅可以順暢進出，高處的東西，喊一聲，我們幫忙拿。`,
      `Next door to the visitor centre, on the way out. The shelves are arranged by who the gift is for: a child, a parent, a colleague, yourself.

We post parcels home and wrap presents too. The wrapping is a test cloth from the dye house, no two alike; keep yours as a handkerchief. The aisles are wide enough for wheelchairs. Call us for anything on the top shelf.`,
      `ビジターセンターの隣、お帰りの途中にあります。棚は「どなたに」で分けてあり、お子さまに、ご両親に、同僚に、ご自分に、と並んでいます。

ご自宅への発送も、包装も承ります。包むのは藍染め工房の試し染めの布で、一枚ずつ柄が違います。ハンカチとしてお使いください。通路は車いすでもゆったり通れます。高い所の品はお声がけください。`,
    ),
    kind: "gift",
    place: "visitor-centre",
    opens: "09:30",
    closes: "18:00",
    phone: "03-000-0213",
    payment: ["cash", "card", "easycard", "mobile"],
    gallery: views("bag", "book", "ticket"),
  },
  {
    slug: "cloth-and-thread",
    cover: art("loom", words("織著彩紋的木織布機", "A wooden loom weaving a coloured pattern", "色模様を織る木の機"), {
      ground: "lattice",
      palette: "indigo",
    }),
    name: words("布與線", "Cloth and Thread", "布と糸"),
    summary: words(
      "手織布做的衣服、布鞋、帽子，改短改寬當場就改。",
      "Clothes, shoes and hats of hand-woven cloth, taken up or let out while you wait.",
      "手織り布の服、布靴、帽子。丈や幅のお直しは、その場でいたします。",
    ),
    body: words(
      `三位裁縫合開的店，一位裁、一位縫、一位專門改。試穿的鏡子是從舊戲院搬來的，照出來會比較瘦，她們會老實告訴您。

布料從櫃上挑，襯衫當天量，兩週後寄到家。`,
      `Three seamstresses run the shop: one cuts, one sews and one only alters. The mirror came from an old theatre and makes you thinner. They will say so honestly.

Pick a cloth from the shelf, be measured the same day, and your shirt arrives within a fortnight.`,
      `三人の仕立て屋が営む店です。一人は裁ち、一人は縫い、一人は直しだけ。鏡は古い芝居小屋から譲り受けたもので、少しやせて見えますが、三人は正直に教えてくれます。

棚の布から選べば、その日に採寸し、シャツは二週間でお届けします。`,
    ),
    kind: "clothing",
    place: "artisan-street",
    opens: "10:00",
    closes: "17:30",
    phone: "03-000-0214",
    payment: ["cash", "card", "mobile"],
    gallery: views("embroidery", "shoes", "bag"),
  },
  {
    slug: "river-cafe",
    cover: art("cup", words("碟子上的一杯熱飲", "A cup of something hot on a saucer", "受け皿にのせた温かい一杯"), {
      ground: "waves",
      palette: "sand",
    }),
    name: words("河邊咖啡", "The River Café", "川辺のカフェ"),
    summary: words(
      "月河邊的老碼頭倉庫。咖啡、米蛋糕、看得到船的窗。自備杯折 {fact:cup.discount}。",
      "An old wharf store by the Moon River. Coffee, rice-flour cake and a window for watching boats; {fact:cup.discount} off with your own cup.",
      "月河の船着き場の、古い倉庫のカフェです。コーヒーと米粉のケーキ、舟の見える窓。マイカップをお持ちの方は{fact:cup.discount}引きです。",
    ),
    body: words(
      `豆子是山上農家種的，產量少，賣完就換另一座山的。米蛋糕用園區隔壁的米，每天兩種口味，寫在黑板上。

桌子夠寬，輪椅推得進去；兒童椅有三張。下午三、四點渡船回來，碼頭會響一聲鈴，許多人就坐在這裡等這一聲。`,
      `The coffee comes from hill farms, and when one hill is drunk up we move on to the next. The cakes are made with rice from the fields beside the park: two kinds a day, on the blackboard.

The tables have room for wheelchairs, and there are three high chairs. In the middle of the afternoon the boat comes in and a bell rings on the landing. Many people sit here for that bell.`,
      `豆は山の農家のもので、量が少ないため、飲み終えたら次の山の豆に替わります。ケーキは園の隣の田の米で作り、毎日二種類。黒板に書いてあります。

机は車いすのまま入れる高さで、子ども椅子は三脚。午後の半ばに舟が戻ると、船着き場の鈴が鳴ります。その音を待って座っている方が、大勢いらっしゃいます。`,
    ),
    kind: "tea",
    place: "moon-river-plaza",
    opens: "10:00",
    closes: "18:00",
    phone: "03-000-0215",
    payment: ["cash", "card", "easycard", "mobile"],
    gallery: views("bridge", "boat", "bench"),
  },
  {
    slug: "sugar-figure-cart",
    cover: art(
      "sugar-figure",
      words("竹棒上一隻半透明的糖馬", "A translucent sugar horse on a stick", "竹の棒の先の、半透明の飴の馬"),
      { ground: "ice", palette: "brick" },
    ),
    name: words("吹糖人的車", "The Sugar Figure Cart", "飴細工の車"),
    summary: words(
      "十二生肖和您說得出來的動物，五分鐘一隻。說不出來的，比給他看。",
      "The twelve animals of the year and any others you can name, five minutes each. If you cannot name it, act it out.",
      "十二支はもちろん、名前の言える動物なら何でも、5分で一匹。言えなければ、身ぶりで見せてください。",
    ),
    body: words(
      `車子不一定停在同一個地方，聽叫賣的鈴聲找他。天氣太潮糖會黏，所以下雨天他不出來。

最受歡迎的是龍，最難的是大象，最多孩子指著說「我要這個」的，是帶他們來的爸爸。`,
      `The cart is not always in the same spot; follow its bell. Damp makes sugar sticky, so on wet days it does not come out.

The dragon is the favourite and the elephant the hardest. The figure most often asked for by pointing at somebody is ‘my dad’.`,
      `車はいつも同じ場所にあるとは限りません。鈴の音を頼りに探してください。湿気で飴がべたつくので、雨の日はお休みします。

いちばん人気は龍、いちばん難しいのは象。指をさして「この人を」と頼まれるのは、たいてい一緒に来たお父さんです。`,
    ),
    kind: "food",
    place: "central-plaza",
    opens: "11:00",
    closes: "16:30",
    phone: "03-000-0216",
    payment: ["cash"],
    gallery: views("lion-head", "fish", "mascot-wave"),
  },
];
