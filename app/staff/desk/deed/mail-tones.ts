/** How it looks what became of a mail. */
export const mailTones = { sent: "jade", told: "jade", leaves: "gold", leaving: "gold", byPhone: "gold", takenBack: "plain", mailRefused: "brick" } as const;
