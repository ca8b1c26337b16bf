import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { IdRule } from './id-rules.ts';

/** Makes an offer of an agent, with its version 1 if it was submitted. Returns its number. */
async function insertOffer(pool: Pool, agentId: string, state = 'draft'): Promise<number> {
  const { rows } = await pool.query(
    `insert into offer (code, state, agent_id, property_address) values ($1, $2, $3, $4)
     returning number, id`,
    [randomUUID(), state, agentId, `${randomUUID()} Cass St`],
  );
  if (state !== 'draft') {
    await pool.query(
      `insert into offer_version (offer_id, number, made_by, terms) values ($1, 1, 'buyer', $2)`,
      [rows[0].id, completeTerms(agentId)],
    );
  }
  return rows[0].number;
}

/** What a counteroffer needs of the version before. */
const completeTerms = (agentId: string) =>
  JSON.stringify({
    ...{ leadId: randomUUID(), agentId, propertyAddress: '5112 Cass St', county: 'Douglas' },
    ...{ stateOrProvince: 'NE', offerPriceCents: 38_900_000, earnestDepositCents: 400_000 },
    ...{ offerOn: '2031-06-01', closingOn: '2199-07-10', allCash: true },
  });

const NUMBER_MISSING = 99_999_999;

/** Two of what a call about deals names, the first one's and the second one's, and none. */
export async function pairOfDeals(
  pool: Pool,
  rule: 'offer' | 'submitted offer' | 'listing file' | 'party' | 'directory person',
  [one, other]: readonly [string, string],
): Promise<{ own: unknown; others: unknown; missing: unknown }> {
  if (rule === 'party') {
    const [own, others] = [await insertParty(pool), await insertParty(pool)];
    return { own, others, missing: randomUUID() };
  }
  if (rule === 'directory person') return pairOfAgents(pool);
  if (rule === 'listing file') {
    const [own, others] = [await insertFile(pool, one), await insertFile(pool, other)];
    return { own, others, missing: NUMBER_MISSING };
  }
  const state = rule === 'offer' ? 'draft' : 'submitted';
  return {
    own: await insertOffer(pool, one, state),
    others: await insertOffer(pool, other, state),
    missing: NUMBER_MISSING,
  };
}

const tables: Partial<Record<IdRule, string>> = { offer: 'offer', 'listing file': 'listing_file' };

/** The id that the history of a record has: those of deals have numbers on the wire. */
export async function idOfDeal(
  pool: Pool,
  rule: IdRule | undefined,
  record: unknown,
): Promise<string> {
  const table = rule && tables[rule];
  if (!table) return String(record);
  const { rows } = await pool.query(`select id from ${table} where number = $1`, [record]);
  return rows[0].id;
}

/** Makes a listing file of an agent. Returns its number. */
async function insertFile(pool: Pool, agentId: string): Promise<number> {
  const { rows } = await pool.query(
    'insert into listing_file (code, agent_id) values ($1, $2) returning number',
    [randomUUID(), agentId],
  );
  return rows[0].number;
}

/** Makes a company of the directory. Returns its id. */
async function insertParty(pool: Pool): Promise<string> {
  const { rows } = await pool.query(
    "insert into party (name, kinds) values ($1, '{title}') returning id",
    [randomUUID()],
  );
  return rows[0].id;
}

/** The numbers of two people of the directory, and of none. */
async function pairOfAgents(pool: Pool) {
  const companyId = await insertParty(pool);
  const { rows } = await pool.query(
    'insert into party (name, company_id) values ($1, $3), ($2, $3) returning number',
    [randomUUID(), randomUUID(), companyId],
  );
  return { own: rows[0].number, others: rows[1].number, missing: NUMBER_MISSING };
}

/** SQL of a link that belongs to the record with number $1; $2 is the mailbox of a new client. */
const linkSql = {
  'offer link': `insert into listing_file_link (listing_file_id, expires_at)
    select id, '2099-01-01' from listing_file where number = $1 and $2 <> '' returning id`,
  'document file': `with stored as (insert into stored_file
      (key, purpose, owner_id, name, media_type, bytes, state)
      values (md5($2) || left(md5($2), 8), 'listing-document', gen_random_uuid(), 'a.pdf',
        'application/pdf', 1, 'ready') returning key)
    insert into listing_document_file (listing_file_id, document, file_key)
    select listing_file.id, 'property-disclosure', stored.key from listing_file, stored
    where listing_file.number = $1 returning id`,
  'client link': sentLinkSql('offer', 'offer_id'),
  'seller link': sentLinkSql('listing_file', 'listing_file_id'),
};

function sentLinkSql(table: string, column: string): string {
  return `with client as (insert into lead (email, first_name, last_name) values ($2, 'Eve', '')
      returning id)
    insert into offer_client_link (${column}, lead_id, email, expires_at)
    select record.id, client.id, $2, now() + interval '1 day' from ${table} record, client
    where record.number = $1 returning id`;
}

/** A link of the offer or the listing file with a number, one of another's, and none. */
export async function pairOfLinks(
  pool: Pool,
  rule: keyof typeof linkSql,
  record: unknown,
  other: string,
) {
  const insertOther = rule === 'client link' ? insertOffer : insertFile;
  const others = await insertOther(pool, other);
  const insert = async (number: unknown) => {
    const { rows } = await pool.query(linkSql[rule], [number, `${randomUUID()}@example.org`]);
    return rows[0].id;
  };
  return { own: await insert(record), others: await insert(others), missing: randomUUID() };
}
