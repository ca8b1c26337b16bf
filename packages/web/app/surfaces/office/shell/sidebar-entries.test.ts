import { defaultGrants, roleKeys } from '@homestead/contract/accounts';
import { offerReaders } from '@homestead/contract/transactions';
import { describe, expect, it } from 'vitest';
import { shellMessages } from '../messages/shell.ts';
import {
  isActiveEntry,
  isStageList,
  sidebarEntries,
  sidebarGroups,
  visibleEntries,
} from './sidebar-entries.ts';

const inDemo = { isDemo: true, isSeeing: false };
const labels = (held: readonly string[], given = inDemo) =>
  visibleEntries(held, given).map(({ label }) => label());

describe('the sidebar', () => {
  it('shows entries without a permission to everyone', () => {
    expect(labels([])).toEqual([
      shellMessages.contacts(),
      shellMessages.notifications(),
      shellMessages.components(),
      shellMessages.changeLog(),
    ]);
  });

  it('shows an entry to those with its permission, in the order of the list', () => {
    expect(labels(['feed', 'usermanagement'])).toEqual([
      shellMessages.contacts(),
      shellMessages.notifications(),
      shellMessages.userManagement(),
      shellMessages.mlsFeed(),
      shellMessages.components(),
      shellMessages.changeLog(),
    ]);
  });

  it('shows the components only in a demo', () => {
    const label = shellMessages.components();
    expect(labels([])).toContain(label);
    expect(labels([], { isDemo: false, isSeeing: false })).not.toContain(label);
  });

  it('leaves out what is about the person while someone else sees the office as them', () => {
    const held = ['lead-claim', 'api-keys'];
    const seen = labels(held, { isDemo: true, isSeeing: true });
    expect(labels(held).filter((label) => !seen.includes(label))).toEqual([
      shellMessages.myCalendar(),
      shellMessages.myMailbox(),
      shellMessages.notifications(),
      shellMessages.apiKeys(),
      shellMessages.webhooks(),
    ]);
  });

  it('has groups together, and each inner entry below its parent', () => {
    const order = Object.keys(sidebarGroups);
    const places = sidebarEntries.map(({ group }) => order.indexOf(group));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const [index, { parent }] of sidebarEntries.entries()) {
      const above = sidebarEntries[index - 1];
      if (parent) expect([above?.path, above?.parent]).toContain(parent);
    }
  });

  it.each(roleKeys)('shows %s exactly what its default permissions open', (role) => {
    const held = defaultGrants[role].keys;
    for (const entry of sidebarEntries) {
      const isShown = visibleEntries(held, inDemo).includes(entry);
      const { permission } = entry;
      const opens = [permission].flat().some((key) => key && held.includes(key));
      expect(isShown).toBe(permission === null || opens);
    }
  });

  it.each(['pastclientsupdated', 'oldleadsupdated'])(
    'shows the list of updated past clients once to who holds %s',
    (key) => {
      const paths = visibleEntries([key], inDemo).map(({ path }) => path);
      expect(paths.filter((path) => path === '/leads/past-client-updated')).toHaveLength(1);
      expect(visibleEntries([], inDemo).map(({ path }) => path)).not.toContain(
        '/leads/past-client-updated',
      );
    },
  );

  it.each(offerReaders)('shows offers and listing files to someone with only %s', (key) => {
    const paths = visibleEntries([key], inDemo).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/dashboardmain', '/listing-files']));
  });

  it('shows the lists of added stages after those of the others', () => {
    const added = [{ path: '/leads/stage/9', name: 'Relocation' }];
    const paths = visibleEntries(['investor', 'lead-claim'], inDemo, added).map(({ path }) => path);
    const [first, ...others] = paths.slice(paths.indexOf('/leads/investor'));
    expect([first, ...others.slice(0, 2)]).toEqual([
      ...['/leads/investor', '/leads/stage/9', '/newleads'],
    ]);
    expect(
      visibleEntries([], inDemo, added)
        .map(({ path }) => path)
        .slice(0, 2),
    ).toEqual([...['/leads', '/leads/stage/9']]);
  });

  it('marks the entry of a page and of its subpages', () => {
    const people = sidebarEntries.find(({ path }) => path === '/usermanagement')!;
    expect(isActiveEntry(people, '/usermanagement')).toBe(true);
    expect(isActiveEntry(people, '/users/42')).toBe(true);
    expect(isActiveEntry(people, '/useraccess')).toBe(false);
  });
});

it('knows the lists by stage from leads and from all of them', () => {
  for (const path of ['/leads/prospect', '/leads/stage/6f1c']) expect(isStageList(path)).toBe(true);
  for (const path of ['/leads', '/leads/0b9f6a52', '/ponds']) expect(isStageList(path)).toBe(false);
});
