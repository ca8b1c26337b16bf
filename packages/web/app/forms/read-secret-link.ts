import type { FormRule } from './form-rule.ts';
import { formMessages } from './messages.ts';

/** What a secret link carries; empty texts for what it lacks. */
export interface SecretLink {
  token: string;
  email: string;
}

/**
 * Reads a secret link as the form sends it: its fragment, or the whole link as it was pasted.
 * Links in older emails carry the same in the query; signing links call it `k`.
 */
export function readSecretLink(text: string): SecretLink {
  const carried = /[#?].*$/.exec(text.trim())?.[0] ?? '';
  const params = new URLSearchParams(carried.replaceAll(/[#?]/g, '&'));
  const token = params.get('token') ?? params.get('k') ?? '';
  return { token, email: params.get('email') ?? '' };
}

/** A form with a secret link, by `link`. */
export const secretLinkRule: FormRule = (typed) => ({
  link: readSecretLink(typed('link')).token === '' ? formMessages.secretLinkNeeded() : null,
});
