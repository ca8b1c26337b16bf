import { mergeEndpoints as calls, leadDetailLabels } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { namePeople } from '#accounts';
import {
  actorOf,
  atomically,
  type ColumnScope,
  holds,
  mayCall,
  requireCaller,
  type Services,
  seenColumns,
  serveEndpoint,
} from '#platform';
import { requireLead } from '../details/lead-details.ts';
import { nameIn, nameOf } from '../full-name.ts';
import { compareLeads } from './compare-leads.ts';
import { selectLeadGroup, selectOtherAddresses } from './lead-group-store.ts';
import { mergeLeads } from './merge-leads.ts';
import { selectMergedLeads, selectMergesInto, selectWithinScope } from './merge-store.ts';
import { previewUnmerge } from './preview-unmerge.ts';
import { unmergeLeads } from './unmerge-leads.ts';

/** Facts of a merged lead that are columns of the desk. */
const columns: ColumnScope = {
  email: { label: () => leadDetailLabels.email, see: ['column-email'] },
  phone: { label: () => leadDetailLabels.phone, see: ['column-phone'] },
};

/** Registers the calls that compare and merge leads, and undo it. */
export function serveMergeCalls(app: FastifyInstance, services: Services): void {
  const { db } = services;
  serveEndpoint(app, calls.compareLeads, async (call) => ({
    data: await compareLeads(db, requireCaller(call), call.query),
  }));

  serveEndpoint(app, calls.mergeLeads, (call) =>
    atomically(db, async (tx) => ({
      data: await mergeLeads(services, tx, actorOf(call), call.body),
    })),
  );

  serveEndpoint(app, calls.listLeadMerges, async (call) => {
    const caller = requireCaller(call);
    const lead = await requireLead(db, caller, call.params.id);
    const { leadIds } = await selectLeadGroup(db, lead.id);
    const [merges, addresses, within] = await Promise.all([
      selectMergesInto(db, lead.id),
      selectOtherAddresses(db, leadIds),
      selectWithinScope(db, caller, [lead.id]),
    ]);
    const gone = await selectMergedLeads(
      db,
      merges.map((merge) => merge.merged_id),
    );
    const people = await namePeople(
      db,
      merges.flatMap(({ merged_by: by }) => by ?? []),
    );
    const mayUndo = mayCall(caller, calls.unmergeLeads.access) && within.size > 0;
    const data = merges.flatMap(({ id, merged_id: mergedId, merged_by: by, merged_at: at }) => {
      const merged = gone.get(mergedId);
      if (!merged) return [];
      const { email, phone } = merged;
      return {
        ...seenColumns(caller, columns, { id, name: nameOf(merged), email, phone }),
        mergedAt: at.toISOString(),
        mergedBy: by !== null && people.has(by) ? nameIn(people, by) : null,
        abilities: mayUndo ? ['unmerge' as const] : [],
      };
    });
    const seen = addresses.filter(({ kind, address }) => {
      const own = kind === 'email' ? lead.email : lead.phone;
      return holds(caller, `column-${kind}`) && address !== own;
    });
    return { data, addresses: seen };
  });

  serveEndpoint(app, calls.previewUnmerge, async (call) => ({
    data: await previewUnmerge(db, requireCaller(call), call.params.id),
  }));

  serveEndpoint(app, calls.unmergeLeads, (call) =>
    atomically(db, async (tx) => ({
      data: await unmergeLeads(tx, actorOf(call), call.params.id),
    })),
  );
}
