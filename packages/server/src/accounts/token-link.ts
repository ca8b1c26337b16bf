import { type MailedLink, mailedLinks } from '@homestead/contract/accounts';
import { type Settings, siteLink } from '#platform';

/** A link that carries a one-use token to the page that uses it. */
export function tokenLink(
  settings: Pick<Settings, 'publicUrl'>,
  link: MailedLink,
  query: { token: string; email?: string },
): string {
  const { path, ...fixed } = mailedLinks[link];
  return siteLink(settings, path, { ...fixed, ...query });
}
