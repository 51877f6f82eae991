import { art, type StarterContent, words } from "#starter/starter.ts";

/** What people ask at the desk, grouped as on the page. */
export const faq: StarterContent<"faq"> = () => [
  {
    slug: "buy-online",
    cover: art("ticket", words("入園門票的剪紙", "A cut-paper admission ticket", "入園券の切り絵"), {
      ground: "lattice",
      palette: "brick",
    }),
    question: words("可以先在網路上買票嗎？", "Can I buy tickets online?", "入園券はインターネットで買えますか。"),
    answer: words(
      `個人門票只在南門售票口販售，不需要預約，平日幾乎不用排隊。團體請先[線上預約](/group)，當天在同一個窗口一起付款。票價在[票價與導覽圖](/info)。`,
      `Individual tickets are sold at the South Gate only. There is no need to book, and on weekdays there is hardly ever a queue. Groups [reserve online](/group) and pay together at the same window. Prices are under [Tickets & Map](/info).`,
      `個人の入園券は南門の窓口のみで販売しています。予約は不要で、平日はほとんど並びません。団体の方は[オンラインでご予約](/group)のうえ、当日同じ窓口でまとめてお支払いください。料金は[料金と園内マップ](/info)をご覧ください。`,
    ),
    category: "tickets",
  },
  {
    slug: "re-entry",
    cover: art("gate", words("敞開的園門剪紙", "A gate standing open", "開いた門の切り絵"), {
      ground: "cloud",
      palette: "jade",
    }),
    question: words("中途出園，還能再進來嗎？", "May I go out and come back in?", "途中で外に出て、また入れますか。"),
    answer: words(
      `可以。離園時請在南門蓋手章，當天憑章與門票再入園，次數不限。手章洗手會淡掉，吃完飯再蓋一次也行。最後入園時間是 {fact:hours.lastAdmission}。`,
      `Yes. Have your hand stamped at the South Gate as you leave, keep your ticket, and come back as often as you like that day. The stamp fades with washing; we gladly give you another. Last admission is at {fact:hours.lastAdmission}.`,
      `はい。お出かけの際に南門で手にスタンプを押します。入園券と合わせて、当日は何度でもお入りいただけます。手を洗うと薄くなりますので、押し直しもいたします。最終入園は{fact:hours.lastAdmission}です。`,
    ),
    category: "tickets",
  },
  {
    slug: "free-admission",
    cover: art("mascot-wave", words("揮手的小陶鴞剪紙", "A small clay owl waving", "手を振る陶のふくろうの切り絵"), {
      ground: "waves",
      palette: "gold",
    }),
    question: words("哪些人可以免費入園？", "Who gets in free?", "無料で入れるのはどのような人ですか。"),
    answer: words(
      `- 領有身心障礙證明者與一位陪同者
- 未滿 {fact:ticket.freeUnderAge}，或身高未滿 {fact:ticket.freeUnderHeight}的兒童
- 持志願服務榮譽卡者

在南門出示證件就可以，不必事先申請。團體申請請看[無障礙與免費入園](/accessibility)。`,
      `- Visitors with a disability card, and one companion
- Children under {fact:ticket.freeUnderAge}, or under {fact:ticket.freeUnderHeight} tall
- Holders of a volunteer honour card

Show your card at the South Gate; there is nothing to apply for. Groups, please see [Accessibility and Free Admission](/accessibility).`,
      `- 障がい者手帳をお持ちの方と付き添いの方1名
- {fact:ticket.freeUnderAge}未満、または身長{fact:ticket.freeUnderHeight}未満のお子さま
- ボランティア栄誉カードをお持ちの方

南門で証明書をご提示ください。事前のお申し込みは要りません。団体の方は[バリアフリーと無料入園](/accessibility)をご覧ください。`,
    ),
    category: "tickets",
  },
  {
    slug: "annual-card-start",
    cover: art(
      "seal",
      words("石章與「文」字紅印的剪紙", "A stone seal beside its red print", "石の印と「文」の赤い印影の切り絵"),
      { ground: "lattice", palette: "plum" },
    ),
    question: words(
      "年票從哪一天開始算？可以借別人用嗎？",
      "When does an annual card begin, and may I lend it?",
      "年間パスはいつから有効ですか。人に貸せますか。",
    ),
    answer: words(
      `自發卡日起 {fact:ticket.annualValidity}有效，不是從一月一日算。卡上有照片，限本人使用。遺失時請帶證件到遊客中心補發，原來的效期不變。`,
      `It is valid for {fact:ticket.annualValidity} from the day it is issued, not from January. It carries your photograph and is for you alone. If it is lost, bring identification to the visitor centre for a new one; the end date stays the same.`,
      `発行日から{fact:ticket.annualValidity}有効です。1月から数えるのではありません。写真入りで、ご本人のみお使いいただけます。なくされたときは、身分証をお持ちのうえビジターセンターで再発行いたします。期限は変わりません。`,
    ),
    category: "tickets",
  },
  {
    slug: "gift-card",
    cover: art("letter", words("蓋著紅蠟印的信封剪紙", "An envelope with a red wax seal", "赤い封蝋の封筒の切り絵"), {
      ground: "ice",
      palette: "brick",
    }),
    question: words(
      "禮物卡怎麼買，收到的人怎麼用？",
      "How do I buy a gift card, and how is it used?",
      "ギフトカードはどこで買えて、どう使いますか。",
    ),
    answer: words(
      `在南門售票口與遊客中心購買，{fact:ticket.giftCard}。收到的人帶著卡片與證件到遊客中心，換成有自己照片的年票，效期從那天算 {fact:ticket.annualValidity}。`,
      `It is sold at the South Gate and the visitor centre for {fact:ticket.giftCard}. The person you give it to takes it with identification to the visitor centre and receives an annual card with their own photograph. It runs for {fact:ticket.annualValidity} from that day.`,
      `南門の窓口とビジターセンターで、{fact:ticket.giftCard}で販売しています。受け取った方は、カードと身分証をお持ちのうえビジターセンターで写真入りの年間パスにお引き換えください。その日から{fact:ticket.annualValidity}有効です。`,
    ),
    category: "tickets",
  },
  {
    slug: "bus-discount",
    cover: art(
      "bag",
      words(
        "紅底白菱格的小提袋剪紙",
        "A small red bag with a pattern of white diamonds",
        "赤地に白い菱形模様の小さな袋の切り絵",
      ),
      { ground: "tortoise", palette: "indigo" },
    ),
    question: words(
      "搭客運來，門票怎麼優惠？",
      "I came by bus. What about the discount?",
      "バスで来ると、どのように割引になりますか。",
    ),
    answer: words(
      `購票時出示當日的客運票根或乘車證明，每張打 {fact:ticket.busDiscount}，以全票計，不足 1 元捨去。一張票根抵一張門票，和其他票種的優惠擇一計算，我們會選便宜的那一種。接駁車本來就免費，不算客運。`,
      `Show the day’s bus ticket or the driver’s slip when you buy, and you get {fact:ticket.busDiscount} off the regular price, rounded down to a whole dollar. One slip, one ticket. It is not added to other reductions; we charge whichever is lower. The free shuttle does not count as a bus.`,
      `当日の乗車券または乗車証明を窓口でご提示いただくと、{fact:ticket.busDiscount}引きになります（一般券から。1元未満切り捨て）。乗車券1枚につき入園券1枚です。ほかの割引とは重ねられませんが、安いほうの料金にいたします。無料のシャトルバスは対象外です。`,
    ),
    category: "tickets",
  },
  {
    slug: "shuttle",
    cover: art("bus", words("藍色接駁車的剪紙", "A blue cut-paper shuttle bus", "青いシャトルバスの切り絵"), {
      ground: "waves",
      palette: "sky",
    }),
    question: words(
      "接駁車多久一班？要錢嗎？",
      "How often does the shuttle run, and is there a fare?",
      "シャトルバスは何分おきですか。料金はかかりますか。",
    ),
    answer: words(
      `月河車站與南門之間每日來回 {fact:shuttle.roundTrips}，憑當日門票或年票免費搭乘，還沒買票的人也可以先上車。時刻表在[交通資訊](/access)，颱風與大雨時可能停駛。`,
      `It makes {fact:shuttle.roundTrips} a day from Moon River Station to the South Gate and back. It is free with a day ticket or an annual card, and you may ride before you have bought one. The timetable is under [Transportation](/access). In typhoons and heavy rain it may not run.`,
      `月河駅と南門のあいだを、1日に往復{fact:shuttle.roundTrips}運行しています。当日の入園券か年間パスで無料です。これから買う方もそのままご乗車ください。時刻表は[交通アクセス](/access)にあります。台風や大雨のときは運休することがあります。`,
    ),
    category: "getting-here",
  },
  {
    slug: "parking-cost",
    cover: art("ticket", words("一張停車票的剪紙", "A ticket with a stub", "駐車券の切り絵"), {
      ground: "lattice",
      palette: "sand",
    }),
    question: words("停車怎麼收費？", "What does parking cost?", "駐車料金はいくらですか。"),
    answer: words(
      `每小時 {fact:parking.perHour}，每日最多 {fact:parking.dailyCap}。進場後 {fact:parking.freeMinutes}內離開不收費，超過之後未滿一小時以一小時計。身障停車的優惠請到服務臺辦理，時間是 {fact:parking.accessibleDesk}。`,
      `{fact:parking.perHour} an hour and at most {fact:parking.dailyCap} a day. Leave within {fact:parking.freeMinutes} and you pay nothing; after that every started hour counts. For the concession on the accessible bays, go to the accessible parking desk, open {fact:parking.accessibleDesk}.`,
      `1時間{fact:parking.perHour}、1日の上限は{fact:parking.dailyCap}です。入庫から{fact:parking.freeMinutes}以内は無料で、その後は1時間に満たない場合も1時間分となります。障がいのある方の減免は窓口（{fact:parking.accessibleDesk}）で承ります。`,
    ),
    category: "getting-here",
  },
  {
    slug: "from-the-station",
    cover: art("map", words("車站到園區的地圖剪紙", "A map from station to park", "駅から園までの地図の切り絵"), {
      ground: "waves",
      palette: "jade",
    }),
    question: words("從火車站可以走路過來嗎？", "Can I walk from the railway station?", "駅から歩いて行けますか。"),
    answer: words(
      `可以，沿河堤大約四十分鐘，一路平坦，但中午沒有遮蔭。多數人去程搭[接駁車](/access)，回程在傍晚慢慢走，順便看白鷺鷥回巢。`,
      `Yes. It is about forty minutes along the embankment, level all the way but without shade at noon. Most people take the [shuttle](/access) out and walk back towards evening, when the egrets are coming home.`,
      `はい。堤防沿いに40分ほどです。平らな道ですが、日中は日陰がありません。行きは[シャトルバス](/access)、帰りは夕方、巣に戻る白鷺を眺めながら歩く方が多いようです。`,
    ),
    category: "getting-here",
  },
  {
    slug: "bicycles",
    cover: art(
      "bicycle",
      words(
        "紫色腳踏車的剪紙，車籃插著花",
        "A purple bicycle with flowers in its basket",
        "籠に花を挿した紫の自転車の切り絵",
      ),
      { ground: "cloud", palette: "sky" },
    ),
    question: words("可以騎腳踏車進園嗎？", "May I cycle in the park?", "園内で自転車に乗れますか。"),
    answer: words(
      `園內路窄人多，請把車停在南門旁的車架，走路進來。輪椅、電動代步車與嬰兒車不在此限。車架旁有打氣筒與簡單的工具，自由取用。`,
      `The lanes are narrow and busy, so please leave your bicycle at the stands by the South Gate and come in on foot. Wheelchairs, mobility scooters and pushchairs are welcome everywhere. There is a pump and a few tools beside the stands.`,
      `道が狭く混み合いますので、自転車は南門横の駐輪場に停め、歩いてお入りください。車いす、電動カート、ベビーカーはそのままどうぞ。駐輪場に空気入れと簡単な工具があります。`,
    ),
    category: "getting-here",
  },
  {
    slug: "rain",
    cover: art(
      "paper-umbrella",
      words("綠色花紙傘的剪紙", "A green flowered paper umbrella", "緑の花模様の紙傘の切り絵"),
      { ground: "cloud", palette: "indigo" },
    ),
    question: words("下雨天還適合來嗎？", "Is it worth coming when it rains?", "雨の日でも楽しめますか。"),
    answer: words(
      `很適合。工匠街的亭仔腳連成一線，展覽館、偶戲館與工藝館都在室內，瓦片上的雨聲還是免費的。戶外的演出若改地點或停演，當天上午會寫在[最新消息](/news)。`,
      `Very much so. The arcades of Artisan Street are joined all along, the exhibition hall, the puppet theatre and the craft hall are indoors, and the sound of rain on the tiles costs nothing. If an outdoor performance moves or is called off, [Latest News](/news) says so that morning.`,
      `もちろんです。職人通りには屋根付きの歩廊が続き、展示館、人形劇館、工芸館は屋内です。瓦を打つ雨の音もお楽しみください。屋外の公演の変更や中止は、当日の午前中に[お知らせ](/news)に載せます。`,
    ),
    category: "visiting",
  },
  {
    slug: "how-long",
    cover: art("clock", words("掛鐘的剪紙", "A cut-paper wall clock", "掛け時計の切り絵"), {
      ground: "tortoise",
      palette: "gold",
    }),
    question: words("逛完要多久？", "How long does a visit take?", "見てまわるのに、どのくらいかかりますか。"),
    answer: words(
      `走一圈看看，兩到三小時；想看一場戲、做一樣東西，請留半天以上。不知道怎麼排，可以挑一條[現成的遊程](/plan)。`,
      `Two or three hours for a walk round; half a day or more with a performance and a workshop. If you would rather not plan, take one of the [ready-made visits](/plan).`,
      `ひとまわりで2、3時間、芝居や体験も楽しむなら半日以上みておいてください。計画に迷ったら、[おすすめコース](/plan)からお選びください。`,
    ),
    category: "visiting",
  },
  {
    slug: "pets",
    cover: art(
      "mascot-cheer",
      words("雀躍的小陶鴞剪紙", "A small clay owl hopping for joy", "喜ぶ陶のふくろうの切り絵"),
      { ground: "lattice", palette: "brick" },
    ),
    question: words("可以帶狗或貓入園嗎？", "May I bring my dog or cat?", "犬や猫を連れて入れますか。"),
    answer: words(
      `可以，請全程繫牽繩，或放在推車、提籠裡。室內的場館、正殿與白鷺池木棧道不開放，輔助犬不在此限。隨手清理，垃圾桶旁有袋子。

想替牠點一盞燈，[毛孩祈願燈](/light)的受理時間是 {fact:lantern.petHours}。`,
      `Yes, on a lead, in a pushchair or in a carrier. They may not go into the buildings or the main temple hall, or onto the egret boardwalk; assistance dogs may go anywhere. Please clean up; there are bags by the bins.

If you would like to light a lantern for them, [pet lanterns](/light) are on offer daily, {fact:lantern.petHours}.`,
      `はい。リード、カート、キャリーをお使いください。建物の中、祠の本殿、白鷺の池の木道にはお入りいただけません（補助犬を除きます）。後始末をお願いします。ごみ箱のそばに袋があります。

灯りをともしたい方は、[ペットの祈願灯](/light)を{fact:lantern.petHours}に承ります。`,
    ),
    category: "visiting",
  },
  {
    slug: "photographs",
    cover: art("camera", words("老相機的剪紙", "An old camera", "古いカメラの切り絵"), {
      ground: "ice",
      palette: "night",
    }),
    question: words("園區裡可以拍照、錄影嗎？", "May I take photographs and film?", "写真や動画を撮ってもよいですか。"),
    answer: words(
      `自己留念都可以，室內請關閃光燈，演出能不能錄由各團隊決定，開演前會說。拍師傅請先問一聲。商業拍攝、婚紗與空拍要在 {fact:filming.noticeDays}前[申請](/collaboration)。`,
      `For yourself, yes; without flash indoors. Whether a performance may be filmed is up to the troupe, and announced before it begins. Ask the makers before you photograph them. Commercial shoots, wedding pictures and drones need an [application](/collaboration) {fact:filming.noticeDays} ahead.`,
      `記念の撮影はご自由にどうぞ。屋内ではフラッシュをお控えください。公演の撮影は一座によって異なり、開演前にご案内します。職人を撮るときは、ひとこと声をかけてください。商業撮影、婚礼写真、ドローンは{fact:filming.noticeDays}前までに[お申し込み](/collaboration)が必要です。`,
    ),
    category: "visiting",
  },
  {
    slug: "bell-and-drum",
    cover: art("drum", words("大鼓與鼓槌的剪紙", "A great drum and its sticks", "大太鼓とばちの切り絵"), {
      ground: "cloud",
      palette: "plum",
    }),
    question: words("晨鐘與暮鼓是幾點？", "When are the bell and the drum?", "朝の鐘と夕べの太鼓は何時ですか。"),
    answer: words(
      `文昌祠 {fact:rhythm.bell} 敲晨鐘，{fact:rhythm.drum} 擊暮鼓，每個開園日都有。站在祠前的天井聽，聲音最集中。暮鼓響起時，最後入園也差不多截止了。`,
      `The temple bell is at {fact:rhythm.bell} and the drum at {fact:rhythm.drum}, on every day the park is open. The courtyard in front of the hall is the best place to listen. When the drum sounds, the gate is about to close to new visitors.`,
      `文昌祠（ぶんしょうし）の朝の鐘は{fact:rhythm.bell}、夕べの太鼓は{fact:rhythm.drum}で、開園日は毎日鳴らします。祠の中庭がいちばんよく響きます。太鼓が鳴るころには、入園の受付も終わりです。`,
    ),
    category: "visiting",
  },
  {
    slug: "typhoon",
    cover: art(
      "umbrella-lost",
      words("收攏的雨傘與飄落的葉子剪紙", "A closed umbrella with leaves blown about it", "閉じた傘と舞う葉の切り絵"),
      { ground: "waves", palette: "indigo" },
    ),
    question: words("颱風天會開園嗎？", "Does the park open in a typhoon?", "台風の日は開園しますか。"),
    answer: words(
      `縣府宣布停班停課的日子，園區休園。團體與場地的預約自動取消，我們會逐一通知並退費；線上祈願燈的處理方式也會以電子郵件通知。出門前請看頁首的公告。`,
      `On days when the county closes offices and schools, we close too. Group and venue reservations are cancelled automatically; we tell everyone and refund what was paid. Those who ordered a lantern hear from us by e-mail. Look for the notice at the top of the page before you set out.`,
      `県が休業・休校を発表した日は休園します。団体と会場のご予約は自動的に取り消しとなり、お一人ずつご連絡のうえ返金いたします。オンライン祈願灯の方にもメールでお知らせします。お出かけの前に、ページ上部の案内をご確認ください。`,
    ),
    category: "visiting",
  },
  {
    slug: "group-change",
    cover: art("brush-ink", words("懸在紙上的毛筆剪紙", "A brush held over a sheet of paper", "紙の上の筆の切り絵"), {
      ground: "lattice",
      palette: "sand",
    }),
    question: words(
      "團體預約送出後可以修改嗎？",
      "Can I change a group reservation?",
      "団体予約を送ったあとで変更できますか。",
    ),
    answer: words(
      `線上不能改，請打電話或傳訊息，報上預約編號，同仁替您處理。人數小幅增減不必特地通知，當天以實到計算；改日期、時段或多加導覽，請在參觀日 {fact:group.noticeDays}前告訴我們。`,
      `Not online. Call or message us with your reference and we will change it for you. A few people more or fewer need no notice, since we count those who come. For another date, another hour or a guide, tell us at least {fact:group.noticeDays} before the visit.`,
      `オンラインではできません。お電話かメッセージで受付番号をお知らせください。係の者が承ります。人数の少しの増減はご連絡なしでかまいません。日時の変更やガイドの追加は、ご来園の{fact:group.noticeDays}前までにお願いします。`,
    ),
    category: "groups",
  },
  {
    slug: "group-confirmed",
    cover: art(
      "bell",
      words("等著敲響的銅鐘剪紙", "A bronze bell waiting to be struck", "打たれるのを待つ銅の鐘の切り絵"),
      { ground: "waves", palette: "gold" },
    ),
    question: words(
      "怎麼知道預約確認了？",
      "How do I know my reservation is confirmed?",
      "予約が成立したことは、どうすればわかりますか。",
    ),
    answer: words(
      `沒有加購、沒有特殊需求的預約，送出就確認，信裡會寫「已確認」。其他的先進入審查，{fact:group.replyDays}內回覆，而且一定在參觀日以前。沒收到信，請先看垃圾郵件匣，再用[預約編號查詢](/status)。`,
      `A reservation without extras or special requests is confirmed as soon as you send it, and the e-mail says ‘confirmed’. Others are reviewed first and answered within {fact:group.replyDays}, always before the visit. No e-mail? Look in your spam folder, then [look up your reservation by its reference](/status).`,
      `追加やご要望のないご予約は、送信と同時に成立し、メールに「確定」と記されます。そのほかは確認のうえ、{fact:group.replyDays}以内に、必ずご来園の前にお返事します。メールが届かないときは迷惑メールをご確認のうえ、[受付番号でお調べください](/status)。`,
    ),
    category: "groups",
  },
  {
    slug: "group-meals",
    cover: art("noodles", words("藍碗湯麵的剪紙", "Noodles in a blue bowl", "青い碗の汁麺の切り絵"), {
      ground: "cloud",
      palette: "brick",
    }),
    question: words("團體可以在園區用餐嗎？", "Can a group have a meal in the park?", "団体で食事はできますか。"),
    answer: words(
      `可以。麵食館的長桌一次坐得下兩班學生，請在預約的特殊需求寫明人數、時間與素食；自己帶便當也行，榕樹園與戶外廣場都能野餐，下雨時借給學生工藝館的廊下。`,
      `Yes. The long tables of the noodle house seat two school classes at once; give the number, the time and any vegetarians under special requirements. Packed lunches are welcome too, in the Banyan Garden or on the outdoor plaza. If it rains, pupils may use the veranda of the craft hall.`,
      `はい。麺処の長机には、二学級ほどが一度にお座りいただけます。人数、時間、菜食の方の数をご要望欄にお書きください。お弁当は、ガジュマルの庭や屋外広場でどうぞ。雨の日は、生徒さんに工芸館の軒下をお貸しします。`,
    ),
    category: "groups",
  },
  {
    slug: "free-guide-small-group",
    cover: art(
      "mascot-point",
      words("指路的小陶鴞剪紙", "A small clay owl pointing the way", "道を指す陶のふくろうの切り絵"),
      { ground: "tortoise", palette: "jade" },
    ),
    question: words(
      "只有兩個人，也能請導覽嗎？",
      "There are two of us. Can we have a guide?",
      "二人でもガイドを頼めますか。",
    ),
    answer: words(
      `可以，導覽以團計費，人數不限：中文 30 分鐘 {fact:guide.zh30}、60 分鐘 {fact:guide.zh60}，英文 60 分鐘 {fact:guide.en60}。請[線上預約](/group)，或用免費的[語音導覽](/audio-guide)。`,
      `Yes. The fee is for the tour, however few you are: {fact:guide.zh30} for 30 minutes in Chinese, {fact:guide.zh60} for 60 minutes, and {fact:guide.en60} for 60 minutes in English. [Reserve here](/group), or use the free [Audio Guide](/audio-guide).`,
      `はい。料金は1回あたりで、人数は問いません。中国語は30分{fact:guide.zh30}、60分{fact:guide.zh60}、英語は60分{fact:guide.en60}です。[こちらからご予約](/group)ください。無料の[音声ガイド](/audio-guide)もあります。`,
    ),
    category: "groups",
  },
  {
    slug: "wheelchairs",
    cover: art("bench", words("樹蔭下長椅的剪紙", "A bench in the shade", "木陰の長椅子の切り絵"), {
      ground: "ice",
      palette: "sand",
    }),
    question: words(
      "可以借輪椅或嬰兒車嗎？",
      "Can I borrow a wheelchair or a pushchair?",
      "車いすやベビーカーを借りられますか。",
    ),
    answer: words(
      `遊客中心免費借用，留下證件或電話就可以，閉園前歸還。數量有限，確定要用的話，前一天打電話先留。電動代步車可以在服務臺充電。`,
      `The visitor centre lends both free of charge; leave a card or a telephone number and bring it back before closing. There are only so many, so call the day before if you are sure to need one. Mobility scooters can be charged at the desk.`,
      `ビジターセンターで無料でお貸しします。身分証か電話番号をお預かりし、閉園前にお返しください。数に限りがありますので、必要な方は前日にお電話でお取り置きください。電動カートの充電もできます。`,
    ),
    category: "access",
  },
  {
    slug: "step-free-map",
    cover: art(
      "house",
      words("門前平坦的老屋剪紙", "A house with level ground before its door", "入口の前が平らな家の切り絵"),
      { ground: "waves", palette: "brick" },
    ),
    question: words("哪些地方輪椅到得了？", "Where can a wheelchair go?", "車いすで行けるのはどこですか。"),
    answer: words(
      `除了榕樹園與渡船頭，園區各處都到得了：

- 南門、遊客中心、中央廣場、戲臺、廟埕、文昌祠（東側門有坡道）
- 展覽館（有電梯）、偶戲館、麵食館、工藝館
- 工匠街、藍染坊、窯場（走西側便道）
- 戶外廣場、月河廣場、白鷺池

榕樹園有隆起的樹根，渡船頭要下石階。從南門進來走哪座橋，寫在[無障礙與免費入園](/accessibility)；地圖上[每個地點](/navigate)也標得清楚。門檻處按鈴就有人鋪斜坡板。`,
      `Everywhere but the Banyan Garden and the boat landing:

- The South Gate, the visitor centre, the central plaza, the opera stage, the temple plaza and the Wenchang temple (by the ramp at its eastern side door)
- The exhibition hall (which has a lift), the puppet theatre, the noodle house and the craft hall
- Artisan Street, the dye house and the kiln yard (by the side path on the west)
- The outdoor plaza, Moon River Plaza and the egret pond

Roots lift the paving of the Banyan Garden, and stone steps lead down to the boat landing. [Accessibility and Free Admission](/accessibility) says which bridge to take from the South Gate, and [every place](/navigate) on the map says whether it has steps. Where there is a threshold, ring and someone brings a ramp.`,
      `ガジュマルの庭と船着き場のほかは、どこへも車いすでお越しいただけます。

- 南門、ビジターセンター、中央広場、野外舞台、廟前広場、文昌祠（ぶんしょうし）（東の脇口にスロープがあります）
- 展示館（エレベーターあり）、人形劇館、麺処、工芸館
- 職人通り、藍染め工房、窯場（西側の通路から）
- 屋外広場、月河広場、白鷺の池

ガジュマルの庭は根が敷石を持ち上げており、船着き場へは石段を下ります。南門から渡る橋は[バリアフリーと無料入園](/accessibility)で、段差の有無は地図の[それぞれの場所](/navigate)でご案内しています。敷居のある入口ではベルを押してください。スロープをお持ちします。`,
    ),
    category: "access",
  },
  {
    slug: "companion-card",
    cover: art(
      "glass",
      words("兩只並排的玻璃器皿剪紙", "Two pieces of glass side by side", "並んだ二つのガラスの器の切り絵"),
      { ground: "cloud", palette: "plum" },
    ),
    question: words(
      "陪同者也免費嗎？可以有幾位？",
      "How many companions come in free?",
      "付き添いは何人まで無料ですか。",
    ),
    answer: words(
      `每位領有身心障礙證明的訪客，可以有一位陪同者免費入園，兩人一起從南門進來就好，不必另外換票。第二位以後，請依自己的身分購票。`,
      `One companion comes in free with each visitor who has a disability card. Walk in together at the South Gate; no separate ticket is needed. Any further companions need tickets of their own.`,
      `障がい者手帳をお持ちの方お一人につき、付き添いの方1名が無料です。南門からご一緒にお入りください。別の券は要りません。二人目からは、それぞれの券をお求めください。`,
    ),
    category: "access",
  },
  {
    slug: "quiet-visit",
    cover: art("egret", words("靜靜站著的白鷺剪紙", "An egret standing still", "静かに立つ白鷺の切り絵"), {
      ground: "tortoise",
      palette: "sky",
    }),
    question: words(
      "家人怕吵，什麼時間、哪裡比較安靜？",
      "Someone in my family cannot bear noise. When and where is it quiet?",
      "家族が大きな音を苦手としています。静かな時間と場所はありますか。",
    ),
    answer: words(
      `平日中午到下午三點，白鷺池與展覽館二樓都很安靜。演出前後的鑼鼓聲大，戲臺的節目表會註明。遊客中心櫃臺後面有一間安靜室，隨時可用，也借得到降噪耳罩。`,
      `On weekdays between noon and three the egret pond and the upper floor of the exhibition hall are quiet. Gongs and drums are loud before and after plays; the programme says so. Behind the visitor centre’s desk there is a quiet room, always open, and ear defenders to borrow.`,
      `平日の正午から午後3時までは、白鷺の池と展示館の二階が静かです。公演の前後は銅鑼と太鼓が大きく響きます。公演の案内にその旨を記しています。ビジターセンターのカウンターの奥に、いつでも使える静かな部屋があり、イヤーマフもお貸しします。`,
    ),
    category: "access",
  },
  {
    slug: "lantern-date",
    cover: art("wish-lantern", words("亮著的祈願燈剪紙", "A glowing wish lantern", "ともった祈願灯の切り絵"), {
      ground: "lattice",
      palette: "night",
    }),
    question: words(
      "線上祈願燈哪一天祈福？什麼時候寄？",
      "When is the rite for an online lantern, and when is it posted?",
      "オンラインの祈願灯は、いつご祈祷があり、いつ届きますか。",
    ),
    answer: words(
      `週一到週三訂購，下一個週一祈福；週四到週日訂購，再下一個週一祈福。送出之前，頁面會先顯示日期；祈福後 {fact:lantern.mailWithin}內寄出。詳情見[點祈願燈](/light)。`,
      `If you order from Monday to Wednesday, the next Monday. From Thursday to Sunday, the Monday after that. The page shows the exact date before you send your order, and the goods are posted within {fact:lantern.mailWithin} of the rite. More under [Light a Wish Lantern](/light).`,
      `月曜日から水曜日のお申し込みは次の月曜日、木曜日から日曜日はその次の週の月曜日です。送信の前に日付を表示します。ご祈祷の後、{fact:lantern.mailWithin}以内に発送します。くわしくは[祈願灯](/light)をご覧ください。`,
    ),
    category: "temple",
  },
  {
    slug: "incense-rules",
    cover: art("incense-burner", words("三足香爐的剪紙", "A three-legged incense burner", "三本脚の香炉の切り絵"), {
      ground: "ice",
      palette: "gold",
    }),
    question: words(
      "不是信徒，可以進文昌祠嗎？",
      "May I go in if I do not worship?",
      "信者でなくても、文昌祠に入れますか。",
    ),
    answer: words(
      `當然可以。站在後面看，或只是躲個雨，神明不會介意。想拜的話，一炷香就好，由右邊的門進，左邊出。請不要跨坐在門檻上，也不要踩著過去。`,
      `Of course. Stand at the back and watch, or just wait for the rain to stop; the god will not mind. If you do wish to pray, one stick of incense is enough. Go in on the right, come out on the left, and step over the threshold, never on it.`,
      `もちろんです。後ろで眺めるだけでも、雨宿りだけでもかまいません。お参りなさるときは線香を一本。向かって右から入り、左から出ます。敷居は踏まず、またいでお通りください。`,
    ),
    category: "temple",
  },
  {
    slug: "bad-stick",
    cover: art("fortune-sticks", words("竹籤筒的剪紙", "A bamboo tube of fortune sticks", "竹のおみくじ筒の切り絵"), {
      ground: "cloud",
      palette: "indigo",
    }),
    question: words(
      "抽到不好的籤怎麼辦？",
      "What if I draw a poor stick?",
      "よくないくじを引いたら、どうすればよいですか。",
    ),
    answer: words(
      `不必擔心。看看籤詩提醒了什麼，把籤紙摺好，放進廊下的紅色木盒，就算把事情交給神明了。隔一陣子想清楚了再問，同一件事請不要一天問好幾次。解籤可以問廟祝，也可以看[線上的解說](/fortune-stick)。`,
      `Do not worry. See what the verse reminds you of, fold the paper, and put it in the red box under the eaves; then it is in the god’s hands. Ask again another time, when it is clearer to you, and not the same question several times a day. The keeper explains verses, and so do [our pages](/fortune-stick).`,
      `ご心配には及びません。詩が何に気づかせてくれたかを読み、紙をたたんで軒下の赤い箱にお納めください。あとは神さまにお任せします。しばらくして考えがまとまったら、また引いてください。同じことを一日に何度もたずねるのは控えましょう。守り人の解説のほか、[サイトの解説](/fortune-stick)もあります。`,
    ),
    category: "temple",
  },
  {
    slug: "payment",
    cover: art(
      "lacquer-tray",
      words("描著雙魚的漆盤剪紙", "A lacquer tray with two fish", "二尾の魚を描いた漆の盆の切り絵"),
      { ground: "waves", palette: "plum" },
    ),
    question: words("店家可以刷卡嗎？", "Can I pay by card?", "店でカードは使えますか。"),
    answer: words(
      `多數店家收信用卡與行動支付，幾個小攤只收現金，[店家頁面](/shop)都會寫。南門旁有提款機。店家自己開發票，退換貨也請找原來的店。`,
      `Most shops take cards and mobile payment. A few stalls take only cash, and [their pages](/shop) say so. There is a cash machine beside the South Gate. Each shop gives its own receipt and takes back its own goods.`,
      `多くの店でカードとスマホ決済が使えます。現金のみの屋台もあり、[店のページ](/shop)に記しています。南門の横にATMがあります。領収書、返品と交換は、お買い求めの店で承ります。`,
    ),
    category: "shops",
  },
  {
    slug: "own-cup",
    cover: art("cup", words("一杯熱茶的剪紙", "A cup of hot tea", "熱いお茶の切り絵"), {
      ground: "lattice",
      palette: "jade",
    }),
    question: words(
      "自備杯的折扣怎麼用？",
      "How does the own-cup discount work?",
      "マイカップの割引はどう使いますか。",
    ),
    answer: words(
      `點飲料前把杯子交給店員，折抵 {fact:cup.discount}，大小不拘，洗乾淨就好。一杯折一次。忘了帶，[榕下茶舖](/shop/banyan-tea)與[河邊咖啡](/shop/river-cafe)借得到陶杯，付一點押金，歸還就退。`,
      `Hand over your cup before the drink is poured and take {fact:cup.discount} off. Any size will do, as long as it is clean; once per cup. If you forgot yours, the [tea house under the banyan](/shop/banyan-tea) and the [river café](/shop/river-cafe) lend cups from our own kiln against a deposit.`,
      `飲み物を頼むときにカップをお渡しください。{fact:cup.discount}引きになります。大きさは問いません。洗ってあれば大丈夫です。一杯につき一回です。お忘れの方には、[ガジュマルの茶店](/shop/banyan-tea)と[川辺のカフェ](/shop/river-cafe)で陶器のカップをお貸しします。預かり金はお返しの際に戻ります。`,
    ),
    category: "shops",
  },
  {
    slug: "shipping",
    cover: art(
      "bamboo-basket",
      words(
        "高提把的竹籃剪紙，裡面是紅花",
        "A tall-handled bamboo basket filled with red flowers",
        "持ち手の高い竹籠と赤い花の切り絵",
      ),
      { ground: "tortoise", palette: "brick" },
    ),
    question: words(
      "買的東西太大，可以幫我寄嗎？",
      "It is too big to carry. Can you post it?",
      "大きな買い物を送ってもらえますか。",
    ),
    answer: words(
      `可以，遊客中心代收、代包、代寄，陶器與紙傘都有合身的箱子，運費依體積計算。寄往國外的件需填報關單，木器與藍染泥可能受限制，請先問。`,
      `Yes. The visitor centre takes it in, packs it and posts it. There are boxes that fit pots and umbrellas; the charge depends on size. Parcels abroad need a customs form, and wooden goods and indigo paste may be restricted. Please ask first.`,
      `はい。ビジターセンターでお預かりし、梱包して発送します。焼き物や紙傘に合う箱があり、送料は大きさによります。海外への発送には税関の書類が必要です。木の品や藍の泥は制限されることがありますので、先におたずねください。`,
    ),
    category: "shops",
  },
];
