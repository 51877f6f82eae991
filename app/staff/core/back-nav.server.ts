import { backOffice } from "#platform/locales.ts";
import type { Staff } from "#platform/auth/auth.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import type { IconName } from "#ui/icon/icons.ts";
import { opensTo } from "./guards.server.ts";

/** The parts of the back office, in the order in which they stand. */
const parts = {
  desk: { zh_TW: "預約櫃臺", en_US: "Desk", ja_JP: "予約窓口" },
  content: { zh_TW: "內容", en_US: "Content", ja_JP: "コンテンツ" },
  media: { zh_TW: "圖片與檔案", en_US: "Media", ja_JP: "画像とファイル" },
  settings: { zh_TW: "設定", en_US: "Settings", ja_JP: "設定" },
  people: { zh_TW: "人員與個資", en_US: "People", ja_JP: "スタッフと個人情報" },
} as const satisfies Record<string, Localized>;

type Entry = { part: keyof typeof parts; to: string; icon: IconName; label: Localized };

/**
 * Every screen of the back office that stands in its navigation: one line each, shown to whom the table of rights lets
 * in (rule S2).
 */
const entries: readonly Entry[] = [
  { part: "desk", to: backOffice, icon: "sunrise", label: { zh_TW: "今日", en_US: "Today", ja_JP: "本日" } },
  {
    part: "desk",
    to: `${backOffice}/list`,
    icon: "ticket",
    label: { zh_TW: "預約與申請", en_US: "Reservations and requests", ja_JP: "予約・申請" },
  },
  {
    part: "desk",
    to: `${backOffice}/calendar`,
    icon: "calendar",
    label: { zh_TW: "行事曆", en_US: "Calendar", ja_JP: "カレンダー" },
  },
  {
    part: "desk",
    to: `${backOffice}/new`,
    icon: "phone",
    label: { zh_TW: "電話預約", en_US: "Telephone booking", ja_JP: "電話予約" },
  },
  {
    part: "desk",
    to: `${backOffice}/check-in`,
    icon: "qr-code",
    label: { zh_TW: "報到", en_US: "Check in", ja_JP: "来園受付" },
  },
  {
    part: "desk",
    to: `${backOffice}/day-sheet`,
    icon: "print",
    label: { zh_TW: "當日表", en_US: "Day sheet", ja_JP: "当日の一覧" },
  },
  {
    part: "desk",
    to: `${backOffice}/capacity`,
    icon: "group",
    label: { zh_TW: "名額", en_US: "Places", ja_JP: "受入人数" },
  },
  {
    part: "desk",
    to: `${backOffice}/closures`,
    icon: "warning",
    label: { zh_TW: "臨時休園", en_US: "Closing the park", ja_JP: "臨時休園" },
  },
  {
    part: "desk",
    to: `${backOffice}/rites`,
    icon: "lantern",
    label: { zh_TW: "祈願燈祈福", en_US: "Lantern rites", ja_JP: "祈願灯のご祈祷" },
  },
  {
    part: "settings",
    to: `${backOffice}/facts`,
    icon: "banknote",
    label: { zh_TW: "票價與數值", en_US: "Prices and facts", ja_JP: "料金などの数値" },
  },
  {
    part: "settings",
    to: `${backOffice}/hours`,
    icon: "sunrise",
    label: { zh_TW: "開放時間", en_US: "Opening hours", ja_JP: "開園時間" },
  },
  {
    part: "settings",
    to: `${backOffice}/timetable`,
    icon: "bus",
    label: { zh_TW: "接駁車班次", en_US: "Shuttle timetable", ja_JP: "シャトルの時刻" },
  },
  {
    part: "settings",
    to: `${backOffice}/banner`,
    icon: "info",
    label: { zh_TW: "全站公告", en_US: "Notice on every page", ja_JP: "全ページのお知らせ" },
  },
  {
    part: "settings",
    to: `${backOffice}/menu`,
    icon: "menu",
    label: { zh_TW: "主選單", en_US: "Main menu", ja_JP: "メインメニュー" },
  },
  {
    part: "settings",
    to: `${backOffice}/side-menu`,
    icon: "more",
    label: { zh_TW: "側邊選單", en_US: "Side menu", ja_JP: "サイドメニュー" },
  },
  {
    part: "content",
    to: `${backOffice}/content`,
    icon: "file",
    label: { zh_TW: "所有內容", en_US: "All content", ja_JP: "すべてのコンテンツ" },
  },
  {
    part: "settings",
    to: `${backOffice}/synonyms`,
    icon: "search",
    label: { zh_TW: "搜尋同義詞", en_US: "Search synonyms", ja_JP: "検索の同義語" },
  },
  {
    part: "settings",
    to: `${backOffice}/mail-texts`,
    icon: "mail",
    label: { zh_TW: "信件內容", en_US: "Mail texts", ja_JP: "メールの文面" },
  },
  {
    part: "settings",
    to: `${backOffice}/site`,
    icon: "home",
    label: { zh_TW: "名稱與聯絡方式", en_US: "Names and contact details", ja_JP: "名称と連絡先" },
  },
  {
    part: "content",
    to: `${backOffice}/content/translations`,
    icon: "languages",
    label: { zh_TW: "翻譯看板", en_US: "Translations", ja_JP: "翻訳ボード" },
  },
  {
    part: "media",
    to: `${backOffice}/media`,
    icon: "camera",
    label: { zh_TW: "圖片庫", en_US: "Pictures", ja_JP: "画像ライブラリー" },
  },
  {
    part: "settings",
    to: `${backOffice}/working-days`,
    icon: "clock",
    label: { zh_TW: "工作日", en_US: "Working days", ja_JP: "営業日" },
  },
  {
    part: "people",
    to: `${backOffice}/people`,
    icon: "group",
    label: { zh_TW: "人員", en_US: "People", ja_JP: "スタッフ" },
  },
  {
    part: "people",
    to: `${backOffice}/sign-in-rules`,
    icon: "clock",
    label: { zh_TW: "登入規則", en_US: "Sign-in rules", ja_JP: "サインインの規則" },
  },
  {
    part: "people",
    to: `${backOffice}/audit`,
    icon: "scroll",
    label: { zh_TW: "操作紀錄", en_US: "Audit log", ja_JP: "操作記録" },
  },
  {
    part: "people",
    to: `${backOffice}/personal-data`,
    icon: "user",
    label: { zh_TW: "個人資料", en_US: "Personal data", ja_JP: "個人情報" },
  },
];

/** What a screen of the navigation is called. */
export function screenName(to: string, locale: Locale): string {
  return entries.find((entry) => entry.to === to)?.label[locale] ?? to;
}

/** What waits behind a screen: a number, in words, and whether it is urgent. */
export type Badge = { n: number; text: string; urgent: boolean };

/**
 * The navigation as one member of staff sees it: only what is theirs, only parts that hold something, with what waits.
 */
export function navigationFor(staff: Staff, locale: Locale, badges: ReadonlyMap<string, Badge> = new Map()) {
  return Object.entries(parts).flatMap(([part, label]) => {
    const links = entries
      .filter((entry) => entry.part === part && opensTo(staff.role, entry.to))
      .map(({ to, icon, label: name }) => ({ to, icon, label: name[locale], badge: badges.get(to) }));
    return links.length > 0 ? [{ part, label: label[locale], links }] : [];
  });
}

export type Navigation = ReturnType<typeof navigationFor>;
