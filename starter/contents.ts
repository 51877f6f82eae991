import type { ContentName } from "#app/content.ts";
import { activity } from "./content/activities.ts";
import { audiostop } from "./content/audio-stops.ts";
import { encyclopedia } from "./content/encyclopedia.ts";
import { exhibition } from "./content/exhibitions.ts";
import { experience } from "./content/experiences.ts";
import { faq } from "./content/faq.ts";
import { festival } from "./content/festivals.ts";
import { figure } from "./content/figures.ts";
import { fortunesticks } from "./content/fortune-sticks.ts";
import { link } from "./content/links.ts";
import { lodging } from "./content/lodgings.ts";
import { lostitem } from "./content/lost-items.ts";
import { mascotreport } from "./content/mascot-reports.ts";
import { media } from "./content/media.ts";
import { news } from "./content/news.ts";
import { pagesAbout } from "./content/pages-about.ts";
import { pagesBooking } from "./content/pages-booking.ts";
import { pagesPolicy } from "./content/pages-policy.ts";
import { pagesVisit } from "./content/pages-visit.ts";
import { place } from "./content/places.ts";
import { plan } from "./content/plans.ts";
import { product } from "./content/products.ts";
import { shop } from "./content/shops.ts";
import { showcase } from "./content/showcases.ts";
import { show } from "./content/shows.ts";
import { space } from "./content/spaces.ts";
import { tidings } from "./content/tidings.ts";
import type { FirstDay, WrittenItem } from "./starter.ts";

/** The starter park's items, type by type, in the order in which lists show them. */
export function starterItems(first: FirstDay): [ContentName, WrittenItem[]][] {
  return [
    ["place", place(first)],
    ["audiostop", audiostop(first)],
    ["experience", experience(first)],
    ["shop", shop(first)],
    ["product", product(first)],
    ["lodging", lodging(first)],
    ["plan", plan(first)],
    ["exhibition", exhibition(first)],
    ["show", show(first)],
    ["activity", activity(first)],
    ["news", news(first)],
    ["tidings", tidings(first)],
    ["mascotreport", mascotreport(first)],
    ["showcase", showcase(first)],
    ["media", media(first)],
    ["encyclopedia", encyclopedia(first)],
    ["faq", faq(first)],
    ["lostitem", lostitem(first)],
    ["link", link(first)],
    ["figure", figure(first)],
    ["festival", festival(first)],
    ["fortunestick", fortunesticks(first)],
    ["space", space(first)],
    ["page", [...pagesVisit(first), ...pagesBooking(first), ...pagesAbout(first), ...pagesPolicy(first)]],
  ];
}
