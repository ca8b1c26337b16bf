import { defineMessages } from '@homestead/contract/platform';

/** What every email has. */
export const mailMessages = defineMessages({
  hello: 'Hello,',
  helloName: 'Hello {name},',
  yourCode: 'Your code:',
  omahaTime: '{at} (Omaha time)',
});
