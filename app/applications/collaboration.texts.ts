import type { Localized } from "#platform/locales.ts";
import type { IconName } from "#ui/icon/icons.ts";
import type { CollaborationField, CollaborationKind } from "./collaboration.ts";
import { consentTexts } from "#ui/consent/consent.texts.ts";

export const collaborationKindNames: Record<CollaborationKind, Localized> = {
  filming: { zh_TW: "拍攝", en_US: "Filming and photography", ja_JP: "撮影" },
  drone: { zh_TW: "空拍", en_US: "Drones", ja_JP: "ドローン" },
  image: { zh_TW: "圖像授權", en_US: "Image licences", ja_JP: "画像の利用" },
  "co-branding": { zh_TW: "聯名合作", en_US: "Co-branding", ja_JP: "コラボ商品" },
  other: { zh_TW: "其他提案", en_US: "Something else", ja_JP: "その他のご提案" },
};

export const collaborationIcons: Record<CollaborationKind, IconName> = {
  filming: "camera",
  drone: "sunrise",
  image: "file",
  "co-branding": "hands",
  other: "message",
};

/** One line on each kind, for who chooses. */
export const collaborationLeads: Record<CollaborationKind, Localized> = {
  filming: {
    zh_TW: "影片、廣告、婚紗、節目與商業攝影",
    en_US: "Films, advertising, weddings, programmes and commercial photography",
    ja_JP: "映画、広告、ウェディング、番組、商業写真",
  },
  drone: { zh_TW: "空中攝影與測繪", en_US: "Pictures and surveys from the air", ja_JP: "空中からの撮影と測量" },
  image: {
    zh_TW: "使用園區的照片、圖像與藏品影像",
    en_US: "Using pictures of the park and its collections",
    ja_JP: "園や収蔵品の写真・画像のご利用",
  },
  "co-branding": {
    zh_TW: "商品、展演、活動與園區一起做",
    en_US: "Goods, shows and events made together with us",
    ja_JP: "商品・公演・催しを当園とともに",
  },
  other: { zh_TW: "還沒有名字的點子", en_US: "An idea that has no name yet", ja_JP: "まだ名前のない思いつき" },
};

