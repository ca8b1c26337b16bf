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
  const stem = harmless(given)
    .replace(/\.[^.]*$/, '')
    .replace(/[\s.]+/g, ' ')
    .trim();
  const isReserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem);
  const short = [...stem].slice(0, LONGEST).join('').trim();
  return `${short === '' || isReserved ? 'file' : short}.${extensions[mediaType]}`;
}

/** The name of a file that we didn't keep: its own, without what could deceive or harm. */
export function shownFileName(given: string): string {
  const name = harmless(given).replace(/\s+/g, ' ').trim();
  return [...name].slice(-LONGEST).join('') || 'file';
}

/** The last part of a path, without control and direction characters and what Windows reserves. */
function harmless(given: string): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  return last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}<>:"|?*%]/gu, '');
}

/** The header of a download under this name (RFC 6266, with the encoding of RFC 8187). */
export function attachment(name: string): string {
  return create(name, { type: 'attachment' });
}
