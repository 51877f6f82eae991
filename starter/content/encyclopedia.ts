import { art, type StarterContent, words } from "#starter/starter.ts";

/** Forty terms of the traditional arts, over all categories. */
export const encyclopedia: StarterContent<"encyclopedia"> = () => [
  {
    slug: "gezai-opera",
    cover: art(
      "opera-mask",
      words("戴著珠冠的臉譜", "A painted face beneath a crown of beads", "珠の冠をつけた隈取りの顔"),
      { ground: "cloud", palette: "plum" },
    ),
    term: words("歌仔戲", "Gezai opera", "歌仔戯（ゴアヒ）"),
    reading: "ㄍㄜ ㄗㄞˇ ㄒㄧˋ",
    kana: "ごあひ",
    body: words(
      `歌仔戲是在臺灣長出來的戲。農閒時，村人坐在大樹下拉殼仔弦唱故事，後來加上身段、鑼鼓與戲服，一步一步走上廟口的戲臺。

唱詞用臺語，多半四句一組，七個字一句，聽起來像在跟你說話。**哭調**最動人：演員一開口，樂師就跟著她的呼吸慢下來，臺下的阿嬤已經在找手帕。

在園區，春枝歌仔戲團常駐[戲臺](/navigate/opera-stage)。想先認聲音，聽殼仔弦：兩條弦，音色乾乾的，帶一點鼻音。`,
      `Gezai opera grew up in Taiwan. Farmers with time on their hands sat under a tree, played the coconut fiddle and sang stories. Movement, gongs and costumes came later, and with them the stage in front of the temple.

It is sung in Taiwanese, mostly in verses of four lines with seven syllables each, and sounds close to speech. Best loved are the **weeping tunes**. The singer opens her mouth, the players slow to her breath, and the grandmothers feel for their handkerchiefs.

Here the Spring Branch troupe plays on the [opera stage](/navigate/opera-stage). To know it by ear, listen for the coconut fiddle: two strings, dry, a little through the nose.`,
      `歌仔戯は台湾で生まれた歌芝居です。農作業の合間に木陰で胡弓を弾き、物語を歌ったのが始まりで、やがて所作と銅鑼、衣装が加わり、廟の前の舞台に上がりました。

歌詞は台湾語で、七字一句、四句でひとまとまりが基本です。語りかけるように聞こえます。なかでも胸を打つのが**哭調（泣き節）**。役者が歌い出すと楽師はその息に合わせて拍を緩め、客席ではもうハンカチを探しています。

園では春枝歌仔戯団が[野外舞台](/navigate/opera-stage)に立ちます。耳で知るなら椰子殻の胡弓を。二本の弦の、からりとして少し鼻にかかった音です。`,
    ),
    category: "opera",
    related: ["outdoor-opera", "painted-face", "water-sleeves"],
    gallery: [
      art("stage", words("掛著紅幕的外臺戲棚", "An outdoor stage hung with red", "赤い幕の野外舞台"), {
        ground: "lattice",
        palette: "brick",
      }),
      art(
        "fan",
        words("畫著山與紅日的紅摺扇", "A red folding fan painted with hills and a sun", "山と日を描いた赤い扇"),
        { ground: "waves", palette: "gold" },
      ),
      art("lute", words("伴奏用的琵琶", "The lute of the accompaniment", "伴奏に使う琵琶"), {
        ground: "ice",
        palette: "jade",
      }),
    ],
  },
  {
    slug: "glove-puppetry",
    cover: art("glove-puppet", words("張開雙手的戲偶", "A puppet with its hands held out", "両手を広げた人形"), {
      ground: "lattice",
      palette: "brick",
    }),
    term: words("布袋戲", "Glove puppetry", "布袋劇（ほていげき）"),
    reading: "ㄅㄨˋ ㄉㄞˋ ㄒㄧˋ",
    kana: "ほていげき",
    body: words(
      `把手伸進戲偶的布身：食指撐頭，拇指與中指各撐一隻手。一雙手就是兩個人，可以作揖、斟酒、翻跟斗、過三招。

主演一個人要說所有角色的口白，小生清亮、老生沉穩、丑角帶點鼻音，中間還要兼顧旁白。老師傅說：戲偶沒有表情，觀眾卻說它在笑，那就是演對了。

白石橋掌中班在[偶戲館](/navigate/puppet-theatre)演出，主演許萬來，三代同臺。鑼鼓一停，你會聽見木頭小手拍在臺板上，篤、篤兩聲。`,
      `Slip a hand into the cloth body. The forefinger holds the head, the thumb and middle finger one arm each. Two hands make two people, who can bow, pour wine, turn somersaults and fight.

One puppeteer speaks every part: the young hero clear, the old man grave, the clown through the nose, and the storyteller in between. A puppet’s face cannot move, the old masters say. When the audience swears that it smiled, you have played it right.

The White Stone Bridge company plays at the [puppet theatre](/navigate/puppet-theatre): Hsu Wan-lai leads, and three generations share the stage. When the gongs pause you can hear little wooden hands on the boards.`,
      `布の胴に手を入れ、人さし指で頭を、親指と中指で両腕を支えます。両手で二人。お辞儀をし、酒を注ぎ、宙返りをし、剣を交えます。

せりふは座長が一人で語り分けます。若者は澄んだ声、老人は低く重く、道化は鼻にかけて、そのあいだに語りも入れます。「動かない顔を見て、お客が笑ったと言えば、それで正解だ」と古い師匠は言います。

[人形劇館](/navigate/puppet-theatre)では白石橋掌中班が演じます。主演は許万来、三代がそろって舞台に立ちます。銅鑼がやむと、木の小さな手が板をたたく音が聞こえます。`,
    ),
    category: "puppetry",
    related: ["puppet-stage", "costume-trunk", "string-puppetry"],
    gallery: [
      art(
        "string-puppet",
        words("同為偶戲的懸絲傀儡", "A string puppet, cousin of the glove puppet", "仲間の糸操り人形"),
        { ground: "tortoise", palette: "indigo" },
      ),
      art("stage", words("雕花彩樓小戲臺", "The small carved stage of the puppets", "彫刻を施した人形の小舞台"), {
        ground: "cloud",
        palette: "gold",
      }),
      art("embroidery", words("繡著花朵的圓繡繃", "A round hoop with an embroidered flower", "花を刺繍した丸い枠"), {
        ground: "ice",
        palette: "plum",
      }),
    ],
  },
  {
    slug: "beiguan",
    cover: art(
      "drum",
      words("兩支鼓棒正要落下的大鼓", "A great drum with two sticks about to fall", "ばちが振り下ろされる大太鼓"),
      { ground: "waves", palette: "indigo" },
    ),
    term: words("北管", "Beiguan", "北管（ほくかん）"),
    reading: "ㄅㄟˇ ㄍㄨㄢˇ",
    kana: "ほくかん",
    body: words(
      `遠遠聽見鑼鼓和嗩吶，知道廟會的隊伍快到了，那多半是北管。它音量大、速度快，走在路上吹打，坐下來也能伴奏整齣戲。

村裡的**子弟班**白天種田做生意，晚上聚在館閣裡學曲。譜用工尺字記，鑼鼓用嘴念：「匡、才、匡」，念熟了手就會。

永和軒的子弟下午在[廟埕](/navigate/temple-plaza)的廊下練習，誰都可以站著聽。第一次聽請離嗩吶三步，它是對著山吹的。`,
      `When you hear gongs and horns far off and know that the temple procession is coming, it is most likely beiguan. The music is loud and quick. It can be played on the march, and seated it can carry a whole opera.

The players were villagers: farmers and shopkeepers by day, pupils of the **amateur band house** by night. The tunes are written in characters. The drumming is learnt by mouth, in syllables such as kuang and tsai. Once you can say it, your hands can do it.

In the afternoon the Everlasting Harmony band practises under the eaves of the [temple plaza](/navigate/temple-plaza), and anybody may stand and listen. The first time, keep three steps from the horn: it is meant for the hills.`,
      `遠くから銅鑼と太鼓、チャルメラが聞こえて、祭りの行列が近いとわかる。それはたいてい北管です。音が大きく、テンポが速く、歩きながらも奏でますし、座れば芝居一本の伴奏もします。

担い手は**子弟班**と呼ばれる村の素人楽団でした。昼は田畑や商い、夜は稽古場に集まって曲を覚えます。旋律は漢字の譜に記し、打楽器は「クァン、ツァイ」と口で唱えて体に入れます。

永和軒の面々が、午後は[廟前広場](/navigate/temple-plaza)の軒下で稽古しています。どなたでもお聞きになれます。はじめての方は、チャルメラから三歩離れてどうぞ。`,
    ),
    category: "music",
    related: ["suona", "gong-syllables", "nanguan"],
    gallery: [],
  },
  {
    slug: "painted-face",
    cover: art(
      "brush-ink",
      words("畫筆擱在硯臺旁，紙上有山", "A brush by its inkstone, hills on the paper", "硯のそばの筆と、山を描いた紙"),
      { ground: "tortoise", palette: "jade" },
    ),
    term: words("臉譜", "Painted face", "臉譜（隈取り）"),
    reading: "ㄌㄧㄢˇ ㄆㄨˇ",
    kana: "れんぷ",
    body: words(
      `花臉演員用顏色先把個性說出來：紅的忠義，黑的剛直，白的多疑，金與銀多半是神仙妖怪。坐在最後一排，看不清眉眼，也知道誰該小心。畫的時候從眉心開始，左右一起往外走，兩邊要對稱，又不能太對稱，太齊了，臉就不會動。

演出前半小時，[戲臺](/navigate/opera-stage)旁邊的布簾會掀起一角，看得到演員對著小鏡子上彩。油彩有一點桐油味，卸妝時用的是茶油。`,
      `Before an actor speaks, colour has told you who he is. Red is loyal, black is blunt and honest, white is full of suspicion, and gold or silver is usually a god or a demon. You can tell from the last row. Painting starts between the brows and moves outwards on both sides at once. The halves should match, but not too well, or the face stops moving.

Half an hour before a play a corner of the curtain beside the [opera stage](/navigate/opera-stage) is turned up, and you can watch the painting at a small mirror. The paint smells faintly of oil; tea-seed oil takes it off.`,
      `役者が口を開く前に、色が人柄を語ります。赤は忠義、黒は剛直、白は疑い深さ、金や銀はたいてい神仙か妖怪です。いちばん後ろの席からでも見分けられます。眉間から描き始め、左右を同時に外へ進めます。そろえすぎると、顔が動かなくなるそうです。

開演の半時間前、[野外舞台](/navigate/opera-stage)のわきの幕が少し上がり、小さな鏡に向かう役者が見えます。絵の具はかすかに油の匂いがし、落とすときは茶油を使います。`,
    ),
    category: "opera",
    related: ["gezai-opera", "outdoor-opera"],
    gallery: [],
  },
  {
    slug: "water-sleeves",
    cover: art("fan", words("繪著白花的紅摺扇", "A red folding fan with white flowers", "白い花を描いた赤い扇"), {
      ground: "waves",
      palette: "gold",
    }),
    term: words("水袖", "Water sleeves", "水袖（すいしゅう）"),
    reading: "ㄕㄨㄟˇ ㄒㄧㄡˋ",
    kana: "すいしゅう",
    body: words(
      `縫在戲服袖口的一截白綢，長的有一公尺多，甩出去像水波。高興時輕輕一翻，生氣時往外一拋，傷心時慢慢收回來遮住臉。

初學的人最怕袖子打結。老師說，不是手在甩袖，是腰先動，手才跟上，袖子最後才知道。

[戲臺](/navigate/opera-stage)坐第三排最好：袖子甩到最長，袖風剛好碰到你的臉。仔細聽，綢子破風有很輕的一聲「唰」。看完戲的孩子常常把外套脫下來，在廣場上學著甩。`,
      `A length of white silk, often more than a metre, is sewn to the cuff of the costume. Thrown out, it ripples like water. A light turn is joy, an outward fling is anger, and a slow gathering-in before the face is grief.

Beginners dread the knot. The hand does not throw the sleeve, teachers say. The waist moves first, the hand follows, and the sleeve is the last to hear of it.

Sit in the third row at the [opera stage](/navigate/opera-stage): at its longest the sleeve stops just short of your face, and you hear the silk cut the air. Afterwards children take off their jackets on the square and try.`,
      `衣装の袖口に縫い付けた白い絹で、長いものは1メートルを超えます。振り出すと水の波のように広がります。軽く返せば喜び、外へ放てば怒り、ゆっくりたぐって顔を覆えば悲しみです。

習い始めは、袖がからまるのが悩みです。「手で振るのではない。腰が動き、手がついてきて、袖はいちばん最後に知る」と先生は教えます。

[野外舞台](/navigate/opera-stage)では三列目がおすすめです。いちばん伸びた袖の風が、ちょうど頬に届きます。絹が空を切る、かすかな音も聞こえます。終わると広場で、子どもたちが上着を脱いでまねを始めます。`,
    ),
    category: "opera",
    related: ["gezai-opera", "painted-face"],
    gallery: [],
  },
  {
    slug: "outdoor-opera",
    cover: art("stage", words("夜裡亮燈的野臺戲棚", "A lit outdoor stage at night", "夜に灯る野外の舞台"), {
      ground: "cloud",
      palette: "night",
    }),
    term: words("外臺戲", "Outdoor opera", "外台戯（野外芝居）"),
    reading: "ㄨㄞˋ ㄊㄞˊ ㄒㄧˋ",
    kana: "がいたいぎ",
    body: words(
      `神明生日，廟前搭起戲棚，戲臺一定面向廟門，因為第一位觀眾是神。人坐在中間，帶自己的椅子，吃著香腸看，累了就回家，明天再來。

演員常常沒有劇本，只有一張寫著場次的紙。開演前班主先**講戲**，說個大概，臺詞上臺再想。這叫「做活戲」，做得好的演員，能把臺下剛跑過去的狗也演進去。

園區的[戲臺](/navigate/opera-stage)也面向廟門，只是不搭棚。演酬神戲的日子，第一排留一張空的紅椅子，請不要坐。`,
      `On a god’s birthday a stage goes up before the temple. It always faces the temple door, since the first spectator is the god. People sit in between on chairs they have brought, eat sausages, go home when they are tired and come back tomorrow.

Often there is no script. The leader **tells the play** beforehand, scene by scene, and the lines are found on stage. A good player can work in the dog that has just run past.

Our [opera stage](/navigate/opera-stage) faces the temple too. When a play is given for the god, one red chair in the front row stays empty. Please leave it so.`,
      `神さまの誕生日には、廟の前に舞台が組まれます。舞台は必ず廟の扉に向きます。最初の観客は神さまだからです。人々はあいだに椅子を持ち込み、ソーセージをかじりながら見物し、疲れたら帰って、また翌日やって来ます。

台本のないことも多く、座長が筋を場面ごとに**語って聞かせ**、せりふは舞台で考えます。うまい役者は、いま客席を横切った犬まで芝居に取り込みます。

園の[野外舞台](/navigate/opera-stage)も祠に向いています。奉納の芝居の日は、最前列に赤い椅子が一つ空けてあります。どうぞお掛けにならないでください。`,
    ),
    category: "opera",
    related: ["gezai-opera", "blessing-play", "costume-trunk"],
    gallery: [],
  },
  {
    slug: "blessing-play",
    cover: art(
      "bell",
      words("鐘身有金線的青銅鐘", "A bronze bell with gold bands under a beam", "金の帯を巻いた青銅の鐘"),
      { ground: "lattice", palette: "sand" },
    ),
    term: words("扮仙戲", "Blessing play", "扮仙戯（祝いの芝居）"),
    reading: "ㄅㄢˋ ㄒㄧㄢ ㄒㄧˋ",
    kana: "ふんせんぎ",
    body: words(
      `正戲開演前，福祿壽三仙先出場，替出錢的村子向神明祝賀。劇情人人都會背，還是要演，因為這一段是送給神的。演完，演員往臺下撒糖果銅板，孩子們其實都在等這個。

文昌帝君聖誕與酬神的日子，[戲臺](/navigate/opera-stage)一定先扮仙，北管嗩吶一路吹到三仙坐定。長度大約十五分鐘，坐在後面的老人家會跟著念。糖果都是紙包的，撿到的人可以吃，銅板留著放口袋，說是會招錢。`,
      `Before the opera proper, the gods of Fortune, Rank and Long Life come on to congratulate the temple’s god on behalf of the village. Everybody knows it by heart. It is played all the same, since it is the village’s present. At the end the actors throw sweets and coins, which is what the children have been waiting for.

On the god’s birthday the [opera stage](/navigate/opera-stage) always opens with one, and the horns play until all three are seated. It lasts about a quarter of an hour, and the old people at the back say the lines too. The coins are kept in a pocket, to bring more.`,
      `本編の前に福・禄・寿の三仙が登場し、村に代わって神さまにお祝いを述べます。筋は誰もが知っていますが、神さまへの贈り物なので省きません。終わると役者が飴や小銭をまきます。子どもたちのお目当ては、実はこちらです。

文昌帝君の誕生日と奉納の日は、[野外舞台](/navigate/opera-stage)で必ず演じます。三仙が座るまでチャルメラが鳴り続け、長さは15分ほど。後ろの席のお年寄りは、せりふを一緒に唱えます。拾った小銭は、お守りに財布へ。`,
    ),
    category: "opera",
    related: ["outdoor-opera", "beiguan"],
    gallery: [],
  },
  {
    slug: "string-puppetry",
    cover: art(
      "string-puppet",
      words("張開雙臂的紫衣偶", "A marionette in purple with arms spread", "両腕を広げた紫の衣の人形"),
      { ground: "ice", palette: "sky" },
    ),
    term: words("懸絲傀儡", "String puppetry", "懸絲傀儡（糸操り人形）"),
    reading: "ㄒㄩㄢˊ ㄙ ㄎㄨㄟˇ ㄌㄟˇ",
    kana: "けんしかいらい",
    body: words(
      `十幾條線從一塊勾牌垂下來，一條管一個關節。手指要像彈琴，卻聽不到聲音，只看見戲偶走路、跪拜、拔劍。

在不少地方，傀儡戲是謝天、除煞的儀式，演的時候大人會叫孩子別靠近。今天的藝師把喝茶、餵魚這些小動作也放進來，孩子終於敢坐到前排。

在[偶戲館](/navigate/puppet-theatre)的走廊掛著一尊拆開的懸絲偶，十六條線都標了名字，可以自己提提看：先學站，再學走。`,
      `A dozen threads or more hang from a small wooden board, one for each joint. The fingers work as on a zither, but nothing sounds. The puppet walks, kneels and draws a sword.

In many places it served to thank heaven or drive out evil, and children were told to keep away. Today’s masters have added tea drinking and the feeding of fish, and children at last dare to sit in front.

In the passage of the [puppet theatre](/navigate/puppet-theatre) hangs one taken apart, all its strings labelled. Try it: standing comes first, then walking.`,
      `小さな板から十数本の糸が垂れ、1本が一つの関節を動かします。指は琴を弾くように動きますが、音はしません。人形だけが歩き、ひざまずき、剣を抜きます。

各地で天への感謝や厄払いの儀式として演じられ、子どもは近づかないよう言われたものでした。いまの師匠たちはお茶を飲む、魚に餌をやるといったしぐさも取り入れ、子どもたちはようやく前の席に座れるようになりました。

[人形劇館](/navigate/puppet-theatre)の廊下に、糸に名札をつけた人形が掛かっています。手に取ってみてください。まず立たせて、それから歩かせます。`,
    ),
    category: "puppetry",
    related: ["glove-puppetry", "shadow-puppetry"],
    gallery: [],
  },
  {
    slug: "shadow-puppetry",
    cover: art(
      "shadow-puppet",
      words("影窗上戴盔的武將", "A helmeted warrior on a lit screen", "明るい幕に映る、かぶとの武者"),
      { ground: "lattice", palette: "plum" },
    ),
    term: words("皮影戲", "Shadow puppetry", "皮影戯（影絵芝居）"),
    reading: "ㄆㄧˊ ㄧㄥˇ ㄒㄧˋ",
    kana: "ひえいぎ",
    body: words(
      `把牛皮刮薄、刻花、上色，用竹桿撐著貼在布幕後，燈一照，影子就活了。南部的影偶多是側面，一隻眼睛看前面，走起路來有點外八。電影還沒來以前，這就是村裡會動的圖畫。

溪埔影偶劇場固定來[偶戲館](/navigate/puppet-theatre)演出，主演鄭福星一個人操作四尊，還要打鑼。散場後會把白幕掀起來，請觀眾到後面看燈、看皮、看他的手。皮影相碰的聲音很小，像翻一本厚書。`,
      `Oxhide is scraped thin, cut and coloured, held on bamboo rods against a cloth and lit from behind. The figures of southern Taiwan are mostly in profile, one eye forward, and walk with their toes out. Before the cinema these were the moving pictures of the village.

The Riverbank Shadow Theatre comes to the [puppet theatre](/navigate/puppet-theatre). Cheng Fu-hsing moves four figures by himself and beats the gong. Afterwards the screen is lifted and you may look behind. The hides touch with the sound of a thick book being leafed through.`,
      `薄く削った牛の皮に文様を刻み、色をつけ、竹の棒で布の幕に押し当てて後ろから光を当てます。台湾南部の人形は横顔が多く、片目で前を見て、少し外またで歩きます。映画が来る前は、これが村の「動く絵」でした。

溪埔影絵劇場が[人形劇館](/navigate/puppet-theatre)で演じます。鄭福星は一人で四体を動かし、銅鑼も打ちます。終わると幕を上げ、灯りも皮も手もとも見せてくれます。皮の触れ合う音は、厚い本をめくるようです。`,
    ),
    category: "puppetry",
    related: ["string-puppetry", "paper-cutting"],
    gallery: [],
  },
  {
    slug: "puppet-stage",
    cover: art(
      "gate",
      words("兩層屋簷、紅柱並立的門面", "A front with red pillars and two tiers of eaves", "二層の軒と赤い柱の正面"),
      { ground: "tortoise", palette: "brick" },
    ),
    term: words("彩樓", "Puppet stage", "彩楼（人形の小舞台）"),
    reading: "ㄘㄞˇ ㄌㄡˊ",
    kana: "さいろう",
    body: words(
      `演布袋戲的木雕小戲臺，像一座縮小的廟：有屋頂、龍柱、兩道門，左進右出。拆開裝進四只箱子，一根釘子也不用。真正貼了金的舊彩樓，燈光一打會反著光，戲偶的臉忽然就有了表情。

[偶戲館](/navigate/puppet-theatre)二樓有一座老彩樓，是許家祖父留下來的，柱子上的龍被摸得發亮。週末演出用的是新刻的一座，散戲以後師傅會當場拆給你看：屋頂先下，柱子最後，二十分鐘收完。`,
      `The carved stage of glove puppetry is a temple made small, with roof, dragon columns and two doors, one to come in by and one to leave. It packs into four trunks without a nail. Old stages are covered in gold leaf. When the lamp is lit the light comes back from the gold, and all at once a wooden face has an expression.

Upstairs in the [puppet theatre](/navigate/puppet-theatre) stands the old stage of the Hsu family’s grandfather, its dragons rubbed bright. A newly carved one is used at weekends, and is taken down before your eyes: the roof first, the columns last, in twenty minutes.`,
      `布袋劇を演じる木彫りの小舞台で、廟をそのまま小さくした形です。屋根があり、龍の柱があり、登場と退場の二つの戸口があります。釘を使わずに解体でき、四つの箱に収まります。金箔を押した古い舞台に灯りを当てると、照り返しで人形の顔に表情が生まれます。

[人形劇館](/navigate/puppet-theatre)の二階に、許家の祖父が残した古い彩楼があります。柱の龍は、なでられて光っています。週末に使うのは新しい一台で、終わると目の前で片づけます。屋根から始めて柱まで、20分です。`,
    ),
    category: "puppetry",
    related: ["glove-puppetry", "mortise-and-tenon"],
    gallery: [],
  },
  {
    slug: "costume-trunk",
    cover: art("bag", words("綠提把的紅花布袋", "A red flowered bag with a green handle", "緑の持ち手の赤い花柄の袋"), {
      ground: "waves",
      palette: "gold",
    }),
    term: words("戲籠", "Costume trunk", "戯籠（衣装箱）"),
    reading: "ㄒㄧˋ ㄌㄨㄥˊ",
    kana: "ぎろう",
    body: words(
      `戲班的家當全在戲籠裡，裝法有規矩：戲神放最上面，文官的衣服不壓在武將下面，丑角可以隨便坐。開箱前先上香，收箱時數一遍，少一尊就誰也不能走。

[偶戲館](/navigate/puppet-theatre)後臺的戲籠是樟木做的，掀開有一股涼涼的味道，蟲子不敢來。蓋子內側寫著歷年的戲碼，毛筆、原子筆、奇異筆都有。館員蔡美滿會讓孩子數一遍戲偶，數對的人可以替她蓋上蓋子：很重，關起來「咚」一聲。`,
      `All that a troupe owns is in its trunks, and there are rules for packing. The god of the stage lies on top. A scholar’s robe never goes under a general’s. The clown may sit where he likes. Incense is lit before the lid is raised. At night everything is counted, and if one puppet is missing nobody leaves.

The trunks backstage at the [puppet theatre](/navigate/puppet-theatre) are camphor wood and smell cool when opened. Inside the lids stand the plays of every year, in brush, ballpoint and felt pen. A child who counts the puppets right may shut the lid: it is heavy, and goes down with a thud.`,
      `一座の財産はすべてこの箱の中です。しまい方には決まりがあり、芝居の神さまはいちばん上、文官の衣は武将の下に置かず、道化はどこに座ってもかまいません。開ける前に線香をあげ、しまうときは数を確かめます。一体でも足りなければ、誰も帰れません。

[人形劇館](/navigate/puppet-theatre)の衣装箱は楠でできていて、開けるとすっとする香りがします。ふたの裏には、年ごとの演目が筆やボールペンで書いてあります。人形の数を正しく数えた子は、ふたを閉めさせてもらえます。重く、どん、と鳴ります。`,
    ),
    category: "puppetry",
    related: ["glove-puppetry", "outdoor-opera"],
    gallery: [],
  },
  {
    slug: "nanguan",
    cover: art("flute", words("竹笛與飄起的音符", "A bamboo flute with a floating note", "竹の笛と浮かぶ音符"), {
      ground: "ice",
      palette: "jade",
    }),
    term: words("南管", "Nanguan", "南管（なんかん）"),
    reading: "ㄋㄢˊ ㄍㄨㄢˇ",
    kana: "なんかん",
    body: words(
      `琵琶橫抱，和三弦一起彈出骨架；洞簫與二弦繞著走，替它添上血肉。唱的人手執拍板坐在中間。曲子很慢，字頭、字腹、字尾一口一口吐出來，聽的人也跟著慢。

南管的社團叫「館閣」，入門不收學費，只看有沒有耐心。老樂人彼此不說合奏，說**和**：不搶、不拖，聽見別人，自己的聲音才對。

清水堂南管樂社在[月河廣場](/navigate/moon-river-plaza)坐場，唱曲的是汪淑真。坐近一點，聽得到撥片離開弦的那一下。`,
      `The lute is held crosswise, and with the three-stringed lute it gives the bones of the tune. The upright flute and the two-stringed fiddle put on the flesh. The singer sits in the middle with wooden clappers. The music is slow. A syllable has a head, a belly and a tail, and each gets its own breath.

Clubs charge nothing for lessons. They only ask for patience. Players do not speak of playing together but of **agreeing**: not pushing, not dragging. When you hear the others, your own sound is right.

The Clear Water Hall society sits on [Moon River Plaza](/navigate/moon-river-plaza), with Wang Shu-chen singing. Sit close, and you hear the plectrum leave the string.`,
      `琵琶は横にかかえ、三弦とともに曲の骨組みを弾きます。縦笛の洞簫と胡弓に似た二弦が、それに肉をつけます。歌い手は拍板を手に中央に座ります。たいへんゆるやかな音楽で、一つの音節を頭、腹、尾に分け、ひと息ずつ歌います。

稽古場では月謝を取らず、根気だけが求められます。奏者は合奏と言わず、**和する**と言います。急がず、遅れず、人の音が聞こえれば自分の音も正しくなる、と。

清水堂南管楽社が[月河広場](/navigate/moon-river-plaza)で奏でます。歌は汪淑真。近くに座ると、ばちが弦を離れる音まで聞こえます。`,
    ),
    category: "music",
    related: ["beiguan", "moon-lute"],
    gallery: [],
  },
  {
    slug: "moon-lute",
    cover: art("lute", words("圓身長頸的琴", "A round-bodied lute with a long neck", "丸い胴に長い棹の琴"), {
      ground: "cloud",
      palette: "indigo",
    }),
    term: words("月琴", "Moon lute", "月琴（げっきん）"),
    reading: "ㄩㄝˋ ㄑㄧㄣˊ",
    kana: "げっきん",
    body: words(
      `圓圓的琴身、長長的頸，兩條弦就能走遍全島。乞食的歌者彈它，歌仔戲的後場也彈它。臺灣南端的長頸月琴音色乾爽，一邊彈一邊唱，想到什麼唱什麼，唱思念、唱出外、唱今天的風很大。

週末下午，[榕樹園](/navigate/banyan-garden)常有一把月琴在樹下輪著彈。不會彈也沒關係，只有兩條弦，按對一格就成調。音色短，像水滴落在木盆裡；彈的人說，因為短，才留得出空間給人唱。`,
      `A round body, a long neck and two strings went round the whole island. Beggars sang to it, and it sits in the opera orchestra too. The long-necked lute of the far south has a dry tone. You sing to it whatever comes to mind: longing, leaving home, how strong the wind is today.

On weekend afternoons a moon lute goes round in the [Banyan Garden](/navigate/banyan-garden). It has only two strings, and one right fret makes a tune. The sound is short, like drops in a wooden tub, and that, players say, leaves room for a voice.`,
      `丸い胴に長い棹。2本の弦があれば、島じゅうを回れました。門付けの歌い手も、歌仔戯の楽師も弾きます。島の南端に伝わる棹の長い月琴は、からりとした音色です。弾きながら、思いついたことを歌います。恋しさを、旅立ちを、今日は風が強いということを。

週末の午後、[ガジュマルの庭](/navigate/banyan-garden)では月琴が手から手へ回ります。弦は二本、一つ押さえればもう節になります。木の桶に落ちる雫のような短い音です。短いから歌う余地があるのだと、弾く人は言います。`,
    ),
    category: "music",
    related: ["ballad-singing", "gezai-opera"],
    gallery: [],
  },
  {
    slug: "suona",
    cover: art(
      "suona",
      words("斜放的木管與金色喇叭口", "A wooden pipe aslant with a golden bell", "斜めに置いた木の管と金色の朝顔"),
      { ground: "waves", palette: "brick" },
    ),
    term: words("嗩吶", "Suona", "嗩吶（チャルメラ）"),
    reading: "ㄙㄨㄛˇ ㄋㄚˋ",
    kana: "ちゃるめら",
    body: words(
      `一支木管、一個銅碗、一片小小的蘆葦哨，吹起來整條街都知道。結婚吹它，送葬也吹它，人的一生從它開始，也從它結束。難的是換氣：鼓著兩頰把氣存住，鼻子偷吸一口，聲音不能斷。

百傘過橋與踩街都由永和軒的嗩吶開路，平常在[廟埕](/navigate/temple-plaza)練習。哨片用舌頭含濕才吹得響，所以吹的人開場前都不說話。第一聲總是試音，短短的「嗶」，整條街的狗都會抬頭。`,
      `A wooden pipe, a brass bell and a scrap of reed, and the whole street knows. It is played at weddings and at funerals, so it sees a life in and out. The trick is breathing. The cheeks hold the air while the nose steals a little more, and the sound must not stop.

The suona of the Everlasting Harmony band lead every procession here, and practise on the [temple plaza](/navigate/temple-plaza). The reed must be wet to sound, so players say nothing before they begin. The first note is a test, and every dog on the street looks up.`,
      `木の管に真鍮の朝顔、小さな葦の歌口。吹けば通りじゅうに知れ渡ります。婚礼でも葬儀でも吹かれ、人の一生に始まりから終わりまで付き添います。難しいのは息つぎです。ほおにためた息で吹きながら鼻でそっと吸い、音を途切れさせません。

園の行列は、永和軒のチャルメラが先に立ちます。ふだんの稽古は[廟前広場](/navigate/temple-plaza)です。歌口は湿らせないと鳴らないので、吹く前は誰も口をききません。最初は試しの短い一声。通りの犬がいっせいに顔を上げます。`,
    ),
    category: "music",
    related: ["beiguan", "gong-syllables"],
    gallery: [],
  },
  {
    slug: "gong-syllables",
    cover: art("gong", words("一面敲出餘波的銅鑼", "A gong with rings of sound", "音の輪をひろげる銅鑼"), {
      ground: "lattice",
      palette: "gold",
    }),
    term: words("鑼鼓經", "Gong syllables", "鑼鼓経（口唱歌）"),
    reading: "ㄌㄨㄛˊ ㄍㄨˇ ㄐㄧㄥ",
    kana: "らこけい",
    body: words(
      `沒有五線譜，鑼鼓靠嘴巴傳。大鑼念「匡」，小鑼念「臺」，鈸念「才」，鼓念「冬」。一串念下來就是一個段子，走路念、洗碗也念。老師常說：嘴不亂，手就不亂。

[廟埕](/navigate/temple-plaza)廊下的柱子上貼著一張鑼鼓經，永和軒的孩子放學後就對著它念。你也可以試試最短的一句：「匡才匡才匡臺匡」，念三遍，右手自然會想敲東西。鑼聲要等它自己散，用手按住的那一下叫「煞」。`,
      `There is no staff notation. Percussion is handed on by mouth. The big gong is kuang, the small one tai, the cymbals tsai, the drum dong. A string of syllables is a pattern, to be muttered while walking or washing up. If the mouth is steady, teachers say, the hand will be.

A sheet of syllables hangs on a pillar of the [temple plaza](/navigate/temple-plaza), and children of the Everlasting Harmony band mutter it after school. Try the shortest: kuang tsai kuang tsai kuang tai kuang. Say it three times and your right hand will want to hit something.`,
      `五線譜はなく、打楽器は口で伝えられます。大きな銅鑼は「クァン」、小さな銅鑼は「タイ」、シンバルは「ツァイ」、太鼓は「ドン」。ひと続きに唱えれば一つの手になります。歩きながらでも、皿を洗いながらでも唱えます。「口が乱れなければ、手も乱れない」と教わります。

[廟前広場](/navigate/temple-plaza)の柱に鑼鼓経が一枚貼ってあり、永和軒の子どもたちが放課後に唱えています。いちばん短い一句は「クァン・ツァイ・クァン・ツァイ・クァン・タイ・クァン」。三度唱えると、右手が何かをたたきたくなります。`,
    ),
    category: "music",
    related: ["beiguan", "suona"],
    gallery: [],
  },
  {
    slug: "ballad-singing",
    cover: art("book", words("藍色封面的線裝小冊", "A blue thread-bound booklet", "青い表紙の糸綴じの小冊子"), {
      ground: "tortoise",
      palette: "sand",
    }),
    term: words("唸歌", "Ballad singing", "念歌（語り歌）"),
    reading: "ㄋㄧㄢˋ ㄍㄜ",
    kana: "ねんか",
    body: words(
      `一個人、一把琴，又說又唱，把一個故事講上好幾晚。四句一聯，押韻，聽到精彩處就停，請明天再來。賣藥的攤子常請唸歌先生坐鎮，人聚得多，藥才賣得動。

園區的[榕樹園](/navigate/banyan-garden)有時候擺一張竹椅、一把月琴，周朝宗坐下來就開始。他不看歌仔冊，唱到一半會把旁邊的人編進去：穿紅衣的小姐、牽腳踏車的阿伯。講到最緊張的地方真的會停，請你下週再來。`,
      `One person and one lute tell a story over several nights, half spoken and half sung, in rhymed verses of four lines. At the best moment it stops: come back tomorrow. Medicine sellers used to hire ballad singers, since a crowd had to be gathered before anything could be sold.

In the [Banyan Garden](/navigate/banyan-garden) there is sometimes a bamboo chair and a moon lute, and Chou Chao-tsung sits down and begins. He uses no book, and half-way through he sings in whoever is near: the lady in red, the man with the bicycle. At the best moment he really does stop.`,
      `一人と一つの楽器で、語りと歌を交えながら、一つの物語を幾晩もかけて聞かせます。四句ひとまとまりで韻を踏み、いちばんよいところで「続きは明日」となります。薬売りの露店がよく歌い手を雇いました。人が集まらなければ、薬も売れません。

[ガジュマルの庭](/navigate/banyan-garden)に竹の椅子と月琴が置かれ、周朝宗が腰を下ろすと始まります。本は見ません。途中で、赤い服のお嬢さんや自転車のおじさんも歌に入れます。いちばんよいところで、本当に「続きはまた来週」となります。`,
    ),
    category: "music",
    related: ["moon-lute", "gezai-opera"],
    gallery: [],
  },
  {
    slug: "indigo-dyeing",
    cover: art(
      "indigo-cloth",
      words("染出白星的藍布", "Blue cloth with white tied stars", "白い星を絞り出した藍の布"),
      { ground: "waves", palette: "indigo" },
    ),
    term: words("藍染", "Indigo dyeing", "藍染め"),
    reading: "ㄌㄢˊ ㄖㄢˇ",
    kana: "あいぞめ",
    body: words(
      `山藍的葉子泡水、加石灰打出藍泥，再用米酒、麥芽糖和灰汁養成一缸會呼吸的染液。布放下去是黃綠色，拉上來碰到空氣，慢慢轉藍。想要深，就一次一次再下缸，急不得。

白色的花紋不是畫的，是綁住、夾住、縫住，不讓藍進去的地方。師傅說，染布一半是染，一半是忍。想試試看，請到[藍染手帕](/experiences/indigo-handkerchief)。

園區的染缸由葉素蘭照顧，就在[染坊](/navigate/dye-house)，靠近聞得到草與醬菜的味道；布出缸滴水，一聲一聲很慢。`,
      `Leaves of a hill plant are steeped in water and beaten with lime until a blue paste settles. Fed with rice wine, malt sugar and lye, the paste becomes a vat that breathes. Cloth goes in, comes up yellow-green and turns blue in the air. For a deep blue it goes down again and again.

The white patterns are not painted. They are tied, clamped or sewn shut so that the blue cannot get in. Half of dyeing, the dyers say, is dyeing, and half is leaving alone. Try it at the [indigo workshop](/experiences/indigo-handkerchief).

The vats of the [dye house](/navigate/dye-house) are kept by Yeh Su-lan. Come close and they smell of grass and pickles; lifted cloth drips slowly, one drop at a time.`,
      `リュウキュウアイの葉を水に浸し、石灰を加えて打つと藍の泥ができます。これを米の酒と麦芽糖と灰汁で育て、息をする染液にします。布は黄緑色で上がり、空気に触れてゆっくり青くなります。濃くするには、何度も甕に戻すほかありません。

白い文様は描くのではなく、縛り、挟み、縫って、藍の入らないところを残したものです。「染め物の半分は染めること、半分は待つこと」と職人は言います。[藍染めの体験](/experiences/indigo-handkerchief)もどうぞ。

園の甕は葉素蘭が守り、[藍染め工房](/navigate/dye-house)に並びます。近づくと草と漬物の匂いがし、引き上げた布のしずくがゆっくりと落ちます。`,
    ),
    category: "craft",
    related: ["embroidery", "oil-paper-umbrella"],
    gallery: [],
  },
  {
    slug: "oil-paper-umbrella",
    cover: art(
      "paper-umbrella",
      words(
        "畫著花枝的傘，看得到一根根傘骨",
        "An umbrella with a painted branch, every rib showing",
        "花の枝を描き、骨の透ける傘",
      ),
      { ground: "cloud", palette: "brick" },
    ),
    term: words("油紙傘", "Oiled-paper umbrella", "油紙傘"),
    reading: "ㄧㄡˊ ㄓˇ ㄙㄢˇ",
    kana: "あぶらがみがさ",
    body: words(
      `一支竹子劈成四十根骨，糊上棉紙，畫好花，再刷桐油晾乾，撐開時有一股好聞的味道。客語「紙」和「子」讀音相近，傘面打開又是圓的，所以嫁女兒要送一對。做傘人看天吃飯：太濕紙不乾，太乾竹會裂。

在園區做傘的是[邱家](/shop/umbrella-maker)，師傅邱添旺坐在門口剖竹，學徒林沐安在裡面糊紙。站在旁邊聽：好的傘打開時不是「啪」，是四十支骨頭一起「唰」地散開。`,
      `One bamboo is split into forty ribs, covered with cotton paper, painted, then brushed with tung oil and dried. Opened, it smells good. In Hakka ‘paper’ sounds like ‘child’, and an open umbrella is round, for things made whole. So a bride is given two. Makers live by the weather. In the wet, paper will not dry. In the dry, bamboo cracks.

Here umbrellas are made by the [Chius](/shop/umbrella-maker): Chiu Tien-wang splits bamboo at the door and his apprentice Lin Mu-an pastes paper inside. Listen: a good umbrella does not snap open. Forty ribs spread with one sigh.`,
      `1本の竹を40本の骨に割り、紙を張り、絵を描き、桐油をひいて乾かします。ひらくと、よい香りがします。客家語（ハッカご）では「紙」と「子」の音が近く、ひらいた形が円満に通じるため、嫁ぐ娘に一対を持たせました。傘作りは天気しだいです。湿れば紙が乾かず、乾きすぎれば竹が割れます。

園で傘を作るのは[邱家](/shop/umbrella-maker)です。邱添旺が戸口で竹を割り、弟子の林沐安が奥で紙を張ります。よい傘はぱちんと開きません。四十の骨が、さらりと一度に広がります。`,
    ),
    category: "craft",
    related: ["bamboo-weaving", "indigo-dyeing"],
    gallery: [],
  },
  {
    slug: "wheel-throwing",
    cover: art(
      "bowl",
      words(
        "花瓣紋的碗，碗底一朵小花",
        "A petal-patterned bowl with a small flower at the bottom",
        "花びら模様の鉢と、底の小さな花",
      ),
      { ground: "ice", palette: "jade" },
    ),
    term: words("拉坯", "Wheel throwing", "ろくろ成形"),
    reading: "ㄌㄚ ㄆㄟ",
    kana: "ろくろせいけい",
    body: words(
      `把一團土放在轉盤正中央，兩手穩住，它自己會告訴你要往上還是往外。難的不是做成碗，是找到中心：差一點點，整團土就搖頭。老師傅說，心裡有事的那天，中心特別難找。

[窯場](/navigate/kiln-yard)的轆轤每天下午都轉，坐在後面的是高月秋。她收碗的最後一下，用一條棉線從底下拉過去，幾乎沒有聲音。想自己找中心，請到[拉坯體驗](/experiences/wheel-bowl)，圍裙會借給你，指甲記得先剪短。`,
      `Put a lump of clay in the middle of a turning wheel and hold your hands still. It will tell you whether it wants to go up or out. Making a bowl is not the hard part. Finding the centre is. A little off, and the whole lump shakes its head. On days when something is on your mind, old potters say, the centre hides.

The wheels of the [kiln yard](/navigate/kiln-yard) turn every afternoon, with Kao Yueh-chiu behind them. Last of all she draws a cotton thread under the bowl, almost without a sound. To look for the centre yourself, join the [wheel workshop](/experiences/wheel-bowl), with short nails.`,
      `土のかたまりを回る台の真ん中に置き、両手を静かに添えると、上へ伸びたいのか外へ広がりたいのか、土が教えてくれます。難しいのは形を作ることより、中心を出すことです。わずかでもずれると土は首を振ります。「心配ごとのある日は、中心が見つからない」と年配の陶工は言います。

[窯場](/navigate/kiln-yard)のろくろは、毎日午後に回っています。座っているのは高月秋。最後に木綿糸を碗の底に通すとき、ほとんど音はしません。中心を探してみたい方は[ろくろの体験](/experiences/wheel-bowl)へ。爪は短くしておいてください。`,
    ),
    category: "craft",
    related: ["wood-firing", "cut-porcelain"],
    gallery: [],
  },
  {
    slug: "wood-firing",
    cover: art(
      "kiln",
      words("火口正旺、頂上冒煙的窯", "A kiln with fire below and smoke above", "火が燃え、煙の上がる窯"),
      { ground: "tortoise", palette: "night" },
    ),
    term: words("柴燒", "Wood firing", "薪窯焼き"),
    reading: "ㄔㄞˊ ㄕㄠ",
    kana: "まきがまやき",
    body: words(
      `燒窯幾天幾夜，每幾分鐘添一次柴，火走到哪裡，灰就落到哪裡。超過一千兩百度，灰熔成釉，流成綠色、褐色或一層光。

放在窯裡的位置決定它的臉：靠火口的粗獷，躲在後面的溫潤。所以排窯要排一整天，像安排一桌喜酒的座位。

園區的蛇窯在[窯場](/navigate/kiln-yard)，一年燒幾次，由高月秋和八位夥伴輪班。燒到白熱，窯身會低低地響，像遠方的卡車一直不走。`,
      `For days and nights someone feeds the fire every few minutes. Where the flame goes, the ash follows. Above twelve hundred degrees the ash melts into glaze and runs green, brown or simply bright.

Where a pot stands decides its face: rough near the fire, gentle at the back. Loading a kiln takes a whole day, like seating the guests at a wedding.

Our snake kiln lies in the [kiln yard](/navigate/kiln-yard) and is fired a few times a year by Kao Yueh-chiu and eight who share the watch. At white heat it hums, like a lorry that never drives off.`,
      `数日のあいだ昼も夜も、数分おきに薪をくべます。炎の通り道に灰が降り、1200度を超えると溶けて釉薬となり、緑や褐色、あるいは淡い光の膜になります。

窯の中の場所が、器の表情を決めます。火に近ければ荒々しく、奥なら穏やか。窯詰めには丸一日かかります。まるで婚礼の席順を決めるようです。

園の蛇窯は[窯場](/navigate/kiln-yard)にあり、年に数回、高月秋と八人の仲間が番を替わって焚きます。白くなると、遠くのトラックがいつまでも去らないような低い音がします。`,
    ),
    category: "craft",
    related: ["wheel-throwing", "gongfu-tea"],
    gallery: [],
  },
  {
    slug: "lacquer",
    cover: art(
      "lacquer-tray",
      words("黑底描著梅花與小鳥的漆盤", "A black tray with plum blossom and a bird", "黒地に梅と小鳥を描いた盆"),
      { ground: "waves", palette: "plum" },
    ),
    term: words("漆藝", "Lacquer", "漆芸"),
    reading: "ㄑㄧ ㄧˋ",
    kana: "しつげい",
    body: words(
      `漆是樹流的汁，刷在木胎上，要放進潮濕的櫃子裡才會乾，愈濕乾得愈快，和一般想的相反。薄薄一層，乾了磨，磨了再刷，三十層是常事。初學的人會被咬得滿手癢，師傅說：它在認識你。

工匠街的[漆間](/shop/lacquer-room)終年溫暖潮濕，進門請輕輕關門，灰塵會落在還沒乾的朱盤上。打磨用木炭與水，聲音像有人在遠處掃地；磨到第三十遍，盤子裡就看得見自己的臉。`,
      `Lacquer is the sap of a tree. Brushed on wood, it sets in a damp cupboard, and the damper the faster, which is not what anyone expects. Each thin coat is dried, rubbed down and covered with the next. Thirty coats are common. Beginners itch all over their hands. It is getting to know you, the masters say.

[The Lacquer Room](/shop/lacquer-room) on Artisan Street is warm and damp all year. Shut the door gently: dust settles on wet red. Rubbing down is done with charcoal and water and sounds like sweeping far off. At the thirtieth coat you can see your face.`,
      `漆は木の樹液です。木地に塗り、湿った棚に入れて固めます。湿っているほど早く乾くのは、少し意外かもしれません。薄く塗っては乾かし、研いではまた塗る。三十回に及ぶことも珍しくありません。習い始めは手がかぶれます。「漆が人を覚えているところだよ」と師匠は言います。

職人通りの[漆の間](/shop/lacquer-room)は、一年じゅう暖かく湿っています。扉はそっとお閉めください。乾かない朱に、ほこりが落ちます。炭と水で研ぐ音は、遠くで庭を掃くよう。三十回目には、盆に顔が映ります。`,
    ),
    category: "craft",
    related: ["bamboo-weaving", "door-gods"],
    gallery: [],
  },
  {
    slug: "bamboo-weaving",
    cover: art(
      "bamboo-basket",
      words(
        "有弧形提把、盛著橘子的竹籃",
        "A bamboo basket of oranges with an arched handle",
        "弓形の持ち手の、みかんを入れた竹かご",
      ),
      { ground: "lattice", palette: "sand" },
    ),
    term: words("竹編", "Bamboo weaving", "竹編み"),
    reading: "ㄓㄨˊ ㄅㄧㄢ",
    kana: "たけあみ",
    body: words(
      `一根竹子先對剖，再對剖，直到薄得能透光，叫做篾。青的那面硬，做骨；白的那面軟，做花。六角孔最省料也最牢，魚簍、斗笠、燈籠都從它開始。

工匠街的[水源竹編](/shop/bamboo-weaver)，張水源剖篾、張阿綢編織，一只小籃子兩個人做半天。剖竹先是「啪」的一聲，接著整根一路裂過去，像拉開一條長拉鍊。店門口掛著當天編的東西，下午多半就被人拿去裝菜。想知道六角孔怎麼起頭，請蹲下來問，阿綢會拿六條篾排給你看。`,
      `A bamboo is halved, and halved again, until the strips are thin enough to let the light through. The green outer side is hard and makes the frame. The pale inner side is soft and makes the pattern. The hexagon uses least and holds best, and begins fish traps, hats and lanterns alike.

At [Shui-yuan’s Bamboo](/shop/bamboo-weaver) on Artisan Street Chang Shui-yuan splits and Chang A-chou weaves; a small basket takes the two of them half a day. The split begins with a crack and runs down the stem like a long zip. Crouch and ask how the hexagon starts, and she will lay out six strips for you.`,
      `竹を半分に割り、また半分に割り、光が透けるほど薄いひごにします。青い外側は硬く骨組みに、白い内側は柔らかく模様に使います。材料が少なくて丈夫なのは六つ目編みで、魚を捕るかごも、笠も、提灯もここから始まります。

職人通りの[水源の竹細工](/shop/bamboo-weaver)では、張水源が竹を割り、張阿綢が編みます。小さな籠に二人で半日。割り始めはぱんと鳴り、あとは長いファスナーのように裂けていきます。六つ目の始め方は、しゃがんで尋ねてみてください。六本のひごを並べて見せてくれます。`,
    ),
    category: "craft",
    related: ["oil-paper-umbrella", "lacquer"],
    gallery: [],
  },
  {
    slug: "embroidery",
    cover: art(
      "embroidery",
      words("繡棚上的花與針線", "A flower on a hoop with needle and thread", "丸い枠に縫われた花と針と糸"),
      { ground: "cloud", palette: "sky" },
    ),
    term: words("刺繡", "Embroidery", "刺繍"),
    reading: "ㄘˋ ㄒㄧㄡˋ",
    kana: "ししゅう",
    body: words(
      `神衣、桌裙、八仙綵，廟裡最亮的布都是繡的。龍頭裡塞棉花，讓它從布面鼓起來，再用金線一圈一圈盤住，眼睛留到最後才繡，繡了就算醒了。

[布與線](/shop/cloth-and-thread)的窗邊，彭秀鳳每天下午坐著繡，光線從左邊來，影子才不會蓋住針。針穿過緞面有一聲很小的「噗」，穿過棉花的地方就沒有聲音，她閉著眼睛也知道繡到哪裡。八仙綵翻過來看背面，線頭都藏在同一邊。文昌祠神桌的桌裙也是她補的，補的那一朵雲比旁邊的新一點。`,
      `The brightest cloths in a temple are embroidered: robes for the gods, altar skirts, the banner of the Eight Immortals above the door. A dragon’s head is padded with cotton until it stands out, then wound with gold thread. The eyes come last. Once they are sewn, it is awake.

At the window of [Cloth and Thread](/shop/cloth-and-thread) Peng Hsiu-feng embroiders in the afternoon, with the light from the left so that no shadow covers the needle. Through satin it makes a tiny pop, through padding none, and she knows with closed eyes where she is. The altar skirt of our temple was mended by her: one cloud is a little newer than the rest.`,
      `神さまの衣、祭壇の掛け布、八仙を縫い取った門口の幕。廟でひときわ輝く布には刺繍が施されています。龍の頭は綿を詰めて盛り上げ、金糸を巻くように留めていきます。目は最後です。縫い入れたとき、龍は目を覚まします。

[布と糸](/shop/cloth-and-thread)の窓辺で、彭秀鳳が午後に刺しています。光は左から。影が針にかからないようにです。繻子を抜ける針は小さく鳴り、綿の上では鳴りません。目を閉じても、どこを刺しているかわかるそうです。祠の祭壇の掛け布も繕いました。雲の一つが、少しだけ新しく見えます。`,
    ),
    category: "craft",
    related: ["costume-trunk", "indigo-dyeing"],
    gallery: [],
  },
  {
    slug: "paper-cutting",
    cover: art(
      "scissors-paper",
      words(
        "紅紙剪出的圓花，剪刀還開著",
        "A round flower cut from red paper, the scissors still open",
        "赤い紙から切り出した丸い花と、開いたはさみ",
      ),
      { ground: "ice", palette: "brick" },
    ),
    term: words("剪紙", "Paper cutting", "切り紙"),
    reading: "ㄐㄧㄢˇ ㄓˇ",
    kana: "きりがみ",
    body: words(
      `一張紅紙對摺再對摺，剪掉的比留下的多。過年貼在窗上、喜事放在聘禮上、拜拜時擺在糕點上。這個網站的圖畫就是跟剪紙學的：顏色少、形狀清楚，一層疊一層，影子落在紙上。想動手，請看[剪紙體驗](/experiences/paper-cutting)。

工匠街的[紙角落](/shop/paper-corner)有一把剪刀掛在牆上，是第一代店主的，刀尖磨到只剩一半。會剪的人不轉剪刀，轉紙；聽起來是一長聲，中間不停。`,
      `Fold a red sheet and fold it again. More is cut away than stays. It goes on windows at New Year, on gifts at weddings and on cakes at the altar. The pictures on this site learnt from it: few colours, clear shapes, one layer on another with its shadow on the paper. To have a go, see the [paper-cutting workshop](/experiences/paper-cutting).

At the [Paper Corner](/shop/paper-corner) the first owner’s scissors hang on the wall, half worn away. Those who can do it turn the paper, not the scissors, and you hear one long sound without a break.`,
      `赤い紙を折り、また折って切ります。残すところより、切り落とすところのほうが多くなります。正月は窓に、婚礼では結納の品に、お供えでは菓子の上に飾ります。このサイトの絵も切り紙に学びました。色は少なく、形ははっきりと、重ねた紙に影を落とします。[切り紙の体験](/experiences/paper-cutting)もどうぞ。

職人通りの[紙のかたすみ](/shop/paper-corner)の壁には、初代のはさみが掛かっています。刃先は半分にすり減りました。上手な人は、はさみではなく紙を回します。音は長くひと続きです。`,
    ),
    category: "craft",
    related: ["lattice-window", "shadow-puppetry"],
    gallery: [],
  },
  {
    slug: "cut-porcelain",
    cover: art(
      "roof-ridge",
      words(
        "屋脊上用碗片貼成的龍與花",
        "A dragon and flowers made of bowl shards on a ridge",
        "器のかけらで作った棟の龍と花",
      ),
      { ground: "cloud", palette: "jade" },
    ),
    term: words("剪黏", "Cut-porcelain work", "剪黏（せんねん、陶片細工）"),
    reading: "ㄐㄧㄢˇ ㄋㄧㄢˊ",
    kana: "せんねん",
    body: words(
      `廟頂上那些閃閃發亮的龍鳳人物，是用碗剪出來的。師傅拿鉗子把瓷碗剪成鱗片、花瓣、衣角，趁灰泥未乾一片一片黏上去。

一條龍用掉上千片，鱗片要由尾往頭貼，像蓋瓦一樣，雨水才流得走。園區修復屋脊的過程，記在[傳統建築修復](/repair)。

[文昌祠](/navigate/wenchang-temple)的屋脊出自郭金土之手，下雨後最亮。他剪碗只聽聲音：脆的可以剪，悶的表示裡面有裂，先放一邊。`,
      `The glittering dragons and figures on a temple roof are cut from bowls. With pliers the master nips porcelain into scales, petals and hems, and presses them one by one into wet mortar.

One dragon takes more than a thousand pieces. The scales are set from tail to head, like tiles, so that rain runs off. How our own ridge was mended is told under [Traditional Architecture Restoration](/repair).

The ridge of the [Wenchang temple](/navigate/wenchang-temple) is Kuo Chin-tu’s work and brightest after rain. He cuts by ear: a clear ring will do, a dull one means a crack.`,
      `廟の屋根で輝く龍や鳳凰、人物は、器を切って作ります。職人はやっとこで磁器をうろこや花びら、衣のすその形に切り、漆喰が乾かないうちに一片ずつ貼っていきます。

龍1頭に千片以上。うろこは瓦と同じように尾から頭へ貼り、雨が流れるようにします。園の棟飾りの修復は[伝統建築の修復](/repair)でご紹介しています。

[文昌祠](/navigate/wenchang-temple)の棟は郭金土の仕事で、雨上がりがいちばん光ります。碗は音で選びます。澄んでいれば切り、鈍ければ中にひびがあります。`,
    ),
    category: "architecture",
    related: ["swallow-tail-ridge", "wheel-throwing"],
    gallery: [],
  },
  {
    slug: "swallow-tail-ridge",
    cover: art("temple", words("兩端翹起的廟頂", "A temple roof with upturned ends", "両端の反り上がる廟の屋根"), {
      ground: "waves",
      palette: "gold",
    }),
    term: words("燕尾脊", "Swallow-tail ridge", "燕尾脊（つばめの尾の棟）"),
    reading: "ㄧㄢˋ ㄨㄟˇ ㄐㄧˇ",
    kana: "えんびせき",
    body: words(
      `屋脊兩端往上一翹，末梢分岔，像燕子的尾巴。從前多用在廟宇和有功名的人家，一般住家用圓圓的馬背。翹多高，大木匠師開工前就畫在一根篙尺上，再用文公尺挑吉利的尺寸；架好了還是要站到埕裡，看天空剩多少，才肯點頭。

園區只有[文昌祠](/navigate/wenchang-temple)用燕尾，走到工匠街就都是馬背，一路看過去很清楚。颱風前師傅會爬上去摸一遍，尾巴尖最怕風。`,
      `At both ends the ridge turns up and forks like a swallow’s tail. It belonged to temples and to families whose sons had passed the state examinations. Ordinary houses had a rounded ‘horse-back’ gable. How high it turns is marked on the master carpenter’s rod before work begins, and checked against the Lu Ban rule for a lucky measure. Even so, when it is up, he stands in the courtyard and looks at how much sky is left before he nods.

Here only the [Wenchang temple](/navigate/wenchang-temple) has swallow tails; on Artisan Street every gable is a horse-back. Before a typhoon somebody climbs up and feels along them, for the tips fear the wind.`,
      `棟の両端が反り上がり、先が二つに分かれてつばめの尾のようになります。廟や官位のある家に用いられ、ふつうの家は「馬背」と呼ぶ丸い妻壁でした。反りの高さは、棟梁が工事の前に一本の尺杖に記し、文公尺という縁起の物差しで吉の寸法を選びます。それでも組み上がると庭に立ち、空がどれだけ残るかを見てから、ようやくうなずきます。

園で燕尾があるのは[文昌祠](/navigate/wenchang-temple)だけで、職人通りはみな馬背です。歩きながら見比べてみてください。台風の前には職人が登り、いちばん風に弱い先を手で確かめます。`,
    ),
    category: "architecture",
    related: ["cut-porcelain", "three-sided-house"],
    gallery: [],
  },
  {
    slug: "bracket-set",
    cover: art(
      "joinery",
      words("彩繪的斗與栱，一層疊一層", "Painted blocks and arms, layer on layer", "幾重にも組まれた彩色の斗と肘木"),
      { ground: "tortoise", palette: "sand" },
    ),
    term: words("斗栱", "Bracket set", "斗栱（ときょう）"),
    reading: "ㄉㄡˇ ㄍㄨㄥˇ",
    kana: "ときょう",
    body: words(
      `柱子頂上一塊方的叫斗，一隻彎的叫栱，疊起來像許多手把屋簷托出去。不用一根釘子，靠的是自己的重量互相壓住。地震來時它會輕輕搖一下，把力氣散掉，再坐回原位。

站到[文昌祠](/navigate/wenchang-temple)前廊，抬頭數一數，從柱頭到屋簷一共疊了五層。修復的時候魏阿火把每一朵都敲過，好的聲音是實的，蛀空的像敲西瓜。想自己組一朵，請到[榫接體驗](/experiences/joinery-bracket)，最後一塊要從旁邊滑進去，不是用壓的。`,
      `A square block on top of the column, a curved arm on the block, another block on the arm: stacked, they hold the eaves out like many hands. There is not a nail in them. Their own weight keeps them in place. In an earthquake they shift a little, let the force go, and sit down again.

Stand under the front porch of the [Wenchang temple](/navigate/wenchang-temple) and count: five tiers from column to eaves. During the restoration Wei A-huo knocked on each; sound ones answer firmly, eaten ones like a melon. To build one, join the [joinery workshop](/experiences/joinery-bracket): the last piece slides in from the side.`,
      `柱の上に四角い斗、その上に弓形の肘木、また斗。積み重なって、たくさんの手のように軒を支えます。釘は使わず、自らの重みで互いを押さえます。地震のときはわずかに揺れて力を逃がし、また元の場所に収まります。

[文昌祠](/navigate/wenchang-temple)の前の軒下で数えてみてください。柱から軒まで五段あります。修復のとき、魏阿火は一つずつたたきました。よいものは締まった音、虫食いはすいかのような音です。[木組みの体験](/experiences/joinery-bracket)もどうぞ。最後の一つは、横から滑り込ませます。`,
    ),
    category: "architecture",
    related: ["mortise-and-tenon", "swallow-tail-ridge"],
    gallery: [],
  },
  {
    slug: "mortise-and-tenon",
    cover: art(
      "bench",
      words("樹下的綠漆木長椅", "A green-painted wooden bench under a tree", "木の下の、緑に塗った木の長椅子"),
      { ground: "lattice", palette: "indigo" },
    ),
    term: words("榫卯", "Mortise and tenon", "榫卯（ほぞとほぞ穴）"),
    reading: "ㄙㄨㄣˇ ㄇㄠˇ",
    kana: "しゅんぼう",
    body: words(
      `凸的是榫，凹的是卯，對上了就不分開。木頭會呼吸，下雨脹、天晴縮，釘子不懂這個，榫卯懂，所以老椅子坐了六十年還不響。想親手敲一組，請到[榫接體驗](/experiences/joinery-bracket)。

[展覽館](/navigate/exhibition-hall)裡有二十四組大木榫可以拆，下午魏阿火會來收拾大家留下的殘局。榫頭進到底有一聲「叩」，短而低，師傅聽到才放手；沒有那一聲，就是還差一張紙的厚度。老屋颳大風時會整間輕輕地響，那是榫卯在換坐姿。`,
      `The part that sticks out is the tenon, the hole is the mortise, and once they meet they stay. Wood breathes. It swells in rain and shrinks in sun. Nails do not understand this, and joints do, which is why an old chair is silent after sixty years. Knock one together yourself at the [joinery workshop](/experiences/joinery-bracket).

Twenty-four great joints can be taken apart in the [exhibition hall](/navigate/exhibition-hall), and in the afternoon Wei A-huo tidies up what is left. A tenon that is home says so with a short low knock; without it a paper’s thickness is missing. In a gale the old houses murmur all over: the joints are shifting in their seats.`,
      `出ているほうがほぞ、へこんでいるほうがほぞ穴。合わされば離れません。木は息をします。雨でふくらみ、晴れれば縮みます。釘にはそれがわからず、ほぞにはわかる。だから古い椅子は六十年座ってもきしみません。[木組みの体験](/experiences/joinery-bracket)で一組作ってみませんか。

[展示館](/navigate/exhibition-hall)では二十四組の大きな組み手を外せます。午後には魏阿火が来て片づけます。ほぞが納まると、こつ、と短く低く鳴ります。鳴らなければ、紙一枚分足りません。風の強い日に古い家が小さく鳴るのは、組み手が座り直しているのです。`,
    ),
    category: "architecture",
    related: ["bracket-set", "lattice-window"],
    gallery: [],
  },
  {
    slug: "door-gods",
    cover: art(
      "door-gods",
      words("一對執戟守門的武將", "A pair of warriors with halberds on two doors", "戟を構え、左右の扉を守る武将"),
      { ground: "cloud", palette: "brick" },
    ),
    term: words("門神", "Door gods", "門神"),
    reading: "ㄇㄣˊ ㄕㄣˊ",
    kana: "もんしん",
    body: words(
      `廟門上一左一右，文的捧冠，武的執鞭，替神明看門。畫師在門板上先批灰、裱布、上漆，再開線描金。眼睛最難：站在門口任何一個地方，都要覺得祂在看你，但不是在瞪你。

[文昌祠](/navigate/wenchang-temple)的門神在中門，文官兩位；側門是加冠進祿。早上廟祝開門時，門軸會響一聲長音，兩位門神就往兩邊退，晚上再合起來站崗。夏天門板會脹，祂們的鼻尖差一點碰在一起。想看眼睛怎麼跟著你走，請從左邊慢慢走到右邊，再走回來。`,
      `One on each leaf of the temple door: officials carry gifts, generals carry maces, and all of them keep watch. The painter fills the boards, lays on cloth, lacquers, then draws and gilds. The eyes are the hardest. Wherever you stand the god should look at you, but not stare.

The door gods of the [Wenchang temple](/navigate/wenchang-temple) are two officials on the middle door. In the morning the hinge gives one long note as they step aside, and at night they meet again on guard. In summer the boards swell and their noses nearly touch. Walk slowly from left to right and back, and see the eyes come with you.`,
      `廟の左右の扉で、文官は冠を捧げ、武官は武器を構え、神さまの門を守ります。絵師は扉板に下地を施し、布を張り、漆を塗ってから線を引き、金を入れます。難しいのは目です。門前のどこに立っても見られている、けれどもにらまれてはいない。そう描きます。

[文昌祠](/navigate/wenchang-temple)の門神は、中の扉の文官二人です。朝、守り人が扉を開けると、軸が長く一声鳴って二人は左右へ退き、夜にはまた合わさって番をします。夏は板がふくらみ、鼻の先が触れそうになります。左から右へゆっくり歩いて、目がついてくるのをお確かめください。`,
    ),
    category: "architecture",
    related: ["wenchang", "lacquer"],
    gallery: [],
  },
  {
    slug: "lattice-window",
    cover: art(
      "carved-window",
      words(
        "花格圍成的圓木窗，窗心有鳥",
        "A round window of flowered lattice with a bird inside",
        "花の組子に囲まれ、鳥のいる丸い窓",
      ),
      { ground: "ice", palette: "jade" },
    ),
    term: words("花窗", "Lattice window", "花窓（はなまど）"),
    reading: "ㄏㄨㄚ ㄔㄨㄤ",
    kana: "はなまど",
    body: words(
      `窗櫺拼成冰裂、龜甲、萬字、海棠，通風、遮陽，也把祝福留在牆上。冰裂紋是說，寒冰一裂，春天就到了。下午三點去看，地上的影子比窗子還好看。

園區最好看的一扇在[展覽館](/navigate/exhibition-hall)樓梯轉角，圓形，外圈海棠，中間一隻鳥。做窗的人先拼影子再拼木頭：把圖樣放在太陽下，看地上好不好看。風大的時候，花窗會發出很細的哨聲，每一種花樣的音高都不一樣，打掃的阿姨說冰裂紋最高，萬字最低。`,
      `Slats make cracked ice, tortoise shell, endless knots or crab-apple flowers. They let in air, keep out glare and leave a wish on the wall. Cracked ice means that winter is breaking and spring is near. Look in mid-afternoon, when the shadow on the floor is finer than the window.

Our finest is at the turn of the stairs in the [exhibition hall](/navigate/exhibition-hall): round, with crab-apple outside and one bird within. Makers lay out the shadow before the wood, holding the pattern in the sun to see the floor. In a strong wind lattices whistle, each at its own pitch; the cleaner says that cracked ice is highest.`,
      `組子で氷裂、亀甲、卍つなぎ、海棠などの文様を作ります。風を通し、日差しをやわらげ、壁に願いを残します。氷裂は、氷が割れれば春が近いという意味です。午後の日が傾くころ、床に落ちる影は窓そのものより美しく見えます。

園でいちばん美しいのは、[展示館](/navigate/exhibition-hall)の階段の曲がり角にある円い窓です。外は海棠、中に鳥が一羽。作り手は木より先に影を組みます。図を日にかざし、床を見るのです。風の強い日は細く鳴り、文様ごとに高さが違います。氷裂がいちばん高いと、掃除の方は言います。`,
    ),
    category: "architecture",
    related: ["mortise-and-tenon", "paper-cutting"],
    gallery: [],
  },
  {
    slug: "three-sided-house",
    cover: art(
      "house",
      words("屋脊翹起的磚造大厝", "A brick house with an upturned tiled roof", "反り屋根のレンガの家"),
      { ground: "waves", palette: "plum" },
    ),
    term: words("三合院", "Three-sided house", "三合院（コの字の家）"),
    reading: "ㄙㄢ ㄏㄜˊ ㄩㄢˋ",
    kana: "さんごういん",
    body: words(
      `正身在中間，左右護龍往前伸，圍出一塊埕，像張開兩隻手臂。廳裡供祖先，長輩住左邊的房，孩子多了，護龍就再往外加一排。

埕是全家的客廳：曬稻穀、辦喜酒、晚上搖扇子講古，都在這裡。

園區的[工藝館](/navigate/craft-hall)旁邊留著一座，護龍改成了教室，埕還是埕：上午曬染好的布，下午孩子在上面拍球。磚地會回音，從正廳喊一聲，兩邊的房間都聽得見，從前叫人吃飯就這樣叫。`,
      `The main house stands at the back and two wings reach forward, like arms around a yard. Ancestors are honoured in the middle room, the eldest sleep on its left, and when there are more children another wing is added outside.

The yard is everybody’s living room. Rice is dried there, weddings are held there, and on hot evenings stories are told there behind a fan.

One stands beside our [craft hall](/navigate/craft-hall). Its wings are classrooms now, but the yard is still a yard: dyed cloth dries there in the morning, and in the afternoon children bounce balls. Brick gives an echo. One call from the middle room is heard in both wings, which is how people were called to meals.`,
      `奥に母屋、左右の棟が前へ伸びて庭を囲む形は、両腕を広げたようです。中央の部屋に祖先をまつり、年長者はその左に住み、子どもが増えれば外側にもう一棟足します。

庭は一家の居間です。もみを干し、婚礼の宴を開き、夕べにはうちわを使いながら昔話をしました。

園の[工芸館](/navigate/craft-hall)のわきに一棟残っています。左右の棟は教室になりましたが、庭は昔のまま。午前は染めた布を干し、午後は子どもがまりをつきます。レンガの庭はよく響き、中央の部屋で呼べば両側に届きます。ご飯だよ、と呼んだのもこの声でした。`,
    ),
    category: "architecture",
    related: ["swallow-tail-ridge", "lattice-window"],
    gallery: [],
  },
  {
    slug: "wenchang",
    cover: art(
      "incense-burner",
      words("青煙裊裊的銅香爐", "Smoke rising from a bronze burner", "煙のたちのぼる青銅の香炉"),
      { ground: "tortoise", palette: "gold" },
    ),
    term: words("文昌帝君", "Wenchang, god of learning", "文昌帝君（学問の神）"),
    reading: "ㄨㄣˊ ㄔㄤ ㄉㄧˋ ㄐㄩㄣ",
    kana: "ぶんしょうていくん",
    body: words(
      `管讀書與考試的神。供桌上常見蔥、芹菜、蘿蔔，因為聽起來像聰明、勤勞、好彩頭。考生把准考證影本放在桌上，讓祂認得座位。廟祝說，祂最常聽到的不是「讓我考第一」，是「讓我不要緊張」。

園區的[文昌祠](/navigate/wenchang-temple)從上游的村子搬來，主神手上拿的是筆。開園後先聽見鐘，再聞到香；考季時供桌排不下，廟祝會在旁邊加一張國小的舊課桌。`,
      `The god of study and examinations. On his table lie spring onions, celery and radishes, whose names sound like cleverness, hard work and good luck. Candidates leave a copy of their admission card so that he can find their seat. What he hears most, says the keeper, is not ‘let me come first’ but ‘let me not be nervous’.

Our [Wenchang temple](/navigate/wenchang-temple) was moved here from upstream; its god holds a brush. You hear the bell first and smell the incense after. Before examinations the table is too small, and the keeper puts a school desk beside it.`,
      `学問と試験をつかさどる神さまです。供え物はねぎ、セロリ、大根。台湾ではそれぞれ「聡明」「勤勉」「幸先がよい」に音が通じます。受験生は席がわかるようにと受験票の写しを供えます。祠の守り人によれば、いちばん多い願いは「一番になれますように」ではなく「緊張しませんように」だそうです。

園の[文昌祠](/navigate/wenchang-temple)は川上から移されました。神さまは筆を手にしています。朝はまず鐘が聞こえ、それから香が匂います。受験の季節は供物台に載りきらず、守り人が学校の机を足します。`,
    ),
    category: "custom",
    related: ["fortune-slip", "wish-lantern", "moon-blocks"],
    gallery: [],
  },
  {
    slug: "moon-blocks",
    cover: art(
      "moon-blocks",
      words("一正一反的紅筊杯", "Two red crescents of wood, one up and one down", "表と裏を見せた赤い三日月形の木片"),
      { ground: "cloud", palette: "sky" },
    ),
    term: words("擲筊", "Casting moon blocks", "擲筊（ポエ）"),
    reading: "ㄓˊ ㄐㄧㄠˇ",
    kana: "ぽえ",
    body: words(
      `兩片新月形的木頭，一面平、一面凸。心裡說清楚姓名、住處、要問的事，輕輕擲下。

- 一平一凸：聖筊，神明答應了
- 兩面都平：笑筊，祂笑了，問題再想清楚
- 兩面都凸：陰筊，不是現在

連三次聖筊才算數的事，通常是大事。

[文昌祠](/navigate/wenchang-temple)供桌左邊放著三對，竹根做的最老，落地聲音最清。網站上的[抽籤](/fortune-stick)也要擲筊，規矩一樣：問清楚，再放手。`,
      `Two crescents of wood, flat on one side and rounded on the other. Say in your mind who you are, where you live and what you ask, then let them fall.

- One flat, one rounded: yes
- Both flat sides up: the god laughs; think again about the question
- Both rounded sides up: not now

Where three yeses in a row are asked for, it is usually something important.

Three pairs lie to the left of the table in the [Wenchang temple](/navigate/wenchang-temple); the oldest, of bamboo root, fall with the clearest sound. Drawing a stick [on this site](/fortune-stick) asks for them too: ask plainly, then let go.`,
      `ポエは三日月形の木片で、片面は平ら、片面は丸くふくらんでいます。名前と住まい、うかがいたいことを心の中で述べ、静かに落とします。

- 平らと丸：神さまの承諾です
- どちらも平ら：笑っておられます。問いを考え直しましょう
- どちらも丸：いまではない、という答えです

三度続けて承諾が出るまでうかがうのは、たいてい大切なことです。

[文昌祠](/navigate/wenchang-temple)の供物台の左に三組あります。竹の根でできたものがいちばん古く、落ちる音も澄んでいます。このサイトの[おみくじ](/fortune-stick)でもポエを投げます。はっきりと問うて、それから手を放してください。`,
    ),
    category: "custom",
    related: ["fortune-slip", "wenchang"],
    gallery: [],
  },
  {
    slug: "fortune-slip",
    cover: art(
      "fortune-sticks",
      words("竹籤筒裡跳出一支籤", "One stick rising from a bamboo tube", "竹の筒から一本とび出したくじ"),
      { ground: "lattice", palette: "indigo" },
    ),
    term: words("籤詩", "Fortune slip", "籤詩（おみくじ）"),
    reading: "ㄑㄧㄢ ㄕ",
    kana: "せんし",
    body: words(
      `先擲筊請示，再搖籤筒，跳出來的那一支有號碼，對到一張四句的詩。詩不直接說好壞，說的是月亮被雲遮住、船等到了風。廟祝解籤會先問你最近睡得好不好。網站上也能試一支：[抽籤](/fortune-stick)。

籤筒在[文昌祠](/navigate/wenchang-temple)供桌右邊，六十支竹籤搖起來像下雨。籤頭寫著干支，從甲子到癸亥；收籤詩的櫃子也照這個順序，一格一格，第一格的紙總是最先用完。`,
      `Ask with the moon blocks first, then shake the tube. The stick that rises has a number, and the number has a poem of four lines. It does not say good or bad. It speaks of a clouded moon, or a boat that has got its wind. Before he explains it, the keeper asks how you have been sleeping. You can [draw one here](/fortune-stick) too.

The tube stands to the right of the table in the [Wenchang temple](/navigate/wenchang-temple); shaken, sixty sticks sound like rain. Each bears a cyclic pair, from jiazi to guihai, and the cabinet of slips has its drawers in the same order.`,
      `まずポエでうかがいを立て、筒を振ります。とび出したくじの番号に、四句の詩が一つ。吉凶をそのまま言うのではなく、雲に隠れた月や、風を得た舟のことを語ります。読み解く前に、守り人は「最近よく眠れていますか」と尋ねます。このサイトでも[一本ひけます](/fortune-stick)。

筒は[文昌祠](/navigate/wenchang-temple)の供物台の右にあります。六十本を振ると、雨のような音がします。くじの頭には甲子から癸亥までの干支。詩の引き出しも同じ順に並び、いちばん先に紙がなくなるのは一つ目です。`,
    ),
    category: "custom",
    related: ["moon-blocks", "wenchang"],
    gallery: [],
  },
  {
    slug: "wish-lantern",
    cover: art(
      "wish-lantern",
      words("燈面寫著「平安」的亮燈", "A glowing lantern marked ‘peace’", "「平安」の字を照らす灯り"),
      { ground: "waves", palette: "night" },
    ),
    term: words("祈願燈", "Wish lantern", "祈願灯"),
    reading: "ㄑㄧˊ ㄩㄢˋ ㄉㄥ",
    kana: "きがんとう",
    body: words(
      `寫上名字與心願，請廟裡替你點一盞。燈亮著，就像有人一直幫你記得這件事。臺語「燈」與「丁」同音，從前點燈多半求添丁；現在求什麼的都有，也有人替家裡的狗點。點燈辦法請見[點燈](/light)。

園區的燈掛在[文昌祠](/navigate/wenchang-temple)西側長廊，每週一換新，換下來的收進廟裡。人少的時候走進去，聽得見燈紙被風翻動，沙沙的，像許多人在小聲說話，聽不清楚說什麼。`,
      `You write your name and wish, and the temple lights a lantern for you. While it burns, somebody is remembering on your behalf. In Taiwanese ‘lamp’ sounds like ‘son’, and people once asked for children. Now they ask for all sorts of things, and some light one for the dog. See [Light a lantern](/light).

Ours hang in the west gallery of the [Wenchang temple](/navigate/wenchang-temple), for a week, and change on Monday. When few people are about you can hear the paper stir, like many people speaking low.`,
      `名前と願いごとを書き、廟に灯りをともしてもらいます。ともっているあいだは、誰かが代わりに覚えていてくれるようなものです。台湾語で「灯」は「丁（男子）」と同じ音なので、昔は子宝を願う人が多かったそうです。いまは願いもさまざまで、犬のためにともす方もいます。詳しくは[祈願灯](/light)をご覧ください。

園の灯りは[文昌祠](/navigate/wenchang-temple)の西の回廊に一週間掛かり、月曜日に替わります。人の少ないときは、灯りの紙が風に鳴るのが聞こえます。大勢が小声で話しているようです。`,
    ),
    category: "custom",
    related: ["wenchang", "moon-blocks"],
    gallery: [],
  },
  {
    slug: "lion-dance",
    cover: art(
      "lion-head",
      words("藍鬃紅鼻的獅頭，咧嘴笑著", "A blue lion’s head, grinning", "口をひらいて笑う青い獅子頭"),
      { ground: "cloud", palette: "brick" },
    ),
    term: words("舞獅", "Lion dance", "獅子舞"),
    reading: "ㄨˇ ㄕ",
    kana: "ししまい",
    body: words(
      `開路、迎神、開張都請獅子。臺灣的獅有開口、閉口、方頭的客家獅，脾氣各不相同。舞獅頭的人看不見前面，靠鼓聲走路：鼓快就撲，鼓停就瞪，鼓點細碎的時候，牠在抓癢。

石頭庄獅陣節日會到園區，獅頭翁家駿、獅尾翁國輝是父子，平常在[廟埕](/navigate/temple-plaza)練腳步。鈴鐺縫在獅子的下巴，走路叮叮響；睡著了就沒有聲音，孩子都喜歡圍著等牠睡。`,
      `Lions clear the road for the gods and open shops. In Taiwan some have mouths that move, some mouths that do not, and the Hakka lion has a square head. Each has a temper of its own. The dancer in the head cannot see and walks by the drum. Fast, it pounces. Silent, it glares. When the drum patters, it is scratching itself.

The Stone Village Lions come at festivals: Weng Chia-chun in the head and his father Weng Kuo-hui in the tail, practising on the [temple plaza](/navigate/temple-plaza). Bells are sewn under the chin. When the lion sleeps they are silent, and children love to wait for that.`,
      `神さまの先払いにも、店開きにも獅子を招きます。台湾の獅子には口の動くもの、動かないもの、四角い頭の客家（ハッカ）の獅子があり、気性もそれぞれです。頭を持つ人は前が見えず、太鼓を頼りに動きます。速ければ飛びかかり、止まればにらみ、細かく刻めば体をかいているところです。

石頭庄の獅子は祭りの日に園へ来ます。頭は翁家駿、後足は父の翁国輝。ふだんは[廟前広場](/navigate/temple-plaza)で足さばきを稽古します。あごの鈴は歩けば鳴り、眠ればやみます。子どもたちは、眠るのを待つのが大好きです。`,
    ),
    category: "custom",
    related: ["beiguan", "gong-syllables"],
    gallery: [],
  },
  {
    slug: "red-turtle-cake",
    cover: art(
      "rice-cake",
      words("疊在葉子上、印著龜紋的米糕", "Rice cakes with a tortoise pattern, on a leaf", "葉に重ねた、亀の文様の餅"),
      { ground: "tortoise", palette: "plum" },
    ),
    term: words("紅龜粿", "Red tortoise cake", "紅亀粿（アンクークエ、赤い亀の餅）"),
    reading: "ㄏㄨㄥˊ ㄍㄨㄟ ㄍㄨㄛˇ",
    kana: "あんくーくえ",
    body: words(
      `糯米磨漿壓乾，揉進紅色，包豆沙，用木模印出龜殼，墊一片葉子去蒸。龜長壽，所以做壽、滿月、拜神都少不了。剛蒸好會黏牙，放涼了最有嚼勁。自己印一個，請看[粿的體驗](/experiences/rice-cake)。

園區的紅龜粿由[廟口餅舖](/shop/temple-bakery)蒸，早上十點出第一籠，掀蓋的白煙衝到屋簷。木模在桌角一敲，「叩」一聲，龜就趴在葉子上了。神明生日那天做得最大，一隻要四個人抬。`,
      `Glutinous rice is ground wet, pressed, coloured red and filled with bean paste. A wooden mould prints the tortoise’s shell, and the cake is steamed on a leaf. Tortoises live long, so it is made for birthdays, for a baby’s first month and for the gods. Hot, it sticks to the teeth. Cold, it chews best. Press your own at the [rice cake workshop](/experiences/rice-cake).

Ours are steamed at the [Bakery by the Temple](/shop/temple-bakery), the first at ten, when the steam goes up to the eaves. One knock of the mould on the table’s edge, and the tortoise lies on its leaf. The god’s birthday has the largest, which four people carry.`,
      `もち米を水びきして絞り、赤く色づけてあんを包み、木型で甲羅の文様を押し、葉を敷いて蒸します。亀は長寿のしるし。誕生祝いにも、赤ちゃんの満1か月にも、お供えにも欠かせません。蒸したては歯にくっつき、冷めると歯ごたえが出ます。[餅づくりの体験](/experiences/rice-cake)もどうぞ。

園では[廟前の菓子店](/shop/temple-bakery)が蒸します。最初のせいろは10時、ふたを取ると湯気が軒まで上がります。木型を机の角にこつんと当てると、亀が葉の上に伏せます。神さまの誕生日には、四人で担ぐほどの大きさになります。`,
    ),
    category: "food",
    related: ["candied-fruit", "blown-sugar"],
    gallery: [],
  },
  {
    slug: "candied-fruit",
    cover: art(
      "candied-fruit",
      words(
        "裹著糖衣的兩串果子，紅中帶一點綠",
        "Sugared fruit on two sticks, red with a touch of green",
        "飴をまとった二本の串、赤の中に緑が一つ",
      ),
      { ground: "lattice", palette: "sand" },
    ),
    term: words("糖葫蘆", "Candied fruit", "糖葫蘆（果物飴）"),
    reading: "ㄊㄤˊ ㄏㄨˊ ㄌㄨˊ",
    kana: "たんふーるー",
    body: words(
      `鳥梨、番茄夾蜜餞、草莓，串好往糖漿裡一轉，提起來就是一層薄殼。糖要煮到剛剛好：太早黏牙，太晚發苦。攤主不看溫度計，看泡泡的大小。咬下去要聽得見聲音，才算成功。

在園區，[甜甜果子攤](/shop/candied-fruit-stall)就在工匠街轉角，鍋子一響整條街都聞得到。冬天的殼比較脆，梅雨季要邊走邊吃，十分鐘就會化。攤主說最難串的是草莓，太軟，要在它最硬的那一天。`,
      `Wild pears, tomatoes stuffed with a salted plum, strawberries: threaded on a stick, turned once in syrup and lifted out in a thin shell. The sugar must be just right. Too soon and it sticks, too late and it is bitter. Stall keepers use no thermometer. They look at the bubbles. If you can hear the first bite, it has worked.

Here the [Candied Fruit Stall](/shop/candied-fruit-stall) stands at the corner of Artisan Street, and the whole street smells the pan. In winter the shell is crisper; in the plum rains, eat as you walk, for it melts in ten minutes. Strawberries, says the owner, are hardest: you have to catch the day when they are firm.`,
      `小さな野生の梨、干し梅をはさんだトマト、いちご。串に刺して飴にくぐらせると、薄い殻をまといます。煮加減が大事で、早ければ歯につき、遅ければ苦くなります。店の人は温度計でなく、泡の大きさを見ます。かじったときに音がすれば上出来です。

園では、職人通りの角の[果物飴の屋台](/shop/candied-fruit-stall)です。鍋が鳴ると、通りじゅうに匂います。冬は殻がぱりっとし、梅雨どきは10分で溶けるので、歩きながらどうぞ。いちばん難しいのはいちご。ちょうど硬い日を逃さないことだそうです。`,
    ),
    category: "food",
    related: ["blown-sugar", "red-turtle-cake"],
    gallery: [],
  },
  {
    slug: "blown-sugar",
    cover: art(
      "sugar-figure",
      words("竹籤上琥珀色的糖馬", "An amber sugar horse on a bamboo stick", "竹串の先の琥珀色の飴の馬"),
      { ground: "waves", palette: "sky" },
    ),
    term: words("吹糖", "Blown sugar", "吹き飴"),
    reading: "ㄔㄨㄟ ㄊㄤˊ",
    kana: "ふきあめ",
    body: words(
      `麥芽糖熬到半軟，揪一塊捏成球，拉出一條細管，一邊吹一邊捏，公雞、老鼠、葫蘆就鼓起來了。糖只軟幾十秒，師傅的手不能停，嘴也不能停。做好了先別吃，透過它看太陽，是琥珀色的。

[吹糖人的車](/shop/sugar-figure-cart)推到哪裡，哪裡就圍一圈孩子，多半在[中央廣場](/navigate/central-plaza)的樟樹下。吹的時候沒有聲音，成功時會有很輕的「啵」，是管子離開嘴唇。師傅收下的每一個要求都做，只有一次失敗：有人要他吹一朵雲，他吹了三次，說雲不肯停。`,
      `Malt sugar is boiled until half soft. A pinch is rolled into a ball and drawn out into a fine tube. Then the maker blows and shapes at once, and a cockerel, a mouse or a gourd swells up. The sugar stays soft for less than a minute, so neither hands nor breath may stop. Before you eat it, hold it up to the sun.

Wherever the [Sugar Figure Cart](/shop/sugar-figure-cart) is, there are children round it, mostly under the camphor trees of the [Central Plaza](/navigate/central-plaza). Blowing makes no sound; at the end there is a small pop as the tube leaves the lips. He failed only once: someone asked for a cloud.`,
      `半ば柔らかく煮た麦芽糖をひとつまみ丸め、細い管を引き出し、吹きながら形を作ると、雄鶏やねずみ、ひょうたんがふくらみます。柔らかいのは数十秒だけ。手も息も休められません。食べる前に、お日さまに透かしてみてください。琥珀の色をしています。

[飴細工の車](/shop/sugar-figure-cart)のまわりには、いつも子どもの輪ができます。たいていは[中央広場](/navigate/central-plaza)のくすのきの下です。吹くときは静かで、仕上がると管が唇を離れる小さな音がします。注文は何でも受けますが、一度だけできませんでした。頼まれたのは、雲でした。`,
    ),
    category: "food",
    related: ["candied-fruit"],
    gallery: [],
  },
  {
    slug: "gongfu-tea",
    cover: art("tea-pot", words("一把小壺與一只小杯", "A small pot and one cup", "小さな急須と茶杯ひとつ"), {
      ground: "ice",
      palette: "jade",
    }),
    term: words("老人茶", "Old folks’ tea", "老人茶（台湾の工夫茶）"),
    reading: "ㄌㄠˇ ㄖㄣˊ ㄔㄚˊ",
    kana: "ろうじんちゃ",
    body: words(
      `一把拳頭大的壺、幾只核桃大的杯，滾水快沖快倒，一泡一泡滋味不同。叫老人茶，是因為榕樹下總坐著幾位阿伯，一壺喝一個下午。

倒茶順著杯子巡一圈，濃淡才公平；最後幾滴也平均點完。有人替你斟，說聲「多謝」就好；用兩指敲桌面道謝，是廣東茶樓的規矩。

園區的[榕下茶舖](/shop/banyan-tea)就在那棵樹下，老闆多半不在櫃臺，在各桌教人怎麼倒才不滴。聽水聲：滾水沖進小壺是高音，滿了就低下來。`,
      `A pot the size of a fist, cups the size of walnuts, boiling water poured on and off quickly. Each round tastes different. It is called old folks’ tea because there are always a few old men under the banyan, making one pot last the afternoon.

Pour in a circle, so that every cup is equally strong, and share out the last drops. When somebody fills your cup, say thank you. Tapping the table with two fingers is the custom of Canton’s tea houses, not of this banyan.

Our [tea house](/shop/banyan-tea) is under that banyan. The owner is seldom behind the counter but goes from table to table, showing people how to pour without a drip. Listen: water rings high in an empty pot, and low when it is full.`,
      `こぶしほどの急須に、くるみほどの茶杯。熱湯をさっと注ぎ、さっと出すと、一煎ごとに味が変わります。老人茶と呼ぶのは、ガジュマルの下でおじいさんたちが一つの急須で午後いっぱい過ごしているからです。

濃さが等しくなるよう、杯の上をぐるりと回しながら注ぎ、最後の数滴も分け合います。注いでもらったら、ひと言お礼を。指二本で卓をたたいてお礼に代えるのは、広東の茶楼の習わしです。

園の[茶店](/shop/banyan-tea)はその木の下にあります。主人はたいていカウンターを離れ、しずくを落とさない注ぎ方を教えて回ります。湯の音は、空の急須では高く、満ちると低くなります。`,
    ),
    category: "food",
    related: ["wood-firing"],
    gallery: [],
  },
];
