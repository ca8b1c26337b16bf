import { defineMessages } from '@homestead/contract/platform';

/** What is said about leads that go from one agent to another. */
export const transferMessages = defineMessages({
  moved: '{count, plural, one {# lead} other {# leads}} moved to {name}',
  released: '{count, plural, one {# lead} other {# leads}} taken from {name}',
  noneMoved: '{name} has none of these leads',
  agent: 'Agent',
  nobody: 'nobody, or those to whom the rules give them',
  countOf: '{count, plural, one {# lead} other {# leads}} of {name}',
  cannotTake: 'To must be someone in reach who works leads and whose license is valid',
  sameAgent: 'To must be someone else',
  openTours: 'Tours to come',
  runningPlans: 'Running plans',
  financedLeads: 'Leads they finance',
});
