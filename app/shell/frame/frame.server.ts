import { dayOf, formatDay, formatTime } from "#platform/dates.ts";
import { backOffice, barePath, type Locale, type Localized } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { phoneLink } from "#platform/phone.ts";
import { formatStatus } from "#app/visiting/hours/format-status.ts";
import { readIdentity } from "#app/visiting/identity.server.ts";
import { parkStatus } from "#app/visiting/visiting.server.ts";
import { readClosureNotices } from "./closure-notices.server.ts";
import { readBanner } from "./banner.server.ts";
import { readMenu, readSideMenu } from "#app/shell/menu/menu.server.ts";
import { builtInMenuIn, builtInSideMenuIn } from "#app/shell/menu/menu.ts";

/**
 * What every page’s frame shows: menus, whether the park is open (said once in a view: rule M27), and the address parts
 * the head needs.
 */
export async function readFrame(park: Park, locale: Locale, pathname: string) {
  const now = park.now();
  const [menu, sideMenu, status, banner, identity, closed] = await Promise.all([
    readMenuSafely(park, locale),
    readSideMenu(park, locale),
    parkStatus(park),
    readBanner(park, locale),
    readIdentity(park),
    readClosureNotices(park, locale),
  ]);
  const { replyTo: _, ...reach } = identity;
  return {
    locale,
    bare: barePath(pathname),
    siteUrl: park.config.siteUrl,
    // Left out where staff changed nothing: the page's scripts know it, and would bring it a second time.
    menu: menu === builtInMenuIn(locale) ? undefined : menu,
    sideMenu: sideMenu === builtInSideMenuIn(locale) ? undefined : sideMenu,
    banner,
    closed,
    preview: formatPreview(park, locale),
    identity: {
      ...reach,
      park: identity.park[locale],
      foundation: identity.foundation[locale],
      address: identity.address[locale],
      phone: phoneLink(identity.phone, locale),
    },
    status: { ...formatStatus(status, now, locale), changesAt: status.changesAt?.epochMilliseconds },
    buildId: __BUILD_ID__,
  };
}

export type Frame = Awaited<ReturnType<typeof readFrame>>;

const previewTexts = {
  title: {
    zh_TW: "預覽：{at} 的樣子，訪客看不到。",
    en_US: "A preview, as at {at}. Visitors do not see it.",
    ja_JP: "プレビュー：{at} 時点の表示です。来園の方には見えません。",
  },
  edit: { zh_TW: "回到編輯", en_US: "Back to the editor", ja_JP: "編集に戻る" },
} as const satisfies Record<string, Localized>;

/** What a previewed page says of itself, so that nobody takes it for the one that visitors see (rule C2). */
function formatPreview(park: Park, locale: Locale) {
  const { preview } = park;
  if (!preview) return undefined;
  const at = `${formatDay(dayOf(park.now()), locale, { year: true, weekday: false })} ${formatTime(park.now())}`;
  return {
    text: previewTexts.title[locale].replace("{at}", at),
    edit: previewTexts.edit[locale],
    to: `${backOffice}/content/${preview.type}/${preview.id}`,
  };
}

/** The page still works with the built-in menu when the stored one cannot be read. */
async function readMenuSafely(park: Park, locale: Locale) {
  try {
    return await readMenu(park, locale);
  } catch (error) {
    park.log.error({ err: error }, "the menu could not be read; the built-in one is shown");
    return builtInMenuIn(locale);
  }
}
