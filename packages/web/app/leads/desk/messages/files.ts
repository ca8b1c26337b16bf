import { defineMessages } from '@homestead/contract/platform';

/** Files that came with messages. */
export const fileMessages = defineMessages({
  files: 'Attachments',
  kept: '{name} ({kilobytes, number} KB)',
  inCheck: '{name} is being checked. Look again in a minute.',
  tooLarge: '{name} wasn’t kept: it’s larger than 10 MB. It’s in the mailbox.',
  notAccepted: '{name} wasn’t kept: only PDFs and JPEG, PNG and WebP pictures are.',
  damaged: '{name} wasn’t kept: it’s damaged, encrypted, or has scripts in it.',
  infected: '{name} wasn’t kept: the virus scanner found something in it.',
  tooMany: '{name} wasn’t kept: there were too many files. It’s in the mailbox.',
});
