import type { ownAccountEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import {
  atomically,
  type CallOrigin,
  countLinkTry,
  endSecretLinks,
  takeSecretLink,
} from '#platform';
import { issueAccountLink, waitingLinks } from '../account-links.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { inLanguageOf } from '../in-language-of.ts';
import { answerMessages } from '../messages/answers.ts';
import { mayStillRequestEmail, type StaffRequest } from '../people/request-email.ts';
import { refuseAccount } from '../refuse-account.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { emailChangedEmail } from './email-change-emails.ts';
import { moveEmail } from './move-email.ts';
import { findOwnPerson } from './own-account-store.ts';

type Confirm = typeof ownAccountEndpoints.confirmEmailChange;

/**
 * Changes a person's email to the one that the link verifies; the old one gets a link that undoes
 * it. A change that staff asked for also ends the person's sessions. Refuses (token-used-up) a link
 * that was used, expired or was replaced, an address that was taken since, or one that the
 * person who asked for it may no longer ask for, (too-many-tries).
 */
export async function confirmEmailChange(
  accounts: AccountsServices,
  token: string,
  origin: CallOrigin,
): Promise<AnswerOf<Confirm>> {
  await countLinkTry(accounts.throttles, token, origin.address);
  const { settings, mail } = accounts;
  const email = await atomically(accounts.db, async (tx) => {
    const taken = await takeSecretLink(tx, token, ['accounts.email-change']);
    const person = taken && (await findOwnPerson(tx, taken.subject, { lock: true }));
    if (!person) return refuseAccount('token-used-up');
    const { staffId: by } = taken.facts as StaffRequest;
    if (by && !(await mayStillRequestEmail(tx, by, person))) refuseAccount('token-used-up');
    await moveEmail(tx, person, taken.email, { origin, by });
    if (by) await endSessions(tx, { personId: person.id }, 'email-changed');
    await endSecretLinks(tx, { subjects: [person.id], purposes: waitingLinks });
    const { id: subject, email: old } = person;
    const back = { purpose: 'accounts.email-undo', email: old, subject } as const;
    const facts = {
      firstName: person.first_name,
      at: new Date(),
      token: await issueAccountLink(tx, back),
    };
    const draft = await inLanguageOf(tx, person.id, () => emailChangedEmail(settings, facts));
    await mail.queue(tx, { ...draft, to: person.email });
    return taken.email;
  });
  return answer({ email }, answerMessages.emailChanged());
}
