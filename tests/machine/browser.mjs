// Finds the system's Chromium and fonts for Chinese and Japanese, or brings them. Node 20, nothing installed.
import { spawnSync } from "node:child_process";
import { findProgram, installPackages } from "./system.mjs";

// The shell is the same browser without windows: the tests take a quarter less of the processor with it.
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const howTo = `The browser tests need Chromium, a font with Chinese and Japanese characters, and Times New Roman or its free twin. Install them, for example:
  Debian, Ubuntu:  apt-get install chromium fonts-noto-cjk fonts-liberation
  Fedora:          dnf install chromium google-noto-sans-cjk-fonts liberation-serif-fonts
  macOS:           brew install --cask chromium
or name a browser in PLAYWRIGHT_CHROMIUM, then run npm test again.`;

/** The browser's path, or in words what is missing. */
export function openBrowser() {
  const wanted = [
    ...(findChromium() ? [] : ["chromium"]),
    ...(hasFonts() ? [] : ["fontconfig", "fonts-noto-cjk", "fonts-liberation"]),
  ];
  if (wanted.length > 0) installPackages(wanted);
  const path = findChromium();
  return path && hasFonts() ? { path } : { missing: howTo };
}

function findChromium() {
  return process.env.PLAYWRIGHT_CHROMIUM || findProgram(names, ["/Applications/Chromium.app/Contents/MacOS"]);
}

/**
 * True where the system has a font for both languages and the serif that English headings wear before their own; macOS
 * always has.
 */
function hasFonts() {
  if (process.platform === "darwin") return true;
  const found = (pattern) => spawnSync("fc-list", [pattern, "family"], { encoding: "utf8" }).stdout?.trim();
  return Boolean(found(":lang=zh-tw") && found(":lang=ja") && (found("Liberation Serif") || found("Times New Roman")));
}
