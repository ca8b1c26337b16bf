import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MailOutbox, openMailOutbox } from '../../../test/mail-outbox.ts';
import { verifyDkim } from '../../../test/verify-dkim.ts';
import { readDkim } from '../dkim-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'dkim-'));

function keyFile(name: string, pem: string): string {
  writeFileSync(join(folder, name), pem);
  return name;
}

const rsa = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string;

const good = {
  DKIM_DOMAIN: 'prairieandmain.example',
  DKIM_SELECTOR: 'news1',
  DKIM_PRIVATE_KEY_FILE: keyFile('good.pem', rsa(2048)),
  BROKERAGE_EMAIL: 'hello@prairieandmain.example',
};
const read = (changes: object = {}) => readDkim({ ...good, ...changes }, folder);
const factsOf = () => {
  const found = read();
  if (!('facts' in found) || !found.facts) throw new Error('there is no signature');
  return found.facts;
};

describe('an email at a real server', () => {
  let at: MailOutbox;
  beforeAll(async () => {
    at = await openMailOutbox();
  });
  afterAll(() => at.close());
  afterEach(() => at.clear());

  const oneClick = {
    'List-Unsubscribe': '<http://localhost:3000/newsletter/one-click/x>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };

  it('has a signature that holds, and covers one-click unsubscribing', async () => {
    const facts = factsOf();
    const peer = await at.startPeer();
    await at.queue({ headers: oneClick, text: 'Two  spaces. \n\nAnd a long line. '.repeat(40) });
    await at.deliver(peer.url, undefined, facts);
    const [raw = ''] = peer.raw;
    const found = verifyDkim(raw, facts.publicKey);
    expect(found?.tags).toMatchObject({
      a: 'rsa-sha256',
      c: 'relaxed/relaxed',
      d: 'prairieandmain.example',
      s: 'news1',
    });
    const names = ['from', 'to', 'subject', 'date', 'message-id', 'list-unsubscribe'];
    expect(found?.signed).toEqual(expect.arrayContaining([...names, 'list-unsubscribe-post']));
    for (const changed of [
      raw.replace('localhost:3000', 'evil.example'),
      raw.replace('Two', 'Six'),
      raw.replace(/^To: .*$/m, 'To: other@example.com'),
    ]) {
      expect(changed).not.toBe(raw);
      expect(() => verifyDkim(changed, facts.publicKey)).toThrow();
    }
  });

  it('has none without the settings', async () => {
    const peer = await at.startPeer();
    await at.queue();
    await at.deliver(peer.url);
    expect(verifyDkim(peer.raw[0] ?? '', factsOf().publicKey)).toBeNull();
  });
});

describe('the settings', () => {
  it('are all there, or none', () => {
    expect(readDkim({}, folder)).toEqual({ facts: null });
    expect(read({ DKIM_SELECTOR: undefined })).toEqual({
      problems: [{ setting: 'DKIM_SELECTOR', problem: 'signing emails needs it' }],
    });
    const alone = readDkim({ DKIM_DOMAIN: good.DKIM_DOMAIN }, folder);
    expect(alone).toMatchObject({
      problems: [{ setting: 'DKIM_SELECTOR' }, { setting: 'DKIM_PRIVATE_KEY_FILE' }],
    });
  });

  const ed25519 = generateKeyPairSync('ed25519').privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string;
  it.each([
    ['missing.pem', /can’t be read \(ENOENT\)/],
    [keyFile('text.pem', 'hello'), /PEM/],
    [keyFile('short.pem', rsa(1024)), /1024 bits/],
    [keyFile('ed25519.pem', ed25519), /RSA/],
  ])('refuse the key %s', (file, why) => {
    expect(read({ DKIM_PRIVATE_KEY_FILE: file })).toEqual({
      problems: [{ setting: 'DKIM_PRIVATE_KEY_FILE', problem: expect.stringMatching(why) }],
    });
  });

  it('take the sender’s domain, or one above or below it', () => {
    expect(read({ MAIL_FROM: 'news@mail.prairieandmain.example' })).toHaveProperty('facts');
    expect(read({ DKIM_DOMAIN: 'mail.prairieandmain.example' })).toHaveProperty('facts');
    expect(read({ DKIM_DOMAIN: 'main.example' })).toMatchObject({
      problems: [{ setting: 'DKIM_DOMAIN' }],
    });
  });
});
