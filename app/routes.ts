import { layout, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { backOffice, type Locale, locales, prefixOf } from "../platform/locales.ts";
import { screens } from "./screens.ts";

/** The back office, below its address; who may enter which screen stands in app/staff/core/guards.server.ts. */
const backOfficeScreens = {
  "": "staff/sign-in.route.tsx",
  account: "staff/people/account/account.route.tsx",
  audit: "staff/people/audit/audit.route.tsx",
  calendar: "staff/desk/calendar/calendar.route.tsx",
  capacity: "staff/desk/capacity/capacity.route.tsx",
  "capacity/usual": "staff/desk/capacity/usual.route.tsx",
  "check-in": "staff/desk/check-in/check-in.route.tsx",
  "check-in/arrivals": "staff/desk/check-in/arrivals.route.ts",
  closures: "staff/desk/closures/closures.route.tsx",
  "closures/:id": "staff/desk/closures/report.route.tsx",
  banner: "staff/settings/banner/banner.route.tsx",
  code: "staff/people/account/code.route.tsx",
  password: "staff/people/account/forgotten.route.tsx",
  "password/:token": "staff/people/account/set-password.route.tsx",
  people: "staff/people/people.route.tsx",
  "people/:id": "staff/people/person.route.tsx",
  "day-sheet": "staff/desk/calendar/day-sheet.route.tsx",
  "new": "staff/desk/booking/new.route.tsx",
  "deeds/:id": "staff/desk/submission/former-address.route.ts",
  "submissions/:id": "staff/desk/submission/submission.route.tsx",
  "submissions/:id/:noun": "staff/desk/submission/submission.route.tsx",
  "submissions/:id/uploads/:upload": "staff/desk/submission/upload.route.ts",
  "submissions/:id/:noun/removal": "staff/desk/submission/submission.route.tsx",
  facts: "staff/settings/facts/facts.route.tsx",
  "facts/:key": "staff/settings/facts/fact.route.tsx",
  help: "staff/help/help.route.tsx",
  hours: "staff/settings/hours/hours.route.tsx",
  list: "staff/desk/list/list.route.tsx",
  "mail-texts": "staff/settings/mails/mails.route.tsx",
  "mail-texts/:kind/:mail": "staff/settings/mails/mail.route.tsx",
  menu: "staff/settings/menu/menu.route.tsx",
  "list/views": "staff/desk/list/views.route.ts",
  "list/:file": "staff/desk/list/list-file.route.ts",
  content: "staff/content/contents.route.tsx",
  "content/translations": "staff/content/board/board.route.tsx",
  "content/:type": "staff/content/items.route.tsx",
  "content/:type/:id": "staff/content/editor/editor.route.tsx",
  "content/:type/:id/archive": "staff/content/writing/archive.route.tsx",
  "content/:type/:id/discard": "staff/content/writing/discard.route.tsx",
  "content/:type/:id/draft": "staff/content/writing/draft.route.ts",
  "content/:type/:id/history": "staff/content/history/history.route.tsx",
  "content/:type/:id/preview": "staff/content/writing/preview.route.ts",
  media: "staff/media/media.route.tsx",
  "media/:id": "staff/media/picture.route.tsx",
  "media/pictures.json": "staff/media/pictures.route.ts",
  "media/documents": "staff/media/documents.route.ts",
  "media/upload": "staff/media/upload.route.ts",
  "personal-data": "staff/people/personal-data.route.tsx",
  "personal-data/export": "staff/people/export.route.ts",
  fresh: "staff/people/fresh/fresh.route.tsx",
  "sign-in-rules": "staff/settings/sign-in/sign-in.route.tsx",
  site: "staff/settings/site/site.route.tsx",
  synonyms: "staff/settings/words/synonyms.route.tsx",
  timetable: "staff/settings/hours/timetable.route.tsx",
  "working-days": "staff/settings/working-days/working-days.route.tsx",
  rites: "staff/rites/rites.route.tsx",
  "rites/:day": "staff/rites/rite.route.tsx",
  "rites/:day/:noun": "staff/rites/rite.route.tsx",
  "rites/:day/:noun/removal": "staff/rites/rite.route.tsx",
  "side-menu": "staff/settings/menu/menu.route.tsx",
  sure: "sure/sure.route.tsx",
  "sign-out": "staff/sign-out.route.ts",
} as const;

export type BackOfficePath = keyof typeof backOfficeScreens;

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
  const back = Object.entries(backOfficeScreens).map(([path, file]) => {
    const address = `${backOffice}/${path}`.replace(/\/$/, "").slice(1);
    return route(address, file, { id: `${locale}/${address}`, caseSensitive: true });
  });
  return prefix(prefixOf(locale).slice(1), [
    layout("shell/frame/site.layout.tsx", { id: `${locale}/site` }, [
      // Not index(): its caseSensitive does not reach the server, and /en_us would answer.
      route("", "home/home.route.tsx", { id: `${locale}/home`, caseSensitive: true }),
      ...named(screens),
      route("sure", "sure/sure.route.tsx", { id: `${locale}/sure`, caseSensitive: true }),
      route("dev/ui", "shell/gallery.route.tsx", { id: `${locale}/gallery` }),
      route("*", "shell/not-found.route.tsx", { id: `${locale}/not-found` }),
    ]),
    layout("staff/back.layout.tsx", { id: `${locale}/back` }, back),
  ]);
}
