import { type ChildProcess, spawn } from "node:child_process";
import { on, once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { root } from "#tests/template.ts";
import { end, longestEndMs, watchOver } from "./watchdog.mjs";

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

/** A process that beats as the park does, and then does what it is told. */
function begin(then: string): ChildProcess {
  const child = spawn(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { beat } from "./server/processes/watchdog.mjs"; beat(); process.on("message", () => {}); ${then}`,
    ],
    { cwd: root, stdio: ["ignore", "ignore", "inherit", "ipc"] },
  );
  started.push(child);
  return child;
}

describe("a process that is watched over (rule H13)", () => {
  it("is ended when it answers no more", async () => {
    const child = begin("setTimeout(() => { for (;;); }, 600);");
    const told: string[] = [];
    watchOver(child, () => told.push("silent"), 1_500);
    const [, signal] = await once(child, "exit");
    expect([signal, told]).toEqual(["SIGKILL", ["silent"]]);
  });

  it("may be silent for as long as it likes before its first heartbeat", async () => {
    const child = spawn(
      process.execPath,
      ["-e", "const end = performance.now() + 1500; while (performance.now() < end); process.exit(7)"],
      { stdio: ["ignore", "ignore", "inherit", "ipc"] },
    );
    started.push(child);
    watchOver(child, () => expect.unreachable("it was taken for dead"), 500);
    expect(await once(child, "exit")).toEqual([7, null]);
  });

  it("is left alone while it beats", async () => {
    const child = begin("setTimeout(() => process.exit(3), 2600);");
    watchOver(child, () => expect.unreachable("it was taken for dead"), 2_000);
    expect(await once(child, "exit")).toEqual([3, null]);
  });
});

describe("a process that is told to end (rule H16)", () => {
  it("ends, even if it is busy without end and hears no signal", async () => {
    const child = begin("process.on('SIGTERM', () => process.exit(0)); process.send('busy'); for (;;);");
    for await (const [message] of on(child, "message")) if (message === "busy") break;
    end(child, "SIGTERM", 300);
    expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
  });

  it("has its time to end by itself", async () => {
    const child = begin("process.on('SIGTERM', () => process.exit(5)); process.send('ready');");
    for await (const [message] of on(child, "message")) if (message === "ready") break;
    end(child, "SIGTERM", 60_000);
    expect(await once(child, "exit")).toEqual([5, null]);
  });

  it("has DRAIN_SECONDS and seven more; who waits at a terminal waits for seven", () => {
    const given: [NodeJS.Signals, Record<string, string>][] = [
      ["SIGTERM", {}],
      ["SIGTERM", { DRAIN_SECONDS: "30" }],
      ["SIGTERM", { DRAIN_SECONDS: "0" }],
      ["SIGTERM", { PARK_MODE: "test" }],
      ["SIGINT", { DRAIN_SECONDS: "30" }],
    ];
    expect(given.map(([signal, env]) => longestEndMs(signal, env))).toEqual([12_000, 37_000, 7_000, 7_000, 7_000]);
  });
});