/** What to know before applying; {notice}, {review} and {reply} are facts. */
export const guidelines: Record<CollaborationKind, Localized<readonly string[]>> = {
  filming: {
    zh_TW: [
      "最晚在 {notice}前送出，附上企畫書或腳本。",
      "審查需要 {review}，結果以電子郵件通知。",
      "訪客照常參觀，不清場；需要空景，請寫開園前的時段。",
      "老屋裡不用煙機與高溫燈具，道具不釘、不黏、不潑水。",
      "自己拍照留念不必申請。",
    ],
    en_US: [
      "Send this at least {notice} ahead, with a plan or script.",
      "The review takes {review}; we will let you know by e-mail.",
      "Visitors carry on as usual. For empty scenes, name a time before opening.",
      "No smoke machines or hot lamps in the old houses; nothing nailed, glued or splashed.",
      "Taking pictures for yourself needs no permission.",
    ],
    ja_JP: [
      "{notice}前までに、企画書か台本を添えてお送りください。",
      "審査は{review}です。結果はメールでお知らせします。",
      "来園の方はふだんどおり見学されます。無人の場面は開園前の時間でお申し込みください。",
      "古い建物の中では、スモークや高温の照明、釘・接着・水の使用はできません。",
      "記念の写真撮影に申請は要りません。",
    ],
  },
  drone: {
    zh_TW: [
      "最晚在 {notice}前送出，附上飛行計畫。",
      "審查需要 {review}，結果以電子郵件通知。",
      "請附操作證與責任險證明；活動區域若在限航範圍，另附主管機關的許可。",
      "文昌祠正上方與白鷺池不開放飛行；三月到七月鳥類繁殖，範圍再縮小。",
      "風力五級以上或有人群聚集時，同仁會請您降落。",
    ],
    en_US: [
      "Send this at least {notice} ahead, with a flight plan.",
      "The review takes {review}; we will let you know by e-mail.",
      "Attach the pilot’s licence and proof of liability insurance, and the permit for restricted airspace if you need one.",
      "No flying is allowed above the Wenchang temple or the egret pond. From March to July, while birds are nesting, the flying area is smaller still.",
      "In wind of force 5 or more, or where a crowd gathers, our staff will ask you to land.",
    ],
    ja_JP: [
      "{notice}前までに、飛行計画を添えてお送りください。",
      "審査は{review}です。結果はメールでお知らせします。",
      "操縦者の資格証と賠償責任保険の証明、空域に応じて当局の許可証を添えてください。",
      "文昌祠の真上と白鷺の池では飛ばせません。3月から7月の繁殖期は範囲をさらに狭めます。",
      "風力5以上のときや人が集まったときは、係の者が着陸をお願いします。",
    ],
  },
  image: {
    zh_TW: [
      "最晚在使用前 {notice}送出，附上版面或企畫書。",
      "審查需要 {review}，結果以電子郵件通知。",
      "請寫明用途、期間與版面大小；授權只限這一次的用途。",
      "報導與學校課堂使用多半免費，但請註明出處。",
      "拍到師傅的圖像，還要他本人同意，我們代為詢問。",
    ],
    en_US: [
      "Send this at least {notice} before the first use, with a layout or plan.",
      "The review takes {review}; we will let you know by e-mail.",
      "State the use, the period and the size; a licence covers this one use.",
      "News reporting and school lessons are usually free of charge; please name the source.",
      "Pictures that show a maker need the maker’s consent too; we will ask for you.",
    ],
    ja_JP: [
      "ご利用の{notice}前までに、誌面案か企画書を添えてお送りください。",
      "審査は{review}です。結果はメールでお知らせします。",
      "用途、期間、掲載の大きさをお書きください。許諾は今回の用途に限ります。",
      "報道や学校の授業でのご利用は、多くの場合無料です。出典をお書き添えください。",
      "職人が写った画像には、ご本人の承諾も必要です。当園からお尋ねします。",
    ],
  },
  "co-branding": {
    zh_TW: [
      "沒有提前天數的限制，企畫書有的話請附上。",
      "業務同仁在 {reply}內與您聯絡，先聊清楚彼此想做什麼。",
      "手藝人的名字要出現，報酬要合理，作品要用得久。",
    ],
    en_US: [
      "No notice is needed. Attach a plan if you have one.",
      "Our sales staff will get in touch within {reply}, first to learn what each of us wants to make.",
      "The maker’s name appears, the pay is fair, and the work is built to last.",
    ],
    ja_JP: [
      "締切はありません。企画書があれば添えてください。",
      "担当の者が{reply}以内にご連絡し、まず何を作りたいかをうかがいます。",
      "作り手の名前が出ること、報酬が正当であること、長く使えるものであることを大切にしています。",
    ],
  },
  other: {
    zh_TW: [
      "沒有提前天數的限制，有資料的話請附上。",
      "業務同仁在 {reply}內與您聯絡。",
      "要租場地或團體參觀，直接到場地租借或團體預約的頁面申請，會比較快。",
    ],
    en_US: [
      "No notice is needed. Attach what you have.",
      "Our sales staff will get in touch within {reply}.",
      "For a venue or a group visit, the pages for venue rentals and group reservations are quicker.",
    ],
    ja_JP: [
      "締切はありません。資料があれば添えてください。",
      "担当の者が{reply}以内にご連絡します。",
      "会場のご利用や団体でのご来園は、それぞれのページからのお申し込みが早道です。",
    ],
  },
};

