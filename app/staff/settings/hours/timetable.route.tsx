import { data } from "react-router";
import { BackHead } from "#app/staff/core/back-page.tsx";
import { sendEditor, showEditor } from "#app/staff/core/editing/editor.server.ts";
import { History, Outcome, SettingForm } from "#app/staff/core/editing/editing.tsx";
import { localeOfPath } from "#platform/locales.ts";
import { TextArea } from "#ui/field/field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/timetable.route.ts";
import { timetableTexts } from "#app/staff/core/setting-texts/hours.texts.ts";
import { timetableEditor } from "./timetable.editor.server.ts";

/** /booking-manage/timetable: the shuttle's round trips (rule T11). */
export async function loader(args: Route.LoaderArgs) {
  const locale = localeOfPath(args.url.pathname);
  const page: PageHead = {
    title: { text: timetableTexts.title[locale] },
    description: timetableTexts.lead[locale],
    unlisted: true,
  };
  return data({ page, shown: await showEditor(args, timetableEditor) }, { headers: { "cache-control": "no-store" } });
}

export function action(args: Route.ActionArgs) {
  return sendEditor(args, timetableEditor);
}

export default function TimetablePage({ loaderData: { shown }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof timetableTexts) => timetableTexts[name][locale];
  const draft = actionData?.draft ?? shown.draft;
  return (
    <>
      <BackHead title={word("title")} lead={word("lead")} />
      <Outcome shown={shown} unsaved={actionData} />
      <SettingForm title={word("title")} version={shown.version} unsaved={actionData}>
        <TextArea name="lines" label={word("lines")} hint={word("hint")} rows={20} defaultValue={draft.lines} />
      </SettingForm>
      <History history={shown.history} version={shown.version} />
    </>
  );
}
