import { Button, Text } from '@mantine/core';
import { type ReactNode, useCallback, useRef } from 'react';
import { Drawer } from '../drawer.tsx';
import { deskMessages } from '../messages.ts';
import { confirmDiscard } from './confirm-discard.ts';
import { StartedForm, type StartedFormProps } from './started-form.tsx';

interface RecordDrawerProps<Saved> extends StartedFormProps<Saved> {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  intro?: string;
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
  above,
  below,
  onSaved,
  ...form
}: RecordDrawerProps<Saved>) {
  const isUnsaved = useRef(false);
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
      size={form.preview ? 'min(100%, 1160px)' : 'lg'}
      title={title}
      keepMounted={false}
    >
      {intro && (
        <Text size="sm" c="dimmed">
          {intro}
        </Text>
      )}
      {above}
      <StartedForm
        {...form}
        onTyped={onTyped}
        onSaved={(saved) => {
          onClose();
          onSaved(saved);
        }}
      >
        <Button variant="default" onClick={close}>
          {deskMessages.cancel()}
        </Button>
      </StartedForm>
      {below}
    </Drawer>
  );
}
