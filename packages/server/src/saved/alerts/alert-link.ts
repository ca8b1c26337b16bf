import { z } from 'zod';
import {
  findSecretLink,
  issueSecretLinks,
  type MailSettings,
  type Queryable,
  type Secrets,
  siteLink,
} from '#platform';
import { refuseSaved } from '../refuse-saved.ts';

/** Which alerts a link in an email stops: those of one saved search, or all of a person. */
type AlertScope = { personId: string } | { searchId: string };

const PURPOSE = 'saved.unsubscribe';
const OLDER_PURPOSE = 'alert link';
const YEAR = 365 * 24 * 60;

/**
 * The keys of links that say so, in the same order. They work for a year and any number of times;
 * no address is stored with them.
 */
export function issueAlertLinks(tx: Queryable, scopes: readonly AlertScope[]): Promise<string[]> {
  return issueSecretLinks(
    tx,
    scopes.map((scope) => ({
      ...('personId' in scope
        ? { subject: scope.personId, role: 'person' }
        : { subject: scope.searchId, role: 'search' }),
      purpose: PURPOSE,
      email: '',
      minutes: YEAR,
    })),
  );
}

/** How the emails of one search are stopped: with a link, and with one click (RFC 8058). */
export async function issueSearchStop(
  { settings }: { settings: MailSettings },
  tx: Queryable,
  searchId: string,
): Promise<{ url: string; headers: Readonly<Record<string, string>> }> {
  const [token = ''] = await issueAlertLinks(tx, [{ searchId }]);
  return alertStop(settings, token);
}

/** The same of a link that was issued. */
export const alertStop = (settings: MailSettings, token: string) => ({
  url: siteLink(settings, '/unsubscribe', {}, { token }),
  headers: {
    'List-Unsubscribe': `<${siteLink(settings, `/unsubscribe/one-click/${token}`)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
});

/** Refuses (alert-link-unreadable) anything that isn't the key of such a link. */
export async function requireAlertScope(
  { db, secrets }: { db: Queryable; secrets: Secrets },
  key: string,
): Promise<AlertScope> {
  const link = await findSecretLink(db, key, { purposes: [PURPOSE] });
  if (!link) return readSealedScope(secrets, key) ?? refuseSaved('alert-link-unreadable');
  return link.role === 'person' ? { personId: link.subject } : { searchId: link.subject };
}

const sealedScope = z.union([
  z.strictObject({ personId: z.uuid() }),
  z.strictObject({ searchId: z.uuid() }),
]);

/** Older emails have the scope sealed in the link itself. */
function readSealedScope(secrets: Secrets, key: string): AlertScope | null {
  try {
    const text = secrets.open(OLDER_PURPOSE, '', Buffer.from(key, 'base64url'));
    return sealedScope.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
