import { type SecretLink, secretLinks } from '@homestead/contract/accounts';
import { type Settings, siteLink } from '#platform';

/** A secret link to the page that takes it, with its key (`token`) in the fragment. */
export function secretLink(
  settings: Pick<Settings, 'publicUrl'>,
  link: SecretLink,
  secret: { token: string; email?: string },
): string {
  const { path, ...query } = secretLinks[link];
  return siteLink(settings, path, query, secret);
}
