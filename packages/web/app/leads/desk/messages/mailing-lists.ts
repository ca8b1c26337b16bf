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
  isConfirmed: 'On the list',
  isWaiting: 'Not confirmed',
  isStopped: 'Left',
  email: 'Email',
  name: 'Name',
  asked: 'Signed up',
  since: 'On the list since',
  page: 'Page',
  consent: 'Consent',
  none: 'Nobody yet',
  writeAppNotice: 'Write the app notice',
  download: 'Download {list} (CSV)',
});
