import type { Locale, Localized } from "#platform/locales.ts";
import type { ContentName } from "#app/content.ts";
import type { SearchShelf } from "#app/search/engine/searched.ts";

export const searchTexts = {
  label: { zh_TW: "想找什麼？", en_US: "What are you looking for?", ja_JP: "何をお探しですか" },
  go: { zh_TW: "搜尋", en_US: "Search", ja_JP: "検索" },
  found: { zh_TW: "「{q}」找到 {n} 筆", en_US: "{n} results for ‘{q}’", ja_JP: "「{q}」の検索結果 {n}件" },
  foundOne: { zh_TW: "「{q}」找到 1 筆", en_US: "1 result for ‘{q}’", ja_JP: "「{q}」の検索結果 1件" },
  none: { zh_TW: "找不到「{q}」。", en_US: "Nothing found for ‘{q}’.", ja_JP: "「{q}」は見つかりませんでした。" },
  noneHere: {
    zh_TW: "中文頁面找不到「{q}」，但其他語言的頁面裡有。",
    en_US: "Nothing found in English for ‘{q}’, but there is something in another language.",
    ja_JP: "日本語のページに「{q}」は見つかりませんでしたが、ほかの言語のページにはありました。",
  },
  hints: {
    zh_TW: "請換個說法、少打幾個字，或從下面這些常看的頁面找起。",
    en_US: "Try another word, or fewer of them, or start from one of these pages.",
    ja_JP: "別の言い方や短い言葉でお試しになるか、次のページからお探しください。",
  },
  noKind: {
    zh_TW: "這一類裡沒有，其他類別有 {n} 筆。",
    en_US: "Nothing of this kind, but {n} of other kinds.",
    ja_JP: "この種類にはありません。ほかの種類に{n}件あります。",
  },
  foundBy: { zh_TW: "相關：", en_US: "Listed under: ", ja_JP: "関連：" },
  foundBySimilar: { zh_TW: "用字相近", en_US: "Found by a similar word", ja_JP: "似た言葉が含まれています" },
  didYouMean: { zh_TW: "您是不是要找：", en_US: "Did you mean", ja_JP: "もしかして：" },
  tryWords: { zh_TW: "試試這些詞", en_US: "Try one of these", ja_JP: "こんな言葉でも" },
  popular: { zh_TW: "常看的頁面", en_US: "Pages people look for", ja_JP: "よく見られているページ" },
  kinds: { zh_TW: "類別", en_US: "Kind", ja_JP: "種類" },
  all: { zh_TW: "全部", en_US: "All", ja_JP: "すべて" },
  cut: {
    zh_TW: "字數太多，只用前 {n} 個字搜尋。",
    en_US: "That is too long; we searched for its first {n} characters only.",
    ja_JP: "長すぎるため、はじめの{n}字で検索しました。",
  },
} as const satisfies Record<string, Localized>;

/** The heading over what another language has. */
export const foundIn: Record<Locale, Localized> = {
  zh_TW: { zh_TW: "在中文頁面找到", en_US: "Found in Chinese", ja_JP: "中国語のページで見つかったもの" },
  en_US: { zh_TW: "在英文頁面找到", en_US: "Found in English", ja_JP: "英語のページで見つかったもの" },
  ja_JP: { zh_TW: "在日文頁面找到", en_US: "Found in Japanese", ja_JP: "日本語のページで見つかったもの" },
};

/** Leads to the search of that language. */
export const allIn: Record<Locale, Localized> = {
  zh_TW: {
    zh_TW: "在中文網站看全部 {n} 筆",
    en_US: "All {n} on the Chinese site",
    ja_JP: "中国語サイトで{n}件すべてを見る",
  },
  en_US: {
    zh_TW: "在英文網站看全部 {n} 筆",
    en_US: "All {n} on the English site",
    ja_JP: "英語サイトで{n}件すべてを見る",
  },
  ja_JP: {
    zh_TW: "在日文網站看全部 {n} 筆",
    en_US: "All {n} on the Japanese site",
    ja_JP: "日本語サイトで{n}件すべてを見る",
  },
};

