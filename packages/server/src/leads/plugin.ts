import { openAccounts } from '#accounts';
import { openCalendar } from '#calendar';
import { openMessaging, registerNotifications } from '#messaging';
import { eraseRecordChanges, type Room } from '#platform';
import { serveAgentCalls } from './agents/agent-calls.ts';
import { profileTable } from './agents/agent-profile.ts';
import { serveAgentProfileCalls } from './agents/agent-profile-calls.ts';
import { deleteProfiles, findProfile } from './agents/agent-profile-store.ts';
import { serveBehaviorCalls } from './behavior/behavior-calls.ts';
import { followBehavior } from './behavior/follow-behavior.ts';
import { serveLeadBulkCalls } from './bulk/bulk-calls.ts';
import { defineBulkJobs } from './bulk/bulk-jobs.ts';
import { serveClaimCalls } from './claims/claim-calls.ts';
import { serveConsentCalls } from './consents/consent-calls.ts';
import { exportLeadConsents } from './consents/export-lead-consents.ts';
import { followOptOuts } from './consents/stop-marketing.ts';
import { serveDashboardCalls } from './dashboard/dashboard-calls.ts';
import { addSampleSourceCosts } from './dashboard/sample-source-costs.ts';
import { serveSourceCostCalls } from './dashboard/source-cost-calls.ts';
import { serveLeadDetailCalls } from './details/lead-detail-calls.ts';
import { exportLeadDetails } from './details/lead-details.ts';
import { serveDuplicateCalls } from './duplicates/duplicate-calls.ts';
import { serveLeadEmailCalls } from './emails/lead-email-calls.ts';
import { defineScheduledEmailJob } from './emails/send-scheduled-emails.ts';
import { serveLeadExportCalls } from './export/export-calls.ts';
import { serveFindLeadCalls } from './find/find-lead-calls.ts';
import { serveHomeValueCalls } from './home-value/home-value-calls.ts';
import { serveLeadHomeCalls } from './homes/lead-home-calls.ts';
import { serveHouseholdCalls } from './household/household-calls.ts';
import { serveLeadImportCalls } from './import/import-calls.ts';
import { addSampleImport } from './import/import-samples.ts';
import { defineImportJobs } from './import/work-import.ts';
import { serveContactCalls } from './inquiries/contact-calls.ts';
import { findMergeValues } from './inquiries/fill-in.ts';
import { followClients } from './inquiries/follow-clients.ts';
import { defineForgettingJob } from './inquiries/forget-leads.ts';
import { serveInquiryCalls } from './inquiries/inquiry-calls.ts';
import { leadHandover } from './inquiries/lead-handover.ts';
import { registerLeadMail } from './inquiries/lead-mail.ts';
import { eraseLeads, findLeadOfPhone, selectInquiriesOf } from './inquiries/lead-person-store.ts';
import { requireFairWords } from './inquiries/require-fair-words.ts';
import { addSampleInquiries } from './inquiries/sample-inquiries.ts';
import { definePromiseJob } from './inquiries/watch-promises.ts';
import { serveLeadListCalls } from './list/lead-list-calls.ts';
import { addSampleLeads } from './list/sample-leads.ts';
import { serveSmartListCalls } from './list/smart-list-calls.ts';
import { addSampleSmartLists } from './list/smart-list-samples.ts';
import { defineSubscriberJob } from './mailing-lists/forget-subscribers.ts';
import { serveListCalls } from './mailing-lists/list-calls.ts';
import { serveSubscriberCalls } from './mailing-lists/subscriber-calls.ts';
import { deleteSubscribers, selectSubscriptionsOf } from './mailing-lists/subscriber-store.ts';
import { serveMergeCalls } from './merges/merge-calls.ts';
import { addSamplePairs } from './merges/sample-pairs.ts';
import { separateAccounts } from './merges/separate-accounts.ts';
import { serveMyDayCalls } from './my-day/my-day-calls.ts';
import { serveNewsletterCalls } from './newsletters/newsletter-calls.ts';
import { addSampleNewsletter } from './newsletters/newsletter-samples.ts';
import { defineNewsletterJobs } from './newsletters/send-newsletters.ts';
import { serveNoteCalls } from './notes/note-calls.ts';
import { selectNotesAbout } from './notes/note-store.ts';
import { behaviorNotifications } from './notifications/behavior-notifications.ts';
import { bulkNotifications } from './notifications/bulk-notifications.ts';
import { clientNotifications } from './notifications/client-notifications.ts';
import { followMessages } from './notifications/follow-messages.ts';
import { staffNotifications } from './notifications/staff-notifications.ts';
import { taskNotifications } from './notifications/task-notifications.ts';
import { followPlans } from './plans/follow-plans.ts';
import { serveLeadPlanCalls } from './plans/lead-plan-calls.ts';
import { serveActionPlanCalls } from './plans/plan-calls.ts';
import { startPlansByRule } from './plans/start-by-rule.ts';
import { definePlanJob } from './plans/work-plans.ts';
import { serveQuizCalls } from './quiz/quiz-calls.ts';
import { eraseQuizzes, selectQuizzesOf } from './quiz/quiz-store.ts';
import { serveLeadEntryCalls } from './record/entry-calls.ts';
import { serveLeadRecordCalls } from './record/record-calls.ts';
import { nameSearchHolders } from './record/share-search.ts';
import { openStagesAtStart } from './reference-lists/open-stages.ts';
import { serveReferenceCalls } from './reference-lists/reference-calls.ts';
import { seedReferenceLists } from './reference-lists/seed-reference-lists.ts';
import { serveReferralCalls } from './referrals/referral-calls.ts';
import { registerLeadAudit } from './register-audit.ts';
import { serveRegistrationPromptCalls } from './registration-prompt/registration-prompt-calls.ts';
import { serveRosterCalls } from './roster/roster-calls.ts';
import { serveAgentLimitCalls } from './routing/agent-limit-calls.ts';
import { serveLeadRuleCalls } from './routing/lead-rule-calls.ts';
import { defineMovingJob } from './routing/move-leads.ts';
import { servePondCalls } from './routing/pond-calls.ts';
import { addSampleRouting } from './routing/sample-routing.ts';
import { defineScoreJob, scoreAllLeads } from './score/score-leads.ts';
import { agentTaskEntries } from './tasks/agent-task-entries.ts';
import { defineTaskJob } from './tasks/remind-of-tasks.ts';
import { serveTaskCalls } from './tasks/task-calls.ts';
import { taskHandover } from './tasks/task-handover.ts';
import { eraseTasksOf, selectTasksOf } from './tasks/task-person-store.ts';
import { addSampleTestimonials } from './testimonials/sample-testimonials.ts';
import { serveTestimonialCalls } from './testimonials/testimonial-calls.ts';
import { serveTimelineCalls } from './timeline/timeline-calls.ts';
import { agentTourEntries } from './tours/agent-tour-entries.ts';
import { defineTourJobs } from './tours/define-tour-jobs.ts';
import { eraseTourTraces } from './tours/erase-tour-traces.ts';
import { followAgreements } from './tours/follow-agreements.ts';
import { addToursWhenFeedHasHomes } from './tours/sample-tours.ts';
import { serveTourCalls } from './tours/tour-calls.ts';
import { eraseTourRequests, selectTourRequestsOf } from './tours/tour-request-store.ts';
import { registerTourSubject } from './tours/tour-subject.ts';
import { lenderHandover } from './transfers/lender-handover.ts';
import { planHandover } from './transfers/plan-handover.ts';
import { tourHandover } from './transfers/tour-handover.ts';
import { serveTransferCalls } from './transfers/transfer-calls.ts';
import { announceUnmatched } from './unmatched/announce-unmatched.ts';
import { serveUnmatchedCalls } from './unmatched/unmatched-calls.ts';
import { defineValueUpdateJob } from './value-updates/send-value-updates.ts';
import { offerLeadEvents } from './webhooks/offer-lead-events.ts';

