import { onboardingEndpoints as calls } from '@homestead/contract/accounts';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  answerOnce,
  atomically,
  changeRecord,
  createRecord,
  holds,
  requireCaller,
  requireVersion,
  serveEndpoint,
  serveHistory,
  serveOrder,
  submissionOf,
} from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { refuseAccount } from '../refuse-account.ts';
import { itemHistory, readChecklist, readItem } from './checklist.ts';
import { onboardedRoles } from './give-checklist.ts';
import { addToOpenLists, findListed, insertItems } from './item-store.ts';
import { lockStep, presentStep, requirePlace, stepHistory, stepTable } from './step.ts';
import { lockStepOrder, selectSteps } from './step-store.ts';
import { tickItem } from './tick-item.ts';

/** Registers the calls of the onboarding checklist. */
export function serveOnboardingCalls(app: FastifyInstance, accounts: AccountsServices): void {
  serveStepCalls(app, accounts);
  const { db } = accounts;
  serveEndpoint(app, calls.getOwnChecklist, async (call) => {
    const caller = requireCaller(call);
    return { data: await readChecklist(db, caller, caller.personId) };
  });

  serveEndpoint(app, calls.getChecklist, async (call) => ({
    data: await readChecklist(db, requireCaller(call), call.params.id),
  }));

  serveEndpoint(app, calls.startChecklist, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const { id } = call.params;
      const person = await findListed(tx, caller, id);
      if (!person || !onboardedRoles.includes(person.role_key)) refuseAccount('person-not-found');
      await insertItems(tx, [id]);
      return { data: await readChecklist(tx, caller, id) };
    }),
  );

  serveEndpoint(app, calls.tickOnboardingItem, (call) =>
    tickItem(accounts, actorOf(call), { id: call.params.id, ...call.body }),
  );

  const itemCalls = {
    history: calls.getOnboardingItemHistory,
    undo: calls.undoOnboardingItemChange,
  };
  serveHistory(app, accounts, itemCalls, itemHistory, async (tx, caller, id) => ({
    data: await readItem(tx, caller, id),
  }));
}

function serveStepCalls(app: FastifyInstance, accounts: AccountsServices): void {
  const { db } = accounts;
  serveEndpoint(app, calls.listOnboardingSteps, async (call) => {
    const caller = requireCaller(call);
    const { rows, ...facts } = await selectSteps(db, call.query);
    const abilities = holds(caller, 'onboarding') ? ['create' as const] : [];
    return { data: rows.map((row) => presentStep(row, caller)), ...facts, abilities };
  });

  serveEndpoint(app, calls.createOnboardingStep, (call) =>
    answerOnce(accounts, submissionOf(calls.createOnboardingStep, call.body, call), async (tx) => {
      const { title, help = '', doer = 'agent' } = call.body;
      const position = await requirePlace(tx);
      const values = { title, help, doer, position };
      const row = await createRecord(tx, stepTable, actorOf(call), values);
      await addToOpenLists(tx, row.id);
      return { data: presentStep(row, requireCaller(call)) };
    }),
  );

  serveEndpoint(app, calls.updateOnboardingStep, (call) =>
    atomically(db, async (tx) => {
      const { version, isRetired, title, help, doer } = call.body;
      const row = await lockStep(tx, call.params.id);
      requireVersion(row, version);
      const isSame = isRetired === undefined || isRetired === (row.retired_at !== null);
      const place = isRetired
        ? { retired_at: new Date(), position: 0 }
        : !isSame && { retired_at: null, position: await requirePlace(tx) };
      const changed = await changeRecord(tx, stepTable, actorOf(call), row, {
        what: isSame ? 'edited' : isRetired ? 'retired' : 'restored',
        set: {
          ...(title !== undefined && { title }),
          ...(help !== undefined && { help }),
          ...(doer !== undefined && { doer }),
          ...(!isSame && place),
        },
      });
      if (!isSame && !isRetired) await addToOpenLists(tx, row.id);
      return { data: presentStep(changed, requireCaller(call)) };
    }),
  );

  serveOrder(app, accounts, calls.orderOnboardingSteps, stepTable, lockStepOrder);

  const historyCalls = {
    history: calls.getOnboardingStepHistory,
    undo: calls.undoOnboardingStepChange,
  };
  serveHistory(app, accounts, historyCalls, stepHistory, async (tx, caller, id) => ({
    data: presentStep(await lockStep(tx, id), caller),
  }));
}
