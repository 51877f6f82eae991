import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { root } from "#tests/template.ts";
import { watchOver } from "./watchdog.mjs";

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

/** A process that beats as the park does, and then does what it is told. */
function begin(then: string): ChildProcess {
  const child = spawn(process.execPath, ["--input-type=module", "-e", `import { beat } from "./server/processes/watchdog.mjs"; beat(); process.on("message", () => {}); ${then}`], { cwd: root, stdio: ["ignore", "ignore", "inherit", "ipc"] });
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
    const child = spawn(process.execPath, ["-e", "const end = performance.now() + 1500; while (performance.now() < end); process.exit(7)"], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
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
