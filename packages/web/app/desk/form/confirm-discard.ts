import { modals } from '@mantine/modals';
import { deskMessages } from '../messages.ts';

/** Asks before what was typed is thrown away. */
export function confirmDiscard(onConfirm: () => void): void {
  modals.openConfirmModal({
    title: deskMessages.discardTitle(),
    children: deskMessages.discardText(),
    labels: { confirm: deskMessages.discard(), cancel: deskMessages.keepEditing() },
    confirmProps: { color: 'bad' },
    cancelProps: { 'data-autofocus': true },
    onConfirm,
    zIndex: 500,
  });
}
