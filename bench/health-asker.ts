import { ask } from "#tests/ask.ts";

// Asks again and again whether a site lives, in a process of its own: one that sends hostile requests as well would
// measure its own waits. Begins at once; when it is told to end, it tells how long each answer took, and ends.
const [origin = ""] = process.argv.slice(2);
const pauseMs = 20;
const took: number[] = [];
let asking = true;
process.once("message", () => {
  asking = false;
});
while (asking) {
  const begun = performance.now();
  await ask(origin, "/healthz");
  took.push(performance.now() - begun);
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
}
process.send?.(took, () => process.disconnect?.());
