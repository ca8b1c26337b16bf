import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** Stores which client of a locked offer is reminded; null for nobody. */
export async function storeRemindedClient(
  tx: Queryable,
  offerId: string,
  leadId: string | null,
): Promise<void> {
  await sql`update offer set reminded_lead_id = ${leadId} where id = ${offerId}`.execute(tx);
}

/** Stores which seller of a locked listing file is reminded; null for nobody. */
export async function storeRemindedSeller(
  tx: Queryable,
  fileId: string,
  leadId: string | null,
): Promise<void> {
  await sql`update listing_file set reminded_lead_id = ${leadId} where id = ${fileId}`.execute(tx);
}
