import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';

export type PamphletRow = Pick<RowOf<'document_event'>, 'envelope_id' | 'at'> & {
  signer: string;
  name: string;
  /** The day that staff said; null where the buyer said it themselves. */
  on: string | null;
};

/** Who got the pamphlet about lead, by the logs of these envelopes, first entries first. */
export async function selectPamphlets(
  db: Queryable,
  envelopeIds: readonly string[],
): Promise<PamphletRow[]> {
  const { rows } = await sql<PamphletRow>`
    select envelope_id, at, facts ->> 'signer' as signer, facts ->> 'name' as name,
      facts ->> 'on' as on
    from document_event
    where envelope_id = any(${[...envelopeIds]}::uuid[]) and kind = 'pamphlet-given'
    order by at, id`.execute(db);
  return rows;
}
