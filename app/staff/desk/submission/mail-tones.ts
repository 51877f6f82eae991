/** The colour for what became of an e-mail. */
export const mailTones = {
  sent: "jade",
  sentInSummary: "jade",
  waitsForSummary: "gold",
  told: "jade",
  leaves: "gold",
  leaving: "gold",
  byPhone: "gold",
  takenBack: "plain",
  mailRefused: "brick",
} as const;
