import { describe, expect, it } from 'vitest';
import { guardedLine, takeCookies } from './own-cookies.ts';

describe('cookies of a request', () => {
  it.each([
    ['a=1; __Host-homestead_session=s', 'a=1; homestead_session=s'],
    ['homestead_session=planted', ''],
    ['homestead_session=planted; __Host-homestead_session=s', 'homestead_session=s'],
    ['__Host-homestead_session=planted; __Host-homestead_session=s; a=1', 'a=1'],
    ['__host-homestead_session=planted', '__host-homestead_session=planted'],
    ['__Host-other=1; other=2; other=3', '__Host-other=1; other=2; other=3'],
  ])('on https, %j is taken as %j', (header, taken) => {
    expect(takeCookies(header, true)).toBe(taken);
  });

  it.each([
    ['a=1; homestead_session=s', 'a=1; homestead_session=s'],
    ['homestead_session=one; homestead_session=two; homestead_device=d', 'homestead_device=d'],
    ['__Host-homestead_session=s', ''],
  ])('on http, %j is taken as %j', (header, taken) => {
    expect(takeCookies(header, false)).toBe(taken);
  });
});

it('lines of others stay as they are', () => {
  expect(guardedLine('other=1; Path=/')).toBe('other=1; Path=/');
  const guarded = guardedLine('homestead_notice=1; Path=/');
  expect(guarded).toBe('__Host-homestead_notice=1; Path=/; Secure');
  expect(guardedLine(guarded)).toBe(guarded);
});
