import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/** Makes an offer of an agent. Returns its number. */
async function insertOffer(pool: Pool, agentId: string, state = 'draft'): Promise<number> {
  const { rows } = await pool.query(
    `insert into offer (code, state, agent_id, property_address) values ($1, $2, $3, $4)
     returning number`,
    [randomUUID(), state, agentId, `${randomUUID()} Cass St`],
  );
  return rows[0].number;
}

/** The numbers of an offer of each of two agents, and of none. */
export async function pairOfOffers(
  pool: Pool,
  rule: 'offer' | 'submitted offer',
  [one, other]: readonly [string, string],
) {
  const state = rule === 'offer' ? 'draft' : 'submitted';
  return {
    own: await insertOffer(pool, one, state),
    others: await insertOffer(pool, other, state),
    missing: 99_999_999,
  };
}

/** The id that the history of an offer has. */
export async function idOfOffer(pool: Pool, number: unknown): Promise<string> {
  const { rows } = await pool.query('select id from offer where number = $1', [number]);
  return rows[0].id;
}

/** Makes a company of the directory. Returns its id. */
export async function insertParty(pool: Pool): Promise<string> {
  const { rows } = await pool.query(
    "insert into party (name, kinds) values ($1, '{title}') returning id",
    [randomUUID()],
  );
  return rows[0].id;
}
