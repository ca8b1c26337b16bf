import { mergeCalls, type mergeEndpoints } from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { sayProblem, showToast } from '#desk';
import { createClient } from '#platform';
import { duplicateMessages } from '../messages/duplicates.ts';

export const merges = createClient<typeof mergeEndpoints>(mergeCalls, personApi);

/** Undoes a merge and says so, with what stays as it is. Returns whether it did. */
export async function undoMerge(id: string): Promise<boolean> {
  try {
    const { kept } = (await merges.unmergeLeads({ id })).data;
    showToast(
      kept.length > 0
        ? duplicateMessages.separatedBut({ fields: kept.join(', ') })
        : duplicateMessages.separated(),
    );
    return true;
  } catch (error) {
    sayProblem(error);
    return false;
  }
}
