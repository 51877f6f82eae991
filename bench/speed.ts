import { existsSync } from "node:fs";
import { loadavg } from "node:os";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { type Figure, median, printTable } from "./table.ts";
import { firstItem, settle, type Site, sitemapPaths, startSite } from "./site.ts";

// Lighthouse on its phone preset, the median of so many runs; with --full as many as the goals ask for, with --runs=1
// as many as that, with --only=home,calendar,plan/* those pages alone, with --every one of every kind, with --in=zh_TW
// in that language alone.
const asked = (flag: string) => process.argv.find((word) => word.startsWith(`--${flag}=`))?.slice(flag.length + 3);
const runs = Number(asked("runs") ?? (process.argv.includes("--full") ? 5 : 3));
const only = asked("only")?.split(",");
const inLanguage = asked("in");
const languages = { zh_TW: "", en_US: "/en_US", ja_JP: "/ja_JP" };
const chromium =
  process.env.PLAYWRIGHT_CHROMIUM ?? ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => existsSync(path));

type Visit = { performance: number; lcp: number; cls: number; tbt: number; trouble: string };

const site = await startSite({ env: { PARK_MODE: "production" } });
try {
  await settle(site);
  const figures: Figure[] = [];
  const { ofGoals, others } = await pagesOf(site);
  const pages = only || process.argv.includes("--every") ? [...ofGoals, ...others] : ofGoals;
  for (const [name, path] of pages.filter(([name]) => only?.includes(name) ?? true))
    for (const [locale, prefix] of Object.entries(languages).filter(([locale]) => !inLanguage || locale === inLanguage))
      figures.push(...(await measure(site, `${name} ${locale}`, prefix + path || "/")));
  printTable("Speed on a phone (Lighthouse, simulated throttling)", figures, [
    `median of ${runs} run(s); LCP beside the same page with scripts blocked, alternating; other work on this machine (load over a minute): ${loadavg()[0]?.toFixed(1)}`,
  ]);
} finally {
  await site.stop();
}

/**
 * The pages of the goals, and one of every other kind on the site map, called by its address: `calendar`, or `plan/*`
 * for an item.
 */
async function pagesOf(site: Site) {
  const ofGoals = [
    ["home", ""],
    ["list", "/exhibition"],
    ["item", await firstItem(site, "/exhibition")],
    ["group", "/group"],
    ["prose", "/about"],
  ] as const;
  const kinds = new Map<string, string>();
  for (const path of (await sitemapPaths(site)).filter((path) => !/^\/(en_US|ja_JP|)(\/|$)/.test(path))) {
    const [, list = "", ...item] = path.split("/");
    const kind = item.length > 0 ? `${list}/*` : list;
    if (!kinds.has(kind) && !ofGoals.some(([, known]) => known === path)) kinds.set(kind, path);
  }
  return { ofGoals, others: [...kinds] };
}

async function measure(site: Site, name: string, path: string): Promise<Figure[]> {
  // Whoever comes first has the page's pictures made, and leaves before the last is.
  await visit(site, path, []);
  await settle(site);
  const plain: Visit[] = [];
  const blocked: Visit[] = [];
  for (let run = 0; run < runs; run++) {
    plain.push(await visit(site, path, []));
    blocked.push(await visit(site, path, ["*.js"]));
  }
  const middle = (visits: Visit[], key: "performance" | "lcp" | "cls" | "tbt") => median(visits.map((one) => one[key]));
  const ratio = middle(plain, "lcp") / middle(blocked, "lcp");
  return [
    {
      measure: `${name}: performance`,
      goal: "≥ 99",
      result: String(middle(plain, "performance")),
      holds: middle(plain, "performance") >= 99,
    },
    {
      measure: `${name}: LCP against no scripts`,
      goal: "≤ 1.05 ×",
      result: `${ratio.toFixed(2)} × (${Math.round(middle(plain, "lcp"))} ms)`,
      holds: ratio <= 1.05,
    },
    {
      measure: `${name}: CLS`,
      goal: "≤ 0.01",
      result: middle(plain, "cls").toFixed(3),
      holds: middle(plain, "cls") <= 0.01,
    },
    {
      measure: `${name}: TBT`,
      goal: "≤ 50 ms",
      result: `${Math.round(middle(plain, "tbt"))} ms`,
      holds: middle(plain, "tbt") <= 50,
    },
  ];
}

/** One visit on a phone with an empty cache; a visit in which the browser itself gave up is made again. */
async function visit(site: Site, path: string, blockedUrlPatterns: string[]): Promise<Visit> {
  for (let tries = 1; ; tries++) {
    const seen = await visitOnce(site, path, blockedUrlPatterns);
    if (Number.isFinite(seen.lcp + seen.cls + seen.tbt)) return seen;
    if (tries === 3) throw new Error(`Lighthouse could not measure ${path}: ${seen.trouble}`);
  }
}

async function visitOnce(site: Site, path: string, blockedUrlPatterns: string[]): Promise<Visit> {
  const chrome = await launch({
    ...(chromium && { chromePath: chromium }),
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  try {
    const locale = path.startsWith("/en_US") ? "en-US" : path.startsWith("/ja_JP") ? "ja-JP" : "zh-TW";
    const result = await lighthouse(site.origin + path, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: ["performance"],
      blockedUrlPatterns,
      extraHeaders: { "Accept-Language": locale },
    });
    if (!result) throw new Error(`no result for ${path}`);
    const { audits, categories } = result.lhr;
    const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const trouble = [
      result.lhr.runtimeError?.message,
      audits["largest-contentful-paint"]?.errorMessage,
      audits["total-blocking-time"]?.errorMessage,
      ...result.lhr.runWarnings,
    ]
      .filter(Boolean)
      .join("; ");
    return {
      trouble,
      performance: Math.round((categories.performance?.score ?? 0) * 100),
      lcp: figure("largest-contentful-paint"),
      cls: figure("cumulative-layout-shift"),
      tbt: figure("total-blocking-time"),
    };
  } finally {
    chrome.kill();
  }
}
