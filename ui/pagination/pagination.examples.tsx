import { type Example, Words } from "#ui/example.tsx";
import { Pagination } from "./pagination.tsx";

const texts = {
  zh_TW: ["最新消息分頁", "店家分頁", "影音分頁"],
  en_US: ["Pages of the news", "Pages of the shops", "Pages of the library"],
  ja_JP: ["お知らせのページ", "ショップのページ", "映像のページ"],
};

const href = (page: number) => `/news?page=${page}`;

export const paginationExamples: Example[] = [
  {
    name: "first of three pages",
    render: () => <Words of={texts}>{([label]) => <Pagination page={1} pages={3} href={href} label={label} />}</Words>,
  },
  {
    name: "in the middle of many",
    render: () => (
      <Words of={texts}>{([, label]) => <Pagination page={7} pages={24} href={href} label={label} />}</Words>
    ),
  },
  {
    name: "last page",
    render: () => (
      <Words of={texts}>{([, , label]) => <Pagination page={24} pages={24} href={href} label={label} />}</Words>
    ),
  },
];
