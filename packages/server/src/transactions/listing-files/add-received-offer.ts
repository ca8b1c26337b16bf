import { type ListingFileState, openListingFileStates } from '@homestead/contract/transactions';
import { type Actor, type DatabaseTransaction, refuse } from '#platform';
import { listingFileMessages } from '../messages/listing-files.ts';
import { makeOffer } from '../offers/make-offer.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import { lockOfferById } from '../offers/offer-store.ts';
import type { GivenTerms } from '../offers/read-wire-offer.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import type { ListingFileRow } from './listing-file-columns.ts';
import { storeReceived } from './listing-offer-store.ts';

/**
 * Starts the draft of an offer that was received on a locked listing file: its client is the
 * seller, its agent the listing agent, its home the file’s. Refuses (listing-file-step-refused) a
 * file that is closed or ended, and (bad-input) one without a seller or an agent. One that someone
 * sent through a link was written down by nobody.
 */
export async function addReceivedOffer(
  tx: DatabaseTransaction,
  actor: Actor,
  file: ListingFileRow,
  given: GivenTerms,
  sent: { sentBy: object | null; isSuspected: boolean } = { sentBy: null, isSuspected: false },
  at: Date = new Date(),
): Promise<OfferRow> {
  requireOpen(file);
  const { seller_lead_id: leadId, agent_id: agentId } = file;
  if (leadId === null) return refuseField('sellerLeadId', listingFileMessages.sellerNeeded());
  if (agentId === null) return refuseField('agentId', listingFileMessages.agentNeeded());
  const people = { leadId, agentId, coAgentId: file.co_agent_id };
  const by = sent.sentBy ? null : actor.caller.personId;
  const terms = { ...homeOf(file), ...given, ...people };
  const offer = await makeOffer(tx, actor, terms, { by, at, what: 'offer-received' });
  await storeReceived(tx, offer.id, { fileId: file.id, ...sent });
  return (await lockOfferById(tx, offer.id)) ?? offer;
}

/** Refuses (listing-file-step-refused) a file that is closed or ended. */
export function requireOpen({ state }: ListingFileRow): void {
  if (!openListingFileStates.includes(state as ListingFileState)) {
    refuseTransaction('listing-file-step-refused');
  }
}

/** What the file says about the home; what it doesn’t know comes from the listing. */
function homeOf(file: ListingFileRow): GivenTerms {
  const known = {
    listingId: file.listing_id,
    propertyAddress: file.property_address,
    county: file.county,
    stateOrProvince: file.state_or_province,
    yearBuilt: file.year_built,
    sid: file.sid,
    listPriceCents: file.list_price_cents,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null));
}

function refuseField(field: string, message: string): never {
  return refuse('bad-input', { fields: [{ field, label: '', message }], message });
}
