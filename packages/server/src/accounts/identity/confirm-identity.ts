import type { identityEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import {
  atomically,
  type CallOrigin,
  countLinkTry,
  type Queryable,
  takeSecretLink,
} from '#platform';
import { issueLastingLink } from '../account-links.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { inLanguageOf } from '../in-language-of.ts';
import { answerMessages } from '../messages/answers.ts';
import { findPersonById, type PersonRow } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { identityLinkEmail } from './identity-link-email.ts';
import { type LinkedIdentity, linkIdentity } from './link-identity.ts';

type Confirm = typeof identityEndpoints.confirmIdentity;

/**
 * Emails a person the link that links an account at a provider with theirs. Beyond the limit of a
 * mailbox nothing is sent, and earlier links keep working.
 */
export async function mailIdentityLink(
  { mail, settings }: Pick<AccountsServices, 'mail' | 'settings'>,
  tx: Queryable,
  person: PersonRow,
  identity: LinkedIdentity,
  origin: CallOrigin,
): Promise<void> {
  const { email } = person;
  if (!(await mail.mayReach(tx, email, 'identity-link'))) return;
  const purpose = 'accounts.identity-link';
  const { token, minutes } = await issueLastingLink(mail, tx, {
    purpose,
    unproven: 'identity-link',
    subject: person.id,
    email,
    facts: identity,
  });
  const facts = {
    firstName: person.first_name,
    email: identity.email,
    at: new Date(),
    device: origin.device,
    provider: identity.provider,
    token,
    minutes,
  };
  const draft = await inLanguageOf(tx, person.id, () => identityLinkEmail(settings, facts));
  await mail.queue(tx, { ...draft, to: email, unproven: 'identity-link' });
}

/**
 * Links the account at a provider that a secret link is for. It doesn't sign in. Refuses
 * (token-used-up) a link that was used or expired, or whose person was deactivated, has another
 * address by now or signs in with another account at that provider, (too-many-tries).
 */
export async function confirmIdentity(
  accounts: AccountsServices,
  token: string,
  origin: CallOrigin,
): Promise<AnswerOf<Confirm>> {
  await countLinkTry(accounts.throttles, token, origin.address);
  await atomically(accounts.db, async (tx) => {
    const link = await takeSecretLink(tx, token, ['accounts.identity-link']);
    const person = link && (await findPersonById(tx, link.subject));
    if (!person || person.deactivated_at || person.email !== link.email) {
      return refuseAccount('token-used-up');
    }
    const identity = link.facts as unknown as LinkedIdentity;
    const isNew = await linkIdentity(accounts, tx, person, identity, origin);
    if (!isNew) refuseAccount('token-used-up');
  });
  return answer(true, answerMessages.identityLinked());
}
