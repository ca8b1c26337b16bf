import { noteEndpoints as calls, NOTE_FILE } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  answerOnce,
  atomically,
  type Caller,
  checkPdf,
  type Queryable,
  recordEvent,
  redrawPicture,
  requireCaller,
  type Services,
  serveEndpoint,
  serveHistory,
  submissionOf,
} from '#platform';
import { requireLead } from '../details/lead-details.ts';
import { isLeadInSight } from '../inquiries/inquiry-store.ts';
import { leadChanged } from '../lead-events.ts';
import { readTimelineEntry } from '../timeline/read-timeline.ts';
import { findMentionable } from './mention.ts';
import { noteHistory, requireNote } from './note.ts';
import { mayReadNotes, mayWriteNotes } from './note-policy.ts';
import { type NoteRow, selectLeadsOfFile, selectNoteFiles } from './note-store.ts';
import { createNote, updateNote } from './save-note.ts';

const FILE_MAX_BYTES = 10 * 1024 * 1024;
const PDF_PAGES = 300;

/** Registers the calls of the notes about leads, and the files that come with them. */
export function serveNoteCalls(app: FastifyInstance, services: Services): void {
  const { db, files } = services;
  const picture = redrawPicture(FILE_MAX_BYTES);
  files.register({
    name: NOTE_FILE,
    maxBytes: FILE_MAX_BYTES,
    accepts: {
      'application/pdf': checkPdf(PDF_PAGES),
      'image/jpeg': picture,
      'image/png': picture,
      'image/webp': picture,
    },
    mayUpload: mayWriteNotes,
    async readers(tx, caller, { key }) {
      if (!mayReadNotes(caller)) return false;
      const [leadId] = await selectLeadsOfFile(tx, key);
      return leadId !== undefined && isLeadInSight(tx, caller, leadId);
    },
    findUsed: selectNoteFiles,
    keptHours: 24,
  });

  serveEndpoint(app, calls.findMentionable, async ({ params: { id }, query, caller }) => {
    const lead = await requireLead(db, requireCaller({ caller }), id);
    return { data: await findMentionable(db, lead.id, query.q ?? '') };
  });

  serveEndpoint(app, calls.createLeadNote, (call) => {
    const body = { leadId: call.params.id, ...call.body };
    return answerOnce(services, submissionOf(calls.createLeadNote, body, call), async (tx) => {
      const id = await createNote(services, tx, actorOf(call), body);
      const entry = `note_${id}`;
      const asked = { id: body.leadId, entry };
      return { data: await readTimelineEntry(tx, requireCaller(call), asked) };
    });
  });

  serveEndpoint(app, calls.updateLeadNote, (call) =>
    atomically(db, async (tx) => {
      const body = { id: call.params.id, ...call.body };
      const note = await updateNote(services, tx, actorOf(call), body);
      return { data: await presentNote(tx, requireCaller(call), note) };
    }),
  );

  const historyCalls = { history: calls.getLeadNoteHistory, undo: calls.undoLeadNoteChange };
  serveHistory(app, services, historyCalls, noteHistory, async (tx, caller, id) => {
    const note = await requireNote(tx, caller, id);
    await recordEvent(tx, leadChanged, { leadId: note.lead_id });
    return { data: await presentNote(tx, caller, note) };
  });
}

const presentNote = async (tx: Queryable, caller: Caller, note: NoteRow) =>
  note.deleted_at
    ? null
    : readTimelineEntry(tx, caller, { id: note.lead_id, entry: `note_${note.id}` });
