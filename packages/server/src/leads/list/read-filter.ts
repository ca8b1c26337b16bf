import { roleKeys, roles } from '@homestead/contract/accounts';
import { type LeadCondition, stagePermissions, UNCLAIMED } from '@homestead/contract/leads';
import { type Caller, holds, type Queryable, refuse, requireSeen } from '#platform';
import { leadListMessages } from '../messages/list.ts';
import { leadFieldScope, seenFields } from './lead-fields.ts';
import { type LeadFilter, type StageRow, selectStages, selectStatuses } from './lead-list-store.ts';
import { requireUsableConditions } from './read-conditions.ts';

const WORDS_MAX = 6;

/** A list of leads as it is asked for. */
export interface GivenFilter {
  filter?:
    | {
        role?: string | null | undefined;
        search?: string | null | undefined;
        agent?: string | null | undefined;
        stage?: string | null | undefined;
        status?: string | null | undefined;
      }
    | undefined;
  conditions?: readonly LeadCondition[] | undefined;
}

/** What filters name, read at most once. */
export interface FilterLookups {
  stages: () => Promise<StageRow[]>;
  statuses: () => Promise<{ id: string; display: string }[]>;
}

export function lookupsOf(db: Queryable): FilterLookups {
  let stages: Promise<StageRow[]> | undefined;
  let statuses: ReturnType<FilterLookups['statuses']> | undefined;
  return {
    stages: () => {
      stages ??= selectStages(db);
      return stages;
    },
    statuses: () => {
      statuses ??= selectStatuses(db);
      return statuses;
    },
  };
}

/** Whether the caller may open the list of a stage, by its code. */
export const mayOpenStage = (caller: Caller, code: string): boolean =>
  stagePermissions(code).some((key) => holds(caller, key));

/**
 * What a list is narrowed by. Refuses (not-permitted) a stage whose list the caller may not open
 * and fields that they may not see, and (bad-input) what isn't known.
 */
export async function readFilter(
  db: Queryable,
  caller: Caller,
  { filter = {}, conditions = [] }: GivenFilter,
  lookups: FilterLookups = lookupsOf(db),
): Promise<LeadFilter> {
  const seen = new Set(seenFields(caller));
  const asksStage = conditions.some(({ field }) => field === 'stage');
  const stages = filter.stage || asksStage ? await lookups.stages() : [];
  requireSeen(caller, leadFieldScope, [
    ...(filter.agent || filter.role ? ['agent'] : []),
    ...(filter.status ? ['contactStatusLevel'] : []),
  ]);
  const usable = requireUsableConditions(caller, conditions);
  for (const { field, values } of usable) {
    if (field === 'stage') requireStages(caller, stages, values);
  }
  const stage = filter.stage ? requireStage(caller, stages, filter.stage) : null;
  return {
    roleKey: filter.role ? requireRole(filter.role) : null,
    agentId: filter.agent ?? null,
    stageId: stage === UNCLAIMED ? null : stage,
    isUnclaimed: stage === UNCLAIMED,
    statusId: filter.status ? requireStatus(await lookups.statuses(), filter.status) : null,
    words: (filter.search ?? '').split(/\s+/).filter(Boolean).slice(0, WORDS_MAX),
    searched: {
      name: seen.has('primaryContact'),
      email: seen.has('email'),
      phone: seen.has('phone'),
    },
    conditions: usable,
  };
}

/** The id of a stage by its id, code or name, or that of the unclaimed leads. */
function requireStage(caller: Caller, stages: readonly StageRow[], given: string): string {
  const asked = given.toLowerCase();
  const isOfUnclaimed = [UNCLAIMED, leadListMessages.claimLead().toLowerCase()].includes(asked);
  const stage = stages.find(
    ({ id, code, display }) => id === asked || code === asked || display.toLowerCase() === asked,
  );
  const code = isOfUnclaimed ? UNCLAIMED : stage?.code;
  if (code === undefined) return refuseFilter('stage', leadListMessages.noStage());
  if (!mayOpenStage(caller, code)) refuseStage();
  return isOfUnclaimed ? UNCLAIMED : (stage?.id ?? UNCLAIMED);
}

function requireStages(caller: Caller, stages: readonly StageRow[], ids: readonly string[]): void {
  for (const id of ids) {
    const stage = stages.find((one) => one.id === id);
    if (!stage) refuseFilter('stage', leadListMessages.noStage());
    if (!mayOpenStage(caller, stage.code)) refuseStage();
  }
}

function requireStatus(statuses: { id: string; display: string }[], given: string): string {
  const asked = given.toLowerCase();
  const found = statuses.find(({ id, display }) => id === asked || display.toLowerCase() === asked);
  return found?.id ?? refuseFilter('status', leadListMessages.noStatus());
}

function requireRole(given: string): string {
  const asked = given.toLowerCase();
  const found = roleKeys.find(
    (key, index) =>
      key === asked || roles[key].label.toLowerCase() === asked || String(index + 1) === asked,
  );
  return found ?? refuseFilter('role', leadListMessages.noRole());
}

const filterLabels = {
  stage: leadListMessages.stageLabel,
  status: leadListMessages.statusLabel,
  role: leadListMessages.roleLabel,
};

function refuseStage(): never {
  const label = leadListMessages.stageLabel();
  const message = leadListMessages.stage();
  return refuse('not-permitted', { fields: [{ field: 'filter.stage', label, message }], message });
}

function refuseFilter(name: 'stage' | 'status' | 'role', message: string): never {
  const label = filterLabels[name]();
  return refuse('bad-input', { fields: [{ field: `filter.${name}`, label, message }], message });
}
