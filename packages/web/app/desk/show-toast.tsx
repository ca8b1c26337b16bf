import { Button, Group } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { deskMessages } from './messages.ts';
import { readProblem } from './read-problem.ts';

/** How long toasts are shown; the pointer or the focus on one stops the clock. */
const SHOWN_MS = { everywhere: 2000, page: 3000, undo: 6000 } as const;
const MOST_SHOWN = 3;

/**
 * Shows a message, in place of the same one and of the oldest of more than three. `from` is
 * `everywhere` for messages shared by all screens, `page` for a screen's own.
 */
export function showToast(
  message: string,
  kind: 'good' | 'bad' = 'good',
  from: 'everywhere' | 'page' = 'page',
): void {
  show(message, kind, SHOWN_MS[from]);
}

/**
 * Says what was done, with a button that undoes it. `undo` says what it did, and what went wrong.
 */
export function showUndoToast(message: string, undo: () => void): void {
  show(message, 'good', SHOWN_MS.undo, undo);
}

function show(text: string, kind: 'good' | 'bad', autoClose: number, undo?: () => void): void {
  const id = randomId();
  const toast = {
    id,
    message: undo ? (
      <Group justify="space-between" wrap="nowrap">
        {text}
        <Button
          flex="none"
          variant="default"
          size="compact-sm"
          onClick={() => {
            notifications.hide(id);
            undo();
          }}
        >
          {deskMessages.undo()}
        </Button>
      </Group>
    ) : (
      text
    ),
    'data-text': text,
    color: kind,
    icon: kind === 'good' ? <IconCheck size={18} /> : <IconAlertTriangle size={18} />,
    autoClose,
    role: kind === 'good' ? 'status' : 'alert',
    withBorder: true,
    closeButtonProps: { 'aria-label': deskMessages.closeMessage() },
  };
  notifications.updateState(notificationsStore, (shown) => [
    ...shown.filter((one) => one['data-text'] !== text).slice(1 - MOST_SHOWN),
    toast,
  ]);
}

/** Says why a call failed; `tell` puts the reason into a sentence. */
export function sayProblem(error: unknown, tell = (reason: string) => reason): void {
  const { message, title } = readProblem(error);
  showToast(tell(message || title), 'bad');
}
