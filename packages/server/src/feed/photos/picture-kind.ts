type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/**
 * Detects a picture's format from its first bytes, never from its name or content type. Null for
 * anything but the formats that feeds use: no other decoder (SVG, PDF, TIFF …) ever sees the bytes.
 */
export function pictureKindOf(bytes: Buffer): PictureKind | null {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  const head = bytes.toString('latin1', 0, 16);
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (head.startsWith('RIFF') && head.startsWith('WEBPVP8', 8)) return 'webp';
  if (head.startsWith('ftypavif', 4) || head.startsWith('ftypavis', 4)) return 'avif';
  return null;
}
