import type { BehaviorKind, WireBehaviorTrigger } from '@homestead/contract/leads';
import { behaviorLabels } from '@homestead/contract/leads';
import { namePeople } from '#accounts';
import {
  columnHistory,
  holds,
  type Queryable,
  type RecordKind,
  type RecordTable,
  refuse,
  withNames,
} from '#platform';
import { behaviorMessages } from '../messages/behavior.ts';
import { selectPlanChoices } from '../plans/plan-store.ts';
import { refuseLead } from '../refuse-lead.ts';
import { selectAllPlanNames, selectPlanNames, type TriggerRow } from './behavior-store.ts';

export const triggerTable: RecordTable<TriggerRow> = {
  key: 'leads.behavior-trigger',
  table: 'behavior_trigger',
  columns: {
    is_active: {
      label: () => behaviorLabels.isActive,
      textOf: (value) => (value ? behaviorMessages.yes() : behaviorMessages.no()),
    },
    threshold: { label: () => behaviorLabels.threshold },
    plan_id: { label: () => behaviorLabels.planId },
  },
  refuseMissing: () => refuseLead('trigger-not-found'),
};

export async function presentTriggers(
  db: Queryable,
  rows: readonly TriggerRow[],
): Promise<WireBehaviorTrigger[]> {
  const names = await selectPlanNames(
    db,
    rows.flatMap(({ plan_id }) => plan_id ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as BehaviorKind,
    isActive: row.is_active,
    threshold: row.threshold,
    planId: row.plan_id,
    planName: row.plan_id === null ? null : (names.get(row.plan_id) ?? null),
    version: row.version,
    abilities: ['edit'],
  }));
}

/** Refuses (bad-input) a plan that isn't in use, unless it was set before. */
export async function requireUsablePlanOf(
  db: Queryable,
  planId: string | null | undefined,
  before: TriggerRow,
): Promise<void> {
  if (!planId || planId === before.plan_id) return;
  if ((await selectPlanChoices(db)).some(({ id }) => id === planId)) return;
  const message = behaviorMessages.unknownPlan();
  const field = { field: 'planId', label: behaviorLabels.planId, message };
  refuse('bad-input', { fields: [field], message });
}

/** The history of triggers, with the names of their plans. */
export async function triggerHistory(db: Queryable): Promise<RecordKind<TriggerRow>> {
  const kind = columnHistory(triggerTable, {
    mayUndo: (_db, caller) => holds(caller, 'action-plans'),
    namePeople,
    async restore(tx, before, row) {
      await requireUsablePlanOf(tx, before.plan_id, row);
      return before;
    },
  });
  const names = await selectAllPlanNames(db);
  return withNames(kind, { people: [], others: ['plan_id'], names });
}
