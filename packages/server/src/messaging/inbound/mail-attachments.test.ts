import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDF } from '@libpdf/core';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { atomically, checkDueFiles, tidyFiles } from '#platform';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { EICAR, startClamdPeer } from '../../../test/clamd-peer.ts';
import { FORWARDING_SECRET, forwardingOf } from '../../../test/forwarded-mail.ts';
import { startImapPeer } from '../../../test/imap-peer.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { type MailFile, mailWithFiles } from '../../../test/mail-with-files.ts';
import { eraseMessages } from '../record/erase-messages.ts';
import { readMailbox } from './read-mailbox.ts';

const never = new AbortController().signal;
const folder = await mkdtemp(join(tmpdir(), 'homestead-mail-'));
const scanner = await startClamdPeer();
const mailbox = await startImapPeer();
const { app, as, claim, db, rowsOf, waitingLead } = await openLeadOffice({
  INBOUND_ADDRESS: 'reply@mail.example.org',
  INBOUND_WEBHOOK_SECRETS: FORWARDING_SECRET,
  INBOUND_IMAP_URL: mailbox.url,
  STATE_DIR: folder,
  CLAMD_URL: scanner.url,
});
const admin = await app.signIn(await app.makePerson({ role: 'admin' }));
afterAll(async () => {
  await scanner.close();
  await mailbox.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  scanner.mood = 'well';
  await app.database.empty('stored_file', 'webhook_receipt');
});

const pdf = PDF.create();
pdf.addPage();
const plan = Buffer.from(await pdf.save());
const photoOf = (side: number) =>
  sharp({
    create: { width: side, height: side, channels: 3, background: '#123' },
  })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toBuffer();
const photo = await photoOf(64);

async function forward(raw: Buffer) {
  const call = { method: 'POST' as const, ...forwardingOf(raw), payload: raw };
  return (await app.app.inject(call)).statusCode;
}
const check = () => checkDueFiles(app.services, never);
const receive = async (files: readonly MailFile[], headers: Record<string, string> = {}) => {
  expect(await forward(mailWithFiles(files, headers))).toBe(200);
  await check();
};

interface Shown {
  name: string;
  bytes: number;
  file: string | null;
  refusal: string | null;
}
/** The files of the newest unmatched email, as staff see them. */
async function shown(): Promise<Shown[]> {
  const { body } = await app.get('unmatched-messages', {}, admin);
  const read = await app.get(`unmatched-messages/${body.data[0].id}`, {}, admin);
  return read.body.data.messages[0].attachments;
}
const download = (key: string | null, who: SignedIn | null) =>
  app.app.inject({
    url: `/api/v1/files/${key}`,
    headers: who ? { authorization: `Bearer ${who.jwtToken}` } : {},
  });
const fates = async () => (await shown()).map(({ name, refusal }) => [name, refusal]);

