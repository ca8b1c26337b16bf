import { defineMessages } from '@homestead/contract/platform';

/** Who can see a record, why, and who opened it. */
export const sightMessages = defineMessages({
  title: 'Who can see this',
  show: 'Show who can see this',
  people: 'People who can see this',
  withRole: '{reason} · {role}',
  agent: 'Agent',
  coAgent: 'Co-agent',
  lender: 'Lender',
  author: 'Wrote it',
  sender: 'Sent it',
  recipient: 'It was sent to them',
  deal: 'Can see what it belongs to',
  team: 'Sees everything of their team',
  all: 'Sees everything',
  open: 'Can claim it',
  views: 'Opened by',
  noViews: 'Nobody has opened it in the last year.',
});
