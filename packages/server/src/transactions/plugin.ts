import { openAccounts } from '#accounts';
import { registerNotifications } from '#messaging';
import type { Room } from '#platform';
import { offerClientNews } from './client-page/client-news.ts';
import { serveClientPageCalls } from './client-page/client-page-calls.ts';
import { serveOfferClientCalls } from './client-page/offer-client-calls.ts';
import { registerApprovalData } from './client-page/register-approval-data.ts';
import { serveSentOfferCalls } from './client-page/sent-offer-calls.ts';
import { serveCounterCalls } from './counters/counter-calls.ts';
import { serveDealCalls } from './deals/deal-calls.ts';
import { serveDealDocumentCalls } from './documents/deal-document-calls.ts';
import { registerDealSubjects } from './documents/deal-subjects.ts';
import { followDisclosures } from './documents/follow-disclosures.ts';
import { servePacketRuleCalls } from './documents/packet-rule-calls.ts';
import { seedPacketRules } from './documents/packet-rule-store.ts';
import { dealHandovers } from './handover/deal-handovers.ts';
import { serveDocumentFileCalls } from './listing-files/document-file-calls.ts';
import { serveListedOfferCalls } from './listing-files/listed-offer-calls.ts';
import { serveListingFileCalls } from './listing-files/listing-file-calls.ts';
import { serveListingLinkCalls } from './listing-files/listing-link-calls.ts';
import { listingNotifications } from './listing-files/listing-news.ts';
import { defineAgreementJob } from './listing-files/remind-of-agreements.ts';
import { addListingFilesWhenFeedHasHomes } from './listing-files/sample-listing-files.ts';
import { addOfferLists } from './lookups/add-offer-lists.ts';
import { serveOfferLookupCalls } from './lookups/lookup-calls.ts';
import { defineExpiryJob } from './offers/expire-offers.ts';
import { serveOfferCalls } from './offers/offer-calls.ts';
import { offerNotifications } from './offers/offer-news.ts';
import { serveOfferViews } from './offers/offer-view-calls.ts';
import { serveOfferWireCalls } from './offers/offer-wire-calls.ts';
import { defineReminderJob } from './offers/remind-of-offers.ts';
import { servePartyCalls } from './parties/party-calls.ts';
import { registerTransactionAudit } from './register-audit.ts';
import { addDocumentsWhenOffersExist } from './sample-documents.ts';
import { addOffersWhenFeedHasHomes } from './sample-offers.ts';
import { serveSellerLinkCalls } from './seller-page/seller-link-calls.ts';
import { sellerNews } from './seller-page/seller-news.ts';
import { serveSellerPageCalls } from './seller-page/seller-page-calls.ts';
import { serveSummaryCalls } from './summary-pdf/summary-calls.ts';

/** The transactions room: offers, and the companies and people that take part in deals. */
export const transactionsRoom: Room = {
  name: 'transactions',
  async start(app, services) {
    await addOfferLists(services);
    await seedPacketRules(services.db);
    serveOfferWireCalls(app, services);
    serveOfferCalls(app, services);
    serveOfferViews(app, services);
    serveCounterCalls(app, services);
    serveSummaryCalls(app, services);
    serveListingFileCalls(app, services);
    serveDocumentFileCalls(app, services);
    serveListedOfferCalls(app, services);
    serveListingLinkCalls(app, services);
    serveOfferClientCalls(app, services);
    serveClientPageCalls(app, services);
    serveSentOfferCalls(app, services);
    serveSellerLinkCalls(app, services);
    serveSellerPageCalls(app, services);
    servePartyCalls(app, services);
    serveOfferLookupCalls(app, services);
    serveDealCalls(app, services);
    serveDealDocumentCalls(app, services);
    servePacketRuleCalls(app, services);
    registerDealSubjects(services);
    followDisclosures(services);
    for (const step of dealHandovers) openAccounts(services).handovers.register(step);
    registerTransactionAudit(services);
    registerApprovalData(services);
    registerNotifications(services, [
      ...offerNotifications,
      ...listingNotifications,
      offerClientNews,
      sellerNews,
    ]);
    defineExpiryJob(services);
    defineReminderJob(services);
    defineAgreementJob(services);
    if (services.settings.mode === 'demo') {
      addOffersWhenFeedHasHomes(services);
      addListingFilesWhenFeedHasHomes(services);
      addDocumentsWhenOffersExist(services);
    }
  },
};
