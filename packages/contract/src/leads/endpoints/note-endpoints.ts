import { z } from 'zod';
import {
  defineEndpoint,
  fileKey,
  historyEndpoints,
  linesText,
  lineText,
  recordVersion,
} from '#platform';
import { noteCalls } from '../desk-calls.ts';
import { exampleTimelineEntry, timelineEntrySchema } from './timeline-endpoints.ts';

/** The purpose of a file that comes with a note. */
export const NOTE_FILE = 'lead-note-file';
export const LEAD_NOTE_MAX = 10_000;
export const NOTE_FILES_MAX = 10;
export const NOTE_MENTIONS_MAX = 20;

const writing = { kind: 'permission', anyOf: ['column-notes'], scope: 'own' } as const;

const fields = {
  body: linesText(LEAD_NOTE_MAX).trim().min(1),
  mentions: z.array(z.uuid()).max(NOTE_MENTIONS_MAX),
  files: z.array(fileKey).max(NOTE_FILES_MAX),
};
const labels = {
  id: 'Lead',
  body: 'Note',
  mentions: 'Mentions',
  files: 'Files',
  isPinned: 'Pinned',
  isDeleted: 'Deleted',
};
const one = {
  answer: z.object({ data: timelineEntrySchema.nullable().describe('null once deleted') }),
  example: { data: exampleTimelineEntry },
};
const ofNote = { params: z.object({ id: z.uuid() }) };

/**
 * Writes a note about a lead, for staff alone. Those whom it mentions get a notification; only
 * staff who may see the lead and its notes can be mentioned.
 */
export const createLeadNote = defineEndpoint(noteCalls.createLeadNote, {
  access: writing,
  summary: 'Write a note about a lead',
  isForm: true,
  params: z.object({ id: z.uuid() }),
  labels,
  body: z.object({
    body: fields.body,
    mentions: fields.mentions.optional(),
    files: fields.files.optional(),
  }),
  ...one,
});

/**
 * Changes what is sent. The text, its mentions and files are its writer’s; who assigns any lead may
 * delete it, too; everyone who writes notes may pin it.
 */
export const updateLeadNote = defineEndpoint(noteCalls.updateLeadNote, {
  access: writing,
  summary: 'Edit, pin, delete or restore a note',
  ...ofNote,
  labels: { ...labels, id: 'Note' },
  body: z.object({
    version: recordVersion,
    body: fields.body.optional(),
    mentions: fields.mentions.optional(),
    files: fields.files.optional(),
    isPinned: z.boolean().optional(),
    isDeleted: z.boolean().optional(),
  }),
  ...one,
});

export const { history: getLeadNoteHistory, undo: undoLeadNoteChange } = historyEndpoints(
  { history: noteCalls.getLeadNoteHistory, undo: noteCalls.undoLeadNoteChange },
  { access: writing, of: 'a note', ...ofNote, ...one },
);

/** Staff who may see a lead and its notes, by the beginning of a name, at most 10. */
export const findMentionable = defineEndpoint(noteCalls.findMentionable, {
  access: writing,
  summary: 'Whom a note about a lead can mention',
  params: z.object({ id: z.uuid() }),
  query: z.object({ q: lineText(100).optional() }),
  answer: z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) }),
  example: { data: exampleTimelineEntry.note?.mentions ?? [] },
});
