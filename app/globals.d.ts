/** The id of this build, the same in the server and in the browser. */
declare const __BUILD_ID__: string;

/** Reads codes from pictures, in the browsers that can. */
declare class BarcodeDetector {
  constructor(options: { formats: string[] });
  static getSupportedFormats(): Promise<string[]>;
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
