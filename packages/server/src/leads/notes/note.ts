import { namePeople } from '#accounts';
import {
  type Caller,
  columnHistory,
  type Queryable,
  type RecordKind,
  type RecordTable,
  withNames,
} from '#platform';
import { noteMessages } from '../messages/timeline.ts';
import { refuseLead } from '../refuse-lead.ts';
import { textOfFlag } from '../routing/lead-rule.ts';
import { NOTE_RECORD } from './erase-notes.ts';
import { mayReadNotes, noteAbilities } from './note-policy.ts';
import { lockNote, type NoteRow, selectNotes } from './note-store.ts';

export const noteTable: RecordTable<NoteRow> = {
  key: NOTE_RECORD,
  table: 'lead_note',
  columns: {
    body: { label: noteMessages.body },
    mentions: { label: noteMessages.mentions },
    files: {
      label: noteMessages.files,
      textOf: (value) => (Array.isArray(value) && value.length > 0 ? String(value.length) : ''),
    },
    pinned_at: { label: noteMessages.pinned, textOf: textOfFlag },
    deleted_at: { label: noteMessages.deleted, textOf: textOfFlag },
  },
  refuseMissing: () => refuseLead('note-not-found'),
};

/**
 * A note of a lead in the caller's sight, held until the commit. Refuses (note-not-found) any
 * other, and a deleted one unless the caller may restore it.
 */
export async function requireNote(tx: Queryable, caller: Caller, id: string): Promise<NoteRow> {
  const note = mayReadNotes(caller) ? await lockNote(tx, caller, id) : null;
  return note && isSeen(caller, note) ? note : refuseLead('note-not-found');
}

const isSeen = (caller: Caller, note: NoteRow) =>
  note.deleted_at === null || noteAbilities(caller, note).includes('delete');

/** What each column takes to change. */
const abilityOf = { body: 'edit', mentions: 'edit', files: 'edit', pinned_at: 'pin' } as const;

const kind = columnHistory(noteTable, {
  async see(db, caller, ids) {
    const found = mayReadNotes(caller) ? await selectNotes(db, caller, ids) : [];
    const notes = found.filter((note) => isSeen(caller, note));
    if (notes.length < ids.length) refuseLead('note-not-found');
    return new Map(notes.map((note) => [note.id, note]));
  },
  requireToChange: requireNote,
  mayUndo(_db, caller, note, { before }) {
    const abilities = noteAbilities(caller, note);
    return Object.keys(before).every((column) =>
      abilities.includes(abilityOf[column as keyof typeof abilityOf] ?? 'delete'),
    );
  },
  namePeople,
});

/** The history of a note, with the names of whom it mentions. */
export const noteHistory: RecordKind<NoteRow> = withNames(kind, { people: ['mentions'] });
