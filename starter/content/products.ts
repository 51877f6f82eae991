import { views } from "#starter/galleries.ts";
import { art, type StarterContent, words } from "#starter/starter.ts";

export const product: StarterContent<"product"> = () => [
  {
    slug: "scholar-brush-set",
    cover: art(
      "brush-ink",
      words("毛筆、硯臺與一幅水墨小畫", "A brush, an inkstone and a small ink painting", "筆と硯と小さな水墨画"),
      { ground: "cloud", palette: "brick" },
    ),
    name: words("文昌開筆組", "The Scholar’s First Brush", "文昌の筆はじめ"),
    summary: words(
      "一支兼毫筆、一錠松煙墨、一張描紅紙。在文昌祠過爐之後才裝盒。",
      "A brush, a stick of pine-soot ink and a sheet to trace. Each set is passed over the temple’s incense before it is boxed.",
      "筆一本、松煙墨一丁、なぞり書きの紙一枚。文昌祠の香炉の煙にくぐらせてから箱に納めます。",
    ),
    body: words(
      `孩子第一次拿毛筆叫「開筆」。以前會請先生握著手寫一個「人」字，筆畫很少，意思很大。

筆是筆莊老師傅綁的，羊毫裡藏一點狼毫，軟而有撐。盒蓋內側可以寫上名字，將來換了筆，盒子還能裝別的。`,
      `A child’s first lesson with the brush was once a small ceremony. The teacher took the child’s hand in his and together they wrote the character for ‘person’: two strokes, and meaning enough for a lifetime.

The brushes are tied by an old brush maker: goat hair with a little weasel hidden inside, soft but with some spring. There is room for a name inside the lid, and the box will outlast the brush.`,
      `子どもがはじめて筆を持つことを、台湾では「開筆（かいひつ）」といいます。昔は先生が手を添えて「人」の字を書きました。わずか二画ですが、意味の大きな字です。

筆は熟練の筆職人が結ったもので、羊毛の芯にいたちの毛を少し忍ばせ、やわらかさの中に腰があります。ふたの裏には名前を書く欄があり、筆を替えたあとも箱は長くお使いいただけます。`,
    ),
    price: 680,
    maker: words("筆師 江文河", "Brush maker Chiang Wen-ho", "筆職人 江文河"),
    shop: "park-gifts",
    materials: words(
      "羊毫、狼毫、竹、松煙墨、紙",
      "Goat and weasel hair, bamboo, pine-soot ink, paper",
      "羊毛、いたち毛、竹、松煙墨、紙",
    ),
    coBranded: true,
    gallery: [
      art(
        "seal",
        words(
          "獅鈕石印與「文」字印文",
          "A stone seal with a lion on top, and its red print",
          "獅子のつまみの石印と「文」の印影",
        ),
        { ground: "lattice", palette: "plum" },
      ),
      art("book", words("藍皮線裝的《千字文》字帖", "A blue thread-bound copybook", "青い表紙の糸綴じの手本"), {
        ground: "ice",
        palette: "sand",
      }),
      art("temple", words("文昌祠的正面", "The front of the Wenchang temple", "文昌祠の正面"), {
        ground: "waves",
        palette: "gold",
      }),
    ],
  },
  {
    slug: "tea-dust-cup",
    cover: art(
      "cup",
      words(
        "杯身有花、冒著熱氣的圓杯",
        "A round steaming cup with a band of flowers",
        "花の帯を描いた、湯気の立つ湯のみ",
      ),
      { ground: "tortoise", palette: "jade" },
    ),
    name: words("茶葉末釉杯", "Tea-Dust Cup", "茶葉末釉の湯のみ"),
    summary: words(
      "像茶葉碾成粉撒在杯上的釉色，拿在手裡剛好一握。",
      "The glaze looks like ground tea leaves scattered over the clay, and the cup fits one hand exactly.",
      "ひいた茶葉を散らしたような釉色。片手にちょうど収まる大きさです。",
    ),
    body: words(
      `釉裡的鐵在窯裡慢慢冷卻，結成細細的黃綠色晶點，每一只都不同。杯底不上釉，留著轉盤的指痕，手指摸得到。

微波爐、洗碗機都可以用。店就在窯場旁邊，想知道它怎麼燒的，走幾步就看得到窯。`,
      `As the kiln cools, iron in the glaze settles into fine yellow-green crystals, never twice the same. The foot is left bare and keeps the marks of the potter’s fingers.

It is safe in a microwave and in a dishwasher. The shop stands right by the kiln, so you can see where it was fired.`,
      `窯がゆっくり冷めるあいだに、釉薬の鉄が黄緑の細かな結晶になります。模様は一つとして同じものがありません。底は釉薬をかけず、ろくろの指跡を残しました。

電子レンジも食器洗い機もお使いいただけます。売り場は窯のすぐそばですので、焼いている場所もどうぞご覧ください。`,
    ),
    price: 520,
    maker: words("陶師 高月秋", "Potter Kao Yueh-chiu", "陶工 高月秋"),
    shop: "kiln-shop",
    materials: words("陶土、鐵釉", "Stoneware, iron glaze", "陶土、鉄釉"),
    coBranded: false,
    gallery: [
      art("kiln", words("窯場裡的磚窯", "The brick kiln in the yard", "窯場のレンガの窯"), {
        ground: "waves",
        palette: "brick",
      }),
      art("wheel", words("轉盤上雙手拉起的陶壺", "Two hands raising a pot on the wheel", "ろくろの上で器をひく両手"), {
        ground: "cloud",
        palette: "sand",
      }),
      art(
        "tea-pot",
        words("壺身有花的茶壺與小杯", "A teapot with a flower on its side, and a cup", "花をあしらった急須と茶杯"),
        { ground: "ice", palette: "indigo" },
      ),
    ],
  },
  {
    slug: "indigo-scarf",
    cover: art(
      "indigo-cloth",
      words("掛在一起的深淺兩色藍布", "Two indigo cloths, dark and pale, hung together", "濃淡二枚の藍の布"),
      { ground: "waves", palette: "indigo" },
    ),
    name: words("退潮圍巾", "Low Tide Scarf", "引き潮の襟巻き"),
    summary: words(
      "從深藍一路退到水白，像潮水離開沙灘。棉麻手織，植物藍染。",
      "Deep blue fades to water white, like the sea leaving a beach. Hand-woven cotton and linen, dyed with plant indigo.",
      "濃い藍から水のような白へ、潮が引くように色が移ります。綿麻の手織り地を、植物の藍で染めました。",
    ),
    body: words(
      `深的那一頭在缸裡浸過十二次，淺的只浸一次，中間每退一寸就少浸一回。做一條要四個大晴天，陰雨的月份就不做。

新的圍巾會有一點草味，曬兩次太陽就散。請用冷水手洗，顏色會慢慢變得更柔，那也是它該有的樣子。`,
      `The dark end has been in the vat twelve times and the pale end once, with one dip fewer for every inch between. Each scarf needs four days of strong sun, so none are made in the rainy months.

A new scarf smells faintly of grass, and two afternoons outdoors will clear it. Wash it by hand in cold water. The blue softens with the years, as it should.`,
      `濃い端は十二回、淡い端は一回だけ甕に浸し、そのあいだは少しずつ回数を減らして染めます。一枚仕上げるのに晴れの日が四日いるので、雨の多い月は作りません。

新しいうちはほのかに草の香りがしますが、二度ほど日に干せば和らぎます。水で手洗いしてください。年とともに色はやわらかくなります。それもまた、藍のよさです。`,
    ),
    price: 1680,
    maker: words("染師 葉素蘭", "Dyer Yeh Su-lan", "染師 葉素蘭"),
    shop: "indigo-studio",
    materials: words("棉、麻、馬藍與木藍", "Cotton, linen, two kinds of indigo plant", "綿、麻、琉球藍と木藍"),
    coBranded: false,
    gallery: views("leaf", "moon", "bag"),
  },
  {
    slug: "lucky-verse-bookmark",
    cover: art(
      "fortune-sticks",
      words(
        "貼著紅紙的竹籤筒與長短不一的籤",
        "A bamboo tube of sticks with a red label",
        "赤い札を貼った竹のおみくじ筒",
      ),
      { ground: "lattice", palette: "gold" },
    ),
    name: words("好籤書籤", "Good Fortune Bookmarks", "福みくじのしおり"),
    summary: words(
      "文昌祠六十首籤詩裡最溫柔的十二首，印在手抄紙上，夾進課本剛好。",
      "Twelve of the kindest verses from the temple’s sixty, printed on handmade paper to slip into a textbook.",
      "文昌祠の六十首のおみくじから、やさしい言葉の十二首を選び、手すき紙に刷りました。教科書にはさんでお使いください。",
    ),
    body: words(
      `沒有「下下籤」，因為那種籤看過就好，不必每天翻到。每張背面留白，可以寫下想記住的日期。

紙是「紙角落」抄的，摻了廟裡換下來的碎紅紙，所以每張都有幾點紅。想抽一支真的，請到[線上籤筒](/fortune-stick)。`,
      `There are no bad fortunes among them; a warning is worth reading once, not meeting on every page. The back is blank for a date you would like to remember.

The paper is made at the Paper Corner with scraps of the temple’s red couplets in it, so every card has a few red specks. To draw a real stick, go to the [fortune tube](/fortune-stick).`,
      `「凶」は入っていません。戒めは一度読めば十分で、毎日開くものではないからです。裏は白いので、覚えておきたい日付をお書きください。

「紙のかたすみ」ですいた紙に、祠から下げた赤い紙の切れ端を混ぜてあります。どの一枚にも、赤い点がいくつかあります。本物を引くなら、[おみくじの筒](/fortune-stick)へどうぞ。`,
    ),
    price: 160,
    maker: words("紙角落", "The Paper Corner", "紙のかたすみ"),
    shop: "paper-corner",
    materials: words("手抄紙、棉線", "Handmade paper, cotton thread", "手すき紙、綿糸"),
    coBranded: true,
    gallery: views("book", "brush-ink", "temple"),
  },
  {
    slug: "desk-wish-lamp",
    cover: art(
      "wish-lantern",
      words(
        "印著紅花的紙燈，旁邊幾點小燈",
        "A paper lantern with a red flower, small lights around it",
        "赤い花の紙の灯りと、まわりの小さな灯",
      ),
      { ground: "waves", palette: "night" },
    ),
    name: words("掌心祈願燈", "A Wish Lamp for the Desk", "手のひらの祈願灯"),
    summary: words(
      "照著廟裡那一盞縮小的，放在書桌上，念書的晚上亮一下。",
      "A small copy of the temple’s lantern, for the desk and for evenings with a book.",
      "祠の祈願灯を小さく写しました。机に置いて、勉強する夜にともしてください。",
    ),
    body: words(
      `燈罩裡有一個小口袋，寫好的願望可以摺起來放進去，沒有人會看到。光是暖的，也不刺眼，念完書關燈就好睡。

這一盞不在廟裡點。想請文昌祠替您點燈的人，請看[祈願燈](/light)。`,
      `There is a pocket inside the shade where you can tuck a folded wish that nobody will read. The light is warm and low, and will not keep you awake.

This lamp is not lit in the temple. If you would like the temple to light one for you, see [wish lanterns](/light).`,
      `笠の内側に小さな袋があり、願いごとを折って入れておけます。誰の目にも触れません。あたたかくほのかな光なので、眠りの妨げにもなりません。

こちらは祠でともすものではありません。文昌祠（ぶんしょうし）でともす灯りをご希望の方は、[祈願灯](/light)をご覧ください。`,
    ),
    price: 720,
    maker: words("琉光玻璃與文昌祠", "Glass and Light, with the Wenchang temple", "ガラスと灯り、文昌祠"),
    shop: "glass-lamp",
    materials: words("手抄紙、玻璃、竹、USB 電源", "Paper, glass, bamboo; runs on USB", "紙、ガラス、竹（USB給電）"),
    coBranded: true,
    gallery: views("temple", "letter", "lantern"),
  },
  {
    slug: "scholars-biscuits",
    cover: art("rice-cake", words("疊成小山的紅色糕餅", "Red cakes piled into a little hill", "小山に盛った赤い菓子"), {
      ground: "ice",
      palette: "plum",
    }),
    name: words("及第餅禮盒", "The Scholars’ Biscuits", "及第餅の詰め合わせ"),
    summary: words(
      "六塊芝麻餅，各印一個字：筆、墨、紙、硯、燈、心。",
      "Six sesame biscuits, each stamped with one character: brush, ink, paper, inkstone, lamp, heart.",
      "胡麻あんの焼き菓子が六枚。筆、墨、紙、硯、灯、心の字を、それぞれ一つずつ押しました。",
    ),
    body: words(
      `前四塊是文房四寶，第五塊替夜讀的人留一盞燈。吃到最後一塊「心」，通常已經是考完那天，也有人考前就吃掉，說先放心。

糖放得少，紙盒可以拆開當筆盒。常溫可放七天。`,
      `The first four are the scholar’s treasures and the fifth leaves a light on for late study. By tradition the heart is eaten last, when the exam is over. Some people eat it first, to set their hearts at rest.

They contain less sugar than usual. The box unfolds into a pencil case. They keep for a week.`,
      `はじめの四枚は文房四宝、五枚目は夜遅くまで勉強する人のための灯りです。最後の「心」は試験が終わってから食べるものとされますが、先に食べて心を落ち着かせる方もいらっしゃいます。

甘さは控えめ。箱は開いて筆箱としてお使いいただけます。日持ちは一週間です。`,
    ),
    price: 280,
    maker: words("廟口餅舖", "The Bakery by the Temple", "廟前の菓子店"),
    shop: "temple-bakery",
    materials: words(
      "麵粉、芝麻、麥芽糖、鴨蛋",
      "Wheat, sesame, malt sugar, duck egg",
      "小麦粉、胡麻、麦芽糖、あひるの卵",
    ),
    coBranded: true,
    gallery: views("brush-ink", "temple", "tea-pot"),
  },
  {
    slug: "sawdust-incense",
    cover: art(
      "incense-burner",
      words("金色小爐裡插著幾炷香", "Incense standing in a small gold burner", "金色の小さな炉に立てた線香"),
      { ground: "cloud", palette: "sand" },
    ),
    name: words("刨花線香", "Shavings Incense", "かんなくずの線香"),
    summary: words(
      "木工坊的檜木、樟木刨花，磨成粉做成線香，是文昌祠平日用的那一種。",
      "Cypress and camphor shavings from the joinery, ground and rolled. It is what the temple burns on ordinary days.",
      "木工房の檜と樟のかんなくずを粉にして作る線香です。文昌祠がふだん焚いているものと同じです。",
    ),
    body: words(
      `木匠說，刨花是木頭最後一次唱歌。以前都掃去燒爐子，現在收進布袋，交給做香的人。只加楠木皮當黏粉，不加香精。

一筒四十支，一支約半小時，正好寫一篇作文的時間。香點著的時候，身邊要有人。`,
      `A shaving, says the joiner, is a tree’s last song. They used to go into the stove. Now they are bagged and sent to the incense maker, who adds only bark as a binder and no scent.

There are forty sticks to a tube. One burns for about half an hour, just long enough for an essay. Never leave a burning stick alone.`,
      `かんなくずは木の最後の歌だ、と大工は言います。以前はかまどで燃やしていましたが、今は袋に集めて線香職人に渡しています。加えるのはつなぎの樹皮だけで、香料は使いません。

一筒四十本入り。一本でおよそ30分、作文を一つ書くのにちょうどよい長さです。火をつけたまま離れないでください。`,
    ),
    price: 360,
    maker: words(
      "香師 邵永和與園區木作工坊",
      "Incense maker Shao Yung-ho, with the joinery",
      "線香職人 邵永和、園内 木工房",
    ),
    shop: "park-gifts",
    materials: words("檜木、樟木、楠木皮", "Cypress, camphor, machilus bark", "檜、樟、タブの樹皮"),
    coBranded: true,
    gallery: views("joinery", "temple", "carved-window"),
  },
  {
    slug: "a-puppet-called-a-ming",
    cover: art(
      "glove-puppet",
      words("穿黃衫、張開雙手的小偶", "A small puppet in yellow, hands held out", "黄色い衣で両手を広げた小さな人形"),
      { ground: "tortoise", palette: "brick" },
    ),
    name: words("挑夫阿明", "A-ming the Porter", "荷担ぎの阿明"),
    summary: words(
      "《夜過白石橋》裡的挑夫，縮小成孩子的手也戴得進去的尺寸。",
      "The porter from the puppet play, made small enough for a child’s hand.",
      "人形芝居「夜の白石橋を渡る」の荷担ぎ。お子さまの手にも合う大きさにしました。",
    ),
    body: words(
      `阿明不會武功，腳程慢，膽子小，可是答應的事會做到。很多孩子看完戲要的不是劍客，是他。

頭是樟木雕的，手掌可以換成握拳和比讚。附一張走路的口訣。`,
      `A-ming cannot fight, walks slowly and is easily frightened; but what he promises he does. Many children who have seen the play ask not for the swordsman but for him.

The head is carved camphor wood. The hands come off and change to a fist or a thumbs-up, and there is a rhyme to teach him walking.`,
      `阿明は武芸ができず、足も遅く、怖がりです。けれども約束は守ります。芝居を見た子どもたちが欲しがるのは、剣客ではなくこちらです。

頭は樟を彫ったもの。手は、にぎりこぶしと親指を立てた形に付け替えられます。歩かせ方のうたも添えました。`,
    ),
    price: 980,
    maker: words("一尺偶工作室", "One-Foot Puppets", "一尺の人形工房"),
    shop: "puppet-workshop",
    materials: words("樟木、棉布、水性漆", "Camphor wood, cotton, water-based paint", "樟、綿布、水性塗料"),
    coBranded: false,
    gallery: views("stage", "bridge", "embroidery"),
  },
  {
    slug: "small-sun-umbrella",
    cover: art(
      "paper-umbrella",
      words("撐開的紫色花傘", "A purple flowered umbrella, open", "ひらいた紫の花模様の傘"),
      { ground: "waves", palette: "sky" },
    ),
    name: words("小晴傘", "Small Sun Umbrella", "小さな日傘"),
    summary: words(
      "收起來放得進書包的小紙傘，畫的是園區的白鷺。",
      "A paper umbrella that closes to fit a school bag, painted with the park’s egrets.",
      "たためば鞄に入る小さな紙傘です。園の白鷺を描きました。",
    ),
    body: words(
      `傘骨二十八支，比一般的少，所以輕。畫上再刷兩遍桐油，擋得住一陣雨，但它最好看的時候是太陽斜斜的下午，白鷺會走到地上。

用完撐開陰乾，不要曬傘面，十年沒有問題。`,
      `It has twenty-eight ribs, fewer than usual, and so it is light. Two coats of tung oil over the painting keep off a shower; but it looks its best in a low sun, when the egrets walk across the ground.

Open it to dry in the shade. It will last ten years.`,
      `骨は二十八本と少なめで、軽く作ってあります。絵の上から桐油を二度引いてあるので短い雨なら大丈夫ですが、いちばん美しいのは日が傾いた午後。白鷺の影が地面を歩きます。

使ったあとは広げて陰干ししてください。十年は持ちます。`,
    ),
    price: 1450,
    maker: words("邱家紙傘", "The Chiu Umbrella Shop", "邱家の紙傘"),
    shop: "umbrella-maker",
    materials: words(
      "孟宗竹、棉紙、柿漆、桐油",
      "Moso bamboo, cotton paper, persimmon juice, tung oil",
      "孟宗竹、綿紙、柿渋、桐油",
    ),
    coBranded: false,
    gallery: views("fan", "bench", "bamboo-basket"),
  },
  {
    slug: "bamboo-lunch-basket",
    cover: art(
      "bamboo-basket",
      words(
        "編得細密的提籃，插著三朵紅花",
        "A close-woven basket with a tall handle and three red flowers",
        "目の細かい、持ち手の高い籠と三輪の赤い花",
      ),
      { ground: "cloud", palette: "jade" },
    ),
    name: words("竹編便當籃", "Bamboo Lunch Basket", "竹の弁当籠"),
    summary: words(
      "底密蓋疏，飯不會悶出水。提把編進籃身，不會掉。",
      "Woven close below and open above, so that rice never goes damp. The handle is woven into the body and cannot come off.",
      "底は密に、ふたは粗く編み、ご飯が蒸れません。持ち手は本体に編み込んであるので外れません。",
    ),
    body: words(
      `從前田裡送飯就用它，放在樹蔭下，飯到中午還是鬆的。墊一片月桃葉，味道更好。

清水沖洗、通風晾乾就好。竹子會從青綠變成蜂蜜色，大約要三年。`,
      `Meals were carried to the fields in it. Set in the shade, the rice stays loose until noon, and tastes better on a shell-ginger leaf.

Rinse it and let it dry in a draught. Green bamboo turns the colour of honey in about three years.`,
      `昔は田んぼへ弁当を届けるのに使いました。木陰に置けば、昼までご飯がほぐれたまま。月桃の葉を敷くと、いっそうおいしくなります。

水で洗い、風を通して乾かしてください。青い竹は三年ほどで、蜂蜜のような色になります。`,
    ),
    price: 1200,
    maker: words("張水源、張阿綢", "Chang Shui-yuan and Chang A-chou", "張水源・張阿綢"),
    shop: "bamboo-weaver",
    materials: words("冬竹", "Winter-cut bamboo", "冬に切った竹"),
    coBranded: false,
    gallery: views("bench", "leaf", "rice-cake"),
  },
  {
    slug: "moon-over-water-tray",
    cover: art(
      "lacquer-tray",
      words(
        "黑漆盤裡的月亮、梅枝與小鳥",
        "A moon, a plum branch and a small bird on black lacquer",
        "黒漆に描かれた月と梅と小鳥",
      ),
      { ground: "lattice", palette: "night" },
    ),
    name: words("水月漆盤", "Moon over Water Tray", "水月の漆盆"),
    summary: words(
      "換一個角度看，月亮的顏色會從白變成綠。",
      "Tilt it, and the moon goes from white to green.",
      "見る角度を変えると、月の色が白から緑へ移ります。",
    ),
    body: words(
      `月亮是一片夜光螺，師傅磨到比紙薄，貼在第十二道漆之後，再蓋六道。放熱茶沒問題，但不要泡水。

一年大約做二十只，每只底下有編號，漆間自己保養，刮傷了就拿回來補。`,
      `The moon is a slice of green turban shell, thinner than paper, laid on after the twelfth coat and covered by six more. Hot tea does it no harm; soaking does.

About twenty are made in a year and each has its number beneath. If it is scratched, bring it back to be mended.`,
      `月は、紙より薄く磨いた夜光貝です。十二回目の漆のあとに貼り、さらに六回塗り重ねます。熱いお茶をのせても大丈夫ですが、水につけ置きはしないでください。

一年に作れるのは二十枚ほど。裏に番号が入っています。傷がついたらお持ちください。お直しします。`,
    ),
    price: 5600,
    maker: words("漆師 唐允中", "Lacquerer Tang Yun-chung", "漆職人 唐允中"),
    shop: "lacquer-room",
    materials: words("天然漆、夜光螺、木胎", "Natural lacquer, turban shell, wood", "漆、夜光貝、木地"),
    coBranded: false,
    gallery: views("moon", "brush-ink", "cup"),
  },
  {
    slug: "lemonade-lamp",
    cover: art(
      "glass",
      words(
        "兩只透光的玻璃器，一只插著花",
        "Two pieces of clear glass, one holding a flower",
        "透き通るガラスの器が二つ、一つには花",
      ),
      { ground: "ice", palette: "gold" },
    ),
    name: words("汽水燈", "Lemonade Lamp", "サイダーの灯り"),
    summary: words(
      "廢汽水瓶吹成的小夜燈，氣泡都還在裡面。",
      "A night light blown from old lemonade bottles, with the bubbles still inside.",
      "サイダーの空き瓶を吹いて作った小さな灯り。泡は今も中に残っています。",
    ),
    body: words(
      `一盞燈用掉大約四個瓶子，收瓶、洗瓶、敲瓶都在園區裡。回收的玻璃比新玻璃難吹，因為每個廠牌的脾氣不同，硬要混在一起會裂。

氣泡不是瑕疵，是汽水最後的樣子。`,
      `Four bottles go into a lamp, and they are collected, washed and broken here. Old glass is harder to blow than new. Each make has its own temper and cracks if it is forced to mix.

The bubbles are not a fault. They are the last of the lemonade.`,
      `一つの灯りに瓶を四本ほど使います。集めて、洗って、砕くまで、すべて園の中で行います。瓶ごとにガラスの性質が違い、むやみに混ぜると割れるため、新しいガラスよりも吹くのが難しいのです。

泡は傷ではありません。サイダーの、最後の姿です。`,
    ),
    price: 1350,
    maker: words("吹製師 洪子青", "Glass blower Hung Tzu-ching", "ガラス職人 洪子青"),
    shop: "glass-lamp",
    materials: words("回收玻璃、黃銅", "Recycled glass, brass", "再生ガラス、真鍮"),
    coBranded: false,
    gallery: views("lantern", "house", "carved-window"),
  },
  {
    slug: "window-flowers",
    cover: art("scissors-paper", words("一張圓形的紅窗花", "One round red flower of cut paper", "丸い赤い花の切り紙"), {
      ground: "tortoise",
      palette: "plum",
    }),
    name: words("四時窗花", "Window Flowers for Four Seasons", "四季の窓飾り"),
    summary: words(
      "春桃、夏荷、秋菊、冬梅，貼在窗上，撕下來不留膠。",
      "Peach, lotus, chrysanthemum and plum for the window; they come off without a trace.",
      "春の桃、夏の蓮、秋の菊、冬の梅。窓に貼り、はがしても跡が残りません。",
    ),
    body: words(
      `全部用剪刀剪，一張一張剪，所以花瓣的寬窄都有一點不一樣。背膠是糯米做的，噴一點水就黏住，再噴一點就掉下來。

附一張剪法說明，想自己剪第五季也可以。`,
      `Every one is cut by hand with scissors, and so no petal is quite as wide as the next. The paste is glutinous rice: wet it to stick it, wet it again to take it off.

There is a sheet of instructions, in case you would like to cut a fifth season.`,
      `すべてはさみで、一枚ずつ切っています。花びらの幅が少しずつ違うのはそのためです。糊はもち米で、霧吹きの水で貼りつき、もう一度ぬらせばはがれます。

切り方の説明もつけました。五つめの季節を、ご自分で切ってみてください。`,
    ),
    price: 250,
    maker: words("剪紙 涂月娥", "Paper cutter Tu Yueh-o", "切り紙 涂月娥"),
    shop: "paper-corner",
    materials: words("宣紙、糯米膠", "Xuan paper, rice paste", "画仙紙、もち米糊"),
    coBranded: false,
    gallery: views("carved-window", "fan", "fish"),
  },
  {
    slug: "bracket-puzzle",
    cover: art(
      "joinery",
      words(
        "柱頭上層層疊起的彩繪斗栱",
        "A painted bracket set, tier on tier above its column",
        "柱の上に組み上げた彩色の斗栱",
      ),
      { ground: "lattice", palette: "sand" },
    ),
    name: words("六子榫", "Six-Piece Joint", "六つの組み木"),
    summary: words(
      "六塊木頭只有一種裝法。師傅最快十一秒，孩子最快九秒。",
      "Six pieces and one way to fit them. The joiner’s best is eleven seconds. A child’s is nine.",
      "木片は六つ、組み方は一通り。職人の記録は十一秒、子どもの記録は九秒です。",
    ),
    body: words(
      `用修房子換下來的老檜木做的，所以每一組的顏色和氣味都不同，有的聞得到下雨的屋簷。沒有說明書，盒子裡只有一句話：「先看，再動。」

卡住了可以帶來園區，工坊裡有人可以救您。`,
      `It is made of old cypress taken out when roofs are repaired, and every set differs in colour and smell; some smell of rain on eaves. There are no instructions, only a line in the box: first look, then move.

If you are stuck, bring it along. Somebody in the workshop will rescue you.`,
      `修理のときに外した古い檜で作りました。一組ずつ色も香りも違い、雨の日の軒の匂いがするものもあります。説明書はなく、箱の中には一言だけ。「まず見て、それから動かす」。

行き詰まったら、園までお持ちください。工房の者がお助けします。`,
    ),
    price: 450,
    maker: words("園區木作工坊", "The park’s joinery workshop", "園内 木工房"),
    shop: "park-gifts",
    materials: words("回收檜木", "Reclaimed cypress", "古材の檜"),
    coBranded: false,
    gallery: views("temple", "carved-window", "book"),
  },
  {
    slug: "cloth-shoes",
    cover: art(
      "shoes",
      words("一雙鞋頭繡花的黃面鞋", "A pair of yellow shoes, embroidered at the toe", "つま先に刺繍の入った黄色い靴"),
      { ground: "waves", palette: "indigo" },
    ),
    name: words("走路布鞋", "Cloth Shoes for Walking", "歩くための布靴"),
    summary: words(
      "千層底，一針一針納的。走過一個雨季，就成了自己的腳形。",
      "Soles of many layers, stitched one by one. After one rainy season they have the shape of your foot.",
      "幾重にも重ねた布の底を、ひと針ずつ縫いました。ひと季節はけば、ご自分の足の形になります。",
    ),
    body: words(
      `鞋底十二層舊布，每平方寸六十針。布店的裁縫說，先在家裡穿三天，再走遠路。

鞋面有黑、藍、棗紅，繡不繡都可以。尺寸照腳畫一張就好，寄來也行。`,
      `Twelve layers of old cloth make the sole, with close rows of stitching. Wear them indoors for three days before you go far, say the seamstresses.

The uppers are black, blue or dark red, with or without embroidery. Draw round your foot on paper and send it to us.`,
      `底は古布を十二枚重ね、細かな針目で縫い固めてあります。「はじめの三日は家の中で」と仕立て屋は言います。

色は黒、藍、えんじから、刺繍のあるものとないものをお選びいただけます。紙に足の形を写していただければ、郵送でも承ります。`,
    ),
    price: 1580,
    maker: words("裁縫 呂玉珍", "Seamstress Lu Yu-chen", "仕立て 呂玉珍"),
    shop: "cloth-and-thread",
    materials: words("棉布、麻線", "Cotton cloth, hemp thread", "綿布、麻糸"),
    coBranded: false,
    gallery: views("embroidery", "bag", "bench"),
  },
  {
    slug: "banyan-oolong",
    cover: art(
      "leaf",
      words("一枝轉紅的葉子與黑果", "A sprig of reddening leaves with dark berries", "色づいた葉と黒い実の枝"),
      { ground: "cloud", palette: "jade" },
    ),
    name: words("榕下烏龍", "Banyan Oolong", "ガジュマル烏龍茶"),
    summary: words(
      "茶坡農家的烏龍，焙火三次，罐子外面包著染坊的試色布。",
      "Oolong from a hillside family, roasted three times. The tin is wrapped in the dye house’s test cloth.",
      "茶畑の農家の烏龍茶です。三度火入れし、缶は藍染め工房の試し染めの布で包みました。",
    ),
    body: words(
      `第一泡是花香，第三泡是烤地瓜，第五泡像剛下過雨。老闆說，如果只泡兩泡，等於沒買。

一罐一百五十公克，密封可以放兩年，開罐後請早點喝完。`,
      `The first infusion is flowers, the third roast sweet potato and the fifth the air just after rain. If you stop at two, says the owner, you might as well not have bought it.

A tin holds 150 grams and keeps for two years unopened; once open, drink up.`,
      `一煎目は花の香り、三煎目は焼き芋、五煎目は雨上がりの香りがします。二煎でやめるのは買わなかったのと同じ、と店主は言います。

一缶百五十グラム入り。未開封で二年持ちます。開けたらお早めにどうぞ。`,
    ),
    price: 620,
    maker: words("茶坡農家", "Tea Slope Farm", "茶畑の農家"),
    shop: "banyan-tea",
    materials: words("烏龍茶葉", "Oolong tea", "烏龍茶"),
    coBranded: false,
    gallery: views("tea-pot", "banyan", "cup"),
  },
];
