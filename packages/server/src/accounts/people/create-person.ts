import { randomUUID } from 'node:crypto';
import { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { type Actor, answerOnce, refuseColumns, type Services } from '#platform';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { findRole, getRoleState } from '../roles/role-store.ts';
import { getPersonDetail } from './get-person-detail.ts';
import { makePeople } from './make-people.ts';
import { personColumns } from './person-columns.ts';
import { requireMayGiveRole } from './person-policy.ts';
import { readPersonRecord } from './person-record.ts';
import { type NewPerson, selectTaken } from './person-record-store.ts';
import { refuseTaken, refuseUnknownRole } from './refuse-person.ts';

/**
 * Creates a person and emails the invitation; staff types no password. A client-made id is
 * accepted, but never overwrites another person. Refuses (not-permitted) a column that the caller
 * may not change, (role-above-yours), (grant-not-held), (id-taken), (email-taken). The same form
 * sent again counts once.
 */
export async function createPerson(
  services: Pick<Services, 'db' | 'mail' | 'secrets' | 'settings'>,
  actor: Actor,
  {
    body,
    idempotencyKey: key,
  }: { body: BodyOf<typeof peopleEndpoints.createPerson>; idempotencyKey: string | null },
): Promise<AnswerOf<typeof peopleEndpoints.createPerson>> {
  const { id = randomUUID(), invite: isInvited = true, ...given } = body;
  const { caller } = actor;
  refuseColumns(caller, personColumns, given);
  const scope = `${peopleEndpoints.createPerson.path} ${caller.personId}`;
  return answerOnce(services, { scope, key, body }, async (tx) => {
    const role = (await findRole(tx, given.role)) ?? refuseUnknownRole();
    const state = await getRoleState(tx, role.key);
    requireMayGiveRole(caller, { role: role.key, state, personId: null });
    const person = { ...readPersonRecord(given), id } as NewPerson;
    const made = await makePeople(services, tx, actor, { people: [person], isInvited });
    if (!made.has(id)) return refuseTaken(await selectTaken(tx, { ids: [id], emails: [] }), id);
    return answer(await getPersonDetail(tx, caller, id), answerMessages.userCreated());
  });
}
