import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // All addresses are known from the start: one request less on a poor connection.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
