import { ButtonLink } from "#ui/button/button.tsx";
import { type Example, Words } from "#ui/example.tsx";
import { Facts } from "#ui/facts/facts.tsx";
import { Status } from "./status.tsx";

const texts = {
  zh_TW: {
    code: "預約編號",
    title: "團體預約",
    state: "審核中",
    steps: ["已收到", "審核中", "入園"],
    at: ["11月21日（六）10:24", "3 個工作天內回覆", "12月5日（六）09:30"],
    way: "辦理進度",
    facts: "預約內容",
    who: "團體",
    name: "月河國小五年級",
    print: "列印",
  },
  en_US: {
    code: "Reference",
    title: "Group reservation",
    state: "Under review",
    steps: ["Received", "Under review", "Your visit"],
    at: ["Saturday 21 November, 10:24", "We reply within 3 working days", "Saturday 5 December, 09:30"],
    way: "Progress",
    facts: "Your reservation",
    who: "Group",
    name: "Moon River Primary, year 5",
    print: "Print",
  },
  ja_JP: {
    code: "受付番号",
    title: "団体予約",
    state: "確認中",
    steps: ["受付済み", "確認中", "ご来園"],
    at: ["11月21日（土）10:24", "3営業日以内にご返答します", "12月5日（土）9:30"],
    way: "進み具合",
    facts: "ご予約の内容",
    who: "団体名",
    name: "月河小学校5年生",
    print: "印刷",
  },
};
const states = ["done", "current", "to-come"] as const;

export const statusExamples: Example[] = [
  {
    name: "a request under review",
    render: () => (
      <Words of={texts}>
        {(words) => (
          <Status
            code="K7F4-92PM"
            codeLabel={words.code}
            title={words.title}
            state={words.state}
            tone="gold"
            stepsLabel={words.way}
            steps={words.steps.map((title, at) => ({ title, at: words.at[at], state: states[at] ?? "to-come" }))}
          >
            <Facts title={words.facts} facts={[{ term: words.who, icon: "group", detail: words.name }]}>
              <ButtonLink to="/contact" look="secondary" icon="print">
                {words.print}
              </ButtonLink>
            </Facts>
          </Status>
        )}
      </Words>
    ),
  },
];
