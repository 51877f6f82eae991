import { audioStop } from "./audio-guide/audio-stop.content.ts";
import { experience } from "./experiences/experience.content.ts";
import { figure } from "./foundation/figure.content.ts";
import { link } from "./foundation/link.content.ts";
import { encyclopediaEntry, mediaItem } from "./library/library.content.ts";
import { page } from "./pages/page.content.ts";
import { place } from "./places/place.content.ts";
import { plan } from "./plans/plan.content.ts";
import { faq, lostItem } from "./questions/questions.content.ts";
import { space } from "./rentals/space.content.ts";
import { lodging, product, shop } from "./shops/shops.content.ts";
import { mascotReport, news, showcase, tidings } from "./stories/stories.content.ts";
import { festival, fortuneStick } from "./temple/temple.content.ts";
import { activity, exhibition, show } from "./whats-on/whats-on.content.ts";

/** Every content type of the park (decisions §7). */
export const contentTypes = {
  news,
  tidings,
  exhibition,
  show,
  activity,
  experience,
  shop,
  product,
  lodging,
  place,
  audiostop: audioStop,
  plan,
  encyclopedia: encyclopediaEntry,
  fortunestick: fortuneStick,
  mascotreport: mascotReport,
  showcase,
  media: mediaItem,
  faq,
  lostitem: lostItem,
  link,
  figure,
  festival,
  space,
  page,
} as const;

export type ContentTypes = typeof contentTypes;
export type ContentName = keyof ContentTypes;
