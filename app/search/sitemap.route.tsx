import { readIntro, headOfIntro } from "#app/pages/intro.server.ts";
import { readMenu } from "#app/shell/menu.server.ts";
import { type MenuItem, menuLabel } from "#app/shell/menu.ts";
import { menuNames, otherAddresses } from "#app/shell/menu.texts.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import type { Localized } from "#platform/locales.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { ListHead } from "#ui/page/list-page.tsx";
import type { Route } from "./+types/sitemap.route.ts";

const words = {
  menu: { zh_TW: "主選單", en_US: "Main menu", ja_JP: "メインメニュー" },
  other: { zh_TW: "其他頁面", en_US: "Other pages", ja_JP: "そのほかのページ" },
  keys: { zh_TW: "導盲磚與快速鍵", en_US: "Guideposts and access keys", ja_JP: "ガイドポストとアクセスキー" },
  keysText: {
    zh_TW: "本網站依無障礙網頁設計原則建置，網頁分為三個區塊，各以「:::」標示：上方選單區（Alt+U）、主要內容區（Alt+C）、頁尾資訊區（Alt+Z）。Firefox 請按 Shift+Alt，Mac 請按 Control+Option，再按字母鍵。",
    en_US: "Each page has three parts, marked “:::”: the header and menus (Alt+U), the main content (Alt+C) and the footer (Alt+Z). In Firefox hold Shift+Alt, on a Mac Control+Option, and press the letter.",
    ja_JP: "各ページは「:::」で示す三つの部分に分かれています。上部メニュー（Alt+U）、本文（Alt+C）、フッター（Alt+Z）です。FirefoxではShift+Alt、MacではControl+Optionと文字キーを押してください。",
  },
} as const satisfies Record<string, Localized>;

/** /sitemap: every screen by name, and how the page is parted. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const [intro, menu] = await Promise.all([readIntro(visit, "sitemap", "map"), readMenu(visit.park, visit.locale)]);
  return { page: headOfIntro(intro), intro, menu };
}

export default function Sitemap({ loaderData: { intro, menu } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <>
      <ListHead intro={intro} />
      <div className="list-body">
        <section>
          <h2>{words.menu[locale]}</h2>
          <ol className="sitemap-tree">{menu.map((item) => <Branch key={item.Id} item={item} />)}</ol>
        </section>
        <section>
          <h2>{words.other[locale]}</h2>
          <ul className="sitemap-tree">{Object.entries(otherAddresses).map(([to, name]) => <li key={to}><To to={to}>{name[locale]}</To></li>)}</ul>
        </section>
        <section>
          <h2>{words.keys[locale]}</h2>
          <p>{words.keysText[locale]}</p>
        </section>
      </div>
    </>
  );
}

function Branch({ item }: { item: MenuItem }) {
  const locale = useLocale();
  return (
    <li>
      <To to={item.Routing}>{menuLabel(item, menuNames, locale)}</To>
      {item.Children.length > 0 && <ol>{item.Children.map((child) => <Branch key={child.Id} item={child} />)}</ol>}
    </li>
  );
}
