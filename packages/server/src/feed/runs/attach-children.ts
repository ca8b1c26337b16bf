import { failureMessages } from '../messages.ts';
import { KEYS_PER_REQUEST, keyCondition } from '../mls/key-filter.ts';
import { MlsError } from '../mls/mls-error.ts';
import { type ChildKind, childKinds } from '../mls/mls-offer.ts';
import { type MlsReading, sideWalk } from '../mls/mls-session.ts';
import { walkPages } from '../mls/page-walk.ts';
import { readSide } from '../mls/read-side.ts';
import { readInstant } from '../normalize/read-value.ts';
import type { FeedContext } from './feed-context.ts';

type Row = Record<string, unknown>;

/** Where a listing has its children when they aren't expanded. */
const fields: Partial<Record<ChildKind, string>> = { media: 'Media', rooms: 'Rooms' };
/** More than any listing has. */
const MAX_CHILDREN = 5000;
const MAX_CHILD_BYTES = 20 * 1024 * 1024;
const MAX_CHILD_PAGES = 1000;

/**
 * Adds what belongs to the listings of a page and did not come with them: the resources that can't
 * be expanded, and the rest of expanded lists that the MLS cuts into pages. Open houses have a pass
 * of their own. What can't be read is left out, and its listings are read again later.
 */
export async function attachChildren(
  context: FeedContext,
  session: MlsReading,
  rows: unknown[],
): Promise<unknown[]> {
  const listings = rows.filter(
    (row): row is Row => row !== null && typeof row === 'object' && 'ListingKey' in row,
  );
  if (listings.length === 0) return rows;
  const added = new Map<unknown, Row>(listings.map((row) => [row, {}]));
  const read = (resource: string, work: () => Promise<void>) =>
    readSide(context, session, resource, work, oldestOf(listings));
  for (const kind of childKinds) {
    const { expand, resource } = session.offer.children[kind];
    const field = fields[kind];
    if (expand !== null) {
      const cut = listings.filter((row) => row[`${expand}@odata.nextLink`]);
      if (cut.length > 0) await read(expand, () => readRest(session, { expand, cut, added }));
    } else if (resource !== null && field !== undefined) {
      await read(resource.name, async () => {
        const children = await childrenOf(context, session, listings, resource);
        for (const [row, own] of added) {
          own[field] = children.get(String((row as Row).ListingKey)) ?? [];
        }
      });
    }
  }
  return rows.map((row) => {
    const own = added.get(row);
    return own && Object.keys(own).length > 0 ? { ...(row as Row), ...own } : row;
  });
}

async function readRest(
  { mls, log }: MlsReading,
  { expand, cut, added }: { expand: string; cut: readonly Row[]; added: Map<unknown, Row> },
): Promise<void> {
  for (const row of cut) {
    const whole = [...(Array.isArray(row[expand]) ? row[expand] : [])];
    let link = URL.parse(String(row[`${expand}@odata.nextLink`]), `${mls.url}/`)?.href ?? null;
    const seen = new Set<string>();
    const bytesBefore = mls.bytes;
    while (link !== null) {
      if (seen.has(link)) throw new MlsError(failureMessages.pageLeadsToItself());
      seen.add(link);
      const more = await mls.page(link);
      whole.push(...more.rows.slice(0, MAX_CHILDREN - whole.length));
      link = more.nextLink;
      const isTooMuch =
        whole.length >= MAX_CHILDREN ||
        seen.size >= MAX_CHILD_PAGES ||
        mls.bytes - bytesBefore > MAX_CHILD_BYTES;
      if (!isTooMuch) continue;
      if (link) log.warn({ listingKey: row.ListingKey, expand }, 'a listing has too much of this');
      break;
    }
    const own = added.get(row);
    if (own) own[expand] = whole;
  }
}

async function childrenOf(
  context: FeedContext,
  session: MlsReading,
  rows: readonly Row[],
  of: { name: string; key: string; owner: string },
): Promise<Map<string, Row[]>> {
  const { form } = session.offer.keyFilter;
  const size = KEYS_PER_REQUEST[form];
  const walk = sideWalk(context, session, { resource: of.name, keyField: of.key });
  const children = new Map<string, Row[]>();
  for (let from = 0; from < rows.length; from += size) {
    const keys = rows.slice(from, from + size).map((row) => String(row.ListingKey));
    const condition = keyCondition({ field: of.owner, form }, keys);
    const conditions = [...(walk.conditions ?? []), condition];
    for await (const page of walkPages(session.mls, { ...walk, conditions })) {
      for (const row of page.rows as Row[]) {
        const owner = String(row?.[of.owner]);
        const own = children.get(owner);
        if (own) own.push(row);
        else children.set(owner, [row]);
      }
    }
  }
  return children;
}

function oldestOf(rows: readonly Row[]): string | null {
  const times = rows.flatMap((row) => readInstant(row.ModificationTimestamp) ?? []);
  return times.sort()[0] ?? null;
}
