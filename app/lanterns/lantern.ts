import type { Localized } from "#platform/locales.ts";

/** As many as one order may have. */
export const mostLanterns = 10;

/** One lantern: whom it is for, and the wish that is written on it. */
export type Lantern = { name: string; wish: string };

/** What somebody orders (rule W1): everything in it is personal. */
export type LanternOrder = {
  lanterns: readonly Lantern[];
  contactName: string;
  phone: string;
  email: string;
  /** Who gets the goods; empty: who orders. */
  recipientName: string;
  postcode: string;
  address: string;
};

/** Where the money goes, to the foundation under its present name (rule L12); visibly fictional. */
export const account: { bank: Localized; number: string } = {
  bank: {
    zh_TW: "範例銀行（代碼 000）蘭田分行",
    en_US: "Example Bank (code 000), Lantian branch",
    ja_JP: "サンプル銀行（コード000）蘭田支店",
  },
  number: "000-000-000000-0",
};

/** The last five digits of an account as somebody wrote them: `" １２３４５ "` is `12345`; nothing when they are none. */
export function readLastFive(written: string): string | undefined {
  const digits = written.normalize("NFKC").replace(/\s/g, "");
  return /^\d{5}$/.test(digits) ? digits : undefined;
}
