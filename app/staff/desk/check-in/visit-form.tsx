import type { SubmitEvent } from "react";
import { beyondExpected } from "#app/submission-desk/queries/beyond.ts";
import { Panel } from "#app/staff/core/back-page.tsx";
import { say } from "#app/staff/core/desk.texts.ts";
import { backOffice, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/choice/choice.tsx";
import { Field } from "#ui/field/field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Visit } from "./check-in.server.ts";
import { checkInTexts } from "./check-in.texts.ts";
import { type Came, Undo } from "./let-in.tsx";
import { headsIn, sum } from "./visits.ts";

type VisitFormProps = {
  visit: Visit;
  formKey: string;
  /** What was typed, where it is more than expected: it is asked about. */
  again: Record<string, number> | undefined;
  onCount: (event: SubmitEvent<HTMLFormElement>, visit: Visit) => void;
  onUndo: (event: SubmitEvent<HTMLFormElement>, visit: Visit, came: Came) => void;
};

/** A visit at the gate: how many come now, what came before, and a question where they are more than expected. */
export function VisitForm({ visit, formKey, again, onCount, onUndo }: VisitFormProps) {
  const locale = useLocale();
  const word = (name: keyof typeof checkInTexts) => checkInTexts[name][locale];
  const beyond = again ? beyondExpected(visit.tickets, again) : 0;
  return (
    <Panel
      title={
        <>
          {visit.name || visit.kind} <span className="list-code">{visit.code}</span>
        </>
      }
    >
      <p>
        {visit.when} · {visit.state}
      </p>
      {!visit.today && <Notice tone="warning" title={say(word("otherDay"), { when: visit.when })} />}
      {visit.open ? (
        <form
          method="post"
          action={pathIn(locale, `${backOffice}/check-in/arrivals`)}
          data-offline
          className="gate-visit"
          onSubmit={(event) => onCount(event, visit)}
        >
          <input type="hidden" name="submission" value={visit.id} />
          <input type="hidden" name="code" value={visit.code} />
          <input type="hidden" name="key" value={formKey} />
          {visit.tickets.map(({ ticket, label, people, arrived }) => (
            <Field
              key={`${ticket} ${arrived}`}
              name={`people-${ticket}`}
              label={say(word("now"), { ticket: label })}
              hint={say(word("expected"), { people, arrived })}
              type="number"
              inputMode="numeric"
              min={0}
              max={9999}
              defaultValue={again?.[ticket] ?? Math.max(0, people - arrived)}
              width="short"
            />
          ))}
          {beyond > 0 && (
            <>
              <Notice tone="warning" title={say(word("moreTitle"), { n: beyond })} live="alert">
                <p>{word("moreLead")}</p>
              </Notice>
              <Checkbox key={beyond} name="sure" value={String(beyond)} label={say(word("moreSure"), { n: beyond })} />
            </>
          )}
          <Button type="submit" icon="check">
            {word("send")}
          </Button>
        </form>
      ) : (
        <Notice tone="danger" title={say(word("notOpen"), { state: visit.state })} />
      )}
      {visit.arrivals.length > 0 && (
        <div>
          <h3>{word("earlier")}</h3>
          <ul role="list" className="gate-earlier">
            {visit.arrivals.map((came) => (
              <li key={came.key}>
                <span>{say(word("earlierOne"), { at: came.at, n: headsIn(came.people) }).trim()}</span>{" "}
                <Undo visit={visit} came={came} onUndo={onUndo} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {visit.mayMiss && sum(visit, "arrived") === 0 && (
        <form
          method="post"
          action={pathIn(locale, `${backOffice}/submissions/${visit.id}/absence`)}
          className="gate-missed"
        >
          <input type="hidden" name="version" value={visit.version} />
          <input type="hidden" name="back" value="check-in" />
          <Button type="submit" look="quiet">
            {word("missed")}
          </Button>
        </form>
      )}
    </Panel>
  );
}
