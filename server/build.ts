import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nowMs } from "#platform/clock.ts";
import { compressedTwins } from "#platform/http/static-files.ts";
import { writeByLanguage } from "./scripts/by-language.ts";
import { shortManifest } from "./scripts/route-manifest.ts";

const root = join(import.meta.dirname, "..");
const [stamp = "development"] = process.argv.slice(2);
const id = stamp.slice(0, 16);

// The tool's own messages are only worth showing when it fails.
try {
  execFileSync(process.execPath, [join(root, "node_modules/.bin/react-router"), "build"], {
    cwd: root,
    stdio: "pipe",
    env: { ...process.env, NODE_ENV: "production", BUILD_ID: id },
  });
} catch (error) {
  const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
  process.stderr.write(`${stdout}${stderr}`);
  process.exit(1);
}
const client = join(root, "build/client");
const manifests = readdirSync(join(client, "assets"))
  .filter((name) => /^manifest-.*\.js$/.test(name))
  .map((name) => join(client, "assets", name));
// The router marks a sheet that parts loaded later want too, so that they bring their own. The one of all pages is
// always there.
for (const manifest of [join(root, "build/server/index.js"), ...manifests])
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace(/(\/assets\/styles-[\w-]+\.css)#/g, "$1"));
writeFileSync(join(root, "build/public-scripts.json"), JSON.stringify(writeByLanguage(client)));
for (const manifest of manifests) writeFileSync(manifest, shortManifest(readFileSync(manifest, "utf8")));
for (const name of readdirSync(client, { recursive: true, encoding: "utf8" })) {
  const path = join(client, name);
  if (!statSync(path).isFile()) continue;
  const twins = compressedTwins(path, readFileSync(path));
  if (!twins) continue;
  writeFileSync(`${path}.br`, twins.br);
  writeFileSync(`${path}.gz`, twins.gz);
}
writeFileSync(join(root, "build/stamp.json"), JSON.stringify({ stamp, id, builtAt: nowMs() }));
