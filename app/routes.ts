import { layout, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Locale, locales, prefixOf } from "../platform/locales.ts";
import { screens } from "./screens.ts";

/** The back office; who may enter which screen stands in app/staff/core/guards.server.ts. */
const backOffice = {
  "booking-manage": "staff/sign-in.route.tsx",
  "booking-manage/account": "staff/people/account/account.route.tsx",
  "booking-manage/audit": "staff/people/audit/audit.route.tsx",
  "booking-manage/calendar": "staff/desk/calendar/calendar.route.tsx",
  "booking-manage/capacity": "staff/desk/capacity/capacity.route.tsx",
  "booking-manage/capacity/usual": "staff/desk/capacity/usual.route.tsx",
  "booking-manage/check-in": "staff/desk/check-in/check-in.route.tsx",
  "booking-manage/check-in/arrivals": "staff/desk/check-in/arrivals.route.ts",
  "booking-manage/closures": "staff/desk/closures/closures.route.tsx",
  "booking-manage/closures/:id": "staff/desk/closures/report.route.tsx",
  "booking-manage/banner": "staff/settings/banner/banner.route.tsx",
  "booking-manage/code": "staff/people/account/code.route.tsx",
  "booking-manage/password": "staff/people/account/forgotten.route.tsx",
  "booking-manage/password/:token": "staff/people/account/set-password.route.tsx",
  "booking-manage/people": "staff/people/people.route.tsx",
  "booking-manage/people/:id": "staff/people/person.route.tsx",
  "booking-manage/day-sheet": "staff/desk/calendar/day-sheet.route.tsx",
  "booking-manage/new": "staff/desk/booking/new.route.tsx",
  "booking-manage/deeds/:id": "staff/desk/submission/former-address.route.ts",
  "booking-manage/submissions/:id": "staff/desk/submission/submission.route.tsx",
  "booking-manage/submissions/:id/:noun": "staff/desk/submission/submission.route.tsx",
  "booking-manage/submissions/:id/uploads/:upload": "staff/desk/submission/upload.route.ts",
  "booking-manage/submissions/:id/:noun/removal": "staff/desk/submission/submission.route.tsx",
  "booking-manage/facts": "staff/settings/facts/facts.route.tsx",
  "booking-manage/facts/:key": "staff/settings/facts/fact.route.tsx",
  "booking-manage/help": "staff/help/help.route.tsx",
  "booking-manage/hours": "staff/settings/hours/hours.route.tsx",
  "booking-manage/list": "staff/desk/list/list.route.tsx",
  "booking-manage/mail-texts": "staff/settings/mails/mails.route.tsx",
  "booking-manage/mail-texts/:kind/:mail": "staff/settings/mails/mail.route.tsx",
  "booking-manage/menu": "staff/settings/menu/menu.route.tsx",
  "booking-manage/list/views": "staff/desk/list/views.route.ts",
  "booking-manage/list/:file": "staff/desk/list/list-file.route.ts",
  "booking-manage/content": "staff/content/contents.route.tsx",
  "booking-manage/content/translations": "staff/content/board/board.route.tsx",
  "booking-manage/content/:type": "staff/content/items.route.tsx",
  "booking-manage/content/:type/:id": "staff/content/editor/editor.route.tsx",
  "booking-manage/content/:type/:id/archive": "staff/content/writing/archive.route.tsx",
  "booking-manage/content/:type/:id/discard": "staff/content/writing/discard.route.tsx",
  "booking-manage/content/:type/:id/draft": "staff/content/writing/draft.route.ts",
  "booking-manage/content/:type/:id/history": "staff/content/history/history.route.tsx",
  "booking-manage/content/:type/:id/preview": "staff/content/writing/preview.route.ts",
  "booking-manage/media": "staff/media/media.route.tsx",
  "booking-manage/media/:id": "staff/media/picture.route.tsx",
  "booking-manage/media/pictures.json": "staff/media/pictures.route.ts",
  "booking-manage/media/documents": "staff/media/documents.route.ts",
  "booking-manage/media/upload": "staff/media/upload.route.ts",
  "booking-manage/personal-data": "staff/people/personal-data.route.tsx",
  "booking-manage/personal-data/export": "staff/people/export.route.ts",
  "booking-manage/fresh": "staff/people/fresh/fresh.route.tsx",
  "booking-manage/sign-in-rules": "staff/settings/sign-in/sign-in.route.tsx",
  "booking-manage/site": "staff/settings/site/site.route.tsx",
  "booking-manage/synonyms": "staff/settings/words/synonyms.route.tsx",
  "booking-manage/timetable": "staff/settings/hours/timetable.route.tsx",
  "booking-manage/working-days": "staff/settings/working-days/working-days.route.tsx",
  "booking-manage/rites": "staff/rites/rites.route.tsx",
  "booking-manage/rites/:day": "staff/rites/rite.route.tsx",
  "booking-manage/rites/:day/:noun": "staff/rites/rite.route.tsx",
  "booking-manage/rites/:day/:noun/removal": "staff/rites/rite.route.tsx",
  "booking-manage/side-menu": "staff/settings/menu/menu.route.tsx",
  "booking-manage/sure": "sure/sure.route.tsx",
  "booking-manage/sign-out": "staff/sign-out.route.ts",
} as const;

