import { expect, test } from 'vitest';
import { sealFormTime, suspectsForm } from './form-guard.ts';
import { Secrets } from './secrets.ts';

const secrets = new Secrets(Buffer.alloc(32, 1));
const now = Date.parse('2026-11-24T15:00:00Z');
const settings = { FORM_MIN_SECONDS: 3 };
const services = { secrets, settings } as Parameters<typeof suspectsForm>[0];
const openedBefore = (seconds: number) => sealFormTime(services, new Date(now - seconds * 1000));
const suspects = (guard?: string) => suspectsForm(services, guard, now);

test.each([
  ['sent after two seconds', openedBefore(2), true],
  ['sent after three seconds', openedBefore(3), false],
  ['sent after a day', openedBefore(23 * 3600), false],
  ['of a tab left open for longer', openedBefore(25 * 3600), false],
  ['on a page that answers a form', sealFormTime(services, null), false],
  ['with its decoy filled in', `${openedBefore(60)};filled`, true],
  ['with nothing but its decoy filled in', ';filled', true],
  ['of a caller of the API', undefined, false],
  ['with a time that we didn’t seal', Buffer.alloc(46, 7).toString('base64url'), false],
  ['with a changed time', `A${openedBefore(1)}`, false],
])('a form %s', (_what, guard, isSuspected) => {
  expect(suspects(guard)).toBe(isSuspected);
});

test('a time sealed for something else says nothing', () => {
  const other = secrets.seal('mail body', '', String(now)).toString('base64url');
  expect(suspects(other)).toBe(false);
});

test('no time is too short with FORM_MIN_SECONDS=0; the decoy still counts', () => {
  const lenient = { secrets, settings: { FORM_MIN_SECONDS: 0 } } as typeof services;
  expect(suspectsForm(lenient, openedBefore(0), now)).toBe(false);
  expect(suspectsForm(lenient, `${openedBefore(0)};filled`, now)).toBe(true);
});
