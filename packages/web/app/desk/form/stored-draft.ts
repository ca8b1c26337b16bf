import { draftsOf, keepInTab, readKept } from '#platform';
import type { Field, FieldValue, FieldValues } from './read-fields.ts';

/** Which form a draft belongs to. */
interface DraftPlace {
  /** The person who types. */
  owner: string;
  pathname: string;
  /** The record; null for a new one. */
  record: string | null;
}

/** What a field held when it was typed over, and the record’s version then. */
export interface DraftBase {
  before: FieldValue;
  version: number | null;
}

interface StoredDraft {
  /** The record's version when this was typed; null for a new one. */
  version: number | null;
  changes: FieldValues;
  /** The same by field, of forms that save each field by itself. */
  bases?: Readonly<Record<string, DraftBase>>;
}

type Kept = Parameters<typeof readKept>[1];

/** The key of a form's draft. Forms on one page differ by record and fields. */
export function draftKey(place: DraftPlace, fields: readonly Field[]): string {
  const names = fields.map(({ name }) => name).join();
  return `${draftsOf(place.owner)}${place.pathname} ${place.record ?? 'new'} ${names}`;
}

/** The stored draft with the fields that the form still has; null if there is none. */
export function readDraft(key: string, fields: readonly Field[], kept?: Kept): StoredDraft | null {
  const stored = readKept(key, kept) as StoredDraft | null;
  if (!stored) return null;
  const own = fields.filter(
    ({ name, kind, isDisabled }) =>
      !isDisabled && typeof stored.changes[name] === (kind === 'switch' ? 'boolean' : 'string'),
  );
  if (own.length === 0) return null;
  const changes = Object.fromEntries(own.map(({ name }) => [name, stored.changes[name] ?? '']));
  const { version, bases } = stored;
  return { version, changes, ...(bases && { bases }) };
}

/** Keeps a draft through reloads of this tab, or forgets it when nothing differs. */
export function storeDraft(key: string, draft: StoredDraft, kept?: Kept): void {
  keepInTab(key, Object.keys(draft.changes).length === 0 ? null : draft, kept);
}

export function forgetDraft(key: string): void {
  keepInTab(key, null);
}