const names: Record<CollaborationField, Localized> = {
  title: { zh_TW: "名稱", en_US: "Title", ja_JP: "件名" },
  firstDay: { zh_TW: "第一天", en_US: "First day", ja_JP: "初日" },
  lastDay: { zh_TW: "最後一天", en_US: "Last day", ja_JP: "最終日" },
  hours: { zh_TW: "時段（選填）", en_US: "Hours (optional)", ja_JP: "時間帯（任意）" },
  places: { zh_TW: "地點", en_US: "Where", ja_JP: "場所" },
  people: { zh_TW: "工作人數", en_US: "People in the crew", ja_JP: "スタッフの人数" },
  equipment: { zh_TW: "器材", en_US: "Equipment", ja_JP: "機材" },
  pilot: { zh_TW: "操作人與證號", en_US: "Pilot and licence number", ja_JP: "操縦者と資格番号" },
  pictures: { zh_TW: "想使用的圖像", en_US: "Which pictures", ja_JP: "利用したい画像" },
  size: { zh_TW: "版面大小（選填）", en_US: "Size in print or on screen (optional)", ja_JP: "掲載の大きさ（任意）" },
  use: { zh_TW: "內容與用途", en_US: "What it is for", ja_JP: "内容と用途" },
  idea: { zh_TW: "想一起做的事", en_US: "What you would like to make", ja_JP: "ご提案の内容" },
  timing: { zh_TW: "希望的時間（選填）", en_US: "When (optional)", ja_JP: "ご希望の時期（任意）" },
  organiser: {
    zh_TW: "單位或您的姓名",
    en_US: "Organisation, or your own name",
    ja_JP: "団体・会社名（個人の方はお名前）",
  },
  contactName: { zh_TW: "聯絡人", en_US: "Contact person", ja_JP: "ご担当者" },
  phone: { zh_TW: "聯絡電話", en_US: "Telephone", ja_JP: "電話番号" },
  email: { zh_TW: "電子郵件", en_US: "E-mail", ja_JP: "メールアドレス" },
};

const ownNames: Partial<Record<CollaborationKind, Partial<Record<CollaborationField, Localized>>>> = {
  filming: {
    title: { zh_TW: "作品或節目名稱", en_US: "Title of the work", ja_JP: "作品・番組名" },
    firstDay: { zh_TW: "拍攝第一天", en_US: "First day of filming", ja_JP: "撮影の初日" },
    lastDay: { zh_TW: "拍攝最後一天", en_US: "Last day of filming", ja_JP: "撮影の最終日" },
  },
  drone: {
    title: { zh_TW: "計畫名稱", en_US: "Title of the project", ja_JP: "企画名" },
    firstDay: { zh_TW: "飛行第一天", en_US: "First day of flying", ja_JP: "飛行の初日" },
    lastDay: { zh_TW: "飛行最後一天", en_US: "Last day of flying", ja_JP: "飛行の最終日" },
    places: { zh_TW: "起降點與飛行範圍", en_US: "Take-off point and flying area", ja_JP: "離着陸の場所と飛行範囲" },
    equipment: { zh_TW: "機型與註冊號碼", en_US: "Aircraft and registration", ja_JP: "機種と登録番号" },
  },
  image: {
    title: { zh_TW: "出版品或作品名稱", en_US: "Title of the publication", ja_JP: "刊行物・作品名" },
    firstDay: { zh_TW: "開始使用的日期", en_US: "First day of use", ja_JP: "利用の開始日" },
    lastDay: { zh_TW: "停止使用的日期", en_US: "Last day of use", ja_JP: "利用の終了日" },
  },
};

/** What a field is called in the form of a kind. */
export function fieldName(kind: CollaborationKind, name: CollaborationField): Localized {
  return ownNames[kind]?.[name] ?? names[name];
}

/** What helps to fill a field in, of a kind where it means something of its own. */
export function fieldHint(kind: CollaborationKind, name: CollaborationField): Localized | undefined {
  return kind === "drone" && name === "equipment" ? droneHint : fieldHints[name];
}

const droneHint: Localized = {
  zh_TW: "請列出每架無人機的廠牌型號、重量與註冊號碼。",
  en_US: "Please give the make, model, weight and registration number of each aircraft.",
  ja_JP: "機体ごとに、機種、重量、登録番号をお書きください。",
};

