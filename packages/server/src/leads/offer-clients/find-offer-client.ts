import type { Queryable } from '#platform';
import { type OfferClient, selectOfferClient, selectOwnLeadIds } from './offer-client-store.ts';

export type { OfferClient } from './offer-client-store.ts';

/** The client of an offer that the call may open, after merges; null once they are erased. */
export function findOfferClient(db: Queryable, leadId: string): Promise<OfferClient | null> {
  return selectOfferClient(db, leadId);
}

/** The ids of a person's own leads, with those that were merged into them. */
export function findOwnLeadIds(db: Queryable, personId: string): Promise<string[]> {
  return selectOwnLeadIds(db, personId);
}
