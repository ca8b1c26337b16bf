import { type SortOrder, sortOrders } from '@homestead/contract/listings';
import { refuseListing } from '../refuse-listing.ts';
import { sortKeys } from './sort-keys.ts';

/** A position between two results of one sort order: the sort key and the id of a row. */
export interface PageCursor {
  sort: SortOrder;
  /** Cents, year, square feet, acres, or microseconds since 1970; null where unknown. */
  key: number | null;
  id: number;
}

/** The cursor as an opaque text for the wire. */
export function writeCursor({ sort, key, id }: PageCursor): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/**
 * Reads a cursor from the wire; refuses (cursor-unreadable) one we did not write or of another sort
 * order.
 */
export function requireCursor(text: string, sort: SortOrder): PageCursor {
  const parts = parse(text);
  if (!Array.isArray(parts) || parts.length !== 3) return refuseListing('cursor-unreadable');
  const [itsSort, key, id] = parts;
  if (itsSort !== sort || !sortOrders.includes(itsSort)) return refuseListing('cursor-unreadable');
  if (!Number.isSafeInteger(id) || id < 0 || !isKeyOf(sort, key)) {
    return refuseListing('cursor-unreadable');
  }
  return { sort, key, id };
}

/** The value to compare the sort key with, as text that PostgreSQL casts to the key's type. */
export function keyText(cursor: PageCursor): string {
  const sortKey = sortKeys[cursor.sort];
  if (cursor.key === null) return String(sortKey.unknown);
  return sortKey.type === 'timestamptz' ? instantText(cursor.key) : String(cursor.key);
}

function parse(text: string): unknown {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}

function isKeyOf(sort: SortOrder, key: unknown): key is number | null {
  const { type } = sortKeys[sort];
  if (key === null) return true;
  if (typeof key !== 'number') return false;
  return type === 'double precision' ? Number.isFinite(key) : Number.isSafeInteger(key);
}

/** Microseconds since 1970 as ISO text; a Date would lose the last three digits. */
function instantText(micros: number): string {
  const seconds = Math.floor(micros / 1_000_000);
  const rest = String(micros - seconds * 1_000_000).padStart(6, '0');
  return new Date(seconds * 1000).toISOString().replace('.000Z', `.${rest}Z`);
}
