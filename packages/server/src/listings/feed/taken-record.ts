import { hash } from 'node:crypto';
import { normaliseListing } from './normalise/normalise-listing.ts';
import type { NormalisedListing, NormaliseRules } from './normalise/normalised-listing.ts';

/** A record that can be written: its rows, its text and the digest of it. */
export interface TakenRecord {
  normalised: NormalisedListing;
  raw: string;
  hash: string;
  place: string;
}

/** A record that can't be taken, for `refused_record`. */
export interface RefusedRecord {
  /** Resource and position in the file or page. */
  place: string;
  reason: string;
  listingKey: string | null;
  /** JSON text, null when it is none. */
  raw: string | null;
}

/** Refused records are kept up to this many characters. */
const MAX_KEPT = 100_000;

export function refusedRecord(
  reason: string,
  { place, listingKey, raw }: { place: string; listingKey: string | null; raw: string },
): RefusedRecord {
  return { place, reason, listingKey, raw: raw.length > MAX_KEPT ? null : raw };
}

/** Normalises one parsed record; `raw` is its text as it came, `place` says where. */
export function takeRecord(
  parsed: unknown,
  { raw, place, rules }: { raw: string; place: string; rules: NormaliseRules },
): TakenRecord | RefusedRecord {
  const normalised = normaliseListing(parsed, rules);
  const text = storable(raw, parsed);
  if ('refused' in normalised) {
    return refusedRecord(normalised.refused, {
      place,
      listingKey: normalised.listingKey,
      raw: text,
    });
  }
  return { normalised, raw: text, hash: hash('sha1', text, 'base64'), place };
}

/** JSON text that PostgreSQL takes: without NUL and halves of surrogate pairs. */
function storable(raw: string, parsed: unknown): string {
  if (!/\\u(?:0000|d[89a-f])/i.test(raw) && raw.isWellFormed()) return raw;
  return JSON.stringify(parsed, (_, value) => {
    if (typeof value === 'string') return cleaned(value);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [cleaned(key), item]));
  });
}

function cleaned(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}
