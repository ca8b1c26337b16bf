import { defineMessages } from '@homestead/contract/platform';

/** Moving the leads of an agent to someone else. */
export const transferMessages = defineMessages({
  title: 'Move Leads',
  agent: 'Agent',
  withLeads: '{name} ({count})',
  lead: 'Lead',
  stage: 'Stage',
  lastContacted: 'Last contacted',
  move: 'Move to…',
  release: 'Unassign',
  releaseQuestion:
    'These leads become unclaimed, or go to the person the routing rules pick. You can undo this for 30 days.',
  moveTitle: 'Move {count, plural, one {# lead} other {# leads}}',
  moveHint: 'Their open tasks and tours move with them.',
  to: 'To',
  choose: 'Choose a person',
  nobody: 'Nobody can take these leads',
  moveNow: 'Move {count, plural, one {# lead} other {# leads}}',
  cancel: 'Cancel',
  moreLeft: '{said}. {count, number} more to move.',
  none: 'No leads',
  noneHint: 'This person has no leads that you can see.',
  nobodyHasLeads: 'Nobody has leads that you can move.',
  history: 'History',
  moved: 'Leads moved',
});
