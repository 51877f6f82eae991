import { art, type StarterContent, words } from "#starter/starter.ts";

/** What the site promises: privacy, accessibility, security. */
export const pagesPolicy: StarterContent<"page"> = () => [
  {
    slug: "privacy",
    cover: art(
      "door-gods",
      words("守著門扇的一對門神剪紙", "A pair of cut-paper door gods on guard", "扉を守る一対の門神の切り絵"),
      { ground: "lattice", palette: "indigo" },
    ),
    title: words("隱私權政策", "Privacy Policy", "プライバシーポリシー"),
    lead: words(
      "只收辦事需要的資料，只給辦這件事的人看，辦完就刪。下面寫清楚收什麼、為什麼、留多久。",
      "We ask only for what the matter needs, show it only to those who deal with it, and delete it afterwards. Here is what, why and for how long.",
      "必要な情報だけをいただき、担当者だけが見て、終わったら消します。何を、なぜ、いつまで保管するのかをご説明します。",
    ),
    sections: [
      {
        anchor: "what-we-collect",
        heading: words("收什麼，為什麼", "What we collect, and why", "いただく情報とその目的"),
        body: words(
          `只瀏覽網頁，我們不會知道您是誰：沒有追蹤程式，也沒有別人的廣告。伺服器留下的連線紀錄只用來防止攻擊與找出故障。填表申請時，才會請您提供個人資料：

- **團體預約**：團體名稱、聯絡人、電話、電子郵件、人數與需求，用來安排入園與聯繫。
- **免費入園、場地、拍攝與合作**：另外需要公文或企畫書，用來審查。
- **線上祈願燈**：點燈的姓名、心願與收件地址，用來祈福與寄送。名字只在祈福時念出，其餘都不公開。
- **來信與失物**：您的聯絡方式與描述，用來回覆。

資料不出售、不交換。除了郵遞要用的姓名地址，以及法律明文要求的情形，不會交給別人。`,
          `Reading the site tells us nothing about who you are: there are no trackers and no third-party advertisements. The server’s connection records serve only to fend off attacks and find faults. Personal data is asked for only when you send a form:

- **Group reservations**: the group’s name, a contact, telephone, e-mail, numbers and wishes, to plan the visit and reach you.
- **Free admission, venues, filming and partnerships**: also a letter or a plan, for the review.
- **Wish lanterns online**: the names, the wish and a postal address, for the rite and the parcel. Names are read out at the rite; nothing else is made public.
- **Messages and lost items**: how to reach you and what it is about, to answer.

Nothing is sold or traded. Apart from name and address for the post, and where the law plainly requires it, nothing goes to anyone else.`,
          `ページをご覧になるだけでは、どなたかはわかりません。追跡の仕組みも他社の広告もありません。サーバーの接続記録は、攻撃を防ぎ、不具合を調べるためだけに使います。個人情報は、フォームをお送りいただくときにだけお願いします。

- **団体予約**：団体名、ご担当者、電話、メール、人数、ご要望。入園の準備とご連絡のため。
- **無料入園、会場、撮影、提携**：上記に加え、申請書や企画書。審査のため。
- **オンライン祈願灯**：お名前、願いごと、送り先。祈祷と発送のため。お名前を祈祷で読み上げるほかは公開しません。
- **お問い合わせとお忘れ物**：ご連絡先と内容。お返事のため。

情報を売ったり交換したりすることはありません。郵送に必要な宛名と、法律に定めのある場合を除き、第三者に渡しません。`,
        ),
      },
      {
        anchor: "how-long",
        heading: words("留多久", "How long we keep it", "保管の期間"),
        body: words(
          `參觀或使用日過後 {fact:privacy.retention}，個人資料自動刪除，只留下不含姓名的人數統計。上傳的公文、寄出的信件副本與還沒寄出的信件一併刪除，備份裡的也讀不出來。

祈願燈從寄出那天起算，來信與失物從結案那天起算，同樣是 {fact:privacy.retention}。帳務單據依法另行保存。`,
          `Personal data is deleted {fact:privacy.retention} after the visit, or after the day of use. Only counts without names remain. Letters you uploaded, copies of mails and anything still waiting to be sent go with it, and what is left in backups can no longer be read.

For lanterns the {fact:privacy.retention} run from posting; for messages and lost items, from the day the matter is closed. Accounting papers are kept apart, for as long as the law says.`,
          `ご来園日または利用日から{fact:privacy.retention}たつと、個人情報は自動的に消去され、名前を含まない人数の記録だけが残ります。添付された申請書、送信したメールの控え、送信待ちのデータも一緒に消え、バックアップの中のものも読めなくなります。

祈願灯は発送日から、お問い合わせとお忘れ物は対応を終えた日から、同じく{fact:privacy.retention}です。会計書類は法律に従って別に保管します。`,
        ),
      },
      {
        anchor: "files-and-drafts",
        heading: words(
          "您上傳的檔案與寫到一半的表單",
          "Files you send, and forms half written",
          "送られたファイルと書きかけのフォーム",
        ),
        body: words(
          `公文、企畫書這類檔案只收 PDF、JPEG 與 PNG。照片裡夾帶的拍攝地點、手機型號等資訊，在收下以前就去掉了。檔案加密後存在不公開的地方，只有承辦人員登入後能下載，每次下載都留下紀錄；和申請的其他資料同一天刪除，刪除以後連備份也讀不出來。沒有通過檢查的檔案，當下就丟掉，不會留在任何地方。

表單寫到一半，內容只留在您這個瀏覽器分頁裡，讓您重新整理也不會不見；送出或關掉分頁就沒有了，最久一天。沒有送出的東西，我們看不到。檔案與驗證碼不會留在瀏覽器裡；如果表單因為別的欄位退回來，通過檢查的檔案會加密留在我們這裡，讓您不必重選，金鑰只在那張表單上，24 小時內沒有再送出就刪除。`,
          `Letters and plans are taken as PDF, JPEG or PNG. Whatever a photograph carries besides the picture, such as where it was taken and with which phone, is removed before we keep it. Files are encrypted and out of public reach; only the staff in charge can download them, after signing in, and every download is recorded. They go on the same day as the rest of the request, and then cannot be read in backups either. A file that does not pass our checks is thrown away at once and kept nowhere.

What you write in a form stays in this tab of your browser while you write, so that a reload loses nothing. It goes when you send the form or close the tab, and after a day at the latest. What has not been sent we cannot see. Files and verification codes are not kept in the browser. If a form comes back because of another answer, the files that passed our checks wait with us, encrypted, so that you need not choose them again. Only that form holds the key, and if it is not sent within 24 hours they are deleted.`,
          `申請書や企画書は、PDF・JPEG・PNGでお預かりします。写真に含まれる撮影場所や機種などの情報は、保存する前に取り除きます。ファイルは暗号化して公開されない場所に置き、サインインした担当者だけが取り出せます。取り出すたびに記録が残ります。お申し込みの内容と同じ日に消去し、その後はバックアップからも読めません。検査を通らなかったファイルはその場で破棄し、どこにも残しません。

フォームの書きかけの内容は、お使いのブラウザーのそのタブの中だけに保存され、再読み込みしても消えません。送信するかタブを閉じると消え、長くても1日で消えます。送信されていない内容を当園が見ることはできません。ファイルと認証コードは、ブラウザーには保存されません。ほかの欄の誤りでフォームが戻ったときは、検査を通ったファイルを暗号化してお預かりしますので、選び直す必要はありません。鍵はそのフォームだけにあり、24時間以内に再送信がなければ消去します。`,
        ),
      },
      {
        anchor: "cookies",
        heading: words("Cookie", "Cookies", "クッキー"),
        body: words(
          `訪客只會遇到一種 Cookie：您在頁首選了語言，我們就記住一年，名稱是 locale，裡面只有語言代碼。不選就不存。工作人員登入後臺時另有登入用的 Cookie。`,
          `Visitors meet one cookie only. When you choose a language at the top of the page, we remember it for a year. It is called locale and holds nothing but the language. If you choose nothing, nothing is stored. Staff have others, for signing in.`,
          `一般の方に使うクッキーは一つだけです。ページ上部で言語をお選びになると、1年間記憶します。名前は locale で、中身は言語の記号だけです。お選びにならなければ保存しません。職員のサインインには別のクッキーを使います。`,
        ),
      },
      {
        anchor: "your-rights",
        heading: words("您可以要求的事", "What you can ask of us", "お客さまの権利"),
        body: words(
          `資料由傳藝文化基金會負責，依《個人資料保護法》處理。您可以要求查閱、取得副本、更正、停止使用或刪除自己的資料。請[寫信給我們](/contact)並附上申請的編號，我們在 {fact:contact.replyDays}內回覆。

不提供資料也可以自己買票入園；只是團體、場地與寄送這類的事，沒有聯絡方式就辦不成。`,
          `The Traditional Arts Foundation is responsible for the data, under Taiwan’s Personal Data Protection Act. You can ask to see it, to have a copy, to correct it, to stop its use or to have it deleted. [Write to us](/contact) with the reference of your request, and we will reply within {fact:contact.replyDays}.

You can buy a ticket and walk in without giving us any of this. But we cannot arrange a group visit, a rental or a parcel without a way to reach you.`,
          `情報の管理責任者は伝統芸術文化財団で、台湾の個人資料保護法に従います。ご自分の情報の閲覧、写しの交付、訂正、利用の停止、消去をお求めになれます。受付番号を添えて[ご連絡ください](/contact)。{fact:contact.replyDays}以内にお返事します。

情報をいただかなくても、窓口で券を買ってご入園いただけます。ただ、団体、会場、発送などは、ご連絡先がないと承ることができません。`,
        ),
      },
    ],
  },
  {
    slug: "accessibility-statement",
    cover: art(
      "brush-ink",
      words(
        "毛筆與畫著墨竹的紙，剪紙",
        "A brush and a sheet of ink bamboo, in cut paper",
        "筆と、墨竹を描いた紙の切り絵",
      ),
      { ground: "cloud", palette: "jade" },
    ),
    title: words("無障礙聲明", "Accessibility Statement", "アクセシビリティ方針"),
    lead: words(
      "網站和園區一樣，不該有跨不過的門檻。我們以 WCAG 2.2 AA 與臺灣無障礙標章 AA 等級的規範為準。",
      "Neither the park nor the website should have a threshold that cannot be crossed. We work to WCAG 2.2 level AA and to the requirements of Taiwan’s accessibility mark, level AA.",
      "ウェブサイトにも、越えられない段差があってはなりません。WCAG 2.2 のレベルAAと、台湾のアクセシビリティ認証AAの基準に沿って作っています。",
    ),
    sections: [
      {
        anchor: "keyboard",
        heading: words("導盲磚與快速鍵", "Guideposts and access keys", "ガイド記号とアクセスキー"),
        body: words(
          `每一頁都有三個導盲磚「:::」，用鍵盤的 Tab 鍵可以走到，也可以直接按快速鍵：

- **Alt + U**：上方區塊，有網站名稱、主選單與搜尋
- **Alt + C**：中央內容區塊，這一頁的主要內容
- **Alt + Z**：下方區塊，有聯絡方式與政策

有些瀏覽器要多按 Shift，蘋果電腦是 Control + Option。按一下 Tab 也會出現「跳到主要內容」的連結。選單、日曆、圖片與對話框都能只用鍵盤操作，Esc 可以關閉。`,
          `Every page has three guideposts, written ‘:::’. Reach them with the Tab key or go straight there:

- **Alt + U**: the upper part, with the site’s name, main menu and search
- **Alt + C**: the centre, with the content of the page
- **Alt + Z**: the foot, with contact details and policies

Some browsers want Shift as well; on a Mac, use Control + Option. The first Tab also offers a link to skip to the content. Menus, calendars, pictures and dialogs all work by keyboard alone, and Esc closes them.`,
          `どのページにも「:::」というガイド記号が三つあります。Tabキーで移動するか、次のキーで直接お進みください。

- **Alt + U**：上部。サイト名、メインメニュー、検索
- **Alt + C**：中央。そのページの本文
- **Alt + Z**：下部。連絡先と各種方針

ブラウザーによってはShiftも一緒に押します。MacではControl + Optionをお使いください。最初のTabで「本文へ移動」のリンクも現れます。メニュー、カレンダー、画像、ダイアログはキーボードだけで操作でき、Escで閉じます。`,
        ),
      },
      {
        anchor: "what-we-do",
        heading: words("我們做了什麼", "What we have done", "取り組み"),
        body: words(
          `- 圖片有替代文字，影片有字幕，語音導覽有全文。
- 文字與背景的對比足夠，放大到四倍仍能單欄閱讀。
- 表單的錯誤寫在欄位旁，也整理在最上面；填過的內容不會消失。
- 驗證碼可以用聽的；兩種都不方便的人，可以改用電子郵件裡的連結。
- 不開 JavaScript 也能查資料、預約與申請。
- 設定減少動態的裝置上，畫面不會自己動。`,
          `- Pictures have alternative text, films have captions, and the audio guide has its full text.
- Contrast is strong, and at four times the size the page still reads in one column.
- Mistakes in a form are shown beside the field and listed at the top. What you wrote is kept.
- The verification code can be heard. If neither picture nor sound works for you, use a link sent by e-mail instead.
- Without JavaScript you can still read, search, reserve and apply.
- Where you have asked your device for less motion, nothing moves by itself.`,
          `- 画像には代替テキスト、映像には字幕、音声ガイドには全文があります。
- 文字と背景の差を十分にとり、4倍に拡大しても一段組で読めます。
- フォームの誤りは欄のそばと先頭に示し、入力した内容は消えません。
- 認証コードは音声でも聞けます。どちらも難しい方は、メールのリンクをお使いください。
- JavaScriptがなくても、閲覧、検索、予約、申請ができます。
- 端末で動きを減らす設定にしている方の画面は、ひとりでに動きません。`,
        ),
      },
      {
        anchor: "how-we-check",
        heading: words("我們怎麼檢查", "How we check", "確認の方法"),
        body: words(
          `網站每改一次，都用自動工具把每一種頁面照 WCAG 2.2 的 A 與 AA 級檢查一遍，電腦與手機、白天與夜間的配色、三種語言輪流看；預約與申請另外只用鍵盤走一遍，也關掉 JavaScript 走一遍。工具看不出來的，靠使用的人告訴我們。

這份聲明在網站上線時寫成，網站有大的改動時重新檢視。`,
          `Whenever the site changes, every kind of page is checked by a tool against WCAG 2.2, levels A and AA, in turn on computer and phone, in light and dark colours and in all three languages. Reservations and requests are also made by keyboard alone, and with JavaScript switched off. What no tool notices, we hear from the people who use the site.

This statement was written when the site opened and is looked at again whenever the site changes much.`,
          `サイトを変更するたびに、すべての種類のページを自動の検査ツールでWCAG 2.2のA・AAに照らして確認しています。パソコンとスマートフォン、昼と夜の配色、3つの言語を順に調べます。予約とお申し込みは、キーボードだけでも、JavaScriptを切った状態でも通しで試しています。ツールで気づけないことは、ご利用の皆さまのお声が頼りです。

この声明はサイトの公開時に作成し、大きな変更があるたびに見直します。`,
        ),
      },
      {
        anchor: "known-limits",
        heading: words("還沒做好的地方", "What is not yet good enough", "まだ行き届かないところ"),
        body: words(
          `部分館藏只能在展覽館閱覽室觀看，網站上只有簡介；語音導覽的錄音是合成的聲音，念臺語的詞還不夠自然；店家自己的網站不由我們管理。

用起來有困難，請[告訴我們](/contact)在哪一頁、用什麼設備、遇到什麼事，我們在 {fact:contact.replyDays}內回覆。等不及的話，請打每頁最下方的服務電話，同仁也能在電話裡替您辦好。`,
          `Some pieces in the library can be seen only in the reading room; the site has just a description. The recordings of the audio guide are synthesised and do not yet say Taiwanese words well. We do not run the shops’ own websites.

If something stands in your way, [tell us](/contact) the page, your device and what happened; we will reply within {fact:contact.replyDays}. Meanwhile, call us – the number is at the foot of every page – and we will do the same thing for you.`,
          `収蔵資料の一部は展示館の閲覧室でしかご覧になれず、サイトには紹介文だけを載せています。音声ガイドの録音は合成音声で、台湾語の言葉がまだ自然ではありません。各店のウェブサイトは私たちの管理の外にあります。

お困りのことがあれば、ページ、お使いの機器、起きたことを[お知らせください](/contact)。{fact:contact.replyDays}以内にお返事します。お急ぎの際は、お電話でも同じお手続きを承ります（番号は各ページの下にございます）。`,
        ),
      },
    ],
  },
  {
    slug: "security",
    cover: art(
      "lantern",
      words("巡更人手上的燈籠剪紙", "A night watchman’s lantern in cut paper", "夜回りの提灯の切り絵"),
      { ground: "tortoise", palette: "night" },
    ),
    title: words("資訊安全政策", "Security Policy", "セキュリティポリシー"),
    lead: words(
      "從前廟口有人巡更，現在網站也有人守。發現哪裡門沒關好，請先悄悄告訴我們。",
      "Temple streets used to have a night watch, and so does this site. If you find a door left open, please tell us quietly first.",
      "昔の門前町には夜回りがいました。このサイトにも見張りがいます。開いたままの扉を見つけたら、まず私たちにそっとお知らせください。",
    ),
    sections: [
      {
        anchor: "how-we-protect",
        heading: words("我們怎麼保護", "How we protect it", "守りかた"),
        body: words(
          `- 全站以加密連線傳送。
- 網頁只載入自己的程式，不向其他公司要字型、地圖或統計。
- 上傳的公文先檢查內容，加密後存在不公開的地方，只有承辦人登入後能下載，每次都有紀錄。
- 工作人員的帳號可以加上一次性密碼，權限依職務分開；改過的事都有不能塗改的紀錄。
- 每天備份，並且定期演練還原。`,
          `- Everything travels over an encrypted connection.
- Pages load only our own code, and no one else’s fonts, maps or analytics.
- Uploaded letters are checked first, then kept encrypted and out of public reach. Only the staff in charge can download them, after signing in, and every download is recorded.
- Staff accounts can carry one-time codes, people can do only what their job needs, and changes are written in a log that cannot be altered.
- We make a backup every day, and practise restoring it.`,
          `- 通信はすべて暗号化しています。
- ページが読み込むのは自前のプログラムだけで、他社のフォント、地図、解析は使いません。
- お預かりした申請書は中身を検査し、暗号化して公開されない場所に置きます。取り出せるのはサインインした担当者だけで、そのたびに記録が残ります。
- 職員のアカウントにはワンタイムパスワードを付けられ、権限は職務ごとに分かれています。変更の記録は書き換えられません。
- 毎日バックアップをとり、復元の訓練も行っています。`,
        ),
      },
      {
        anchor: "report-a-fault",
        heading: words("通報弱點", "Reporting a vulnerability", "脆弱性のご報告"),
        body: words(
          `請寫信到 security@example.org，中文、英文、日文都可以，內容請包括：

1. 哪一個網址、什麼時間
2. 怎麼做會重現，最好附上畫面
3. 您認為可能造成的影響
4. 怎麼稱呼您，願不願意列名致謝

我們在 {fact:contact.replyDays}內回信確認，說明打算怎麼修、何時修好。修好以前，請不要公開細節。`,
          `Write to security@example.org, in Chinese, English or Japanese, and tell us:

1. the address of the page, and when
2. how to make it happen again, with a screenshot if you can
3. what harm you think it could do
4. what to call you, and whether we may thank you by name

We will confirm within {fact:contact.replyDays} and say how and when it will be mended. Please keep the details to yourself until then.`,
          `security@example.org まで、中国語・英語・日本語のいずれかでお知らせください。次のことをお書きいただけると助かります。

1. ページのアドレスと日時
2. 再現の手順（画面の写しがあればなお結構です）
3. 考えられる影響
4. お名前と、謝辞に載せてよいかどうか

{fact:contact.replyDays}以内に受け取りのお返事をし、直しかたと時期をお伝えします。直るまでは、くわしい内容の公開をお控えください。`,
        ),
      },
      {
        anchor: "fair-testing",
        heading: words("測試的分寸", "Fair testing", "調査の決まり"),
        body: words(
          `出於善意、依照下面的分寸來測試，我們不會追究，並且真心感謝：

- 只用自己的資料，看到別人的個資就停手，不下載、不保留。
- 不癱瘓網站，不大量寄送表單，不對工作人員或訪客設騙局。
- 不動園區現場的設備，也不碰店家與合作單位的系統。

我們是非營利團體，沒有獎金，但會寄一份手工的小謝禮。`,
          `If you test in good faith and within these bounds, we will not take action against you, and we will be truly grateful:

- Use your own data. If you see someone else’s, stop; do not download or keep it.
- Do not bring the site down, flood its forms, or try to trick staff or visitors.
- Leave alone the equipment in the park and the systems of shops and partners.

We are a non-profit body and pay no bounties, but something small and handmade will come by post.`,
          `善意で、次の範囲を守って調べてくださる方に、責任を問うことはありません。心から感謝いたします。

- ご自分の情報だけを使い、ほかの方の情報が見えたらそこで止め、保存しないでください。
- サイトを止めたり、フォームを大量に送ったり、職員や来園の方をだましたりしないでください。
- 園内の設備、店や提携先のシステムには触れないでください。

非営利の団体のため報奨金はありませんが、手づくりの小さなお礼をお送りします。`,
        ),
      },
    ],
  },
];
