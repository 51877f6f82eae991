import { data, Form, useSearchParams } from "react-router";
import { parkContext } from "#app/context.ts";
import { erasePerson, retentionDays } from "#app/deeds/erasure.server.ts";
import { addressCalled } from "#app/deeds/person/person.server.ts";
import { deskTexts, say } from "#app/staff/desk/desk.texts.ts";
import { staffContext } from "#app/staff/staff-context.ts";
import { localeOfPath, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { countHeld } from "./held.server.ts";
import { Held } from "./held.tsx";
import { To } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/personal-data.route.ts";

/** /booking-manage/personal-data: everything of one person, handed out or erased (rules D9, S8). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const title = deskTexts.personalData[localeOfPath(url.pathname)];
  const page: PageHead = { title: { text: title }, description: title, unlisted: true };
  return data({ page, held: await countHeld(context.get(parkContext)), days: retentionDays }, { headers: { "cache-control": "no-store" } });
}

/** Erases `who` (an e-mail address, telephone number or reference code), when `sure` is ticked. */
export async function action({ request, context }: Route.ActionArgs) {
  const [park, form] = [context.get(parkContext), await request.formData()];
  const who = String(form.get("who") ?? "").slice(0, 254);
  const address = await addressCalled(park, who);
  const refuse = (refusal: "sureNeeded" | "nobodyMeant") => data({ who, refusal, erased: 0 }, { status: 422 });
  if (!address) return refuse("nobodyMeant");
  if (form.get("sure") !== "on") return refuse("sureNeeded");
  const erased = await erasePerson(park, address, context.get(staffContext).id);
  return erased > 0 ? { who: "", refusal: undefined, erased } : refuse("nobodyMeant");
}

export default function PersonalData({ loaderData: { held, days }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof deskTexts) => deskTexts[name][locale];
  const asked = useSearchParams()[0].get("told") === "nobody" ? "nobodyMeant" : undefined;
  const refusal = actionData ? actionData.refusal : asked;
  return (
    <>
      <p><To to="/booking-manage/list">{word("back")}</To></p>
      <h1>{word("personalData")}</h1>
      <p>{word("personalLead")}</p>
      <Held held={held} days={days} />
      {actionData && !refusal && <Notice tone="success" title={say(word("erasedCount"), { count: actionData.erased })} live="status" />}
      {refusal && <Notice tone="danger" title={word("refused")} live="alert"><p>{word(refusal)}</p></Notice>}
      <Form method="post" action={pathIn(locale, "/booking-manage/personal-data/export")} className="back-act" reloadDocument>
        <h2>{word("export")}</h2>
        <Field name="who" id="export-who" label={word("whose")} hint={word("whoseHint")} maxLength={254} autoComplete="off" required />
        <Button type="submit" look="secondary">{word("export")}</Button>
      </Form>
      <Form method="post" className="back-act" reloadDocument>
        <h2>{word("erase")}</h2>
        <Field name="who" id="erase-who" label={word("whose")} hint={word("whoseHint")} maxLength={254} autoComplete="off" required defaultValue={actionData?.who} />
        <p><label className="back-tick"><input type="checkbox" name="sure" required /> {word("sure")}</label></p>
        <Button type="submit">{word("erase")}</Button>
      </Form>
    </>
  );
}
