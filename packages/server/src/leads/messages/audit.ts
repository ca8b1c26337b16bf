import { defineMessages } from '@homestead/contract/platform';

/** Kinds of history in the audit. */
export const auditMessages = defineMessages({
  lead: 'Lead',
  task: 'Task',
  note: 'Note',
  agentProfile: 'Agent profile',
  agentLimit: 'Agent limit',
  pond: 'Pond',
  rule: 'Lead rule',
  newsletter: 'Newsletter',
  referenceEntry: 'Reference list entry',
  leadTransfer: 'Leads of an agent',
  testimonial: 'Testimonial',
  tourRequest: 'Tour request',
  unmatchedMessage: 'Unmatched message',
});
