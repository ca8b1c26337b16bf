import { findNewestSecretLink, issueSecretLinks, type Mail, type Queryable } from '#platform';

const DAY = 24 * 60;

/** How long each kind of link works, in minutes. */
const minutesOf = {
  'accounts.verify': DAY,
  'accounts.reset': 30,
  'accounts.invitation': 7 * DAY,
  'accounts.email-change': DAY,
  'accounts.email-undo': 7 * DAY,
  'accounts.identity-link': 30,
} as const;

export type AccountLink = keyof typeof minutesOf;

/** Links that stop working when a person gets a new password or address. */
export const waitingLinks: readonly AccountLink[] = [
  'accounts.reset',
  'accounts.invitation',
  'accounts.email-change',
  'accounts.identity-link',
];

/** Makes a one-use link; `subject` is a person or a pending registration. */
export async function issueAccountLink(
  tx: Queryable,
  link: { purpose: AccountLink; subject: string; email: string; facts?: object; minutes?: number },
): Promise<string> {
  const [token = ''] = await issueSecretLinks(tx, [{ minutes: minutesOf[link.purpose], ...link }]);
  return token;
}

/**
 * A link for an email that a stranger may have caused: it works at least until its mailbox may get
 * the next one, in whole hours beyond its usual time.
 */
export async function issueLastingLink(
  mail: Mail,
  tx: Queryable,
  link: {
    purpose: 'accounts.reset' | 'accounts.identity-link';
    unproven: 'reset' | 'identity-link';
    subject: string;
    email: string;
    facts?: object;
  },
): Promise<{ token: string; minutes: number }> {
  const { unproven, ...rest } = link;
  const usual = minutesOf[link.purpose];
  const toNext = await mail.minutesToNext(tx, link.email, unproven);
  const minutes = toNext <= usual ? usual : Math.ceil(toNext / 60) * 60;
  return { token: await issueAccountLink(tx, { ...rest, minutes }), minutes };
}

/** The newest address that a person has requested and not confirmed yet. */
export async function findWaitingEmail(db: Queryable, personId: string): Promise<string | null> {
  const link = { subject: personId, purpose: 'accounts.email-change' };
  return (await findNewestSecretLink(db, link))?.email ?? null;
}
