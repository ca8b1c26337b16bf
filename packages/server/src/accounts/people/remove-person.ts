import type { peopleEndpoints } from '@homestead/contract/accounts';
import { type AnswerOf, localDate } from '@homestead/contract/platform';
import {
  type Actor,
  atomically,
  type DatabaseTransaction,
  dropUnsentMails,
  endSecretLinks,
} from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { inLanguageOf } from '../in-language-of.ts';
import { answerMessages } from '../messages/answers.ts';
import type { PersonRow } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { endTiesOf } from '../teams/tie-store.ts';
import { accountDeletedEmail } from './account-deleted-email.ts';
import { auditPerson } from './audit-person.ts';
import { type Held, needsLicense } from './handovers.ts';
import { requirePersonToChange } from './load-person.ts';
import { isOpened } from './person-policy.ts';
import { findPersonWithinScope, storePerson } from './person-record-store.ts';
import { refuseHandover } from './refuse-handover.ts';
import { endRequestsOf } from './request-email.ts';
import { requireAnotherSuperAdmin } from './require-another-super-admin.ts';

/**
 * Deletes a person, with 30 days to restore them, handing over what they hold in the same commit
 * . Does nothing for a deleted person. Refuses people the caller may not see or change,
 * (last-super-admin), (handover-needed) with what is held and not handed over, (cannot-take-over).
 */
export async function removePerson(
  accounts: AccountsServices,
  actor: Actor,
  { id, handOverTo }: { id: string; handOverTo: string | undefined },
): Promise<AnswerOf<typeof peopleEndpoints.deleteUser>> {
  return atomically(accounts.db, async (tx) => {
    const { person } = await requirePersonToChange(tx, actor.caller, id, { isDeleted: true });
    if (person.deleted_at === null) {
      await requireAnotherSuperAdmin(tx, person);
      const handedOver = await handOver(accounts, tx, actor, { person, handOverTo });
      await markDeleted(accounts, tx, actor, { person, handedOver, handOverTo });
    }
    return answer(true as const, answerMessages.userDeleted());
  });
}

async function handOver(
  accounts: AccountsServices,
  tx: DatabaseTransaction,
  { caller }: Actor,
  { person, handOverTo }: { person: PersonRow; handOverTo: string | undefined },
): Promise<Held[]> {
  const held = await accounts.handovers.heldBy(tx, person.id);
  if (held.length === 0) return [];
  if (handOverTo === undefined) return refuseHandover(held);
  const successor = await findPersonWithinScope(tx, caller, handOverTo, { lock: true });
  const mayTake =
    successor !== null &&
    successor.id !== person.id &&
    successor.deleted_at === null &&
    successor.deactivated_at === null &&
    held.every(({ step }) => step.mayTake(successor.role_key)) &&
    !(needsLicense(held) && hasLapsed(successor));
  if (!mayTake) return refuseAccount('cannot-take-over');
  for (const { step } of held) {
    await step.handOver(tx, person.id, successor.id, caller.personId);
  }
  return held;
}

const hasLapsed = ({ license_expires_on: last }: PersonRow) =>
  last !== null && last < localDate(new Date());

/**
 * Marks a person deleted in the caller's commit: ties, sessions and links end, notifications
 * are dropped, also those that wait in the outbox, and they get an email about it.
 */
export async function markDeleted(
  { mail, settings, personData }: AccountsServices,
  tx: DatabaseTransaction,
  actor: Actor,
  facts: { person: PersonRow; handedOver: readonly Held[]; handOverTo: string | undefined },
): Promise<void> {
  const { person, handedOver, handOverTo } = facts;
  const deletedAt = new Date();
  await endTiesOf(tx, person.id, actor.caller.personId);
  await storePerson(tx, person.id, { deleted_at: deletedAt }, { isRight: true });
  await endSessions(tx, { personId: person.id }, 'deleted');
  await endSecretLinks(tx, { subjects: [person.id] });
  await endRequestsOf(tx, person.id);
  await dropUnsentMails(tx, { personId: person.id });
  await personData.clear(tx, person.id);
  await auditPerson(tx, actor, {
    personId: person.id,
    what: 'deleted',
    before: { deleted_at: null },
    after: {
      deleted_at: deletedAt,
      ...(handedOver.length > 0 && {
        handed_over: handedOver.map(({ step, count }) => ({ name: step.name, count })),
        handed_over_to: handOverTo,
      }),
    },
  });
  if (isOpened(person)) {
    const facts = { firstName: person.first_name, at: deletedAt };
    const draft = await inLanguageOf(tx, person.id, () => accountDeletedEmail(settings, facts));
    await mail.queue(tx, { ...draft, to: person.email });
  }
}
