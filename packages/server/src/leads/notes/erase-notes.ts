import { eraseRecordChanges, type Queryable } from '#platform';
import { deleteNotes, selectNoteIds } from './note-store.ts';

/** The kind of record in the history. */
export const NOTE_RECORD = 'leads.note';

/** Deletes what was written down about a lead that is erased, with its history. */
export async function eraseNotes(tx: Queryable, leadId: string): Promise<void> {
  const recordIds = await selectNoteIds(tx, leadId);
  await eraseRecordChanges(tx, { kind: NOTE_RECORD, recordIds });
  await deleteNotes(tx, leadId);
}
