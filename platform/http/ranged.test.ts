import { expect, it } from "vitest";
import { rangedResponse } from "./ranged.ts";

const bytes = Uint8Array.from({ length: 100 }, (_, order) => order);

async function ask(headers: Record<string, string> = {}, method = "GET") {
  const response = rangedResponse(new Request("http://park/sound", { method, headers }), bytes, {
    type: "audio/mpeg",
    etag: '"a"',
    cacheControl: "public, immutable",
  });
  return {
    status: response.status,
    range: response.headers.get("content-range"),
    length: response.headers.get("content-length"),
    body: [...new Uint8Array(await response.arrayBuffer())],
  };
}

it("without a range, the whole, and it says that parts may be asked for", async () => {
  expect(await ask()).toEqual({ status: 200, range: null, length: "100", body: [...bytes] });
  expect(
    rangedResponse(new Request("http://park/"), bytes, { type: "x", etag: '"a"', cacheControl: "y" }).headers.get(
      "accept-ranges",
    ),
  ).toBe("bytes");
});

it.each([
  ["bytes=0-0", 0, 0],
  ["bytes=10-19", 10, 19],
  ["bytes=90-", 90, 99],
  ["bytes=-5", 95, 99],
  ["bytes=-500", 0, 99],
  ["bytes=50-5000", 50, 99],
])("%s", async (range, from, to) => {
  expect(await ask({ range })).toEqual({
    status: 206,
    range: `bytes ${from}-${to}/100`,
    length: String(to - from + 1),
    body: [...bytes.subarray(from, to + 1)],
  });
});

it.each(["bytes=100-", "bytes=-0", "bytes=5000-6000"])("%s lies beyond the end", async (range) => {
  expect(await ask({ range })).toMatchObject({ status: 416, range: "bytes */100", body: [] });
});

it.each(["bytes=", "bytes=-", "bytes=a-b", "bytes=9-3", "lines=1-2", "bytes=0-1,5-6", "bytes=0-99999999999999999999"])(
  "%s is passed over",
  async (range) => {
    expect(await ask({ range })).toMatchObject({ status: 200, length: "100" });
  },
);

it("a part of something older is not mixed with the new; what is known is not sent again", async () => {
  expect((await ask({ range: "bytes=1-2", "if-range": '"old"' })).status).toBe(200);
  expect((await ask({ range: "bytes=1-2", "if-range": '"a"' })).status).toBe(206);
  expect((await ask({ "if-none-match": 'W/"a", "b"' })).status).toBe(304);
});

it("HEAD tells the length and sends nothing", async () => {
  expect(await ask({}, "HEAD")).toMatchObject({ status: 200, length: "100", body: [] });
});
