import {
  emailProblem,
  normalizeEmail,
  type ownAccountEndpoints,
} from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { type Actor, atomically, endSecretLinks } from '#platform';
import { issueAccountLink } from '../account-links.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { inLanguageOf } from '../in-language-of.ts';
import { answerMessages } from '../messages/answers.ts';
import { fieldMessages } from '../messages/fields.ts';
import { findPersonByEmail } from '../person-store.ts';
import { requireProof } from '../proof/require-proof.ts';
import { refuseField } from '../refuse-field.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import {
  confirmEmailChangeEmail,
  emailChangeAskedEmail,
  emailChangeTakenEmail,
} from './email-change-emails.ts';

type ChangeEmail = typeof ownAccountEndpoints.changeEmail;

/**
 * Requests another email address, which takes effect once it is verified. Both addresses are
 * notified. A taken address gets the same answer; its owner is told by email that it is in use. So
 * does a mailbox that has had enough of these emails: nothing is sent, and an earlier link still
 * works. Refuses a malformed address and the caller's own, what {@link requireProof} refuses,
 * (too-many-tries).
 */
export async function changeEmail(
  accounts: AccountsServices,
  actor: Actor,
  body: BodyOf<ChangeEmail>,
): Promise<AnswerOf<ChangeEmail>> {
  const { caller, origin } = actor;
  const problem = emailProblem(body.newEmail);
  if (problem) refuseField('newEmail', fieldMessages.email(), problem);
  const email = normalizeEmail(body.newEmail);
  if (email === caller.email)
    refuseField('newEmail', fieldMessages.email(), fieldMessages.emailAlreadyYours());
  const person = await requireProof(accounts, actor, body.currentPassword);
  await accounts.throttles.count('reset', {
    account: `new-address:${person.id}`,
    address: origin.address,
  });
  const { settings, mail } = accounts;
  const firstName = person.first_name;
  await atomically(accounts.db, async (tx) => {
    if (!(await mail.mayReach(tx, email, 'email-change'))) return;
    const purpose = 'accounts.email-change';
    await endSecretLinks(tx, { subjects: [person.id], purposes: [purpose] });
    const token = await issueAccountLink(tx, { purpose, subject: person.id, email });
    const owner = await findPersonByEmail(tx, email);
    const toNew = await inLanguageOf(tx, owner?.id ?? person.id, () =>
      owner
        ? emailChangeTakenEmail(settings, { firstName: owner.first_name })
        : confirmEmailChangeEmail(settings, { token }),
    );
    const asked = { firstName, at: new Date(), device: origin.device };
    const toOld = await inLanguageOf(tx, person.id, () => emailChangeAskedEmail(settings, asked));
    await mail.queueAll(tx, [
      { ...toNew, to: email, unproven: 'email-change' },
      { ...toOld, to: person.email },
    ]);
    await recordSecurityEvent(tx, {
      kind: 'email-change-asked',
      personId: person.id,
      actorId: person.id,
      sessionId: caller.sessionId,
      origin,
    });
  });
  return answer(true, answerMessages.confirmNewEmail());
}
