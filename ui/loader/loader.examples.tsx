import type { Example } from "#ui/example.tsx";
import { Loader } from "./loader.tsx";

export const loaderExamples: Example[] = [{ name: "on its way", render: () => <Loader shown /> }];
