import type { PartyKind } from '@homestead/contract/transactions';
import { type Actor, changeRecord, createRecord, type DatabaseTransaction } from '#platform';
import { partyMessages } from '../messages/parties.ts';
import { partyTable, refuseField } from './party.ts';
import { findCompany, lockParties, type PartyRow } from './party-store.ts';

/**
 * The company of a name, in any spelling of it; one that the directory lacks is added. It then does
 * all of `kinds`, in addition to what it did. Refuses (bad-input) to add one without any.
 */
export async function keepCompany(
  tx: DatabaseTransaction,
  actor: Actor,
  name: string,
  kinds: readonly PartyKind[],
): Promise<PartyRow> {
  await lockParties(tx);
  const known = await findCompany(tx, name);
  if (!known) {
    if (kinds.length === 0) refuseField('kinds', partyMessages.kindsNeeded());
    return createRecord(tx, partyTable, actor, { name, kinds: [...kinds] });
  }
  const added = kinds.filter((kind) => !known.kinds.includes(kind));
  if (added.length === 0) return known;
  const set = { kinds: [...known.kinds, ...added] };
  return changeRecord(tx, partyTable, actor, known, { what: 'edited', set });
}
