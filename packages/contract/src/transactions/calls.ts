import type { CallLine } from '#platform';

/** The calls of offers. */
export const offerCalls = {
  createNewOffer: 'POST Transaction/CreateNewOffer',
  saveOfferFormDetails: 'POST transaction/SaveOfferFormDetails',
  getOfferDetailsById: 'GET transaction/GetOfferDetailsById',
  getOfferListByUserId: 'GET Transaction/GetOfferListByUserId',
  isOfferSubmitted: 'GET Transaction/IsOfferSubmitted',
  isOfferAcceptedById: 'GET Transaction/IsOfferAcceptedById',
  acceptOfferByGet: 'GET Transaction/OfferAcceptedById',
  acceptOffer: 'POST Transaction/OfferAcceptedById',
  listOffers: 'GET offers',
  startOffer: 'POST offers',
  getOffer: 'GET offers/{id}',
  getOfferSight: 'GET offers/{id}/sight',
  updateOffer: 'PUT offers/{id}',
  copyLastOffer: 'POST offers/{id}/copy',
  noteEditing: 'PUT offers/{id}/editing',
  moveOffer: 'POST offers/{id}/state',
  getOfferHistory: 'GET offers/{id}/history',
  undoOfferChange: 'POST offers/{id}/undo',
} as const satisfies Record<string, CallLine>;

/** The calls of counteroffers and of the versions of an offer. */
export const counterCalls = {
  listOfferVersions: 'GET offers/{id}/versions',
  counterOffer: 'POST offers/{id}/counters',
  approveOfferVersion: 'POST offers/{id}/approvals',
} as const satisfies Record<string, CallLine>;

/** The calls that offers choose from: lists, parties by their companies, agents and clients. */
export const offerLookupCalls = {
  getAllOfferDropdownList: 'GET Transaction/GetAllOfferDropdownList',
  getSellerAgentCompanyByAgentId: 'GET Transaction/GetSellerAgentCompanyByAgentId',
  getTermiteInspectorByCompanyName: 'GET Transaction/GetTermiteInspectorByCompanName',
  getHomeInspectorByCompanyName: 'GET Transaction/GetHomeInspectorByCompanName',
  getAgentsLists: 'GET Transaction/GetAgentsLists',
  getClientByLeadId: 'GET Document/GetClientByLeadId',
} as const satisfies Record<string, CallLine>;

/** The calls of listing files: what is agreed with a seller, and the offers on the home. */
export const listingFileCalls = {
  listListingFiles: 'GET listing-files',
  createListingFile: 'POST listing-files',
  getListingFile: 'GET listing-files/{id}',
  updateListingFile: 'PUT listing-files/{id}',
  writeListingRemarks: 'PUT listing-files/{id}/remarks',
  moveListingFile: 'POST listing-files/{id}/state',
  updateListingDocument: 'PUT listing-files/{id}/documents/{document}',
  overrideListingDocuments: 'POST listing-files/{id}/override',
  confirmListingFile: 'POST listing-files/{id}/confirmation',
  getListingFileHistory: 'GET listing-files/{id}/history',
  undoListingFileChange: 'POST listing-files/{id}/undo',
} as const satisfies Record<string, CallLine>;

/** The calls of the files that documents of a listing file have. */
export const documentFileCalls = {
  attachDocumentFile: 'POST listing-files/{id}/documents/{document}/files',
  removeDocumentFile: 'POST listing-files/{id}/documents/{document}/files/{file}/remove',
} as const satisfies Record<string, CallLine>;

/** The calls of offers on our listings. */
export const listedOfferCalls = {
  addReceivedOffer: 'POST listing-files/{id}/offers',
  compareOffers: 'GET listing-files/{id}/comparison',
  answerListedOffer: 'POST listing-files/{id}/offers/{offer}/state',
  counterListedOffer: 'POST listing-files/{id}/offers/{offer}/counters',
} as const satisfies Record<string, CallLine>;

