import { type MailedLink, mailedLinks } from '@homestead/contract/accounts';
import type { MailSettings } from './layout.ts';

type LinkSettings = Pick<MailSettings, 'publicUrl'>;

/** A link into the site, made from PUBLIC_URL, never from what a request says (safety.md). */
export function siteLink(
  { publicUrl }: LinkSettings,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `${publicUrl}${path}${search && `?${search}`}`;
}

/** A link that carries a one-use token to the page that uses it. */
export function tokenLink(
  settings: LinkSettings,
  link: MailedLink,
  query: { token: string; email?: string },
): string {
  const { path, ...fixed } = mailedLinks[link];
  return siteLink(settings, path, { ...fixed, ...query });
}
