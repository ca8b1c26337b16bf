import type { CallLine } from '#platform';

/*
 * The calls that staff make, and those of records that staff edit: apart from the others, so that
 * public pages don't load them.
 */

/** The calls of the tour requests that staff see. */
export const tourRequestCalls = {
  listTourRequests: 'GET tour-requests',
  clearTourRequest: 'POST tour-requests/{id}/clear',
  bookTour: 'POST leads/{id}/tours',
  confirmTour: 'POST tour-requests/{id}/confirm',
  proposeTourTimes: 'POST tour-requests/{id}/propose',
  declineTour: 'POST tour-requests/{id}/decline',
} as const satisfies Record<string, CallLine>;

/** The calls of the inquiries that staff answer. */
export const inquiryCalls = {
  listInquiries: 'GET inquiries',
  claimLead: 'PUT leads/{id}/claim',
  clearInquiry: 'POST inquiries/{id}/clear',
  logContact: 'POST leads/{id}/contacts',
  listLeadMessages: 'GET leads/{id}/messages',
  sendLeadText: 'PUT leads/SendSMStoUser',
  getLeadTextConsent: 'GET leads/{id}/text-consent',
} as const satisfies Record<string, CallLine>;

/** The calls of emails to leads. */
export const leadEmailCalls = {
  getEmailsOfContacts: 'POST leads/get-emails-of-contacts',
  sendLeadEmail: 'PUT leads/send-email',
  getLeadEmailOptions: 'GET leads/{id}/email-options',
  listLeadThreads: 'GET leads/{id}/email-threads',
  listScheduledEmails: 'GET leads/{id}/scheduled-emails',
  updateScheduledEmail: 'PUT scheduled-emails/{id}',
  cancelScheduledEmail: 'POST scheduled-emails/{id}/cancel',
} as const satisfies Record<string, CallLine>;

/** The calls of leads that were referred to other brokerages. */
export const leadReferralCalls = {
  listLeadReferrals: 'GET leads/{id}/referrals',
  createLeadReferral: 'POST leads/{id}/referrals',
  updateLeadReferral: 'PUT lead-referrals/{id}',
} as const satisfies Record<string, CallLine>;

/** The calls of the leads that the caller could claim. */
export const claimCalls = {
  listClaimable: 'GET claimable-leads',
  countClaimable: 'GET claimable-leads/count',
} as const satisfies Record<string, CallLine>;

/** The calls of leads that may be the same person. */
export const duplicateCalls = {
  listDuplicates: 'GET lead-duplicates',
  setLeadsDistinct: 'PUT lead-duplicates/distinct',
} as const satisfies Record<string, CallLine>;

/** The calls that link leads as one household. */
export const householdCalls = {
  linkHousehold: 'PUT leads/{id}/household',
  unlinkHousehold: 'POST leads/{id}/household/unlink',
} as const satisfies Record<string, CallLine>;

/** The calls that merge two leads, and undo it. */
export const mergeCalls = {
  compareLeads: 'GET lead-merges/compare',
  mergeLeads: 'POST lead-merges',
  listLeadMerges: 'GET leads/{id}/merges',
  previewUnmerge: 'GET lead-merges/{id}/unmerge',
  unmergeLeads: 'POST lead-merges/{id}/unmerge',
} as const satisfies Record<string, CallLine>;

/** The calls of the dashboard. */
export const dashboardCalls = {
  getDashboard: 'GET dashboard',
  exportDashboard: 'GET dashboard/export',
} as const satisfies Record<string, CallLine>;

/** The calls of what lead sources cost. */
export const sourceCostCalls = {
  listSourceCosts: 'GET source-costs',
  createSourceCost: 'POST source-costs',
  updateSourceCost: 'PUT source-costs/{id}',
  getSourceCostHistory: 'GET source-costs/{id}/history',
  undoSourceCostChange: 'POST source-costs/{id}/undo',
} as const satisfies Record<string, CallLine>;

/** The calls of what is known about a lead besides the inquiries. */
export const leadDetailCalls = {
  getLeadDetails: 'GET leads/{id}/details',
  updateLeadDetails: 'PUT leads/{id}/details',
  getLeadDetailHistory: 'GET leads/{id}/details/history',
  undoLeadDetailChange: 'POST leads/{id}/details/undo',
} as const satisfies Record<string, CallLine>;

