import type { IdRule } from './id-rules.ts';

/** The ids among the fields of an offer as our own calls take them. */
const ofTerms = {
  'body.leadId': 'offered lead',
  'body.agentId': 'deal person',
  'body.coAgentId': 'deal person',
  'body.externalAgentId': 'party',
  'body.sellerAgentId': 'party',
  'body.listingId': 'text',
  'body.sid': 'text',
  'body.surveyId': 'deal number',
  'body.surveyorId': 'party',
  'body.titleCompanyId': 'party',
  'body.escrowAgentId': 'party',
  'body.lenderId': 'deal person',
  'body.termiteCompanyId': 'party',
  'body.termiteInspectorId': 'party',
  'body.warrantyCompanyId': 'party',
  'body.homeInspections.[].companyId': 'party',
  'body.homeInspections.[].inspectorId': 'party',
  'body.saleContingencyId': 'deal number',
} as const satisfies Record<string, IdRule>;

/** The ids among what a counteroffer can change. */
const ofCounter = {
  'body.surveyorId': 'party',
  'body.titleCompanyId': 'party',
  'body.escrowAgentId': 'party',
  'body.termiteCompanyId': 'party',
  'body.termiteInspectorId': 'party',
  'body.warrantyCompanyId': 'party',
  'body.homeInspections.[].companyId': 'party',
  'body.homeInspections.[].inspectorId': 'party',
  'body.saleContingencyId': 'deal number',
} as const satisfies Record<string, IdRule>;

/** The same as the specs' client sends them. */
const ofWireTerms = {
  'body.leadid': 'offered lead',
  'body.agentid': 'deal person',
  'body.coagentid': 'deal person',
  'body.external_agent_id': 'party number',
  'body.seller_agent_id': 'party number',
  'body.listing_id': 'text',
  'body.sid': 'text',
  'body.survey_id': 'deal number',
  'body.surveyor_company_id': 'party number',
  'body.title_company_id': 'party number',
  'body.escrow_agent_id': 'party number',
  'body.lenderid': 'deal person',
  'body.buyer_sale_contingency_id': 'deal number',
} as const satisfies Record<string, IdRule>;

/** The ids among the fields of a listing file. */
const ofListing = {
  'body.listingId': 'text',
  'body.sid': 'text',
  'body.sellerLeadId': 'offered lead',
  'body.agentId': 'deal person',
  'body.coAgentId': 'deal person',
} as const satisfies Record<string, IdRule>;

/** The id parameters of the calls of offers and of the directory of their parties. */
export const idsOfOffers = {
  'POST Transaction/CreateNewOffer': { ...ofWireTerms, 'body.id': 'ignored' },
  'POST transaction/SaveOfferFormDetails': { 'body.id': 'offer', ...ofWireTerms },
  'GET transaction/GetOfferDetailsById': { 'query.id': 'offer' },
  'GET Transaction/GetOfferListByUserId': { 'query.id': 'filtered owner' },
  'GET Transaction/IsOfferSubmitted': { 'query.id': 'offer' },
  'GET Transaction/IsOfferAcceptedById': { 'query.id': 'offer' },
  'GET Transaction/OfferAcceptedById': { 'query.id': 'submitted offer', 'query.userId': 'caller' },
  'POST Transaction/OfferAcceptedById': { 'body.id': 'submitted offer', 'body.userId': 'caller' },
  'GET offers': { 'query.agentId': 'filtered owner', 'query.leadId': 'filtered owner' },
  'GET offers/{id}': { 'params.id': 'offer' },
  'GET deals/details': { 'query.id': 'offer' },
  'GET offers/{id}/summary.pdf': { 'params.id': 'offer' },
  'GET offers/{id}/client': { 'params.id': 'offer' },
  'POST offers/{id}/client-links': { 'params.id': 'offer' },
  'POST offers/{id}/client-links/{link}/revoke': {
    'params.id': 'offer',
    'params.link': 'client link',
  },
  'PUT offers/{id}': { 'params.id': 'offer', ...ofTerms },
  'POST offers/{id}/state': { 'params.id': 'offer' },
  'GET offers/{id}/versions': { 'params.id': 'offer' },
  'POST offers/{id}/counters': { 'params.id': 'submitted offer', ...ofCounter },
  'POST offers/{id}/approvals': { 'params.id': 'submitted offer', 'body.partyId': 'ignored' },
  'POST offers/{id}/copy': { 'params.id': 'offer' },
  'PUT offers/{id}/editing': { 'params.id': 'offer' },
  'GET offers/{id}/history': { 'params.id': 'offer' },
  'POST offers/{id}/undo': { 'params.id': 'offer', 'body.change': 'change' },
  'GET listing-files': { 'query.agentId': 'filtered owner' },
  'POST listing-files': ofListing,
  'GET listing-files/{id}': { 'params.id': 'listing file' },
  'PUT listing-files/{id}': { 'params.id': 'listing file', ...ofListing },
  'PUT listing-files/{id}/remarks': { 'params.id': 'listing file' },
  'POST listing-files/{id}/state': { 'params.id': 'listing file' },
  'PUT listing-files/{id}/documents/{document}': { 'params.id': 'listing file' },
  'POST listing-files/{id}/override': { 'params.id': 'listing file' },
  'GET listing-files/{id}/history': { 'params.id': 'listing file' },
  'POST listing-files/{id}/undo': { 'params.id': 'listing file', 'body.change': 'change' },
  'POST listing-files/{id}/offers': { 'params.id': 'listing file' },
  'POST listing-files/{id}/offer-links': { 'params.id': 'listing file' },
  'POST listing-files/{id}/offer-links/{link}/end': {
    'params.id': 'listing file',
    'params.link': 'offer link',
  },
  'POST offer-form': { 'body.saleContingencyId': 'deal number' },
  'GET listing-files/{id}/comparison': { 'params.id': 'listing file' },
  'POST listing-files/{id}/offers/{offer}/state': { 'params.id': 'listing file' },
  'GET Transaction/GetSellerAgentCompanyByAgentId': { 'query.agentId': 'directory person' },
  'GET Transaction/GetAgentsLists': { 'query.offerid': 'offer' },
  'GET Document/GetClientByLeadId': { 'query.leadId': 'lead' },
  'GET parties': { 'query.companyId': 'filtered owner' },
  'PUT parties/{id}': { 'params.id': 'party', 'body.mergedIntoId': 'party' },
  'GET parties/{id}/history': { 'params.id': 'party' },
  'POST parties/{id}/undo': { 'params.id': 'party', 'body.change': 'change' },
} as const satisfies Record<string, Record<string, IdRule>>;
