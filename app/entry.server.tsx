import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { loggedPath } from "#platform/http/address-book.ts";
import { parkContext } from "./context.ts";
import { keepPart } from "./shell/frame/keep-part.server.ts";
import { PartKeeper } from "./shell/frame/kept.tsx";
import { scriptsLast } from "./shell/scripts-last.ts";
import { ShareAddress } from "./shell/share/share.ts";
import { shareAddressIn } from "./shell/share/share-address.server.ts";

/** A page is sent whole: its cache, its policy's hashes and visitors without JavaScript all need it so. */
export default async function renderPage(request: Request, status: number, headers: Headers, entry: EntryContext, context: RouterContextProvider) {
  const page = (
    <PartKeeper value={keepPart}>
      <ShareAddress value={shareAddressIn(context.get(parkContext))}>
        <ServerRouter context={withItsRoutes(entry)} url={request.url} />
      </ShareAddress>
    </PartKeeper>
  );
  const html = await renderWhole(page, request.signal);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(scriptsLast(html), { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { log } = (context as Readonly<RouterContextProvider>).get(parkContext);
  log.error({ err: error, path: loggedPath(new URL(request.url).pathname) }, "a page could not be made");
};

/** The router goes through every route it is told of for each page; of two hundred, the page's own are enough. */
function withItsRoutes(entry: EntryContext): EntryContext {
  const routes = Object.fromEntries(entry.staticHandlerContext.matches.map(({ route: { id } }) => [id, entry.manifest.routes[id]]));
  return { ...entry, manifest: { ...entry.manifest, routes } };
}

/** React's Node renderer is about twice as fast as the one for web streams, which encodes every attribute by itself. */
function renderWhole(page: ReactNode, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const whole = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts).toString());
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, { onAllReady: () => pipe(whole), onShellError: reject });
    signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  });
}
