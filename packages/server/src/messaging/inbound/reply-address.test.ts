import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Secrets, type Settings } from '#platform';
import { replyAddress, subjectOfReply } from './reply-address.ts';

const settings = { INBOUND_ADDRESS: 'reply@mail.example.org' } as Settings;
const secrets = new Secrets(Buffer.alloc(32, 1));
const about = { kind: 'lead', id: randomUUID() };
const address = String(replyAddress({ settings, secrets }, about));
const read = (addresses: string[], kinds = ['lead'], by = secrets) =>
  subjectOfReply({ settings, secrets: by }, addresses, kinds);

test('names its record, in any case and among other addresses', () => {
  expect(address).toMatch(/^reply\+[0-9a-z]{41}@mail\.example\.org$/);
  expect(read(['eve@example.org', address])).toEqual(about);
  expect(read([address.toUpperCase()])).toEqual(about);
  const zeros = { kind: 'lead', id: '00000000-0000-4000-8000-000000000000' };
  expect(read([String(replyAddress({ settings, secrets }, zeros))])).toEqual(zeros);
});

test('still counts after the secrets key was replaced', () => {
  const replaced = new Secrets(Buffer.alloc(32, 2), [Buffer.alloc(32, 1)]);
  expect(read([address], ['lead'], replaced)).toEqual(about);
  expect(read([address], ['lead'], new Secrets(Buffer.alloc(32, 2)))).toBeNull();
});

test('can’t be made up or used for another record', () => {
  const other = String(replyAddress({ settings, secrets }, { ...about, id: randomUUID() }));
  const mixed = `${address.slice(0, 20)}${other.slice(20)}`;
  const last = address.indexOf('@') - 1;
  const changed = `${address.slice(0, last)}${address[last] === '0' ? '1' : '0'}@mail.example.org`;
  for (const forged of [
    mixed,
    changed,
    'reply@mail.example.org',
    'reply+@mail.example.org',
    `reply+${'z'.repeat(41)}@mail.example.org`,
    `reply+${'0'.repeat(5000)}@mail.example.org`,
    address.replace('mail.example.org', 'mail.example.com'),
    '',
  ]) {
    expect(read([forged]), forged).toBeNull();
  }
  expect(read([address], ['deal'])).toBeNull();
});

test('needs INBOUND_ADDRESS', () => {
  expect(replyAddress({ settings: {} as Settings, secrets }, about)).toBeNull();
  expect(subjectOfReply({ settings: {} as Settings, secrets }, [address], ['lead'])).toBeNull();
});
