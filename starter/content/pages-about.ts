import { art, type Art, type StarterContent, type StarterItem, words } from "#starter/starter.ts";
import type { Localized } from "#platform/locales.ts";

/** Pages on the park and its foundation, then the openings of the list pages, which have a title and a lead only. */
export const pagesAbout: StarterContent<"page"> = () => [
  {
    slug: "repair",
    cover: art(
      "roof-ridge",
      words(
        "貼滿碎瓷的屋脊與龍的剪紙",
        "A cut-paper ridge set with porcelain, a dragon along the top",
        "磁器を貼った棟と龍の切り絵",
      ),
      { ground: "cloud", palette: "brick" },
    ),
    title: words("傳統建築修復", "Traditional Architecture Restoration", "伝統建築の修復"),
    lead: words(
      "園區的老房子沒有一棟是新蓋來做樣子的。它們從別處遷來，或在原地慢慢修好；修的人，多半也在這裡教人怎麼修。",
      "None of the old houses here was built for show. They were moved from elsewhere or mended slowly where they stood, and most of those who mended them now teach others how.",
      "園の古い家は、見せるために建てたものではありません。よそから移したものと、この場所で少しずつ直したものです。直した人の多くは、いま、その技をここで教えています。",
    ),
    sections: [
      {
        anchor: "numbered-timbers",
        heading: words("每根木頭都有號碼", "Every timber has a number", "木の一本一本に番号を"),
        body: words(
          `文昌祠原本在上游的村子裡。修河堤的時候，祠剛好在堤線上，村民不願意拆掉，問我們能不能搬。師傅們花了整個秋天，把整座祠拆成兩千多件：每一根柱、每一朵斗栱、每一片托木（也叫插角），都用毛筆寫上號碼，連蛀洞也畫進圖裡。

拆的時候才看見從前工匠的手路。梁背上有墨線，寫著「東一」、「西二」；榫頭旁邊有人畫了一尾魚，猜是學徒偷懶時畫的。這尾魚我們沒有磨掉，現在仍在正殿左邊第二根梁上，抬頭找得到。`,
          `The Wenchang temple once stood in a village upstream. When the embankment was built it lay right in the way. The villagers would not see it pulled down and asked whether we could move it. The carpenters spent a whole autumn taking it apart, more than two thousand pieces in all. Every pillar, bracket and carved brace was given a number in brush and ink, and even the worm holes were drawn.

Only then did the old builders’ ways show themselves. There were ink lines on the backs of the beams, marked ‘east one’ and ‘west two’. Beside one tenon somebody had drawn a fish, perhaps an apprentice with time on his hands. We did not plane it away. It is still there, on the second beam to the left in the main hall, if you look up.`,
          `文昌祠（ぶんしょうし）は、もとは川上の村にありました。堤防の工事で取り壊されることになり、忍びなく思った村の人々から、移せないかと相談がありました。大工たちは秋いっぱいをかけて、祠を二千あまりの部材に解きました。柱も、斗栱（ときょう）も、透かし彫りの持ち送りも、一つずつ筆で番号を書き、虫食いの穴まで図に残しました。

解いてみて初めて、昔の職人の手順が見えました。梁の背には墨の線があり、「東一」「西二」と書かれています。ほぞの脇には魚が一匹。手の空いた弟子が描いたのかもしれません。削らずに残しましたので、本殿の左から二番目の梁を見上げてみてください。`,
        ),
      },
      {
        anchor: "wood",
        heading: words("能留的留，該換的換", "Keep what can be kept", "残せるものは残す"),
        body: words(
          `柱腳泡過水，最容易爛。師傅先用木槌敲，聽聲音判斷空到哪裡，再把爛掉的一段鋸成斜口，接上同樣樹種的新料，叫作「墩接」。接縫不用鐵釘，靠榫頭咬住，外面看得出新舊的顏色，我們不刻意做舊。

- 還有八成力氣的構件，原件修補後放回去。
- 只剩外形的雕花，原件收進庫房，依原樣刻一件新的上架。
- 修過的地方一律寫下年份與姓名，藏在看不見的那一面。

下一次大修，也許是很久以後的事。到時候拆開來的人，會知道我們做了什麼、為什麼這樣做。`,
          `The feet of the pillars stand in the damp and rot first. The carpenter taps with a mallet and hears how far the hollow goes. The rotten part is sawn off at a slant and sound wood of the same kind is let in. No nails; the joint holds by its own bite. The seam stays visible, as we do not dye new wood to look old.

- A piece with most of its strength left is mended and goes back to its place.
- A carving that is only a shell goes into the store, and a new one is carved after it.
- Anyone who mends a piece writes their name and the year on the side that no one sees.

The next great repair may be a long way off. Whoever takes it all apart then will know what we did, and why.`,
          `柱の足もとは湿気を受け、いちばん先に傷みます。大工は木槌でたたき、音でどこまで空洞かを聞き分けます。傷んだところを斜めに切り、同じ樹種の新しい木を継ぎます。「根継ぎ」と呼ばれる方法です。釘は使わず、ほぞのかみ合わせだけで支えます。新しい木を古く見せる細工はしませんので、継ぎ目は色でわかります。

- 力の残っている部材は、直してもとの場所に戻します。
- 形だけになった彫刻は収蔵庫に納め、同じものを新しく彫って取り付けます。
- 直したところには、見えない側に年と名前を書き入れます。

次の大きな修理は、ずっと先のことでしょう。そのとき解く人が、私たちの仕事とそのわけを読み取れるようにしています。`,
        ),
      },
      {
        anchor: "cut-porcelain",
        heading: words("屋頂上的碎瓷", "Broken china on the roof", "屋根の上の磁器のかけら"),
        body: words(
          `剪黏是把彩色的碗剪成花瓣、羽毛與鱗片，再一片片插進灰泥。從前用的是燒壞的碗，色澤厚，邊緣帶一點弧度，貼起來的鳥才像要飛。

屋脊上原來的武將少了一隻手臂，鳳凰只剩半邊尾巴。老師傅不先動手，先把二十幾年前的照片翻出來，又去問當年在廟口長大的阿嬤：那隻手拿的是扇子還是劍？三個人記得是扇子，一個人說是劍。最後依照片裡的影子，做成扇子。

碗是請窯場照舊釉方燒的。每年雨季過後，我們上去檢查一次，補掉落的小片。掉下來的碎瓷收在玻璃罐裡，就放在展覽館二樓。`,
          `Cut porcelain means bowls clipped into petals, feathers and scales, and set one by one in lime mortar. The bowls used to be kiln failures. Their glaze is thick and their curve slight, and that is what makes a bird look ready to fly.

On our ridge a general had lost an arm and the phoenix half its tail. The master did not begin with his hands. He looked out photographs taken more than twenty years before, then asked the old women who grew up at the temple gate: was it a fan in that hand, or a sword? Three remembered a fan, one a sword. The shadow in the photograph settled it for the fan.

The new bowls were fired in the kiln yard, with the old recipe for the glaze. Each year, when the rains are over, we climb up and replace what has dropped. The fallen chips are kept in a glass jar on the upper floor of the exhibition hall.`,
          `「剪黏（せんねん）」は、色絵の碗を花びらや羽、うろこの形に切り、漆喰に一片ずつ差していく技法です。昔は焼き損じの碗を使いました。釉薬が厚く、わずかに丸みがあるので、鳥が今にも飛び立ちそうに見えます。

棟の武将は片腕を、鳳凰は尾の半分を失っていました。親方はすぐには手を動かしません。二十年以上前の写真を探し、祠の門前で育ったおばあさんたちにたずねました。あの手にあったのは扇か、剣か。三人は扇、一人は剣と答え、写真の影を見て扇に決まりました。

新しい碗は、昔の釉薬の調合で窯場が焼きました。毎年、雨の季節のあとに屋根へ上がり、落ちた片を補います。落ちたかけらはガラスの瓶に入れ、展示館の二階に置いています。`,
        ),
      },
      {
        anchor: "learning-hands",
        heading: words("把手藝留下來", "Hands that learn", "手から手へ"),
        body: words(
          `修一棟房子，最缺的是人。園區每年收幾位學徒，跟著大木、泥作、剪黏與彩繪的師傅做滿三個春秋，前半年只磨刀、掃地、認木頭。有人撐不住走了，也有人走了又回來。

想試試看的人，不必一下子就當學徒。工藝館有[斗栱組裝的體驗](/experiences/joinery-bracket)，不用釘子，把十九塊木頭扣成一朵斗栱，做錯了拆開再來，木頭不會生氣。

工程進行中的房子，外面會掛一塊木牌，寫著今天在做什麼。遇到師傅喝茶的時間，可以直接問。`,
          `What a house in need of mending lacks most is people. Each year we take a few apprentices. They work three years beside a master of framing, plaster, cut porcelain or painting, and for the first half-year they do nothing but sharpen, sweep and learn the woods. Some leave. Some leave and come back.

You need not become an apprentice to try. In the craft hall you can [put together a bracket](/experiences/joinery-bracket) from nineteen pieces of wood without a single nail. If it goes wrong, take it apart and begin again; wood bears no grudge.

Outside a house under repair hangs a board that says what is being done today. If the carpenters are at their tea, just ask.`,
          `家を直すとき、いちばん足りないのは人です。園では毎年数人の弟子を迎えます。大工、左官、剪黏、彩色の親方について三年。はじめの半年は、刃を研ぎ、床を掃き、木を覚えるだけです。去る人もいれば、去ってからまた戻る人もいます。

弟子にならなくても、試してみることはできます。工芸館には[斗栱を組む体験](/experiences/joinery-bracket)があります。釘を使わず、十九個の木片を組み合わせます。まちがえたら、ほどいてやり直せば大丈夫。木は怒りません。

修理中の建物の外には、その日の作業を書いた木札が下がっています。親方たちがお茶を飲んでいたら、どうぞ声をかけてみてください。`,
        ),
      },
    ],
  },
  {
    slug: "dexterity",
    cover: art("lion-head", words("紅色獅頭的剪紙", "A red lion-dance head in cut paper", "赤い獅子頭の切り絵"), {
      ground: "waves",
      palette: "gold",
    }),
    title: words("一校一傳藝", "One School One Traditional Art", "一校一伝統芸術"),
    lead: words(
      "一所學校選一門手藝，從低年級學到畢業。我們幫忙找老師、補經費，也留一座戲臺給他們。",
      "A school chooses one art and keeps to it from the first years until its pupils leave. We help to find the teacher, add to the budget, and keep a stage free for them.",
      "学校が一つの技を選び、低学年から卒業まで続けます。私たちは先生を探し、費用を助け、舞台を用意します。",
    ),
    sections: [
      {
        anchor: "programme",
        heading: words("計畫內容", "The programme", "事業のあらまし"),
        body: words(
          `參加的學校與一位藝師結伴，一學年至少上三十二堂課：布袋戲、歌仔戲、北管、舞獅、編織、陶藝都有學校在學。藝師的鐘點費由園區負擔，學校提供教室與固定的時段。

每年春末，各校輪流到園區的戲臺演出或在工藝館展出。那一天沒有名次，孩子們互相看，常常比看大人的演出還認真。今年參加的學校與演出人才列在下面，往年的在[歷年成果](/dexterity/history)。`,
          `Each school is paired with a master for at least thirty-two lessons in the school year. Glove puppetry, gezai opera, beiguan, lion dance, weaving and pottery all have their schools. We pay the teacher; the school provides a room and a fixed hour.

In late spring the schools take turns on the park’s stage or show their work in the craft hall. Nobody is ranked that day. The children watch each other, often more closely than they watch the grown-ups. This year’s schools and performers are listed below, earlier ones under [past years](/dexterity/history).`,
          `参加校は一人の師匠と組み、一学年に少なくとも32回の授業を行います。布袋劇、歌仔戯、北管、獅子舞、織物、陶芸など、学校ごとに取り組む技はさまざまです。講師料は園が負担し、学校は教室と決まった時間を用意します。

春の終わりには、各校が園の舞台で演じ、工芸館で作品を展示します。順位はつけません。子どもたちは、大人の公演より熱心に互いの舞台を見ています。今年の学校と演者は下に、これまでの記録は[これまでの成果](/dexterity/history)にあります。`,
        ),
      },
      {
        anchor: "scholarship",
        heading: words("學校獎助金", "Scholarship", "奨励金"),
        body: words(
          `每校每學年 {fact:dexterity.scholarship}，用在練習要用的東西：戲偶、鑼鼓、線材、釉料，或載孩子去看一場戲的車資。獎助金不評比成績，看的是計畫寫得實不實在、老師願不願意一起學。

學年結束時請交一頁心得與收支表。花不完的可以留到下學年，不必為了核銷而亂買。`,
          `Each school receives {fact:dexterity.scholarship} for the school year, for what practice needs: puppets, gongs, yarn, glaze, or a bus to take the children to a performance. It does not go by results. We look for a plan that is down to earth and for teachers who want to learn as well.

At the end of the year send one page of reflections and the accounts. Money left over may be kept for the next year; there is no need to spend it for the sake of spending.`,
          `1校につき1学年{fact:dexterity.scholarship}を、稽古に必要なものにお使いいただけます。人形、銅鑼や太鼓、糸、釉薬、子どもたちが芝居を見に行くバス代など。成績は問いません。計画が地に足のついたものか、先生も一緒に学ぶ気持ちがあるかを拝見します。

年度の終わりに、感想1枚と収支表をお送りください。余ったお金は次の年度に繰り越せます。使い切るための買い物は要りません。`,
        ),
      },
      {
        anchor: "how-to-apply",
        heading: words("怎麼申請", "How to apply", "お申し込み"),
        body: words(
          `1. 學期開始前，先[寫信給我們](/contact)，說說想學什麼、為什麼。
2. 我們安排一次到校拜訪，看教室，也聽聽孩子的想法。
3. 由學校提出兩頁計畫書，評審委員在一個月內決定。
4. 入選後與藝師見面，排定課表，新學年開學就開始上課。

縣內的中小學都可以申請，偏遠與小型學校優先。還沒找到藝師也沒關係，我們會介紹。`,
          `1. Before the term begins, [write to us](/contact) and say what you would like to learn, and why.
2. We visit the school, see the room and hear what the children think.
3. The school sends a plan of two pages. The panel decides within a month.
4. Meet the master, fix the timetable, and lessons begin with the new school year.

Every primary and secondary school in the county may apply; remote and small ones come first. No teacher yet? We will introduce you.`,
          `1. 学期の始まる前に、何を学びたいか、なぜかを[お知らせください](/contact)。
2. 学校をお訪ねし、教室を見て、子どもたちの声も聞きます。
3. 2ページの計画書をお送りください。審査は1か月以内に行います。
4. 決まりましたら師匠と顔合わせをし、時間割を組み、新学年から授業を始めます。

県内の小中高校ならどこでもお申し込みいただけます。へき地や小規模の学校を優先します。師匠が見つかっていなくてもかまいません。ご紹介いたします。`,
        ),
      },
    ],
  },
  {
    slug: "about",
    cover: art(
      "house",
      words(
        "紅磚老屋與紅色大門的剪紙",
        "An old brick house with a red door, in cut paper",
        "赤い扉の古いレンガの家の切り絵",
      ),
      { ground: "tortoise", palette: "sand" },
    ),
    title: words("基金會介紹", "Foundation intro", "財団の紹介"),
    lead: words(
      "傳藝文化基金會經營傳藝園區，是不營利的財團法人。門票、場租與捐款，全數用在手藝、老屋與人。",
      "The Traditional Arts Foundation runs the park and is a non-profit body. Tickets, rents and gifts all go back to the crafts, the old houses and the people.",
      "伝統芸術文化財団は、伝統芸術の園を運営する非営利の財団です。入園料、会場料、寄付は、すべて技と建物と人のために使います。",
    ),
    sections: [
      {
        anchor: "introduction",
        heading: words("我們是誰", "Who we are", "私たちについて"),
        body: words(
          `基金會從幾戶願意把老屋交出來的人家開始。他們的條件只有一個：房子裡要有人做事，不要變成只能看的盒子。

現在園區裡有五十多位藝師與店家，十幾個駐園的團隊，加上管理、教育、修復與導覽的同仁。董事會由地方人士、藝師代表與學者組成，每年公開財務報表。`,
          `The foundation began with a few families who were ready to give up their old houses on one condition: somebody had to work in them. They must not turn into boxes that are only looked at.

Today more than fifty makers and shopkeepers and over a dozen resident troupes share the park with the staff for management, teaching, restoration and guiding. The board is made up of local people, makers and scholars. The accounts are published every year.`,
          `財団は、古い家を託してくださった数軒のご家族から始まりました。条件は一つだけ。家の中で人が働いていること、見るだけの箱にしないこと、でした。

いま園には、五十人あまりの職人と店主、十を超える座や楽団がいて、運営、教育、修復、案内の職員がともに働いています。理事会は地元の人、職人の代表、研究者からなり、会計は毎年公開しています。`,
        ),
      },
      {
        anchor: "vision",
        heading: words("願景", "Vision", "めざす姿"),
        body: words(
          `讓傳統藝術回到日常：吃飯的碗、遮雨的傘、孩子手上的偶、廟口的一齣戲。看得到、學得到，也買得起。`,
          `Traditional art back in daily life: the bowl on the table, the umbrella in the rain, the puppet on a child’s hand, the play in front of the temple. Something to see, to learn, and to afford.`,
          `伝統の技が、暮らしの中にあること。ごはんの碗、雨の日の傘、子どもの手の人形、祠の前の芝居。見られて、習えて、手の届く値段で。`,
        ),
      },
      {
        anchor: "mission",
        heading: words("使命", "Mission", "使命"),
        body: words(
          `- **留住手藝**：記錄、傳習，讓藝師靠手藝過得下去。
- **照顧老屋**：以原來的工法修，修完還要用。
- **陪孩子長大**：每個孩子畢業前，至少親手做過一件東西。
- **打開大門**：不論年齡、身體、語言或荷包，都進得來。`,
          `- **Keep the crafts**: record them, pass them on, and let makers live by their work.
- **Look after the houses**: mend them in the old way and go on using them.
- **Grow with the children**: before leaving school, every child has made something by hand.
- **Open the door**: to any age, body, language or purse.`,
          `- **技を残す**：記録し、伝え、職人が仕事で暮らしていけるようにします。
- **家を守る**：もとの工法で直し、直したあとも使い続けます。
- **子どもと歩む**：どの子も卒業までに一つは、自分の手でものを作ります。
- **門をひらく**：年齢、体、言葉、財布にかかわらず、誰でも入れるようにします。`,
        ),
      },
    ],
  },
  {
    slug: "about-business",
    cover: art("wheel", words("轉盤上成形的陶壺剪紙", "A pot on the wheel, in cut paper", "ろくろの上の壺の切り絵"), {
      ground: "waves",
      palette: "indigo",
    }),
    title: words("營運目標", "Operational Goals", "運営の目標"),
    lead: words(
      "園區要開得下去，也要開得有道理。我們把每年要做到的事寫成看得見的目標，年底逐項檢查。",
      "The park has to last, and to be worth its keeping. We write down what each year should bring, and go through it line by line at the end.",
      "園は続かなければならず、続けるだけの意味もなければなりません。毎年の目標を目に見える形で書き、年末に一つずつ確かめます。",
    ),
    sections: [
      {
        anchor: "goals",
        heading: words("四個目標", "Four goals", "四つの目標"),
        body: words(
          `- **收支站得住**：門票、店家與場租足以支付日常開銷，捐款只用在修復與傳習。
- **手藝人留得住**：駐園店家的續約率，是我們最在意的數字。
- **訪客願意再來**：年票的續辦人數，比一次衝高的人潮更重要。
- **鄰居感覺得到**：用在地的米、木料與人手，晚上十點以後安靜下來。`,
          `- **Books that balance**: tickets, shops and rents pay for the daily running; gifts go only to restoration and teaching.
- **Makers who stay**: how many shops renew their lease is the figure we watch most.
- **Visitors who return**: renewed annual cards mean more to us than one crowded weekend.
- **Neighbours who notice**: local rice, timber and hands, and quiet after ten at night.`,
          `- **収支が成り立つこと**：入園料と店、会場料で日々の費用をまかない、寄付は修復と伝承だけに使います。
- **職人が残ること**：店の契約更新の割合を、いちばん大切な数字と考えています。
- **また来ていただけること**：一度の人出より、年間パスの更新を重んじます。
- **近所に喜ばれること**：地元の米、木、人手を使い、夜10時以降は静かにします。`,
        ),
      },
      {
        anchor: "how-we-check",
        heading: words("怎麼檢查", "How we check", "確かめかた"),
        body: words(
          `每季一次，藝師代表、店家與同仁圍著長桌，把四張表攤開來看：收支、續約、年票、鄰居的意見。做得好的寫下來，做不到的寫原因，不改數字。

年底的總表附在年度報告裡，和[永續發展](/sustainable)的紀錄一起公開。想看更早的，請[寫信給我們](/contact)。`,
          `Once a quarter, makers, shopkeepers and staff sit round a long table with four sheets of paper: the books, the leases, the annual cards, and what the neighbours said. What went well is written down. What did not is written down with the reason, and the figures stay as they are.

The year’s summary is part of the yearly report, published together with the record on [Sustainability](/sustainable). For earlier ones, [write to us](/contact).`,
          `三か月に一度、職人の代表、店主、職員が長机を囲み、四枚の紙を広げます。収支、契約、年間パス、近所の声。うまくいったことを書き、できなかったことは理由を書きます。数字は直しません。

一年のまとめは年次報告書に載せ、[サステナビリティ](/sustainable)の記録とともに公開します。以前のものをご覧になりたい方は[ご連絡ください](/contact)。`,
        ),
      },
      {
        anchor: "who-pays",
        heading: words("錢從哪裡來，用到哪裡去", "Where the money comes from and goes", "お金の流れ"),
        body: words(
          `- **來源**：門票與年票、店家租金與抽成、場地與合作、政府補助、民間捐款。
- **去處**：人事與日常維護、演出與教學、修復、準備金。

捐款指定給哪一棟屋、哪一門手藝，就用在那裡，用完寄一封信和幾張照片給捐款人。沒有指定的，進入學徒的生活津貼。`,
          `- **It comes from** tickets and annual cards, rents and a share of the shops’ sales, venues and partnerships, public grants, and gifts.
- **It goes to** wages and upkeep, performing and teaching, restoration, and a reserve.

A gift meant for one house or one craft is spent there, and the giver receives a letter with photographs. Gifts without a purpose go to the apprentices’ living allowance.`,
          `- **入るもの**：入園料と年間パス、店の家賃と売り上げの一部、会場と提携、公的な補助、寄付。
- **使い道**：人件費と日々の手入れ、公演と教育、修復、積立金。

家や技をご指定いただいた寄付はそこに使い、終わったら手紙と写真をお送りします。ご指定のないものは、弟子たちの生活手当に充てます。`,
        ),
      },
    ],
  },
  {
    slug: "about-core",
    cover: art(
      "loom",
      words("織到一半的織布機剪紙", "A cut-paper loom with half-woven cloth", "織りかけの布がかかる織機の切り絵"),
      { ground: "lattice", palette: "plum" },
    ),
    title: words("核心發展", "Core Development", "事業の柱"),
    lead: words(
      "傳習、展演、修復、生活，是園區的四根柱子。少一根，屋頂就會歪。",
      "Teaching, performing, restoring and living are the four pillars of the park. Take one away and the roof will lean.",
      "伝える、演じる、直す、暮らす。園を支える四本の柱です。一本欠けても、屋根は傾きます。",
    ),
    sections: [
      {
        anchor: "four-pillars",
        heading: words("四根柱子", "Four pillars", "四本の柱"),
        body: words(
          `- **傳習**：學徒制、[一校一傳藝](/dexterity)與[手作體驗](/experiences)，從一個下午到三年都有路可走。
- **展演**：戲臺每天有人練、有人演，新編的戲和老戲各占一半。
- **修復**：[修老房子](/repair)，也修戲偶、鑼鼓與舊書。
- **生活**：店家做的東西要能用。賣得掉，手藝才傳得下去。`,
          `- **Teaching**: apprenticeships, [One School One Traditional Art](/dexterity) and [Hands-on Activities](/experiences). There is a way in that takes an afternoon, and one that takes three years.
- **Performing**: someone rehearses or plays on the stage every day, half of it old, half newly written.
- **Restoring**: [old houses](/repair), and also puppets, gongs and books.
- **Living**: what the shops make should be used. A craft that sells is a craft that lasts.`,
          `- **伝える**：弟子入り、[一校一伝統芸術](/dexterity)、[手づくり体験](/experiences)。午後だけの道も、三年かける道もあります。
- **演じる**：舞台では毎日、誰かが稽古し、演じています。古い演目と新作が半分ずつです。
- **直す**：[古い家](/repair)のほか、人形、銅鑼、古い本も直します。
- **暮らす**：店の品は使えるものであること。売れてこそ、技は続きます。`,
        ),
      },
      {
        anchor: "today",
        heading: words("現在正在做的", "What is under way", "いま取り組んでいること"),
        body: words(
          `- 替每一位七十歲以上的師傅錄下手的動作，從上面、側面與背後各一次，收進[影音圖書館](/video)。
- 把北管的工尺譜轉成可以放大的字體，孩子與老人家都看得清楚。
- 試種三種藍草，比較哪一種耐得住愈來愈熱的夏天。
- 訓練五位能用手語說故事的導覽員。`,
          `- Filming the hands of every master over seventy, from above, from the side and from behind, for the [Multimedia Library](/video).
- Setting beiguan notation in a face that can be enlarged, for children and for old eyes.
- Growing three kinds of indigo side by side, to see which can bear hotter summers.
- Training five guides who tell stories in sign language.`,
          `- 七十歳を超えた親方すべての手の動きを、上、横、後ろから撮影し、[映像ライブラリー](/video)に収めています。
- 北管の工尺譜を拡大できる書体に改め、子どもにもお年寄りにも読みやすくしています。
- 三種類の藍を育て、暑くなる夏にどれが強いかを比べています。
- 手話で物語を伝えるガイドを5人育てています。`,
        ),
      },
      {
        anchor: "next",
        heading: words("接下來", "What comes next", "これから"),
        body: words(
          `老屋會繼續老，師傅也是。接下來幾年，我們想把力氣放在兩件小事上：讓學徒出師以後，在附近租得起店面；讓外地的孩子，一生至少來過一次。

大的建設不急著做。園區現在的樣子，是一片瓦、一個人慢慢長出來的。`,
          `The old houses will grow older, and so will the masters. In the coming years we want to spend our strength on two small things: that apprentices who have finished can afford a shop nearby, and that every child from elsewhere comes here at least once.

Large buildings can wait. The park became what it is tile by tile, and one person at a time.`,
          `古い家はさらに古くなり、親方たちも年を重ねます。これからの数年は、二つの小さなことに力を注ぎます。年季の明けた弟子が近くに店を借りられること。遠くの子どもも、一生に一度はここを訪れること。

大きな建物は急ぎません。いまの園の姿は、瓦一枚、人ひとりから、ゆっくり育ったものだからです。`,
        ),
      },
    ],
  },
  {
    slug: "sustainable",
    cover: art(
      "leaf",
      words("一枝綠葉與紅果的剪紙", "A cut-paper sprig of green leaves and red berries", "緑の葉と赤い実の枝の切り絵"),
      { ground: "ice", palette: "jade" },
    ),
    title: words("永續發展", "Sustainability", "サステナビリティ"),
    lead: words(
      "老房子本來就懂得省：厚牆擋熱、天井引風、雨水有去處。我們把這些老辦法接上新的帳本，每年公開一次。",
      "Old houses know how to save: thick walls against the heat, courtyards for the breeze, a place for the rain to go. We keep account of it the modern way, and publish the result each year.",
      "古い家は、もともと節約が上手です。厚い壁が暑さを防ぎ、中庭が風を呼び、雨水にも行き先があります。こうした知恵を新しい帳簿につけ、毎年公開しています。",
    ),
    sections: [
      {
        anchor: "water-and-energy",
        heading: words("水與能源", "Water and energy", "水とエネルギー"),
        body: words(
          `瓦頂的雨水收進地下蓄水池，用來澆樹、沖廁所與製造水霧。新建的工坊與腳踏車棚裝了太陽能板，老屋的瓦頂不裝。

夜間照明只照路面，不照樹冠，白鷺池周圍只留照腳邊的矮燈。藍染坊的廢水經過兩道濾池才放流，池子裡養著魚，牠們是最老實的檢驗員。`,
          `Rain from the tiled roofs runs into tanks below ground and comes back for watering, flushing and the mist. The new workshops and the bicycle sheds carry solar panels; the old roofs do not.

At night no lamp shines into the trees, and around the egret pond only low lamps light the path. Waste water from the dye house passes two filter beds before it is let go. Fish live in the second, and they are the most honest inspectors we have.`,
          `瓦屋根の雨水は地下の水槽にため、散水、トイレ、ミストに使います。太陽光パネルは新しい作業場と駐輪場の屋根にだけ付け、古い瓦屋根には付けません。

夜の明かりは道だけを照らし、木々には向けません。白鷺の池のまわりは足もとを照らす低い灯りだけにしています。染めの排水は二つのろ過池を通してから流します。二つ目の池には魚がいて、いちばん正直な検査員をつとめています。`,
        ),
      },
      {
        anchor: "materials",
        heading: words("材料與垃圾", "Materials and waste", "材料とごみ"),
        body: words(
          `竹子、藍草與構樹由園區與鄰近農家種植，用多少砍多少。店家不提供一次性餐具，自備杯買飲料折抵 {fact:cup.discount}。

鑿下來的木屑給窯場升火，布邊縫成抹布，祭拜的水果分送附近的長者食堂。去年丟掉的垃圾一共幾公噸、去了哪裡，看下面的圖。`,
          `Bamboo, indigo and paper mulberry grow here and on neighbouring farms, and we cut only what we use. Food stalls have no throw-away dishes, and a cup of your own saves {fact:cup.discount} on a drink.

Shavings light the kiln, selvedges become cleaning cloths, and fruit from the altar goes to a nearby kitchen for the elderly. The charts below say how many tonnes we threw away, and where they went.`,
          `竹、藍、カジノキは園と近くの農家で育て、使う分だけ刈り取ります。店では使い捨ての食器を出しません。マイカップをお持ちになると飲み物が{fact:cup.discount}引きです。

木くずは窯のたきつけに、布の端は雑巾に、お供えの果物は近くの高齢者食堂へ。一年のごみの量と行き先は、下の図をご覧ください。`,
        ),
      },
      {
        anchor: "people",
        heading: words("人", "People", "人"),
        body: words(
          `同仁有六成住在騎車二十分鐘以內的地方。合約藝師的酬勞依時數與作品計，不以門票收入打折。颱風天休園，排定的工資照付。

哪裡做得不好，請[告訴我們](/contact)。去年收到的意見與改善，附在年度報告的最後一章。`,
          `Six out of ten of us live within twenty minutes by bicycle. Makers under contract are paid for their hours and their pieces, whatever the ticket sales. When a typhoon closes the park, scheduled wages are paid all the same.

Where we fall short, please [say so](/contact). What we were told last year, and what we changed, is the last chapter of the report.`,
          `職員の六割は、自転車で20分以内の所に住んでいます。契約の職人には、入園者数にかかわらず、時間と作品に応じてお支払いします。台風で休園しても、予定の賃金はそのままです。

行き届かないところは、どうぞ[お知らせください](/contact)。昨年いただいたご意見と改めたことは、年次報告書の最後の章にまとめています。`,
        ),
      },
    ],
  },
  ...listPages(),
];

