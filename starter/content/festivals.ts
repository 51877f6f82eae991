import { art, type StarterContent, words } from "#starter/starter.ts";

/** The feasts of the Wenchang temple and of the village year, in the order of the year. */
export const festival: StarterContent<"festival"> = () => [
  {
    slug: "new-year-bell",
    cover: art(
      "bell",
      words(
        "懸著的銅鐘與撞木剪紙",
        "A hanging bronze bell and the log that strikes it",
        "つるされた銅の鐘と撞木の切り絵",
      ),
      { ground: "ice", palette: "gold" },
    ),
    name: words("元旦晨鐘", "New Year’s Bell", "元日の鐘"),
    summary: words(
      "新年第一天，由訪客自己撞響文昌祠的鐘，一人一聲。",
      "On the first day of the year visitors strike the temple bell themselves, one stroke each.",
      "一年の最初の日、祠の鐘を、来園の方に一人一打ずつついていただきます。",
    ),
    body: words(
      `平常的晨鐘由廟祝敲，這一天換您來。開園後在廟前發號碼牌，{fact:rhythm.bell} 敲第一聲。撞鐘的人先報一句今年想做的事，聲音小也沒關係，鐘聲會替您傳得很遠。

撞完鐘，在廊下領一碗桂圓紅棗茶，工匠街的傘師傅會在門口寫春聯，要「福」還是「慢慢來」都可以指定。

- 號碼牌發完為止，小孩可以兩個人一起撞。
- 撞木不輕，廟祝會站在旁邊扶一把。`,
      `On other days the keeper strikes the bell; today it is your turn. Numbers are handed out in front of the temple once the park is open, and the first stroke is at {fact:rhythm.bell}. Before you strike, say one thing you mean to do this year. Say it softly if you like: the bell carries it far.

Afterwards there is a bowl of longan and red date tea under the eaves. On Artisan Street the umbrella maker writes spring couplets at his door. Ask for ‘fortune’, or for ‘take your time’.

- Numbers are limited. Two children may strike together.
- The beam is heavy; the keeper stands by to steady it.`,
      `ふだんの鐘は守り人がつきますが、この日は皆さんの番です。開園後に祠の前で番号札をお配りし、最初の一打は{fact:rhythm.bell}です。つく前に、今年したいことを一つ口にしてください。小さな声でも、鐘が遠くまで届けてくれます。

そのあとは軒下で、龍眼となつめのお茶をどうぞ。職人通りでは、傘の親方が店先で春聯を書いています。「福」でも「ゆっくり」でも、お好きな言葉をお申しつけください。

- 番号札はなくなり次第終わります。お子さまは二人一緒につけます。
- 撞木は重いので、守り人が横で支えます。`,
    ),
    rule: { calendar: "solar", month: 1, day: 1 },
    begins: "09:00",
    ends: "12:00",
  },
  {
    slug: "lantern-festival",
    cover: art(
      "lantern",
      words("夜空下一盞花燈的剪紙", "A flowered lantern under the night sky", "夜空の下の花模様の提灯の切り絵"),
      { ground: "waves", palette: "night" },
    ),
    name: words("上元花燈夜", "Lantern Night", "上元の灯り"),
    summary: words(
      "新年後的第一個月圓，孩子提著自己糊的燈，從南門走到河邊。",
      "The first full moon of the year: children carry lanterns of their own making from the South Gate to the river.",
      "新年最初の満月の夜、子どもたちが手づくりの提灯を提げ、南門から川べりまで歩きます。",
    ),
    body: words(
      `燈要自己做才有意思。前一週工藝館開放糊燈，竹篾、棉紙與漿糊都準備好了，[彩繪燈籠](/experiences/lantern-painting)也會加開場次。

天黑以後，隊伍從南門出發，前面是鑼鼓，後面是一條六公尺長、紙糊的大魚。走到月河廣場，大家把燈掛上竹架，圍著吃一碗湯圓。

猜燈謎的謎面貼在工匠街的廊柱上，三種語言都有，猜中的人可以領一支糖葫蘆。閉園前先去猜，燈隊出發以後工匠街就收燈了。

散場後加開接駁車往車站，最後一班在祭典結束半小時後開出。`,
      `A lantern is best when you have made it. In the week before, the craft hall is open for pasting: bamboo strips, tissue and glue are ready, and there are extra sessions of [lantern painting](/experiences/lantern-painting).

After dark the procession leaves the South Gate, drums in front and a paper fish six metres long behind. At Moon River Plaza everyone hangs up their light and eats a bowl of sweet rice balls.

Riddles are pasted on the pillars of Artisan Street in three languages. A right answer earns a stick of candied fruit. Guess before closing time: once the procession has left, the street is dark.

Extra shuttles run to the station afterwards; the last leaves half an hour after the end.`,
      `提灯は自分で作るのがいちばんです。前の週から工芸館で、竹ひごと薄紙と糊を用意してお待ちしています。[提灯の絵付け](/experiences/lantern-painting)も回数を増やします。

暗くなると行列が南門を出ます。先頭は太鼓と銅鑼、しんがりは長さ6メートルの紙の魚。月河広場に着いたら提灯を竹の棚に掛け、湯円（白玉だんご）をいただきます。

職人通りの柱には、三か国語のなぞなぞが貼り出されます。当たった方には果物飴を一本差し上げます。行列が出ると通りの灯りを落としますので、閉園前にお楽しみください。

終了後は駅行きのシャトルバスを増発します。最終は祭りが終わって30分後です。`,
    ),
    rule: { calendar: "lunar", month: 1, day: 15 },
    begins: "18:30",
    ends: "20:30",
  },
  {
    slug: "wenchang-birthday",
    cover: art(
      "temple",
      words("紅底上的燕尾脊廟宇剪紙", "A temple with swallow-tail eaves on red", "赤い地に、燕尾の屋根の祠の切り絵"),
      { ground: "cloud", palette: "brick" },
    ),
    name: words("文昌帝君聖誕", "Birthday of Wenchang", "文昌帝君の誕生日"),
    summary: words(
      "一年裡最大的日子：早上祝壽、學生開筆、傍晚演一齣酬神戲。",
      "The greatest day of the temple’s year: a morning rite, the dipping of new brushes, and a play for the god towards evening.",
      "祠の一年でいちばん大きな日。朝の祝い、子どもたちの筆始め、夕方は奉納の芝居。",
    ),
    body: words(
      `園門一開，祝壽的鐘鼓就響了。三獻禮由社區的長輩主祭，小學生在廟埕排成方陣跳佾舞，一手拿竹籥、一手拿雉羽，這是向孔廟學來的。

上午是**開筆禮**：要上小學的孩子，由祖父母牽著手寫下第一個字，再喝一碗用文昌筆攪過的紅糖水。

- 帶蔥、芹菜與蘿蔔來拜的人，拜完可以在廟埕的大灶加湯煮成「聰明粥」，一起分著吃。
- 傍晚的酬神戲不收費，板凳先到先坐。

當天廟埕人多，輪椅請走東側平坦的通道。`,
      `The bell and drum begin as the gates open. Elders of the village lead the three offerings, and boys and girls dance in ranks on the temple plaza, a bamboo flute in one hand and a pheasant feather in the other, as they do in the temples of Confucius.

The morning belongs to the **first stroke**. Children about to start school write their first character with a grandparent’s hand round theirs, then drink a bowl of brown-sugar water stirred with the temple’s brush.

- Spring onions, celery and radish from the altar go into the great pot on the plaza and come out as ‘clever porridge’ for everyone.
- The play towards evening is free. Benches go to those who come first.

The plaza is crowded; wheelchairs should take the level way on the east side.`,
      `開園とともに鐘と太鼓が鳴り始めます。村の長老が三度の供物を捧げ、少年少女が廟前広場に方形に並んで、竹の笛と雉の羽を手に舞います。孔子廟に習った舞です。

午前は**筆始め**です。小学校に上がる子どもが、祖父母に手を添えてもらって最初の一字を書き、祠の筆でかきまぜた黒砂糖の湯をいただきます。

- お供えのねぎ、セロリ、大根は、広場の大鍋で「かしこくなるお粥」になり、皆さんでいただきます。
- 夕方の奉納芝居は無料です。長椅子は先着順です。

広場は混み合います。車いすの方は、東側の平らな通路をお使いください。`,
    ),
    rule: { calendar: "lunar", month: 2, day: 3 },
    begins: "09:00",
    ends: "17:30",
  },
  {
    slug: "written-paper",
    cover: art(
      "brush-ink",
      words("毛筆、硯臺與墨竹的剪紙", "A brush beside an ink painting of bamboo", "筆と墨竹の切り絵"),
      { ground: "tortoise", palette: "sand" },
    ),
    name: words("惜字祭", "Farewell to Written Paper", "惜字祭"),
    summary: words(
      "把一年裡寫壞的字送到敬字亭焚化，灰燼放上荷葉，送進月河。",
      "A year’s spoilt writing is burnt in the paper pavilion, and the ashes are given to the river.",
      "一年のあいだに書き損じた紙を敬字亭で焼き、灰を川へ送ります。",
    ),
    body: words(
      `農曆三月二十八日，傳說是造字的倉頡生日。從前的人不把寫了字的紙隨手丟，收在竹籃裡，積多了送到**敬字亭**燒化。園區的敬字亭在文昌祠後方，六角、三層，爐口刻著「過化存神」。

這一天，挑字紙的隊伍敲著小鑼繞行工匠街，各家把練字的紙、寫錯的稿子、孩子的舊作業放進籃裡。燒完的灰裝在荷葉上，從渡船頭送進河裡。

- 請帶寫在紙上的東西來，塑膠膜與訂書針先拆掉。
- 想寫一張新的再走，廊下有筆墨，也可以參加[書法體驗](/experiences/brush-calligraphy)。`,
      `The day is the birthday of Cangjie, who is said to have invented writing. People used not to throw written paper away. They kept it in a basket and, when it was full, took it to the **pavilion for written paper**. Ours stands behind the temple, six-sided and three storeys high. Four old characters are cut above the furnace mouth: what passes here is changed, and its spirit stays.

On this day bearers with small gongs go along Artisan Street. From every house come practice sheets, spoilt drafts and old homework. The ashes are laid on lotus leaves and set on the water at the boat landing.

- Bring writing on paper, without plastic film or staples.
- If you would like to write a new sheet before you go, ink is ready under the eaves, or join a [calligraphy class](/experiences/brush-calligraphy).`,
      `この日は、漢字を作ったと伝わる倉頡（そうけつ）の誕生日です。昔の人は、字の書かれた紙を捨てず、籠に集めて**敬字亭**（けいじてい）で焼きました。園の敬字亭は文昌祠（ぶんしょうし）の裏手にある六角三層の炉で、焚き口には「過化存神」の四字が刻まれています。

この日は、紙の籠をかついだ列が小さな銅鑼を鳴らして職人通りをまわります。家々は、習字の紙、書き損じの原稿、子どもの古い宿題を籠に入れます。灰は蓮の葉にのせ、船着き場から川へ流します。

- 紙に書いたものをお持ちください。ビニールやホチキスの針は外してください。
- 新しく一枚書いて帰りたい方は、回廊に筆と墨があります。[書道の体験](/experiences/brush-calligraphy)もどうぞ。`,
    ),
    rule: { calendar: "lunar", month: 3, day: 28 },
    begins: "10:00",
    ends: "12:00",
  },
  {
    slug: "dragon-boat-festival",
    cover: art(
      "dragon-boat",
      words("破浪前進的龍舟剪紙", "A dragon boat cutting through the waves", "波を切って進む龍舟の切り絵"),
      { ground: "waves", palette: "jade" },
    ),
    name: words("端午", "Dragon Boat Festival", "端午節"),
    summary: words(
      "門上掛艾草，河裡划龍舟，午時打一桶水回家。",
      "Mugwort on the door, dragon boats on the river, and a pail of water drawn at noon.",
      "戸口によもぎを掛け、川で龍舟を漕ぎ、正午の水を汲んで帰ります。",
    ),
    body: words(
      `早上先到藍染坊旁邊摘艾草與菖蒲，綁成一束掛在門楣上；孩子胸前別一個縫了香料的小布虎。

龍舟是兩艘木造的老船，比的不是快，是齊。每一隊在岸上先跟著鼓聲練半小時，下水時聽得出誰在偷懶。

- 午時前後，文昌祠的古井開放取「午時水」，請自備瓶子。
- 考生可以領一顆「包中」粽，數量有限，不拜也給。`,
      `In the morning people pick mugwort and sweet flag beside the dye house and hang a bunch over the door. Children wear a little cloth tiger filled with spices.

There are two old wooden boats, and the point is not to be fast but to be together. Each crew practises on the bank with the drum for half an hour; on the water you can hear who is slacking.

- Around noon the old well of the temple is opened for ‘noon water’. Bring your own bottle.
- Anyone with an examination ahead is given a ‘sure to pass’ rice dumpling, while they last, whether they pray or not.`,
      `朝は藍染め工房のわきで、よもぎと菖蒲を摘みます。束ねて戸口に掛け、子どもは香料を縫い込んだ小さな布の虎を胸につけます。

龍舟は二艘の古い木の船です。競うのは速さではなく、そろい具合。どの組も岸で30分、太鼓に合わせて稽古します。水に出れば、誰が手を抜いているかすぐにわかります。

- 正午のころ、文昌祠（ぶんしょうし）の古井戸で「午時水」を汲めます。容器をお持ちください。
- 受験生には「必ず受かる」ちまきを差し上げます。数に限りがあります。お参りをしなくてもかまいません。`,
    ),
    rule: { calendar: "lunar", month: 5, day: 5 },
    begins: "09:30",
    ends: "16:00",
  },
  {
    slug: "seventh-night",
    cover: art(
      "comb",
      words("畫著紅花的木梳剪紙", "A wooden comb painted with red flowers", "赤い花を描いた木の櫛の切り絵"),
      { ground: "lattice", palette: "plum" },
    ),
    name: words("七夕做十六歲", "Turning Sixteen on the Seventh Night", "七夕の十六歳の祝い"),
    summary: words(
      "十六歲的孩子鑽過紙糊的七娘媽亭，謝謝照顧他們長大的神。",
      "Sixteen-year-olds crawl beneath a paper pavilion and thank the goddess who watched over them.",
      "十六歳の子どもたちが紙の楼閣をくぐり、見守ってくれた女神に感謝します。",
    ),
    body: words(
      `七娘媽是孩子的守護神。從前碼頭的工人滿十六歲才領全薪，所以這一天做十六歲，特別歡喜。

紙糊的亭子有三層，比人還高，竹骨由紙紮師傅一格一格綁起來。家長把亭子舉高，孩子從底下鑽過去三次：男生往左轉，女生往右轉，出來就是大人了。廟口準備了軟粿，中間按一個凹洞，說是給織女裝眼淚用的。

- 滿十六歲的人請帶身分證報名，家人都可以一起來。
- 傍晚在偶戲館演一齣牛郎織女的皮影戲。`,
      `The Seventh Mother keeps watch over children. On the docks a boy drew full pay only at sixteen, so this day was a glad one.

The pavilion of bamboo and paper has three storeys and is taller than any grown-up. Parents lift it, and the young people crawl beneath three times, boys turning left and girls turning right. When they come out they are grown up. At the temple gate there are soft rice cakes with a hollow in the middle, to hold, it is said, the weaving girl’s tears.

- Bring your identity card to sign up. The whole family is welcome.
- Towards evening the puppet theatre plays the herdsman and the weaving girl in shadows.`,
      `七娘媽（しちじょうま）は子どもを守る女神です。昔の船着き場では、十六歳になると一人前の賃金をもらえたので、この祝いはとりわけ喜ばれました。

竹の骨に紙を貼った三層の楼閣は、人の背よりも高いものです。親がそれを持ち上げ、子どもは下を三度くぐります。男の子は左まわり、女の子は右まわり。出てきたら、もう大人です。祠の前では、真ん中のくぼんだやわらかい餅をお配りします。くぼみは、織姫の涙を受けるためといわれます。

- 十六歳の方は身分証をお持ちください。ご家族もご一緒にどうぞ。
- 夕方は人形劇館で、牽牛と織姫の影絵芝居を上演します。`,
    ),
    rule: { calendar: "lunar", month: 7, day: 7 },
    begins: "13:30",
    ends: "17:30",
  },
  {
    slug: "water-lanterns",
    cover: art(
      "fish",
      words("夜色裡吐著泡泡的紅魚剪紙", "A red fish blowing bubbles in the dark", "夜の水で泡を吐く赤い魚の切り絵"),
      { ground: "waves", palette: "night" },
    ),
    name: words("中元普渡放水燈", "Water Lanterns", "中元の水灯"),
    summary: words(
      "先放一排水燈，照路請水裡的亡魂上岸，再為沒有人祭拜的他們備一桌飯。",
      "Lanterns float out to invite the spirits of the water ashore, and a table is laid for those whom nobody remembers.",
      "灯りを流して水に眠る魂を岸へ招き、弔う人のない魂のために膳を整えます。",
    ),
    body: words(
      `水燈是請帖，所以先放燈，再開桌。傍晚，水燈排跟著鑼鼓繞過工匠街，到渡船頭等天色暗下來，一盞一盞下水，替水裡的「好兄弟」照路，請他們上岸。燈屋是紙紮師傅用竹與棉紙做的，裡面點蠟燭；園區的船等在下游，把每一盞收回來，不留在河裡。

燈漂遠了，廟埕才開始普渡。長桌上米、鹽、泡麵與罐頭堆成小山，桌邊擺著臉盆與毛巾，讓遠路來的客人先洗把臉。拜完，供品分送社區的老人食堂。

這個晚上安靜一點比較好：不大聲喊別人的名字，拍照請不要用閃光燈。散場後加開接駁車往車站，最後一班在祭典結束半小時後開出。`,
      `The lanterns are the invitation, so they go first and the meal comes after. Towards evening they are carried along Artisan Street behind the gongs and wait at the landing until the light fails. Then they are set on the water one by one, to show the spirits of the river the way ashore. The little houses are of bamboo and tissue, with a candle inside. A boat waits downstream and picks up every one, so that nothing stays in the river.

When they have drifted away, the offering begins on the temple plaza. Rice, salt, instant noodles and tins are piled into little mountains on long tables. The basin and towel beside them are for guests who have come a long way and may want to wash their faces. Afterwards the food goes to the canteen for the elderly.

It is a night for quiet. Do not call people loudly by name, and leave the flash off. Extra shuttles run to the station afterwards; the last leaves half an hour after the end.`,
      `水灯は招待状です。ですから灯りが先、お膳はそのあとです。夕方、灯りは銅鑼と太鼓に続いて職人通りをまわり、船着き場で暗くなるのを待ちます。それから一つずつ水に浮かべ、「好兄弟」と呼ばれる川の霊が岸へ上がる道を照らします。竹と薄紙で作った小さな家の中には、ろうそくがともります。下流で船が待っていて、一つ残らず集めますので、川には何も残りません。

灯りが遠くなると、廟前広場で供養が始まります。長い机に、米、塩、即席麺、缶詰が山のように積まれます。脇の洗面器と手ぬぐいは、遠くから来たお客さまに顔を洗っていただくためのものです。終わると、供え物は地域の高齢者食堂へ届けます。

静かに過ごす夜です。人の名を大声で呼ばず、フラッシュもお控えください。終了後は駅行きのシャトルバスを増発します。最終は祭りが終わって30分後です。`,
    ),
    rule: { calendar: "lunar", month: 7, day: 15 },
    begins: "16:30",
    ends: "20:30",
  },
  {
    slug: "mid-autumn",
    cover: art(
      "rice-cake",
      words("藍底上一盤糕餅的剪紙", "A pile of cakes on indigo", "藍の地に盛った餅菓子の切り絵"),
      { ground: "cloud", palette: "indigo" },
    ),
    name: words("中秋賞月", "Mid-Autumn Moon", "中秋の月見"),
    summary: words(
      "河灣看月亮，南管坐場，孩子博狀元餅。",
      "The moon over the bend of the river, nanguan on the terrace, and dice for the scholar’s cake.",
      "川の曲がり角に昇る月、南管の調べ、そして子どもたちのさいころ遊び。",
    ),
    body: words(
      `月河廣場的石臺，是園區看月亮最好的地方，月亮正好從對岸的竹林升起。弦管人坐成半圈，照老規矩先以一套「指」起頭，接著唱三支曲，最後奏一套「譜」收煞，行話叫起指、落曲、煞譜；中間不報幕，也不用麥克風。

旁邊的河岸草地上，孩子**博餅**：六顆骰子往大碗裡一丟，聽聲音就知道誰中了狀元。文昌祠的餅做成六種大小，從秀才到狀元，輸的人也有一塊。

- 自備坐墊，茶舖在河邊擺攤供茶，請帶自己的杯子。
- 園區不開放烤肉，香味太重，會蓋過桂花。
- 散場後加開接駁車往車站，最後一班在祭典結束半小時後開出。`,
      `The stone terrace of Moon River Plaza is the best place in the park: the moon rises straight from the bamboo on the other bank. The players sit in a half-circle and keep the old order: a suite called zhi to begin, then three songs, then an instrumental suite called pu to close. Nothing is announced, and there is no microphone.

On the grass beside it children **throw for cakes**: six dice into a big bowl, and the ring of it tells who has become first scholar. The cakes come in six sizes, from county graduate upwards, and those who lose have one as well.

- Bring a cushion. The tea house serves tea by the river; bring your own cup.
- No barbecues, please. The smell would drown the osmanthus.
- Extra shuttles run to the station afterwards; the last leaves half an hour after the end.`,
      `月河広場の石のテラスは、園でいちばん月のよく見える場所です。月は、対岸の竹林からまっすぐに昇ります。奏者は半円に座り、昔からの順に、「指」と呼ぶ組曲で始め、三曲を歌い、「譜」という器楽の組曲で締めくくります。曲の案内も、マイクもありません。

わきの草地では、子どもたちが**博餅**（はくへい）に興じます。六つのさいころを大きな碗に投げ、その音で誰が一等かがわかります。菓子は六つの大きさがあり、負けた人にも一つあります。

- 敷物はご持参ください。お茶は茶店が出張してお出しします。カップは各自でお持ちください。
- バーベキューはご遠慮ください。匂いが強く、金木犀の香りを消してしまいます。
- 終了後は駅行きのシャトルバスを増発します。最終は祭りが終わって30分後です。`,
    ),
    rule: { calendar: "lunar", month: 8, day: 15 },
    begins: "18:30",
    ends: "20:30",
  },
  {
    slug: "teachers-day",
    cover: art(
      "book",
      words("紅底上一本藍皮線裝書的剪紙", "A blue thread-bound book on red", "赤い地に青い糸綴じの本の切り絵"),
      { ground: "tortoise", palette: "brick" },
    ),
    name: words("教師節", "Teachers’ Day", "教師節（先生の日）"),
    summary: words(
      "向教過我們的人鞠一個躬。廟裡行祭禮，工坊裡拜師。",
      "A bow to those who taught us: a rite in the temple, and apprentices received in the workshops.",
      "教えてくれた人に頭を下げる日。祠では祭礼、工房では弟子入りの式を行います。",
    ),
    body: words(
      `教師節是孔子的生日，釋奠、佾舞與「智慧毛」都是孔廟的禮。文昌祠沒有這一套，是向縣城的孔廟借來的，也老實寫在廟埕的告示上。祭禮從開園開始，由學生擔任執事，舞與雅樂是附近國小練了半年的成果。禮成之後分「智慧毛」，如今用紅絲線代替牛毛，每人一條。

下午輪到工坊。新進的學徒在祖師牌位前奉茶，師傅喝一口，送一把用舊的工具，師徒的名分就定了。外人可以在旁邊看，但不鼓掌，茶很燙。

教過您的老師如果也住附近，帶他一起來，**這天師生同行，老師由園區招待一杯茶**。`,
      `Teachers’ Day is the birthday of Confucius, and the rite, the dance in ranks and the ‘hairs of wisdom’ belong to his temples. Ours has borrowed them from the one in the county town, and a notice on the plaza says so. The rite begins as the park opens, with schoolchildren as officers. The dance and music took a nearby primary school half a year to learn. The hairs used to be pulled from the ox; today everyone is given a red silk thread.

In the afternoon it is the workshops’ turn. New apprentices offer tea before the tablet of the craft’s founder. The master takes a sip and gives them a tool of his own, well used, and that settles it. You may look on. Nobody claps; the tea is hot.

If your own teacher lives nearby, come together: **on this day a teacher who comes with a pupil has tea with us**.`,
      `この日は孔子の誕生日で、祭礼も、列を組む舞も「知恵の毛」も、もともとは孔子廟のものです。文昌祠（ぶんしょうし）は県の町の孔子廟から借りていて、広場の掲示にもそう記しています。祭礼は開園とともに始まり、子どもたちが役をつとめます。舞と雅楽は、近くの小学校が半年かけて稽古したものです。終わりに、昔は牛の毛を抜いた「知恵の毛」の代わりに、赤い絹糸を一本ずつお渡しします。

午後は工房の番です。新しい弟子が祖師の位牌の前で茶を差し出し、親方がひと口飲んで、使い込んだ道具を一つ渡すと、師弟の縁が結ばれます。見学は自由ですが、拍手はしません。お茶が熱いからです。

先生がお近くにいらしたら、ぜひご一緒に。**この日、教え子とお越しの先生には、お茶を一杯差し上げます**。`,
    ),
    rule: { calendar: "solar", month: 9, day: 28 },
    begins: "09:00",
    ends: "16:00",
  },
  {
    slug: "year-end-feast",
    cover: art(
      "bowl",
      words(
        "紅瓷大碗的剪紙，碗心一朵小花",
        "A great red bowl with a flower at its centre",
        "底に小花のある赤い大きな椀の切り絵",
      ),
      { ground: "ice", palette: "jade" },
    ),
    name: words("尾牙", "The Year-End Feast", "尾牙の宴"),
    summary: words(
      "謝過榕樹下的土地公，店家、師傅與同仁坐在一起吃割包。",
      "After thanking the Earth God beneath the banyan, the whole park sits down to filled buns.",
      "ガジュマルの下の土地の神さまに礼を述べ、園じゅうの人が割包を囲みます。",
    ),
    body: words(
      `一年最後一次「做牙」，拜的是榕樹園石龕裡的土地公。供品簡單：三牲、一鍋湯、一疊割包。花生粉與酸菜從割開的口滿出來，像塞滿的荷包；割包也叫「虎咬豬」。

中午在工匠街擺流水席，店家各出一道菜，訪客帶著碗筷就能坐下，隨意樂捐給學徒的生活津貼。

下午**封箱**。封之前，戲班把戲箱全部打開，晾戲服、擦盔頭、補髯口，平常只在臺上看得到的東西，這時可以近看。數過一遍收進去，班主貼上封條，過了年才開箱。`,
      `The last offering of the year goes to the Earth God in his stone shrine in the Banyan Garden. It is a simple one: meat, a pot of soup, a pile of filled buns. Peanut and pickle spill from the fold like money from a purse, and people call the bun ‘tiger bites pig’.

At noon tables are set along Artisan Street, and each shop brings one dish. Bring a bowl and chopsticks and sit down. What you put in the box goes to the apprentices.

In the afternoon the troupe **seals its trunks**. First everything comes out: robes are aired, helmets polished, beards mended, and you may look closely at what is otherwise seen only from below the stage. Then all is counted and put away, and the leader pastes a strip of paper over each lid. It stays there until the new year.`,
      `一年で最後の供えものは、ガジュマルの庭の祠にいる土地の神さまに捧げます。肉と汁とはさみ饅頭の割包（グアバオ）だけの、簡素なものです。ピーナッツの粉と漬物があふれるようすが、ふくらんだ財布に似ていて、「虎が豚をくわえる」とも呼ばれます。

正午、職人通りに長い卓を並べ、各店が一皿ずつ持ち寄ります。茶わんと箸をお持ちになれば、どなたでもお座りいただけます。お志は弟子たちの生活手当に充てます。

午後は**箱の封じ**です。封をする前に一座の衣装箱をすべて開け、衣を陰干しし、冠を磨き、ひげを繕います。ふだんは舞台の上にあるものを、間近にご覧ください。数を確かめてしまうと、座長が箱に封をし、新年まで開けません。`,
    ),
    rule: { calendar: "lunar", month: 12, day: 16 },
    begins: "11:00",
    ends: "16:30",
  },
];
