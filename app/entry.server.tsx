import { randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { loggedPath } from "#platform/http/url-keys.ts";
import { pagePolicy } from "#platform/http/headers.ts";
import { ownScripts } from "#platform/http/own-scripts.ts";
import { parkContext, refusalContext } from "./context.ts";
import { renderFragment } from "./shell/frame/fragment-cache.server.ts";
import { FragmentCache } from "./shell/frame/cached-fragment.tsx";
import { begin, scriptsLast } from "./shell/scripts-last.ts";
import { ShareAddress } from "./shell/share/share.ts";
import { shareAddressIn } from "./shell/share/share-address.server.ts";

/**
 * A page is sent whole, with everything in it in its place: its cache, its policy's hashes and visitors without
 * JavaScript all need it so.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const refused = context.get(refusalContext)?.pathname;
  if (refused) entry.staticHandlerContext.location.pathname = refused;
  // The router puts the nonce on every script it writes. It never leaves the server: pages are kept, and a nonce may
  // serve only once.
  const nonce = randomBytes(18).toString("base64url");
  const { prelude } = await prerenderToNodeStream(
    <FragmentCache value={renderFragment}>
      <ShareAddress value={shareAddressIn(context.get(parkContext))}>
        <ServerRouter context={withItsRoutes(entry)} url={request.url} nonce={nonce} />
      </ShareAddress>
    </FragmentCache>,
    // Nothing is sent in pieces: React would put large parts at the end, for a script to move to their place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const { html, scripts } = ownScripts(await text(prelude), nonce);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", pagePolicy([...scripts, begin], html));
  return new Response(scriptsLast(html), { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { log } = (context as Readonly<RouterContextProvider>).get(parkContext);
  log.error({ err: error, path: loggedPath(new URL(request.url).pathname) }, "a page could not be made");
};

/** The router goes through every route it is told of for each page; of two hundred, the page's own are enough. */
function withItsRoutes(entry: EntryContext): EntryContext {
  const routes = Object.fromEntries(
    entry.staticHandlerContext.matches.map(({ route: { id } }) => [id, entry.manifest.routes[id]]),
  );
  return { ...entry, manifest: { ...entry.manifest, routes } };
}
