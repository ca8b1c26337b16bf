import { language } from '@homestead/contract/platform';
import type { Settings } from '../settings.ts';

/**
 * A link into the site in the language of the email, made from PUBLIC_URL, never from the request
 * (R-72). `secret` goes into the fragment, which browsers don't send (R-90).
 */
export function siteLink(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  path: string,
  query: Readonly<Record<string, string>> = {},
  secret: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(query).toString();
  const fragment = new URLSearchParams(secret).toString();
  const prefix = language() === 'es' ? '/es' : '';
  return `${publicUrl}${prefix}${path}${search && `?${search}`}${fragment && `#${fragment}`}`;
}
