import {
  type BulkInput,
  type BulkKind,
  leadBulkEndpoints as calls,
  type WireBulkAction,
} from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { loadProtectedWords, openListings } from '#listings';
import {
  type Actor,
  actorOf,
  answerOnce,
  atomically,
  DatabaseLock,
  type DatabaseTransaction,
  requireCaller,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { bulkMessages } from '../messages/bulk.ts';
import { refuseLead } from '../refuse-lead.ts';
import { bulkRules, requireUsableBulk } from './bulk-kinds.ts';
import {
  type BulkActionRow,
  type BulkTarget,
  findBulkAction,
  findRecentMessages,
  insertBulkAction,
  leaveWaiting,
  lockBulkAction,
  selectAllRows,
  selectBulkActions,
  selectBulkRows,
  storeBulkState,
} from './bulk-store.ts';
import { startOwned } from './owned-work.ts';
import { isUndoable, messageOf, presentBulkActions, presentBulkRows } from './present-bulk.ts';
import { previewBulk, requireAllMerged } from './preview-bulk.ts';
import { refuseMany, resolveLeads } from './resolve-leads.ts';
import { workOnBulk } from './work-bulk.ts';

/** Registers the calls that change many leads together. */
export function serveLeadBulkCalls(app: FastifyInstance, services: Services): void {
  const { db } = services;

  const start = (actor: Actor, id: string) =>
    startOwned(services, actor, id, (work, isOver) => workOnBulk(services, work, isOver));
  const require = async (ownerId: string, id: string): Promise<BulkActionRow> =>
    (await findBulkAction(db, { id, ownerId })) ?? refuseLead('bulk-action-not-found');
  const answer = async (ownerId: string, id: string): Promise<{ data: WireBulkAction }> => {
    const [data] = await presentBulkActions(db, [await require(ownerId, id)]);
    return { data: data as WireBulkAction };
  };

  serveEndpoint(app, calls.previewLeadBulk, async (call) => ({
    data: await previewBulk(services, actorOf(call), call.body),
  }));

  serveEndpoint(app, calls.startLeadBulk, async (call) => {
    const actor = actorOf(call);
    const { personId: ownerId } = actor.caller;
    const { action, expected, ...which } = call.body;
    const form = submissionOf(calls.startLeadBulk, call.body, call);
    const work = async (tx: DatabaseTransaction) => {
      await requireUsableBulk(services, tx, actor.caller, action);
      const { most, waitSeconds = 0, ...rules } = bulkRules[action.kind];
      const wanted = rules.wantedOf(action);
      const ids = await resolveLeads(tx, actor.caller, which, most);
      if (most !== undefined && ids.length > most) refuseMany(most);
      if (expected !== undefined && expected !== ids.length) refuseLead('bulk-leads-changed');
      await requireAllMerged(services, tx, actor, action, ids);
      if (waitSeconds > 0) await requireFewMessages(tx, { ownerId, input: action, ids });
      const targets = ids.map((leadId) => ({ leadId, wanted }));
      const given = { ...startOf(ownerId, action), waitSeconds };
      return { id: await insertBulkAction(tx, given, targets) };
    };
    const { id } = await answerOnce(services, form, work, () =>
      loadProtectedWords(openListings(services)),
    );
    await start(actor, id);
    return answer(ownerId, id);
  });

  serveEndpoint(app, calls.listLeadBulk, async (call) => {
    const { personId } = requireCaller(call);
    const { rows, ...page } = await selectBulkActions(db, personId, call.query);
    return { data: await presentBulkActions(db, rows), ...page };
  });

  serveEndpoint(app, calls.getLeadBulk, (call) =>
    answer(requireCaller(call).personId, call.params.id),
  );

  serveEndpoint(app, calls.listLeadBulkRows, async (call) => {
    const caller = requireCaller(call);
    const { state = null, ...asked } = call.query;
    const { id } = await require(caller.personId, call.params.id);
    const { rows, ...page } = await selectBulkRows(db, id, state, asked);
    return { data: await presentBulkRows(db, caller, rows), ...page };
  });

  serveEndpoint(app, calls.undoLeadBulk, async (call) => {
    const actor = actorOf(call);
    const { personId: ownerId } = actor.caller;
    const { id } = call.params;
    await atomically(db, async (tx) => {
      const action = await lockBulkAction(tx, { id, ownerId });
      if (!action) return refuseLead('bulk-action-not-found');
      if (action.state === 'undoing' || action.state === 'undone') return;
      bulkRules[action.kind as BulkKind].requireMay(actor.caller);
      if (!isUndoable(action)) refuseLead('bulk-undo-refused');
      await leaveWaiting(tx, id);
      await storeBulkState(tx, { id, ownerId, state: 'undoing' });
    });
    await start(actor, id);
    return answer(ownerId, id);
  });

  serveEndpoint(app, calls.assignMultipleLead, async (call) => {
    const actor = actorOf(call);
    const { personId: ownerId } = actor.caller;
    const given = new Map(
      call.body.assignmultipleagents.map(({ lead_id, assign_to }) => [lead_id, assign_to]),
    );
    const targets = [...given].map(([leadId, wanted]): BulkTarget => ({ leadId, wanted }));
    const form = submissionOf(calls.assignMultipleLead, call.body, call);
    const { id } = await answerOnce(services, form, async (tx) => ({
      id: await insertBulkAction(tx, startOf(ownerId, { kind: 'assign' }), targets),
    }));
    await start(actor, id);
    const action = await require(ownerId, id);
    const rows = await selectAllRows(db, id);
    const assigned = rows.filter(({ state }) => state === 'done').length;
    return {
      statusCode: 'success' as const,
      message: bulkMessages.assignedMany({ count: assigned }),
      data: {
        id,
        state: action.state as WireBulkAction['state'],
        assigned,
        results: rows.map((row) => ({
          lead_id: row.lead_id,
          assign_to: row.wanted,
          state: row.state as keyof WireBulkAction['counts'],
          message: messageOf(row),
        })),
      },
    };
  });
}

const BULK_MESSAGES_A_DAY = 20;
const ownerLock = new DatabaseLock('leads.bulk-messages-of-person');

/**
 * Refuses (bulk-message-repeated) a message that the person sent to one of the leads in the last
 * hour, and (too-many-bulk-messages) more than 20 in a day.
 */
async function requireFewMessages(
  tx: DatabaseTransaction,
  given: Parameters<typeof findRecentMessages>[1],
): Promise<void> {
  await ownerLock.untilCommit(tx, { record: given.ownerId });
  const { count, isRepeated } = await findRecentMessages(tx, given);
  if (isRepeated) refuseLead('bulk-message-repeated');
  if (count >= BULK_MESSAGES_A_DAY) {
    refuseLead('too-many-bulk-messages', { retryAfterSeconds: 3600 });
  }
}

const startOf = (ownerId: string, input: BulkInput | { kind: 'assign' }) => ({
  ...{ ownerId, kind: input.kind, input },
});
