import type { StoredPictureRow } from "./pictures.table.ts";

/** The colours of the park's paper and brick, for a picture whose own colours cannot be read either. */
const plain = ["#e9dcc3", "#e2cfa9", "#d8bf94", "#c9a777"];

/**
 * What stands in a picture's place while its file cannot be had: its own colours, running from corner to corner, and a
 * drum in outline, so that nobody takes it for the picture. `placeholderOf(picture)` is an SVG.
 */
export function placeholderOf(picture?: Pick<StoredPictureRow, "width" | "height" | "tiny">): string {
  const { width, height } = picture ?? { width: 1200, height: 800 };
  const [topLeft, topRight, bottomLeft, bottomRight] = plain.map((colour, corner) => {
    const own = picture?.tiny[corner] ?? "";
    return /^#[0-9a-f]{6}$/i.test(own) ? own : colour;
  });
  const size = Math.min(width, height) * 0.16;
  const [x, y] = [width / 2, height / 2];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><linearGradient id="a"><stop stop-color="${topLeft}"/><stop offset="1" stop-color="${topRight}"/></linearGradient>`,
    `<linearGradient id="b"><stop stop-color="${bottomLeft}"/><stop offset="1" stop-color="${bottomRight}"/></linearGradient>`,
    `<linearGradient id="c" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient>`,
    `<mask id="d"><rect width="${width}" height="${height}" fill="url(#c)"/></mask></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#a)"/>`,
    `<rect width="${width}" height="${height}" fill="url(#b)" mask="url(#d)"/>`,
    `<g transform="translate(${x} ${y}) scale(${size / 100})" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="7">`,
    `<ellipse cy="-45" rx="80" ry="26"/><path d="M-80-45v80c0 14 36 26 80 26s80-12 80-26v-80M-80-40-40 56M80-40 40 56M-40-24 0 61M40-24 0 61"/></g></svg>`,
  ].join("");
}
