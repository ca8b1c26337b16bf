import { type AuditKind, namePeople, openAccounts } from '#accounts';
import type { Caller, Queryable, Services } from '#platform';
import { profileHistory } from './agents/agent-profile.ts';
import { triggerHistory, triggerTable } from './behavior/behavior-trigger.ts';
import { sourceCostHistory } from './dashboard/source-cost.ts';
import { detailHistory, leadTable } from './details/lead-details.ts';
import { fullName } from './full-name.ts';
import { auditMessages } from './messages/audit.ts';
import { behaviorMessages } from './messages/behavior.ts';
import { dashboardMessages } from './messages/dashboard.ts';
import { planMessages } from './messages/plans.ts';
import { newsletterHistory } from './newsletters/newsletter.ts';
import { NOTE_RECORD } from './notes/erase-notes.ts';
import { noteHistory } from './notes/note.ts';
import { mayReadNotes } from './notes/note-policy.ts';
import { selectNotes } from './notes/note-store.ts';
import { planHistory, planTable } from './plans/plan.ts';
import { entryHistory } from './reference-lists/reference-entry.ts';
import { limitHistory } from './routing/agent-limit.ts';
import { ruleHistory, ruleTable } from './routing/lead-rule.ts';
import { pondHistory } from './routing/pond.ts';
import { taskHistory } from './tasks/task.ts';
import { TASK_RECORD } from './tasks/task-person-store.ts';
import { selectTasksInSight } from './tasks/task-store.ts';
import { testimonialHistory } from './testimonials/testimonial.ts';
import { tourTable } from './tours/clear-tour-request.ts';
import { transferHistory } from './transfers/transfer-history.ts';
import { unmatchedHistory } from './unmatched/unmatched-history.ts';
import { selectLeadNames } from './webhooks/lead-news-store.ts';

/** Kinds of people: their ids are those of the people. */
const titlesOf: NonNullable<AuditKind['titlesOf']> = async (db, _caller, ids) => {
  const people = await namePeople(db, ids);
  return new Map([...people].map(([id, person]) => [id, fullName(person)]));
};

/** Tasks and notes whose words the caller may read. */
const tasksSeen = async (db: Queryable, caller: Caller, ids: readonly string[]) =>
  (await selectTasksInSight(db, caller, ids)).map(({ id, title }) => [id, title] as const);
const notesSeen = async (db: Queryable, caller: Caller, ids: readonly string[]) =>
  mayReadNotes(caller) ? (await selectNotes(db, caller, ids)).map(({ id }) => id) : [];

const kinds: readonly AuditKind[] = [
  {
    ...{ key: leadTable.key, label: auditMessages.lead, history: detailHistory },
    titlesOf: selectLeadNames,
  },
  {
    ...{ key: profileHistory.key, label: auditMessages.agentProfile, history: profileHistory },
    ...{ titlesOf, pathOf: () => '/agent-profiles' },
  },
  {
    ...{ key: sourceCostHistory.key, label: dashboardMessages.sourceCost },
    ...{ history: sourceCostHistory, pathOf: () => '/source-costs' },
  },
  {
    ...{ key: limitHistory.key, label: auditMessages.agentLimit, history: limitHistory },
    ...{ titlesOf, pathOf: () => '/agent-limits' },
  },
  {
    ...{ key: ruleTable.key, label: auditMessages.rule, history: ruleHistory },
    pathOf: () => '/lead-routing',
  },
  {
    ...{ key: triggerTable.key, label: behaviorMessages.trigger, history: triggerHistory },
    pathOf: () => '/behavior-triggers',
  },
  {
    ...{ key: planTable.key, label: planMessages.plan, history: planHistory },
    pathOf: () => '/action-plans',
  },
  {
    ...{ key: pondHistory.key, label: auditMessages.pond, history: pondHistory },
    pathOf: () => '/ponds',
  },
  {
    ...{ key: newsletterHistory.key, label: auditMessages.newsletter, history: newsletterHistory },
    pathOf: () => '/newsletters',
  },
  {
    ...{ key: entryHistory.key, label: auditMessages.referenceEntry, history: entryHistory },
    pathOf: () => '/reference-lists',
  },
  {
    ...{ key: testimonialHistory.key, label: auditMessages.testimonial },
    ...{ history: testimonialHistory, pathOf: () => '/testimonials' },
  },
  {
    ...{ key: TASK_RECORD, label: auditMessages.task, history: taskHistory },
    pathOf: () => '/tasks',
    titlesOf: async (...given) => new Map(await tasksSeen(...given)),
    shownOf: async (...given) => new Set((await tasksSeen(...given)).map(([id]) => id)),
  },
  {
    ...{ key: NOTE_RECORD, label: auditMessages.note, history: noteHistory },
    shownOf: async (...given) => new Set(await notesSeen(...given)),
  },
  {
    ...{ key: tourTable.key, label: auditMessages.tourRequest, history: { describe: () => [] } },
    pathOf: () => '/tour-requests',
  },
  {
    ...{ key: unmatchedHistory.key, label: auditMessages.unmatchedMessage },
    ...{ history: unmatchedHistory, pathOf: () => '/unmatched-messages' },
  },
];

/** Registers this room's kinds of history with the audit. */
export function registerLeadAudit(services: Services): void {
  openAccounts(services).auditKinds.register(...kinds, {
    ...{ key: 'leads.transfer', label: auditMessages.leadTransfer, titlesOf },
    ...{ history: transferHistory(services), pathOf: () => '/move-leads' },
  });
}
