import { RecordIntake } from '../intake/record-intake.ts';
import { takeRecord } from '../intake/taken-record.ts';
import { IncompleteError, isRefused, type MlsError } from '../mls/mls-error.ts';
import type { MlsSession } from '../mls/mls-session.ts';
import { type Walk, type WalkedPage, type WalkStart, walkPages } from '../mls/page-walk.ts';
import { readInstant } from '../normalize/read-value.ts';
import { attachChildren } from './attach-children.ts';
import type { FeedContext, RunOptions } from './feed-context.ts';
import { type FeedCursor, findFeedCursor, saveFeedCursor } from './feed-cursor-store.ts';

const RESOURCE = 'Property';

interface PullOptions {
  walk: Walk;
  /** Name of the cursor that remembers how far this walk got; null for a walk without one. */
  cursor: string | null;
  /** Where to start when the cursor is still empty. */
  since?: string | null;
  /** Asked after each page; true ends a walk without a cursor. */
  isPointless?: () => boolean;
  onCount?: (expected: number) => Promise<void>;
  onProgress?: RunOptions['onProgress'];
}

/**
 * Writes the listings of a walk to the database, one commit per page, including the cursor. An
 * interrupted walk resumes from the page it stopped at or, when the MLS no longer knows that page,
 * from the timestamp of the last complete pass. A walk that ends short of the MLS's own count is
 * done again once from there; short again, it throws IncompleteError and the cursor stays.
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
  let reachedAt: string | null = null;
  let expected: number | null = null;
  const save = async (tx: FeedContext['db'], cursor: FeedCursor) => {
    if (options.cursor) await saveFeedCursor(tx, source, options.cursor, cursor);
  };
  const start =
    known?.pageLink && mls.isOurs(known.pageLink)
      ? { link: known.pageLink, read: known.rowsRead, expected: known.expected }
      : null;
  try {
    for await (const page of pagesFrom(start)) {
      if (page.expected !== null && page.expected !== expected) {
        expected = page.expected;
        await options.onCount?.(expected);
      }
      reachedAt = newest(reachedAt, walk.timestampField, page.rows);
      const isLast = page.next === null;
      const cursor = {
        modifiedSince: isLast ? newer(since, reachedAt) : since,
        pageLink: page.next,
        reachedAt: isLast ? null : reachedAt,
        rowsRead: isLast ? 0 : page.read,
        expected: isLast ? null : page.expected,
      };
      await takeRows(context, session, {
        rows: page.rows,
        intake,
        alongside: (tx) => save(tx, cursor),
      });
      options.onProgress?.({ ...intake.totals, expected });
      if (options.isPointless?.()) break;
    }
  } finally {
    await intake.finish();
  }
  options.onProgress?.({ ...intake.totals, expected });

  async function* pagesFrom(from: WalkStart | null): AsyncGenerator<WalkedPage> {
    reachedAt = from ? (known?.reachedAt ?? null) : null;
    let isFirst = true;
    try {
      for await (const page of walkPages(mls, walk, from)) {
        isFirst = false;
        yield page;
      }
      return;
    } catch (error) {
      const isForgotten =
        isFirst && from !== null && (isRefused(error) || (error as MlsError).status === 410);
      if (!isForgotten && !(error instanceof IncompleteError)) throw error;
      context.log.warn({ err: error }, 'the pass starts over');
    }
    await intake.finish();
    await save(db, {
      modifiedSince: since,
      pageLink: null,
      reachedAt: null,
      rowsRead: 0,
      expected: null,
    });
    reachedAt = null;
    yield* walkPages(mls, walk);
  }
}

/** Writes some rows of the MLS with what belongs to them. */
export async function takeRows(
  context: FeedContext,
  session: MlsSession,
  of: {
    rows: unknown[];
    intake: RecordIntake;
    alongside?: (tx: FeedContext['db']) => Promise<void>;
  },
): Promise<void> {
  const rows = await attachChildren(context, session, of.rows);
  const records = rows.map((row, at) => {
    const place = `${RESOURCE} ${of.intake.totals.seen + at + 1}`;
    return takeRecord(row, { raw: JSON.stringify(row), place, rules: session.rules });
  });
  await of.intake.take(records, of.alongside);
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
