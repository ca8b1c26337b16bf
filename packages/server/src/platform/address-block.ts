import { isIPv6 } from 'node:net';
import { unmapped } from './call-origin.ts';

/**
 * What is counted as one stranger: an IPv4 address, and of IPv6 a /56, the least that a
 * customer usually gets. IPv4 in IPv6 counts as IPv4.
 */
export function addressBlock(address: string): string {
  const plain = unmapped(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const [a = 0, b = 0, c = 0, d = 0] = [...before, ...zeros, ...after].map((group) =>
    Number.parseInt(group, 16),
  );
  return [a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':');
}
