import { type SubmitEvent, useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Empty, Panel } from "#app/staff/back-page.tsx";
import { say } from "#app/staff/desk/desk.texts.ts";
import { pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { Visit } from "./check-in.server.ts";
import { checkInTexts } from "./check-in.texts.ts";
import { keep, newKey, type Refused, sendWaiting, type Sent, type Waiting, waiting } from "./queue.ts";
import { Scanner } from "./scanner.tsx";
import { hashOf, visitCalled } from "./visits.ts";

type GateProps = { visits: Visit[]; found: Visit | undefined; asked: string; formKey: string };

/** Finds a visit and counts its people in. With a script it works on while the connection is gone: what is counted waits in the browser. */
export function Gate({ visits, found, asked, formKey }: GateProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const word = (name: keyof typeof checkInTexts) => checkInTexts[name][locale];
  const queue = useQueue(pathIn(locale, "/booking-manage/check-in/arrivals"));
  const [scanning, setScanning] = useState(false);
  const [chosen, setChosen] = useState<Visit | undefined>(found);
  const [missing, setMissing] = useState(Boolean(asked && !found));
  const [done, setDone] = useState(false);

  async function find(text: string) {
    setScanning(false);
    setDone(false);
    const here = visitCalled(visits, text, await hashOf(text));
    setChosen(here);
    setMissing(!here);
    // Of another day, or since the page was opened: the server knows.
    if (!here && navigator.onLine) navigate(`${pathIn(locale, "/booking-manage/check-in")}?${new URLSearchParams({ code: text })}`);
  }

  function count(event: SubmitEvent<HTMLFormElement>, visit: Visit) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const people = Object.fromEntries(visit.tickets.map(({ ticket }) => [ticket, Number(form.get(`people-${ticket}`)) || 0]));
    if (Object.values(people).every((number) => number <= 0)) return;
    queue.add({ key: newKey(), deed: visit.id, code: visit.code, people });
    setChosen(undefined);
    setDone(true);
  }

  const counted = (visit: Visit) => withQueue(visit, queue.counted);
  return (
    <div className="gate">
      <Panel title={word("find")}>
        <form method="get" data-offline className="gate-find" onSubmit={(event) => (event.preventDefault(), find(String(new FormData(event.currentTarget).get("code") ?? "")))}>
          <Field name="code" label={word("code")} defaultValue={asked} autoComplete="off" autoCapitalize="characters" spellCheck={false} enterKeyHint="search" maxLength={200} />
          <Button type="submit" look="secondary" icon="search">{word("find")}</Button>
          <Button className="gate-scan" icon="qr-code" onClick={() => setScanning(true)}>{word("scan")}</Button>
        </form>
        {scanning && <Scanner onRead={find} onStop={() => setScanning(false)} />}
        {missing && <Notice tone="danger" title={word(queue.stopped === "offline" ? "noneFoundOffline" : "noneFound")} live="alert" />}
      </Panel>
      <QueueNotice queue={queue} />
      {done && !chosen && <Notice tone="success" title={word("done")} live="status" />}
      {chosen && <VisitForm key={chosen.id} visit={counted(chosen)} formKey={formKey} onCount={count} />}
      <Panel title={word("todayList")} count={visits.length}>
        {visits.length === 0 ? <Empty>{word("todayNone")}</Empty> : (
          <ul role="list" className="gate-list">
            {visits.map((visit) => (
              <li key={visit.id}>
                <a href={`?code=${visit.code}`} onClick={(event) => (event.preventDefault(), setDone(false), setMissing(false), setChosen(visit))}>
                  <span className="figures">{visit.when}</span> <strong>{visit.name || visit.kind}</strong> <span className="list-code">{visit.code}</span>
                  {!visit.open && <Tag tone="brick">{visit.state}</Tag>}
                  <span className="figures">{say(word("cameOf"), { arrived: sum(counted(visit), "arrived"), people: sum(visit, "people") })}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

function VisitForm({ visit, formKey, onCount }: { visit: Visit; formKey: string; onCount: (event: SubmitEvent<HTMLFormElement>, visit: Visit) => void }) {
  const locale = useLocale();
  const word = (name: keyof typeof checkInTexts) => checkInTexts[name][locale];
  return (
    <Panel title={<>{visit.name || visit.kind} <span className="list-code">{visit.code}</span></>}>
      <p>{visit.when} · {visit.state}</p>
      {!visit.today && <Notice tone="warning" title={say(word("otherDay"), { when: visit.when })} />}
      {visit.open ? (
        <form method="post" action={pathIn(locale, "/booking-manage/check-in/arrivals")} data-offline className="gate-visit" onSubmit={(event) => onCount(event, visit)}>
          <input type="hidden" name="deed" value={visit.id} />
          <input type="hidden" name="code" value={visit.code} />
          <input type="hidden" name="key" value={formKey} />
          {visit.tickets.map(({ ticket, label, people, arrived }) => (
            <Field key={ticket} name={`people-${ticket}`} label={say(word("now"), { ticket: label })} hint={say(word("expected"), { people, arrived })} type="number" inputMode="numeric" min={0} max={9999} defaultValue={Math.max(0, people - arrived)} width="short" />
          ))}
          <Button type="submit" icon="check">{word("send")}</Button>
        </form>
      ) : <Notice tone="danger" title={say(word("notOpen"), { state: visit.state })} />}
      {visit.mayMiss && sum(visit, "arrived") === 0 && (
        <form method="post" action={pathIn(locale, `/booking-manage/deeds/${visit.id}/absence`)} className="gate-missed">
          <input type="hidden" name="version" value={visit.version} />
          <input type="hidden" name="back" value="check-in" />
          <Button type="submit" look="quiet">{word("missed")}</Button>
        </form>
      )}
    </Panel>
  );
}

type Queue = { left: Waiting[]; /** All counted since the page was opened, sent or not. */ counted: Waiting[]; refused: Refused[]; stopped: Sent["stopped"]; add(one: Waiting): void; send(): void; seen(): void };

/** What waits in this browser, sent when it is added, when the connection is back, and every now and then. */
function useQueue(address: string): Queue {
  const [state, setState] = useState<Sent>({ left: [], refused: [] });
  const [counted, setCounted] = useState<Waiting[]>([]);
  const send = useCallback(async () => {
    if (waiting().length === 0) return;
    const sent = await sendWaiting(address);
    setState((before) => ({ ...sent, refused: [...before.refused, ...sent.refused] }));
  }, [address]);
  useEffect(() => {
    setState((before) => ({ ...before, left: waiting() }));
    setCounted(waiting());
    send();
    const again = setInterval(send, 15_000);
    window.addEventListener("online", send);
    return () => {
      clearInterval(again);
      window.removeEventListener("online", send);
    };
  }, [send]);
  return {
    counted: counted.filter(({ key }) => !state.refused.some((one) => one.key === key)),
    left: state.left, refused: state.refused, stopped: state.stopped, send,
    add(one) {
      keep(one);
      setCounted((before) => [...before, one]);
      setState((before) => ({ ...before, left: waiting() }));
      send();
    },
    seen: () => setState((before) => ({ ...before, refused: [] })),
  };
}

function QueueNotice({ queue: { left, refused, stopped, send, seen } }: { queue: Queue }) {
  const locale = useLocale();
  const word = (name: keyof typeof checkInTexts) => checkInTexts[name][locale];
  return (
    <div className="gate-queue" role="status">
      {left.length > 0 && stopped && (
        <Notice tone="warning" title={say(word("queued"), { n: left.length })}>
          <p>{word(stopped === "offline" ? "offline" : "signIn")}</p>
          <p><Button look="secondary" onClick={send}>{word("sendNow")}</Button></p>
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="danger">
          <ul>{refused.map(({ key, code, message }) => <li key={key}>{say(word("refused"), { code, message })}</li>)}</ul>
          <p><Button look="secondary" onClick={seen}>{word("put")}</Button></p>
        </Notice>
      )}
    </div>
  );
}

/** A visit with those who wait in this browser counted in. */
function withQueue(visit: Visit, left: readonly Waiting[]): Visit {
  const own = left.filter(({ deed }) => deed === visit.id);
  return { ...visit, tickets: visit.tickets.map((one) => ({ ...one, arrived: one.arrived + own.reduce((all, { people }) => all + (people[one.ticket] ?? 0), 0) })) };
}

function sum({ tickets }: Visit, of: "people" | "arrived"): number {
  return tickets.reduce((all, ticket) => all + ticket[of], 0);
}
