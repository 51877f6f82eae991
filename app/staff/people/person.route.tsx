import { data, Form, redirect } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import { BackHead, Panel } from "#app/staff/core/back-page.tsx";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { endSessions, removePerson, suspendPerson, takeSecondStep } from "#app/staff/core/staff-questions.texts.ts";
import { roleNames } from "#app/staff/core/staff.texts.ts";
import { staffRoles } from "#platform/auth/rules.ts";
import { backOffice, localeOfPath, pathIn } from "#platform/locales.ts";
import { AskButton } from "#ui/ask/ask-button.tsx";
import type { Question } from "#ui/ask/question.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Select } from "#ui/select/select.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { Route } from "./+types/person.route.ts";
import {
  changePerson,
  endSessionsOf,
  findPerson,
  inviteAgain,
  remove,
  restore,
  suspend,
  takeSecondFactor,
} from "./people.server.ts";
import { peopleTexts, personRefusals, standingNames } from "./people.texts.ts";

const noStore = { headers: { "cache-control": "no-store" } };
const wishes = ["change", "invite", "suspend", "restore", "take-factor", "end-sessions", "remove"] as const;
const doneWords = {
  change: "changed",
  invite: "invited",
  suspend: "suspended",
  restore: "restored",
  "take-factor": "factorTaken",
  "end-sessions": "sessionsEnded",
  remove: "removed",
} as const satisfies Record<(typeof wishes)[number], keyof typeof peopleTexts>;
const formSchema = z.object({
  wish: z.enum(wishes),
  name: z.string().trim().max(80).catch(""),
  role: z.enum(staffRoles).catch("viewer"),
  seen: z.string().catch(""),
  sure: z.string().optional(),
});

/** /booking-manage/people/{id}: one of the staff: role, invitation, suspension, removal (rule S9). */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const [park, locale] = [context.get(parkContext), localeOfPath(url.pathname)];
  const person = await findPerson(park.db, params.id);
  if (!person) throw data(null, { status: 404 });
  const page: PageHead = { title: { text: person.name }, description: peopleTexts.title[locale], unlisted: true };
  const { since: _, ...shown } = person;
  return data(
    { page, person: shown, done: Object.values(doneWords).find((name) => name === url.searchParams.get("done")) },
    noStore,
  );
}

/** `wish` says what; a refusal answers 422 with what was typed. */
export async function action({ request, url, params: { id }, context }: Route.ActionArgs) {
  const [park, by, locale] = [context.get(parkContext), context.get(staffContext).id, localeOfPath(url.pathname)];
  const form = formSchema.safeParse(Object.fromEntries(await request.formData()));
  const refuse = (wrong: string, status = 422) =>
    data({ wrong, name: form.data?.name, role: form.data?.role }, { status, ...noStore });
  if (!form.success) return refuse(peopleTexts.problem[locale]);
  const { wish, name, role, seen, sure } = form.data;
  if (wish === "change" && !name) return refuse(peopleTexts.wrongName[locale]);
  if (wish === "remove" && sure !== "on") return refuse(peopleTexts.sureNeeded[locale]);
  const changes = {
    change: () => changePerson(park, by, id, { name, role, seen }),
    invite: () => inviteAgain(park, by, id, locale),
    suspend: () => suspend(park, by, id),
    restore: () => restore(park, by, id),
    "take-factor": () => takeSecondFactor(park, by, id),
    "end-sessions": () => endSessionsOf(park, by, id),
    remove: () => remove(park, by, id),
  };
  const done = await changes[wish]();
  if (!done.ok) return refuse(personRefusals[done.reason][locale], done.reason === "changed" ? 409 : 422);
  return redirect(
    `${pathIn(locale, wish === "remove" ? `${backOffice}/people` : `${backOffice}/people/${id}`)}?done=${doneWords[wish]}`,
    303,
  );
}

export default function PersonPage({ loaderData: { person, done }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof peopleTexts) => peopleTexts[name][locale];
  return (
    <>
      <BackHead title={person.name} lead={person.email} back={{ to: `${backOffice}/people`, text: word("back") }}>
        <Tag tone={person.standing === "active" ? "jade" : person.standing === "invited" ? "gold" : "brick"}>
          {standingNames[person.standing][locale]}
        </Tag>
      </BackHead>
      {actionData ? (
        <Notice tone="danger" title={word("problem")} live="alert">
          <p>{actionData.wrong}</p>
        </Notice>
      ) : (
        done && (
          <Notice tone="success" live="status">
            <p>{word(done)}</p>
          </Notice>
        )
      )}
      <div className="back-columns">
        <Panel title={word("change")}>
          <Form method="post" className="back-section" noValidate reloadDocument>
            <input type="hidden" name="seen" value={person.role} />
            <Field
              name="name"
              label={word("name")}
              defaultValue={actionData?.name ?? person.name}
              maxLength={80}
              width="medium"
              required
            />
            <Select
              name="role"
              label={word("role")}
              defaultValue={actionData?.role ?? person.role}
              options={staffRoles.map((role) => ({ value: role, label: roleNames[role][locale] }))}
            />
            <Button type="submit" name="wish" value="change">
              {word("save")}
            </Button>
          </Form>
        </Panel>
        <Panel title={word("access")}>
          {person.standing === "invited" && <Wish wish="invite" label={word("inviteAgain")} />}
          {person.standing === "suspended" ? (
            <Wish wish="restore" label={word("restore")} />
          ) : (
            <Wish wish="suspend" label={word("suspend")} lead={word("suspendLead")} question={suspendPerson} />
          )}
          {person.signedIn > 0 && (
            <Wish
              wish="end-sessions"
              label={word("endSessions")}
              lead={word("endSessionsLead")}
              question={endSessions}
            />
          )}
          {person.secondFactor && (
            <Wish
              wish="take-factor"
              label={word("takeFactor")}
              lead={word("takeFactorLead")}
              question={takeSecondStep}
            />
          )}
          {person.standing === "suspended" && (
            <Form method="post" className="back-section" noValidate reloadDocument>
              <p>{word("removeLead")}</p>
              <AskButton question={removePerson} look="secondary" name="wish" value="remove" icon="remove">
                {word("remove")}
              </AskButton>
            </Form>
          )}
        </Panel>
      </div>
    </>
  );
}

function Wish({
  wish,
  label,
  lead,
  question,
}: {
  wish: (typeof wishes)[number];
  label: string;
  lead?: string;
  question?: Question;
}) {
  return (
    <Form method="post" className="back-section" reloadDocument>
      {lead && <p>{lead}</p>}
      {question ? (
        <AskButton question={question} look="secondary" name="wish" value={wish}>
          {label}
        </AskButton>
      ) : (
        <Button type="submit" look="secondary" name="wish" value={wish}>
          {label}
        </Button>
      )}
    </Form>
  );
}