type Page = StarterItem<"page">;

function listPages(): Page[] {
  return [
    opening(
      "plan",
      art(
        "bicycle",
        words(
          "車籃盛著紅花的腳踏車剪紙",
          "A bicycle with red flowers in its basket, in cut paper",
          "籠に赤い花をのせた自転車の切り絵",
        ),
        { ground: "waves", palette: "sky" },
      ),
      words("主題遊程", "Plan Your Visit", "おすすめコース"),
      words(
        "十種走法，有的兩小時，有的一整天。挑一種最像今天心情的，或拼成自己的。",
        "Ten ways through the park, some of two hours, some of a whole day. Take the one that suits your mood, or make your own from several.",
        "2時間から1日まで、十の歩きかたをご用意しました。今日の気分に合うものを選んでも、組み合わせてもかまいません。",
      ),
    ),
    opening(
      "calendar",
      art(
        "moon",
        words(
          "圓月、花枝與白兔的剪紙",
          "A full moon with a rabbit and a flowering branch, in cut paper",
          "満月と花の枝と白うさぎの切り絵",
        ),
        { ground: "cloud", palette: "night" },
      ),
      words("行事曆", "Calendar", "行事カレンダー"),
      words(
        "展覽、演出、活動與廟裡的日子，都在同一張曆上。點日期看當天，也可以把整個月帶回自己的行事曆。",
        "Exhibitions, performances, events and temple days on one calendar. Choose a date to see that day, or take the month along to a calendar of your own.",
        "展覧会、公演、イベント、祠の行事を一つの暦にまとめました。日付を選ぶと、その日の予定がわかります。ご自分のカレンダーへの登録もできます。",
      ),
    ),
    opening(
      "news",
      art("gong", words("敲響的大鑼剪紙", "A great gong being struck, in cut paper", "打ち鳴らす大きな銅鑼の切り絵"), {
        ground: "ice",
        palette: "brick",
      }),
      words("最新消息", "Latest News", "お知らせ"),
      words(
        "開放時間的變動、新的節目、徵才與公告。要出門的那天，先看這裡。",
        "Changed hours, new programmes, vacancies and notices. Look here on the day you set out.",
        "時間の変更、新しい催し、募集、お知らせ。お出かけの日は、まずこちらをご覧ください。",
      ),
    ),
    opening(
      "tidings",
      art(
        "seal",
        words("青綠石章與印泥的剪紙", "A green stone seal and its red paste, in cut paper", "緑の石印と朱肉の切り絵"),
        { ground: "lattice", palette: "indigo" },
      ),
      words("基金會消息", "News", "財団ニュース"),
      words(
        "基金會的公告、計畫與年度報告。園區每天的事，請看「最新消息」。",
        "Notices, projects and yearly reports of the foundation. For day-to-day matters of the park, see Latest News.",
        "財団からの告知、事業、年次報告です。園の日々のことは「お知らせ」をご覧ください。",
      ),
    ),
    opening(
      "exhibition",
      art("vase", words("插著紅花的花瓶剪紙", "A vase with a red branch, in cut paper", "赤い枝を挿した花瓶の切り絵"), {
        ground: "tortoise",
        palette: "plum",
      }),
      words("展覽", "Exhibitions", "展覧会"),
      words(
        "看手藝怎麼來、現在長什麼樣子，還有明天可能變成什麼。多數展覽不另收費。",
        "Where the crafts come from, what they look like today and what they may become. Most exhibitions are included in the ticket.",
        "技がどこから来て、今どんな姿で、これからどうなるのか。ほとんどの展覧会は入園料だけでご覧になれます。",
      ),
    ),
    opening(
      "show",
      art(
        "opera-mask",
        words(
          "額上勾紋的戲曲臉譜剪紙",
          "A painted opera face with a marked brow, in cut paper",
          "額に紋様のある隈取りの切り絵",
        ),
        { ground: "cloud", palette: "brick" },
      ),
      words("演出", "Performances", "公演"),
      words(
        "歌仔戲、布袋戲、南管、北管，還有年輕團隊的新戲。開演前十分鐘，鑼鼓會先告訴您。",
        "Gezai opera, glove puppets, nanguan and beiguan music, and new plays by young troupes. Ten minutes before each, the drums will let you know.",
        "歌仔戯、布袋劇、南管、北管、そして若い座の新作。開演の10分前には、銅鑼と太鼓がお知らせします。",
      ),
    ),
    opening(
      "activity",
      art("dragon-boat", words("划動中的龍舟剪紙", "A dragon boat under way, in cut paper", "漕ぎ進む龍舟の切り絵"), {
        ground: "waves",
        palette: "gold",
      }),
      words("活動", "Events", "イベント"),
      words(
        "市集、夜遊、節慶與講座。有些要預約，有些走過來就能參加。",
        "Markets, night walks, festivals and talks. Some need booking; for others, just come along.",
        "手づくり市、夜の散策、祭り、講座。予約の要るものも、そのままご参加いただけるものもあります。",
      ),
    ),
    opening(
      "experiences",
      art(
        "indigo-cloth",
        words(
          "晾在竹竿上的藍染布剪紙",
          "Indigo cloth on a bamboo pole, in cut paper",
          "竹竿に干した藍染めの布の切り絵",
        ),
        { ground: "waves", palette: "indigo" },
      ),
      words("手作體驗", "Hands-on Activities", "手づくり体験"),
      words(
        "師傅在旁邊看著，東西由您自己做。做壞了也不要緊，那就是世上唯一的一件。個人不必預約，名額當天在體驗地點的櫃臺發放，先到先得；團體請先預約。",
        "The maker sits beside you, and you do the work. If it goes wrong, it is still the only one in the world. You need not book for yourself or your family: places are given out at the workshop’s desk on the day, first come, first served. Groups reserve ahead.",
        "職人がそばで見守り、作るのはあなたです。うまくいかなくても、世界に一つだけの品になります。個人の方のご予約は要りません。当日、体験会場の受付で先着順にご案内します。団体の方はご予約ください。",
      ),
    ),
    opening(
      "shop",
      art("tea-pot", words("冒著熱氣的茶壺剪紙", "A steaming teapot in cut paper", "湯気の立つ急須の切り絵"), {
        ground: "lattice",
        palette: "jade",
      }),
      words("園區店家", "Shops", "ショップ"),
      words(
        "吃的、喝的、用的、穿的，做的人多半就站在櫃臺後面。自備杯買飲料折抵 {fact:cup.discount}。",
        "Things to eat, drink, use and wear, mostly with the maker behind the counter. Bring your own cup and a drink is {fact:cup.discount} cheaper.",
        "食べるもの、飲むもの、使うもの、着るもの。カウンターの奥には、たいてい作った本人がいます。マイカップをお持ちになると飲み物が{fact:cup.discount}引きです。",
      ),
    ),
    opening(
      "product",
      art(
        "lacquer-tray",
        words(
          "描著一金一紅雙魚的漆盤剪紙",
          "A lacquer tray with two painted fish, in cut paper",
          "金と赤の魚を描いた漆の盆の切り絵",
        ),
        { ground: "ice", palette: "plum" },
      ),
      words("傳藝藝廊", "Gallery of Traditional Art", "伝統工芸ギャラリー"),
      words(
        "每一件都註明作者、材料與在哪裡買得到。與文昌祠聯名的小物，可以單獨挑出來看。",
        "Every piece names its maker, its materials and where to buy it. You can pick out those made together with the Wenchang temple.",
        "どの品にも、作り手、材料、買える店を記しています。文昌祠とのコラボ商品だけを選んで見ることもできます。",
      ),
    ),
    opening(
      "video",
      art("lute", words("琵琶的剪紙", "A lute in cut paper", "琵琶の切り絵"), { ground: "cloud", palette: "sky" }),
      words("影音圖書館", "Multimedia Library", "映像ライブラリー"),
      words(
        "戲的錄影、工坊的聲音、老照片與電子書。影片附字幕，聲音附文字。",
        "Recorded plays, the sounds of workshops, old photographs and books. Films have captions, and sounds have a transcript.",
        "芝居の録画、工房の音、古い写真、電子書籍。映像には字幕、音には文字を添えています。",
      ),
    ),
    opening(
      "encyclopedia",
      art(
        "book",
        words("疊起的線裝書剪紙", "A pile of thread-bound books, in cut paper", "積み重ねた糸綴じの本の切り絵"),
        { ground: "tortoise", palette: "sand" },
      ),
      words("傳藝百科", "Encyclopedia", "伝統芸術百科"),
      words(
        "鑼經、榫卯、藍靛、剪黏：聽過但說不清楚的詞，這裡用幾段話說明白。",
        "Drum patterns, mortise and tenon, indigo, cut porcelain: words you have heard and could not quite explain, made clear in a few lines.",
        "銅鑼の譜、ほぞ組み、藍、剪黏。聞いたことはあるけれど説明はむずかしい言葉を、短くわかりやすく。",
      ),
    ),
    opening(
      "mascotreport",
      art(
        "mascot-read",
        words("看書的小陶鴞剪紙", "A small clay owl reading, in cut paper", "本を読む小さな陶のふくろうの切り絵"),
        { ground: "lattice", palette: "gold" },
      ),
      words("陶燈報報", "Mascot Report", "とうとう通信"),
      words(
        "陶燈是一隻提燈的小陶鴞，專門調查園區裡的小事。報告由牠自己寫，錯字我們改過了。",
        "Taodeng, a small clay owl with a lantern, looks into the little matters of the park. The reports are its own; we have only mended the spelling.",
        "とうとうは、灯りを持った小さな陶のふくろう。園の小さな出来事を調べています。文章は本人、誤字だけこちらで直しました。",
      ),
    ),
    opening(
      "links",
      art(
        "bridge",
        words("月河上的拱橋剪紙", "An arched bridge over the river, in cut paper", "川にかかる太鼓橋の切り絵"),
        { ground: "waves", palette: "sand" },
      ),
      words("友善連結", "Partner Websites", "関連リンク"),
      words(
        "和我們走得近的文化單位、旅遊服務與教學資源。連結會另開新分頁。",
        "Cultural bodies, travel services and teaching resources close to us. Links open in a new tab.",
        "親しくしている文化団体、旅の案内、学びの資料です。リンクは新しいタブで開きます。",
      ),
    ),
    opening(
      "search",
      art(
        "fan",
        words(
          "繪著白花的黃摺扇剪紙",
          "A yellow folding fan with white flowers, in cut paper",
          "白い花を描いた黄色い扇子の切り絵",
        ),
        { ground: "cloud", palette: "jade" },
      ),
      words("搜尋", "Search", "検索"),
      words(
        "想找什麼就寫什麼，一兩個詞就好。「臺」和「台」、大寫和小寫，都當成一樣。",
        "Write what you are looking for; a word or two will do. Capitals make no difference.",
        "探したい言葉を一つ二つご入力ください。大文字と小文字、全角と半角は区別しません。",
      ),
    ),
    opening(
      "sitemap",
      art("gate", words("夜裡的園門剪紙", "The park gate by night, in cut paper", "夜の園の門の切り絵"), {
        ground: "ice",
        palette: "night",
      }),
      words("網站導覽", "Site Map", "サイトマップ"),
      words(
        "所有頁面列在一張表上。下面也寫著鍵盤的用法：U、C、Z 三個快速鍵各到哪裡。",
        "Every page in one list, and below it where the access keys U, C and Z take you.",
        "すべてのページを一覧にしました。アクセスキーU・C・Zの行き先もあわせてご案内します。",
      ),
    ),
    opening(
      "faq",
      art(
        "moon-blocks",
        words("一對紅色的筊杯剪紙", "A pair of red moon blocks in cut paper", "一対の赤いポエの切り絵"),
        { ground: "tortoise", palette: "brick" },
      ),
      words("常見問題", "FAQ", "よくある質問"),
      words(
        "先問問看，說不定已經有答案。找不到的話，遊客中心的同仁會在 {fact:contact.replyDays}內回信。",
        "Your question may have an answer already. If not, write to us and the visitor centre will reply within {fact:contact.replyDays}.",
        "まずはこちらをご覧ください。見つからないときは、ビジターセンターが{fact:contact.replyDays}以内にメールでお答えします。",
      ),
    ),
    opening(
      "lostfound",
      art(
        "umbrella-lost",
        words(
          "掛著問號吊牌的雨傘剪紙",
          "A forgotten umbrella with a question mark on its tag, in cut paper",
          "「？」の札のついた忘れ物の傘の切り絵",
        ),
        { ground: "waves", palette: "plum" },
      ),
      words("失物招領", "Lost and Found", "お忘れ物"),
      words(
        "園區撿到的東西都在這裡登記，貴重物品與證件只寫大概。認出是您的東西，請填寫失物表單，我們在 {fact:contact.replyDays}內回覆。",
        "Things found in the park are listed here; valuables and cards are described only in part. If one is yours, fill in the lost-item form and we will reply within {fact:contact.replyDays}.",
        "園内で見つかったものを載せています。貴重品やカード類は、くわしい特徴を伏せています。お心当たりの方は、お忘れ物のフォームからお知らせください。{fact:contact.replyDays}以内にお返事します。",
      ),
    ),
  ];
}

function opening(slug: string, cover: Art, title: Localized, lead: Localized): Page {
  return { slug, cover, title, lead, sections: [] };
}
