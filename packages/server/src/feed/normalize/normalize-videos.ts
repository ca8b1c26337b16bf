import { isSigned } from '../photos/signed-address.ts';
import type { FieldReader } from './field-reader.ts';
import { mayBeShown } from './normalize-photos.ts';
import type { RawRecord } from './normalized-listing.ts';
import { readFlag, readText } from './read-value.ts';

const MAX = 6;

/**
 * Links to a record's videos and virtual tours that the public may see, without duplicates, at most
 * 6. Skips addresses that aren't http, and signed ones, which expire and may not be given away.
 */
export function normalizeVideos(fields: FieldReader): string[] {
  const media = fields.value('Media');
  if (!Array.isArray(media)) return [];
  const addresses = new Set<string>();
  for (const record of media as (RawRecord | null)[]) {
    if (record === null || typeof record !== 'object' || !isVideo(record, fields)) continue;
    const url = URL.parse(readText(record.MediaURL, 2000) ?? '');
    if (!url || !/^https?:$/.test(url.protocol) || url.username) continue;
    if (!isSigned(url.href)) addresses.add(url.href);
    if (addresses.size >= MAX) break;
  }
  return [...addresses];
}

function isVideo(record: RawRecord, { enumerations }: FieldReader): boolean {
  const category = enumerations.labelOf('MediaCategory', record.MediaCategory) ?? '';
  const type = readText(record.MimeType) ?? readText(record.MediaType) ?? '';
  if (!/video|virtual tour/i.test(category) && !type.startsWith('video/')) return false;
  if (readFlag(record.MlgCanView) === false) return false;
  if (enumerations.labelOf('MediaStatus', record.MediaStatus) === 'Deleted') return false;
  return mayBeShown(record, enumerations);
}
