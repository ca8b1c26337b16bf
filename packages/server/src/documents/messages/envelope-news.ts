import { defineMessages } from '@homestead/contract/platform';

/** What the sender of an envelope is notified of. */
export const envelopeNewsMessages = defineMessages({
  label: 'Documents to sign',
  help: 'Someone signs, declines, asks a question or can’t open what you sent',
  signed: '{name} signed “{title}”.',
  completed: '“{title}” is signed by everyone and sealed.',
  declined: '{name} declined to sign “{title}”: {text}',
  withdrawn: '{name} withdrew their consent to sign “{title}” electronically. {text}',
  asked: '{name} asks about “{title}”: {text}',
  forwardAsked: '{name} wants {text} to sign “{title}” instead.',
  locked: '{name}’s link for “{title}” is locked after five wrong codes.',
  notSealed: '“{title}” is signed by everyone, but couldn’t be sealed. Open it to see what to do.',
  expired: 'The deadline to sign “{title}” has passed.',
  notVoided: '“{title}” wasn’t voided. {text}',
  notEmailed: 'No email went out for “{title}”. {text}',
  overdue: '{name} hasn’t signed “{title}” after {text} reminders.',
});
