import { z } from "zod";

/** What the operator may ask of a park, running or not. */
export const operatorCommandSchema = z.discriminatedUnion("do", [
  z.object({ do: z.literal("backup") }),
  z.object({ do: z.literal("doctor") }),
  z.object({ do: z.literal("reset-password"), email: z.string() }),
  z.object({ do: z.literal("reset-second-factor"), email: z.string() }),
  z.object({ do: z.literal("erase"), who: z.string(), sure: z.boolean() }),
  z.object({ do: z.literal("export"), who: z.string() }),
]);
export type OperatorCommand = z.output<typeof operatorCommandSchema>;

/**
 * What was done, in words; a backup and an export also say where they lie, to be taken from there, and the doctor
 * whether something has to be mended.
 */
export const answerSchema = z.object({
  text: z.string(),
  file: z.string().optional(),
  unwell: z.boolean().optional(),
});
export type Answer = z.output<typeof answerSchema>;

/** Tells the one who waits how far it is. */
export type Say = (news: string) => void;
