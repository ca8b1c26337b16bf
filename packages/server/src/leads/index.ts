export { listProfiles } from './agents/agent-profile.ts';
export { updateAgentProfile } from './agents/agent-profile-calls.ts';
export { type FoundClient, findClientOfLead } from './find-client-of-lead.ts';
export { type FoundLead, findLead, nameLeads } from './find-lead.ts';
export { requireFairWords } from './inquiries/require-fair-words.ts';
export { leadMailSamples } from './lead-mail-samples.ts';
export { readLeadRows } from './list/list-leads.ts';
export { askAboutOffer, readOfferQuestions } from './offer-clients/ask-about-offer.ts';
export {
  findOfferClient,
  findOwnLeadIds,
  type OfferClient,
} from './offer-clients/find-offer-client.ts';
export { type FoundSigner, findSigners } from './offer-clients/find-signers.ts';
export { noteOffer } from './offer-clients/note-offer.ts';
export { leadsRoom } from './plugin.ts';
export { becomeClient } from './record/become-client.ts';
export { addOfficeLists, type OfficeList } from './reference-lists/office-lists.ts';
