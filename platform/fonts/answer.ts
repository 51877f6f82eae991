import { readFontAddress } from "./faces.ts";
import type { Fonts } from "./fonts.ts";

/** Answers what `fontAddress` makes; it never changes. Any other address is a plain 404, which the caller dresses. */
export async function fontResponse(fonts: Pick<Fonts, "subset">, address: URL): Promise<Response> {
  const asked = readFontAddress(address);
  if (!asked) return new Response(null, { status: 404 });
  const bytes = await fonts.subset(asked.face, asked.text);
  if (!bytes) return new Response(null, { status: 503, headers: { "retry-after": "10", "cache-control": "no-store" } });
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "font/woff2",
      "content-length": String(bytes.byteLength),
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
}
