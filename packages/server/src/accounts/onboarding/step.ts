import {
  ONBOARDING_STEPS_MAX,
  onboardingEndpoints,
  type StepDoer,
  type WireOnboardingStep,
} from '@homestead/contract/accounts';
import {
  type Caller,
  changeRecord,
  type DatabaseTransaction,
  holds,
  lastPosition,
  lockRecord,
  orderedHistory,
  type Queryable,
  type RecordTable,
} from '#platform';
import { onboardingMessages } from '../messages/onboarding.ts';
import { namePeople } from '../people/name-people.ts';
import { refuseAccount } from '../refuse-account.ts';
import { addToOpenLists } from './item-store.ts';
import { lockStepOrder, lockSteps, type StepRow } from './step-store.ts';

const labels = onboardingEndpoints.createOnboardingStep.labels;
const doers: Readonly<Record<string, () => string>> = {
  agent: onboardingMessages.byAgent,
  office: onboardingMessages.byOffice,
};

export const stepTable: RecordTable<StepRow> = {
  key: 'accounts.onboarding-step',
  table: 'onboarding_step',
  columns: {
    title: { label: onboardingMessages.step },
    help: { label: onboardingMessages.help },
    doer: {
      label: onboardingMessages.doer,
      textOf: (doer) => doers[String(doer)]?.() ?? String(doer ?? ''),
    },
    position: {
      label: onboardingMessages.position,
      textOf: (position) => (position ? String(position) : ''),
    },
  },
  taken: {
    onboarding_step_title: {
      field: 'title',
      label: () => labels?.title ?? 'title',
      message: onboardingMessages.titleTaken,
    },
  },
  refuseMissing: () => refuseAccount('step-not-found'),
};

const mayEditSteps = (caller: Caller) => holds(caller, 'onboarding');

export function presentStep(row: StepRow, caller: Caller): WireOnboardingStep {
  const { id, title, help, doer, retired_at: retiredAt, version } = row;
  const changes = retiredAt
    ? (['edit', 'restore'] as const)
    : (['edit', 'move', 'retire'] as const);
  return {
    ...{ id, title, help, doer: doer as StepDoer, version },
    retiredAt: retiredAt?.toISOString() ?? null,
    abilities: mayEditSteps(caller) ? [...changes] : [],
  };
}

/** A step, held until the commit; other changes of the list wait. */
export async function lockStep(tx: Queryable, id: string): Promise<StepRow> {
  await lockSteps(tx);
  return lockRecord(tx, stepTable, id);
}

/** The position after the last step. Refuses (too-many-steps). */
export async function requirePlace(tx: DatabaseTransaction): Promise<number> {
  const order = await lockStepOrder(tx);
  return lastPosition(order, ONBOARDING_STEPS_MAX, () => refuseAccount('too-many-steps'));
}

export const stepHistory = orderedHistory(
  stepTable,
  {
    requireToChange: (tx, _caller, id) => lockStep(tx, id),
    mayUndo: (_db, caller) => mayEditSteps(caller),
    namePeople,
    async undo(tx, actor, row, { id: change, what, before }) {
      const last = what === 'retired' && { position: await requirePlace(tx) };
      const set = { ...before, ...last };
      await changeRecord(tx, stepTable, actor, row, { what, set, undoes: change });
      if (what === 'retired') await addToOpenLists(tx, row.id);
    },
  },
  lockStepOrder,
);
