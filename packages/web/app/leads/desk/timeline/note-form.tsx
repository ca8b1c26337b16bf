import {
  LEAD_NOTE_MAX,
  NOTE_FILE,
  NOTE_FILES_MAX,
  noteEndpoints,
  type WireTimelineEntry,
} from '@homestead/contract/leads';
import { Button, Text } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { personApi } from '#accounts';
import { ProblemNote, readFields, showToast, useDraft, useFormKeys, useWork } from '#desk';
import { uploadFile } from '#platform';
import { timelineMessages } from '../messages/timeline.ts';
import { MentionBox } from './mention-box.tsx';
import { mentionsIn, readMentions, writeMentions } from './mentions.ts';
import styles from './timeline.module.css';
import { notes } from './timeline-client.ts';

const TYPES = 'application/pdf,image/jpeg,image/png,image/webp';

const fields = readFields(noteEndpoints.createLeadNote, [
  { name: 'body', kind: 'lines' },
  { name: 'mentions', kind: 'text' },
]);

/** A file of the note: one that it has, or one to upload. */
interface NoteFile {
  name: string;
  key: string | null;
  file: File | null;
}

interface NoteFormProps {
  leadId: string;
  /** The note to edit; a new one without. */
  entry?: WireTimelineEntry;
  onSaved: (entry: WireTimelineEntry | null) => void;
  children?: ReactNode;
}

/** Writes a note about a lead, or edits one. What is typed is kept as in other forms. */
export function NoteForm({ leadId, entry, onSaved, children }: NoteFormProps) {
  const note = entry?.note ?? null;
  const record = useMemo(
    () =>
      note && entry
        ? {
            ...{ id: note.noteId, version: note.version, body: entry.body },
            mentions: writeMentions(note.mentions),
          }
        : { body: '', mentions: '' },
    [note, entry],
  );
  const draft = useDraft(fields, record);
  const [files, setFiles] = useState<readonly NoteFile[]>(() => filesOf(entry));
  const keys = useFormKeys();
  const picker = useRef<HTMLInputElement>(null);
  const body = String(draft.values.body ?? '');
  const chosen = readMentions(String(draft.values.mentions ?? ''));
  const work = useWork(async () => {
    const uploaded: string[] = [];
    for (const one of files) {
      one.key ??= one.file && (await uploadFile(one.file, { api: personApi, purpose: NOTE_FILE }));
      if (one.key) uploaded.push(one.key);
    }
    const mentions = mentionsIn(body, chosen).map(({ id }) => id);
    const written = { body, mentions, files: uploaded };
    const { data } = note
      ? await notes.updateLeadNote({ id: note.noteId, version: note.version, ...written })
      : await keys.send('note', (key) => notes.createLeadNote({ id: leadId, ...written }, key));
    return { entry: data };
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await work.run();
    if (!saved) return;
    draft.settle();
    if (!note) {
      draft.set('body', '');
      draft.set('mentions', '');
      setFiles([]);
    }
    showToast(note ? timelineMessages.saved() : timelineMessages.written());
    onSaved(saved.entry);
  };
  const take = (added: readonly File[]) => {
    const all = [...files, ...added.map((file) => ({ name: file.name, key: null, file }))];
    if (all.length > NOTE_FILES_MAX) showToast(timelineMessages.tooMany());
    setFiles(all.slice(0, NOTE_FILES_MAX));
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <ProblemNote problem={work.problem} />
      <MentionBox
        leadId={leadId}
        value={body}
        problem={undefined}
        onChange={(text) => draft.set('body', text.slice(0, LEAD_NOTE_MAX))}
        onMention={(mention) => draft.set('mentions', writeMentions([...chosen, mention]))}
      />
      {files.length > 0 && (
        <ul className={styles.chosenFiles}>
          {files.map((one) => (
            <li key={`${one.key} ${one.name}`}>
              {one.name}{' '}
              <Button
                size="compact-sm"
                variant="subtle"
                onClick={() => setFiles(files.filter((other) => other !== one))}
              >
                {timelineMessages.takeOff({ name: one.name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.formBar}>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={TYPES}
          aria-label={timelineMessages.attach()}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <Button
          variant="default"
          leftSection={<IconPaperclip size={16} aria-hidden />}
          title={timelineMessages.attachHint()}
          onClick={() => picker.current?.click()}
        >
          {timelineMessages.attach()}
        </Button>
        <Text size="sm" c="dimmed" className={styles.fair}>
          {draft.restored ? timelineMessages.draftRestored() : timelineMessages.fairHint()}
        </Text>
        {children}
        <Button type="submit" loading={work.isBusy} disabled={body.trim() === ''}>
          {note ? timelineMessages.saveNote() : timelineMessages.addNote()}
        </Button>
      </div>
    </form>
  );
}

const filesOf = (entry: WireTimelineEntry | undefined): NoteFile[] =>
  (entry?.attachments ?? []).map(({ name, file }) => ({ name, key: file, file: null }));
