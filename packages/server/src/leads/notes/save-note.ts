import { NOTE_FILE, type noteEndpoints } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import {
  type Actor,
  changeRecord,
  createRecord,
  type DatabaseTransaction,
  recordEvent,
  refuse,
  requireVersion,
  type Services,
} from '#platform';
import { lockLeadToChange, requireLead } from '../details/lead-details.ts';
import { leadChanged } from '../lead-events.ts';
import { requireMentionable, tellMentioned } from './mention.ts';
import { noteTable, requireNote } from './note.ts';
import { mayWriteNotes, noteAbilities } from './note-policy.ts';
import type { NoteRow } from './note-store.ts';

type Parts = Pick<Services, 'mail' | 'settings' | 'files'>;

/**
 * Writes a note about a lead, in the caller's transaction, and tells those whom it mentions.
 * Returns its id. Refuses (not-permitted), (lead-not-found), mentions of anyone who may not see the
 * lead or its notes (bad-input), and files that the caller didn't just upload for a note
 * (file-not-found, file-in-check).
 */
export async function createNote(
  services: Parts,
  tx: DatabaseTransaction,
  actor: Actor,
  { leadId, ...body }: BodyOf<typeof noteEndpoints.createLeadNote> & { leadId: string },
): Promise<string> {
  const { caller } = actor;
  if (!mayWriteNotes(caller)) refuse('not-permitted');
  const lead = await lockLeadToChange(tx, caller, leadId);
  const mentions = [...new Set(body.mentions)];
  const files = [...new Set(body.files)];
  await requireMentionable(tx, leadId, mentions);
  await services.files.requireAllOwn(tx, files, { purpose: NOTE_FILE, caller });
  const note = await createRecord(tx, noteTable, actor, {
    ...{ lead_id: leadId, written_by: caller.personId, body: body.body, mentions, files },
  });
  await tellMentioned(services, tx, { lead, noteId: note.id, by: caller, ids: mentions });
  await recordEvent(tx, leadChanged, { leadId });
  return note.id;
}

/**
 * Changes a note, in the caller's transaction, and tells those whom it mentions now and didn't
 * before. Returns it. Refuses (note-not-found), (not-permitted) what the caller may not do with
 * it, (changed-meanwhile), and what {@link createNote} does.
 */
export async function updateNote(
  services: Parts,
  tx: DatabaseTransaction,
  actor: Actor,
  { id, ...body }: BodyOf<typeof noteEndpoints.updateLeadNote> & { id: string },
): Promise<NoteRow> {
  const { caller } = actor;
  const note = await requireNote(tx, caller, id);
  requireVersion(note, body.version);
  const set = readChange(note, body);
  const abilities = noteAbilities(caller, note);
  const needed = Object.keys(set).map((column) => needs[column] ?? 'edit');
  if (needed.some((ability) => !abilities.includes(ability))) refuse('not-permitted');
  const lead = await requireLead(tx, caller, note.lead_id);
  const added = (set.mentions ?? []).filter((one) => !note.mentions.includes(one));
  await requireMentionable(tx, lead.id, added);
  const newFiles = (set.files ?? []).filter((one) => !note.files.includes(one));
  await services.files.requireAllOwn(tx, newFiles, { purpose: NOTE_FILE, caller });
  const what = whatOf(set);
  const changed = await changeRecord(tx, noteTable, actor, note, { what, set });
  await tellMentioned(services, tx, { lead, noteId: id, by: caller, ids: added });
  await recordEvent(tx, leadChanged, { leadId: lead.id });
  return changed;
}

const needs: Readonly<Record<string, 'edit' | 'pin' | 'delete'>> = {
  pinned_at: 'pin',
  deleted_at: 'delete',
};

function readChange(
  note: NoteRow,
  body: BodyOf<typeof noteEndpoints.updateLeadNote>,
): Partial<NoteRow> {
  const { isPinned, isDeleted } = body;
  const text = {
    ...(body.body !== undefined && { body: body.body }),
    ...(body.mentions && { mentions: [...new Set(body.mentions)] }),
    ...(body.files && { files: [...new Set(body.files)] }),
  };
  const mark = (is: boolean) => (is ? new Date() : null);
  return {
    ...text,
    ...(Object.keys(text).length > 0 && { edited_at: new Date() }),
    ...(isPinned !== undefined &&
      isPinned !== (note.pinned_at !== null) && { pinned_at: mark(isPinned) }),
    ...(isDeleted !== undefined &&
      isDeleted !== (note.deleted_at !== null) && { deleted_at: mark(isDeleted) }),
  };
}

function whatOf({ deleted_at, pinned_at }: Partial<NoteRow>): string {
  if (deleted_at !== undefined) return deleted_at ? 'deleted' : 'restored';
  if (pinned_at !== undefined) return pinned_at ? 'pinned' : 'unpinned';
  return 'edited';
}
