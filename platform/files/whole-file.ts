import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

let writes = 0;

/**
 * Writes a file so that it is there whole and on the disk, or not at all: `await writeWhole("outbox/1.eml", bytes)`.
 */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.part-${process.pid}-${writes++}`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    const file = await open(part, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
