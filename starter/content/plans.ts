import { art, type StarterContent, words } from "#starter/starter.ts";

/** The ten themed ways through the park. */
export const plan: StarterContent<"plan"> = () => [
  {
    slug: "first-visit",
    cover: art(
      "bridge",
      words(
        "紅欄杆的拱橋，旁邊垂柳與月亮",
        "An arched bridge with red rails, a willow and a round moon",
        "赤い欄干の太鼓橋と柳、丸い月",
      ),
      { ground: "waves", palette: "brick" },
    ),
    title: words("第一次來，半天剛剛好", "Half a day, the first time", "はじめての半日"),
    summary: words(
      "從南門走到文昌祠，再繞進工匠街，園區的樣子就有了。",
      "From the gate to the temple and back through Artisan Street: the park in one walk.",
      "南門から文昌祠へ、帰りは職人通りへ。ひと回りで園の姿がつかめます。",
    ),
    audience: "everyone",
    minutes: 230,
    starts: "09:30",
    stops: [
      {
        kind: "place",
        item: "visitor-centre",
        minutes: 15,
        note: words(
          "拿一張導覽圖，問問今天的戲碼。",
          "Pick up a map and ask what is playing today.",
          "マップを受け取り、今日の演目を聞いてみましょう。",
        ),
      },
      {
        kind: "place",
        item: "wenchang-temple",
        minutes: 40,
        note: words(
          "先退後看屋脊，再進去抽一支籤。",
          "Look at the roof from a distance first, then draw a stick.",
          "まず離れて屋根を眺め、それからおみくじを。",
        ),
      },
      {
        kind: "place",
        item: "opera-stage",
        minutes: 45,
        note: words(
          "有戲看戲，沒戲看藻井。",
          "If there is a play, watch it; if not, look up at the ceiling.",
          "芝居があれば芝居を、なければ天井をご覧ください。",
        ),
      },
      {
        kind: "shop",
        item: "moon-noodles",
        minutes: 40,
        note: words("乾麵配一碗清湯。", "Dry noodles with a bowl of clear soup.", "和え麺に澄んだスープを添えて。"),
      },
      {
        kind: "place",
        item: "artisan-street",
        minutes: 60,
        note: words(
          "挑一家店看久一點，比每家都走過有意思。",
          "Stay long at one shop rather than passing through all of them.",
          "全部を回るより、一軒をじっくりどうぞ。",
        ),
      },
    ],
    tips: words(
      `早上來比較涼，廟裡的光也好看。全程平路，推車與輪椅都走得到。

- 全票 {fact:ticket.regular.single}，搭客運來打 {fact:ticket.busDiscount}（不足 1 元捨去）
- 想多留一會兒，接著走[水邊的黃昏](/plan/river-dusk)`,
      `Come in the morning: it is cooler and the light in the temple is better. The way is level throughout, for pushchairs and wheelchairs too.

- A regular ticket is {fact:ticket.regular.single}; with a bus ticket you pay {fact:ticket.busDiscount} less, rounded down to a whole dollar
- If you want to stay, go on with [Dusk by the river](/plan/river-dusk)`,
      `涼しくて祠の光もきれいな午前がおすすめです。道はすべて平らで、ベビーカーや車いすでも回れます。

- 一般券は{fact:ticket.regular.single}、バスでお越しの方は{fact:ticket.busDiscount}引きです（1元未満切り捨て）
- もう少し過ごしたい方は[川辺の夕暮れ](/plan/river-dusk)へ`,
    ),
  },
  {
    slug: "family-day",
    cover: art(
      "mascot-cheer",
      words("陶鴞張開翅膀歡呼", "The clay owl cheering with open wings", "羽を広げて喜ぶ陶のふくろう"),
      { ground: "cloud", palette: "gold" },
    ),
    title: words("帶孩子玩一天", "A day with children", "子どもと過ごす一日"),
    summary: words(
      "捏一隻貓頭鷹，看看偶戲館的前臺與後臺，再去草坪跑個夠。",
      "Make a clay owl, see the puppets’ stage from both sides, and run on the lawn until everyone is tired.",
      "ふくろうを作り、人形の舞台を表と裏から眺め、芝生で思いきり走る一日です。",
    ),
    audience: "families",
    minutes: 295,
    starts: "11:00",
    stops: [
      {
        kind: "experience",
        item: "clay-owl",
        minutes: 40,
        note: words(
          "要燒過才能帶走，記得留下收件地址。",
          "The owl has to be fired; leave an address and we post it.",
          "焼いてからお送りします。ご住所をお書きください。",
        ),
      },
      {
        kind: "place",
        item: "noodle-house",
        minutes: 50,
        note: words(
          "有兒童椅，也可以請店家把麵煮軟一點。",
          "There are high chairs, and the kitchen will cook noodles softer.",
          "子ども椅子があり、麺をやわらかくもできます。",
        ),
      },
      {
        kind: "place",
        item: "puppet-theatre",
        minutes: 60,
        note: words(
          "有戲就坐前三排；沒戲就看雕花的小戲臺，再繞到後臺。",
          "If there is a play, sit in the first three rows; if not, look at the carved stage and go round to the back.",
          "芝居があれば前の三列へ。なければ彫りの舞台を眺め、舞台裏へどうぞ。",
        ),
      },
      {
        kind: "shop",
        item: "sugar-figure-cart",
        minutes: 20,
        note: words(
          "看師傅用糖吹一隻公雞。",
          "Watch a cockerel being blown from sugar.",
          "飴がおんどりになるところを見てみましょう。",
        ),
      },
      {
        kind: "place",
        item: "outdoor-plaza",
        minutes: 80,
        note: words("放風箏，記得帶帽子。", "Fly a kite, and bring a hat.", "凧を揚げましょう。帽子をお忘れなく。"),
      },
    ],
    tips: words(
      `身高未滿 {fact:ticket.freeUnderHeight}的孩子免票，年齡的規定請看[票價](/info)。哺集乳室在[遊客中心](/navigate/visitor-centre)。

中央廣場的水霧每 {fact:rhythm.mistEvery}一次，多帶一套乾衣服，下午會輕鬆很多。`,
      `Children under {fact:ticket.freeUnderHeight} come in free; for the age rule see [Tickets](/info). The nursing room is in the [visitor centre](/navigate/visitor-centre).

The mist on the central plaza comes every {fact:rhythm.mistEvery}. Bring dry clothes and the afternoon will be easier.`,
      `身長{fact:ticket.freeUnderHeight}未満のお子さまは無料です。年齢の決まりは[料金](/info)をご覧ください。授乳室は[ビジターセンター](/navigate/visitor-centre)にあります。

中央広場では{fact:rhythm.mistEvery}ごとにミストが出ます。着替えが一組あると午後が楽になります。`,
    ),
  },
  {
    slug: "rainy-day",
    cover: art(
      "umbrella-lost",
      words("掛著吊牌、立在水窪裡的傘", "A tagged umbrella standing in a puddle", "札を下げ、水たまりに立つ傘"),
      { ground: "ice", palette: "indigo" },
    ),
    title: words("下雨天的路線", "When it rains", "雨の日の道すじ"),
    summary: words(
      "走亭仔腳、看展，再撐開一把自己畫的紙傘。",
      "Arcades, exhibitions and a paper umbrella of your own.",
      "歩廊を歩き、展示を見て、自分で絵付けした紙傘をひらきます。",
    ),
    audience: "rainy-day",
    minutes: 265,
    starts: "13:00",
    stops: [
      {
        kind: "place",
        item: "exhibition-hall",
        minutes: 70,
        note: words(
          "先上二樓看工具，再下來看展。",
          "Start upstairs with the tools, then come down to the exhibition.",
          "先に二階の道具を見てから、一階の展示へ。",
        ),
      },
      {
        kind: "experience",
        item: "paper-umbrella",
        minutes: 60,
        note: words(
          "外面下雨，裡面畫傘，很合理。",
          "Rain outside, umbrellas inside.",
          "外は雨、中では傘の絵付けです。",
        ),
      },
      {
        kind: "shop",
        item: "river-cafe",
        minutes: 40,
        note: words(
          "坐窗邊，看雨落在河面上。",
          "Take a window seat and watch the rain on the river.",
          "窓辺の席で、川に降る雨を眺めましょう。",
        ),
      },
      {
        kind: "place",
        item: "artisan-street",
        minutes: 60,
        note: words(
          "亭仔腳連成一條，不必撐傘。",
          "The arcade is covered from end to end.",
          "端から端まで屋根が続いています。",
        ),
      },
    ],
    tips: words(
      `石板遇水會滑，請穿止滑的鞋。颱風警報時園區可能提早關閉，出門前看一下[設施開放時間](/time)。

傘忘了帶走，到[失物招領](/faq/lostfound)找找看，那裡的傘總是最多。`,
      `Wet paving is slippery, so wear shoes with a grip. The park may close early for a typhoon: see [Facility Hours](/time) before you set out.

If you leave an umbrella behind, look in [lost items](/faq/lostfound). It is mostly umbrellas.`,
      `濡れた石畳は滑ります。滑りにくい靴でお越しください。台風のときは早めに閉めることがありますので、お出かけ前に[施設の利用時間](/time)をご確認ください。

傘をお忘れのときは[お忘れ物](/faq/lostfound)のページへ。届くものの多くは傘です。`,
    ),
  },
  {
    slug: "craft-hands",
    cover: art("loom", words("織到一半的布機", "A loom with the cloth half woven", "織りかけの布がかかった機"), {
      ground: "tortoise",
      palette: "plum",
    }),
    title: words("一天做三樣", "Three things in a day", "一日で三つ作る"),
    summary: words(
      "染一條手帕、拉一個碗、剪一張窗花，晚上手會痠，心情很好。",
      "Dye a handkerchief, throw a bowl, cut a paper flower. Your arms will ache, and you will be pleased.",
      "ハンカチを染め、碗をひき、紙を切る。腕は疲れても、気分のよい一日です。",
    ),
    audience: "craft-lovers",
    minutes: 375,
    starts: "10:15",
    stops: [
      {
        kind: "experience",
        item: "indigo-handkerchief",
        minutes: 60,
        note: words(
          "早上的缸最有精神，先染。",
          "The vat is liveliest in the morning, so dye first.",
          "藍は朝がいちばん元気です。まず染めから。",
        ),
      },
      {
        kind: "place",
        item: "noodle-house",
        minutes: 45,
        note: words(
          "拉坯前吃飽，手才穩。",
          "Eat before you throw; steady hands need it.",
          "ろくろの前に腹ごしらえを。手が落ち着きます。",
        ),
      },
      {
        kind: "experience",
        item: "wheel-bowl",
        minutes: 50,
        note: words(
          "第一個會歪，留著第二個。",
          "The first will lean. Keep the second.",
          "一つ目はゆがみます。残すのは二つ目です。",
        ),
      },
      {
        kind: "shop",
        item: "kiln-shop",
        minutes: 25,
        note: words(
          "拿自己的碗跟師傅的比一比。",
          "Compare your bowl with the potter’s.",
          "ご自分の碗を、職人の碗と見比べて。",
        ),
      },
      {
        kind: "shop",
        item: "bamboo-weaver",
        minutes: 30,
        note: words(
          "看篾片怎麼從竹子上剖下來。",
          "See how the strips are split from the bamboo.",
          "竹からひごを割る手もとをご覧ください。",
        ),
      },
      {
        kind: "experience",
        item: "paper-cutting",
        minutes: 30,
        note: words(
          "最後坐下來，剪一張自己的窗花。",
          "Sit down at last and cut a paper flower for your window.",
          "最後は腰を下ろして、窓に飾る切り紙を一枚。",
        ),
      },
    ],
    tips: words(
      `穿深色、舊一點的衣服，指甲剪短。三種體驗都不必預約，名額當天在現場的櫃臺先到先得；兩堂課之間至少留半小時。

碗要等下次開窯才燒，大約一個月後寄到家裡；手帕當天就能帶走。`,
      `Wear dark, older clothes and cut your nails short. No workshop needs booking: places are given out at its desk on the day, first come, first served. Leave at least half an hour between them.

The bowl waits for the next firing and reaches you by post in about a month. The handkerchief goes home with you the same day.`,
      `濃い色の、汚れてもよい服でお越しください。爪は短めに。三つの体験はどれもご予約不要で、当日、会場の受付で先着順にご案内します。あいだは30分以上あけてください。

碗は次の窯で焼き、ひと月ほどでお送りします。ハンカチは当日お持ち帰りいただけます。`,
    ),
  },
  {
    slug: "river-dusk",
    cover: art(
      "moon",
      words("夜空的圓月與白兔", "A round moon with a white rabbit in the night sky", "夜空の丸い月と白うさぎ"),
      { ground: "waves", palette: "night" },
    ),
    title: words("水邊的黃昏", "Dusk by the river", "川辺の夕暮れ"),
    summary: words(
      "兩個人，一盞燈，從畫燈籠走到聽鼓。",
      "Two people and one lantern, from the paint table to the evening drum.",
      "ふたりで灯りをひとつ。絵付けから夕べの太鼓まで。",
    ),
    audience: "couples",
    minutes: 165,
    starts: "15:10",
    stops: [
      {
        kind: "experience",
        item: "lantern-painting",
        minutes: 60,
        note: words(
          "一人畫一面，不許偷看。",
          "Each paints one side; no looking.",
          "片面ずつ描きましょう。のぞくのはなしです。",
        ),
      },
      {
        kind: "shop",
        item: "river-cafe",
        minutes: 30,
        note: words("露臺的位子先到先坐。", "First come, first seated on the terrace.", "テラス席は先着順です。"),
      },
      {
        kind: "place",
        item: "moon-river-plaza",
        minutes: 20,
        note: words(
          "坐石階，看水，不必說話。",
          "Sit on the steps and watch the water. No need to talk.",
          "石段に座って、川を眺めるだけで。",
        ),
      },
      {
        kind: "place",
        item: "temple-plaza",
        minutes: 25,
        note: words(
          "暮鼓 {fact:rhythm.drum} 開始。",
          "The drum begins at {fact:rhythm.drum}.",
          "太鼓は{fact:rhythm.drum}に始まります。",
        ),
      },
    ],
    tips: words(
      `農曆十五前後的月亮最好，天陰就看燈。河邊傍晚有蚊子，遊客中心可以借防蚊液。

要在廟裡一起點一盞[祈願燈](/light)，請留十分鐘給排隊。`,
      `The moon is at its best around the fifteenth of the lunar month; if it is cloudy, look at the lamps instead. There are mosquitoes by the river at dusk, and the visitor centre has repellent for you to use.

If you mean to light a [wish lantern](/light) together, allow ten minutes for the queue.`,
      `月は旧暦十五日のころがいちばんです。曇りの日は灯りをどうぞ。夕方の川辺には蚊がいます。虫よけはビジターセンターでお使いいただけます。

祠で一緒に[祈願灯](/light)をともすときは、並ぶ時間を10分ほどみておいてください。`,
    ),
  },
  {
    slug: "slow-and-level",
    cover: art("bench", words("大樹下的一張藍色長椅", "A blue bench in the shade of a tree", "木陰の青いベンチ"), {
      ground: "lattice",
      palette: "jade",
    }),
    title: words("陪長輩慢慢走", "Slowly, with grandparents", "ゆっくり歩く道"),
    summary: words(
      "全程平路，走不遠就有椅子與洗手間。",
      "Level all the way, with seats and toilets never far off.",
      "道はすべて平らで、椅子と化粧室がいつも近くにあります。",
    ),
    audience: "seniors",
    minutes: 190,
    starts: "09:30",
    stops: [
      {
        kind: "place",
        item: "visitor-centre",
        minutes: 15,
        note: words(
          "輪椅先借好，不用填很多表。",
          "Borrow a wheelchair here; there is little paperwork.",
          "車いすはこちらで。手続きは簡単です。",
        ),
      },
      {
        kind: "place",
        item: "exhibition-hall",
        minutes: 45,
        note: words(
          "老工具往往讓長輩打開話匣子。",
          "Old tools tend to start old stories.",
          "古い道具が、思い出話のきっかけになります。",
        ),
      },
      {
        kind: "shop",
        item: "temple-bakery",
        minutes: 25,
        note: words(
          "買軟的糕，坐廊下吃。",
          "Buy something soft and eat it under the eaves.",
          "やわらかい菓子を、軒下でどうぞ。",
        ),
      },
      {
        kind: "place",
        item: "wenchang-temple",
        minutes: 35,
        note: words(
          "側門有坡道，從東廂進。",
          "There is a ramp at the eastern side door.",
          "東の脇口にスロープがあります。",
        ),
      },
      {
        kind: "place",
        item: "opera-stage",
        minutes: 45,
        note: words(
          "前排有靠背椅，請工作人員安排。",
          "There are chairs with backs in front; ask the staff.",
          "前列に背もたれのある椅子があります。係員にお声がけください。",
        ),
      },
    ],
    tips: words(
      `敬老票 {fact:ticket.senior.single}，請帶有出生日期的證件。接駁車是低地板，每日來回 {fact:shuttle.roundTrips}，回程不必久等。

夏天建議上午十點前或下午三點後出門。更多協助請看[無障礙服務](/accessibility)。`,
      `A senior ticket is {fact:ticket.senior.single}; bring something that shows your date of birth. The shuttle from the station has a low floor and makes {fact:shuttle.roundTrips} a day there and back, so nobody need wait long to go home.

In summer, come before ten or after three. More help is listed under [Accessibility](/accessibility).`,
      `シニア券は{fact:ticket.senior.single}です。生年月日のわかるものをお持ちください。駅とのあいだのシャトルバスは低床で、1日に往復{fact:shuttle.roundTrips}ありますので、お帰りも長くはお待たせしません。

夏は午前10時前か、午後3時以降が過ごしやすいでしょう。そのほかのお手伝いは[バリアフリー](/accessibility)をご覧ください。`,
    ),
  },
  {
    slug: "before-the-exam",
    cover: art(
      "brush-ink",
      words("毛筆與硯臺，紙上一輪紅日", "Brush and inkstone beside a painted red sun", "筆と硯、紙の上の赤い日"),
      { ground: "cloud", palette: "sky" },
    ),
    title: words("考前走一趟", "Before the exam", "試験の前に"),
    summary: words(
      "拜過文昌，寫一張自己的字，再吃一塊糕，心就定了。",
      "Greet the god of letters, write one good character, eat a cake, go home calm.",
      "文昌帝君にお参りし、一枚書いて、菓子を一つ。心が落ち着きます。",
    ),
    audience: "students",
    minutes: 160,
    starts: "09:30",
    stops: [
      {
        kind: "place",
        item: "wenchang-temple",
        minutes: 35,
        note: words(
          "准考證影本放供桌，正本收好。",
          "Leave a copy of your slip and keep the real one safe.",
          "受験票は写しを供え、本物は大切に。",
        ),
      },
      {
        kind: "experience",
        item: "brush-calligraphy",
        minutes: 45,
        note: words(
          "寫什麼都好，別寫分數。",
          "Write anything but a mark.",
          "何を書いてもよいのですが、点数だけは書かずに。",
        ),
      },
      {
        kind: "shop",
        item: "temple-bakery",
        minutes: 20,
        note: words(
          "糕與「高」同音，討個吉利。",
          "The word for cake sounds like ‘high’: a small charm.",
          "中国語で「糕（菓子）」は「高」と同じ音。縁起ものです。",
        ),
      },
      {
        kind: "place",
        item: "banyan-garden",
        minutes: 40,
        note: words(
          "在樹下坐一會兒，手機先收著。",
          "Sit under the tree for a while with your phone put away.",
          "携帯はしまって、木の下でひと休み。",
        ),
      },
    ],
    tips: words(
      `拜文昌不必帶很多東西：一把蔥、一張影本、一顆誠心就夠。

- 學生憑證件買優待票 {fact:ticket.discount.single}
- 想[抽一支籤](/fortune-stick)也好，籤詩請當朋友的提醒，不是成績單`,
      `You need not bring much for Wenchang: a bunch of spring onions, a photocopy and an honest heart.

- Students with a card pay the discount price, {fact:ticket.discount.single}
- [Draw a fortune stick](/fortune-stick) if you like, and read it as advice from a friend, not as a school report`,
      `文昌帝君へのお供えは、ネギを一束と受験票の写し、それに真心があれば十分です。

- 学生証をお持ちの方は割引券（{fact:ticket.discount.single}）です
- [おみくじ](/fortune-stick)を引くなら、成績表ではなく友人の助言としてお読みください`,
    ),
  },
  {
    slug: "late-risers",
    cover: art(
      "mascot-sleep",
      words("月下打盹的陶鴞", "The clay owl dozing under the moon", "月の下でうとうとする陶のふくろう"),
      { ground: "ice", palette: "sand" },
    ),
    title: words("夜貓子的下午", "For late risers", "夜ふかしさんの午後"),
    summary: words(
      "睡到中午再來，也趕得上一壺茶、一串糖和暮鼓。",
      "Sleep till noon and still have tea, candied fruit and the drum.",
      "昼まで寝ても、お茶と飴と夕べの太鼓に間に合います。",
    ),
    audience: "night-owls",
    minutes: 215,
    starts: "14:15",
    stops: [
      {
        kind: "shop",
        item: "banyan-tea",
        minutes: 40,
        note: words("先喝一壺濃的。", "Begin with a strong pot.", "まずは濃いお茶を一杯。"),
      },
      {
        kind: "place",
        item: "puppet-theatre",
        minutes: 60,
        note: words(
          "有戲的日子，鑼鼓保證讓人清醒；沒戲就看雕花的小戲臺。",
          "On days with a play, the gongs will wake you; on others, look at the carved stage.",
          "芝居のある日は銅鑼で目がさめます。ない日は彫りの舞台をご覧ください。",
        ),
      },
      {
        kind: "shop",
        item: "candied-fruit-stall",
        minutes: 15,
        note: words("糖殼要趁脆吃。", "Eat it while the shell cracks.", "飴の殻がぱりっとしているうちに。"),
      },
      {
        kind: "place",
        item: "egret-pond",
        minutes: 35,
        note: words("白鷺鷥回巢的時候剛好到。", "You will arrive as the egrets do.", "白鷺が帰ってくる時刻です。"),
      },
      {
        kind: "place",
        item: "temple-plaza",
        minutes: 25,
        note: words(
          "{fact:rhythm.drum} 擊鼓，一天收尾。",
          "The drum at {fact:rhythm.drum} closes the day.",
          "{fact:rhythm.drum}の太鼓で一日を締めくくります。",
        ),
      },
    ],
    tips: words(
      `最晚 {fact:hours.lastAdmission} 入園，不過那時只來得及聽鼓。想走完全程，請在下午兩點前進場。

鼓聲停了還捨不得走，可以[在附近住一晚](/lodging)，隔天早上還有鐘聲叫您起床。`,
      `Last admission is at {fact:hours.lastAdmission}, which is only just in time for the drum. Be here by two o’clock for the whole walk.

If you cannot leave when the drum has stopped, [stay the night nearby](/lodging). In the morning there is a bell to wake you.`,
      `最終入園は{fact:hours.lastAdmission}ですが、それでは太鼓しか聞けません。午後2時までにお越しになると、ひと回りできます。

太鼓がやんでも帰りがたい方は、[お泊まり](/lodging)はいかがでしょう。翌朝は鐘が起こしてくれます。`,
    ),
  },
  {
    slug: "taste-walk",
    cover: art(
      "candied-fruit",
      words(
        "兩串糖衣果子，其中一顆是綠的",
        "Two skewers of sugared fruit, one of them green",
        "飴がけの串が二本、一粒だけ緑",
      ),
      { ground: "waves", palette: "indigo" },
    ),
    title: words("一路吃過去", "Eating along the way", "食べ歩きの道"),
    summary: words(
      "先自己做一塊粿，再從鹹的吃到甜的。",
      "A rice cake of your own to begin with, then from salty to sweet.",
      "まず自分で餅菓子を作り、それから塩味、甘味へ。",
    ),
    audience: "everyone",
    minutes: 205,
    starts: "09:50",
    stops: [
      {
        kind: "experience",
        item: "rice-cake",
        minutes: 55,
        note: words(
          "粿印先撒粉，才敲得下來。",
          "Flour the mould or the cake will not come out.",
          "型に粉をふると、きれいに抜けます。",
        ),
      },
      {
        kind: "shop",
        item: "moon-noodles",
        minutes: 40,
        note: words(
          "點小碗，後面還有。",
          "Order a small bowl; there is more to come.",
          "先がありますので、小さい碗で。",
        ),
      },
      {
        kind: "shop",
        item: "sugar-figure-cart",
        minutes: 20,
        note: words(
          "排隊的時候看師傅吹糖，也算一項。",
          "Watching the sugar blown counts as a course.",
          "並びながら見る飴細工も、ごちそうのうち。",
        ),
      },
      {
        kind: "shop",
        item: "banyan-tea",
        minutes: 40,
        note: words("用熱茶解糖果的甜。", "Hot tea after all that sugar.", "甘いもののあとは、熱いお茶で。"),
      },
      {
        kind: "shop",
        item: "temple-bakery",
        minutes: 20,
        note: words(
          "伴手禮最後買，才不用提一路。",
          "Buy presents last and carry them least.",
          "お土産は最後に。荷物になりません。",
        ),
      },
    ],
    tips: words(
      `自備杯可以折 {fact:cup.discount}，各家飲料都適用。吃素請先說，粿和麵都有素的。

對花生、蛋、麩質過敏的人，點餐前請再問一次店家。`,
      `Bring your own cup and drinks are {fact:cup.discount} less everywhere. There are vegetarian noodles and rice cakes; just say so.

If you are allergic to peanuts, eggs or gluten, please ask once more before you order.`,
      `マイカップをお持ちの方は、どの店でも飲み物が{fact:cup.discount}引きです。菜食の麺と餅菓子もありますので、先にお申し出ください。

落花生、卵、小麦のアレルギーがある方は、ご注文の前に店へもう一度ご確認ください。`,
    ),
  },
  {
    slug: "look-up",
    cover: art(
      "roof-ridge",
      words("燕尾屋脊上的龍與火珠", "A dragon and a flaming pearl on a swallow-tail ridge", "燕尾の棟にのる龍と宝珠"),
      { ground: "tortoise", palette: "gold" },
    ),
    title: words("抬頭看屋頂", "Look up", "屋根を見上げる道"),
    summary: words(
      "剪黏、藻井、馬背、亭仔腳，一條專看建築的路。",
      "Porcelain ridges, carved ceilings, gables and arcades: a walk for anyone who likes old buildings.",
      "磁器の棟、彫りの天井、妻壁、歩廊。建物をたどる道です。",
    ),
    audience: "craft-lovers",
    minutes: 170,
    starts: "09:00",
    stops: [
      {
        kind: "place",
        item: "south-gate",
        minutes: 15,
        note: words(
          "找磚上的雞腳印。",
          "Find the hen’s footprints in the bricks.",
          "レンガに残る、にわとりの足跡を探して。",
        ),
      },
      {
        kind: "place",
        item: "opera-stage",
        minutes: 30,
        note: words("數一數藻井有幾層。", "Count the rings of the ceiling.", "天井の輪を数えてみましょう。"),
      },
      {
        kind: "place",
        item: "wenchang-temple",
        minutes: 45,
        note: words(
          "帶望遠鏡，屋脊上有一隻蟬。",
          "Bring field glasses: there is a cicada on the ridge.",
          "双眼鏡があれば、棟の蝉が見つかります。",
        ),
      },
      {
        kind: "place",
        item: "artisan-street",
        minutes: 40,
        note: words(
          "每家地磚都不同，低頭也好看。",
          "The tiles differ at every door; look down too.",
          "タイルは一軒ごとに違います。足もとも。",
        ),
      },
      {
        kind: "place",
        item: "craft-hall",
        minutes: 20,
        note: words(
          "從前的穀倉，找找梁上搬穀的滑輪。",
          "Once the granary: find the pulley that hauled up the rice.",
          "もとは米蔵。梁に残る滑車を探してみましょう。",
        ),
      },
    ],
    tips: words(
      `早上十點前，陽光從東邊照亮屋脊，最適合看剪黏。脖子痠了，廟埕的石椅可以躺著看。

想多知道一點，先讀[建築修復](/repair)，或打開[語音導覽](/audio-guide)。`,
      `Before ten the sun comes from the east and lights the ridges. If your neck aches, the stone benches on the temple plaza are long enough to lie on.

To learn more, read about [restoration](/repair) first or take the [audio guide](/audio-guide).`,
      `午前10時前は、東からの光が棟を照らします。首が疲れたら、廟前広場の石の椅子に横になって眺めてもかまいません。

詳しく知りたい方は[建物の修復](/repair)を先にお読みになるか、[音声ガイド](/audio-guide)をどうぞ。`,
    ),
  },
];
