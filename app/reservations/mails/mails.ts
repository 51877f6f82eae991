/** The mails of a group reservation; their texts stand in group-mails.texts.ts. */
export const groupMails = [
  "group-confirmed",
  "group-under-review",
  "group-waiting",
  "group-declined",
  "group-changed",
  "group-cancelled",
  "group-reminder",
  "group-offer",
  "group-offer-lapsed",
  "group-wait-ended",
  "group-park-closed",
  "group-restored",
  "group-quoted",
] as const;
export type GroupMail = (typeof groupMails)[number];
