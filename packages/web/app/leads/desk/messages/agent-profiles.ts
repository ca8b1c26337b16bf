import { defineMessages } from '@homestead/contract/platform';

/** The screen where agents' public pages are written. */
export const agentProfileMessages = defineMessages({
  title: 'Agent profiles',
  name: 'Agent',
  page: 'Public page',
  open: 'Open the page',
  hidden: 'Not published',
  areas: 'Areas',
  languages: 'Languages',
  mlsId: 'MLS ID',
  none: 'You have no profile to edit',
  aboutEsHint: 'Spanish pages show it; without it, they show the English one.',
  areasHint: 'Cities of the service area. Empty: those of the agent’s homes in the MLS.',
  priceHint: 'In dollars. Both empty: the range of the agent’s homes in the MLS.',
  mlsIdHint: 'Set by the office. Their listings and closed sales are found by it.',
});
