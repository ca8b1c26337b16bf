import { defineMessages } from '@homestead/contract/platform';

/** A form that staff fill in, and what they see of it. */
export const fillingMessages = defineMessages({
  title: 'Document',
  back: 'E-Sign',
  backToEnvelope: 'Back to the envelope',
  form: 'Form',
  paper: 'Paper',
  view: 'View',
  print: 'Print',
  version: 'Version {version}',
  sections: 'Sections of {title}',
  left: '{title} ({count, number} left)',
  done: '{title} (done)',
  saved: 'All answers are saved.',
  saving: 'Saving…',
  waiting: 'Not saved yet: we can’t reach the service. We’ll try again.',
  refused: 'Some answers weren’t saved. Look for the red notes.',
  byBuyers:
    '{count, plural, one {# item is} other {# items are}} answered by someone else while signing.',
  problems: 'To check before signing',
  noProblems: 'Nothing is missing.',
  open: '{count, plural, one {# question is} other {# questions are}} still open',
  moreProblems: 'and {count, number} more',
  forItem: '{item}: {problem}',
  frozen:
    'Someone has signed this document, so its answers can’t be changed. Amend the envelope instead.',
  amendsTitle: 'What this changes in the earlier document',
  amendsNothing: 'Nothing differs from the earlier document yet.',
  history: 'Who answered what',
  noHistory: 'Nobody has changed an answer yet.',
  change: '{label}: {before} → {after}',
  openFile: 'Download PDF',
  uploaded: 'An uploaded PDF. Its fields are placed in its envelope.',
});
