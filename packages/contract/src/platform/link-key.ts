/**
 * The header that carries the key of a secret link. Emails have the key in the fragment of their
 * link, which browsers don't send; script moves it into this header or a form.
 */
export const LINK_KEY_HEADER = 'x-link-key';