/** The calls of links by which other agents send offers on our listings. */
export const listingLinkCalls = {
  makeOfferLink: 'POST listing-files/{id}/offer-links',
  endOfferLink: 'POST listing-files/{id}/offer-links/{link}/end',
  getOfferForm: 'GET offer-form',
  sendOfferForm: 'POST offer-form',
} as const satisfies Record<string, CallLine>;

/** The calls of the directory of companies and people that take part in deals. */
export const partyCalls = {
  listParties: 'GET parties',
  createParty: 'POST parties',
  updateParty: 'PUT parties/{id}',
  getPartyHistory: 'GET parties/{id}/history',
  undoPartyChange: 'POST parties/{id}/undo',
} as const satisfies Record<string, CallLine>;

/** The calls of the board and the calendar of offers. */
export const offerViewCalls = {
  getOfferBoard: 'GET offers/board',
  getOfferCalendar: 'GET offers/calendar',
} as const satisfies Record<string, CallLine>;

/** The call of an offer's summary on paper. */
export const offerSummaryCalls = {
  getOfferSummaryFile: 'GET offers/{id}/summary.pdf',
} as const satisfies Record<string, CallLine>;

/** The calls of deals as a whole. */
export const dealCalls = {
  getDealDetails: 'GET deals/details',
  listOutsideDeals: 'GET deals/outside',
} as const satisfies Record<string, CallLine>;

/** The calls of what an offer's client was sent and approved, for staff. */
export const offerClientCalls = {
  getOfferForClient: 'GET offers/{id}/client',
  sendOfferToClient: 'POST offers/{id}/client-links',
  endClientLink: 'POST offers/{id}/client-links/{link}/end',
  remindOfferClient: 'PUT offers/{id}/client-reminders',
} as const satisfies Record<string, CallLine>;

/** The calls of the client's page of an offer, by the key of its link or a sign-in. */
export const clientOfferCalls = {
  getClientOffer: 'GET client-offer',
  getClientOfferFile: 'GET client-offer/summary.pdf',
  approveClientOffer: 'POST client-offer/approval',
  askAboutClientOffer: 'POST client-offer/question',
} as const satisfies Record<string, CallLine>;

/** The call of what a client was sent, for who signs in. */
export const sentOfferCalls = {
  listSentOffers: 'GET sent-offers',
} as const satisfies Record<string, CallLine>;

/** The calls with which staff send the seller of a listing file their page, and what they said. */
export const sellerLinkCalls = {
  getFileForSeller: 'GET listing-files/{id}/seller',
  sendFileToSeller: 'POST listing-files/{id}/seller-links',
  endSellerLink: 'POST listing-files/{id}/seller-links/{link}/end',
  remindSeller: 'PUT listing-files/{id}/seller-reminders',
} as const satisfies Record<string, CallLine>;

/** The calls of a seller’s page of the offers on their home, by its link’s key or a sign-in. */
export const sellerPageCalls = {
  getSellerOffers: 'GET seller-offers',
  wishForSellerOffer: 'POST seller-offers/wish',
  askAboutSellerOffer: 'POST seller-offers/question',
} as const satisfies Record<string, CallLine>;

/** The calls of the documents that offers and listing files need, and what became of them. */
export const dealDocumentCalls = {
  getDocumentStatus: 'GET transaction/GetDocumentStatus',
  getOfferSigners: 'GET offers/{id}/signers',
  getOfferDocuments: 'GET offers/{id}/papers',
  startOfferPacket: 'POST offers/{id}/packets',
  getListingFileDocuments: 'GET listing-files/{id}/papers',
  startListingFilePacket: 'POST listing-files/{id}/packets',
} as const satisfies Record<string, CallLine>;

/** The calls of the rules that say which documents deals need. */
export const packetRuleCalls = {
  listPacketRules: 'GET packet-rules',
  createPacketRule: 'POST packet-rules',
  updatePacketRule: 'PUT packet-rules/{id}',
  getPacketRuleHistory: 'GET packet-rules/{id}/history',
  undoPacketRuleChange: 'POST packet-rules/{id}/undo',
} as const satisfies Record<string, CallLine>;
