import type { WireTimelineEntry } from '@homestead/contract/leads';
import { type Caller, holds, mayEdit } from '#platform';

/** Whether someone reads what staff wrote down about leads in their sight. */
export const mayReadNotes = (caller: Caller): boolean => holds(caller, 'column-notes');

/** Whether someone writes it. */
export const mayWriteNotes = (caller: Caller): boolean => mayEdit(caller, 'column-notes');

/** What the caller may do with a note of a lead in their sight. */
export function noteAbilities(
  caller: Caller,
  { written_by }: { written_by: string },
): WireTimelineEntry['abilities'] {
  if (!mayWriteNotes(caller)) return [];
  if (written_by === caller.personId) return ['edit', 'pin', 'delete'];
  return holds(caller, 'lead-assign-all') ? ['pin', 'delete'] : ['pin'];
}
