import { art, type StarterContent, words } from "#starter/starter.ts";

/**
 * Pages for those who ask for something: groups, schools, renters, film crews, letter writers. The forms stand below
 * them.
 */
export const pagesBooking: StarterContent<"page"> = () => [
  {
    slug: "group",
    cover: art(
      "bench",
      words(
        "樹下等人來坐的紅色長椅剪紙",
        "A cut-paper red bench under a tree, waiting for company",
        "木の下で人を待つ赤い長椅子の切り絵",
      ),
      { ground: "tortoise", palette: "jade" },
    ),
    title: words("團體預約", "Group Reservations", "団体予約"),
    lead: words(
      "學校、社團、公司或一大家子要來，先在這裡說一聲。我們好安排入園的時段、導覽的人手和休息的地方。",
      "Bringing a school, a club, a company or a very large family? Tell us here, and we can arrange the arrival hour, the guides and somewhere to sit down.",
      "学校、サークル、会社、大勢のご家族でお越しの際は、こちらでお知らせください。入園の時間、ガイド、休憩場所を準備いたします。",
    ),
    sections: [
      {
        anchor: "rules",
        heading: words("預約前請先看", "Before you reserve", "ご予約の前に"),
        body: words(
          `- 最晚在參觀日 {fact:group.noticeDays}前預約，最遠可以約到 {fact:group.furthestDays}後，休園日除外。
- 每個入園時段的團體名額是 {fact:group.perHour}，全天 {fact:group.perDay}。人數更多請來電，由專人安排。
- 各票種的人數請盡量填準，現場可以依實際人數調整。
- 最後入園時間 {fact:hours.lastAdmission}，請在這之前抵達南門。
- 免票名額限個別符合資格的人（未滿 {fact:ticket.freeUnderAge}或未滿 {fact:ticket.freeUnderHeight}的兒童、身心障礙者與一位陪同者、志願服務榮譽卡持卡人），入園時逐一查驗。
- 票價以參觀日為準。
- 社福團體要整團免費入園，請到[無障礙與免費入園](/accessibility)以公文申請。`,
          `- Reserve at least {fact:group.noticeDays} before the visit, and for a day within the next {fact:group.furthestDays} on which the park is open.
- For groups there is room for {fact:group.perHour} in each arrival hour and {fact:group.perDay} in a day. If there are more of you, please call us.
- Give the numbers per ticket type as closely as you can. At the gate we go by the number who actually come.
- Last admission is at {fact:hours.lastAdmission}; please be at the South Gate before then.
- Free places are for people who each qualify themselves: children under {fact:ticket.freeUnderAge} or under {fact:ticket.freeUnderHeight}, visitors with a disability and one companion each, and holders of a volunteer card. Everyone is checked at the gate.
- Prices are those of the day of the visit.
- Welfare groups that would like to come in free as a whole should apply by letter, under [Accessibility and Free Admission](/accessibility).`,
          `- ご来園の{fact:group.noticeDays}前までにご予約ください。{fact:group.furthestDays}先の日までお選びいただけます。休園日は除きます。
- 団体の受け入れは、入園の1時間ごとに{fact:group.perHour}、1日{fact:group.perDay}までです。それを超える場合はお電話ください。
- 券種ごとの人数は、なるべく正確にご記入ください。当日は実際の人数で精算します。
- 最終入園は{fact:hours.lastAdmission}です。それまでに南門へお越しください。
- 無料の枠は、お一人ずつ資格のある方（{fact:ticket.freeUnderAge}未満または{fact:ticket.freeUnderHeight}未満のお子さま、障がいのある方と付き添い1名、ボランティア栄誉カードをお持ちの方）のためのものです。入園時に確認します。
- ご来園日の料金を適用します。
- 福祉団体で全員の無料入園をご希望の場合は、[バリアフリーと無料入園](/accessibility)のページから、団体名義の正式な申請書を添えてお申し込みください。`,
        ),
      },
      {
        anchor: "what-happens-next",
        heading: words("送出以後", "What happens next", "送信のあと"),
        body: words(
          `只訂入園、沒有加購也沒有特殊需求的預約，送出當下就確認，確認信會立刻寄到。有導覽、手作、場地、校外教學或其他需求的，同仁會在 {fact:group.replyDays}內回覆，而且一定在參觀日以前。

每筆預約都有一個編號與查詢連結，隨時可以看到進度與估價單。名額滿了的話，頁面會列出最近的三個時段，也可以排候補。

送出之後不能在線上修改，請打電話或傳訊息給我們。遇到颱風等災害而休園，預約自動取消，我們會逐一通知，不收任何費用。`,
          `A reservation for admission alone, with no extras and no special requests, is confirmed at once, and we e-mail you straight away. If you ask for a guide, a workshop, a venue, a school programme or anything else, a member of staff will reply within {fact:group.replyDays}, always before your visit.

Each reservation has a reference and a link, where you can follow its progress and print the quotation. When an hour is full, the page offers the three nearest times with room, or the waiting list.

Once it is sent you cannot change it online; please call or message us. If the park has to close for a typhoon or another emergency, the reservation is cancelled automatically. We tell every group, and charge nothing.`,
          `入園だけのご予約は、送信と同時に確定し、確認メールをお送りします。ガイド、体験、会場、校外学習などのご希望がある場合は、{fact:group.replyDays}以内に、必ずご来園の前に係の者がお返事します。

ご予約ごとに受付番号と確認用のリンクがあり、進み具合や見積書をいつでもご覧いただけます。満員のときは、近い時間帯を三つご案内します。キャンセル待ちもできます。

送信後の変更は、お電話またはメッセージで承ります。台風などの災害で休園する場合、ご予約は自動的に取り消しとなり、皆さまにお知らせします。料金はいただきません。`,
        ),
      },
      {
        anchor: "guides",
        heading: words("導覽服務", "Guided tours", "ガイド"),
        body: words(
          `- 中文 30 分鐘 {fact:guide.zh30}：文昌祠與工匠街，適合時間不多的團體。
- 中文 60 分鐘 {fact:guide.zh60}：加上戲臺後臺與一間工坊。
- 英文 60 分鐘 {fact:guide.en60}：同一條路線，由英文導覽員帶領。

以團計費，一位導覽員帶二十五人左右最好聽；人多時建議分組。`,
          `- 30 minutes in Chinese, {fact:guide.zh30}: the Wenchang temple and Artisan Street, for groups in a hurry.
- 60 minutes in Chinese, {fact:guide.zh60}: the same, with the back of the opera stage and one workshop.
- 60 minutes in English, {fact:guide.en60}: the same longer route with an English-speaking guide.

The fee is per group. About twenty-five people to one guide is best for listening; for more, we suggest two.`,
          `- 中国語 30分 {fact:guide.zh30}：文昌祠（ぶんしょうし）と職人通り。お時間の短い団体におすすめです。
- 中国語 60分 {fact:guide.zh60}：舞台裏と工房一か所が加わります。
- 英語 60分 {fact:guide.en60}：同じ道順を英語でご案内します。

料金は1団体あたりです。ガイド1人につき25人ほどが聞きやすい人数です。多いときは組に分けることをおすすめします。`,
        ),
      },
    ],
  },
  {
    slug: "field-trip",
    cover: art(
      "book",
      words("《千字文》線裝書的剪紙", "A thread-bound primer in cut paper", "糸綴じの手習い本の切り絵"),
      { ground: "lattice", palette: "indigo" },
    ),
    title: words("校外教學", "School Field Trips", "校外学習"),
    lead: words(
      "三種方案，從自己走到整天有人帶。適合幼兒園到高中，課程內容可以跟著年級調整。",
      "Three plans, from walking on your own to a full day in good hands. They suit kindergarten to senior high school, and we fit the content to the year.",
      "自由に歩くものから一日ご案内するものまで、三つのプランがあります。幼稚園から高校まで、学年に合わせて内容を整えます。",
    ),
    sections: [
      {
        anchor: "plan-a",
        heading: words("A　門票自由行", "A: Ticket only", "A　入園のみ"),
        body: words(
          `只訂門票，行程由老師安排。我們提供一份學習單與集合地點的建議，當天在南門有同仁迎接。

適合來過的班級，或想讓學生自己分組探索的老師。符合條件的預約送出當下就確認。`,
          `Tickets only; the teachers plan the day. We send a worksheet and suggest a meeting point, and someone meets you at the South Gate.

It suits classes that have been here before, or teachers who want small groups to explore alone. It is usually confirmed at once.`,
          `入園券のみのプランで、行程は先生にお任せします。ワークシートと集合場所の案内をお送りし、当日は南門で係の者がお迎えします。

以前お越しになった学級や、班ごとの自由見学に向いています。条件が整えば、送信と同時に確定します。`,
        ),
      },
      {
        anchor: "plan-b",
        heading: words("B　主題學習套裝", "B: Study-tour package", "B　学習パッケージ"),
        body: words(
          `門票、導覽、一項手作與午餐場地一次安排好。主題有三個可選：

- **屋頂上的故事**：看剪黏、認脊獸，自己拼一塊馬賽克瓦。
- **藍色從哪裡來**：認識藍草、看染缸，染一條手帕。
- **手掌上的江湖**：學布袋戲的基本指法，演一小段對白。

想要哪個主題，請寫在表單的「特殊需求」。費用依人數與材料報價，由同仁在 {fact:group.replyDays}內回覆。`,
          `Tickets, a guide, one workshop and a place for lunch, arranged together. Choose one of three themes:

- **Stories on the roof**: look at cut-porcelain figures, learn the beasts of the ridge, and piece together a tile of your own.
- **Where blue comes from**: meet the indigo plant, look into the vats, and dye a handkerchief.
- **A world on one hand**: learn the basic finger work of glove puppetry and play a short scene.

Please write which theme you would like under ‘Special requirements’ in the form. We quote by number and materials, within {fact:group.replyDays}.`,
          `入園、ガイド、手づくり体験一つ、昼食の場所をまとめてご用意します。テーマは三つから選べます。

- **屋根の上の物語**：磁器の飾りや棟の獣を観察し、モザイクの瓦を一枚作ります。
- **青はどこから**：藍の葉と染め甕を見て、ハンカチを染めます。
- **手のひらの舞台**：人形劇「布袋劇（ほていげき）」の指づかいを習い、短い場面を演じます。

ご希望のテーマは、フォームの「特別なご要望」にお書きください。料金は人数と材料に応じてお見積もりし、{fact:group.replyDays}以内にお返事します。`,
        ),
      },
      {
        anchor: "plan-c",
        heading: words("C　書法之旅", "C: Calligraphy tour", "C　書道の旅"),
        body: words(
          `在文昌祠開筆、拜文昌，聽一段文房四寶的故事，再到工藝館寫一張自己的字。學校書法社團可以帶作品來，選出的作品在廊下展出一週。

筆墨紙硯由園區準備，左撇子的同學也有合適的座位。`,
          `Dip a new brush and greet the god of letters at the Wenchang temple, hear about the four treasures of the study, then write a sheet of your own in the craft hall. School calligraphy clubs may bring their work; a selection hangs in the gallery for a week.

We provide brushes, ink, paper and ink stones. There are seats for left-handed pupils too.`,
          `文昌祠（ぶんしょうし）で新しい筆に初めて墨を含ませ、文昌帝君にあいさつして、文房四宝の話を聞いてから、工芸館で一枚書き上げます。書道部の皆さんは作品をお持ちください。選んで回廊に一週間展示します。

筆、墨、紙、硯は園でご用意します。左利きの生徒さんの席もあります。`,
        ),
      },
    ],
  },
  {
    slug: "class-tour",
    cover: art(
      "glove-puppet",
      words("留鬚的布袋戲偶剪紙", "A bearded glove puppet in cut paper", "ひげのある布袋劇の人形の切り絵"),
      { ground: "cloud", palette: "plum" },
    ),
    title: words("班級體驗", "Class Tours", "クラス体験"),
    lead: words(
      "四條路線，各走進一門手藝。半天時間，看一段、學一段、做一樣帶回家。",
      "Four tours, each into one craft. In half a day you watch a little, learn a little, and make something to take home.",
      "四つのコースで、それぞれ一つの手仕事に親しみます。半日のあいだに、見て、習って、作ったものを持ち帰ります。",
    ),
    sections: [
      {
        anchor: "puppets",
        heading: words("1　戲偶", "1: Puppets", "1　人形劇"),
        body: words(
          `在偶戲館看一段武戲，到後臺認識生、旦、淨、丑的臉，再學三個指法：走路、行禮、翻書。最後分組配音，演一段兩分鐘的戲。

約 150 分鐘，國小一年級以上。每組最多 15 人，人數多的班級分組同時進行。費用由同仁報價。`,
          `Watch a fight scene at the puppet theatre, meet the four roles backstage – hero, lady, painted face and clown –, and learn three moves: walking, bowing, turning a page. At the end each group gives voice to a two-minute scene.

About 150 minutes, from the first year of primary school. Groups are of up to 15 pupils; a larger class is split into groups at the same time. Our staff will quote you a price.`,
          `人形劇館で立ち回りの場面を見て、舞台裏で生（せい）・旦（たん）・浄（じょう）・丑（ちゅう）という四つの役柄の顔を知り、歩く、おじぎをする、本をめくるという三つの動きを習います。最後は班ごとに声をあてて、2分ほどの芝居をします。

所要約150分、小学1年生から。1組15名まで、人数の多い学級は組に分かれて同時に行います。料金は係の者がお見積もりします。`,
        ),
      },
      {
        anchor: "dyeing-and-weaving",
        heading: words("2　染織", "2: Dyeing and weaving", "2　染織"),
        body: words(
          `從藍染坊的藍草圃開始，摸一摸打藍的石槽，看布從黃綠變成藍。學生從綁、夾、縫三種方法裡選一種，染一塊方巾；等布晾乾的時候，輪流上小織機織一段杯墊。

約 180 分鐘，國小三年級以上。每組最多 16 人，人數多的班級分組同時進行。費用由同仁報價。`,
          `It begins in the indigo bed behind the dye house. Pupils feel the stone basin where the leaves are beaten and see cloth turn from yellow-green to blue. Each ties, clamps or stitches a square of cloth to dye, and while it dries they take turns at a small loom.

About 180 minutes, from the third year of primary school. Groups are of up to 16 pupils; a larger class is split into groups at the same time. Our staff will quote you a price.`,
          `藍染め工房の藍畑から始まります。藍を打つ石の槽に触れ、布が黄緑から青へ変わるようすを見ます。絞る、はさむ、縫うのうち一つの方法で布を染め、乾くのを待つあいだ、交代で小さな織機に向かいます。

所要約180分、小学3年生から。1組16名まで、人数の多い学級は組に分かれて同時に行います。料金は係の者がお見積もりします。`,
        ),
      },
      {
        anchor: "pottery",
        heading: words("3　陶藝", "3: Pottery", "3　陶芸"),
        body: words(
          `在窯場看蛇窯怎麼吃柴、怎麼吐煙，聽老師傅說看火色的本事。每人捏一隻小陶鴞，留在園區陰乾、素燒，約兩週後寄到學校。

約 120 分鐘，幼兒園中班以上。每組最多 24 人，人數多的班級分組同時進行。費用由同仁報價。`,
          `In the kiln yard you see how the snake kiln takes wood and gives smoke, and hear how a potter reads the colour of the fire. Everyone pinches a small clay owl. It stays here to dry and be fired, and we post it to the school after about two weeks.

About 120 minutes, for kindergarten classes from age four and all school years. Groups are of up to 24 pupils; a larger class is split into groups at the same time. Our staff will quote you a price.`,
          `窯場で、蛇窯（へびがま）がどのように薪を受け、煙を吐くかを見て、火の色の読みかたを聞きます。一人一つ、小さな土のふくろうを作ります。園で乾かして焼き、二週間ほどで学校へお送りします。

所要約120分、幼稚園の年中から。1組24名まで、人数の多い学級は組に分かれて同時に行います。料金は係の者がお見積もりします。`,
        ),
      },
      {
        anchor: "paper-craft",
        heading: words("4　紙藝", "4: Paper craft", "4　紙細工"),
        body: words(
          `一張紙可以剪成窗花，糊成燈，也可以撐成傘。這條路線從抄一張紙做起，再剪一幅對稱的團花，最後把它貼上自己的小燈籠，點亮了帶走。

約 120 分鐘，幼兒園大班以上。每組最多 24 人，人數多的班級分組同時進行。費用由同仁報價。`,
          `A sheet of paper can be cut into a window flower, pasted into a lantern or stretched over an umbrella. Pupils make a sheet by hand, cut a round pattern from a folded square, paste it on a small lantern of their own and carry it home alight.

About 120 minutes, for kindergarten classes from age five and all school years. Groups are of up to 24 pupils; a larger class is split into groups at the same time. Our staff will quote you a price.`,
          `一枚の紙が、窓飾りにも、灯りにも、傘にもなります。まず紙を一枚漉き、折った紙から丸い花模様を切り出し、自分の小さな提灯に貼って、灯をともして持ち帰ります。

所要約120分、幼稚園の年長から。1組24名まで、人数の多い学級は組に分かれて同時に行います。料金は係の者がお見積もりします。`,
        ),
      },
    ],
  },
  {
    slug: "space-inside",
    cover: art(
      "carved-window",
      words("窗心有鳥的雕花圓窗剪紙", "A carved round window with a bird, in cut paper", "鳥を彫った丸窓の切り絵"),
      { ground: "ice", palette: "sand" },
    ),
    title: words("室內場地", "Indoor Spaces", "屋内会場"),
    lead: words(
      "會議、講座、發表會與工作坊，都可以在老屋裡辦。梁柱是老的，投影、網路與冷氣是新的。",
      "Meetings, talks, recitals and workshops have a place in our old houses. The beams are old; projector, network and air conditioning are new.",
      "会議、講演、発表会、ワークショップに、古い建物をお使いいただけます。梁や柱は昔のまま、映写設備、通信、空調は新しいものです。",
    ),
    sections: [
      {
        anchor: "rules",
        heading: words("使用須知", "Guidelines", "ご利用の決まり"),
        body: words(
          `- 最晚於使用日 {fact:rental.noticeDays}前申請，審查需要 {fact:rental.reviewFrom..rental.reviewTo}。
- 請把進場布置與撤場的時間一併填入，借用以實際占用的時段計算。
- 工藝館約可容納 {fact:capacity.craftHall}，其他場地的人數寫在各場地的說明裡。
- 老屋不能釘、不能貼膠帶、不能用明火。布置請用我們準備的掛軌與立架。
- 餐飲限在指定的空間，垃圾請分類帶走。`,
          `- Apply at least {fact:rental.noticeDays} ahead. The review takes {fact:rental.reviewFrom..rental.reviewTo}.
- Please include the time for setting up and taking down; the rental covers the whole time you occupy the room.
- The craft hall holds about {fact:capacity.craftHall}. The other rooms say how many they hold.
- No nails, no tape and no open fire in the old houses. Use the picture rails and stands that we provide.
- Food only in the rooms set aside for it. Please sort your rubbish and take it with you.`,
          `- ご利用日の{fact:rental.noticeDays}前までにお申し込みください。審査には{fact:rental.reviewFrom..rental.reviewTo}かかります。
- 準備と片づけの時間も含めてご記入ください。実際にお使いになる時間全体が対象です。
- 工芸館の定員は約{fact:capacity.craftHall}です。ほかの部屋は、それぞれの説明をご覧ください。
- 古い建物では、釘、粘着テープ、火気をお使いになれません。備え付けのレールとスタンドをご利用ください。
- お食事は決められた部屋でお願いします。ごみは分別してお持ち帰りください。`,
        ),
      },
      {
        anchor: "choosing-a-room",
        heading: words("怎麼挑場地", "Choosing a room", "部屋の選びかた"),
        body: words(
          `先想三件事：多少人坐著、要不要走動、聲音大不大。

- 要坐成一排排聽講、看投影，選方正的大廳。
- 要分組做手工藝，選工藝館，地面不怕髒。
- 要清唱、錄音或小型會談，選月廳，最多 8 人；牆會吸音，不用麥克風也聽得清楚。

每個場地的說明裡有面積、人數、設備與平面圖。拿不定主意，可以先約時間來看，平日下午都有人帶。`,
          `Think of three things first: how many will sit, whether they will move about, and how loud it will be.

- Rows of chairs and a screen: take a square hall.
- Groups doing handicraft: take the craft hall, where the floor may get dirty.
- Singing, recording or a small meeting: take the Moon Room, for at most eight, where you need no microphone and the walls take up the echo.

Each room’s description gives its area, capacity, equipment and floor plan. If you are not sure, come and see; someone can take you round on any weekday afternoon.`,
          `まず三つのことをお考えください。何人が座るか、動きまわるか、音は大きいか。

- 椅子を並べて講演や映写をするなら、四角い広間が向いています。
- 班に分かれて手仕事をするなら、床の汚れを気にしなくてよい工芸館を。
- 歌や録音、小さな会合なら、月の間を。定員は8名です。壁が余分な響きを吸い、マイクなしでも声がよく聞こえます。

各部屋の説明に、広さ、人数、設備、平面図があります。迷われたときは下見にお越しください。平日の午後にご案内します。`,
        ),
      },
      {
        anchor: "how-it-goes",
        heading: words("申請的流程", "How to apply", "お手続きの流れ"),
        body: words(
          `1. 看場地的月曆，避開已經借出的時段，填寫本頁的申請表。
2. 承辦同仁先確認時段，若有疑問會在查詢頁上問您，可以直接在那裡回覆、補檔案。
3. 核准之後，場地就為您保留；報價與契約隨後寄給您。
4. 使用當天由現場同仁點交鑰匙與設備，離場時一起巡一圈。

因颱風等災害休園，申請自動取消，費用全數退還。`,
          `1. Look at the room’s calendar for what is already taken, and fill in the form on this page.
2. A member of staff checks the time. Questions appear on your request’s own page, where you can answer and add files.
3. Once it is approved, the space is reserved for you; quotation and contract follow.
4. On the day, someone hands over keys and equipment. Before you leave, you check the room together.

If the park closes for a typhoon or another emergency, the rental is cancelled and everything is refunded.`,
          `1. 会場のカレンダーで空きを確かめ、このページのフォームにご記入ください。
2. 担当者が日時を確認します。おたずねしたいことは確認ページに表示しますので、そこでお返事や書類の追加をお願いします。
3. 承認のあと会場を確保し、お見積もりと契約書をお送りします。
4. 当日は係の者が鍵と備品をお渡しし、お帰りの前に一緒に見まわります。

台風などの災害で休園する場合は自動的に取り消しとなり、料金は全額お返しします。`,
        ),
      },
    ],
  },
  {
    slug: "space-outside",
    cover: art("stage", words("露天戲臺的剪紙", "An open-air stage in cut paper", "野外舞台の切り絵"), {
      ground: "waves",
      palette: "gold",
    }),
    title: words("戶外場地", "Outdoor Spaces", "屋外会場"),
    lead: words(
      "市集、婚禮、音樂會、校慶，四處廣場各有性格。天氣是唯一不能預約的事，請一起想好雨備。",
      "Markets, weddings, concerts, school festivals: each of the four plazas has its own character. The weather is the one thing you cannot book, so please plan for rain.",
      "マーケット、結婚式、音楽会、学園祭。四つの広場にはそれぞれの趣があります。天気だけはご予約できませんので、雨の備えもお考えください。",
    ),
    sections: [
      {
        anchor: "four-plazas",
        heading: words("四處廣場", "The four plazas", "四つの広場"),
        body: words(
          `- **中央廣場**（約 {fact:capacity.centralPlaza}）：石板地，有一棵老樟樹，正對戲臺，適合市集與小型音樂會。
- **戶外廣場**（{fact:capacity.outdoorPlaza}以上）：大草地，車輛可以進場，適合晚會與大型活動。
- **廟埕**（{fact:capacity.templePlaza}）：文昌祠前，祭典前後三天不外借。
- **月河廣場**（{fact:capacity.moonRiverPlaza}）：伸進河彎的半月形石臺，黃昏最美，適合婚禮與茶會。`,
          `- **Central plaza** (about {fact:capacity.centralPlaza}): flagstones and an old camphor tree, facing the opera stage; for markets and small concerts.
- **Outdoor plaza** (at least {fact:capacity.outdoorPlaza}): a wide lawn that vehicles can reach, for evening galas and large events.
- **Temple plaza** ({fact:capacity.templePlaza}): in front of the Wenchang temple; not let for three days before and after a festival.
- **Moon River Plaza** ({fact:capacity.moonRiverPlaza}): a half-moon of stone in the bend of the river, loveliest at dusk; for weddings and tea gatherings.`,
          `- **中央広場**（約{fact:capacity.centralPlaza}）：クスノキの立つ石畳で、野外舞台に面しています。マーケットや小さな音楽会に。
- **屋外広場**（{fact:capacity.outdoorPlaza}以上）：広い芝生で、車両も入れます。夜の催しや大きな行事に。
- **廟前広場**（{fact:capacity.templePlaza}）：文昌祠（ぶんしょうし）の前。祭典の前後三日間はお貸しできません。
- **月河広場**（{fact:capacity.moonRiverPlaza}）：川の曲がりに張り出した半月形の広場。夕暮れが美しく、結婚式や茶会に。`,
        ),
      },
      {
        anchor: "rules",
        heading: words("使用須知", "Guidelines", "ご利用の決まり"),
        body: words(
          `- 最晚於使用日 {fact:rental.noticeDays}前申請，審查需要 {fact:rental.reviewFrom..rental.reviewTo}。進場布置、彩排與撤場都算在使用時間裡。
- 廟埕與月河廣場的人數是上限，其他廣場的是參考值；超過參考值仍可申請，我們會和您一起確認動線與安全。
- 音響面向空地，不對著住家與白鷺池，晚上九點以前結束。
- 石板與草地不能打釘，棚架請用配重。煙火、天燈與氣球也不能施放。
- 園區照常開放，活動範圍外的通道請保持暢通。`,
          `- Apply at least {fact:rental.noticeDays} ahead. The review takes {fact:rental.reviewFrom..rental.reviewTo}. Setting up, rehearsing and taking down count as use.
- The numbers for the temple plaza and Moon River Plaza are limits. For the others they are a guide: if you expect more, apply all the same, and we will go through routes and safety with you.
- Turn loudspeakers towards open ground, never towards houses or the egret pond. Music ends by nine in the evening.
- No pegs in flagstones or lawn; weigh your tents down. No fireworks, sky lanterns or balloons.
- The park stays open. Please keep the paths around your event clear.`,
          `- ご利用日の{fact:rental.noticeDays}前までにお申し込みください。審査には{fact:rental.reviewFrom..rental.reviewTo}かかります。設営、リハーサル、撤収もご利用時間に含まれます。
- 廟前広場と月河広場の人数は上限です。ほかの広場は目安ですので、超える場合もお申し込みください。通路と安全について一緒に検討します。
- スピーカーは空き地に向け、民家や白鷺の池には向けないでください。音楽は夜9時までです。
- 石畳や芝生に杭は打てません。テントには重りをお使いください。花火、天灯、風船は使えません。
- 園は通常どおり開いています。会場の外の通路はふさがないでください。`,
        ),
      },
      {
        anchor: "rain-plan",
        heading: words("雨備與水電", "Rain, water and power", "雨の備え、水と電気"),
        body: words(
          `五、六月是梅雨，夏天午後常有雷雨，入秋有颱風。申請表請寫明下雨怎麼辦：改期、縮小，或移到[室內場地](/space/inside)。聽見雷聲，戶外舞臺就要暫停，這一點沒有商量。

四處廣場都有電源，中央廣場與戶外廣場還有給水，位置畫在各自的平面圖上。用電量大的活動請附電器清單，發電機要放在指定的角落，墊上油盤。`,
          `May and June bring the plum rains, summer afternoons thunder, and autumn typhoons. Please say in the form what you will do if it rains: another day, a smaller event, or a move to one of the [indoor spaces](/space/inside). At the first thunder an open-air stage stops. There are no exceptions to that.

All four plazas have power; the central and outdoor plazas also have water. Each plan shows where. For heavy loads attach a list of appliances. Generators stand in the marked corners, with a drip tray underneath.`,
          `5月と6月は梅雨、夏の午後は雷雨、秋には台風があります。雨のときの対応（延期、縮小、[屋内会場](/space/inside)への移動など）を申請書にお書きください。雷鳴が聞こえたら、屋外の舞台は必ず中断していただきます。

電源は四つの広場すべてに、水道は中央広場と屋外広場にあります。場所は平面図に示しています。電気を多く使う催しは機器の一覧を添えてください。発電機は決められた場所に置き、油受けを敷いてください。`,
        ),
      },
    ],
  },
  {
    slug: "collaboration",
    cover: art(
      "camera",
      words(
        "掛著綠背帶的老相機剪紙",
        "An old camera on a green strap, in cut paper",
        "緑のストラップの古いカメラの切り絵",
      ),
      { ground: "tortoise", palette: "brick" },
    ),
    title: words("合作提案", "Partnership Opportunities", "提携・撮影のご相談"),
    lead: words(
      "拍片、空拍、用圖、聯名，或還沒有名字的點子，都可以從這一頁開始談。",
      "Filming, drones, pictures, joint products, or an idea that has no name yet: this is where to begin.",
      "撮影、ドローン、画像の利用、コラボ商品、まだ名前のない思いつきも、このページからご相談ください。",
    ),
    sections: [
      {
        anchor: "filming",
        heading: words("拍攝、空拍與圖像授權", "Filming, drones and image licences", "撮影・ドローン・画像の利用"),
        body: words(
          `最晚於 {fact:filming.noticeDays}前申請，並附上企畫書：拍什麼、在哪裡拍、多少人、用什麼器材、作品用在哪裡。審查需要 {fact:filming.reviewFrom..filming.reviewTo}，結果以電子郵件通知。

- 訪客自己用手機或相機拍照留念，不必申請；商業拍攝、使用腳架燈具占用通道，都要申請。
- 空拍請附操作人的證照與投保證明。文昌祠正上方與白鷺池不開放飛行，鳥類繁殖的季節再縮小範圍。
- 圖像授權請註明用途、期間與版面大小。`,
          `Apply at least {fact:filming.noticeDays} ahead and attach a plan: what you will film, where, with how many people and what equipment, and where the work will be shown. The review takes {fact:filming.reviewFrom..filming.reviewTo}. We will let you know by e-mail.

- Visitors taking pictures for themselves need no permission. Commercial work does, and so does anything that blocks the way with tripods or lamps.
- For drones, attach the pilot’s licence and proof of insurance. No flying is allowed above the Wenchang temple or the egret pond, and the flying area is smaller still while birds are nesting.
- For image licences, state the use, the period and the size in print.`,
          `{fact:filming.noticeDays}前までに、企画書を添えてお申し込みください。撮影の内容、場所、人数、機材、作品の用途をお書きください。審査には{fact:filming.reviewFrom..filming.reviewTo}かかり、結果はメールでお知らせします。

- 記念の写真撮影に申請は要りません。商業撮影や、三脚・照明で通路をふさぐ撮影は申請が必要です。
- ドローンは、操縦者の資格証と保険の証明を添えてください。文昌祠（ぶんしょうし）の真上と白鷺の池では飛ばせません。鳥の繁殖期には範囲をさらに狭めます。
- 画像の利用は、用途、期間、掲載の大きさをお書きください。`,
        ),
      },
      {
        anchor: "co-branding",
        heading: words("聯名與其他合作", "Co-branding and other ideas", "コラボ商品とその他の提携"),
        body: words(
          `聯名商品、主題活動、企業志工日，或任何其他的想法，沒有提前天數的限制。業務同仁會在 {fact:sales.replyDays}內與您聯絡，先聊清楚彼此想做什麼，再談怎麼做。

我們最在意的是：手藝人的名字要出現，報酬要合理，作品要用得久。`,
          `Joint products, themed events, volunteer days or anything else need no notice. Our sales staff will get in touch within {fact:sales.replyDays}, first to learn what each of us wants to make, then how.

Three things matter to us: the maker’s name appears, the pay is fair, and the work is built to last.`,
          `コラボ商品、テーマのある催し、企業のボランティアの日など、こちらには締切はありません。担当の者が{fact:sales.replyDays}以内にご連絡し、まず何を作りたいかをうかがい、それから方法をご相談します。

私たちが大切にしているのは、作り手の名前が出ること、報酬が正当であること、長く使えるものであることです。`,
        ),
      },
      {
        anchor: "on-the-day",
        heading: words("拍攝當天", "On the day", "当日のお願い"),
        body: words(
          `- 請提前半小時到遊客中心換證，全程佩戴。園區同仁會陪同到結束。
- 訪客照常參觀，不清場、不要求離開鏡頭。需要空景，請申請開園前的時段。
- 老屋裡不用煙機與高溫燈具，道具不釘、不黏、不潑水。
- 拍到師傅與其他人的臉，請事先取得同意。
- 作品發表後，請寄一份給我們留存。

因颱風休園而不能拍，可以改期，不必重新審查。`,
          `- Come to the visitor centre half an hour early for your badges and wear them throughout. One of us stays with you to the end.
- Visitors carry on as usual; nobody is asked to leave the picture. For empty scenes, apply for the time before opening.
- No smoke machines or hot lamps in the old houses, and nothing nailed, glued or splashed.
- Get the consent of makers and others before you show their faces.
- When the work comes out, please send us a copy to keep.

If a typhoon closes the park, you may choose another day without a new review.`,
          `- 30分前までにビジターセンターで許可証を受け取り、終わるまで着けていてください。係の者が最後まで付き添います。
- 来園の方はふだんどおり見学されます。人払いはできません。無人の場面は、開園前の時間でお申し込みください。
- 古い建物の中では、スモークや高温になる照明、釘、接着、水の使用をお控えください。
- 職人やほかの方の顔が写るときは、事前に承諾を得てください。
- 作品が発表されたら、控えを一部お送りください。

台風で休園し撮影できなかったときは、審査なしで日を改めていただけます。`,
        ),
      },
    ],
  },
  {
    slug: "contact",
    cover: art("letter", words("蓋著紅印的來信剪紙", "A cut-paper letter with a red seal", "赤い印の手紙の切り絵"), {
      ground: "waves",
      palette: "indigo",
    }),
    title: words("聯絡我們", "Contact Us", "お問い合わせ"),
    lead: words(
      "寫信、打電話、走進遊客中心，都有人回答。表單在下面，我們在 {fact:contact.replyDays}內回信。",
      "Write, call or walk into the visitor centre: someone will answer. The form is below, and we reply within {fact:contact.replyDays}.",
      "メール、電話、ビジターセンターの窓口で承ります。下のフォームには{fact:contact.replyDays}以内にお返事します。",
    ),
    sections: [
      {
        anchor: "ways-to-reach-us",
        heading: words("寫信以前", "Before you write", "お問い合わせの前に"),
        body: words(
          `問題可能已經有人問過，請先看[常見問題](/faq)。東西掉在園區，請到[失物招領](/faq/lostfound)。團體、場地與拍攝，各有專用的表單，從[預約申請](/group)進去比較快。`,
          `Somebody may have asked before you; please look at the [FAQ](/faq). For things left behind, see [Lost and Found](/faq/lostfound). Groups, venues and filming have forms of their own, and [Booking](/group) is quicker.`,
          `まずは[よくある質問](/faq)をご覧ください。園内でのお忘れ物は[お忘れ物](/faq/lostfound)へどうぞ。団体、会場、撮影には専用のフォームがあります。[ご予約・お申し込み](/group)からお進みいただくと早くご案内できます。`,
        ),
      },
      {
        anchor: "helpful-details",
        heading: words("寫信時附上這些，答得更快", "What helps us answer", "お書きいただけると助かること"),
        body: words(
          `- 參觀的日期，或打算來的日期
- 申請的編號（團體、場地、祈願燈的確認信裡都有）
- 希望怎麼聯絡：電話、電子郵件，方便的時段
- 用中文、英文或日文寫都可以，我們用同一種語言回

已經送出的預約要修改，打電話或傳訊息最快；寫信來改，等我們讀到時，名額不一定還在。`,
          `- The day of your visit, or the day you have in mind
- Your reference, if you have one; it is in the confirmation of a group visit, a rental or a lantern
- How to reach you, and when it suits
- Chinese, English or Japanese: we reply in the same language

To change a reservation already sent, call or message us. If you write, the new date may be full before we read it.`,
          `- ご来園の日、またはご予定の日
- 受付番号（団体、会場、祈願灯の確認メールにあります）
- ご希望の連絡方法と、ご都合のよい時間
- 中国語、英語、日本語のいずれでもかまいません。同じ言葉でお返事します

送信後のご予約の変更は、お電話かメッセージが確実です。メールでの変更は、お返事までに満員になることがあります。`,
        ),
      },
      {
        anchor: "emergency",
        heading: words("在園區裡遇到緊急狀況", "In an emergency in the park", "園内で急なことが起きたら"),
        body: words(
          "請直接找最近的店家或穿藍背心的同仁，他們都有對講機；遊客中心與展覽館各有一臺自動體外心臟電擊去顫器（AED）。",
          "Turn to the nearest shop or to anyone in a blue waistcoat: they all carry radios. There is a defibrillator (AED) at the visitor centre and one in the exhibition hall.",
          "近くの店か、青いベストの係員にお声がけください。全員が無線を持っています。自動体外式除細動器（AED）はビジターセンターと展示館にあります。",
        ),
      },
    ],
  },
];
