import { data, redirect } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import type { MenuRow } from "#app/shell/menu/menu.ts";
import { BackHead, Panel } from "#app/staff/core/back-page.tsx";
import { isAddress } from "#app/staff/settings/address.server.ts";
import { fromFields, problemsOf } from "#app/staff/settings/drafts.ts";
import { formatMoment, showHistory } from "#app/staff/core/editing/editor.server.ts";
import { History, Outcome } from "#app/staff/core/editing/editing.tsx";
import { openSetting, restoreSetting, type Saved, saveSetting } from "#app/staff/core/editing/setting.server.ts";
import { addressTexts, settingTexts } from "#app/staff/core/editing/settings.texts.ts";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { wholeNumber } from "#app/staff/core/whole-number.ts";
import { backOffice, barePath, type Locale, localeOfPath } from "#platform/locales.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { iconChoices } from "./icon-choices.ts";
import type { Route } from "./+types/menu.route.ts";
import { editMenu, type MenuEdit } from "./menu-edits.ts";
import { ItemForm, MenuList } from "./menu-list.tsx";
import { mainMenuSetting, sideMenuSetting } from "./menu-settings.server.ts";
import { menuEditTexts } from "#app/staff/core/setting-texts/menu.texts.ts";

const noStore = { "cache-control": "no-store" };
const steps = ["up", "down", "hide", "show", "remove"] as const;
const placeSchema = z.object({
  wish: z.literal("place"),
  id: z.coerce.number().int(),
  before: z.coerce.number().int().optional().catch(undefined),
});
const itemSchema = z.object({
  wish: z.enum(["change", "add"]),
  id: z.coerce.number().int().catch(0),
  parent: z.coerce.number().int().positive().nullable().catch(null),
  routing: z.string().trim().max(300),
  icon: z.string().max(40).catch(""),
});

/** /booking-manage/menu and /booking-manage/side-menu (rules M5, M11). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [park, locale] = [context.get(parkContext), localeOfPath(url.pathname)];
  const side = isSide(url);
  const setting = side ? sideMenuSetting : mainMenuSetting;
  const { value: rows, version } = await openSetting(park.db, setting);
  const page: PageHead = {
    title: { text: menuEditTexts[side ? "side" : "main"][locale] },
    description: menuEditTexts[side ? "sideLead" : "mainLead"][locale],
    unlisted: true,
  };
  const done = url.searchParams.get("done");
  return data(
    {
      page,
      side,
      rows,
      version,
      at: url.searchParams.get("at"),
      history: await showHistory(park, setting.subject, locale),
      done: doneOf(done),
    },
    { headers: noStore },
  );
}

/**
 * A step such as `step=up 12`, a `wish` of `place`, `change`, `add` or `restore`. 422 with what is wrong, 409 when
 * somebody was quicker.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const [park, by, locale, form] = [
    context.get(parkContext),
    context.get(staffContext).id,
    localeOfPath(url.pathname),
    textsOf(await request.formData()),
  ];
  const setting = isSide(url) ? sideMenuSetting : mainMenuSetting;
  const { version = "" } = form;
  if (form.wish === "restore")
    return answer(
      url,
      form,
      await restoreSetting(park, setting, { entry: wholeNumber(form.entry), version, by }),
      locale,
    );
  const edit = readEdit(form, locale, isSide(url));
  if (!edit || Array.isArray(edit))
    return data(
      { draft: form, version, problems: edit ?? [settingTexts.problem[locale]], conflict: undefined },
      { status: 422, headers: noStore },
    );
  const { value } = await openSetting(park.db, setting);
  return answer(url, form, await saveSetting(park, setting, { value: editMenu(value, edit), version, by }), locale);
}

export default function MenuPage({
  loaderData: { side, rows, version, at, history, done },
  actionData,
}: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof menuEditTexts) => menuEditTexts[name][locale];
  const typed = actionData?.draft.wish === "add" ? actionData.draft : undefined;
  return (
    <>
      <BackHead title={word(side ? "side" : "main")} lead={word(side ? "sideLead" : "mainLead")} />
      <Outcome shown={{ done }} unsaved={actionData} />
      <Panel title={word("items")} count={rows.length}>
        <MenuList rows={rows} version={version} side={side} at={at} />
      </Panel>
      <Panel title={word("add")}>
        <ItemForm rows={rows} version={version} side={side} draft={typed} />
      </Panel>
      <History history={history} version={version} />
    </>
  );
}

function readEdit(form: Record<string, string>, locale: Locale, side: boolean): MenuEdit | string[] | undefined {
  const [name, which] = (form.step ?? "").split(" ");
  const step = steps.find((known) => known === name);
  if (step) return { wish: step, id: Number(which) };
  const place = placeSchema.safeParse(form);
  if (place.success) return { ...place.data, before: place.data.before };
  const item = itemSchema.safeParse(form);
  if (!item.success) return undefined;
  const { wish, id, parent, routing, icon } = item.data;
  const [names, own] = [fromFields("name", form), wish === "add" || form["name.zh_TW"] !== undefined];
  const problems = [
    ...(own ? problemsOf(names, menuEditTexts.name[locale], side ? 12 : 40, locale) : []),
    ...(isAddress(routing) ? [] : [addressTexts.wrong[locale].replace("{address}", routing)]),
  ];
  if (problems.length > 0) return problems;
  const known = iconChoices.includes(icon) ? icon : "";
  return wish === "add"
    ? { wish, parent: side ? null : parent, routing, icon: known, names }
    : { wish, id, parent: side ? null : parent, routing, icon: known, names: own ? names : null };
}

function answer(url: URL, form: Record<string, string>, saved: Saved<MenuRow[]>, locale: Locale) {
  if (saved.ok)
    return redirect(
      `${url.pathname}?done=${form.wish === "restore" ? "restored" : "saved"}${form.step ? `&at=${encodeURIComponent(form.step)}` : ""}`,
      303,
    );
  const conflict = {
    by: saved.by || settingTexts.somebody[locale],
    at: saved.at ? formatMoment(saved.at, locale) : "",
    changes: [],
  };
  return data(
    { draft: form, version: saved.opened.version, problems: [], conflict },
    { status: 409, headers: noStore },
  );
}

function doneOf(done: string | null): "saved" | "restored" | undefined {
  return done === "saved" || done === "restored" ? done : undefined;
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

function isSide(url: URL): boolean {
  return barePath(url.pathname).startsWith(`${backOffice}/side-menu`);
}
