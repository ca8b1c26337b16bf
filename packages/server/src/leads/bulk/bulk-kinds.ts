import type { BulkInput, BulkKind, LeadDetailField } from '@homestead/contract/leads';
import {
  type Actor,
  type Caller,
  type DatabaseTransaction,
  holds,
  type Queryable,
  refuse,
  refuseColumns,
  type Services,
} from '#platform';
import { detailScope } from '../details/lead-detail-columns.ts';
import { requireMayChange } from '../details/lead-details.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { bulkMessages } from '../messages/bulk.ts';
import { giveLead, requireMayAssign } from '../record/assign-lead.ts';
import { changeLead } from '../record/change-lead.ts';
import { findEntry } from '../record/record-store.ts';
import { refuseLead } from '../refuse-lead.ts';
import { selectTakers } from './bulk-lead-store.ts';

/** What a kind of bulk action changes, and the rules for it. */
interface BulkRules {
  column: 'agent_id' | 'stage_id' | 'contact_status_level_id';
  /** Refuses (not-permitted) a caller who may do it with no lead. */
  requireMay: (caller: Caller) => void;
  /** Refuses (not-permitted) a lead in sight with which the caller may not do it. */
  requireMayWith: (actor: Actor, lead: LeadRow, wanted: string | null) => void;
  /** Changes a locked lead; what may be set is checked. */
  change: (
    services: Pick<Services, 'mail' | 'settings'>,
    tx: DatabaseTransaction,
    actor: Actor,
    changed: { lead: LeadRow; wanted: string | null },
  ) => Promise<LeadRow>;
}

const ofField = (
  field: LeadDetailField,
  column: Exclude<BulkRules['column'], 'agent_id'>,
): BulkRules => ({
  column,
  requireMay(caller) {
    if (!holds(caller, 'edit-leads')) refuse('not-permitted');
    refuseColumns(caller, detailScope, { [field]: null });
  },
  requireMayWith: ({ caller }, lead, wanted) => requireMayChange(caller, lead, { [field]: wanted }),
  change: (_services, tx, actor, { lead, wanted }) =>
    changeLead(tx, actor, lead, { set: { [column]: wanted } }),
});

export const bulkRules: Readonly<Record<BulkKind, BulkRules>> = {
  assign: {
    column: 'agent_id',
    requireMay(caller) {
      const may = holds(caller, 'lead-assign-all') || holds(caller, 'lead-assign-own');
      if (!may) refuse('not-permitted');
    },
    requireMayWith: (actor, lead, agentId) => requireMayAssign(actor, { lead, agentId }),
    change: (services, tx, actor, { lead, wanted }) =>
      giveLead(services, tx, actor, { lead, agentId: wanted }),
  },
  stage: ofField('stageId', 'stage_id'),
  status: ofField('contactStatusLevelId', 'contact_status_level_id'),
};

/** The id that the leads of a bulk action get. */
export function wantedOf(input: BulkInput): string | null {
  if (input.kind === 'assign') return input.agentId;
  return input.kind === 'stage' ? input.stageId : input.contactStatusLevelId;
}

/**
 * Refuses a bulk action that could be done with no lead: (not-permitted) without the permission,
 * (agent-cannot-take) for a person who can't take leads, (bad-input) for an entry that isn't
 * offered.
 */
export async function requireUsableBulk(
  db: Queryable,
  caller: Caller,
  input: BulkInput,
): Promise<void> {
  bulkRules[input.kind].requireMay(caller);
  const wanted = wantedOf(input);
  if (wanted === null) return;
  if (input.kind === 'assign') {
    if (!(await selectTakers(db, [wanted])).has(wanted)) refuseLead('agent-cannot-take');
    return;
  }
  const isStage = input.kind === 'stage';
  if (await findEntry(db, isStage ? 'lead-stages' : 'lead-statuses', wanted)) return;
  const field = isStage ? 'action.stageId' : 'action.contactStatusLevelId';
  const label = isStage ? bulkMessages.stageLabel() : bulkMessages.statusLabel();
  const message = bulkMessages.notOffered({ label });
  refuse('bad-input', { fields: [{ field, label, message }], message });
}
