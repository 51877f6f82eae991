import { faqCategoryNames, lostCategoryNames } from "./questions.texts.ts";
import { choice, day, defineContent, localizedProse, localizedText } from "#platform/content/define.ts";

export const faqCategories = ["tickets", "getting-here", "visiting", "groups", "access", "temple", "shops"] as const;
export const lostCategories = ["bag", "clothing", "umbrella", "phone", "card", "toy", "other"] as const;
export const lostStates = ["kept", "returned"] as const;

export const faq = defineContent(
  "faq",
  {
    question: localizedText({ search: "high" }),
    answer: localizedProse(),
    category: choice(faqCategories),
  },
  {
    title: "question",
    search: {
      shelf: "question",
      weight: 1.15,
      choice: { field: "category", names: faqCategoryNames },
    },
    address: ({ slug }) => `/faq/faq#${slug}`,
    queries: { "/faq/faq": { keys: ["category", "q"], ownWords: ["q"] } },
  },
);

export const lostItem = defineContent(
  "lostitem",
  {
    category: choice(lostCategories),
    foundOn: day(),
    placeFound: localizedText(),
    description: localizedText({ search: "normal", most: 200 }),
    state: choice(lostStates),
  },
  {
    title: "description",
    search: {
      shelf: "question",
      weight: 0.6,
      choice: { field: "category", names: lostCategoryNames },
    },
    address: ({ data }) => `/faq/lostfound?category=${data.category}`,
    queries: { "/faq/lostfound": { keys: ["page", "category", "state"] } },
  },
);
