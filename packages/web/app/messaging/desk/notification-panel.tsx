import type { WireNotification } from '@homestead/contract/messaging';
import { NOTIFICATION_SETTINGS_PATH } from '@homestead/contract/messaging';
import { Text, Tooltip } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import {
  Ago,
  ChangeButton,
  ChangeIcon,
  ProblemNote,
  sayProblem,
  TableSkeleton,
  useAnswer,
} from '#desk';
import { deskNotificationMessages } from '../messages.ts';
import { ownNotifications } from './client.ts';
import styles from './notification-bell.module.css';
import { openingPath } from './notification-paths.ts';
import { readAll } from './read-all.ts';

const NEWEST = 12;

/** The newest notifications. `turn` grows whenever they changed. */
export default function NotificationPanel({
  turn,
  onClose,
}: {
  turn: number;
  onClose: () => void;
}) {
  const { answer, problem, again } = useNewest(turn);
  const [newest] = answer?.data ?? [];
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className="text-18">{deskNotificationMessages.title()}</h2>
        {answer !== null && answer.unread > 0 && newest && (
          <ChangeButton
            variant="subtle"
            size="compact-md"
            onClick={() => readAll(newest.createdAt).then(again, sayProblem)}
          >
            {deskNotificationMessages.readAll()}
          </ChangeButton>
        )}
      </div>
      {problem && <ProblemNote problem={problem} onRetry={again} />}
      {!answer && !problem && <TableSkeleton columns={1} />}
      {answer?.data.length === 0 && (
        <Text c="dimmed" p="md">
          {deskNotificationMessages.empty()}
        </Text>
      )}
      <ul className={styles.list}>
        {answer?.data.map((one) => (
          <NotificationItem key={one.id} {...one} onOpen={onClose} onRead={again} />
        ))}
      </ul>
      <div className={styles.foot}>
        <Link to="/notifications" className="button" onClick={onClose}>
          {deskNotificationMessages.seeAll()}
        </Link>
        <a href={NOTIFICATION_SETTINGS_PATH} className="text-button">
          {deskNotificationMessages.settings()}
        </a>
      </div>
    </div>
  );
}

/** The newest page, loaded again when something changed; the old one shows until then. */
function useNewest(turn: number) {
  return useAnswer(`newest-${turn}`, (signal) =>
    ownNotifications.listNotifications({ pageSize: NEWEST }, { signal }),
  );
}

interface NotificationItemProps extends WireNotification {
  onOpen: () => void;
  onRead: () => void;
}

function NotificationItem({
  id,
  text,
  kindLabel,
  createdAt,
  abilities,
  onOpen,
  onRead,
}: NotificationItemProps) {
  const isUnread = abilities.includes('read');
  const label = deskNotificationMessages.readOne({ text });
  return (
    <li className={styles.item} data-unread={isUnread || undefined}>
      <Link to={openingPath(id)} className={styles.link} onClick={onOpen}>
        <span className={styles.text}>
          {isUnread && <span className="unseen">{deskNotificationMessages.isUnread()} </span>}
          {text}
        </span>
        <Text size="sm" c="dimmed">
          {kindLabel} · <Ago at={createdAt} />
        </Text>
      </Link>
      {isUnread && (
        <Tooltip label={deskNotificationMessages.read()}>
          <ChangeIcon
            variant="subtle"
            color="quiet"
            size="xl"
            aria-label={label}
            onClick={() => ownNotifications.readNotification({ id }).then(onRead, sayProblem)}
          >
            <IconCheck size={20} aria-hidden />
          </ChangeIcon>
        </Tooltip>
      )}
    </li>
  );
}
