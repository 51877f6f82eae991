import { data } from "react-router";
import { parkContext } from "#app/context.ts";
import { BackHead } from "#app/staff/core/back-page.tsx";
import { sendEditor, showEditor } from "#app/staff/core/editing/editor.server.ts";
import { History, Outcome, SettingForm } from "#app/staff/core/editing/editing.tsx";
import { backOffice, localeOfPath } from "#platform/locales.ts";
import { Field } from "#ui/field/field.tsx";
import { FormRow } from "#ui/form/form.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/usual.route.ts";
import { usualTexts } from "#app/staff/core/setting-texts/usual.texts.ts";
import { usualEditor } from "./usual.editor.server.ts";

/** /booking-manage/capacity/usual: how many people an hour and a day take where nothing else is set (rule G13). */
export async function loader(args: Route.LoaderArgs) {
  const locale = localeOfPath(args.url.pathname);
  const page: PageHead = {
    title: { text: usualTexts.title[locale] },
    description: usualTexts.lead[locale],
    unlisted: true,
  };
  return data(
    { page, shown: await showEditor(args, usualEditor(args.context.get(parkContext))) },
    { headers: { "cache-control": "no-store" } },
  );
}

export function action(args: Route.ActionArgs) {
  return sendEditor(args, usualEditor(args.context.get(parkContext)));
}

export default function UsualLimits({ loaderData: { shown }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof usualTexts) => usualTexts[name][locale];
  const draft = actionData?.draft ?? shown.draft;
  return (
    <>
      <BackHead title={word("title")} lead={word("lead")} back={{ to: `${backOffice}/capacity`, text: word("back") }} />
      <Outcome shown={shown} unsaved={actionData} />
      <SettingForm title={word("title")} version={shown.version} unsaved={actionData}>
        <FormRow>
          <Field
            name="perHour"
            label={word("perHour")}
            inputMode="numeric"
            maxLength={4}
            defaultValue={draft.perHour}
            autoComplete="off"
            required
          />
          <Field
            name="perDay"
            label={word("perDay")}
            inputMode="numeric"
            maxLength={4}
            defaultValue={draft.perDay}
            autoComplete="off"
            required
          />
        </FormRow>
        <Field name="note" label={word("note")} maxLength={300} defaultValue={draft.note} autoComplete="off" required />
      </SettingForm>
      <History history={shown.history} version={shown.version} />
    </>
  );
}