/** The calls of tasks and appointments. */
export const taskCalls = {
  listTasks: 'GET tasks',
  createTask: 'POST tasks',
  listTaskOwners: 'GET tasks/owners',
  getTask: 'GET tasks/{id}',
  updateTask: 'PUT tasks/{id}',
  completeTask: 'POST tasks/{id}/complete',
  reopenTask: 'POST tasks/{id}/reopen',
  removeTask: 'DELETE tasks/{id}',
  getTaskHistory: 'GET tasks/{id}/history',
  undoTaskChange: 'POST tasks/{id}/undo',
} as const satisfies Record<string, CallLine>;

/** The calls of My Day, the queue of what to do next. */
export const myDayCalls = {
  getMyDay: 'GET my-day',
  snoozeDayItem: 'POST my-day/snooze',
} as const satisfies Record<string, CallLine>;

/** The calls of a lead's own page. */
export const leadRecordCalls = {
  getLeadContactDetails: 'GET AdminLead/GetleadContactDetails',
  getLeadSight: 'GET leads/{id}/sight',
  updateLeadNotes: 'PUT leads/{id}/updatenotes',
  updateLenderNotes: 'PUT leads/{id}/updatelendernotes',
  updateLeadStage: 'PUT leads/{id}/updatestage',
  updateLeadStatusLevel: 'PUT leads/{id}/updateLeadStatusLevel',
  updateLeadRole: 'PUT leads/{id}/updaterole',
  updateLenderStatus: 'PUT leads/{id}/updatelenderstatus',
  assignLender: 'PUT leads/{id}/assignLender',
  assignLead: 'PUT leads/{id}/agent',
  updateLastConnectedAgent: 'PUT leads/updatelastconnectedAgent',
  updateLastConnectedLender: 'PUT leads/updatelastconnectedlender',
  updateLastWorkedAgent: 'PUT leads/updatelastworkedAgent',
  updateLastWorkedLender: 'PUT leads/updatelastworkedlender',
  getLeadLookups: 'GET leads/lookups',
  getLeadDepartments: 'GET leads/leaddepartments',
} as const satisfies Record<string, CallLine>;

/** The calls that make leads and say who belongs to them. */
export const leadEntryCalls = {
  addSecondaryContact: 'POST AdminLead/AddSecondaryContact',
  createLead: 'POST AdminLead/CreateLead',
} as const satisfies Record<string, CallLine>;

/** The calls that change many leads together. */
export const leadBulkCalls = {
  previewLeadBulk: 'POST lead-bulk/preview',
  startLeadBulk: 'POST lead-bulk',
  listLeadBulk: 'GET lead-bulk',
  getLeadBulk: 'GET lead-bulk/{id}',
  listLeadBulkRows: 'GET lead-bulk/{id}/rows',
  undoLeadBulk: 'POST lead-bulk/{id}/undo',
  assignMultipleLead: 'POST AdminLead/AssignMultipleLead',
} as const satisfies Record<string, CallLine>;

/** The call that saves leads as a file. */
export const leadExportCalls = {
  exportLeads: 'POST lead-exports',
} as const satisfies Record<string, CallLine>;

/** The calls that make leads of a file. */
export const leadImportCalls = {
  createLeadImport: 'POST lead-imports',
  listLeadImports: 'GET lead-imports',
  getLeadImport: 'GET lead-imports/{id}',
  previewLeadImport: 'POST lead-imports/{id}/preview',
  startLeadImport: 'POST lead-imports/{id}/start',
  undoLeadImport: 'POST lead-imports/{id}/undo',
  listLeadImportRows: 'GET lead-imports/{id}/rows',
  exportLeadImportErrors: 'GET lead-imports/{id}/errors',
} as const satisfies Record<string, CallLine>;

/** The calls of what staff set up for a lead. */
export const leadSetupCalls = {
  updateValueUpdates: 'PUT leads/{id}/updateleadhomebot',
  updateHomeSearchSetup: 'PUT leads/{id}/updatehomesearchsetup',
} as const satisfies Record<string, CallLine>;

/** The calls of what happened with a lead. */
export const timelineCalls = {
  getLeadTimeline: 'GET leads/{id}/timeline',
  getTimelineEntry: 'GET leads/{id}/timeline/{entry}',
} as const satisfies Record<string, CallLine>;

