import type { Unscoped } from './row-scope.ts';

/** The same as in `row-scope-exceptions.ts`, for offers and deals. */
export const unscopedDeals: Unscoped = {
  'Offers that the call found within its scope, or that a job ends or reminds of': [
    'transactions/offers/offer-store.ts#lockOfferById',
    'transactions/offers/offer-store.ts#lockOverdueOffers',
    'transactions/offers/offer-store.ts#storeState',
    'transactions/offers/offer-reminder-store.ts#lockDueReminders',
    'transactions/offers/offer-reminder-store.ts#takeReminder',
  ],
  'Who has the form of an offer open that the call found within its scope': [
    'transactions/offers/offer-editors.ts#noteEditor',
    'transactions/offers/offer-editors.ts#forgetEditor',
  ],
  'The other offers for a home, whose agents hear that one was accepted': [
    'transactions/offers/offer-store.ts#selectRivals',
  ],
  'Whether the seller has a counteroffer open to another buyer of the home': [
    'transactions/counters/offer-version-store.ts#hasOtherCounter',
  ],
  'Offers and clients of a demo': [
    'transactions/sample-offer-store.ts#hasOffers',
    'transactions/sample-offer-store.ts#findSampleClient',
  ],
  'Which people that an offer in sight names still work here': [
    'transactions/offers/offer-store.ts#selectWorking',
  ],
  'Whether someone works here in a role that an offer can name': [
    'transactions/offers/offer-store.ts#worksAs',
  ],
  'Who can be an agent or a lender of offers, by name, for everyone who writes one': [
    'transactions/lookups/lookup-store.ts#selectOfferedStaff',
  ],
  'The names of the clients of offers that are within the scope': [
    'transactions/offers/offer-list-store.ts#selectOffers',
  ],
};
