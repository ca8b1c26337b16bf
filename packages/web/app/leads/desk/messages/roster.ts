import { defineMessages } from '@homestead/contract/platform';

/** The agents of the office. */
export const rosterMessages = defineMessages({
  title: 'Agent Roster',
  agent: 'Agent',
  role: 'Role',
  license: 'License',
  insurance: 'E&O insurance',
  until: 'until {day}',
  team: 'Team',
  leads: 'Open leads',
  onboarding: 'Onboarding',
  stepsOf: '{done, number} of {total, number}',
  search: 'Search by name',
  expiring: 'License or insurance',
  any: 'All agents',
  in30: 'Expires within 30 days',
  in60: 'Expires within 60 days',
  in90: 'Expires within 90 days',
  expired: 'Expired',
  unknown: 'No expiration date',
  none: 'No agents yet',
  noMatch: 'No matching agents',
});
