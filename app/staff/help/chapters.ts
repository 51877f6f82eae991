import { backOffice } from "#platform/locales.ts";
import type { BackOfficePath } from "#app/routes.ts";

/** The chapter of docs/editing.md that tells of each screen; a screen without one is a type error (rule S14). */
export const chapters: Record<BackOfficePath, string> = {
  "": "day",
  account: "account",
  audit: "audit",
  banner: "banner",
  calendar: "calendar",
  capacity: "capacity",
  "capacity/usual": "capacity",
  "check-in": "check-in",
  "check-in/arrivals": "check-in",
  closures: "closures",
  "closures/:id": "closures",
  code: "account",
  content: "content",
  "content/translations": "translations",
  "content/:type": "content",
  "content/:type/:id": "editor",
  "content/:type/:id/archive": "publish",
  "content/:type/:id/discard": "publish",
  "content/:type/:id/draft": "editor",
  "content/:type/:id/history": "history",
  "content/:type/:id/preview": "publish",
  "day-sheet": "calendar",
  "deeds/:id": "submission",
  "submissions/:id": "submission",
  "submissions/:id/:noun": "submission",
  "submissions/:id/:noun/removal": "submission",
  "submissions/:id/uploads/:upload": "submission",
  facts: "facts",
  "facts/:key": "facts",
  help: "day",
  hours: "hours",
  list: "list",
  "list/:file": "list",
  "list/views": "list",
  "mail-texts": "mails",
  "mail-texts/:kind/:mail": "mails",
  media: "media",
  "media/:id": "media",
  "media/documents": "editor",
  "media/pictures.json": "media",
  "media/upload": "media",
  menu: "menu",
  "new": "phone",
  password: "account",
  "password/:token": "account",
  people: "people",
  "people/:id": "people",
  "personal-data": "personal-data",
  "personal-data/export": "personal-data",
  rites: "rites",
  "rites/:day": "rites",
  "rites/:day/:noun": "rites",
  "rites/:day/:noun/removal": "rites",
  "side-menu": "menu",
  "sign-out": "account",
  "sign-in-rules": "people",
  fresh: "account",
  sure: "day",
  site: "site",
  synonyms: "synonyms",
  timetable: "hours",
  "working-days": "working-days",
};

/** Where the help for a screen stands: `helpFor("en_US/booking-manage/menu")`, by the id of its route. */
export function helpFor(route: string): string {
  const path = route.slice(route.indexOf("/") + backOffice.length + 1);
  return isScreen(path) ? `${backOffice}/help#${chapters[path]}` : `${backOffice}/help`;
}

function isScreen(path: string): path is BackOfficePath {
  return Object.hasOwn(chapters, path);
}
