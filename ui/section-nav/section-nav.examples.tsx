import { type Example, Words } from "#ui/example.tsx";
import { SectionNav } from "./section-nav.tsx";

const texts = {
  zh_TW: { label: "展覽", beside: "展覽頁面", words: ["展覽預告", "當期展覽", "展覽回顧"] },
  en_US: { label: "Exhibitions", beside: "Exhibition pages", words: ["Upcoming", "Current", "Archives"] },
  ja_JP: { label: "展覧会", beside: "展覧会のページ", words: ["開催予定", "開催中", "これまでの展覧会"] },
};
const addresses = ["/exhibition/preview", "/exhibition", "/exhibition/review"];

function linksOf(words: readonly string[]) {
  return words.map((text, at) => ({ to: addresses[at] ?? "/", text: { text }, current: at === 1 }));
}

export const sectionNavExamples: Example[] = [
  {
    name: "in a row above a list",
    render: () => <Words of={texts}>{({ label, words }) => <SectionNav label={label} links={linksOf(words)} />}</Words>,
  },
  {
    name: "beside long text",
    render: () => (
      <Words of={texts}>
        {({ beside, words }) => (
          <div className="example-narrow">
            <SectionNav label={beside} look="side" links={linksOf(words)} />
          </div>
        )}
      </Words>
    ),
  },
];
