import type { Settings } from '#platform';
import { failureMessages } from '../messages.ts';
import { readInstant } from '../normalize/read-value.ts';
import type { MlsConnection, MlsPage } from './mls-connection.ts';
import { MlsError } from './mls-error.ts';

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
  /** Ask for the total number of rows on the first page. */
  isCounted?: boolean;
}

export interface WalkedPage {
  rows: unknown[];
  /** Where to continue; null after the last page. */
  next: string | null;
  count: number | null;
}

const SMALLEST_PAGE = 10;
/** More pages than any MLS has: stops a loop of links. */
const MAX_PAGES = 1_000_000;

/**
 * Reads a collection page by page, from its start or from an earlier link, the way the MLS
 * replicates: by its next links, by timestamp and key of the last row, or by $skip. When the MLS
 * says a page is too large, smaller ones are requested.
 */
export async function* walkPages(
  mls: MlsConnection,
  walk: Walk,
  startLink: string | null = null,
): AsyncGenerator<WalkedPage> {
  let link: string | null = startLink ?? firstLink(mls, walk);
  for (let number = 0; link !== null; number += 1) {
    if (number > MAX_PAGES) throw new MlsError(failureMessages.pagesWithoutEnd());
    const { page, url } = await readPage(mls, walk, link);
    const next = nextOf(walk, url, page);
    if (next === url) throw new MlsError(failureMessages.pageLeadsToItself());
    yield { rows: page.rows, next, count: page.count };
    link = next;
  }
}

/** Text as an OData literal. */
export function odataText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

async function readPage(
  mls: MlsConnection,
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

function firstLink(mls: MlsConnection, walk: Walk): string {
  const { timestampField, keyField, since } = walk;
  const conditions = [...(walk.conditions ?? [])];
  if (timestampField && since) conditions.unshift(`${timestampField} ge ${since}`);
  const parameters: Record<string, string | undefined> = {
    $filter: conditions.join(' and ') || undefined,
    $select: walk.select?.join(','),
    $expand: walk.expand?.join(','),
    $orderby: timestampField ? `${timestampField},${keyField}` : keyField,
    $top: String(walk.pageSize),
    $count: walk.isCounted ? 'true' : undefined,
  };
  const query = Object.entries(parameters)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  return `${mls.url}/${walk.resource}?${query.join('&')}`;
}

function nextOf(walk: Walk, url: string, page: MlsPage): string | null {
  const top = topOf(url) ?? walk.pageSize;
  const isLast = page.rows.length === 0 || (page.rows.length < top && page.nextLink === null);
  if (walk.paging === 'next-link') {
    // A server that treats $top as the size of the whole answer gives no link after a full page.
    if (page.nextLink !== null || isLast) return page.nextLink;
    return linkAfter(walk, url, page);
  }
  if (isLast) return null;
  if (walk.paging === 'timestamp') return linkAfter(walk, url, page);
  const skipped = Number(new URL(url).searchParams.get('$skip') ?? 0);
  return withParameter(withoutCount(url), '$skip', String(skipped + page.rows.length));
}

/** The page after the last row: rows with the same timestamp are ordered by their key. */
function linkAfter(walk: Walk, url: string, page: MlsPage): string {
  const last = page.rows.at(-1) as Record<string, unknown> | null;
  const key = last?.[walk.keyField];
  const conditions = [...(walk.conditions ?? [])];
  if (typeof key !== 'string' && typeof key !== 'number') {
    throw new MlsError(failureMessages.rowWithoutKey({ field: walk.keyField }));
  }
  const isBehind = `${walk.keyField} gt ${odataText(String(key))}`;
  if (walk.timestampField === null) conditions.unshift(isBehind);
  else {
    const at = last?.[walk.timestampField];
    if (readInstant(at) === null) {
      throw new MlsError(failureMessages.rowWithoutTime({ field: walk.timestampField }));
    }
    const field = walk.timestampField;
    conditions.unshift(`(${field} gt ${at} or (${field} eq ${at} and ${isBehind}))`);
  }
  const rest = ['$skip', '$skiptoken'].reduce(withoutParameter, withoutCount(url));
  return withParameter(rest, '$filter', conditions.join(' and '));
}

function topOf(url: string): number | null {
  const top = Number(new URL(url).searchParams.get('$top') ?? Number.NaN);
  return Number.isInteger(top) && top > 0 ? top : null;
}

const withoutCount = (url: string) => withoutParameter(url, '$count');

function withParameter(url: string, name: string, value: string): string {
  const bare = withoutParameter(url, name);
  return `${bare}${bare.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}

function withoutParameter(url: string, name: string): string {
  const [path = '', query = ''] = url.split('?');
  const kept = query.split('&').filter((part) => {
    const own = decodeURIComponent(part.split('=')[0] ?? '');
    return part !== '' && own !== name;
  });
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}
