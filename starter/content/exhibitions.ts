import { views } from "#starter/galleries.ts";
import { art, type StarterContent, words } from "#starter/starter.ts";

const hallTeam = words("傳藝園區展覽組", "Park of Traditional Arts, exhibitions team", "伝統芸術の園 展示チーム");

export const exhibition: StarterContent<"exhibition"> = ({ day }) => [
  {
    slug: "one-colour-red",
    cover: art(
      "opera-mask",
      words(
        "藍白臉譜的剪紙，眉眼以黑線勾出",
        "Cut-paper opera face in blue and white with black brows",
        "黒い眉の、青と白の隈取りの切り絵",
      ),
      { ground: "cloud", palette: "brick" },
    ),
    title: words("一種紅：戲臺上的顏色", "One Colour, Red: What It Says on Stage", "赤という色 ― 舞台が語ること"),
    summary: words(
      "關公的臉、新娘的裙、將軍背上的旗都是紅的，意思卻不一樣。從六十件戲服、臉譜與道具裡的一種紅，看懂一座戲臺。",
      "A loyal general’s face, a bride’s skirt and a flag of war are all red, and none of them means the same. Sixty costumes, masks and props explain a stage through one colour.",
      "忠義の将軍の顔も、花嫁の裳も、戦の旗も赤。けれども意味はそれぞれ違います。衣装や面、小道具など六十点を並べ、ひとつの色から舞台を読み解きます。",
    ),
    body: words(
      `戲臺上沒有多餘的顏色。觀眾坐得遠，看不清五官，卻看得見一塊紅：紅臉的人忠直，腰間繫紅的人有喜事，旗子一紅就要打仗了。

這次展出的戲服大多出自鄉下戲班的衣箱。師傅補過的地方我們沒有遮掩，補線的顏色略深，剛好看得出哪一個位置最常被手抓住。

## 進展場先找這三件

- 一件前襟穿到發白的紅蟒袍。繡袍不下水，那塊紅是九位演員一場一場穿淡的
- 同一張關公臉的三種畫法，請走近看眼角
- 一盒還沒用完的硃砂，盒蓋內側寫著價錢

看完可以到戲臺下坐一會兒，[當期演出](/show)裡的紅，這時候就讀得懂了。`,
      `Nothing on an opera stage is coloured by accident. People in the back rows cannot see a face, but they can see a patch of red: a red face is loyal, a red sash means a wedding, and when the flags turn red there will be a battle.

Most of the costumes come from the trunks of village troupes. We have left the mending visible. The thread is a little darker than the cloth, so you can tell where hands took hold of it most often.

## Three things to look for

- A red court robe worn almost white at the front. Embroidered robes are never washed: nine actors wore the red away
- The same loyal general painted in three ways: look at the corners of the eyes
- A box of vermilion, not quite used up, with its price written inside the lid

Afterwards, sit down in front of the stage for a while. You will read the red in [this season’s performances](/show) with different eyes.`,
      `舞台の色に、意味のないものはありません。後ろの席からは役者の表情までは見えませんが、赤い色なら見えます。赤い顔は忠義の人、赤い帯は祝いごと、旗が赤く染まれば戦が始まります。

展示している衣装の多くは、村の一座の衣装箱から出てきたものです。繕った跡はあえて隠していません。糸の色がわずかに濃いので、人の手がいちばんよく触れた場所がわかります。

## 会場で探してほしい三点

- 前身頃が白くなるまで着込まれた赤い官服。刺繍の衣装は水で洗いません。九人の役者が着るうちに、赤が抜けていきました
- 同じ関羽の顔の、三通りの描き方。目尻をよくご覧ください
- 使いかけの辰砂の箱。ふたの裏に値段が書かれています

ご覧になったあとは、ぜひ舞台の前にも座ってみてください。[上演中の公演](/show)の赤が、違って見えてくるはずです。`,
    ),
    startsOn: day(-40),
    endsOn: day(75),
    sessions: [{ id: "guided-tour", weekdays: [2, 4, 6, 7], from: "10:30", to: "11:10" }],
    place: "exhibition-hall",
    organizer: hallTeam,
    fee: 0,
    ageGuide: words(
      "不限年齡；展場燈光較暗，請牽好幼童",
      "All ages; the room is dim, so please hold small children’s hands",
      "どなたでもご覧いただけます。会場はやや暗いため、小さなお子さまとは手をつないでご覧ください",
    ),
    language: "none",
    gallery: [
      art("embroidery", words("繡繃上的紅花與針", "A red flower on an embroidery hoop", "刺繍枠の赤い花と針"), {
        ground: "lattice",
        palette: "gold",
      }),
      art("stage", words("掛著紅幕的小戲臺", "A small stage hung with a red curtain", "赤い幕を掛けた小さな舞台"), {
        ground: "ice",
        palette: "plum",
      }),
      art("comb", words("繫著流蘇的木梳", "A wooden comb with a tassel", "房のついた木の櫛"), {
        ground: "tortoise",
        palette: "sand",
      }),
    ],
    tags: ["opera", "costume"],
  },
  {
    slug: "forty-ribs",
    cover: art(
      "paper-umbrella",
      words(
        "一把撐開的紅紙傘，傘骨排成放射狀",
        "An open red paper umbrella, its ribs like rays",
        "開いた赤い紙傘と、放射状に並ぶ骨",
      ),
      { ground: "waves", palette: "plum" },
    ),
    title: words("四十支傘骨", "Forty Ribs: The Making of a Paper Umbrella", "四十本の骨 ― 紙傘ができるまで"),
    summary: words(
      "一支竹子剖成四十支傘骨，收起來還得是原來那支竹子。展覽把一把紙傘拆開來，一步一步給您看。",
      "One length of bamboo is split into forty ribs, and when the umbrella closes it must become that bamboo again. We take one apart, step by step.",
      "一本の竹を四十に割り、傘を閉じれば元の一本の竹に戻る。紙傘を分解しながら、その手順を一つずつ紹介します。",
    ),
    body: words(
      `做傘的人說，紙傘最難的不是畫花，是收得起來。四十支傘骨從同一節竹子剖下，順序不能亂，收傘的時候竹皮的紋路才會合成一圈。

展場中央有一把放大五倍的傘，可以自己推開、收起，聽竹子合攏的聲音。牆邊是拆解的步驟：剖竹、鑽孔、穿線、用柿漆裱紙、彩繪，最後刷桐油。先畫再上油，下雨才不怕。

想親手試試的人，可以接著參加[紙傘體驗](/experiences/paper-umbrella)。`,
      `Ask an umbrella maker what is hard and the answer is not the painted flowers. It is closing the thing. All the ribs are split from one joint of bamboo and kept in order, so that the grain of the skin runs in an unbroken ring when the umbrella is shut.

In the middle of the room stands an umbrella five times life size. Push it open, pull it closed and listen to the bamboo meet. Along the wall you can follow the work: splitting, drilling, threading, papering with persimmon juice for glue, painting and, last of all, brushing with tung oil. The oil goes over the flowers, so that rain cannot touch them.

If you are itching to try, the [paper umbrella workshop](/experiences/paper-umbrella) is in the same hall.`,
      `傘づくりでいちばん難しいのは、花を描くことではなく、きれいに閉じることだと職人は言います。骨はすべて一節の竹から割り出し、順番を崩さずに並べます。だからこそ、閉じたときに竹の皮の模様がひと回りつながるのです。

会場の中央には、五倍の大きさの傘があります。ご自分で開いて、閉じて、竹の合わさる音を聞いてみてください。壁沿いには、竹割り、穴あけ、糸通し、柿渋での紙張り、絵付け、そして最後の桐油引きまでを順に並べました。絵の上から油を引くので、雨に濡れても平気です。

作ってみたくなった方は、[紙傘の絵付け体験](/experiences/paper-umbrella)へどうぞ。`,
    ),
    startsOn: day(12),
    endsOn: day(100),
    sessions: [],
    place: "craft-hall",
    organizer: words("園區紙藝工房", "The park’s paper workshop", "園内 紙工房"),
    performers: words(
      "傘師 邱添旺、學徒 林沐安",
      "Umbrella maker Chiu Tien-wang and apprentice Lin Mu-an",
      "傘職人 邱添旺、弟子 林沐安",
    ),
    fee: 0,
    ageGuide: words(
      "不限年齡，大傘請兩人一起推",
      "All ages; the big umbrella takes two to open",
      "どなたでも。大きな傘は二人で開けてください",
    ),
    language: "none",
    gallery: [
      art(
        "bamboo-basket",
        words("深淺兩色竹條交錯編成的籃子", "A basket woven in two shades of bamboo", "濃淡二色の竹で編んだ籠"),
        { ground: "cloud", palette: "jade" },
      ),
      art(
        "brush-ink",
        words("畫著遠山的紙與一支毛筆", "A sheet painted with far hills, and a brush", "遠い山を描いた紙と筆"),
        { ground: "lattice", palette: "sky" },
      ),
      art("leaf", words("圓框裡的一枝綠葉", "A leafy sprig in a round frame", "丸い枠の中の葉の枝"), {
        ground: "ice",
        palette: "gold",
      }),
    ],
    tags: ["paper", "bamboo", "craft"],
  },
  {
    slug: "kites-on-the-ninth-wind",
    cover: art("kite", words("拖著兩條長尾的紅風箏", "A red kite with two long tails", "二本の長い尾を引く赤い凧"), {
      ground: "cloud",
      palette: "sky",
    }),
    title: words("九降風裡的風箏", "Kites on the Ninth-Month Wind", "九月の風に揚がる凧"),
    summary: words(
      "秋天的東北風一到，海邊的孩子就上土堤。這檔展覽收集了七十隻風箏，也收集放風箏的人記得的風。",
      "When the autumn wind comes in from the north-east, children climb the dykes. Seventy kites, and the winds their owners remember.",
      "秋の北東の風が吹くと、浜の子どもたちは土手に上がります。七十枚の凧と、揚げた人たちが覚えている風の話を集めました。",
    ),
    body: words(
      `鄉下老人說的「九降風」，是農曆九月以後又乾又穩的東北風。風穩，竹骨就可以削得薄；骨薄，尾巴就可以長。

這檔展覽向四個村子借來七十隻風箏，最小的只有巴掌大，最大的一隻要三個人抬。每一隻旁邊都有主人的一句話，錄音就掛在線軸上，拿起來就聽得到。

展覽已經結束，風箏都回家了。圖樣留在園區，[做風箏的體驗](/experiences/kite-making)用的就是其中三款。`,
      `Old people in the villages speak of the ninth-month wind, the dry and steady north-easter of late autumn. A steady wind lets you shave the bamboo thin, and thin bamboo lets you hang on a longer tail.

Four villages lent us seventy kites. The smallest was the size of a palm and the largest took three people to carry. Beside each hung a reel of line; you picked it up and heard the owner speak.

The exhibition is over and the kites have gone home, but three of their patterns stayed with us. They are the ones used in the [kite-making workshop](/experiences/kite-making).`,
      `村のお年寄りが「九降風」と呼ぶのは、旧暦九月を過ぎて吹く、乾いて安定した北東の風です。風が安定していれば竹の骨を薄く削ることができ、骨が薄ければ尾を長くできます。

この展覧会では、四つの村から七十枚の凧をお借りしました。いちばん小さいものは手のひらほど、いちばん大きなものは三人がかりで運びました。それぞれの凧のそばの糸巻きを手に取ると、持ち主の声が聞こえるしかけでした。

会期は終わり、凧は持ち主のもとへ帰りました。図案のうち三つは園に残り、[凧づくりの体験](/experiences/kite-making)で使っています。`,
    ),
    startsOn: day(-150),
    endsOn: day(-60),
    sessions: [],
    place: "exhibition-hall",
    organizer: hallTeam,
    fee: 0,
    language: "none",
    gallery: views("egret", "scissors-paper", "bamboo-basket"),
    tags: ["paper", "bamboo", "outdoors"],
  },
  {
    slug: "three-pairs-of-hands",
    cover: art(
      "glove-puppet",
      words("揚起雙袖的黃衣戲偶", "A glove puppet in gold lifting both sleeves", "両袖を上げる黄色い衣の布袋劇の人形"),
      { ground: "tortoise", palette: "indigo" },
    ),
    title: words("掌中三代", "Three Pairs of Hands", "三代の手"),
    summary: words(
      "阿公雕偶頭，女兒縫戲服，孫子寫新戲。一個家庭戲班六十年的戲籠，全部打開。",
      "A grandfather carved the heads, his daughter sewed the clothes and a grandson writes the plays. One family troupe has opened every trunk it owns.",
      "祖父が頭を彫り、娘が衣装を縫い、孫が芝居を書く。ある家族の一座が、六十年分の道具箱をすべて開けてくれました。",
    ),
    body: words(
      `戲班最重的不是戲臺，是戲籠。一只樟木箱裝三十尊偶，頭朝上、腳朝下，老生在左、花臉在右，閉著眼睛也拿得到。

這一家的戲籠有七只。最舊的一只裡面，偶頭被手汗磨出光；最新的一只裝著一個穿雨鞋的小學生和一個外星人。孫子說，今天的孩子要看今天的人。

## 可以動手的角落

- 試戴：三種大小的偶，套上手走一步路
- 聽聲音：同一句「且慢」，七種角色七種說法
- 翻劇本：用鉛筆寫的口白，改了又改`,
      `The heaviest thing a puppet troupe owns is not the stage but the trunks. Thirty puppets stand in a camphor chest with heads up and feet down, old men on the left and painted faces on the right, so that a hand can find each one in the dark.

This family has seven chests. In the oldest, the carved faces shine from the sweat of hands. In the newest stand a schoolchild in rubber boots and a visitor from outer space. Children today, says the grandson, want to see people of today.

## Things to try

- Put on a puppet, in one of three sizes, and take one step with it
- Hear the same word, ‘Wait!’, spoken by seven kinds of character
- Leaf through scripts written, and rewritten, in pencil`,
      `一座の荷でいちばん重いのは、舞台ではなく道具箱です。樟の箱に三十体の人形が頭を上にして並び、老け役は左、隈取りの役は右。目をつぶっていても取り出せるよう、置き場が決まっています。

この家には箱が七つあります。いちばん古い箱の人形は、手の汗で顔がつややかに光っています。いちばん新しい箱にいるのは、長靴をはいた小学生と宇宙人です。「今の子どもは今の人が見たいんです」とお孫さんは言います。

## さわって試せるコーナー

- 大きさの違う三種類の人形を手にはめて、一歩歩かせてみる
- 「待たれよ」の一言を、七つの役の声で聞き比べる
- 鉛筆で何度も書き直した台本をめくる`,
    ),
    startsOn: day(-20),
    endsOn: day(120),
    sessions: [{ id: "guided-tour", weekdays: [3, 5, 7], from: "13:30", to: "14:10" }],
    place: "puppet-theatre",
    organizer: hallTeam,
    performers: words(
      "白石橋掌中班許家三代",
      "Three generations of the Hsu family, White Stone Bridge Puppets",
      "白石橋掌中班 許家の三代",
    ),
    fee: 0,
    ageGuide: words(
      "不限年齡，四歲以下試戴請大人幫忙",
      "All ages; under-fours will need help with the puppets",
      "どなたでも。4歳未満のお子さまの試着は大人の方がお手伝いください",
    ),
    language: "none",
    gallery: views("stage", "embroidery", "opera-mask"),
    tags: ["puppets", "family", "craft"],
  },
  {
    slug: "from-leaf-to-blue",
    cover: art(
      "indigo-cloth",
      words(
        "幾匹藍布從高處垂下，深淺不一",
        "Lengths of blue cloth hanging in many shades",
        "高い所から垂れる濃淡さまざまな藍の布",
      ),
      { ground: "waves", palette: "night" },
    ),
    title: words("一片葉子到一匹藍", "From One Leaf to a Bolt of Blue", "一枚の葉から一反の藍へ"),
    summary: words(
      "種藍、打藍、養缸、染布。一百斤葉子才出四斤藍泥，這裡看得到每一步，也聞得到。",
      "Growing, beating, feeding the vat, dyeing. A hundred catties of leaf give four of paste, and here you can see and smell each step.",
      "藍を育て、葉を打ち、甕を養い、布を染める。百斤の葉から採れる藍の泥は、わずか四斤。その手順を一つずつ、目と鼻で確かめられます。",
    ),
    body: words(
      `染坊的人說「養」缸，不說「做」缸，因為缸是活的。天冷要蓋被，天熱要掀蓋，每天早上餵一點米酒和麥芽糖，聞一聞就知道它今天心情好不好。

展場就在染坊裡。請沿著屋簷下的布走：第一匹浸一次，最後一匹浸過二十次，中間的藍都有名字，月白、水色、靛青、烏青。

走到底是養缸的地方。缸蓋上的紙條是給接班同事的留言，歡迎看，請不要動。`,
      `At the dye house they speak of keeping a vat, not making one, because it is alive. In cold weather it wears a quilt and in hot weather its lid comes off. Every morning it gets a little rice wine and malt sugar, and one sniff tells the dyer what sort of day it is having.

The exhibition is in the dye house itself. Follow the cloth under the eaves: the first length was dipped once and the last one twenty times. The blues between have names, from moon white to crow blue.

The vats stand at the end. The slips of paper on the lids are messages to the next shift. You may read them, but please leave them where they are.`,
      `染め職人は、甕を「作る」とは言わず「養う」と言います。甕は生きているからです。寒い日は布団をかけ、暑い日はふたを外します。毎朝、米の酒と麦芽糖を少し与え、匂いをかげばその日の機嫌がわかります。

会場は藍染め工房そのものです。軒下の布に沿って歩いてみてください。最初の布は一度、最後の布は二十度浸したもので、そのあいだの藍には、月白、水色、藍色、烏青とそれぞれ名前があります。

突き当たりが甕の場所です。ふたの上の紙は次の当番への書き置きです。どうぞお読みください。ただし、動かさないようお願いします。`,
    ),
    startsOn: day(-65),
    endsOn: day(38),
    sessions: [],
    place: "dye-house",
    organizer: words("園區染坊", "The park’s dye house", "園内 藍染め工房"),
    performers: words("染師 葉素蘭", "Dyer Yeh Su-lan", "染師 葉素蘭"),
    fee: 0,
    ageGuide: words(
      "不限年齡；染缸旁請勿奔跑",
      "All ages; no running beside the vats, please",
      "どなたでも。甕のそばでは走らないでください",
    ),
    language: "none",
    gallery: views("leaf", "loom", "bag"),
    tags: ["dyeing", "craft"],
  },
  {
    slug: "broken-bowls-on-the-roof",
    cover: art(
      "roof-ridge",
      words(
        "屋脊上用碎瓷拼成的龍與花",
        "A roof ridge with a dragon of broken porcelain",
        "割れた磁器で作った龍をのせた屋根の棟",
      ),
      { ground: "cloud", palette: "jade" },
    ),
    title: words("屋頂上的破碗", "Broken Bowls on the Roof", "屋根の上の割れた碗"),
    summary: words(
      "廟頂的龍鱗、武將的戰甲、牡丹的花瓣，原來都是碗。剪黏師傅把三條屋脊搬到地面，讓您平視。",
      "The dragon’s scales, the warrior’s armour and the petals of the peony were all bowls once. Three roof ridges have come down to eye level.",
      "龍のうろこも、武将のよろいも、牡丹の花びらも、もとは茶碗でした。廟の屋根の棟を三本、目の高さでご覧いただきます。",
    ),
    body: words(
      `剪黏的師傅買碗，不是為了吃飯。他們挑碗的弧度：碗口彎，做花瓣；碗腹平，做戰甲；湯匙柄剛好是鳳凰的尾羽。用鉗子一片一片剪，再黏到灰泥的身體上。

從前師傅拚場，一條屋脊從中間分兩半，左右各請一班，做完請全村來評。這次借到的三條裡，有一條就是這樣做成的：左邊的馬比較神氣，右邊的馬在笑。

看完請抬頭走一趟文昌祠，您會開始認得屋頂上的碗。[傳藝百科](/encyclopedia)裡有剪黏的條目，說明碎瓷怎麼剪、怎麼貼。`,
      `When a cut-porcelain maker buys bowls, he is not thinking of supper. He looks at curves: a rim makes a petal, the flat of a side makes armour, and the handle of a soup spoon is just right for a phoenix tail. He nips out each piece with pliers and presses it into a body of lime plaster.

Rival teams used to be given one half of a ridge each, and the whole village came to judge. One of the three ridges here was made like that. The horse on the left is the prouder of the two; the horse on the right is laughing.

Then walk past the Wenchang temple with your head up, and you will begin to recognise the crockery. The [encyclopedia](/encyclopedia) explains how the pieces are cut and set.`,
      `台湾の廟の屋根飾りは、磁器を切って貼りつける「剪黏（せんねん）」という技で作られます。職人が碗を買うのは、食べるためではありません。口の丸みは花びらに、胴の平らなところはよろいに、れんげの柄は鳳凰の尾になります。やっとこで一片ずつ切り、漆喰の体に貼っていきます。

昔は棟を真ん中で分け、左右を別の組に任せて腕を競わせ、村じゅうで見比べたものでした。お借りした三本のうちの一本は、そうして作られました。左の馬は堂々として、右の馬は笑っています。

ご覧になったら、上を向いて文昌祠（ぶんしょうし）まで歩いてみてください。屋根の上の碗が見えてくるはずです。切り方と貼り方は[伝統芸術百科](/encyclopedia)でご説明しています。`,
    ),
    startsOn: day(-10),
    endsOn: day(160),
    sessions: [{ id: "guided-tour", weekdays: [1, 6], from: "15:00", to: "15:40" }],
    place: "craft-hall",
    organizer: words("園區修復工坊", "The park’s restoration workshop", "園内 修復工房"),
    performers: words("剪黏師 郭金土", "Cut-porcelain maker Kuo Chin-tu", "剪黏職人 郭金土"),
    fee: 0,
    ageGuide: words(
      "不限年齡；瓷片銳利，請勿觸摸",
      "All ages; the porcelain is sharp, so please do not touch",
      "どなたでも。磁器の縁は鋭いため、手を触れないでください",
    ),
    language: "none",
    gallery: views("bowl", "temple", "fish"),
    tags: ["temple", "architecture", "craft"],
  },
  {
    slug: "without-a-nail",
    cover: art(
      "joinery",
      words("紅梁下互相扣住的斗栱", "Brackets locked together under a red beam", "赤い梁の下で組み合う斗栱"),
      { ground: "lattice", palette: "sand" },
    ),
    title: words("不用一根釘子", "Without a Nail", "釘を一本も使わずに"),
    summary: words(
      "二十四種榫卯做成大積木，拆得開、裝得回去，才算真的看懂。",
      "Twenty-four joints made large enough to hug. Take them apart and put them back; only then have you seen them.",
      "二十四種類の組み手を大きな積み木にしました。外して、元に戻せて、はじめてわかったと言えます。",
    ),
    body: words(
      `木匠蓋廟不用釘子，不是因為沒有釘子，是因為釘子會生鏽，木頭會呼吸。榫頭和卯眼跟著天氣一起漲縮，住幾百年也不吵架。

展場擺了二十四組大木榫，從最簡單的直榫到要三個人合力的斗栱。每一組旁邊沒有說明書，只有一句提示。裝不回去也沒關係，師傅每天下午會來，把大家留下的「殘局」收好。`,
      `Temple carpenters did without nails, though they had them. A nail rusts and timber breathes. A tenon and its mortise swell and shrink together with the weather, and can share a roof for centuries without a quarrel.

There are twenty-four joints here, from a plain tenon to a roof bracket that takes three people. None comes with instructions, only a one-line hint. If you cannot put one back together, never mind. A joiner comes every afternoon to tidy up what visitors have left behind.`,
      `宮大工が釘を使わなかったのは、釘がなかったからではありません。釘は錆び、木は呼吸をするからです。ほぞとほぞ穴は天気に合わせて一緒に伸び縮みし、何百年でも仲よく屋根を支えます。

会場には、いちばん簡単な平ほぞから、三人がかりの斗栱（ときょう）まで、二十四組の大きな組み手が並びます。説明書はなく、一行のヒントがあるだけ。戻せなくなっても大丈夫。毎日午後に職人が来て、組みかけのものを片づけてくれます。`,
    ),
    startsOn: day(-90),
    endsOn: day(9),
    sessions: [],
    place: "exhibition-hall",
    organizer: words("園區木作工坊", "The park’s joinery workshop", "園内 木工房"),
    performers: words("大木匠師 魏阿火", "Master carpenter Wei A-huo", "大工棟梁 魏阿火"),
    fee: 0,
    ageGuide: words(
      "五歲以上；大型構件請和大人一起搬",
      "Ages five and up; move the large pieces with an adult",
      "5歳以上。大きな部材は大人の方と一緒に動かしてください",
    ),
    language: "none",
    gallery: views("temple", "carved-window", "bench"),
    tags: ["wood", "architecture", "family"],
  },
  {
    slug: "small-sounds",
    cover: art("lute", words("四弦分明的一把琵琶", "A lute with its four strings", "四本の弦の見える琵琶"), {
      ground: "waves",
      palette: "gold",
    }),
    title: words("細聲：南管的五件樂器", "Small Sounds: Five Instruments of Nanguan", "かすかな音 ― 南管の五つの楽器"),
    summary: words(
      "琵琶、洞簫、二弦、三弦、拍板。五件樂器各自發聲，走到中間才合成一首曲子。",
      "Two lutes, a flute, a fiddle and a clapper. Each plays alone, and only in the middle of the room do they become one piece.",
      "琵琶、洞簫、二弦、三弦、拍板。それぞれ別に鳴る音が、部屋の真ん中でひとつの曲になります。",
    ),
    body: words(
      `南管是坐著聽的音樂。樂師說話小聲，彈琴也小聲，一首曲子可以從茶熱彈到茶涼。

展場分成五個小間，每間只放一件樂器和它的聲音，地板下有一點震動。五間圍著一個圓廳，站在正中央，五個聲音會剛好同時到達耳朵。

進了展場，請把手機調成靜音，說話也像樂師一樣輕。`,
      `Nanguan is music to sit down for. Its players speak softly and play softly, and a single piece may last from hot tea to cold.

There are five small rooms, each with one instrument, its sound and a slight trembling in the floor. They stand around a circle. At its centre the five sounds reach your ears at the same moment.

Please silence your phone and speak as the players do.`,
      `南管（なんかん）は、腰を下ろして聴く音楽です。奏者は小さな声で話し、小さな音で弾きます。一曲のあいだに、熱いお茶が冷めることもあります。

五つの小部屋に楽器を一つずつ置き、その音と、床のかすかな震えを感じていただきます。小部屋は円い広間を囲んでいて、真ん中に立つと五つの音が同時に耳へ届きます。

会場では携帯電話の音をお切りになり、奏者のように小さな声でお話しください。`,
    ),
    startsOn: day(24),
    endsOn: day(110),
    sessions: [],
    place: "exhibition-hall",
    organizer: hallTeam,
    performers: words(
      "樂曲錄音：清水堂南管樂社",
      "Recordings by the Clear Water Hall Nanguan Society",
      "録音 清水堂南管楽社",
    ),
    fee: 0,
    ageGuide: words("不限年齡", "All ages", "どなたでも"),
    language: "none",
    gallery: views("flute", "fan", "tea-pot"),
    tags: ["music"],
  },
  {
    slug: "woven-for-a-day",
    cover: art(
      "bamboo-basket",
      words("裝滿橘子的竹編提籃", "A woven basket heaped with oranges", "みかんを盛った竹編みの籠"),
      { ground: "ice", palette: "jade" },
    ),
    title: words("編給一天用的籃子", "Woven for a Day", "一日のための籠"),
    summary: words(
      "挑魚的、蒸粿的、裝嫁妝的、關蟋蟀的。竹編從來不是擺著看的，每一個洞都有道理。",
      "One for fish, one for steaming, one for a dowry, one for crickets. Bamboo was woven to be used, and every gap has its reason.",
      "魚を運ぶ籠、蒸し籠、嫁入りの籠、虫を飼う籠。竹細工は飾るものではなく使うもの。目の大きさには、すべて訳があります。",
    ),
    body: words(
      `一個籃子的洞有多大，看它要放走什麼。魚籃放走水，米篩放走糠，雞罩放走風，蟋蟀籠只放走聲音。

展場把八十件竹編依「放走什麼」排列，而不是依年代。每週有一位編竹師傅坐在中間編一只當天要用的東西，編好就真的拿去用。

想帶走一只的人，[竹編店](/shop/bamboo-weaver)就在工匠街上。`,
      `The size of a basket’s holes depends on what it must let go. A fish basket lets out water, a sieve lets out husks, a hen coop lets the wind through, and a cricket cage releases nothing but sound.

So the eighty pieces here are arranged not by age but by what passes through them. Every week a weaver sits in the middle and makes something needed that day. When it is done, it is taken away and used.

If you would like one to keep, the [bamboo weaver](/shop/bamboo-weaver) is on Artisan Street.`,
      `籠の目の大きさは、何を逃がすかで決まります。魚籠は水を、ふるいは籾殻を、鶏のかごは風を通し、虫かごが逃がすのは鳴き声だけです。

そこで八十点の竹細工を、年代順ではなく「何を通すか」の順に並べました。週に一度、職人が会場の真ん中に座り、その日に要るものを編みます。編み上がると、その日のうちに本当に使われます。

お持ち帰りになりたい方は、職人通りの[竹細工の店](/shop/bamboo-weaver)へどうぞ。`,
    ),
    startsOn: day(45),
    endsOn: day(140),
    sessions: [],
    place: "artisan-street",
    organizer: hallTeam,
    performers: words(
      "竹編師 張水源、張阿綢",
      "Bamboo weavers Chang Shui-yuan and Chang A-chou",
      "竹細工職人 張水源・張阿綢",
    ),
    fee: 0,
    ageGuide: words("不限年齡", "All ages", "どなたでも"),
    language: "none",
    gallery: views("fish", "leaf", "bench"),
    tags: ["bamboo", "craft"],
  },
  {
    slug: "lions-at-rest",
    cover: art(
      "lion-head",
      words(
        "綠鬃獅頭的正面，張著大口",
        "A green lion head from the front, mouth wide open",
        "口を大きく開けた緑の獅子頭",
      ),
      { ground: "cloud", palette: "brick" },
    ),
    title: words("歇腳的獅子", "Lions at Rest", "ひと休みする獅子"),
    summary: words(
      "三十六顆獅頭，來自十九個庄頭。不跳的時候，牠們長得比您想的還要不一樣。",
      "Thirty-six lion heads from nineteen villages. When nobody is dancing in them, they turn out to be very different animals.",
      "十九の村から集まった三十六の獅子頭。舞っていないときの顔は、思いのほか一頭ずつ違います。",
    ),
    body: words(
      `臺灣的獅有開口的、閉口的，有的頭是一面圓圓的簸箕，有的眉毛會動。獅頭沒有開光，就只是一件工藝品；點了硃砂，才請得動。

平常獅頭收在庄頭的館裡，高高掛著，小孩不能碰。這次館主們答應讓牠們下來歇一季，條件只有兩個：不能放在地上，初一十五要上香。展場都照辦。`,
      `Some Taiwanese lions open their mouths and some keep them shut. Some have a head as round and flat as a winnowing tray, and some can move their eyebrows. Until vermilion is dabbed on its eyes, a lion head is only a piece of craft.

They usually hang high up in village halls, out of the reach of children. Their keepers agreed to lend them for a season on two conditions: they must never stand on the floor, and they must have incense on the first and the fifteenth of the lunar month. We keep both.`,
      `台湾の獅子には、口の開くものと閉じたままのものがあります。箕（み）のように丸く平たい頭もあれば、眉の動く頭もあります。朱で目を入れるまでは、獅子頭もただの工芸品です。

ふだんは村の獅子の館に高く掛けられ、子どもは触らせてもらえません。今回、館の皆さんはひと季節だけ休ませることを許してくださいました。条件は二つ。床に置かないこと、そして旧暦の一日と十五日に線香を上げること。会場では、どちらも守ります。`,
    ),
    startsOn: day(70),
    endsOn: day(150),
    sessions: [],
    place: "craft-hall",
    organizer: hallTeam,
    fee: 0,
    ageGuide: words("不限年齡", "All ages", "どなたでも"),
    language: "none",
    gallery: views("drum", "gong", "door-gods"),
    tags: ["dance", "craft"],
  },
  {
    slug: "letters-to-wenchang",
    cover: art(
      "letter",
      words(
        "從信封裡抽出的信，封口有紅蠟印",
        "A sheet drawn from an envelope with a red wax seal",
        "赤い封蝋の封筒からのぞく便り",
      ),
      { ground: "lattice", palette: "plum" },
    ),
    title: words("寫給文昌帝君的信", "Letters to the God of Learning", "文昌さまへの手紙"),
    summary: words(
      "有考生寫的，有考生的媽媽寫的，也有考上的人回來還願。廟裡收存的三百封信，經寄信人同意後展出。",
      "From students, from their mothers and from those who passed and came back to say thank you. Three hundred letters kept by the temple, shown with the writers’ leave.",
      "受験生から、その母親から、合格してお礼に来た人から。文昌祠に残る三百通の手紙を、書いた方のお許しを得て展示しました。",
    ),
    body: words(
      `信的內容其實很像：請保佑我、我會努力、謝謝。不一樣的是字。有人寫得像刻的，有人寫到一半換了一枝筆，有一封整張只有准考證號碼。

展覽結束後，信全部退還或依寄信人的意思火化。現在想寫信，文昌祠的偏殿仍然備有紙筆。`,
      `The letters say much the same thing: look after me, I shall work hard, thank you. What differs is the handwriting. One might have been carved, one changes pen in the middle and one consists of nothing but an exam number.

When the exhibition closed, every letter was returned or burnt, as its writer wished. Paper and brushes still lie ready in the side hall of the Wenchang temple.`,
      `書かれていることはよく似ています。お守りください、がんばります、ありがとうございました。違うのは字です。彫ったような字もあれば、途中で筆を替えた手紙もあり、受験番号だけの一枚もありました。

会期のあと、手紙はすべてお返しするか、ご本人の希望に沿ってお焚き上げしました。文昌祠（ぶんしょうし）の脇殿には、今も紙と筆をご用意しています。`,
    ),
    startsOn: day(-200),
    endsOn: day(-110),
    sessions: [],
    place: "wenchang-temple",
    organizer: words("文昌祠執事與展覽組", "The temple stewards and the exhibitions team", "文昌祠世話役と展示チーム"),
    fee: 0,
    language: "none",
    gallery: views("temple", "brush-ink", "incense-burner"),
    tags: ["temple", "calligraphy"],
  },
  {
    slug: "the-kiln-that-breathes",
    cover: art(
      "kiln",
      words(
        "冒煙的磚窯，窯口透出火光",
        "A smoking brick kiln with fire at its mouth",
        "煙を上げるレンガの窯と、焚き口の火",
      ),
      { ground: "tortoise", palette: "sand" },
    ),
    title: words("會呼吸的窯", "The Kiln That Breathes", "呼吸する窯"),
    summary: words(
      "蛇窯連燒三天三夜。這檔展覽記錄一次完整的燒窯：柴、火色、輪班的便當，和最後開窯的那一聲。",
      "The snake kiln burns for three days and three nights. A record of one whole firing: the wood, the colours of the flame, the supper boxes and the sound of the door coming down.",
      "蛇窯（へびがま）は三日三晩焚き続けます。薪、炎の色、当番の弁当、そして窯を開ける音まで、一度の窯焚きをまるごと記録しました。",
    ),
    body: words(
      `看火的人不看溫度計，看顏色：暗紅、橘、黃、白。到白的時候，整座窯會發出很低的聲音，像一隻大動物在睡覺。

展出的八十七件器物都出自同一窯，依它們在窯裡的位置擺放。離火口最近的那一件裂了，也照樣展出，底下寫著它替大家擋了火。`,
      `Those who watch a kiln do not look at a thermometer but at colour: dark red, orange, yellow, white. At white the whole kiln gives a very low sound, like a large animal asleep.

The eighty-seven pots all came from one firing and were set out as they had stood in the kiln. The one nearest the fire had cracked. It was shown all the same, with a label saying that it had taken the flame for the others.`,
      `火の番は温度計ではなく色を見ます。暗い赤、だいだい、黄、そして白。白くなると、窯全体が眠る大きな獣のような低い音を立てます。

展示した八十七点はすべて同じ窯で焼いたもので、窯の中と同じ位置に並べました。焚き口にいちばん近い一点は割れましたが、「みんなの代わりに火を受けました」と添えて、そのまま展示しました。`,
    ),
    startsOn: day(-260),
    endsOn: day(-170),
    sessions: [],
    place: "kiln-yard",
    organizer: words("園區窯場", "The park’s kiln yard", "園内 窯場"),
    performers: words(
      "陶師 高月秋與八位輪班夥伴",
      "Potter Kao Yueh-chiu and eight who shared the watch",
      "陶工 高月秋と八人の当番",
    ),
    fee: 0,
    language: "none",
    gallery: views("wheel", "bowl", "vase"),
    tags: ["pottery", "craft"],
  },
  {
    slug: "hours-of-the-needle",
    cover: art(
      "embroidery",
      words(
        "繡框裡還沒收針的一朵花",
        "A flower in an embroidery frame, the needle still in the cloth",
        "刺繍枠の中の、針を刺したままの花",
      ),
      { ground: "ice", palette: "indigo" },
    ),
    title: words("針的時間", "Hours of the Needle", "針の時間"),
    summary: words(
      "出嫁前的一年，姑娘都在繡。枕頭、肚兜、門簾、神桌的桌裙，每一件都標出花了幾個夜晚。",
      "In the year before her wedding a girl embroidered. Pillows, bodices, curtains and altar cloths, each labelled with the number of evenings it took.",
      "嫁ぐ前の一年、娘たちは刺繍をして過ごしました。枕、腹掛け、のれん、祭壇の掛け布。一点ごとに、かかった夜の数を記しました。",
    ),
    body: words(
      `展品的牌子上沒有年代，只有時間：枕頭一對，二十七夜；桌裙一件，一百四十夜。繡的人多半沒有留下名字，線頭的收法卻各有脾氣，一看就知道是不是同一個人。

展期裡每天都有一位繡娘在場，把一件只繡了半邊的門簾接著繡完。那件門簾現在掛在展覽館的入口。`,
      `The labels gave no dates, only time: a pair of pillows, twenty-seven evenings; an altar cloth, a hundred and forty. Few of the women left their names. Yet each ended her threads in her own way, and you could tell one hand from another.

Every day an embroiderer sat in the room and carried on with a door curtain that someone had left half done. It is finished, and now hangs at the entrance of the exhibition hall.`,
      `展示の札に書いたのは年代ではなく、時間です。枕一対、二十七夜。祭壇の掛け布一枚、百四十夜。刺した人の名はほとんど残っていません。けれども糸の始末にはそれぞれ癖があり、同じ人の手かどうかはひと目でわかります。

会期中は毎日、刺繍職人が会場で、半分で止まっていたのれんの続きを刺しました。完成したのれんは今、展示館の入口に掛かっています。`,
    ),
    startsOn: day(-330),
    endsOn: day(-240),
    sessions: [],
    place: "exhibition-hall",
    organizer: hallTeam,
    performers: words("繡師 彭秀鳳", "Embroiderer Peng Hsiu-feng", "刺繍職人 彭秀鳳"),
    fee: 0,
    language: "none",
    gallery: views("shoes", "bag", "lantern"),
    tags: ["textile", "craft"],
  },
  {
    slug: "before-the-switch",
    cover: art("lantern", words("黑夜裡亮著的一盞紅燈籠", "A red lantern glowing in the night", "夜にともる赤い提灯"), {
      ground: "lattice",
      palette: "night",
    }),
    title: words("開關以前的夜", "Before There Was a Switch", "スイッチのない夜"),
    summary: words(
      "油燈、紙燈、提燈、魚燈。展場不開電燈，只點一盞，眼睛習慣以後，就什麼都看得見。",
      "Oil lamps, paper lamps, hand lanterns and fish lanterns. Only one was lit, and once your eyes were used to it, it was enough.",
      "油の灯り、紙の灯り、提灯、魚の灯り。会場でともしたのは一つだけ。目が慣れると、すべてが見えてきました。",
    ),
    body: words(
      `那時候的夜晚是分層的：廳堂一盞，灶腳一盞，去豬圈要提一盞。燈在哪裡，人就在哪裡，故事也在哪裡。

入口的前三分鐘最暗，工作人員請大家先站著，數自己的呼吸。很多人後來說，最記得的就是那三分鐘。`,
      `In those days the night had rooms: one lamp in the hall, one by the stove and one to carry to the pigsty. Wherever the lamp was, there were the people, and the stories too.

The first three minutes were the darkest. Visitors were asked to stand still and count their breaths. Many told us afterwards that those minutes were what they remembered.`,
      `昔の夜には間仕切りがありました。居間に一つ、かまどに一つ、豚小屋へ行くときは提げて一つ。灯りのある所に人が集まり、話もそこで生まれました。

入ってすぐの3分間がいちばん暗く、お客さまには立ち止まって息を数えていただきました。「あの3分間をいちばん覚えている」と、多くの方が話してくださいました。`,
    ),
    startsOn: day(-400),
    endsOn: day(-300),
    sessions: [],
    place: "exhibition-hall",
    organizer: hallTeam,
    fee: 0,
    language: "none",
    gallery: views("moon", "house", "wish-lantern"),
    tags: ["lantern"],
  },
];
