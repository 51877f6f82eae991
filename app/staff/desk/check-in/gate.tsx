import { type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Empty, Panel } from "#app/staff/core/back-page.tsx";
import { say } from "#app/staff/core/desk.texts.ts";
import { backOffice, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { Visit } from "./check-in.server.ts";
import { checkInTexts } from "./check-in.texts.ts";
import { beyondExpected } from "#app/submission-desk/queries/beyond.ts";
import { type Came, LetIn } from "./let-in.tsx";
import { newKey } from "./queue.ts";
import { Scanner } from "./scanner.tsx";
import { type Queue, useQueue, withQueue } from "./use-queue.ts";
import { VisitForm } from "./visit-form.tsx";
import { hashOf, sum, visitCalled } from "./visits.ts";

type People = Record<string, number>;
type Last = { visit: Visit; came: Came; takenBack?: true };
type GateProps = {
  visits: Visit[];
  found: Visit | undefined;
  query: string;
  formKey: string;
  /** What was just counted. */
  letIn: Came | undefined;
  /** What was typed and is more than expected. */
  typed: People | undefined;
};

/**
 * Finds a visit and counts its people in. With a script it works on while the connection is gone: what is counted waits
 * in the browser.
 */
export function Gate({ visits, found, query, formKey, letIn, typed }: GateProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const word = (name: keyof typeof checkInTexts) => checkInTexts[name][locale];
  const queue = useQueue(pathIn(locale, `${backOffice}/check-in/arrivals`));
  const [scanning, setScanning] = useState(false);
  const [chosen, setChosen] = useState<Visit | undefined>(found);
  const [missing, setMissing] = useState(Boolean(query && !found));
  const [last, setLast] = useState<Last | undefined>(found && letIn && { visit: found, came: letIn });
  const [again, setAgain] = useState<People | undefined>(typed);

  async function find(text: string) {
    setScanning(false);
    setLast(undefined);
    setAgain(undefined);
    const here = visitCalled(visits, text, await hashOf(text));
    setChosen(here);
    setMissing(!here);
    // Of another day, or since the page was opened: the server knows.
    if (!here && navigator.onLine)
      navigate(`${pathIn(locale, `${backOffice}/check-in`)}?${new URLSearchParams({ code: text })}`);
  }

  function choose(visit: Visit) {
    setLast(undefined);
    setAgain(undefined);
    setMissing(false);
    setChosen(visit);
  }

  function count(event: SubmitEvent<HTMLFormElement>, visit: Visit) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const people = Object.fromEntries(
      visit.tickets.map(({ ticket }) => [ticket, Number(form.get(`people-${ticket}`)) || 0]),
    );
    if (Object.values(people).every((number) => number <= 0)) return;
    const beyond = beyondExpected(counted(visit).tickets, people);
    if (beyond > Number(form.get("sure") ?? 0)) return setAgain(people);
    const came = { key: newKey(), people };
    queue.add({ ...came, submission: visit.id, code: visit.code, ...(beyond > 0 && { sure: beyond }) });
    setAgain(undefined);
    setChosen(undefined);
    setLast({ visit, came });
  }

  /**
   * Also takes back a check-in that is not sent yet: the taking back is sent after it, so that nothing stays counted.
   */
  function undo(event: SubmitEvent<HTMLFormElement>, visit: Visit, came: Came) {
    event.preventDefault();
    queue.add({ key: came.key, people: came.people, submission: visit.id, code: visit.code, undo: true });
    setLast({ visit, came, takenBack: true });
    setChosen(visit);
  }

  const counted = (visit: Visit) => withQueue(visit, queue.actions);
  return (
    <div className="gate">
      <Panel title={word("find")}>
        <form
          method="get"
          data-offline
          className="gate-find"
          onSubmit={(event) => (
            event.preventDefault(), find(String(new FormData(event.currentTarget).get("code") ?? ""))
          )}
        >
          <Field
            name="code"
            label={word("code")}
            defaultValue={query}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
          />
          <Button type="submit" look="secondary" icon="search">
            {word("find")}
          </Button>
          <Button className="gate-scan" icon="qr-code" onClick={() => setScanning(true)}>
            {word("scan")}
          </Button>
        </form>
        {scanning && <Scanner onRead={find} onStop={() => setScanning(false)} />}
        {missing && (
          <Notice
            tone="danger"
            title={word(queue.stopped === "offline" ? "noneFoundOffline" : "noneFound")}
            live="alert"
          />
        )}
      </Panel>
      <QueueNotice queue={queue} />
      {last && (
        <LetIn
          {...last}
          visit={counted(last.visit)}
          waits={queue.left.some(({ key }) => key === last.came.key)}
          onUndo={undo}
        />
      )}
      {chosen && (
        <VisitForm
          key={chosen.id}
          visit={counted(chosen)}
          formKey={formKey}
          again={again}
          onCount={count}
          onUndo={undo}
        />
      )}
      <Panel title={word("todayList")} count={visits.length}>
        {visits.length === 0 ? (
          <Empty>{word("todayNone")}</Empty>
        ) : (
          <ul role="list" className="gate-list">
            {visits.map((visit) => (
              <li key={visit.id}>
                <a href={`?code=${visit.code}`} onClick={(event) => (event.preventDefault(), choose(visit))}>
                  <span className="figures">{visit.when}</span> <strong>{visit.name || visit.kind}</strong>{" "}
                  <span className="list-code">{visit.code}</span>
                  {!visit.open && <Tag tone="brick">{visit.state}</Tag>}
                  <span className="figures">
                    {say(word("cameOf"), { arrived: sum(counted(visit), "arrived"), people: sum(visit, "people") })}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

function QueueNotice({ queue: { left, refused, stopped, send, seen, add } }: { queue: Queue }) {
  const locale = useLocale();
  const word = (name: keyof typeof checkInTexts) => checkInTexts[name][locale];
  return (
    <div className="gate-queue" role="status">
      {left.length > 0 && stopped && (
        <Notice tone="warning" title={say(word("queued"), { n: left.length })}>
          <p>{word(stopped === "offline" ? "offline" : "signIn")}</p>
          <p>
            <Button look="secondary" onClick={send}>
              {word("sendNow")}
            </Button>
          </p>
        </Notice>
      )}
      {refused.map((one) => (
        <Notice
          key={one.one.key}
          tone="danger"
          title={say(word("refused"), { code: one.one.code, message: one.message })}
        >
          <p className="back-tools">
            {one.beyond !== undefined && (
              <Button look="secondary" onClick={() => add({ ...one.one, sure: one.beyond ?? 0 })}>
                {word("letThem")}
              </Button>
            )}
            <Button look="secondary" onClick={() => seen(one)}>
              {word(one.beyond === undefined ? "put" : "dropThem")}
            </Button>
          </p>
        </Notice>
      ))}
    </div>
  );
}
