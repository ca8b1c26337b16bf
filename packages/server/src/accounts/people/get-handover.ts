import { type peopleEndpoints, roleKeys } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Caller } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { presentNamedPerson } from '../present-named-person.ts';
import { needsLicense } from './handovers.ts';
import { requirePersonInSight } from './load-person.ts';
import { selectOpenOfRoles } from './person-record-store.ts';

/**
 * What a person holds that others depend on, and who within the caller's scope can take it over.
 */
export async function getHandover(
  { db, handovers }: AccountsServices,
  caller: Caller,
  id: string,
): Promise<AnswerOf<typeof peopleEndpoints.getHandover>> {
  const { person } = await requirePersonInSight(db, caller, id);
  const held = await handovers.heldBy(db, person.id);
  const fitting = roleKeys.filter((role) => held.every(({ step }) => step.mayTake(role)));
  const candidates =
    held.length === 0
      ? []
      : await selectOpenOfRoles(db, caller, {
          ...{ roles: fitting, except: id, isLicensed: needsLicense(held) },
        });
  return answer({
    held: held.map(({ step, count }) => ({ name: step.name, label: step.label(), count })),
    candidates: candidates.map(presentNamedPerson),
  });
}
