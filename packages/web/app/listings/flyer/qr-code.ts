import QRCode from 'qrcode';

/** Modules of a side, and the dark ones as one path in module units. */
export interface QrCode {
  size: number;
  path: string;
}

/** The QR code of a text (ISO/IEC 18004), medium error correction. Only made on the server. */
export function qrCodeOf(text: string): QrCode {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!data[row * size + column]) continue;
      let end = column + 1;
      while (end < size && data[row * size + end]) end += 1;
      path += `M${column} ${row}h${end - column}v1h-${end - column}z`;
      column = end;
    }
  }
  return { size, path };
}
