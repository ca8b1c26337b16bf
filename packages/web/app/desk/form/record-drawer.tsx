import { Button, Drawer, Text } from '@mantine/core';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { deskMessages } from '../messages.ts';
import { confirmDiscard } from './confirm-discard.ts';
import { type FormStarter, FormStarterSelect, type StartedForm } from './form-starter.tsx';
import { RecordForm, type RecordFormProps } from './record-form.tsx';

interface RecordDrawerProps<Saved> extends RecordFormProps<Saved> {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  intro?: string;
  /** What the form of a new record can be filled with. */
  starter?: FormStarter | null;
  /** Above the form, such as what can't be changed. */
  above?: ReactNode;
  /** Below the form, such as the record's history. */
  below?: ReactNode;
}

/** A form in a drawer, to add or edit a record without leaving the list. */
export function RecordDrawer<Saved>({
  isOpen,
  onClose,
  title,
  intro,
  starter,
  above,
  below,
  onSaved,
  record,
  ...form
}: RecordDrawerProps<Saved>) {
  const isUnsaved = useRef(false);
  const [started, setStarted] = useState<StartedForm | null>(null);
  const filled = useMemo(
    () => (started ? { ...started.record, id: started.choice } : record),
    [started, record],
  );
  const onTyped = useCallback((is: boolean) => {
    isUnsaved.current = is;
  }, []);
  const close = () => {
    if (!isUnsaved.current) return onClose();
    confirmDiscard(onClose);
  };
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      position="right"
      size="lg"
      title={title}
      keepMounted={false}
    >
      {intro && (
        <Text size="sm" c="dimmed">
          {intro}
        </Text>
      )}
      {above}
      {starter && (
        <FormStarterSelect
          starter={starter}
          isTyped={() => isUnsaved.current}
          onStarted={setStarted}
        />
      )}
      <RecordForm
        key={started?.choice}
        {...form}
        record={filled}
        onTyped={onTyped}
        onSaved={(saved) => {
          onClose();
          onSaved(saved);
        }}
      >
        <Button variant="default" onClick={close}>
          {deskMessages.cancel()}
        </Button>
      </RecordForm>
      {below}
    </Drawer>
  );
}
