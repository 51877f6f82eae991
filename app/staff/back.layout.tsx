import { useEffect, useRef, useSyncExternalStore } from "react";
import { data, Form, Outlet, useLocation, useMatches } from "react-router";
import { parkContext } from "#app/context.ts";
import { parkName } from "#app/visiting/identity.texts.ts";
import { watchForms } from "#app/shell/watch-forms.ts";
import { BuildWatch } from "#app/shell/builds/build-watch.tsx";
import { useFrame } from "#app/shell/frame/use-frame.ts";
import { shellTexts } from "#app/shell/shell.texts.ts";
import { dayOf, formatDay } from "#platform/dates.ts";
import { backOffice, barePath, htmlLangs, languageNames, localeOfPath, locales, pathIn } from "#platform/locales.ts";
import { dropDrafts } from "#ui/form/draft.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Route } from "./+types/back.layout.ts";
import { type Badge as BadgeShown, type Navigation, navigationFor } from "./core/back-nav.server.ts";
import { readBadges } from "./desk/day/badges.server.ts";
import { byRights } from "./core/guards.server.ts";
import { helpFor } from "./help/chapters.ts";
import { dueTexts } from "./people/account/due.texts.ts";
import { dueContext, visitorContext } from "./core/staff-context.ts";
import { roleNames, staffTexts } from "./core/staff.texts.ts";
import { useOnce } from "./use-once.ts";
import { useNoticeFocus } from "./use-notice-focus.ts";
import { useKeptThroughSignIn } from "./use-kept-through-sign-in.ts";
import { useUnsaved } from "./use-unsaved.ts";
import "#ui/field/field.css";
import "#ui/select/select.css";
import "#ui/table/table.css";
import "#ui/table/table-cards.css";
import "./back.css";

export const middleware: Route.MiddlewareFunction[] = [byRights];

/** Who is at work, and which screens are theirs. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const staff = context.get(visitorContext);
  const shown = staff && {
    name: staff.name,
    role: roleNames[staff.role][locale],
    navigation: navigationFor(staff, locale, await readBadges(context.get(parkContext), staff, locale)),
  };
  const due = context.get(dueContext);
  const reminder =
    due?.what === "factor" &&
    !due.over &&
    !due.has &&
    [backOffice, `${backOffice}/account`].includes(barePath(url.pathname))
      ? { days: due.days, day: formatDay(dayOf(due.from), locale) }
      : undefined;
  return data({ staff: shown, reminder }, { headers: { "cache-control": "no-store" } });
}

/**
 * The frame of the back office: quiet and dense, its navigation at the side, on a phone behind one button that needs no
 * script.
 */
export default function BackLayout({ loaderData: { staff, reminder } }: Route.ComponentProps) {
  const locale = useLocale();
  useEffect(watchForms, []);
  useNoticeFocus();
  useOnce();
  useUnsaved();
  const putBack = useKeptThroughSignIn(staff !== undefined);
  return (
    <div className="back" data-signed-in={staff ? true : undefined}>
      <a className="skip-link" href="#main">
        {shellTexts.skip[locale]}
      </a>
      <header className="back-bar">
        <Brand />
        {staff && <Help short />}
        {staff ? (
          <button type="button" className="back-menu-button" popoverTarget="back-side">
            <Icon name="menu" size="m" />
            <span>{staffTexts.menu[locale]}</span>
          </button>
        ) : (
          <Elsewhere />
        )}
      </header>
      {staff && <Side {...staff} />}
      <main id="main" tabIndex={-1} className="back-main">
        {putBack && (
          <Notice tone="warning" live="status">
            <p>{staffTexts.putBack[locale]}</p>
          </Notice>
        )}
        {reminder && <FactorReminder {...reminder} />}
        <Outlet />
      </main>
      <BuildWatch />
    </div>
  );
}

/** Counts the days until a second factor is required (rule H32). */
function FactorReminder({ days, day }: { days: number; day: string }) {
  const locale = useLocale();
  return (
    <Notice tone="warning" title={dueTexts.bannerTitle[locale].replace("{n}", String(days))}>
      <p>{dueTexts.banner[locale].replace("{day}", day)}</p>
      <p>
        <To to={`${backOffice}/account#second-factor`}>{dueTexts.bannerLink[locale]}</To>
      </p>
    </Notice>
  );
}

