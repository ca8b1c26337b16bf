import { NavLink, Tooltip, UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import {
  IconAddressBook,
  IconArrowsExchange,
  IconArrowsSplit,
  IconBell,
  IconBuildingBank,
  IconCalendarEvent,
  IconCalendarTime,
  IconCertificate,
  IconChartBar,
  IconChecklist,
  IconChevronDown,
  IconCloudDown,
  IconCoin,
  IconComponents,
  IconCopy,
  IconEye,
  IconFileCheck,
  IconFileDollar,
  IconFileImport,
  IconFileText,
  IconGauge,
  IconHandGrab,
  IconHistory,
  IconHomeDollar,
  IconIdBadge2,
  IconInbox,
  IconKey,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconListCheck,
  IconListSearch,
  IconMail,
  IconMailCog,
  IconNews,
  IconQuote,
  IconRipple,
  IconRoute,
  IconShieldCheck,
  IconSignature,
  IconSunHigh,
  IconTemplate,
  IconUserPlus,
  IconUsers,
  IconWebhook,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ComponentType, Suspense, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useStaffSession } from '#accounts';
import {
  ClaimCount,
  NewLeadsCount,
  TaskCount,
  TourCount,
  UnmatchedCount,
  useAddedStages,
} from '#leads/desk';
import { useSite } from '#platform';
import { WaitingFilesCount } from '#transactions/desk';
import { shellMessages } from '../messages/shell.ts';
import styles from './sidebar.module.css';
import {
  isActiveEntry,
  isStageList,
  type SidebarEntry,
  sidebarGroups,
  visibleEntries,
} from './sidebar-entries.ts';

const icons: Record<string, TablerIcon> = {
  '/usermanagement': IconUsers,
  '/dashboardmain': IconFileDollar,
  '/listing-files': IconHomeDollar,
  '/esign': IconSignature,
  '/transaction-contacts': IconBuildingBank,
  '/leads': IconAddressBook,
  '/useraccess': IconShieldCheck,
  '/roster': IconCertificate,
  '/onboarding-steps': IconChecklist,
  '/my-day': IconSunHigh,
  '/dashboard': IconChartBar,
  '/newleads': IconUserPlus,
  '/claim-leads': IconHandGrab,
  '/tasks': IconListCheck,
  '/duplicates': IconCopy,
  '/import-leads': IconFileImport,
  '/unmatched-messages': IconInbox,
  '/tour-requests': IconCalendarEvent,
  '/lead-routing': IconArrowsSplit,
  '/ponds': IconRipple,
  '/agent-limits': IconGauge,
  '/agent-profiles': IconIdBadge2,
  '/move-leads': IconArrowsExchange,
  '/mycalendar': IconCalendarTime,
  '/mymailbox': IconMailCog,
  '/testimonials': IconQuote,
  '/message-templates': IconTemplate,
  '/action-plans': IconRoute,
  '/behavior-triggers': IconEye,
  '/newsletters': IconNews,
  '/mailing-lists': IconMail,
  '/reference-lists': IconFileText,
  '/packet-rules': IconFileCheck,
  '/source-costs': IconCoin,
  '/notifications': IconBell,
  '/api-keys': IconKey,
  '/webhooks': IconWebhook,
  '/audit': IconListSearch,
  '/feed': IconCloudDown,
  '/components': IconComponents,
  '/change-log': IconHistory,
};

/** How much waits for the viewer on a page. */
const counts: Record<string, ComponentType> = {
  '/newleads': NewLeadsCount,
  '/claim-leads': ClaimCount,
  '/listing-files': WaitingFilesCount,
  '/unmatched-messages': UnmatchedCount,
  '/tour-requests': TourCount,
  '/tasks': TaskCount,
};

interface SidebarProps {
  /** The permission keys that the person has. */
  held: readonly string[];
  isNarrow?: boolean;
  /** Left out in a preview. */
  onNarrow?: () => void;
}

/** The pages of the back office that the person may open. */
export function Sidebar({ held, isNarrow = false, onNarrow }: SidebarProps) {
  const id = useId();
  const { pathname } = useLocation();
  const isPreview = onNarrow === undefined;
  const stages = useStageLists(pathname);
  const areListsOpen = !isNarrow && stages.isOpen;
  const added = useAddedStages(areListsOpen && !isPreview);
  const isSeeing = useStaffSession().seeingAs !== null && !isPreview;
  const isDemo = useSite().mode === 'demo';
  const entries = visibleEntries(held, { isDemo, isSeeing }, added);
  return (
    <div className={styles.sidebar} data-narrow={isNarrow || undefined}>
      {Object.entries(sidebarGroups).map(([group, heading]) => {
        const own = entries.filter(
          (entry) =>
            entry.group === group && (isPreview || areListsOpen || entry.parent !== '/leads'),
        );
        if (own.length === 0) return null;
        return (
          <section key={group} className={styles.group}>
            <p id={`${id}-${group}`} className={isNarrow ? 'unseen' : styles.heading}>
              {heading()}
            </p>
            <ul aria-labelledby={`${id}-${group}`} className={styles.entries}>
              {own.map((entry) => (
                <li
                  key={entry.path}
                  className={styles.item}
                  data-inner={entry.parent && !isNarrow ? true : undefined}
                >
                  <Entry entry={entry} isNarrow={isNarrow} isPreview={isPreview} />
                  {entry.path === '/leads' && !isNarrow && !isPreview && (
                    <UnstyledButton
                      className={styles.toggle}
                      aria-expanded={stages.isOpen}
                      aria-label={shellMessages.stages()}
                      onClick={stages.toggle}
                    >
                      <IconChevronDown size={18} aria-hidden />
                    </UnstyledButton>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {onNarrow && (
        <UnstyledButton
          className={styles.narrow}
          onClick={onNarrow}
          aria-label={isNarrow ? shellMessages.expandSidebar() : shellMessages.collapseSidebar()}
          visibleFrom="md"
        >
          {isNarrow ? (
            <IconLayoutSidebarLeftExpand size={20} />
          ) : (
            <>
              <IconLayoutSidebarLeftCollapse size={20} /> {shellMessages.collapse()}
            </>
          )}
        </UnstyledButton>
      )}
    </div>
  );
}

/**
 * Whether the lists by stage show, which are many: as the viewer last chose, and when one of them
 * opens.
 */
function useStageLists(pathname: string) {
  const [isKept, keep] = useLocalStorage({
    key: 'homestead_stages_open',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const isOpen = isStageList(pathname) ? closedAt !== pathname : isKept;
  return {
    isOpen,
    toggle: () => {
      keep(!isOpen);
      setClosedAt(isOpen ? pathname : null);
    },
  };
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
  const Icon = icons[entry.path];
  const Count = counts[entry.path];
  const label = entry.label();
  if (isPreview) {
    return (
      <span className={styles.preview}>
        {Icon && <Icon size={20} aria-hidden />} {label}
      </span>
    );
  }
  const isActive = isActiveEntry(entry, pathname);
  return (
    <Tooltip label={label} position="right" disabled={!isNarrow}>
      <NavLink
        component={Link}
        to={entry.path}
        label={isNarrow ? undefined : label}
        aria-label={isNarrow ? label : undefined}
        leftSection={Icon && <Icon size={20} aria-hidden />}
        rightSection={
          !isNarrow &&
          Count && (
            <Suspense>
              <Count />
            </Suspense>
          )
        }
        active={isActive}
        aria-current={isActive ? 'page' : undefined}
        className={styles.entry}
      />
    </Tooltip>
  );
}
