/** How many sticks stand in the tube (rule R6), and how often one may draw for one question (rule O3). */
export const sticks = 60;
export const mostTries = 3;

/** A moon block lies on its round side, the flat one up, or the other way. */
export type Side = "flat" | "round";
export type Blocks = readonly [Side, Side];
/** One flat and one round: yes (聖筊). Both flat: a smile (笑筊). Both round: no (陰筊). */
export type BlocksAnswer = "yes" | "smile" | "no";

/** One stick drawn, and the blocks thrown to ask whether it is the right one. */
export type Try = { stick: number; blocks: Blocks };

/**
 * One question put to the temple: all its tries, drawn at once when the first stick is, and how far the visitor has
 * gone. Step 1 shows the first stick, step 2 the blocks thrown for it, step 3 the second stick, and so on.
 */
export type Asking = { tries: readonly [Try, Try, Try]; step: number };

/** Where a question stands: the stick, the blocks once they are thrown, and whether it ends here. */
export type Standing = {
  attempt: number;
  stick: number;
  blocks: Blocks | undefined;
  answer: BlocksAnswer | undefined;
  ended: boolean;
};

/** Draws for one question; `below(60)` gives a whole number from 0 to 59, all equally likely (rules O1, O2). */
export function drawTries(below: (bound: number) => number): Asking {
  const side = (): Side => (below(2) === 0 ? "flat" : "round");
  const once = (): Try => ({ stick: 1 + below(sticks), blocks: [side(), side()] });
  return { tries: [once(), once(), once()], step: 1 };
}

/** What a throw of the blocks says (rule O2). */
export function answerOf([one, other]: Blocks): BlocksAnswer {
  if (one !== other) return "yes";
  return one === "flat" ? "smile" : "no";
}

/** Where a question stands at its step. */
export function standingOf({ tries, step }: Asking): Standing {
  const attempt = Math.ceil(step / 2);
  const { stick, blocks } = tries[attempt - 1] ?? tries[2];
  if (step % 2 === 1) return { attempt, stick, blocks: undefined, answer: undefined, ended: false };
  const answer = answerOf(blocks);
  return { attempt, stick, blocks, answer, ended: answer === "yes" || attempt === mostTries };
}

/** The question one step on; where it has ended, as it is. */
export function nextStep(asking: Asking): Asking {
  return standingOf(asking).ended ? asking : { ...asking, step: asking.step + 1 };
}
