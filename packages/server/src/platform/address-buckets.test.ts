import { describe, expect, it } from 'vitest';
import { AddressBuckets } from './address-buckets.ts';

/** Buckets on a clock that the test moves. */
function openBuckets(options: { perSecond: number; burst: number }) {
  const clock = { ms: 0 };
  return { buckets: new AddressBuckets({ ...options, now: () => clock.ms }), clock };
}

describe('an address', () => {
  it('may do its burst, then as much as its rate', () => {
    const { buckets, clock } = openBuckets({ perSecond: 2, burst: 3 });
    const take = () => buckets.take('203.0.113.9');
    expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 1]);
    expect(buckets.take('203.0.113.10')).toBe(0);
    clock.ms = 500;
    expect([take(), take()]).toEqual([0, 1]);
    clock.ms = 3_600_000;
    expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 1]);
  });

  it('is told how long to wait', () => {
    const { buckets } = openBuckets({ perSecond: 0.1, burst: 1 });
    expect([buckets.take('203.0.113.9'), buckets.take('203.0.113.9')]).toEqual([0, 10]);
  });

  it('of IPv6 counts with its whole /56, and IPv4 in it as IPv4', () => {
    const { buckets } = openBuckets({ perSecond: 1, burst: 1 });
    expect(buckets.take('2001:db8:1:200::1')).toBe(0);
    expect(buckets.take('2001:db8:1:2ff:ffff::9')).toBe(1);
    expect(buckets.take('2001:db8:1:300::1')).toBe(0);
    expect(buckets.take('::ffff:203.0.113.9')).toBe(0);
    expect(buckets.take('203.0.113.9')).toBe(1);
  });
});

it('however many addresses come, the least recently used are forgotten first', () => {
  const { buckets } = openBuckets({ perSecond: 1, burst: 1 });
  expect(buckets.take('203.0.113.9')).toBe(0);
  for (let n = 0; n < 25_000; n += 1) {
    buckets.take(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
    if (n % 5000 === 0) expect(buckets.take('203.0.113.9')).toBe(1);
  }
  expect(buckets.size).toBe(20_000);
  expect(buckets.take('203.0.113.9')).toBe(1);
});
