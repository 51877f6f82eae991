import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, request } from "node:http";
import { freePort } from "#tests/port.ts";

export type HeardSite = {
  url: string;
  /** What pages have asked for and not been given, to be emptied by whoever reads it. */
  refused: string[];
  close(): Promise<void>;
};

/**
 * A stand-in for the site that passes everything on and puts an ear into each page: a script that notes whatever goes
 * wrong there, from its first line on. WebKit's driver tells nothing of the console; so all browsers are asked in the
 * same way.
 */
export async function listenIn(site: string): Promise<HeardSite> {
  const { hostname, port } = new URL(site);
  const refused: string[] = [];
  const server = createServer((incoming, answer) => {
    // A connection of its own for each, since one that is kept may be closed by the site just when it is used again.
    const headers = { ...incoming.headers, "accept-encoding": "identity", connection: "close" };
    const outgoing = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers, agent: false },
      (passed) => {
        const { statusCode = 502 } = passed;
        const { connection: _, ...headers } = passed.headers;
        // What a page loads; the pages themselves say what they are.
        if (statusCode >= 400 && !incoming.headers.accept?.startsWith("text/html"))
          refused.push(`${statusCode} ${incoming.url}`);
        if (!headers["content-type"]?.startsWith("text/html")) {
          answer.writeHead(statusCode, headers);
          passed.pipe(answer);
          return;
        }
        const chunks: Buffer[] = [];
        passed.on("data", (chunk) => chunks.push(chunk));
        passed.on("end", () => {
          const page = Buffer.concat(chunks)
            .toString("utf8")
            .replace("<head>", () => `<head><script>${ear}</script>`);
          const { "content-length": _, ...rest } = headers;
          const policy = headers["content-security-policy"];
          answer.writeHead(statusCode, {
            ...rest,
            ...(typeof policy === "string" && {
              "content-security-policy": policy.replace("script-src ", `script-src ${earHash} `),
            }),
          });
          answer.end(page);
        });
      },
    );
    outgoing.on("error", () => answer.destroy());
    answer.on("close", () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  const own = await freePort();
  server.listen(own, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${own}`,
    refused,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Kept for the tab, since a form may lead on before anybody asks. */
const ear = `(() => {
  const note = (what) => sessionStorage.setItem("heard", JSON.stringify([...JSON.parse(sessionStorage.getItem("heard") || "[]"), location.pathname + ": " + what]));
  const said = console.error;
  console.error = (...words) => { note("console: " + words.map((word) => word && word.stack || String(word)).join(" ")); said.apply(console, words); };
  addEventListener("error", (event) => note(event.message ? event.message + " (" + event.filename + ":" + event.lineno + ")" : "not loaded: " + (event.target.currentSrc || event.target.src || event.target.href)), true);
  addEventListener("unhandledrejection", ({ reason }) => note("not caught: " + (reason && reason.stack || reason)));
  addEventListener("securitypolicyviolation", (event) => note("policy: " + event.violatedDirective + " " + event.blockedURI), true);
})();`;
const earHash = `'sha256-${createHash("sha256").update(ear).digest("base64")}'`;
