import { expect, it } from "vitest";
import { pagePolicy } from "#platform/http/headers.ts";
import { playerHosts, playerOf } from "./embed.ts";

it("knows the players of films on other sites, and no others", () => {
  expect(playerOf("https://www.youtube.com/watch?v=abc_DEF-123&t=4")).toBe(
    "https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1",
  );
  expect(playerOf("https://youtu.be/abcDEF12345")).toBe(
    "https://www.youtube-nocookie.com/embed/abcDEF12345?autoplay=1",
  );
  expect(playerOf("https://vimeo.com/12345678")).toBe("https://player.vimeo.com/video/12345678?dnt=1&autoplay=1");
  for (const other of [
    "https://video.example.org/watch/1",
    "http://youtu.be/abcDEF12345",
    "https://youtu.be/../x",
    "https://evil.example/youtube.com?v=abcdefgh",
    "javascript:alert(1)",
    "/video",
    "",
  ])
    expect(playerOf(other), other).toBeUndefined();
});

it("and a page's policy lets be framed what the page offers, if it is one of them", () => {
  for (const host of playerHosts)
    expect(pagePolicy([], `<section class="embed" data-player="${host}">`)).toContain(`; frame-src https://${host}; `);
  expect(pagePolicy([], '<p>player.vimeo.com</p><section data-player="evil.example">')).toContain(
    "; frame-src 'none'; ",
  );
});
