import type { Localized } from "#platform/locales.ts";
import type { Card, Reason, TicketKind } from "./prices.ts";

export const helperTexts = {
  title: { zh_TW: "票價試算", en_US: "Work out your price", ja_JP: "料金の試算" },
  lead: {
    zh_TW: "填入同行者的年齡與身分，算出最省的買法。結果的網址可以分享。",
    en_US:
      "Enter everyone’s age and status to find the cheapest tickets that fit. You can share the address of the result.",
    ja_JP: "ご一行の年齢と区分を入れると、いちばんお得な券がわかります。結果のアドレスは共有できます。",
  },
  date: { zh_TW: "參觀日期", en_US: "Day of the visit", ja_JP: "ご来園日" },
  dateHint: {
    zh_TW: "票價以參觀日為準；留白就以今天計算",
    en_US: "Prices are those of the day of the visit. Leave blank for today",
    ja_JP: "ご来園日の料金で計算します。空欄は本日の料金です",
  },
  byVisit: {
    zh_TW: "以 {day} 的票價計算。",
    en_US: "These are the prices of {day}.",
    ja_JP: "{day}の料金で計算しています。",
  },
  wrongDate: {
    zh_TW: "參觀日期請選今天或以後的日子。",
    en_US: "Choose today or a later day for the visit.",
    ja_JP: "ご来園日は本日以降の日をお選びください。",
  },
  age: { zh_TW: "第 # 位年齡", en_US: "Age of person #", ja_JP: "#人目の年齢" },
  card: { zh_TW: "第 # 位身分", en_US: "Status of person #", ja_JP: "#人目の区分" },
  bus: {
    zh_TW: "全員持當日客運票根",
    en_US: "Everyone has today’s bus ticket",
    ja_JP: "全員が当日のバス乗車券を持っている",
  },
  way: { zh_TW: "怎麼來", en_US: "How you come", ja_JP: "交通手段" },
  arrive: { zh_TW: "開車抵達時間", en_US: "Arriving by car at", ja_JP: "車の到着時刻" },
  leave: { zh_TW: "離開時間", en_US: "Leaving at", ja_JP: "出発時刻" },
  carHint: { zh_TW: "不開車請留白", en_US: "Leave blank if not driving", ja_JP: "お車でない場合は空欄" },
  more: { zh_TW: "增加人數", en_US: "More people", ja_JP: "人数を増やす" },
  count: { zh_TW: "試算", en_US: "Work it out", ja_JP: "試算する" },
  caption: { zh_TW: "試算結果", en_US: "Your price", ja_JP: "試算の結果" },
  who: { zh_TW: "誰", en_US: "Who", ja_JP: "どなた" },
  ticket: { zh_TW: "票種", en_US: "Ticket", ja_JP: "券種" },
  why: { zh_TW: "理由", en_US: "Why", ja_JP: "理由" },
  price: { zh_TW: "票價", en_US: "Price", ja_JP: "料金" },
  person: { zh_TW: "# 歲", en_US: "Age #", ja_JP: "#歳" },
  sum: { zh_TW: "門票合計", en_US: "Total for tickets", ja_JP: "入園料の合計" },
  parking: { zh_TW: "停車費", en_US: "Parking", ja_JP: "駐車料金" },
  colon: { zh_TW: "：", en_US: ": ", ja_JP: "：" },
  all: { zh_TW: "門票加停車", en_US: "Tickets and parking", ja_JP: "入園料と駐車料金" },
  annual: {
    zh_TW: "年票 {annual}：第 {visit} 次入園起比單次票划算。",
    en_US: "An annual card at {annual} is cheaper from visit {visit}.",
    ja_JP: "年間パス{annual}は、{visit}回目の入園からお得になります。",
  },
  annualOfAnother: {
    zh_TW: "沒有專屬年票；買 {annual} 的年票，第 {visit} 次入園起划算。",
    en_US: "there is no annual card for this ticket; the annual card at {annual} works out cheaper from visit {visit}.",
    ja_JP: "専用の年間パスはありません。{annual}の年間パスなら、{visit}回目の入園からお得です。",
  },
  wrongAge: {
    zh_TW: "第 # 位的年齡請填 0 到 120 的整數。",
    en_US: "Enter the age of person # as a whole number from 0 to 120.",
    ja_JP: "#人目の年齢は0から120の整数で入力してください。",
  },
  wrongTime: {
    zh_TW: "請填離開時間，並且晚於抵達時間。",
    en_US: "Enter a leaving time later than the arrival time.",
    ja_JP: "出発時刻は到着時刻より後の時刻を入力してください。",
  },
} as const satisfies Record<string, Localized>;

