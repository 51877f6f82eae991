import { art, type StarterContent, words } from "#starter/starter.ts";

/**
 * Fortune sticks 31 to 40. The Chinese verses have seven characters a line, the Japanese ones are imayō in seven and
 * five.
 */
export const fortunesticks4: StarterContent<"fortunestick"> = () => [
  {
    slug: "31",
    number: 31,
    grade: "great",
    cover: art(
      "gate",
      words("敞開的大門，屋簷一層高過一層", "A wide-open gate, roof above roof", "屋根を重ね、大きく開いた門"),
      { ground: "cloud", palette: "brick" },
    ),
    title: words("第三十一籤", "Stick 31", "第三十一番"),
    verse: words(
      "重門次第為君開\n曉日分明上古臺\n往歲親栽今結子\n滿園香逐好風來",
      "Gate after gate is opening now;\nthe morning climbs the ancient stair.\nThe tree you planted bears its fruit,\nand all the garden scents the air.",
      "門は次々　ひらけたり\n朝日きざはし　のぼりゆく\n植えし木はみな　実を結び\n園に満ちたる　風の香よ",
    ),
    meaning: words(
      "一扇門開了，後面的門也會跟著開。",
      "One gate opens and the next ones follow.",
      "一つの門がひらくと、次の門もひらいていきます。",
    ),
    study: words(
      "申請學校、獎學金都值得一試。",
      "Apply for the school, and for the scholarship too.",
      "志望校も奨学金も、申し込む値打ちがあります。",
    ),
    work: words(
      "面談順利，談條件時大方說。",
      "Interviews go well; speak openly about terms.",
      "面談は順調です。条件も率直にお話しください。",
    ),
    love: words(
      "從前種下的善緣，現在有了回音。",
      "The goodwill you once planted now answers.",
      "以前まいたご縁の種に、返事があります。",
    ),
    health: words(
      "身心舒展，年度檢查照常請醫師看。",
      "Body and mind are at ease; keep the yearly check with your doctor.",
      "心身がのびやかです。年に一度の検診は、いつもどおり医師に診てもらいましょう。",
    ),
    travel: words(
      "出國、搬家都是好時機。",
      "A good time to go abroad or move house.",
      "海外も引っ越しも、よい時期です。",
    ),
  },
  {
    slug: "32",
    number: 32,
    grade: "care",
    cover: art(
      "opera-mask",
      words("夜色裡的金白花臉", "A gold and white painted face against the night", "夜の地に浮かぶ金と白の隈取り"),
      { ground: "waves", palette: "night" },
    ),
    title: words("第三十二籤", "Stick 32", "第三十二番"),
    verse: words(
      "粉墨登場萬口誇\n下臺仍是一杯茶\n莫將戲裡三分話\n說到人間亂似麻",
      "In paint and silk they praise you all;\noffstage you drink your tea the same.\nDon’t take what painted faces say\nout in the street to hurt a name.",
      "くま取る顔を　ほめられて\n下るれば同じ　茶をすする\n芝居のことば　世に出さば\n糸の乱れと　なりぬべし",
    ),
    meaning: words(
      "聽來的話別轉述，捧場的話別當真。",
      "Do not repeat what you hear, nor believe all the praise.",
      "聞いた話は広めず、お世辞も話半分に聞いておきましょう。",
    ),
    study: words(
      "別為了面子報名，問自己真的想學嗎。",
      "Do not enrol for show; ask whether you truly want to learn it.",
      "見栄で選ばず、本当に学びたいかを考えて。",
    ),
    work: words(
      "辦公室的八卦，聽過就放下。",
      "Office gossip: hear it and let it go.",
      "職場のうわさは聞き流しましょう。",
    ),
    love: words(
      "不必演給對方看，卸了妝再相處。",
      "You need not act; meet without the paint.",
      "演じることはありません。素顔で向き合いましょう。",
    ),
    health: words(
      "逞強最傷身，情緒低落太久請找醫師談談。",
      "Keeping up a front wears you out; talk to a doctor if low spirits last.",
      "強がりは体に障ります。気分の落ち込みが続くなら医師へ。",
    ),
    travel: words(
      "網路上的推薦別照單全收，先查清楚。",
      "Do not trust every recommendation; check first.",
      "ネットの評判をうのみにせず、よく調べてから。",
    ),
  },
  {
    slug: "33",
    number: 33,
    grade: "fair",
    cover: art("shoes", words("一雙新的藍布鞋", "A pair of new blue cloth shoes", "新しい青い布靴"), {
      ground: "lattice",
      palette: "gold",
    }),
    title: words("第三十三籤", "Stick 33", "第三十三番"),
    verse: words(
      "初穿布履步難輕\n走過三朝始合形\n莫向他人尋尺寸\n自家腳底最分明",
      "New cloth shoes pinch the first few miles;\nthree mornings on, they start to fit.\nDon’t measure by another’s foot:\nyour own sole knows the length of it.",
      "布の履まだ　なじまねど\n三朝を経れば　足に添う\n人の丈もて　測るまじ\nおのが足こそ　まこと知れ",
    ),
    meaning: words(
      "剛開始不習慣，過幾天就合腳了。",
      "It is strange at first; in a few days it will fit.",
      "はじめは慣れなくても、数日でなじみます。",
    ),
    study: words(
      "別人的讀書法不一定合你，自己調整。",
      "Another’s method may not suit you; alter it.",
      "人の勉強法が合うとは限りません。自分に合わせて。",
    ),
    work: words(
      "新職位先熬過頭三個月。",
      "In a new post, see the first three months through.",
      "新しい役目は、まず三か月を乗り切りましょう。",
    ),
    love: words(
      "磨合期難免吵嘴，別急著下結論。",
      "There are small quarrels while you grow used to each other; do not judge yet.",
      "慣れるまでの小さなけんかはつきもの。結論を急がずに。",
    ),
    health: words(
      "腳踝要護好，走路會痛就請醫師看。",
      "Protect your ankles, and if walking hurts let a doctor look.",
      "足首を大切に。歩くと痛むときは医師の診察を。",
    ),
    travel: words(
      "別穿新鞋上路，穿舊的。",
      "Do not start in new shoes; wear the old ones.",
      "新しい靴は避け、履き慣れた靴で出かけましょう。",
    ),
  },
  {
    slug: "34",
    number: 34,
    grade: "good",
    cover: art(
      "leaf",
      words("枝頭一芽，兩旁綠葉", "A bud at the tip, green leaves on either side", "枝先に芽、両側に緑の葉"),
      { ground: "tortoise", palette: "sky" },
    ),
    title: words("第三十四籤", "Stick 34", "第三十四番"),
    verse: words(
      "一芽二葉待春深\n十指輕拈露滿襟\n自有山前知味客\n沿街不必費高音",
      "One bud, two leaves, in ripened spring;\nyou pick them lightly, wet with dew.\nThe ones who know good tea are near:\ndon’t hawk it; they will come to you.",
      "一芽二葉に　春たけて\n露もろともに　摘みにけり\n味知る客は　近ければ\n声高らかに　売らずとも",
    ),
    meaning: words(
      "好東西自然有人識得，不用到處張揚。",
      "Good things find those who know them; no need to shout.",
      "よいものはおのずと認められます。言い立てなくても大丈夫です。",
    ),
    study: words(
      "精讀一本，勝過翻十本。",
      "One book read closely beats ten leafed through.",
      "十冊を流すより、一冊を深く。",
    ),
    work: words(
      "作品放著就會有人找來，品質顧好。",
      "Keep up the quality and customers will find you.",
      "質を守れば、向こうから訪ねてきます。",
    ),
    love: words(
      "懂你的人不必多，一個就夠。",
      "You do not need many who understand you; one will do.",
      "わかってくれる人は、ひとりいれば十分です。",
    ),
    health: words(
      "茶喝多了睡不著，心悸的人請問醫師。",
      "Too much tea keeps you awake; with palpitations ask a doctor.",
      "お茶の飲みすぎは眠りを妨げます。動悸のある方は医師へ。",
    ),
    travel: words(
      "山區小旅行最舒服，清晨出發。",
      "A short trip to the hills is best; leave at dawn.",
      "山あいの小さな旅が心地よく、早朝の出発が吉です。",
    ),
  },
  {
    slug: "35",
    number: 35,
    grade: "wait",
    cover: art(
      "vase",
      words(
        "插著一枝紅花的綠紋瓶",
        "A green-patterned vase with a sprig of red flowers",
        "赤い花の枝を挿した緑模様の花瓶",
      ),
      { ground: "ice", palette: "indigo" },
    ),
    title: words("第三十五籤", "Stick 35", "第三十五番"),
    verse: words(
      "空瓶且置小窗邊\n未到花時莫怨天\n昨夜枝頭春信動\n梅開應在上元前",
      "The empty vase stands by the pane;\ndon’t blame the sky, the bloom is late.\nLast night a twig felt spring go by:\nthe plum will come to those who wait.",
      "空の花瓶を　窓に置く\n花なき天を　恨むまじ\nゆうべ梢に　春動き\n梅の便りの　近からん",
    ),
    meaning: words(
      "位子先空著，好的會來。",
      "Leave the place empty for now; something good will fill it.",
      "いまは空けておきましょう。よいものが来ます。",
    ),
    study: words(
      "這次不理想，下一次的機會不遠。",
      "If this time falls short, the next chance is not far.",
      "今回が思わしくなくても、次の機会は遠くありません。",
    ),
    work: words(
      "職缺還沒開，履歷先備好。",
      "The post is not open yet; have your papers ready.",
      "募集はまだ先です。履歴書の支度をしておきましょう。",
    ),
    love: words(
      "還沒遇到，不是你不好。",
      "You have not met yet; that is no fault of yours.",
      "まだ出会えないのは、あなたのせいではありません。",
    ),
    health: words(
      "冬天手腳冷，注意保暖，麻木時看醫師。",
      "Keep hands and feet warm in winter, and see a doctor about numbness.",
      "手足を冷やさないようにしましょう。しびれるときは医師へ。",
    ),
    travel: words(
      "賞花早了幾天，過一陣子再去。",
      "You are some days early for the blossom; go a little later.",
      "花には少し早いようです。もうしばらく待って。",
    ),
  },
  {
    slug: "36",
    number: 36,
    grade: "good",
    cover: art(
      "embroidery",
      words("繡繃上的一朵大花", "A large flower in an embroidery frame", "刺繍の枠の中の大きな花"),
      { ground: "cloud", palette: "jade" },
    ),
    title: words("第三十六籤", "Stick 36", "第三十六番"),
    verse: words(
      "一針初落一針移\n背面無人也整齊\n人愛花紅君自曉\n線頭藏處見高低",
      "One stitch goes down, the next one moves;\nthe back is tidy, though unseen.\nThey praise the flower. You yourself\nknow where the skill has really been.",
      "ひと針ごとに　糸を引き\n見えぬ裏まで　整えり\n花の紅　ほめられて\n隠れし糸に　わざのあり",
    ),
    meaning: words(
      "沒人看見的地方也做好，福氣就在那裡。",
      "Do well where nobody looks; that is where luck lives.",
      "見えないところも丁寧に。そこに福が宿ります。",
    ),
    study: words(
      "把過程寫完整，分數會替你說話。",
      "Write out every step and the marks will speak for you.",
      "途中の式まで丁寧に。点数が応えてくれます。",
    ),
    work: words(
      "細節決定口碑，收尾別馬虎。",
      "Details make your name; finish off with care.",
      "細部が評判を決めます。仕上げを大切に。",
    ),
    love: words(
      "平日的小照顧，對方都記得。",
      "Small daily kindnesses are all remembered.",
      "日々の小さな気遣いを、相手は覚えています。",
    ),
    health: words(
      "久坐低頭傷頸，起來動動；頭暈請看醫師。",
      "Bending over strains the neck: move about, and see a doctor if you feel dizzy.",
      "うつむき続けると首を痛めます。ときどき体を動かし、めまいがするときは医師へ。",
    ),
    travel: words(
      "慢遊一座小鎮，比趕三個景點好。",
      "One small town slowly is better than three sights in haste.",
      "三つの名所より、小さな町をゆっくりと。",
    ),
  },
  {
    slug: "37",
    number: 37,
    grade: "fair",
    cover: art(
      "bell",
      words("撞木靜靜垂著的銅鐘", "A bronze bell with its striking log at rest", "撞木の静まった銅の鐘"),
      { ground: "waves", palette: "plum" },
    ),
    title: words("第三十七籤", "Stick 37", "第三十七番"),
    verse: words(
      "鐘聲散後更宜聽\n一念初安萬事寧\n莫問前途多少路\n眼前山色正青青",
      "The bell is best when it has ceased;\none thought at rest, and all is still.\nDon’t ask how long the road may be:\nlook up, there is the soft green hill.",
      "鐘は鳴りやみ　なお聞こゆ\n思いひとつの　静まれば\n行く手の道を　問わずとも\n目の前の山　青々と",
    ),
    meaning: words(
      "心靜下來，事情就小了。",
      "When the heart is quiet, matters grow small.",
      "心が静まれば、悩みも小さくなります。",
    ),
    study: words(
      "讀書前先坐一分鐘，再翻開書。",
      "Sit still for a minute before you open the book.",
      "本を開く前に、1分だけ静かに座りましょう。",
    ),
    work: words(
      "會議少說一句，多聽一句。",
      "In meetings say one thing less and hear one more.",
      "会議では一言減らし、一言多く聞きましょう。",
    ),
    love: words(
      "靜靜陪著也是一種情話。",
      "Keeping quiet company is also a way to say it.",
      "静かにそばにいることも、思いの伝え方です。",
    ),
    health: words(
      "壓力大時練習深呼吸，胸悶就去看醫師。",
      "Breathe deeply under strain, and see a doctor if your chest feels tight.",
      "つらいときは深く息をしましょう。胸が苦しいときは医師へ。",
    ),
    travel: words(
      "寺院、山林最能安你的心。",
      "Temples and woods will settle your heart best.",
      "寺や森が、心を静めてくれます。",
    ),
  },
  {
    slug: "38",
    number: 38,
    grade: "great",
    cover: art(
      "moon",
      words("一輪滿月與月前的白兔", "A full moon and the white rabbit before it", "満月とその前の白うさぎ"),
      { ground: "lattice", palette: "sand" },
    ),
    title: words("第三十八籤", "Stick 38", "第三十八番"),
    verse: words(
      "萬里無雲月正中\n清光一色照西東\n團圓不在多言語\n舊友新知一座同",
      "No cloud for miles, the moon is high,\nand east and west are washed in light.\nTo be together needs few words:\nold friends and new are one tonight.",
      "雲なき空に　月満ちて\n東も西も　ひと色に\nまどいに言葉　多からず\n昔の友も　今の友",
    ),
    meaning: words(
      "圓滿的時候到了，請身邊的人一起來坐。",
      "It has come full circle; ask those around you to sit down too.",
      "満ちるときが来ました。まわりの人と分かち合いましょう。",
    ),
    study: words(
      "各科都平均，志願可以填高一點。",
      "You are steady in every subject; aim a little higher.",
      "どの科目も整っています。志望は少し高めに。",
    ),
    work: words(
      "專案圓滿收場，把功勞分給大家。",
      "The project ends well; share out the credit.",
      "仕事はめでたくまとまります。手柄は皆で。",
    ),
    love: words(
      "一家團圓，好事近了。",
      "The family gathers and good news is near.",
      "家族が集まり、慶びごとが近づいています。",
    ),
    health: words(
      "心情好就睡得好，固定用藥仍要照醫師的安排。",
      "Good spirits bring good sleep; keep any regular medicine as the doctor arranged.",
      "心が晴れればよく眠れます。常用の薬は医師の指示どおりに。",
    ),
    travel: words(
      "賞月、看海、走親戚，都好。",
      "Watch the moon, see the sea, visit family: all good.",
      "月見も海も親戚訪ねも、みな吉です。",
    ),
  },
  {
    slug: "39",
    number: 39,
    grade: "good",
    cover: art("lute", words("繫著黃流蘇的琵琶", "A lute with a yellow tassel", "黄色い房のついた琵琶"), {
      ground: "tortoise",
      palette: "brick",
    }),
    title: words("第三十九籤", "Stick 39", "第三十九番"),
    verse: words(
      "四弦輕撥夜初涼\n徐疾從容韻自長\n曲到深時君莫語\n知音已在小橋旁",
      "Four strings are plucked, the night grows cool;\nneither too fast nor yet too slow.\nWhen music deepens, do not speak:\nby the small bridge stands one who’ll know.",
      "四つの緒ひけば　夜は涼し\n速からずまた　遅からず\n調べの深き　折なれば\n聞く人すでに　橋のもと",
    ),
    meaning: words(
      "用你的節奏走，懂的人就在附近。",
      "Keep your own tempo; the one who understands is near.",
      "ご自分の調子で。わかってくれる人は近くにいます。",
    ),
    study: words(
      "安排固定的休息，效率會更好。",
      "Plan your breaks and you will do more.",
      "休みを決めておくと、はかどります。",
    ),
    work: words(
      "找對合作的人，事情就有了旋律。",
      "With the right partner the work finds its tune.",
      "よい相手と組めば、仕事に調べが生まれます。",
    ),
    love: words(
      "知心的人已經出現，別只看遠方。",
      "A kindred heart is already here; do not look only far away.",
      "心の通う人はもう近くにいます。遠くばかり見ずに。",
    ),
    health: words(
      "耳朵要休息，聽不清楚時請醫師檢查。",
      "Rest your ears, and let a doctor test them if sounds blur.",
      "耳を休ませましょう。聞こえにくいときは、医師の検査を受けてください。",
    ),
    travel: words(
      "傍晚的水邊，會遇見一段好音樂。",
      "By the water at evening you will meet good music.",
      "夕方の水辺で、よい音楽に出会えます。",
    ),
  },
  {
    slug: "40",
    number: 40,
    grade: "fair",
    cover: art(
      "string-puppet",
      words(
        "垂著許多絲線的傀儡戲偶",
        "A string puppet hanging from its many threads",
        "たくさんの糸に吊られたあやつり人形",
      ),
      { ground: "ice", palette: "night" },
    ),
    title: words("第四十籤", "Stick 40", "第四十番"),
    verse: words(
      "十六條絲手底牽\n一絲偏了步難前\n先將線線分清楚\n再喚登臺舞袖翩",
      "Sixteen threads hang from the hand;\nif one is tangled, he can’t go.\nFirst tell the strings apart, and then\nbring up the curtain on the show.",
      "あまたの糸を　手に引きて\n一つ違えば　歩まれず\nまずは糸目を　分けてのち\n舞台に袖を　ひるがえせ",
    ),
    meaning: words(
      "事情多沒關係，先理出線頭。",
      "Never mind how much there is to do; first find the ends.",
      "ことが多くても大丈夫。まず糸口を見つけましょう。",
    ),
    study: words(
      "把科目列成表，先解最打結的那一科。",
      "List your subjects and loosen the most knotted first.",
      "科目を書き出し、いちばんもつれたものから。",
    ),
    work: words(
      "任務同時來，先分輕重再動手。",
      "When tasks come together, sort them before you begin.",
      "仕事が重なったら、軽重を分けてから取りかかりましょう。",
    ),
    love: words(
      "別用線去拉對方，放鬆才會一起走。",
      "Do not pull the other by strings; let go, and you walk together.",
      "相手を糸で引かずに。ゆるめれば共に歩けます。",
    ),
    health: words(
      "關節痠就伸展，手腳不聽使喚請快看醫師。",
      "Stretch stiff joints, and see a doctor at once if a limb will not obey.",
      "こわばったら、よく伸ばしましょう。手足が思うように動かないときはすぐ医師へ。",
    ),
    travel: words(
      "轉乘多，先把時刻寫在一張紙上。",
      "Many connections: write the times on one sheet of paper.",
      "乗り換えが多い旅です。時刻を一枚の紙に。",
    ),
  },
];
