import { create } from 'content-disposition';
import type { MediaType } from './file-purpose.ts';

const LONGEST = 120;
const extensions: Readonly<Record<MediaType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'text/csv': 'csv',
};

/**
 * A name that any system can save a file under, made from the one it was sent with: without
 * folders, control and direction characters and what Windows reserves, with the extension of its
 * content.
 */
export function safeFileName(given: string, mediaType: MediaType): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}<>:"|?*%]/gu, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[\s.]+/g, ' ')
    .trim();
  const isReserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem);
  const short = [...stem].slice(0, LONGEST).join('').trim();
  return `${short === '' || isReserved ? 'file' : short}.${extensions[mediaType]}`;
}

/** The header of a download under this name (RFC 6266, with the encoding of RFC 8187). */
export function attachment(name: string): string {
  return create(name, { type: 'attachment' });
}
