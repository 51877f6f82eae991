import { art, type StarterContent, words } from "#starter/starter.ts";

/**
 * Fortune sticks 41 to 50. The Chinese verses have seven characters a line, the Japanese ones are imayō in seven and
 * five.
 */
export const fortunesticks5: StarterContent<"fortunestick"> = () => [
  {
    slug: "41",
    number: 41,
    grade: "care",
    cover: art(
      "bowl",
      words("快要溢出來的一碗湯", "A bowl of soup filled almost to the brim", "あふれそうな一杯の汁椀"),
      { ground: "cloud", palette: "gold" },
    ),
    title: words("第四十一籤", "Stick 41", "第四十一番"),
    verse: words(
      "碗滿端行易濺身\n八分恰好最宜人\n今朝少取三分利\n明日多留一味春",
      "A brimming bowl will splash your sleeve;\nfour fifths is right, and plenty too.\nTake somewhat less of it today:\ntomorrow keeps some spring for you.",
      "満てる碗ほど　こぼれけり\n八分のところ　よかるべし\nけさ控えたる　三分こそ\nあすの春なれ　惜しむなよ",
    ),
    meaning: words(
      "太滿容易灑，現在減一點才走得穩。",
      "What is too full will spill; take a little out and walk steadily.",
      "満ちすぎはこぼれます。少し減らして、落ち着いて。",
    ),
    story: words(
      "孔子在廟裡看見一個欹器：空了歪著，裝一半就正，裝滿就翻。他嘆道：哪有滿了不翻的？",
      "In a temple Confucius saw a tilting vessel: empty it leant, half full it stood, full it tipped over. What is there, he said, that is full and does not tip?",
      "孔子は廟で傾く器を見ました。空なら傾き、半ばなら正しく立ち、満ちれば覆ります。「満ちて覆らないものがあろうか」。",
    ),
    study: words(
      "功課排太多反而讀不完，刪掉兩項。",
      "Too many lessons and none is finished; cross out two.",
      "詰め込みすぎです。二つ減らしましょう。",
    ),
    work: words(
      "利潤高的案子再想想，看清楚條款。",
      "Think again about a rich offer, and read the terms.",
      "うますぎる話は考え直して、条項をよく読みましょう。",
    ),
    love: words(
      "愛太滿會有壓力，留點空間。",
      "Too much love weighs; leave a little room.",
      "思いも満ちすぎると重くなります。少しの余白を。",
    ),
    health: words(
      "飲食八分飽，鹹的淡一點。",
      "Stop before you are full, and salt a little less.",
      "腹八分目に。塩は少し控えて。",
    ),
    travel: words(
      "別一天跑五個地方，刪到三個。",
      "Not five places in one day; make it three.",
      "一日に五か所は多すぎます。三か所に。",
    ),
  },
  {
    slug: "42",
    number: 42,
    grade: "good",
    cover: art(
      "door-gods",
      words("朱門上一對彩繪門神", "Two painted guardians on a red door", "朱の扉に描かれた一対の門神"),
      { ground: "waves", palette: "sky" },
    ),
    title: words("第四十二籤", "Stick 42", "第四十二番"),
    verse: words(
      "雙神執戟守朱門\n里巷相安到子孫\n但使胸中無愧事\n夜來風雨也溫存",
      "Two painted guardians keep the door;\nthe lane sleeps sound from old to small.\nWith nothing on your mind to hide\nthe night rain makes no noise at all.",
      "戸に立つ神の　ふたはしら\n子にも孫にも　安かれと\n胸に恥ずべき　ことなくば\n夜の雨風　やわらかし",
    ),
    meaning: words(
      "心裡坦然，就有人替你守著門。",
      "Keep a clear conscience, and someone keeps your door.",
      "心にやましさがなければ、守りは堅いものです。",
    ),
    story: words(
      "唐太宗夜裡睡不好，秦叔寶與尉遲恭披甲站在門外，一夜無事。後來畫成像貼在門上，人也能休息了。",
      "Emperor Taizong slept badly until Qin Shubao and Yuchi Gong stood armed outside his door. Later they were painted on it, and could go to bed themselves.",
      "唐の太宗が眠れぬ夜、秦叔宝（しんしゅくほう）と尉遅恭（うっちきょう）が鎧姿で戸口に立つと、何事も起こりません。のちに二人を絵に描いて戸に貼り、当人たちも休めました。",
    ),
    study: words(
      "老老實實作答，不懂的就問老師。",
      "Answer honestly, and ask the teacher what you do not know.",
      "正直に取り組み、わからないことは先生に。",
    ),
    work: words(
      "守規矩的做法，這回反而最快。",
      "Going by the rules is the quickest way this time.",
      "決まりを守るのが、今回はかえって近道です。",
    ),
    love: words(
      "讓對方安心，就是最好的禮物。",
      "To make someone feel safe is the best of presents.",
      "安心させてあげることが、何よりの贈り物です。",
    ),
    health: words(
      "居家安全先顧好，地上的線收一收。",
      "Make the house safe: pick up the cords from the floor.",
      "まずは家の中を安全に。床のコードを片づけましょう。",
    ),
    travel: words(
      "出門前鎖好門，就能安心去玩。",
      "Lock the door and go with an easy mind.",
      "戸締まりをして、安心してお出かけください。",
    ),
  },
  {
    slug: "43",
    number: 43,
    grade: "wait",
    cover: art(
      "map",
      words(
        "攤開的舊地圖，虛線通往紅點",
        "An old map, a dotted path leading to a red mark",
        "点線が赤い印へ続く古い地図",
      ),
      { ground: "lattice", palette: "indigo" },
    ),
    title: words("第四十三籤", "Stick 43", "第四十三番"),
    verse: words(
      "霧裡看圖路半藏\n且停三步辨東方\n不隨旁客匆匆去\n日出山前一徑長",
      "In fog the map is half a guess;\nstop for three breaths and find the east.\nDon’t follow those who hurry by:\nthe path shows when the mist has ceased.",
      "霧に地図さえ　おぼろなり\nまず立ち止まり　ひがし見よ\n急ぐ人には　従わで\n日の出を待てば　道ひとつ",
    ),
    meaning: words(
      "看不清楚的時候，停下來就是前進。",
      "When you cannot see, stopping is going forward.",
      "見えないときは、止まることも前へ進むことです。",
    ),
    story: words(
      "蚩尤作大霧，三天三夜分不出方向。黃帝造了一輛指南車，車上的小人永遠指著南方，大軍走出了霧。",
      "Chiyou raised a fog for three days. The Yellow Emperor built a cart with a little figure that always pointed south, and by it the army walked out.",
      "蚩尤（しゆう）が霧を起こし、三日三晩、方角がわかりません。黄帝は指南車を造りました。車の上の小さな人形がいつも南を指し、軍は霧を抜けました。",
    ),
    study: words(
      "還沒想好選哪條路，先跟師長聊聊。",
      "If you have not chosen a path, talk with a teacher first.",
      "進路に迷うときは、まず先生に話してみましょう。",
    ),
    work: words(
      "別跟風投資或跳槽，等資訊清楚。",
      "Do not follow the crowd into a deal or a job; wait for clear news.",
      "流行の投資や転職に乗らず、はっきりするのを待ちましょう。",
    ),
    love: words(
      "心裡亂就先不承諾，對方會懂。",
      "If your heart is unclear, promise nothing yet; the other will understand.",
      "心が定まらないうちは約束せずに。相手もわかってくれます。",
    ),
    health: words(
      "說不清哪裡不舒服，就記下時間和地方。",
      "If you cannot say what is wrong, write down when and where.",
      "うまく言えない不調は、時と場所を書き留めましょう。",
    ),
    travel: words(
      "山區多霧，白天走，別抄小路。",
      "There is fog in the hills: go by day and take no short cut.",
      "山は霧が出やすいときです。昼のうちに歩き、近道は避けましょう。",
    ),
  },
  {
    slug: "44",
    number: 44,
    grade: "fair",
    cover: art("comb", words("繫著流蘇的黃楊木梳", "A boxwood comb with a tassel", "房飾りのついたつげの櫛"), {
      ground: "tortoise",
      palette: "jade",
    }),
    title: words("第四十四籤", "Stick 44", "第四十四番"),
    verse: words(
      "黃楊一把曉來梳\n遇結從容手要徐\n髮尾先從鬆處解\n源頭理到自然舒",
      "A boxwood comb at break of day:\nwhere hair is knotted, do not tear.\nBegin quite gently, at the ends,\nand it runs smooth from here to there.",
      "つげの櫛もて　朝を梳く\nもつれし髪を　引くなかれ\n末よりそっと　解きゆけば\nもとまで櫛の　通るなり",
    ),
    meaning: words(
      "打結的事從末端慢慢解，別用力扯。",
      "Undo a knot from its ends, slowly; do not pull.",
      "もつれは端から少しずつほどきましょう。力まかせに引かないことです。",
    ),
    story: words(
      "渤海郡大亂，皇帝問龔遂怎麼治。他說：治亂民像理亂繩，不能急。果然慢慢就平了。",
      "The coast was in uproar, and the emperor asked Gong Sui how he would settle it. Like untangling rope, he said: not in haste. And so it was settled.",
      "渤海の郡が乱れ、皇帝は龔遂（きょうすい）に策を問いました。「乱れた民を治めるのは、乱れた縄をほどくのと同じ。急いではなりません」。そのとおりに治まりました。",
    ),
    study: words(
      "從最簡單的一題開始，手感就來了。",
      "Start with the easiest question and your hand warms up.",
      "いちばん易しい問題から。調子が出てきます。",
    ),
    work: words(
      "客訴先聽完，再一項一項回。",
      "Hear the complaint out, then answer point by point.",
      "苦情は最後まで聞き、一つずつ答えましょう。",
    ),
    love: words(
      "舊帳別一次翻完，先說今天的事。",
      "Do not open all old accounts; speak of today.",
      "昔のことを一度に持ち出さず、今日の話から。",
    ),
    health: words(
      "頭皮髮膚都怕累，今晚早點睡。",
      "Skin and hair show fatigue: go to bed early tonight.",
      "疲れは髪や肌に出ます。今夜は早めにお休みください。",
    ),
    travel: words(
      "先把近程走順，再排遠程。",
      "Get the near stages right before planning the far.",
      "近い道のりを整えてから、遠くの計画を立てましょう。",
    ),
  },
  {
    slug: "45",
    number: 45,
    grade: "great",
    cover: art(
      "wish-lantern",
      words("畫著紅花、緩緩升起的燈", "A lantern rising, a red flower on it", "赤い花を描いて上がる灯り"),
      { ground: "ice", palette: "plum" },
    ),
    title: words("第四十五籤", "Stick 45", "第四十五番"),
    verse: words(
      "心中一願寫燈籠\n冉冉高懸古廟中\n不是神明偏賜汝\n長年心火自家紅",
      "You write your wish upon the lamp;\nit hangs there, rising, in the hall.\nIt is no favour from the gods:\nyour own fire lit it, after all.",
      "願いしるせし　灯の\n古き廟には　高くあり\n神の賜物　のみならず\n胸に燃え来し　火なりけり",
    ),
    meaning: words(
      "願望要實現了，那是你自己燒起來的火。",
      "The wish will come true, lit by a fire that was your own.",
      "願いがかないます。あなた自身が燃やしてきた火です。",
    ),
    story: words(
      "愚公九十歲，要把門前兩座山挖開。人家笑他，他說：我有兒子，兒子有孫子，山不會再長高。",
      "At ninety the Foolish Old Man set out to dig away two mountains. When people laughed he said: I have sons and they will have sons, and the mountains will grow no higher.",
      "愚公（ぐこう）は九十歳で、家の前の二つの山を崩し始めました。笑われると「子がいて、孫も生まれる。山はもう高くならない」。",
    ),
    study: words(
      "想考的那間學校，有很好的機會。",
      "The school you hope for is well within reach.",
      "望む学校に、よい見込みがあります。",
    ),
    work: words(
      "籌備多時的事可以公開了。",
      "What you have long prepared may be announced.",
      "長く準備したことを、世に出すときです。",
    ),
    love: words(
      "把願望說給對方聽，兩個人一起做更快。",
      "Tell the other your wish; two together get there sooner.",
      "願いを打ち明けましょう。ふたりなら早くかないます。",
    ),
    health: words(
      "心裡有火，身體就暖；也要記得添柴，按時吃飯。",
      "A fire within keeps you warm; remember to feed it, at mealtimes.",
      "胸の火は体を温めます。薪をくべるのも忘れずに。食事は時間どおりに。",
    ),
    travel: words(
      "心裡一直想去的地方，今年去。",
      "Go this year to the place you have always had in mind.",
      "ずっと行きたかった所へ、今年こそ。",
    ),
  },
  {
    slug: "46",
    number: 46,
    grade: "good",
    cover: art("noodles", words("綠碗裡的一碗熱麵", "Hot noodles in a green bowl", "緑の碗の温かい麺"), {
      ground: "cloud",
      palette: "sand",
    }),
    title: words("第四十六籤", "Stick 46", "第四十六番"),
    verse: words(
      "手拉白麵細還長\n一碗分來兩碗香\n有福須教人共享\n明朝灶火更添光",
      "The dough is pulled out thin and long;\none bowl in two smells twice as good.\nGood luck is something to be shared:\ntomorrow’s stove gets extra wood.",
      "打ちたる麺の　長きかな\n一つの碗を　分けて食う\n福は人とぞ　分かつべき\nあすの竈の　火も増さん",
    ),
    meaning: words(
      "好事分出去，回來的會更多。",
      "Share good fortune and more comes back.",
      "福は分けるほど、増えて返ってきます。",
    ),
    story: words(
      "范仲淹年輕時一鍋粥劃成四塊，早晚各吃兩塊。做了大官，他買田千畝，讓全族的人都有飯吃。",
      "As a student Fan Zhongyan cut one cold pot of gruel in four, two pieces in the morning and two at night. As a minister he bought land so that his whole clan might eat.",
      "范仲淹（はんちゅうえん）は若いころ、冷えた粥を四つに切り、朝晩二切れずつ食べました。高官になると田を買い、一族みなが食べられるようにしました。",
    ),
    study: words(
      "筆記借給同學，緣分和成績都會好。",
      "Lend your notes: friends and marks both improve.",
      "ノートを貸してあげましょう。縁も成績もよくなります。",
    ),
    work: words(
      "利益分得公平，生意才做得長。",
      "Share the profit fairly and the business will last.",
      "分け前を公平に。商いが長く続きます。",
    ),
    love: words(
      "一起煮頓飯，話自然就多了。",
      "Cook together and the talk will come.",
      "一緒に料理をすれば、話もはずみます。",
    ),
    health: words(
      "湯別喝得太鹹，分一半給旁邊的人。",
      "Go easy on salty soup, and give half to your neighbour.",
      "汁の塩分は控えめに。半分は隣の人へ。",
    ),
    travel: words(
      "循著香味走，小店裡有驚喜。",
      "Follow the smell; small shops hold surprises.",
      "香りをたどって小さな店へ。思わぬ出会いがあります。",
    ),
  },
  {
    slug: "47",
    number: 47,
    grade: "fair",
    cover: art(
      "cymbals",
      words("一對繫著紅綢的銅鈸", "A pair of cymbals tied with red silk", "紅い絹を結んだ一対のシンバル"),
      { ground: "waves", palette: "brick" },
    ),
    title: words("第四十七籤", "Stick 47", "第四十七番"),
    verse: words(
      "銅鈸雙分合有聲\n單敲一片不成鳴\n與人先對輕輕拍\n再向堂前奏太平",
      "Two cymbals, meeting, make a sound;\na single one can only wait.\nFirst find the beat with someone else,\nthen play together, small and great.",
      "合わせてこそは　鈸も鳴れ\nひとひらのみは　音もなし\nまず人と拍　合わせ見て\n大広間にも　奏でゆけ",
    ),
    meaning: words(
      "一個人使不上力，先找個拍子相近的人。",
      "Alone you cannot sound; find one who keeps your beat.",
      "ひとりでは鳴りません。拍子の合う人を探しましょう。",
    ),
    story: words(
      "吐谷渾王阿豺有二十個兒子。他叫弟弟折一支箭，斷了；叫他折二十支一束，折不動。",
      "King Achai had twenty sons. He bade his brother break one arrow, and it snapped; then twenty in a bundle, and they held.",
      "吐谷渾（とよくこん）の王、阿豺（あさい）には二十人の子がいました。弟に矢を一本折らせると折れ、二十本を束ねると折れませんでした。",
    ),
    study: words(
      "找讀書伴，約好時間就不會偷懶。",
      "Find someone to study with; a fixed hour keeps you honest.",
      "一緒に学ぶ友を。時間を決めれば怠けません。",
    ),
    work: words(
      "單打獨鬥會累，開口請人支援。",
      "Working alone wears you out; ask for help.",
      "ひとりで抱えると疲れます。助けを頼みましょう。",
    ),
    love: words(
      "先對好時間與期待，再談未來。",
      "Agree on time and hopes before you talk of the future.",
      "時間と望みを合わせてから、先の話をしましょう。",
    ),
    health: words(
      "吵的地方少待，耳朵也要有自己的時間。",
      "Spend less time where it is loud; ears need an hour of their own.",
      "騒がしい場所は短めに。耳にも自分の時間を。",
    ),
    travel: words(
      "找伴同行，兩人成行最省事。",
      "Go with a companion; two is the easiest number.",
      "連れのある旅がよく、ふたりがいちばん気楽です。",
    ),
  },
  {
    slug: "48",
    number: 48,
    grade: "wait",
    cover: art(
      "lacquer-tray",
      words(
        "紅邊黑心的圓漆盤，描著兩尾魚",
        "A round tray, red at the rim and black within, with two fish",
        "朱の縁に黒地の丸盆と二尾の魚",
      ),
      { ground: "lattice", palette: "night" },
    ),
    title: words("第四十八籤", "Stick 48", "第四十八番"),
    verse: words(
      "漆上朱盤第幾重\n一層乾後一層封\n休教手印輕輕觸\n久候方能照玉容",
      "How many coats of red by now?\nEach has to dry; so let it lie.\nDon’t leave your thumbprint on the shine:\nwait, and it mirrors face and sky.",
      "幾重に朱をば　塗りし盆\n一重乾きて　また一重\n指のあとなど　つけざれば\n顔うつるまで　照りぬべし",
    ),
    meaning: words(
      "每一層都要乾透，急著摸就留下印子。",
      "Every coat must dry; touch too soon and the print stays.",
      "一重ごとに乾くのを待つこと。急いで触れると跡が残ります。",
    ),
    story: words(
      "楊時去拜見老師程頤，老師正在打盹。他站在門外等，等老師醒來，門前的雪已經一尺深。",
      "Yang Shi came to see his teacher Cheng Yi and found him dozing. He waited at the door, and when the old man woke the snow lay a foot deep.",
      "楊時（ようじ）が師の程頤（ていい）を訪ねると、師は居眠り中でした。戸口で待つうち、目覚めたときには雪が一尺積もっていました。",
    ),
    study: words(
      "一章讀透再往下，底子才亮。",
      "Finish one chapter properly before the next, and it will shine.",
      "一章ずつ確かに。下地がよければ光ります。",
    ),
    work: words(
      "資歷要一層一層上，今年先不跳級。",
      "Standing comes coat by coat; skip no grade this year.",
      "経験は一重ずつ積み重なります。今年は飛び級を望まないことです。",
    ),
    love: words(
      "信任慢慢疊，別去翻對方的手機。",
      "Trust builds in layers; do not look through the other’s phone.",
      "信頼は少しずつ重なるもの。相手の携帯はのぞかずに。",
    ),
    health: words(
      "皮膚怕癢，洗澡水別太燙。",
      "If your skin itches, do not bathe too hot.",
      "肌がかゆくなりやすいとき。お湯は熱すぎないように。",
    ),
    travel: words(
      "旅費還要再存一陣子，先做功課。",
      "Save a little longer for the journey and read up meanwhile.",
      "旅の資金はもう少し。いまは下調べをしておきましょう。",
    ),
  },
  {
    slug: "49",
    number: 49,
    grade: "good",
    cover: art(
      "carved-window",
      words("金色晨光裡的圓形雕窗", "A round carved window in golden morning light", "金色の朝の光の中の丸い彫り窓"),
      { ground: "tortoise", palette: "gold" },
    ),
    title: words("第四十九籤", "Stick 49", "第四十九番"),
    verse: words(
      "一窗花格透晨曦\n鏤盡繁枝見巧思\n去得多餘方是美\n清光自向案頭移",
      "The lattice lets the morning through;\nmost of the wood was cut away.\nWhat was left out is what you see:\nthe light comes to your desk today.",
      "格子をもれて　朝の射す\n彫りて減らせし　枝の間に\n余りを去れば　美しく\n光つくえに　移り来ぬ",
    ),
    meaning: words(
      "少一點，反而亮一點。",
      "A little less, and it grows lighter.",
      "少し減らすと、かえって明るくなります。",
    ),
    story: words(
      "楚國有人比賽畫蛇，先畫好的喝酒。一個人先畫完，見還有空，就替蛇添上腳。酒被別人喝了。",
      "Men of Chu drew snakes for a cup of wine. The first to finish had time to spare and gave his feet. Another drank the cup.",
      "楚の人たちが、蛇を早く描いた者が酒を飲む競争をしました。先に描き終えた一人が足を描き足したため、酒はほかの人のものになりました。",
    ),
    study: words(
      "書桌清空一半，腦袋就清楚了。",
      "Clear half your desk and your head clears too.",
      "机の上を半分片づけると、頭も澄みます。",
    ),
    work: words(
      "簡報刪到五頁，重點自己會跳出來。",
      "Cut it to five pages and the point stands out.",
      "資料は五枚に絞りましょう。要点がおのずと浮かびます。",
    ),
    love: words("少點計較，多點光。", "Less counting, more light.", "細かいことを数えなければ、光が差します。"),
    health: words(
      "家裡多開窗，讓早上的風走一圈。",
      "Open the windows and let the morning air go round.",
      "窓を開けて、朝の風をひとめぐりさせましょう。",
    ),
    travel: words(
      "行李減半，腳步就輕。",
      "Halve your luggage and your steps grow light.",
      "荷物を半分にすると、足取りが軽くなります。",
    ),
  },
  {
    slug: "50",
    number: 50,
    grade: "fair",
    cover: art(
      "shadow-puppet",
      words("燈幕後的皮影將軍", "A shadow-puppet general behind a lamplit screen", "灯の幕に映る影絵の武将"),
      { ground: "ice", palette: "sky" },
    ),
    title: words("第五十籤", "Stick 50", "第五十番"),
    verse: words(
      "一燈隔幕影千般\n大小由來遠近看\n若覺前頭形可怕\n移燈一步便心寬",
      "One lamp, one screen, a thousand shapes,\nand near or far makes great or small.\nIf what you see ahead seems grim,\njust move the lamp: it’s not so tall.",
      "灯ひとつ影は　千々となる\n遠き近きで　伸び縮み\n行く手の影の　怖ろしく\n見えなば灯　移し見よ",
    ),
    meaning: words(
      "可怕的是影子，不是事情本身。",
      "It is the shadow that frightens, not the thing.",
      "怖いのは影で、物事そのものではありません。",
    ),
    story: words(
      "樂廣的朋友在他家喝酒，看見杯裡有蛇，嚇病了。原來是牆上那張弓的影子。說破，病就好了。",
      "A guest of Yue Guang saw a snake in his cup and fell ill with fright. It was the reflection of a bow on the wall. Once he was shown, he was well.",
      "楽広（がくこう）の客は、杯の中に蛇を見て寝込みました。実は壁の弓の影。わけを聞くと、病は治りました。",
    ),
    study: words(
      "考試沒有你想的難，換個角度讀。",
      "The examination is less hard than you think; come at it from another side.",
      "試験は思うほど難しくありません。見方を変えて。",
    ),
    work: words(
      "困難先寫成一張清單，馬上小一半。",
      "Write the difficulty as a list and it halves at once.",
      "困りごとを書き出すと、すぐ半分になります。",
    ),
    love: words(
      "別猜對方怎麼想，問了就知道。",
      "Do not guess what the other thinks; ask.",
      "相手の心を推し量らず、たずねてみましょう。",
    ),
    health: words(
      "擔心的事問清楚，比自己想像輕鬆。",
      "Ask about what worries you; it is lighter than what you imagine.",
      "心配なことは尋ねてみましょう。想像よりも軽いものです。",
    ),
    travel: words(
      "陌生的地方沒那麼可怕，白天先走一遍。",
      "A strange place is less strange if you walk it once by day.",
      "知らない土地も、昼に一度歩けば怖くありません。",
    ),
  },
];
