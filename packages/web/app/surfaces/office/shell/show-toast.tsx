import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';

/** How long toasts stand (spec 2 section 8); the pointer or the focus on one stops the clock. */
const STANDS_MS = { shared: 2000, page: 3000 } as const;

/**
 * Says what a page did, or could not do. `from` is `shared` for what every screen says alike,
 * `page` for a screen's own message.
 */
export function showToast(
  message: string,
  { kind = 'good', from = 'page' }: { kind?: 'good' | 'bad'; from?: keyof typeof STANDS_MS } = {},
): void {
  notifications.show({
    message,
    color: kind,
    icon: kind === 'good' ? <IconCheck size={18} /> : <IconAlertTriangle size={18} />,
    autoClose: STANDS_MS[from],
    role: kind === 'good' ? 'status' : 'alert',
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close this message' },
  });
}
