import type { Locale, Localized } from "#platform/locales.ts";

/** A word this site uses for a thing, in each language, and the words it replaces. */
type Term = { use: Localized; not: Partial<Localized<readonly string[]>> };

/**
 * One word for one thing, in three languages: starter texts and the site's own words keep to it (terms.test.ts), and
 * the editor suggests the word while staff write. What needs more than a word to say stands in docs/editing-terms.md.
 */
export const terms: readonly Term[] = [
  // People
  term("訪客", "visitor", "お客さま", {
    zh_TW: ["遊客", "旅客", "觀光客", "參觀者"],
    en_US: ["tourist", "tourists"],
    ja_JP: ["来園者", "訪問者", "見学者", "ゲスト", "お客様"],
  }),
  term("廟祝", "temple keeper", "守り人", { zh_TW: ["廟公"], en_US: ["priest"], ja_JP: ["廟守", "神主", "宮司"] }),
  // What people do here
  term("預約", "reservation", "予約", { zh_TW: ["預訂", "預定"], en_US: ["bookings"] }),
  term("訂購", "order", "お申し込み", { zh_TW: ["下單", "下訂"] }),
  term("祈福", "rite", "ご祈祷", { zh_TW: ["法會", "儀式"], en_US: ["ceremony"], ja_JP: ["法会", "儀式"] }),
  term("失物招領", "lost items", "お忘れ物", {
    zh_TW: ["遺失物"],
    en_US: ["lost property", "lost goods"],
    ja_JP: ["落とし物", "遺失物"],
  }),
  term("公文", "official letter", "団体名義の正式な申請書", { ja_JP: ["公文書"] }),
  term("主題學習套裝", "study-tour package", "学習パッケージ", { zh_TW: ["研學"] }),
  term("已確認", "confirmed", "確定", { zh_TW: ["已成立"] }),
  term("來電", "call us", "お電話", { en_US: ["telephone us", "ring us", "phone us"] }),
  // Days and languages
  term("週一", "Monday", "月曜日", { zh_TW: ["周一", "禮拜一"], ja_JP: ["月曜の", "月曜に"] }),
  term("華語", "Mandarin", "中国語", { zh_TW: ["國語", "普通話"], ja_JP: ["北京語", "華語"] }),
  term("客語", "Hakka", "客家（ハッカ）", { zh_TW: ["客家話"], ja_JP: ["客家（はっか）"] }),
  // Places and things
  term("園區", "the park", "園", { ja_JP: ["園区"] }),
  term("正殿", "main hall", "本殿", { zh_TW: ["大殿", "主殿"], en_US: ["great hall"], ja_JP: ["正殿", "大殿"] }),
  term("售票口", "ticket window", "入園券売り場", { ja_JP: ["券売所", "チケット売り場"] }),
  term("祠", "temple", "祠", { zh_TW: ["祠堂"] }),
  term("托木（插角）", "carved brace", "持ち送り", { zh_TW: ["雀替"] }),
  term("接駁車", "shuttle", "シャトルバス", { zh_TW: ["接駁巴士", "穿梭巴士"], ja_JP: ["送迎バス"] }),
  term("腳踏車", "bicycle", "自転車", { zh_TW: ["自行車", "單車"] }),
  term("象棋", "Chinese chess", "象棋（シャンチー）", { ja_JP: ["将棋"] }),
  term("戲偶工坊", "puppet workshop", "人形工房", { zh_TW: ["木偶作坊"] }),
  term("紅龜粿", "red tortoise cake", "紅亀粿（アンクークエ）", { en_US: ["turtle cake", "turtle cakes"] }),
  term("祈願燈", "wish lantern", "祈願灯", { ja_JP: ["祈願燈"] }),
  // The feasts of the year
  term("教師節", "Teachers’ Day", "教師節（先生の日）", { zh_TW: ["敬師日"] }),
  term("封箱", "the sealing of the trunks", "箱の封じ", { zh_TW: ["清箱"] }),
  term("織女", "the weaving girl", "織姫", { ja_JP: ["織女", "ベガ"] }),
  // The screen
  term("電子郵件", "e-mail", "メール", {
    zh_TW: ["電郵", "郵箱"],
    en_US: ["email", "emails"],
    ja_JP: ["Eメール", "電子メール"],
  }),
  term("螢幕", "screen", "画面", { zh_TW: ["屏幕"] }),
  term("網路", "the web", "ウェブ", { zh_TW: ["網絡"] }),
  term("影片", "film", "映像", { zh_TW: ["視頻"] }),
  term("資訊", "information", "情報", { zh_TW: ["信息"] }),
  term("列印", "print", "印刷", { zh_TW: ["打印"] }),
  term("登入", "sign in", "サインイン", { zh_TW: ["登錄", "登陸"], en_US: ["log in", "login"], ja_JP: ["ログイン"] }),
  term("預設", "default", "初期設定", { zh_TW: ["默認"] }),
  term("使用者", "user", "利用者", { zh_TW: ["用戶"] }),
  term("簡訊", "text message", "ショートメッセージ", { zh_TW: ["短信"] }),
  // Spelling
  term("臺", "", "", { zh_TW: ["台灣", "台北", "舞台", "戲台", "櫃台", "平台", "台語", "後台", "月台"] }),
  term("濕", "", "", { zh_TW: ["溼"] }),
  term("裡", "", "", { zh_TW: ["裏"] }),
  term("", "theatre, centre, colour, programme", "", {
    en_US: ["theater", "theaters", "center", "centers", "color", "colors", "program", "programs", "organization"],
  }),
  term("", "", "ください", { ja_JP: ["下さい"] }),
  term("", "", "いただく", { ja_JP: ["頂く", "頂き", "頂け"] }),
  term("", "", "わかる", { ja_JP: ["分かる", "分かり", "分からな"] }),
  term("", "", "子ども", { ja_JP: ["子供", "こども"] }),
  term("", "", "車いす", { ja_JP: ["車椅子", "車イス"] }),
  term("", "", "手づくり", { ja_JP: ["手作り"] }),
  term("", "", "レンガ", { ja_JP: ["煉瓦", "れんが"] }),
  term("", "", "真ん中", { ja_JP: ["まん中"] }),
  term("", "", "ほかの", { ja_JP: ["、他の", "は他の"] }),
];

/** Where a replaced word is right: it says something else there, or belongs to a name. */
const rightWithin: Partial<Localized<readonly string[]>> = {
  zh_TW: ["遊客中心", "除煞的儀式"],
  en_US: ["Ceremony or wedding", "small ceremony"],
  ja_JP: ["厄払いの儀式", "こども芝居教室", "客家（ハッカ）の人"],
};

/** The words of a text that this site replaces, each once, with the word it uses instead. */
export function replacedWords(text: string, locale: Locale): { word: string; use: string }[] {
  const said = text.replace(/\{[^{}]*\}/g, " ");
  const looked = (rightWithin[locale] ?? []).reduce((rest, phrase) => rest.replaceAll(phrase, " "), said);
  const plain = locale === "en_US" ? ` ${looked.toLowerCase().replace(/[^a-z-]+/g, " ")} ` : looked;
  return terms.flatMap(({ use, not }) =>
    (not[locale] ?? [])
      .filter((word) => plain.includes(locale === "en_US" ? ` ${word.toLowerCase()} ` : word))
      .map((word) => ({ word, use: use[locale] })),
  );
}

function term(zh_TW: string, en_US: string, ja_JP: string, not: Term["not"]): Term {
  return { use: { zh_TW, en_US, ja_JP }, not };
}
