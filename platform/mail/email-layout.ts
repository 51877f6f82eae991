// Mail programs know no style sheets of ours, so each element says its own look.
const fonts =
  "font-family:system-ui,-apple-system,'Noto Sans TC','Noto Sans JP','PingFang TC','Hiragino Sans',sans-serif";

/** The look of the elements of a letter, as inline styles. */
export const emailLayout = {
  body: `margin:0;padding:24px 12px;background:#fbf6ec;color:#231a16;${fonts};font-size:16px;line-height:1.7;overflow-wrap:anywhere`,
  sheet:
    "max-width:560px;margin:0 auto;padding:28px 24px;background:#fffdf8;border-top:6px solid #a8321f;border-radius:8px",
  brand: "margin:0 0 4px;color:#7d2418;font-weight:700",
  title: "margin:0 0 20px;font-size:22px;line-height:1.4;color:#231a16",
  code: "margin:20px 0;padding:14px 16px;background:#f3e9d7;border-radius:6px",
  letters: "font-family:ui-monospace,Consolas,monospace;font-size:24px;letter-spacing:.12em",
  table: "width:100%;border-collapse:collapse;margin:8px 0 20px",
  term: "padding:8px 12px 8px 0;border-bottom:1px solid #dccbb0;text-align:left;vertical-align:top;font-weight:400;color:#4a3d35;width:34%",
  value: "padding:8px 0;border-bottom:1px solid #dccbb0;vertical-align:top",
  button:
    "display:inline-block;padding:12px 22px;background:#a8321f;color:#fff6ea;border-radius:6px;text-decoration:none;font-weight:700",
  quiet: "color:#4a3d35;font-size:14px",
  foot: "max-width:560px;margin:16px auto 0;padding:0 24px;color:#4a3d35;font-size:13px",
} as const;

// Programs that know a dark scheme and style sheets (Apple's among them) take these; they find an element by the look
// it says.
const dark = `@media (prefers-color-scheme:dark){
body{background:#161311!important;color:#f3e9d7!important}
[style*="background:#fffdf8"]{background:#241e19!important}
[style*="background:#f3e9d7"]{background:#352c24!important}
[style*=";color:#231a16"]{color:#f3e9d7!important}
[style*="color:#4a3d35"]{color:#cbbda6!important}
[style*="color:#7d2418"]{color:#f4a591!important}
[style*="solid #dccbb0"]{border-color:#4a3f34!important}
}`;

type Sheet = {
  lang: string;
  title: string;
  /** HTML. */
  body: string;
  foot?: string;
};

/** A letter as a whole HTML document: `emailSheet({ lang: "en", title: "Your code", body: "<p>…</p>" })`. */
export function emailSheet({ lang, title, body, foot = "" }: Sheet): string {
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${safe(title)}</title><style>${dark}</style></head>
<body style="${emailLayout.body}"><div style="${emailLayout.sheet}">
${body}
</div>${foot && `<div style="${emailLayout.foot}">${foot}</div>`}</body></html>
`;
}

/** Text as it may stand in HTML. */
export function safe(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
