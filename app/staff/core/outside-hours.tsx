import { backOffice } from "#platform/locales.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { say } from "./desk.texts.ts";
import { outsideTexts } from "./outside-hours.texts.ts";

/** Groups for whose time the park is not open by now; also where its hours are changed. */
export function Outside({ groups }: { groups: readonly { id: string; code: string; when: string }[] }) {
  const locale = useLocale();
  return (
    <Notice tone="warning" title={say(outsideTexts.title[locale], { n: groups.length })}>
      <p>{outsideTexts.lead[locale]}</p>
      <ul>
        {groups.map(({ id, code, when }) => (
          <li key={id}>
            <To to={`${backOffice}/submissions/${id}`} className="list-code">
              {code}
            </To>{" "}
            {when}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
