export { brokerRoles } from './broker-roles.ts';
export {
  clientOfferCalls,
  counterCalls,
  dealCalls,
  dealDocumentCalls,
  documentFileCalls,
  listedOfferCalls,
  listingFileCalls,
  listingLinkCalls,
  offerCalls,
  offerClientCalls,
  offerLookupCalls,
  offerSummaryCalls,
  offerViewCalls,
  packetRuleCalls,
  partyCalls,
  sellerLinkCalls,
  sellerPageCalls,
  sentOfferCalls,
} from './calls.ts';
export { CLIENT_NAME_MAX, CLIENT_QUESTION_MAX } from './client-limits.ts';
export { type DealPart, dealParts } from './deal-parts.ts';
export type { WireClientOffer } from './endpoints/client-page-endpoints.ts';
export * as clientOfferEndpoints from './endpoints/client-page-endpoints.ts';
export type { WireOfferVersion } from './endpoints/counter-endpoints.ts';
export * as counterEndpoints from './endpoints/counter-endpoints.ts';
export type {
  WireDealDocuments,
  WireDealWarning,
  WireSigner,
} from './endpoints/deal-document-endpoints.ts';
export * as dealDocumentEndpoints from './endpoints/deal-document-endpoints.ts';
export type { DealContact, WireOutsideDeal } from './endpoints/deal-endpoints.ts';
export * as dealEndpoints from './endpoints/deal-endpoints.ts';
export * as documentFileEndpoints from './endpoints/document-file-endpoints.ts';
export {
  DOCUMENT_FILE,
  DOCUMENT_FILE_MAX_BYTES,
  DOCUMENT_FILES_MAX,
} from './endpoints/document-file-endpoints.ts';
export type {
  WireDocumentFile,
  WireListingDocument,
  WireListingFile,
  WireListingFileRow,
} from './endpoints/listing-file-endpoints.ts';
export * as listingFileEndpoints from './endpoints/listing-file-endpoints.ts';
export { listingFileSorts } from './endpoints/listing-file-endpoints.ts';
export type { WireOfferForm } from './endpoints/listing-file-links.ts';
export * as listingLinkEndpoints from './endpoints/listing-file-links.ts';
export type { WireComparedOffer, WireComparison } from './endpoints/listing-file-offers.ts';
export * as listedOfferEndpoints from './endpoints/listing-file-offers.ts';
export type { WireOfferForClient } from './endpoints/offer-client-endpoints.ts';
export * as offerClientEndpoints from './endpoints/offer-client-endpoints.ts';
export type {
  OfferInspection,
  SentInspection,
  WireOffer,
  WireOfferDetails,
  WireOfferRow,
} from './endpoints/offer-endpoints.ts';
export * as offerEndpoints from './endpoints/offer-endpoints.ts';
export { offerSorts } from './endpoints/offer-endpoints.ts';
export { offerInspectionForm } from './endpoints/offer-inputs.ts';
export type {
  PartyListName,
  WireOfferDropdowns,
} from './endpoints/offer-lookup-endpoints.ts';
export * as offerLookupEndpoints from './endpoints/offer-lookup-endpoints.ts';
export {
  OFFER_CHOICES_MAX,
  partyListNames,
  partyLists,
} from './endpoints/offer-lookup-endpoints.ts';
export {
  reading as transactionReading,
  writing as transactionWriting,
} from './endpoints/offer-parts.ts';
export type { OfferSheetPart, OfferSheetSection } from './endpoints/offer-sheet.ts';
export type { WireOfferSummary } from './endpoints/offer-summary.ts';
export * as offerSummaryEndpoints from './endpoints/offer-summary-endpoints.ts';
export type { WireOfferDay } from './endpoints/offer-view-endpoints.ts';
export * as offerViewEndpoints from './endpoints/offer-view-endpoints.ts';
export type { WireListedOffer, WireOfferFacts } from './endpoints/offer-view-parts.ts';
export type { WirePacketRule } from './endpoints/packet-rule-endpoints.ts';
export * as packetRuleEndpoints from './endpoints/packet-rule-endpoints.ts';
export { packetRuleFields } from './endpoints/packet-rule-endpoints.ts';
export * as partyEndpoints from './endpoints/party-endpoints.ts';
export { partyLabels, type WireParty } from './endpoints/party-endpoints.ts';
export type { WireFileForSeller } from './endpoints/seller-link-endpoints.ts';
export * as sellerLinkEndpoints from './endpoints/seller-link-endpoints.ts';
export * as sellerPageEndpoints from './endpoints/seller-page-endpoints.ts';
export {
  type SellerWish,
  sellerWishes,
  type WireSellerOffers,
} from './endpoints/seller-page-endpoints.ts';
export type { WireSentOffer, WireSentOffers } from './endpoints/sent-offer-endpoints.ts';
export * as sentOfferEndpoints from './endpoints/sent-offer-endpoints.ts';
export {
  type BuyerCostsInput,
  buyerCosts,
  buyerLines,
  isVaLoan,
  wrongCostTerms,
  yearsOf,
} from './figures/buyer-costs.ts';
export {
  isDocument,
  isInSid,
  neededDocuments,
  type OfferDocument,
  offerDocuments,
} from './figures/needed-documents.ts';
export {
  type NetTerms,
  type SellerFacts,
  type SellerLineKey,
  sellerLines,
  sellerNet,
} from './figures/seller-net.ts';
export { offerLabel } from './labels.es.ts';
export {
  COMPARED_OFFERS_MAX,
  LISTING_REMARKS_MAX,
  type ListingDocumentKey,
  type ListingFileFieldKey,
  type ListingFileState,
  type ListingFileTerms,
  listingDocumentKeys,
  listingDocuments,
  listingFileFieldKeys,
  listingFileFields,
  listingFileSections,
  listingFileStates,
  nextListingFileStates,
  openListingFileStates,
  requiredListingDocuments,
} from './listing-file-fields.ts';
export { isOfferCode, listingFileCode, offerCode } from './offer-code.ts';
export {
  copiedOfferFields,
  INSPECTION_KIND,
  LOAN_YEARS_MAX,
  OFFER_DEFAULTS,
  OFFER_INSPECTIONS_MAX,
  type OfferField,
  type OfferFieldKey,
  type OfferFieldKind,
  type OfferPartyKey,
  type OfferSection,
  type OfferTerms,
  offerFieldKeys,
  offerFields,
  offerParties,
  offerPartyKeys,
  offerSections,
} from './offer-fields.ts';
export {
  listOfField,
  numberedOfferLists,
  type OfferListName,
  offerListNames,
  offerLists,
} from './offer-lists.ts';
export {
  CLOSING_MONTHS,
  monthAfter,
  OFFER_COLUMN_MAX,
  OFFER_DAYS_MAX,
  type OfferDayKind,
  type OfferPhase,
  offerDayKinds,
  offerPhaseKeys,
  offerPhases,
} from './offer-phases.ts';
export { offerReaders } from './offer-readers.ts';
export {
  nextOfferStates,
  type OfferState,
  offerStates,
  offerStateText,
  openOfferStates,
} from './offer-states.ts';
export {
  OFFER_VERSIONS_MAX,
  type OfferSide,
  offerSideKeys,
  offerSides,
  otherSide,
  type VersionState,
  versionStates,
} from './offer-versions.ts';
export {
  firstPacketRules,
  type PacketFacts,
  type PacketFinancing,
  type PacketKey,
  type PacketKind,
  type PacketNeed,
  type PacketRule,
  packetFinancings,
  packetKeys,
  packetKinds,
  packetNeeds,
} from './packets.ts';
export { isPartyKind, PARTY_NAME_MAX, type PartyKind, partyKinds } from './party-kinds.ts';
export { transactionRefusalsInSpanish } from './refusals.es.ts';
export { transactionRefusals } from './refusals.ts';
export {
  applyChanges,
  changesBetween,
  counterFields,
  type TermChanges,
  type TermKey,
  termKeys,
  type VersionTerms,
} from './term-changes.ts';
