/**
 * A check-in on its way, or one that is taken back: kept in this browser until the server has taken it. Nothing in it
 * tells who somebody is.
 */
export type Waiting = {
  key: string;
  submission: string;
  code: string;
  people: Record<string, number>;
  /** How many more than expected, as the gate was asked and said. */
  sure?: number;
  undo?: true;
};
/** What the server refused, shown to the officer at the gate; `beyond` is how many more than expected it was. */
export type Refused = { one: Waiting; message: string; beyond?: number | undefined };
/** How a try to send ended: everything sent, no connection, or nobody signed in any more. */
export type Sent = { left: Waiting[]; refused: Refused[]; stopped?: "offline" | "signed-out" };

const kept = "park:check-in";

/** What waits in this browser. */
export function waiting(): Waiting[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(kept) ?? "[]");
    return Array.isArray(found) ? found.map(inTodaysWords).filter(isWaiting) : [];
  } catch {
    return [];
  }
}

/**
 * Puts a check-in at the end of what waits. One that is taken back goes after its own check-in, which may be on its way
 * already.
 */
export function keep(one: Waiting): void {
  localStorage.setItem(kept, JSON.stringify([...waiting(), one]));
}

/** A key for a check-in: 128 bits, also where the page is not served by HTTPS. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sends what waits, one after the other. What fails for want of a connection stays; sent twice, it counts once. */
export async function sendWaiting(address: string, ask: typeof fetch = fetch): Promise<Sent> {
  const refused: Refused[] = [];
  for (const one of waiting()) {
    const outcome = await sendOne(address, one, ask);
    if (outcome === "offline" || outcome === "signed-out") return { left: waiting(), refused, stopped: outcome };
    if (outcome !== "taken") refused.push({ one, ...outcome });
    localStorage.setItem(kept, JSON.stringify(waiting().filter((other) => !isSame(other, one))));
  }
  return { left: waiting(), refused };
}

/** What was counted, without what was taken back since. */
export function standing(all: readonly Waiting[]): Waiting[] {
  return all.filter((one) => !one.undo && !all.some(({ key, undo }) => undo && key === one.key));
}

async function sendOne(
  address: string,
  { key, submission, code, people, sure, undo }: Waiting,
  ask: typeof fetch,
): Promise<"taken" | "offline" | "signed-out" | Omit<Refused, "one">> {
  const body = new URLSearchParams({
    key,
    submission,
    code,
    ...(undo && { wish: "take-back" }),
    ...(sure && { sure: String(sure) }),
    ...Object.fromEntries(Object.entries(people).map(([ticket, count]) => [`people-${ticket}`, String(count)])),
  });
  try {
    const answer = await ask(address, {
      method: "POST",
      body,
      headers: { accept: "application/json" },
      redirect: "manual",
    });
    if (answer.type === "opaqueredirect" || answer.status === 403 || answer.status === 401) return "signed-out";
    if (answer.ok) return "taken";
    if (answer.status !== 422) return "offline";
    const told: unknown = await answer.json();
    if (typeof told !== "object" || told === null) return { message: "" };
    return {
      message: "message" in told ? String(told.message) : "",
      ...("beyond" in told && typeof told.beyond === "number" && { beyond: told.beyond }),
    };
  } catch {
    return "offline";
  }
}

/** Whether both are the same action at the gate. */
export function isSame(one: Waiting, other: Waiting): boolean {
  return one.key === other.key && one.undo === other.undo;
}

/** What an earlier release left in this browser: it called the submission a deed. */
function inTodaysWords(one: unknown): unknown {
  return typeof one === "object" && one !== null && "deed" in one ? { ...one, submission: one.deed } : one;
}

function isWaiting(one: unknown): one is Waiting {
  return (
    typeof one === "object" && one !== null && "key" in one && "submission" in one && "code" in one && "people" in one
  );
}