export type BackOfficePath = keyof typeof backOffice;

/** Answers that are no screens, in one place each (rule R9). */
const plain = {
  "api/HomePage/GetMenuList": "shell/menu/menu-list.route.ts",
  "api/HomePage/GetSubMenuList": "shell/menu/side-menu-list.route.ts",
  "api/search/suggestions": "search/suggestions.route.ts",
  "builds/latest.json": "shell/builds/build-latest.route.ts",
  "builds/meta/:file": "shell/builds/build-meta.route.ts",
  "captions/:file": "library/media/captions.route.ts",
  "feeds/:locale/:file": "feeds/feed.route.ts",
  "feeds/:locale/:kind/:file": "whats-on/calendar-files/program-file.route.ts",
  "feeds/:locale/plan/:item/:file": "plans/plan-file.route.ts",
  "feeds/:locale/:kind/:item/:file": "whats-on/calendar-files/session-file.route.ts",
  "document/:file": "stories/document.route.ts",
  "film/:file": "library/media/film.route.ts",
  "fonts/:file": "shell/headings/font.route.ts",
  language: "shell/language/language.route.ts",
  "llms.txt": "search/llms.route.ts",
  "media/*": "shell/media.route.ts",
  "park-map/:file": "places/map/drawing/drawing.route.ts",
  "robots.txt": "search/robots.route.ts",
  "share/:file": "temple/share-picture.route.ts",
  "share/page/:file": "shell/share/share-picture.route.ts",
  "sitemap.xml": "search/sitemap-xml.route.ts",
  "sound/*": "audio-guide/sound.route.ts",
  "verification/:code/:file": "shell/verification/shown.route.ts",
  "verification/fresh": "shell/verification/fresh.route.ts",
  "verification/work/:form": "shell/verification/task.route.ts",
} as const;

export default [
  ...locales.flatMap(inLanguage),
  ...Object.entries(plain).map(([path, file]) => route(path, file, { caseSensitive: true })),
] satisfies RouteConfig;

function inLanguage(locale: Locale): RouteConfigEntry[] {
  const named = (entries: Record<string, string>) =>
    Object.entries(entries).map(([path, file]) => route(path, file, { id: `${locale}/${path}`, caseSensitive: true }));
  return prefix(prefixOf(locale).slice(1), [
    layout("shell/frame/site.layout.tsx", { id: `${locale}/site` }, [
      // Not index(): its caseSensitive does not reach the server, and /en_us would answer.
      route("", "home/home.route.tsx", { id: `${locale}/home`, caseSensitive: true }),
      ...named(screens),
      route("sure", "sure/sure.route.tsx", { id: `${locale}/sure`, caseSensitive: true }),
      route("dev/ui", "shell/gallery.route.tsx", { id: `${locale}/gallery` }),
      route("*", "shell/not-found.route.tsx", { id: `${locale}/not-found` }),
    ]),
    layout("staff/back.layout.tsx", { id: `${locale}/back` }, named(backOffice)),
  ]);
}
