import { liveMessage } from '#platform';

/** Inquiries arrived, or were claimed, seen or answered: for lists of them. */
export const inquiriesMoved = liveMessage<object>('leads.inquiries-moved');

/** A lead was made, or something that its page and the lists of leads show changed. */
export const leadsChanged = liveMessage<{ leadId: string }>('leads.leads-changed');

/** Someone claimed a lead: for those who could have, and for counts of what can be claimed. */
export const leadsTaken = liveMessage<object>('leads.leads-taken');

/** A message went to a lead or came from them: for what shows a lead's messages. */
export const leadMessagesMoved = liveMessage<{ leadId: string }>('leads.messages-moved');

/** A message that matched no lead came in, or was taken off the list. */
export const unmatchedMoved = liveMessage<object>('leads.unmatched-moved');

/** A task or an appointment was made, or changed: for lists of them and for My Day. */
export const tasksMoved = liveMessage<{ leadId: string | null }>('leads.tasks-moved');

/** A plan on a lead was started, moved on, paused or ended. */
export const leadPlansMoved = liveMessage<{ leadId: string }>('leads.plans-moved');
