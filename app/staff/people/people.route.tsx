import { data, Form, redirect } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import { BackHead, Panel } from "#app/staff/core/back-page.tsx";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { roleNames } from "#app/staff/core/staff.texts.ts";
import { aside } from "#app/staff/core/who.ts";
import { staffRoles } from "#platform/auth/rules.ts";
import { backOffice, isLocale, languageNames, localeOfPath, locales, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { Facts } from "#ui/facts/facts.tsx";
import { Field } from "#ui/field/field.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Select } from "#ui/select/select.tsx";
import { Table } from "#ui/table/table.tsx";
import { Tag, type Tone } from "#ui/tag/tag.tsx";
import type { Route } from "./+types/people.route.ts";
import { invite, listPeople, type Standing } from "./people.server.ts";
import { peopleTexts, personRefusals, roleNotes, standingNames } from "./people.texts.ts";

const noStore = { headers: { "cache-control": "no-store" } };
const nameSchema = z.string().trim().min(1).max(80);
const formSchema = z.object({
  name: z.string().max(500).catch(""),
  email: z.string().max(500).catch(""),
  role: z.enum(staffRoles).catch("viewer"),
  language: z.string().catch(""),
});

/** /booking-manage/people: who works here, and an invitation for who is new (rule S9). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [park, locale] = [context.get(parkContext), localeOfPath(url.pathname)];
  const people = (await listPeople(park.db)).map(({ since: _, ...person }) => person);
  const page: PageHead = {
    title: { text: peopleTexts.title[locale] },
    description: peopleTexts.lead[locale],
    unlisted: true,
  };
  return data(
    {
      page,
      people,
      you: context.get(staffContext).id,
      done: url.searchParams.get("done") === "removed" ? ("removed" as const) : undefined,
    },
    noStore,
  );
}

/** Invites `name` with `email` as a `role`; the letter is in `language`. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const locale = localeOfPath(url.pathname);
  const form = formSchema.parse(Object.fromEntries(await request.formData()));
  const [name, email] = [
    nameSchema.safeParse(form.name),
    z.email().max(200).safeParse(form.email.trim().toLowerCase()),
  ];
  const wrong = {
    name: name.success ? undefined : peopleTexts.wrongName[locale],
    email: email.success ? undefined : peopleTexts.wrongEmail[locale],
  };
  if (!name.success || !email.success) return data({ form, wrong }, { status: 422, ...noStore });
  const invited = await invite(context.get(parkContext), context.get(staffContext).id, {
    name: name.data,
    email: email.data,
    role: form.role,
    locale: isLocale(form.language) ? form.language : locale,
  });
  if (!invited.ok)
    return data(
      { form, wrong: { name: undefined, email: personRefusals[invited.reason][locale] } },
      { status: 422, ...noStore },
    );
  return redirect(`${pathIn(locale, `${backOffice}/people/${invited.id}`)}?done=invited`, 303);
}

export default function People({ loaderData: { people, you, done }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof peopleTexts) => peopleTexts[name][locale];
  return (
    <>
      <BackHead title={word("title")} lead={word("lead")} />
      {done && (
        <Notice tone="success" live="status">
          <p>{word(done)}</p>
        </Notice>
      )}
      <Panel title={word("all")} count={people.length}>
        <Table
          caption={word("all")}
          captionHidden
          dense
          cards
          head={[word("name"), word("email"), word("role"), word("standing"), word("factor"), word("signedIn")]}
          figures={[5]}
          rows={people.map(({ id, name, email, role, standing, secondFactor, signedIn }) => [
            <To key={id} to={`${backOffice}/people/${id}`}>
              {name}
              {id === you && aside(word("you"), locale)}
            </To>,
            email,
            roleNames[role][locale],
            <Tag key={id} tone={standingTones[standing]}>
              {standingNames[standing][locale]}
            </Tag>,
            word(secondFactor ? "factorOn" : "factorOff"),
            signedIn,
          ])}
        />
      </Panel>
      <div className="back-columns">
        <Panel title={word("invite")}>
          <Form
            method="post"
            action={pathIn(locale, `${backOffice}/people`)}
            className="back-section"
            noValidate
            reloadDocument
          >
            {actionData && (
              <Notice tone="danger" title={word("problem")} live="alert">
                {Object.values(actionData.wrong)
                  .filter(Boolean)
                  .map((line) => (
                    <p key={line}>{line}</p>
                  ))}
              </Notice>
            )}
            <Field
              name="name"
              label={word("name")}
              error={actionData?.wrong.name}
              defaultValue={actionData?.form.name}
              autoComplete="off"
              width="medium"
              required
            />
            <Field
              name="email"
              type="email"
              label={word("email")}
              error={actionData?.wrong.email}
              defaultValue={actionData?.form.email}
              autoComplete="off"
              required
            />
            <Select
              name="role"
              label={word("role")}
              defaultValue={actionData?.form.role ?? "editor"}
              options={staffRoles.map((role) => ({ value: role, label: roleNames[role][locale] }))}
            />
            <Select
              name="language"
              label={word("language")}
              defaultValue={actionData?.form.language || locale}
              options={locales.map((one) => ({ value: one, label: languageNames[one] }))}
            />
            <Button type="submit">{word("send")}</Button>
          </Form>
        </Panel>
        <Panel title={word("rolesTitle")}>
          <Facts
            facts={staffRoles.map((role) => ({ term: roleNames[role][locale], detail: roleNotes[role][locale] }))}
          />
        </Panel>
      </div>
    </>
  );
}

const standingTones: Record<Standing, Tone> = { active: "jade", invited: "gold", suspended: "brick" };
