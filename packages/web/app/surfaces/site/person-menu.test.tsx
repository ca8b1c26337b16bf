import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { PagePerson } from '#accounts';
import { PersonMenu } from './person-menu.tsx';

const client: PagePerson = {
  id: '0197f6f1-8f3c-7b6e-9c59-2f4c6a3f1d10',
  firstName: 'Maria',
  lastName: 'Olsen',
  role: 'client',
  side: 'client',
  seeingAs: null,
  landing: '/homepage',
  unread: 2,
};

function menuOn(path: string, person: PagePerson | null): string {
  const Page = createRoutesStub([{ id: 'root', path: '*', Component: PersonMenu }]);
  const visitor = { person, isSure: true, notice: null };
  return renderToStaticMarkup(
    <Page initialEntries={[path]} hydrationData={{ loaderData: { root: { visitor } } }} />,
  );
}

const linksIn = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, text]) => [text, href]);

it('shows visitors the way in, but not on the sign-in page itself', () => {
  expect(linksIn(menuOn('/property-list', null))).toEqual([['Login', '/login']]);
  expect(menuOn('/login', null)).toBe('');
});

it('shows clients their pages and the way out', () => {
  const html = menuOn('/property-list', client);
  expect(linksIn(html)).toEqual([
    ['Profile', '/property-list/clientprofile'],
    ['Notifications (2)', '/property-list/notifications'],
    ['Save Searches', '/property-list/savedlists'],
    ['Favorites', '/property-list/favourites'],
    ['Dislikes', '/property-list/dislike'],
    ['Recently Viewed', '/property-list/recentlyviewed'],
    ['Your Tours', '/property-list/tours'],
    ['Account Settings', '/property-list/account'],
  ]);
  expect(html).toMatch(/<a (?=[^>]*aria-label="Favorites")[^>]*href="\/property-list\/favourites"/);
  expect(html).toMatch(/<form (?=[^>]*method="post")[^>]*action="\/signout"/);
  expect(html).toContain('SIGN OUT');
  expect(html).not.toContain('Login');
});

it('leads staff to where their role lands', () => {
  const staff = { ...client, side: 'staff', landing: '/usermanagement' } as const;
  expect(linksIn(menuOn('/homepage', staff))).toContainEqual(['Dashboard', '/usermanagement']);
});

it('leaves out entries whose page doesn’t exist', () => {
  const html = menuOn('/property-list', { ...client, side: 'staff' });
  expect(html).not.toMatch(/yourteam|messages/i);
});
