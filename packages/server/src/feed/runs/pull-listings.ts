import { RecordIntake } from '../intake/record-intake.ts';
import { takeRecord } from '../intake/taken-record.ts';
import { MlsError } from '../mls/mls-error.ts';
import type { MlsSession } from '../mls/mls-session.ts';
import { type Walk, type WalkedPage, walkPages } from '../mls/page-walk.ts';
import { readInstant } from '../normalize/read-value.ts';
import { attachChildren } from './attach-children.ts';
import type { FeedContext, RunOptions } from './feed-context.ts';
import { findFeedCursor, saveFeedCursor } from './feed-cursor-store.ts';

export interface PullOptions {
  walk: Walk;
  /** Name of the cursor that remembers how far this walk got; null for a walk without one. */
  cursor: string | null;
  /** Where to start when the cursor is still empty. */
  since?: string | null;
  onCount?: (expected: number) => Promise<void>;
  onProgress?: RunOptions['onProgress'];
}

/**
 * Writes the listings of a walk to the database, one commit per page, including the cursor. An
 * interrupted walk resumes from the page it stopped at or, when the MLS no longer knows that page,
 * from the timestamp of the last complete pass.
 */
export async function pullListings(
  context: FeedContext,
  session: MlsSession,
  options: PullOptions,
): Promise<void> {
  const { db } = context;
  const { source, mls } = session;
  const known = options.cursor ? await findFeedCursor(db, source, options.cursor) : null;
  const since = known?.modifiedSince ?? options.since ?? null;
  const intake = new RecordIntake(db, session);
  const walk = { ...options.walk, since };
  let reachedAt = known?.pageLink ? known.reachedAt : null;
  let expected: number | null = null;
  let count = 0;
  try {
    for await (const page of resumablePages(walk, known?.pageLink ?? null)) {
      if (page.count !== null) {
        expected = page.count;
        await options.onCount?.(expected);
      }
      reachedAt = newest(reachedAt, walk.timestampField, page.rows);
      const rows = await attachChildren(context, session, page.rows);
      const cursor = {
        modifiedSince: page.next === null ? newer(since, reachedAt) : since,
        pageLink: page.next,
        reachedAt: page.next === null ? null : reachedAt,
      };
      await intake.take(rows.map(recordOf), async (tx) => {
        if (options.cursor) await saveFeedCursor(tx, source, options.cursor, cursor);
      });
      options.onProgress?.({ ...intake.totals, expected });
    }
  } finally {
    await intake.finish();
  }
  options.onProgress?.({ ...intake.totals, expected });

  function recordOf(row: unknown) {
    count += 1;
    const place = `${walk.resource} ${count}`;
    return takeRecord(row, { raw: JSON.stringify(row), place, rules: session.rules });
  }

  async function* resumablePages(of: Walk, link: string | null): AsyncGenerator<WalkedPage> {
    let isFirst = true;
    try {
      for await (const page of walkPages(mls, of, link && mls.isOurs(link) ? link : null)) {
        isFirst = false;
        yield page;
      }
    } catch (error) {
      const isForgotten =
        isFirst &&
        link !== null &&
        error instanceof MlsError &&
        [400, 404, 410].includes(error.status ?? 0);
      if (!isForgotten) throw error;
      reachedAt = null;
      yield* walkPages(mls, of);
    }
  }
}

function newest(before: string | null, field: string | null, rows: unknown[]): string | null {
  let result = before;
  for (const row of rows) {
    const value = field === null ? null : (row as Record<string, unknown> | null)?.[field];
    result = newer(result, readInstant(value));
  }
  return result;
}

function newer(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}
