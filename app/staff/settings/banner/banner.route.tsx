import { data } from "react-router";
import { parkContext } from "#app/context.ts";
import { readBanner } from "#app/shell/frame/banner.server.ts";
import { BackHead } from "#app/staff/core/back-page.tsx";
import { sendEditor, showEditor } from "#app/staff/core/editing/editor.server.ts";
import { History, InThree, Outcome, SettingForm } from "#app/staff/core/editing/editing.tsx";
import { localeOfPath } from "#platform/locales.ts";
import { MomentInput } from "#ui/date-input/date-input.tsx";
import { Field } from "#ui/field/field.tsx";
import { FormRow } from "#ui/form/form.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Tag } from "#ui/tag/tag.tsx";
import type { Route } from "./+types/banner.route.ts";
import { bannerEditor } from "./banner.editor.server.ts";
import { bannerTexts } from "./banner.texts.ts";

/** /booking-manage/banner: the notice on every page (rule M19). */
export async function loader(args: Route.LoaderArgs) {
  const locale = localeOfPath(args.url.pathname);
  const page: PageHead = {
    title: { text: bannerTexts.title[locale] },
    description: bannerTexts.lead[locale],
    unlisted: true,
  };
  const showing = (await readBanner(args.context.get(parkContext), locale)) !== undefined;
  return data(
    { page, showing, shown: await showEditor(args, bannerEditor) },
    { headers: { "cache-control": "no-store" } },
  );
}

export function action(args: Route.ActionArgs) {
  return sendEditor(args, bannerEditor);
}

export default function BannerPage({ loaderData: { shown, showing }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof bannerTexts) => bannerTexts[name][locale];
  const draft = actionData?.draft ?? shown.draft;
  return (
    <>
      <BackHead title={word("title")} lead={word("lead")}>
        <Tag tone={showing ? "jade" : "plain"}>{word(showing ? "now" : "notNow")}</Tag>
      </BackHead>
      <Outcome shown={shown} unsaved={actionData} />
      <SettingForm title={word("text")} version={shown.version} unsaved={actionData}>
        <InThree name="text" label={word("text")} draft={draft} rows={3} />
        <Field name="link" label={word("link")} hint={word("linkHint")} defaultValue={draft.link} width="medium" />
        <FormRow>
          <MomentInput name="from" label={word("from")} defaultValue={draft.from?.replace("T", " ")} />
          <MomentInput name="to" label={word("to")} defaultValue={draft.to?.replace("T", " ")} />
        </FormRow>
      </SettingForm>
      <History history={shown.history} version={shown.version} />
    </>
  );
}