describe('a file of an email', () => {
  it('is kept, and read by those who may read the message and nobody else', async () => {
    await receive([
      { name: '"Floor plan.pdf"', type: 'application/pdf', content: plan },
      { name: '"roof.jpg"', type: 'image/jpeg', content: photo },
    ]);
    const [first, second] = await shown();
    expect(first).toMatchObject({ name: 'Floor plan.pdf', bytes: plan.length, refusal: null });
    const got = await download(first?.file ?? null, admin);
    expect(got.rawPayload.equals(plan)).toBe(true);
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Floor plan.pdf"',
    });
    const picture = (await download(second?.file ?? null, admin)).rawPayload;
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 64 });
    expect(picture.includes('secret place')).toBe(false);
    const others = [null, as.client, as.lender, as.agent, as.neighbor];
    const refused = await Promise.all(others.map((who) => download(first?.file ?? null, who)));
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 404, 404, 404, 404]);
  });

  it('goes with the message to its lead, and is read by its agent, not by a neighbor', async () => {
    const leadId = await waitingLead();
    await claim(leadId, as.agent);
    await receive([{ name: '"plan.pdf"', type: 'application/pdf', content: plan }], {
      From: 'Eve <eve@example.org>',
    });
    const { body } = await app.get(`leads/${leadId}/messages`, {}, as.agent);
    const [{ file }] = body.data[0].attachments;
    expect((await download(file, as.agent)).statusCode).toBe(200);
    expect((await download(file, as.neighbor)).statusCode).toBe(404);
    expect((await download(file, as.client)).statusCode).toBe(404);
    await atomically(db, (tx) => eraseMessages(tx, { kind: 'lead', id: leadId }));
    expect((await download(file, as.agent)).statusCode).toBe(404);
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    await tidyFiles(app.services, never, tomorrow);
    expect(await rowsOf('stored_file')).toEqual([]);
  });

  it('that we don’t keep is named with the reason, and the message stays', async () => {
    await receive([
      { name: '"virus.pdf"', type: 'application/pdf', content: `%PDF-1.7\n${EICAR}` },
      { name: '"broken.pdf"', type: 'application/pdf', content: '%PDF-1.7\nnothing' },
      { name: '"huge.jpg"', type: 'image/jpeg', content: Buffer.alloc(11 * 1024 * 1024, 1) },
      { name: '"tool.pdf"', type: 'application/pdf', content: 'MZ\u0090 a program' },
      {
        name: '"half.png"',
        type: 'image/png',
        content: Buffer.from('\x89PNG\r\n\x1a\n0000IHDR', 'latin1'),
      },
    ]);
    expect(await fates()).toEqual([
      ['virus.pdf', 'infected'],
      ['broken.pdf', 'damaged'],
      ['huge.jpg', 'too-large'],
      ['tool.pdf', 'not-accepted'],
      ['half.png', expect.stringMatching(/damaged|not-accepted/)],
    ]);
    expect(await rowsOf('stored_file')).toEqual([]);
    const { body } = await app.get('unmatched-messages', {}, admin);
    expect(body.data[0]).toMatchObject({ subject: 'The inspection', attachments: 5 });
  });

  it('has a harmless name, whatever the sender called it', async () => {
    await receive([
      { name: '"../../etc/passwd"', content: 'x' },
      { name: '"C:\\\\temp\\\\evil.exe"', content: 'x' },
      { name: "utf-8''a%0D%0ABcc%3A%20x%40y.example.zip", content: 'PK\u0003\u0004' },
      {
        name: `"=?utf-8?B?${Buffer.from('invoice\u202Efdp.exe').toString('base64')}?="`,
        content: 'x',
      },
      { name: `"${'long'.repeat(200)}.zip"`, content: 'x' },
      { content: 'x', type: 'application/zip' },
      { name: '"con.pdf"', type: 'application/pdf', content: plan },
    ]);
    const names = (await shown()).map(({ name }) => name);
    expect(names[0]).toBe('passwd');
    expect(names[1]).toBe('evil.exe');
    for (const name of names) {
      expect(name).not.toMatch(/[\r\n\u202e/\\]/);
      expect(name.length).toBeLessThanOrEqual(125);
    }
    expect(names.at(-2)).toBe('file.zip');
    expect(names.at(-1)).toBe('file.pdf');
  });

  it('that is only a logo or a signature of a program is left out; a large picture is not', async () => {
    const noise = await sharp(
      Buffer.from(Array.from({ length: 480_000 }, (_, at) => (at * 7919) % 251)),
      {
        raw: { width: 400, height: 400, channels: 3 },
      },
    )
      .png({ compressionLevel: 0 })
      .toBuffer();
    await receive([
      { name: '"logo.jpg"', type: 'image/jpeg', content: photo, cid: 'logo@x' },
      { name: '"house.png"', type: 'image/png', content: noise, cid: 'house@x' },
      { name: '"smime.p7s"', type: 'application/pkcs7-signature', content: 'x' },
    ]);
    expect(await fates()).toEqual([['house.png', null]]);
  });

  it('is one of at most twenty that are kept', async () => {
    await receive(
      Array.from({ length: 22 }, (_, at) => ({
        name: `"${at}.jpg"`,
        type: 'image/jpeg',
        content: photo,
      })),
    );
    const refused = (await shown()).filter(({ refusal }) => refusal === 'too-many');
    expect(refused.map(({ name }) => name)).toEqual(['20.jpg', '21.jpg']);
  });

  it('is not kept from a sender who has filled their part of the day', async () => {
    const file = { name: '"plan.pdf"', type: 'application/pdf', content: plan };
    await receive([file]);
    await sql`update message_attachment set bytes = ${100 * 1024 * 1024}`.execute(db);
    await receive([file]);
    expect(await fates()).toEqual([['plan.pdf', 'too-many']]);
    await receive([file], { From: 'Ann <ann@example.net>' });
    expect(await fates()).toEqual([['plan.pdf', null]]);
  });

  it('waits unread while the scanner can’t be reached', async () => {
    scanner.mood = 'gone';
    await receive([{ name: '"plan.pdf"', type: 'application/pdf', content: plan }]);
    expect(await shown()).toMatchObject([{ file: null, refusal: null }]);
    const [row] = await rowsOf('stored_file');
    expect((await download(String(row?.key), admin)).statusCode).toBe(404);
    scanner.mood = 'well';
    await sql`update stored_file set due_at = now()`.execute(db);
    await check();
    expect((await download(String(row?.key), admin)).statusCode).toBe(200);
  });

  it('comes once, however often its email does', async () => {
    const raw = mailWithFiles([{ name: '"plan.pdf"', type: 'application/pdf', content: plan }]);
    await forward(raw);
    await forward(raw);
    mailbox.mails = [{ uid: 1, raw }];
    await readMailbox(app.services, never);
    expect(await rowsOf('stored_file')).toHaveLength(1);
    expect(await shown()).toHaveLength(1);
  });

  it('above what an email may have is not fetched, and the email is listed', async () => {
    const raw = mailWithFiles([
      { name: '"video.mp4"', content: Buffer.alloc(20 * 1024 * 1024, 1) },
    ]);
    mailbox.mails = [{ uid: 5, raw, size: 30 * 1024 * 1024 }];
    await readMailbox(app.services, never);
    const { body } = await app.get('unmatched-messages', {}, admin);
    expect(body.data[0]).toMatchObject({ problem: 'too-large', subject: 'The inspection' });
  });
});
