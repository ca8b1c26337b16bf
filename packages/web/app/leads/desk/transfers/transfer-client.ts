import { transferCalls, type transferEndpoints } from '@homestead/contract/leads';
import type { AnswerOf } from '@homestead/contract/platform';
import { personApi } from '#accounts';
import type { BulkDone } from '#desk';
import { createClient } from '#platform';
import { transferMessages } from '../messages/transfers.ts';

export const transfers = createClient<typeof transferEndpoints>(transferCalls, personApi);

type Moved = AnswerOf<typeof transferEndpoints.assignLeads>;

/** What a call moved, as the list says it, with undo where the caller can. */
export function doneOf(
  agentId: string,
  { message, moved, left, change }: Moved,
  isAll: boolean,
): BulkDone & { message: string } {
  const hasMore = isAll && left > 0;
  return {
    ...{ done: moved, refused: [] },
    message: hasMore ? transferMessages.moreLeft({ said: message, count: left }) : message,
    ...(change !== null && { undo: () => transfers.undoTransfer({ id: agentId, change }) }),
  };
}
