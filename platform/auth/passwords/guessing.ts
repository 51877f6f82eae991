/** What tells an easy password from a good one (zxcvbn): loaded when somebody sets a password, not at the start. */
async function openGuesser() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }, { localWords }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("./local-words.ts"),
  ]);
  return new ZxcvbnFactory({ dictionary: { ...dictionary, local: localWords() }, graphs: adjacencyGraphs });
}

let opened: ReturnType<typeof openGuesser> | undefined;

/** Below this a password falls to some ten thousand million guesses. */
const leastScore = 3;

/**
 * True for a password that somebody else would soon guess: one of the forty thousand commonest, a date, a row of keys,
 * what Taiwan and Japan type without thinking, or made of `known` words such as the name of the house or one's own
 * (OWASP ASVS 5.0, 6.2.4 and 6.2.11).
 */
export async function isEasilyGuessed(password: string, known: readonly string[]): Promise<boolean> {
  opened ??= openGuesser();
  const guesser = await opened;
  return guesser.check(password, [...known]).score < leastScore;
}
