import { localDate } from '@homestead/contract/platform';
import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';

export interface Sight {
  /** A person of the office, or a recipient. */
  viewerId: string;
  isRecipient: boolean;
  name: string;
  what: 'documents' | 'file' | 'bundle';
}

export type SightRow = Omit<RowOf<'document_sight'>, 'what'> & Pick<Sight, 'what'>;

/** Notes that someone saw an envelope that was sent, once on each local day. */
export async function insertSight(db: Queryable, envelopeId: string, sight: Sight): Promise<void> {
  await sql`
    insert into document_sight (envelope_id, day, viewer_id, what, is_recipient, name)
    values (${envelopeId}, ${localDate(new Date())}, ${sight.viewerId}, ${sight.what},
      ${sight.isRecipient}, ${sight.name})
    on conflict do nothing`.execute(db);
}

/** Who saw an envelope, from the beginning. */
export async function selectSights(db: Queryable, envelopeId: string): Promise<SightRow[]> {
  const { rows } = await sql<SightRow>`
    select * from document_sight where envelope_id = ${envelopeId}
    order by seen_at, viewer_id, what`.execute(db);
  return rows;
}
