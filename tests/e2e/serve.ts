// The site of the browser tests: in a copy of the filled park, since filling one takes fifteen seconds of a processor,
// it starts as it always does.
import { copyFolder, embeddedTemplate } from "#tests/template.ts";

await copyFolder(await embeddedTemplate(), { to: process.env.DATA_DIR ?? "" });
await import("#server/main.ts");
