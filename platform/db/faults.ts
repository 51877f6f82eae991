/**
 * Why the database or the disk cannot do its work, although the request was right: it cannot be reached (`away`), takes
 * no changes (`read-only`), has no space (`full`), or has too much to do (`busy`).
 */
export type Fault = "away" | "read-only" | "full" | "busy";

/** By SQLSTATE, or by its first characters; the longest match counts (PostgreSQL manual, "Error Codes"). */
const bySqlState: Readonly<Record<string, Fault>> = {
  "08": "away", // connection exceptions
  "57P": "away", // shut down, crashed, not ready yet, dropped
  "58": "away", // the server's own files and devices
  "28": "away", // it does not let us in
  "3D": "away", // the database itself is missing
  "25006": "read-only",
  "53": "busy", // memory, connections
  "53100": "full",
  "55P03": "busy", // lock_timeout
  "57014": "busy", // statement_timeout
  "25P03": "busy", // idle_in_transaction_session_timeout
  "25P04": "busy", // transaction_timeout
  "40001": "busy", // of two at once one has to begin anew
  "40P01": "busy", // a deadlock
};

/** Codes of the operating system. */
const bySystemCode: Readonly<Record<string, Fault>> = { ENOSPC: "full", EDQUOT: "full", EROFS: "read-only" };

/** No connection was free, or the connection broke. `message` contains no values of the query. */
export class DatabaseFault extends Error {
  override name = "DatabaseFault";
  readonly fault: Fault;
  constructor(fault: Fault, cause: unknown) {
    super(
      fault === "busy" ? "no connection to the database was free in time" : "the connection to the database is lost",
      { cause },
    );
    this.fault = fault;
  }
}

/** The names of our own errors that say their fault: besides the one above those of files and of late answers. */
const ownFaults = new Set(["DatabaseFault", "StorageFault", "LateAnswer"]);

/** Which fault an error, or what caused it, is about; nothing for any other error. */
export function faultOf(error: unknown): Fault | undefined {
  let at = error;
  for (let depth = 0; at instanceof Error && depth < 6; depth++) {
    // By name: the built application and the server load this module twice, so `instanceof` would miss the other's
    // class.
    if (ownFaults.has(at.name) && "fault" in at) return at.fault as Fault;
    const found = "code" in at && typeof at.code === "string" ? faultOfCode(at.code) : undefined;
    if (found) return found;
    at = at.cause;
  }
  return undefined;
}

/** The fault that a SQLSTATE or a code of the system names: `faultOfCode("57P01")` is `"away"`. */
export function faultOfCode(code: string): Fault | undefined {
  if (/^[0-9A-Z]{5}$/.test(code))
    for (let length = 5; length >= 2; length--)
      if (Object.hasOwn(bySqlState, code.slice(0, length))) return bySqlState[code.slice(0, length)];
  return Object.hasOwn(bySystemCode, code) ? bySystemCode[code] : undefined;
}

/**
 * The part of the park whose fault an error is about: the storage of files, the disk of `DATA_DIR`, the database, or
 * answers as a whole where one was late.
 */
export function partOf(error: unknown): "files" | "disk" | "database" | "answers" {
  let at = error;
  for (let depth = 0; at instanceof Error && depth < 6; depth++) {
    if (at.name === "StorageFault") return "files";
    if (at.name === "LateAnswer") return "answers";
    if ("code" in at && typeof at.code === "string" && Object.hasOwn(bySystemCode, at.code)) return "disk";
    at = at.cause;
  }
  return "database";
}
