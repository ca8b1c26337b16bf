import type { ownAccountEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import {
  atomically,
  type CallOrigin,
  countLinkTry,
  type DatabaseTransaction,
  endSecretLinks,
  takeSecretLink,
} from '#platform';
import { findWaitingEmail, issueAccountLink, waitingLinks } from '../account-links.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { inLanguageOf } from '../in-language-of.ts';
import { answerMessages } from '../messages/answers.ts';
import { recordPersonChanges } from '../people/audit-person.ts';
import { refuseAccount } from '../refuse-account.ts';
import { resetEmail } from '../registration/reset-email.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { moveEmail } from './move-email.ts';
import { findOwnPerson, forgetPasswordOf, forgetSignInsSince } from './own-account-store.ts';

type Undo = typeof ownAccountEndpoints.undoEmailChange;

/**
 * Stops a change of email address that staff asked for, or restores the address that a person had
 * before a change. The person who changed it knew the
 * password, so it is removed, all sessions end, passkeys and identities added since are removed,
 * and a link for a new password goes to the old address. A second step stays as it is. Links that
 * undo later changes stop working, earlier ones stay. Refuses (token-used-up) a link that was used
 * or expired, or an address that is taken by now, (too-many-tries).
 */
export async function undoEmailChange(
  accounts: AccountsServices,
  token: string,
  origin: CallOrigin,
): Promise<AnswerOf<Undo>> {
  await countLinkTry(accounts.throttles, token, origin.address);
  const { settings, mail } = accounts;
  const { email, isKept } = await atomically(accounts.db, async (tx) => {
    const taken = await takeSecretLink(tx, token, ['accounts.email-undo']);
    const person = taken && (await findOwnPerson(tx, taken.subject, { lock: true }));
    if (!person) return refuseAccount('token-used-up');
    if (person.email === taken.email) {
      await stopChange(tx, person.id, origin);
      return { email: taken.email, isKept: true };
    }
    await moveEmail(tx, person, taken.email, { origin });
    await forgetPasswordOf(tx, person.id);
    await forgetSignInsSince(tx, person.id, taken.created_at);
    await endSecretLinks(tx, { subjects: [person.id], purposes: waitingLinks });
    await endSecretLinks(tx, {
      subjects: [person.id],
      purposes: ['accounts.email-undo'],
      madeAfter: taken.created_at,
    });
    await endSessions(tx, { personId: person.id }, 'email-changed');
    const { email } = taken;
    const link = { purpose: 'accounts.reset', email, subject: person.id } as const;
    const facts = {
      firstName: person.first_name,
      email: taken.email,
      token: await issueAccountLink(tx, link),
    };
    const draft = await inLanguageOf(tx, person.id, () => resetEmail(settings, facts));
    await mail.queue(tx, { ...draft, to: taken.email });
    return { email: taken.email, isKept: false };
  });
  return answer({ email }, isKept ? answerMessages.emailKept() : answerMessages.emailRestored());
}

async function stopChange(
  tx: DatabaseTransaction,
  personId: string,
  origin: CallOrigin,
): Promise<void> {
  const waiting_email = await findWaitingEmail(tx, personId);
  const purposes = ['accounts.email-change'];
  const stopped = await endSecretLinks(tx, { subjects: [personId], purposes });
  if (stopped === 0) return;
  await recordPersonChanges(tx, [
    {
      personId,
      changedBy: personId,
      what: 'edited',
      before: { waiting_email },
      after: { waiting_email: null },
    },
  ]);
  await recordSecurityEvent(tx, {
    kind: 'email-change-stopped',
    personId,
    actorId: personId,
    origin,
  });
}
