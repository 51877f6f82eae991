import { Form, useSearchParams } from "react-router";
import { BackHead, Empty, Panel } from "#app/staff/core/back-page.tsx";
import { deskTexts, say } from "#app/staff/core/desk.texts.ts";
import { Outside } from "#app/staff/core/outside-hours.tsx";
import { checkInTexts } from "#app/staff/desk/check-in/check-in.texts.ts";
import { Loads } from "#app/staff/desk/submission/loads.tsx";
import { backOffice, type Localized, partMark, pathIn } from "#platform/locales.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { DayShown } from "./day.server.ts";
import { dayTexts } from "./day.texts.ts";
import { EntryList } from "./entry-list.tsx";
import "#app/staff/desk/submission/submission.css";
import "./day.css";

/** What an act that began here came to. */
const noticeTexts = new Map<string, Localized>([
  ["missed", checkInTexts.missedNoted],
  ["toldNoted", deskTexts.toldNoted],
]);

/** The day at a glance, once somebody is signed in. */
export function Day({ day }: { day: DayShown }) {
  const locale = useLocale();
  const word = (name: keyof typeof dayTexts) => dayTexts[name][locale];
  const told = noticeTexts.get(useSearchParams()[0].get("told") ?? "");
  // One drawing is company, two are wallpaper.
  const firstEmpty = day.days.find(({ entries }) => entries.length === 0)?.day;
  return (
    <>
      <BackHead title={word("title")} lead={say(word("hello"), { name: day.name })}>
        {day.mayAct && (
          <ButtonLink to={`${backOffice}/new`} look="secondary" icon="phone">
            {word("phone")}
          </ButtonLink>
        )}
        <ButtonLink to={`${backOffice}/day-sheet`} look="secondary" icon="print">
          {word("sheet")}
        </ButtonLink>
        {day.mayAct && (
          <ButtonLink to={`${backOffice}/check-in`} icon="qr-code">
            {word("checkIn")}
          </ButtonLink>
        )}
      </BackHead>
      {told && <Notice tone="success" title={told[locale]} live="status" />}
      {day.closings.map(({ id, label }) => (
        <Notice key={id} tone="danger" title={`${word("closings")} ${label}`}>
          {day.opens.closures && (
            <p>
              <To to={`${backOffice}/closures`}>{deskTexts.look[locale]}</To>
            </p>
          )}
        </Notice>
      ))}
      {day.year && (
        <Notice tone="warning" title={say(deskTexts.missingYear[locale], { year: day.year })}>
          <p>
            <To to={`${backOffice}/working-days`}>{deskTexts.workingDays[locale]}</To>
          </p>
        </Notice>
      )}
      {day.outside.length > 0 && <Outside groups={day.outside} />}
      <div className="back-columns">
        <div className="back-stack">
          {day.days.map((one, order) => (
            <Expectation
              key={one.day}
              one={one}
              title={word(order === 0 ? "today" : "tomorrow")}
              drawn={one.day === firstEmpty}
            />
          ))}
        </div>
        <div className="back-stack">
          <Unanswered unanswered={day.unanswered} />
          {day.calls.length > 0 && <Calls calls={day.calls} />}
          {day.asked.total > 0 && <Asked asked={day.asked} />}
          <Waiting waiting={day.waiting} />
          <Panel title={word("rites")}>
            {day.rites.length === 0 ? (
              <p className="quiet">{word("ritesNone")}</p>
            ) : (
              <ul role="list" className="day-brief">
                {day.rites.map((rite) => (
                  <li key={rite.day}>
                    {day.opens.rites ? <To to={`${backOffice}/rites/${rite.day}`}>{rite.label}</To> : rite.label}{" "}
                    <span>{say(word("riteOrders"), { n: rite.count })}</span>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
          <StuckMails mails={day.mails} mayAct={day.mayAct} />
        </div>
      </div>
    </>
  );
}

function Expectation({ one, title, drawn }: { one: DayShown["days"][number]; title: string; drawn: boolean }) {
  const locale = useLocale();
  const { expected, came, missed } = one.figures;
  const said =
    came + missed > 0
      ? say(dayTexts.came[locale], { n: expected, came, missed })
      : say(dayTexts.people[locale], { n: expected });
  return (
    <Panel
      title={
        <>
          {title} <span className="quiet day-date">{one.label}</span>
        </>
      }
      tools={<span className="quiet">{said}</span>}
    >
      {one.entries.length > 0 ? (
        <EntryList entries={one.entries} />
      ) : drawn ? (
        <Empty>{dayTexts.nobody[locale]}</Empty>
      ) : (
        <p className="quiet">{dayTexts.nobody[locale]}</p>
      )}
      {one.loads.taken > 0 && (
        <details className="no-print">
          <summary>{say(deskTexts.loadDay[locale], { taken: one.loads.taken, most: one.loads.most })}</summary>
          <Loads loads={one.loads} />
        </details>
      )}
    </Panel>
  );
}

/** All that waits for an answer of staff: what is over its day, what is due today, and what came since. */
function Unanswered({ unanswered: { counts, total, rows } }: { unanswered: DayShown["unanswered"] }) {
  const locale = useLocale();
  const groups = [
    { name: "overdue", n: counts.overdue, own: rows.filter(({ overdue }) => overdue) },
    { name: "dueToday", n: counts.today, own: rows.filter(({ today }) => today) },
    { name: "fresh", n: counts.later, own: rows.filter(({ overdue, today }) => !overdue && !today) },
  ] as const;
  return (
    <Panel
      id="to-answer"
      title={dayTexts.due[locale]}
      count={total}
      tools={total > 0 && <To to={`${backOffice}/list?due=unanswered`}>{say(dayTexts.all[locale], { n: total })}</To>}
    >
      {total === 0 && <p className="quiet">{dayTexts.dueNone[locale]}</p>}
      {groups.map(
        ({ name, n, own }) =>
          n > 0 && (
            <section key={name} className="day-due" data-group={name}>
              <h3>
                {dayTexts[name][locale]} <span className="back-count">{n}</span>
              </h3>
              <ul role="list" className="day-brief">
                {own.map(({ id, code, kind, name: who, due, opened }) => (
                  <li key={id}>
                    <To to={`${backOffice}/submissions/${id}`} className="list-code">
                      {code}
                    </To>{" "}
                    <span>
                      {kind}
                      {who && `${partMark[locale]}${who}`}
                      <br />
                      <span className="quiet">{say(dayTexts.cameAt[locale], { at: opened })}</span>
                    </span>
                    {due && (
                      <Tag tone={name === "overdue" ? "brick" : name === "dueToday" ? "gold" : "plain"}>
                        {say(dayTexts.answerBy[locale], { day: due })}
                      </Tag>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </Panel>
  );
}

/** Whom to telephone, since there is no e-mail address to write to. */
function Calls({ calls }: { calls: DayShown["calls"] }) {
  const locale = useLocale();
  return (
    <Panel title={dayTexts.calls[locale]} count={calls.length}>
      <ul role="list" className="day-brief">
        {calls.map(({ id, submissionId, code, name, phone, about, since }) => (
          <li key={id}>
            <To to={`${backOffice}/submissions/${submissionId}`} className="list-code">
              {code}
            </To>{" "}
            <span>
              {name}
              {partMark[locale]}
              <To to={`tel:${phone}`}>{phone}</To>
              <br />
              {about} <span className="quiet">{since}</span>
            </span>
            <Form
              method="post"
              action={pathIn(locale, `${backOffice}/submissions/${submissionId}/calls`)}
              reloadDocument
            >
              <input type="hidden" name="call" value={id} />
              <input type="hidden" name="back" value="day" />
              <Button type="submit" look="quiet" icon="check">
                {deskTexts.tell[locale]}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What waits for an answer of whoever asked, which has no day on which it is due. */
function Asked({ asked: { total, rows } }: { asked: DayShown["asked"] }) {
  const locale = useLocale();
  return (
    <Panel
      title={dayTexts.asked[locale]}
      count={total}
      tools={<To to={`${backOffice}/list?state=question&sort=opened`}>{say(dayTexts.all[locale], { n: total })}</To>}
    >
      <ul role="list" className="day-brief">
        {rows.map(({ id, code, kind, name, asked }) => (
          <li key={id}>
            <To to={`${backOffice}/submissions/${id}`} className="list-code">
              {code}
            </To>{" "}
            <span>
              {kind}
              {name && `${partMark[locale]}${name}`}
            </span>{" "}
            <span className="quiet">{say(dayTexts.askedOn[locale], { day: asked })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Waiting({ waiting: { total, offered, rows } }: { waiting: DayShown["waiting"] }) {
  const locale = useLocale();
  return (
    <Panel
      title={dayTexts.waiting[locale]}
      count={total}
      tools={
        total > 0 && (
          <To to={`${backOffice}/list?state=waiting&sort=opened`}>{say(dayTexts.all[locale], { n: total })}</To>
        )
      }
    >
      {rows.length === 0 && <p className="quiet">{dayTexts.waitingNone[locale]}</p>}
      <ul role="list" className="day-brief">
        {rows.map(({ id, code, name, day, people }) => (
          <li key={id}>
            <To to={`${backOffice}/submissions/${id}`} className="list-code">
              {code}
            </To>{" "}
            <span>
              {day}
              {people !== undefined && ` ${say(dayTexts.people[locale], { n: people })}`}
              {name && `${partMark[locale]}${name}`}
            </span>
          </li>
        ))}
      </ul>
      {offered > 0 && <p className="quiet">{say(dayTexts.offered[locale], { n: offered })}</p>}
    </Panel>
  );
}

function StuckMails({ mails, mayAct }: { mails: DayShown["mails"]; mayAct: boolean }) {
  const locale = useLocale();
  return (
    <Panel title={dayTexts.mails[locale]} count={mails.length}>
      {mails.length === 0 && <p className="quiet">{dayTexts.mailsNone[locale]}</p>}
      <ul role="list" className="day-brief">
        {mails.map(({ id, submissionId, code, title, since, refused }) => (
          <li key={id}>
            <To to={`${backOffice}/submissions/${submissionId}`} className="list-code">
              {code}
            </To>{" "}
            <span>{title}</span> <span className="quiet">{since}</span>
            <Tag tone="brick">{dayTexts[refused ? "refused" : "trying"][locale]}</Tag>
            {mayAct && (
              <Form
                method="post"
                action={pathIn(locale, `${backOffice}/submissions/${submissionId}/mails`)}
                reloadDocument
              >
                <input type="hidden" name="mail" value={id} />
                <Button type="submit" look="quiet" icon="mail">
                  {dayTexts.again[locale]}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
