import { data, Form } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import { erasePerson, retentionDays } from "#app/deeds/erasure.server.ts";
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

const formSchema = z.object({ email: z.email(), sure: z.literal("on") });

/** /booking-manage/personal-data: everything of one person, handed out or erased (rules D9, S8). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const title = deskTexts.personalData[localeOfPath(url.pathname)];
  const page: PageHead = { title: { text: title }, description: title, unlisted: true };
  return data({ page, held: await countHeld(context.get(parkContext)), days: retentionDays }, { headers: { "cache-control": "no-store" } });
}

/** Erases whoever uses `email`, when `sure` is ticked. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = Object.fromEntries(await request.formData());
  const form = formSchema.safeParse({ ...typed, email: String(typed.email ?? "").trim() });
  if (!form.success) return data({ email: String(typed.email ?? ""), erased: undefined }, { status: 422 });
  return { email: "", erased: await erasePerson(context.get(parkContext), form.data.email, context.get(staffContext).id) };
}

export default function PersonalData({ loaderData: { held, days }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof deskTexts) => deskTexts[name][locale];
  return (
    <>
      <p><To to="/booking-manage/list">{word("back")}</To></p>
      <h1>{word("personalData")}</h1>
      <p>{word("personalLead")}</p>
      <Held held={held} days={days} />
      {actionData?.erased !== undefined && <Notice tone="success" title={say(word("erasedCount"), { count: actionData.erased })} live="status" />}
      {actionData && actionData.erased === undefined && <Notice tone="danger" title={word("refused")} live="alert"><p>{word("sureNeeded")}</p></Notice>}
      <Form method="post" action={pathIn(locale, "/booking-manage/personal-data/export")} className="back-act" reloadDocument>
        <h2>{word("export")}</h2>
        <Field name="email" id="export-email" type="email" label={word("email")} required />
        <Button type="submit" look="secondary">{word("export")}</Button>
      </Form>
      <Form method="post" className="back-act" reloadDocument>
        <h2>{word("erase")}</h2>
        <Field name="email" id="erase-email" type="email" label={word("email")} required defaultValue={actionData?.email} />
        <p><label className="back-tick"><input type="checkbox" name="sure" required /> {word("sure")}</label></p>
        <Button type="submit">{word("erase")}</Button>
      </Form>
    </>
  );
}
