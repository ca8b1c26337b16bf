import { TRANSFER_MAX, type transferEndpoints, transferLabels } from '@homestead/contract/leads';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { type Actor, atomically, refuse, type Services } from '#platform';
import { nameOf } from '../full-name.ts';
import { transferMessages } from '../messages/transfers.ts';
import { moveTo, tellTaker } from './move-to.ts';
import { requireGiver } from './require-giver.ts';
import { answerTransfer, recordTransfer } from './transfer-history.ts';
import { countLeadsLeft, findTaker, lockLeadsOf } from './transfer-store.ts';

type Context = Pick<Services, 'db' | 'mail' | 'settings'>;

/**
 * Gives leads of one agent to another, all or those named, at most 200 in one call, with
 * the open tasks about them. Refuses (agent-not-found) an agent out of scope, (not-permitted)
 * leads of others to those who may only give away their own, and (bad-input) who can’t take them.
 */
export function assignLeads(
  services: Context,
  actor: Actor,
  { fromAgentId, toAgentId, leadIds }: BodyOf<typeof transferEndpoints.assignLeads>,
): Promise<AnswerOf<typeof transferEndpoints.assignLeads>> {
  const { caller } = actor;
  return atomically(services.db, async (tx) => {
    const from = await requireGiver(tx, caller, fromAgentId);
    if (fromAgentId === toAgentId) refuseTaker(transferMessages.sameAgent());
    const to =
      (await findTaker(tx, caller, toAgentId)) ?? refuseTaker(transferMessages.cannotTake());
    const named = leadIds ? [...new Set(leadIds)] : null;
    const leads = await lockLeadsOf(tx, caller, {
      ...{ from: fromAgentId, leadIds: named, limit: TRANSFER_MAX },
    });
    const ids = leads.map(({ id }) => id);
    const places = Object.fromEntries(ids.map((id) => [id, toAgentId]));
    const change = await recordTransfer(tx, actor, { from, to: toAgentId, places });
    await moveTo(services, tx, { from: fromAgentId, to: toAgentId, by: caller.personId, ids });
    await tellTaker(services, tx, { from: nameOf(from), to: toAgentId, count: ids.length });
    const left = await countLeadsLeft(tx, caller, fromAgentId);
    const counts = { moved: ids.length, skipped: (named?.length ?? ids.length) - ids.length, left };
    const message =
      ids.length > 0
        ? transferMessages.moved({ count: ids.length, name: nameOf(to) })
        : transferMessages.noneMoved({ name: nameOf(from) });
    return answerTransfer({ ...counts, change, message });
  });
}

function refuseTaker(message: string): never {
  const [field, label] = ['toAgentId', transferLabels.toAgentId];
  return refuse('bad-input', { message, fields: [{ field, label, message }] });
}