/** The leads room: inquiries, who gets them, tours, testimonials, reference lists. */
export const leadsRoom: Room = {
  name: 'leads',
  async start(app, services) {
    await seedReferenceLists(services.db);
    await openStagesAtStart(services.db);
    if (services.settings.mode === 'demo') {
      await addSampleTestimonials(services.db);
      await addSampleNewsletter(services);
      addToursWhenFeedHasHomes(services);
    }
    registerNotifications(services, [
      ...clientNotifications,
      ...staffNotifications,
      ...taskNotifications,
      ...bulkNotifications,
      ...behaviorNotifications,
    ]);
    serveContactCalls(app, services);
    serveInquiryCalls(app, services);
    serveClaimCalls(app, services);
    serveDashboardCalls(app, services);
    serveSourceCostCalls(app, services);
    registerLeadMail(services);
    serveLeadEmailCalls(app, services);
    defineScheduledEmailJob(services);
    defineValueUpdateJob(services);
    serveLeadDetailCalls(app, services);
    serveDuplicateCalls(app, services);
    serveMergeCalls(app, services);
    serveHouseholdCalls(app, services);
    serveLeadRecordCalls(app, services);
    serveLeadEntryCalls(app, services);
    serveLeadBulkCalls(app, services);
    serveLeadExportCalls(app, services);
    serveLeadImportCalls(app, services);
    defineImportJobs(services);
    defineBulkJobs(services);
    serveConsentCalls(app, services);
    serveTimelineCalls(app, services);
    serveNoteCalls(app, services);
    serveReferralCalls(app, services);
    serveLeadHomeCalls(app, services);
    nameSearchHolders(services);
    serveUnmatchedCalls(app, services);
    serveFindLeadCalls(app, services);
    announceUnmatched(services);
    serveQuizCalls(app, services);
    serveHomeValueCalls(app, services);
    serveRegistrationPromptCalls(app, services);
    serveListCalls(app, services);
    serveSubscriberCalls(app, services);
    defineSubscriberJob(services);
    serveNewsletterCalls(app, services);
    defineNewsletterJobs(services);
    serveTourCalls(app, services);
    defineTourJobs(services);
    registerTourSubject(services);
    followAgreements(services);
    serveTaskCalls(app, services);
    defineTaskJob(services);
    serveActionPlanCalls(app, services);
    serveLeadPlanCalls(app, services);
    definePlanJob(services);
    followPlans(services);
    startPlansByRule(services);
    serveBehaviorCalls(app, services);
    followBehavior(services);
    serveMyDayCalls(app, services);
    openCalendar(services).feedSources.push(agentTourEntries, agentTaskEntries);
    serveAgentCalls(app, services);
    serveAgentProfileCalls(app, services);
    serveTransferCalls(app, services);
    serveRosterCalls(app, services);
    serveReferenceCalls(app, services);
    serveTestimonialCalls(app, services);
    serveLeadListCalls(app, services);
    serveSmartListCalls(app, services);
    serveLeadRuleCalls(app, services);
    servePondCalls(app, services);
    serveAgentLimitCalls(app, services);
    defineMovingJob(services);
    followClients(services);
    followMessages(services);
    followOptOuts(services);
    offerLeadEvents(services);
    registerLeadAudit(services);
    const messaging = openMessaging(services);
    messaging.requireFairWords = (text, { reason, field }) =>
      requireFairWords(services, text, reason, field);
    messaging.findMergeValues = (db, caller, { id }) => findMergeValues(services, db, caller, id);
    messaging.senders.register(async (tx, { channel, address }) => {
      const lead = channel === 'sms' ? await findLeadOfPhone(tx, address) : null;
      return lead && { kind: 'lead', id: lead.id };
    });
    definePromiseJob(services);
    defineForgettingJob(services);
    defineScoreJob(services);
    const accounts = openAccounts(services);
    accounts.handovers.register(leadHandover(services));
    accounts.handovers.register(taskHandover);
    accounts.handovers.register(tourHandover);
    accounts.handovers.register(planHandover);
    accounts.handovers.register(lenderHandover);
    accounts.personData.register({
      room: 'leads',
      exportOf: async (db, personId) => ({
        tours: await selectTourRequestsOf(db, personId),
        inquiries: await selectInquiriesOf(db, personId),
        tasks: await selectTasksOf(db, personId),
        leadDetails: await exportLeadDetails(db, personId),
        consents: await exportLeadConsents(db, personId),
        leadNotes: await selectNotesAbout(db, personId),
        agentProfile: await findProfile(db, personId),
        quizzes: await selectQuizzesOf(db, personId),
        mailingLists: await selectSubscriptionsOf(db, personId),
      }),
      async erase(tx, personIds) {
        await separateAccounts(tx, personIds);
        const tours = await eraseTourRequests(tx, personIds);
        await eraseQuizzes(tx, personIds);
        await deleteSubscribers(tx, personIds);
        await eraseLeads(tx, personIds);
        await eraseTasksOf(tx, personIds);
        await eraseTourTraces(tx, tours);
        await deleteProfiles(tx, personIds);
        await eraseRecordChanges(tx, { kind: profileTable.key, recordIds: personIds });
      },
    });
  },
  async opened(services) {
    const { db, settings } = services;
    if (settings.mode !== 'demo') return;
    await addSampleRouting(db);
    await addSampleLeads(db);
    await addSampleInquiries(services);
    if (await addSampleImport(services)) await addSamplePairs(services);
    await addSampleSmartLists(services);
    await addSampleSourceCosts(db);
    await scoreAllLeads({ db });
  },
};
