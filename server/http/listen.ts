import type { Server } from "node:http";
import { type Config, ConfigError } from "#platform/config.ts";

/** Resolves when the server takes requests; says in words why it cannot. */
export function listen(server: Server, { port, host }: Pick<Config, "port" | "host">): Promise<void> {
  const reasons: Record<string, string> = {
    EADDRINUSE: `PORT is "${port}"; another program listens there already: stop it or choose another port`,
    EACCES: `PORT is "${port}"; this user may not listen there: choose one above 1023`,
    EADDRNOTAVAIL: `HOST is "${host}"; expected an address of this machine`,
    ENOTFOUND: `HOST is "${host}"; expected an address of this machine`,
  };
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ""];
      reject(reason ? new ConfigError(reason, { cause: error }) : error);
    });
    server.listen(port, host, resolve);
  });
}
