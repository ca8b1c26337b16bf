import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { verifyWebhook } from './verify-webhook.ts';

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const newSecret = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
const now = Date.UTC(2026, 10, 23, 12);
const body: Buffer = Buffer.from('{"type":"email.bounced"}');

function signed({ by = secret, at = now, content = body } = {}) {
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': new Webhook(by).sign('msg_1', new Date(at), content.toString()),
  };
}
const verify = (headers: Record<string, string>, secrets = [secret], content = body) =>
  verifyWebhook({ headers, body: content }, secrets, now);

test('accepts what another library signed, and returns the id', () => {
  expect(verify(signed())).toBe('msg_1');
  const svix = Object.entries(signed()).map(([name, value]) => [
    name.replace('webhook', 'svix'),
    value,
  ]);
  expect(verify(Object.fromEntries(svix))).toBe('msg_1');
});

test('accepts either secret while one is replaced, and one of several signatures', () => {
  expect(verify(signed({ by: newSecret }), [secret, newSecret])).toBe('msg_1');
  const headers = signed();
  headers['webhook-signature'] = `v1a,abc v1,AAAA ${headers['webhook-signature']}`;
  expect(verify(headers)).toBe('msg_1');
});

const minutes = (count: number) => count * 60_000;

test.each<[string, Record<string, string>, string[]?, Buffer?]>([
  ['nothing', {}],
  ['another secret', signed({ by: newSecret })],
  ['no secret', signed(), []],
  ['another body', signed(), [secret], Buffer.from('{"type":"email.Bounced"}')],
  ['another id', { ...signed(), 'webhook-id': 'msg_2' }],
  ['another time', { ...signed(), 'webhook-timestamp': String(now / 1000 + 1) }],
  ['an old time', signed({ at: now - minutes(6) })],
  ['a time to come', signed({ at: now + minutes(6) })],
  ['no time', { ...signed(), 'webhook-timestamp': 'NaN' }],
  ['an empty signature', { ...signed(), 'webhook-signature': 'v1,' }],
  [
    'another version',
    { ...signed(), 'webhook-signature': signed()['webhook-signature'].replace('v1', 'v2') },
  ],
])('refuses %s', (_what, headers, secrets, content) => {
  expect(() => verify(headers, secrets, content)).toThrow(
    expect.objectContaining({ code: 'bad-signature' }),
  );
});

test('signs the bytes, not the text made of them', () => {
  const broken = Buffer.from([0x7b, 0xff, 0x7d]);
  const headers = signed({ content: Buffer.from('{\ufffd}') });
  expect(() => verify(headers, [secret], broken)).toThrow();
});
