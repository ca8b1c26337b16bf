import { hash } from 'node:crypto';
import { normalizeListing } from '../normalize/normalize-listing.ts';
import type { NormalizedListing, NormalizeRules } from '../normalize/normalized-listing.ts';
import { isSigned, stableEndOf } from '../photos/signed-address.ts';

/** A record that can be written: its rows, its text and its digest. */
export interface TakenRecord {
  normalized: NormalizedListing;
  raw: string;
  hash: string;
  place: string;
}

/** A record that can't be written, for `refused_record`. */
export interface RefusedRecord {
  /** Resource and position in the file or page. */
  place: string;
  reason: string;
  listingKey: string | null;
  /** JSON text; null if it isn't JSON. */
  raw: string | null;
}

/** Rejected records are stored up to this many characters. */
const MAX_RAW_LENGTH = 100_000;

export function refusedRecord(
  reason: string,
  { place, listingKey, raw }: { place: string; listingKey: string | null; raw: string },
): RefusedRecord {
  return { place, reason, listingKey, raw: raw.length > MAX_RAW_LENGTH ? null : raw };
}

/** Normalizes one parsed record; `raw` is its original text, `place` says where it was found. */
export function takeRecord(
  parsed: unknown,
  { raw, place, rules }: { raw: string; place: string; rules: NormalizeRules },
): TakenRecord | RefusedRecord {
  const normalized = normalizeListing(parsed, rules);
  const text = storable(raw, parsed);
  if ('refused' in normalized) {
    return refusedRecord(normalized.refused, {
      place,
      listingKey: normalized.listingKey,
      raw: text,
    });
  }
  return { normalized, raw: text, hash: hash('sha1', withoutSignatures(text), 'base64'), place };
}

/**
 * The regular expression's stack grows with what it matches, so longer addresses stay as they are.
 */
const SHORT_ADDRESS = /"MediaURL"\s{0,20}:\s{0,20}("(?:[^"\\]|\\.){1,4000}")/g;

/** The text without the part of photos' addresses that changes each time we ask. */
function withoutSignatures(text: string): string {
  return text.replace(SHORT_ADDRESS, (field, value: string) => {
    if (!value.includes('=')) return field;
    const address = JSON.parse(value) as string;
    return isSigned(address) ? stableEndOf(address) : field;
  });
}

/** JSON text that PostgreSQL accepts: without NUL and lone surrogates. */
export function storable(raw: string, parsed: unknown): string {
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
