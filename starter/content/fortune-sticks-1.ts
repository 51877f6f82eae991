import { art, type StarterContent, words } from "#starter/starter.ts";

/**
 * Fortune sticks 1 to 10. The Chinese verses have seven characters a line, the Japanese ones are imayō in seven and
 * five.
 */
export const fortunesticks1: StarterContent<"fortunestick"> = () => [
  {
    slug: "1",
    number: 1,
    grade: "great",
    cover: art("temple", words("金色晨光裡的廟宇", "A temple in golden morning light", "金色の朝の光の中の祠"), {
      ground: "cloud",
      palette: "gold",
    }),
    title: words("第一籤", "Stick 1", "第一番"),
    verse: words(
      "晨鐘一響霧初開\n日照簷前瑞氣來\n十載寒窗燈不滅\n春風今到讀書臺",
      "The bell is struck, the mist gives way,\nthe eaves are bright with early sun.\nThe lamp you kept through winter nights\nhas brought you where the spring’s begun.",
      "明けの鐘の音　霧晴れて\n軒にさしくる　朝日影\n年ごろ消さぬ　窓の灯に\n春風いまぞ　訪れし",
    ),
    meaning: words(
      "長久的努力到了開花的時候，正大光明地往前走就好。",
      "Long effort is about to bear fruit; go forward openly.",
      "長い努力が実を結ぶときです。まっすぐお進みください。",
    ),
    story: words(
      "匡衡家貧，鄰家有燭。他在牆上鑿一個小孔，借那一線光讀書，後來做到丞相。",
      "Kuang Heng was poor and his neighbour had a candle. He bored a small hole in the wall, read by that thread of light, and in the end became chancellor.",
      "匡衡（きょうこう）は貧しく、隣の家にはろうそくがありました。壁に小さな穴をあけ、もれる光で書を読み、のちに丞相となりました。",
    ),
    study: words(
      "考運正好，臨場只要照平常的步調寫。",
      "A good time for examinations: simply write as you have practised.",
      "試験によい時期です。いつもの調子で臨みましょう。",
    ),
    work: words(
      "有人願意聽你的想法，可以開口提出。",
      "People are ready to listen, so put your idea forward.",
      "耳を傾けてくれる人がいます。考えを伝えてみましょう。",
    ),
    love: words(
      "心意清楚地說出來，對方也在等這句話。",
      "Say plainly what you feel; the other is waiting to hear it.",
      "思いをはっきり伝えましょう。相手も待っています。",
    ),
    health: words(
      "精神不錯，作息照舊，飯後走一走更好。",
      "You are in good form; keep your hours, and take a walk after meals.",
      "調子のよい時期です。生活の調子はそのままに、食後は少し歩きましょう。",
    ),
    travel: words("早出門，路上順。", "Set out early and the road will be smooth.", "早立ちすれば、道中は順調です。"),
  },
  {
    slug: "2",
    number: 2,
    grade: "fair",
    cover: art(
      "boat",
      words(
        "船夫拄著篙，等水漲的小船",
        "A boatman leaning on his pole, waiting for the tide",
        "棹を立てて潮を待つ小舟",
      ),
      { ground: "waves", palette: "sky" },
    ),
    title: words("第二籤", "Stick 2", "第二番"),
    verse: words(
      "小舟泊岸待潮生\n休怨東風不肯行\n且補船篷兼煮飯\n水來一夜萬帆輕",
      "The boat lies waiting for the tide;\ndon’t scold the wind that will not blow.\nPatch up the sail and boil the rice:\nthe water comes, and off you go.",
      "岸に小舟の　潮を待つ\n吹かぬ風をば　恨むなよ\n苫を繕い　飯を炊け\n一夜の水に　帆は軽し",
    ),
    meaning: words(
      "時機還差一點，把等待的日子用來準備。",
      "The moment is not quite here; use the waiting to make ready.",
      "あと少しで時が来ます。待つ間に支度を整えましょう。",
    ),
    story: words(
      "姜太公在渭水邊釣魚，鉤子是直的。等到八十歲，等來了周文王。",
      "Old Jiang fished in the Wei with a straight hook. He was eighty when what he waited for came by: King Wen of Zhou.",
      "太公望は渭水のほとりで、まっすぐな針を垂れて釣りをしました。八十歳になって、待っていた周の文王がやって来ました。",
    ),
    study: words(
      "基礎再補一補，之後進步會很快。",
      "Mend the gaps in the basics and progress will be quick later.",
      "基礎を補っておけば、あとの伸びが早くなります。",
    ),
    work: words(
      "先把手上的事收好尾，新的機會不急在今天。",
      "Finish what is in hand; the new chance need not be today.",
      "いまの仕事をきれいに仕上げましょう。新しい話は急がずに。",
    ),
    love: words(
      "給彼此一點時間，不必天天追問答案。",
      "Give each other time and do not press for an answer.",
      "お互いに時間を。答えを急がないことです。",
    ),
    health: words(
      "累了就睡，不必硬撐；午後睡一刻鐘最養人。",
      "Sleep when you are tired; a quarter of an hour after noon does most good.",
      "疲れたら眠りましょう。昼下がりの15分がいちばんの養生です。",
    ),
    travel: words(
      "行程晚幾天反而好，車票先訂。",
      "A few days later is better; book the tickets now.",
      "数日遅らせるほうがよく、切符は早めに。",
    ),
  },
  {
    slug: "3",
    number: 3,
    grade: "good",
    cover: art("brush-ink", words("硯臺旁的一枝毛筆", "A brush beside an inkstone", "硯のそばの一本の筆"), {
      ground: "lattice",
      palette: "indigo",
    }),
    title: words("第三籤", "Stick 3", "第三番"),
    verse: words(
      "磨墨須教腕力勻\n濃時不躁淡時真\n一鉤一點皆心事\n寫到終篇自有神",
      "Grind slowly, with an even hand;\nlet dark be calm and pale be true.\nEach dot and hook is what you are:\nthe page will come to life for you.",
      "墨する腕よ　静かなれ\n濃きも薄きも　そのままに\n点も払いも　心なり\n書き終えて知る　筆の神",
    ),
    meaning: words(
      "功夫在細節，慢慢做，成果會比預期好。",
      "The skill is in small things; work slowly and it will turn out better than expected.",
      "細部を丁寧に。ゆっくり進めれば思う以上の出来になります。",
    ),
    story: words(
      "王羲之練字，寫完就到池邊洗筆，一池水都洗黑了，後人叫它墨池。",
      "Wang Xizhi washed his brush in the pond when he had done his writing for the day. In time the whole pond was black, and people called it the Ink Pond.",
      "王羲之（おうぎし）は字を習うたびに池で筆を洗い、とうとう池の水が黒くなりました。後の人は墨池と呼びました。",
    ),
    study: words(
      "抄寫與整理筆記，比一直看新書有用。",
      "Copying out and ordering your notes will help more than new books.",
      "新しい本より、ノートの整理が力になります。",
    ),
    work: words(
      "交件前再看一遍，細心會被看見。",
      "Read it once more before you hand it in; care will be noticed.",
      "提出の前にもう一度見直しを。丁寧さは伝わります。",
    ),
    love: words(
      "小小的體貼，比大大的承諾動人。",
      "Small kindnesses mean more than grand promises.",
      "大きな約束より、小さな気遣いが心に届きます。",
    ),
    health: words(
      "久坐傷腰，寫一張字就起來走一走。",
      "Sitting long is hard on the back: get up after each page.",
      "座りすぎは腰に障ります。一枚書いたら立ち上がりましょう。",
    ),
    travel: words(
      "適合一個人慢慢走的短程旅行。",
      "A good time for a short journey at your own pace.",
      "ひとりでゆっくり歩く短い旅によいときです。",
    ),
  },
  {
    slug: "4",
    number: 4,
    grade: "wait",
    cover: art("tea-pot", words("冒著細煙的茶壺", "A teapot with a thread of steam", "細い湯気の立つ急須"), {
      ground: "tortoise",
      palette: "jade",
    }),
    title: words("第四籤", "Stick 4", "第四番"),
    verse: words(
      "壺中葉卷尚沉沉\n豈為杯遲亂了心\n且聽松風三沸後\n一甌清味自然深",
      "The leaves are curled and lying low;\nlet no slow cup disturb your mind.\nWait till the kettle sings three times:\nthe taste comes deep, and clear, and kind.",
      "壺の底なる　巻き葉かな\n遅き一碗　急くなかれ\n湯の音三たび　鳴りてのち\n味わい深く　澄みわたる",
    ),
    meaning: words(
      "事情還在醞釀，多等一等，味道會比現在好。",
      "Things are still steeping; a little longer and they will taste better.",
      "物事はまだ味を深めているところです。もう少しお待ちください。",
    ),
    story: words(
      "陸羽煮茶要用江心的水。船夫灑掉半桶，偷偷用岸邊的水補滿；他一勺勺舀開，舀到下半桶才說：這才是江心的。",
      "Lu Yu wanted water from the middle of the river. The boatman spilt half and filled up at the bank. Lu Yu ladled it away until, half-way down, he said: now it is from the middle.",
      "陸羽（りくう）は茶に川の中ほどの水を求めました。船頭は半分をこぼし、岸の水で足します。陸羽はひしゃくで汲みあけ、半ばまで来て「ここからが川の中ほどの水だ」と言いました。",
    ),
    study: words(
      "讀過的要放一放再複習，急著考反而記不牢。",
      "Let what you have read rest before you review it; cramming will not stick.",
      "学んだことは少し寝かせて復習を。詰め込みは身につきません。",
    ),
    work: words(
      "先別催結果，對方正在認真考慮。",
      "Do not press for the result; it is being weighed in earnest.",
      "結果を急かさずに。相手は真剣に考えています。",
    ),
    love: words(
      "感情正在慢慢泡開，別急著問它甜不甜。",
      "Affection is slowly unfolding; do not ask too soon how sweet it is.",
      "思いはゆっくり開いています。甘いかどうか、まだ問わずに。",
    ),
    health: words(
      "少熬夜，腸胃喜歡溫的、慢的。",
      "Go to bed earlier; your stomach likes what is warm and slow.",
      "夜ふかしは控えめに。胃腸は、温かいものをゆっくりが好きです。",
    ),
    travel: words(
      "改期比硬走好，留一天給自己。",
      "Better to change the date than force it; keep a day for yourself.",
      "無理に出かけるより日を改めて。一日はご自分のために。",
    ),
  },
  {
    slug: "5",
    number: 5,
    grade: "good",
    cover: art(
      "loom",
      words("織布機上織出的彩色紋樣", "A bright pattern growing on a loom", "機の上に織り出された色模様"),
      { ground: "ice", palette: "plum" },
    ),
    title: words("第五籤", "Stick 5", "第五番"),
    verse: words(
      "經緯千絲未亂時\n一梭一線不嫌遲\n機聲夜夜星為伴\n織到天明花滿枝",
      "A thousand threads, and none astray;\ndon’t call one passing shuttle slow.\nThe stars sat up with you all night:\nat dawn a branch in bloom will show.",
      "千筋の糸の　乱れなく\n急がず織れる　機の音\n星もよすがら　見守りて\n明けては花の　錦なる",
    ),
    meaning: words(
      "每天一點點，已經快織成一整匹了。",
      "A little each day has almost become a whole cloth.",
      "日々の少しが、もう一反になろうとしています。",
    ),
    story: words(
      "孟子小時候逃學回家，母親拿刀割斷織到一半的布，說：書讀一半，就像這樣。",
      "When little Mencius ran home from school, his mother cut through the cloth she was half-way through weaving. A study broken off, she said, is like this.",
      "幼い孟子が学びを投げ出して帰ると、母は織りかけの布を断ち切り、「途中でやめれば、このとおり」と言いました。",
    ),
    study: words(
      "照計畫讀，到考前剛好讀完，不必改方法。",
      "Keep to your timetable; it will end just before the examination, so change nothing.",
      "計画どおりで試験に間に合います。やり方は変えずに。",
    ),
    work: words(
      "同事各拉一條線，分工說清楚就會好看。",
      "Everyone holds a thread; agree who does what and it will look well.",
      "皆がそれぞれ糸を持っています。分担をはっきりと。",
    ),
    love: words(
      "日常相處最養感情，一起吃頓晚飯吧。",
      "Ordinary days feed love best; have supper together.",
      "ふだんの時間が思いを育てます。一緒に夕食を。",
    ),
    health: words(
      "眼睛容易累，做一會兒就望望遠處。",
      "Your eyes tire easily: look into the distance now and then.",
      "目が疲れやすいときです。ときどき遠くを眺めましょう。",
    ),
    travel: words(
      "行程排得緊但走得完，鞋子穿舒服的。",
      "A full itinerary, but you will manage it in comfortable shoes.",
      "詰まった日程でも回れます。歩きやすい靴でどうぞ。",
    ),
  },
  {
    slug: "6",
    number: 6,
    grade: "fair",
    cover: art(
      "wheel",
      words("雙手之間剛成形的陶器", "A pot taking shape between two hands", "両手のあいだで形になる器"),
      { ground: "cloud", palette: "sand" },
    ),
    title: words("第六籤", "Stick 6", "第六番"),
    verse: words(
      "輪上泥團未有形\n手心輕穩自分明\n歪時且自從頭起\n再轉三迴見器成",
      "The clay goes round without a shape;\na light hand knows what it should be.\nIf it leans over, start again:\nat the third turn the bowl stands free.",
      "形もあらぬ　土めぐる\n手のひら軽く　確かなれ\nゆがまばもとに　立ち返り\n三たび回せば　碗となる",
    ),
    meaning: words(
      "第一次做不好很正常，重來不算輸。",
      "It is quite normal to fail the first time; beginning again is not losing.",
      "一度目がうまくいかないのは当たり前。やり直しは負けではありません。",
    ),
    story: words(
      "舜在河邊做陶，起初鄰人的碗又薄又歪。他不說話，只把自己的做好，一年後整條河邊的碗都端正了。",
      "Shun made pots by the river, where the bowls were thin and crooked. He said nothing and made his own well. A year later every bowl along the river stood straight.",
      "舜は川辺で焼き物を作りました。まわりの碗は薄くゆがんでいましたが、何も言わずに自分の碗をよく作り続けると、一年のうちに川辺の碗はみな整ったといいます。",
    ),
    study: words(
      "錯的題目再做一遍，第三遍就會了。",
      "Do the questions you missed again; by the third time you will have them.",
      "間違えた問題をもう一度。三度目には解けます。",
    ),
    work: words(
      "方案改兩次才定案，別捨不得刪。",
      "The plan needs two revisions; do not be sorry to cut.",
      "案は二度直して決まります。削ることを惜しまずに。",
    ),
    love: words(
      "力氣放輕一點，對方比較靠得過來。",
      "Hold on more lightly and the other can lean nearer.",
      "力を少し抜くと、相手は寄り添いやすくなります。",
    ),
    health: words(
      "手腕與肩頸多休息，換手做事。",
      "Rest wrists and shoulders, and change hands.",
      "手首と肩を休ませ、左右の手を替えて働きましょう。",
    ),
    travel: words(
      "繞一點路，會遇見原來沒想到的風景。",
      "A small detour will show you something you had not planned.",
      "少し遠回りすると、思わぬ景色に出会えます。",
    ),
  },
  {
    slug: "7",
    number: 7,
    grade: "great",
    cover: art(
      "dragon-boat",
      words(
        "旗子飄揚、破浪前進的龍舟",
        "A dragon boat breaking the waves, flag flying",
        "旗をなびかせ、波を切って進む龍舟",
      ),
      { ground: "waves", palette: "brick" },
    ),
    title: words("第七籤", "Stick 7", "第七番"),
    verse: words(
      "百槳齊揮浪作花\n鼓聲一路到天涯\n同心自有風相送\n奪得紅旗日未斜",
      "A hundred oars, a hundred flowers;\nthe drum goes with you all the way.\nWhen hearts are one, the wind comes too:\nthe flag is yours while it is day.",
      "百の櫂もて　波の花\n太鼓は遠く　響くなり\n心ひとつに　風も添い\n日の高きうち　旗を得つ",
    ),
    meaning: words(
      "大家同一個拍子，想要的就快到手了。",
      "With everyone on the same beat, what you want is close at hand.",
      "皆の拍子がそろえば、望みはもうすぐ手に届きます。",
    ),
    story: words(
      "屈原投江，百姓划船去救，一路擂鼓把魚嚇開。人沒救回來，船卻年年划到今天。",
      "When Qu Yuan drowned himself, the people rowed out to save him, beating drums to frighten the fish away. They came too late, and have rowed every year since.",
      "屈原（くつげん）が川に身を投げると、人々は舟を出し、太鼓を打って魚を追い払いました。間に合いませんでしたが、舟は毎年、今日まで漕ぎ続けられています。",
    ),
    study: words(
      "找同學一起讀，互相出題，進步最快。",
      "Study with others and set each other questions; nothing is quicker.",
      "仲間と問題を出し合うと、いちばん早く伸びます。",
    ),
    work: words(
      "團隊氣勢正旺，該報名的案子就報。",
      "Your team is in full swing; put your name down for what you had in mind.",
      "チームに勢いがあります。応募したかったものはぜひ。",
    ),
    love: words(
      "一起做一件事，比說一百句話更近。",
      "Doing one thing together brings you nearer than a hundred words.",
      "百の言葉より、一つのことを一緒にすると近づきます。",
    ),
    health: words(
      "體力好，出力以前先暖身。",
      "You are strong; warm up before you pull.",
      "体力のあるとき。力を出す前に体を温めましょう。",
    ),
    travel: words(
      "適合結伴，水邊的地方特別好。",
      "Go in company; places by the water are best.",
      "連れ立っての旅がよく、水辺がとくにおすすめです。",
    ),
  },
  {
    slug: "8",
    number: 8,
    grade: "care",
    cover: art(
      "kite",
      words("夜空裡拉著線的燕子風箏", "A swallow kite pulling on its line at night", "夜空で糸を引く燕凧"),
      { ground: "lattice", palette: "night" },
    ),
    title: words("第八籤", "Stick 8", "第八番"),
    verse: words(
      "紙鳶高處正逢風\n線短應收不逞雄\n但得平安歸手裡\n明朝還上碧霄中",
      "The kite is high, the gale is rough;\nreel in the line, let boasting be.\nOnce it lies safely in your hand,\ntomorrow’s sky is wide and free.",
      "凧の高きに　風荒し\n誇らで糸を　巻きおさめ\n手にさえ無事に　帰りなば\nあすまた空の　広からん",
    ),
    meaning: words(
      "先收一收，不是認輸，是把好東西保住。",
      "Draw back for now; it is not giving in, it is keeping what is good.",
      "いまは引くときです。負けではなく、大事なものを守るためです。",
    ),
    story: words(
      "范蠡助越王滅吳，功成當晚就駕小船入五湖。留下來的文種，後來沒有好結果。",
      "Fan Li helped the King of Yue to win everything, and left that night in a small boat. His friend Wen Zhong stayed, and came to grief.",
      "范蠡（はんれい）は越王を勝たせると、その夜のうちに小舟で五湖へ去りました。残った友の文種（ぶんしょう）は、よい終わりを迎えませんでした。",
    ),
    study: words(
      "目標訂低一階，先穩住會的部分。",
      "Set the goal one step lower and secure what you know.",
      "目標を一段下げて、できるところを確かに。",
    ),
    work: words(
      "別在這時候擴張，合約請人再看一次。",
      "This is no time to expand; have someone read the contract again.",
      "いまは広げずに。契約はもう一度、人に見てもらいましょう。",
    ),
    love: words(
      "氣頭上的話先收著，隔天再談。",
      "Keep back what you would say in anger and talk tomorrow.",
      "腹立ちまぎれの言葉はしまって、話は明日に。",
    ),
    health: words(
      "心跳快的時候別硬撐，坐下來慢慢呼吸。",
      "If your heart races, do not push on: sit down and breathe slowly.",
      "胸が騒ぐときは無理をせず、座ってゆっくり息をしましょう。",
    ),
    travel: words(
      "看好天氣再出門，高處和水邊都要當心。",
      "Check the weather first, and take care on heights and near water.",
      "天気を確かめてから。高い所と水辺にはお気をつけて。",
    ),
  },
  {
    slug: "9",
    number: 9,
    grade: "good",
    cover: art(
      "paper-umbrella",
      words("畫著雲的藍紙傘", "A blue paper umbrella painted with clouds", "雲を描いた青い紙傘"),
      { ground: "tortoise", palette: "gold" },
    ),
    title: words("第九籤", "Stick 9", "第九番"),
    verse: words(
      "細骨排成一柄圓\n輕風斜雨任他天\n有人同走橋頭路\n半是春泥半是煙",
      "Thin ribs are gathered in a round;\nlet slanting rain do what it may.\nSomeone will share the bridge with you,\nthrough mist and mud, a pleasant way.",
      "細き骨もて　円くさす\n風も小雨も　ままよかし\n橋のたもとを　連れ立ちて\n泥も霞も　春の道",
    ),
    meaning: words(
      "有小風雨，也有人陪你走，不必擔心。",
      "There is a little rain, and someone to walk with; no need to worry.",
      "小さな雨風はありますが、共に歩く人がいます。ご心配なく。",
    ),
    story: words(
      "許仙在西湖遇雨，把傘借給白娘子。傘還回來的時候，姻緣也跟著進了門。",
      "It rained on West Lake, and Xu Xian lent his umbrella to the White Lady. When it was returned, a marriage came in at the door with it.",
      "西湖で雨に遭い、許仙（きょせん）は白娘子（はくじょうし）に傘を貸しました。傘が返ってきたとき、縁も一緒に戸口をくぐりました。",
    ),
    study: words(
      "請教學長姊，一句提點省你三天。",
      "Ask someone a year ahead; one hint may save you three days.",
      "先輩にたずねてみましょう。ひと言が三日分の助けになります。",
    ),
    work: words(
      "有前輩願意撐傘，記得道謝。",
      "Someone senior will shelter you; remember to say thank you.",
      "傘をさしかけてくれる先輩がいます。お礼を忘れずに。",
    ),
    love: words(
      "下雨天的約會，說不定比晴天好。",
      "For two, a rainy day may turn out better than a fine one.",
      "雨の日のふたりは、晴れの日よりよいかもしれません。",
    ),
    health: words(
      "早晚溫差大，加一件衣服再出門。",
      "Mornings and evenings are cool, so wear a layer.",
      "朝夕は冷えますから、一枚羽織ってお出かけください。",
    ),
    travel: words(
      "帶傘，慢走，會有好風景。",
      "Take an umbrella and walk slowly; the view is worth it.",
      "傘を持ってゆっくりと。よい景色に出会えます。",
    ),
  },
  {
    slug: "10",
    number: 10,
    grade: "fair",
    cover: art(
      "banyan",
      words(
        "淡淡天色前掛著紅牌的老榕樹",
        "An old banyan hung with red tags, pale sky behind",
        "淡い空を背に、赤い札を下げたガジュマルの老木",
      ),
      { ground: "ice", palette: "sky" },
    ),
    title: words("第十籤", "Stick 10", "第十番"),
    verse: words(
      "老榕垂地又生根\n不與群花鬥一春\n樹下閒棋聽落子\n不知身是看棋人",
      "The banyan’s hanging threads take root;\nit does not race the flowers of spring.\nSit down and hear the chessmen fall:\nto watch is not an idle thing.",
      "気根垂れては　根となりぬ\n花と春をば　競わずに\n木陰に駒の　音聞けば\n見る身もよしと　知られけり",
    ),
    meaning: words(
      "不必搶在前頭，把根扎好，日子自然安穩。",
      "No need to be first; put down roots and life will steady.",
      "先を争わず、根を張ることです。暮らしは自然に落ち着きます。",
    ),
    story: words(
      "王質上山砍柴，站著看兩個童子下棋。一局看完，斧頭的木柄已經爛了，山下過了一百年。",
      "Wang Zhi went up the hill for wood and stopped to watch two boys at their game. When it was over the handle of his axe had rotted, and a hundred years had gone by below.",
      "王質（おうしつ）は薪を取りに山へ入り、童子たちの一局を見ていました。終わってみると斧の柄は朽ち、ふもとでは百年が過ぎていました。",
    ),
    study: words(
      "基本功多練一輪，比追難題有益。",
      "Another round of basics helps more than chasing hard problems.",
      "難問を追うより、基礎をもう一巡り。",
    ),
    work: words(
      "先觀察再表態，旁觀者看得清。",
      "Watch before you take a side; bystanders see clearly.",
      "まず様子を見てから。傍らからは、よく見えるものです。",
    ),
    love: words(
      "平平淡淡也是好，別拿來跟別人比。",
      "Quiet days are good days; do not compare them with others’.",
      "穏やかな日々もよいものです。人と比べずに。",
    ),
    health: words(
      "散步有益，走到微微出汗就好。",
      "Walks will do you good; a light glow is enough.",
      "散歩がおすすめです。うっすら汗ばむくらいに。",
    ),
    travel: words(
      "去老地方，會有新發現。",
      "Go back to an old haunt and find something new.",
      "なじみの場所で、新しい発見があります。",
    ),
  },
];
