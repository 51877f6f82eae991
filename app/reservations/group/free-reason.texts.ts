import { fillIn, type Locale, type Localized } from "#platform/locales.ts";
import type { FreeReason } from "./group.ts";

/** Why people of a group come in free, in the words of the form (rules F5, G22). */
export const freeReasonNames: Record<FreeReason, Localized> = {
  "": { zh_TW: "未註明", en_US: "Not stated", ja_JP: "記載なし" },
  young: {
    zh_TW: "未達購票年齡或身高的兒童",
    en_US: "Children below the age or height for a ticket",
    ja_JP: "入園料のかからない年齢・身長のお子さま",
  },
  disabled: {
    zh_TW: "身心障礙者，每位可有一位陪同者",
    en_US: "Visitors with a disability, each with one companion at most",
    ja_JP: "障がいのある方と、お一人につき付き添い1名まで",
  },
  volunteer: {
    zh_TW: "志願服務榮譽卡持卡人",
    en_US: "Holders of a volunteer card",
    ja_JP: "ボランティア栄誉カードをお持ちの方",
  },
};

/** What each choice of the form says further; {n} people cannot be said there yet. */
export const freeReasonHints: Record<Exclude<FreeReason, "">, Localized | undefined> = {
  young: {
    zh_TW: "未滿 {fact:ticket.freeUnderAge}，或身高未滿 {fact:ticket.freeUnderHeight}",
    en_US: "Under {fact:ticket.freeUnderAge}, or under {fact:ticket.freeUnderHeight} tall",
    ja_JP: "{fact:ticket.freeUnderAge}未満、または身長{fact:ticket.freeUnderHeight}未満",
  },
  disabled: {
    zh_TW: "免票人數含陪同者；其中至少一半的人要出示身心障礙證明",
    en_US: "Count companions too; at least half of those counted must show a disability card",
    ja_JP: "付き添いの方も人数に含めてください。半数以上の方の障がい者手帳が必要です",
  },
  volunteer: undefined,
};

/** What is looked at on the day; {n} is how many cards at least. */
const proofs: Record<FreeReason, Localized> = {
  "": { zh_TW: "請在入園時查驗資格", en_US: "to be checked at the gate", ja_JP: "入園時に資格を確認" },
  young: {
    zh_TW: "入園時查驗年齡或身高",
    en_US: "age or height is checked at the gate",
    ja_JP: "入園時に年齢または身長を確認",
  },
  disabled: {
    zh_TW: "入園時查驗身心障礙證明，至少 {n} 張",
    en_US: "disability cards are checked at the gate, {n} at least",
    ja_JP: "入園時に障がい者手帳を確認（{n}名分以上）",
  },
  volunteer: {
    zh_TW: "入園時查驗榮譽卡，{n} 張",
    en_US: "volunteer cards are checked at the gate, {n} of them",
    ja_JP: "入園時に栄誉カードを確認（{n}名分）",
  },
};

/** The same in a few words, beside the number at the gate. */
const atGate: Record<FreeReason, Localized> = {
  "": {
    zh_TW: "免票（資格未註明，請查驗）",
    en_US: "Free (reason not stated, please check)",
    ja_JP: "無料（資格の記載なし・要確認）",
  },
  young: {
    zh_TW: "免票（兒童，查驗年齡或身高）",
    en_US: "Free (children, check age or height)",
    ja_JP: "無料（お子さま・年齢か身長を確認）",
  },
  disabled: {
    zh_TW: "免票（身心障礙與陪同，至少 {n} 張證明）",
    en_US: "Free (disability and companions, {n} [card|cards] at least)",
    ja_JP: "無料（障がいのある方と付き添い・手帳{n}名分以上）",
  },
  volunteer: {
    zh_TW: "免票（榮譽卡 {n} 張）",
    en_US: "Free (volunteer cards, {n})",
    ja_JP: "無料（栄誉カード{n}名分）",
  },
};

/**
 * `formatFreeReason("disabled", 9, "en_US")` is who is free and what is checked: of nine people five cards at least,
 * since a companion comes with each.
 */
export function formatFreeReason(reason: FreeReason, free: number, locale: Locale): string {
  const between = { zh_TW: "；", en_US: "; ", ja_JP: "。" }[locale];
  return `${freeReasonNames[reason][locale]}${between}${fillIn(proofs[reason][locale], { n: cardsOf(reason, free) })}`;
}

/** The free ticket as the gate reads it. */
export function formatFreeTicket(reason: FreeReason, free: number, locale: Locale): string {
  return fillIn(atGate[reason][locale], { n: cardsOf(reason, free) });
}

/**
 * How many cards so many free people show at least: every volunteer one; of visitors with a disability and their
 * companions every second.
 */
function cardsOf(reason: FreeReason, free: number): number {
  return reason === "disabled" ? Math.ceil(free / 2) : free;
}
