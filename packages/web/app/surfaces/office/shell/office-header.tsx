import { ActionIcon, Kbd, Tooltip } from '@mantine/core';
import { spotlight } from '@mantine/spotlight';
import { IconCommand, IconKeyboard } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useStaffSession } from '#accounts';
import { BrandMark } from '#design';
import { rich, useSite } from '#platform';
import { shellMessages } from '../messages/shell.ts';
import styles from './office-header.module.css';
import { PeopleSearch } from './people-search.tsx';
import { PersonMenu } from './person-menu.tsx';

/** Loaded after the page: it asks for its count anyway. */
const NotificationBell = lazy(async () => ({
  default: (await import('#messaging/desk')).NotificationBell,
}));

/** Brand, search, command palette, keyboard shortcuts, notifications and the account menu. */
export function OfficeHeader({ onShortcuts }: { onShortcuts: () => void }) {
  const { brokerage } = useSite();
  const session = useStaffSession();
  return (
    <div className="row gap-2 can-shrink grow">
      <Link to={session.landing} className={styles.brand} aria-label={brokerage.name}>
        <BrandMark size={32} />
        <span className={styles.name}>{brokerage.name}</span>
      </Link>
      <div className={styles.search}>
        {session.permissions.includes('usermanagement') && <PeopleSearch />}
      </div>
      <Tooltip label={shellMessages.goToHint()}>
        <ActionIcon
          variant="subtle"
          color="quiet"
          size="xl"
          aria-label={shellMessages.goTo()}
          onClick={spotlight.open}
          visibleFrom="md"
        >
          <IconCommand size={20} />
        </ActionIcon>
      </Tooltip>
      <Tooltip
        label={
          <span>
            {rich(
              shellMessages.shortcutsHint({
                key: (text) => (
                  <Kbd key="key" size="xs">
                    {text}
                  </Kbd>
                ),
              }),
            )}
          </span>
        }
      >
        <ActionIcon
          variant="subtle"
          color="quiet"
          size="xl"
          aria-label={shellMessages.shortcuts()}
          onClick={onShortcuts}
          visibleFrom="md"
          className={styles.keys}
        >
          <IconKeyboard size={20} />
        </ActionIcon>
      </Tooltip>
      <div className={styles.bell}>
        <Suspense>
          <NotificationBell />
        </Suspense>
      </div>
      <PersonMenu session={session} />
    </div>
  );
}
