import type { DatabaseTransaction } from '#platform';
import { selectMixedMerges } from './merge-store.ts';
import { separate } from './unmerge-leads.ts';

/**
 * Before people are erased: undoes merges that join their leads with those of other accounts, which
 * stay. The newest goes first, since a merge can only be undone before the one under it.
 */
export async function separateAccounts(
  tx: DatabaseTransaction,
  personIds: readonly string[],
): Promise<void> {
  for (const merge of await selectMixedMerges(tx, personIds)) await separate(tx, merge, null);
}
