import { create } from "qrcode";

/** A QR code as one path of dark squares, on a field of `size` squares with the quiet border. */
export type QrCode = { size: number; path: string };

const border = 4;

/** The QR code of an address. */
export function qrOf(address: string): QrCode {
  const { modules } = create(address, { errorCorrectionLevel: "M" });
  const squares = Array.from(modules.data, (dark, at) =>
    dark ? `M${(at % modules.size) + border} ${Math.floor(at / modules.size) + border}h1v1h-1z` : "",
  );
  return { size: modules.size + 2 * border, path: squares.join("") };
}
