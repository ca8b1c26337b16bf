import { readText } from '../normalize/read-value.ts';
import { entityAddress, KEYS_PER_REQUEST, keyCondition } from './key-filter.ts';
import { IncompleteError, isRefused } from './mls-error.ts';
import type { KeyFilter } from './mls-offer.ts';
import { type EntityReader, type Walk, walkPages } from './page-walk.ts';

/** A listing by the two names the MLS may find it by. */
export interface ListingName {
  key: string;
  /** Its ListingId as the MLS writes it; null when it isn't known. */
  id: string | null;
}

type Row = Record<string, unknown>;

/**
 * Asks the MLS for listings by their keys, the way it answers such questions, and gives its rows.
 * `unsure` takes those that couldn't be asked about, because they lack the name the MLS goes by or
 * because its answer makes no sense. Rows that weren't asked for make an answer senseless. With
 * `isThorough`, an answer counts only once the MLS, asked again for what it left out, gives
 * nothing: a server that cuts pages and ignores our order loses rows otherwise.
 */
export async function* findByKey(
  mls: EntityReader,
  {
    walk,
    filter,
    names,
    unsure,
    isThorough = false,
  }: {
    walk: Walk;
    filter: KeyFilter;
    names: readonly ListingName[];
    unsure?: (names: readonly ListingName[]) => void;
    isThorough?: boolean;
  },
): AsyncGenerator<unknown[]> {
  if (filter.form === 'none') return unsure?.(names);
  const nameOf = ({ key, id }: ListingName) => (filter.field === 'ListingKey' ? key : id);
  const nameless = names.filter((name) => nameOf(name) === null);
  if (nameless.length > 0) unsure?.(nameless);
  const named = names.filter((name) => nameOf(name) !== null);
  const size = KEYS_PER_REQUEST[filter.form];
  for (let from = 0; from < named.length; from += size) {
    const batch = named.slice(from, from + size);
    const values = batch.map((name) => nameOf(name) ?? '');
    const rows = await answerOf(mls, walk, { filter, values, isThorough });
    const wanted = new Set<unknown>(values);
    const isSense = rows?.every((row) => wanted.has((row as Row | null)?.[filter.field]));
    if (rows === null || !isSense) unsure?.(batch);
    else if (rows.length > 0) yield rows;
  }
}

/** Null when the MLS gives no whole answer. */
async function answerOf(
  mls: EntityReader,
  walk: Walk,
  {
    filter,
    values,
    isThorough,
  }: { filter: KeyFilter; values: readonly string[]; isThorough: boolean },
): Promise<unknown[] | null> {
  try {
    if (filter.form === 'entity') {
      const expand = walk.expand?.length ? `?$expand=${walk.expand.map(encodeURIComponent)}` : '';
      const address = entityAddress(mls.url, walk.resource, values[0] ?? '');
      const row = await mls.entity(`${address}${expand}`);
      return row === null ? [] : [row];
    }
    const rows: unknown[] = [];
    const missing = new Set<unknown>(values);
    for (;;) {
      const asked = [...missing] as string[];
      const conditions = [...(walk.conditions ?? []), keyCondition(filter, asked)];
      let isProven = false;
      for await (const page of walkPages(mls, { ...walk, conditions })) {
        rows.push(...page.rows);
        for (const row of page.rows) missing.delete((row as Row | null)?.[filter.field]);
        isProven = page.isProven || missing.size === 0;
        // Several listings may have one ListingId.
        if (missing.size === 0 && !(isThorough && filter.field === 'ListingId')) break;
      }
      if (!isProven) return null;
      const isSettled = missing.size === 0 || missing.size === asked.length;
      if (isSettled || !isThorough) return rows;
    }
  } catch (error) {
    if (error instanceof IncompleteError || isRefused(error)) return null;
    throw error;
  }
}

/**
 * The keys of those listings that the MLS doesn't have. One that it can't be asked about, or about
 * which its answer makes no sense, counts as there. One whose ListingId it now gives to another
 * ListingKey is gone.
 */
export async function findGone(
  mls: EntityReader,
  of: { walk: Walk; filter: KeyFilter; names: readonly ListingName[] },
): Promise<Set<string>> {
  const gone = new Set(of.names.map(({ key }) => key));
  const unsure = (names: readonly ListingName[]) => {
    for (const { key } of names) gone.delete(key);
  };
  const { field } = of.filter;
  const named = Map.groupBy(of.names, ({ key, id }) => (field === 'ListingKey' ? key : id));
  for await (const rows of findByKey(mls, { ...of, unsure, isThorough: true })) {
    for (const row of rows as Row[]) {
      const itsKey = readText(row.ListingKey);
      const those = named.get(row[field] as string) ?? [];
      unsure(those.filter(({ key }) => itsKey === null || itsKey === key));
    }
  }
  return gone;
}
