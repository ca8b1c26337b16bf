import { sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';

/** The client of an offer, as the program knows them. */
export interface OfferClient {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly language: string;
  readonly personId: string | null;
  readonly agentId: string | null;
}

const facts = sql`lead.id, lead.first_name as "firstName", lead.last_name as "lastName", lead.email,
  lead.language, lead.person_id as "personId", lead.agent_id as "agentId"`;

/** The client of an offer that the call may open, after merges; null once they are erased. */
export async function selectOfferClient(
  db: Queryable,
  leadId: string,
): Promise<OfferClient | null> {
  const { rows } = await sql<OfferClient>`
    select ${facts} from lead named
    join lead on lead.id = coalesce(named.merged_into_id, named.id)
    where named.id = ${leadId} and lead.erased_at is null`.execute(db);
  return rows[0] ?? null;
}

/** A question that an offer's client asked on its page. */
export interface OfferQuestion {
  readonly message: string;
  readonly askedAt: Date;
  readonly answeredAt: Date | null;
}

/** Questions of a client about an offer that came with their address, newest first. */
export async function selectOfferQuestions(
  db: Queryable,
  client: { id: string; email: string },
  code: string,
): Promise<OfferQuestion[]> {
  const { rows } = await sql<OfferQuestion>`
    select substr(message, own_words_at + 1) as message, received_at as "askedAt", answered_at as "answeredAt" from inquiry
    where lead_id = ${client.id} and offer_code = ${code} and email = ${client.email}
    order by received_at desc, id limit 20`.execute(db);
  return rows;
}

/** The ids of a person's own leads, with those that were merged into them; at most 100. */
export async function selectOwnLeadIds(db: Queryable, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select lead.id from lead where ${ownedBy(personId, 'lead.person_id')} and lead.erased_at is null
    union
    select merged.id from lead own join lead merged on merged.merged_into_id = own.id
    where ${ownedBy(personId, 'own.person_id')} and own.erased_at is null
    limit 100`.execute(db);
  return rows.map(({ id }) => id);
}
