import { defineMessages } from '@homestead/contract/platform';

/** Texts of every email. */
export const mailMessages = defineMessages({
  hello: 'Hello,',
  helloName: 'Hello {name},',
  yourCode: 'Your code:',
  omahaTime: '{at} (Omaha time)',
});
