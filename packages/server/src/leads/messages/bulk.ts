import { defineMessages } from '@homestead/contract/platform';

/** What staff read about bulk actions on leads. */
export const bulkMessages = defineMessages({
  leadsLabel: 'Leads',
  listLabel: 'List',
  eitherLeads: 'Send either the leads or a list',
  noMatch: 'This list has no leads',
  tooMany: 'Narrow the list first: at most {most, number} leads are taken together',
  stageLabel: 'Stage',
  statusLabel: 'Contact status',
  notOffered: '{label} must be one that is offered',
  assigned: 'Agent: {name}',
  unassigned: 'Agent: nobody',
  assignedEach: 'Agent: several people',
  stage: 'Stage: {name}',
  status: 'Contact status: {name}',
  noStatus: 'Contact status: none',
  tagAdded: 'Tag added: {tag}',
  tagRemoved: 'Tag removed: {tag}',
  emailed: 'Email: {subject}',
  texted: 'Text: {start}',
  fieldsMissing:
    'A merge field has no value for {count, plural, one {# lead} other {# leads}}. Add a fallback, or leave them out.',
  failed: 'Something went wrong with this lead. The others were done.',
  assignedMany: '{count, plural, one {# lead assigned} other {# leads assigned}}',
  leadsAssigned: 'Several leads given to you',
  leadsAssignedHelp: 'Someone gave you several leads together.',
  givenMany: '{count, plural, one {# lead is} other {# leads are}} yours now, from {name}',
});
