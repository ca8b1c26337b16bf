import type { EntryKey } from '@homestead/contract/accounts';

/** One entry of the sidebar; only screens that stand are named. */
export interface SidebarEntry {
  path: string;
  label: string;
  /** Null: shown to everybody in the office. */
  permission: EntryKey | null;
  group: 'work' | 'about';
  /** Paths below it that count as this entry, such as a person's page. */
  also?: string;
}

export const sidebarEntries: readonly SidebarEntry[] = [
  {
    path: '/usermanagement',
    label: 'User Management',
    permission: 'usermanagement',
    group: 'work',
    also: '/users/',
  },
  { path: '/useraccess', label: 'User Permissions', permission: 'userpermissions', group: 'work' },
  {
    path: '/reference-lists',
    label: 'Reference Lists',
    permission: 'reference-lists',
    group: 'work',
  },
  { path: '/feed', label: 'MLS Feed', permission: 'feed', group: 'work' },
  { path: '/components', label: 'Components', permission: null, group: 'about' },
  { path: '/change-log', label: 'Change log', permission: null, group: 'about' },
];

/** Entries whose permission is empty or held. */
export function visibleEntries(held: readonly string[]): SidebarEntry[] {
  return sidebarEntries.filter(
    ({ permission }) => permission === null || held.includes(permission),
  );
}

/** Whether an entry stands for the page at `pathname`. */
export function isActiveEntry({ path, also }: SidebarEntry, pathname: string): boolean {
  return pathname === path || (also !== undefined && pathname.startsWith(also));
}
