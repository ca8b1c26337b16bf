import type { WireSeeingAs } from '@homestead/contract/accounts';
import { IconEye } from '@tabler/icons-react';
import { useEffect } from 'react';
import { shellMessages } from '../messages/shell.ts';
import styles from './seeing-bar.module.css';

/** The longest that a browser's timer waits. */
const MAX_WAIT_MS = 2_000_000_000;

/** Below the header of every page: as whom the office is seen, and the way back. */
export function SeeingBar({ seeingAs }: { seeingAs: WireSeeingAs }) {
  const { name, roleLabel: role, until, isOver } = seeingAs;
  useEffect(() => {
    if (isOver) return;
    const wait = Math.min(MAX_WAIT_MS, Math.max(1000, Date.parse(until) - Date.now() + 1000));
    const timer = setTimeout(() => window.location.reload(), wait);
    return () => clearTimeout(timer);
  }, [until, isOver]);
  const seeing =
    name === null ? shellMessages.seeingAsRole({ role }) : shellMessages.seeingAs({ name, role });
  const over =
    name === null ? shellMessages.overAsRole({ role }) : shellMessages.over({ name, role });
  return (
    <form method="post" action="/exit-view" className={styles.bar} data-over={isOver || undefined}>
      <IconEye size={20} aria-hidden className={styles.icon} />
      <span role="status" className={styles.text}>
        <strong>{isOver ? over : seeing}</strong>{' '}
        <span className={styles.how}>
          {isOver ? shellMessages.overHint() : shellMessages.readOnly()}
        </span>
      </span>
      <button type="submit" className={styles.exit}>
        {shellMessages.exitSeeing()}
      </button>
    </form>
  );
}
