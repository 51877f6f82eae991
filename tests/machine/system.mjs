// What both helpers ask of the machine. Node 20, nothing installed.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of these programs that is there: names are looked up in PATH and in further folders. */
export function findProgram(names, folders = []) {
  const places = [...(process.env.PATH ?? "").split(delimiter), ...folders];
  return names.flatMap((name) => places.map((place) => join(place, name))).find(isProgram);
}

/** Installs packages where this user may and apt-get is the way; true when it went well. */
export function installPackages(names) {
  if (!mayInstall()) return false;
  process.stdout.write(`Installing ${names.join(", ")} (apt-get) …\n`);
  const quiet = { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-qq"], quiet);
  return spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], quiet).status === 0;
}

export function isRoot() {
  return process.getuid?.() === 0;
}

function mayInstall() {
  return isRoot() && findProgram(["apt-get"]) !== undefined;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
