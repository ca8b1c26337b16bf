import { CompiledQuery } from 'kysely';
import type { Caller, Grants, Queryable, RowOf, Services } from '#platform';

/** The database's facts about a person who may make calls, and their role. */
export type PersonFacts = RowOf<'person', 'email' | 'first_name' | 'last_name' | 'role_key'> & {
  person_id: string;
  side: Caller['side'];
  scope: Caller['scope'];
  grants_version: number;
  must_set_up_two_step: boolean;
};

/** The same with those of a valid session. */
export type CallerRow = PersonFacts & {
  session_id: string;
  last_used_seconds: number;
  age_seconds: number;
  /** As whom it sees the office; null as its own person. */
  seeing_id: string | null;
  seeing_person_id: string | null;
  seeing_role_key: string | null;
  seeing_until: Date | null;
  is_seeing_over: boolean | null;
};

/** The database's facts about a role. */
export type RoleFacts = Pick<PersonFacts, 'role_key' | 'side' | 'scope' | 'grants_version'>;

/** The same with those of a valid API key. */
export type KeyCallerRow = PersonFacts & {
  key_id: string;
  scopes: string[];
  is_use_noted: boolean;
  /** It is used from an address that it may be used from. */
  is_from_here: boolean;
};

const PERSON_FACTS = `
         p.id as person_id, p.email, p.first_name, p.last_name, p.role_key,
         r.side, r.scope, r.grants_version,
         r.requires_two_step
           and not exists (select from totp_secret t
                            where t.person_id = p.id and t.confirmed_at is not null)
           and not exists (select from passkey k where k.person_id = p.id) as must_set_up_two_step`;

const IS_ACTIVE = 'p.deleted_at is null and p.deactivated_at is null';

const CALLER_QUERY = `
  select s.id as session_id,
         extract(epoch from now() - s.last_used_at)::int as last_used_seconds,
         extract(epoch from now() - s.started_at)::int as age_seconds,
         v.id as seeing_id, v.person_id as seeing_person_id, v.role_key as seeing_role_key,
         v.expires_at as seeing_until,
         v.ended_at is not null or v.expires_at <= now() as is_seeing_over,
         ${PERSON_FACTS}
    from session s
    join person p on p.id = s.person_id
    join role r on r.key = p.role_key
    left join seeing_as v on v.session_id = s.id and v.left_at is null
   where s.id = $1
     and s.ended_at is null and s.expires_at > now()
     and ${IS_ACTIVE}`;

const KEY_QUERY = `
  select a.id as key_id, a.scopes,
         coalesce(a.last_used_at > now() - interval '1 hour', false) as is_use_noted,
         a.addresses = '{}' or $2::inet <<= any(a.addresses::inet[]) as is_from_here,
         ${PERSON_FACTS}
    from api_key a
    join person p on p.id = a.person_id
    join role r on r.key = p.role_key
   where a.secret_hash = $1
     and a.revoked_at is null and a.expires_at > now()
     and ${IS_ACTIVE}`;

const PERSON_QUERY = `
  select ${PERSON_FACTS}
    from person p
    join role r on r.key = p.role_key
   where p.id = $1 and ${IS_ACTIVE}`;

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

/** Whose API key has this hash, if it is valid and they are active. `address` is the caller's. */
export async function findKeyCaller(
  pool: Services['pool'],
  { hash, address }: { hash: Buffer; address: string },
): Promise<KeyCallerRow | null> {
  const { rows } = await pool.query<KeyCallerRow>({
    name: 'accounts-key-caller',
    text: KEY_QUERY,
    values: [hash, address],
  });
  return rows[0] ?? null;
}

/** An active person's facts. */
export async function findPersonFacts(
  pool: Services['pool'],
  personId: string,
): Promise<PersonFacts | null> {
  const { rows } = await pool.query<PersonFacts>(PERSON_QUERY, [personId]);
  return rows[0] ?? null;
}

/** A role’s facts; null if there is no such role. */
export async function findRoleFacts(
  pool: Services['pool'],
  roleKey: string,
): Promise<RoleFacts | null> {
  const { rows } = await pool.query<RoleFacts>(
    'select key as role_key, side, scope, grants_version from role where key = $1',
    [roleKey],
  );
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
