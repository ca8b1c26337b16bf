import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { deskMessages } from './messages.ts';
import { readProblem } from './read-problem.ts';

/** How long toasts are shown; the pointer or the focus on one stops the clock. */
const SHOWN_MS = { everywhere: 2000, page: 3000 } as const;

/**
 * Shows a message. `from` is `everywhere` for messages shared by all screens, `page` for a screen's
 * own.
 */
export function showToast(
  message: string,
  kind: 'good' | 'bad' = 'good',
  from: keyof typeof SHOWN_MS = 'page',
): void {
  notifications.show({
    message,
    color: kind,
    icon: kind === 'good' ? <IconCheck size={18} /> : <IconAlertTriangle size={18} />,
    autoClose: SHOWN_MS[from],
    role: kind === 'good' ? 'status' : 'alert',
    withBorder: true,
    closeButtonProps: { 'aria-label': deskMessages.closeMessage() },
  });
}

/** Says why a call failed; `tell` puts the reason into a sentence. */
export function sayProblem(error: unknown, tell = (reason: string) => reason): void {
  const { message, title } = readProblem(error);
  showToast(tell(message || title), 'bad');
}
