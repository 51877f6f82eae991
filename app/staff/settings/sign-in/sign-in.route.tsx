import { data } from "react-router";
import { BackHead } from "#app/staff/core/back-page.tsx";
import { sendEditor, showEditor } from "#app/staff/core/editing/editor.server.ts";
import { History, Outcome, SettingForm } from "#app/staff/core/editing/editing.tsx";
import { longestIdle, shortestIdle } from "#platform/auth/rules.ts";
import { localeOfPath } from "#platform/locales.ts";
import { Field } from "#ui/field/field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/sign-in.route.ts";
import { signInEditor } from "./sign-in.editor.server.ts";
import { signInTexts } from "./sign-in.texts.ts";

/**
 * /booking-manage/sign-in-rules: after how long without use a session ends, and of whom a second factor is required
 * (rules H20, H32).
 */
export async function loader(args: Route.LoaderArgs) {
  const locale = localeOfPath(args.url.pathname);
  const page: PageHead = {
    title: { text: signInTexts.title[locale] },
    description: signInTexts.lead[locale],
    unlisted: true,
  };
  return data({ page, shown: await showEditor(args, signInEditor) }, { headers: { "cache-control": "no-store" } });
}

export function action(args: Route.ActionArgs) {
  return sendEditor(args, signInEditor);
}

export default function SignInRulesPage({ loaderData: { shown }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof signInTexts) =>
    signInTexts[name][locale].replace("{least}", String(shortestIdle)).replace("{most}", String(longestIdle));
  const draft = actionData?.draft ?? shown.draft;
  return (
    <>
      <BackHead title={word("title")} lead={word("lead")} />
      <Outcome shown={shown} unsaved={actionData} />
      <SettingForm title={word("title")} version={shown.version} unsaved={actionData}>
        <fieldset>
          <legend className="field-label">{word("factor")}</legend>
          <p className="quiet">{word("factorHint")}</p>
          {(["factorAdmin", "factorOfficer", "factorEditor", "factorViewer"] as const).map((name) => (
            <label key={name} className="back-tick">
              <input type="checkbox" name={name} defaultChecked={draft[name] === "on"} /> {word(name)}
            </label>
          ))}
        </fieldset>
        <Field
          name="idleMinutes"
          label={word("idle")}
          hint={word("idleHint")}
          inputMode="numeric"
          maxLength={4}
          defaultValue={draft.idleMinutes}
          autoComplete="off"
          width="short"
          required
        />
      </SettingForm>
      <History history={shown.history} version={shown.version} />
    </>
  );
}
