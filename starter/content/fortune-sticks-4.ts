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
    story: words(
      "竇禹鈞教子有方，五個兒子先後登科，人人說是五子登科。鄰居卻記得，他先替村裡蓋了四十間書房。",
      "All five sons of Dou Yujun passed the great examination, one after another. His neighbours remembered that he had first built forty schoolrooms for everybody’s sons.",
      "竇禹鈞（とううきん）の五人の息子は、次々と科挙に合格しました。村の人が覚えていたのは、それより先に、皆のために四十の学び部屋を建てたことです。",
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
      "身心舒展，趁天氣好多走走。",
      "Body and mind are at ease; walk while the weather is good.",
      "心身がのびやかです。天気のよいうちに歩きましょう。",
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
      "粉墨登場萬口誇\n下臺仍是一杯茶\n休將戲裡三分話\n說到人間亂似麻",
      "In paint and silk they praise you all;\noffstage you drink your tea the same.\nDon’t take what painted faces say\nout in the street to hurt a name.",
      "くま取る顔を　ほめられて\n下るれば同じ　茶をすする\n芝居のことば　世に出さば\n糸の乱れと　なりぬべし",
    ),
    meaning: words(
      "聽來的話別轉述，捧場的話別當真。",
      "Do not repeat what you hear, nor believe all the praise.",
      "聞いた話は広めず、お世辞も話半分に聞いておきましょう。",
    ),
    story: words(
      "鄒忌問妻子、問客人，都說他比城北徐公俊。他照著鏡子想了一夜：說我好的，各有各的緣故。",
      "Zou Ji asked his wife and his guests, and all said he was handsomer than Xu of the north city. He sat up with a mirror: each had a reason of their own to say so.",
      "鄒忌（すうき）は妻にも客にも「徐公より美男だ」とほめられました。鏡の前で一晩考えます。ほめる人には、それぞれにわけがあるのだと。",
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
      "逞強最傷身，找個信得過的人說說話。",
      "Keeping up a front wears you out: talk to somebody you trust.",
      "強がりは体に障ります。信じられる人に話しましょう。",
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
      "初穿布履步難輕\n走過三朝步步平\n不向他人尋尺寸\n自家腳底最分明",
      "New cloth shoes pinch the first few miles;\nthree mornings on, they start to fit.\nDon’t measure by another’s foot:\nyour own sole knows the length of it.",
      "布の履まだ　なじまねど\n三朝を経れば　足に添う\n人の丈もて　測るまじ\nおのが足こそ　まこと知れ",
    ),
    meaning: words(
      "剛開始不習慣，過幾天就合腳了。",
      "It is strange at first; in a few days it will fit.",
      "はじめは慣れなくても、数日でなじみます。",
    ),
    story: words(
      "鄭國人買鞋，到了市集才想起沒帶量好的尺寸，跑回家拿，市集散了。旁人問：怎麼不用腳試？",
      "A man of Zheng went to buy shoes, found he had left his measure at home and ran back for it. When he returned the market was over. Why not try them with your feet? he was asked.",
      "鄭の人が履き物を買いに行き、足の寸法書きを忘れたと取りに帰りました。戻ると市は終わっています。「足で試せばよかったのに」。",
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
      "腳踝要護好，新鞋先穿半天。",
      "Protect your ankles, and wear new shoes half a day at first.",
      "足首を大切に。新しい靴は、はじめは半日だけ。",
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
    story: words(
      "一匹老馬拖著鹽車上山，伯樂看見，脫下衣服替牠蓋上。馬仰頭長嘶，知道有人認得牠。",
      "An old horse was hauling salt uphill when Bo Le saw it and laid his own coat over its back. It raised its head and neighed: somebody knew what it was.",
      "老いた馬が塩の車を引いて坂をのぼっていました。伯楽（はくらく）は衣を脱いでかけてやります。馬は首を上げていななきました。わかる人に会ったのです。",
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
      "茶喝多了睡不著，午後換成麥茶。",
      "Too much tea keeps you awake: change to barley tea after noon.",
      "お茶の飲みすぎは眠りを妨げます。午後は麦茶に。",
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
      "空瓶且置小窗邊\n未到花時不怨天\n昨夜枝頭春信動\n梅開應在上元前",
      "The empty vase stands by the pane;\ndon’t blame the sky, the bloom is late.\nLast night a twig felt spring go by:\nthe plum will come to those who wait.",
      "空の花瓶を　窓に置く\n花なき天を　恨むまじ\nゆうべ梢に　春動き\n梅の便りの　近からん",
    ),
    meaning: words(
      "位子先空著，好的會來。",
      "Leave the place empty for now; something good will fill it.",
      "いまは空けておきましょう。よいものが来ます。",
    ),
    story: words(
      "陸凱在江南折了一枝梅，託驛使帶給北方的范曄，附詩說：江南無所有，聊贈一枝春。",
      "Lu Kai broke a plum twig in the south and sent it by the post rider to a friend in the north: the south has nothing to give, he wrote, so here is a branch of spring.",
      "陸凱（りくがい）は江南で梅をひと枝折り、北の友へ使いに託しました。「江南には何もないので、春をひと枝贈ります」。",
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
      "冬天手腳冷，睡前用熱水泡泡腳。",
      "Keep hands and feet warm, and soak your feet before bed.",
      "手足を冷やさないように。寝る前に足湯をどうぞ。",
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
    story: words(
      "薛靈芸入魏宮，夜裡不點燈也能縫衣，針腳一絲不亂。皇帝只穿她縫的，宮裡叫她針神。",
      "At the court of Wei, Xue Lingyun could sew at night without a lamp, and no stitch was out of place. They called her the goddess of the needle.",
      "魏の宮中の薛霊芸（せつれいうん）は、夜も灯りなしに縫い、針目ひとつ乱れませんでした。宮中では針の神と呼ばれました。",
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
      "低頭太久傷頸，做半小時就抬頭看看天。",
      "Bending over strains the neck: look up at the sky every half-hour.",
      "うつむき続けると首を痛めます。半時間ごとに空を見上げましょう。",
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
    story: words(
      "相傳張繼落榜那夜，船泊楓橋，睡不著。寒山寺的鐘敲到船上，他寫下四句詩，比狀元的名字傳得久。",
      "They say that on the night he failed, Zhang Ji lay awake in a boat at Maple Bridge. The temple bell reached him, he wrote four lines, and they have outlived the names of all who passed.",
      "試験に落ちた夜、張継（ちょうけい）は楓橋に泊めた舟で眠れずにいたと伝わります。寒山寺の鐘が届き、四行の詩が生まれました。合格者の名より長く残っています。",
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
      "壓力大時練習深呼吸，數到十再說話。",
      "Breathe deeply under strain, and count to ten before you speak.",
      "つらいときは深く息をして、十数えてから話しましょう。",
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
    story: words(
      "亂世裡，樂昌公主把鏡子破成兩半，約丈夫元宵節在市集賣鏡相認。兩半真的合上了。",
      "When their country fell, Princess Lechang broke a mirror in two and gave her husband half: look for the other in the market at Lantern Festival. The halves did meet.",
      "国が滅ぶとき、楽昌公主（らくしょうこうしゅ）は鏡を二つに割り、上元の日の市で探し合おうと夫に約束しました。鏡は本当に一つになりました。",
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
      "心情好就睡得好，睡得好就什麼都好。",
      "Good spirits bring good sleep, and good sleep brings the rest.",
      "心が晴れればよく眠れ、眠れれば何もかも整います。",
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
    story: words(
      "伯牙彈琴，心裡想著高山流水，鍾子期一聽就說出來。子期死後，伯牙再也不彈。",
      "When Boya played and thought of high hills or running water, Zhong Ziqi heard which. After Ziqi died he never played again.",
      "伯牙（はくが）が高い山や流れる水を思って琴を弾くと、鍾子期（しょうしき）は聞いただけで言い当てました。友の死後、伯牙は二度と弾きませんでした。",
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
      "耳朵要休息，一天留半小時安靜。",
      "Rest your ears: keep half an hour of quiet a day.",
      "耳を休ませましょう。一日に半時間の静けさを。",
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
    story: words(
      "漢高祖被困平城。陳平做了木偶美人，用線牽著在城頭走，對方的王后一看起了妒心，勸丈夫退兵。",
      "When the first Han emperor was besieged, Chen Ping had wooden beauties walk the wall on strings. The enemy’s queen saw them, grew jealous, and talked her husband into going home.",
      "漢の高祖が囲まれたとき、陳平（ちんぺい）は木の美女を糸で操り、城壁の上を歩かせました。敵の王妃は妬いて、夫に兵を引かせたといいます。",
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
      "事情多，肩膀先痠；一次只做一件。",
      "With much to do, the shoulders ache first: one thing at a time.",
      "ことが多いと肩からこります。一度に一つだけ。",
    ),
    travel: words(
      "轉乘多，先把時刻寫在一張紙上。",
      "Many connections: write the times on one sheet of paper.",
      "乗り換えが多い旅です。時刻を一枚の紙に。",
    ),
  },
];
