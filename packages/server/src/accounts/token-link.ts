import { type MailedLink, mailedLinks } from '@homestead/contract/accounts';
import { type Settings, siteLink } from '#platform';

/** A link that carries a one-use token to the page that uses it, in its fragment. */
export function tokenLink(
  settings: Pick<Settings, 'publicUrl'>,
  link: MailedLink,
  secret: { token: string; email?: string },
): string {
  const { path, ...query } = mailedLinks[link];
  return siteLink(settings, path, query, secret);
}
