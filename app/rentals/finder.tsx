import { Form } from "react-router";
import { pathIn } from "#platform/locales.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { DateInput, TimeInput } from "#ui/date-input/date-input.tsx";
import { Field } from "#ui/field/field.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Say } from "#ui/say/say.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { FinderQuery } from "./finder-query.server.ts";
import { spaceTexts } from "./spaces.texts.ts";
import type { FoundSpaces } from "./taken.server.ts";

type Props = {
  list: string;
  finder: Pick<FinderQuery, "written" | "wrong"> & { asked: boolean };
  found: FoundSpaces | undefined;
  first: string;
  last: string;
};

/** Finds a space by day, hours and heads: a plain form, whose address can be passed on. */
export function Finder({ list, finder: { written, wrong, asked }, found, first, last }: Props) {
  const locale = useLocale();
  const word = (name: keyof typeof spaceTexts) => spaceTexts[name][locale];
  return (
    <section id="find" className="space-finder" aria-labelledby="find-title">
      <div>
        <h2 id="find-title">{word("find")}</h2>
        <p className="quiet">{word("findLead")}</p>
      </div>
      <Form
        method="get"
        action={`${pathIn(locale, list)}#find`}
        role="search"
        aria-labelledby="find-title"
        key={Object.values(written).join()}
      >
        <DateInput
          name="date"
          id="find-date"
          label={word("date")}
          defaultValue={written.date}
          error={wrong.date}
          min={first}
          max={last}
        />
        <TimeInput name="from" id="find-from" label={word("from")} defaultValue={written.from} error={wrong.from} />
        <TimeInput name="to" id="find-to" label={word("to")} defaultValue={written.to} />
        <Field
          name="heads"
          id="find-heads"
          label={word("heads")}
          defaultValue={written.heads}
          error={wrong.heads}
          inputMode="numeric"
          maxLength={6}
          width="short"
          autoComplete="off"
        />
        <Button type="submit" icon="search">
          {word("go")}
        </Button>
      </Form>
      {found && (
        <div className="space-found">
          <p className="space-found-summary">
            <strong role="status">{found.summary}</strong>
            {asked && (
              <ButtonLink look="quiet" icon="close" to={`${list}#find`}>
                {word("clear")}
              </ButtonLink>
            )}
          </p>
          <ul role="list">
            {found.results.map((one) => (
              <li key={one.slug} data-fits={one.fits || undefined}>
                <p className="space-found-name">
                  {/* To a space of this page without leaving what was found. */}
                  <To to={one.read.replace(list, "")}>
                    <Say passage={one.name} />
                  </To>
                  <Tag>{one.side}</Tag>
                </p>
                <p className="quiet">{one.capacity}</p>
                <p>
                  <Tag tone={one.fits ? (one.careful ? "gold" : "jade") : "plain"} icon={one.fits ? "done" : "close"}>
                    {one.why}
                  </Tag>
                </p>
                {one.ask && (
                  <ButtonLink to={one.ask} look="secondary" iconAfter="arrow-right">
                    {word("askFor")}
                    <span className="visually-hidden">
                      {" "}
                      <Say passage={one.name} />
                    </span>
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
