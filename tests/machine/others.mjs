// Finds the other browsers and the Java that the HTML checker runs on, or brings them where it may. Node 20, nothing
// installed.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../server/set-up.mjs";
import { findProgram, installPackages } from "./system.mjs";

/** Firefox, whose own protocol is enough to drive it. */
export function openFirefox() {
  const find = () =>
    process.env.TEST_FIREFOX || findProgram(["firefox-esr", "firefox"], ["/Applications/Firefox.app/Contents/MacOS"]);
  const path = find() || (installPackages(["firefox-esr"]) && find());
  return path
    ? { path }
    : {
        missing:
          "There is no Firefox here, so no page was opened in it. Install one (Debian: apt-get install firefox-esr) or name one in TEST_FIREFOX.",
      };
}

/** WebKitGTK: its driver, its small browser, and a screen in memory to show it on. */
export function openWebKit() {
  const find = () => {
    const [driver, screen, browser] = [
      findProgram(["WebKitWebDriver"]),
      findProgram(["Xvfb"]),
      findProgram(["MiniBrowser"], placesOfMiniBrowser()),
    ];
    return driver && screen && browser && { driver, screen, browser };
  };
  const found = find() || (installPackages(["webkit2gtk-driver", "xvfb"]) && find());
  return (
    found || {
      missing:
        "There is no WebKitGTK to drive here, so no page was opened in it. Install its driver and a screen in memory (Debian, Ubuntu: apt-get install webkit2gtk-driver xvfb).",
    }
  );
}

/** The Nu HTML checker, which comes by npm in a folder of its own, and the Java it needs. */
export function openHtmlChecker() {
  const find = () => findProgram(["java"]);
  const java = find() || (installPackages(["default-jre-headless"]) && find());
  if (!java)
    return {
      missing:
        "There is no Java here, so the Nu HTML checker did not run. Install one, 11 or newer (Debian, Ubuntu: apt-get install default-jre-headless).",
    };
  const folder = join(root, "tests/machine/html-checker");
  // Its install script would bring a Java of its own from elsewhere.
  const { status, error } = spawnSync(
    "npm",
    ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: folder, stdio: ["ignore", "ignore", "inherit"] },
  );
  if (status !== 0)
    return {
      missing: `npm could not install the Nu HTML checker in tests/machine/html-checker${error ? `: ${error.message}` : ""}; is there a network?`,
    };
  return { java, jar: join(folder, "node_modules/vnu-jar/build/dist/vnu.jar") };
}

/** Distributions keep it beside the library, in a folder that bears the library's version. */
function placesOfMiniBrowser() {
  const folders = ["/usr/lib", "/usr/lib64", "/usr/libexec"];
  const inside = (folder) => {
    try {
      return readdirSync(folder).map((name) => join(folder, name));
    } catch {
      return [];
    }
  };
  const isWebKit = (path) => /\/webkit(2gtk|gtk)-[\d.]+$/.test(path);
  const near = folders.flatMap(inside);
  return [
    ...near.filter(isWebKit),
    ...near
      .filter((path) => /-linux-gnu/.test(path))
      .flatMap(inside)
      .filter(isWebKit),
  ]
    .sort()
    .reverse();
}
