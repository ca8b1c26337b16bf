import type { Settings } from '#platform';
import { failureMessages } from '../messages.ts';
import { readInstant } from '../normalize/read-value.ts';
import type { MlsConnection, MlsPage } from './mls-connection.ts';
import { IncompleteError, isRefused, MlsError } from './mls-error.ts';

/** What a walk asks of a connection. */
export type PageReader = Pick<MlsConnection, 'url' | 'page' | 'isOurs'>;

/** One that reads single entities too. */
export type EntityReader = PageReader & Pick<MlsConnection, 'entity'>;

/** What to read of a collection, from one end to the other. */
export interface Walk {
  resource: string;
  keyField: string;
  /** Order and filter by this timestamp; null orders by the key only. */
  timestampField: string | null;
  /** Only what changed at or after this instant (ISO text). */
  since?: string | null;
  /** Further conditions, combined with "and". */
  conditions?: readonly string[];
  select?: readonly string[];
  expand?: readonly string[];
  pageSize: number;
  paging: Settings['MLS_PAGING'];
  /** The MLS answers `$count=true`. */
  canCount: boolean;
  /** The MLS allows `$orderby`. */
  canOrder: boolean;
  /** Learns that pages have at most this many rows, whatever was asked for. */
  onCap?: (rows: number) => Promise<void>;
}

export interface WalkedPage {
  rows: unknown[];
  /** Where to continue; null after the last page. */
  next: string | null;
  /** Distinct rows so far. */
  read: number;
  /** How many there are by the MLS's own count; null when it gives none. */
  expected: number | null;
  /** False on a last page after which the MLS might have more but can't be asked for it. */
  isProven: boolean;
}

/** Where an earlier walk stopped. */
export interface WalkStart {
  link: string;
  read: number;
  expected: number | null;
}

const SMALLEST_PAGE = 10;
/** More pages than any MLS has: stops a loop of links. */
const MAX_PAGES = 1_000_000;
/** Pages in a row without anything new: rows that moved while we read repeat at most a few. */
const MAX_REPEATS = 3;

/**
 * Reads a collection page by page, from its start or from where an earlier walk stopped, the way
 * the MLS replicates: by its next links, by timestamp and key of the last row, or by $skip. A short
 * page is never taken for the last one: the walk goes on until it has as many distinct rows as the
 * MLS counts, until a chain of next links ends, or until a page is empty. When the MLS says a page
 * is too large, smaller ones are requested. Throws {@link IncompleteError} instead of giving the
 * last page when rows are missing.
 */
export async function* walkPages(
  mls: PageReader,
  walk: Walk,
  start: WalkStart | null = null,
): AsyncGenerator<WalkedPage> {
  const keys = new Set<unknown>();
  let size = walk.pageSize;
  let rowsRead = start?.read ?? 0;
  let expected = start?.expected ?? null;
  let isByKey = walk.canOrder;
  let shortPage: number | null = null;
  let repeats = 0;
  let last: MlsPage | null = null;
  let isSkipRefused = false;
  let step: Step = { url: start?.link ?? firstLink(mls, walk, size), kind: 'given' };
  for (let number = 0; ; number += 1) {
    if (number > MAX_PAGES) throw new MlsError(failureMessages.pagesWithoutEnd());
    let found: { page: MlsPage; url: string };
    try {
      found = await readPage(mls, walk, step.url);
    } catch (error) {
      if (!isRefused(error) || last === null || step.kind === 'link') throw error;
      if (step.kind === 'key') {
        isByKey = false;
        step = { url: skipLink(mls, walk, { size, rowsRead }), kind: 'skip' };
      } else if (isByKey && !isSkipRefused) {
        isSkipRefused = true;
        step = { url: linkAfter(mls, walk, { size, page: last }), kind: 'key' };
      } else {
        const read = (start?.read ?? 0) + keys.size;
        await requireAll(mls, walk, { read, expected });
        if (shortPage === null) {
          throw new IncompleteError(failureMessages.noWayOn({ resource: walk.resource, read }));
        }
        yield { rows: [], next: null, read, expected, isProven: false };
        return;
      }
      continue;
    }
    const { page, url } = found;
    last = page;
    if (url !== step.url) await learn(topOf(url) ?? size);
    if (step.kind === 'given') expected = page.count ?? expected;
    if (shortPage !== null && (expected !== null || page.rows.length === shortPage)) {
      if (page.rows.length > 0) await learn(shortPage);
    }
    const before = keys.size;
    for (const [at, row] of page.rows.entries()) keys.add(keyOf(walk, row) ?? `${rowsRead} ${at}`);
    repeats = page.rows.length > 0 && keys.size === before ? repeats + 1 : 0;
    if (repeats > MAX_REPEATS) throw new IncompleteError(failureMessages.sameRows());
    rowsRead += page.rows.length;
    const read = (start?.read ?? 0) + keys.size;
    const next = nextStep(page, { read, isChained: step.kind === 'link', url });
    const isShort = page.nextLink === null && page.rows.length < (topOf(url) ?? size);
    shortPage = isShort ? page.rows.length : null;
    if (next?.url === url) throw new MlsError(failureMessages.pageLeadsToItself());
    if (next === null) await requireAll(mls, walk, { read, expected });
    yield { rows: page.rows, next: next?.url ?? null, read, expected, isProven: true };
    if (next === null) return;
    step = next;
  }

  async function learn(rows: number): Promise<void> {
    if (rows >= size) return;
    size = rows;
    await walk.onCap?.(rows);
  }

  function nextStep(
    page: MlsPage,
    { read, isChained, url }: { read: number; isChained: boolean; url: string },
  ): Step | null {
    if (walk.paging === 'next-link' && page.nextLink !== null) {
      return { url: page.nextLink, kind: 'link' };
    }
    if (page.rows.length === 0) return null;
    if (expected === null ? isChained : read >= expected) return null;
    const asked = topOf(url) ?? size;
    const nextSize = page.nextLink === null ? Math.min(asked, page.rows.length) : asked;
    return (walk.paging === 'skip' && !isSkipRefused) || !isByKey
      ? { url: skipLink(mls, walk, { size: nextSize, rowsRead }), kind: 'skip' }
      : { url: linkAfter(mls, walk, { size: nextSize, page }), kind: 'key' };
  }
}

