import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { nowMs } from "#platform/clock.ts";
import { goBy } from "#ui/now/page-clock.ts";
import {
  askForDataTwice,
  hearBeforeRouter,
  noteNavigations,
  reloadOnFailedChunk,
  reloadWhereAddressHasMoved,
} from "#app/shell/builds/reload.ts";

// The device's, until an answer brings the server's (menu-calls.ts).
goBy(nowMs);
reloadOnFailedChunk();
askForDataTwice();
// Before the router listens.
hearBeforeRouter();
if (!reloadWhereAddressHasMoved())
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[noteNavigations]} />
      </StrictMode>,
    );
  });
