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

it("pictures are put together in such a process, too (rule H12)", async () => {
  const times = { compose: 30_000 };
  const { work, small, kept } = await begin(times);
  const sheet = { width: 120, height: 60, background: "#ffffff" };
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"><path d="M0 0h10v60H0z"/></svg>',
  );
  const layers = [
    { bytes: small, left: 60, top: 0, cover: { width: 60, height: 60 } },
    { bytes: drawing, left: 0, top: 0 },
  ];
  const { data, info } = await sharp(await work.compose(sheet, layers))
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number) => data.subarray((30 * info.width + x) * 3, (30 * info.width + x) * 3 + 3).toString("hex");
  expect([info.width, info.height, pixel(5), pixel(30)]).toEqual([120, 60, "000000", "ffffff"]);
  expect(Number.parseInt(pixel(90).slice(0, 2), 16)).toBeLessThan(0x60);
  process.kill(kept, "SIGSTOP");
  times.compose = 1;
  await expect(work.compose(sheet, layers)).rejects.toThrow("ended before it was done");
});
