import type { Localized } from "#platform/locales.ts";

export const waysTexts = {
  title: { zh_TW: "直接找到我們", en_US: "Contact us directly", ja_JP: "直接のご連絡" },
  phone: { zh_TW: "電話", en_US: "Telephone", ja_JP: "電話" },
  phoneWhen: { zh_TW: "開園時間內有人接聽", en_US: "answered while the park is open", ja_JP: "開園時間中に承ります" },
  email: { zh_TW: "電子郵件", en_US: "E-mail", ja_JP: "メール" },
  chat: { zh_TW: "官方通訊帳號", en_US: "Messaging account", ja_JP: "公式メッセージアカウント" },
  chatHow: { zh_TW: "傳訊息", en_US: "Send a message", ja_JP: "メッセージを送る" },
  address: { zh_TW: "地址", en_US: "Address", ja_JP: "所在地" },
  desk: { zh_TW: "當面", en_US: "In person", ja_JP: "窓口" },
  deskWhere: {
    zh_TW: "遊客中心，南門進來右手邊第一間",
    en_US: "Visitor centre, the first house on the right inside the South Gate",
    ja_JP: "ビジターセンター（南門を入って右手の最初の建物）",
  },
  map: { zh_TW: "在地圖上看遊客中心", en_US: "The visitor centre on the map", ja_JP: "マップでビジターセンターを見る" },
  coming: { zh_TW: "怎麼來", en_US: "How to get here", ja_JP: "交通のご案内" },
  whom: {
    zh_TW: "什麼事，找哪裡最快",
    en_US: "The quickest way, for each kind of question",
    ja_JP: "ご用件と、いちばん早い窓口",
  },
  about: { zh_TW: "事情", en_US: "About", ja_JP: "ご用件" },
  where: { zh_TW: "最快的管道", en_US: "Quickest way", ja_JP: "窓口" },
} as const satisfies Record<string, Localized>;

/** What people write about most, and where it is dealt with at once. */
export const shortcuts: readonly { about: Localized; to: string; where: Localized }[] = [
  {
    about: { zh_TW: "票價、開放時間、交通", en_US: "Tickets, hours, transport", ja_JP: "料金・開園時間・交通" },
    to: "/faq/faq",
    where: { zh_TW: "常見問題", en_US: "Questions and answers", ja_JP: "よくある質問" },
  },
  {
    about: {
      zh_TW: "已送出的預約或申請",
      en_US: "A reservation or request you have sent",
      ja_JP: "お送りいただいた予約・申し込み",
    },
    to: "/status",
    where: { zh_TW: "查詢進度", en_US: "Check its progress", ja_JP: "進み具合の照会" },
  },
  {
    about: { zh_TW: "團體、校外教學", en_US: "Groups and school trips", ja_JP: "団体・校外学習" },
    to: "/group",
    where: { zh_TW: "團體預約", en_US: "Group reservations", ja_JP: "団体予約" },
  },
  {
    about: {
      zh_TW: "輪椅、陪同者、免費入園",
      en_US: "Wheelchairs, companions, free admission",
      ja_JP: "車いす・付き添い・無料入園",
    },
    to: "/accessibility",
    where: { zh_TW: "無障礙與免費入園", en_US: "Accessibility and free admission", ja_JP: "バリアフリーと無料入園" },
  },
  {
    about: { zh_TW: "租場地", en_US: "Renting a venue", ja_JP: "会場のご利用" },
    to: "/space/inside",
    where: { zh_TW: "場地租借", en_US: "Venue rentals", ja_JP: "会場の利用" },
  },
  {
    about: {
      zh_TW: "拍攝、空拍、用圖、聯名",
      en_US: "Filming, drones, pictures, co-branding",
      ja_JP: "撮影・ドローン・画像・コラボ商品",
    },
    to: "/collaboration",
    where: { zh_TW: "合作提案", en_US: "Partnership opportunities", ja_JP: "提携・撮影のご相談" },
  },
  {
    about: { zh_TW: "點燈、祭典", en_US: "Lanterns and festivals", ja_JP: "祈願灯・祭典" },
    to: "/light",
    where: { zh_TW: "點祈願燈", en_US: "Wish lanterns", ja_JP: "祈願灯" },
  },
  {
    about: { zh_TW: "掉了東西", en_US: "Something you lost", ja_JP: "お忘れ物" },
    to: "/faq/lostfound",
    where: { zh_TW: "失物招領", en_US: "Lost and found", ja_JP: "お忘れ物" },
  },
  {
    about: { zh_TW: "您的個人資料", en_US: "Your personal data", ja_JP: "ご自分の個人情報" },
    to: "/policy/privacy",
    where: { zh_TW: "隱私權政策", en_US: "Privacy policy", ja_JP: "プライバシーポリシー" },
  },
  {
    about: { zh_TW: "網站的漏洞", en_US: "A security problem on this site", ja_JP: "サイトの脆弱性" },
    to: "/policy/security",
    where: { zh_TW: "通報弱點", en_US: "Reporting a vulnerability", ja_JP: "脆弱性のご報告" },
  },
];
