import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/port.ts";
import { aim, patience, type Tab } from "./tab.ts";

type Programs = { driver: string; screen: string; browser: string };

/** WebKitGTK's small browser on a screen in memory, driven over WebDriver. */
export async function openWebKitTab({ driver, screen, browser }: Programs): Promise<Tab> {
  const home = await mkdtemp(join(tmpdir(), "park-webkit-"));
  await writeFurniture(join(home, "gtk-3.0"));
  const started: ChildProcess[] = [];
  const run = (program: string, args: string[], env: NodeJS.ProcessEnv = process.env) => {
    const child = spawn(program, args, { env, stdio: ["ignore", "ignore", "ignore", "pipe"] });
    started.push(child);
    return child;
  };
  const stop = async () => {
    for (const child of started.toReversed()) child.kill();
    await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  process.once("exit", () => started.forEach((child) => void child.kill()));
  try {
    const display = await displayOf(
      run(screen, ["-displayfd", "3", "-screen", "0", "1920x1400x24", "-nolisten", "tcp"]),
    );
    const port = await freePort();
    run(driver, [`--port=${port}`], {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      DISPLAY: display,
      GDK_BACKEND: "x11",
      NO_AT_BRIDGE: "1",
      // A container forbids the namespaces of the sandbox, and has no graphics card. Compositing stays on: without it
      // WebKitGTK 2.50 falls over at the first view transition.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
    });
    return await openSession(`http://127.0.0.1:${port}`, browser, stop);
  } catch (fault) {
    await stop();
    throw fault;
  }
}

/** The frame of the window takes no room, so that the page can be as narrow as a phone; and nothing moves. */
async function writeFurniture(folder: string) {
  await mkdir(folder);
  await writeFile(join(folder, "settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  await writeFile(
    join(folder, "gtk.css"),
    "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }\n",
  );
}

/** The display whose number a screen in memory writes when it is ready. */
async function displayOf(screen: ChildProcess): Promise<string> {
  const line = screen.stdio[3];
  if (!line) throw new Error("the screen in memory has no line to tell its number");
  const [number] = await once(line, "data", { signal: AbortSignal.timeout(patience) });
  return `:${String(number).trim()}`;
}

async function openSession(driver: string, browser: string, stop: () => Promise<void>): Promise<Tab> {
  await ready(driver);
  const { sessionId, capabilities } = await call(driver, "POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } } },
  });
  const session = (method: string, path: string, body?: object) =>
    call(driver, method, `/session/${sessionId}${path}`, body);
  await session("POST", "/timeouts", { script: patience, pageLoad: patience });
  const find = async (selector: string) => {
    const element: Record<string, string> = await session("POST", "/element", {
      using: "css selector",
      value: selector,
    });
    return Object.values(element)[0];
  };
  const ask: Tab["ask"] = (question, ...given) =>
    session("POST", "/execute/sync", { script: `return (${question})(...arguments)`, args: given });
  return {
    browser: `WebKitGTK ${capabilities.browserVersion}`,
    async size(size) {
      await session("POST", "/window/rect", { x: 0, y: 0, ...size });
    },
    go: (url) => session("POST", "/url", { url }),
    ask,
    async click(selector) {
      // Not the driver's own click: it brings the element to the foot of the window, where the bar of the site lies.
      const { x, y } = await aim(ask, selector);
      const moves = [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await session("POST", "/actions", { actions: [{ type: "pointer", id: "mouse", actions: moves }] });
    },
    async type(selector, text) {
      await session("POST", `/element/${await find(selector)}/value`, { text });
    },
    picture: async () => Buffer.from(await session("GET", "/screenshot"), "base64"),
    async close() {
      await session("DELETE", "").catch(() => undefined);
      await stop();
    },
  };
}

/** Waits until the driver answers. */
async function ready(driver: string): Promise<void> {
  const until = performance.now() + patience;
  for (;;) {
    const status = await call(driver, "GET", "/status").catch(() => undefined);
    if (status?.ready) return;
    if (performance.now() > until) throw new Error("WebKitWebDriver does not answer");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** One command of WebDriver; what it answers, or its fault. */
async function call(driver: string, method: string, path: string, body?: object) {
  const answer = await fetch(driver + path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(2 * patience),
  });
  const { value } = JSON.parse(await answer.text());
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  return value;
}
