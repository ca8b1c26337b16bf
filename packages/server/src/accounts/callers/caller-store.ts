import { CompiledQuery } from 'kysely';
import type { Caller, Grants, Queryable, RowOf, Services } from '#platform';

/** The database's facts about a valid session, its person and their role. */
export type CallerRow = RowOf<'person', 'email' | 'first_name' | 'last_name' | 'role_key'> & {
  session_id: string;
  last_used_seconds: number;
  age_seconds: number;
  person_id: string;
  side: Caller['side'];
  scope: Caller['scope'];
  grants_version: number;
  must_set_up_two_step: boolean;
};

const CALLER_QUERY = `
  select s.id as session_id,
         extract(epoch from now() - s.last_used_at)::int as last_used_seconds,
         extract(epoch from now() - s.started_at)::int as age_seconds,
         p.id as person_id, p.email, p.first_name, p.last_name, p.role_key,
         r.side, r.scope, r.grants_version,
         r.requires_two_step
           and not exists (select from totp_secret t
                            where t.person_id = p.id and t.confirmed_at is not null)
           and not exists (select from passkey k where k.person_id = p.id) as must_set_up_two_step
    from session s
    join person p on p.id = s.person_id
    join role r on r.key = p.role_key
   where s.id = $1
     and s.ended_at is null and s.expires_at > now()
     and p.deleted_at is null and p.deactivated_at is null`;

/** One indexed query, prepared once per connection: it runs on every call of a signed-in person. */
export async function findCallerRow(
  pool: Services['pool'],
  sessionId: string,
): Promise<CallerRow | null> {
  const { rows } = await pool.query<CallerRow>({
    name: 'accounts-caller',
    text: CALLER_QUERY,
    values: [sessionId],
  });
  return rows[0] ?? null;
}

/** The same within a database transaction. */
export async function findCallerRowWithin(
  tx: Queryable,
  sessionId: string,
): Promise<CallerRow | null> {
  const { rows } = await tx.executeQuery<CallerRow>(CompiledQuery.raw(CALLER_QUERY, [sessionId]));
  return rows[0] ?? null;
}

/** What a role holds. */
export async function readGrants(db: Queryable, roleKey: string): Promise<Grants> {
  const rows = await db
    .selectFrom('role_grant')
    .select(['permission_key', 'can_view', 'can_edit'])
    .where('role_key', '=', roleKey)
    .orderBy('permission_key')
    .execute();
  return new Map(
    rows.map((row) => [row.permission_key, { view: row.can_view, edit: row.can_edit }]),
  );
}
