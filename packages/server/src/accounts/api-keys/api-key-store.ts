import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { type Caller, ownedBy, type Page, type Queryable, type RowOf, selectPage } from '#platform';
import { withinScope } from '../teams/row-scope.ts';

export type ApiKeyRow = RowOf<'api_key'>;

/** The caller's own keys and those within their scope: usable ones first, newest first. */
export function selectApiKeys(
  db: Queryable,
  caller: Caller,
  page: PageRequest,
): Promise<Page<ApiKeyRow>> {
  return selectPage(db, page, {
    select: sql`api_key.*`,
    from: sql`api_key where ${withinScope(caller, 'api_key.person_id')}`,
    orderBy: sql`api_key.revoked_at is not null or api_key.expires_at <= now(),
      api_key.created_at desc, api_key.id`,
  });
}

/** Of these keys, those of the caller and within their scope; locked until the commit on demand. */
export async function findApiKeys(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
  { lock = false } = {},
): Promise<ApiKeyRow[]> {
  const { rows } = await sql<ApiKeyRow>`
    select * from api_key
    where api_key.id = any(${[...ids]}::uuid[]) and ${withinScope(caller, 'api_key.person_id')}
    ${lock ? sql`for update` : sql``}`.execute(db);
  return rows;
}

/** How many keys of a person can be used. */
export async function countApiKeys(db: Queryable, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from api_key
    where ${ownedBy(personId, 'api_key.person_id')} and revoked_at is null
      and expires_at > now()`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Notes that a key is used, once an hour. */
export async function noteKeyUse(db: Queryable, id: string): Promise<void> {
  await sql`
    update api_key set last_used_at = now()
    where ${ownedBy(id, 'api_key.id')}
      and (last_used_at is null or last_used_at <= now() - interval '1 hour')`.execute(db);
}