/** The calls of the notes that staff write about leads. */
export const noteCalls = {
  createLeadNote: 'POST leads/{id}/notes',
  findMentionable: 'GET leads/{id}/mentionable',
  updateLeadNote: 'PUT lead-notes/{id}',
  getLeadNoteHistory: 'GET lead-notes/{id}/history',
  undoLeadNoteChange: 'POST lead-notes/{id}/undo',
} as const satisfies Record<string, CallLine>;

/** The calls of the homes in play for a lead. */
export const leadHomeCalls = {
  getLeadHomes: 'GET leads/{id}/homes',
} as const satisfies Record<string, CallLine>;

/** The calls of what leads agreed to, as staff read and write it down. */
export const consentCalls = {
  listLeadConsents: 'GET leads/{id}/consents',
  recordLeadConsent: 'POST leads/{id}/consents',
} as const satisfies Record<string, CallLine>;

/** The calls of emails and texts that matched no lead. */
export const unmatchedCalls = {
  listUnmatched: 'GET unmatched-messages',
  countUnmatched: 'GET unmatched-messages/count',
  getUnmatched: 'GET unmatched-messages/{id}',
  attachUnmatched: 'POST unmatched-messages/{id}/attach',
  makeLeadOfUnmatched: 'POST unmatched-messages/{id}/lead',
  replyToUnmatched: 'POST unmatched-messages/{id}/reply',
  removeUnmatched: 'DELETE unmatched-messages/{id}',
  getUnmatchedHistory: 'GET unmatched-messages/{id}/history',
  undoUnmatchedChange: 'POST unmatched-messages/{id}/undo',
} as const satisfies Record<string, CallLine>;

/** The call that finds leads by what they are called or reached at. */
export const leadSearchCalls = {
  findLeads: 'GET leads/search',
} as const satisfies Record<string, CallLine>;

/** The calls of the rules that say who gets new leads. */
export const leadRuleCalls = {
  listLeadRules: 'GET lead-rules',
  createLeadRule: 'POST lead-rules',
  previewLeadRoute: 'POST lead-rules/preview',
  orderLeadRules: 'PUT lead-rules/order',
  updateLeadRule: 'PUT lead-rules/{id}',
  getLeadRuleHistory: 'GET lead-rules/{id}/history',
  undoLeadRuleChange: 'POST lead-rules/{id}/undo',
  listLeadDecisions: 'GET leads/{id}/decisions',
} as const satisfies Record<string, CallLine>;

/** The calls of the ponds. */
export const pondCalls = {
  listPonds: 'GET ponds',
  createPond: 'POST ponds',
  updatePond: 'PUT ponds/{id}',
  getPondHistory: 'GET ponds/{id}/history',
  undoPondChange: 'POST ponds/{id}/undo',
} as const satisfies Record<string, CallLine>;

/** The calls of the limits of those who get leads. */
export const agentLimitCalls = {
  listAgentLimits: 'GET agent-limits',
  updateAgentLimit: 'PUT agent-limits/{id}',
  getAgentLimitHistory: 'GET agent-limits/{id}/history',
  undoAgentLimitChange: 'POST agent-limits/{id}/undo',
} as const satisfies Record<string, CallLine>;

/** The calls that give the leads of one agent to another, or to nobody. */
export const transferCalls = {
  listLeadsOfAgents: 'POST AdminUserApp/GetleadsAgents',
  assignLeads: 'POST AdminUserApp/AssignLeadToAnotherAgent',
  releaseLeadsByGet: 'GET AdminUserApp/RemovedLeadfromAgent',
  releaseLeads: 'POST AdminUserApp/RemovedLeadfromAgent',
  listTransferPeople: 'GET lead-transfers/people',
  getTransferHistory: 'GET lead-transfers/{id}/history',
  undoTransfer: 'POST lead-transfers/{id}/undo',
} as const satisfies Record<string, CallLine>;

/** The calls of the mailing lists that staff read. */
export const mailingListCalls = {
  listSubscribers: 'GET subscribers',
  exportSubscribers: 'GET subscribers/export',
} as const satisfies Record<string, CallLine>;

/** The agents of the office, for those who look after them. */
export const rosterCalls = {
  getRoster: 'GET roster',
} as const satisfies Record<string, CallLine>;

/** The calls of the newsletters. */
export const newsletterCalls = {
  listNewsletters: 'GET newsletters',
  createNewsletter: 'POST newsletters',
  updateNewsletter: 'PUT newsletters/{id}',
  previewNewsletterDraft: 'POST newsletters/preview',
  previewNewsletter: 'GET newsletters/{id}/preview',
  testNewsletter: 'POST newsletters/{id}/test',
  sendNewsletter: 'POST newsletters/{id}/send',
  controlNewsletter: 'POST newsletters/{id}/control',
  getNewsletterHistory: 'GET newsletters/{id}/history',
  undoNewsletterChange: 'POST newsletters/{id}/undo',
} as const satisfies Record<string, CallLine>;

