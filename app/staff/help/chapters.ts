import type { BackOfficePath } from "#app/routes.ts";

/** The chapter of docs/editing.md that tells of each screen; a screen without one is a type error (rule S14). */
export const chapters: Record<BackOfficePath, string> = {
  "booking-manage": "day",
  "booking-manage/account": "account",
  "booking-manage/audit": "audit",
  "booking-manage/banner": "banner",
  "booking-manage/calendar": "calendar",
  "booking-manage/capacity": "capacity",
  "booking-manage/capacity/usual": "capacity",
  "booking-manage/check-in": "check-in",
  "booking-manage/check-in/arrivals": "check-in",
  "booking-manage/closures": "closures",
  "booking-manage/closures/:id": "closures",
  "booking-manage/code": "account",
  "booking-manage/content": "content",
  "booking-manage/content/translations": "translations",
  "booking-manage/content/:type": "content",
  "booking-manage/content/:type/:id": "editor",
  "booking-manage/content/:type/:id/archive": "publish",
  "booking-manage/content/:type/:id/discard": "publish",
  "booking-manage/content/:type/:id/draft": "editor",
  "booking-manage/content/:type/:id/history": "history",
  "booking-manage/content/:type/:id/preview": "publish",
  "booking-manage/day-sheet": "calendar",
  "booking-manage/deeds/:id": "submission",
  "booking-manage/submissions/:id": "submission",
  "booking-manage/submissions/:id/:noun": "submission",
  "booking-manage/submissions/:id/:noun/removal": "submission",
  "booking-manage/submissions/:id/uploads/:upload": "submission",
  "booking-manage/facts": "facts",
  "booking-manage/facts/:key": "facts",
  "booking-manage/help": "day",
  "booking-manage/hours": "hours",
  "booking-manage/list": "list",
  "booking-manage/list/:file": "list",
  "booking-manage/list/views": "list",
  "booking-manage/mail-texts": "mails",
  "booking-manage/mail-texts/:kind/:mail": "mails",
  "booking-manage/media": "media",
  "booking-manage/media/:id": "media",
  "booking-manage/media/documents": "editor",
  "booking-manage/media/pictures.json": "media",
  "booking-manage/media/upload": "media",
  "booking-manage/menu": "menu",
  "booking-manage/new": "phone",
  "booking-manage/password": "account",
  "booking-manage/password/:token": "account",
  "booking-manage/people": "people",
  "booking-manage/people/:id": "people",
  "booking-manage/personal-data": "personal-data",
  "booking-manage/personal-data/export": "personal-data",
  "booking-manage/rites": "rites",
  "booking-manage/rites/:day": "rites",
  "booking-manage/rites/:day/:noun": "rites",
  "booking-manage/rites/:day/:noun/removal": "rites",
  "booking-manage/side-menu": "menu",
  "booking-manage/sign-out": "account",
  "booking-manage/sign-in-rules": "people",
  "booking-manage/fresh": "account",
  "booking-manage/sure": "day",
  "booking-manage/site": "site",
  "booking-manage/synonyms": "synonyms",
  "booking-manage/timetable": "hours",
  "booking-manage/working-days": "working-days",
};

/** Where the help for a screen stands: `helpFor("en_US/booking-manage/menu")`, by the id of its route. */
export function helpFor(route: string): string {
  const path = route.slice(route.indexOf("/") + 1);
  return isScreen(path) ? `/booking-manage/help#${chapters[path]}` : "/booking-manage/help";
}

function isScreen(path: string): path is BackOfficePath {
  return Object.hasOwn(chapters, path);
}
