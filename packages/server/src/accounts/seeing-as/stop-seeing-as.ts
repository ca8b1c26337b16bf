import type { seeingAsEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Actor, atomically, type Services } from '#platform';
import { landingOf } from '../landing.ts';
import { endSeeingWithin } from './end-seeing-as.ts';
import { markLeft } from './seeing-as-store.ts';

/** The session is its person's again, if it wasn't. Answers the page to go on with. */
export async function stopSeeingAs(
  { db }: Pick<Services, 'db'>,
  { caller, origin }: Actor,
): Promise<AnswerOf<typeof seeingAsEndpoints.stopSeeingAs>> {
  const { seeingAs } = caller;
  if (!seeingAs) return { data: { landing: landingOf(caller) } };
  const left = await atomically(db, async (tx) => {
    const why = seeingAs.until <= new Date() ? 'expired' : 'exited';
    await endSeeingWithin(tx, seeingAs.id, why, origin);
    return markLeft(tx, caller.sessionId);
  });
  if (!left) return { data: { landing: '/leads' } };
  const { person_id: person, role_key: role } = left;
  return { data: { landing: person === null ? `/useraccess?role=${role}` : `/users/${person}` } };
}
