import { describe, expect, it } from 'vitest';
import { isRobot } from '#platform';
import { ViewWindow } from './view-window.ts';

const start = new Date('2026-06-01T12:00:00Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const view = { address: '198.51.100.7', userAgent: 'Browser A', listingId: 1 };

describe('views of visitors', () => {
  it('count once in 30 minutes for one browser, home by home', () => {
    const window = new ViewWindow();
    expect(window.admits(view, start)).toBe(true);
    expect(window.admits(view, minutes(29))).toBe(false);
    expect(window.admits({ ...view, listingId: 2 }, minutes(29))).toBe(true);
    expect(window.admits(view, minutes(31))).toBe(true);
  });

  it('from one address count five times for a home, however many browsers there seem to be', () => {
    const window = new ViewWindow();
    const counted = Array.from({ length: 200 }, (_, n) =>
      window.admits({ ...view, userAgent: `Browser ${n}` }, start),
    ).filter(Boolean);
    expect(counted).toHaveLength(5);
    expect(window.admits({ ...view, address: '198.51.100.8' }, start)).toBe(true);
    expect(window.admits({ ...view, userAgent: 'Browser 200' }, minutes(31))).toBe(true);
  });

  it('from one IPv6 network count as one address', () => {
    const window = new ViewWindow();
    const counted = Array.from({ length: 20 }, (_, n) =>
      window.admits({ ...view, address: `2001:db8:1:2${10 + n}::1`, userAgent: `B${n}` }, start),
    ).filter(Boolean);
    expect(counted).toHaveLength(5);
  });
});

describe('robots', () => {
  it.each([
    undefined,
    '',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
    'python-requests/2.31',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0)',
  ])('%s is a robot', (userAgent) => expect(isRobot(userAgent)).toBe(true));

  it.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 9; CUBOT NOTE) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
  ])('%s is not a robot', (userAgent) => expect(isRobot(userAgent)).toBe(false));
});
