import { createContext } from "react-router";
import type { Park } from "#platform/park.ts";

/** The park as this request sees it, with its own clock and its own notes for the page cache. */
export const parkContext = createContext<Park>();

/** A request that was refused before it reached a screen: the status its error page shows, and the address where that is told. */
export type Refusal = { status: number; pathname?: string };
export const refusalContext = createContext<Refusal | null>(null);
