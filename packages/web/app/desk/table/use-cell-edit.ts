import { useEffect, useState } from 'react';
import { useFormKeys } from '../form-keys.ts';
import { deskMessages } from '../messages.ts';
import { readProblem } from '../read-problem.ts';
import { sayDone } from '../record-actions.tsx';
import { sayProblem, showToast } from '../show-toast.tsx';
import { withProof } from '../with-proof.ts';
import type { CellEdit } from './data-table-props.ts';

/**
 * A cell that is changed in place: the new value shows until the server has answered, and the old
 * one again if it refuses. If someone else changed the record first, that is said, and the
 * newest row loaded.
 */
export function useCellEdit<Row>(
  edit: CellEdit<Row> | undefined,
  { row, onDone }: { row: Row; onDone: () => void },
) {
  const [awaited, setAwaited] = useState<Row | null>(null);
  const [isSaving, setSaving] = useState(false);
  const keys = useFormKeys();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer row takes the place
  useEffect(() => setAwaited(null), [row]);
  const save = async (value: string) => {
    if (!edit || value === edit.value(row)) return;
    setAwaited(edit.preview(row, value));
    setSaving(true);
    try {
      await keys.send('cell', (key) => withProof(() => edit.save(row, value, key)));
      const done = edit.said?.(row, value);
      if (done) sayDone(typeof done === 'string' ? done : done.message, [done], onDone);
    } catch (error) {
      setAwaited(null);
      if (readProblem(error).code === 'changed-meanwhile') {
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
