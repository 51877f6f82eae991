import { data, Form } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import { missingYear } from "#app/deeds/working-days.ts";
import { readHolidays, setWorkingYear } from "#app/deeds/working-years.server.ts";
import { staffContext } from "#app/staff/staff-context.ts";
import { dayOf } from "#platform/dates.ts";
import { localeOfPath } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { TextArea } from "#ui/field/field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { To } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/working-days.route.ts";
import { deskTexts, say } from "./desk.texts.ts";

const formSchema = z.object({ year: z.coerce.number().int().min(2026).max(2100), holidays: z.string().max(5000), makeUps: z.string().max(5000) });
const dayLinesSchema = (year: number) =>
  z.string().transform((text) => [...new Set(text.split(/\s+/).filter(Boolean))].sort()).pipe(z.array(z.iso.date().startsWith(`${year}-`)));

/** /booking-manage/working-days: public holidays and make-up days of this year and the next (rule T15). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [park, locale] = [context.get(parkContext), localeOfPath(url.pathname)];
  const calendar = await readHolidays(park.db);
  const { year: now } = dayOf(park.now());
  const years = [now, now + 1].map((year) => {
    const known = calendar.find((one) => one.year === year);
    return { year, holidays: known?.holidays.join("\n") ?? "", makeUps: known?.makeUps.join("\n") ?? "", provisional: known?.provisional === true };
  });
  const page: PageHead = { title: { text: deskTexts.workingDays[locale] }, description: deskTexts.workingDays[locale], unlisted: true };
  return data({ page, years, missing: missingYear(calendar, park.now()) }, { headers: { "cache-control": "no-store" } });
}

/** Sets a `year`'s `holidays` and `makeUps`, a day a line; anything else answers 422 with what was written. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const [park, locale] = [context.get(parkContext), localeOfPath(url.pathname)];
  const form = formSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) throw data(null, { status: 400 });
  const { year, ...given } = form.data;
  const [holidays, makeUps] = [dayLinesSchema(year).safeParse(given.holidays), dayLinesSchema(year).safeParse(given.makeUps)];
  if (!holidays.success || !makeUps.success) return data({ year, ...given, message: say(deskTexts.wrongDays[locale], { year }) }, { status: 422 });
  await park.db.transaction().execute((trx) => setWorkingYear(trx, park, { year, holidays: holidays.data, makeUps: makeUps.data }, context.get(staffContext).id));
  return data({ year, ...given, message: "" });
}

export default function WorkingDays({ loaderData: { years, missing }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof deskTexts) => deskTexts[name][locale];
  const refused = actionData?.message ? actionData : undefined;
  return (
    <>
      <p><To to="/booking-manage/list">{word("back")}</To></p>
      <h1>{word("workingDays")}</h1>
      {missing && <Notice tone="warning" title={say(word("missingYear"), { year: missing })} />}
      {refused && <Notice tone="danger" title={word("refused")} live="alert"><p>{refused.message}</p></Notice>}
      {actionData && !refused && <Notice tone="success" title={word("saved")} live="status" />}
      {years.map(({ year, holidays, makeUps, provisional }) => {
        const shown = refused?.year === year ? refused : { holidays, makeUps };
        return (
          <Form key={year} method="post" className="back-act" reloadDocument>
            <h2>{year} {provisional && word("provisional")}</h2>
            <input type="hidden" name="year" value={year} />
            <TextArea name="holidays" id={`holidays-${year}`} label={word("holidays")} rows={8} defaultValue={shown.holidays} />
            <TextArea name="makeUps" id={`make-ups-${year}`} label={word("makeUps")} rows={3} defaultValue={shown.makeUps} />
            <Button type="submit" look="secondary">{word("save")}</Button>
          </Form>
        );
      })}
    </>
  );
}
