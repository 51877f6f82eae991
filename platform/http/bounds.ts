const MB = 1024 * 1024;

/**
 * Everything a stranger may send, bounded before any of it is parsed. What is beyond is refused by its size alone; what
 * is within is read in time that grows with its length and no faster.
 */
export const bounds = {
  head: { bytes: 16 * 1024, ms: 10_000, hosts: 1 },
  /** Connections that have not sent a head yet; a network is an IPv4 /24 or an IPv6 /64. */
  halfOpen: { fromOne: 200, fromNetwork: 1000, inAll: 2000 },
  address: { characters: 4096, parameters: 100 },
  /** What a form brings, of strangers and of those who are signed in: these may send a long document. */
  posted: {
    visitors: {
      /** A form without files. */
      words: { bytes: MB, parameters: 500 },
      /** A form with files (20 MB of them, platform/uploads), all its fields that are none together, and its names. */
      parts: { bytes: 24 * MB, parts: 500, files: 50, headBytes: 4096, nameBytes: 200, textBytes: MB },
      /** What is longer is cut: each field refuses what is beyond its own, shorter, length. */
      field: { characters: 20_000 },
      /** How many bodies may be on their way at once, and how many forms with files be opened. */
      arriving: { inAll: 200, fromOne: 12, fromNetwork: 50 },
      opening: { inAll: 10, fromOne: 3, fromNetwork: 5 },
    },
    staff: {
      words: { bytes: 12 * MB, parameters: 20_000 },
      parts: { bytes: 24 * MB, parts: 20_000, files: 100, headBytes: 4096, nameBytes: 200, textBytes: 12 * MB },
      field: { characters: 12 * MB },
      arriving: { inAll: 60, fromOne: 20, fromNetwork: 40 },
      opening: { inAll: 10, fromOne: 5, fromNetwork: 8 },
    },
  },
  /** A number, a day or an e-mail address: no longer line is read letter by letter as one. */
  plainLine: { characters: 500 },
  fileName: { characters: 255 },
  request: { ms: 120_000 },
  /** After a time of grace, a body that brings less than this in each window is given up. */
  slowest: { graceMs: 5_000, windowMs: 10_000, bytes: 8 * 1024 },
} as const;

/** Why an address is refused before it is parsed, as a status: 414 when it is too long or has too many parameters. */
export function addressFault(asked: string): 414 | undefined {
  return asked.length > bounds.address.characters || countOf(asked, "&") >= bounds.address.parameters ? 414 : undefined;
}

/** Why a form without files is refused before it is parsed, as a status; undefined when it may be read. */
export function formFault(
  body: Uint8Array,
  { bytes, parameters }: { bytes: number; parameters: number },
): 413 | undefined {
  if (body.length > bytes) return 413;
  let found = 1;
  for (let at = body.indexOf(ampersand); at >= 0; at = body.indexOf(ampersand, at + 1))
    if (++found > parameters) return 413;
  return undefined;
}

const ampersand = "&".charCodeAt(0);

function countOf(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count++;
  return count;
}
