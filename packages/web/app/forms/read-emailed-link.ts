import type { FormRule } from './form-rule.ts';
import { formMessages } from './messages.ts';

/** What an emailed link carries; empty texts for what it lacks. */
export interface EmailedLink {
  token: string;
  email: string;
}

/**
 * Reads an emailed link as the form sends it: its fragment, or the whole link as it was pasted.
 * Links in older emails carry the same in the query.
 */
export function readEmailedLink(text: string): EmailedLink {
  const carried = /[#?].*$/.exec(text.trim())?.[0] ?? '';
  const params = new URLSearchParams(carried.replaceAll(/[#?]/g, '&'));
  return { token: params.get('token') ?? '', email: params.get('email') ?? '' };
}

/** A form with an emailed link, by `link`. */
export const emailedLinkRule: FormRule = (typed) => ({
  link: readEmailedLink(typed('link')).token === '' ? formMessages.emailedLinkNeeded() : null,
});
