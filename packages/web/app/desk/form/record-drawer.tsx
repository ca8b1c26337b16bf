import { Button, Drawer, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type ReactNode, useCallback, useRef } from 'react';
import { deskMessages } from '../messages.ts';
import { RecordForm, type RecordFormProps } from './record-form.tsx';

interface RecordDrawerProps<Saved> extends RecordFormProps<Saved> {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  intro?: string;
  /** Below the form, such as the record's history. */
  below?: ReactNode;
}

/** A form in a drawer, to add or edit a record without leaving the list. */
export function RecordDrawer<Saved>({
  isOpen,
  onClose,
  title,
  intro,
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
    modals.openConfirmModal({
      title: deskMessages.discardTitle(),
      children: deskMessages.discardText(),
      labels: { confirm: deskMessages.discard(), cancel: deskMessages.keepEditing() },
      confirmProps: { color: 'bad' },
      cancelProps: { 'data-autofocus': true },
      onConfirm: onClose,
      zIndex: 500,
    });
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
      <RecordForm
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
      </RecordForm>
      {below}
    </Drawer>
  );
}
