import { SEEING_AS_MINUTES, type seeingAsEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { type Actor, atomically, type Services } from '#platform';
import { landingOf } from '../landing.ts';
import { requirePersonInSight } from '../people/load-person.ts';
import { refuseAccount } from '../refuse-account.ts';
import type { RoleState } from '../roles/role-state.ts';
import { findRole, getRoleState } from '../roles/role-store.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { lockOpenSession } from '../sessions/session-store.ts';
import { maySeeAs, roleSeen } from './may-see-as.ts';
import { insertSeeingAs } from './seeing-as-store.ts';

type Start = typeof seeingAsEndpoints.startSeeingAs;

/**
 * Lets the caller's session see the office as a person or with a role, and writes it into the
 * audit. Refuses (person-not-found), (role-not-found), (see-as-refused), and (seeing-as)
 * when the session sees as someone else already.
 */
export async function startSeeingAs(
  { db }: Pick<Services, 'db'>,
  { caller, origin }: Actor,
  { personId, role }: BodyOf<Start>,
): Promise<AnswerOf<Start>> {
  const { sessionId } = caller;
  return atomically(db, async (tx) => {
    if (!(await lockOpenSession(tx, sessionId))) refuseAccount('see-as-refused');
    let seen: { role: string; state: RoleState };
    if (personId !== undefined) {
      const { person, state } = await requirePersonInSight(tx, caller, personId);
      if (person.deleted_at !== null) refuseAccount('person-not-found');
      if (person.deactivated_at !== null || personId === caller.personId) {
        refuseAccount('see-as-refused');
      }
      seen = { role: person.role_key, state };
    } else {
      const found = (await findRole(tx, role ?? '')) ?? refuseAccount('role-not-found');
      if (found.key === caller.role) refuseAccount('see-as-refused');
      seen = { role: found.key, state: await getRoleState(tx, found.key) };
    }
    const { scope, side, grants } = roleSeen(seen.role, seen.state);
    if (!maySeeAs(caller, { role: seen.role, scope, side, grants }))
      refuseAccount('see-as-refused');
    const id = await insertSeeingAs(tx, {
      sessionId,
      viewerId: caller.personId,
      personId: personId ?? null,
      roleKey: personId === undefined ? seen.role : null,
      minutes: SEEING_AS_MINUTES,
    });
    if (id === null) refuseAccount('see-as-refused');
    await recordSecurityEvent(tx, {
      kind: 'seeing-as-started',
      personId: personId ?? caller.personId,
      actorId: caller.personId,
      sessionId,
      origin,
      facts: { roleSeen: seen.role },
    });
    return { data: { landing: landingOf({ ...caller, side }) } };
  });
}
