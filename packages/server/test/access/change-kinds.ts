import type { IdRule } from './id-rules.ts';

/** The kind of history that the records of a rule have. */
export const changeKinds: Partial<Record<IdRule, string>> = {
  'agent profile': 'leads.agent-profile',
  'routed person': 'leads.agent-limit',
  'unmatched message': 'leads.unmatched-message',
  'source cost': 'leads.source-cost',
  template: 'messaging.template',
  'action plan': 'leads.action-plan',
  trigger: 'leads.behavior-trigger',
  webhook: 'accounts.webhook',
  newsletter: 'leads.newsletter',
  lead: 'leads.lead',
  'moved agent': 'leads.transfer',
  task: 'leads.task',
  offer: 'transactions.offer',
  'listing file': 'transactions.listing-file',
  party: 'transactions.party',
  note: 'leads.note',
  'packet rule': 'transactions.packet-rule',
  'envelope template': 'documents.template',
  'onboarding step': 'accounts.onboarding-step',
  'onboarding item': 'accounts.onboarding-item',
};
