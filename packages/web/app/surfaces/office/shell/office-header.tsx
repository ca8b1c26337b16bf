import { ActionIcon, Kbd, Tooltip } from '@mantine/core';
import { spotlight } from '@mantine/spotlight';
import { IconCommand, IconKeyboard } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useStaffSession } from '#accounts';
import { BrandMark } from '#design';
import { useSite } from '#platform';
import styles from './office-header.module.css';
import { PeopleSearch } from './people-search.tsx';
import { PersonMenu } from './person-menu.tsx';

/** Brand, search, palette, keys and the person who works here. */
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
      <Tooltip label={<span>Go to… (Ctrl or ⌘ K)</span>}>
        <ActionIcon
          variant="subtle"
          color="quiet"
          size="xl"
          aria-label="Go to a page or a person"
          onClick={spotlight.open}
        >
          <IconCommand size={20} />
        </ActionIcon>
      </Tooltip>
      <Tooltip
        label={
          <span>
            Keys <Kbd size="xs">?</Kbd>
          </span>
        }
      >
        <ActionIcon
          variant="subtle"
          color="quiet"
          size="xl"
          aria-label="Keys"
          onClick={onShortcuts}
          visibleFrom="md"
        >
          <IconKeyboard size={20} />
        </ActionIcon>
      </Tooltip>
      <PersonMenu session={session} />
    </div>
  );
}
