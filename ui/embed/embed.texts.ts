import type { Localized } from "#platform/locales.ts";

export const embedTexts = {
  where: {
    zh_TW: "這部影片放在 {host}。按下載入之前，本站不會與對方連線；載入之後，對方會知道您的 IP 位址。",
    en_US:
      "This film is kept at {host}. Nothing is fetched from there until you ask; from then on they see your IP address.",
    ja_JP:
      "この映像は{host}にあります。読み込むまで通信は行いません。読み込むと、相手のサイトにIPアドレスが伝わります。",
  },
  whereOnly: {
    zh_TW: "這部影片放在 {host}，會另開新分頁。",
    en_US: "This film is kept at {host} and opens in a new tab.",
    ja_JP: "この映像は{host}にあり、新しいタブで開きます。",
  },
  load: { zh_TW: "從 {host} 載入", en_US: "Load from {host}", ja_JP: "{host}から読み込む" },
  visit: { zh_TW: "到 {host} 觀看", en_US: "Watch at {host}", ja_JP: "{host}で見る" },
} as const satisfies Record<string, Localized>;
