import type { Locator, Page } from "@playwright/test";

type Row = [id: number, parent: number, zh_TW: string, en_US: string, ja_JP: string, to: string];

/**
 * The main menu as decisions §3 has it, kept apart from the site's own table: id, parent (0 for none), names, address.
 */
export const menuRows: Row[] = [
  [1, 0, "最新消息", "Latest News", "お知らせ", "/news"],
  [2, 0, "參觀資訊", "Visit Information", "ご利用案内", "/info"],
  [3, 2, "票價與導覽圖", "Tickets & Map", "料金と園内マップ", "/info"],
  [4, 2, "交通資訊", "Transportation", "交通アクセス", "/access"],
  [5, 2, "設施開放時間", "Facility Hours", "施設の利用時間", "/time"],
  [6, 2, "常見問題", "FAQ", "よくある質問", "/faq"],
  [7, 2, "文昌祠服務", "Wenchang Temple Services", "文昌祠のご案内", "/festival"],
  [8, 2, "語音導覽", "Audio Guide", "音声ガイド", "/audio-guide"],
  [9, 2, "漫遊園區", "Exploring the park", "園内めぐり", "/navigate"],
  [10, 2, "住宿", "Lodging", "宿泊", "/lodging"],
  [11, 0, "展覽", "Exhibitions", "展覧会", "/exhibition"],
  [12, 11, "展覽預告", "Upcoming", "開催予定", "/exhibition/preview"],
  [13, 11, "當期展覽", "Current", "開催中", "/exhibition"],
  [14, 11, "展覽回顧", "Archives", "これまでの展覧会", "/exhibition/review"],
  [15, 0, "演出", "Performances", "公演", "/show"],
  [16, 15, "演出預告", "Upcoming", "公演予定", "/show/preview"],
  [17, 15, "當期演出", "Current", "公演中", "/show"],
  [18, 15, "演出回顧", "Archives", "これまでの公演", "/show/review"],
  [19, 0, "活動", "Events", "イベント", "/activity"],
  [20, 19, "活動預告", "Upcoming", "開催予定", "/activity/preview"],
  [21, 19, "當期活動", "Current", "開催中", "/activity"],
  [22, 19, "活動回顧", "Archives", "これまでのイベント", "/activity/review"],
  [23, 0, "手作體驗", "Hands-on Activities", "手づくり体験", "/experiences"],
  [24, 0, "園區店家", "Shops", "ショップ", "/shop"],
  [25, 0, "預約申請", "Booking", "ご予約・お申し込み", "/group"],
  [26, 25, "團體預約", "Group Reservations", "団体予約", "/group"],
  [27, 25, "場地租借", "Venue Rentals", "会場の利用", "/space/inside"],
  [28, 25, "合作提案", "Partnership Opportunities", "提携・撮影のご相談", "/collaboration"],
  [29, 0, "教育推廣", "Education Promotion", "教育普及", "/field-trip"],
  [30, 0, "關於園區", "About the park", "園について", "/repair"],
  [31, 30, "傳統建築修復", "Traditional Architecture Restoration", "伝統建築の修復", "/repair"],
  [32, 30, "傳藝百科", "Encyclopedia", "伝統芸術百科", "/encyclopedia"],
  [33, 30, "傳藝藝廊", "Gallery of Traditional Art", "伝統工芸ギャラリー", "/product"],
  [34, 30, "一校一傳藝", "One School One Traditional Art", "一校一伝統芸術", "/dexterity"],
  [35, 30, "影音圖書館", "Multimedia Library", "映像ライブラリー", "/video"],
  [36, 0, "關於我們", "About Us", "財団について", "/about"],
  [37, 36, "基金會介紹", "Foundation intro", "財団の紹介", "/about"],
  [38, 36, "永續發展", "Sustainability", "サステナビリティ", "/sustainable"],
  [39, 36, "基金會消息", "News", "財団ニュース", "/tidings"],
  [40, 36, "友善連結", "Partner Websites", "関連リンク", "/links"],
  [41, 36, "聯絡我們", "Contact Us", "お問い合わせ", "/contact"],
];

const labels = { zh_TW: "主選單", en_US: "Main menu", ja_JP: "メインメニュー" };
export const locales = ["zh_TW", "en_US", "ja_JP"] as const;
export type Locale = (typeof locales)[number];
const nameAt = { zh_TW: 2, en_US: 3, ja_JP: 4 } as const;

/** The address of a bare path in a language. */
export function pathIn(locale: Locale, bare: string): string {
  if (locale === "zh_TW") return bare;
  return `/${locale}${bare === "/" ? "" : bare}`;
}

/** Every link of the menu in a language, in its order: what it says and where it leads. */
export function menuLinks(locale: Locale): [name: string, href: string][] {
  return menuRows.map((row) => [row[nameAt[locale]], pathIn(locale, row[5])]);
}

/** The main menu of a page. */
export function menuOf(page: Page, locale: Locale = "zh_TW"): Locator {
  return page.getByRole("navigation", { name: labels[locale], exact: true });
}

/** The top item that bears a name, with its link, its button, and its submenu. */
export function topItem(menu: Locator, name: string) {
  const item = menu
    .locator("#menu-items > li")
    .filter({ has: menu.page().locator(".menu-head").getByText(name, { exact: true }) });
  return {
    link: item.locator(".menu-head > a"),
    button: item.getByRole("button"),
    submenu: item.locator("ul"),
    children: item.locator("ul").getByRole("link"),
  };
}

/** Text and address of every link inside, whether it is shown or not. */
export function linksIn(list: Locator): Promise<[string, string][]> {
  return list
    .locator("a")
    .evaluateAll((links) =>
      links.map((link): [string, string] => [link.textContent ?? "", link.getAttribute("href") ?? ""]),
    );
}
