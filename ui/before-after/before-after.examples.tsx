import { type Example, Sample } from "#ui/example.tsx";
import { BeforeAfter } from "./before-after.tsx";

export const beforeAfterExamples: Example[] = [
  {
    name: "two pictures of one thing",
    render: () => (
      <Sample>
        {(before) => (
          <Sample at={1}>{(after) => <BeforeAfter before={before} after={after} name="文昌祠 / Temple" />}</Sample>
        )}
      </Sample>
    ),
  },
];