interface Step {
  url: string;
  /** How it was made: the start, the server's next link, after a key, or by $skip. */
  kind: 'given' | 'link' | 'key' | 'skip';
}

/** How many rows a walk has right now; null when the MLS doesn't say. */
export async function countRows(mls: PageReader, walk: Walk): Promise<number | null> {
  if (!walk.canCount) return null;
  const { select, expand, ...bare } = walk;
  return (await mls.page(firstLink(mls, { ...bare, select: [walk.keyField] }, 1))).count;
}

/** Rows may go while we walk, so that only what both counts say can be required. */
async function requireAll(
  mls: PageReader,
  walk: Walk,
  { read, expected }: { read: number; expected: number | null },
): Promise<void> {
  if (expected === null || read >= expected) return;
  const now = (await countRows(mls, walk)) ?? expected;
  if (read >= Math.min(now, expected)) return;
  throw new IncompleteError(
    failureMessages.incomplete({ resource: walk.resource, expected, read }),
  );
}

/** Text as an OData literal. */
export function odataText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

async function readPage(
  mls: PageReader,
  walk: Walk,
  link: string,
): Promise<{ page: MlsPage; url: string }> {
  let url = link;
  for (;;) {
    const top = topOf(url);
    try {
      return { page: await mls.page(url, top ?? walk.pageSize), url };
    } catch (error) {
      if (top === null || top <= SMALLEST_PAGE || !isTooLarge(error)) throw error;
      url = withParameter(url, '$top', String(Math.max(SMALLEST_PAGE, Math.floor(top / 2))));
    }
  }
}

function isTooLarge(error: unknown): boolean {
  if (!(error instanceof MlsError)) return false;
  if (error.status === 413) return true;
  return error.status === 400 && /\btop\b|page ?size|too (?:many|large)|limit/i.test(error.message);
}

interface Query {
  conditions: readonly string[];
  size: number;
  skip?: number;
  isCounted?: boolean;
}

function firstLink(mls: PageReader, walk: Walk, size: number): string {
  return linkOf(mls, walk, { conditions: sinceOf(walk), size, isCounted: walk.canCount });
}

function skipLink(
  mls: PageReader,
  walk: Walk,
  { size, rowsRead }: { size: number; rowsRead: number },
): string {
  return linkOf(mls, walk, { conditions: sinceOf(walk), size, skip: rowsRead });
}

function sinceOf({ timestampField, since }: Walk): string[] {
  return timestampField && since ? [`${timestampField} ge ${since}`] : [];
}

/** The page after the last row: rows with the same timestamp are ordered by their key. */
function linkAfter(
  mls: PageReader,
  walk: Walk,
  { size, page }: { size: number; page: MlsPage },
): string {
  const last = page.rows.at(-1) as Record<string, unknown> | null;
  const key = keyOf(walk, last);
  if (key === null) {
    throw new MlsError(failureMessages.rowWithoutKey({ field: walk.keyField }));
  }
  const isBehind = `${walk.keyField} gt ${odataText(String(key))}`;
  const field = walk.timestampField;
  if (field === null) return linkOf(mls, walk, { conditions: [isBehind], size });
  const at = last?.[field];
  if (readInstant(at) === null) throw new MlsError(failureMessages.rowWithoutTime({ field }));
  const conditions = [`(${field} gt ${at} or (${field} eq ${at} and ${isBehind}))`];
  return linkOf(mls, walk, { conditions, size });
}

function linkOf(mls: PageReader, walk: Walk, { conditions, size, skip, isCounted }: Query): string {
  const { timestampField, keyField } = walk;
  const parameters: Record<string, string | undefined> = {
    $filter: [...conditions, ...(walk.conditions ?? [])].join(' and '),
    $select: walk.select?.join(','),
    $expand: walk.expand?.join(','),
    $orderby: walk.canOrder
      ? timestampField
        ? `${timestampField},${keyField}`
        : keyField
      : undefined,
    $top: String(size),
    $skip: skip === undefined ? undefined : String(skip),
    $count: isCounted ? 'true' : undefined,
  };
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return `${mls.url}/${walk.resource}?${query.join('&')}`;
}

function keyOf(walk: Walk, row: unknown): string | number | null {
  const key = (row as Record<string, unknown> | null)?.[walk.keyField];
  return typeof key === 'string' || typeof key === 'number' ? key : null;
}

function topOf(url: string): number | null {
  const top = Number(new URL(url).searchParams.get('$top') ?? Number.NaN);
  return Number.isInteger(top) && top > 0 ? top : null;
}

function withParameter(url: string, name: string, value: string): string {
  const [path = '', query = ''] = url.split('?');
  const kept = query
    .split('&')
    .filter((part) => part !== '' && decodeURIComponent(part.split('=')[0] ?? '') !== name);
  return `${path}?${[...kept, `${name}=${encodeURIComponent(value)}`].join('&')}`;
}
