import type { Example } from "#ui/example.tsx";
import { Embed } from "./embed.tsx";

export const embedExamples: Example[] = [
  {
    name: "a film whose player may be loaded",
    render: () => <Embed url="https://vimeo.com/123456789" title="Lantern light" />,
  },
  {
    name: "a film on a site whose player is unknown",
    render: () => <Embed url="https://video.example.org/watch/lantern-light" title="The dragon boat" />,
  },
];
