import { data } from "react-router";
import { BackHead } from "#app/staff/core/back-page.tsx";
import { sendEditor, showEditor } from "#app/staff/core/editing/editor.server.ts";
import { History, InThree, Outcome, SettingForm } from "#app/staff/core/editing/editing.tsx";
import { localeOfPath } from "#platform/locales.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/synonyms.route.ts";
import { synonymsEditor } from "./synonyms.editor.server.ts";
import { synonymTexts } from "./synonyms.texts.ts";

/** /booking-manage/synonyms: words that mean the same to a search (rule Q3). */
export async function loader(args: Route.LoaderArgs) {
  const locale = localeOfPath(args.url.pathname);
  const page: PageHead = {
    title: { text: synonymTexts.title[locale] },
    description: synonymTexts.lead[locale],
    unlisted: true,
  };
  return data({ page, shown: await showEditor(args, synonymsEditor) }, { headers: { "cache-control": "no-store" } });
}

export function action(args: Route.ActionArgs) {
  return sendEditor(args, synonymsEditor);
}

export default function SynonymsPage({ loaderData: { shown }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof synonymTexts) => synonymTexts[name][locale];
  return (
    <>
      <BackHead title={word("title")} lead={word("lead")} />
      <Outcome shown={shown} unsaved={actionData} />
      <SettingForm title={word("title")} version={shown.version} unsaved={actionData}>
        <InThree name="groups" label={word("groups")} draft={actionData?.draft ?? shown.draft} rows={28} />
      </SettingForm>
      <History history={shown.history} version={shown.version} />
    </>
  );
}
