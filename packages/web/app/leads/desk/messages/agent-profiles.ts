import { defineMessages } from '@homestead/contract/platform';

/** The screen where agents' public pages are written. */
export const agentProfileMessages = defineMessages({
  title: 'Agent Profiles',
  name: 'Agent',
  page: 'Public page',
  open: 'Open the page',
  hidden: 'Not published',
  areas: 'Areas',
  languages: 'Languages',
  mlsId: 'MLS ID',
  none: 'You have no profile to edit',
  aboutEsHint: 'Shown on Spanish pages. Without it, they show the English text.',
  areasHint:
    'Cities in the service area. Leave empty to use those of the agent’s homes in the MLS.',
  priceHint: 'In dollars. Leave both empty to use the range of the agent’s homes in the MLS.',
  mlsIdHint: 'Set by the office. We use it to find their listings and closed sales.',
});
