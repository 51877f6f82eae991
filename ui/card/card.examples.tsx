import { type Example, Sample, Words } from "#ui/example.tsx";
import { CardGrid } from "#ui/card-grid/card-grid.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import { Card } from "./card.tsx";

const texts = {
  zh_TW: {
    more: "紅忠、黑直、白奸──從一筆眉梢讀懂一個角色。",
    cancelled: "本場取消",
    cards: [
      ["一張臉，千百種人生：戲曲臉譜特展", "11/01－02/28　展示館"],
      ["釉下有青", "10/12－12/31"],
      ["藍，從土地長出來", "11/20－01/15"],
      ["鼓陣開場", "每週六日 14:00"],
      ["月下借傘", "每日 17:00"],
    ],
  },
  en_US: {
    more: "Loyal red, upright black, treacherous white: read a character from the sweep of a brow.",
    cancelled: "Cancelled",
    cards: [
      ["One face, a thousand lives: the painted masks of opera", "1 November to 28 February · Exhibition Hall"],
      ["Blue beneath the glaze", "12 October to 31 December"],
      ["Indigo, grown from this soil", "20 November to 15 January"],
      ["Drums to open the day", "Saturdays and Sundays, 14:00"],
      ["An umbrella lent by moonlight", "Daily, 17:00"],
    ],
  },
  ja_JP: {
    more: "忠義の赤、剛直の黒、奸計の白。眉のひと筆から役柄を読み解きます。",
    cancelled: "公演中止",
    cards: [
      ["ひとつの顔、千の人生　臉譜（隈取）の世界", "11月1日～2月28日　展示館"],
      ["釉の下の青", "10月12日～12月31日"],
      ["大地から生まれる藍", "11月20日～1月15日"],
      ["太鼓の幕開け", "毎週土・日 14:00"],
      ["月下に傘を借りて", "毎日 17:00"],
    ],
  },
};

export const cardExamples: Example[] = [
  {
    name: "a grid with a lead card",
    render: () => (
      <Words of={texts}>
        {({ cards, more, cancelled }) => (
          <CardGrid lead>
            {cards.map(([title = "", eyebrow], at) => (
              <Sample key={title} at={at}>
                {(picture) => (
                  <Card
                    to={`/exhibition/${at}`}
                    picture={picture}
                    title={{ text: title }}
                    eyebrow={eyebrow}
                    size={at === 0 ? "large" : "normal"}
                    summary={at === 0 ? { text: more } : undefined}
                  >
                    {at === 3 && <Tag tone="brick">{cancelled}</Tag>}
                  </Card>
                )}
              </Sample>
            ))}
          </CardGrid>
        )}
      </Words>
    ),
  },
  {
    name: "a grid of equals",
    render: () => (
      <Words of={texts}>
        {({ cards }) => (
          <CardGrid columns={4}>
            {cards.slice(1).map(([title = "", eyebrow], at) => (
              <Sample key={title} at={at + 5}>
                {(picture) => <Card to={`/show/${at}`} picture={picture} title={{ text: title }} eyebrow={eyebrow} />}
              </Sample>
            ))}
          </CardGrid>
        )}
      </Words>
    ),
  },
  {
    name: "without a picture",
    render: () => (
      <Words of={texts}>
        {({ cards, more }) => (
          <CardGrid columns={2}>
            {cards.slice(0, 2).map(([title = "", eyebrow]) => (
              <Card key={title} to="/news/1" title={{ text: title }} eyebrow={eyebrow} summary={{ text: more }} />
            ))}
          </CardGrid>
        )}
      </Words>
    ),
  },
];
