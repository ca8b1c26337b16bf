import type { BulkInput, LeadDetailField } from '@homestead/contract/leads';
import { type Caller, holds, type Queryable, refuse, refuseColumns } from '#platform';
import { detailScope } from '../details/lead-detail-columns.ts';
import { requireMayChange } from '../details/lead-details.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { bulkMessages } from '../messages/bulk.ts';
import { giveLead, requireMayAssign } from '../record/assign-lead.ts';
import { changeLead } from '../record/change-lead.ts';
import { findEntry } from '../record/record-store.ts';
import { refuseLead } from '../refuse-lead.ts';
import { selectTakers } from './bulk-lead-store.ts';
import { type BulkRules, ready, refused, type StoredBulkInput, same } from './bulk-rules.ts';
import type { BulkLeadRow } from './bulk-store.ts';

type Column = 'agent_id' | 'stage_id' | 'contact_status_level_id';

/** Whether a lead's column is as an action left it. */
function isAsLeft(lead: LeadRow, column: Column, row: BulkLeadRow): boolean {
  const versions = lead.field_versions as Readonly<Record<string, number>>;
  return lead[column] === row.wanted && versions[column] === row.version;
}

/** Gives leads to an agent, or leaves them unclaimed. */
export const assignKind: BulkRules<Extract<StoredBulkInput, { kind: 'assign' }>> = {
  requireMay(caller) {
    const may = holds(caller, 'lead-assign-all') || holds(caller, 'lead-assign-own');
    if (!may) refuse('not-permitted');
  },
  async requireUsable(_services, db, { agentId }) {
    if (!agentId) return;
    if (!(await selectTakers(db, [agentId])).has(agentId)) refuseLead('agent-cannot-take');
  },
  wantedOf: ({ agentId }) => agentId ?? null,
  async open(services, db, { actor, ids }) {
    const takers = await selectTakers(db, ids);
    const column = 'agent_id';
    return {
      judge(lead, wanted) {
        requireMayAssign(actor, { lead, agentId: wanted });
        if (lead.agent_id === wanted) return same;
        return wanted === null || takers.has(wanted) ? ready : refused('agent-cannot-take');
      },
      async change(tx, lead, wanted) {
        const { version } = await giveLead(services, tx, actor, { lead, agentId: wanted });
        return { before: lead.agent_id, version };
      },
      async takeBack(tx, lead, row) {
        const { before } = row;
        // What was the owner’s own comes back to them without the permission to assign others’.
        const isOwn = before === actor.caller.personId;
        if (!isOwn) requireMayAssign(actor, { lead, agentId: before });
        if (!isAsLeft(lead, column, row)) return 'changed-meanwhile';
        if (before !== null && !takers.has(before)) return 'agent-cannot-take';
        await giveLead(services, tx, actor, { lead, agentId: before });
        return null;
      },
    };
  },
};

interface EntryKind<Input> {
  field: LeadDetailField;
  column: Exclude<Column, 'agent_id'>;
  wantedOf: (input: Input) => string | null;
  requireOffered: (db: Queryable, wanted: string) => Promise<void>;
}

function entryKind<Input extends BulkInput>(kind: EntryKind<Input>): BulkRules<Input> {
  const { field, column, wantedOf, requireOffered } = kind;
  return {
    requireMay(caller: Caller) {
      if (!holds(caller, 'edit-leads')) refuse('not-permitted');
      refuseColumns(caller, detailScope, { [field]: null });
    },
    async requireUsable(_services, db, input) {
      const wanted = wantedOf(input);
      if (wanted !== null) await requireOffered(db, wanted);
    },
    wantedOf,
    async open(_services, _db, { actor }) {
      return {
        judge(lead, wanted) {
          requireMayChange(actor.caller, lead, { [field]: wanted });
          return lead[column] === wanted ? same : ready;
        },
        async change(tx, lead, wanted) {
          const { version } = await changeLead(tx, actor, lead, { set: { [column]: wanted } });
          return { before: lead[column], version };
        },
        async takeBack(tx, lead, row) {
          requireMayChange(actor.caller, lead, { [field]: row.before });
          if (!isAsLeft(lead, column, row)) return 'changed-meanwhile';
          await changeLead(tx, actor, lead, { set: { [column]: row.before }, isUndo: true });
          return null;
        },
      };
    },
  };
}

/** Moves leads to a stage. */
export const stageKind = entryKind<Extract<BulkInput, { kind: 'stage' }>>({
  ...{ field: 'stageId', column: 'stage_id', wantedOf: ({ stageId }) => stageId },
  async requireOffered(db, id) {
    if (await findEntry(db, 'lead-stages', id)) return;
    refuseEntry('action.stageId', bulkMessages.stageLabel());
  },
});

/** Gives leads a contact status, or none. */
export const statusKind = entryKind<Extract<BulkInput, { kind: 'status' }>>({
  ...{ field: 'contactStatusLevelId', column: 'contact_status_level_id' },
  wantedOf: ({ contactStatusLevelId }) => contactStatusLevelId,
  async requireOffered(db, id) {
    if (await findEntry(db, 'lead-statuses', id)) return;
    refuseEntry('action.contactStatusLevelId', bulkMessages.statusLabel());
  },
});

function refuseEntry(field: string, label: string): never {
  const message = bulkMessages.notOffered({ label });
  return refuse('bad-input', { fields: [{ field, label, message }], message });
}
