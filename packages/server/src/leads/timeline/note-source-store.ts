import { sql } from 'kysely';
import { type FileFacts, findFileFacts } from '#platform';
import { fullName } from '../full-name.ts';
import { timelineMessages } from '../messages/timeline.ts';
import { mayReadNotes, noteAbilities } from '../notes/note-policy.ts';
import type { TimelineSource } from './timeline-source.ts';

interface NoteFacts {
  id: string;
  writtenBy: string;
  body: string;
  version: number;
  mentions: string[];
  isPinned: boolean;
  editedAt: string | null;
  files: string[];
}

/** What staff wrote down, for those who may see notes. */
export const noteSource: TimelineSource<NoteFacts, ReadonlyMap<string, FileFacts>> = {
  key: 'note',
  groups: ['notes'],
  maySee: mayReadNotes,
  query: ({ lead, textMax }) => ({
    from: sql`lead_note n where n.lead_id = ${lead.id} and n.deleted_at is null`,
    at: sql.ref('n.written_at'),
    id: sql.ref('n.id'),
    idType: 'uuid',
    by: sql.ref('n.written_by'),
    facts: sql`jsonb_build_object('id', n.id, 'writtenBy', n.written_by,
      'body', left(n.body, ${textMax + 1}::int), 'version', n.version, 'mentions', n.mentions,
      'isPinned', n.pinned_at is not null, 'editedAt', n.edited_at,
      'files', n.files)`,
  }),
  peopleIn: ({ mentions }) => mentions,
  load: (db, rows) =>
    findFileFacts(
      db,
      rows.flatMap(({ facts }) => facts.files),
    ),
  present: ({ facts }, { caller, people, context }) => ({
    kind: 'note',
    group: 'notes',
    title: timelineMessages.note(),
    body: facts.body,
    attachments: facts.files.flatMap((key) => {
      const file = context.get(key);
      if (!file) return [];
      const { name, bytes, mediaType, isReady } = file;
      return [{ name, bytes, mediaType, file: isReady ? key : null, refusal: null }];
    }),
    note: {
      noteId: facts.id,
      version: facts.version,
      mentions: facts.mentions.flatMap((id) => {
        const person = people.get(id);
        return person ? [{ id, name: fullName(person) }] : [];
      }),
      isPinned: facts.isPinned,
      editedAt: facts.editedAt && new Date(facts.editedAt).toISOString(),
    },
    abilities: noteAbilities(caller, { written_by: facts.writtenBy }),
  }),
};