function Brand() {
  const locale = useLocale();
  return (
    <To to={backOffice} className="back-brand">
      <img src="/seal.svg" alt="" width="28" height="28" />
      <span>
        <small>{useFrame()?.identity.park ?? parkName[locale]}</small> <strong>{staffTexts.backOffice[locale]}</strong>
      </span>
    </To>
  );
}

function Side({ name, role, navigation }: { name: string; role: string; navigation: Navigation }) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const side = useRef<HTMLElement>(null);
  const bare = barePath(pathname);
  // Of two that lie above one another the nearer one: the translations are a screen below the content.
  const here = navigation
    .flatMap(({ links }) => links.map(({ to }) => to))
    .filter((to) => isHere(to, bare))
    .sort((a, b) => b.length - a.length)[0];
  const before = useRef(pathname);
  useEffect(() => {
    // Only a new address puts the menu away: one who opened it before the scripts were there keeps it.
    if (before.current !== pathname) side.current?.hidePopover();
    before.current = pathname;
  }, [pathname]);
  return (
    <aside className="back-side" id="back-side" popover="auto" ref={side} aria-label={staffTexts.menu[locale]}>
      <Brand />
      <Help />
      <nav aria-label={staffTexts.navigation[locale]}>
        {navigation.map(({ part, label, links }) => (
          <div key={part} role="group" aria-labelledby={`part-${part}`}>
            <p id={`part-${part}`} className="back-part">
              {label}
            </p>
            <ul role="list">
              {links.map(({ to, icon, label: text, badge }) => (
                <li key={to}>
                  <To to={to} aria-current={to === here ? "page" : undefined}>
                    <Icon name={icon} />
                    <span>{text}</span>
                    {badge && <Badge {...badge} />}
                  </To>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="back-foot">
        <p className="back-who">
          <Icon name="user" />
          <span>
            <To to={`${backOffice}/account`}>{name}</To>
            <small>{role}</small>
          </span>
        </p>
        <Elsewhere />
        <Form method="post" action={pathIn(locale, `${backOffice}/sign-out`)} onSubmit={dropDrafts} reloadDocument>
          <button type="submit" className="back-plain-button">
            <Icon name="sign-out" />
            <span>{staffTexts.signOut[locale]}</span>
          </button>
        </Form>
      </div>
    </aside>
  );
}

/** How much waits behind a screen. */
function Badge({ n, text, urgent }: BadgeShown) {
  return (
    <span className="back-badge" data-urgent={urgent || undefined} title={text}>
      <span aria-hidden="true">{n > 99 ? "99+" : n}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

/** The way to the chapter about the screen one is at. */
function Help({ short = false }: { short?: boolean }) {
  const locale = useLocale();
  const here = useMatches().at(-1)?.id ?? "";
  return (
    <To to={helpFor(here)} prefetch={false} className="back-help">
      <Icon name="help" size={short ? "m" : undefined} />
      <span className={short ? "visually-hidden" : undefined}>{staffTexts.help[locale]}</span>
    </To>
  );
}

/** The other languages of this screen, and the way to the website. */
function Elsewhere() {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const hash = useSyncExternalStore(
    hearHash,
    () => location.hash,
    () => "",
  );
  return (
    <div className="back-elsewhere">
      <ul role="list" className="back-languages">
        {locales.map((other) => (
          <li key={other}>
            <To
              to={barePath(pathname) + search + hash}
              locale={other}
              lang={htmlLangs[other]}
              aria-current={other === locale ? "true" : undefined}
            >
              {languageNames[other]}
            </To>
          </li>
        ))}
      </ul>
      <To to="/">{staffTexts.toSite[locale]}</To>
    </div>
  );
}

/** The place on the page, which no server is told. */
function hearHash(hear: () => void): () => void {
  window.addEventListener("hashchange", hear);
  return () => window.removeEventListener("hashchange", hear);
}

/** A screen counts as the entry it lies under: one submission belongs to the list. */
function isHere(to: string, bare: string): boolean {
  if (to === backOffice) return bare === to;
  return (
    bare === to ||
    bare.startsWith(`${to}/`) ||
    (to === `${backOffice}/list` && bare.startsWith(`${backOffice}/submissions/`))
  );
}
