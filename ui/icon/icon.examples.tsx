import type { Example } from "#ui/example.tsx";
import { Icon } from "./icon.tsx";
import { icons, isIconName } from "./icons.ts";

export const iconExamples: Example[] = [
  {
    name: "the whole set",
    render: () => (
      <ul role="list" className="row">
        {Object.keys(icons)
          .filter(isIconName)
          .map((name) => (
            <li key={name}>
              <Icon name={name} size="m" /> <small lang="en">{name}</small>
            </li>
          ))}
      </ul>
    ),
  },
];
