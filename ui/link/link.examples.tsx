import { type Example, Words } from "#ui/example.tsx";
import { To } from "./link.tsx";

const texts = {
  zh_TW: { page: "交通資訊", outside: "縣內公車時刻", phone: "03-000-0000", mail: "寫信給我們" },
  en_US: { page: "How to get here", outside: "County bus timetable", phone: "03-000-0000", mail: "Write to us" },
  ja_JP: { page: "交通アクセス", outside: "県内バスの時刻表", phone: "03-000-0000", mail: "メールを送る" },
};

export const linkExamples: Example[] = [
  {
    name: "page, other site, telephone, mail",
    render: () => (
      <Words of={texts}>
        {(words) => (
          <ul className="stack">
            <li>
              <To to="/access">{words.page}</To>
            </li>
            <li>
              <To to="https://example.org/bus">{words.outside}</To>
            </li>
            <li>
              <To to="tel:+886-3-000-0000">{words.phone}</To>
            </li>
            <li>
              <To to="mailto:desk@example.org">{words.mail}</To>
            </li>
          </ul>
        )}
      </Words>
    ),
  },
];
