import { createContext } from "react-router";
import type { Park } from "#platform/park.ts";

/** The park as this request sees it, with its own clock and its own notes for the page cache. */
export const parkContext = createContext<Park>();

/** Set when a request was refused before it reached a screen: the status its error page shows. */
export const refusalContext = createContext<number | null>(null);
