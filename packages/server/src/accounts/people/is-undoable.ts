import type { PersonRow } from '../person-store.ts';
import { RESTORE_DAYS } from './people-list-store.ts';
import type { PersonChangeRow } from './person-change-store.ts';
import { type PersonRecord, recordColumns } from './person-record.ts';

/** The ties of a person at this moment, as changes of a team name them. */
export interface CurrentTies {
  conciergeId: string | null;
  coAgentIds: readonly string[];
}

/**
 * Whether a change can be taken back: within 30 days, not yet taken back, and only while everything
 * that it set is still so. What made a person, or brought one back, is taken back by deleting.
 */
export function isUndoable(
  change: PersonChangeRow,
  person: PersonRow,
  ties: CurrentTies,
  now: Date,
): boolean {
  const ageDays = (now.getTime() - change.changed_at.getTime()) / 86_400_000;
  if (change.undone_by !== null || ageDays > RESTORE_DAYS) return false;
  if (change.what === 'deleted') return person.deleted_at !== null;
  if (person.deleted_at !== null) return false;
  switch (change.what) {
    case 'edited':
    case 'role':
      return isStillSo(change.after, person);
    case 'deactivated':
      return person.deactivated_at !== null;
    case 'reactivated':
      return person.deactivated_at === null;
    case 'photo':
      return change.after.photo_key === person.photo_key;
    case 'team':
      return isTieStillSo(change, ties);
    default:
      return false;
  }
}

/** A change that set more than staff edits was the person's own, and is theirs to change again. */
function isStillSo(after: PersonChangeRow['after'], person: PersonRecord): boolean {
  const columns = recordColumns.filter((column) => column in after);
  const isAllOfThem = columns.length === Object.keys(after).length;
  return isAllOfThem && columns.every((column) => after[column] === person[column]);
}

function isTieStillSo({ before, after }: PersonChangeRow, ties: CurrentTies): boolean {
  if ('concierge_id' in after) return after.concierge_id === ties.conciergeId;
  const isTeamed = after.co_agent_id !== null;
  const coAgentId = String(isTeamed ? after.co_agent_id : before.co_agent_id);
  return ties.coAgentIds.includes(coAgentId) === isTeamed;
}
