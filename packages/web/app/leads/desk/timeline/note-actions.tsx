import type { WireTimelineEntry } from '@homestead/contract/leads';
import type { WireRecordChange } from '@homestead/contract/platform';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { RecordHistory, sayProblem, showToast, showUndoToast, useAnswer, useWork } from '#desk';
import { timelineMessages } from '../messages/timeline.ts';
import type { NoteChanged } from './note-changed.ts';
import { NoteForm } from './note-form.tsx';
import { notes, timelines } from './timeline-client.ts';

interface NoteActionsProps {
  item: WireTimelineEntry;
  note: NonNullable<WireTimelineEntry['note']>;
  leadId: string;
  onChanged: NoteChanged;
  /** The note's text. */
  children: ReactNode;
}

/** A note with what the caller may do with it: edit, pin, delete, and its history. */
export function NoteActions({ item, note, leadId, onChanged, children }: NoteActionsProps) {
  const { id, abilities } = item;
  const { noteId, version, isPinned } = note;
  const [shown, setShown] = useState<'edit' | 'history' | null>(null);
  const pin = useWork(async () => {
    const asked = { id: noteId, version, isPinned: !isPinned };
    const saved = await notes.updateLeadNote(asked).catch(sayProblem);
    if (!saved) return;
    showToast(isPinned ? timelineMessages.unpinDone() : timelineMessages.pinDone());
    onChanged(id, saved.data);
  });
  const remove = useWork(async () => {
    const done = await notes
      .updateLeadNote({ id: noteId, version, isDeleted: true })
      .catch(sayProblem);
    if (!done) return;
    onChanged(id, null);
    showUndoToast(timelineMessages.removed(), () => void restore().catch(sayProblem));
  });
  const restore = async () => {
    const back = { id: noteId, version: version + 1, isDeleted: false };
    const restored = await notes.updateLeadNote(back);
    onChanged(id, restored.data);
    showToast(timelineMessages.restored());
  };
  if (shown === 'edit') {
    return (
      <NoteEditor
        item={item}
        leadId={leadId}
        onDone={(entry) => {
          setShown(null);
          if (entry) onChanged(id, entry);
        }}
      />
    );
  }
  return (
    <>
      {children}
      <div className="row wrap gap-2">
        {abilities.includes('edit') && (
          <Button size="compact-md" variant="default" onClick={() => setShown('edit')}>
            {timelineMessages.edit()}
          </Button>
        )}
        {abilities.includes('pin') && (
          <Button
            size="compact-md"
            variant="default"
            loading={pin.isBusy}
            onClick={() => void pin.run()}
          >
            {isPinned ? timelineMessages.unpin() : timelineMessages.pin()}
          </Button>
        )}
        {abilities.includes('delete') && (
          <Button
            size="compact-md"
            variant="default"
            loading={remove.isBusy}
            onClick={() => void remove.run()}
          >
            {timelineMessages.remove()}
          </Button>
        )}
        <Button
          size="compact-md"
          variant="subtle"
          aria-expanded={shown === 'history'}
          onClick={() => setShown(shown === 'history' ? null : 'history')}
        >
          {shown === 'history' ? timelineMessages.hideHistory() : timelineMessages.history()}
        </Button>
      </div>
      {shown === 'history' && (
        <RecordHistory
          name={`${noteId} ${version}`}
          ask={(page, signal) =>
            notes.getLeadNoteHistory({ id: noteId, page }, { ...(signal && { signal }) })
          }
          undo={async (change, key) => {
            const undone = await notes.undoLeadNoteChange({ id: noteId, change }, key);
            onChanged(id, undone.data);
            return undone;
          }}
          onUndone={() => {}}
          titleOf={titleOf}
        />
      )}
    </>
  );
}

const titles: Readonly<Record<string, () => string>> = {
  created: timelineMessages.written,
  edited: timelineMessages.saved,
  pinned: timelineMessages.pinnedTitle,
  unpinned: timelineMessages.unpinnedTitle,
  deleted: timelineMessages.deletedTitle,
  restored: timelineMessages.restored,
};
const titleOf = ({ what }: WireRecordChange) => titles[what]?.() ?? what;

/** Edits a note with all of its text. */
function NoteEditor({
  item,
  leadId,
  onDone,
}: {
  item: WireTimelineEntry;
  leadId: string;
  onDone: (entry: WireTimelineEntry | null) => void;
}) {
  const { answer } = useAnswer(item.isCut ? item.id : null, (signal) =>
    timelines.getTimelineEntry({ id: leadId, entry: item.id }, { signal }),
  );
  const whole = item.isCut ? answer?.data : item;
  if (!whole) return null;
  return (
    <NoteForm leadId={leadId} entry={whole} onSaved={onDone}>
      <Button variant="default" onClick={() => onDone(null)}>
        {timelineMessages.cancel()}
      </Button>
    </NoteForm>
  );
}
