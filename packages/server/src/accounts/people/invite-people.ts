import {
  endSecretLinks,
  inLanguage,
  issueSecretLinks,
  type Queryable,
  type Services,
} from '#platform';
import { invitationEmail } from './invitation-email.ts';

/** How long an invitation's link works. */
const INVITATION_HOURS = 7 * 24;

export interface Invited {
  id: string;
  email: string;
  first_name: string;
  /** Of emails to them; English for a new account. */
  language?: string;
}

/** Emails people their one-use links, in the caller's commit. */
export async function invitePeople(
  { mail, settings }: Pick<Services, 'mail' | 'settings'>,
  tx: Queryable,
  people: readonly Invited[],
): Promise<void> {
  const tokens = await makeInvitations(tx, people, INVITATION_HOURS);
  const drafts = people.map(({ id, email, first_name: firstName, language }) => ({
    ...inLanguage(language ?? 'en', () =>
      invitationEmail(settings, { firstName, email, token: tokens.get(id) ?? '' }),
    ),
    to: email,
  }));
  await mail.queueAll(tx, drafts);
}

/** Creates only the links' tokens, by person; earlier invitations of the same people end. */
export async function makeInvitations(
  tx: Queryable,
  people: readonly Pick<Invited, 'id' | 'email'>[],
  hours: number,
): Promise<Map<string, string>> {
  const purpose = 'accounts.invitation';
  const ids = people.map(({ id }) => id);
  await endSecretLinks(tx, { subjects: ids, purposes: [purpose] });
  const tokens = await issueSecretLinks(
    tx,
    people.map(({ id, email }) => ({ purpose, subject: id, email, minutes: hours * 60 })),
  );
  return new Map(ids.map((id, index) => [id, tokens[index] ?? '']));
}
