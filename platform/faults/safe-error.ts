/** An error as the log may keep it: what went wrong and where, and nothing that a query or a visitor brought. */
export type SafeError = {
  type: string;
  message: string;
  /** The system's code, or the SQLSTATE. */
  code?: string;
  schema?: string;
  table?: string;
  column?: string;
  constraint?: string;
  stack: string;
  cause?: SafeError;
  all?: SafeError[];
};

const names = ["code", "schema", "table", "column", "constraint"] as const;
const longestMessage = 300;
const deepest = 5;
const mostFrames = 20;
/**
 * SQLSTATE of errors whose message quotes values: data exceptions, and errors raised by our triggers. Parsers of JSON
 * and URLs quote too.
 */
const quoting = /^(22|P0)/;

/**
 * What the log keeps of an error: its name, codes, and the names of table and constraint. An error of the database
 * carries the values of a row in its details, of a statement its parameters, and of a connection the connection itself:
 * these stay out, and what looks like an address, a secret or a hash is left out of the message (rule H42).
 */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error))
    return { type: typeof error, message: "something that is no error was thrown", stack: "" };
  const found = Object.fromEntries(
    names
      .flatMap((name) => (name in error ? [[name, Reflect.get(error, name)] as const] : []))
      .filter(([, value]) => typeof value === "string" && value.length < 100),
  ) as Pick<SafeError, (typeof names)[number]>;
  const quotes = quoting.test(found.code ?? "") || error instanceof SyntaxError || error instanceof URIError;
  const message = withoutValues(error.message, quotes);
  const deeper = depth < deepest;
  return {
    type: error.name,
    message,
    ...found,
    stack: [`${error.name}: ${message}`, ...framesOf(error)].join("\n"),
    ...(deeper && error.cause !== undefined && { cause: safeError(error.cause, depth + 1) }),
    ...(deeper &&
      error instanceof AggregateError && { all: error.errors.slice(0, 5).map((one) => safeError(one, depth + 1)) }),
  };
}

/** The stack without its first lines, which repeat the message. */
function framesOf({ stack = "" }: Error): string[] {
  return stack
    .split("\n")
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, mostFrames);
}

function withoutValues(message: string, quotes: boolean): string {
  const line = message.slice(0, longestMessage).replaceAll("\n", " ");
  const bare = quotes ? withoutQuoted(line) : line;
  return bare
    .split(" ")
    .map((word) => (isValue(word) ? "…" : word))
    .join(" ");
}

/**
 * True for a word that may be an e-mail address, secret, hash or sealed text: it has an @, or a piece of 20 characters
 * or more with a digit.
 */
function isValue(word: string): boolean {
  return word.includes("@") || word.split(/[.:/\\]/).some((piece) => piece.length >= 20 && /\d/.test(piece));
}

/** `invalid input syntax for type uuid: "x"` is `invalid input syntax for type uuid: "…"`. */
function withoutQuoted(text: string): string {
  const [before = "", ...quoted] = text.split(/["'`]/);
  return quoted.length > 0 ? `${before}"…"` : text;
}

/** Given to every logger of the park. */
export const logSerializers = { err: safeError };
