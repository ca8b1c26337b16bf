import type { PageRequest } from '@homestead/contract/platform';
import type { PartyKind } from '@homestead/contract/transactions';
import { type RawBuilder, sql } from 'kysely';
import {
  DatabaseLock,
  escapeLike,
  type Page,
  type Queryable,
  type RowOf,
  selectPage,
} from '#platform';

export type PartyRow = RowOf<'party'>;

/** A party with what a list says about it; a person does what their company does. */
export type ListedParty = PartyRow & {
  at_id: string | null;
  at_number: number | null;
  at_name: string | null;
  at_kinds: string[] | null;
  into_number: number | null;
  into_name: string | null;
  people: number;
  deals: number;
};

/** What a list of parties is narrowed by; undefined is no narrowing. */
export interface PartyFilter {
  q?: string | undefined;
  type?: 'company' | 'person' | undefined;
  kind?: PartyKind | undefined;
  companyId?: string | undefined;
  state: 'current' | 'retired' | 'merged';
}

const partyLock = new DatabaseLock('transactions.parties');

/** Makes other changes of the directory wait for this commit. */
export const lockParties = (tx: Queryable) => partyLock.untilCommit(tx);

const listed = sql`party.*, at.id as at_id, at.number as at_number, at.name as at_name,
  at.kinds as at_kinds, into_party.number as into_number, into_party.name as into_name,
  (select count(*)::int from party person
    where person.company_id in (select party_family(party.id))
      and person.merged_into_id is null and person.retired_at is null) as people,
  (select count(distinct deal.id)::int from deal
    join offer_party named on named.offer_id = deal.offer_id
    where named.party_id in (
      select party_family(party.id)
      union all
      select person.id from party person
      where person.company_id in (select party_family(party.id)))) as deals`;

/** `at` is the company of a person, after merges. */
const joined = sql`party
  left join party employer on employer.id = party.company_id
  left join party at on at.id = case when employer.merged_into_id is null then employer.id
    else current_party(employer.id) end
  left join party into_party on into_party.id = party.merged_into_id`;

/** One page of the directory, by name. */
export function selectParties(
  db: Queryable,
  filter: PartyFilter,
  page: PageRequest,
): Promise<Page<ListedParty>> {
  return selectPage(db, page, {
    select: listed,
    from: sql`${joined} where ${narrowed(filter)}`,
    orderBy: sql`lower(party.name), party.id`,
  });
}

/** Parties by their ids. */
export async function selectPartiesById(
  db: Queryable,
  ids: readonly string[],
): Promise<ListedParty[]> {
  const { rows } = await sql<ListedParty>`
    select ${listed} from ${joined} where party.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

const states: Readonly<Record<PartyFilter['state'], RawBuilder<unknown>>> = {
  current: sql`party.retired_at is null and party.merged_into_id is null`,
  retired: sql`party.retired_at is not null and party.merged_into_id is null`,
  merged: sql`party.merged_into_id is not null`,
};

function narrowed({ q, type, kind, companyId, state }: PartyFilter): RawBuilder<unknown> {
  const conditions = [states[state]];
  if (type) conditions.push(sql`(party.company_id is null) = ${type === 'company'}`);
  if (kind) conditions.push(sql`${kind} = any(coalesce(at.kinds, party.kinds))`);
  if (companyId) {
    conditions.push(sql`party.company_id in (select party_family(${companyId}::uuid))`);
  }
  if (q) conditions.push(sql`(${matches('party', q)} or ${matches('at', q)})`);
  return sql.join(conditions, sql` and `);
}

const DIGITS = /^[\d\s().+-]{3,}$/;

/** Each word is somewhere in the name, the email, or the phone. */
function matches(table: 'party' | 'at', q: string): RawBuilder<unknown> {
  const text = sql`${sql.ref(`${table}.name`)} || ' ' || coalesce(${sql.ref(`${table}.email`)}, '')
    || ' ' || coalesce(${sql.ref(`${table}.phone`)}, '')`;
  const words = DIGITS.test(q) ? [q.replaceAll(/\D/g, '')] : q.split(/\s+/);
  return sql`(${sql.join(
    words.map((word) => sql`${text} ilike ${`%${escapeLike(word)}%`}`),
    sql` and `,
  )})`;
}

/** What of a party must be its own. */
type Unique = Pick<PartyRow, 'company_id' | 'name' | 'email' | 'phone'>;

/** Another current party with the same name in the same company, email, or phone; the first one. */
export async function findTaken(
  db: Queryable,
  { company_id, name, email, phone }: Unique,
  except: string | null,
): Promise<{ field: 'name' | 'email' | 'phone'; name: string; isRetired: boolean } | null> {
  const { rows } = await sql<{
    field: 'name' | 'email' | 'phone';
    name: string;
    isRetired: boolean;
  }>`
    select * from (
      select 'name' as field, name, retired_at is not null as "isRetired" from party
      where company_id is not distinct from ${company_id}::uuid
        and name_key = party_name_key(${name}) and merged_into_id is null
        and id is distinct from ${except}::uuid
      union all
      select 'email', name, retired_at is not null from party
      where lower(email) = lower(${email}::text) and merged_into_id is null
        and id is distinct from ${except}::uuid
      union all
      select 'phone', name, retired_at is not null from party
      where phone = ${phone}::text and merged_into_id is null
        and id is distinct from ${except}::uuid
    ) taken limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The current company of a name, in any spelling of it. */
export async function findCompany(db: Queryable, name: string): Promise<PartyRow | null> {
  const { rows } = await sql<PartyRow>`
    select * from party where company_id is null and name_key = party_name_key(${name})
      and merged_into_id is null`.execute(db);
  return rows[0] ?? null;
}

/** A party, held until the commit. */
export async function lockParty(tx: Queryable, id: string): Promise<PartyRow | null> {
  const { rows } = await sql<PartyRow>`select * from party where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** The names of parties by their ids. */
export async function selectPartyNames(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<Pick<PartyRow, 'id' | 'name'>>`
    select id, name from party where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
