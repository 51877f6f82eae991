import { art, type StarterContent, words } from "#starter/starter.ts";

/** News of the foundation, newest first. */
export const tidings: StarterContent<"tidings"> = ({ day }) => [
  {
    slug: "school-scholarship-round",
    cover: art(
      "drum",
      words("大鼓與兩支鼓棒的剪紙", "A great drum and two sticks in cut paper", "大太鼓と2本のばちの切り絵"),
      { ground: "tortoise", palette: "brick" },
    ),
    title: words(
      "一校一傳藝：本學年獎助學校出爐",
      "One School One Traditional Art: this year’s schools are chosen",
      "一校一伝統芸術、今年度の支援校が決まりました",
    ),
    summary: words(
      "入選學校每校獲 {fact:dexterity.scholarship}獎助，並由一位駐校老師帶課一年。",
      "Each school receives {fact:dexterity.scholarship} and a visiting artist for the year.",
      "各校に{fact:dexterity.scholarship}の奨励金を贈り、1年間、講師を派遣します。",
    ),
    body: words(
      `今年申請的學校裡，超過一半全校學生不到百人。評審走訪每一所學校，看的不是表演得多整齊，而是孩子願不願意在下課時間自己拿起鑼鼓。

每校獎助 {fact:dexterity.scholarship}，可用於添購樂器、戲服與材料，也可以支付老藝師的交通費。基金會另外安排駐校老師，每週上課一次。

## 接下來
- 學期初：各校與駐校老師訂出一年的課表
- 學期中：藝師到校示範一次
- 學年末：在園區的戲臺成果展演，村裡的阿公阿嬤都請來看

各校的故事陸續刊登在[一校一傳藝](/dexterity)。`,
      `More than half of the schools that applied have fewer than a hundred pupils. The judges visited every one. They did not look for neat performances. They watched whether the children picked up the gongs in their own break time.

Each school receives {fact:dexterity.scholarship}. It may buy instruments, costumes and materials, or pay an old master’s fare. The foundation also sends a visiting artist once a week.

## What comes next
- Start of term: school and artist agree the year’s lessons
- Mid-term: a master comes to show how it is done
- End of the school year: everyone performs on the opera stage, grandparents invited

The schools’ stories appear one by one under [One School One Traditional Art](/dexterity).`,
      `今年応募のあった学校の半数以上は、全校児童が百人に届きません。審査員はすべての学校を訪ねました。見たのは演技がそろっているかどうかではなく、休み時間に子どもたちが自分から銅鑼や太鼓を手に取るかどうかです。

奨励金は1校あたり{fact:dexterity.scholarship}です。楽器や衣装、材料の購入のほか、師匠の交通費にもお使いいただけます。あわせて財団から週に1回、講師を派遣します。

## これからの予定
- 学期初め：学校と講師が1年の計画を立てます
- 学期半ば：師匠が学校を訪れ、実演します
- 学年末：園の野外舞台で発表会を開き、地域の皆さんをお招きします

各校の歩みは[一校一伝統芸術](/dexterity)で順にご紹介します。`,
    ),
    date: day(-5),
    category: "notice",
    pinned: true,
    files: [],
    gallery: [
      art("gong", words("掛在木架上的銅鑼", "A bronze gong on its wooden frame", "木の枠に掛かった銅鑼"), {
        ground: "waves",
        palette: "gold",
      }),
      art(
        "cymbals",
        words("一對繫著紅布的鈸", "A pair of cymbals tied with red cloth", "赤い布を結んだ一対のシンバル"),
        { ground: "lattice", palette: "indigo" },
      ),
      art(
        "mascot-cheer",
        words("陶鴞高舉翅膀歡呼", "The clay owl cheers with both wings raised", "両翼を上げて喜ぶ陶のふくろう"),
        { ground: "cloud", palette: "jade" },
      ),
    ],
  },
  {
    slug: "new-board",
    cover: art(
      "seal",
      words("石章、印泥與鮮紅的印文", "A stone seal, its paste and a bright red print", "石の印と朱肉と赤い印影"),
      { ground: "lattice", palette: "indigo" },
    ),
    title: words("新一屆董事會就任", "A new board takes office", "新しい理事会が発足しました"),
    summary: words(
      "十一位董事中有四位是現職藝師，一位是偏鄉小學校長。",
      "Of the eleven members, four are working artists and one is head of a village school.",
      "理事11名のうち4名は現役の役者や職人、1名は山あいの小学校の校長です。",
    ),
    body: words(
      `新一屆董事會在園區文昌祠旁的議事廳完成交接。依照章程，十一席董事中至少三席須由仍在做事的藝師出任；這一屆有四位，分別來自戲曲、木作、染織與陶藝。

董事長續任時說，基金會的工作其實只有一件：讓會的人願意教，讓想學的人找得到門。第一次會議決定把駐校老師的鐘點費調高，並開始整理園區三十年來的節目單。

會議紀錄摘要每季公布，歡迎向基金會索取。`,
      `The new board took over in the meeting hall beside the Wenchang temple. Our constitution keeps at least three of the eleven seats for artists still at work. This time there are four: from opera, joinery, dyeing and pottery.

The chair, who stays on, said the foundation has only one task. Those who know must be willing to teach, and those who want to learn must be able to find the door. At its first meeting the board raised the pay of visiting artists in schools. It also agreed to put thirty years of programme leaflets in order.

Summaries of the minutes come out every quarter. Anyone may ask for them.`,
      `文昌祠（ぶんしょうし）のとなりの会議棟で、新しい理事会への引き継ぎが行われました。定款では、11名の理事のうち少なくとも3名を現役の役者や職人とすることになっています。今期は歌仔戯（ゴアヒ、台湾の歌芝居）、木工、染織、陶芸から4名が加わりました。

再任された理事長は「財団の仕事は一つだけ。できる人が教えたくなり、学びたい人が入口を見つけられるようにすることです」と述べました。最初の会議では、学校に派遣する講師の謝金の引き上げと、30年分の公演プログラムの整理を決めました。

議事の要旨は四半期ごとに公開しています。どなたでもご請求いただけます。`,
    ),
    date: day(-24),
    category: "notice",
    pinned: false,
    files: [],
    gallery: [
      art(
        "brush-ink",
        words("毛筆、硯臺與一張墨竹", "Brush, inkstone and a sheet of ink bamboo", "筆と硯と墨の竹の絵"),
        { ground: "ice", palette: "sand" },
      ),
      art(
        "carved-window",
        words("中央刻著葫蘆的木雕圓窗", "A carved round window, a gourd in the middle", "中央にひょうたんを彫った丸窓"),
        { ground: "tortoise", palette: "jade" },
      ),
      art("tea-pot", words("壺身有葉紋的小茶壺", "A small teapot with a leaf pattern", "葉の模様の小さな急須"), {
        ground: "waves",
        palette: "plum",
      }),
    ],
  },
  {
    slug: "gift-of-old-tapes",
    cover: art(
      "suona",
      words("一支紅纓嗩吶的剪紙", "A cut-paper suona horn with a red tassel", "赤い房の付いたチャルメラの切り絵"),
      { ground: "waves", palette: "jade" },
    ),
    title: words(
      "老樂師捐出盤帶，留住村裡的北管聲",
      "An old musician gives his tapes, and a village keeps its sound",
      "老楽師から録音テープの寄贈。村の音が残ります",
    ),
    summary: words(
      "收在米缸裡的錄音帶，記下廟會上從天黑奏到天亮的曲子。",
      "Kept for decades in a rice jar, the reels hold music that once ran from dusk to dawn.",
      "米がめに眠っていたテープに、夜通し奏でられた祭りの曲が残っていました。",
    ),
    body: words(
      `八十七歲的林老樂師打電話來，說家裡米缸底下壓著幾卷東西，問我們要不要。打開油紙，是一百四十餘卷盤帶，錄的是他年輕時所屬子弟班在廟會通宵演奏的北管曲牌。

其中有十幾首，現在已經沒有人會完整演奏。基金會請修復師一卷一卷清霉、校速、轉成數位檔；老樂師坐在一旁聽，常常在曲子開始前就先哼出下一句。

第一批整理好的錄音已收入[影音圖書館](/video)，其餘將分批公開。`,
      `Old Mr Lin is eighty-seven. He rang to say that something lay at the bottom of his rice jar, and did we want it. In the oiled paper were more than a hundred and forty reels. On them is the beiguan music, the loud music of temple fairs, that his amateur band once played through the night.

A dozen of the tunes can no longer be played whole by anyone. A restorer is cleaning off the mould, setting the speed and copying them reel by reel. Mr Lin sits beside her. Often he hums the next line before the tape gets there.

The first recordings are in the [Multimedia Library](/video). The rest will follow in batches.`,
      `87歳の林さんから「米がめの底に古いものがあるのだが、要りますか」と電話がありました。油紙を開くと、出てきたのは140本あまりのオープンリール。若いころに所属していた素人楽団が、祭りの夜を徹して奏でた北管（ほくかん、にぎやかな祭礼音楽）の録音でした。

十数曲は、もう通して演奏できる人がいません。修復の担当者がかびを落とし、回転を合わせ、1本ずつデジタルに移しています。隣で聴く林さんは、テープより先に次の節を口ずさむこともしばしばです。

整理の済んだ録音は[映像ライブラリー](/video)でお聴きいただけます。残りも順次公開します。`,
    ),
    date: day(-43),
    category: "press",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "archive-curator",
    cover: art(
      "book",
      words("疊著的藍皮線裝書", "Thread-bound books in blue covers, one on another", "重ねた青い表紙の糸綴じ本"),
      { ground: "cloud", palette: "sand" },
    ),
    title: words("徵典藏組員一名", "The foundation is looking for an archivist", "資料室の職員を1名募集します"),
    summary: words(
      "三十年的節目單、戲本、照片與聲音，等一個不怕灰塵的人。",
      "Thirty years of programmes, scripts, pictures and sound await someone who does not mind dust.",
      "30年分のプログラム、台本、写真、音源が、ほこりをいとわない方を待っています。",
    ),
    body: words(
      `基金會的庫房裡有四百多箱資料，其中一百三十箱還沒打開過。去年颱風漏水，最先搶救出來的，是一本用醬油包裝紙裹著的手抄戲本。

## 工作內容
- 清點、除塵、編目，決定哪些先數位化
- 到藝師家裡訪談，弄清楚照片上誰是誰
- 把整理好的資料公開到[影音圖書館](/video)與[傳藝百科](/encyclopedia)

## 我們希望
- 看得懂臺語羅馬字或工尺譜其中一種，或願意學
- 寫得出三行就讓人看懂的說明文字

應徵者請由[聯絡我們](/contact)來信，並替您家裡的一件舊東西寫三行說明。`,
      `Our store holds more than four hundred boxes. A hundred and thirty have never been opened. When a typhoon came through the roof last year, the first thing we carried out was a handwritten play, wrapped in paper from a bottle of soy sauce.

## The work
- Count, clean and catalogue, and decide what is copied first
- Visit artists at home and find out who is who in the photographs
- Publish the results in the [Multimedia Library](/video) and the [Encyclopedia](/encyclopedia)

## What we hope for
- You read romanised Taiwanese or the old character notation, or would like to learn
- You can explain a thing in three lines

Write to us through [Contact Us](/contact), and describe one old object from your own home in three lines.`,
      `財団の収蔵庫には400箱あまりの資料があり、うち130箱はまだ一度も開けられていません。昨年の台風で雨漏りしたとき、真っ先に運び出したのは、しょうゆの包み紙にくるまれた手書きの台本でした。

## 仕事の内容
- 数え、ほこりを払い、目録を作り、先に電子化するものを決めます
- 作り手のお宅を訪ね、写真に写っている人を確かめます
- 整理した資料を[映像ライブラリー](/video)と[伝統芸術百科](/encyclopedia)で公開します

## 求める方
- 台湾語のローマ字か、漢字で書く昔の楽譜のどちらかが読める方。または学ぶ意欲のある方
- 3行で人に伝わる説明が書ける方

ご応募は[お問い合わせ](/contact)から。ご自宅にある古いものを一つ選び、3行の説明を添えてください。`,
    ),
    date: day(-60),
    category: "recruitment",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "sun-on-workshop-roofs",
    cover: art(
      "house",
      words(
        "瓦頂老屋，屋脊後露出太陽",
        "A tile-roofed house with the sun behind its ridge",
        "棟の向こうに日の見える瓦屋根の家",
      ),
      { ground: "lattice", palette: "gold" },
    ),
    title: words(
      "工坊屋頂發電，夠燒一年的電窯",
      "The workshop roofs now feed the kilns",
      "作業場の屋根の発電で、電気窯をまかなえるように",
    ),
    summary: words(
      "太陽能板只裝在新建的工坊與腳踏車棚，老屋的瓦一片都沒動。",
      "The panels are on the new workshops and bicycle sheds only. Not one old tile was moved.",
      "パネルは新しい作業場と駐輪場の屋根だけに。古い瓦には手を触れていません。",
    ),
    body: words(
      `老街屋的屋頂能不能裝太陽能板，我們吵了兩年。最後的做法是：老屋一律不裝，只裝在新建的工坊與腳踏車棚；支架夾在新的鋼構上，不掀舊瓦，也不鑽舊木料；哪一天要拆，一個星期就能恢復原樣。

去年一整年的發電量，超過了窯場電窯與染坊熱水全年的用量。多的電供夜間步道照明，省下的電費撥入老屋維修。

每年的用電量都公布在[永續發展](/sustainable)。`,
      `Should solar panels go on the roofs of old street houses? We argued for two years. In the end we left the old houses alone and put them only on the new workshops and the bicycle sheds. The frames are clamped to new steel: no old tile was lifted and no old timber drilled. If they must go, the roofs can be as before within a week.

Last year they gave more power than the electric kilns and the hot water of the dye house used. The rest lights the evening paths. What we save goes into mending old houses.

Each year’s electricity is published under [Sustainability](/sustainable).`,
      `伝統的な町家の屋根に太陽光パネルをのせてよいものか。議論は2年続きました。結局、古い家には付けず、新しい作業場と駐輪場の屋根だけに設置しました。架台は新しい鉄骨で支え、古い瓦は動かさず、古い木材にも穴を開けていません。外すことになれば、1週間で元の姿に戻せます。

昨年1年間の発電量は、窯場の電気窯と藍染め工房の給湯に使う1年分の電力を上回りました。余った分は夜の遊歩道を照らし、浮いた電気代は古い家の手入れに充てます。

毎年の使用電力は[サステナビリティ](/sustainable)で公開しています。`,
    ),
    date: day(-84),
    category: "press",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "friends-evening",
    cover: art("lantern", words("暮色裡的一盞紅燈籠", "A red lantern in the dusk", "夕闇の赤い提灯"), {
      ground: "waves",
      palette: "plum",
    }),
    title: words("捐助人之夜：用一碗麵說謝謝", "An evening for our friends", "寄付者の夕べ。一杯の麺でお礼を"),
    summary: words(
      "不頒獎座，不致長詞。每張桌子坐一位藝師，邊吃邊聊。",
      "No plaques and no long speeches. One artist sits at every table.",
      "盾の贈呈も長いあいさつもありません。どの卓にも作り手が一人座ります。",
    ),
    body: words(
      `過去一年，有八百一十二位朋友捐款給基金會。金額最小的一筆，是一位國小生的存錢筒；最特別的一筆，是退休木匠捐出的整套鑿刀。

今年的捐助人之夜依舊在[麵食館](/navigate/noodle-house)舉行，沒有舞臺，也沒有貴賓席。每張桌子安排一位藝師，吃完一碗就換桌，一個晚上可以認識三位。席間由得過獎助的學生演一段布袋戲，是他們自己說要來的。

邀請函已寄出。收到的朋友若不克前來，可以轉給一位您想介紹給我們的人。`,
      `Eight hundred and twelve people gave to the foundation in the past year. The smallest gift was a schoolchild’s money box. The most unusual was a complete set of chisels from a retired joiner.

As before, the evening is at the [noodle house](/navigate/noodle-house). There is no platform and no top table. An artist sits at every table, and when your bowl is empty you change places, so you meet three in one evening. Between bowls, pupils from one of the schools we support will play a puppet scene. They asked to come.

The invitations are in the post. If you cannot come, pass yours to somebody we ought to know.`,
      `この1年で812名の方からご寄付をいただきました。いちばん小さな額は小学生の貯金箱、いちばん珍しかったのは、引退した大工さんから届いた鑿（のみ）一式です。

今年の寄付者の夕べも[麺処](/navigate/noodle-house)で開きます。舞台も来賓席もありません。どの卓にも作り手が一人座り、一杯食べ終えたら席を替わります。一晩で3人と知り合えます。合間には、奨励金を受けた学校の子どもたちが人形劇を一場面。自分たちから「行きたい」と申し出てくれました。

招待状は発送しました。ご都合のつかない方は、私たちに紹介したいどなたかにお譲りください。`,
    ),
    date: day(-103),
    category: "event",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "lending-trunks",
    cover: art(
      "bag",
      words("繡著白花與粉紅花的提袋", "A bag sewn with white and pink flowers", "白と桃色の花を縫いつけた手提げ袋"),
      { ground: "tortoise", palette: "indigo" },
    ),
    title: words("行動戲箱開放學校借用", "Travelling trunks for schools", "学校へ貸し出す「旅する衣装箱」を始めます"),
    summary: words(
      "一只箱子裝十二尊戲偶、一組鑼鼓與一本教案，免費借四週。",
      "Twelve puppets, a set of gongs and a lesson book in one trunk, free for four weeks.",
      "人形12体、打楽器ひとそろい、授業の手引きを一箱に。4週間、無料でお貸しします。",
    ),
    body: words(
      `很多學校想教傳統戲，卻連一尊戲偶也沒有。基金會請退休的戲班衣箱師傅做了二十只行動戲箱，鎖扣用大號的，孩子自己打得開；箱蓋翻過來就是一座小戲臺。

## 借用辦法
- 對象：公私立國小、國中與共學團體
- 期間：四週，可續借一次
- 費用：免費，來回運費由基金會負擔
- 條件：歸還時附一張全班和戲偶的合照

請由[聯絡我們](/contact)提出，註明想借的月份。箱內若有損壞，請不要自己修，把碎片一起放回來就好，師傅會處理。`,
      `Many schools would like to teach the old theatre and do not own a single puppet. A retired wardrobe master has built us twenty travelling trunks. The locks are large enough for children to open. Turned over, the lid becomes a small stage.

## How it works
- For primary and lower secondary schools, and for groups that learn at home
- For four weeks, renewable once
- Free of charge; the foundation pays the carriage both ways
- On return, add one photograph of the class with the puppets

Ask through [Contact Us](/contact) and name the month you would like. If something breaks, do not mend it. Put the pieces back in the trunk and our wardrobe master will see to it.`,
      `伝統芝居を教えたいのに、人形が1体もない。そんな学校が少なくありません。そこで、一座の衣装係を引退した職人に、旅する衣装箱を20個作ってもらいました。錠は子どもの手でも開けられる大きなものです。ふたを返すと、小さな舞台になります。

## ご利用について
- 対象：小学校、中学校、家庭学習のグループ
- 期間：4週間。1回に限り延長できます
- 費用：無料。往復の送料は財団が負担します
- お願い：返却のとき、クラスの皆さんと人形の写真を1枚添えてください

[お問い合わせ](/contact)から、ご希望の月をお知らせください。壊れてしまったときは直さず、かけらもそのまま箱に入れてお返しください。職人が修理します。`,
    ),
    date: day(-131),
    category: "notice",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "listening-to-elders",
    cover: art("flute", words("繫著流蘇的竹笛", "A bamboo flute with a tassel", "房飾りのついた竹の笛"), {
      ground: "cloud",
      palette: "jade",
    }),
    title: words(
      "口述歷史第二期：訪了五十六位老藝人",
      "Listening to elders: fifty-six voices so far",
      "聞き書き第2期、56名のお話をうかがいました",
    ),
    summary: words(
      "最年長的九十六歲，最短的訪談只有一首歌。",
      "The oldest is ninety-six. The shortest interview is a single song.",
      "最高齢は96歳。いちばん短い聞き書きは、1曲の歌でした。",
    ),
    body: words(
      `第二期口述歷史計畫結束，十四位年輕訪員騎著機車走遍山邊與海口，訪談五十六位戲曲、音樂與工藝的老藝人，累積錄音兩百三十小時。

有一位阿嬤說她沒什麼好講的，卻把十二歲學的〈思春調〉從頭唱到尾，唱完就去煮飯，訪談到此為止。也有一位做花燈的阿公，談了六次都不肯談手藝，第七次拿出一把糊到發亮的竹尺，說：「你們聽久了，可以給你們看了。」

全部訪談稿經本人或家屬同意後公開。第三期將以客語與原住民族語的訪談為主，正在尋找會講這些語言的訪員，請向[聯絡我們](/contact)洽詢。`,
      `The second round is done. Fourteen young people on scooters went up the hills and down to the coast. They sat with fifty-six old singers, players and makers, and came home with two hundred and thirty hours of sound.

One grandmother said she had nothing to tell. Then she sang a tune she had learnt at twelve from beginning to end, and went to cook the rice. That was the interview. An old lantern maker would not speak of his work on six visits. On the seventh he brought out a bamboo ruler polished by paste and fingers. ‘You have listened long enough,’ he said. ‘Now you may look.’

We publish each interview once the speaker or the family agrees. The third round will be in Hakka and in indigenous languages. If you speak one and can listen, [write to us](/contact).`,
      `聞き書きの第2期が終わりました。14名の若い聞き手がスクーターで山ぎわから海辺までを巡り、芝居、音楽、工芸に生きてきた56名を訪ね、録音は230時間になりました。

「話すことなんてないよ」と言っていたおばあさんは、12歳で習った歌を最後まで歌うと、ご飯の支度に立ちました。聞き書きはそれで終わりです。提灯作りのおじいさんは、6回訪ねても仕事の話をしてくれません。7回目に、のりと指でつやの出た竹の物差しを取り出し、「これだけ聞いてくれたら、見せてもいい」と言いました。

記録は、ご本人またはご家族の同意を得て公開します。第3期は客家語（ハッカご）と先住民族の言葉が中心です。話せる方、聞き手になってくださる方は[お問い合わせ](/contact)ください。`,
    ),
    date: day(-158),
    category: "press",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "accounts-published",
    cover: art(
      "letter",
      words("信封裡露出的信紙與紅印", "A sheet showing from an envelope with a red seal", "赤い印の封筒からのぞく紙"),
      { ground: "ice", palette: "sky" },
    ),
    title: words("年度財務報告已公開", "The yearly accounts are out", "年次会計報告を公開しました"),
    summary: words(
      "每一百元裡，六十四元用在人身上：藝師、老師與學徒。",
      "Of every hundred dollars, sixty-four went to people: artists, teachers and apprentices.",
      "100台湾元のうち64台湾元は人のために。役者や職人、講師、弟子の手に渡りました。",
    ),
    body: words(
      `經會計師查核的年度財務報告，已送主管機關備查並公開。為了讓不看報表的人也看得懂，我們把全年支出換算成一百元：

- 六十四元：藝師酬勞、駐校老師與學徒薪資
- 十八元：老屋與戲臺的維修
- 十一元：水電、保險與行政
- 七元：典藏與出版

與前一年相比，維修少了五元，因為屋脊工程進入收尾；這五元改用在駐校老師。報告全文可由[聯絡我們](/contact)索取紙本，附大字版。`,
      `The audited accounts have gone to the authorities and are open to everyone. For those who do not read balance sheets, here is the year as a hundred dollars:

- Sixty-four: fees for artists, visiting teachers, apprentices’ wages
- Eighteen: mending old houses and stages
- Eleven: power, water, insurance and the office
- Seven: archive and books

Repairs took five dollars less than the year before, as work on the ridge drew to a close. Those five went to teachers in schools. For a printed copy, also in large type, ask through [Contact Us](/contact).`,
      `監査を受けた年次会計報告を所管官庁に提出し、公開しました。決算書になじみのない方のために、1年の支出を100台湾元に置き換えてみます。

- 64台湾元：役者や職人への謝礼、学校への講師派遣、弟子の給料
- 18台湾元：古い家と舞台の修繕
- 11台湾元：光熱水費、保険、事務
- 7台湾元：資料の保存と出版

前の年に比べ、修繕は5台湾元減りました。棟飾りの工事が終盤に入ったためで、その分を学校への講師派遣に回しています。報告書の冊子（大きな文字の版もあります）をご希望の方は[お問い合わせ](/contact)ください。`,
    ),
    date: day(-190),
    category: "notice",
    pinned: false,
    files: [
      {
        name: words("2025 年度數字（三語）", "Figures of 2025 (three languages)", "2025年度の数字（三か国語）"),
        key: "documents/figures-2025.pdf",
        bytes: 182838,
      },
    ],
    gallery: [],
  },
  {
    slug: "teachers-day-out",
    cover: art(
      "paper-umbrella",
      words(
        "撐開的黃色紙傘，綴著小花",
        "An open yellow umbrella dotted with flowers",
        "小花を散らした、開いた黄色い紙傘",
      ),
      { ground: "waves", palette: "brick" },
    ),
    title: words(
      "教師研習：今天換老師當學生",
      "A day for teachers to be pupils",
      "先生のための研修会。今日は先生が生徒です",
    ),
    summary: words(
      "三個工坊、一場戲、一本可以直接帶回教室用的教案。",
      "Three workshops, one play and a lesson plan that works on Monday morning.",
      "三つの工房と一本の芝居。翌週の授業でそのまま使える手引き付きです。",
    ),
    body: words(
      `國中小老師的研習又開了。這一回不聽講，只動手：上午在藍染、糊紙傘、刻偶頭三個工坊裡任選兩個，下午看一場布袋戲，散戲後和主演一起拆解，哪一段可以放進語文課，哪一段適合自然課。

去年參加的一位數學老師，回去用花窗教了三個禮拜的對稱，學生把教室的玻璃全剪滿了。

研習時數依規定核發，偏遠學校的老師由基金會負擔交通與一晚住宿。報名請洽[聯絡我們](/contact)，每校以兩位為限。`,
      `The training day for primary and lower secondary teachers is back. There are no lectures. In the morning you choose two of three workshops: dyeing, umbrellas or puppet heads. In the afternoon you see a play, then take it apart with the puppeteer. Which scene suits a language lesson? Which belongs in science?

After last year’s day a mathematics teacher taught symmetry for three weeks from our window patterns. By the end every pane in his classroom was covered with paper.

The hours count as training. For teachers from remote schools the foundation pays the journey and one night. Apply through [Contact Us](/contact), at most two from each school.`,
      `小中学校の先生を対象とした研修会を今年も開きます。講義はありません。午前は藍染め、紙傘張り、人形の頭彫りから二つを選んで手を動かし、午後は人形劇をご覧いただきます。終演後は座長と一緒に、どの場面が国語に、どの場面が理科に使えるかを考えます。

昨年参加された数学の先生は、窓の文様を使って3週間、対称の授業をなさいました。教室の窓ガラスは、生徒の切り紙でいっぱいになったそうです。

研修時間は規定により認定されます。交通の不便な地域の先生には、財団が交通費と1泊分の宿泊費を負担します。お申し込みは[お問い合わせ](/contact)から、各校2名までです。`,
    ),
    date: day(-340),
    category: "event",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "small-research-grants",
    cover: art(
      "scissors-paper",
      words(
        "夜色裡的紅窗花與剪刀",
        "A red paper flower and scissors against the night",
        "夜の地に、赤い切り紙とはさみ",
      ),
      { ground: "lattice", palette: "night" },
    ),
    title: words("三件小題目研究補助揭曉", "Three small research grants", "小さな研究への助成、3件が決まりました"),
    summary: words(
      "戲臺上的鞋底、糖葫蘆的糖溫、村廟鼓皮的修補。",
      "Soles on stage, the heat of candy syrup, and how to patch a temple drum.",
      "舞台の靴底、飴の温度、廟の太鼓の皮の繕い方。",
    ),
    body: words(
      `大題目總有人做，小題目常常沒人問。這項補助專門給小題目：金額不多，但不要求寫成論文，只要能讓下一個做的人少走一點路。

## 本期入選
1. 外臺戲演員的鞋：五十年來，臺上的鞋底為什麼愈來愈軟
2. 糖葫蘆的糖溫：攤販不用溫度計，怎麼知道可以沾了
3. 補鼓皮：走訪三十間村廟，記下每一種補法

成果將於一年後在園區以示範的方式發表，研究者要當場把鞋穿上、把糖煮好、把鼓敲響。`,
      `Large questions always find someone. Small ones often do not. These grants are for the small ones. There is not much money, and nobody has to write a paper. It is enough if the next person has a shorter way to go.

## This round
1. Shoes in outdoor opera: why soles have grown softer over fifty years
2. The heat of candy syrup: how a stall keeper knows, without a thermometer, when to dip
3. Patching drumskins: thirty village temples, and every way of mending

In a year the three will show their results in the park. They must put on the shoes, boil the sugar and sound the drum.`,
      `大きな研究には、いつか誰かが取り組みます。小さな問いは、誰にも聞かれないままのことが多いものです。この助成は小さな問いのためにあります。金額はわずかですが、論文は求めません。次の人の道のりが少し短くなれば十分です。

## 今回の研究
1. 野外芝居の靴：この50年で靴底が柔らかくなってきたのはなぜか
2. 果物飴の温度：温度計を使わない屋台は、どうやって頃合いを知るのか
3. 太鼓の皮の繕い：村の廟30か所を訪ね、すべての直し方を記録する

成果は1年後、園内で実演により発表していただきます。靴を履き、飴を煮て、太鼓を鳴らすところまでが発表です。`,
    ),
    date: day(-395),
    category: "notice",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "carpenters-exchange",
    cover: art(
      "joinery",
      words(
        "紅柱上咬合的彩色斗栱",
        "Coloured brackets fitting together on a red post",
        "赤い柱の上でかみ合う彩色の斗栱",
      ),
      { ground: "tortoise", palette: "sand" },
    ),
    title: words(
      "木匠交換：我們用推的，他們用拉的",
      "Carpenters change places: we push, they pull",
      "大工の交換研修。押す台湾、引く日本",
    ),
    summary: words(
      "兩位木作師傅到日本山村住了一個月，回來換了一半的刨法。",
      "Two of our joiners spent a month in a Japanese mountain village and came back planing differently.",
      "木工職人2名が日本の山里でひと月を過ごし、かんなの使い方を半分変えて帰ってきました。",
    ),
    body: words(
      `臺灣的刨刀往前推，日本的往自己拉。兩位師傅出發前很有自信，第一天刨出來的木花卻厚得像餅乾；當地的老棟梁看了沒說話，只把師傅的站姿往左挪了半步。

一個月裡，他們一起修了一座小社的屋頂，也把我們的斗栱做給對方看。語言不通，靠的是在木板上畫線。臨別時，老棟梁送了一把用到只剩一半的刨刀，說新的到處買得到，用短了的才會教人。

對方的兩位年輕木匠將於下一季來園區駐村，訪客可在[工藝館](/navigate/craft-hall)看他們工作。`,
      `In Taiwan a plane is pushed. In Japan it is pulled. Our two joiners set out with confidence. On the first day their shavings were as thick as biscuits. The old master carpenter said nothing. He moved one of them half a step to the left.

In a month they mended the roof of a small shrine together, and showed how our bracket sets go up. They had no common language, so they drew lines on boards. At the end the old man gave them a plane worn down to half its length. New ones can be bought anywhere, he said. A short one teaches.

Two young carpenters from his village come to us next season. You can watch them at work in the [craft hall](/navigate/craft-hall).`,
      `かんなを台湾では押し、日本では引きます。2人の職人は自信を持って出かけましたが、初日に出たかんなくずは、せんべいのような厚さでした。土地の老棟梁は何も言わず、立つ位置を半歩だけ左に直したそうです。

ひと月の間、小さなお社の屋根を一緒に直し、こちらからは斗栱（ときょう）の組み方をお見せしました。言葉は通じず、板に線を引いて話しました。別れぎわに棟梁がくださったのは、半分ほどの長さまで使い込んだかんなです。「新しいのはどこでも買える。短くなったやつが教えてくれる」と。

次の季節には、若い大工さん2名が園に滞在します。[工芸館](/navigate/craft-hall)で仕事ぶりをご覧いただけます。`,
    ),
    date: day(-450),
    category: "press",
    pinned: false,
    files: [],
    gallery: [],
  },
  {
    slug: "education-officer",
    cover: art(
      "bicycle",
      words("車籃裝得滿滿的黃色腳踏車", "A yellow bicycle with a full basket", "籠がいっぱいの黄色い自転車"),
      { ground: "cloud", palette: "plum" },
    ),
    title: words("徵教育推廣專員一名", "Education officer wanted", "教育普及の職員を1名募集します"),
    summary: words(
      "每一所參加和申請的學校都要走訪，山路居多，要會騎車或不怕坐公車。",
      "You visit every school that takes part or applies, mostly uphill. You ride, drive or like buses.",
      "参加校と応募校をすべて訪ねます。山道が多いので、乗り物が苦にならない方を求めます。",
    ),
    body: words(
      `教育推廣組有三個人，負責[一校一傳藝](/dexterity)的學校與駐校老師。現在缺第四位。

## 工作內容
- 開學前到每一所學校坐一坐，聽校長說今年最煩惱的是什麼
- 幫老師和藝師排課，颱風過後再排一次
- 學年末把一百多個孩子平安帶上戲臺，再平安送回家

## 我們看重的
- 和孩子說話時會蹲下來
- 和藝師說話時聽得完
- 寫給家長的通知單，家長看得懂

薪資依基金會薪級，到職滿一年有進修假。請由[聯絡我們](/contact)投遞履歷，附上一張您寫過的通知單。`,
      `Three people look after the schools and visiting artists of [One School One Traditional Art](/dexterity). We need a fourth.

## What you will do
- Sit in every school before term and ask the head what worries them most this year
- Draw up lessons with teachers and artists, and draw them up again after each typhoon
- At the end of the year, bring well over a hundred children to the opera stage and home again

## What matters to us
- With children, you squat down to talk
- With old masters, you let them finish
- Parents understand the notes you write

Pay follows the foundation’s scale, with study leave after a year. Apply through [Contact Us](/contact) and enclose one note to parents that you wrote.`,
      `教育普及の係は3名で、[一校一伝統芸術](/dexterity)の学校と講師を受け持っています。4人目を募集します。

## 仕事の内容
- 学期の前に全校を訪ね、校長先生に今年いちばんの心配ごとをうかがいます
- 先生と作り手のあいだに立って授業の日程を組み、台風のたびに組み直します
- 学年末、百人を超える子どもたちを無事に野外舞台へ案内し、無事に送り届けます

## 大切にしていること
- 子どもと話すときは、しゃがんで話すこと
- 作り手の話は、最後まで聞くこと
- 保護者へのお便りが、きちんと伝わること

給与は財団の規定によります。1年勤めた方には研修休暇があります。[お問い合わせ](/contact)から履歴書と、これまでに書いたお便りを1枚お送りください。`,
    ),
    date: day(-520),
    category: "recruitment",
    pinned: false,
    files: [],
    gallery: [],
  },
];
