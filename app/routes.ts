import { layout, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Locale, locales, prefixOf } from "../platform/locales.ts";

/** Every screen: its bare address → its file. Each exists in the three languages (rule R1). */
const screens = {
  "about": "pages/prose.route.tsx",
  "about/business": "pages/prose.route.tsx",
  "about/core": "pages/prose.route.tsx",
  "access": "visiting/access.route.tsx",
  "accessibility": "pages/prose.route.tsx",
  "activity": "whats-on/programs.route.tsx",
  "activity/preview": "whats-on/programs.route.tsx",
  "activity/review": "whats-on/programs.route.tsx",
  "activity/:id": "whats-on/program.route.tsx",
  "audio-guide": "audio-guide/audio-guide.route.tsx",
  "calendar": "whats-on/calendar.route.tsx",
  "class-tour": "reservations/group.route.tsx",
  "collaboration": "pages/prose.route.tsx",
  "contact": "questions/contact.route.tsx",
  "dexterity": "stories/showcases.route.tsx",
  "dexterity/history": "stories/showcases.route.tsx",
  "dexterity/history/:id": "stories/showcase.route.tsx",
  "dexterity/:id": "stories/showcase.route.tsx",
  "encyclopedia": "library/encyclopedia.route.tsx",
  "exhibition": "whats-on/programs.route.tsx",
  "exhibition/preview": "whats-on/programs.route.tsx",
  "exhibition/review": "whats-on/programs.route.tsx",
  "exhibition/:id": "whats-on/program.route.tsx",
  "experiences": "experiences/experiences.route.tsx",
  "experiences/:id": "experiences/experience.route.tsx",
  "faq": "questions/questions.route.tsx",
  "faq/faq": "questions/faq.route.tsx",
  "faq/lostfound": "questions/lost-found.route.tsx",
  "festival": "temple/festivals.route.tsx",
  "field-trip": "reservations/group.route.tsx",
  "fortune-stick": "temple/fortune-sticks.route.tsx",
  "fortune-stick/:id": "temple/fortune-stick.route.tsx",
  "group": "reservations/group.route.tsx",
  "info": "visiting/info.route.tsx",
  "light": "lanterns/light.route.tsx",
  "links": "foundation/links.route.tsx",
  "lodging": "shops/lodgings.route.tsx",
  "mascotreport": "stories/mascot-reports.route.tsx",
  "mascotreport/:id": "stories/mascot-report.route.tsx",
  "navigate": "places/places.route.tsx",
  "navigate/:id": "places/place.route.tsx",
  "news": "stories/news-list.route.tsx",
  "news/:id": "stories/news-item.route.tsx",
  "plan": "plans/plans.route.tsx",
  "plan/:id": "plans/plan.route.tsx",
  "policy/:policy": "pages/policy.route.tsx",
  "product": "shops/products.route.tsx",
  "product/:id": "shops/product.route.tsx",
  "repair": "pages/prose.route.tsx",
  "search": "search/search.route.tsx",
  "shop": "shops/shops.route.tsx",
  "shop/:id": "shops/shop.route.tsx",
  "show": "whats-on/programs.route.tsx",
  "show/preview": "whats-on/programs.route.tsx",
  "show/review": "whats-on/programs.route.tsx",
  "show/:id": "whats-on/program.route.tsx",
  "sitemap": "search/sitemap.route.tsx",
  "space/inside": "rentals/spaces.route.tsx",
  "space/outside": "rentals/spaces.route.tsx",
  "status": "deeds/status/look-up.route.tsx",
  "status/:secret": "deeds/status/status.route.tsx",
  "status/:secret/calendar.ics": "deeds/status/calendar.route.ts",
  "sustainable": "pages/prose.route.tsx",
  "tidings": "stories/news-list.route.tsx",
  "tidings/:id": "stories/news-item.route.tsx",
  "time": "shops/facility-hours.route.tsx",
  "verification/:link": "shell/verification/link.route.tsx",
  "video": "library/media.route.tsx",
} as const;

