import { z } from 'zod';
import { defineEvent } from '#platform';

/** Someone requested a tour of a home. The lead pipeline will pick it up. */
export const tourRequested = defineEvent(
  'leads.tour-requested',
  z.object({
    tourRequestId: z.string(),
    mlsNumber: z.string(),
    personId: z.string().nullable().describe('null for a visitor'),
  }),
);

/** An inquiry of a lead arrived, or was claimed, seen or answered. */
export const inquiryMoved = defineEvent('leads.inquiry-moved', z.object({ leadId: z.string() }));

/** Something that lists of leads or a lead's own page show changed, or a lead was made. */
export const leadChanged = defineEvent('leads.lead-changed', z.object({ leadId: z.string() }));

/** A task or an appointment was made or changed; `people` are its owners, before and after. */
export const taskChanged = defineEvent(
  'leads.task-changed',
  z.object({ taskId: z.string(), leadId: z.string().nullable(), people: z.array(z.string()) }),
);

/** A message that matched no lead came in, was attached to one, removed, or put back. */
export const unmatchedChanged = defineEvent(
  'leads.unmatched-changed',
  z.object({ messageId: z.string() }),
);

/** A lead was made. No plan starts on one `isWithoutPlans`. */
export const leadCreated = defineEvent(
  'leads.lead-created',
  z.object({ leadId: z.string(), isWithoutPlans: z.literal(true).optional() }),
);

/** A lead became part of another one. */
export const leadMerged = defineEvent(
  'leads.lead-merged',
  z.object({ leadId: z.string(), mergedLeadId: z.string() }),
);

/** Someone took a lead that nobody had. */
export const leadClaimed = defineEvent('leads.lead-claimed', z.object({ leadId: z.string() }));

/** An inquiry came in that isn't suspected to be spam, or was cleared. */
export const inquiryReceived = defineEvent(
  'leads.inquiry-received',
  z.object({ leadId: z.string(), inquiryId: z.string() }),
);

/** A plan on a lead was started, moved on, paused or ended. */
export const leadPlanMoved = defineEvent('leads.plan-moved', z.object({ leadId: z.string() }));

/** A lead entered a stage, perhaps by a plan; `version` is the lead's after that. */
export const leadStageChanged = defineEvent(
  'leads.stage-changed',
  z.object({
    leadId: z.string(),
    stageId: z.string(),
    version: z.number(),
    isByPlan: z.literal(true).optional(),
  }),
);
