import type { DatabaseTransaction } from '#platform';
import { passTasksOn } from '../tasks/task-handover.ts';
import type { BulkLeadRow, BulkOutcome } from './bulk-store.ts';

/** Gives the open tasks about the leads of a batch that changed hands to their new agents. */
export async function handOverBatch(
  tx: DatabaseTransaction,
  by: string,
  rows: readonly BulkLeadRow[],
  outcomes: readonly BulkOutcome[],
): Promise<void> {
  const byPosition = new Map(outcomes.map((outcome) => [outcome.position, outcome]));
  const moved = rows.flatMap(({ position, lead_id: leadId, wanted, before }) => {
    const outcome = byPosition.get(position);
    if (outcome?.state === 'done') return { leadId, from: outcome.before, to: wanted };
    const isBack = outcome?.state === 'undone' && wanted !== null && before !== null;
    return isBack ? { leadId, from: wanted, to: before } : [];
  });
  const pairs = Map.groupBy(moved, ({ from, to }) => `${from} ${to}`);
  for (const those of pairs.values()) {
    const [{ from = null, to = null } = {}] = those;
    await passTasksOn(tx, { from, to, by, leadIds: those.map(({ leadId }) => leadId) });
  }
}
