import { art, type StarterContent, words } from "#starter/starter.ts";

/**
 * Fortune sticks 11 to 20. The Chinese verses have seven characters a line, the Japanese ones are imayō in seven and
 * five.
 */
export const fortunesticks2: StarterContent<"fortunestick"> = () => [
  {
    slug: "11",
    number: 11,
    grade: "good",
    cover: art("drum", words("紅漆大鼓與鼓槌", "A great red drum and its sticks", "赤い大太鼓とばち"), {
      ground: "cloud",
      palette: "indigo",
    }),
    title: words("第十一籤", "Stick 11", "第十一番"),
    verse: words(
      "一聲初起一聲追\n緩急隨人莫自虧\n大鼓先從輕點起\n後來滿座盡揚眉",
      "One beat begins, the next one follows;\ngo slow or fast, but keep your ground.\nThe great drum starts with gentle taps:\nsoon every face is lit by sound.",
      "音は音追う　太鼓かな\n速き緩きは　人により\nかろき一打に　始まりて\n満座の眉も　開きけり",
    ),
    meaning: words(
      "先小小地開始，聲勢會自己長大。",
      "Begin small; it will gather strength by itself.",
      "小さく始めましょう。勢いはひとりでに増していきます。",
    ),
    story: words(
      "梁紅玉在金山頂上親自擂鼓，一下一下，先慢後急，宋軍跟著鼓點把金兵困在江上。",
      "On Golden Hill Liang Hongyu took the drumsticks herself, slow at first and then fast. By her beat a small fleet shut a great army in the river.",
      "梁紅玉（りょうこうぎょく）は金山の上で自ら太鼓を打ちました。はじめはゆるく、やがて急に。宋の船はその拍に合わせ、大軍を川に閉じ込めました。",
    ),
    study: words(
      "一天背五個字，一個月後你會嚇一跳。",
      "Five words a day, and in a month you will surprise yourself.",
      "一日五語ずつ。ひと月後には驚くほどになります。",
    ),
    work: words(
      "先在小範圍試試，再請大家加入。",
      "Try it on a small scale first, then ask the others in.",
      "まず小さく試し、それから皆を誘いましょう。",
    ),
    love: words(
      "一則簡單的問候，就是好的開始。",
      "A simple greeting is a good beginning.",
      "短い挨拶が、よい始まりになります。",
    ),
    health: words(
      "運動從十分鐘開始，明天再多一點。",
      "Start with ten minutes of exercise, and a little more tomorrow.",
      "運動は10分から。あしたはもう少し。",
    ),
    travel: words(
      "先走近處，遠路過些日子再去。",
      "Go somewhere near first; the long journey can follow.",
      "まずは近くへ。遠出はもう少し先がよいでしょう。",
    ),
  },
  {
    slug: "12",
    number: 12,
    grade: "wait",
    cover: art("kiln", words("火還紅著的磚窯", "A brick kiln with its fire still red", "まだ火の赤いレンガの窯"), {
      ground: "waves",
      palette: "jade",
    }),
    title: words("第十二籤", "Stick 12", "第十二番"),
    verse: words(
      "窯門未啟火猶紅\n休問今朝器可工\n再待三天灰自冷\n開時方見匠心功",
      "The door is shut, the kiln still red;\ndon’t ask today what it will show.\nThree days the ash must cool itself,\nand what your hands have done, you’ll know.",
      "窯の戸閉じて　火は赤し\nけさの出来をば　問うなかれ\n三日を待ちて　灰冷えば\n開けて匠の　わざを見ん",
    ),
    meaning: words(
      "能做的都做了，現在最難也最要緊的是別急著開門。",
      "You have done what you could; the hard part now is not opening the door too soon.",
      "できることはしました。いまは戸を急いで開けないことです。",
    ),
    story: words(
      "宋國有個農夫嫌苗長得慢，一棵一棵往上拔高，回家說累壞了。兒子趕去看，苗全枯了。",
      "A farmer of Song found his seedlings slow and pulled each up a little. He came home tired. When his son ran to look, they had all withered.",
      "宋の農夫が、苗の育ちが遅いと一本ずつ引き伸ばし、疲れて帰りました。息子が駆けつけると、苗はみな枯れていました。",
    ),
    study: words(
      "考完就放下，成績自己會來。",
      "When the paper is handed in, let it go; the mark will come by itself.",
      "試験が終わったら忘れましょう。結果はひとりでに来ます。",
    ),
    work: words(
      "送出去的案子先別追問，準備下一件。",
      "Do not chase what you have sent; prepare the next.",
      "出した案は追わず、次の支度を。",
    ),
    love: words(
      "給對方冷靜的空間，過幾天再見面。",
      "Leave each other room to cool and meet in a few days.",
      "お互いに落ち着く間を置き、数日後に会いましょう。",
    ),
    health: words(
      "火氣大，多喝水，少吃炸的。",
      "You run hot: drink water, and leave fried food.",
      "熱がこもりやすいときです。水を多めに、揚げ物は控えめに。",
    ),
    travel: words(
      "等消息確定再訂房，免得來回改。",
      "Book once the plan is certain, or you will only have to change it.",
      "予定が固まってから宿の手配を。",
    ),
  },
  {
    slug: "13",
    number: 13,
    grade: "great",
    cover: art(
      "roof-ridge",
      words("翹起的屋脊上一尾剪黏龍", "A porcelain dragon on an upswept ridge", "反り上がる棟に載る、陶片の龍"),
      { ground: "lattice", palette: "plum" },
    ),
    title: words("第十三籤", "Stick 13", "第十三番"),
    verse: words(
      "碎瓷剪作鳳凰翔\n百片殘紅上畫梁\n誰道平生多破缺\n日高屋脊盡生光",
      "From broken bowls a phoenix flies,\na hundred shards of red, and old.\nDon’t mind how often things have cracked:\nat noon the whole ridge shines like gold.",
      "割れし茶碗の　鳳凰よ\n百のかけらの　紅を継ぐ\n欠けたることを　嘆かざれ\n日高き棟は　みな光る",
    ),
    meaning: words(
      "以前的挫折，這次都派得上用場。",
      "The setbacks of the past will all be of use this time.",
      "これまでのつまずきが、今度はみな役に立ちます。",
    ),
    story: words(
      "天破了一角，女媧煉五色石，一塊一塊補上。雨後的彩霞，據說就是補過的痕跡。",
      "When a corner of the sky broke, Nüwa melted stones of five colours and mended it. The bright clouds after rain, they say, are where it was patched.",
      "天の一角が破れたとき、女媧（じょか）は五色の石を溶かして繕いました。雨上がりの彩雲は、その跡だといわれます。",
    ),
    study: words(
      "錯題本就是你的寶，翻開來看就對了。",
      "Your book of mistakes is your treasure; open it.",
      "間違いノートが宝です。開いてみましょう。",
    ),
    work: words(
      "把舊經驗拼起來，會是別人沒有的作品。",
      "Piece your old experience together into something nobody else has.",
      "古い経験をつなげば、誰にもない仕事になります。",
    ),
    love: words(
      "坦白說出自己的不完美，反而更靠近。",
      "Being open about what is imperfect brings you closer.",
      "足りないところを打ち明けると、かえって近づけます。",
    ),
    health: words(
      "恢復得不錯，該做的練習一天也別漏。",
      "You are mending well; do not miss a day of your exercises.",
      "回復は順調です。決めた運動は一日も休まずに。",
    ),
    travel: words(
      "看老建築的旅行，收穫很多。",
      "A journey to old buildings will repay you well.",
      "古い建物を訪ねる旅に、実りがあります。",
    ),
  },
  {
    slug: "14",
    number: 14,
    grade: "fair",
    cover: art(
      "moon-blocks",
      words("一正一反的兩片紅筊", "Two red moon blocks, one flat, one round", "表と裏を見せる二つの赤い三日月形の木片"),
      { ground: "tortoise", palette: "sand" },
    ),
    title: words("第十四籤", "Stick 14", "第十四番"),
    verse: words(
      "雙筊輕拋落案邊\n陰陽相對自天然\n心中若已存公道\n不必重來問聖賢",
      "The blocks fall softly, round and flat,\nas light and shade must always go.\nIf you have weighed it fairly first\nyou need not ask; you nearly know.",
      "三日月の木の　うらおもて\n陰と陽とは　世のならい\n心にすでに　理のあらば\n重ねて問うに　及ぶまじ",
    ),
    meaning: words(
      "答案其實在你心裡，照公道做就好。",
      "The answer is already in you; do what is fair.",
      "答えはもう心の中にあります。筋の通るほうへ。",
    ),
    story: words(
      "包拯做端州知州，端硯天下聞名。任滿離開，他一方硯也沒有帶走。",
      "Bao Zheng governed Duanzhou, where the best inkstones come from. When his term was over he left without a single one.",
      "包拯（ほうじょう）は名高い硯の産地、端州を治めました。任期を終えて去るとき、硯は一つも持ち帰りませんでした。",
    ),
    study: words(
      "猶豫選哪科，就選你讀了會忘記時間的那一科。",
      "Unsure which subject to take? Choose the one that makes you forget the time.",
      "迷ったら、時間を忘れて学べるほうを選びましょう。",
    ),
    work: words(
      "兩個方案各有好壞，把理由寫下來就清楚了。",
      "Both plans have merits; write the reasons down and you will see.",
      "二つの案の理由を書き出せば、はっきりします。",
    ),
    love: words(
      "別叫對方猜，直接問，也直接答。",
      "Do not make the other guess; ask plainly and answer plainly.",
      "相手に当てさせずに。まっすぐ聞き、まっすぐ答えましょう。",
    ),
    health: words(
      "身體的事別靠猜，把感覺記下來，一天一行。",
      "Do not guess about your health: write down what you feel, a line a day.",
      "体のことは当て推量をせず、気づいたことを一日一行書き留めましょう。",
    ),
    travel: words(
      "兩條路都到得了，選人少的那條。",
      "Both roads arrive; take the quieter one.",
      "どちらの道でも着きます。人の少ないほうへ。",
    ),
  },
  {
    slug: "15",
    number: 15,
    grade: "good",
    cover: art(
      "bridge",
      words(
        "流水上的石橋，岸邊一株垂柳",
        "A stone bridge over running water, a willow on the bank",
        "流れに架かる石橋と岸の柳",
      ),
      { ground: "ice", palette: "brick" },
    ),
    title: words("第十五籤", "Stick 15", "第十五番"),
    verse: words(
      "水面新橋石未苔\n隔溪好信踏歌來\n此身只要常行去\n處處花從腳下開",
      "The bridge is new, its stones are bare;\ngood news comes singing from that side.\nYou only need to keep on walking:\nat every step the buds spread wide.",
      "苔もつかざる　新橋を\n歌いて渡る　よき便り\nただ歩みだに　止めざれば\n足もとごとに　花ひらく",
    ),
    meaning: words(
      "新的聯繫會帶來好消息，繼續往前走。",
      "A new connection brings good news; keep walking.",
      "新しいつながりが、よい知らせを運びます。歩みを止めずに。",
    ),
    story: words(
      "蔡襄在泉州造洛陽橋，派人送信問海神何時動工。回信只有一個「醋」字：廿一日酉時。那時潮水果然退了。",
      "Cai Xiang was to bridge the tideway at Quanzhou and wrote to the sea god to ask when. The answer was one character, vinegar, which reads as ‘the twenty-first, at dusk’. At that hour the sea drew back.",
      "蔡襄（さいじょう）は泉州に橋を架けるにあたり、海の神に日を尋ねました。返事は「醋」の一字。ほどけば「廿一日酉」、二十一日の夕方です。その時、潮は引きました。",
    ),
    study: words(
      "換一本講解清楚的書，會忽然想通。",
      "A clearer book will make it suddenly plain.",
      "わかりやすい本に替えると、ふと腑に落ちます。",
    ),
    work: words(
      "跨部門的合作有好結果，主動打個招呼。",
      "Working across teams will go well; say hello first.",
      "部署を越えた協力が実ります。こちらからひと声を。",
    ),
    love: words(
      "遠方有人想起你，捎個信去。",
      "Someone far off is thinking of you; send a line.",
      "遠くに思う人がいます。便りを出してみましょう。",
    ),
    health: words(
      "走路是好藥，換一雙合腳的鞋。",
      "Walking is good medicine; find shoes that fit.",
      "歩くことが薬です。足に合う靴を選びましょう。",
    ),
    travel: words(
      "適合第一次去的地方，路會越走越寬。",
      "A good time for somewhere new; the road widens as you go.",
      "はじめての土地によいときです。行くほどに道は広くなります。",
    ),
  },
  {
    slug: "16",
    number: 16,
    grade: "fair",
    cover: art(
      "fan",
      words("夜色裡一把畫著山的摺扇", "A fan of hills and birds against the night", "夜の地に、山と鳥を描いた扇"),
      { ground: "cloud", palette: "night" },
    ),
    title: words("第十六籤", "Stick 16", "第十六番"),
    verse: words(
      "夏扇秋來暫入箱\n何須閒置便心傷\n一年自有炎蒸日\n手裡還生滿袖涼",
      "In autumn fans are laid in chests;\nthat is no reason to be sad.\nThe year comes round to summer heat,\nand all who kept their fan are glad.",
      "秋の扇は　箱に入る\n置かるる身とて　嘆くまじ\nめぐる暑さの　日も来なば\nまた袖に満つ　風となる",
    ),
    meaning: words(
      "暫時用不上，不代表沒有用，時候會再來。",
      "Not needed now is not the same as useless; your season will return.",
      "いま出番がなくとも、役に立つ季節はまた来ます。",
    ),
    story: words(
      "班婕妤把自己比作團扇：夏天不離手，秋涼就收進箱子。詩傳下來，人人記得那把扇子。",
      "Lady Ban likened herself to a round fan: always at hand in summer, laid in a chest when autumn comes. The poem has outlived the summer, and everybody remembers the fan.",
      "班婕妤（はんしょうよ）はわが身を団扇にたとえました。夏は手を離れず、秋には箱の中。詩は残り、誰もがその扇を覚えています。",
    ),
    study: words(
      "冷門科目別丟，之後會派上用場。",
      "Do not drop the unfashionable subject; it will serve you later.",
      "人気のない科目も捨てずに。あとで役に立ちます。",
    ),
    work: words(
      "低潮時整理資料、學新工具，正好。",
      "A slack time is right for ordering files and learning new tools.",
      "手の空いた時期は、整理と学びにちょうどよいときです。",
    ),
    love: words(
      "少見面不等於變淡，約個日子就好。",
      "Seeing less of each other is not cooling; just fix a day.",
      "会えないのは冷めたからではありません。日を決めて会いましょう。",
    ),
    health: words(
      "換季保養，被子先曬，衣服先備。",
      "Seasons are changing: air the quilts and have warm clothes ready.",
      "季節の変わり目です。布団を干し、上着を出しておきましょう。",
    ),
    travel: words(
      "淡季出門最舒服，也省錢。",
      "Travel off season: more comfortable, and cheaper.",
      "人の少ない時期が快適で、費用も抑えられます。",
    ),
  },
  {
    slug: "17",
    number: 17,
    grade: "wait",
    cover: art(
      "indigo-cloth",
      words("深藍疊著淺藍的兩塊布", "Cloth in two blues, the dark over the pale", "濃い藍と淡い藍の布"),
      { ground: "waves", palette: "gold" },
    ),
    title: words("第十七籤", "Stick 17", "第十七番"),
    verse: words(
      "出缸猶綠未成藍\n休笑初看色不堪\n待得風吹三兩過\n一天秋色滿澄潭",
      "Out of the vat it’s green, not blue;\ndon’t laugh: the colour’s on its way.\nThe wind must turn it twice or thrice\nto make the blue of an autumn day.",
      "甕より出でし　青みどり\n藍にあらずと　笑うまじ\n二たび三たび　風吹かば\n秋の空なす　衣かな",
    ),
    meaning: words(
      "現在的樣子不是最後的樣子，再等幾陣風。",
      "How it looks now is not how it will look; wait for a breeze or two.",
      "いまの姿が終わりの姿ではありません。もう少し風を待ちましょう。",
    ),
    story: words(
      "梅福與葛洪的布掉在泥地裡，沾了青草，洗不掉，晾乾竟是一片藍。染坊從此拜這兩位。",
      "Mei and Ge dropped a cloth on muddy grass. The stain would not wash out, and dried to blue. Dye houses have honoured the two ever since.",
      "梅福（ばいふく）と葛洪（かっこう）の布が草の上に落ち、しみが取れません。乾くと一面の藍でした。染め屋は今もこの二人をまつります。",
    ),
    study: words(
      "剛學會的還不熟，每天碰一下就會變深。",
      "What you have just learnt is still pale; touch it daily and it deepens.",
      "覚えたばかりは浅いもの。毎日触れれば深くなります。",
    ),
    work: words(
      "新人別急著被看見，顏色會自己出來。",
      "If you are new, do not hurry to be noticed; your colour will show.",
      "新しい場では急がずに。色はおのずと出てきます。",
    ),
    love: words(
      "剛認識，還看不準，多相處幾次。",
      "You have only just met; spend more time before you judge.",
      "出会ったばかりです。もう少し時を重ねてから。",
    ),
    health: words(
      "皮膚容易敏感，新衣服先洗一次再穿。",
      "Your skin is sensitive: wash new clothes before you wear them.",
      "肌が敏感な時期です。新しい服は一度洗ってから。",
    ),
    travel: words(
      "計畫還在變，行李先別收。",
      "The plan is still changing; do not pack yet.",
      "予定はまだ変わります。荷造りはもう少し後で。",
    ),
  },
  {
    slug: "18",
    number: 18,
    grade: "good",
    cover: art("book", words("一本藍皮的舊線裝書", "An old book in blue covers", "青い表紙の古い本"), {
      ground: "lattice",
      palette: "sky",
    }),
    title: words("第十八籤", "Stick 18", "第十八番"),
    verse: words(
      "舊書重讀意方新\n字裡相逢似故人\n昨日不明今忽悟\n一窗燈火暖如春",
      "An old book read again is new;\nits words come up like friends you know.\nWhat puzzled you is plain today:\nthe window keeps a springlike glow.",
      "読みし書また　新しき\n字ごとに古き　友に会う\nきのうの惑い　けさ解けて\n窓の灯も　春ごこち",
    ),
    meaning: words(
      "想不通的事，回頭再看一次就通了。",
      "What made no sense at first comes clear at a second look.",
      "わからなかったことが、読み返すと解けてきます。",
    ),
    story: words(
      "孔子晚年讀《易》，串竹簡的皮繩斷了三次。他說：再給我幾年，就讀通了。",
      "In old age Confucius read the Book of Changes until the thongs that held it had worn through three times. Give me a few more years, he said, and I shall have it.",
      "孔子は晩年『易』を読み、竹簡をとじた革ひもが三度切れました。「あと数年あれば読み通せる」と言ったそうです。",
    ),
    study: words(
      "複習的好時機，課本比講義更有用。",
      "A good time to review; the textbook beats the handouts.",
      "復習によいときです。配布資料より教科書を。",
    ),
    work: words(
      "翻翻舊紀錄，解法早就有人寫下來了。",
      "Look in the old records; somebody wrote the answer down.",
      "古い記録を見てみましょう。答えはもう書かれています。",
    ),
    love: words(
      "老朋友之中，有真正懂你的人。",
      "Among old friends there is one who understands you.",
      "古い友の中に、わかってくれる人がいます。",
    ),
    health: words("看書每半小時讓眼睛休息一下。", "Rest your eyes every half-hour.", "半時間ごとに目を休めましょう。"),
    travel: words(
      "帶一本書上路，在車上讀完它。",
      "Take a book and finish it on the train.",
      "本を一冊持って、車中で読み終えましょう。",
    ),
  },
  {
    slug: "19",
    number: 19,
    grade: "great",
    cover: art("lion-head", words("金色的獅頭", "A golden lion head", "金色の獅子頭"), {
      ground: "tortoise",
      palette: "indigo",
    }),
    title: words("第十九籤", "Stick 19", "第十九番"),
    verse: words(
      "金獅一躍彩雲開\n滿巷兒童喝采來\n不怕樁高心未穩\n有人持尾共登臺",
      "The lion leaps, the clouds divide,\nand all the children shout your name.\nDon’t fear the height beneath your paws:\nthe one behind you plays the same.",
      "獅子のひと跳び　雲ひらく\n巷にわらべ　はやすなり\n高き柱も　怖れざれ\n尾を持つ友の　あるものを",
    ),
    meaning: words(
      "可以跳了，背後有人穩穩托著你。",
      "You may leap now; someone is holding you steady.",
      "跳んでよいときです。後ろで支える人がいます。",
    ),
    story: words(
      "管仲落魄時，鮑叔牙一路替他說話，還把相位讓給他。管仲說：生我的是父母，懂我的是鮑叔。",
      "When Guan Zhong was down, Bao Shuya spoke for him and gave up the chancellor’s seat to him. My parents gave me life, said Guan Zhong; Bao understood me.",
      "管仲（かんちゅう）が不遇のとき、鮑叔（ほうしゅく）はずっと味方し、宰相の座まで譲りました。「私を生んだのは父母、私を知るのは鮑叔」と管仲は言いました。",
    ),
    study: words(
      "上臺報告、口試都順，先練三遍。",
      "Presentations and oral examinations go well; rehearse three times.",
      "発表や面接が順調です。三度の稽古を忘れずに。",
    ),
    work: words(
      "升遷或新職有望，記得感謝搭檔。",
      "Promotion or a new post is likely; thank your partner.",
      "昇進や新しい役目の見込みがあります。相棒に感謝を。",
    ),
    love: words(
      "大方表現，對方喜歡你開心的樣子。",
      "Show yourself freely; your joy is what the other likes.",
      "のびのびと。楽しそうなあなたに惹かれています。",
    ),
    health: words(
      "精力旺盛，跳以前記得暖身。",
      "You are full of energy: warm up before you jump.",
      "元気いっぱい。跳ぶ前の準備運動をお忘れなく。",
    ),
    travel: words(
      "熱鬧的地方有好運，節慶最好。",
      "Lively places bring luck, festivals above all.",
      "にぎやかな場所が吉、祭りなら何よりです。",
    ),
  },
  {
    slug: "20",
    number: 20,
    grade: "care",
    cover: art("glass", words("薄薄的玻璃瓶與玻璃杯", "A thin glass bottle and tumbler", "薄いガラスの瓶と器"), {
      ground: "ice",
      palette: "jade",
    }),
    title: words("第二十籤", "Stick 20", "第二十番"),
    verse: words(
      "琉璃盞薄照人清\n盈手須防失足傾\n急事且留明日議\n待他風定再輕行",
      "The glass is thin and very clear;\nwith both hands full, watch where you tread.\nWhat seems so urgent, leave a night:\nwalk on when all the wind has fled.",
      "玻璃の盃　薄ければ\n満ちたる手にて　つまずくな\n急ぎのことは　あす語れ\n風の止みてぞ　歩むべき",
    ),
    meaning: words(
      "東西都好，只是容易碰壞，這幾天慢一點。",
      "All is well but breaks easily; be slow for a few days.",
      "よいものほど壊れやすいとき。数日はゆっくりと。",
    ),
    story: words(
      "藺相如捧著和氏璧進秦宮，看出秦王無意給城，就退到柱邊說：逼我，我和玉一起碎。玉完整地回了趙國。",
      "Lin Xiangru brought the famous jade to the King of Qin, saw that no cities would be paid for it, and stood by a pillar: force me, and we both break. The jade went home whole.",
      "藺相如（りんしょうじょ）は名玉を捧げて秦へ行き、王に約束を守る気がないと見るや柱に寄り、「迫れば玉もろとも砕けます」。玉は無事に趙へ帰りました。",
    ),
    study: words(
      "粗心會丟分，名字與單位再檢查一次。",
      "Carelessness costs marks: check your name and the units again.",
      "うっかりに注意。名前と単位をもう一度確かめましょう。",
    ),
    work: words(
      "重要信件睡一晚再寄。",
      "Sleep on an important letter before you send it.",
      "大事な手紙は、一晩おいてから出しましょう。",
    ),
    love: words(
      "話輕一點，玻璃心也是心。",
      "Speak gently; hearts of glass are hearts too.",
      "言葉はやわらかく。こわれやすい心も心です。",
    ),
    health: words(
      "走路看地，手上拿東西時別看手機。",
      "Watch your step, and leave the phone when your hands are full.",
      "足もとに注意を。手がふさがっているときは、携帯電話を見ないように。",
    ),
    travel: words(
      "少帶貴重物品，轉車多留半小時。",
      "Leave valuables at home and allow half an hour more between trains.",
      "貴重品は少なめに。乗り換えには半時間の余裕をみておきましょう。",
    ),
  },
];
