import { data } from "react-router";
import { BackHead } from "#app/staff/core/back-page.tsx";
import { sendEditor, showEditor } from "#app/staff/core/editing/editor.server.ts";
import { History, InThree, Outcome, SettingForm } from "#app/staff/core/editing/editing.tsx";
import { localeOfPath } from "#platform/locales.ts";
import { Field } from "#ui/field/field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/site.route.ts";
import { siteEditor } from "./site.editor.server.ts";
import { siteTexts } from "#app/staff/core/setting-texts/site.texts.ts";

/** /booking-manage/site: names and contact data (rule L12). */
export async function loader(args: Route.LoaderArgs) {
  const locale = localeOfPath(args.url.pathname);
  const page: PageHead = {
    title: { text: siteTexts.title[locale] },
    description: siteTexts.lead[locale],
    unlisted: true,
  };
  return data({ page, shown: await showEditor(args, siteEditor) }, { headers: { "cache-control": "no-store" } });
}

export function action(args: Route.ActionArgs) {
  return sendEditor(args, siteEditor);
}

export default function SitePage({ loaderData: { shown }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof siteTexts) => siteTexts[name][locale];
  const draft = actionData?.draft ?? shown.draft;
  return (
    <>
      <BackHead title={word("title")} lead={word("lead")} />
      <Outcome shown={shown} unsaved={actionData} />
      <SettingForm title={word("names")} version={shown.version} unsaved={actionData}>
        <InThree name="park" label={word("park")} draft={draft} required />
        <InThree name="foundation" label={word("foundation")} draft={draft} required />
        <h2>{word("contact")}</h2>
        <InThree name="address" label={word("address")} draft={draft} required />
        <Field name="phone" type="tel" label={word("phone")} defaultValue={draft.phone} width="medium" required />
        <Field name="email" type="email" label={word("email")} defaultValue={draft.email} width="medium" required />
        <Field
          name="replyTo"
          type="email"
          label={word("replyTo")}
          hint={word("replyToHint")}
          defaultValue={draft.replyTo}
          width="medium"
        />
        {(["chat", "photos", "social"] as const).map((name) => (
          <Field key={name} name={name} type="url" label={word(name)} defaultValue={draft[name]} required />
        ))}
      </SettingForm>
      <History history={shown.history} version={shown.version} />
    </>
  );
}
