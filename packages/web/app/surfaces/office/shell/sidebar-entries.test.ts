import { defaultGrants, roleKeys } from '@homestead/contract/accounts';
import { describe, expect, it } from 'vitest';
import { isActiveEntry, sidebarEntries, visibleEntries } from './sidebar-entries.ts';

const labels = (held: readonly string[]) => visibleEntries(held).map(({ label }) => label);

describe('the sidebar', () => {
  it('shows entries without a permission to everybody', () => {
    expect(labels([])).toEqual(['Components', 'Change log']);
  });

  it('shows an entry once its permission is held, in the order of the list', () => {
    expect(labels(['feed', 'usermanagement'])).toEqual([
      'User Management',
      'MLS Feed',
      'Components',
      'Change log',
    ]);
  });

  it.each(roleKeys)('shows %s what its default grant opens and no more', (role) => {
    const held = defaultGrants[role].keys;
    for (const entry of sidebarEntries) {
      const isShown = visibleEntries(held).includes(entry);
      expect(isShown).toBe(entry.permission === null || held.includes(entry.permission));
    }
  });

  it('marks the entry of a page and of the pages below it', () => {
    const people = sidebarEntries[0]!;
    expect(isActiveEntry(people, '/usermanagement')).toBe(true);
    expect(isActiveEntry(people, '/users/42')).toBe(true);
    expect(isActiveEntry(people, '/useraccess')).toBe(false);
  });
});
