import { ActionIcon, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazyPart } from '#desk';
import { deskNotificationMessages } from '../messages.ts';
import styles from './notification-bell.module.css';
import { useUnread } from './use-unread.ts';

/** Loaded when the bell is opened: every page of the office has the bell. */
const NotificationPanel = lazyPart(() => import('./notification-panel.tsx'));

const MOST_SHOWN = 99;

/** The bell in the header: how many notifications are unread, and the newest ones on a click. */
export function NotificationBell() {
  const { unread, turn } = useUnread();
  const [isOpen, panel] = useDisclosure(false);
  const label =
    unread === null
      ? deskNotificationMessages.bellUnknown()
      : deskNotificationMessages.bell({ count: unread });
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={(opened) => (opened ? panel.open() : panel.close())}
        position="bottom-end"
        shadow="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="quiet"
            size="xl"
            aria-label={label}
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            className={styles.bell}
            onClick={panel.toggle}
          >
            <IconBell size={20} aria-hidden />
            {unread !== null && unread > 0 && (
              <span className={styles.count} aria-hidden>
                {unread > MOST_SHOWN
                  ? deskNotificationMessages.many({ count: MOST_SHOWN })
                  : unread}
              </span>
            )}
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown className={styles.dropdown} aria-label={deskNotificationMessages.title()}>
          <Suspense>
            <NotificationPanel turn={turn} onClose={panel.close} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
      <span role="status" className="unseen">
        {turn > 0 && unread !== null && deskNotificationMessages.arrived({ count: unread })}
      </span>
    </>
  );
}
