/**
 * The same bytes in memory of their own. Whatever is kept must be such a copy: Node cuts small buffers out of blocks of
 * 64 KB, and zlib out of blocks of 16 KB, and each piece holds on to its whole block.
 */
export function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
