import { NavLink, Tooltip, UnstyledButton } from '@mantine/core';
import {
  IconCloudDown,
  IconComponents,
  IconHistory,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconShieldCheck,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import styles from './sidebar.module.css';
import { isActiveEntry, type SidebarEntry, visibleEntries } from './sidebar-entries.ts';

const icons: Record<string, TablerIcon> = {
  '/usermanagement': IconUsers,
  '/useraccess': IconShieldCheck,
  '/feed': IconCloudDown,
  '/components': IconComponents,
  '/change-log': IconHistory,
};

interface SidebarProps {
  /** Permission keys that decide which entries are shown. */
  held: readonly string[];
  isNarrow?: boolean;
  /** Left out in a preview. */
  onNarrow?: () => void;
}

/** The office's entries: those whose permission is empty or held. */
export function Sidebar({ held, isNarrow = false, onNarrow }: SidebarProps) {
  const entries = visibleEntries(held);
  const isPreview = onNarrow === undefined;
  const groups = [
    entries.filter(({ group }) => group === 'work'),
    entries.filter(({ group }) => group === 'about'),
  ].filter((group) => group.length > 0);
  return (
    <div className={styles.sidebar} data-narrow={isNarrow || undefined}>
      {groups.map((group) => (
        <ul key={group[0]?.path} className={styles.group}>
          {group.map((entry) => (
            <li key={entry.path}>
              <Entry entry={entry} isNarrow={isNarrow} isPreview={isPreview} />
            </li>
          ))}
        </ul>
      ))}
      {onNarrow && (
        <UnstyledButton
          className={styles.narrow}
          onClick={onNarrow}
          aria-label={isNarrow ? 'Expand the sidebar' : 'Collapse the sidebar'}
          visibleFrom="md"
        >
          {isNarrow ? (
            <IconLayoutSidebarLeftExpand size={20} />
          ) : (
            <>
              <IconLayoutSidebarLeftCollapse size={20} /> Collapse
            </>
          )}
        </UnstyledButton>
      )}
    </div>
  );
}

function Entry({
  entry,
  isNarrow,
  isPreview,
}: {
  entry: SidebarEntry;
  isNarrow: boolean;
  isPreview: boolean;
}) {
  const { pathname } = useLocation();
  const Icon = icons[entry.path] ?? IconComponents;
  if (isPreview) {
    return (
      <span className={styles.preview}>
        <Icon size={20} aria-hidden /> {entry.label}
      </span>
    );
  }
  const isActive = isActiveEntry(entry, pathname);
  return (
    <Tooltip label={entry.label} position="right" disabled={!isNarrow}>
      <NavLink
        component={Link}
        to={entry.path}
        label={isNarrow ? undefined : entry.label}
        aria-label={isNarrow ? entry.label : undefined}
        leftSection={<Icon size={20} aria-hidden />}
        active={isActive}
        aria-current={isActive ? 'page' : undefined}
        className={styles.entry}
      />
    </Tooltip>
  );
}
