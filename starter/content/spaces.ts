import { art, type StarterContent, words } from "#starter/starter.ts";

/** The spaces for hire: four outside, four inside. */
export const space: StarterContent<"space"> = () => [
  {
    slug: "central-plaza",
    cover: art("cymbals", words("一對閃亮的銅鈸", "A pair of bright cymbals", "光る一対のシンバル"), {
      ground: "lattice",
      palette: "plum",
    }),
    name: words("中央廣場", "Central Plaza", "中央広場"),
    summary: words(
      "園區的中心，正對戲臺，適合開幕、市集與表演，約可容納 {fact:capacity.centralPlaza}。",
      "The heart of the park, facing the stage, for openings, markets and performances; about {fact:capacity.centralPlaza}.",
      "舞台に面した園の中心です。式典、市、公演に向きます。約{fact:capacity.centralPlaza}まで。",
    ),
    body: words(
      `石板鋪面平整，貨車可以從南側便道開到廣場邊。戲臺可以一起使用，木構部分不能釘掛，布條請用我們準備的繩架。

開放時段訪客仍會通行，活動動線請留三公尺。鞭炮、明火與水性以外的顏料都不能使用。

## 申請

- 最晚 {fact:rental.noticeDays}前提出，請把進場與撤場的時間一起算進去
- 需要試音的活動，請避開文昌祠 {fact:rhythm.bell} 的鐘與 {fact:rhythm.drum} 的鼓`,
      `The stone paving is even, and a lorry can come up to the edge by the service lane on the south side. The stage may be used as well. Nothing may be nailed to its timbers; we have rope frames for banners.

Visitors keep walking through during opening hours, so leave a way three metres wide. No firecrackers, no open flames, and no paint that does not wash off.

## Applying

- At least {fact:rental.noticeDays} ahead, counting the time for setting up and clearing away
- Plan sound checks around the temple bell at {fact:rhythm.bell} and the drum at {fact:rhythm.drum}`,
      `石畳は平らで、南側の通路からトラックを広場の際まで入れられます。舞台も合わせてお使いいただけますが、木部に釘は打てません。横断幕には備え付けの縄枠をお使いください。

開園中は来園の方も通りますので、幅3メートルの通り道を確保してください。爆竹、裸火、水で落ちない塗料は使えません。

## お申し込み

- 搬入と撤収の時間も含めて、{fact:rental.noticeDays}前までにお申し込みください
- 音響の確認は、文昌祠（ぶんしょうし）の鐘（{fact:rhythm.bell}）と太鼓（{fact:rhythm.drum}）の時間を避けてください`,
    ),
    side: "outside",
    capacity: { people: 500, meant: "about", fact: "capacity.centralPlaza" },
    area: 900,
    equipment: words(
      "三相電源兩組、給水點、繩架、摺疊椅、基本擴音一套",
      "Two three-phase power points, water, rope frames for banners, folding chairs, a basic sound system",
      "三相電源2口、給水口、横断幕用の縄枠、折りたたみ椅子、簡易音響1式",
    ),
    rateText: words(
      "依使用時數與設備報價；公益與學校活動另有優惠。",
      "Quoted by hours and equipment, with lower rates for charities and schools.",
      "時間と設備に応じてお見積もりします。公益団体と学校には割引があります。",
    ),
    place: "central-plaza",
    plan: [
      art(
        "plan-central-plaza",
        words(
          "中央廣場平面圖：東側是戲臺，東北角有樟樹，電源在戲臺兩旁，給水點在東南角，貨車由南側進出",
          "Floor plan of the Central Plaza: the stage to the east, a camphor tree in the north-east, power on either side of the stage, water in the south-east, lorries from the south",
          "中央広場の平面図。東に舞台、北東にクスノキ、舞台の両脇に電源、南東に給水口、トラックは南から",
        ),
        { ground: "lattice", palette: "sky" },
      ),
    ],
    gallery: [
      art("stage", words("廣場邊的木造戲臺", "The wooden stage at the edge of the square", "広場のわきの木造舞台"), {
        ground: "cloud",
        palette: "brick",
      }),
      art("lion-head", words("紫鬃的舞獅獅頭", "A lion-dance head with a purple mane", "紫のたてがみの獅子頭"), {
        ground: "waves",
        palette: "gold",
      }),
      art("bench", words("大樹下的紅長椅", "A red bench beneath a big tree", "大きな木の下の赤いベンチ"), {
        ground: "tortoise",
        palette: "jade",
      }),
    ],
  },
  {
    slug: "outdoor-plaza",
    cover: art("kite", words("天空裡的一只綠燕風箏", "A green swallow kite in the sky", "空を飛ぶ緑の燕凧"), {
      ground: "cloud",
      palette: "sky",
    }),
    name: words("戶外廣場", "Outdoor Plaza", "屋外広場"),
    summary: words(
      "大草坪，可容納 {fact:capacity.outdoorPlaza}以上，適合音樂會、祭典與運動會。",
      "The great lawn, for {fact:capacity.outdoorPlaza} or more: concerts, festivals, sports days.",
      "広い芝生です。{fact:capacity.outdoorPlaza}以上が集まれ、音楽会、祭り、運動会に向きます。",
    ),
    body: words(
      `草坪北高南低，坡度很緩，舞臺搭在南側，坐在草地上就是天然的看臺。東側有獨立出入口，大型活動可以單獨驗票。

雨後草地要休息一天才能進車。人數較多的活動，請在計畫書附上交通、醫護與垃圾清運的安排。

## 申請

- 最晚 {fact:rental.noticeDays}前提出；搭建舞臺者，建議再早一個月
- 夜間音樂請在晚上九點前結束，住在竹林裡的白鷺鷥睡得早`,
      `The lawn slopes very gently from north to south. Put the stage at the southern end and the grass becomes a natural gallery. There is a separate entrance on the east, so that a large event can check its own tickets.

After rain the ground needs a day’s rest before vehicles may drive on it. For larger events, please add your plan for traffic, first aid and rubbish.

## Applying

- At least {fact:rental.noticeDays} ahead; a month more if you are building a stage
- Music ends by nine in the evening. The egrets in the bamboo go to bed early`,
      `北から南へごくゆるやかに下る芝生で、南側に舞台を組めば、草の上がそのまま客席になります。東側に専用の出入口があり、大きな催しでは独自に改札ができます。

雨の後は、一日おいてから車を入れていただきます。人数の多い催しでは、交通、救護、ごみの計画も添えてください。

## お申し込み

- {fact:rental.noticeDays}前までに。舞台を組む場合は、さらに一か月早めをおすすめします
- 夜の演奏は9時までにお願いします。竹林の白鷺は早寝です`,
    ),
    side: "outside",
    capacity: { people: 3000, meant: "at least", fact: "capacity.outdoorPlaza" },
    area: 8200,
    equipment: words(
      "三相電源四組、給水點兩處、流動廁所停放區、車輛出入口",
      "Four three-phase power points, water at two points, space for mobile toilets, vehicle entrance",
      "三相電源4口、給水口2か所、仮設トイレ置き場、車両出入口",
    ),
    rateText: words(
      "依使用面積與天數報價，含場地復原保證金。",
      "Quoted by area and days, with a deposit for restoring the lawn.",
      "面積と日数に応じてお見積もりします。原状回復の保証金を含みます。",
    ),
    place: "outdoor-plaza",
    plan: [
      art(
        "plan-outdoor-plaza",
        words(
          "戶外廣場平面圖：草坪由北往南緩降到舞臺，四角有電源，東西兩側有給水點，東側是獨立出入口，西側可停流動廁所",
          "Floor plan of the Outdoor Plaza: a lawn falling gently to a stage in the south, power in four places, water on both sides, an entrance of its own in the east, space for mobile toilets in the west",
          "屋外広場の平面図。芝生が北から南の舞台へゆるやかに下り、電源4か所、東西に給水口、東に専用の出入口、西に仮設トイレ置き場",
        ),
        { ground: "lattice", palette: "jade" },
      ),
    ],
    gallery: [
      art(
        "dragon-boat",
        words("插著旗的龍舟與划手", "A dragon boat with a flag and its oarsmen", "旗を立てた龍の舟とこぎ手"),
        { ground: "waves", palette: "brick" },
      ),
      art("lantern", words("夜裡一盞紅燈籠", "A red lantern at night", "夜の赤い提灯"), {
        ground: "ice",
        palette: "night",
      }),
      art("suona", words("繫著紅綢的嗩吶", "A suona horn with a red ribbon", "赤い布を結んだチャルメラ"), {
        ground: "lattice",
        palette: "gold",
      }),
    ],
  },
  {
    slug: "temple-plaza",
    cover: art(
      "incense-burner",
      words("雙耳銅爐與一把線香", "A bronze burner with a bunch of incense", "線香を立てた青銅の炉"),
      { ground: "ice", palette: "gold" },
    ),
    name: words("廟埕", "Temple Plaza", "廟前広場"),
    summary: words(
      "文昌祠前的石板廣場，限 {fact:capacity.templePlaza}，適合祭儀、傳統音樂與婚禮迎娶。",
      "The paved square before the temple, for {fact:capacity.templePlaza}: rites, traditional music, weddings.",
      "文昌祠前の石畳の広場です。定員{fact:capacity.templePlaza}。祭礼、伝統音楽、婚礼に。",
    ),
    body: words(
      `廟埕三面有廊，回音清楚，鑼鼓、嗩吶與合唱都不需要太大的擴音。中間香爐不能移動，舞臺請以香爐兩側為界。

香客進出的中線要留空，祭典前後三天不外借。人數以 {fact:capacity.templePlaza}為上限，工作人員也計算在內。

## 申請

- 最晚 {fact:rental.noticeDays}前提出，並附活動流程
- 準備葷食或需要放鞭炮的活動，請改選其他場地`,
      `Covered walks on three sides give the plaza a clear echo: gongs, suona and choirs need little amplification. The burner in the middle stays where it is, so keep your stage to one side of it.

The line from the gate to the altar stays open for worshippers, and the plaza is not let for three days before and after a festival. The limit is {fact:capacity.templePlaza}, your own staff included.

## Applying

- At least {fact:rental.noticeDays} ahead, with the order of events
- If you plan to serve meat or set off firecrackers, please choose another space`,
      `三方を回廊に囲まれて音がよく返るため、銅鑼や太鼓、チャルメラ、合唱は大きな音響なしで響きます。中央の香炉は動かせませんので、舞台は香炉の左右どちらかにお組みください。

参拝の方が通る中央の道は空けてください。祭典の前後三日間はお貸しできません。定員は係の方も含めて{fact:capacity.templePlaza}です。

## お申し込み

- {fact:rental.noticeDays}前までに、進行表を添えてお申し込みください
- 肉料理や爆竹を伴う催しは、ほかの会場をお選びください`,
    ),
    side: "outside",
    capacity: { people: 200, meant: "exactly", fact: "capacity.templePlaza" },
    area: 450,
    equipment: words(
      "單相電源兩組、摺疊椅、麥克風架、廊下遮雨",
      "Two single-phase power points, folding chairs, microphone stands, covered walks",
      "単相電源2口、折りたたみ椅子、マイクスタンド、屋根つきの回廊",
    ),
    rateText: words(
      "以半天為單位報價；祭儀與傳統表演另有優惠。",
      "Quoted by the half-day, with lower rates for rites and traditional performance.",
      "半日単位でお見積もりします。祭礼と伝統芸能には割引があります。",
    ),
    place: "temple-plaza",
    plan: [
      art(
        "plan-temple-plaza",
        words(
          "廟埕平面圖：三面有廊，香爐在中央，中線留空通往正殿，左右放座椅，電源在兩側廊下",
          "Floor plan of the Temple Plaza: covered walks on three sides, the burner in the middle, the way to the altar kept clear between the seats, power under the walks",
          "廟前広場の平面図。三方に回廊、中央に香炉、本殿への道を空けて左右に椅子、両側の回廊に電源",
        ),
        { ground: "lattice", palette: "gold" },
      ),
    ],
    gallery: [],
  },
  {
    slug: "moon-river-plaza",
    cover: art(
      "bridge",
      words(
        "月下的紅欄石橋與河水",
        "A red-railed bridge over the river under the moon",
        "月夜の川に架かる、赤い欄干の橋",
      ),
      { ground: "waves", palette: "night" },
    ),
    name: words("月河廣場", "Moon River Plaza", "月河広場"),
    summary: words(
      "臨水的半月形石臺，限 {fact:capacity.moonRiverPlaza}，適合雅集、茶會與小型婚禮。",
      "A half-moon terrace on the water for {fact:capacity.moonRiverPlaza}: chamber music, tea, small weddings.",
      "川に面した半月形のテラスです。定員{fact:capacity.moonRiverPlaza}。小さな演奏会、茶会、婚礼に。",
    ),
    body: words(
      `河彎與竹林擋住了風，聲音散不遠，最適合不插電的音樂。石階直通水面，活動全程需有一名自備的救生人員，孩童請由大人陪同。

這裡沒有遮棚，請把雨天的備案寫進計畫，常見的做法是移到工藝館。

## 申請

- 最晚 {fact:rental.noticeDays}前提出，傍晚場次最搶手
- 燈具請朝下，別照向對岸的白鷺鷥`,
      `The bend and the bamboo keep off the wind and hold the sound in, so it is made for music without amplifiers. The steps go straight into the water: bring one lifeguard for the whole event, and keep children with an adult.

There is no roof. Write your plan for rain into the application; most people move to the craft hall.

## Applying

- At least {fact:rental.noticeDays} ahead; the evenings go first
- Point lamps downwards, away from the egrets on the other bank`,
      `川の曲がりと竹林が風をさえぎり、音が散りません。マイクを使わない音楽に向いています。石段は水の中へ続きますので、催しのあいだは主催者で監視員を1名お付けください。お子さまは大人とご一緒に。

屋根はありません。雨の日の計画もお書きください。工芸館へ移すことが多いようです。

## お申し込み

- {fact:rental.noticeDays}前までに。夕方の時間帯から埋まります
- 照明は下向きに、対岸の白鷺を照らさないようお願いします`,
    ),
    side: "outside",
    capacity: { people: 100, meant: "exactly", fact: "capacity.moonRiverPlaza" },
    area: 180,
    equipment: words(
      "單相電源一組、石階座席、可移動燈架、救生圈",
      "One single-phase power point, stone seating, movable lamp stands, lifebuoys",
      "単相電源1口、石段の座席、移動式の照明台、救命浮環",
    ),
    rateText: words(
      "以兩小時為單位報價，含燈架。",
      "Quoted in blocks of two hours, lamp stands included.",
      "2時間単位でお見積もりします。照明台を含みます。",
    ),
    place: "moon-river-plaza",
    plan: [
      art(
        "plan-moon-river-plaza",
        words(
          "月河廣場平面圖：半月形石臺伸進河裡，由北側進入，石階座席成弧形，兩側有救生圈，東北角有電源",
          "Floor plan of the Moon River Plaza: a half-moon of stone over the river, entered from the north, curved steps to sit on, lifebuoys on both sides, power in the north-east",
          "月河広場の平面図。川に張り出した半月形の石の広場。北から入り、弧を描く石段の座席、両側に救命浮環、北東に電源",
        ),
        { ground: "lattice", palette: "night" },
      ),
    ],
    gallery: [],
  },
  {
    slug: "craft-hall",
    cover: art(
      "carved-window",
      words("圓形花窗，中央是蓮花", "A round flower window around a lotus", "蓮を囲む丸い飾り窓"),
      { ground: "tortoise", palette: "indigo" },
    ),
    name: words("工藝館", "Craft Hall", "工芸館"),
    summary: words(
      "老穀倉改成的大廳，約可容納 {fact:capacity.craftHall}，適合工作坊、論壇與餐會。",
      "A granary turned hall for about {fact:capacity.craftHall}: workshops, talks, dinners.",
      "米蔵を改めた広間です。約{fact:capacity.craftHall}までの講座、講演、会食に。",
    ),
    body: words(
      `檜木屋架高，說話聲很清楚，從前的米香也還在。長桌可以排成課桌、圓圈或宴會式，地面排水良好，顏料和泥巴都不怕。

不能在木柱上釘掛，燭火請改用電子蠟燭。備餐間只供加熱與擺盤。

## 申請

- 最晚 {fact:rental.noticeDays}前提出
- 同一天若有手作課程，會與您商量時段`,
      `The cypress frame is high, voices carry well, and there is still a faint smell of rice. Long tables can stand in rows, in a ring or as for a banquet. The floor drains, so paint and mud do no harm.

Nothing may be nailed to the posts, and please use electric candles. The pantry is for warming and plating only.

## Applying

- At least {fact:rental.noticeDays} ahead
- If there is a class on the same day, we will talk with you about the hours`,
      `ヒノキの小屋組みは高く、声がよく通ります。長机は教室風、円形、宴会風に並べ替えられます。床には排水があり、絵の具や泥の作業も安心です。

柱に釘は打てません。ろうそくは電池式をお使いください。配膳室では、温めと盛り付けのみ行えます。

## お申し込み

- {fact:rental.noticeDays}前までにお申し込みください
- 同じ日に教室があるときは、時間帯をご相談します`,
    ),
    side: "inside",
    capacity: { people: 200, meant: "about", fact: "capacity.craftHall" },
    area: 320,
    equipment: words(
      "長桌、座椅、投影機與銀幕、無線麥克風、備餐間、無障礙廁所",
      "Long tables, chairs, projector and screen, wireless microphones, pantry, accessible toilet",
      "長机、椅子、プロジェクターとスクリーン、ワイヤレスマイク、配膳室、バリアフリートイレ",
    ),
    rateText: words(
      "以半天為單位報價，含桌椅與清潔。",
      "Quoted by the half-day, tables, chairs and cleaning included.",
      "半日単位でお見積もりします。机、椅子、清掃を含みます。",
    ),
    place: "craft-hall",
    plan: [
      art(
        "plan-craft-hall",
        words(
          "工藝館平面圖：大廳六張長桌、六根木柱、北側銀幕，東側是備餐間與無障礙廁所，入口在南側",
          "Floor plan of the Craft Hall: six long tables and six posts in the hall, the screen to the north, pantry and accessible toilet to the east, the entrance to the south",
          "工芸館の平面図。広間に長机6台と木の柱6本、北にスクリーン、東に配膳室とバリアフリートイレ、入口は南",
        ),
        { ground: "lattice", palette: "indigo" },
      ),
    ],
    gallery: [],
  },
  {
    slug: "banyan-room",
    cover: art(
      "banyan",
      words("八角窗框裡的榕樹", "A banyan framed by an eight-sided window", "八角の窓に収まるガジュマル"),
      { ground: "cloud", palette: "jade" },
    ),
    name: words("榕廳", "Banyan Room", "ガジュマルの間"),
    summary: words(
      "最大的會議室，教室式排列，窗外就是老榕樹。",
      "The largest meeting room, set out as a classroom, with the old banyan outside.",
      "いちばん広い会議室です。教室風の並びで、窓の外にガジュマルの老木が見えます。",
    ),
    body: words(
      `兩面是木格窗，白天不用開燈。可以排成教室、馬蹄形或分組圓桌，換排列請在前一天告訴我們。

中場休息走十幾步就到榕樹下，茶點可以請[榕下茶舖](/shop/banyan-tea)送來。`,
      `Latticed windows on two sides mean you hardly need the lights by day. The tables can stand as a classroom, a horseshoe or islands; tell us the day before if you want them moved.

In the break the tree is a dozen steps away, and the [tea house](/shop/banyan-tea) will bring tea and cakes to the room.`,
      `二面が格子窓なので、昼は灯りがほとんどいりません。教室風、馬蹄形、島形に並べられます。変更は前日までにお知らせください。

休憩には十数歩でガジュマルの下へ出られます。お茶と菓子は[茶店](/shop/banyan-tea)からお届けします。`,
    ),
    side: "inside",
    capacity: { people: 48, meant: "exactly" },
    area: 84,
    equipment: words(
      "雷射投影機、白板兩面、講桌麥克風、無線網路、空調",
      "Laser projector, two whiteboards, lectern microphone, Wi-Fi, air conditioning",
      "レーザープロジェクター、ホワイトボード2面、演台マイク、無線LAN、空調",
    ),
    rateText: words(
      "以半天為單位報價，茶點另計。",
      "Quoted by the half-day; tea and cakes extra.",
      "半日単位でお見積もりします。茶菓は別途です。",
    ),
    plan: [
      art(
        "plan-banyan-room",
        words(
          "榕廳平面圖：教室式座位四排，北側銀幕，北面與東面是木格窗，窗外是榕樹，門在西側",
          "Floor plan of the Banyan Room: four rows as in a classroom, the screen to the north, latticed windows to the north and east with the banyan outside, the door to the west",
          "ガジュマルの間の平面図。教室風に4列、北にスクリーン、北と東に格子窓、外にガジュマル、扉は西",
        ),
        { ground: "lattice", palette: "jade" },
      ),
    ],
    gallery: [],
  },
  {
    slug: "egret-room",
    cover: art(
      "egret",
      words("圓窗裡的白鷺與香蒲", "An egret and bulrushes in a round window", "丸窓の中の白鷺とガマ"),
      { ground: "waves", palette: "sky" },
    ),
    name: words("鷺廳", "Egret Room", "白鷺の間"),
    summary: words(
      "中型會議室，一張長桌，適合理事會與討論。",
      "A room with one long table, for boards and discussions.",
      "長机ひとつの中会議室です。理事会や話し合いに。",
    ),
    body: words(
      `房間中央是一整塊樟木做的長桌，坐下來會聞到淡淡的香味。桌面可以直接放茶杯，請不要墊熱鍋。

牆上的螢幕能接兩臺電腦，也能開視訊會議。隔音好，隔壁在打鼓也聽不太到。`,
      `In the middle stands a long table made from one piece of camphor wood, and you can smell it faintly when you sit down. Cups may stand on it; hot pans may not.

The screen takes two computers and video calls. The walls are thick enough that you will hardly hear a drum lesson next door.`,
      `部屋の中央に、クスノキの一枚板の長机があります。座るとかすかに香ります。茶碗はそのまま置けますが、熱い鍋はご遠慮ください。

壁の画面にはパソコンを2台つなげ、ビデオ会議もできます。壁が厚く、隣で太鼓の稽古をしていてもほとんど聞こえません。`,
    ),
    side: "inside",
    capacity: { people: 20, meant: "exactly" },
    area: 46,
    equipment: words(
      "大型螢幕、視訊鏡頭與麥克風、白板、無線網路、空調",
      "Large screen, camera and microphones for calls, whiteboard, Wi-Fi, air conditioning",
      "大型画面、ビデオ会議用カメラとマイク、ホワイトボード、無線LAN、空調",
    ),
    rateText: words(
      "以小時報價，兩小時起。",
      "Quoted by the hour, from two hours.",
      "1時間単位、2時間からお見積もりします。",
    ),
    plan: [
      art(
        "plan-egret-room",
        words(
          "鷺廳平面圖：中央一張長桌，四周二十張椅子，北側螢幕，東側是窗，門在西側",
          "Floor plan of the Egret Room: one long table with twenty chairs around it, the screen to the north, windows to the east, the door to the west",
          "白鷺の間の平面図。中央に長机と20脚の椅子、北に画面、東に窓、扉は西",
        ),
        { ground: "lattice", palette: "sky" },
      ),
    ],
    gallery: [],
  },
  {
    slug: "moon-room",
    cover: art(
      "moon",
      words("圓月裡坐著一隻白兔", "A white rabbit sitting in a round moon", "丸い月の中に座る白うさぎ"),
      { ground: "lattice", palette: "sand" },
    ),
    name: words("月廳", "Moon Room", "月の間"),
    summary: words(
      "小會議室，一扇圓窗，適合面談、訪問與錄音。",
      "A small room with a round window, for talks, interviews and recording.",
      "丸い窓のある小会議室です。面談、取材、録音に。",
    ),
    body: words(
      `圓窗外是竹子，下午影子會落在白牆上。房間小，鋪榻榻米，牆內有吸音的稻草板，錄口述歷史的人很喜歡這裡。

進門請脫鞋，平常是矮桌與坐墊，也可以請我們換成桌椅。`,
      `Bamboo stands outside the round window, and in the afternoon its shadow falls on the white wall. The room is small, with tatami on the floor and straw board inside the walls to take up the sound. People who record oral history are fond of it.

Please take off your shoes at the door. There is a low table with cushions, or ask us for table and chairs.`,
      `丸窓の外は竹で、午後には白い壁に影が落ちます。小さな部屋で、床は畳敷き、壁の中に音を吸う藁の板を入れてありますので、聞き書きの録音によく使われます。

入口で靴をお脱ぎください。ふだんは座卓と座布団ですが、机と椅子もご用意できます。`,
    ),
    side: "inside",
    capacity: { people: 8, meant: "exactly" },
    area: 18,
    equipment: words(
      "桌上型麥克風兩支、吸音牆、無線網路、空調",
      "Two table microphones, sound-absorbing walls, Wi-Fi, air conditioning",
      "卓上マイク2本、吸音壁、無線LAN、空調",
    ),
    rateText: words(
      "以小時報價；學生做口述歷史訪談免費。",
      "Quoted by the hour; free for students recording oral history.",
      "1時間単位でお見積もりします。学生の聞き書きには無料でお貸しします。",
    ),
    plan: [
      art(
        "plan-moon-room",
        words(
          "月廳平面圖：榻榻米上一張矮桌與四個坐墊，北側是圓窗與竹子，牆內有吸音板，門在西側",
          "Floor plan of the Moon Room: a low table and four cushions on tatami, a round window with bamboo to the north, sound-absorbing walls, the door to the west",
          "月の間の平面図。畳の上に座卓と座布団4枚、北に丸窓と竹、吸音の壁、扉は西",
        ),
        { ground: "lattice", palette: "plum" },
      ),
    ],
    gallery: [],
  },
];
