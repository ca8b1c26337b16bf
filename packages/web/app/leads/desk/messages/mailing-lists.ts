import { defineMessages } from '@homestead/contract/platform';

/** Who is on a mailing list. */
export const mailingListMessages = defineMessages({
  lists: 'Mailing Lists',
  list: 'List',
  newsletter: 'Newsletter',
  app: 'App launch',
  state: 'Status',
  anyList: 'All lists',
  anyState: 'Any status',
  isConfirmed: 'Subscribed',
  isWaiting: 'Not confirmed',
  isStopped: 'Unsubscribed',
  email: 'Email',
  name: 'Name',
  asked: 'Signed up',
  since: 'Subscribed since',
  page: 'Page',
  consent: 'Consent',
  none: 'No subscribers yet',
  writeAppNotice: 'Write the app notice',
  download: 'Download {list} (CSV)',
});