const fieldHints: Partial<Record<CollaborationField, Localized>> = {
  hours: {
    zh_TW: "例如 07:30–10:00，開園前也可以。",
    en_US: "For example, 07:30–10:00. You may begin before the park opens.",
    ja_JP: "例：07:30–10:00。開園前も可能です。",
  },
  places: {
    zh_TW: "用地圖上的名字寫，例如工匠街、廟埕。",
    en_US: "Please use the names on the map, such as Artisan Street or the temple plaza.",
    ja_JP: "マップの名前でお書きください（例：職人通り、廟前広場）。",
  },
  equipment: {
    zh_TW: "攝影機、腳架、燈具、軌道、發電機等。",
    en_US: "Please list cameras, tripods, lamps, tracks, generators and the like.",
    ja_JP: "カメラ、三脚、照明、レール、発電機など。",
  },
  pictures: {
    zh_TW: "寫網址、展品名稱，或想要的畫面。",
    en_US: "Please give the addresses of pages or the names of pieces, or describe the picture you have in mind.",
    ja_JP: "ページのアドレス、作品名、または思い描いている場面をお書きください。",
  },
  use: {
    zh_TW: "做成什麼、在哪裡播出或刊登、多少人會看到。",
    en_US: "Please tell us what it will become, where it will be shown or printed, and for how many people.",
    ja_JP: "何になるのか、どこで公開・掲載されるのか、どのくらいの方がご覧になるのか。",
  },
};

export const fileNames = {
  plan: { zh_TW: "企畫書", en_US: "Plan", ja_JP: "企画書" },
  papers: { zh_TW: "操作證與保險證明", en_US: "Licence and proof of insurance", ja_JP: "資格証と保険の証明" },
  privacy: consentTexts.agree,
} as const satisfies Record<string, Localized>;

export const refusalWords = {
  tooSoon: {
    zh_TW: "須在 {days} 天前申請，「{label}」現在最早可以選 {day}。",
    en_US: "Please apply at least {days} days ahead. {label}: the earliest day you can choose now is {day}.",
    ja_JP: "お申し込みは{days}日前までです。「{label}」でいま選べるいちばん早い日は{day}です。",
  },
  tooFar: {
    zh_TW: "「{label}」最晚可以選 {day}。",
    en_US: "{label}: the latest day you can choose now is {day}.",
    ja_JP: "「{label}」で選べる最後の日は{day}です。",
  },
  lastBeforeFirst: {
    zh_TW: "「{label}」不能早於第一天。",
    en_US: "{label}: this cannot be before the first day.",
    ja_JP: "「{label}」は初日より前にはできません。",
  },
  tooManyDays: {
    zh_TW: "一次最多申請 {most} 天，請分次申請。",
    en_US: "One application covers at most {most} days. Please apply again for the rest.",
    ja_JP: "1回のお申し込みは{most}日までです。分けてお申し込みください。",
  },
} as const satisfies Record<string, Localized>;

export const collaborationTexts = {
  choose: {
    zh_TW: "想談哪一種合作？",
    en_US: "What would you like to propose?",
    ja_JP: "ご提案の種類をお選びください",
  },
  chosen: { zh_TW: "申請前請先看", en_US: "Before you apply", ja_JP: "お申し込みの前に" },
  about: { zh_TW: "內容", en_US: "Your proposal", ja_JP: "ご提案について" },
  days: { zh_TW: "{first} 起", en_US: "From {first} on", ja_JP: "{first}以降" },
  who: { zh_TW: "聯絡方式", en_US: "How to reach you", ja_JP: "ご連絡先" },
  files: { zh_TW: "附件", en_US: "Files", ja_JP: "添付ファイル" },
  planHint: { zh_TW: "最多 3 個檔案。", en_US: "You can add up to 3 files.", ja_JP: "3点まで。" },
  persons: { zh_TW: "人", en_US: "people", ja_JP: "名" },
  consent: {
    zh_TW: "我們用這些資料審查並聯絡這次的提案，只給承辦人員看，結束後 {days}內連同附件一起刪除。",
    en_US:
      "We use these details and files to review this proposal and to contact you about it. Only the staff in charge see them, and everything is deleted within {days} after it is over.",
    ja_JP: "ご記入の内容と添付ファイルは、審査とご連絡のためだけに担当者が使い、終了後{days}以内に消去します。",
  },
  send: { zh_TW: "送出", en_US: "Send", ja_JP: "送信する" },
  kind: { zh_TW: "合作類別", en_US: "Kind", ja_JP: "種類" },
  when: { zh_TW: "日期", en_US: "Days", ja_JP: "日程" },
} as const satisfies Record<string, Localized>;
