import { data, Form } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import { areClosable, closeDays, dryRunClosing, liftClosing, listClosings, mostClosingDays, undoClosing } from "#app/reservations/closing.server.ts";
import { guard } from "#app/staff/guards.server.ts";
import { staffContext } from "#app/staff/staff-context.ts";
import { formatDayRange } from "#platform/dates.ts";
import { day } from "#platform/form/fields.ts";
import { type Locale, localeOfPath } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { DateInput } from "#ui/date-input/date-input.tsx";
import { FormActions, FormRow, FormSection } from "#ui/form/form.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Select } from "#ui/select/select.tsx";
import type { Route } from "./+types/closures.route.ts";
import { closureReasons, closureTexts } from "./closures.texts.ts";

export const middleware: Route.MiddlewareFunction[] = [guard("bookings")];

const noStore = { headers: { "cache-control": "no-store" } };
const orderSchema = z.object({ firstDay: day(), lastDay: day() });
const askedSchema = z.object({ wish: z.enum(["dry-run", "close", "undo", "open"]), reason: z.enum(closureReasons).catch("typhoon"), closing: z.string().max(60).catch("") });

/** /booking-manage/closures: closing the park for days, as after a typhoon warning (rules P1–P4). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const page: PageHead = { title: { text: closureTexts.title[locale] }, description: closureTexts.lead[locale], unlisted: true };
  return data({ page, closings: await listClosings(context.get(parkContext)) }, noStore);
}

/** `wish` says what: `dry-run`, `close`, and of a closing `undo` or `open`. Wrong days answer 422. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const [park, locale, form] = [context.get(parkContext), localeOfPath(url.pathname), await request.formData()];
  const by = context.get(staffContext).id;
  const asked = askedSchema.safeParse({ wish: form.get("wish"), reason: form.get("reason"), closing: form.get("closing") });
  if (!asked.success) return data({ said: undefined, wrong: closureTexts.problem[locale], typed: undefined }, { status: 422, ...noStore });
  const { wish, reason, closing } = asked.data;
  if (wish === "undo" || wish === "open") {
    const ended = await (wish === "undo" ? undoClosing : liftClosing)(park, closing, by);
    if (!ended.ok) return data({ said: undefined, wrong: closureTexts.tooLate[locale], typed: undefined }, { status: 422, ...noStore });
    return data({ said: closureTexts.ended[locale].replace("{restored}", String(ended.restored)).replace("{kept}", String(ended.kept)), wrong: undefined, typed: undefined }, noStore);
  }
  const written = { firstDay: textOf(form, "firstDay"), lastDay: textOf(form, "lastDay"), reason };
  const days = orderSchema.safeParse({ firstDay: [written.firstDay], lastDay: [written.lastDay] });
  if (!days.success || !areClosable(park, days.data))
    return data({ said: undefined, wrong: closureTexts.wrongDays[locale].replace("{days}", String(mostClosingDays)), typed: { ...written, ready: false } }, { status: 422, ...noStore });
  const order = { ...days.data, areas: [], reason: closureTexts[reason] };
  if (wish === "dry-run") return data({ said: sayDryRun(await dryRunClosing(park, order), locale), wrong: undefined, typed: { ...written, ready: true } }, noStore);
  await closeDays(park, order, by);
  return data({ said: closureTexts.closed[locale], wrong: undefined, typed: undefined }, noStore);
}

export default function Closures({ loaderData: { closings }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const typed = actionData?.typed;
  return (
    <>
      <h1>{closureTexts.title[locale]}</h1>
      <p>{closureTexts.lead[locale]}</p>
      {actionData?.wrong && <Notice tone="danger" title={closureTexts.problem[locale]} live="alert"><p>{actionData.wrong}</p></Notice>}
      {actionData?.said && <Notice tone={typed ? "warning" : "success"} live="status"><p>{actionData.said}</p></Notice>}
      <Form method="post" reloadDocument noValidate>
        <FormSection title={closureTexts.title[locale]}>
          <FormRow>
            <DateInput name="firstDay" label={closureTexts.firstDay[locale]} defaultValue={typed?.firstDay} required />
            <DateInput name="lastDay" label={closureTexts.lastDay[locale]} defaultValue={typed?.lastDay} required />
          </FormRow>
          <Select name="reason" label={closureTexts.reason[locale]} defaultValue={typed?.reason} options={closureReasons.map((value) => ({ value, label: closureTexts[value][locale] }))} />
          <FormActions>
            <Button type="submit" name="wish" value="dry-run" look={typed?.ready ? "secondary" : "primary"}>{closureTexts.dryRun[locale]}</Button>
            {typed?.ready && <Button type="submit" name="wish" value="close">{closureTexts.close[locale]}</Button>}
          </FormActions>
        </FormSection>
      </Form>
      <h2>{closureTexts.standing[locale]}</h2>
      {closings.length === 0 && <p>{closureTexts.none[locale]}</p>}
      <ul role="list">
        {closings.map(({ id, firstDay, lastDay, undoable }) => (
          <li key={id}>
            <Form method="post" reloadDocument>
              <p>{formatDayRange(firstDay, lastDay, locale, { year: true, weekday: true })}</p>
              <input type="hidden" name="closing" value={id} />
              <FormActions>
                {undoable && <Button type="submit" name="wish" value="undo" look="secondary">{closureTexts.undo[locale]}</Button>}
                <Button type="submit" name="wish" value="open" look="secondary">{closureTexts.open[locale]}</Button>
              </FormActions>
            </Form>
          </li>
        ))}
      </ul>
    </>
  );
}

function sayDryRun({ reservations, people, others, byLocale }: Awaited<ReturnType<typeof dryRunClosing>>, locale: Locale): string {
  return closureTexts.concerned[locale]
    .replace("{others}", others.map(({ counted, deeds }) => closureTexts.other[locale].replace("{counted}", counted[locale].replace("{count}", String(deeds)))).join(""))
    .replace("{reservations}", String(reservations))
    .replace("{people}", String(people))
    .replace("{zh}", String(byLocale.zh_TW))
    .replace("{en}", String(byLocale.en_US))
    .replace("{ja}", String(byLocale.ja_JP));
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, 40) : "";
}
