import { recorded } from "#starter/sounds/recorded.ts";
import { art, type StarterContent, words } from "#starter/starter.ts";

/** The twelve stops of the audio guide, in walking order. */
export const audiostop: StarterContent<"audiostop"> = () => [
  {
    slug: "brick-gate",
    cover: art(
      "gate",
      words(
        "四根紅柱撐起的門樓剪紙",
        "A gatehouse on four red pillars, in cut paper",
        "四本の赤い柱に支えられた門の切り絵",
      ),
      { ground: "lattice", palette: "brick" },
    ),
    number: 1,
    title: words("一塊磚從哪裡來", "Where a brick comes from", "レンガはどこから来たか"),
    transcript: words(
      "歡迎來到園區。請先不要急著進門，伸手摸一摸左邊的磚柱。這些磚是用河邊的黏土做的，踩土、壓模、陰乾，再進窯燒七天。仔細看，有幾塊磚上留著小小的腳印，那是曬磚的時候，雞從上面走過去。顏色深的那一面在窯裡靠近火，所以同一根柱子上有十幾種紅。門框上方的字用整枝大筆一氣寫成，收筆的地方，墨已經快乾了。好，進門吧，過了橋，風會比較涼。",
      "Welcome to the park. Before you go in, put your hand on the pillar to your left. The bricks are river clay: trodden, pressed into moulds, dried in the shade and then fired for seven days. Look closely and you will find small footprints in a few of them, left by hens that walked across the bricks while they dried. The darker sides faced the fire, which is why one pillar can show a dozen reds. The name above the gate was written in one breath with one large brush; by the last stroke the ink was almost gone. Now go in. It will be cooler once you have crossed the bridge.",
      "ようこそお越しくださいました。門をくぐる前に、左のレンガの柱に手を触れてみてください。川辺の粘土を足で踏み、型に詰め、陰干しして、窯で七日焼いたものです。いくつかのレンガに小さな足跡があるのは、干している上をにわとりが歩いたからです。色の濃い面は火に近かった面で、一本の柱にいくつもの赤が見つかります。門の上の文字は大筆で一息に書かれ、最後の一画ではもう墨が尽きかけています。では、お入りください。橋を渡ると風が涼しくなります。",
    ),
    place: "south-gate",
    seconds: 62,
    ...recorded("brick-gate"),
  },
  {
    slug: "temple-roof",
    cover: art(
      "roof-ridge",
      words(
        "屋脊上昂首的瓷龍，脊身貼滿花",
        "A porcelain dragon on a ridge set with flowers",
        "花を貼った棟の上の磁器の龍",
      ),
      { ground: "cloud", palette: "gold" },
    ),
    number: 2,
    title: words("屋頂上的碎碗", "Broken bowls on the roof", "屋根の上の割れ茶碗"),
    transcript: words(
      "請退後十步，抬頭看文昌祠的屋脊。上面的牡丹、鳳凰和武將，全是用碗做的。師傅把彩色的碗剪成花瓣、羽毛和盔甲的形狀，一片一片插進還沒乾的灰泥裡，這叫「剪黏」。剪的時候只有一次機會，力氣大了，整片就裂開。屋脊兩端高高翹起，分成兩叉，像燕子的尾巴，從前只有廟和做官的人家可以用。下雨以後再來看，瓷片洗乾淨了，遠遠就看得見它發亮。",
      "Take ten steps back and look up at the ridge of the temple. The peonies, the phoenixes and the generals are all made of bowls. The craftsman snips coloured china into petals, feathers and plates of armour and presses each piece into wet plaster. This is cut-porcelain work, jiannian in Chinese: cut and paste. There is only one chance at every cut, for a little too much force splits the whole piece. The ends of the ridge sweep up and fork like the tail of a swallow, a shape once kept for temples and the houses of officials. Come back after rain: the china is washed clean and you can see it shine from far away.",
      "十歩ほど下がって、文昌祠の棟を見上げてください。牡丹も鳳凰も武将も、すべて茶碗でできています。色のついた碗を花びらや羽根や鎧の形に切り、まだ乾かない漆喰に一片ずつ差し込む、「剪黏（せんねん）」という技です。切るのは一度きりで、力が強すぎると全体が割れてしまいます。棟の両端がつばめの尾のように反って二つに分かれる形は、昔は廟と役人の家だけに許されたものでした。雨上がりにまたいらしてください。洗われた磁器が、遠くからでも光って見えます。",
    ),
    place: "wenchang-temple",
    seconds: 64,
    ...recorded("temple-roof"),
  },
  {
    slug: "bell-and-drum",
    cover: art("bell", words("懸在木架上的銅鐘", "A bronze bell in its wooden frame", "木の枠に吊るされた銅の鐘"), {
      ground: "ice",
      palette: "jade",
    }),
    number: 3,
    title: words("晨鐘與暮鼓", "Morning bell, evening drum", "朝の鐘、夕べの太鼓"),
    transcript: words(
      "你站的地方是廟埕。面向正殿，右邊是鐘，左邊是鼓；從神明那邊看，正好是左鐘右鼓。早上 {fact:rhythm.bell} 敲鐘，傍晚 {fact:rhythm.drum} 擊鼓，開園的日子天天如此，晴雨不改。鐘聲慢，一聲要等前一聲散了才接下去；鼓聲由慢而快，再慢慢收回來，像一個人走遠的腳步。從前村裡沒有時鐘，聽到鼓聲，做工的放下鋤頭，孩子就知道該回家吃飯。鼓皮用的是水牛皮，天氣潮的時候聲音會悶一點，老人家聽一聽，就知道明天會不會下雨。",
      "You are standing on the temple plaza. Facing the hall, you have the bell on your right and the drum on your left; the god looking out has it the other way. The bell is struck at {fact:rhythm.bell} and the drum at {fact:rhythm.drum}, on every day the park is open, rain or shine. The bell is slow: each stroke waits until the last has faded. The drum begins slowly, quickens and draws back again, like footsteps going away. The village had no clocks, so at the sound of the drum the hoes were put down and the children knew that supper was ready. The skin is water buffalo. In damp weather it sounds dull, and old people could tell from it whether tomorrow would bring rain.",
      "ここは廟前広場です。本殿に向かって右が鐘、左が太鼓。神さまから見れば、左が鐘、右が太鼓です。朝は{fact:rhythm.bell}に鐘を、夕方は{fact:rhythm.drum}に太鼓を、開園の日は晴れても降っても打ちます。鐘はゆっくりと、前の音が消えるのを待って次を撞きます。太鼓はゆるやかに始まり、速くなり、遠ざかる足音のようにまた静まっていきます。村に時計がなかったころ、太鼓が鳴れば畑の人は鍬を置き、子どもたちは夕飯だと知りました。皮は水牛で、湿った日は音がこもるので、お年寄りは明日の雨を聞き分けたそうです。",
    ),
    place: "temple-plaza",
    seconds: 66,
    ...recorded("bell-and-drum"),
  },
  {
    slug: "stage-ceiling",
    cover: art(
      "stage",
      words("翹脊戲臺上的兩個角色", "Two players on a stage under an upturned roof", "反り屋根の舞台と二人の役者"),
      { ground: "tortoise", palette: "indigo" },
    ),
    number: 4,
    title: words("會送聲音的天花板", "A ceiling that carries sound", "声を運ぶ天井"),
    transcript: words(
      "走近戲臺，抬頭看那一圈一圈往上收的木頭，這叫「藻井」。它有八層，一百多個斗栱互相卡住，從頭到尾沒有用一根釘子。演員在下面唱，聲音被它攏住，再往前推，坐在廣場最後一排也聽得見吐字。臺口兩側各有一道門，左邊寫「出將」，右邊寫「入相」，上場和下場就靠這四個字。如果今天沒有演出，請站到臺前正中央，輕輕拍一下手。你會聽見掌聲從頭頂落下來。",
      "Come close and look up at the rings of timber that draw together overhead. There are eight of them, more than a hundred brackets holding one another in place without a single nail. When an actor sings below, this ceiling gathers the voice and sends it forward, so that the last row of the square can follow every word. There is a door on either side: the players enter by the left and leave by the right. If nothing is on today, stand at the middle of the front edge and clap once, softly. You will hear it fall back on you from above.",
      "舞台に近づいて、上へすぼまっていく木の輪を見上げてください。八層の輪を百を超える木組みが支え合い、釘は一本も使われていません。役者の声はこの天井に集められて前へ送られ、広場のいちばん後ろまで言葉が届きます。両わきには口が二つあり、左から登場して右へ退場します。今日の公演がなければ、舞台の前の真ん中に立って、軽く手をたたいてみてください。音が頭の上から降ってきます。",
    ),
    place: "opera-stage",
    seconds: 58,
    ...recorded("stage-ceiling"),
  },
  {
    slug: "arcade-of-makers",
    cover: art(
      "paper-umbrella",
      words("畫著白雲的綠紙傘", "An open green paper umbrella with white clouds", "白い雲を描いた、開いた緑の紙傘"),
      { ground: "waves", palette: "plum" },
    ),
    number: 5,
    title: words("亭仔腳的規矩", "The rules of the arcade", "歩廊のきまり"),
    transcript: words(
      "你現在走在「亭仔腳」底下。每家店把自己的門口讓出幾步，左鄰右舍接起來，就成了一條不怕日曬雨淋的路。這塊地算店家的，卻一定要讓人走，所以街上有句老話：門口三尺，是大家的客廳。看看地上，每家的地磚都不一樣，那是各家自己鋪的。師傅多半坐在門邊，因為那裡光線最好，也方便跟人講話。聽到刨木頭的聲音嗎？順著聲音走，就是戲偶工坊。",
      "You are walking under the arcade. Each house gives up a few steps of its own front, and joined together they make a road that neither sun nor rain can reach. The ground belongs to the shop, yet everybody must be let through; people on the street say that the first three feet are the whole town’s sitting room. Look down: the tiles change at every house, for every owner laid their own. The makers sit by the door, where the light is best and the talk comes past. Can you hear a plane on wood? Follow the sound and you will come to the puppet workshop.",
      "いま歩いているのは「亭仔脚（ていしきゃく）」という歩廊の下です。一軒一軒が軒先を数歩ずつゆずり合い、日ざしも雨も届かない一本の道になりました。土地は店のものですが、人を通すのがきまりで、「門口三尺は、みんなの居間」と言い習わしています。足もとのタイルが家ごとに違うのは、それぞれの主が自分で敷いたからです。職人が戸口に座るのは、そこがいちばん明るく、人と話もできるからです。かんなの音が聞こえたら、音のほうへ歩いてみてください。そこが人形工房です。",
    ),
    place: "artisan-street",
    seconds: 66,
  },
  {
    slug: "living-blue",
    cover: art(
      "indigo-cloth",
      words("架上垂著白星紋的藍布", "Blue cloth with white stars, hung to dry", "干された白い星模様の藍の布"),
      { ground: "ice", palette: "sand" },
    ),
    number: 6,
    title: words("活的藍色", "The living blue", "生きている青"),
    transcript: words(
      "聞到了嗎？有一點像草，又有一點像醬菜，這是藍靛發酵的味道。大菁的葉子泡在水裡兩天，葉子撈掉，加石灰打出泡沫，沉到底下的泥就是藍靛。靛泥不溶於水，要用米酒和麥芽糖把它「養」活，缸裡的水才會變成黃綠色。布浸下去再拉出來，碰到空氣，先是綠，再是藍，浸一次淺，浸十次就深得像夜晚。冬天天冷，師傅會替染缸蓋上棉被。她說，缸跟人一樣，要吃飯，要睡覺，也怕吵。",
      "Can you smell it? A little like grass and a little like pickles: that is indigo fermenting. The leaves lie in water for two days; then they are taken out, lime is beaten in until it foams, and the mud that settles is the dye. The mud will not dissolve, so it is fed with rice wine and malt sugar until it wakes and the vat turns yellow-green. Cloth goes in and comes out green, and the air makes it blue: pale after one dip, dark as night after ten. In winter the dyer covers the vats with a quilt. A vat is like a person, she says; it must eat and sleep, and it dislikes noise.",
      "匂いがしますか。草のような、漬物のような、これが藍の発酵する匂いです。葉を二日水に浸けて取り出し、石灰を加えて泡が立つまでかき回すと、底に沈む泥が染料になります。そのままでは水に溶けませんので、米の酒と麦芽糖で「育てる」と、甕の水が黄緑色に変わります。布は緑色で上がり、空気に触れて青くなり、一度なら淡く、十度浸ければ夜のように深い色です。冬には職人が甕に布団をかけます。甕も人と同じで、食べて、眠って、騒がしいのは苦手なのだそうです。",
    ),
    place: "dye-house",
    seconds: 70,
  },
  {
    slug: "three-days-of-fire",
    cover: art("kiln", words("夜裡火口發紅的窯", "A kiln glowing at its mouth by night", "夜、焚き口の赤く光る窯"), {
      ground: "cloud",
      palette: "night",
    }),
    number: 7,
    title: words("三天三夜的火", "Three days and nights of fire", "三日三晩の火"),
    transcript: words(
      "這座窯叫蛇窯，順著山坡爬上去，像一條曬太陽的蛇。火從最下面的窯頭點起，熱氣自己往上走，沿路兩側的小洞是添柴用的。燒一窯要三天三夜，顧火的人兩個小時換一班，靠火的顏色判斷溫度，橘紅、橘黃，最後是刺眼的白。火停了也不能急著開，再等三天，讓窯自己涼下來。開窯那天，師傅最先看的不是漂亮的碗，是燒歪的那幾個。他說，歪的會告訴你火走過哪裡。",
      "This is a snake kiln, climbing the slope like a snake in the sun. The fire is lit at the head, down below, and the heat finds its own way up; the small holes along the sides are for feeding in wood. A firing lasts three days and three nights, with a new watch every two hours. The watchers read the heat by its colour, from orange to yellow and at last a white that hurts the eyes. When the fire is out nobody may open the door for three more days. On the day it is opened, the potter looks first at the pots that have warped, for they show where the fire went.",
      "これは蛇窯です。ひなたの蛇のように、斜面をのぼっています。火は下の焚き口から入れ、熱はひとりでに上へ進み、両わきの小さな穴からは薪を足します。焼くのは三日三晩、2時間ごとに番を替わり、橙から黄、そして目を刺す白へという火の色で温度を読みます。火を止めてもすぐには開けず、さらに三日、自然に冷めるのを待ちます。窯を開ける日、陶工が先に見るのはきれいな碗ではなく、ゆがんだ碗です。火の通り道は、ゆがんだものが教えてくれるそうです。",
    ),
    place: "kiln-yard",
    seconds: 66,
  },
  {
    slug: "banyan-shade",
    cover: art(
      "banyan",
      words(
        "樹幹繫著紅布的大榕樹",
        "A great banyan with a red ribbon round its trunk",
        "幹に赤い布を巻いた大きなガジュマル",
      ),
      { ground: "lattice", palette: "jade" },
    ),
    number: 8,
    title: words("一棵樹的村子", "A village of one tree", "一本の木の村"),
    transcript: words(
      "請先找張石椅坐下來。這棵榕樹到底幾歲，沒有人說得準，只知道最老的師傅小時候，它就這麼大了。枝上垂下來的是氣根，碰到泥土就長成新的樹幹，所以一棵樹看起來像一座小樹林。樹下的石龕供著土地公，街上的人每逢初二、十六會來上香，順便把落葉掃一掃。你聽，有下棋的聲音，也有蟬聲，夏天的午後，兩邊常常一起停下來。那多半是有人下了一步好棋。",
      "Find a stone seat first. Nobody knows for certain how old this banyan is; when the oldest maker on the street was a boy, it was already this size. The threads that hang from its branches are roots, and wherever they touch the ground they turn into trunks, which is why one tree looks like a small wood. In the stone shrine below lives the Earth God. On the second and the sixteenth of the lunar month people bring incense and sweep up the leaves while they are here. Listen: chess pieces, and cicadas. On summer afternoons both fall silent at once, usually because somebody has made a very good move.",
      "まずは石の椅子にお掛けください。このガジュマルの年ははっきりせず、通りでいちばん年長の職人が子どものころ、もうこの大きさだったといいます。枝から垂れているのは気根で、土に届くと新しい幹になるため、一本の木が小さな林のように見えるのです。根もとの石の祠には土地の神さまがいて、旧暦の二日と十六日には、通りの人が線香をあげ、ついでに落ち葉を掃いていきます。象棋（シャンチー）の駒の音と、蝉の声が聞こえますか。夏の午後、二つがそろってやむことがあります。たいていは、誰かが妙手を指したときです。",
    ),
    place: "banyan-garden",
    seconds: 66,
  },
  {
    slug: "one-hand-one-world",
    cover: art(
      "glove-puppet",
      words("張開雙臂的紅衣布袋戲偶", "A glove puppet in red with arms spread", "両腕を広げた赤い衣の布袋劇の人形"),
      { ground: "tortoise", palette: "sky" },
    ),
    number: 9,
    title: words("一隻手，一個江湖", "One hand, one world", "ひとつの手、ひとつの世界"),
    transcript: words(
      "把右手伸出來，食指往上，拇指和中指往兩邊張開。恭喜，你已經會拿布袋戲偶了。食指撐起頭，兩邊的手指是兩隻手臂，手腕一轉，他就回頭；手指一抖，他就生氣。一位主演要替所有的角色說話，書生、老人、姑娘、土匪，一晚換二十種聲音，從來不會弄混。從前沒有學校，學戲從後臺搬箱子開始，三年以後才輪到摸戲偶。館裡有一尊小丑，頭漆得特別亮，那是好幾代孩子摸出來的。",
      "Hold out your right hand, forefinger up, thumb and middle finger to either side. Well done: you can hold a glove puppet. The forefinger is the head and the other two are the arms. Turn your wrist and he looks round; tremble a finger and he is angry. One master speaks for every character, scholar and grandfather, girl and bandit, twenty voices in an evening and never one mistaken for another. There used to be no school for it. You began by carrying trunks backstage, and after three years you might touch a puppet. There is a clown in this theatre whose head shines more than the rest, from the hands of many generations of children.",
      "右手を出して、人さし指を立て、親指と中指を左右に開いてみてください。おめでとうございます、もう布袋劇の人形が持てます。人さし指が頭、残る二本が両腕で、手首を回せば振り向き、指をふるわせれば怒ります。座長はひとりですべての役を語り、書生、老人、娘、山賊と、一晩に二十の声を使い分けます。昔は学校などなく、舞台裏で箱を運ぶことから始め、人形に触れられるのは三年後でした。館には、頭がひときわ光っている道化がいます。何代もの子どもたちが撫でてきたからです。",
    ),
    place: "puppet-theatre",
    seconds: 68,
  },
  {
    slug: "egrets-coming-home",
    cover: art(
      "egret",
      words("夕陽下站在香蒲旁的白鷺鷥", "An egret by the bulrushes at sunset", "夕日のもと、水草のそばに立つ白鷺"),
      { ground: "waves", palette: "gold" },
    ),
    number: 10,
    title: words("白鷺鷥回家", "The egrets come home", "白鷺の帰り道"),
    transcript: words(
      "請放輕腳步，在欄杆邊停一下。這口水塘原本是種田人挖的埤，旱季放水灌溉，雨季蓄水防淹。田少了以後，白鷺鷥來得多了，春天在竹林裡築巢，一叢竹子可以住上三家。站著不動的那一隻不是在發呆，牠在等水面安靜下來，好看清楚魚在哪裡。傍晚鼓聲一響，牠們便一隻一隻飛回來，最後回來的那隻，通常要繞兩圈才找得到位子。我們替牠取了名字，叫「晚到的」。",
      "Walk softly now and stop at the railing. Farmers dug this pond to hold back the rains and to water their rice in the dry months. As the fields grew fewer, more egrets came; in spring they nest in the bamboo, three families to a clump. The one standing still is not dreaming. It is waiting for the surface to settle, so that it can see where the fish are. At the evening drum they fly home one by one, and the last usually has to circle twice before it finds a place. We call it the Late One.",
      "足音を静かに、手すりのそばで少し立ち止まってみてください。ここは農家の人々が掘ったため池で、雨の季節に水をため、日照りには田へ流しました。田が減ると白鷺がふえ、春には一かたまりの竹に三家族が巣をかけます。じっと立っている一羽は、ぼんやりしているのではありません。水面が静まり、魚が見えるのを待っているのです。夕べの太鼓が鳴ると一羽ずつ帰ってきますが、最後の一羽はたいてい二回まわってようやく場所を見つけます。私たちは「遅刻さん」と呼んでいます。",
    ),
    place: "egret-pond",
    seconds: 60,
  },
  {
    slug: "music-without-loudspeakers",
    cover: art("lute", words("四弦的琵琶", "A four-stringed lute", "四弦の琵琶"), {
      ground: "cloud",
      palette: "brick",
    }),
    number: 11,
    title: words("不用擴音的音樂", "Music without loudspeakers", "マイクのいらない音楽"),
    transcript: words(
      "這裡是月河轉彎的地方，也是園區最安靜的角落。南管的樂師喜歡在這裡坐場，琵琶橫著抱，洞簫直著吹，唱的人坐在中間，自己打拍板。他們不看譜，也沒有人指揮，五個人聽彼此的呼吸，慢的曲子一個字可以唱上半分鐘。樂器小聲，河水也小聲，所以不必用擴音，坐近一點就好。如果今晚有月亮，它會從對面的竹林後面升起來。老樂師說，最難的一拍，是大家一起停下來的那一拍。",
      "Here the Moon River turns, and it is the quietest corner of the park. Nanguan players like to sit here, with the lute held level in the lap, the flute pointing down, and the singer in the middle, beating time with the clappers. They have no score and no conductor. Five people listen to one another breathe, and in a slow piece a single word may last half a minute. The instruments are quiet and so is the river. Nobody needs a loudspeaker; you need only sit nearer. If there is a moon tonight it will rise behind the bamboo over the water. The hardest beat of all, an old player says, is the one where everybody stops together.",
      "ここは月河の曲がり角、園でいちばん静かな場所です。南管の楽人が好んで集まり、琵琶は横に抱き、洞簫は下へ向けて吹き、真ん中に座る歌い手が自分で拍板を打ちます。譜面も指揮者もなく、五人が互いの息を聞き合い、ゆるやかな曲では一つの文字を三十秒もかけて歌います。楽器の音は小さく、川の音も小さいので、マイクは使わず、聴く人が近くに座ります。今夜月が出れば、対岸の竹林の後ろから昇ってくるでしょう。いちばん難しい一拍は、みなが一緒に止まる一拍だと、老いた楽人は言います。",
    ),
    place: "moon-river-plaza",
    seconds: 66,
  },
  {
    slug: "rope-marks",
    cover: art(
      "boat",
      words("夜裡掛著紅燈的篷船", "A covered boat with a red lantern in the dark", "夜に赤い灯りを下げた屋根つきの舟"),
      { ground: "lattice", palette: "indigo" },
    ),
    number: 12,
    title: words("繩子磨出來的石頭", "Stone worn by rope", "綱がけずった石"),
    transcript: words(
      "這是最後一站，請摸摸石階邊上的凹痕。那不是刻出來的，是一百多年來繫船的麻繩磨出來的。當年從海口來的船，載著布匹、瓷碗和壓艙的石板，等潮水高了才能靠岸。布賣給工匠街的染坊，碗破了的做成屋頂上的花，石板就鋪在你剛才走過的廟埕。所以你今天看到的東西，大多是從這裡上岸的。謝謝你走到這裡，想再聽一次，隨時按號碼就可以。",
      "This is the last stop. Touch the hollows along the edge of the steps. Nobody carved them: they were worn by more than a hundred years of mooring ropes. Boats came up from the sea with cloth, china bowls and slabs of stone for ballast, and had to wait for the tide before they could land. The cloth went to the dyers of Artisan Street, the broken bowls became flowers on the temple roof, and the slabs pave the plaza you have just crossed. So most of what you saw today came ashore here. Thank you for walking so far. If you would like to hear a stop again, simply press its number.",
      "ここが最後です。石段のふちのくぼみに触れてみてください。彫ったものではなく、百年あまりのあいだ、もやい綱がこすって作ったものです。海から来た舟は、布と磁器の碗、重しの石板を積み、潮が満ちるのを待って岸に着きました。布は職人通りの染め屋へ、割れた碗は屋根の花になり、石板は先ほど歩かれた廟前広場に敷かれています。今日ご覧になったものの多くは、ここから陸に上がったのです。ここまで歩いてくださり、ありがとうございました。もう一度お聞きになるときは、番号を押してください。",
    ),
    place: "boat-landing",
    seconds: 62,
  },
];
