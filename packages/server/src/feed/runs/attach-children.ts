import type { MlsSession } from '../mls/mls-session.ts';
import { odataText, walkPages } from '../mls/page-walk.ts';
import type { FeedContext } from './feed-context.ts';

/** Keys per request; keeps the URL well below the length servers accept. */
const KEYS_PER_REQUEST = 40;

type Row = Record<string, unknown>;

/**
 * Adds Media and Rooms to the rows of a page, for an MLS whose listings can't be expanded
 * (MLS_EXPAND off). Rows that already have them are unchanged.
 */
export async function attachChildren(
  context: FeedContext,
  session: MlsSession,
  rows: unknown[],
): Promise<unknown[]> {
  if (context.settings.MLS_EXPAND) return rows;
  const bare = rows.filter(
    (row): row is Row => row !== null && typeof row === 'object' && !('Media' in row),
  );
  if (bare.length === 0) return rows;
  const media = await childrenOf(context, session, bare, {
    resource: 'Media',
    ownerField: 'ResourceRecordKey',
    keyField: 'MediaKey',
  });
  const rooms = await childrenOf(context, session, bare, {
    resource: 'PropertyRooms',
    ownerField: 'ListingKey',
    keyField: 'RoomKey',
  });
  return rows.map((row) => {
    const key = bare.includes(row as Row) ? String((row as Row).ListingKey) : null;
    return key === null
      ? row
      : { ...(row as Row), Media: media.get(key) ?? [], Rooms: rooms.get(key) ?? [] };
  });
}

async function childrenOf(
  { settings }: FeedContext,
  { mls }: MlsSession,
  rows: readonly Row[],
  of: { resource: string; ownerField: string; keyField: string },
): Promise<Map<string, Row[]>> {
  const children = new Map<string, Row[]>();
  for (let from = 0; from < rows.length; from += KEYS_PER_REQUEST) {
    const keys = rows
      .slice(from, from + KEYS_PER_REQUEST)
      .map((row) => odataText(String(row.ListingKey)));
    const walk = {
      resource: of.resource,
      keyField: of.keyField,
      timestampField: null,
      conditions: [`${of.ownerField} in (${keys.join(',')})`],
      pageSize: 1000,
      paging: settings.MLS_PAGING,
    };
    for await (const page of walkPages(mls, walk)) {
      for (const row of page.rows as Row[]) {
        const owner = String(row?.[of.ownerField]);
        const own = children.get(owner);
        if (own) own.push(row);
        else children.set(owner, [row]);
      }
    }
  }
  return children;
}
