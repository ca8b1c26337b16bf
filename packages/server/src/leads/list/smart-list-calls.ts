import { SMART_LISTS_MAX, smartListEndpoints } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import {
  answerOnce,
  atomically,
  type Caller,
  type Queryable,
  requireCaller,
  requireVersion,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { refuseLead } from '../refuse-lead.ts';
import { lookupsOf } from './read-filter.ts';
import {
  mayShareLists,
  presentSmartList,
  readSmartLists,
  requireFreeName,
  requireListToChange,
  requireUsableQuery,
} from './smart-list.ts';
import {
  countFiltered,
  countOwnLists,
  removeSmartList,
  type SmartListRow,
  storeSmartList,
} from './smart-list-store.ts';

/** Registers the calls of the saved lists of leads. */
export function serveSmartListCalls(app: FastifyInstance, services: Services): void {
  const { db } = services;
  serveEndpoint(app, smartListEndpoints.listSmartLists, async (call) => {
    const caller = requireCaller(call);
    return {
      data: await readSmartLists(db, caller, lookupsOf(db)),
      abilities: mayShareLists(caller)
        ? ['create' as const, 'share' as const]
        : ['create' as const],
    };
  });

  serveEndpoint(app, smartListEndpoints.createSmartList, (call) => {
    const caller = requireCaller(call);
    const submission = submissionOf(smartListEndpoints.createSmartList, call.body, call);
    return answerOnce(services, submission, async (tx) => {
      const { name, isShared, ...query } = call.body;
      if (isShared && !mayShareLists(caller)) refuseLead('smart-list-sharing-refused');
      const ownerId = caller.personId;
      if ((await countOwnLists(tx, ownerId)) >= SMART_LISTS_MAX) refuseLead('smart-lists-full');
      await requireFreeName(tx, { ownerId, name, but: null });
      await requireUsableQuery(tx, caller, query);
      const row = await storeSmartList(tx, { id: null, ownerId, name, isShared, query });
      return { data: await presentCounted(tx, caller, row) };
    });
  });

  serveEndpoint(app, smartListEndpoints.updateSmartList, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const { version, name, isShared, ...changed } = call.body;
      const row = await requireListToChange(tx, caller, call.params.id);
      requireVersion(row, version);
      const isPublished = isShared === true && !row.is_shared;
      if (isPublished && !mayShareLists(caller)) refuseLead('smart-list-sharing-refused');
      const given = Object.entries(changed).filter(([, value]) => value !== undefined);
      const query = { ...row.query, ...Object.fromEntries(given) };
      const after = { name: name ?? row.name, isShared: isShared ?? row.is_shared };
      await requireFreeName(tx, { ownerId: row.owner_id, name: after.name, but: row.id });
      await requireUsableQuery(tx, caller, query);
      const stored = { id: row.id, ownerId: row.owner_id, ...after, query };
      return { data: await presentCounted(tx, caller, await storeSmartList(tx, stored)) };
    }),
  );

  serveEndpoint(app, smartListEndpoints.deleteSmartList, (call) =>
    atomically(db, async (tx) => {
      const row = await requireListToChange(tx, requireCaller(call), call.params.id);
      await removeSmartList(tx, { id: row.id, ownerId: row.owner_id });
      return { data: true as const };
    }),
  );
}

async function presentCounted(tx: Queryable, caller: Caller, row: SmartListRow) {
  const filter = await requireUsableQuery(tx, caller, row.query);
  const [count = null] = await countFiltered(tx, caller, [filter]);
  return presentSmartList(row, caller, count);
}
