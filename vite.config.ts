import { readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

// What every page loads stands in few files: they compress better than many, and ask fewer questions of a slow
// connection.
const chunks = [
  // Styles in two sheets, one for all pages and one for forms and tables, beside the few features that have their own.
  {
    name: "forms",
    test: /\/ui\/(choice|error-summary|field|form|number-field|select|table)\/(?!table-cards)[\w-]+\.css$/,
  },
  {
    name: "styles",
    test: /\/(ui|app\/shell)(?!\/(before-after|consent|file-field|month|status|verification|chart|day-picker|dialog|embed|fold|gallery|page\/(?:album|entry|tool-head)|image-viewer|modal|progress-bar|table\/table-cards|tabs))[\w/-]*\.css$/,
  },
  { name: "framework", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  // What stands around every page, and what that needs.
  { name: "frame", test: /\/app\/shell\/frame\/(site-frame|use-frame)\.tsx?$/ },
  // What every form is made of, but what it fetches once somebody writes in it.
  {
    name: "form",
    test: /\/(ui\/(choice|consent|date-input|error-summary|field|form|select|verification)\/(?!draft\.|tidy\.|work\.)|platform\/form\/)[\w-]+\.tsx?$/,
  },
  // Not what belongs to forms or to the back office, however many share it: every page would load it, styles and all.
  {
    name: "shared",
    minShareCount: 20,
    test: /^(?!.*\/(app\/staff|ui\/(back|choice|consent|error-summary|field|file-field|form|month|number-field|progress-bar|select|status|table|tabs|verification))\/)/,
  },
];

const [layers] = /@layer [^;{]+;/.exec(readFileSync(new URL("./ui/ui.css", import.meta.url), "utf8")) ?? [];

/**
 * Every sheet names the layers in the order of ui.css: after a fault the router puts the one for all pages behind
 * others, which must not set an order of their own.
 */
const layersInOrder: Plugin = {
  name: "layers-in-order",
  enforce: "post",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = `${layers}${file.source}`;
  },
};

export default defineConfig({
  plugins: [reactRouter(), layersInOrder],
  define: { __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? "development") },
  build: {
    assetsInlineLimit: 0,
    // A part that is fetched later names its styles ahead, not its scripts: most are there by then, and their names
    // weigh on every page.
    modulePreload: {
      resolveDependencies: (_, names, { hostType }) =>
        hostType === "js" ? names.filter((name) => name.endsWith(".css")) : names,
    },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            codeSplitting: { groups: chunks },
          },
        },
      },
    },
    // Our own server module is the entry; it brings the router's build along.
    ssr: {
      build: { rollupOptions: { input: "./server/app.ts" } },
      // Node would take its old form, whose names cannot be imported: the build takes its modules in.
      resolve: { noExternal: ["opentype.js"] },
    },
  },
});
