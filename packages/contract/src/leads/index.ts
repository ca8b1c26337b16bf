export {
  AGENT_ABOUT_MAX,
  type AgentLanguage,
  agentHref,
  agentLanguages,
  agentSpecialties,
  agentStyles,
  profileRoles,
} from './agent-profiles.ts';
export { leadCalls } from './calls.ts';
export { CONTACT_MESSAGE_MAX, type ContactForm, contactProblems } from './contact-rules.ts';
export {
  actionPlanCalls,
  agentLimitCalls,
  agentProfileCalls,
  behaviorTriggerCalls,
  claimCalls,
  consentCalls,
  dashboardCalls,
  duplicateCalls,
  householdCalls,
  inquiryCalls,
  leadBulkCalls,
  leadDetailCalls,
  leadEmailCalls,
  leadEntryCalls,
  leadExportCalls,
  leadHomeCalls,
  leadImportCalls,
  leadListCalls,
  leadPlanCalls,
  leadRecordCalls,
  leadReferralCalls,
  leadRuleCalls,
  leadSearchCalls,
  leadSetupCalls,
  leadViewCalls,
  mailingListCalls,
  mergeCalls,
  myDayCalls,
  newsletterCalls,
  noteCalls,
  pondCalls,
  referenceCalls,
  rosterCalls,
  smartListCalls,
  sourceCostCalls,
  taskCalls,
  testimonialCalls,
  timelineCalls,
  tourRequestCalls,
  transferCalls,
  unmatchedCalls,
} from './desk-calls.ts';
export * as actionPlanEndpoints from './endpoints/action-plan-endpoints.ts';
export {
  PLAN_STEPS_MAX,
  type PlanStart,
  type PlanStepKind,
  planLabels,
  planStarts,
  planStepKinds,
  planStepLabels,
  planStepSchema,
  planTaskKinds,
  type WaitUnit,
  type WireActionPlan,
  type WirePlanChoices,
  type WirePlanStep,
  waitUnits,
} from './endpoints/action-plan-endpoints.ts';
export type { WireAgentLimit } from './endpoints/agent-limit-endpoints.ts';
export * as agentLimitEndpoints from './endpoints/agent-limit-endpoints.ts';
export type {
  WireAgentCard,
  WireAgentHomes,
  WireAgentProfile,
  WirePublicAgent,
} from './endpoints/agent-profile-endpoints.ts';
export * as agentProfileEndpoints from './endpoints/agent-profile-endpoints.ts';
export * as behaviorTriggerEndpoints from './endpoints/behavior-trigger-endpoints.ts';
export {
  type BehaviorKind,
  behaviorKinds,
  behaviorLabels,
  type WireBehaviorTrigger,
} from './endpoints/behavior-trigger-endpoints.ts';
export type { WireClaimable } from './endpoints/claim-endpoints.ts';
export * as claimEndpoints from './endpoints/claim-endpoints.ts';
export * as consentEndpoints from './endpoints/consent-endpoints.ts';
export {
  CONSENT_SCAN,
  type WireConsent,
} from './endpoints/consent-endpoints.ts';
export { contactReplies } from './endpoints/contact-endpoints.ts';
export * as dashboardEndpoints from './endpoints/dashboard-endpoints.ts';
export {
  DASHBOARD_DAYS_MAX,
  type DashboardTable,
  type InquiryGroup,
  inquiryGroups,
  priceBands,
  type WireDashboard,
} from './endpoints/dashboard-endpoints.ts';
export { type DuplicateReason, duplicateReasons, PAIRED_LEADS } from './endpoints/duplicate.ts';
export type { WireDuplicatePair } from './endpoints/duplicate-endpoints.ts';
export * as duplicateEndpoints from './endpoints/duplicate-endpoints.ts';
export * as householdEndpoints from './endpoints/household-endpoints.ts';
export { HOUSEHOLD_MAX } from './endpoints/household-endpoints.ts';
export * as inquiryEndpoints from './endpoints/inquiry-endpoints.ts';
export {
  type CallOutcome,
  callOutcomes,
  type InquiryKind,
  type InquiryList,
  inquiryKinds,
  type WireInquiry,
} from './endpoints/inquiry-endpoints.ts';
export { type ContactWay, contactWays } from './endpoints/inquiry-origin.ts';
export * as leadBulkEndpoints from './endpoints/lead-bulk-endpoints.ts';
export {
  BULK_MAX,
  BULK_MESSAGES_MAX,
  BULK_UNDO_HOURS,
  BULK_WAIT_SECONDS,
  type BulkInput,
  type BulkKind,
  type BulkMatch,
  type BulkRowState,
  bulkRowStates,
  type WireBulkAction,
  type WireBulkPreview,
  type WireBulkRow,
} from './endpoints/lead-bulk-endpoints.ts';
export * as leadDetailEndpoints from './endpoints/lead-detail-endpoints.ts';
export {
  clientRoles,
  LEAD_NOTES_MAX,
  type LeadDetailField,
  leadDetailInputs,
  leadDetailLabels,
  type WireDuplicate,
  type WireLeadDetails,
} from './endpoints/lead-detail-endpoints.ts';
export * as leadEmailEndpoints from './endpoints/lead-email-endpoints.ts';
export {
  EMAIL_HOMES_MAX,
  EMAIL_PEOPLE_MAX,
  type WireContactEmail,
  type WireEmailThread,
  type WireScheduledEmail,
} from './endpoints/lead-email-endpoints.ts';
export * as leadEntryEndpoints from './endpoints/lead-entry-endpoints.ts';
export * as leadExportEndpoints from './endpoints/lead-export-endpoints.ts';
export { LEAD_EXPORT_MAX } from './endpoints/lead-export-endpoints.ts';
export * as leadHomeEndpoints from './endpoints/lead-home-endpoints.ts';
export { LEAD_HOMES_MAX, type WireLeadHome } from './endpoints/lead-home-endpoints.ts';
export * as leadImportEndpoints from './endpoints/lead-import-endpoints.ts';
export {
  type LeadImportField,
  leadImportFields,
  type leadImportOutlooks,
  leadImportRowStates,
  type WireLeadImport,
  type WireLeadImportRow,
} from './endpoints/lead-import-endpoints.ts';
export type {
  WireLeadField,
  WireLeadStage,
  WireListedLead,
} from './endpoints/lead-list-endpoints.ts';
export * as leadListEndpoints from './endpoints/lead-list-endpoints.ts';
export { leadFilterLabels } from './endpoints/lead-list-endpoints.ts';
export * as leadPlanEndpoints from './endpoints/lead-plan-endpoints.ts';
export {
  LEAD_PLANS_MAX,
  type LeadPlanState,
  type PlanControl,
  planControls,
  type WireLeadPlan,
} from './endpoints/lead-plan-endpoints.ts';
export * as leadRecordEndpoints from './endpoints/lead-record-endpoints.ts';
export type { WireContact, WireLeadRecord } from './endpoints/lead-record-schema.ts';
export * as leadReferralEndpoints from './endpoints/lead-referral-endpoints.ts';
export {
  LEAD_REFERRALS_MAX,
  type ReferralStatus,
  referralStatuses,
  type WireLeadReferral,
} from './endpoints/lead-referral-endpoints.ts';
export * as leadRuleEndpoints from './endpoints/lead-rule-endpoints.ts';
export {
  LEAD_RULES_MAX,
  ruleFallbacks,
  ruleSides,
  ruleWays,
  type WireDecision,
  type WireLeadRule,
  type WireRoutingChoices,
} from './endpoints/lead-rule-endpoints.ts';
export type { WireFoundLead } from './endpoints/lead-search-endpoints.ts';
export * as leadSearchEndpoints from './endpoints/lead-search-endpoints.ts';
export * as leadSetupEndpoints from './endpoints/lead-setup-endpoints.ts';
export * as leadTagEndpoints from './endpoints/lead-tag-endpoints.ts';
export { LEAD_TAG_MAX, LEAD_TAGS_MAX } from './endpoints/lead-tag-endpoints.ts';
export type { BoardKind, WireLeadArea } from './endpoints/lead-view-endpoints.ts';
export * as leadViewEndpoints from './endpoints/lead-view-endpoints.ts';
export { BOARD_COLUMN_MAX, boardKinds, LEAD_AREAS_MAX } from './endpoints/lead-view-endpoints.ts';
export type { WireSubscriber } from './endpoints/mailing-list-endpoints.ts';
export * as mailingListEndpoints from './endpoints/mailing-list-endpoints.ts';
export { EXPORT_MAX } from './endpoints/mailing-list-endpoints.ts';
export * as mergeEndpoints from './endpoints/merge-endpoints.ts';
export {
  type MergeField,
  mergeFields,
  type WireComparedLead,
  type WireComparison,
  type WireLeadMerge,
  type WireUnmergePreview,
} from './endpoints/merge-endpoints.ts';
export type { DayReason, WireDayItem } from './endpoints/my-day-endpoints.ts';
export * as myDayEndpoints from './endpoints/my-day-endpoints.ts';
export * as newsletterEndpoints from './endpoints/newsletter-endpoints.ts';
export {
  CANCEL_SECONDS,
  type NewsletterState,
  type WireNewsletter,
} from './endpoints/newsletter-endpoints.ts';
export * as noteEndpoints from './endpoints/note-endpoints.ts';
export {
  LEAD_NOTE_MAX,
  NOTE_FILE,
  NOTE_FILES_MAX,
  NOTE_MENTIONS_MAX,
} from './endpoints/note-endpoints.ts';
export type { WirePond } from './endpoints/pond-endpoints.ts';
export * as pondEndpoints from './endpoints/pond-endpoints.ts';
export type { WireQuizMatch } from './endpoints/quiz-endpoints.ts';
export type { WireReferenceEntry } from './endpoints/reference-endpoints.ts';
export * as referenceEndpoints from './endpoints/reference-endpoints.ts';
export * as rosterEndpoints from './endpoints/roster-endpoint.ts';
export {
  type RosterExpiry,
  type RosterSort,
  rosterExpiries,
  rosterSorts,
  type WireRosterAgent,
} from './endpoints/roster-endpoint.ts';
export * as smartListEndpoints from './endpoints/smart-list-endpoints.ts';
export { SMART_LISTS_MAX, type WireSmartList } from './endpoints/smart-list-endpoints.ts';
export type { WireSourceCost } from './endpoints/source-cost-endpoints.ts';
export * as sourceCostEndpoints from './endpoints/source-cost-endpoints.ts';
export * as taskEndpoints from './endpoints/task-endpoints.ts';
export {
  REMINDER_MAX_MINUTES,
  type TaskKind,
  type TaskState,
  taskKinds,
  taskLabels,
  taskStates,
  type WireTask,
} from './endpoints/task-endpoints.ts';
export * as testimonialEndpoints from './endpoints/testimonial-endpoints.ts';
export { TESTIMONIALS_MAX, type WireTestimonial } from './endpoints/testimonial-endpoints.ts';
export * as timelineEndpoints from './endpoints/timeline-endpoints.ts';
export {
  TIMELINE_COUNT_MAX,
  TIMELINE_PAGE,
  type TimelineGroup,
  timelineGroups,
  type WireTimelineEntry,
  type WireTimelineItem,
} from './endpoints/timeline-endpoints.ts';
export type { MyTourChange, WireMyTour, WireOwnTour } from './endpoints/tour-link-endpoints.ts';
export type { WireRatedTour } from './endpoints/tour-rating-endpoints.ts';
export * as tourRequestEndpoints from './endpoints/tour-request-endpoints.ts';
export {
  type TourAnswer,
  type TourList,
  tourLists,
  type WireTourRequest,
} from './endpoints/tour-request-endpoints.ts';
export * as transferEndpoints from './endpoints/transfer-endpoints.ts';
export {
  TRANSFER_MAX,
  transferLabels,
  type WireLeadOfAgent,
  type WireTransferPerson,
} from './endpoints/transfer-endpoints.ts';
export type { WireUnmatched } from './endpoints/unmatched-endpoints.ts';
export * as unmatchedEndpoints from './endpoints/unmatched-endpoints.ts';
export * as leadEndpoints from './endpoints.ts';
export { foldsByDay, foldTimeline } from './fold-timeline.ts';
export {
  type ConsentBox,
  consentBoxes,
  consentTerms,
  consentWording,
} from './form-consent.ts';
export { HELD_MESSAGES_MAX, UNDO_SECONDS } from './held-messages.ts';
export {
  type CallTime,
  callTimes,
  HOME_VALUE_MESSAGE_MAX,
  type HomeToValue,
  homeValueProblems,
} from './home-value-rules.ts';
export { agentWord, quizWord } from './labels.es.ts';
export {
  CONDITION_DAYS_MAX,
  CONDITION_VALUES_MAX,
  CONDITIONS_MAX,
  LENDER_QUIET_DAYS,
  type LeadCondition,
  type LeadFieldKey,
  type LeadFieldKind,
  type LeadOperator,
  LISTED_NOTE_MAX,
  leadFieldKeys,
  leadOperators,
  leadOrderText,
  operatorsFor,
  operatorsOf,
  quietForLender,
  valueKindOf,
  valuesOf,
} from './lead-fields.ts';
export {
  LEAD_IMPORT,
  LEAD_IMPORT_MAX_BYTES,
  LEAD_IMPORT_MAX_COLUMNS,
  LEAD_IMPORT_MAX_ROWS,
  LEAD_IMPORT_UNDO_DAYS,
} from './lead-import.ts';
export {
  leadClientStages,
  type StageListName,
  stageLists,
  stagePath,
  stagePermissions,
  UNCLAIMED,
} from './lead-stages.ts';
export {
  inquiriesMoved,
  leadMessagesMoved,
  leadPlansMoved,
  leadsChanged,
  leadsTaken,
  tasksMoved,
  unmatchedMoved,
} from './live-messages.ts';
export {
  appListReply,
  listConsent,
  type MailingList,
  mailingLists,
  type SubscriberState,
  subscriberStates,
} from './mailing-lists.ts';
export {
  type QuizLetter,
  quizLetters,
  quizQuestions,
  readQuizAnswers,
  UNUSED_QUESTION,
  wantedBy,
} from './quiz.ts';
export {
  REFERENCE_ENTRIES_MAX,
  type ReferenceListKey,
  referenceLists,
} from './reference-lists.ts';
export { leadRefusalsInSpanish } from './refusals.es.ts';
export { leadRefusals } from './refusals.ts';
export { type NameLabel, type Requester, requesterProblems } from './request-rules.ts';
export { likedAnswers, TOUR_COMMENT_MAX } from './tour-rating.ts';
export {
  isTourDay,
  TOUR_MESSAGE_MAX,
  TOUR_NAME_MAX,
  TOUR_TIMES_MAX,
  tourContactProblems,
  tourDays,
  tourSlots,
  tourTimeProblem,
} from './tour-rules.ts';
export { routedRoles, workingRoles } from './working-roles.ts';
