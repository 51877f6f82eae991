/** What visitors can ask for. Each kind describes itself in `app/deed-kinds.ts`. */
export const deedKinds = [
  "group",
  "free-admission",
  "rental",
  "filming",
  "co-branding",
  "lantern",
  "contact",
  "lost-item",
] as const;
export type DeedKind = (typeof deedKinds)[number];

/** How far a deed has come; a kind uses those it needs. */
export const deedStates = [
  "under-review",
  "question",
  "waiting",
  "offered",
  "confirmed",
  "unpaid",
  "reported",
  "paid",
  "performed-unpaid",
  "performed",
  "done",
  "attended",
  "missed",
  "declined",
  "withdrawn",
  "cancelled",
  "lapsed",
] as const;
export type DeedState = (typeof deedStates)[number];

/** States in which nothing more is awaited of anybody. */
export const endStates: readonly DeedState[] = [
  "done",
  "attended",
  "missed",
  "declined",
  "withdrawn",
  "cancelled",
  "lapsed",
];

/** True for the name of a state, as it stands in the database. */
export function isDeedState(name: string): name is DeedState {
  return deedStates.some((state) => state === name);
}

/** True for the name of a kind. */
export function isDeedKind(name: string): name is DeedKind {
  return deedKinds.some((kind) => kind === name);
}

/** Who did it: the visitor, the park by itself, or a member of staff by id. */
export type Doer = "visitor" | "park" | (string & {});

/** True when `by` is a member of staff. */
export function isStaff(by: Doer): boolean {
  return by !== "visitor" && by !== "park";
}

/** The bare address of a status page. */
export function statusPath(secret: string): string {
  return `/status/${secret}`;
}
