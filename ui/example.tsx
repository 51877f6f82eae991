import { createContext, type ReactNode, useContext } from "react";
import type { Localized } from "#platform/locales.ts";
import { useWords } from "#ui/locale/locale.tsx";
import type { StoredPicture } from "#ui/picture/picture.ts";

/** One state of a component, for the gallery and for the checks that run over it. */
export type Example = { name: string; render: () => ReactNode };

/** Words of an example in the page's language: `<Words of={texts}>{(words) => <Tag>{words.open}</Tag>}</Words>`. */
export function Words<T>({ of, children }: { of: Localized<T>; children: (words: T) => ReactNode }) {
  return children(useWords(of));
}

/** Pictures that exist where the examples are shown; without them the addresses below lead nowhere. */
export const SamplePictures = createContext<readonly StoredPicture[]>([]);

/** A verification code whose picture and sound exist where the examples are shown. */
export const SampleCode = createContext("sample");

/** Hands a picture to an example; each number gives another one. */
export function Sample({ at = 0, children }: { at?: number; children: (picture: StoredPicture) => ReactNode }) {
  const pictures = useContext(SamplePictures);
  return children(pictures[at % pictures.length] ?? madeUpPicture(at));
}

function madeUpPicture(at: number): StoredPicture {
  const alt = { text: `Sample picture ${at + 1}`, lang: "en" };
  const tiny = ["#8a2a20", "#a3402f", "#7d2418", "#c0563f"];
  return { id: `sample-${at}`, version: "000000000000", width: 1280, height: 960, focalX: 0.5, focalY: 0.5, tiny, alt };
}
