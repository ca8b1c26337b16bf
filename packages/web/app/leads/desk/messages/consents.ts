import { defineMessages } from '@homestead/contract/platform';

/** What leads agreed to, as staff see and write it down. */
export const consentMessages = defineMessages({
  title: 'Consent',
  texts: 'Texts',
  marketingEmails: 'Marketing emails',
  marketingTexts: 'Marketing texts',
  emails: 'Emails',

  // where it stands
  standing: '{what}: {state}',
  granted: 'Agreed {at}',
  missing: 'No consent',
  withdrawn: 'Withdrawn {at}',
  stopped: 'Stopped by text {at}. Only a text with START changes that.',
  noPhone: 'No phone number',
  noEmail: 'No email address',

  // what was said
  history: 'History',
  noHistory: 'Nothing is on record yet',
  older: 'Show older entries',
  agreed: '{what}: agreed',
  withdrew: '{what}: withdrawn',
  byForm: 'On a form of the site',
  byFormAt: 'On the form of {page}',
  byText: 'By a text from the phone',
  byStop: 'By a text with STOP',
  byStopEmail: 'By an email',
  byStopLink: 'With the link in an email',
  byStart: 'By a text with START',
  byCall: 'On the phone, {day}',
  byMeeting: 'In person, {day}',
  byPaper: 'On paper, {day}',
  byEmail: 'By email, {day}',
  recordedBy: 'Recorded by {name}',
  others: 'From another lead with the same phone or mailbox',
  words: '“{wording}”',
  scan: 'Scan',
  scanName: 'Consent of {name}',

  // writing it down
  record: 'Record consent',
  recordTitle: 'Record what {name} agreed to',
  recordIntro:
    'What you record can’t be changed or deleted. Record only what the person told you, in their words.',
  recorded: 'Consent of {name} recorded',
  saidAgreed: 'They agreed',
  saidWithdrew: 'They withdrew',
  howCall: 'On the phone',
  howMeeting: 'In person',
  howPaper: 'On paper',
  howEmail: 'By email',
  wordingHint: 'For example: “Yes, you can text me about new homes.”',
  scanLabel: 'Scan of what they signed (optional)',
  scanHint: 'A PDF or a picture of at most 10 MB',
});
