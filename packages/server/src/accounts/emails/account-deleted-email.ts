import { type Email, instantInWords, layOutEmail, type MailSettings } from './layout.ts';

/** To a person whose account was deleted, by themselves or by the office. */
export function accountDeletedEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date },
): Email {
  return layOutEmail(settings, {
    kind: 'accounts.deleted',
    subject: 'Your account was deleted',
    name: facts.firstName,
    paragraphs: [
      `Your account was deleted on ${instantInWords(facts.at)}. Nobody can sign in with it any more.`,
      'What we hold about you is erased in 30 days, but for what the law makes us keep.',
    ],
    closing: ['If this was a mistake, call us within these 30 days.'],
  });
}
