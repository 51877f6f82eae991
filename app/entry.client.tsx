import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { askForDataTwice, hearBeforeRouter, noteNavigations, reloadOnFailedChunk, reloadWhereAddressHasMoved } from "#app/shell/builds/reload.ts";

reloadOnFailedChunk();
askForDataTwice();
// Before the router listens.
hearBeforeRouter();
if (!reloadWhereAddressHasMoved()) startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[noteNavigations]} />
    </StrictMode>,
  );
});
