import { type Example, Words } from "#ui/example.tsx";
import { Table } from "./table.tsx";
import "./table-cards.css";

const texts = {
  zh_TW: {
    caption: "票價",
    dense: "票價（精簡）",
    cards: "票價（手機上為卡片）",
    head: ["票種", "適用對象", "單次", "年票"],
    rows: [
      ["全票", "一般民眾", "150 元", "350 元"],
      ["優惠票", "六至十八歲及學生", "120 元", "—"],
      ["縣民票", "設籍本縣，憑身分證", "100 元", "250 元"],
      ["敬老票", "六十五歲以上", "75 元", "100 元"],
    ],
  },
  en_US: {
    caption: "Tickets",
    dense: "Tickets, in brief",
    cards: "Tickets, as cards on a phone",
    head: ["Ticket", "For whom", "Single", "Annual"],
    rows: [
      ["Regular", "Everyone", "NT$150", "NT$350"],
      ["Concession", "Ages 6 to 18 and students", "NT$120", "—"],
      ["Local resident", "Residents of the county, with identity card", "NT$100", "NT$250"],
      ["Senior", "65 and over", "NT$75", "NT$100"],
    ],
  },
  ja_JP: {
    caption: "入園料",
    dense: "入園料（簡易表）",
    cards: "入園料（携帯ではカード）",
    head: ["券種", "対象", "1回券", "年間券"],
    rows: [
      ["一般", "どなたでも", "150元", "350元"],
      ["割引", "6～18歳および学生", "120元", "—"],
      ["県民", "県内在住の方（身分証が必要です）", "100元", "250元"],
      ["シニア", "65歳以上", "75元", "100元"],
    ],
  },
};

export const tableExamples: Example[] = [
  {
    name: "prices",
    render: () => (
      <Words of={texts}>
        {({ caption, head, rows }) => <Table caption={caption} head={head} rows={rows} figures={[2, 3]} />}
      </Words>
    ),
  },
  {
    name: "dense, caption for the ear only",
    render: () => (
      <Words of={texts}>
        {({ dense, head, rows }) => (
          <Table caption={dense} captionHidden dense head={head} rows={rows} figures={[2, 3]} />
        )}
      </Words>
    ),
  },
  {
    name: "cards on a phone",
    render: () => (
      <Words of={texts}>
        {({ cards, head, rows }) => (
          <Table caption={cards} captionHidden dense cards head={head} rows={rows} figures={[2, 3]} />
        )}
      </Words>
    ),
  },
];
