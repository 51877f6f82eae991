import { feedsOf } from "#app/pages/feeds.ts";
import { readIntro, headOfIntro } from "#app/pages/intro.server.ts";
import { readMenu } from "#app/shell/menu/menu.server.ts";
import { type MenuItem, menuLabel } from "#app/shell/menu/menu.ts";
import { menuNames, otherAddresses } from "#app/shell/menu/menu.texts.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import type { Localized } from "#platform/locales.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { ListHead } from "#ui/page/list-page.tsx";
import type { Route } from "./+types/sitemap.route.ts";
import "./search.css";

const words = {
  menu: { zh_TW: "主選單", en_US: "Main menu", ja_JP: "メインメニュー" },
  other: { zh_TW: "其他頁面", en_US: "Other pages", ja_JP: "そのほかのページ" },
  machines: {
    zh_TW: "訂閱與供程式讀取的檔案",
    en_US: "Feeds and files for machines",
    ja_JP: "フィードとプログラム向けのファイル",
  },
  xml: {
    zh_TW: "全部網址（sitemap.xml）",
    en_US: "Every address (sitemap.xml)",
    ja_JP: "すべてのアドレス（sitemap.xml）",
  },
  llms: {
    zh_TW: "給問答程式的說明（llms.txt）",
    en_US: "For programs that answer questions (llms.txt)",
    ja_JP: "質問に答えるプログラム向け（llms.txt）",
  },
  keys: { zh_TW: "導盲磚與快速鍵", en_US: "Guideposts and access keys", ja_JP: "ガイド記号とアクセスキー" },
  keysText: {
    zh_TW:
      "每一頁分成三個區塊，各以「:::」標示。按住 Alt 再按字母鍵即可跳到該區塊；Firefox 請按 Shift+Alt，Mac 請按 Control+Option。",
    en_US:
      "Each page has three parts, marked ‘:::’. Hold Alt and press the letter to go to one; in Firefox hold Shift+Alt, on a Mac Control+Option.",
    ja_JP:
      "各ページは「:::」で示す三つの部分に分かれています。Altと文字キーで移動できます。FirefoxではShift+Alt、MacではControl+Optionを押してください。",
  },
  header: { zh_TW: "上方選單區", en_US: "Header and menus", ja_JP: "上部メニュー" },
  main: { zh_TW: "主要內容區", en_US: "Main content", ja_JP: "本文" },
  footer: { zh_TW: "頁尾資訊區", en_US: "Footer", ja_JP: "フッター" },
  move: {
    zh_TW: "往前、往後移到下一個連結或欄位",
    en_US: "To the next or previous link or field",
    ja_JP: "次・前のリンクや欄へ",
  },
  close: {
    zh_TW: "關閉選單、對話框與圖片",
    en_US: "Closes menus, dialogs and pictures",
    ja_JP: "メニュー、ダイアログ、画像を閉じる",
  },
} as const satisfies Record<string, Localized>;

const keys = [
  ["Alt+U", "header"],
  ["Alt+C", "main"],
  ["Alt+Z", "footer"],
  ["Tab · Shift+Tab", "move"],
  ["Esc", "close"],
] as const;

/** /sitemap: every screen by name, and how the page is parted. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const [intro, menu] = await Promise.all([readIntro(visit, "sitemap", "map"), readMenu(visit.park, visit.locale)]);
  return { page: headOfIntro(intro), intro, menu };
}

export default function Sitemap({ loaderData: { intro, menu } }: Route.ComponentProps) {
  const locale = useLocale();
  const feeds = feedsOf(["news", "tidings", "whats-on", "exhibition", "show", "activity"], locale);
  return (
    <>
      <ListHead intro={intro} />
      <div className="list-body">
        <section aria-labelledby="main-menu">
          <h2 id="main-menu">{words.menu[locale]}</h2>
          <ul role="list" className="map-groups">
            {menu.map((item) => (
              <Branch key={item.Id} item={item} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="other-pages">
          <h2 id="other-pages">{words.other[locale]}</h2>
          <ul className="sitemap-tree">
            {Object.entries(otherAddresses).map(([to, name]) => (
              <li key={to}>
                <To to={to}>{name[locale]}</To>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="machines">
          <h2 id="machines">{words.machines[locale]}</h2>
          <ul className="sitemap-tree">
            {feeds.map((feed) => (
              <li key={feed.href}>
                <To to={feed.href}>{feed.title}</To>
              </li>
            ))}
            <li>
              <To to="/sitemap.xml">{words.xml[locale]}</To>
            </li>
            <li>
              <To to="/llms.txt">{words.llms[locale]}</To>
            </li>
          </ul>
        </section>
        <section className="map-keys" aria-labelledby="keys">
          <h2 id="keys">{words.keys[locale]}</h2>
          <p>{words.keysText[locale]}</p>
          <dl>
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{words[does][locale]}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}

function Branch({ item }: { item: MenuItem }) {
  const locale = useLocale();
  return (
    <li className="map-group">
      <h3>
        <To to={item.Routing}>{menuLabel(item, menuNames, locale)}</To>
      </h3>
      {item.Children.length > 0 && (
        <ul role="list">
          {item.Children.map((child) => (
            <li key={child.Id}>
              <To to={child.Routing}>{menuLabel(child, menuNames, locale)}</To>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
