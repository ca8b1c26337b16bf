import { ActionIcon, Indicator, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { deskNotificationMessages } from '../messages.ts';
import styles from './notification-bell.module.css';
import { NotificationPanel } from './notification-panel.tsx';
import { useUnread } from './use-unread.ts';

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
    <Popover
      opened={isOpen}
      onChange={(opened) => (opened ? panel.open() : panel.close())}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Indicator
          disabled={!unread}
          label={
            unread !== null && unread > MOST_SHOWN
              ? deskNotificationMessages.many({ count: MOST_SHOWN })
              : unread
          }
          size={18}
          offset={8}
          color="bad"
        >
          <ActionIcon
            variant="subtle"
            color="quiet"
            size="xl"
            aria-label={label}
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            onClick={panel.toggle}
          >
            <IconBell size={20} aria-hidden />
          </ActionIcon>
        </Indicator>
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown} aria-label={deskNotificationMessages.title()}>
        <NotificationPanel turn={turn} onClose={panel.close} />
      </Popover.Dropdown>
      <span role="status" className="unseen">
        {turn > 0 && unread !== null && deskNotificationMessages.arrived({ count: unread })}
      </span>
    </Popover>
  );
}
