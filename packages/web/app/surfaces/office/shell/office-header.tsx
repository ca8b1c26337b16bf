import { ActionIcon, Kbd, Tooltip } from '@mantine/core';
import { IconKeyboard, IconMessage, IconSearch } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useStaffSession } from '#accounts';
import { BrandMark } from '#design';
import { lazyPart } from '#desk';
import { rich, useSite } from '#platform';
import { shellMessages } from '../messages/shell.ts';
import styles from './office-header.module.css';
import { openPalette } from './palette/palette-door.tsx';
import { PersonMenu } from './person-menu.tsx';

/** Loaded after the page: it asks for its count anyway. */
const NotificationBell = lazyPart(async () => ({
  default: (await import('#messaging/desk')).NotificationBell,
}));

const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** Brand, search by the command palette, keyboard shortcuts, notifications and the account menu. */
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
        <button type="button" className={styles.find} onClick={openPalette}>
          <IconSearch size={18} aria-hidden />
          <span>{shellMessages.search()}</span>
          <Kbd size="xs" aria-hidden>
            {isMac ? shellMessages.paletteKeyMac() : shellMessages.paletteKeyOther()}
          </Kbd>
        </button>
      </div>
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
      <Tooltip label={shellMessages.contact()}>
        <ActionIcon
          component="a"
          href="/contactus"
          variant="subtle"
          color="quiet"
          size="xl"
          aria-label={shellMessages.contact()}
        >
          <IconMessage size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {!session.seeingAs && (
        <div className={styles.bell}>
          <Suspense>
            <NotificationBell />
          </Suspense>
        </div>
      )}
      <PersonMenu session={session} />
    </div>
  );
}
