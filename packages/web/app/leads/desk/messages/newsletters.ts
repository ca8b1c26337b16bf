import { defineMessages } from '@homestead/contract/platform';

/** Newsletters: writing, sending, and how far each is. */
export const newsletterMessages = defineMessages({
  title: 'Newsletters',
  add: 'Write newsletter',
  none: 'No newsletters yet',
  subject: 'Subject',
  list: 'List',
  newsletter: 'Newsletter',
  app: 'App launch',
  state: 'Status',
  progress: 'Progress',
  sentBy: 'Sent by',
  when: 'When',

  // states
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  canceled: 'Canceled',
  audience:
    '{count, plural, =0 {Nobody is on the list} one {# person is on the list} other {# people are on the list}}',
  sentOf: '{sent, number} of {recipients, number} sent',
  waiting: '{count, number} waiting',
  failed: '{count, number} failed',
  skipped: '{count, number} unsubscribed before it was sent',
  bounced: '{count, number} bounced',
  unsubscribed: '{count, number} unsubscribed',
  sendsIn: 'Goes out in {seconds, plural, one {# second} other {# seconds}}',
  sendsAt: 'Goes out {at}',

  // form
  english: 'English',
  spanish: 'Spanish (optional)',
  bodyHint:
    'Markdown: # heading, **bold**, - list, [link](https://…). The brokerage’s address and the link to leave the list are added.',
  preheaderHint: 'What mail programs show after the subject',
  spanishHint:
    'For readers who signed up on a Spanish page. Without it, they get the English text.',
  reasonHint: 'Required only if the fair housing check flags wording you need to keep',

  // history of a draft
  created: 'Created',
  edited: 'Edited',
  wasStopped: 'Stopped before it went out',

  // actions
  preview: 'Preview',
  previewOf: 'Preview of {name}',
  inEnglish: 'English',
  inSpanish: 'Spanish',
  asText: 'As plain text',
  previewLine: 'Preview line',
  body: 'Text',
  test: 'Send me a test',
  tested: 'Test sent to {to}.',
  send: 'Send or schedule',
  sendTitle: 'Send {name}',
  sendIntro:
    '{count, plural, one {# person is} other {# people are}} on the list now. Leave the time empty to send it now: you then have a minute to stop it. At night, emails wait for 8 AM where the reader lives.',
  sendNow: 'Send',
  willSend: '{name} goes out {at}. Stop it before then with Stop.',
  stop: 'Stop',
  stopped: '{name} is a draft again. Nothing was sent.',
  pause: 'Pause',
  wasPaused: '{name} is paused.',
  resume: 'Resume',
  resumed: '{name} is sending again.',
  cancel: 'Cancel the rest',
  cancelQuestion:
    'People who haven’t gotten it yet won’t get it, and you can’t send it to them later.',
  wasCanceled: '{name} is canceled.',
});
