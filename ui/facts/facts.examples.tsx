import { Button } from "#ui/button/button.tsx";
import { type Example, Words } from "#ui/example.tsx";
import { Facts } from "./facts.tsx";

const texts = {
  zh_TW: {
    title: "參觀須知",
    dates: ["日期", "11/01（六）－02/28（六）"],
    hours: ["時間", "09:00－18:00，17:30 前入場"],
    place: ["地點", "展示館一樓"],
    price: ["費用", "憑園區門票免費入場"],
    calendar: "加入行事曆",
    map: "在地圖上看",
  },
  en_US: {
    title: "At a glance",
    dates: ["Dates", "Sat 1 November to Sat 28 February"],
    hours: ["Hours", "09:00 to 18:00, last entry 17:30"],
    place: ["Place", "Exhibition Hall, ground floor"],
    price: ["Price", "Free with a park ticket"],
    calendar: "Add to calendar",
    map: "Show on the map",
  },
  ja_JP: {
    title: "ご案内",
    dates: ["日程", "11月1日（土）～2月28日（土）"],
    hours: ["時間", "9:00～18:00（入場は17:30まで）"],
    place: ["場所", "展示館1階"],
    price: ["料金", "入園券でご覧いただけます"],
    calendar: "カレンダーに追加",
    map: "地図で見る",
  },
};

export const factsExamples: Example[] = [
  {
    name: "beside an exhibition",
    render: () => (
      <Words of={texts}>
        {(words) => (
          <div className="example-narrow">
            <Facts
              title={words.title}
              headingLevel={3}
              facts={[
                { term: words.dates[0] ?? "", icon: "calendar", detail: words.dates[1] },
                { term: words.hours[0] ?? "", icon: "clock", detail: words.hours[1] },
                { term: words.place[0] ?? "", icon: "pin", detail: words.place[1] },
                { term: words.price[0] ?? "", icon: "ticket", detail: words.price[1] },
              ]}
            >
              <Button icon="calendar-plus">{words.calendar}</Button>
              <Button look="secondary" icon="map">
                {words.map}
              </Button>
            </Facts>
          </div>
        )}
      </Words>
    ),
  },
];