export const cardNames: Record<Card, Localized> = {
  none: { zh_TW: "無", en_US: "None", ja_JP: "なし" },
  student: { zh_TW: "學生證", en_US: "Student card", ja_JP: "学生証" },
  local: { zh_TW: "本縣身分證", en_US: "County resident", ja_JP: "県民の身分証" },
  disability: { zh_TW: "身心障礙證明", en_US: "Disability card", ja_JP: "障がい者手帳" },
  volunteer: { zh_TW: "志願服務榮譽卡", en_US: "Volunteer card", ja_JP: "ボランティア栄誉カード" },
  "under-height": {
    zh_TW: "兒童，未達須購票身高（免費）",
    en_US: "Child below the height for a ticket (free)",
    ja_JP: "入園料が必要な身長に満たないお子さま（無料）",
  },
};

export const ticketNames: Record<TicketKind, Localized> = {
  regular: { zh_TW: "全票", en_US: "Regular", ja_JP: "一般" },
  discount: { zh_TW: "優待票", en_US: "Discount", ja_JP: "割引" },
  local: { zh_TW: "縣民票", en_US: "Local resident", ja_JP: "県民" },
  senior: { zh_TW: "敬老票", en_US: "Senior", ja_JP: "シニア" },
  bus: { zh_TW: "客運票根優惠", en_US: "Bus-ticket discount", ja_JP: "バス乗車券割引" },
  free: { zh_TW: "免票", en_US: "Free", ja_JP: "無料" },
};

export const reasonNames: Record<Reason, Localized> = {
  everyone: { zh_TW: "一般身分", en_US: "No discount applies", ja_JP: "割引の対象外" },
  age: { zh_TW: "年齡符合優待", en_US: "By age", ja_JP: "年齢による割引" },
  student: { zh_TW: "憑學生證", en_US: "With a student card", ja_JP: "学生証" },
  resident: { zh_TW: "設籍本縣", en_US: "County resident", ja_JP: "県内に戸籍のある方" },
  senior: { zh_TW: "敬老年齡", en_US: "Senior age", ja_JP: "シニアの年齢" },
  "bus-ticket": {
    zh_TW: "當日客運票根，全票打 {discount}，不足 1 元捨去",
    en_US: "Today’s bus ticket: {discount} off a regular ticket, rounded down to a whole dollar",
    ja_JP: "当日のバス乗車券：一般券の{discount}引き、1元未満切り捨て",
  },
  young: { zh_TW: "未滿免票年齡", en_US: "Below the free age", ja_JP: "無料となる年齢未満" },
  small: {
    zh_TW: "未達須購票身高",
    en_US: "Below the height for a ticket",
    ja_JP: "入園料が必要な身長に満たないお子さま",
  },
  disability: { zh_TW: "身心障礙者", en_US: "Visitor with a disability", ja_JP: "障がいのある方" },
  companion: { zh_TW: "陪同者一人", en_US: "One companion", ja_JP: "付き添い1名" },
  volunteer: { zh_TW: "志願服務榮譽卡", en_US: "Volunteer card", ja_JP: "ボランティア栄誉カード" },
};
