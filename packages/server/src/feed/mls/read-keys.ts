import { failureMessages } from '../messages.ts';
import { readInstant, readText } from '../normalize/read-value.ts';
import type { ListingName } from './find-by-key.ts';
import { IncompleteError, MlsError } from './mls-error.ts';
import { countRows, type PageReader, type Walk, walkPages } from './page-walk.ts';

/** A listing in the key sweep; its last change in milliseconds, 0 where it is unknown. */
export interface SweptKey extends ListingName {
  modifiedMs: number;
}

/**
 * All keys of the MLS. They are read once more when the MLS then counts another number, because
 * listings came and went in the meantime. `onPage` is told the rows of each page, once only.
 */
export async function readKeys(
  mls: PageReader,
  walk: Walk,
  onPage: (rows: number) => Promise<void>,
): Promise<Map<string, SweptKey>> {
  let told = 0;
  for (let isFirst = true; ; isFirst = false) {
    let read = 0;
    const keys = new Map<string, SweptKey>();
    try {
      for await (const page of walkPages(mls, walk)) {
        for (const row of page.rows) {
          const swept = sweptKeyOf(row);
          keys.set(swept.key, swept);
        }
        read += page.rows.length;
        if (read > told) await onPage(read - told);
        told = Math.max(told, read);
      }
    } catch (error) {
      if (!(error instanceof IncompleteError) || !isFirst) throw error;
      continue;
    }
    const count = isFirst ? await countRows(mls, walk) : null;
    if (count === null || count === keys.size) return keys;
  }
}

function sweptKeyOf(row: unknown): SweptKey {
  const record = (row ?? {}) as Record<string, unknown>;
  const key = readText(record.ListingKey);
  if (key === null) throw new MlsError(failureMessages.sweepRowWithoutKey());
  return {
    key,
    id: readText(record.ListingId),
    modifiedMs: Date.parse(readInstant(record.ModificationTimestamp) ?? '') || 0,
  };
}
