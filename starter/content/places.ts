import { views } from "#starter/galleries.ts";
import { art, type StarterContent, words } from "#starter/starter.ts";

/** The eighteen places on the park map, from the gate inwards. */
export const place: StarterContent<"place"> = () => [
  {
    slug: "south-gate",
    cover: art(
      "gate",
      words(
        "紅柱灰瓦的園門，門下掛著紅燈籠",
        "A red-pillared gate with grey tiles and hanging lanterns",
        "赤い柱に灰色の瓦、提灯を下げた門",
      ),
      { ground: "cloud", palette: "brick" },
    ),
    name: words("南門", "South Gate", "南門"),
    summary: words(
      "園區的正門，售票、驗票與接駁車都在這裡。",
      "The main entrance: tickets, ticket check and the shuttle stop.",
      "園の正面入口です。入園券売り場、入園口、シャトルバスの乗り場があります。",
    ),
    body: words(
      `走過一座矮矮的紅磚門，就進了園區。門額的字是街上老師傅用大筆寫的，墨色到現在還看得出濃淡。

左手邊是售票口，右手邊是接駁車站，每天來回 {fact:shuttle.roundTrips}。最晚 {fact:hours.lastAdmission} 前可以入園；時間不多的話，先過橋去看廟埕，回頭再逛街。

## 進門以後

- 推輪椅、嬰兒車，請右轉到[遊客中心](/navigate/visitor-centre)，那裡也借得到；旁邊的橋沒有階梯，正前方的拱橋有 22 級
- 趕著看戲，過橋後右轉就是[戲臺](/navigate/opera-stage)`,
      `A low brick gate, and you are in. An old craftsman from Artisan Street wrote the name above it with a very large brush; you can still see where the ink ran thin.

The ticket windows are on the left and the shuttle stop on the right ({fact:shuttle.roundTrips} there and back each day). Last admission is at {fact:hours.lastAdmission}. If you are short of time, cross the bridge to the temple first and see the street on your way back.

## Once inside

- With a wheelchair or a pushchair, turn right to the [visitor centre](/navigate/visitor-centre), which also lends them. The bridge beside it has no steps; the arched bridge straight ahead has 22
- For a performance, turn right after the bridge to the [opera stage](/navigate/opera-stage)`,
      `背の低い赤レンガの門をくぐると、そこから園内です。門の文字は職人通りの親方が大筆で書いたもので、墨のかすれが今も残っています。

左に入園券売り場、右にシャトルバスの乗り場があります（1日に往復{fact:shuttle.roundTrips}）。最終入園は{fact:hours.lastAdmission}です。お時間が少ないときは、先に橋を渡って廟前広場をご覧になり、帰りに通りを歩くのがおすすめです。

## 門を入ったら

- 車いすやベビーカーの方は、右手の[ビジターセンター](/navigate/visitor-centre)へ。貸し出しもしています。その脇の橋には段差がありません（正面の太鼓橋には22段の階段があります）
- お芝居へお急ぎの方は、橋を渡って右手の[野外舞台](/navigate/opera-stage)へ`,
    ),
    kind: "gate",
    area: "gate",
    position: { x: 470, y: 852 },
    stepFree: true,
    facilities: ["toilet", "accessible-toilet", "shade", "seats"],
    gallery: [
      art(
        "ticket",
        words("印著臉譜的藍色門票", "A blue ticket printed with an opera face", "隈取りの絵を刷った青い入園券"),
        { ground: "lattice", palette: "gold" },
      ),
      art(
        "bus",
        words(
          "坐著乘客的綠色小接駁車",
          "A small green shuttle bus with two passengers",
          "乗客の見える緑の小さなシャトルバス",
        ),
        { ground: "waves", palette: "sky" },
      ),
      art("lantern", words("繫著金流蘇的紅燈籠", "A red lantern with a golden tassel", "金の房のついた赤い提灯"), {
        ground: "ice",
        palette: "plum",
      }),
    ],
  },
  {
    slug: "visitor-centre",
    cover: art(
      "map",
      words(
        "攤開的剪紙地圖，一條藍色的河穿過中間",
        "An unfolded paper map with a blue river across it",
        "青い川が横切る、広げた切り絵の地図",
      ),
      { ground: "lattice", palette: "indigo" },
    ),
    name: words("遊客中心", "Visitor Centre", "ビジターセンター"),
    summary: words(
      "問路、寄物、借輪椅、領失物，都可以來這裡。",
      "Directions, lockers, wheelchairs and lost items.",
      "道案内、荷物預かり、車いすの貸し出し、お忘れ物の窓口です。",
    ),
    body: words(
      `第一次來，建議先在這裡停五分鐘。櫃臺有三種語言的導覽圖，也會說今天哪一場戲還有位子。

導覽從這裡出發：中文半小時每團 {fact:guide.zh30}，一小時每團 {fact:guide.zh60}；英文一小時每團 {fact:guide.en60}。團體請先[預約](/group)。

哺集乳室和急救箱在櫃臺後方，不必買東西也可以使用。`,
      `If this is your first visit, give it five minutes here. The desk has maps in three languages and knows which of today’s performances still have seats.

Guided tours leave from the door. A short tour in Chinese is {fact:guide.zh30} a group, the longer one {fact:guide.zh60}; the tour in English is {fact:guide.en60}. Groups should [book ahead](/group).

The nursing room and the first-aid point are behind the desk. Nobody has to buy anything to use them.`,
      `初めての方は、まずここで5分ほどお立ち寄りください。3か国語の園内マップがあり、その日の公演の空席もお調べします。

ガイドツアーもここから出発します。中国語の短いコースは1組{fact:guide.zh30}、長いコースは{fact:guide.zh60}、英語のコースは{fact:guide.en60}です。団体の方は[事前にご予約](/group)ください。

授乳室と救護コーナーはカウンターの奥にあり、どなたでもお使いいただけます。`,
    ),
    kind: "service",
    area: "gate",
    position: { x: 592, y: 806 },
    stepFree: true,
    facilities: [
      "toilet",
      "accessible-toilet",
      "nursing-room",
      "drinking-water",
      "seats",
      "lockers",
      "first-aid",
      "wifi",
    ],
    gallery: [
      art(
        "umbrella-lost",
        words(
          "掛著問號吊牌、等人來領的黃傘",
          "A yellow umbrella with a question mark on its tag",
          "「？」の札を下げて持ち主を待つ黄色い傘",
        ),
        { ground: "tortoise", palette: "plum" },
      ),
      art(
        "bag",
        words(
          "黃色提袋，袋面一朵白花",
          "A yellow bag with a blue handle and a white rosette",
          "白い花飾りのついた黄色い手提げ袋",
        ),
        { ground: "waves", palette: "jade" },
      ),
      art(
        "mascot-wave",
        words("陶鴞提著燈籠揮手", "The clay owl waving, lantern in hand", "提灯を持って羽を振る陶のふくろう"),
        { ground: "cloud", palette: "gold" },
      ),
    ],
  },
  {
    slug: "wenchang-temple",
    cover: art(
      "temple",
      words(
        "兩層翹脊的廟宇剪紙",
        "A cut-paper temple with two tiers of upturned eaves",
        "二層の反り屋根をもつ祠の切り絵",
      ),
      { ground: "tortoise", palette: "gold" },
    ),
    name: words("文昌祠", "Wenchang Temple", "文昌祠"),
    summary: words(
      "供奉文昌帝君的小廟，求學業、抽籤、點祈願燈。",
      "A small temple to the god of letters: prayers for study, fortune sticks, wish lanterns.",
      "学問の神さま、文昌帝君をまつる小さな祠です。おみくじと祈願灯もこちらで。",
    ),
    body: words(
      `文昌帝君管文章與考試。每到考季，供桌上擺滿蔥、芹菜和蘿蔔，取「聰明」「勤勞」「好彩頭」的諧音，旁邊壓著一疊准考證影本。

每天 {fact:rhythm.bell} 撞晨鐘，{fact:rhythm.drum} 擊暮鼓，站在天井裡聽最好，聲音會從四面的板壁傳回來。

## 在廟裡可以做什麼

- [抽一支籤](/fortune-stick)，先擲筊問過再看籤詩
- [點一盞祈願燈](/light)，現場每盞 {fact:lantern.onSite}
- 替家裡的貓狗點毛孩祈願燈，{fact:lantern.petHours}，每盞 {fact:lantern.pet}

抬頭看屋脊：那些花鳥和武將是用碎瓷片一片一片剪黏上去的。`,
      `Wenchang looks after writing and examinations. Before the exam season the offering table fills with spring onions, celery and radishes, because their names sound like ‘clever’, ‘hard-working’ and ‘good luck’ in Taiwanese, and beside them lies a pile of photocopied admission slips.

The bell is struck at {fact:rhythm.bell} and the drum at {fact:rhythm.drum}. Stand in the courtyard: the sound comes back to you from the wooden walls on all four sides.

## What you can do here

- [Draw a fortune stick](/fortune-stick); ask with the moon blocks before you read it
- [Light a wish lantern](/light), {fact:lantern.onSite} at the temple
- Light one for the cat or dog at home, {fact:lantern.petHours}, {fact:lantern.pet}

Look up before you leave. The birds and generals on the ridge are made of broken porcelain bowls, cut and set piece by piece.`,
      `文昌帝君は文章と試験をつかさどる神さまです。受験の季節には、供え机にネギ、セロリ、大根が並びます。台湾語でそれぞれ「聡明」「勤勉」「幸先がよい」に音が通じるためで、そのわきに受験票の写しが重ねて置かれます。

{fact:rhythm.bell}に朝の鐘、{fact:rhythm.drum}に夕べの太鼓を打ちます。中庭に立ってお聞きください。四方の板壁から音が返ってきます。

## 祠でできること

- [おみくじを引く](/fortune-stick)（詩を読む前に、「ポエ」という三日月形の木片で、このくじでよいか神さまにうかがいます）
- [祈願灯をともす](/light)（現地では1灯{fact:lantern.onSite}）
- おうちの犬や猫のために灯をともす（{fact:lantern.petHours}、1灯{fact:lantern.pet}）

お帰りの前に屋根の棟を見上げてみてください。花や鳥、武将の飾りは、割った磁器の茶碗を一片ずつ切って貼ったものです。`,
    ),
    kind: "temple",
    area: "temple",
    position: { x: 470, y: 375 },
    stepFree: true,
    facilities: ["shade", "seats"],
    gallery: views("roof-ridge", "incense-burner", "door-gods"),
  },
  {
    slug: "temple-plaza",
    cover: art(
      "incense-burner",
      words(
        "插著香的三足銅香爐剪紙",
        "A three-legged incense burner with sticks standing in it",
        "線香を立てた三本脚の香炉",
      ),
      { ground: "ice", palette: "jade" },
    ),
    name: words("廟埕", "Temple Plaza", "廟前広場"),
    summary: words(
      "文昌祠前的石板廣場，容納 {fact:capacity.templePlaza}。",
      "The stone-paved square before the temple, for {fact:capacity.templePlaza}.",
      "文昌祠の前の石畳の広場です。定員は{fact:capacity.templePlaza}です。",
    ),
    body: words(
      `「廟埕」是廟門前的空地，也是從前村子的客廳：曬穀、看戲、開會、等人，都在這裡。石板是老厝拆下來的壓艙石，每一塊的顏色都不一樣。

平常的下午，北管子弟班在廊下練鑼鼓。節日踩街與繞境的隊伍從這裡出發，祭典時可能暫停通行，請看[行事曆](/calendar)。`,
      `A temple plaza was once a village’s sitting room. Rice was dried here, plays were watched, meetings held, friends waited for. The paving was ballast from old sailing ships, rescued from houses that were pulled down, and no two slabs have the same colour.

On an ordinary afternoon the beiguan band practises its gongs and drums under the eaves. On feast days the processions start here and the way may be closed for a while: see the [calendar](/calendar).`,
      `廟の前の空き地は、昔は村の居間のような場所でした。籾を干し、芝居を見て、寄り合いを開き、人を待つ。みなここでのことです。敷石は古い帆船の重しだった石で、取り壊された家々からゆずり受けました。一枚ごとに色が違います。

ふだんの午後は、北管（ほくかん）という賑やかな音楽の一座が、軒下で銅鑼（どら）と太鼓を稽古しています。祭りの日は行列の出発点となり、通れない時間もありますので、[カレンダー](/calendar)をご覧ください。`,
    ),
    kind: "temple",
    area: "temple",
    position: { x: 470, y: 480 },
    capacityFact: "capacity.templePlaza",
    stepFree: true,
    facilities: ["seats"],
    gallery: views("drum", "lion-head", "rice-cake"),
  },
  {
    slug: "central-plaza",
    cover: art(
      "cymbals",
      words("一對銅鈸相擊的剪紙", "A pair of brass cymbals meeting", "打ち合わさる一対のシンバル"),
      { ground: "waves", palette: "plum" },
    ),
    name: words("中央廣場", "Central Plaza", "中央広場"),
    summary: words(
      "過橋後的第一個廣場，約可容納 {fact:capacity.centralPlaza}，正對戲臺。",
      "The first square after the bridge, facing the stage, for about {fact:capacity.centralPlaza}.",
      "橋を渡ってすぐ、舞台に面した広場です。約{fact:capacity.centralPlaza}が集えます。",
    ),
    body: words(
      `園區的路都在這裡交會：往北是文昌祠，往西是工匠街，往東是展覽館，往南過橋回大門。跟人約見面，就約廣場上那棵樟樹下。

天熱的時候，樹下的水霧每 {fact:rhythm.mistEvery}噴一次，一次 {fact:rhythm.mistFor}，小朋友總是算得很準。週末午後有街頭演出，坐在石階上就能看。`,
      `All paths meet here: north to the temple, west to Artisan Street, east to the exhibition hall, south over the bridge to the gate. If you want to find each other again, say ‘under the camphor tree on the plaza’.

On hot days a fine mist comes from the tree every {fact:rhythm.mistEvery} and lasts {fact:rhythm.mistFor}; children time it to the second. At weekends there are open-air performances in the afternoon, and the stone steps make good seats.`,
      `園内の道は、すべてこの広場に集まります。北は文昌祠（ぶんしょうし）、西は職人通り、東は展示館、南は橋を渡って門へ。待ち合わせは、広場のクスノキの下が便利です。

暑い日には木の下で{fact:rhythm.mistEvery}ごとに{fact:rhythm.mistFor}間、ミストが出ます。子どもたちは、次の時刻を秒まで言い当てます。週末の午後は広場で大道芸や演奏があり、石段に座ってご覧になれます。`,
    ),
    kind: "stage",
    area: "temple",
    position: { x: 470, y: 600 },
    capacityFact: "capacity.centralPlaza",
    stepFree: true,
    facilities: ["drinking-water", "shade", "seats", "wifi"],
    gallery: views("bench", "banyan", "drum"),
  },
  {
    slug: "outdoor-plaza",
    cover: art("kite", words("綠翅膀的燕子風箏", "A swallow kite with green wings", "緑の翼の燕凧"), {
      ground: "cloud",
      palette: "sand",
    }),
    name: words("戶外廣場", "Outdoor Plaza", "屋外広場"),
    summary: words(
      "東側的大草坪，可容納 {fact:capacity.outdoorPlaza}以上，放風箏、看大戲。",
      "The great lawn on the east side, for {fact:capacity.outdoorPlaza} or more: kites and big festivals.",
      "東側の広い芝生です。{fact:capacity.outdoorPlaza}以上が集まれ、凧揚げや大きな公演に使われます。",
    ),
    body: words(
      `平日這裡是風的地方。下午河面起風，正好放[自己糊的風箏](/experiences/kite-making)；草坪邊有一排苦楝樹，春天開淡紫色的小花。

大型祭典、野臺戲和市集都在這裡。活動當天接駁車會加停草坪東側，請跟著旗子走。`,
      `On weekdays this belongs to the wind. A breeze comes up from the river in the afternoon, just right for a [kite you have made yourself](/experiences/kite-making). A row of bead trees along the edge turns pale violet in spring.

Large festivals, open-air operas and markets are held here. On those days the shuttle also stops at the eastern side; follow the flags.`,
      `ふだんの日、ここは風の広場です。午後になると川風が立ち、[自分で作った凧](/experiences/kite-making)を揚げるのにちょうどよくなります。芝生のわきに並ぶセンダンの木は、春に薄紫の小さな花をつけます。

大きな祭りや野外の芝居、市もここで開きます。その日はシャトルバスが芝生の東側にも停まりますので、旗を目印にお進みください。`,
    ),
    kind: "garden",
    area: "river",
    position: { x: 860, y: 512 },
    capacityFact: "capacity.outdoorPlaza",
    stepFree: true,
    facilities: ["toilet", "accessible-toilet", "drinking-water", "shade"],
    gallery: views("egret", "stage", "bench"),
  },
  {
    slug: "moon-river-plaza",
    cover: art(
      "moon",
      words(
        "滿月前坐著白兔，底下是雲",
        "A white rabbit before a full moon, clouds below",
        "満月の前に座る白うさぎと雲",
      ),
      { ground: "waves", palette: "sky" },
    ),
    name: words("月河廣場", "Moon River Plaza", "月河広場"),
    summary: words(
      "臨水的半月形平臺，容納 {fact:capacity.moonRiverPlaza}，傍晚最好。",
      "A half-moon terrace by the water for {fact:capacity.moonRiverPlaza}; best at dusk.",
      "川に張り出した半月形のテラスです。定員は{fact:capacity.moonRiverPlaza}。夕暮れどきがいちばんです。",
    ),
    body: words(
      `河水流到這裡轉了一個大彎，彎裡圍出一塊半月形的石臺，三級石階一直伸進水裡。農曆十五前後，月亮剛好從對岸竹林升起。

南管樂團偶爾在這裡「坐場」。琵琶、洞簫、二弦、三弦，加上一副拍板，不用擴音，請靠近一點坐。`,
      `The river makes a wide bend here and encloses a half-moon of stone, with three steps going down into the water. Around the fifteenth of the lunar month the moon rises exactly behind the bamboo on the other bank.

Now and then a nanguan ensemble sits down to play: a pipa lute, an end-blown flute, a two-stringed fiddle, a three-stringed lute and wooden clappers. There are no loudspeakers, so come close.`,
      `川が大きく曲がるところに、半月形の石のテラスがあります。三段の石段は水の中まで続いています。旧暦十五日のころは、月がちょうど対岸の竹林から昇ります。

ときおり南管（なんかん）の楽人がここで演奏します。琵琶、洞簫（どうしょう）、二弦、三弦、それに拍板という静かな合奏です。マイクは使いませんので、どうぞ近くへお座りください。`,
    ),
    kind: "water",
    area: "river",
    position: { x: 716, y: 632 },
    capacityFact: "capacity.moonRiverPlaza",
    stepFree: true,
    facilities: ["seats"],
    gallery: views("bridge", "boat", "lantern"),
  },
  {
    slug: "opera-stage",
    cover: art(
      "opera-mask",
      words("紅白臉譜的戲曲人物剪紙", "An opera face painted red and white", "赤と白の隈取りをした役者の顔"),
      { ground: "lattice", palette: "night" },
    ),
    name: words("戲臺", "Opera Stage", "野外舞台"),
    summary: words(
      "三面敞開的木造戲臺，演歌仔戲與北管戲。",
      "A wooden stage open on three sides, for gezai and beiguan opera.",
      "三方が開いた木造の舞台です。歌仔戯（ゴアヒ）や北管の芝居を上演します。",
    ),
    body: words(
      `戲臺全用榫接，屋頂下的八角藻井一層疊一層，除了好看，也把聲音送到廣場後排。臺口兩側的門上寫著「出將」「入相」，演員從左邊出來，從右邊進去。

開演前半小時，可以走到臺側看演員貼片、勒頭。拍照可以，請不要開閃光燈。今天演什麼，請看[演出](/show)。`,
      `Not a nail holds this stage together. The eight-sided ceiling rises ring upon ring; it is handsome, and it also carries the voices to the back of the square. Actors come on by the left-hand door and go off by the right.

Half an hour before curtain-up you may watch the actors being made up at the side of the stage. Photographs are welcome; flash is not. Today’s play is under [Performances](/show).`,
      `この舞台は釘を使わず、木組みだけで建てられています。八角の天井は輪を重ねたようにせり上がり、美しいだけでなく、声を広場の後ろまで届けてくれます。役者は左の口から出て、右の口へ入ります。

開演の30分前からは、舞台わきで化粧や鬘（かつら）の支度をご覧になれます。撮影はできますが、フラッシュはお控えください。本日の演目は[公演](/show)をご覧ください。`,
    ),
    kind: "stage",
    area: "temple",
    position: { x: 590, y: 580 },
    stepFree: true,
    facilities: ["shade", "seats"],
    gallery: views("stage", "drum", "fan"),
  },
  {
    slug: "exhibition-hall",
    cover: art(
      "vase",
      words("青花瓶上一枝梅的剪紙", "A vase with one branch of plum blossom", "梅の一枝を挿した花瓶"),
      { ground: "ice", palette: "brick" },
    ),
    name: words("展覽館", "Exhibition Hall", "展示館"),
    summary: words(
      "兩層樓的展館，一樓換展，二樓看老師傅的工具。",
      "Two floors: changing exhibitions below, craftsmen’s tools above.",
      "一階は企画展、二階は職人の道具を並べた常設展です。",
    ),
    body: words(
      `一樓每季換展，二樓是常設的「手路」：刨刀、繡繃、拉坯的木輪、調灰泥的桶子，都是老師傅用舊了捐出來的。玻璃櫃旁邊有一排可以摸的複製品。

雨天也好逛，館內有電梯，冷氣偏涼，帶件薄外套比較舒服。目前的展出請看[展覽](/exhibition)。`,
      `The ground floor changes with the season. Upstairs is ‘Ways of the Hand’: planes, embroidery frames, a wooden throwing wheel, a plasterer’s bucket, all worn smooth by people who then gave them to us. Beside the cases is a shelf of copies that you may touch.

A good place in the rain. There is a lift, and the air conditioning is cool enough for a light jacket. See what is on under [Exhibitions](/exhibition).`,
      `一階は季節ごとの企画展です。二階の常設展「手の道」には、かんな、刺繍の枠、木のろくろ、漆喰（しっくい）の桶など、職人が使い込んで寄贈した道具が並びます。ケースの横には、触れてもよい複製を並べました。

雨の日にもゆっくり過ごせます。エレベーターがあり、冷房が少し強めですので、薄手の上着があると安心です。開催中の展示は[展覧会](/exhibition)をご覧ください。`,
    ),
    kind: "hall",
    area: "temple",
    opens: "09:30",
    closes: "17:30",
    position: { x: 690, y: 440 },
    stepFree: true,
    facilities: ["toilet", "accessible-toilet", "drinking-water", "seats", "lockers", "wifi"],
    gallery: views("carved-window", "seal", "embroidery"),
  },
  {
    slug: "craft-hall",
    cover: art(
      "carved-window",
      words(
        "圓形雕花木窗，窗心一朵蓮花",
        "A round carved window with a lotus at its centre",
        "蓮の花を中心に彫った丸い窓",
      ),
      { ground: "tortoise", palette: "indigo" },
    ),
    name: words("工藝館", "Craft Hall", "工芸館"),
    summary: words(
      "手作課程與室內活動的大廳，約可容納 {fact:capacity.craftHall}。",
      "The hall for workshops and indoor events, for about {fact:capacity.craftHall}.",
      "手づくり体験や屋内の催しに使う大広間です。約{fact:capacity.craftHall}が入れます。",
    ),
    body: words(
      `以前是穀倉，屋架是檜木，抬頭看得見當年搬穀的滑輪。現在長桌擺開，一邊糊風箏，一邊裁紙傘，空氣裡是漿糊和竹子的味道。

多數[手作體驗](/experiences)在這裡集合，請提早十分鐘到，師傅會先發圍裙。沒有課程的日子可以[租借](/space/inside)。`,
      `This was the granary. The roof frame is cypress, and the pulley that hauled up the rice sacks still hangs from it. Now there are long tables, kites being pasted at one end and umbrella paper cut at the other, and a smell of flour paste and bamboo.

Most [workshops](/experiences) meet here. Come ten minutes early; you will be given an apron first. On days without classes the hall can be [hired](/space/inside).`,
      `もとは米蔵だった建物です。屋根の骨組みはヒノキで、米俵を引き上げた滑車が今も梁（はり）に下がっています。いまは長机が並び、こちらでは凧を貼り、あちらでは傘の紙を裁ち、糊と竹の匂いがします。

[手づくり体験](/experiences)の多くはここに集合します。エプロンをお渡ししますので、10分前にお越しください。教室のない日は[会場としてお借りいただけます](/space/inside)。`,
    ),
    kind: "hall",
    area: "crafts",
    opens: "10:00",
    closes: "17:30",
    position: { x: 335, y: 600 },
    capacityFact: "capacity.craftHall",
    stepFree: true,
    facilities: ["toilet", "accessible-toilet", "drinking-water", "seats", "wifi"],
    gallery: views("joinery", "loom", "lacquer-tray"),
  },
  {
    slug: "artisan-street",
    cover: art(
      "paper-umbrella",
      words(
        "從上面看的藍色油紙傘，畫著雲",
        "A blue paper umbrella from above, painted with clouds",
        "上から見た、雲を描いた青い油紙傘",
      ),
      { ground: "lattice", palette: "gold" },
    ),
    name: words("工匠街", "Artisan Street", "職人通り"),
    summary: words(
      "兩排紅磚店屋與亭仔腳，師傅在門口做給您看。",
      "Two rows of brick shop-houses where makers work at the open door.",
      "赤レンガの町家が向かい合い、職人が店先で仕事を見せてくれます。",
    ),
    body: words(
      `街不長，慢慢走也只要十分鐘，但多半走不快：傘匠在削竹骨，木偶師傅在替一顆頭上第三層漆，轉角的糖葫蘆剛起鍋。

店屋前有連通的「亭仔腳」，下雨也不必撐傘。師傅手上在忙的時候不一定能馬上招呼，先看一會兒，他們抬頭就會跟您說話。

## 走法

- 從東口進，右邊先逛[紙傘舖](/shop/umbrella-maker)與[戲偶工坊](/shop/puppet-workshop)
- 走到底是[藍染坊](/navigate/dye-house)
- 回程換邊走，買一串[糖葫蘆](/shop/candied-fruit-stall)`,
      `You could walk the street in ten minutes, but nobody does. The umbrella maker is splitting ribs, the puppet carver is laying a third coat of lacquer on a head, and the candied fruit on the corner has just come out of the pan.

A covered arcade runs along both sides, so rain does not matter. A maker in the middle of a cut may not look up at once. Wait a little; the talk begins when the hands pause.

## A way to walk it

- Start at the eastern end with the [umbrella maker](/shop/umbrella-maker) and the [puppet workshop](/shop/puppet-workshop)
- The [dye house](/navigate/dye-house) is at the far end
- Come back on the other side, by way of the [candied fruit stall](/shop/candied-fruit-stall)`,
      `端から端まで10分ほどの短い通りですが、なかなか先へ進めません。傘職人は竹の骨を割り、人形師は頭（かしら）に三度目の漆を塗り、角の屋台では果物飴が鍋から上がったところです。

店先には「亭仔脚（ていしきゃく）」という屋根つきの歩廊が続くので、雨でも傘はいりません。手が離せない職人は、すぐにはご挨拶できないこともあります。少し眺めていると、手を止めて話しかけてくれます。

## 歩き方

- 東の入口から、右手の[紙傘の店](/shop/umbrella-maker)と[人形工房](/shop/puppet-workshop)へ
- 突き当たりが[藍染め工房](/navigate/dye-house)です
- 帰りは反対側を歩いて[果物飴](/shop/candied-fruit-stall)を一本`,
    ),
    kind: "street",
    area: "crafts",
    position: { x: 220, y: 508 },
    stepFree: true,
    facilities: ["toilet", "accessible-toilet", "drinking-water", "shade", "seats", "food", "wifi"],
    gallery: views("comb", "shoes", "bamboo-basket"),
  },
  {
    slug: "dye-house",
    cover: art(
      "indigo-cloth",
      words(
        "木架上垂下的藍染布，染著九朵白花",
        "Indigo cloth hung from a bar, with nine white flowers",
        "横木に掛けた藍染めの布と九つの白い花",
      ),
      { ground: "waves", palette: "jade" },
    ),
    name: words("藍染坊", "Dye House", "藍染め工房"),
    summary: words(
      "六口藍染缸與一院子的布，風一吹滿院都是藍。",
      "Six indigo vats, and a yard full of cloth that turns blue in every breeze.",
      "六つの藍甕（あいがめ）と、庭いっぱいに干した布。風が吹けば一面の青です。",
    ),
    body: words(
      `藍靛是活的。師傅每天早上先聞、再嚐、再攪，缸面浮起紫銅色的泡沫，布才下得去。剛撈起來是綠的，在空氣裡翻幾下，就在眼前轉成藍色。

後院晾布，可以走進去拍照，請不要用手摸還在滴水的布，那藍色一整天都洗不掉。想親手試，可以染一條[藍染手帕](/experiences/indigo-handkerchief)：不必預約，名額當天在坊裡先到先得。`,
      `Indigo is alive. Each morning the dyer smells the vat, tastes it and stirs; only when a coppery foam comes up may the cloth go in. It comes out green, and turns blue in the air while you watch.

You may walk among the cloths drying in the yard. Please do not touch the ones that drip: the blue stays on your hands all day. To try it yourself, dye an [indigo handkerchief](/experiences/indigo-handkerchief). There is no need to book: places are given out here on the day, first come, first served.`,
      `藍は生きています。職人は毎朝、匂いをかぎ、味を見て、かき混ぜます。赤銅色の泡が立って、ようやく布を入れられます。引き上げた布は緑色ですが、空気にさらすうちに目の前で青へ変わります。

裏庭の干し場は歩いて見学できます。しずくの落ちる布には触れないようお願いします。手の青は一日落ちません。ご自分で染めたい方には[藍染めのハンカチ](/experiences/indigo-handkerchief)があります。ご予約は要りません。当日、こちらの受付で先着順にご案内します。`,
    ),
    kind: "workshop",
    area: "crafts",
    opens: "10:00",
    closes: "17:00",
    position: { x: 105, y: 570 },
    stepFree: true,
    facilities: ["drinking-water", "shade", "seats"],
    gallery: views("loom", "leaf", "bag"),
  },
  {
    slug: "kiln-yard",
    cover: art(
      "kiln",
      words("火口燃著柴的紅磚窯", "A red brick kiln with wood burning at its mouth", "焚き口に火の燃える赤レンガの窯"),
      { ground: "cloud", palette: "plum" },
    ),
    name: words("窯場", "Kiln Yard", "窯場"),
    summary: words(
      "依山而築的蛇窯與拉坯間，開窯日最熱鬧。",
      "A snake kiln up the hillside and a throwing room beside it; liveliest on the day the kiln is opened.",
      "山の斜面に築いた蛇窯（へびがま）と、ろくろの工房です。窯出しの日がいちばんにぎわいます。",
    ),
    body: words(
      `蛇窯順著山坡往上爬，像一條趴著曬太陽的蛇，燒一次要三天三夜，輪班添柴。窯火不常開，平日看得到的是拉坯、修坯和上釉。

牆上疊著歷年燒壞的碗，師傅說那是他的課本。路有一段緩坡，地面是碎磚，輪椅請由西側便道進。想拉坯，可以[轉一個碗](/experiences/wheel-bowl)：不必預約，名額當天在窯場先到先得。`,
      `The kiln climbs the slope like a snake asleep in the sun. A firing takes three days and three nights, with people feeding wood in shifts. It is not lit often; on other days you can watch throwing, trimming and glazing.

The wall is built of bowls that failed. The potter calls it a textbook. The path rises gently over broken brick, so wheelchairs should use the side path on the west. You can throw one of your own: [a bowl on the wheel](/experiences/wheel-bowl) needs no booking, and places are given out here on the day, first come, first served.`,
      `窯は、ひなたぼっこをする蛇のように斜面をのぼっています。焼くときは三日三晩、交代で薪をくべます。火を入れる日は多くありませんが、ふだんはろくろ、削り、釉掛けの仕事をご覧になれます。

塀は、焼き損じた碗を積んだものです。陶工は「これが教科書です」と言います。道はゆるい坂で砕いたレンガが敷いてあります。車いすの方は西側の通路をお使いください。ご自分で作りたい方には[ろくろで作る茶碗](/experiences/wheel-bowl)があります。ご予約は要りません。当日、こちらの受付で先着順にご案内します。`,
    ),
    kind: "workshop",
    area: "crafts",
    opens: "10:00",
    closes: "17:00",
    position: { x: 98, y: 372 },
    stepFree: true,
    facilities: ["drinking-water", "seats", "first-aid"],
    gallery: views("wheel", "bowl", "tea-pot"),
  },
  {
    slug: "banyan-garden",
    cover: art(
      "banyan",
      words("垂著氣根的大榕樹剪紙", "A great banyan with hanging roots", "気根を垂らした大きなガジュマル"),
      { ground: "tortoise", palette: "sand" },
    ),
    name: words("榕樹園", "Banyan Garden", "ガジュマルの庭"),
    summary: words(
      "一棵老榕樹，幾張石桌，下棋、喝茶、聽蟬。",
      "One old banyan and a few stone tables for chess and tea.",
      "ガジュマルの老木と石の卓。象棋（シャンチー）とお茶と蝉の声の庭です。",
    ),
    body: words(
      `這棵榕樹比園區老得多，氣根落地又長成樹幹，數一數有十幾根。樹下有土地公的小石龕，師傅們開工前都會來打聲招呼。

石桌上刻著棋盤，棋子在[榕下茶舖](/shop/banyan-tea)借。樹根會頂起石板，走路請看腳下。`,
      `The banyan is much older than the park. Its hanging roots have reached the ground and become trunks; count them and you will lose your place after a dozen. At its foot is a small stone shrine to the Earth God, whom the makers greet before they begin work.

The tables have boards for Chinese chess cut into them, and the [tea house](/shop/banyan-tea) lends the pieces. Roots lift the paving here and there, so watch your step.`,
      `このガジュマルは、園よりもずっと年上です。垂れた気根が地に届いて幹となり、数えると十本を超えます。根もとには土地の神さまの小さな石の祠があり、職人たちは仕事の前に挨拶をしていきます。

石の卓には象棋（シャンチー）の盤が彫ってあり、駒は[茶店](/shop/banyan-tea)で借りられます。根が敷石を持ち上げていますので、足もとにお気をつけください。`,
    ),
    kind: "garden",
    area: "temple",
    position: { x: 322, y: 292 },
    stepFree: false,
    facilities: ["shade", "seats", "food"],
    gallery: views("bench", "tea-pot", "lute"),
  },
  {
    slug: "egret-pond",
    cover: art(
      "egret",
      words(
        "紅日前站在水中的白鷺鷥，旁邊是香蒲",
        "A white bird in the water, bulrushes and a red sun behind",
        "赤い日とガマを背に、水に立つ白い鳥",
      ),
      { ground: "ice", palette: "sky" },
    ),
    name: words("白鷺池", "Egret Pond", "白鷺の池"),
    summary: words(
      "北邊山腳的水塘，開園後的一小時和閉園前看得到最多白鷺鷥。",
      "A pond at the foot of the hills. Most egrets are there in the first hour after opening and the last before closing.",
      "北の山すその池です。開園から1時間ほどと閉園前に、白鷺がいちばん多く集まります。",
    ),
    body: words(
      `這裡原本是灌溉用的埤塘。開園的時候，水邊還有許多白鷺鷥在覓食，之後飛往田裡；傍晚三三兩兩地回來，一隻占一根枯枝，很少爭吵。

木棧道繞池一圈約十五分鐘，全程平緩。請把說話聲放小，也不要餵食，池裡的魚蝦就是牠們的午餐。`,
      `This was an irrigation pond. When the gates open many egrets are still fishing here before they leave for the fields; towards evening they come home in twos and threes, each to its own dead branch, with little quarrelling.

A level boardwalk goes round the water in about a quarter of an hour. Please keep your voice down and do not feed the birds. The fish and shrimps in the pond are lunch enough.`,
      `もとは田に水を引くためのため池でした。開園のころは多くの白鷺がまだ水辺で餌をとり、やがて田へ飛び立ちます。夕方になると二羽三羽と帰ってきて、それぞれの枯れ枝に止まります。

池をめぐる木道は平らで、一周15分ほどです。お声は小さめに、餌やりはお控えください。池の小魚とエビが、鳥たちのお昼ごはんです。`,
    ),
    kind: "water",
    area: "river",
    position: { x: 790, y: 268 },
    stepFree: true,
    facilities: ["toilet", "shade", "seats"],
    gallery: views("fish", "leaf", "bridge"),
  },
  {
    slug: "boat-landing",
    cover: art(
      "boat",
      words(
        "船夫撐著有篷的小船，一頭掛著燈",
        "A boatman poling a small covered boat with a lantern",
        "灯りを下げた屋根つきの小舟と、棹をさす船頭",
      ),
      { ground: "waves", palette: "night" },
    ),
    name: words("渡船頭", "Boat Landing", "船着き場"),
    summary: words(
      "月河邊的石砌碼頭，從前布匹與瓷器都在這裡上岸。",
      "A stone landing on the Moon River, where cloth and china once came ashore.",
      "月河の石積みの船着き場です。昔は布や磁器がここで陸揚げされました。",
    ),
    body: words(
      `河運的年代，貨船從海口溯河而上，在這裡下貨，挑夫再把布匹挑進工匠街。石階上一圈一圈的凹痕，是繫船的繩子磨出來的。

水位合適時有小船往上游到[月河廣場](/navigate/moon-river-plaza)，請在岸邊聽船家安排；風大或雨後停駛。上船有兩級臺階，需要協助請先說一聲。`,
      `In the days of river trade, boats came up from the sea and unloaded here, and porters carried the bolts of cloth up to Artisan Street. The grooves in the stone were worn by mooring ropes.

When the water is right, a small boat goes upstream to [Moon River Plaza](/navigate/moon-river-plaza). Wait on the bank for the boatman’s word; there are no trips in strong wind or after rain. There are two steps down into the boat. Do ask for a hand.`,
      `水運のころ、海から月河をさかのぼってきた荷舟がここで荷を降ろし、担ぎ手が反物を職人通りへ運びました。石段の輪のようなくぼみは、もやい綱がこすれた跡です。

水かさのよい日は、小舟が川上の[月河広場](/navigate/moon-river-plaza)まで上ります。岸で船頭の案内をお待ちください。風の強い日と雨の後は出ません。乗り口に段が二つありますので、お手伝いが必要な方はお声がけください。`,
    ),
    kind: "water",
    area: "river",
    opens: "10:00",
    closes: "17:00",
    position: { x: 876, y: 682 },
    stepFree: false,
    facilities: ["seats", "shade"],
    gallery: views("egret", "bridge", "fish"),
  },
  {
    slug: "noodle-house",
    cover: art("noodles", words("冒著熱氣的一碗麵", "A steaming bowl of noodles", "湯気の立つ一杯の麺"), {
      ground: "cloud",
      palette: "brick",
    }),
    name: words("麵食館", "Noodle House", "麺処"),
    summary: words(
      "園區的大食堂，手切麵、滷味和素食都有。",
      "The park’s canteen: hand-cut noodles, braised dishes, vegetarian bowls.",
      "園の食堂です。手切り麺、煮込み、精進の一杯もあります。",
    ),
    body: words(
      `開放式的廚房可以看師傅擀麵。[月河麵舖](/shop/moon-noodles)賣乾麵與湯麵，自己端到院子的長桌吃，小菜隨手拿，最後一起算。

素食另外一口鍋。自備杯買飲料折 {fact:cup.discount}。中午十二點到一點人最多，早一點或晚一點來，就不用候位。`,
      `You can watch the dough being rolled in the open kitchen. [Moon River Noodles](/shop/moon-noodles) sells noodles dry or in soup; carry your bowl to the long tables in the yard, help yourself to side dishes and pay for everything at the end.

Vegetarian bowls are cooked in a pot of their own. Bring your own cup and drinks are {fact:cup.discount} less. It is busiest in the hour after noon; come a little before or after and there is no wait.`,
      `厨房は外から見え、麺を打つところをご覧になれます。[月河の麺処](/shop/moon-noodles)の和え麺や汁麺を中庭の長机でどうぞ。小皿は自由に取り、お会計は最後にまとめて。

精進料理は鍋を分けて作っています。マイカップをお持ちの方は飲み物が{fact:cup.discount}引きです。正午からの1時間がいちばん混みます。少しずらせば、お待ちいただかずに済みます。`,
    ),
    kind: "food",
    area: "crafts",
    opens: "10:30",
    closes: "17:30",
    position: { x: 345, y: 425 },
    stepFree: true,
    facilities: ["toilet", "accessible-toilet", "drinking-water", "seats", "food"],
    gallery: views("bowl", "cup", "bench"),
  },
  {
    slug: "puppet-theatre",
    cover: art(
      "glove-puppet",
      words("一尊白臉書生布袋戲偶", "A glove puppet of a pale young scholar", "白い顔の書生の布袋劇人形"),
      { ground: "lattice", palette: "indigo" },
    ),
    name: words("偶戲館", "Puppet Theatre", "人形劇館"),
    summary: words(
      "布袋戲、傀儡戲、皮影戲的小劇場與後臺。",
      "A small theatre for glove, string and shadow puppets, with the backstage open.",
      "布袋劇、糸あやつり、影絵芝居の小劇場です。舞台裏も見学できます。",
    ),
    body: words(
      `彩樓雕得滿滿的，臺口只有一個人寬，一雙手在裡面演一整個江湖。布袋戲（掌中戲）用手掌，傀儡戲用線，皮影戲用光，三種偶在這裡輪流演出。

散場後可以繞到後臺，師傅會讓您把戲偶套在手上，食指是頭，拇指和中指是兩隻手。想自己做一尊、學走第一步，館裡有[布袋戲偶體驗](/experiences/glove-puppet)，名額當天先到先得。`,
      `The little stage is carved and gilded all over and no wider than a person; inside it two hands play a whole world of heroes. Glove puppets live by the palm, string puppets by threads, shadow puppets by light. The three take turns here.

Afterwards you may go round to the back and put a puppet on your own hand: the forefinger is the head, thumb and middle finger the arms. To make one of your own and teach it to walk, join the [glove puppet workshop](/experiences/glove-puppet); places are given out on the day, first come, first served.`,
      `びっしりと彫りのある小さな舞台は、人ひとり分の幅しかありません。その中で二つの手が、英雄たちの世界をまるごと演じます。手であやつる布袋劇（ほていげき）、糸で動かす人形、光で見せる影絵。三つの人形劇を順に上演しています。

終演後は舞台裏へどうぞ。人形を手にはめさせてもらえます。人さし指が頭、親指と中指が両腕です。ご自分の人形を作って歩かせてみたい方には、[布袋劇の人形づくり](/experiences/glove-puppet)があります。当日、先着順にご案内します。`,
    ),
    kind: "stage",
    area: "temple",
    opens: "10:00",
    closes: "17:30",
    position: { x: 605, y: 300 },
    stepFree: true,
    facilities: ["toilet", "accessible-toilet", "seats", "wifi"],
    gallery: views("shadow-puppet", "string-puppet", "gong"),
  },
];
