import type { Unscoped } from './row-scope.ts';

/** The same as in `row-scope-exceptions.ts`, for offers and deals. */
export const unscopedDeals: Unscoped = {
  'Offers that the call found within its scope, or that a job ends or reminds of': [
    'transactions/offers/offer-store.ts#lockOfferById',
    'transactions/offers/offer-store.ts#lockOverdueOffers',
    'transactions/offers/offer-store.ts#storeState',
    'transactions/offers/offer-reminder-store.ts#lockDueReminders',
    'transactions/offers/offer-reminder-store.ts#takeReminder',
    'transactions/reminders/client-reminder-store.ts#storeRemindedClient',
    'transactions/reminders/client-reminder-store.ts#storeRemindedSeller',
  ],
  'The numbers that are hidden from a person, and the deal whose envelope changed': [
    'transactions/documents/deal-document-store.ts#findDealIds',
    'transactions/documents/deal-document-store.ts#findFileEnd',
    'transactions/documents/deal-document-store.ts#findFileNumber',
    'transactions/documents/deal-document-store.ts#findOfferEnd',
    'transactions/documents/deal-document-store.ts#selectHiddenFiles',
    'transactions/documents/deal-document-store.ts#selectHiddenOffers',
  ],
  'The offer of a client’s link, which is found by its key, and how to reach its agent': [
    'transactions/client-page/agent-card-store.ts#findAgentContact',
    'transactions/client-page/client-link-store.ts#findLinkedOffer',
  ],
  'What was sent to the mailbox of the person who signed in, while they are the client': [
    'transactions/client-page/sent-link-store.ts#isTheirs',
    'transactions/client-page/sent-link-store.ts#isStillClient',
    'transactions/client-page/sent-link-store.ts#selectSentFiles',
    'transactions/client-page/sent-link-store.ts#selectSentOffers',
  ],
  'The offers on the home of a seller’s link, which is found by its key, and what they said': [
    'transactions/seller-page/seller-wish-store.ts#selectWishes',
  ],
  'Approvals of an offer that the call found within its scope, or by its client’s link': [
    'transactions/client-page/approval-store.ts#selectApprovals',
  ],
  'What a person approved themselves, and what erased people did': [
    'transactions/client-page/approval-person-store.ts#eraseApprovals',
    'transactions/client-page/approval-person-store.ts#selectOwnApprovals',
  ],
  'The client of an offer that the call found within its scope, or by its client’s link': [
    'leads/offer-clients/offer-client-store.ts#selectOfferClient',
  ],
  'Who has the form of an offer open that the call found within its scope': [
    'transactions/offers/offer-editors.ts#noteEditor',
    'transactions/offers/offer-editors.ts#forgetEditor',
    'transactions/offers/offer-start-store.ts#lockEmptyDrafts',
  ],
  'The other offers for a home, whose agents hear that one was accepted': [
    'transactions/offers/offer-store.ts#selectRivals',
  ],
  'Whether the home of an offer has a deal that is open': [
    'transactions/offers/offer-store.ts#openDealsOn',
  ],
  'Whether a home has another open listing file': [
    'transactions/listing-files/listing-file-store.ts#hasOtherFile',
  ],
  'Whether the seller has a counteroffer open to another buyer of the home': [
    'transactions/counters/offer-version-store.ts#hasOtherCounter',
  ],
  'Listing files that the call found within its scope, or whose home an offer is for': [
    'transactions/listing-files/listing-file-store.ts#lockListingFileById',
    'transactions/listing-files/listing-file-store.ts#findFileOfHome',
    'transactions/listing-files/listing-file-store.ts#findAnyListingFile',
    'transactions/listing-files/listing-file-state-store.ts#storeListingState',
    'transactions/listing-files/listing-file-state-store.ts#raiseVersion',
    'transactions/listing-files/agreement-reminder-store.ts#lockDueAgreements',
    'transactions/listing-files/agreement-reminder-store.ts#takeAgreementReminder',
  ],
  'Offers on the home of a listing file that the call found within its scope': [
    'transactions/listing-files/listing-offer-store.ts#buyerName',
    'transactions/listing-files/listing-offer-store.ts#selectOffersOfFile',
    'transactions/listing-files/listing-offer-store.ts#selectComparedOffers',
    'transactions/listing-files/listing-offer-store.ts#lockListedOffer',
    'transactions/listing-files/listing-offer-store.ts#storeReceived',
    'transactions/listing-files/listing-offer-store.ts#openOffersOfFile',
  ],
  'How to reach the people of the office whom an offer in sight names': [
    'transactions/deals/deal-store.ts#selectReachablePeople',
  ],
  'Deals that name someone outside the brokerage, for them alone': [
    'transactions/deals/deal-store.ts#selectOwnParties',
    'transactions/deals/deal-store.ts#selectDealsNaming',
  ],
  'Offers and clients of a demo': [
    'transactions/sample-offer-store.ts#hasOffers',
    'transactions/sample-offer-store.ts#findSampleClient',
    'transactions/sample-offer-store.ts#insertSampleLink',
    'transactions/listing-files/sample-listing-store.ts#hasListingFiles',
  ],
  'Which people that an offer in sight names still work here': [
    'transactions/offers/offer-store.ts#selectWorking',
  ],
  'Who can confirm listings, and which people of a listing file have a buyer for its home': [
    'transactions/listing-files/broker-store.ts#selectBrokers',
    'transactions/listing-files/buying-side-store.ts#selectBuyingSide',
  ],
  'Whether someone works here in a role that an offer can name': [
    'transactions/offers/offer-store.ts#worksAs',
  ],
  'Who can be an agent or a lender of offers, by name, for everyone who writes one': [
    'transactions/lookups/lookup-store.ts#selectOfferedStaff',
  ],
  'The names of the clients of offers that are within the scope': [
    'transactions/offers/offer-list-store.ts#withClient',
    'transactions/listing-files/listing-file-store.ts#selectListingFiles',
  ],
  'Who opened a record that the call found within its scope, for those who see it': [
    'platform/record-views/record-view-store.ts#deleteViewsBefore',
    'platform/record-views/record-view-store.ts#selectViews',
  ],
};
