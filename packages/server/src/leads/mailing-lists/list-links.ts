import { findSecretLink, issueSecretLinks, type Queryable } from '#platform';
import { refuseLead } from '../refuse-lead.ts';

/** What a link in an email of a list is for: the sign-up, or leaving the list. */
export const CONFIRM_PURPOSE = 'leads.list-confirm';
export const STOP_PURPOSE = 'leads.list-stop';

const DAY_MINUTES = 24 * 60;
const lifetimes = { [CONFIRM_PURPOSE]: 7 * DAY_MINUTES, [STOP_PURPOSE]: 2 * 365 * DAY_MINUTES };

/** The key of a link about a person on a list. It works any number of times until it expires. */
export async function issueListLink(
  tx: Queryable,
  purpose: keyof typeof lifetimes,
  { id, email }: { id: string; email: string },
): Promise<string> {
  const link = { purpose, subject: id, email, minutes: lifetimes[purpose] };
  const [token = ''] = await issueSecretLinks(tx, [link]);
  return token;
}

/** Whom a link is about. Refuses (list-link-refused) one that isn’t for any of these purposes. */
export async function requireListLink(
  db: Queryable,
  key: string | null,
  purposes: readonly (keyof typeof lifetimes)[],
): Promise<string> {
  const link = key && (await findSecretLink(db, key, { purposes }));
  return link ? link.subject : refuseLead('list-link-refused');
}
