import { defaultGrants, roleKeys } from '@homestead/contract/accounts';
import { describe, expect, it } from 'vitest';
import { shellMessages } from '../messages/shell.ts';
import { isActiveEntry, sidebarEntries, visibleEntries } from './sidebar-entries.ts';

const labels = (held: readonly string[]) => visibleEntries(held).map(({ label }) => label());

describe('the sidebar', () => {
  it('shows entries without a permission to everyone', () => {
    expect(labels([])).toEqual([
      shellMessages.notifications(),
      shellMessages.components(),
      shellMessages.changeLog(),
    ]);
  });

  it('shows an entry to those with its permission, in the order of the list', () => {
    expect(labels(['feed', 'usermanagement'])).toEqual([
      shellMessages.userManagement(),
      shellMessages.mlsFeed(),
      shellMessages.notifications(),
      shellMessages.components(),
      shellMessages.changeLog(),
    ]);
  });

  it.each(roleKeys)('shows %s exactly what its default permissions open', (role) => {
    const held = defaultGrants[role].keys;
    for (const entry of sidebarEntries) {
      const isShown = visibleEntries(held).includes(entry);
      expect(isShown).toBe(entry.permission === null || held.includes(entry.permission));
    }
  });

  it('marks the entry of a page and of its subpages', () => {
    const people = sidebarEntries[0]!;
    expect(isActiveEntry(people, '/usermanagement')).toBe(true);
    expect(isActiveEntry(people, '/users/42')).toBe(true);
    expect(isActiveEntry(people, '/useraccess')).toBe(false);
  });
});
