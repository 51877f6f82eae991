import type { SubmitEvent } from "react";
import { say } from "#app/staff/core/desk.texts.ts";
import { backOffice, partMark, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Visit } from "./check-in.server.ts";
import { checkInTexts } from "./check-in.texts.ts";
import { headsIn, sum } from "./visits.ts";

/** People who arrived together, by ticket. */
export type Came = { key: string; people: Record<string, number> };
type TakingBack = {
  visit: Visit;
  came: Came;
  onUndo: (event: SubmitEvent<HTMLFormElement>, visit: Visit, came: Came) => void;
};

/** Which group was let in, and how many of it, with a way to take that back. */
export function LetIn({
  visit,
  came,
  takenBack,
  waits,
  onUndo,
}: TakingBack & {
  takenBack?: true;
  /** Not sent yet. */
  waits: boolean;
}) {
  const locale = useLocale();
  const word = (name: keyof typeof checkInTexts) => checkInTexts[name][locale];
  const who = visit.name ? `${visit.name}${partMark[locale]}${visit.code}` : visit.code;
  return (
    <Notice
      tone={takenBack ? "info" : "success"}
      title={say(word(takenBack ? "takenBackFor" : "doneFor"), { who, n: headsIn(came.people) })}
      live="status"
    >
      <p>
        {say(word("doneSum"), { people: sum(visit, "people"), arrived: sum(visit, "arrived") })}
        {waits && ` ${word("waitsHere")}`}
      </p>
      {!takenBack && <Undo visit={visit} came={came} onUndo={onUndo} />}
    </Notice>
  );
}

/** Takes back what was counted at once. Works without a script, and with one also while the connection is gone. */
export function Undo({ visit, came, onUndo }: TakingBack) {
  const locale = useLocale();
  return (
    <form
      method="post"
      action={pathIn(locale, `${backOffice}/check-in/arrivals`)}
      data-offline
      onSubmit={(event) => onUndo(event, visit, came)}
    >
      <input type="hidden" name="submission" value={visit.id} />
      <input type="hidden" name="code" value={visit.code} />
      <input type="hidden" name="key" value={came.key} />
      <Button type="submit" name="wish" value="take-back" look="secondary" icon="rotate-left">
        {checkInTexts.undo[locale]}
      </Button>
    </form>
  );
}
