import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { type DnsPeer, startDnsPeer } from '../../test/dns-peer.ts';
import { MailDomains } from './mail-domains.ts';
import { readSettings } from './settings.ts';

let peer: DnsPeer;
let domains: MailDomains;
const mx = (name: string, exchange: string, preference = 10) =>
  ({ type: 'MX', name, data: { preference, exchange } }) as const;

beforeAll(async () => {
  peer = await startDnsPeer({
    'mx.example': [mx('mx.example', 'mail.mx.example')],
    'plain.example': [{ type: 'A', name: 'plain.example', data: '192.0.2.1' }],
    'six.example': [{ type: 'AAAA', name: 'six.example', data: '2001:db8::1' }],
    'null.example': [mx('null.example', '.', 0)],
    'empty.example': [],
    'silent.example': 'silent',
  });
  domains = new MailDomains({ MAIL_DOMAIN_CHECK: true, DNS_SERVERS: [peer.server] });
});
afterAll(() => peer.close());

test.each([
  ['ann@mx.example', false],
  ['ann@MX.example ', false],
  ['ann@plain.example', false],
  ['ann@six.example', false],
  ['ann@null.example', true],
  ['ann@empty.example', true],
  ['ann@nowhere.example', true],
  ['ann@silent.example', false],
  ['not an address', false],
  ['ann@localhost', false],
  ['', false],
])('%s: %s', async (email, isUnreachable) => {
  expect(await domains.isUnreachable(email)).toBe(isUnreachable);
});

it('asks once about a domain, and again after no answer', async () => {
  const asked = () => peer.asked.filter((one) => one.includes('again.example')).length;
  await Promise.all([1, 2, 3].map(() => domains.isUnreachable('ann@again.example')));
  const first = asked();
  await domains.isUnreachable('bob@again.example');
  expect(asked()).toBe(first);
  const silent = peer.asked.length;
  await domains.isUnreachable('ann@silent.example');
  expect(peer.asked.length).toBeGreaterThan(silent);
});

it('asks nothing where the check is off', async () => {
  const off = new MailDomains({ MAIL_DOMAIN_CHECK: false, DNS_SERVERS: [peer.server] });
  const before = peer.asked.length;
  expect(await off.isUnreachable('ann@nowhere.example')).toBe(false);
  expect(peer.asked.length).toBe(before);
});

it('is on for a production site that people can reach, unless a setting says otherwise', () => {
  const live = {
    MODE: 'production',
    PUBLIC_URL: 'https://homes.example.org',
    BROKERAGE_NAME: 'Example Realty',
    BROKERAGE_PHONE: '+14025550100',
    BROKERAGE_EMAIL: 'office@example.org',
  };
  expect(readSettings(live, '/').MAIL_DOMAIN_CHECK).toBe(true);
  expect(readSettings({ ...live, MAIL_DOMAIN_CHECK: 'false' }, '/').MAIL_DOMAIN_CHECK).toBe(false);
  expect(readSettings({}, '/').MAIL_DOMAIN_CHECK).toBe(false);
});
