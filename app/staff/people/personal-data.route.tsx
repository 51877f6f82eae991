import { data, Form, useSearchParams } from "react-router";
import { parkContext } from "#app/context.ts";
import { erasePerson, retentionDays } from "#app/submission-desk/erasure.server.ts";
import {
  type PersonalSubmission,
  type PersonalRecord,
  peopleCalled,
} from "#app/submission-desk/person/person.server.ts";
import { BackHead, Panel } from "#app/staff/core/back-page.tsx";
import { deskTexts, say } from "#app/staff/core/desk.texts.ts";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { erasePersonalData } from "#app/staff/core/staff-questions.texts.ts";
import { formatDay } from "#platform/dates.ts";
import { backOffice, localeOfPath, pathIn } from "#platform/locales.ts";
import { AskButton } from "#ui/ask/ask-button.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { countPersonalData } from "./personal-data-found.server.ts";
import { PersonalDataFound } from "./personal-data-found.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Table } from "#ui/table/table.tsx";
import type { Route } from "./+types/personal-data.route.ts";

/** /booking-manage/personal-data: everything of one person, handed out or erased (rules D9, S8). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const title = deskTexts.personalData[localeOfPath(url.pathname)];
  const page: PageHead = { title: { text: title }, description: title, unlisted: true };
  return data(
    { page, held: await countPersonalData(context.get(parkContext)), days: retentionDays },
    { headers: { "cache-control": "no-store" } },
  );
}

/**
 * Shows what is held of `who` (an e-mail address, telephone number or reference code): one reference stands for all of
 * that person. Erases it when `sure` is said of the very list that was shown (`seen`, its codes), as the operator's
 * command does.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const [park, form] = [context.get(parkContext), await request.formData()];
  const who = String(form.get("who") ?? "").slice(0, 254);
  const people = await peopleCalled(park, who, localeOfPath(url.pathname));
  const refuse = (refusal: "sureNeeded" | "nobodyMeant" | "heldChanged" | undefined, status: number) =>
    data({ who, people, refusal, erased: 0 }, { status, headers: { "cache-control": "no-store" } });
  const [person, ...others] = people;
  if (!person) return refuse("nobodyMeant", 422);
  const seen = form.get("seen");
  if (seen === null) return refuse(undefined, 200);
  if (others.length > 0 || seen !== codesOf(person.found)) return refuse("heldChanged", 409);
  if (form.get("sure") !== "on") return refuse("sureNeeded", 422);
  return {
    who: "",
    people: [],
    refusal: undefined,
    erased: await erasePerson(park, person.address, context.get(staffContext).id),
  };
}

const noticeTexts = new Map<string, "nobodyMeant" | "severalMeant">([
  ["nobody", "nobodyMeant"],
  ["several", "severalMeant"],
]);

export default function PersonalData({ loaderData: { page, held, days }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof deskTexts) => deskTexts[name][locale];
  const asked = noticeTexts.get(useSearchParams()[0].get("told") ?? "");
  const refusal = actionData ? actionData.refusal : asked;
  const { who = "", people = [], erased = 0 } = actionData ?? {};
  return (
    <>
      <BackHead title={page.title.text} lead={word("personalLead")} />
      {erased > 0 && <Notice tone="success" title={say(word("erasedCount"), { count: erased })} live="status" />}
      {refusal && (
        <Notice tone="danger" title={word("refused")} live="alert">
          <p>{word(refusal)}</p>
        </Notice>
      )}
      {people.length > 1 && <Notice tone="warning" title={say(word("severalFound"), { n: people.length })} />}
      {people.length > 0 ? (
        people.map((person) => <Erasure key={person.address} {...person} />)
      ) : (
        <>
          <Form
            method="post"
            action={pathIn(locale, `${backOffice}/personal-data/export`)}
            className="back-act"
            reloadDocument
          >
            <h2>{word("export")}</h2>
            <Field
              name="who"
              id="export-who"
              label={word("whose")}
              hint={word("whoseHint")}
              maxLength={254}
              autoComplete="off"
              required
            />
            <Button type="submit" look="secondary">
              {word("export")}
            </Button>
          </Form>
          <Form method="post" className="back-act" reloadDocument>
            <h2>{word("erase")}</h2>
            <Field
              name="who"
              id="erase-who"
              label={word("whose")}
              hint={word("whoseHint")}
              maxLength={254}
              autoComplete="off"
              required
              defaultValue={who}
            />
            <Button type="submit" look="secondary">
              {word("showHeld")}
            </Button>
          </Form>
        </>
      )}
      <PersonalDataFound held={held} days={days} />
    </>
  );
}

/** Everything that would go, before it does. */
function Erasure({ title, found }: PersonalRecord) {
  const locale = useLocale();
  const word = (name: keyof typeof deskTexts) => deskTexts[name][locale];
  return (
    <Panel title={say(word("wouldErase"), { who: title })} count={found.length}>
      <p>{word("wouldEraseLead")}</p>
      <Table
        caption={say(word("wouldErase"), { who: title })}
        captionHidden
        dense
        figures={[4, 5, 6]}
        head={[
          word("heldCode"),
          word("heldKind"),
          word("heldState"),
          word("came"),
          word("heldFiles"),
          word("heldNotes"),
          word("heldMails"),
        ]}
        rows={found.map(({ code, kind, state, opened, files, notes, mails }) => [
          <span key={code} translate="no" className="list-code">
            {code}
          </span>,
          kind,
          state,
          formatDay(opened, locale, { year: true }),
          files,
          notes,
          mails,
        ])}
      />
      <Form method="post" className="back-act" reloadDocument>
        {/* One reference of theirs stands for the person, also where several gave the same number. */}
        <input type="hidden" name="who" value={found[0]?.code} />
        <input type="hidden" name="seen" value={codesOf(found)} />
        <AskButton question={erasePersonalData} of={found[0]?.code}>
          {word("erase")}
        </AskButton>{" "}
        <ButtonLink to={`${backOffice}/personal-data`} look="quiet">
          {word("keepHeld")}
        </ButtonLink>
      </Form>
    </Panel>
  );
}

function codesOf(found: readonly PersonalSubmission[]): string {
  return found.map(({ code }) => code).join(" ");
}
