import type { Localized } from "#platform/locales.ts";

export const whatToMend: Localized<(count: number) => string> = {
  zh_TW: (count) => `有 ${count} 個地方需要修正`,
  en_US: (count) => (count === 1 ? "There is a problem with one answer" : `There are problems with ${count} answers`),
  ja_JP: (count) => `${count}か所を確認してください`,
};
