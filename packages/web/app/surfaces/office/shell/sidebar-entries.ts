import type { PermissionKey } from '@homestead/contract/accounts';
import { shellMessages } from '../messages/shell.ts';

/** One entry of the sidebar. Only existing screens have one. */
export interface SidebarEntry {
  path: string;
  label: () => string;
  /** Null if everyone in the back office sees it. */
  permission: PermissionKey | null;
  group: 'work' | 'about';
  /** Prefix of other paths that belong to this entry, such as a person's page. */
  also?: string;
}

export const sidebarEntries: readonly SidebarEntry[] = [
  {
    path: '/usermanagement',
    label: shellMessages.userManagement,
    permission: 'usermanagement',
    group: 'work',
    also: '/users/',
  },
  {
    path: '/useraccess',
    label: shellMessages.userPermissions,
    permission: 'userpermissions',
    group: 'work',
  },
  { path: '/newleads', label: shellMessages.newLeads, permission: 'lead-claim', group: 'work' },
  {
    path: '/unmatched-messages',
    label: shellMessages.unmatchedMessages,
    permission: 'lead-assign-all',
    group: 'work',
  },
  {
    path: '/tour-requests',
    label: shellMessages.tourRequests,
    permission: 'lead-claim',
    group: 'work',
  },
  { path: '/mycalendar', label: shellMessages.myCalendar, permission: 'lead-claim', group: 'work' },
  {
    path: '/lead-routing',
    label: shellMessages.leadRouting,
    permission: 'lead-routing',
    group: 'work',
  },
  { path: '/ponds', label: shellMessages.ponds, permission: 'lead-routing', group: 'work' },
  {
    path: '/agent-limits',
    label: shellMessages.agentLimits,
    permission: 'lead-routing',
    group: 'work',
  },
  {
    path: '/agent-profiles',
    label: shellMessages.agentProfiles,
    permission: 'lead-claim',
    group: 'work',
  },
  {
    path: '/testimonials',
    label: shellMessages.testimonials,
    permission: 'testimonials',
    group: 'work',
  },
  {
    path: '/message-templates',
    label: shellMessages.messageTemplates,
    permission: 'lead-claim',
    group: 'work',
  },
  {
    path: '/newsletters',
    label: shellMessages.newsletters,
    permission: 'mailing-lists',
    group: 'work',
  },
  {
    path: '/mailing-lists',
    label: shellMessages.mailingLists,
    permission: 'mailing-lists',
    group: 'work',
  },
  {
    path: '/reference-lists',
    label: shellMessages.referenceLists,
    permission: 'reference-lists',
    group: 'work',
  },
  { path: '/feed', label: shellMessages.mlsFeed, permission: 'feed', group: 'work' },
  { path: '/notifications', label: shellMessages.notifications, permission: null, group: 'work' },
  { path: '/components', label: shellMessages.components, permission: null, group: 'about' },
  { path: '/change-log', label: shellMessages.changeLog, permission: null, group: 'about' },
];

/** Entries that need no permission or one of those given. */
export function visibleEntries(held: readonly string[]): SidebarEntry[] {
  return sidebarEntries.filter(
    ({ permission }) => permission === null || held.includes(permission),
  );
}

/** Whether the page at `pathname` belongs to an entry. */
export function isActiveEntry({ path, also }: SidebarEntry, pathname: string): boolean {
  return pathname === path || (also !== undefined && pathname.startsWith(also));
}
