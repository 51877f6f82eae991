import { createContext } from "react-router";
import type { Park } from "#platform/park.ts";

/** The park as this request sees it, with its own clock and its own notes for the page cache. */
export const parkContext = createContext<Park>();

/**
 * A request that was refused before it reached a screen: the status its error page shows, and the address where that is
 * told.
 */
export type Refusal = { status: number; pathname?: string };
export const refusalContext = createContext<Refusal | null>(null);

/** In how many seconds to try again, where what the answer needed was not there (rule H40). */
export const outageContext = createContext<number | null>(null);

/**
 * When the answer has to be there at the latest (rule H53), by the clock of `performance.now()`; never for pages that
 * nobody waits for.
 */
export const endContext = createContext(Number.POSITIVE_INFINITY);

/**
 * What a page says where something it needs is not there, in its language: when to try again, and the form to be sent
 * once more.
 */
export type Outage = {
  text: string;
  /** Where to send it again, by which button, with what was typed; nothing where only going back helps. */
  to?: string;
  button?: string;
  fields?: readonly (readonly [name: string, value: string])[];
};
