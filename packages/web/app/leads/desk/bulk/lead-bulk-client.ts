import {
  leadBulkCalls,
  type leadBulkEndpoints,
  leadListCalls,
  leadRecordCalls,
  type leadRecordEndpoints,
  type leadTagEndpoints,
  type WireBulkAction,
} from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { type BulkDone, showToast } from '#desk';
import { createClient } from '#platform';
import { leadBulkMessages } from '../messages/lead-bulk.ts';

export const leadBulk = createClient<typeof leadBulkEndpoints>(leadBulkCalls, personApi);

/** The tags in use. */
export const leadTags = createClient<typeof leadTagEndpoints>(leadListCalls, personApi);

const records = createClient<typeof leadRecordEndpoints>(leadRecordCalls, personApi);

/** What leads can be given: agents, stages and contact statuses. */
export const readLookups = (signal: AbortSignal) => records.getLeadLookups({}, { signal });

const POLL_MS = 700;
const ROWS_SHOWN = 100;

export const isGoing = ({ state }: WireBulkAction): boolean =>
  state === 'running' || state === 'undoing';

/** Asks how far an action is until it is finished; `onStep` gets each answer. */
export async function untilDone(
  started: WireBulkAction,
  onStep: (action: WireBulkAction) => void,
): Promise<WireBulkAction> {
  let action = started;
  while (isGoing(action)) {
    onStep(action);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    action = (await leadBulk.getLeadBulk({ id: action.id })).data;
  }
  return action;
}

/** What a finished action did, as the list says it, with the leads it left out. */
export async function bulkDoneOf(action: WireBulkAction): Promise<BulkDone> {
  const { id, counts, what } = action;
  const refused = [];
  for (const state of ['refused', 'failed'] as const) {
    if (counts[state] === 0) continue;
    const { data } = await leadBulk.listLeadBulkRows({ id, state, pageSize: ROWS_SHOWN });
    refused.push(
      ...data.map(({ name, message }) => ({
        name: name ?? leadBulkMessages.hiddenLead(),
        reason: message ?? '',
      })),
    );
  }
  return {
    done: counts.done,
    refused,
    message: leadBulkMessages.done({ what, count: counts.done }),
    ...(action.abilities.includes('undo') && { undo: () => undoAndSay(id) }),
  };
}

/** Messages wait for a minute: what the list says, with the way to take them back. */
export const messagesDoneOf = ({ id, counts }: WireBulkAction): BulkDone => ({
  done: counts.waiting + counts.done,
  refused: [],
  message: leadBulkMessages.goOut({ count: counts.waiting + counts.done }),
  undo: () => undoAndSay(id),
});

async function undoAndSay(id: string): Promise<void> {
  const { counts } = await undoBulk(id);
  if (counts.kept === 0) return;
  showToast(leadBulkMessages.undoKept({ count: counts.undone, kept: counts.kept }), 'bad');
}

/** Undoes an action and waits until that is done. */
export async function undoBulk(id: string): Promise<WireBulkAction> {
  const { data } = await leadBulk.undoLeadBulk({ id });
  return untilDone(data, () => {});
}
