import { useLocale } from "#ui/locale/locale.tsx";
import { groupTexts } from "./group.texts.ts";

type ShownDay = { iso: string; text: string };
/**
 * The days within which staff answer, as a phrase and one by one; the first visit they can answer before; where to
 * telephone for an earlier one.
 */
export type Reply = { within: string; days: readonly ShownDay[]; from: ShownDay; phone: string };

/**
 * By when the answer comes for the day that is chosen; where no working day is left before it, what to do instead (rule
 * D21).
 */
export function ReplyNote({
  reply: { days, from, phone },
  date,
  first,
}: {
  reply: Reply;
  date: string | undefined;
  first: string;
}) {
  const locale = useLocale();
  const known = date !== undefined && date >= first;
  const due = known ? days.findLast(({ iso }) => iso < date) : undefined;
  const late = known ? !due : from.iso > first;
  const text = due
    ? groupTexts.replyOn[locale].replace("{day}", due.text)
    : late
      ? groupTexts.replyFrom[locale].replace("{day}", from.text).replace("{phone}", phone)
      : "";
  return (
    <p className={late ? "group-late" : "quiet"} role="status">
      {text}
    </p>
  );
}
