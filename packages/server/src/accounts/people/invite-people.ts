import { randomBytes } from 'node:crypto';
import type { House, Queryable } from '#platform';
import { invitationEmail } from '../emails/invitation-email.ts';
import { mailedTokenHash } from '../mailed-tokens/mailed-token.ts';
import { storeInvitations } from './invitation-store.ts';

/** An invitation's link works this long. */
const INVITATION_HOURS = 7 * 24;

export interface Invited {
  id: string;
  email: string;
  first_name: string;
}

/** Mails people their one-use links, in the caller's commit. */
export async function invitePeople(
  { mail, settings }: Pick<House, 'mail' | 'settings'>,
  tx: Queryable,
  people: readonly Invited[],
): Promise<void> {
  const tokens = await makeInvitations(tx, people, INVITATION_HOURS);
  await mail.queueAll(
    tx,
    people.map(({ id, email, first_name: firstName }) => ({
      ...invitationEmail(settings, { firstName, email, token: tokens.get(id) ?? '' }),
      to: email,
    })),
  );
}

/** Makes the one-use tokens alone, by person; 256 random bits each, kept hashed. */
export async function makeInvitations(
  tx: Queryable,
  people: readonly Pick<Invited, 'id' | 'email'>[],
  hours: number,
): Promise<Map<string, string>> {
  const tokens = new Map(people.map(({ id }) => [id, randomBytes(32).toString('base64url')]));
  await storeInvitations(
    tx,
    people.map(({ id, email }) => ({
      hash: mailedTokenHash(tokens.get(id) ?? ''),
      personId: id,
      email,
    })),
    hours,
  );
  return tokens;
}
