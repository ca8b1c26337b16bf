import type { EmailOptions } from './read-email-options.ts';

/** What a form of an email begins with, such as the subject of an answer. */
export interface LetterStart {
  /** The lead itself without. */
  to?: readonly string[];
  subject?: string;
  content?: string;
  homes?: readonly string[];
}

/** The email as its form shows it before anything is written. */
export const letterAtFirst = (options: EmailOptions | null, start: LetterStart = {}) => ({
  ...{ subject: '', content: '', cc: [], bcc: [], homes: [], sendAt: '', emailFor: '' },
  ...(options?.contacts[0] && { to: [options.contacts[0].email] }),
  ...start,
  ...{ from: options?.from[0], tracksLinks: options?.notTracked === null },
  ...{ later: false, more: false },
});

/** What an answer to a conversation begins with: to who wrote last, if they can be emailed. */
export const answerTo = (replyTo: string | null, subject: string): LetterStart => ({
  subject,
  ...(replyTo !== null && { to: [replyTo] }),
});
