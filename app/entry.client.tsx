import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteNavigations, reloadOnFailedChunk } from "./shell/reload.ts";

reloadOnFailedChunk();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[noteNavigations]} />
    </StrictMode>,
  );
});
