import type { Localized } from "#platform/locales.ts";

/** The park's own names until staff change them (decisions §1). */
export const parkName: Localized = { zh_TW: "傳藝園區", en_US: "Park of Traditional Arts", ja_JP: "伝統芸術の園" };
export const foundationName: Localized = {
  zh_TW: "傳藝文化基金會",
  en_US: "Traditional Arts Foundation",
  ja_JP: "伝統芸術文化財団",
};

/** Where the park is, as a letter is addressed (rule L12: visibly fictional until staff change it). */
export const parkAddress: Localized = {
  zh_TW: "月河縣榕樹鄉南門路 1 號",
  en_US: "1 South Gate Road, Banyan Township, Moon River County, Taiwan",
  ja_JP: "台湾 月河県榕樹郷南門路1号",
};

/** How to reach the park (rule L12: visibly fictional until staff change it). */
export const contact = {
  phone: "03-000-0000",
  email: "service@example.org",
  chat: "https://chat.example.org/park",
  photos: "https://photos.example.org/park",
  social: "https://social.example.org/park",
} as const;

/** The same number in any language, where even the settings cannot be read. */
export const builtInPhone = { text: "+886-3-000-0000", to: "tel:+886-3-000-0000" };
