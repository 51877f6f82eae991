import { type Example, Words } from "#ui/example.tsx";
import { Button, ButtonLink } from "./button.tsx";

const texts = {
  zh_TW: {
    reserve: "預約團體參觀",
    more: "看整月行事曆",
    print: "列印",
    draw: "抽一支籤",
    light: "線上點燈",
    close: "關閉",
    sending: "暫停受理",
  },
  en_US: {
    reserve: "Book a group visit",
    more: "See the whole month",
    print: "Print",
    draw: "Draw a fortune stick",
    light: "Light a lantern online",
    close: "Close",
    sending: "Not taken at present",
  },
  ja_JP: {
    reserve: "団体予約をする",
    more: "今月の予定を見る",
    print: "印刷",
    draw: "おみくじを引く",
    light: "オンラインで灯をともす",
    close: "閉じる",
    sending: "受付を休止しています",
  },
};

export const buttonExamples: Example[] = [
  {
    name: "looks",
    render: () => (
      <Words of={texts}>
        {(words) => (
          <div className="row">
            <Button>{words.reserve}</Button>
            <Button look="secondary" iconAfter="arrow-right">
              {words.more}
            </Button>
            <Button look="quiet" icon="print">
              {words.print}
            </Button>
            <Button look="secondary" icon="close" iconOnly>
              {words.close}
            </Button>
            <Button disabled>{words.sending}</Button>
          </div>
        )}
      </Words>
    ),
  },
  {
    name: "links that look like buttons, by day and by night",
    render: () => (
      <Words of={texts}>
        {(words) => (
          <div className="night example-night">
            <div className="row">
              <ButtonLink to="/fortune-stick" look="lantern" icon="scroll">
                {words.draw}
              </ButtonLink>
              <ButtonLink to="/light" look="secondary" icon="lantern">
                {words.light}
              </ButtonLink>
              <ButtonLink to="https://example.org" look="quiet" iconAfter="external">
                {words.more}
              </ButtonLink>
            </div>
          </div>
        )}
      </Words>
    ),
  },
];
