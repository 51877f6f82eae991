import type { Localized } from "#platform/locales.ts";

/** The unit a fact is said in; it decides how the number is written in each language. */
export type FactUnit =
  | "ntd"
  | "minutes"
  | "days"
  | "working-days"
  | "people"
  | "percent-off"
  | "years"
  | "age"
  | "cm"
  | "times"
  | "time"
  | "time-range"
  | "date"
  | "count";

export type Fact = {
  /** Whole numbers in the fact's unit; times as HH:MM, ranges as HH:MM-HH:MM, days as YYYY-MM-DD. */
  value: number | string;
  unit: FactUnit;
  label: Localized;
  /** Where the value comes from, for staff. */
  source: string;
  /** What the sources disagree on, for staff to settle (decisions §6). */
  question?: Localized;
};

/**
 * Every price, hour, capacity and limit of the park, as it is before staff change it (rules F1, F6–F8); money is whole
 * NT$ (rule F13).
 */
export const builtInFacts = {
  "ticket.regular.single": ntd(150, "全票單次", "Regular ticket, single visit", "一般券（1回）"),
  "ticket.regular.annual": ntd(350, "全票年票", "Regular annual card", "一般年間パス"),
  "ticket.local.single": ntd(100, "縣民票單次", "Local resident, single visit", "県民券（1回）"),
  "ticket.local.annual": ntd(250, "縣民年票", "Local resident annual card", "県民年間パス"),
  "ticket.senior.single": {
    ...ntd(75, "敬老票單次", "Senior, single visit", "シニア券（1回）"),
    question: {
      zh_TW: "價目寫 75 元；若「敬老票」旁的 65 是票價（見「敬老票年齡」的問題），就互相矛盾。目前採用 75 元。",
      en_US:
        "The price list says NT$75. If the 65 beside the senior ticket is a price (see the question about the senior age), the two contradict each other; NT$75 is used for now.",
      ja_JP:
        "料金表では75元です。シニア券の横の「65」が料金だとすると（「シニアの年齢」の確認事項を参照）食い違います。現在は75元としています。",
    },
  },
  "ticket.senior.annual": ntd(100, "敬老年票", "Senior annual card", "シニア年間パス"),
  "ticket.discount.single": {
    ...ntd(120, "優待票單次", "Discount ticket, single visit", "割引券（1回）"),
    question: {
      zh_TW: "適用對象一處寫 6 至 18 歲與學生，另一處寫 6 至 12 歲與學生；目前採用 6 至 18 歲。",
      en_US: "One text says ages 6 to 18 and students, another 6 to 12 and students; 6 to 18 is used for now.",
      ja_JP: "対象を6〜18歳と学生とする資料と、6〜12歳と学生とする資料があります。現在は6〜18歳としています。",
    },
  },
  "ticket.giftCard": ntd(399, "禮物卡（年度會員）", "Gift card (annual membership)", "ギフトカード（年間会員）"),
  "ticket.annualValidity": fact(1, "years", "年票效期", "Annual card validity", "年間パスの有効期間"),
  "ticket.discountFromAge": fact(6, "age", "優待票起始年齡", "Discount ticket from age", "割引券の対象年齢（下限）"),
  "ticket.discountToAge": fact(18, "age", "優待票最高年齡", "Discount ticket up to age", "割引券の対象年齢（上限）"),
  "ticket.seniorAge": {
    ...fact(65, "age", "敬老票年齡", "Senior age", "シニアの年齢"),
    question: {
      zh_TW:
        "一處文字在「敬老票」旁只寫「65」，沒說是年齡還是票價。目前當作年齡，滿 65 歲適用；若其實是票價，請改敬老票的票價。",
      en_US:
        "One text has only ‘65’ beside the senior ticket, and does not say whether it is the age or a price. It is read as the age, from 65 on; if it is the price, change that of the senior ticket.",
      ja_JP:
        "シニア券の横に「65」とだけ書かれた資料があり、年齢か料金かがわかりません。現在は年齢（65歳以上）としています。料金であれば、シニア券の料金を変更してください。",
    },
  },
  "ticket.freeUnderAge": fact(6, "age", "免票年齡上限", "Free under age", "無料となる年齢（未満）"),
  "ticket.freeUnderHeight": fact(115, "cm", "免票身高上限", "Free under height", "無料となる身長（未満）"),
  "ticket.busDiscount": {
    ...fact(15, "percent-off", "客運票根折扣", "Discount with a bus ticket", "バス乗車券による割引"),
    question: {
      zh_TW: "一處寫門票減 15%，另一處寫 8 折；目前採用減 15%，也就是 85 折。",
      en_US: "One text says 15% off, another 80% of the price; 15% off is used for now.",
      ja_JP: "15%引きとする資料と8割の料金とする資料があります。現在は15%引きとしています。",
    },
  },
  "parking.perHour": ntd(30, "停車每小時", "Parking per hour", "駐車料金（1時間）"),
  "parking.dailyCap": ntd(60, "停車每日上限", "Parking, most per day", "駐車料金（1日の上限）"),
  "parking.freeMinutes": fact(30, "minutes", "免費停車時間", "Free parking", "無料駐車時間"),
  "parking.accessibleDesk": fact(
    "09:00-18:00",
    "time-range",
    "身障停車服務臺",
    "Accessible parking desk",
    "障がい者用駐車場の窓口",
  ),
  "lantern.onSite": ntd(250, "祈願燈（現場）", "Wish lantern at the temple", "祈願灯（現地）"),
  "lantern.pet": ntd(150, "毛孩祈願燈", "Pet wish lantern", "ペットの祈願灯"),
  "lantern.petHours": fact(
    "10:00-17:00",
    "time-range",
    "毛孩祈願燈時間",
    "Pet lantern hours",
    "ペットの祈願灯の受付時間",
  ),
  "lantern.online": ntd(388, "線上祈願燈", "Wish lantern ordered online", "オンライン祈願灯"),
  "lantern.mailWithin": fact(7, "working-days", "寄送天數", "Goods mailed within", "発送までの日数"),
  "lantern.riteAt": own("09:30", "time", "週一祈福開始時間", "The Monday rite begins", "月曜日のご祈祷の開始"),
  "lantern.payWithin": own(7, "days", "祈願燈匯款期限", "Lantern payment within", "祈願灯の振込期限"),
  "guide.zh30": ntd(700, "中文導覽 30 分鐘", "Chinese tour, 30 minutes", "中国語ガイド 30分"),
  "guide.zh60": ntd(1200, "中文導覽 60 分鐘", "Chinese tour, 60 minutes", "中国語ガイド 60分"),
  "guide.en60": ntd(1800, "英文導覽 60 分鐘", "English tour, 60 minutes", "英語ガイド 60分"),
  "shuttle.roundTrips": fact(
    33,
    "times",
    "每日接駁來回班次",
    "Shuttle round trips a day",
    "シャトルバスの1日の往復本数",
  ),
  "shuttle.ride": own(15, "minutes", "接駁車車程（約）", "Shuttle ride, about", "シャトルバスの所要時間（約）"),
  "travel.trainTaipei": own(
    95,
    "minutes",
    "火車：臺北到月河（約）",
    "Train, Taipei to Moon River, about",
    "鉄道：台北から月河（約）",
  ),
  "travel.fastTrainSouth": own(
    105,
    "minutes",
    "高鐵：左營到臺北（約）",
    "High-speed train, Zuoying to Taipei, about",
    "高速鉄道：左営から台北（約）",
  ),
  "travel.change": own(35, "minutes", "在臺北轉乘預留", "Time to change in Taipei", "台北での乗り換え時間"),
  "travel.coachTaipei": own(
    80,
    "minutes",
    "國道客運：臺北到縣城（約）",
    "Coach, Taipei to the county bus station, about",
    "高速バス：台北から県バスターミナル（約）",
  ),
  "travel.coachSouth": own(
    310,
    "minutes",
    "國道客運：高雄到臺北（約）",
    "Coach, Kaohsiung to Taipei, about",
    "高速バス：高雄から台北（約）",
  ),
  "travel.countyBus": own(
    25,
    "minutes",
    "客運：縣城到園區（約）",
    "Bus, county bus station to the park, about",
    "路線バス：県バスターミナルから園（約）",
  ),
  "travel.carTaipei": own(75, "minutes", "開車：臺北到園區（約）", "By car from Taipei, about", "お車：台北から（約）"),
  "travel.carSouth": own(
    285,
    "minutes",
    "開車：高雄到園區（約）",
    "By car from Kaohsiung, about",
    "お車：高雄から（約）",
  ),
  "travel.lastTrainTaipei": own(
    "20:42",
    "time",
    "月河往臺北末班火車",
    "Last train to Taipei from Moon River",
    "月河から台北への最終列車",
  ),
  "travel.lastTrainSouth": own(
    "18:52",
    "time",
    "趕得上往南末班高鐵的火車",
    "Last train that meets the high-speed train south",
    "南部への高速鉄道に間に合う最終列車",
  ),
  "travel.lastCountyBus": own(
    "18:25",
    "time",
    "園區往縣城末班客運",
    "Last bus from the park to the county bus station",
    "園から県バスターミナルへの最終バス",
  ),
  "travel.lastCoachTaipei": own(
    "21:20",
    "time",
    "縣城往臺北末班國道客運",
    "Last coach from the county bus station to Taipei",
    "県バスターミナルから台北への最終バス",
  ),
  "cup.discount": ntd(5, "自備杯折抵", "Own-cup discount", "マイカップ割引"),
  "dexterity.scholarship": ntd(25000, "每校獎助金", "Scholarship per school", "1校あたりの奨励金"),
  "group.noticeDays": fact(3, "days", "團體預約提前天數", "Group reservation notice", "団体予約の締切（日前）"),
  "group.furthestDays": fact(
    180,
    "days",
    "團體預約最遠天數",
    "Furthest group reservation",
    "団体予約の受付開始（日前）",
  ),
  "group.replyDays": fact(3, "working-days", "團體預約回覆時間", "Reply to group requests", "団体予約のご返答"),
  "group.perHour": fact(200, "people", "每時段團體人數", "Group places per arrival hour", "1時間あたりの団体受入人数"),
  "group.perDay": fact(600, "people", "每日團體人數", "Group places per day", "1日あたりの団体受入人数"),
  "freeAdmission.noticeDays": fact(
    14,
    "days",
    "免費入園公文提前天數",
    "Free-admission letter notice",
    "無料入園の申請書提出（日前）",
  ),
  "freeAdmission.programmeUntil": {
    ...fact("2025-12-31", "date", "免費入園方案截止日", "Free-admission programme until", "無料入園プログラムの終了日"),
    question: {
      zh_TW:
        "方案寫到 2025 年底，特殊團體的申請卻沒有期限。目前：方案的公告不再顯示，特殊團體（公文、14 天前）照常受理。方案若延長，填上新的截止日，公告就會再出現。",
      en_US:
        "The programme runs to the end of 2025, while special groups may apply without an end. For now its notice is not shown, and special groups (with a letter, 14 days ahead) still apply. If it is prolonged, give the new last day and the notice is shown again.",
      ja_JP:
        "プログラムは2025年末までとされていますが、特別な団体の申請には期限がありません。現在はお知らせを表示せず、団体の申請（申請書、14日前まで）は受け付けています。延長する場合は新しい終了日を入力すると、お知らせが再び表示されます。",
    },
  },
  "filming.noticeDays": fact(30, "days", "拍攝申請提前天數", "Filming notice", "撮影申請の締切（日前）"),
  "filming.reviewFrom": fact(7, "working-days", "審查最短工作天", "Review, shortest", "審査期間（最短）"),
  "filming.reviewTo": fact(10, "working-days", "審查最長工作天", "Review, longest", "審査期間（最長）"),
  "rental.noticeDays": own(30, "days", "場地申請提前天數", "Venue rental notice", "会場利用の締切（日前）"),
  "rental.furthestDays": own(365, "days", "場地申請最遠天數", "Furthest venue rental", "会場利用の受付開始（日前）"),
  "rental.reviewFrom": own(
    7,
    "working-days",
    "場地審查最短工作天",
    "Venue rental review, shortest",
    "会場利用の審査期間（最短）",
  ),
  "rental.reviewTo": own(
    10,
    "working-days",
    "場地審查最長工作天",
    "Venue rental review, longest",
    "会場利用の審査期間（最長）",
  ),
  "rental.hours": own(
    "07:00-22:00",
    "time-range",
    "場地可使用時間（含場布與撤場）",
    "Hours in which spaces are let, setting up included",
    "会場を利用できる時間（設営・撤収を含む）",
  ),
  "sales.replyDays": fact(3, "working-days", "合作回覆時間", "Sales follow-up", "提携のご返答"),
  "contact.replyDays": own(3, "working-days", "來信回覆時間", "Reply to messages", "お問い合わせのご返答"),
  "privacy.retention": own(180, "days", "個人資料保存期間", "Personal data kept for", "個人情報の保管期間"),
  "capacity.centralPlaza": fact(500, "people", "中央廣場容納人數", "Central plaza capacity", "中央広場の収容人数"),
  "capacity.outdoorPlaza": fact(3000, "people", "戶外廣場容納人數", "Outdoor plaza capacity", "屋外広場の収容人数"),
  "capacity.templePlaza": fact(200, "people", "廟埕容納人數", "Temple plaza capacity", "廟前広場の収容人数"),
  "capacity.moonRiverPlaza": fact(100, "people", "月河廣場容納人數", "Moon River Plaza capacity", "月河広場の収容人数"),
  "capacity.craftHall": fact(200, "people", "工藝館容納人數", "Craft hall capacity", "工芸館の収容人数"),
  "rhythm.bell": fact("09:15", "time", "晨鐘", "Temple bell", "朝の鐘"),
  "rhythm.drum": fact("17:30", "time", "暮鼓", "Evening drum", "夕べの太鼓"),
  "rhythm.mistEvery": fact(30, "minutes", "水霧間隔", "Mist every", "ミストの間隔"),
  "rhythm.mistFor": fact(15, "minutes", "水霧時間", "Mist lasts", "ミストの時間"),
  "hours.lastAdmission": own("17:30", "time", "最後入園時間", "Last admission", "最終入園"),
} satisfies Record<string, Fact>;

export type FactKey = keyof typeof builtInFacts;

function ntd(value: number, zh_TW: string, en_US: string, ja_JP: string): Fact {
  return fact(value, "ntd", zh_TW, en_US, ja_JP);
}

function fact(value: number | string, unit: FactUnit, zh_TW: string, en_US: string, ja_JP: string): Fact {
  return { value, unit, label: { zh_TW, en_US, ja_JP }, source: "spec §4–6, 9" };
}

/** A starter value of our own, where the specification gives none. */
function own(value: number | string, unit: FactUnit, zh_TW: string, en_US: string, ja_JP: string): Fact {
  return { ...fact(value, unit, zh_TW, en_US, ja_JP), source: "decisions §5, §8" };
}
