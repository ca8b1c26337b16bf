export { listProfiles } from './agents/agent-profile.ts';
export { updateAgentProfile } from './agents/agent-profile-calls.ts';
export { type FoundClient, findClientOfLead } from './find-client-of-lead.ts';
export { type FoundLead, findLead, nameLeads } from './find-lead.ts';
export { leadMailSamples } from './lead-mail-samples.ts';
export { readLeadRows } from './list/list-leads.ts';
export { leadsRoom } from './plugin.ts';
export { becomeClient } from './record/become-client.ts';
export { addOfficeLists, type OfficeList } from './reference-lists/office-lists.ts';
