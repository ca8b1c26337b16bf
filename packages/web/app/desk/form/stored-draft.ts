import { draftsOf } from '#platform';
import type { Field, FieldValues } from './read-fields.ts';

/** Which form a draft belongs to. */
interface DraftPlace {
  /** The person who types. */
  owner: string;
  pathname: string;
  /** The record; null for a new one. */
  record: string | null;
}

interface StoredDraft {
  /** The record's version when this was typed; null for a new one. */
  version: number | null;
  changes: FieldValues;
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key of a form's draft. Forms on one page differ by record and fields. */
export function draftKey(place: DraftPlace, fields: readonly Field[]): string {
  const names = fields.map(({ name }) => name).join();
  return `${draftsOf(place.owner)}${place.pathname} ${place.record ?? 'new'} ${names}`;
}

/** The stored draft with the fields that the form still has; null if there is none. */
export function readDraft(
  key: string,
  fields: readonly Field[],
  kept: Kept = sessionStorage,
): StoredDraft | null {
  try {
    const stored = JSON.parse(kept.getItem(key) ?? 'null') as StoredDraft | null;
    if (!stored) return null;
    const own = fields.filter(
      ({ name, kind, isDisabled }) =>
        !isDisabled && typeof stored.changes[name] === (kind === 'switch' ? 'boolean' : 'string'),
    );
    if (own.length === 0) return null;
    const changes = Object.fromEntries(own.map(({ name }) => [name, stored.changes[name] ?? '']));
    return { version: stored.version, changes };
  } catch {
    return null;
  }
}

/** Keeps a draft through reloads of this tab, or forgets it when nothing differs. */
export function storeDraft(key: string, draft: StoredDraft, kept: Kept = sessionStorage): void {
  try {
    if (Object.keys(draft.changes).length === 0) kept.removeItem(key);
    else kept.setItem(key, JSON.stringify(draft));
  } catch {
    // The browser's storage is full or off: the draft lives as long as the page.
  }
}

export function forgetDraft(key: string): void {
  sessionStorage.removeItem(key);
}
