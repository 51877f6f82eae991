import { art, type StarterContent, words } from "#starter/starter.ts";

/** News of the park, newest first; the first two are pinned. */
export const news: StarterContent<"news"> = ({ day }) => [
  {
    slug: "shuttle-covered-stop",
    cover: art("bus", words("剪紙風格的紅色接駁車", "A red cut-paper shuttle bus", "赤いシャトルバスの切り絵"), {
      ground: "waves",
      palette: "sky",
    }),
    title: words(
      "接駁車改停南門遮棚，雨天等車不淋濕",
      "The shuttle now waits under cover at the South Gate",
      "シャトルバスの乗り場が南門の屋根の下に移りました",
    ),
    summary: words(
      "候車亭有座椅、飲水機和無障礙坡道，班次不變。",
      "The new stop has seats, drinking water and a ramp. The timetable stays the same.",
      "新しい乗り場には座席と給水機、スロープがあります。運行本数は変わりません。",
    ),
    body: words(
      `接駁車的上下車地點，已從停車場入口移到南門右側的候車亭。屋頂由園區的木作師傅搭建，簷口加深，午後雷陣雨時也能安心等車。

每日來回仍是 {fact:shuttle.roundTrips}，路線與搭乘方式都沒有變動。

## 新候車亭有什麼
- 十二個座位，其中四個加了扶手
- 飲水機與嬰兒車停放處
- 通往售票口的平緩坡道，輪椅可直接通行

帶著大件行李或需要協助上車的朋友，請向穿靛藍背心的服務人員招手。其他來園方式請見[交通資訊](/access)。`,
      `The shuttle no longer stops at the car park entrance. It now sets down and picks up at the shelter on the right of the South Gate. Our own carpenters built the roof, with eaves deep enough for an afternoon storm.

The bus still makes {fact:shuttle.roundTrips} a day, there and back, on the same route.

## At the new stop
- Twelve seats, four of them with armrests
- Drinking water and room for pushchairs
- A gentle ramp to the ticket windows, suitable for wheelchairs

If you have heavy luggage or need help boarding, wave to anyone in an indigo waistcoat. Other ways to reach us are under [Transportation](/access).`,
      `シャトルバスの乗り場が、駐車場の入口から南門右手の待合所に移りました。屋根は園の大工が手がけ、軒を深くとってあり、夕立のときも濡れずにお待ちいただけます。

運行はこれまでどおり、1日に往復{fact:shuttle.roundTrips}です。経路とご利用方法に変更はありません。

## 新しい待合所の設備
- 座席12席（うち4席はひじ掛け付き）
- 給水機、ベビーカー置き場
- 入園券売り場まで続くゆるやかなスロープ（車いす可）

大きなお荷物をお持ちの方、乗車のお手伝いが必要な方は、藍色のベストを着た係員にお声がけください。そのほかの行き方は[交通アクセス](/access)をご覧ください。`,
    ),
    date: day(-3),
    category: "notice",
    pinned: true,
    files: [],
    gallery: [
      art("gate", words("南門的門樓與燈籠", "The South Gate and its lanterns", "南門の門楼と提灯"), {
        ground: "cloud",
        palette: "brick",
      }),
      art("bench", words("有椅背的藍色木長椅", "A blue wooden bench with a back", "背もたれのある青い木のベンチ"), {
        ground: "lattice",
        palette: "jade",
      }),
      art("joinery", words("屋頂下的斗栱榫接", "The bracket joints under the roof", "屋根を支える組物の継ぎ手"), {
        ground: "tortoise",
        palette: "sand",
      }),
    ],
  },
  {
    slug: "volunteer-guides",
    cover: art(
      "mascot-point",
      words(
        "提燈的小陶鴞舉起翅膀指路",
        "A small clay owl points the way with its wing",
        "小さな陶のふくろうが翼で道を指している",
      ),
      { ground: "cloud", palette: "gold" },
    ),
    title: words(
      "招募導覽志工：帶人看懂一座屋頂",
      "Volunteer guides wanted: teach someone to read a roof",
      "ボランティアガイド募集。屋根の見かたを伝えてみませんか",
    ),
    summary: words(
      "不必是專家。願意聽師傅說、也願意轉述給訪客聽，就可以報名。",
      "You need not be an expert. You need to enjoy listening to makers and telling visitors what they said.",
      "専門知識は問いません。職人の話を聞き、お客さまに伝えるのが好きな方をお待ちしています。",
    ),
    body: words(
      `園區的導覽志工每個月值班兩次，每次半天。有人專講文昌祠的剪黏，有人一路聊街上的小吃，還有一位退休校車司機，最會講戲臺後面的故事。

## 我們提供
- 八堂培訓課，由園裡的師傅和資深志工帶領
- 值班日的午餐與往返接駁
- 服務滿一年的園區志工卡

## 希望您
- 年滿十八歲，一年內可值班二十次
- 會說華語、臺語、客語、英語或日語其中一種以上

請透過[聯絡我們](/contact)留下姓名與想說的語言，我們會在 {fact:contact.replyDays}內回覆面談時間。`,
      `Our volunteer guides come in for two half days a month. One of them speaks of nothing but the porcelain figures on the temple roof. One eats her way down Artisan Street. A retired school bus driver knows the best stories from behind the stage.

## What you get
- Eight training sessions with our makers and senior volunteers
- Lunch and the shuttle on the days you guide
- A volunteer card when your first year is done

## What we ask
- You are at least eighteen and can come twenty times in a year
- You speak at least one of Mandarin, Taiwanese, Hakka, English or Japanese

Leave your name and your languages through [Contact Us](/contact). We will suggest a time to meet within {fact:contact.replyDays}.`,
      `ボランティアガイドの活動は月に2回、半日ずつです。文昌祠（ぶんしょうし）の屋根を飾る剪黏（せんねん、陶片細工）をひたすら語る人もいれば、職人通りの食べ歩きが得意な人もいます。スクールバスの元運転手さんは、舞台裏の話なら誰にも負けません。

## 園がご用意するもの
- 職人と先輩ガイドによる全8回の研修
- 活動日の昼食とシャトルバス
- 1年間活動された方へのボランティアカード

## お願いしたいこと
- 18歳以上で、1年に20回活動できること
- 中国語、台湾語、客家語（ハッカご）、英語、日本語のうち一つ以上を話せること

[お問い合わせ](/contact)からお名前と話せる言語をお知らせください。{fact:contact.replyDays}以内に面談の日時をご案内します。`,
    ),
    date: day(-11),
    category: "recruitment",
    pinned: true,
    files: [
      {
        name: words(
          "導覽志工報名表（三語）",
          "Volunteer guide form (three languages)",
          "ボランティアガイド応募用紙（三か国語）",
        ),
        key: "documents/volunteer-guide-form.pdf",
        bytes: 255569,
      },
    ],
    gallery: [
      art(
        "roof-ridge",
        words(
          "屋脊上的剪黏龍與白花",
          "A cut-porcelain dragon and white flowers on a ridge",
          "屋根の棟を飾る陶片の龍と白い花",
        ),
        { ground: "cloud", palette: "sky" },
      ),
      art("map", words("插著紅圖釘的園區導覽圖", "A map of the park with a red pin", "赤いピンを立てた園内マップ"), {
        ground: "waves",
        palette: "sand",
      }),
      art(
        "stage",
        words("紅幕分開的戲臺與演員", "A stage with parted red curtains and two actors", "赤い幕の分かれた舞台と役者"),
        { ground: "lattice", palette: "plum" },
      ),
    ],
  },
  {
    slug: "puppet-theatre-evenings",
    cover: art(
      "glove-puppet",
      words("留著黑鬚的黃衣戲偶", "A black-bearded puppet in yellow", "黒いひげの、黄色い衣の人形"),
      { ground: "lattice", palette: "brick" },
    ),
    title: words(
      "偶戲館加演下午場：先看戲，再到後臺摸戲偶",
      "More afternoons at the puppet theatre, and backstage after",
      "人形劇館、午後の公演をふやしました。終演後は舞台裏へ",
    ),
    summary: words(
      "散戲後開放後臺，讓大小朋友把手伸進戲偶裡。",
      "After the play the back of the stage is opened, and hands of every size may go into the puppets.",
      "終演後に舞台裏を開放し、大人も子どもも人形に手を入れて動かせます。",
    ),
    body: words(
      `上午看布袋戲的人多半還有下一站要趕，師傅們常說，最想慢慢教的手法都沒時間教。於是週末下午，偶戲館多排了一場[夜過白石橋](/show/crossing-white-stone-bridge)，戲一樣短，留下來的時間長一點。

散戲之後，後臺的門會打開。主演會示範怎麼用一根食指讓戲偶點頭，也會讓您看看藏在戲服裡的小暗袋。鑼鼓是現場的，很響，怕大聲的小朋友可以坐最後兩排。

另有一齣新的皮影戲[燈後的老虎](/show/tiger-behind-the-lamp)，短期在週五與週六下午演出，演完也會掀起白幕給大家看。場次與票價請見[演出](/show)。`,
      `In the morning most people who watch the puppets have somewhere to be next. The masters say they never get to teach the things worth teaching slowly. So at weekends the theatre now gives [Crossing White Stone Bridge by Night](/show/crossing-white-stone-bridge) in the afternoon as well: the same short play and a longer stay.

When the play ends the back door opens. The lead puppeteer shows how one forefinger makes a puppet nod, and where the small secret pocket is sewn into the costume. The gongs and drums are live, and loud. The last two rows are kinder to small ears.

A new shadow play, [The Tiger Behind the Lamp](/show/tiger-behind-the-lamp), has a short run on Friday and Saturday afternoons; there, too, the screen is lifted at the end. Times and prices are under [Performances](/show).`,
      `午前の公演をご覧になる方の多くは、次の予定があって席を立たれます。「ゆっくり教えたいことほど、教える暇がない」と師匠たちは言います。そこで週末は、[夜の白石橋を渡る](/show/crossing-white-stone-bridge)を午後にも上演し、そのあとの時間を長くとりました。

幕が下りると舞台裏の扉が開きます。人さし指一本で人形をうなずかせるこつや、衣装の中に縫い込まれた隠しポケットを、座長がお見せします。鳴り物は生演奏で、銅鑼や太鼓が大きく響きます。音が苦手なお子さまには、後ろの2列をおすすめします。

新作の影絵芝居[灯りの後ろの虎](/show/tiger-behind-the-lamp)も、期間限定で金曜と土曜の午後に上演します。こちらも終演後に白い幕を上げてお見せします。日時と料金は[公演](/show)をご覧ください。`,
    ),
    date: day(-18),
    category: "event",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "own-cup",
    cover: art("cup", words("冒著熱氣的陶杯", "A clay cup with rising steam", "湯気の立つ陶器のカップ"), {
      ground: "waves",
      palette: "jade",
    }),
    title: words(
      "自備杯，每杯折 {fact:cup.discount}",
      "Bring your own cup and save {fact:cup.discount}",
      "マイカップのご利用で1杯につき{fact:cup.discount}引き",
    ),
    summary: words(
      "園區所有賣飲料的店家都適用，杯子大小不拘。",
      "It works at every shop in the park that sells drinks, whatever the size of your cup.",
      "飲み物を扱う園内すべての店でお使いいただけます。カップの大きさは問いません。",
    ),
    body: words(
      `帶自己的杯子來，每一杯飲料折 {fact:cup.discount}。不必是特別的環保杯，阿公的鋼杯、孩子的水壺、家裡的馬克杯都可以，洗乾淨就好。

忘了帶也沒關係。[榕下茶舖](/shop/banyan-tea)與[河邊咖啡](/shop/river-cafe)備有窯場燒的陶杯，付一點押金，喝完歸還就退。杯底都有編號，有人已經認得自己最愛的那一個。

園區的垃圾桶去年少收了好幾車紙杯，清潔班的大姐要我們代她說聲謝謝。`,
      `Bring a cup and every drink costs {fact:cup.discount} less. It need not be a special one. Grandfather’s steel mug will do, or a child’s bottle, or the cup from your kitchen, as long as it is clean.

If you forget, the [tea house under the banyan](/shop/banyan-tea) and the [river café](/shop/river-cafe) lend cups fired in our own kiln yard. You leave a deposit and get it back with the last sip. Each cup has a number underneath, and some regulars already have a favourite.

Last year our bins held several cartloads fewer paper cups. The cleaning team asked us to say thank you.`,
      `カップをお持ちいただくと、飲み物が1杯につき{fact:cup.discount}引きになります。専用のものでなくてかまいません。おじいさんの湯のみでも、お子さまの水筒でも、きれいに洗ってあれば大丈夫です。

お忘れのときは、[ガジュマルの茶店](/shop/banyan-tea)と[川辺のカフェ](/shop/river-cafe)で、園の窯で焼いたカップをお貸しします。預かり金はお返しの際に戻ります。底に番号が入っていて、お気に入りの1個が決まっている常連さんもいます。

昨年は紙コップのごみが荷車何台分も減りました。清掃の係から、皆さまへお礼を申し上げます。`,
    ),
    date: day(-32),
    category: "notice",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "lantern-orders",
    cover: art(
      "wish-lantern",
      words("寫著「平安」的橘色燈", "An orange lantern with the words for peace on it", "「平安」と書いた橙色の灯り"),
      { ground: "cloud", palette: "plum" },
    ),
    title: words(
      "線上祈願燈：週四前訂，下週一點燈",
      "Wish lanterns online: order before Thursday, lit on Monday",
      "オンライン祈願灯は、水曜日までのお申し込みで翌週の月曜日に点灯",
    ),
    summary: words(
      "點燈、誦念姓名與寄送的時間一次說清楚，毛孩的燈也可以點。",
      "When your lantern is lit, when your name is read and when the parcel leaves. Pets may have one too.",
      "点灯とお名前の読み上げ、発送の時期をまとめました。ペットの祈願灯もあります。",
    ),
    body: words(
      `常有人問：在網路上點的燈，真的有人點嗎？有的。每個週一的晨鐘響過，文昌祠的廟祝會照名單一盞一盞點亮，並念出每一個名字。

## 時間怎麼算
- 週一到週三的訂單，下一個週一點燈
- 週四到週日的訂單，再下一個週一點燈
- 祈福小物在點燈後 {fact:lantern.mailWithin}內寄出

線上祈願燈每盞 {fact:lantern.online}，現場點燈每盞 {fact:lantern.onSite}。毛孩祈願燈每盞 {fact:lantern.pet}，受理時間為 {fact:lantern.petHours}，歡迎帶牠一起來。點燈方式請見[點燈](/light)。`,
      `People ask whether somebody really lights the lanterns ordered online. Somebody does. Every Monday after the morning bell the temple keeper goes down the list, lights them one by one, and reads each name aloud.

## When it happens
- Ordered from Monday to Wednesday: lit on the next Monday
- Ordered from Thursday to Sunday: lit on the Monday after that
- The small temple gifts are posted within {fact:lantern.mailWithin} of the rite

A lantern ordered online is {fact:lantern.online}, one lit at the temple {fact:lantern.onSite}. Lanterns for pets are {fact:lantern.pet}, on offer daily {fact:lantern.petHours}, and the pet is welcome to come along. See [Light a lantern](/light).`,
      `「オンラインで申し込んだ灯りは、本当にともされるのですか」とよく尋ねられます。はい。毎週月曜日、朝の鐘のあとに、文昌祠（ぶんしょうし）の守り人が名簿の順に一つずつともし、お名前を読み上げています。

## 点灯の時期
- 月曜日から水曜日のお申し込みは、次の月曜日
- 木曜日から日曜日のお申し込みは、その次の週の月曜日
- 授与品は、点灯のあと{fact:lantern.mailWithin}以内に発送

オンライン祈願灯は1灯{fact:lantern.online}、現地での祈願灯は1灯{fact:lantern.onSite}です。ペットの祈願灯は1灯{fact:lantern.pet}、受付は{fact:lantern.petHours}です。どうぞ一緒にお越しください。詳しくは[祈願灯](/light)をご覧ください。`,
    ),
    date: day(-47),
    category: "notice",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "egret-count",
    cover: art(
      "egret",
      words("夕陽前佇立水上的白鷺", "An egret standing in the water at sunset", "夕日を背に水に立つ白鷺"),
      { ground: "waves", palette: "indigo" },
    ),
    title: words("白鷺池今年數到六十三個巢", "Sixty-three nests at the egret pond", "白鷺の池で63の巣を数えました"),
    summary: words(
      "連續數了五年，今年的巢最多。",
      "The fifth year of counting gave the highest number so far.",
      "5年目の調査で、これまででいちばん多い数になりました。",
    ),
    body: words(
      `附近國小的孩子和園區志工，五年來在同一個月、同一個時刻，站在同樣的六個點數鳥巢。今年一共六十三個，比第一年多了二十六個。

園區這幾年做的事其實很少：池邊的路燈換成照腳不照樹的矮燈，對岸的竹林不再修剪，築巢期間把靠池那一排水霧關掉。陪我們數鳥的老師說，有時候把手收回來，就是最好的幫忙。

想看白鷺，請走[白鷺池](/navigate/egret-pond)外側步道。帶望遠鏡，不帶喇叭。`,
      `For five years, in the same month and at the same hour, village schoolchildren and our volunteers have stood at the same six places and counted nests. This year there were sixty-three, twenty-six more than the first time.

We have done little. The lamps by the water now light the path and not the trees. The bamboo on the far bank is left alone. The row of mist nozzles nearest the pond stays off while the birds are building. Sometimes, says the teacher who counts with us, the best help is to take your hands away.

To see the egrets, use the outer path of the [pond](/navigate/egret-pond). Bring binoculars and leave the loudspeaker at home.`,
      `近くの小学校の子どもたちと園のボランティアが、5年前から毎年同じ月の同じ時刻に、同じ6か所に立って巣を数えています。今年は63。最初の年より26増えました。

園がしたことは多くありません。池のまわりの灯りを、木ではなく足もとを照らす低いものに替えました。対岸の竹は刈らずに残しています。巣づくりの間は、池にいちばん近いミストを止めます。「手を引くことが、いちばんの手助けになることもあります」と、一緒に数えてくださる先生は話します。

白鷺をご覧になる方は[白鷺の池](/navigate/egret-pond)の外側の遊歩道をお通りください。双眼鏡は歓迎、スピーカーはご遠慮ください。`,
    ),
    date: day(-61),
    category: "press",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "indigo-vat-opening",
    cover: art(
      "indigo-cloth",
      words("晾在竹竿上的藍染布", "Indigo cloth drying on a bamboo pole", "竹ざおに干した藍染めの布"),
      { ground: "tortoise", palette: "sand" },
    ),
    title: words(
      "染坊開缸日：看藍色在空氣裡醒來",
      "The dye house opens a new vat",
      "藍甕開き。空気の中で青が目を覚まします",
    ),
    summary: words(
      "布從缸裡拉出來是綠的，數到三十才變藍。開缸當天人人可以染一角。",
      "Cloth comes up green and turns blue while you count to thirty. On the day, anyone may dip a corner.",
      "引き上げた布は緑。30数えるうちに青くなります。当日はどなたでも布の端を染められます。",
    ),
    body: words(
      `養一缸藍要一個多月。染坊的師傅每天早晚攪兩次，聞味道、看泡沫，覺得它餓了就餵一點米酒和麥芽糖。缸養好了，水面會浮起一層紫銅色的膜，像睡醒的人揉眼睛。

開缸當天，師傅會先染一匹十公尺的長布，從染坊一路晾到月河邊。之後每位訪客都能在接龍的布上染一角，簽上名字；整條布會掛在染坊的橫梁上，掛到下一次開缸。

穿舊衣服來。藍色會挑人，誰的袖子乾淨就先沾誰。想自己染一條帕子帶回家，請看[手作體驗](/experiences/indigo-handkerchief)。`,
      `It takes more than a month to raise a vat of indigo. The dyer stirs it morning and evening. She smells it, watches the froth, and feeds it rice wine and malt sugar when it seems hungry. When it is ready a coppery skin comes up on the surface, like someone rubbing their eyes.

On the opening day she first dyes one cloth ten metres long, and hangs it out from the dye house down to the Moon River. Then every visitor may dip a corner of a second cloth and sign it. That one hangs from our roof beam until the next opening.

Wear old clothes. Indigo finds the cleanest sleeve first. If you want a handkerchief of your own to take home, see the [indigo workshop](/experiences/indigo-handkerchief).`,
      `藍甕を一つ育てるには、ひと月あまりかかります。職人は朝夕2回かき混ぜ、においをかぎ、泡を見て、おなかがすいていそうなら米の酒と麦芽糖を与えます。仕上がると、水面に赤銅色の膜が浮かびます。目を覚ました人がまぶたをこするように。

当日はまず職人が10メートルの布を染め、藍染め工房から月河のほとりまで干します。そのあと、お越しの皆さまに寄せ書きの布の端を染めていただきます。布は次の甕開きまで、藍染め工房の梁に掛けておきます。

汚れてもよい服でお越しください。藍は、いちばんきれいな袖から染めにきます。ご自分のハンカチを染めたい方は[手づくり体験](/experiences/indigo-handkerchief)をどうぞ。`,
    ),
    date: day(-76),
    category: "event",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "temple-ridge-finished",
    cover: art(
      "roof-ridge",
      words(
        "夜空下屋脊上的剪黏龍",
        "A cut-porcelain dragon on a ridge under the night sky",
        "夜空の下、棟の上の陶片の龍",
      ),
      { ground: "cloud", palette: "night" },
    ),
    title: words(
      "文昌祠屋脊修好了，鷹架已拆",
      "The ridge of the Wenchang temple is finished",
      "文昌祠の棟飾りの修復が終わりました",
    ),
    summary: words(
      "四千多片碗片，一片一片剪、一片一片貼。能留的舊片都留下來了。",
      "More than four thousand pieces of bowl, cut and set by hand. Every old piece that could stay has stayed.",
      "切って貼った器のかけらは四千片あまり。残せる古い陶片はすべて残しました。",
    ),
    body: words(
      `歷經十四個月，文昌祠正殿屋脊的修復完成，鷹架已經拆除，拜殿前的石階也重新開放。

剪黏師傅先把脫落的舊片洗淨、編號、拍照，能用的全部貼回原位；補上的新片，是請窯場照老碗的釉色另外燒的。站在廟埕往上看，新舊幾乎分不出來。走到東側迴廊用望遠鏡看，就會發現新片的邊緣比較利，這是師傅刻意留的，讓一百年後的人知道哪裡是我們修的。

修復過程的照片與工法，收在[傳統建築修復](/repair)。`,
      `After fourteen months the ridge of the main hall is finished. The scaffolding is down, and the steps in front of the hall are open again.

The cut-porcelain master washed, numbered and photographed every fallen piece, and put back all that would hold. New pieces come from bowls fired in our kiln yard to match the old glazes. From the plaza you can hardly tell them apart. From the east gallery, with binoculars, you can: the new edges are sharper. He left them so on purpose. In a hundred years people should see what was ours.

Pictures of the work and how it was done are under [Traditional Architecture Restoration](/repair).`,
      `14か月にわたる本殿の棟飾りの修復が終わりました。足場は外れ、拝殿前の石段もお通りいただけます。

職人はまず、落ちた古い陶片を洗い、番号をつけ、写真に収め、使えるものはすべて元の位置に戻しました。足りない分は、古い器の釉薬の色に合わせて園の窯で焼いた器を割って補っています。広場から見上げても、ほとんど見分けがつきません。東の回廊から双眼鏡で見ると、新しい陶片のほうが縁が鋭いのがわかります。これは、百年後の人に修復の跡がわかるように、わざと残したものです。

修復の写真と工法は[伝統建築の修復](/repair)でご紹介しています。`,
    ),
    date: day(-94),
    category: "press",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "apprentice-carver",
    cover: art(
      "string-puppet",
      words("木條下垂著的懸絲傀儡", "A string puppet below its wooden bar", "木の手板から下がる糸操り人形"),
      { ground: "lattice", palette: "gold" },
    ),
    title: words("戲偶工坊徵學徒一名", "The puppet workshop seeks an apprentice", "人形工房、弟子を1名募集します"),
    summary: words(
      "兩年支薪學習，刻偶頭、縫戲服，也要學會掃木屑。",
      "Two paid years of carving heads, sewing costumes and sweeping up the shavings.",
      "給料の出る2年間です。頭を彫り、衣装を縫い、木くずの掃除も覚えます。",
    ),
    body: words(
      `刻了五十年偶頭的師傅想收一位徒弟。他說不看學歷，看兩件事：手上有沒有耐心，嘴上有沒有禮貌。

## 學什麼
1. 磨刀，大約半年
2. 打粗胚、定五官，從丑角刻起
3. 上土、上彩、植鬚
4. 縫戲服、配盔帽

學徒為基金會正式人員，每週五天，供宿舍。請寄一封親手寫的信，說說您做過最久、沒有放棄的一件事，並附上一件自己做的東西的照片。信寄到[聯絡我們](/contact)頁面所列的地址，入選者會請到工坊試做三天，試做期間也給薪。`,
      `A master who has carved puppet heads for fifty years would like to take on one pupil. He does not ask about school. He asks two things: are your hands patient, and are you polite?

## What you will learn
1. Sharpening, for about half a year
2. Blocking out and placing a face, starting with the clowns
3. Ground, paint and beards
4. Costumes and headgear

The apprentice is employed by the foundation, five days a week, with a room. Send us a handwritten letter about the longest thing you ever did without giving up, with a photograph of something you made. The address is under [Contact Us](/contact). Those we choose are asked to the workshop for three trial days, which are paid too.`,
      `人形の頭を彫って50年の師匠が、弟子を一人とりたいと話しています。学歴は問いません。見るのは二つだけ。手に根気があるか、口に礼儀があるか、です。

## 学ぶこと
1. 刃物を研ぐ（およそ半年）
2. 木取りと目鼻の割り出し。道化役の頭から始めます
3. 下地、彩色、ひげの植え付け
4. 衣装の仕立てと冠

弟子は財団の職員として採用します。週5日勤務、宿舎があります。これまでにいちばん長く、投げ出さずに続けたことを手書きの手紙に書き、ご自分で作ったものの写真を添えてお送りください。宛先は[お問い合わせ](/contact)にあります。選考を通った方には、工房で3日間の試し仕事をしていただきます。この間も給料をお支払いします。`,
    ),
    date: day(-110),
    category: "recruitment",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "group-booking-online",
    cover: art(
      "ticket",
      words(
        "兩張疊著的入園票，印著屋頂",
        "Two admission tickets, one printed with a roof",
        "屋根の絵を刷った2枚の入園券",
      ),
      { ground: "ice", palette: "sky" },
    ),
    title: words("團體預約改為線上填單", "Groups can now book online", "団体予約がオンラインになりました"),
    summary: words(
      "不必再傳真。送出後會收到預約編號，隨時可以查進度。",
      "No more fax. You get a reference code at once and can see how things stand at any time.",
      "ファクスは不要になりました。送信後すぐに受付番号が届き、いつでも状況を確認できます。",
    ),
    body: words(
      `多年來，老師們都是先打電話、再傳真、再打電話確認傳真有沒有到。現在在[團體預約](/group)頁面填好人數與到園時間，只買門票的團體送出就算預約完成。

## 請先知道
- 最晚在到訪日 {fact:group.noticeDays}前預約，最遠可約到 {fact:group.furthestDays}後
- 加訂導覽、手作或場地，我們會在 {fact:group.replyDays}內回覆
- 送出後若要修改，請來電，由同仁代為更改

一日行程的建議，可參考[校外教學](/field-trip)與[班級體驗](/class-tour)。傳真機退休後，擺進了展覽館的倉庫。`,
      `For years teachers rang, sent a fax, and rang again to ask whether the fax had come. Now you enter your numbers and arrival time under [Group Reservations](/group). If you only need tickets, that is all: the reservation stands as soon as you send it.

## Good to know
- Book at least {fact:group.noticeDays} before the visit, and at most {fact:group.furthestDays} ahead
- If you add a guide, a workshop or a room, we reply within {fact:group.replyDays}
- To change a reservation after sending it, please ring. The desk will do it for you

Ideas for a day out are under [field trips](/field-trip) and [class tours](/class-tour). The fax machine has retired to the store of the exhibition hall.`,
      `これまでは、電話をして、ファクスを送り、届いたかどうかをまた電話で確かめる、という手順でした。これからは[団体予約](/group)に人数と到着時刻を入力するだけです。入園券のみの団体は、送信した時点で予約が確定します。

## ご予約の前に
- 予約は来園日の{fact:group.noticeDays}前まで。受付は{fact:group.furthestDays}先まで可能です
- ガイド、手づくり体験、会場をあわせて希望される場合は、{fact:group.replyDays}以内にご返答します
- 送信後の変更はお電話で承り、係員が手続きします

行程の例は[校外学習](/field-trip)と[クラス体験](/class-tour)をご覧ください。役目を終えたファクス機は、展示館の収蔵庫に入りました。`,
    ),
    date: day(-127),
    category: "notice",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "hundred-umbrellas",
    cover: art(
      "paper-umbrella",
      words("畫著花枝的黃色油紙傘", "A yellow paper umbrella with a flowering branch", "花の枝を描いた黄色い油紙傘"),
      { ground: "waves", palette: "brick" },
    ),
    title: words("百傘過橋：週末一起把傘撐到對岸", "A hundred umbrellas across the bridge", "百の傘が橋を渡ります"),
    summary: words(
      "借一把油紙傘，跟著嗩吶過橋。下雨照走，而且更好看。",
      "Borrow a paper umbrella and follow the suona over the bridge. If it rains, so much the better.",
      "油紙傘を借りて、チャルメラのあとについて橋を渡りましょう。雨ならいっそう見ものです。",
    ),
    body: words(
      `「傘」字裡有五個人，最大的那個人撐著底下四個。客家人嫁女兒常送一對油紙傘，盼著多子多孫。這個週末，我們請一百位訪客每人撐一把，跟著嗩吶隊從廟埕走過月河。

傘由[製傘師傅](/shop/umbrella-maker)和附近國中的學生一起糊，有些歪，有些破了補上一隻蝴蝶。隊伍裡不排順序，誰先到誰先走，推嬰兒車的走中間。

走到對岸，傘可以帶著拍照，拍完交還，下一隊再走。真正想帶一把回家的人，可以在[油紙傘體驗](/experiences/paper-umbrella)自己做。場次請見[活動](/activity)。`,
      `The character for umbrella is made of five people: a big one spread like a roof over four little ones. In Hakka villages a pair is a wedding gift, with the wish for many children. This weekend we ask a hundred visitors to carry one each, and to follow the suona players from the temple plaza across the river.

The umbrellas were pasted by the [umbrella maker](/shop/umbrella-maker) and pupils from a nearby secondary school. Some lean. Some were torn and have been mended with a butterfly. There is no order in the line. Whoever comes first walks first, and pushchairs go in the middle.

On the far bank you may keep yours for a photograph, then hand it to the next walkers. If you want one for good, [make it yourself](/experiences/paper-umbrella). Times are under [Events](/activity).`,
      `「傘」という字には、人が五人います。大きな一人が屋根になり、その下に四人。客家（ハッカ）の村では、子孫が栄えるようにと、婚礼に一対の傘を贈りました。この週末は、100人のお客さまに1本ずつ傘をさしていただき、チャルメラの楽隊について廟前広場から月河を渡ります。

傘は[傘職人](/shop/umbrella-maker)と近くの中学生が一緒に張りました。少し傾いたものも、破れたところに蝶を貼ったものもあります。並び順はありません。早く来た人から歩き、ベビーカーは列の真ん中へどうぞ。

対岸で写真を撮ったら、傘は次の組へ渡してください。1本持ち帰りたい方は[油紙傘づくり](/experiences/paper-umbrella)へ。時間は[イベント](/activity)をご覧ください。`,
    ),
    date: day(-146),
    category: "event",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "umbrellas-left-behind",
    cover: art(
      "umbrella-lost",
      words(
        "孤單的一把紅傘，吊牌上畫著問號",
        "A lone red umbrella, a question mark on its tag",
        "「？」の札のついた、ひとりぼっちの赤い傘",
      ),
      { ground: "tortoise", palette: "jade" },
    ),
    title: words("四十七把傘在等主人", "Forty-seven umbrellas are waiting", "47本の傘が持ち主を待っています"),
    summary: words(
      "失物改放遊客中心，並可在網站上查詢。",
      "Lost items have moved to the visitor centre, and you can look it up on this site.",
      "お忘れ物はビジターセンターでお預かりし、サイトでもお探しいただけます。",
    ),
    body: words(
      `連下了幾個星期的雨，我們點了一次傘：黑的十九把，格子的十一把，有貓耳朵的兩把，其餘是各種藍。還有一支助行杖，主人應該是走得很好，忘了它。

失物現在統一放在[遊客中心](/navigate/visitor-centre)，拾獲日、地點和樣子都登在[失物招領](/faq/lostfound)。領取時請說出一個只有主人知道的特徵，例如傘柄上的貼紙。

保管半年後沒有人領的傘，會掛在南門外，變成下雨天誰都能借的傘。`,
      `After weeks of rain we counted the umbrellas. Nineteen black, eleven checked, two with cat’s ears, and the rest in various blues. There is also a walking stick. Its owner must have been walking very well.

Lost items are now kept at the [visitor centre](/navigate/visitor-centre). What was found, where and when is listed under [Lost and found](/faq/lostfound). When you come for it, tell us something only the owner would know, such as the sticker on the handle.

Umbrellas that nobody has claimed after six months go to the rack outside the South Gate, for anyone caught in the rain.`,
      `長雨のあと、傘を数えてみました。黒が19本、チェックが11本、猫の耳つきが2本、あとはいろいろな青です。つえも1本ありました。帰りはきっと、足どりが軽かったのでしょう。

お忘れ物は[ビジターセンター](/navigate/visitor-centre)にまとめました。見つかった日と場所、特徴は[お忘れ物](/faq/lostfound)に載せています。お受け取りの際は、持ち手のシールなど、持ち主だけが知っている目印をお聞かせください。

半年たっても持ち主が現れない傘は、南門の外の傘立てに移し、雨の日にどなたでも使える貸し傘になります。`,
    ),
    date: day(-163),
    category: "notice",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "beiguan-walk",
    cover: art(
      "drum",
      words("紅漆大鼓與飛起的鼓棒", "A red drum with its sticks in the air", "赤い太鼓と宙に舞うばち"),
      { ground: "lattice", palette: "indigo" },
    ),
    title: words(
      "北管踩街：四個村子的鑼鼓一起來",
      "Four villages bring their gongs",
      "四つの村の銅鑼と太鼓が園を練り歩きます",
    ),
    summary: words(
      "四個子弟班從四個方向出發，在中央廣場碰頭，看誰先亂拍。",
      "Four village bands set out from four corners and meet on the central plaza, to see who loses the beat first.",
      "四つの村の素人楽団が四方から出発し、中央広場で合流。最初に拍子を乱すのはどこでしょう。",
    ),
    body: words(
      `以前廟會上，兩隊人馬在路口相遇，誰也不讓，就用鑼鼓比輸贏，叫做「拚館」。拚的是氣長、拍穩、曲子多，輸的那一隊要請吃點心。

這次四個村子的子弟班分別從[南門](/navigate/south-gate)、[文昌祠](/navigate/wenchang-temple)、[月河廣場](/navigate/moon-river-plaza)與[窯場](/navigate/kiln-yard)出發，在中央廣場碰頭。年紀最大的鼓手八十二歲，最小的打鈸手九歲，是他曾孫。

路線經過的店家都準備了青草茶。怕吵的朋友，服務臺有耳塞可以索取。時間請見[活動](/activity)。`,
      `When two processions met at a crossroads in the old days, neither would give way. They settled it with gongs and drums. It was a contest of breath, of steadiness and of how many tunes you knew. The losers bought supper.

This time the amateur bands of four villages set out from the [South Gate](/navigate/south-gate), the [Wenchang temple](/navigate/wenchang-temple), the [Moon River Plaza](/navigate/moon-river-plaza) and the [kiln yard](/navigate/kiln-yard), and meet in the middle. The oldest drummer is eighty-two. The youngest cymbal player is nine, and is his great-grandson.

The shops along the way have herbal tea ready. If it is too loud for you, ask at the visitor centre for earplugs. Times are under [Events](/activity).`,
      `昔の祭りでは、二つの行列が辻で出会うと、どちらも道をゆずらず、銅鑼と太鼓で勝負をつけました。息の長さ、拍の確かさ、曲の多さを競い、負けたほうが夜食をごちそうします。

今回は四つの村の素人楽団が、[南門](/navigate/south-gate)、[文昌祠（ぶんしょうし）](/navigate/wenchang-temple)、[月河広場](/navigate/moon-river-plaza)、[窯場](/navigate/kiln-yard)からそれぞれ出発し、中央広場で顔を合わせます。最年長の太鼓打ちは82歳。シンバルを受け持つ最年少は9歳で、そのひ孫です。

道沿いの店では青草茶（薬草のお茶）を用意してお待ちしています。大きな音が苦手な方には、ビジターセンターで耳栓をお渡しします。時間は[イベント](/activity)をご覧ください。`,
    ),
    date: day(-330),
    category: "event",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "audio-guide-three-languages",
    cover: art(
      "phone",
      words(
        "手機螢幕上的廟，兩旁是聲波",
        "A phone showing a temple, sound waves on either side",
        "祠を映す携帯電話と、両わきの音の波",
      ),
      { ground: "cloud", palette: "sand" },
    ),
    title: words(
      "語音導覽有三種語言了",
      "The audio guide now speaks three languages",
      "音声ガイドが三つの言語になりました",
    ),
    summary: words(
      "不用下載，用自己的手機打開就能聽，也可以只讀文字。",
      "Nothing to install. Open it on your own phone and listen, or simply read.",
      "アプリは要りません。お手持ちの携帯電話で聴くことも、読むこともできます。",
    ),
    body: words(
      `語音導覽的文字，由園區的解說員分別用中文、英文和日文寫成：說的是同樣的故事，用的是各自的口氣。講布袋戲的那一站，三種語言都先請聽的人把右手伸出來。

每一站都有全文，聽不清楚的地方可以用看的。聲音由手機朗讀，少數幾站另有合成錄音；將來會請村裡的長輩用臺語再錄一次。

連上園區的免費無線網路，就能聽[語音導覽](/audio-guide)。耳機請自備，遊客中心也借得到。`,
      `Our guides wrote the texts of the audio guide in Chinese, English and Japanese. The stories are the same, and each language tells them in its own voice. At the puppet stop all three begin by asking you to hold out your right hand.

Every stop comes with its full text, so you can read what you could not hear. Your phone reads it aloud. A few stops also have a synthesised recording. Later we hope to record the village elders in Taiwanese.

The [Audio Guide](/audio-guide) works on the park’s free network. Bring earphones, or borrow a pair at the visitor centre.`,
      `音声ガイドの文章は、園の解説員が中国語、英語、日本語のそれぞれで書きました。お話は同じでも、語り口は言葉ごとに違います。布袋劇の番号では、どの言葉でも、まず右手を出していただくところから始まります。

どの場所にも全文を載せてあるので、聞き取れなかったところは読んで確かめられます。読み上げは携帯電話の音声で、一部の場所には合成音声の録音もあります。いずれは村のお年寄りに台湾語で語っていただく予定です。

[音声ガイド](/audio-guide)は園内の無料Wi-Fiでお使いになれます。イヤホンはお持ちください。ビジターセンターでもお貸しします。`,
    ),
    date: day(-372),
    category: "press",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "stage-crew",
    cover: art("stage", words("拉開一半的戲臺布幕", "A stage with its curtain half drawn", "半分ひらいた舞台の幕"), {
      ground: "tortoise",
      palette: "plum",
    }),
    title: words(
      "戲臺徵燈光與舞臺人員兩名",
      "Two stage hands wanted: lights and scenery",
      "舞台係2名を募集します（照明・大道具）",
    ),
    summary: words(
      "怕高不行，怕黑不行，怕鑼聲也不行。其他都可以教。",
      "You must not mind heights, the dark or gongs. Everything else can be taught.",
      "高いところ、暗いところ、銅鑼の音。この三つが平気なら、あとはお教えします。",
    ),
    body: words(
      `戲臺後面有兩個位子空出來：一位管燈，一位管布景與戲箱。前一任管燈的大哥做了二十二年，退休那天，全團在謝幕時把燈打到他身上。

## 工作內容
- 裝臺、試燈、換景，演出時守在側幕
- 每月一次檢查吊桿與電線
- 陪外地劇團進場，讓他們知道廁所和熱水在哪裡

## 條件
- 輪班，週末與晚間需上班，平日補休
- 有證照很好，沒有的人我們送去考

請由[聯絡我們](/contact)寄上簡短自介，並寫下您看過、覺得燈打得最好的一場戲。`,
      `Two places are free behind the stage: one for lights, one for scenery and costume trunks. The last man on the lights was here for twenty-two years. On his final evening the troupe turned them on him at the curtain call.

## The work
- Rigging, focusing and changing scenes, and standing in the wings during the play
- Checking the bars and cables once a month
- Looking after visiting troupes, who need to know where the hot water is

## The terms
- Shifts, with weekends and evenings, and days off in the week
- A certificate is welcome. If you have none, we pay for the course

Send a few lines through [Contact Us](/contact), and tell us about the best lighting you ever saw.`,
      `舞台の裏で二つの持ち場が空きました。照明と、大道具および衣装箱の係です。先代の照明係は22年勤めました。最後の日のカーテンコールでは、一座が照明をその人に当てて見送りました。

## 仕事の内容
- 設営、明かり合わせ、場面転換。上演中は袖で待機します
- 月に1回、吊り物と電線を点検します
- よその劇団を迎え、洗面所とお湯の場所からご案内します

## 勤務について
- 交替制。週末と夜の勤務があり、平日に休みをとります
- 資格があれば歓迎します。なければ費用を園が負担して講習を受けていただきます

[お問い合わせ](/contact)から簡単な自己紹介をお送りください。これまでに見た中で、いちばん明かりがよかった舞台のことも書き添えてください。`,
    ),
    date: day(-420),
    category: "recruitment",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "first-wood-firing",
    cover: art("kiln", words("夜裡窯口的火光", "Firelight in the mouth of a kiln at night", "夜の窯口にのぞく炎"), {
      ground: "ice",
      palette: "night",
    }),
    title: words("窯場第一次柴燒，開窯那天沒有人說話", "The kiln yard’s first wood firing", "窯場で初めての薪窯焚き"),
    summary: words(
      "三天三夜不斷火，四百件陶器，燒裂的只有一件，是師傅自己的茶杯。",
      "Three days and nights of fire and four hundred pots. Only one broke, and it was the potter’s own cup.",
      "三日三晩火を絶やさず、焼いた器は400点。割れたのは1点だけ、職人の湯のみでした。",
    ),
    body: words(
      `窯場的新柴窯上個月點火。陶師、木作師傅和村裡做過磚窯的阿伯輪班顧火，三班人，七十二小時，燒的全是颱風吹倒的相思木。

封窯後等了三天。開窯那天，大家蹲在窯口，沒有人先說話。第一個捧出來的，是國小孩子做的小碗，落灰在碗口流成一圈淡綠，像池水。

這一窯的作品，有一部分在[窯口小舖](/shop/kiln-shop)，孩子們的都已經寄回學校。下一次燒窯前，會在這裡公布守夜的報名。`,
      `The new wood kiln was lit last month. The potters, our carpenters and an old brickmaker from the village took turns at the fire: three shifts, seventy-two hours. All they burnt was acacia that the typhoons had brought down.

Then the kiln was sealed for three days. On the morning it was opened everyone squatted at the mouth, and nobody spoke. The first thing out was a small bowl by a primary-school child. The ash had run into a pale green ring around its lip, like pond water.

Some of the pots are at the [shop by the kiln](/shop/kiln-shop). The children’s have gone home to their schools. Before the next firing we will ask here who wants to sit up with us.`,
      `新しい薪窯に、先月初めて火が入りました。陶工と大工、それに昔レンガ窯で働いていた村のおじいさんが、三交替で72時間、火を守りました。薪はすべて、台風で倒れたソウシジュの木です。

窯を閉じて3日待ちました。窯出しの朝、みんな窯口にしゃがみこんだまま、誰も口をききません。最初に出てきたのは小学生が作った小さな鉢でした。灰が縁に流れて、池の水のような淡い緑の輪になっていました。

作品の一部は[窯場の店](/shop/kiln-shop)に並んでいます。子どもたちの分は学校へ送りました。次の窯焚きの前に、夜の番をご一緒くださる方をこちらで募ります。`,
    ),
    date: day(-505),
    category: "press",
    pinned: false,
    files: [],
    gallery: [],
  },
];
