import { openListingFileStates, openOfferStates } from '@homestead/contract/transactions';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';

/** A row that went to someone else, with who had it. */
export interface MovedRow {
  readonly id: string;
  readonly number: number;
  readonly before: { agent_id: string | null; co_agent_id: string | null };
  readonly after: { agent_id: string | null; co_agent_id: string | null };
}

/** SQL: the person is agent or co-agent of the row of `offer`, and it is still worked on. */
const openOffersOf = (personId: string): RawBuilder<SqlBool> => sql<SqlBool>`
  (${ownedBy(personId, 'offer.agent_id')} or offer.co_agent_id = ${personId})
  and (offer.state = 'draft' or offer.state = any(${[...openOfferStates]}::text[])
    or offer.state = 'accepted' and (offer.is_backup or exists (
      select 1 from deal where deal.offer_id = offer.id and deal.ended_at is null)))`;

/** SQL: the same of the row of `listing_file`. */
const openFilesOf = (personId: string): RawBuilder<SqlBool> => sql<SqlBool>`
  (${ownedBy(personId, 'listing_file.agent_id')} or listing_file.co_agent_id = ${personId})
  and listing_file.state = any(${[...openListingFileStates]}::text[])`;

/** Drafts, offers that wait for an answer, back-ups and deals of a person. */
export function countOpenOffersOf(db: Queryable, personId: string): Promise<number> {
  return count(db, 'offer', openOffersOf(personId));
}

/** Listing files of a person that are active or under contract. */
export function countOpenFilesOf(db: Queryable, personId: string): Promise<number> {
  return count(db, 'listing_file', openFilesOf(personId));
}

async function count(
  db: Queryable,
  name: 'offer' | 'listing_file',
  isTheirs: RawBuilder<SqlBool>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(name)} where ${isTheirs}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Gives them to another; who was agent and co-agent then is the agent alone. */
export function moveOpenOffers(tx: Queryable, from: string, to: string): Promise<MovedRow[]> {
  return move(tx, 'offer', openOffersOf(from), { from, to });
}

/** The same for listing files. */
export function moveOpenFiles(tx: Queryable, from: string, to: string): Promise<MovedRow[]> {
  return move(tx, 'listing_file', openFilesOf(from), { from, to });
}

async function move(
  tx: Queryable,
  name: 'offer' | 'listing_file',
  isMoved: RawBuilder<SqlBool>,
  { from, to }: { from: string; to: string },
): Promise<MovedRow[]> {
  const table = sql.table(name);
  const given = (column: 'agent_id' | 'co_agent_id') => {
    const held = sql.ref(`held.${column}`);
    return sql`case when ${held} = ${from}::uuid then ${to}::uuid else ${held} end`;
  };
  const { rows } = await sql<MovedRow>`
    with held as (select id, agent_id, co_agent_id from ${table} where ${isMoved} for update)
    update ${table} set agent_id = ${given('agent_id')},
      co_agent_id = nullif(${given('co_agent_id')}, ${given('agent_id')}), version = ${table}.version + 1
    from held where held.id = ${table}.id
    returning ${table}.id, ${table}.number,
      json_build_object('agent_id', held.agent_id, 'co_agent_id', held.co_agent_id) as "before",
      json_build_object('agent_id', ${table}.agent_id, 'co_agent_id', ${table}.co_agent_id) as "after"`.execute(
    tx,
  );
  return rows;
}
