/** The part of the package we use; those published for it lack the newer options. */
declare module "subset-font" {
  type Options = {
    targetFormat: "woff2" | "truetype";
    keepFeatures: readonly string[];
    dropTables: readonly string[];
    noHinting: boolean;
  };
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}
