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
  { title: "question" },
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
  { title: "description" },
);