/** The back office; who may enter which screen stands in app/staff/guards.server.ts. */
const backOffice = {
  "booking-manage": "staff/sign-in.route.tsx",
  "booking-manage/closures": "staff/desk/closures.route.tsx",
  "booking-manage/deeds/:id": "staff/desk/deed.route.tsx",
  "booking-manage/deeds/:id/:noun": "staff/desk/deed.route.tsx",
  "booking-manage/deeds/:id/uploads/:upload": "staff/desk/upload.route.ts",
  "booking-manage/deeds/:id/:noun/removal": "staff/desk/deed.route.tsx",
  "booking-manage/list": "staff/desk/deeds.route.tsx",
  "booking-manage/personal-data": "staff/people/personal-data.route.tsx",
  "booking-manage/personal-data/export": "staff/people/export.route.ts",
  "booking-manage/working-days": "staff/desk/working-days.route.tsx",
  "booking-manage/rites": "staff/rites/rites.route.tsx",
  "booking-manage/rites/:day": "staff/rites/rite.route.tsx",
  "booking-manage/rites/:day/:noun": "staff/rites/rite.route.tsx",
  "booking-manage/rites/:day/:noun/removal": "staff/rites/rite.route.tsx",
  "booking-manage/sign-out": "staff/sign-out.route.ts",
} as const;

export type BackOfficePath = keyof typeof backOffice;

/** Answers that are no screens, in one place each. */
const plain = {
  "api/HomePage/GetMenuList": "shell/menu-list.route.ts",
  "api/HomePage/GetSubMenuList": "shell/side-menu-list.route.ts",
  "api/search/suggestions": "search/suggestions.route.ts",
  "builds/latest.json": "shell/build-latest.route.ts",
  "builds/meta/:file": "shell/build-meta.route.ts",
  "feeds/:locale/:file": "feeds/feed.route.ts",
  "feeds/:locale/:kind/:file": "whats-on/calendar-files/program-file.route.ts",
  "feeds/:locale/plan/:item/:file": "plans/plan-file.route.ts",
  "feeds/:locale/:kind/:item/:file": "whats-on/calendar-files/session-file.route.ts",
  "fonts/:file": "shell/font.route.ts",
  "language": "shell/language.route.ts",
  "llms.txt": "search/llms.route.ts",
  "media/*": "shell/media.route.ts",
  "park-map/:file": "places/map/drawing.route.ts",
  "robots.txt": "search/robots.route.ts",
  "share/:file": "temple/share-picture.route.ts",
  "share/page/:file": "shell/share/share-picture.route.ts",
  "sitemap.xml": "search/sitemap-xml.route.ts",
  "sound/*": "audio-guide/sound.route.ts",
  "verification/:code/:file": "shell/verification/shown.route.ts",
  "verification/fresh": "shell/verification/fresh.route.ts",
} as const;

export default [
  ...locales.flatMap(inLanguage),
  ...Object.entries(plain).map(([path, file]) => route(path, file, { caseSensitive: true })),
] satisfies RouteConfig;

function inLanguage(locale: Locale): RouteConfigEntry[] {
  const named = (entries: Record<string, string>) =>
    Object.entries(entries).map(([path, file]) => route(path, file, { id: `${locale}/${path}`, caseSensitive: true }));
  return prefix(prefixOf(locale).slice(1), [
    layout("shell/site.layout.tsx", { id: `${locale}/site` }, [
      // Not index(): its caseSensitive does not reach the server, and /en_us would answer.
      route("", "home/home.route.tsx", { id: `${locale}/home`, caseSensitive: true }),
      ...named(screens),
      route("dev/ui", "shell/gallery.route.tsx", { id: `${locale}/gallery` }),
      route("*", "shell/not-found.route.tsx", { id: `${locale}/not-found` }),
    ]),
    layout("staff/back.layout.tsx", { id: `${locale}/back` }, named(backOffice)),
  ]);
}
