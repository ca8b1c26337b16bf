import { expect, it } from 'vitest';
import { pageAfterSignIn, redirectSignedIn } from './after-sign-in.ts';

const origin = 'https://homes.example.org';
const cookies = 'homestead_wanted=%2Fproperty-list%2Faccount';

it('goes to the wanted page, else to where the role lands', () => {
  const landing = '/homepage';
  expect(pageAfterSignIn({ landing }, { cookies, origin })).toBe('/property-list/account');
  expect(pageAfterSignIn({ landing }, { cookies: null, origin })).toBe('/homepage');
  const foreign = 'homestead_wanted=https%3A%2F%2Fevil.example';
  expect(pageAfterSignIn({ landing }, { cookies: foreign, origin })).toBe('/homepage');
});

it('sends people who must set up two-step sign-in there first', () => {
  const person = { landing: '/accountsetting', must_set_up_two_step: true };
  expect(pageAfterSignIn(person, { cookies, origin })).toBe('/accountsetting');
});

it('answers a form with a notice, and the wanted page is wanted no more', () => {
  const request = new Request(`${origin}/login`, { headers: { cookie: cookies } });
  const { status, headers } = redirectSignedIn(request, origin, { landing: '/homepage' });
  expect([status, headers.get('location')]).toEqual([302, '/property-list/account']);
  expect(headers.getSetCookie().map((line) => line.split(';')[0])).toEqual([
    'homestead_notice=signed-in',
    'homestead_wanted=',
  ]);
});
