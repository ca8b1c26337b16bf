import { useCallback, useMemo, useRef, useState } from 'react';
import { type FormStarter, FormStarterSelect, type StartedWith } from './form-starter.tsx';
import { RecordForm, type RecordFormProps } from './record-form.tsx';

export interface StartedFormProps<Saved> extends RecordFormProps<Saved> {
  /** What the form of a new record can be filled with. */
  starter?: FormStarter | null;
}

/** A form with a choice above it that fills it. */
export function StartedForm<Saved>({ starter, record, onTyped, ...form }: StartedFormProps<Saved>) {
  const isTyped = useRef(false);
  const [started, setStarted] = useState<StartedWith | null>(null);
  const filled = useMemo(
    () => (started ? { ...started.record, id: started.choice } : record),
    [started, record],
  );
  const noteTyped = useCallback(
    (is: boolean) => {
      isTyped.current = is;
      onTyped?.(is);
    },
    [onTyped],
  );
  return (
    <>
      {starter && (
        <FormStarterSelect
          starter={starter}
          isTyped={() => isTyped.current}
          onStarted={setStarted}
        />
      )}
      <RecordForm key={started?.choice} {...form} record={filled} onTyped={noteTyped} />
    </>
  );
}
