import { type RefObject, useEffect, useState } from 'react';
import { useFormKeys } from '../form-keys.ts';
import { deskMessages } from '../messages.ts';
import { type DeskProblem, fieldSentence, readProblem } from '../read-problem.ts';
import { type Done, sayDone } from '../record-actions.tsx';
import { sayProblem, showToast } from '../show-toast.tsx';
import { withProof } from '../with-proof.ts';
import type { CellEdit } from './data-table-props.ts';

/** A text that wasn’t saved, and why. */
export interface RefusedText {
  value: string;
  reason: string;
  /** The label of the refused field; of several inputs, it says which one. */
  label: string | null;
  /** Whether the editor takes the focus: not if it is elsewhere by then. */
  takesFocus: boolean;
}

interface EditedRow<Row> {
  row: Row;
  cell: RefObject<HTMLElement | null>;
  onDone: () => void;
  /** A text comes back to its editor; the choice of a list is made again. */
  onRefused: (text: RefusedText) => void;
}

/**
 * A cell that is changed in place: the new value shows until the server has answered. What it
 * refuses stays in the editor, with the reason. If someone else changed the record first, the
 * newest row is loaded.
 */
export function useCellEdit<Row>(
  edit: CellEdit<Row>,
  { row, cell, onDone, onRefused }: EditedRow<Row>,
) {
  const [awaited, setAwaited] = useState<Row | null>(null);
  const [isSaving, setSaving] = useState(false);
  const keys = useFormKeys();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer row takes the place
  useEffect(() => setAwaited(null), [row]);
  const save = async (value: string) => {
    if (value === edit.value(row)) return;
    setAwaited(edit.preview(row, value));
    setSaving(true);
    try {
      await keys.send('cell', (key) => withProof(() => edit.save(row, value, key)));
      const done = edit.said?.(row, value);
      if (done) {
        const focused = withFocus(done, cell.current);
        sayDone(typeof done === 'string' ? done : done.message, [focused], onDone);
      }
    } catch (error) {
      setAwaited(null);
      const problem = readProblem(error);
      if (edit.kind !== 'choice') {
        const at = document.activeElement;
        const takesFocus = at === document.body || cell.current?.contains(at) === true;
        onRefused({ value, takesFocus, ...whyRefused(problem) });
      } else if (problem.code === 'changed-meanwhile') {
        showToast(deskMessages.changedMeanwhile(), 'bad');
      } else {
        sayProblem(error);
      }
    } finally {
      setSaving(false);
      onDone();
    }
  };
  return { row: awaited ?? row, isSaving, save };
}

/** Why a text wasn’t saved, in a sentence that fits beside it. */
export function whyRefused({ code, fields, message, title }: DeskProblem) {
  const [field] = fields;
  if (field) return { reason: fieldSentence(field), label: field.label };
  const reason = code === 'changed-meanwhile' ? deskMessages.changedMeanwhile() : message || title;
  return { reason, label: null };
}

/** Undo puts the focus on the cell again; if its row is gone, on the first one of the list. */
function withFocus(done: Done, cell: HTMLElement | null): Done {
  if (typeof done === 'string' || !done.undo || !cell) return done;
  const table = cell.closest('table');
  const { message, undo } = done;
  const focus = () => {
    const at = cell.isConnected ? cell.querySelector<HTMLElement>('[data-edit-cell]') : null;
    (at ?? table?.querySelector<HTMLElement>('[data-row]'))?.focus();
  };
  return {
    message,
    undo: (key) => {
      focus();
      return undo(key);
    },
  };
}
