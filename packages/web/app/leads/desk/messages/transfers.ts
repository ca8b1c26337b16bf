import { defineMessages } from '@homestead/contract/platform';

/** Moving the leads of an agent to someone else. */
export const transferMessages = defineMessages({
  title: 'Move Leads',
  agent: 'Whose leads',
  withLeads: '{name} ({count})',
  lead: 'Lead',
  stage: 'Stage',
  lastContacted: 'Last contacted',
  never: 'Never',
  move: 'Move to…',
  release: 'Take away',
  releaseQuestion:
    'Nobody has these leads then, or those to whom the rules give them. You can undo it for 30 days.',
  moveTitle: 'Move {count, plural, one {# lead} other {# leads}}',
  moveHint: 'Open tasks about the leads go along, and so do their tours.',
  to: 'To',
  choose: 'Choose a person',
  nobody: 'Nobody can take leads',
  moveNow: 'Move {count, plural, one {# lead} other {# leads}}',
  cancel: 'Cancel',
  moreLeft: '{said}. {count, plural, one {# is} other {# are}} left: move them next.',
  none: 'No leads',
  noneHint: 'This person has no leads that you see.',
  nobodyHasLeads: 'Nobody whose leads you can move has any.',
  history: 'History',
  moved: 'Leads moved',
});
