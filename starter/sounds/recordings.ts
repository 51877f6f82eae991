import type { Localized } from "#platform/locales.ts";
import type { RecordingNote } from "#app/audio-guide/recordings.server.ts";

/** The recordings of the starter park, by stop and language; written by make.ts. */
export const recordings: Record<string, Localized<RecordingNote>> = {
  "brick-gate": {
    zh_TW: {
      name: "brick-gate-zh-6eacd171d6ef",
      seconds: 40.12,
      starts: [0, 1.72, 6.76, 13.62, 22.01, 29.05, 36.25],
      words: "eabb93bbeac7",
      synthesised: true,
    },
    en_US: {
      name: "brick-gate-en-93da7a1c63db",
      seconds: 33.35,
      starts: [0, 1.33, 4.69, 11.22, 18.5, 23.31, 29.67, 30.63],
      words: "2bc6f4faf97b",
      synthesised: true,
    },
    ja_JP: {
      name: "brick-gate-ja-ba36bc68ba3d",
      seconds: 31.98,
      starts: [0, 2.05, 6.31, 11.81, 16.89, 22.2, 27.77, 29.31],
      words: "6983fe08cacb",
      synthesised: true,
    },
  },
  "temple-roof": {
    zh_TW: {
      name: "temple-roof-zh-88be7ce3b590",
      seconds: 38.4,
      starts: [0, 3.93, 8.62, 18.44, 23.51, 32.48],
      words: "509121a5a282",
      synthesised: true,
    },
    en_US: {
      name: "temple-roof-en-8c80dc71fa2f",
      seconds: 36.4,
      starts: [0, 3.49, 7.31, 14.12, 18.4, 23.5, 31.11],
      words: "e5c3dc15cba1",
      synthesised: true,
    },
    ja_JP: {
      name: "temple-roof-ja-4485f6f52dc6",
      seconds: 32.1,
      starts: [0, 3.46, 6.92, 14.94, 19.36, 26.93, 28.98],
      words: "5fdb5ee994bc",
      synthesised: true,
    },
  },
  "bell-and-drum": {
    zh_TW: {
      name: "bell-and-drum-zh-76bafdca9429",
      seconds: 46.05,
      starts: [0, 2.33, 10.16, 18.23, 28.37, 36.6],
      words: "fe939e580ba7",
      synthesised: true,
    },
    en_US: {
      name: "bell-and-drum-en-5939adb71ce1",
      seconds: 38.75,
      starts: [0, 2.15, 8.61, 15.82, 19.74, 24.86, 31.66, 33.39],
      words: "62b2eea0d088",
      synthesised: true,
    },
    ja_JP: {
      name: "bell-and-drum-ja-53af59cce9b1",
      seconds: 35.83,
      starts: [0, 1.78, 4.68, 8.09, 14.45, 18.27, 23.79, 30.29],
      words: "7a88096d2cee",
      synthesised: true,
    },
  },
  "stage-ceiling": {
    zh_TW: {
      name: "stage-ceiling-zh-f72b8dabf71e",
      seconds: 40.15,
      starts: [0, 6.31, 12.82, 21.43, 29.86, 36.6],
      words: "a87bb5bd51c3",
      synthesised: true,
    },
    en_US: {
      name: "stage-ceiling-en-07a58765c6aa",
      seconds: 30.27,
      starts: [0, 4.24, 9.95, 17.82, 22.53, 27.74],
      words: "4b29e4396cd1",
      synthesised: true,
    },
    ja_JP: {
      name: "stage-ceiling-ja-3dca16026361",
      seconds: 27.66,
      starts: [0, 3.98, 8.88, 15.07, 19.92, 25.43],
      words: "ae12e87649ca",
      synthesised: true,
    },
  },
};
