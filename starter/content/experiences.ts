import { views } from "#starter/galleries.ts";
import { art, type StarterContent, words } from "#starter/starter.ts";
import { nextWeekday } from "./shows.ts";

const everyone = words(
  "不限年齡；未滿六歲請大人陪同",
  "All ages; under-sixes with an adult",
  "どなたでも。6歳未満のお子さまは大人の方とご一緒に",
);
const sixUp = words("六歲以上", "Ages six and up", "6歳以上");

export const experience: StarterContent<"experience"> = ({ day }) => [
  {
    slug: "indigo-handkerchief",
    cover: art(
      "indigo-cloth",
      words("染出白色星花的藍布", "Indigo cloth with white, star-like flowers", "白い星の花を染め出した藍の布"),
      { ground: "waves", palette: "indigo" },
    ),
    title: words("藍染手帕", "Indigo Handkerchief", "藍染めのハンカチ"),
    summary: words(
      "綁一綁、浸一浸，等布從綠變藍。一條手帕，兩種時間：手的時間和風的時間。",
      "Tie it, dip it and wait while the cloth turns from green to blue. Half the work is yours, and the air does the rest.",
      "くくって、浸して、布が緑から青に変わるのを待ちます。半分は手の仕事、残り半分は風の仕事です。",
    ),
    body: words(
      `染缸裡的水是黃綠色的，布拿出來也是綠的。把它抖開，讓風吹，藍色才一點一點浮上來。這一刻大家都會安靜下來。

師傅先教三種綁法：橡皮筋、木夾、針縫。想要圓的、直的，還是像葉脈一樣的紋路，自己決定。

## 來之前

- 穿不怕染的衣服；圍裙和手套我們準備
- 手帕當天就可以帶走，回家用冷水單獨洗兩次
- 指甲可能會藍兩三天，這是染坊的記號`,
      `The vat is yellow-green, and the cloth comes out of it green as well. Shake it open in the wind and the blue rises slowly to the surface. Everybody goes quiet at this point.

The dyer shows you three ways of keeping the colour out: rubber bands, wooden clamps and stitches. Whether you want rings, stripes or something like the veins of a leaf is for you to decide.

## Before you come

- Wear clothes that may get stained. We provide aprons and gloves
- You take the handkerchief home the same day. Wash it twice on its own in cold water
- Your fingernails may stay blue for a few days; that is how you know a dyer`,
      `藍甕の中は黄緑色で、引き上げた布もはじめは緑色です。広げて風に当てると、少しずつ青が浮かび上がってきます。ここで、どなたも静かになります。

染め方は三通り。輪ゴムでくくる、木で挟む、針で縫う。丸にするか、縞にするか、葉脈のような模様にするかは、ご自分で決めてください。

## お越しの前に

- 汚れてもよい服でお越しください。前掛けと手袋はご用意しています
- ハンカチは当日お持ち帰りいただけます。はじめの二回は、水で単独で洗ってください
- 爪が二、三日青いままになることがあります。藍染めをしたしるしです`,
    ),
    craft: "dyeing",
    minutes: 60,
    fee: 250,
    capacity: 16,
    ages: sixUp,
    place: "dye-house",
    sessions: [
      {
        id: "daily-morning",
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        from: "10:30",
        to: "11:30",
        cancelled: [day(5)],
        soldOut: [day(2)],
      },
      { id: "daily-afternoon", weekdays: [1, 2, 3, 4, 5, 6, 7], from: "14:00", to: "15:00", soldOut: [day(1)] },
    ],
    groupsWelcome: true,
    gallery: views("bag", "leaf", "loom"),
  },
  {
    slug: "wheel-bowl",
    cover: art("bowl", words("一只藍釉白紋的碗", "A blue bowl with a pattern of white rings", "白い輪の模様の青い碗"), {
      ground: "tortoise",
      palette: "sand",
    }),
    title: words("轉一個碗", "A Bowl on the Wheel", "ろくろで作る茶碗"),
    summary: words(
      "手放輕，泥就聽話。第一個碗多半是歪的，但沒有人捨得壓掉重做。",
      "Lighten your hands and the clay obeys. A first bowl is nearly always crooked, and hardly anyone can bear to flatten it.",
      "手の力を抜くと、土は言うことを聞いてくれます。はじめての茶碗はたいていゆがみますが、つぶしてしまう方はめったにいません。",
    ),
    body: words(
      `轉盤一動，泥就往外跑。師傅會坐在旁邊，先扶著您的手找到中心，再慢慢放開。

做好的碗要晾乾、素燒、上釉、再燒一次。四種釉色可以選：米白、茶葉末、天青和鐵紅。

## 拿到碗要多久

- 約四個星期後出窯，我們會寄到家，運費另計
- 也可以下次來園時到窯場領`,
      `As soon as the wheel turns, the clay tries to escape. The potter sits beside you, holds your hands until they find the centre and then slowly lets go.

Your bowl still has to dry, be fired, be glazed and be fired again. There are four glazes to choose from: rice white, tea dust, sky blue and iron red.

## When you get your bowl

- It leaves the kiln after about four weeks and we post it to you; postage is extra
- Or collect it from the kiln yard on your next visit`,
      `ろくろが回り出すと、土は外へ逃げようとします。陶工がとなりに座り、中心が見つかるまで手を添え、それからゆっくり放します。

できあがった茶碗は、乾かし、素焼きをし、釉薬をかけて、もう一度焼きます。釉薬は、乳白、茶葉末（ちゃようまつ）、空色、鉄赤の四色から選べます。

## お渡しについて

- 窯から出るのはおよそ四週間後です。ご自宅へお送りします（送料別）
- 次のご来園の際に、窯場でお受け取りいただくこともできます`,
    ),
    craft: "pottery",
    minutes: 50,
    fee: 420,
    capacity: 8,
    ages: words(
      "八歲以上；腳要踩得到踏板",
      "Ages eight and up; feet must reach the pedal",
      "8歳以上（足がペダルに届く方）",
    ),
    place: "kiln-yard",
    sessions: [
      { id: "morning", weekdays: [2, 3, 4, 5, 6, 7], from: "10:00", to: "10:50" },
      { id: "afternoon", weekdays: [2, 3, 4, 5, 6, 7], from: "13:30", to: "14:20" },
      { id: "weekend-late", weekdays: [6, 7], from: "15:30", to: "16:20" },
    ],
    groupsWelcome: false,
    gallery: views("wheel", "kiln", "tea-pot"),
  },
  {
    slug: "paper-umbrella",
    cover: art(
      "paper-umbrella",
      words("畫著白花的黃紙傘", "A yellow paper umbrella painted with white flowers", "白い花を描いた黄色い紙傘"),
      { ground: "cloud", palette: "plum" },
    ),
    title: words("彩繪紙傘", "Paint a Paper Umbrella", "紙傘の絵付け"),
    summary: words(
      "傘骨是師傅綁的，天空歸您畫。回家刷上桐油，雨天也能撐。",
      "The ribs are the maker’s; the sky above them is yours. Brush it with tung oil at home and it will stand up to rain.",
      "骨は職人の仕事、その上の空はあなたのものです。お帰りになって桐油を引けば、雨傘にもなります。",
    ),
    body: words(
      `先用鉛筆輕輕打稿，再用水性顏料上色。傘面是弧形的，直線畫上去會變彎，花瓣反而容易。怕畫壞的人可以用師傅刻的版，蓋印就好。

畫完要晾半小時，剛好去喝一杯茶。回來時師傅會在傘頭綁上您挑的線繩，收攏給您，連同一小瓶桐油：帶回家的是陽傘，顏料乾透三天後，薄薄刷兩遍、陰乾到不黏手，就是雨傘。`,
      `Sketch lightly in pencil, then paint with water colours. The surface is curved, so straight lines bend while petals come easily. If you are afraid of spoiling it, use the maker’s carved blocks and print your pattern instead.

The paint needs half an hour to dry, which is just right for a cup of tea. When you come back, the maker ties a cord of your choice to the tip, folds the umbrella up for you and adds a small bottle of tung oil. What you take home is a sunshade. Let the paint harden for three days, brush on two thin coats and leave it in the shade until it is no longer sticky, and it will keep off the rain.`,
      `鉛筆で軽く下描きをしてから、水性の絵の具で色をつけます。傘は丸みがあるので、まっすぐな線は曲がりますが、花びらはかえって描きやすいものです。失敗が心配な方は、職人が彫った版を押すだけでも仕上がります。

絵の具が乾くまで30分ほど。お茶を一杯飲むのにちょうどよい時間です。戻られたら、お好きな色の紐を傘の先に結び、たたんで、桐油の小瓶と一緒にお渡しします。お持ち帰りの時点では日傘です。絵の具が三日かけて乾いたら、油を薄く二度引き、べたつかなくなるまで陰干ししてください。雨傘になります。`,
    ),
    craft: "paper",
    minutes: 60,
    fee: 480,
    capacity: 20,
    ages: everyone,
    place: "craft-hall",
    sessions: [
      { id: "morning", weekdays: [1, 3, 4, 5, 6, 7], from: "10:00", to: "11:00" },
      {
        id: "afternoon",
        weekdays: [1, 3, 4, 5, 6, 7],
        from: "14:30",
        to: "15:30",
        soldOut: [nextWeekday(day, 6), nextWeekday(day, 7)],
      },
    ],
    groupsWelcome: true,
    gallery: views("brush-ink", "bamboo-basket", "fan"),
  },
  {
    slug: "glove-puppet",
    cover: art(
      "glove-puppet",
      words("一尊剛畫好眉毛的戲偶", "A puppet whose eyebrows have just been painted", "眉を描き終えたばかりの人形"),
      { ground: "lattice", palette: "brick" },
    ),
    title: words("彩繪布袋戲偶", "Paint a Glove Puppet", "布袋劇の人形づくり"),
    summary: words(
      "選一個偶頭，想好他是誰，再替他畫臉、縫衣服、走第一步。",
      "Choose a head and decide who it is. Then paint the face, sew on the clothes and take the first step together.",
      "頭を選び、誰なのかを決めたら、顔を描き、衣装を縫いつけ、最初の一歩を歩かせます。",
    ),
    body: words(
      `偶頭是師傅雕好的白胚，眼窩和鼻梁都在，性格還沒有。眉毛往上是急性子，往下是好脾氣，只差一筆。

衣服有十二種布可以挑，縫線的孔已經打好，小朋友也穿得過去。最後十分鐘在小戲臺上學走路、行禮和轉身，家人坐臺下看。`,
      `The head comes ready carved, with eye sockets and a nose but no character yet. Eyebrows that slant up make a hothead and eyebrows that slant down a kind soul; the difference is one stroke.

There are twelve cloths to choose from, and the holes are already punched so that children can sew too. In the last ten minutes you learn to walk, bow and turn on a little stage while your family watches.`,
      `頭は職人が彫った素地のもの。目のくぼみと鼻筋はありますが、性格はまだありません。眉が上がればせっかち、下がればお人よし。違いは一筆だけです。

衣装の布は十二種類から選べます。針の通る穴をあけてありますので、お子さまにも縫えます。最後の10分間は小さな舞台で、歩く、おじぎをする、振り返る、の三つを練習し、ご家族に見ていただきます。`,
    ),
    craft: "puppets",
    minutes: 80,
    fee: 550,
    capacity: 15,
    ages: sixUp,
    place: "puppet-theatre",
    sessions: [
      { id: "weekday-afternoon", weekdays: [3, 4, 5], from: "13:00", to: "14:20" },
      { id: "weekend-early", weekdays: [6, 7], from: "12:30", to: "13:50", soldOut: [nextWeekday(day, 7, 1)] },
      { id: "weekend-late", weekdays: [6, 7], from: "15:30", to: "16:50" },
    ],
    groupsWelcome: true,
    gallery: views("stage", "opera-mask", "embroidery"),
  },
  {
    slug: "candied-fruit",
    cover: art(
      "candied-fruit",
      words("兩串裹著亮糖的果子", "Two skewers of fruit in shining sugar", "つややかな飴をまとった二本の果物の串"),
      { ground: "cloud", palette: "gold" },
    ),
    title: words("裹一串糖葫蘆", "Candied Fruit on a Stick", "果物の飴がけ"),
    summary: words(
      "番茄夾蜜餞、草莓、鳥梨。糖漿煮到剛好的那三秒，要有人喊「現在」。",
      "Tomato with a preserved plum inside, strawberry or wild pear. The syrup is right for three seconds, and somebody has to call out.",
      "干し梅をはさんだトマト、いちご、野生の梨。飴がちょうどよくなる三秒間に、誰かが「今です」と声をかけます。",
    ),
    body: words(
      `糖漿由師傅煮，火候看泡泡的大小。果子由您串，順序隨意，底下那顆請選結實的。

聽到「現在」就把果串斜斜一轉，拿起來，在石板上輕輕一拍，糖衣外緣會開出一片薄薄的翅膀。最脆的就是這片翅膀，請先吃。

- 果子依季節更換；對花生、堅果或果乾過敏，請先告訴我們
- 爐邊有護欄，孩子站在踏臺上操作`,
      `The confectioner boils the sugar and judges it by the size of the bubbles. You thread the fruit in any order you like, with a firm one at the bottom.

At the word, roll the stick through the syrup at a slant, lift it and tap it on the stone slab. The sugar spreads into a thin wing. That is the crispest part; eat it first.

- Fruit changes with the season. Please tell us about allergies to peanuts, nuts or dried fruit
- There is a rail round the stove, and children work from a step`,
      `飴を煮るのは職人で、火加減は泡の大きさで見ます。果物を刺すのは皆さまの仕事。順番は自由ですが、いちばん下にはしっかりした実を選んでください。

声がかかったら串を斜めに回して引き上げ、石の台に軽く打ちつけます。飴のふちに薄い羽が広がります。いちばんぱりっとした所ですから、まずそこから召し上がってください。

- 果物は季節によって変わります。落花生、ナッツ、ドライフルーツのアレルギーがある方はお知らせください
- こんろの周りには柵があり、お子さまは踏み台に立って作業します`,
    ),
    craft: "food",
    minutes: 25,
    fee: 120,
    capacity: 12,
    ages: everyone,
    place: "artisan-street",
    sessions: [
      { id: "weekday-afternoon", weekdays: [1, 2, 3, 4, 5], from: "15:00", to: "15:25" },
      { id: "weekend-morning", weekdays: [6, 7], from: "11:30", to: "11:55" },
      { id: "weekend-afternoon", weekdays: [6, 7], from: "15:00", to: "15:25", soldOut: [nextWeekday(day, 6)] },
    ],
    groupsWelcome: true,
    gallery: views("bowl", "mascot-cheer", "bench"),
  },
  {
    slug: "joinery-bracket",
    cover: art("joinery", words("層層相疊的木斗栱", "Wooden brackets stacked in tiers", "段々に重なる木の斗栱"), {
      ground: "tortoise",
      palette: "jade",
    }),
    title: words("組一座小斗栱", "Build a Roof Bracket", "小さな斗栱を組む"),
    summary: words(
      "十九塊木頭，沒有釘子，沒有膠。組起來可以站上一個人。",
      "Nineteen pieces of wood, no nails, no glue. Once it is together, a grown person can stand on it.",
      "木片は十九個。釘も糊も使いません。組み上がれば、大人が一人乗れます。",
    ),
    body: words(
      `斗栱是屋簷下面一層一層往外伸的木構件，把屋頂的重量慢慢交給柱子。先聽師傅用積木講五分鐘，再自己動手鑿一個榫眼；其他十八塊都備好了。

組完先別急著高興，師傅會請您拆開、打散、再組一次。第二次通常只要一半時間，因為手記住了。`,
      `A bracket set stands under the eaves, tier upon tier, and hands the weight of the roof down to the column. The joiner explains it in five minutes with blocks. Then you chisel one mortise yourself; the other eighteen pieces are ready.

Do not celebrate too early. You will be asked to take it apart, mix the pieces up and build it again. The second time takes about half as long, because your hands remember.`,
      `斗栱（ときょう）は、軒の下に段々に張り出し、屋根の重さを少しずつ柱に伝える部材です。はじめに職人が積み木で5分ほど説明し、それからほぞ穴を一つ、ご自分で彫っていただきます。残りの十八個は用意してあります。

組み上がっても、喜ぶのはまだ早いです。もう一度ばらして、組み直していただきます。二度目はたいてい半分の時間でできます。手が覚えているからです。`,
    ),
    craft: "wood",
    minutes: 60,
    fee: 680,
    capacity: 10,
    ages: words(
      "十歲以上；使用鑿子，全程有師傅在旁",
      "Ages ten and up; a joiner is beside you while you use the chisel",
      "10歳以上。のみを使うため、職人がそばにつきます",
    ),
    place: "craft-hall",
    sessions: [
      { id: "wed-afternoon", weekdays: [3], from: "14:00", to: "15:00" },
      { id: "sat-morning", weekdays: [6], from: "10:00", to: "11:00" },
      { id: "sun-afternoon", weekdays: [7], from: "14:00", to: "15:00" },
    ],
    groupsWelcome: false,
    gallery: views("temple", "roof-ridge", "carved-window"),
  },
  {
    slug: "lantern-painting",
    cover: art(
      "lantern",
      words("畫著金花的紅燈籠", "A red lantern painted with a golden flower", "金の花を描いた赤い提灯"),
      { ground: "waves", palette: "night" },
    ),
    title: words("彩繪燈籠", "Paint a Lantern", "提灯の絵付け"),
    summary: words(
      "燈籠是立體的紙，畫完一面，轉過去還有一面。亮起來的樣子和白天不同。",
      "A lantern is paper in the round: when one side is done, there is always another. Lit up, it is a different picture.",
      "提灯は丸い紙。一面を描き終えても、回せばまた次の面があります。灯りを入れると、昼とは違う絵になります。",
    ),
    body: words(
      `骨架是竹篾，糊的是棉紙。先畫淡色，再上深色，最後留一塊不畫，光從那裡出來最亮。

畫完到小暗房點亮看一次，可以再回來補兩筆。燈籠附一盞電池小燈，收平可以放進背包。

團體想把整班的燈籠掛成一排，請先[預約](/group)，最晚 {fact:group.noticeDays}前告訴我們，我們會留一段廊子。`,
      `The frame is split bamboo and the skin cotton paper. Begin with pale colours, then add the dark ones, and leave one patch bare: that is where the light comes through best.

Take it to the little dark room and switch it on; you can always come back and add a stroke. A small battery lamp is included, and the lantern folds flat enough for a rucksack.

If a class would like to hang its lanterns in a row, please [book](/group) at least {fact:group.noticeDays} ahead and we will keep a stretch of the covered walk free.`,
      `骨は竹ひご、張ってあるのは綿紙です。淡い色から塗り、濃い色を重ね、最後に一か所だけ塗らずに残します。光がいちばん美しくもれる場所です。

描き終えたら小さな暗い部屋でともしてみましょう。戻って一筆足してもかまいません。電池式の小さな灯りつきで、平らにたためば鞄に入ります。

クラス全員の提灯を並べて飾りたい団体の方は、{fact:group.noticeDays}前までに[ご予約](/group)ください。回廊の一角をご用意します。`,
    ),
    craft: "lantern",
    minutes: 60,
    fee: 300,
    capacity: 30,
    ages: everyone,
    place: "temple-plaza",
    sessions: [
      { id: "morning", weekdays: [1, 2, 4, 5, 6, 7], from: "10:30", to: "11:30", cancelled: [nextWeekday(day, 4)] },
      { id: "afternoon", weekdays: [1, 2, 4, 5, 6, 7], from: "15:30", to: "16:30" },
    ],
    groupsWelcome: true,
    gallery: views("brush-ink", "temple", "moon"),
  },
  {
    slug: "brush-calligraphy",
    cover: art(
      "brush-ink",
      words(
        "毛筆、硯臺，紙上畫著山與紅日",
        "A brush, an inkstone and a sheet with hills and a red sun",
        "筆と硯、山と赤い日を描いた紙",
      ),
      { ground: "ice", palette: "sand" },
    ),
    title: words("在文昌祠寫一個字", "One Character at the Temple", "文昌祠で一字を書く"),
    summary: words(
      "只寫一個字，寫三十遍，挑一張帶走。沒拿過毛筆的人，常常寫得最好。",
      "Write a single character thirty times and keep one sheet. Those who have never held a brush often do best.",
      "書くのは一字だけ。三十回書いて、一枚を選んで持ち帰ります。筆を持つのがはじめての方ほど、よい字を書かれます。",
    ),
    body: words(
      `先磨墨，十分鐘。不是因為沒有墨汁，是因為磨墨的時候心會慢下來。

字由自己選，名字裡的一個、今年想記住的一個，或是只是覺得好看的一個。老師不改字，只告訴您筆在哪裡停一下。

想多學一點的學生團體，可以看[校外教學](/field-trip)的書法之旅。`,
      `First you grind the ink for ten minutes. There is bottled ink; but while you are grinding, you slow down.

Choose your own character: one from a name, one to remember this year by, or simply one you like the look of. If you do not read Chinese, the teacher will help you find it. Nobody corrects you. You are only told where the brush might rest a moment.

School groups who would like more can ask for the calligraphy tour among our [field trips](/field-trip).`,
      `まず墨を10分間すります。墨汁がないからではありません。すっているうちに、心が静まってくるからです。

書く字はご自由に。名前の一字、今年を思い出すための一字、ただ形が好きな一字。先生は直さず、筆をどこで少し止めるかだけを伝えます。

もっと学びたい学校の皆さまには、[校外学習](/field-trip)の「書道の旅」があります。`,
    ),
    craft: "calligraphy",
    minutes: 45,
    fee: 200,
    capacity: 18,
    ages: sixUp,
    place: "wenchang-temple",
    sessions: [
      { id: "morning", weekdays: [1, 2, 3, 4, 5], from: "10:15", to: "11:00" },
      { id: "weekend-morning", weekdays: [6, 7], from: "10:15", to: "11:00", soldOut: [nextWeekday(day, 7, 7)] },
      { id: "weekend-afternoon", weekdays: [6, 7], from: "14:15", to: "15:00" },
    ],
    groupsWelcome: true,
    gallery: views("book", "seal", "temple"),
  },
  {
    slug: "rice-cake",
    cover: art(
      "rice-cake",
      words(
        "綠葉上疊著的龜紋紅粿",
        "Red cakes marked like tortoises, piled on a green leaf",
        "緑の葉に重ねた、亀の模様の赤い餅",
      ),
      { ground: "tortoise", palette: "plum" },
    ),
    title: words("印一隻紅龜粿", "Press a Tortoise Cake", "紅亀粿（アンクークエ）を作る"),
    summary: words(
      "包餡、入模、敲三下，龜就出來了。蒸的時候去拜拜，回來剛好熟。",
      "Fill it, press it, knock three times and out comes a tortoise. Visit the temple while it steams.",
      "あんを包み、型に入れ、三度たたけば亀が出てきます。蒸しているあいだにお参りをすれば、戻るころにちょうど蒸し上がります。",
    ),
    body: words(
      `紅龜粿是拜拜和做生日的點心，龜代表長壽，紅代表喜事。粿皮是糯米揉的，太乾會裂，太濕會黏，師傅會讓您先摸一塊剛好的，手就知道了。

模子有三種：龜、桃、錢幣，都是餅舖用了幾十年的老木模。蒸好用香蕉葉墊著帶走，當天吃最軟。

- 餡有紅豆和花生兩種，吃素也可以
- 會用到蒸氣，工作臺旁請勿奔跑`,
      `Tortoise cakes are made for the gods and for birthdays: the tortoise means a long life and the red means joy. The dough is glutinous rice. If it is dry it cracks and if it is wet it sticks, so the baker lets you feel a piece that is just right, and then your hands know.

There are three old wooden moulds: tortoise, peach and coin. The cakes leave the steamer on banana leaf and are softest the same day.

- Two fillings, red bean and peanut; both suit vegetarians
- Steam is hot: no running by the tables, please`,
      `紅亀粿（アンクークエ）は、お供えや誕生日のお菓子です。亀は長寿、赤は喜びを表します。皮はもち米の生地で、乾けば割れ、ゆるければくっつきます。まずちょうどよい生地にさわってみてください。手が覚えてくれます。

型は亀、桃、銭の三種類。菓子店で何十年も使ってきた木型です。蒸し上がりはバナナの葉にのせてお持ち帰りいただきます。その日のうちがいちばんやわらかです。

- あんは小豆と落花生の二種類。菜食の方も召し上がれます
- 蒸気を使いますので、作業台のそばでは走らないでください`,
    ),
    craft: "food",
    minutes: 55,
    fee: 220,
    capacity: 20,
    ages: everyone,
    place: "temple-plaza",
    sessions: [
      { id: "tue-thu-morning", weekdays: [2, 4], from: "10:00", to: "10:55" },
      { id: "weekend-morning", weekdays: [6, 7], from: "10:00", to: "10:55", cancelled: [nextWeekday(day, 6, 7)] },
    ],
    groupsWelcome: true,
    gallery: views("leaf", "temple", "bowl"),
  },
  {
    slug: "clay-owl",
    cover: art(
      "mascot-lantern",
      words("提著燈的陶鴞", "A little clay owl carrying a lantern", "提灯を提げた陶のふくろう"),
      { ground: "cloud", palette: "jade" },
    ),
    title: words("捏一隻陶貓頭鷹", "Pinch a Clay Owl", "土のふくろうを作る"),
    summary: words(
      "一團土、一根竹籤、兩顆眼睛。捏得愈不像，愈有自己的樣子。",
      "A lump of clay, a bamboo pick and two eyes. The less it looks like ours, the more it looks like yours.",
      "ひと塊の土と竹串、目玉が二つ。手本に似ていないほど、あなたらしいふくろうになります。",
    ),
    body: words(
      `園區的吉祥物陶燈，是一隻提燈的小陶鴞，也就是陶做的貓頭鷹。師傅做完燈座，用剩下的土把牠捏了出來。步驟只有四個：搓圓、壓扁、拉耳朵、點眼睛。翅膀的羽紋可以用貝殼、樹葉或布邊去壓。

這一種不上釉，低溫燒，約兩週後可以到窯場領，或留下地址，我們寄過去。家裡有幾個人，就捏幾隻，土可以再加。`,
      `Taodeng, the park’s mascot, is a small clay owl with a lantern, pinched by a potter from what was left after making a lamp stand. There are four steps: roll, flatten, pull the ears and dot the eyes. Press shells, leaves or the edge of a cloth into the wings to make feathers.

These owls are unglazed and fired at a low heat, and are ready in about two weeks. Collect yours from the kiln yard, or leave an address and we post it. Make one for each member of the family; there is more clay.`,
      `園のマスコット「とうとう」は、提灯を提げた小さな陶のふくろうです。陶工が灯り台を作った残りの土から生まれました。手順は四つ。丸める、つぶす、耳を引き出す、目を入れる。羽の模様は、貝殻や木の葉、布の端を押してつけます。

釉薬をかけずに低い温度で焼き、二週間ほどで仕上がります。窯場でお受け取りになるか、ご住所をお書きいただければお送りします。ご家族の人数分を作る方もいらっしゃいます。土は足せますので、ご遠慮なく。`,
    ),
    craft: "pottery",
    minutes: 40,
    fee: 180,
    capacity: 24,
    ages: words("四歲以上", "Ages four and up", "4歳以上"),
    place: "kiln-yard",
    sessions: [
      { id: "daily-morning", weekdays: [2, 3, 4, 5, 6, 7], from: "11:15", to: "11:55" },
      {
        id: "daily-afternoon",
        weekdays: [2, 3, 4, 5, 6, 7],
        from: "14:45",
        to: "15:25",
        soldOut: [nextWeekday(day, 6), nextWeekday(day, 7)],
      },
    ],
    groupsWelcome: true,
    gallery: views("kiln", "bowl", "mascot-wave"),
  },
  {
    slug: "kite-making",
    cover: art(
      "kite",
      words("剛糊好的紅燕子風箏", "A newly pasted swallow kite in red", "貼り終えたばかりの赤い燕凧"),
      { ground: "waves", palette: "sky" },
    ),
    title: words("糊一隻風箏", "Make a Kite", "凧づくり"),
    summary: words(
      "三款老圖樣任選：菱形、燕子、長蜈蚣。糊完直接帶去廣場試飛。",
      "Three old patterns: diamond, swallow and long centipede. When the paste is dry, try it out on the plaza.",
      "昔ながらの図案は、菱形、燕、長いむかでの三つ。糊が乾いたら、そのまま広場で揚げてみましょう。",
    ),
    body: words(
      `竹骨要左右一樣重，飛起來才不會打轉。用一根手指頂著中心，往哪邊倒，就把哪一邊的竹骨削薄一點。

紙是棉紙，圖案用水彩或剪貼。沒有風的日子，師傅會教您怎麼用跑的，但他自己坐著。

下雨天照樣可以糊，等放晴那天再放。`,
      `Both sides of a kite must weigh the same, or it will spin. Balance the frame on one finger and see which way it leans, then shave a little from the heavy side.

The skin is cotton paper, painted or pasted as you please. On windless days the kite maker explains how to get it up by running. He himself stays seated.

On wet days you can still build your kite and save the flying for a better one.`,
      `竹の骨は、左右の重さがそろっていないと、揚げたときにくるくる回ってしまいます。指一本で真ん中を支え、傾いたら重い側を少し削ります。

紙は薄い綿紙。絵の具で描いても、切り紙を貼ってもかまいません。風のない日には、走って揚げるこつをお教えします。ただし、先生は座ったままです。

雨の日も凧づくりはできます。揚げるのは、晴れた日のお楽しみに。`,
    ),
    craft: "paper",
    minutes: 75,
    fee: 280,
    capacity: 20,
    ages: words(
      "六歲以上；四、五歲可與大人共做一隻",
      "Ages six and up; four- and five-year-olds can share one with an adult",
      "6歳以上。4、5歳のお子さまは大人の方と一緒に一枚",
    ),
    place: "craft-hall",
    sessions: [
      { id: "wed-afternoon", weekdays: [3], from: "14:30", to: "15:45" },
      { id: "weekend-morning", weekdays: [6, 7], from: "10:00", to: "11:15" },
      { id: "weekend-afternoon", weekdays: [6, 7], from: "14:30", to: "15:45", cancelled: [nextWeekday(day, 7, 1)] },
    ],
    groupsWelcome: true,
    gallery: views("scissors-paper", "bamboo-basket", "mascot-cheer"),
  },
  {
    slug: "paper-cutting",
    cover: art(
      "scissors-paper",
      words(
        "攤開的紅窗花，旁邊一把剪刀",
        "A red flower laid open, scissors beside it",
        "開いた赤い紙の花と、そばのはさみ",
      ),
      { ground: "lattice", palette: "brick" },
    ),
    title: words("剪一朵窗花", "Paper Cutting", "切り紙"),
    summary: words(
      "紙摺三摺，剪一刀，就是一圈洞。一摺一摺攤開，像拆小禮物。",
      "Fold three times, make one cut and you have a ring of holes. Every unfolding is a small present.",
      "紙を三度折り、ひとはさみ入れれば、穴が輪になって並びます。開くたびに、小さな贈り物のようです。",
    ),
    body: words(
      `先從一刀開始，再學月牙、鋸齒和柳葉。會這四種，蝴蝶、石榴和雙喜都剪得出來。

剪刀分左手用的和右手用的。剪壞的紙不要丟，老師會把它貼成另一樣東西，這是她最厲害的地方。`,
      `Start with one snip, then learn the crescent, the saw-tooth and the willow leaf. With those four you can cut a butterfly, a pomegranate or a wedding charm.

There are scissors for left hands and for right. Do not throw your failures away: the teacher turns them into something else, and that is what she does best.`,
      `まずはひとはさみから。次に三日月、のこぎり、柳の葉を覚えます。この四つができれば、蝶もざくろも、祝いの文字も切れます。

はさみは右手用と左手用をご用意しています。失敗した紙も捨てないでください。先生が別の形に生まれ変わらせます。それが先生のいちばんの得意技です。`,
    ),
    craft: "paper",
    minutes: 30,
    fee: 100,
    capacity: 24,
    ages: words("五歲以上", "Ages five and up", "5歳以上"),
    place: "artisan-street",
    sessions: [
      { id: "daily-morning", weekdays: [1, 2, 3, 4, 5, 6, 7], from: "11:00", to: "11:30" },
      {
        id: "daily-afternoon",
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        from: "16:00",
        to: "16:30",
        cancelled: [day(4)],
        soldOut: [day(7)],
      },
    ],
    groupsWelcome: true,
    gallery: views("carved-window", "fish", "fan"),
  },
];
