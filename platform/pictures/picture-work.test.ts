import { execFileSync } from "node:child_process";
import sharp from "sharp";
import { expect, it } from "vitest";
import { openPictureWork } from "./picture-work.ts";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } })
    .jpeg()
    .toBuffer();

/** The processes that read pictures for this one. */
function processes(): number[] {
  const listed = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(process.pid)], { encoding: "utf8" });
  return listed
    .split("\n")
    .filter((line) => line.includes("picture-process"))
    .map((line) => Number.parseInt(line, 10));
}

/** Someone who works on pictures, with the process they keep. */
async function begin(times?: Parameters<typeof openPictureWork>[0]) {
  const before = processes();
  const work = openPictureWork(times);
  const small = await photo(300, 200);
  expect(await work.drawAnew(small, "image/jpeg")).toBeInstanceOf(Uint8Array);
  const [kept] = processes().filter((one) => !before.includes(one));
  if (!kept) throw new Error("no process");
  return { work, small, kept };
}

it("a picture that takes longer than its time is refused, its process is killed, and the next picture has another (rule H12)", async () => {
  const times = { drawAnew: 30_000 };
  const { work, small, kept } = await begin(times);
  // It answers nothing any more, as one that hangs within the library, and would not end by itself.
  process.kill(kept, "SIGSTOP");
  times.drawAnew = 1;
  expect(await work.drawAnew(small, "image/jpeg")).toBe("fileDamaged");
  times.drawAnew = 30_000;
  expect(await work.drawAnew(small, "image/jpeg")).toBeInstanceOf(Uint8Array);
  expect(processes()).not.toContain(kept);
});

it("a picture that brings its process down is refused, and nothing else notices (rule H12)", async () => {
  const { work, small, kept } = await begin();
  process.kill(kept, "SIGSTOP");
  const drawn = work.drawAnew(small, "image/jpeg");
  process.kill(kept, "SIGKILL");
  expect(await drawn).toBe("fileDamaged");
  expect(await work.measure(small)).toMatchObject({ width: 300, height: 200 });
});
