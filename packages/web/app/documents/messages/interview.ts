import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './interview.es.ts';

/** The questions of a form, one after the other. */
export const interviewMessages = defineMessages(spanish.interviewMessages, {
  progress: '{done, number} of {all, number} answered',
  allAnswered: 'Everything is answered.',
  opensOutside: '{label} (opens in a new tab)',
  chapters: 'All sections',
  chapterLeft: '{title} ({count, number} left)',
  chapterDone: '{title} (done)',
  back: 'Back',
  next: 'Next',
  toSign: 'Read and sign',
  explanation: 'Explain your answer',
  explanationHint: 'It is printed in the comments of the form, under this item.',
  clear: 'Clear this answer',
  notApplicable: 'Doesn’t apply (N/A)',
  unknown: 'I don’t know (UNK)',
  fromSource: 'Filled in from {source}. Check that it’s right.',
  optional: '{label} (optional)',
  english: 'The wording of this form is fixed by law or by the brokerage, so it is in English.',
  yearHint: 'Four digits',
});
