import { art, type StarterContent, words } from "#starter/starter.ts";

/**
 * Fortune sticks 21 to 30. The Chinese verses have seven characters a line, the Japanese ones are imayō in seven and
 * five.
 */
export const fortunesticks3: StarterContent<"fortunestick"> = () => [
  {
    slug: "21",
    number: 21,
    grade: "good",
    cover: art(
      "bamboo-basket",
      words("裝滿柿子的竹籃", "A bamboo basket full of persimmons", "柿をいっぱいに入れた竹かご"),
      { ground: "cloud", palette: "plum" },
    ),
    title: words("第二十一籤", "Stick 21", "第二十一番"),
    verse: words(
      "青篾千條手自編\n一圈一轉漸成圓\n誰嫌此器無金飾\n裝得山家一歲鮮",
      "Green splints go under, over, round;\nwith every turn it comes more true.\nDon’t mind that it can show no gold:\nit holds what all the hillsides grew.",
      "青きひごをば　手に編みて\nひと巡りごと　円くなる\n黄金の飾り　なけれども\n山の実りを　入れて足る",
    ),
    meaning: words(
      "樸實的辦法最管用，收成不會少。",
      "Plain means work best, and the harvest will not be small.",
      "素朴なやり方がいちばんです。実りは少なくありません。",
    ),
    story: words(
      "顏回住在陋巷，一竹筒飯，一瓢水，別人受不了，他照樣快樂。孔子說：真好。",
      "Yan Hui lived in a mean lane on a bamboo tube of rice and a gourd of water. Others could not have borne it; he was as happy as ever. How good he is, said Confucius.",
      "顔回（がんかい）は路地裏で、竹の器の飯と瓢の水だけで暮らし、楽しみを変えませんでした。「えらいものだ」と孔子は言いました。",
    ),
    study: words(
      "不用買新工具，紙筆就夠你整理清楚。",
      "You need no new gadgets; paper and pencil will put it in order.",
      "新しい道具はいりません。紙と鉛筆で整理できます。",
    ),
    work: words(
      "實用的提案勝過華麗的簡報。",
      "A useful proposal beats a splendid presentation.",
      "華やかな資料より、役に立つ提案が勝ります。",
    ),
    love: words(
      "會一起買菜的人，值得珍惜。",
      "Someone who will do the shopping with you is worth keeping.",
      "一緒に買い物をしてくれる人を大切に。",
    ),
    health: words(
      "吃當季的蔬果，簡單煮就好。",
      "Eat what is in season, plainly cooked.",
      "旬のものを、簡単な料理でどうぞ。",
    ),
    travel: words(
      "去產地走走，會滿載而歸。",
      "Visit where things grow and come home laden.",
      "産地を訪ねると、両手いっぱいの土産話ができます。",
    ),
  },
  {
    slug: "22",
    number: 22,
    grade: "fair",
    cover: art(
      "egret",
      words("水裡靜靜站著的白鷺", "A white egret quite still in the water", "水の中に静かに立つ白鷺"),
      { ground: "waves", palette: "sand" },
    ),
    title: words("第二十二籤", "Stick 22", "第二十二番"),
    verse: words(
      "白鷺凝身立淺沙\n不爭流水不驚花\n一朝看準魚游處\n方展雙翎破晚霞",
      "The egret stands upon the sand,\nand does not quarrel with the stream.\nWhen it has seen just where to strike\nits wings undo the evening’s gleam.",
      "浅瀬に立てる　白鷺は\n水に争う　こともなし\n魚のゆくえを　見定めて\n夕映え分けて　羽ひらく",
    ),
    meaning: words(
      "靜靜看準了再動，一次就好。",
      "Be still until you are sure, then move once.",
      "静かに見定めてから。動くのは一度で足ります。",
    ),
    story: words(
      "紀昌學射，先把一隻蝨子掛在窗邊，看了三年。等牠看起來像車輪那麼大，一箭就中。",
      "Ji Chang learnt archery by hanging a louse in the window and watching it for three years. When it looked as big as a cartwheel, he hit it with the first arrow.",
      "紀昌（きしょう）は弓を学ぶのに、窓に虱（しらみ）を一匹つるして三年見続けました。車輪ほどに見えたころ、一矢で射抜きました。",
    ),
    study: words(
      "專心一科，比每科都碰一點好。",
      "One subject with your whole mind beats a little of each.",
      "あれこれ手をつけるより、一つの科目に集中しましょう。",
    ),
    work: words(
      "市場還在變，先蒐集資料，不急著下決定。",
      "The market is shifting; gather facts before you order.",
      "状況はまだ動いています。情報を集めてから決めましょう。",
    ),
    love: words(
      "多聽少說，會看見對方的好。",
      "Listen more than you speak and you will see the other’s worth.",
      "話すより聞くことで、相手のよさが見えてきます。",
    ),
    health: words(
      "站太久腳會腫，回家把腿抬高。",
      "Long standing swells the feet: put them up at home.",
      "立ち続けると足がむくみます。家では足を高くしましょう。",
    ),
    travel: words(
      "一個人的早晨小旅行，最有味道。",
      "A small journey alone, early in the morning, is the best kind.",
      "ひとりで出かける朝の小さな旅が味わい深いでしょう。",
    ),
  },
  {
    slug: "23",
    number: 23,
    grade: "good",
    cover: art(
      "lantern",
      words("垂著金穗、亮著的紅燈籠", "A lit red lantern with golden tassels", "金の房を垂らして灯る赤い提灯"),
      { ground: "lattice", palette: "brick" },
    ),
    title: words("第二十三籤", "Stick 23", "第二十三番"),
    verse: words(
      "提燈一盞過長街\n照得前人步步諧\n莫道光微難及遠\n回頭已亮半邊階",
      "One lantern carried down the street\nlights those ahead at every pace.\nDon’t call it small. Look back and see:\na row of steps has found its place.",
      "提灯ひとつ　町を行く\n前ゆく人の　足も見ゆ\n小さき灯とて　侮るな\n振り向く道は　明るめり",
    ),
    meaning: words(
      "你的小小善意，已經照亮別人，也會照回自己。",
      "Your small kindness has lit the way for others and will shine back on you.",
      "小さな親切が人を照らし、やがてご自分に返ってきます。",
    ),
    story: words(
      "韓信沒飯吃的時候，洗衣的老婆婆分他飯吃。後來他封了王，回來送她千金。",
      "When Han Xin had nothing to eat, an old washerwoman shared her rice with him. Made a king, he came back and gave her a thousand in gold.",
      "韓信が食べるものに困っていたころ、洗濯をする老女が飯を分けてくれました。のちに王となった韓信は、千金を持って礼に戻りました。",
    ),
    study: words(
      "把會的教給同學，自己記得最牢。",
      "Teach a friend what you know; you will remember it best.",
      "わかったことを友に教えると、いちばん身につきます。",
    ),
    work: words(
      "帶新人的人，會被上面看見。",
      "Those who help newcomers are noticed.",
      "後輩を助ける姿は、きちんと見られています。",
    ),
    love: words(
      "夜裡送一段路，比送禮更有心。",
      "Walking someone home at night says more than a present.",
      "贈り物より、夜道を送るひとときが心に残ります。",
    ),
    health: words(
      "睡前把手機放遠一點，留一盞小燈。",
      "Put the phone away before bed, and leave one small light.",
      "寝る前は携帯電話を遠くに置き、小さな灯りを一つだけ。",
    ),
    travel: words(
      "黃昏出發的路也安全，結伴更好。",
      "It is safe to set out at dusk, and better in company.",
      "夕方からの道も安心です。連れがあればなおよいでしょう。",
    ),
  },
  {
    slug: "24",
    number: 24,
    grade: "wait",
    cover: art(
      "seal",
      words("石印、印泥與一方印文", "A stone seal, red paste and one print", "石の印と朱肉と一つの印影"),
      { ground: "tortoise", palette: "night" },
    ),
    title: words("第二十四籤", "Stick 24", "第二十四番"),
    verse: words(
      "印石初磨字未全\n一刀一劃要心專\n任他旁客頻頻問\n刻到深時自會圓",
      "The stone is smooth, the words half cut;\neach stroke must have your quiet mind.\nLet people ask you when it’s done:\ncut deep, and roundness you will find.",
      "石は磨けど　字は半ば\n刀ひとつに　心こめ\n成るはいつぞと　問わるとも\n深く彫りてぞ　まろやかに",
    ),
    meaning: words(
      "還在半途，別被人催亂了手。",
      "You are halfway; do not let others hurry your hand.",
      "まだ道半ばです。急かされても手を乱さずに。",
    ),
    story: words(
      "李白逃學，在溪邊看見老婆婆磨一根鐵杵，要磨成針。他問：磨得成嗎？老婆婆說：不停就磨得成。",
      "Running away from school, Li Bai met an old woman grinding an iron rod into a needle. Can it be done? If one does not stop, she said.",
      "学びを逃げ出した李白は、小川で鉄の杵を研ぐ老女に会いました。針にするといいます。「できますか」「やめなければね」。",
    ),
    study: words(
      "章節一個一個來，不要跳著讀。",
      "Take the chapters one at a time and do not skip.",
      "章を飛ばさず、一つずつ読みましょう。",
    ),
    work: words(
      "先別掛保證，把期限多留幾天。",
      "Promise nothing yet, and leave some days in hand.",
      "安請け合いはせず、期限に数日のゆとりを持ちましょう。",
    ),
    love: words(
      "旁人的意見聽聽就好，你們的步調最重要。",
      "Hear what others say, but keep the pace that suits you both.",
      "周りの声はほどほどに。ふたりの歩調がいちばんです。",
    ),
    health: words(
      "手指用多了會僵，一刻鐘伸展一次。",
      "Fingers stiffen with use: stretch them every quarter of an hour.",
      "指の使いすぎに気をつけて。15分ごとに伸ばしましょう。",
    ),
    travel: words(
      "文件還沒齊，護照效期再看一次。",
      "The papers are not all here yet; check the date in your passport.",
      "書類がまだそろいません。パスポートの期限をもう一度。",
    ),
  },
  {
    slug: "25",
    number: 25,
    grade: "great",
    cover: art("fish", words("一尾游動的紅鯉魚", "A red carp swimming", "泳ぐ赤い鯉"), {
      ground: "ice",
      palette: "gold",
    }),
    title: words("第二十五籤", "Stick 25", "第二十五番"),
    verse: words(
      "錦鯉潛身久養鱗\n一聲雷動水翻銀\n龍門不在雲霄外\n只在尋常用力人",
      "The carp lay long and grew its scales;\nthen thunder, and the water’s bright.\nThe Dragon Gate is not in heaven:\nit stands in daily work, in sight.",
      "鯉は鱗を　養いて\n一声の雷　波しろし\n登竜門は　雲ならで\nつねの務めの　うちに立つ",
    ),
    meaning: words("等到了，該你躍一次了。", "Your moment has come; leap.", "時が来ました。跳ぶ番です。"),
    story: words(
      "黃河的鯉魚逆流游到龍門，跳過去的化為龍，跳不過的額頭上留一點紅，明年再來。",
      "The carp of the Yellow River swim up to the Dragon Gate. Those that leap it turn into dragons; the others go back with a red spot on the brow, and try again next year.",
      "黄河の鯉は流れをさかのぼって龍門に至り、跳び越えたものは龍となります。越えられなかったものは額に赤い点をつけ、翌年また来ます。",
    ),
    study: words(
      "考運很旺，照平時的方法就能上榜。",
      "Examinations look very well; your usual way will carry you through.",
      "試験運は上々です。ふだんの力で合格が見えます。",
    ),
    work: words(
      "默默做的事被看見了，別推辭。",
      "Quiet work has been noticed; do not decline the honour.",
      "黙って続けたことが認められます。遠慮なさらずに。",
    ),
    love: words(
      "鼓起勇氣那一刻，比準備一百天重要。",
      "The moment of courage counts more than a hundred days of planning.",
      "百日の準備より、勇気を出す一瞬が大切です。",
    ),
    health: words(
      "狀態很好，趁現在把作息定下來。",
      "You feel fine: a good time to settle your hours.",
      "好調なうちに、生活の時間を整えましょう。",
    ),
    travel: words(
      "往上游、往高處走，都是好方向。",
      "Upstream and uphill are both good directions.",
      "川上へ、高みへ向かう旅が吉です。",
    ),
  },
  {
    slug: "26",
    number: 26,
    grade: "fair",
    cover: art("clock", words("一座木殼老時鐘", "An old clock in a wooden case", "木の箱に入った古い時計"), {
      ground: "cloud",
      palette: "sky",
    }),
    title: words("第二十六籤", "Stick 26", "第二十六番"),
    verse: words(
      "日影移階一寸遲\n花開各自有其時\n眼前且把尋常事\n做到黃昏月滿池",
      "The shadow climbs the step by inches;\neach flower has its proper hour.\nDo the plain thing that lies at hand\ntill moonrise silvers pond and tower.",
      "日影きざはし　移りゆき\n花にはおのが　時のあり\n手もとの業を　怠らず\n池に月見る　暮れを待て",
    ),
    meaning: words(
      "別看別人的時鐘，做好今天的事就好。",
      "Do not read another’s clock; today’s work is enough.",
      "人の時計は見ずに、今日のことを今日のうちに。",
    ),
    story: words(
      "陶侃每天早上把一百塊磚搬出門，晚上再搬回來。他說：大禹是聖人，還珍惜一寸光陰，我們該珍惜一分。",
      "Every morning Tao Kan carried a hundred bricks out of his room, and every evening he carried them back. The great Yu grudged an inch of time, he said; we must grudge a hair’s breadth.",
      "陶侃（とうかん）は毎朝百個のレンガを外へ運び、夕方には中へ戻しました。「聖人の禹でさえ寸陰を惜しんだ。われわれは分陰を惜しまねば」。",
    ),
    study: words(
      "固定時間讀書，比一次讀很久有效。",
      "A fixed hour each day does more than one long night.",
      "長時間より、毎日決まった時間の勉強が効きます。",
    ),
    work: words(
      "進度慢一點沒關係，別漏掉小步驟。",
      "A little behind is all right; just do not skip the small steps.",
      "少し遅れても大丈夫です。小さな手順を抜かさずに。",
    ),
    love: words(
      "緣分各有早晚，不用跟朋友比。",
      "Love has its own hour; do not compare with friends.",
      "ご縁には早い遅いがあります。人と比べずに。",
    ),
    health: words(
      "三餐定時，最後一餐早一點。",
      "Eat at regular hours, and the last meal early.",
      "食事は決まった時間に。夕食は早めがよいでしょう。",
    ),
    travel: words(
      "別排太滿，留一個下午什麼都不做。",
      "Do not fill every hour; leave one afternoon empty.",
      "予定を詰めず、何もしない午後を一つ。",
    ),
  },
  {
    slug: "27",
    number: 27,
    grade: "good",
    cover: art("joinery", words("扣得緊緊的一組斗栱", "A bracket set with every joint tight", "ぴたりと組み合う斗栱"), {
      ground: "waves",
      palette: "indigo",
    }),
    title: words("第二十七籤", "Stick 27", "第二十七番"),
    verse: words(
      "榫卯相銜不用釘\n陰陽凹凸自分明\n兩家若肯各相讓\n百載風來屋不驚",
      "Tenon and mortise need no nail:\nthe hollow and the tongue agree.\nIf each side gives a little way\nthe house will stand a century.",
      "釘を使わぬ　木組みかな\nほぞとほぞ穴　よく合いて\nたがいに少し　譲りなば\n百年の風　耐えぬべし",
    ),
    meaning: words(
      "彼此讓一步，事情就扣得緊。",
      "If each gives a little, the matter will hold fast.",
      "互いに一歩ゆずれば、しっかりと組み上がります。",
    ),
    story: words(
      "張英的家人和鄰居爭一道牆，寫信向京裡求救。他回詩：讓他三尺又何妨。鄰居也讓三尺，中間成了六尺巷。",
      "Zhang Ying’s family quarrelled with the neighbours over a wall and wrote to him at court. He answered in verse: what harm in giving them three feet? The neighbours gave three too, and the lane between is called Six Feet.",
      "張英（ちょうえい）の家族が隣家と塀の場所を争い、都へ手紙を書きました。返事は詩で「三尺ゆずって何の差し支えがあろう」。隣も三尺ゆずり、六尺の路地ができました。",
    ),
    study: words(
      "小組報告適合你，分工互補最得分。",
      "Group work suits you; complementary parts score best.",
      "グループ学習が向いています。補い合うと点になります。",
    ),
    work: words(
      "談合作先問對方缺什麼。",
      "In talks, ask first what the other side lacks.",
      "交渉ではまず、相手に足りないものを聞きましょう。",
    ),
    love: words(
      "合得來不是相同，是剛好補上。",
      "To fit is not to be alike, but to fill what is missing.",
      "似ているより、補い合えることが相性です。",
    ),
    health: words(
      "關節要保養，上下樓慢一點。",
      "Look after your joints: take the stairs slowly.",
      "関節をいたわって。階段はゆっくりと。",
    ),
    travel: words(
      "跟長輩同行，行程要彼此遷就。",
      "Travelling with elders, let each give way a little.",
      "年長の方との旅は、互いに歩み寄って。",
    ),
  },
  {
    slug: "28",
    number: 28,
    grade: "fair",
    cover: art(
      "flute",
      words("竹笛旁飄著花與音符", "A bamboo flute with a flower and a note beside it", "竹の笛と、舞う花と音符"),
      { ground: "lattice", palette: "jade" },
    ),
    title: words("第二十八籤", "Stick 28", "第二十八番"),
    verse: words(
      "竹管初吹氣未調\n嗚嗚咽咽似風搖\n不須急奏驚人曲\n先把長音養一朝",
      "The breath is rough in bamboo yet;\nit moans as winds in alleys blow.\nDon’t hurry to the dazzling tune:\nfirst hold one note, and hold it slow.",
      "竹の笛の音　整わず\nむせぶは風の　揺るるごと\n人驚かす　曲よりも\nまずは長き音　吹きて見よ",
    ),
    meaning: words(
      "氣要長，不要急，先把一件事做穩。",
      "Take long breaths; make one thing steady first.",
      "息を長く、まず一つのことを落ち着いて。",
    ),
    story: words(
      "蔡邕夜宿柯亭，看見屋頂第十六根竹椽，說：這根能做好笛。取下來吹，果然聲音清亮。",
      "Staying at the Ke Pavilion, Cai Yong looked up at the sixteenth bamboo rafter and said it would make a flute. They took it down, and it did.",
      "蔡邕（さいよう）は柯亭に泊まり、屋根の十六本目の竹の垂木を見て「よい笛になる」と言いました。外して吹くと、澄んだ音が出ました。",
    ),
    study: words(
      "聽力與朗讀每天十分鐘，會有轉變。",
      "Ten minutes a day of listening and reading aloud will change much.",
      "聞き取りと音読を毎日10分。変化が出てきます。",
    ),
    work: words("提案先講清楚一個重點就好。", "In your proposal, make one point clear.", "提案は要点を一つに絞って。"),
    love: words(
      "說話慢半拍，少很多誤會。",
      "Speak half a beat slower and there will be fewer misunderstandings.",
      "半拍おいて話すと、誤解が減ります。",
    ),
    health: words(
      "呼吸淺的時候出去走走，吐氣比吸氣長。",
      "When breath is short, go for a walk, and breathe out longer than in.",
      "息が浅いと感じたら外へ。吸うより長く吐きましょう。",
    ),
    travel: words(
      "先去近山吹吹風，遠門再等等。",
      "Go to a nearby hill for air; the long trip can wait.",
      "近くの山で風に当たりましょう。遠出はもう少し先です。",
    ),
  },
  {
    slug: "29",
    number: 29,
    grade: "wait",
    cover: art(
      "rice-cake",
      words("葉上堆著的紅龜粿", "Red tortoise cakes heaped on a leaf", "葉に盛った紅い亀の餅菓子"),
      { ground: "tortoise", palette: "plum" },
    ),
    title: words("第二十九籤", "Stick 29", "第二十九番"),
    verse: words(
      "糯米新磨尚未蒸\n灶前莫把蓋頻升\n待他火候十分足\n滿屋清香喜氣騰",
      "The rice is ground, not yet steamed through;\ndon’t lift the lid to take a peep.\nWhen heat has had its proper time\nthe smell will lift the house from sleep.",
      "挽きたる米の　蒸しを待つ\n蓋を取りては　覗くまじ\n火加減足らば　家じゅうに\nよき香の満ちて　笑み交わす",
    ),
    meaning: words(
      "快好了，別一直掀鍋蓋。",
      "Nearly done; stop lifting the lid.",
      "もうすぐです。何度も蓋を取らないことです。",
    ),
    story: words(
      "盧生在客店枕著道士的枕頭睡著，做了五十年的官。醒來，店家鍋裡的黃粱還沒煮熟。",
      "At an inn Lu fell asleep on a Taoist’s pillow and was a great man for fifty years. When he woke, the landlord’s millet was not yet done.",
      "盧生（ろせい）は宿で道士の枕を借りて眠り、五十年の出世を夢に見ました。目が覚めると、宿の主人の粟飯はまだ煮えていませんでした。",
    ),
    study: words(
      "成果還在鍋裡，繼續照表讀。",
      "The result is still in the pot; keep to your timetable.",
      "成果はまだ鍋の中。計画どおり続けましょう。",
    ),
    work: words(
      "結果公布前少打聽，多做手邊事。",
      "Ask less before the news is out, and do what is at hand.",
      "発表までは聞き回らず、手もとの仕事を。",
    ),
    love: words(
      "別試探，耐心比小聰明更動人。",
      "Do not test the other; patience moves more than cleverness.",
      "試すようなことはせずに。辛抱のほうが心を動かします。",
    ),
    health: words(
      "甜的、黏的少吃幾口，慢慢嚼。",
      "Go easy on sweet and sticky things, and chew.",
      "甘い餅菓子は控えめに。よくかんで。",
    ),
    travel: words(
      "等連假過了再走，路上寬敞。",
      "Go after the holidays, when the roads are clear.",
      "連休が明けてからにしましょう。道がすいています。",
    ),
  },
  {
    slug: "30",
    number: 30,
    grade: "good",
    cover: art("house", words("陽光裡的老磚厝", "An old brick house in the sun", "日の当たる古いレンガの家"), {
      ground: "ice",
      palette: "sand",
    }),
    title: words("第三十籤", "Stick 30", "第三十番"),
    verse: words(
      "新泥舊瓦補堂前\n燕子重來認去年\n家有笑聲勝金玉\n門開一路見良田",
      "New plaster on the old front wall;\nthe swallows know their house again.\nA laughing home is more than gold:\nthe door looks out on fields of grain.",
      "古き瓦に　土を塗り\nこぞの燕の　帰り来ぬ\n笑いのあるは　黄金なり\n門をひらけば　良き田畑",
    ),
    meaning: words(
      "家裡安穩，外面的事也跟著順。",
      "With peace at home, things outside go well too.",
      "家が落ち着けば、外のことも整っていきます。",
    ),
    story: words(
      "張公藝一家九代同住。皇帝問他怎麼辦到的，他要來紙筆，寫了一百個「忍」字。",
      "Nine generations of Zhang Gongyi’s family lived under one roof. When the emperor asked how, he called for paper and wrote ‘patience’ a hundred times.",
      "張公芸（ちょうこうげい）の家は九代が一つ屋根に暮らしました。皇帝にわけを問われると、紙を求めて「忍」の字を百書きました。",
    ),
    study: words(
      "有個固定的書桌，心就定下來。",
      "A desk of your own will settle your mind.",
      "決まった机があると、心も落ち着きます。",
    ),
    work: words(
      "在家工作或家族事業都有進展。",
      "Work from home and family business both move forward.",
      "在宅の仕事や家業に進展があります。",
    ),
    love: words(
      "帶對方回家吃飯，時候到了。",
      "It is time to bring the other home for dinner.",
      "家の食卓に招くころ合いです。",
    ),
    health: words(
      "一家人一起吃飯、一起散步，比什麼都補。",
      "A meal and a walk with the family do more than any tonic.",
      "家族そろっての食事と散歩が、何よりの薬です。",
    ),
    travel: words(
      "返鄉的路最吉，記得帶伴手禮。",
      "The road home is the luckiest; bring a small present.",
      "ふるさとへの道が何よりです。手土産を忘れずに。",
    ),
  },
];
