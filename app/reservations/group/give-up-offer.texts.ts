import type { Question } from "#ui/ask/question.ts";

/** Whoever gives up the places held for them does not get them back: they go to the next group on the waiting list. */
export const giveUpOffer: Question = {
  name: "give-up-offer",
  title: { zh_TW: "要放棄這些名額嗎？", en_US: "Give up these places?", ja_JP: "この枠を見送りますか。" },
  text: {
    zh_TW: "放棄後名額會立刻讓給下一個團體，無法復原。",
    en_US: "They go to the next group at once, and you cannot get them back.",
    ja_JP: "見送ると枠はすぐ次の団体に回り、元に戻せません。",
  },
  confirm: { zh_TW: "放棄名額", en_US: "Give them up", ja_JP: "見送る" },
  keep: { zh_TW: "先不放棄", en_US: "Keep them for now", ja_JP: "まだ残しておく" },
};
