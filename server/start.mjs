// Runs on any Node from 20 on, with nothing installed: brings what is missing, then starts the park or carries out a
// command.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { build, install, ownNode, root, servingOptions, stop, surroundings } from "./set-up.mjs";
import { end, longestEndMs, longestSilenceMs, watchOver } from "./processes/watchdog.mjs";

const programs = {
  serve: "server/main.ts",
  dev: "server/dev.ts",
  backup: "server/commands/backup.ts",
  restore: "server/commands/restore.ts",
  admin: "server/commands/admin.ts",
  doctor: "server/commands/doctor.ts",
};
const [command = "serve", ...rest] = process.argv.slice(2);
const program =
  programs[command] ?? stop(`There is no command "${command}"; there are: ${Object.keys(programs).join(", ")}.`);

install();
if (command === "serve") build();

const options = command === "serve" ? servingOptions : [];
const settings = command === "dev" ? { NODE_ENV: "development", PARK_MODE: "development" } : surroundings;
let stopping = false;
let child = begin();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    stopping = true;
    end(child, signal, longestEndMs(signal, { ...settings, ...process.env }));
  });
// npm may be killed without a chance to tell us; then nobody is left who could stop the park.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== parent && !stopping) process.kill(process.pid, "SIGTERM");
  }, 500).unref();

/** Starts the program; one that stops answering is ended and started anew. */
function begin() {
  // A child with an open channel to this process notices when it is gone, whatever the reason.
  const begun = spawn(ownNode(), [...options, join(root, program), ...rest], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...settings, ...process.env },
  });
  let silent = false;
  watchOver(begun, () => {
    silent = true;
    process.stderr.write(`The park has not answered for ${longestSilenceMs / 1000} seconds; it is started anew.\n`);
  });
  begun.on("error", (error) => stop(`Node 26 cannot be run here: ${error.message}`));
  begun.on("exit", (code, signal) => {
    if (!silent || stopping) process.exit(signal ? 1 : (code ?? 1));
    child = begin();
  });
  return begun;
}
