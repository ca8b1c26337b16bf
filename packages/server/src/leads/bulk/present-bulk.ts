import {
  BULK_UNDO_HOURS,
  bulkRowStates,
  leadRefusals,
  type WireBulkAction,
  type WireBulkRow,
} from '@homestead/contract/leads';
import { messagingRefusals } from '@homestead/contract/messaging';
import { platformRefusals, type Refusal } from '@homestead/contract/platform';
import { namePeople } from '#accounts';
import { type Caller, holds, type Queryable } from '#platform';
import { nameIn } from '../full-name.ts';
import { bulkMessages } from '../messages/bulk.ts';
import { selectEntriesById } from '../record/record-store.ts';
import { selectLeadNames } from '../webhooks/lead-news-store.ts';
import type { StoredBulkInput } from './bulk-rules.ts';
import { type BulkActionRow, type BulkLeadRow, countBulkRows } from './bulk-store.ts';

const SHOWN_TEXT = 60;

const sentences: Readonly<Record<string, Refusal>> = {
  ...platformRefusals,
  ...messagingRefusals,
  ...leadRefusals,
};

/** A refusal's sentence by its code. */
export const sentenceOf = (code: string): string =>
  sentences[code]?.sentence ?? bulkMessages.failed();

/** Whether the owner of a bulk action can undo it now, or go on with undoing it. */
export function isUndoable({ state, started_at }: BulkActionRow, now = new Date()): boolean {
  const isInTime = Number(now) - Number(started_at) < BULK_UNDO_HOURS * 3_600_000;
  return isInTime && (state === 'done' || state === 'running');
}

export async function presentBulkActions(
  db: Queryable,
  rows: readonly BulkActionRow[],
): Promise<WireBulkAction[]> {
  const counted = await countBulkRows(
    db,
    rows.map(({ id }) => id),
  );
  const words = await wordsOf(db, rows);
  return rows.map((row) => {
    const counts = Object.fromEntries(bulkRowStates.map((state) => [state, 0]));
    for (const { actionId, state, count } of counted) {
      if (actionId === row.id) counts[state] = count;
    }
    const isMessage = row.kind === 'email' || row.kind === 'text';
    const waits = row.state === 'running' && (counts.waiting ?? 0) > 0;
    // A message that was sent can't be canceled; one that waits can.
    const isUseful = isMessage ? waits : (counts.done ?? 0) > 0;
    return {
      id: row.id,
      kind: row.kind as WireBulkAction['kind'],
      what: words(row),
      state: row.state as WireBulkAction['state'],
      startedAt: row.started_at.toISOString(),
      nextAt: isMessage && waits ? row.next_at.toISOString() : null,
      counts: counts as WireBulkAction['counts'],
      abilities: isUseful && isUndoable(row) ? ['undo'] : [],
    };
  });
}

/** The leads of a bulk action; names only of those in the caller's sight. */
export async function presentBulkRows(
  db: Queryable,
  caller: Caller,
  rows: readonly BulkLeadRow[],
): Promise<WireBulkRow[]> {
  const ids = rows.map(({ lead_id }) => lead_id);
  const names = holds(caller, 'column-primarycontact')
    ? await selectLeadNames(db, caller, ids)
    : new Map<string, string>();
  return rows.map((row) => ({
    leadId: row.lead_id,
    name: names.get(row.lead_id) ?? null,
    state: row.state as WireBulkRow['state'],
    message: messageOf(row),
  }));
}

/** Why a lead wasn't changed, or wasn't changed back; null where it was. */
export function messageOf({ state, reason }: BulkLeadRow): string | null {
  if (reason !== null) return sentenceOf(reason);
  return state === 'failed' || state === 'kept' ? bulkMessages.failed() : null;
}

async function wordsOf(
  db: Queryable,
  rows: readonly BulkActionRow[],
): Promise<(row: BulkActionRow) => string> {
  const inputs = rows.map(({ input }) => input as Partial<Record<string, string>>);
  const entries = await selectEntriesById(
    db,
    inputs.flatMap(({ stageId, contactStatusLevelId }) => stageId ?? contactStatusLevelId ?? []),
  );
  const people = await namePeople(
    db,
    inputs.flatMap(({ agentId }) => agentId ?? []),
  );
  return ({ input: stored }) => {
    const input = stored as unknown as StoredBulkInput;
    if (input.kind === 'stage') {
      return bulkMessages.stage({ name: entries.get(input.stageId)?.display ?? '' });
    }
    if (input.kind === 'status') {
      const entry = entries.get(input.contactStatusLevelId ?? '');
      return entry ? bulkMessages.status({ name: entry.display }) : bulkMessages.noStatus();
    }
    if (input.kind === 'email') return bulkMessages.emailed({ subject: input.subject });
    if (input.kind === 'text') {
      return bulkMessages.texted({ start: input.content.slice(0, SHOWN_TEXT) });
    }
    if (input.kind === 'add-tag') return bulkMessages.tagAdded({ tag: input.tag });
    if (input.kind === 'remove-tag') return bulkMessages.tagRemoved({ tag: input.tag });
    const { agentId } = input;
    if (agentId === undefined) return bulkMessages.assignedEach();
    if (agentId === null) return bulkMessages.unassigned();
    return bulkMessages.assigned({ name: nameIn(people, agentId) });
  };
}
