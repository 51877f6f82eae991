import { views } from "#starter/galleries.ts";
import { art, type StarterContent, words } from "#starter/starter.ts";

export const lodging: StarterContent<"lodging"> = () => [
  {
    slug: "courtyard-house",
    cover: art(
      "house",
      words("圓窗紅門的老磚屋", "An old brick house with round windows and a red door", "丸窓と赤い扉のレンガの家"),
      { ground: "lattice", palette: "brick" },
    ),
    name: words("紅磚三合院", "The Red Brick Courtyard", "赤レンガの三合院"),
    summary: words(
      "七十多年的老三合院，只有六間房，早上大家一起在稻埕吃清粥。",
      "A courtyard house of more than seventy years, with six rooms. Breakfast is rice porridge, eaten together in the yard.",
      "築七十年あまり、全六室の三合院です。朝は中庭に集まって、お粥の朝ごはんをいただきます。",
    ),
    body: words(
      `屋主搬回老家，把左右護龍整理成客房，床是新的，窗是舊的。關窗時要往上抬一下。

晚上沒有電視，有一張象棋桌。離園區走路約十分鐘，田邊有路燈，下雨天屋主會開車接送。`,
      `The owners moved back to the family home and turned the two wings into guest rooms. The beds are new and the windows are old: lift them a little as you close them.

There is no television, but there is a table for Chinese chess. The park is about ten minutes on foot along a lit path through the fields, and on wet days the owners will drive you.`,
      `実家に戻った家主が、左右の棟を客室に整えました。ベッドは新しく、窓は昔のまま。閉めるときは少し持ち上げてください。

テレビの代わりに、象棋（シャンチー）の卓があります。園までは街灯のある田の道を歩いて10分ほど。雨の日は家主が車でお送りします。`,
    ),
    rooms: [
      { name: words("雙人房（稻埕側）", "Double room facing the yard", "中庭側のダブルルーム"), sleeps: 2 },
      { name: words("四人通鋪", "Family room with a sleeping platform", "四人用の板敷きの部屋"), sleeps: 4 },
    ],
    priceText: words(
      "雙人房每晚 2,200 元起，含早餐；週六與連假另計",
      "Double room from NT$2,200 a night with breakfast; more on Saturdays and holidays",
      "ダブルルーム一泊2,200台湾元から（朝食付き）。土曜・連休は別料金",
    ),
    phone: "03-000-0301",
    url: "https://courtyard.example.org/",
    gallery: [
      art(
        "carved-window",
        words("窗心刻著葫蘆的圓窗", "A round window with a gourd at its centre", "ひょうたんを彫った丸い窓"),
        { ground: "cloud", palette: "sand" },
      ),
      art("bowl", words("高腳的黃瓷碗", "A footed yellow bowl", "高台のある黄色い碗"), {
        ground: "waves",
        palette: "jade",
      }),
      art("bench", words("樹旁的紅色長椅", "A red bench beside a tree", "木のそばの赤い長椅子"), {
        ground: "tortoise",
        palette: "gold",
      }),
    ],
  },
  {
    slug: "egret-hostel",
    cover: art(
      "bed",
      words(
        "掛著紅簷帳、鋪著花被的木床",
        "A wooden bed with a red canopy and a flowered quilt",
        "赤い天蓋に花柄の布団の木の寝台",
      ),
      { ground: "waves", palette: "sky" },
    ),
    name: words("白鷺背包客棧", "Egret Hostel", "白鷺ホステル"),
    summary: words(
      "給腳踏車和背包旅人的木造上下鋪，樓下可以修車、洗衣、煮東西。",
      "Wooden bunks for cyclists and backpackers, with a repair stand, washing machines and a kitchen downstairs.",
      "自転車や一人旅の方のための、木の二段ベッドの宿です。一階で自転車の整備、洗濯、自炊ができます。",
    ),
    body: words(
      `原來是農會的肥料倉庫，挑高的屋頂留著，通風很好。每張床有簾子、插座和一個放得下安全帽的櫃子。

牆上有一張大家補畫的地圖，哪裡的早餐好吃、哪段路逆風，都寫在上面。`,
      `This was once a fertiliser store, and it has kept its high, airy roof. Every bunk has a curtain, a socket and a locker big enough for a helmet.

On the wall hangs a map that guests keep adding to: where breakfast is good, and which road has the wind against you.`,
      `もとは肥料の倉庫だった建物で、高い屋根をそのまま残しているため風がよく通ります。どのベッドにもカーテンとコンセント、ヘルメットの入るロッカーがあります。

壁には、泊まった人が書き足していく地図が一枚。朝ごはんのおいしい店も、向かい風の強い道も、ここを見ればわかります。`,
    ),
    rooms: [
      { name: words("混合房床位", "Bed in a mixed dormitory", "男女混合ドミトリー"), sleeps: 1 },
      { name: words("女生房床位", "Bed in a women’s dormitory", "女性専用ドミトリー"), sleeps: 1 },
      { name: words("雙人小房", "Small twin room", "小さなツインルーム"), sleeps: 2 },
    ],
    priceText: words(
      "床位每晚 650 元，雙人小房 1,500 元",
      "NT$650 a bed, NT$1,500 for the twin room",
      "一ベッド650台湾元、ツインルーム1,500台湾元",
    ),
    phone: "03-000-0302",
    url: "https://egret-hostel.example.org/",
    gallery: [
      art(
        "bicycle",
        words("車籃插著花的紅色腳踏車", "A red bicycle with flowers in its basket", "籠に花を挿した赤い自転車"),
        { ground: "lattice", palette: "jade" },
      ),
      art("map", words("標著路線的手繪地圖", "A hand-drawn map with a marked route", "道順を記した手描き地図"), {
        ground: "tortoise",
        palette: "sand",
      }),
      art("egret", words("水中的白鷺與香蒲", "An egret among bulrushes", "ガマのそばの白鷺"), {
        ground: "cloud",
        palette: "indigo",
      }),
    ],
  },
  {
    slug: "river-bend-inn",
    cover: art(
      "boat",
      words(
        "金色月亮前的船夫與篷船",
        "A covered boat and its boatman before a golden moon",
        "金色の月を背にした舟と船頭",
      ),
      { ground: "ice", palette: "night" },
    ),
    name: words("河彎小旅店", "River Bend Inn", "川曲がりの宿"),
    summary: words(
      "十二間房都看得到河。一樓全部無障礙，浴室有扶手與座椅。",
      "Twelve rooms, all with a view of the river. The whole ground floor is step-free, with rails and seats in the bathrooms.",
      "全十二室から川が見えます。一階はすべて段差がなく、浴室には手すりと椅子があります。",
    ),
    body: words(
      `房間不大，窗很大。旅店請園區的木作師傅做了床頭板，每間的榫卯紋樣都不同，退房前可以猜猜看是哪一種接法。

早上有船夫撐船經過，喊一聲會停下來聊兩句。有長輩或輪椅同行，訂房時請先說，會保留一樓。`,
      `The rooms are small and the windows large. The park’s joiners made the headboards, each with a different joint. See if you can work out how yours holds together before you leave.

In the morning a boatman poles past; call out, and he will stop for a chat. If someone in your party uses a wheelchair or cannot manage stairs, say so when you book and a ground-floor room will be kept.`,
      `部屋は小さく、窓は大きく造ってあります。ベッドのヘッドボードは園の木工職人の作で、部屋ごとに組み手が違います。どう組まれているのか、ご出発までに考えてみてください。

朝は船頭が棹をさして通ります。声をかければ、少し話していってくれます。車いすの方や階段が難しい方は、ご予約の際にお知らせください。一階のお部屋をお取りします。`,
    ),
    rooms: [
      { name: words("河景雙人房", "Double room with river view", "川の見えるダブルルーム"), sleeps: 2 },
      { name: words("無障礙雙床房", "Accessible twin room", "バリアフリーツインルーム"), sleeps: 2 },
      { name: words("四人家庭房", "Family room for four", "四人用ファミリールーム"), sleeps: 4 },
    ],
    priceText: words(
      "雙人房每晚 3,000 元起，含早餐",
      "Double room from NT$3,000 a night with breakfast",
      "ダブルルーム一泊3,000台湾元から（朝食付き）",
    ),
    phone: "03-000-0303",
    url: "https://river-bend.example.org/",
    gallery: views("bridge", "carved-window", "egret"),
  },
  {
    slug: "pilgrims-house",
    cover: art("gate", words("掛著匾額的紅柱門樓", "A red-pillared gate with a name board", "額を掲げた赤い柱の門"), {
      ground: "cloud",
      palette: "gold",
    }),
    name: words("文昌祠香客房", "The Pilgrims’ House", "文昌祠の宿坊"),
    summary: words(
      "文昌祠後面的八間小房，被子是執事自己曬的。不是信徒也能住，只請晚上早點安靜。",
      "Eight small rooms behind the Wenchang temple, with bedding aired by the stewards. You need not be a believer, but please be quiet from early evening.",
      "文昌祠の裏にある八つの小部屋です。布団は世話役が干しています。信者でなくても泊まれますが、夜は早めにお静かに。",
    ),
    body: words(
      `考季常被陪考的家長訂滿，平日則多半空著。房間裡有桌、有燈、有毛筆，沒有電視。

早齋是地瓜粥和三樣小菜，跟執事同桌吃。想幫忙的話，晨鐘 {fact:rhythm.bell} 敲響時，您大概已經掃完半個院子了。`,
      `In exam season the rooms fill with parents; at other times most are free. There is a table, a lamp and a brush in each, and no television.

Breakfast is sweet potato porridge with three small dishes, at the stewards’ table. By the time the bell rings at {fact:rhythm.bell} you may have swept half the courtyard, if you feel like helping.`,
      `受験の季節は親御さんの予約で埋まりますが、ふだんは空いています。部屋にあるのは机と灯りと筆。テレビはありません。

朝は、さつまいも粥と三品のおかずを世話役と同じ卓でいただきます。{fact:rhythm.bell}の鐘が鳴るころには、庭の半分を掃き終えているかもしれません。お手伝いくださるなら、ですが。`,
    ),
    rooms: [
      { name: words("雙床房（共用浴室）", "Twin room, shared bathroom", "ツインルーム（浴室共用）"), sleeps: 2 },
      { name: words("榻榻米三人房", "Tatami room for three", "三人用の畳の部屋"), sleeps: 3 },
    ],
    priceText: words(
      "隨喜，建議每人每晚 600 元，含早齋",
      "By donation; NT$600 a person with breakfast is suggested",
      "お志（一人一泊600台湾元が目安、朝食付き）",
    ),
    phone: "03-000-0304",
    gallery: views("temple", "incense-burner", "brush-ink"),
  },
  {
    slug: "tea-slope-farm",
    cover: art(
      "leaf",
      words("一枝綠葉，枝腳結著果子", "A green sprig with berries at its foot", "根もとに実をつけた緑の枝"),
      { ground: "waves", palette: "jade" },
    ),
    name: words("茶坡農家", "Tea Slope Farm", "茶畑の農家"),
    summary: words(
      "跟茶農住在一起，清晨可以去採一心二葉，晚上有一桌自家種的菜。",
      "Stay with a tea-growing family. Pick leaves in the morning; at night there is a table of what the farm has grown.",
      "茶農家に泊まり、朝は茶摘み、夜は畑の野菜の並ぶ食卓を囲みます。",
    ),
    body: words(
      `農家在山坡上，離園區開車十五分鐘。沒有開車的客人，可以請主人到接駁車站來接。

房間的窗外就是茶園，霧會飄進來，請關窗睡。不會採茶沒關係，慢慢採的人反而採得漂亮。`,
      `The farm is on a hillside, fifteen minutes’ drive from the park. If you come without a car, ask to be met at the shuttle stop.

The tea begins below your window and the mist drifts in, so close it at night. Never mind if you are slow at picking. Slow pickers pick well.`,
      `園から車で15分の斜面にあります。お車のない方は、シャトルバスの乗り場まで迎えに来てもらえます。

窓の外はもう茶畑です。霧が入ってきますので、おやすみの際は窓をお閉めください。茶摘みははじめてでも大丈夫。ゆっくり摘む方のほうが、きれいに摘めるものです。`,
    ),
    rooms: [
      { name: words("茶園雙人房", "Double room above the tea", "茶畑の見えるダブルルーム"), sleeps: 2 },
      { name: words("和式四人房", "Tatami room for four", "四人用の和室"), sleeps: 4 },
    ],
    priceText: words(
      "雙人房每晚 2,600 元，含早餐；晚餐每人 350 元",
      "NT$2,600 a double with breakfast; supper NT$350 a person",
      "ダブルルーム一泊2,600台湾元（朝食付き）、夕食はお一人350台湾元",
    ),
    phone: "03-000-0305",
    url: "https://tea-slope.example.org/",
    gallery: views("tea-pot", "house", "bicycle"),
  },
  {
    slug: "sugar-works-dormitory",
    cover: art("clock", words("牆上一座老掛鐘", "An old wall clock in a wooden case", "木の箱に入った古い掛け時計"), {
      ground: "lattice",
      palette: "plum",
    }),
    name: words("糖廠宿舍", "The Sugar Works Dormitory", "製糖場の宿舎"),
    summary: words(
      "舊糖廠的木造員工宿舍，走廊很長，鐘走得很慢。適合一家三代一起住。",
      "Timber staff houses of the old sugar works, with a long corridor and a slow clock. Good for three generations together.",
      "昔の製糖場の、木造の職員宿舎です。廊下は長く、時計はゆっくり。三世代でのご宿泊に向いています。",
    ),
    body: words(
      `宿舍由前廠員的孩子們一起照顧，雨淋板、玻璃窗、檜木地板都修回原來的樣子，廁所與浴室則是新的。

每戶有自己的小院，院子裡的芒果樹結果時可以撿。整棟租給一家人，也可以分間住。`,
      `The children of former workers look after the houses. Weatherboards, windows and cypress floors are back as they were, while the bathrooms are new.

Each house has a yard of its own with a mango tree; when it fruits, you may pick up what falls. Rent a whole house for the family, or a single room.`,
      `かつての従業員の子どもたちが、力を合わせて守っています。下見板の壁もガラス窓も檜の床も昔のままに直し、水回りは新しくしました。

一棟ごとに小さな庭があり、マンゴーの実が落ちれば拾って召し上がれます。一棟貸しのほか、一部屋ずつでもお泊まりいただけます。`,
    ),
    rooms: [
      { name: words("整棟（三房）", "Whole house with three bedrooms", "一棟貸し（三部屋）"), sleeps: 8 },
      { name: words("單間雙人房", "One double room", "ダブルルーム一室"), sleeps: 2 },
    ],
    priceText: words(
      "整棟每晚 7,800 元，單間 1,900 元",
      "NT$7,800 a house, NT$1,900 a room",
      "一棟7,800台湾元、一室1,900台湾元",
    ),
    phone: "03-000-0306",
    url: "https://dormitory.example.org/",
    gallery: views("bicycle", "candied-fruit", "house"),
  },
];
