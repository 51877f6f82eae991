/** What may pass by itself; asked once more (spec §7). */
const passing = [408, 409, 425, 429, 500, 502, 503, 504];

/** Asks our own server for JSON, and once more when it was busy or not reached; without `body` where there is nothing to read. Status 0: not reached. */
export async function askJson<T>(address: string, again = true): Promise<{ status: number; body: T | undefined }> {
  const response = await fetch(address).catch(() => undefined);
  if (again && (!response || passing.includes(response.status))) return askJson<T>(address, false);
  const body: T | undefined = await response?.json().catch(() => undefined);
  return { status: response?.status ?? 0, body };
}