/** The calls of the lists of leads. */
export const leadListCalls = {
  getLeads: 'POST AdminLead/Getleads',
  getLeadFields: 'GET lead-fields',
  getLeadSummaries: 'GET AdminLead/GetLeadList',
  listClients: 'GET AdminLead/ClientList',
  listLeadTags: 'GET lead-tags',
  setLeadTags: 'PUT leads/{id}/tags',
} as const satisfies Record<string, CallLine>;

/** The calls of leads by stage and by place. */
export const leadViewCalls = {
  getLeadBoard: 'POST lead-views/GetBoard',
  getLeadAreas: 'POST lead-views/GetAreas',
} as const satisfies Record<string, CallLine>;

/** The calls of the saved lists of leads. */
export const smartListCalls = {
  listSmartLists: 'GET smart-lists',
  createSmartList: 'POST smart-lists',
  updateSmartList: 'PUT smart-lists/{id}',
  deleteSmartList: 'DELETE smart-lists/{id}',
} as const satisfies Record<string, CallLine>;

/** The calls of the testimonials. */
export const testimonialCalls = {
  getTestimonials: 'GET testimonials/published',
  listTestimonials: 'GET testimonials',
  createTestimonial: 'POST testimonials',
  orderTestimonials: 'PUT testimonials/order',
  updateTestimonial: 'PUT testimonials/{id}',
  getTestimonialHistory: 'GET testimonials/{id}/history',
  undoTestimonialChange: 'POST testimonials/{id}/undo',
} as const satisfies Record<string, CallLine>;

/** The calls of the reference lists that staff edit. */
export const referenceCalls = {
  listReferenceLists: 'GET reference-lists',
  listReferenceEntries: 'GET reference-lists/{list}',
  createReferenceEntry: 'POST reference-lists/{list}',
  orderReferenceList: 'PUT reference-lists/{list}/order',
  updateReferenceEntry: 'PUT reference-entries/{id}',
  getReferenceEntryHistory: 'GET reference-entries/{id}/history',
  undoReferenceEntryChange: 'POST reference-entries/{id}/undo',
} as const satisfies Record<string, CallLine>;

/** The calls of the agent directory and of the profiles in it. */
export const agentProfileCalls = {
  listAgents: 'GET agents',
  getAgent: 'GET agents/{slug}',
  getAgentHomes: 'GET agents/{slug}/homes',
  listAgentProfiles: 'GET agent-profiles',
  getAgentProfile: 'GET agent-profiles/{id}',
  updateAgentProfile: 'PUT agent-profiles/{id}',
  getAgentProfileHistory: 'GET agent-profiles/{id}/history',
  undoAgentProfileChange: 'POST agent-profiles/{id}/undo',
} as const satisfies Record<string, CallLine>;

/** The calls of the plans: steps that are taken with a lead, one after the other. */
export const actionPlanCalls = {
  listActionPlans: 'GET action-plans',
  createActionPlan: 'POST action-plans',
  getActionPlan: 'GET action-plans/{id}',
  updateActionPlan: 'PUT action-plans/{id}',
  getActionPlanHistory: 'GET action-plans/{id}/history',
  undoActionPlanChange: 'POST action-plans/{id}/undo',
} as const satisfies Record<string, CallLine>;

/** The calls of the plans on a lead. */
export const leadPlanCalls = {
  listLeadPlans: 'GET leads/{id}/plans',
  startLeadPlan: 'POST leads/{id}/plans',
  controlLeadPlan: 'POST lead-plans/{id}/control',
  notePlanStep: 'POST lead-plans/{id}/seen',
} as const satisfies Record<string, CallLine>;

/** The calls of the triggers: which website activity agents are notified about. */
export const behaviorTriggerCalls = {
  listBehaviorTriggers: 'GET behavior-triggers',
  updateBehaviorTrigger: 'PUT behavior-triggers/{id}',
  getBehaviorTriggerHistory: 'GET behavior-triggers/{id}/history',
  undoBehaviorTriggerChange: 'POST behavior-triggers/{id}/undo',
} as const satisfies Record<string, CallLine>;
