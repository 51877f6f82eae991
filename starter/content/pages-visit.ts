import { art, type StarterContent, words } from "#starter/starter.ts";

/**
 * Pages for a day in the park: tickets, ways in, the temple. Tables of prices and hours are made by the site beside
 * them.
 */
export const pagesVisit: StarterContent<"page"> = () => [
  {
    slug: "info",
    cover: art(
      "ticket",
      words(
        "剪紙風格的入園門票，票根印著條碼",
        "A paper-cut park ticket with a bar-coded stub",
        "半券にバーコードのある入園券の切り絵",
      ),
      { ground: "lattice", palette: "brick" },
    ),
    title: words("票價與導覽圖", "Tickets & Map", "料金と園内マップ"),
    lead: words(
      "門票在南門售票口購買，當日有效，可以自由進出。票種看年齡、戶籍與身分，請把證件帶在身上。",
      "Buy your ticket at the South Gate. It is good for the whole day, and you may go out and come back in. The price depends on your age, where you live and whether you are a student, so please bring proof.",
      "入園券は南門の窓口でお求めください。当日に限り再入園できます。料金は年齢やお住まい、学生かどうかで変わりますので、証明書をお持ちください。",
    ),
    sections: [
      {
        anchor: "who-pays-what",
        heading: words("買哪一種票", "Which ticket is yours", "券種のご案内"),
        body: words(
          `- **全票** {fact:ticket.regular.single}：一般成人。
- **優待票** {fact:ticket.discount.single}：{fact:ticket.discountFromAge}至 {fact:ticket.discountToAge}，以及持有效學生證的各級學生。
- **縣民票** {fact:ticket.local.single}：設籍本縣的民眾，請出示身分證或戶口名簿。
- **敬老票** {fact:ticket.senior.single}：年滿 {fact:ticket.seniorAge}的長者，請出示可證明年齡的證件。

同時符合兩種資格時，我們替您選便宜的那一種。展覽、一般演出與廟埕活動都含在門票裡；手作體驗與少數售票演出另外收費，金額寫在各自的頁面上。`,
          `- **Regular**, {fact:ticket.regular.single}: adults.
- **Discount**, {fact:ticket.discount.single}: visitors aged {fact:ticket.discountFromAge} to {fact:ticket.discountToAge}, and students of any age with a valid student card.
- **Local resident**, {fact:ticket.local.single}: people registered in this county. Please show your identity card or household register.
- **Senior**, {fact:ticket.senior.single}: visitors aged {fact:ticket.seniorAge} and over. Please show a document with your date of birth.

If two prices apply to you, we charge the lower one. Exhibitions, most performances and everything on the temple plaza are included. Hands-on activities and a few ticketed shows cost extra; each says so on its own page.`,
          `- **一般券** {fact:ticket.regular.single}：大人の方。
- **割引券** {fact:ticket.discount.single}：{fact:ticket.discountFromAge}から{fact:ticket.discountToAge}までの方、および有効な学生証をお持ちの方。
- **県民券** {fact:ticket.local.single}：県内に戸籍のある方。身分証または戸籍の写しをご提示ください。
- **シニア券** {fact:ticket.senior.single}：{fact:ticket.seniorAge}以上の方。年齢のわかる証明書をご提示ください。

複数の条件に当てはまる方は、安いほうの料金でご入園いただけます。展覧会と通常の公演、廟前広場の催しは入園料に含まれます。手づくり体験と一部の公演は別料金です。金額は各ページをご覧ください。`,
        ),
      },
      {
        anchor: "free-admission",
        heading: words("免費入園", "Free admission", "入園無料となる方"),
        body: words(
          `下列訪客不需購票，入園時出示證件即可：

- 領有身心障礙證明者，以及一位陪同者
- 未滿 {fact:ticket.freeUnderAge}，或身高未滿 {fact:ticket.freeUnderHeight}的兒童
- 持志願服務榮譽卡者

社福團體可以另外以公文申請免費入園，辦法寫在[無障礙與免費入園](/accessibility)。`,
          `These visitors need no ticket. Please show proof at the gate.

- Visitors with a disability card, together with one companion
- Children under {fact:ticket.freeUnderAge}, or under {fact:ticket.freeUnderHeight} tall
- Holders of a volunteer honour card

Welfare groups can apply for free admission by official letter; see [Accessibility and Free Admission](/accessibility).`,
          `次の方は無料でご入園いただけます。入口で証明書をご提示ください。

- 障がい者手帳をお持ちの方と、付き添いの方1名
- {fact:ticket.freeUnderAge}未満、または身長{fact:ticket.freeUnderHeight}未満のお子さま
- ボランティア栄誉カードをお持ちの方

福祉団体の無料入園は、団体名義の正式な申請書によるお申し込みが必要です。くわしくは[バリアフリーと無料入園](/accessibility)をご覧ください。`,
        ),
      },
      {
        anchor: "annual-card",
        heading: words("年票與禮物卡", "Annual card and gift card", "年間パスとギフトカード"),
        body: words(
          `常來的人辦一張年票比較划算：全票 {fact:ticket.regular.annual}、縣民 {fact:ticket.local.annual}、敬老 {fact:ticket.senior.annual}。年票自發卡日起 {fact:ticket.annualValidity}有效，在遊客中心辦理，當場拍照領卡，限本人使用。

**禮物卡** {fact:ticket.giftCard}，送的是 {fact:ticket.annualValidity}的會員資格。收到的人帶著卡片到遊客中心換成自己的年票，效期從換卡那天算起，不會因為晚拆禮物而吃虧。`,
          `If you come often, the annual card soon pays for itself: {fact:ticket.regular.annual} regular, {fact:ticket.local.annual} for local residents, {fact:ticket.senior.annual} for seniors. It is valid for {fact:ticket.annualValidity} from the day it is issued. The visitor centre takes your photograph and hands you the card on the spot. It is for your use only.

The **gift card**, {fact:ticket.giftCard}, gives someone membership for {fact:ticket.annualValidity}. They bring it to the visitor centre and exchange it for a card of their own. Its time starts on that day, so nothing is lost if the present stays wrapped for a while.`,
          `何度もお越しになる方には年間パスをおすすめします。一般{fact:ticket.regular.annual}、県民{fact:ticket.local.annual}、シニア{fact:ticket.senior.annual}です。有効期間は発行日から{fact:ticket.annualValidity}。ビジターセンターで写真を撮り、その場でお渡しします。ご本人のみご利用いただけます。

**ギフトカード** {fact:ticket.giftCard}は、{fact:ticket.annualValidity}間の会員資格を贈るカードです。受け取った方がビジターセンターで年間パスに引き換えます。有効期間は引き換えた日から始まりますので、すぐに使わなくても損はありません。`,
        ),
      },
      {
        anchor: "small-savings",
        heading: words("順手省一點", "Small savings", "ちょっとお得に"),
        body: words(
          `- 搭客運來的人，憑當日票根購買門票打 {fact:ticket.busDiscount}（以全票計，不足 1 元捨去），怎麼搭請看[交通資訊](/access)。
- 自己帶杯子，園內有飲料的店家折抵 {fact:cup.discount}。哪些店有賣飲料，[園區店家](/shop)都列出來了。

導覽圖在售票口與遊客中心免費索取，有中文、英文與日文版；網路版在[漫遊園區](/navigate)。`,
          `- Came by coach or bus? Show the day’s ticket and you get {fact:ticket.busDiscount} off the regular price, rounded down to a whole dollar. See [Transportation](/access).
- Bring your own cup and take {fact:cup.discount} off a drink at the places that serve them. They are listed under [Shops](/shop).

Paper maps in Chinese, English and Japanese are free at the ticket window and the visitor centre. The same map is online at [Exploring the park](/navigate).`,
          `- バスでお越しの方は、当日の乗車券をご提示いただくと入園料が{fact:ticket.busDiscount}引きになります（一般券から。1元未満切り捨て）。行き方は[交通アクセス](/access)をご覧ください。
- マイカップをお持ちになると、園内の飲み物が{fact:cup.discount}引きになります。お店は[ショップ](/shop)のページにまとめています。

園内マップ（中国語・英語・日本語）は、窓口とビジターセンターで無料でお配りしています。ウェブ版は[園内めぐり](/navigate)にあります。`,
        ),
      },
    ],
  },
  {
    slug: "access",
    cover: art(
      "bus",
      words(
        "車窗裡坐著乘客的接駁車剪紙",
        "A cut-paper shuttle bus with faces at its windows",
        "窓に乗客の見えるシャトルバスの切り絵",
      ),
      { ground: "waves", palette: "sky" },
    ),
    title: words("交通資訊", "Transportation", "交通アクセス"),
    lead: words(
      "最省事的是搭火車再轉接駁車：出了月河車站前站，右手邊就是上車處。開車來也行，南門外有平面停車場。",
      "The easiest way is by train and shuttle bus: leave Moon River Station by the front exit and the stop is on your right. If you drive, there is an open-air car park outside the South Gate.",
      "いちばん楽なのは、鉄道とシャトルバスの乗り継ぎです。月河駅の表口を出て右手に乗り場があります。お車の方は、南門前の平面駐車場をご利用ください。",
    ),
    sections: [
      {
        anchor: "train-and-shuttle",
        heading: words("火車與接駁車", "Train and shuttle bus", "鉄道とシャトルバス"),
        body: words(
          `區間車與部分快車停靠月河車站。接駁車往返車站前站與園區南門，車程約 {fact:shuttle.ride}，每日來回 {fact:shuttle.roundTrips}，都是低地板車，輪椅與嬰兒車可以直接推上車。

假日傍晚回程的人多，請預留一班車的時間。帶腳踏車的朋友也可以沿著河堤腳踏車道騎過來，一路平坦，南門旁有車架。`,
          `Local trains and some expresses call at Moon River Station. The shuttle runs between the front exit and the South Gate, {fact:shuttle.roundTrips} a day there and back. The ride takes about {fact:shuttle.ride}. The buses have low floors, so wheelchairs and pushchairs roll straight in.

On weekend evenings the return buses fill up; allow time for one more. You can also cycle: the path on the river embankment is flat all the way, and there are stands beside the South Gate.`,
          `月河駅には普通列車と一部の急行が停まります。シャトルバスは駅の表口と南門のあいだを、1日に往復{fact:shuttle.roundTrips}運行しています。所要時間は約{fact:shuttle.ride}です。低床車ですので、車いすやベビーカーのままご乗車いただけます。

週末の夕方は帰りのバスが混み合います。1本分の余裕をみてお出かけください。堤防沿いの自転車道は平らで走りやすく、南門の横に駐輪場があります。`,
        ),
      },
      {
        anchor: "bus",
        heading: words("客運", "Coach and local bus", "路線バス"),
        body: words(
          `從縣城轉運站搭往河口方向的客運，在「傳藝園區」站下車，過馬路就是南門。下車後請把票根留著：當日購買門票打 {fact:ticket.busDiscount}，不足 1 元捨去。

使用電子票證上車的人，請向司機索取乘車證明，效果一樣。`,
          `From the county bus station, take a bus towards the river mouth and get off at Park of Traditional Arts, announced on the bus as ‘Chuanyi Yuanqu’. The South Gate is across the road. Keep your bus ticket: on the same day it takes {fact:ticket.busDiscount} off admission, rounded down to a whole dollar.

If you pay with a travel card, ask the driver for a slip. It counts as a ticket.`,
          `県のバスターミナルから河口方面行きに乗り、「伝統芸術の園」で降りてください。車内では「チュアンイー・ユエンチュー」と案内されます。道の向かいが南門です。乗車券は捨てずにお持ちください。当日の入園料が{fact:ticket.busDiscount}引きになります（1元未満切り捨て）。

交通系ICカードでご乗車の方は、運転手から乗車証明をお受け取りください。同じように割引になります。`,
        ),
      },
      {
        anchor: "car",
        heading: words("開車與停車", "By car", "お車・駐車場"),
        body: words(
          `下交流道後循棕色路標，沿河堤走到底就是停車場。

- 停車每小時 {fact:parking.perHour}，每日最多 {fact:parking.dailyCap}
- 進場後 {fact:parking.freeMinutes}內免費；超過後未滿一小時以一小時計
- 機車與腳踏車停南門左側車棚
- 遊覽車停大客車區，請先讓乘客在南門下車`,
          `After leaving the motorway, follow the brown signs along the embankment to the end.

- {fact:parking.perHour} an hour, never more than {fact:parking.dailyCap} a day
- The first {fact:parking.freeMinutes} are free; after that every started hour counts as one
- Scooters and bicycles: the covered stands to the left of the South Gate
- Coaches: please let your group off at the South Gate, then park in the coach area`,
          `高速道路を降りたら茶色の案内標識に従い、堤防沿いに突き当たりまでお進みください。

- 1時間{fact:parking.perHour}、1日の上限は{fact:parking.dailyCap}です
- 入庫から{fact:parking.freeMinutes}までは無料です。その後は1時間に満たない場合も1時間分をいただきます
- バイクと自転車は、南門左手の屋根付き駐輪場へ
- 観光バスは南門でお客さまを降ろしてから、大型車区画へお停めください`,
        ),
      },
      {
        anchor: "accessible-parking",
        heading: words("身障停車", "Accessible parking", "障がい者用駐車場"),
        body: words(
          `身障車位在南門右側，地面平整，到售票口不必上下階梯。停車優惠請向身障停車服務臺辦理，服務時間 {fact:parking.accessibleDesk}，請備妥身心障礙證明與專用停車位識別證。

園區內的平坦路線與借用輪椅的方式，請看[無障礙與免費入園](/accessibility)。`,
          `The accessible bays are to the right of the South Gate, on level ground and without a step between car and ticket window. For the parking concession, bring your disability card and parking permit to the accessible parking desk, open {fact:parking.accessibleDesk}.

Step-free routes and wheelchair loans are described under [Accessibility and Free Admission](/accessibility).`,
          `障がい者用の駐車区画は南門の右手にあります。窓口まで平らで、段差はありません。料金の減免は障がい者用駐車場の窓口（{fact:parking.accessibleDesk}）で承ります。障がい者手帳と専用駐車許可証をお持ちください。

園内の段差のない道や車いすの貸し出しは、[バリアフリーと無料入園](/accessibility)をご覧ください。`,
        ),
      },
    ],
  },
  {
    slug: "time",
    cover: art("clock", words("老式掛鐘的剪紙", "An old wall clock in cut paper", "古い掛け時計の切り絵"), {
      ground: "cloud",
      palette: "gold",
    }),
    title: words("設施開放時間", "Facility Hours", "施設の利用時間"),
    lead: words(
      "園區的一天從晨鐘開始，到暮鼓收尾。各處的開放時間與今天的變動列在表裡。",
      "The day here begins with the temple bell and ends with the drum. The table gives the hours of every place, and what is different today.",
      "園の一日は朝の鐘で始まり、夕べの太鼓で暮れていきます。各施設の利用時間と本日の変更は、表をご覧ください。",
    ),
    sections: [
      {
        anchor: "the-day",
        heading: words("園區的一天", "How the day runs", "園の一日"),
        body: words(
          `開園後，文昌祠在 {fact:rhythm.bell} 敲晨鐘，廟祝上香，工匠街的木門一扇一扇拆下來。白天每隔 {fact:rhythm.mistEvery}，中央廣場的樟樹下會起水霧，一次 {fact:rhythm.mistFor}，天熱的時候小孩最喜歡往那裡跑。

{fact:rhythm.drum} 擊暮鼓，提醒大家準備回家；最後入園時間是 {fact:hours.lastAdmission}。想慢慢看的話，請早一點來。`,
          `Soon after opening, at {fact:rhythm.bell}, the bell of the Wenchang temple is struck, incense is lit, and along Artisan Street the wooden shutters come down one by one. Every {fact:rhythm.mistEvery} a fine mist falls under the camphor tree on the central plaza for {fact:rhythm.mistFor}. On hot days the children are always there first.

At {fact:rhythm.drum} the drum tells everyone that the day is closing. Last admission is at {fact:hours.lastAdmission}; for an unhurried visit, come earlier.`,
          `開園後の{fact:rhythm.bell}、文昌祠（ぶんしょうし）で朝の鐘が鳴り、線香が供えられます。職人通りでは木の戸板が一枚ずつ外されていきます。日中は{fact:rhythm.mistEvery}おきに中央広場のクスノキの下でミストが出て、{fact:rhythm.mistFor}続きます。暑い日は子どもたちがいちばんに駆けていきます。

{fact:rhythm.drum}に夕べの太鼓が鳴ると、一日も終わりです。最終入園は{fact:hours.lastAdmission}です。ゆっくりご覧になる方は、お早めにお越しください。`,
        ),
      },
      {
        anchor: "quiet-hours",
        heading: words("什麼時候來最好", "When to come", "おすすめの時間"),
        body: words(
          `- **剛開園**：光線斜斜的，屋脊上的瓷片最亮，也最適合拍照。
- **中午**：工坊的師傅輪流吃飯，有些門會半掩。這時看展覽剛好，館內也涼快。
- **下午三點以後**：北管子弟在廟埕練習，偶戲館的後臺多半開著。
- **閉園前**：白鷺鷥成群回來，到池邊小聲看就好。

平日上午常有學校來，想安靜一點，可以選學校放學以後。`,
          `- **Just after opening**: the light is low and the porcelain on the ridges shines. Good for photographs.
- **Midday**: makers take turns at lunch, and some doors are half closed. It is the hour for the exhibitions, which are cool as well.
- **After three**: the beiguan players practise on the temple plaza, and the back of the puppet theatre is usually open.
- **Before closing**: the egrets come home. Watch them quietly from the edge of the pond.

Schools come on weekday mornings. For more quiet, choose the later afternoon.`,
          `- **開園直後**：光が斜めに差し、棟の磁器がいちばん輝きます。写真を撮るのによい時間です。
- **お昼**：職人が交代で食事をとり、戸を半ば閉める工房もあります。涼しい展示館をご覧になるのにちょうどよい時間です。
- **午後3時以降**：廟前広場で北管の稽古が始まり、人形劇館の舞台裏もたいてい開いています。
- **閉園前**：白鷺が群れで帰ってきます。池のほとりでお静かにご覧ください。

平日の午前は学校の見学が多くなります。静かに過ごしたい方は、午後遅めがおすすめです。`,
        ),
      },
      {
        anchor: "when-things-change",
        heading: words("臨時的變動", "When things change", "臨時の変更"),
        body: words(
          `農曆除夕休園，讓大家回家圍爐。颱風來的時候，我們依縣府的停班停課公告決定，頁首會出現通知，同一時間也改好這一頁的表格與[行事曆](/calendar)。

整修、祭典或包場時，可能只關一處。出門前看一眼表格裡的「今天」，最準。`,
          `The park is closed on Lunar New Year’s Eve, so that everyone can have dinner at home. When a typhoon comes we follow the county’s announcement for offices and schools. A notice appears at the top of every page, and the table here and the [calendar](/calendar) change at the same moment.

For repairs, temple festivals or private events we may close just one place. Before you leave home, check the ‘Today’ column in the table.`,
          `旧暦の大晦日は、家族で食卓を囲む日ですので休園します。台風のときは、県が出す休業・休校の発表に従います。全ページの上部にお知らせを出し、この表と[カレンダー](/calendar)も同時に改めます。

修理や祭り、貸し切りのため、一か所だけ閉めることもあります。お出かけの前に、表の「本日」をご確認ください。`,
        ),
      },
    ],
  },
  {
    slug: "accessibility",
    cover: art("gate", words("沒有門檻的園門剪紙", "A cut-paper gate without a threshold", "敷居のない門の切り絵"), {
      ground: "tortoise",
      palette: "jade",
    }),
    title: words("無障礙與免費入園", "Accessibility and Free Admission", "バリアフリーと無料入園"),
    lead: words(
      "老房子有門檻，但人人都該進得來。這裡寫的是平坦的走法、可以借的東西，以及團體申請免費入園的辦法。",
      "Old houses have thresholds, yet everyone should be able to come in. Here are the step-free routes, what you can borrow, and how special groups can apply for free admission.",
      "古い家には敷居がありますが、どなたにもお入りいただきたいと考えています。段差のない道、貸し出し品、団体の無料入園のお申し込みについてご案内します。",
    ),
    sections: [
      {
        anchor: "step-free",
        heading: words("平坦的路線", "Step-free routes", "段差のない道"),
        body: words(
          `進南門請先右轉到[遊客中心](/navigate/visitor-centre)，過旁邊那座沒有階梯的橋，再到中央廣場、廟埕與展覽館，一路都是平整的石板，坡度和緩。正前方的紅欄杆拱橋有 22 級階梯。

有門檻的老屋備有活動斜坡板，請按門邊的鈴，同仁會過來鋪好。

每個地點能不能免階梯抵達、哪裡有無障礙廁所，都標在[漫遊園區](/navigate)的地圖上。輪椅與嬰兒車在遊客中心登記借用，不收費。`,
          `From the South Gate turn right to the [visitor centre](/navigate/visitor-centre) and cross the bridge beside it, which has no steps. From there to the central plaza, the temple plaza and the exhibition hall the paving is even and the slopes are gentle. The red arched bridge straight ahead of the gate has 22 steps.

Old houses with a threshold keep a portable ramp. Press the bell by the door and someone will lay it for you.

The map at [Exploring the park](/navigate) shows which places can be reached without steps and where the accessible toilets are. The visitor centre lends wheelchairs and pushchairs free of charge.`,
          `南門を入ったら右手の[ビジターセンター](/navigate/visitor-centre)へ進み、その脇の段差のない橋をお渡りください。そこから中央広場、廟前広場、展示館までは、平らな石畳とゆるやかな坂です。正面の赤い欄干の太鼓橋には22段の階段があります。

敷居のある古い建物には移動式のスロープを備えています。入口のベルを押してください。係の者がお持ちします。

段差なしで行ける場所とバリアフリートイレは、[園内めぐり](/navigate)の地図に示しています。車いすとベビーカーはビジターセンターで無料でお貸しします。`,
        ),
      },
      {
        anchor: "step-by-step",
        heading: words("從下車到離園", "From the car to the way home", "到着からお帰りまで"),
        body: words(
          `1. **下車**：身障車位在南門右側，服務臺 {fact:parking.accessibleDesk} 有人，可以請同仁推一段。接駁車是低地板，停在南門口。
2. **南門**：售票口有一扇矮窗，坐著也看得到；旁邊的寬閘門輪椅與擔架床都過得去。
3. **遊客中心**：進門右手第一間，借輪椅、嬰兒車、放大鏡與降噪耳罩，也可以寄放用不到的東西。
4. **走動**：石板路縫隙已經填平；雨天請走有棚的工匠街。每隔兩三分鐘就有椅子。
5. **看戲**：戲臺第一排左右各留輪椅席，開演前 10 分鐘以前都為您保留。
6. **累了**：遊客中心櫃臺後面是安靜室，燈可以調暗，有躺椅。
7. **離園**：需要預約復康巴士或無障礙計程車，遊客中心的同仁幫您打電話。`,
          `1. **Leaving the car**: the accessible bays are to the right of the South Gate. The desk there is staffed {fact:parking.accessibleDesk}, and someone will gladly push for a while. The shuttle has a low floor and stops at the gate.
2. **South Gate**: one ticket window is low enough to use from a chair, and the wide gate beside it takes wheelchairs and stretchers.
3. **Visitor centre**: the first house on the right lends wheelchairs, pushchairs, magnifiers and ear defenders, and keeps what you do not need.
4. **Getting about**: the joints between the paving stones are filled. In the rain, keep to the arcades of Artisan Street. There is a seat every two or three minutes.
5. **Performances**: there are wheelchair places at both ends of the first row, kept for you until ten minutes before the start.
6. **A rest**: behind the visitor centre’s desk is a quiet room with a couch and lights that can be dimmed.
7. **Going home**: the visitor centre will call for an accessible taxi or minibus.`,
          `1. **車を降りる**：障がい者用の駐車区画は南門の右手です。窓口には{fact:parking.accessibleDesk}係の者がおり、車いすを押すお手伝いもいたします。シャトルバスは低床車で、南門の前に停まります。
2. **南門**：低い窓口があり、座ったままご利用いただけます。横の幅の広い入口は、車いすもストレッチャーも通れます。
3. **ビジターセンター**：入って右手の最初の建物です。車いす、ベビーカー、拡大鏡、イヤーマフをお貸しし、お荷物もお預かりします。
4. **移動**：石畳の目地は平らに埋めてあります。雨の日は屋根のある職人通りをお通りください。2、3分おきに椅子があります。
5. **観劇**：最前列の左右に車いすの席があり、開演10分前までお取りしておきます。
6. **休憩**：ビジターセンターのカウンターの奥に、明かりを落とせる静かな部屋と寝椅子があります。
7. **お帰り**：福祉タクシーやリフト付きの車は、ビジターセンターからお呼びします。`,
        ),
      },
      {
        anchor: "seeing-and-hearing",
        heading: words("看不清楚、聽不清楚的時候", "Seeing and hearing", "見えにくい方、聞こえにくい方へ"),
        body: words(
          `- [語音導覽](/audio-guide)每一段都有全文，可以放大，也可以讓手機念出來。
- 展覽館入口有可以摸的屋脊模型，工坊的師傅多半願意讓您摸一摸材料與工具。
- 戲臺與展覽館的櫃臺有感應線圈；定時演出的字幕打在臺口兩側。
- 需要手語翻譯或聽打，請在參觀 10 天前[寫信給我們](/contact)。

這個網站怎麼用得順手，寫在[無障礙聲明](/policy/accessibility)。`,
          `- Every stop of the [audio guide](/audio-guide) has its full text, to enlarge or to have read aloud.
- At the entrance of the exhibition hall there is a model of a temple ridge to touch, and most makers will let you feel their materials and tools.
- There are induction loops at the opera stage and at the hall’s counter; regular performances have surtitles on both sides of the stage.
- For a sign-language interpreter or live captions, please [write to us](/contact) ten days before you come.

For help with using this website, see the [accessibility statement](/policy/accessibility).`,
          `- [音声ガイド](/audio-guide)にはすべて全文があり、文字を大きくすることも、読み上げることもできます。
- 展示館の入口に、さわれる屋根飾りの模型があります。工房の職人も、材料や道具にさわらせてくれることが多いです。
- 野外舞台と展示館の窓口には磁気ループがあります。定時公演では舞台の両袖に字幕が出ます。
- 手話通訳や要約筆記をご希望の方は、ご来園の10日前までに[ご連絡ください](/contact)。

このサイトの使いやすさについては、[アクセシビリティ方針](/policy/accessibility)をご覧ください。`,
        ),
      },
      {
        anchor: "companion",
        heading: words("免費入園與陪同者", "Free admission, with a companion", "無料入園と付き添いの方"),
        body: words(
          `領有身心障礙證明的訪客與一位陪同者免費入園，不必事先申請，在南門出示證明即可。導盲犬、導聾犬與肢體輔助犬可以進入所有室內空間。

身障停車服務臺的服務時間是 {fact:parking.accessibleDesk}，位置寫在[交通資訊](/access#accessible-parking)。`,
          `Visitors with a disability card and one companion enter free. There is nothing to apply for; just show the card at the South Gate. Guide, hearing and assistance dogs are welcome in every building.

The accessible parking desk is open {fact:parking.accessibleDesk}. [Transportation](/access#accessible-parking) says where it is.`,
          `障がい者手帳をお持ちの方と付き添いの方1名は、無料でご入園いただけます。事前のお申し込みは要りません。南門で手帳をご提示ください。盲導犬・聴導犬・介助犬は、すべての建物にお入りいただけます。

障がい者用駐車場の窓口は{fact:parking.accessibleDesk}です。場所は[交通アクセス](/access#accessible-parking)をご覧ください。`,
        ),
      },
      {
        anchor: "special-groups",
        heading: words("特殊團體申請免費入園", "Free admission for special groups", "福祉団体などの無料入園"),
        body: words(
          `社會福利機構、特教班與弱勢團體可以申請免費入園：

1. 參觀日 {fact:freeAdmission.noticeDays}前，在本頁下方的表單填寫資料，並附上機關公文。
2. 同仁審核後以電子郵件回覆，需要補件也會在信裡說明。
3. 入園當天在南門核對身分，請領隊帶著公文影本與名冊。

團員的座椅、手語或安靜空間等需要，請直接寫在表單裡，我們會先安排好。`,
          `Welfare organisations, special-needs classes and disadvantaged groups may apply:

1. At least {fact:freeAdmission.noticeDays} before the visit, fill in the form below on this page and attach your organisation’s official letter.
2. We check it and reply by e-mail. If anything is missing, we will tell you what.
3. On the day, identities are checked at the South Gate. Please bring a copy of the letter and a list of names.

Seats, sign language, a quiet room: write what your group needs in the form, and we will have it ready.`,
          `社会福祉施設、特別支援学級、支援を必要とする団体は、無料入園をお申し込みいただけます。

1. ご来園の{fact:freeAdmission.noticeDays}前までに、このページのフォームに必要事項を記入し、団体名義の正式な申請書を添付してください。
2. 内容を確認し、メールでお返事します。足りない書類がある場合もメールでお知らせします。
3. 当日は南門で身分を確認します。申請書の写しと名簿をお持ちください。

座席、手話、静かな部屋など、ご希望はフォームにお書きください。前もって準備いたします。`,
        ),
      },
    ],
  },
  {
    slug: "audio-guide",
    cover: art(
      "flute",
      words("橫笛與飄出的音符剪紙", "A cut-paper flute with notes drifting from it", "横笛と流れる音符の切り絵"),
      { ground: "cloud", palette: "indigo" },
    ),
    title: words("語音導覽", "Audio Guide", "音声ガイド"),
    lead: words(
      "用自己的手機就能聽，不必下載程式。看到牆上的號碼，在這一頁輸入同一個號碼，故事就開始了。",
      "All you need is your own phone; there is no app to install. Find the number on the wall, key in the same number here, and listen.",
      "ご自分のスマートフォンでお聴きいただけます。アプリは要りません。壁の番号を見つけたら、このページで同じ番号を入力してください。",
    ),
    sections: [
      {
        anchor: "how-to-listen",
        heading: words("怎麼聽", "How to listen", "聴きかた"),
        body: words(
          `1. 戴上耳機，或把音量調到旁人聽不見的程度。
2. 在牆角、柱腳或欄杆上找圓形的號碼牌。
3. 輸入號碼，或從清單裡點選；每一段都附全文，聽不清楚或不方便聽的時候可以用讀的。

照號碼走，大致是從南門繞到文昌祠再回到河邊；不照順序也沒關係，每一段都能單獨聽懂。沒有耳機的話，遊客中心可以借。`,
          `1. Put on headphones, or keep the sound low enough for you alone.
2. Look for a round number plate: at the foot of a wall, on a pillar, on a railing.
3. Key in the number, or choose it from the list. Every stop comes with its full text, for when you cannot hear it well or would rather read.

In order, the numbers lead from the South Gate round to the Wenchang temple and back to the river. Any other order works too; each stop stands on its own. The visitor centre lends headphones.`,
          `1. イヤホンをつけるか、まわりに聞こえない音量にしてください。
2. 壁の下や柱の根もと、手すりなどにある丸い番号札を探します。
3. その番号を入力するか、一覧から選びます。どの話にも全文がありますので、聞き取りにくいときは文字でお読みいただけます。

番号順に歩くと、南門から文昌祠（ぶんしょうし）をまわって川べりに戻ります。順番どおりでなくてもかまいません。イヤホンはビジターセンターでお貸しします。`,
        ),
      },
      {
        anchor: "voices",
        heading: words("聲音從哪裡來", "Whose voice is it", "声について"),
        body: words(
          `有的段落附有錄音，其餘由您手機內建的語音朗讀，因此每支手機聽起來不太一樣。錄音全是電腦合成的語音，清單與播放器上都會註明。

想聽真人說故事，可以預約[團體導覽](/group)。`,
          `Some stops have a recording. The others are read aloud by the voice built into your phone, so they sound a little different on each one. All of the recordings are synthesised voices, and the list and the player say so.

If you would rather hear it from a person, book a guided tour with your [group reservation](/group).`,
          `録音のある番号のほかは、スマートフォンに入っている音声が読み上げます。そのため、機種によって聞こえかたが少し違います。録音はすべて合成音声で、一覧とプレーヤーにもその旨を記しています。

人の語りで聴きたい方は、[団体予約](/group)でガイドをお申し込みください。`,
        ),
      },
    ],
  },
  {
    slug: "navigate",
    cover: art(
      "map",
      words(
        "攤開的園區地圖剪紙，有河、小屋與路線",
        "A folded-out cut-paper map with a river, houses and a route",
        "川と家と道順を描いた園内地図の切り絵",
      ),
      { ground: "waves", palette: "sand" },
    ),
    title: words("漫遊園區", "Exploring the park", "園内めぐり"),
    lead: words(
      "一條河、一座祠、幾條老街，走一圈大約一個上午。點地圖上的地點，看那裡有什麼。",
      "One river, one temple, a few old streets: a morning is enough to walk round. Tap a place on the map to see what is there.",
      "川が一本、祠がひとつ、古い通りがいくつか。ひとまわりで午前中いっぱいほどです。地図の印を押すと、その場所のご案内が開きます。",
    ),
    sections: [
      {
        anchor: "finding-your-way",
        heading: words("認路的小訣竅", "Finding your way", "道に迷わないために"),
        body: words(
          `所有的路都會回到中央廣場，找到那棵樟樹就不算迷路：往北是文昌祠，往西是工匠街，往東是展覽館，往南過橋就是南門。聽見水聲，表示月河在附近，橋也不遠了。

抬頭也有線索。廟的屋脊有剪黏，工匠街的屋脊是素的馬背，戲臺的屋角掛著銅鈴，風大的日子聽得見。

想要有人替您排好順序，可以看[主題遊程](/plan)；想邊走邊聽故事，請打開[語音導覽](/audio-guide)。`,
          `All paths come back to the central plaza. Find the camphor tree and you are not lost: the Wenchang temple is to the north, Artisan Street to the west, the exhibition hall to the east, and the bridge to the South Gate lies south. If you can hear water, the Moon River is near, and so is the bridge.

The roofs help too. Temple ridges glitter with cut porcelain, the houses of Artisan Street end in plain rounded gables, and the corners of the opera stage carry small bronze bells. On windy days you can hear them.

For a ready-made route, see [Plan Your Visit](/plan). To hear stories on the way, open the [Audio Guide](/audio-guide).`,
          `道に迷ったら、中央広場のクスノキを目印にしてください。北は文昌祠（ぶんしょうし）、西は職人通り、東は展示館、南へ橋を渡れば南門です。水の音が聞こえたら月河はすぐそば、橋も遠くありません。

屋根も目印になります。祠の棟には色あざやかな磁器の飾り、職人通りの家は丸みのある素朴な妻壁、舞台の軒先には小さな銅の鈴。風の強い日には音が聞こえます。

順路を決めてまわりたい方は[おすすめコース](/plan)を、話を聴きながら歩きたい方は[音声ガイド](/audio-guide)をどうぞ。`,
        ),
      },
      {
        anchor: "how-far",
        heading: words("走多久，累了坐哪裡", "How far, and where to rest", "歩く時間と休憩"),
        body: words(
          `從南門走到文昌祠，不停的話五分鐘；一路看下去，半天剛好。地圖上標著座椅、飲水、廁所與哺集乳室，每隔兩三分鐘就有一個坐得下來的地方。

夏天請走工匠街的亭仔腳，有遮蔭；榕樹園的石桌下午最涼。月河邊的小船只在水位合適時開，想搭的話，請到渡船頭問船家。`,
          `From the South Gate to the Wenchang temple is five minutes without stopping. With a look at everything on the way, allow half a day. The map shows seats, drinking water, toilets and the nursing room. There is somewhere to sit every two or three minutes.

In summer keep to the arcades of Artisan Street for shade; the stone tables of the Banyan Garden are coolest in the afternoon. The small boat goes only when the river is right. Ask the boatman at the landing.`,
          `南門から文昌祠までは、まっすぐ歩けば5分、あちこち見ながらなら半日です。地図には椅子、水飲み場、トイレ、授乳室を示しています。2、3分歩けば、どこかに腰を下ろせます。

夏は、屋根のある職人通りの歩廊が涼しく歩けます。午後はガジュマルの庭の石の卓へ。小舟は水かさのよい日だけ出ますので、船着き場で船頭におたずねください。`,
        ),
      },
      {
        anchor: "good-manners",
        heading: words("跟師傅打聲招呼", "A word with the makers", "職人へのひとこと"),
        body: words(
          `工坊是上班的地方，也是有人住的地方。門開著就可以進去看，門掩著表示正在趕工或吃飯。

- 想拍師傅的手，先問一聲，多半會說好。
- 鑿子、染液與窯口都很危險，小孩請牽著。
- 晾在外面的布與陶坯還沒完成，請用眼睛看。`,
          `A workshop is a place of work, and some people live behind it. An open door means come in and look. A door pulled to means a deadline, or lunch.

- Ask before you photograph someone’s hands. The answer is nearly always yes.
- Chisels, dye and kiln mouths are dangerous; please hold children by the hand.
- Cloth and pots set out to dry are not finished. Look, and leave them be.`,
          `工房は仕事場であり、奥で暮らす人もいます。戸が開いていたら、どうぞお入りください。閉じかけているときは、仕事が立て込んでいるか、食事中です。

- 職人の手元を撮るときは、ひとことお声がけを。たいてい快く応じてくれます。
- のみ、染め液、窯口は危険です。お子さまの手をお引きください。
- 干してある布や器は、まだ途中のものです。手を触れずにご覧ください。`,
        ),
      },
    ],
  },
  {
    slug: "lodging",
    cover: art(
      "bed",
      words(
        "鋪著花布被的木眠床剪紙",
        "A cut-paper wooden bed with a flowered quilt",
        "花柄の布団を敷いた木の寝台の切り絵",
      ),
      { ground: "ice", palette: "night" },
    ),
    title: words("住宿", "Lodging", "宿泊"),
    lead: words(
      "訪客散去以後，園區最安靜。在老屋住一晚，聽得見蛙聲，早上比誰都先看到河面的霧。",
      "The park is at its quietest when the visitors have gone. Stay the night in an old house, listen to the frogs, and be the first to see the mist on the river.",
      "人が帰ったあとの園は、とても静かです。古い家に泊まれば、夜は蛙の声、朝は川霧をいちばん先に眺められます。",
    ),
    sections: [
      {
        anchor: "before-you-book",
        heading: words("訂房之前", "Before you book", "ご予約の前に"),
        body: words(
          `訂房請直接找各家住宿，打電話或到他們的網站詢問空房。房價隨季節調整，以店家告知的為準。

住客入住當天與隔天都可以憑房卡入園。晚間有些小路不打燈，住宿處會借您一盞手提燈。老屋隔音有限，夜裡十點以後請放輕聲音。`,
          `Each house takes its own reservations. Please call or look at its website for vacancies. Prices change with the season; the price the house quotes is the one that applies.

Your room key lets you into the park on the day you arrive and on the next. Some of the lanes are unlit at night, and your host will lend you a hand lantern. Old walls are thin: please keep your voice down after ten.`,
          `ご予約は各宿が直接承ります。空室は電話またはウェブサイトでお問い合わせください。料金は季節によって変わりますので、宿の案内をご確認ください。

ご宿泊の方は、到着日と翌日、ルームキーでご入園いただけます。夜は明かりのない小道もありますので、宿で手提げ灯をお貸しします。古い家は音が響きます。夜10時を過ぎたら、どうぞお静かにお過ごしください。`,
        ),
      },
      {
        anchor: "night-and-morning",
        heading: words("夜裡和清晨", "Night and early morning", "夜と朝"),
        body: words(
          `閉園以後，住客可以在中央廣場與河邊散步。廟門會關，殿裡的燈留一盞。夏夜的廣場常有人搬竹椅出來，聽店家拉一段殼仔弦。

清晨開園前的一小時，只有住客、掃地的人和白鷺鷥。想跟著廟祝開門、上第一炷香，前一晚請向住宿處登記，名額不多。

- 早餐各家不同，訂房時請先問；素食請前一晚說。
- 行李可以託接駁車司機送到車站的寄放處。`,
          `When the gates have closed, guests may still walk on the central plaza and along the river. The temple is shut, with one lamp left burning. On summer evenings people carry bamboo chairs out on the square, and one of the shopkeepers plays the coconut fiddle.

In the hour before opening there are only guests, sweepers and egrets. If you would like to go with the temple keeper as the doors are unbarred, put your name down with your host the evening before. There are few places.

- Ask your host about breakfast, and say the night before if you are vegetarian.
- The shuttle driver can take luggage to the left-luggage office at the station.`,
          `閉園後も、ご宿泊の方は中央広場と川辺を散歩できます。祠の扉は閉まりますが、明かりを一つ残します。夏の夜には竹の椅子を持ち出した人たちが広場に集まり、店の主人が椰子の胡弓を弾くこともあります。

朝、開園前の1時間は、泊まりの方と掃除の人、そして白鷺だけの時間です。祠の扉を開け、一本目の線香を供えるところに立ち会いたい方は、前の晩に宿でお申し出ください。人数に限りがあります。

- 朝食は宿によって異なります。精進料理をご希望の方は前の晩にお知らせください。
- お荷物は、シャトルバスの運転手が駅の預かり所までお届けします。`,
        ),
      },
    ],
  },
  {
    slug: "festival",
    cover: art(
      "temple",
      words("燕尾屋脊的文昌祠剪紙", "A cut-paper temple with swallow-tail roof", "燕尾形の屋根をもつ文昌祠の切り絵"),
      { ground: "cloud", palette: "brick" },
    ),
    title: words("文昌祠服務", "Wenchang Temple Services", "文昌祠のご案内"),
    lead: words(
      "文昌祠供奉掌管文運的文昌帝君。考試、入學、寫不出字的時候，都有人來這裡點一炷香。",
      "The temple is home to Wenchang, the god of letters and learning. People light incense here before an examination, on the first day of school, or when the words will not come.",
      "文昌祠には、学問と文章の神さま、文昌帝君（ぶんしょうていくん）が祀られています。試験の前や入学の日、筆が進まないときにも、人々が線香をあげに訪れます。",
    ),
    sections: [
      {
        anchor: "visiting-the-temple",
        heading: words("參拜的順序", "How to visit", "お参りのしかた"),
        body: words(
          `從右邊的龍門進、左邊的虎門出，中門留給神明。先在天公爐向外拜一拜，再進正殿。為了老木構與大家的呼吸，殿內只收一炷香，金紙請交給廟方集中處理。

供桌上常見蔥、芹菜、蘿蔔與粽子：蔥是聰明，芹是勤勞，蘿蔔是好彩頭，包粽就是「包中」。帶一樣有心意的就好，拜完記得帶回家吃掉。

拜殿內可以拍照，請關閃光燈，也不要正對著正在祈禱的人。`,
          `Enter by the dragon door on the right and leave by the tiger door on the left. The middle door belongs to the gods. Bow outwards at the large burner first, then go into the main hall. To spare the old timber and everyone’s lungs, one stick of incense is enough, and paper offerings are collected by the temple.

On the altar you will see spring onions, celery, radishes and rice dumplings. In Taiwanese their names sound like cleverness, diligence, good luck and a sure pass. Bring one thing you mean, and take it home to eat afterwards.

Photographs are welcome without flash. Please do not point the camera at people who are praying.`,
          `向かって右の龍門から入り、左の虎門から出ます。中央の門は神さまの通り道です。まず天公炉で外に向かって拝み、それから本殿へお進みください。古い木造の建物と皆さまののどを守るため、線香は一本、紙銭は祠でまとめてお預かりします。

供物台には、ねぎ、セロリ、大根、ちまきがよく並びます。台湾の言葉で、それぞれ「聡明」「勤勉」「幸運」「合格」に音が通じるためです。気持ちのこもったものを一つで十分です。お参りのあとは持ち帰って召し上がってください。

写真はフラッシュなしでお撮りいただけます。祈っている方にカメラを向けるのはご遠慮ください。`,
        ),
      },
      {
        anchor: "services",
        heading: words("祠裡可以做的事", "What the temple offers", "祠でできること"),
        body: words(
          `- **點祈願燈**：現場、毛孩與線上三種，每逢週一祈福。[祈願燈](/light)
- **抽籤**：六十支籤，先問過神明再抽。[線上抽籤](/fortune-stick)
- **聯名小物**：園區工藝家與文昌祠一起做的護身符袋、筆袋與燈。[看聯名商品](/product?cobranded=1)
- **節慶**：一年之中的祭典列在本頁下方，農曆的日子會換算成下一次的日期，旁邊是祭典時間與園區當天的開放時間。晚上的祭典閉園後還在進行，南門到月河邊會為它免票開放，其他地方照常關門。`,
          `- **Wish lanterns**: at the temple, for pets, or ordered online, with a rite every Monday. [Light a Wish Lantern](/light)
- **Fortune sticks**: sixty of them; ask the god before you draw. [Draw a Fortune Stick](/fortune-stick)
- **Temple goods**: charm pouches, pencil cases and lamps made by the park’s craftspeople together with the temple. [See the co-branded goods](/product?cobranded=1)
- **Festivals**: the year’s festivals are listed below. Those of the lunar calendar are shown with their next date, and each with its own hours and those of the park. When a festival goes on after closing time, the way from the South Gate to the river stays open for it, without a ticket; everything else closes as usual.`,
          `- **祈願灯**：現地、ペット、オンラインの3種類。毎週月曜日にご祈祷します。[祈願灯](/light)
- **おみくじ**：全部で六十本。神さまにうかがってから引きます。[おみくじ](/fortune-stick)
- **祠のグッズ**：園の職人と文昌祠（ぶんしょうし）が一緒に作ったお守り袋、筆入れ、灯りなど。[コラボ商品を見る](/product?cobranded=1)
- **祭り**：一年の行事はこのページの下にまとめています。旧暦の祭りは、次に行う日の日付に直し、祭りの時間と園の開園時間をあわせて表示します。閉園後も続く夜の祭りでは、南門から川辺までを無料で開放します。そのほかの場所は通常どおり閉まります。`,
        ),
      },
    ],
  },
  {
    slug: "light",
    cover: art(
      "wish-lantern",
      words("夜裡亮著的幾盞燈籠剪紙", "Cut-paper lanterns glowing at night", "夜にともる灯りの切り絵"),
      { ground: "lattice", palette: "night" },
    ),
    title: words("點祈願燈", "Light a Wish Lantern", "祈願灯"),
    lead: words(
      "把名字和心願寫在燈紙上，掛進文昌祠的長廊。每週一早上的晨鐘響過，廟祝逐一念過名字，為點燈的人祈福。",
      "Write a name and a wish on the paper, and the lantern is hung in the temple gallery. Every Monday, after the morning bell, the keeper reads out each name and asks a blessing.",
      "名前と願いを灯りの紙に書き、文昌祠の回廊に掛けます。毎週月曜日、朝の鐘のあとに、祠の守り人が一人ひとりの名前を読み上げ、ご祈祷します。",
    ),
    sections: [
      {
        anchor: "at-the-temple",
        heading: words("現場點燈與毛孩燈", "At the temple, and for pets", "文昌祠でともす祈願灯とペットの祈願灯"),
        body: words(
          `**祈願燈** {fact:lantern.onSite}：在文昌祠服務臺領燈紙，自己用毛筆或簽字筆寫，廟方協助掛上。開園時間內都可以辦理。

**毛孩祈願燈** {fact:lantern.pet}：給家裡的貓狗與其他動物，燈紙上有一個按腳印的位置。受理時間 {fact:lantern.petHours}，可以帶牠一起來，請繫牽繩或放在推車、提籠裡，並在廟埕等候，不進正殿。`,
          `**Wish lantern**, {fact:lantern.onSite}: collect the paper at the temple desk, write on it with brush or pen, and the temple hangs it for you. Any time while the park is open.

**Pet lantern**, {fact:lantern.pet}: for cats, dogs and all the others; there is room on the paper for a paw print. Available daily, {fact:lantern.petHours}. Bring your animal along on a lead, in a pushchair or a carrier, and wait on the temple plaza rather than in the main hall.`,
          `**祈願灯** {fact:lantern.onSite}：文昌祠（ぶんしょうし）の受付で紙を受け取り、筆かペンでお書きください。掛けるのは祠の者がお手伝いします。開園中はいつでも承ります。

**ペットの祈願灯** {fact:lantern.pet}：猫や犬、そのほかの動物のための灯りです。紙には足形を押す場所があります。受付は{fact:lantern.petHours}。一緒にお越しのときは、リード、カート、キャリーをお使いください。本殿には入らず、廟前広場でお待ちください。`,
        ),
      },
      {
        anchor: "online",
        heading: words("線上點燈", "Ordered online", "オンライン祈願灯"),
        body: words(
          `不能來的人可以在本頁訂 {fact:lantern.online}的線上祈願燈。廟方代為書寫、掛燈，祈福後把護身符、平安米與燈紙副本寄給您。

- 週一到週三訂，於**下一個週一**祈福；週四到週日訂，於**再下一個週一**祈福。以訂購的時間為準，送出之前會先讓您看到日期。
- 付款採銀行轉帳，帳號與期限寫在訂單的查詢頁，匯款後請填帳號末五碼。祈福當天 {fact:lantern.riteAt} 以前付款或填好末五碼，就照原定的週一祈福；否則改到下一個週一。逾期未付，訂單自動失效。
- 國外也可以寄，但款項須從臺灣的銀行帳戶匯出。
- 確認入帳後，於祈福後 {fact:lantern.mailWithin}內寄出。
- 心願摺在燈裡，只有廟祝看得到；名字只在祈福時念出，不另外公開。`,
          `If you cannot come, order a lantern on this page for {fact:lantern.online}. The temple writes and hangs it for you, and after the rite sends you a charm, a bag of blessed rice and a copy of your paper.

- Order from Monday to Wednesday and the rite is on **the next Monday**. Order from Thursday to Sunday and it is on **the Monday after that**. The time of the order counts, and you see the date before you send it.
- Payment is by bank transfer. The account number and the deadline are on your order’s page. Once you have paid, enter the last five digits of your account there. If you pay, or enter the digits, before {fact:lantern.riteAt} on the Monday of your rite, it is held that day; otherwise it moves to the next Monday. Unpaid orders lapse at the deadline.
- We can post abroad, but payment must come from a Taiwan bank account.
- The goods are posted within {fact:lantern.mailWithin} of the rite, once your payment has been found.
- The wish is folded inside the lantern and seen by the temple keeper alone. Names are read out at the rite and nowhere else.`,
          `お越しになれない方は、このページでオンライン祈願灯（{fact:lantern.online}）をお申し込みいただけます。祠の者が代わりに書いて掛け、ご祈祷のあと、お守りと平安米、祈願の紙の写しをお送りします。

- 月曜日から水曜日のお申し込みは**次の月曜日**、木曜日から日曜日のお申し込みは**その次の週の月曜日**にご祈祷します。お申し込みの時刻を基準とし、送信の前に日付をご確認いただけます。
- お支払いは銀行振込です。振込先と期限はご注文の確認ページに表示します。お振り込みのあと、口座番号の下5桁をご入力ください。ご祈祷当日の{fact:lantern.riteAt}までにお支払いまたは下5桁のご連絡があれば予定の月曜日に、なければ次の月曜日にご祈祷します。期限を過ぎたご注文は無効になります。
- 海外への発送も承りますが、お支払いは台湾の銀行口座からのお振込に限ります。
- ご入金を確認のうえ、ご祈祷の後、{fact:lantern.mailWithin}以内に発送します。
- 願いごとは灯りの中に折り込み、守り人だけが目にします。お名前はご祈祷で読み上げるほかは公開しません。`,
        ),
      },
      {
        anchor: "monday-rite",
        heading: words("週一的祈福", "The Monday rite", "月曜日の祈祷"),
        body: words(
          `週一 {fact:rhythm.bell} 的晨鐘響過，{fact:lantern.riteAt} 廟祝換上長衫，在案前點七盞油燈，把這一週的名字由右至左念一遍。名字念得慢，字怎麼寫、音怎麼讀，前一天都查過了；外國名字也照您寫的念。

祈福不對外售票，路過的人可以站在廊下一起聽。念完的燈留在長廊一整週，下一個週一取下。現場點燈的人可以回來拿燈紙，線上點燈的由我們寄出。

那一天如果臨時休園，我們會以電子郵件通知線上點燈的人接下來怎麼安排。`,
          `On Monday at {fact:lantern.riteAt}, after the morning bell at {fact:rhythm.bell}, the keeper puts on a long gown, lights seven oil lamps and reads the week’s names from right to left. The names are read slowly. The keeper checks the day before how each is written and pronounced, and reads names from abroad as you wrote them.

You need no ticket. Anyone passing may stand under the eaves and listen. The lanterns then hang in the gallery for the week and come down the next Monday. If you lit yours here, you may come back for the paper; if you ordered online, we post it.

If the park has to close that day, we will write to everyone who ordered online to say what happens next.`,
          `月曜日の朝、{fact:rhythm.bell}の鐘のあと、{fact:lantern.riteAt}に守り人が長衣に着替え、祭壇に七つの油皿をともして、一週間のお名前を右から順に読み上げます。ゆっくりと読みます。字と読みかたは前の日に確かめ、外国のお名前も書かれたとおりにお読みします。

見学に券は要りません。通りかかった方も軒下でお聞きください。灯りはそのまま一週間回廊に掛け、次の月曜日に下ろします。現地でともした方は紙を受け取りにお越しいただけます。オンラインの方にはこちらからお送りします。

その日が臨時の休園になったときは、オンラインでお申し込みの方に、その後のことをメールでお知らせします。`,
        ),
      },
    ],
  },
  {
    slug: "fortune-stick",
    cover: art(
      "fortune-sticks",
      words(
        "竹籤筒與一支跳出的籤，剪紙",
        "A round bamboo tube with one stick leaping out",
        "竹の筒から一本のくじが飛び出す切り絵",
      ),
      { ground: "cloud", palette: "plum" },
    ),
    title: words("線上抽籤", "Draw a Fortune Stick", "おみくじ"),
    lead: words(
      "心裡有一件放不下的事，就問一支籤。籤詩不替人決定，只是幫人把事情再想一遍。",
      "When something will not leave your mind, ask a stick. The verse decides nothing for you; it helps you think the matter through once more.",
      "気がかりなことがあるときは、おみくじを一本引いてみてください。詩が決めてくれるわけではありません。もう一度ゆっくり考えるきっかけになります。",
    ),
    sections: [
      {
        anchor: "how-to-ask",
        heading: words("怎麼問", "How to ask", "引きかた"),
        body: words(
          `1. 靜下來，在心裡報上名字、住的地方，還有想問的事。一次只問一件。
2. 搖動籤筒，抽出一支，記住號碼。
3. 擲一對筊，請問神明是不是這一支。一平一凸是聖筊，就是它；兩面都平是笑筊，神明笑而未答；兩面都凸是陰筊，不是這一支。
4. 得到聖筊，才看同號的籤詩。不是聖筊，就把籤放回去重抽。三次都沒有聖筊，這件事今天先問到這裡。

到了祠裡，抽籤之前還會先擲一次筊，請示可不可以抽；慎重的事，有人會求到連續三個聖筊。各地廟宇的做法略有不同，跟著廟方做就好。`,
          `1. Be quiet for a moment. In your mind, give your name, where you live and the thing you want to ask. One question at a time.
2. Shake the tube, draw one stick and remember its number.
3. Throw the pair of moon blocks to ask whether it is the right one. One flat side and one round side up means yes. Two flat sides: the god smiles and does not answer yet. Two round sides: no, not this one.
4. Read the verse with that number only after a yes. Otherwise put the stick back and draw again. If three tries bring no yes, leave the matter for today.

At the temple itself, people first throw the blocks to ask whether they may draw at all, and for something grave some look for three yeses in a row. Customs differ a little from temple to temple; simply follow the keepers.`,
          `1. 心を静め、名前、住んでいる所、たずねたいことを心の中で伝えます。質問は一度に一つだけです。
2. 筒を振って一本引き、番号を覚えます。
3. 三日月形の木片「ポエ」を二つ投げ、この一本でよいかうかがいます。表と裏が一つずつなら「聖ポエ」で、よいというしるし。平らな面が二つなら「笑ポエ」で、神さまはほほえむだけで、まだお答えになりません。丸い面が二つなら「陰ポエ」で、この一本ではありません。
4. 聖ポエが出たら、同じ番号の詩を読みます。出なければくじを戻して引き直します。三回とも聖ポエが出ないときは、今日はここまでにします。

祠では、引く前に「おみくじを引いてもよいか」を一度ポエでうかがいます。大切なことでは、聖ポエが三回続くまで投げる人もいます。作法は祠や廟によって少しずつ違いますので、その場の案内に従ってください。`,
        ),
      },
      {
        anchor: "how-to-read",
        heading: words("怎麼讀", "How to read it", "読みかた"),
        body: words(
          `籤共六十支，每支四句詩，底下附白話解釋，以及讀書、工作、感情、健康、出門五個提示。看到不太好的字也別急，老廟祝常說：下籤是提醒，上籤是責任。

身體不舒服請看醫生，法律的事請問律師。籤陪您想，不替您做。`,
          `There are sixty sticks. Each has a verse of four lines, its meaning in plain words, and a hint for study, work, love, health and travel. Do not worry over a stern one. The old keepers say that a poor stick is a reminder and a good one a duty.

If you are ill, see a doctor; in matters of law, ask a lawyer. The stick keeps you company while you think. It does not act for you.`,
          `おみくじは六十本あり、四行の詩に、わかりやすい解説と、学業・仕事・恋愛・健康・旅の五つの助言がついています。厳しい言葉が出ても、あわてることはありません。祠では昔から「悪いくじは注意、よいくじは責任」と言われています。

体の具合が悪いときは医師に、法律のことは専門家にご相談ください。おみくじは考える時間のお供です。`,
        ),
      },
      {
        anchor: "fairness",
        heading: words("抽得公不公平", "Is the draw fair?", "くじは公平ですか"),
        body: words(
          `六十支籤，每一支被抽中的機會都一樣；筊的每一面，朝上的機會也是一半一半。所以擲一次得到聖筊的機會是二分之一，笑筊與陰筊各四分之一。

- 籤與筊由我們的伺服器以加密等級的亂數決定，不看時間、裝置，也不看您是誰。
- 按下「搖籤筒」的那一刻，這一問的籤與筊就都定了，封在網址裡的一張紙條上，誰也改不了。所以重新整理或按上一頁，看到的還是同一支籤、同一對筊。
- 我們不記錄誰抽了什麼，也不為此使用 Cookie。
- 公平與否可以檢驗：這個網站每出一個新版本，都會先抽十萬支籤，確認六十支籤出現的次數都差不多。`,
          `All sixty sticks are equally likely, and each moon block falls on either side equally often. So one throw is a yes one time in two, a smile one time in four and a no one time in four.

- Our server decides sticks and blocks with random numbers of the kind used in cryptography. It looks neither at the time nor at your device nor at who you are.
- The moment you shake the tube, the sticks and blocks of that question are settled and sealed into a slip in the address, which nobody can alter. Reload the page or go back, and you find the same stick and the same blocks.
- We do not record who drew what, and use no cookie for it.
- You need not take our word for it: every version of this site draws 100,000 sticks to check that all sixty come up equally often.`,
          `六十本のどのくじも、引かれる確率は同じです。ポエも、どちらの面が上になるかは半々です。ですから、一回投げて聖ポエが出る確率は二分の一、笑ポエと陰ポエはそれぞれ四分の一になります。

- くじとポエは、暗号に使われる水準の乱数を用いて、当園のサーバーで決めています。時刻や端末、引く方によって変わることはありません。
- 「筒を振る」を押した時点で、その問いのくじとポエがすべて決まり、アドレスの中の札に封をして収められます。誰にも書き換えられません。再読み込みをしても前のページに戻っても、同じくじと同じポエが出ます。
- 誰が何を引いたかは記録しません。そのためのクッキーも使いません。
- 公平さは確かめられます。このサイトは新しい版を出すたびに十万本のくじを引き、六十本が同じ割合で出ることを確かめています。`,
        ),
      },
    ],
  },
];
