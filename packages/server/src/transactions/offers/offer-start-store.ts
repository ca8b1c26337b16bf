import { sql } from 'kysely';
import { type Caller, DatabaseLock, type Queryable } from '#platform';
import type { OfferRow } from './offer-columns.ts';
import { OPEN_SECONDS } from './offer-editors.ts';
import { offerInSight } from './offer-store.ts';

const startLock = new DatabaseLock('transactions.start-offer');

/** A draft that was started within this time may be about to be filled in on another screen. */
const LEFT_MINUTES = 5;

/**
 * Drafts that the caller started and left, that name no client, home or price yet and that nobody
 * has open, newest first.
 */
export async function lockEmptyDrafts(tx: Queryable, caller: Caller): Promise<OfferRow[]> {
  await startLock.untilCommit(tx, { record: caller.personId });
  const { rows } = await sql<OfferRow>`
    select * from offer
    where created_by = ${caller.personId} and state = 'draft' and ${offerInSight(caller)}
      and changed_at < now() - ${LEFT_MINUTES} * interval '1 minute'
      and lead_id is null and listing_id is null and property_address is null
      and offer_price_cents is null and not exists (
        select 1 from offer_editor where offer_id = offer.id
          and seen_at > now() - ${OPEN_SECONDS} * interval '1 second')
    order by number desc limit 5 for update`.execute(tx);
  return rows;
}