/** What people look for, to begin with. */
export const tryWords: Localized<readonly string[]> = {
  zh_TW: ["停車", "雨天", "布袋戲", "親子", "輪椅", "藍染", "失物"],
  en_US: ["parking", "rainy day", "puppets", "children", "wheelchair", "indigo", "lost umbrella"],
  ja_JP: ["駐車場", "雨の日", "人形劇", "子ども", "車いす", "藍染め", "忘れ物"],
};

export const kindNames: Record<SearchShelf, Localized> = {
  page: { zh_TW: "服務與資訊", en_US: "Information", ja_JP: "ご案内" },
  program: { zh_TW: "展演活動", en_US: "What’s on", ja_JP: "催し" },
  doing: { zh_TW: "體驗與導覽", en_US: "Things to do", ja_JP: "体験とガイド" },
  place: { zh_TW: "地點與住宿", en_US: "Places and lodging", ja_JP: "場所と宿泊" },
  shop: { zh_TW: "店家與商品", en_US: "Shops and goods", ja_JP: "店と商品" },
  term: { zh_TW: "百科與影音", en_US: "Encyclopedia and media", ja_JP: "百科と映像" },
  story: { zh_TW: "消息與故事", en_US: "News and stories", ja_JP: "お知らせと物語" },
  question: { zh_TW: "問答與其他", en_US: "Questions and more", ja_JP: "質問ほか" },
};

/** What one find is, beside its title. */
export const typeNames: Record<ContentName, Localized> = {
  page: { zh_TW: "頁面", en_US: "Page", ja_JP: "ページ" },
  exhibition: { zh_TW: "展覽", en_US: "Exhibition", ja_JP: "展覧会" },
  show: { zh_TW: "演出", en_US: "Performance", ja_JP: "公演" },
  activity: { zh_TW: "活動", en_US: "Event", ja_JP: "イベント" },
  festival: { zh_TW: "祭典", en_US: "Festival", ja_JP: "祭り" },
  experience: { zh_TW: "手作體驗", en_US: "Hands-on activity", ja_JP: "手づくり体験" },
  plan: { zh_TW: "遊程", en_US: "Plan", ja_JP: "おすすめコース" },
  audiostop: { zh_TW: "語音導覽", en_US: "Audio guide", ja_JP: "音声ガイド" },
  place: { zh_TW: "地點", en_US: "Place", ja_JP: "場所" },
  space: { zh_TW: "場地租借", en_US: "Venue to rent", ja_JP: "会場" },
  lodging: { zh_TW: "住宿", en_US: "Lodging", ja_JP: "宿泊" },
  shop: { zh_TW: "店家", en_US: "Shop", ja_JP: "店" },
  product: { zh_TW: "商品", en_US: "Product", ja_JP: "商品" },
  encyclopedia: { zh_TW: "百科", en_US: "Encyclopedia", ja_JP: "百科" },
  media: { zh_TW: "影音", en_US: "Media", ja_JP: "映像" },
  news: { zh_TW: "消息", en_US: "News", ja_JP: "お知らせ" },
  tidings: { zh_TW: "基金會消息", en_US: "Foundation news", ja_JP: "財団ニュース" },
  mascotreport: { zh_TW: "陶燈報報", en_US: "Mascot report", ja_JP: "とうとう通信" },
  showcase: { zh_TW: "一校一傳藝", en_US: "One School One Traditional Art", ja_JP: "一校一伝統芸術" },
  faq: { zh_TW: "問答", en_US: "Question", ja_JP: "質問" },
  lostitem: { zh_TW: "失物", en_US: "Lost item", ja_JP: "お忘れ物" },
  link: { zh_TW: "友善連結", en_US: "Partner", ja_JP: "関連リンク" },
  fortunestick: { zh_TW: "籤詩", en_US: "Fortune stick", ja_JP: "おみくじ" },
  figure: { zh_TW: "年報數據", en_US: "Figure of the report", ja_JP: "年報の数値" },
};
