import { sql } from 'kysely';
import { type Caller, escapeLike, type Queryable } from '#platform';

const NO_SESSION = '00000000-0000-0000-0000-000000000000';

interface StaffRow extends Pick<Caller, 'personId' | 'email' | 'firstName' | 'lastName'> {
  role: string;
  side: Caller['side'];
  scope: Caller['scope'];
  grants: { key: string; view: boolean; edit: boolean }[] | null;
}

/**
 * Staff who haven't left, as they would be as callers: those with these ids, or whose first, last
 * or full name begins with a text. In the order of their names, at most `limit`. For questions such
 * as who may see a record, never to act for them.
 */
export async function selectStaffCallers(
  db: Queryable,
  { ids, name, limit }: { ids?: readonly string[]; name?: string; limit: number },
): Promise<Caller[]> {
  const start = `${escapeLike((name ?? '').toLowerCase())}%`;
  const wanted = ids
    ? sql`p.id = any(${[...ids]}::uuid[])`
    : sql`(lower(p.first_name || ' ' || p.last_name) like ${start}
        or lower(p.last_name) like ${start})`;
  const { rows } = await sql<StaffRow>`
    select p.id as "personId", p.email, p.first_name as "firstName", p.last_name as "lastName",
      r.key as role, r.side, r.scope, granted.grants
    from person p join role r on r.key = p.role_key
      left join lateral (select jsonb_agg(jsonb_build_object('key', g.permission_key,
        'view', g.can_view, 'edit', g.can_edit)) as grants
        from role_grant g where g.role_key = r.key) granted on true
    where r.side = 'staff' and p.deleted_at is null and p.deactivated_at is null and ${wanted}
    order by p.first_name, p.last_name, p.id limit ${limit}`.execute(db);
  return rows.map(({ grants, ...person }) => ({
    ...person,
    sessionId: NO_SESSION,
    grants: new Map((grants ?? []).map(({ key, view, edit }) => [key, { view, edit }])),
    mustSetUpTwoStep: false,
  }));
}
