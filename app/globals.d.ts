/** The id of this build, the same in the server and in the browser. */
declare const __BUILD_ID__: string;
