/**
 * Everything a stranger may send, bounded before any of it is parsed. What is beyond is refused by its size alone; what is within
 * is read in time that grows with its length and no faster.
 */
export const bounds = {
  head: { bytes: 16 * 1024, ms: 10_000, hosts: 1 },
  address: { characters: 4096, parameters: 100 },
  /** A form without files; one of somebody signed in may hold a long document. */
  form: { bytes: 1024 * 1024, parameters: 500 },
  staffForm: { bytes: 12 * 1024 * 1024, parameters: 20_000 },
  /** A form with files: `texts` are all its fields that are none. */
  parts: { parts: 500, headBytes: 4096, textBytes: 1024 * 1024 },
  staffParts: { parts: 20_000, headBytes: 4096, textBytes: 12 * 1024 * 1024 },
  fileName: { characters: 255 },
  request: { ms: 120_000 },
} as const;

/** Why an address is refused before it is parsed, as a status: 414 when it is too long or has too many parameters. */
export function addressFault(asked: string): 414 | undefined {
  return asked.length > bounds.address.characters || countOf(asked, "&") >= bounds.address.parameters ? 414 : undefined;
}

/** Why a form without files is refused before it is parsed, as a status; undefined when it may be read. */
export function formFault(body: Uint8Array, { bytes, parameters }: { bytes: number; parameters: number }): 413 | undefined {
  if (body.length > bytes) return 413;
  let found = 1;
  for (let at = body.indexOf(ampersand); at >= 0; at = body.indexOf(ampersand, at + 1)) if (++found > parameters) return 413;
  return undefined;
}

/** The same of a form in parts: how many there are, how long the head of each is, how much of it is text. 400 where it has no parts. */
export function partsFault(body: Buffer, contentType: string, most: { parts: number; headBytes: number; textBytes: number }): 400 | 413 | undefined {
  const boundary = /;\s?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType.slice(0, 500));
  const named = boundary?.[1] ?? boundary?.[2];
  if (!named) return 400;
  const mark = Buffer.from(`--${named}`);
  let [parts, texts] = [0, 0];
  for (let at = body.indexOf(mark); at >= 0; ) {
    const next = body.indexOf(mark, at + mark.length);
    const head = body.subarray(at, Math.min(at + most.headBytes, next < 0 ? body.length : next));
    const headEnd = head.indexOf("\r\n\r\n");
    // What follows the last mark has no head.
    if (next >= 0) {
      if (++parts > most.parts) return 413;
      if (headEnd < 0) return 400;
      if (!head.subarray(0, headEnd).includes("filename")) texts += next - at - headEnd;
      if (texts > most.textBytes) return 413;
    }
    at = next;
  }
  return parts > 0 ? undefined : 400;
}

const ampersand = "&".charCodeAt(0);

function countOf(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count++;
  return count;
}
