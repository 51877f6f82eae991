import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

// What every page loads stands in few files: they compress better than many, and ask fewer questions of a slow connection.
const chunks = [
  // Styles in two sheets, one for all pages and one for forms and tables, beside the few features that have their own.
  { name: "forms", test: /\/ui\/(choice|error-summary|field|form|progress-bar|select|status|table|tabs)\/[\w-]+\.css$/ },
  { name: "styles", test: /\/(ui|app\/shell)\/(?!dialog|gallery|image-viewer|modal)[\w/-]+\.css$/ },
  { name: "framework", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  { name: "shared", minShareCount: 20 },
];

export default defineConfig({
  plugins: [reactRouter()],
  define: { __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? "development") },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: chunks } } } } },
    // Our own server module is the entry; it brings the router's build along.
    ssr: {
      build: { rollupOptions: { input: "./server/app.ts" } },
      // Node would take its old form, whose names cannot be imported: the build takes its modules in.
      resolve: { noExternal: ["opentype.js"] },
    },
  },
});
