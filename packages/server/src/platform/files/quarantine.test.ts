import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EICAR } from '../../../test/clamd-peer.ts';
import { FILES_PER_DAY, keyOf, openFilesSite } from '../../../test/files-site.ts';
import { checkDueFiles, tidyFiles } from './file-jobs.ts';

const never = new AbortController().signal;
const csv = 'name\nRosa\n';

let at: Awaited<ReturnType<typeof openFilesSite>>;

beforeAll(async () => {
  at = await openFilesSite();
});
afterAll(() => at.close());
afterEach(async () => {
  at.scanner.mood = 'well';
  await at.db.deleteFrom('file_quota_use').execute();
});

describe('quarantine', () => {
  it('keeps an infected file from everyone, and nothing of it stays', async () => {
    const before = (await at.keys()).length;
    const answer = await at.send(`name\n${EICAR}\n`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'file-infected' } });
    expect((await at.keys()).length).toBe(before);
    expect((await at.parts()).filter((part) => part.endsWith('quarantined'))).toEqual([]);
    expect(at.scanner.scanned.length).toBeGreaterThan(0);
  });

  it.each(['full', 'gone'] as const)('lasts while the scanner is %s', async (mood) => {
    at.scanner.mood = mood;
    const answer = await at.send(csv);
    expect(answer).toMatchObject({ status: 200, body: { data: { isInCheck: true } } });
    const key = keyOf(answer);
    expect((await at.read(key)).statusCode).toBe(404);
    expect(await at.parts()).toContain(`${key}/quarantined`);
    await at.makeDue(key);
    await checkDueFiles(at.site.services, never);
    expect((await at.read(key)).statusCode).toBe(404);
    at.scanner.mood = 'well';
    await at.makeDue(key);
    await checkDueFiles(at.site.services, never);
    expect((await at.read(key)).payload).toBe(csv);
    expect(await at.parts()).not.toContain(`${key}/quarantined`);
  });

  it('is not left early: what is due later is not checked', async () => {
    at.scanner.mood = 'gone';
    const key = keyOf(await at.send(csv));
    at.scanner.mood = 'well';
    await checkDueFiles(at.site.services, never);
    expect((await at.read(key)).statusCode).toBe(404);
  });

  it('ends with a refusal for a file that turns out to be infected', async () => {
    at.scanner.mood = 'gone';
    const key = keyOf(await at.send(`name\n${EICAR}\n`));
    at.scanner.mood = 'well';
    await at.makeDue(key);
    await checkDueFiles(at.site.services, never);
    expect(await at.keys()).not.toContain(key);
    expect(await at.parts()).not.toContain(`${key}/quarantined`);
  });

  it('ends by itself for a row whose node died before the bytes were stored', async () => {
    const key = 'c'.repeat(40);
    await at.insert(key, 'quarantined');
    await checkDueFiles(at.site.services, never);
    expect(await at.keys()).not.toContain(key);
  });
});

describe('quotas', () => {
  it('count files that arrive at the same moment, but none that had to wait', async () => {
    await at.db
      .insertInto('file_quota_use')
      .values({
        person_id: at.ownerId,
        day: new Date().toISOString().slice(0, 10),
        files: FILES_PER_DAY - 3,
      })
      .execute();
    const answers = await Promise.all(Array.from({ length: 8 }, () => at.send(csv)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = await at.send(csv);
    expect([refused.status, refused.body.code]).toEqual([429, 'file-quota']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('count bytes', async () => {
    await at.db
      .insertInto('file_quota_use')
      .values({
        ...{ person_id: at.ownerId, day: new Date().toISOString().slice(0, 10), files: 0 },
        bytes: 200 * 1024 * 1024 - 15,
      })
      .execute();
    const answers = await Promise.all([at.send(csv), at.send(csv)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
  });
});

describe('the clean-up', () => {
  const in3Days = () => new Date(Date.now() + 3 * 24 * 3_600_000);

  it('removes files that nothing refers to, after their time, and no others', async () => {
    const kept = keyOf(await at.send(csv));
    const unusedKey = keyOf(await at.send(csv));
    at.used.add(kept);
    await tidyFiles(at.site.services, never);
    expect((await at.read(unusedKey)).statusCode).toBe(200);
    await tidyFiles(at.site.services, never, in3Days());
    expect((await at.read(kept)).statusCode).toBe(200);
    expect((await at.read(unusedKey)).statusCode).toBe(404);
    expect((await at.parts()).some((part) => part.startsWith(unusedKey))).toBe(false);
  });

  it('removes bytes without a row, and what broken uploads left', async () => {
    const { storage } = at;
    const [orphan, leftover] = ['d'.repeat(40), 'e'.repeat(40)];
    await storage.put(`${orphan}/content`, Buffer.from('x'));
    await storage.put(`${leftover}/content`, Buffer.from('x'));
    await storage.put(`${leftover}/quarantined`, Buffer.from('x'));
    await at.insert(leftover, 'ready');
    at.used.add(leftover);
    const broken = join(at.folder, 'incoming-files', 'aaaa');
    await writeFile(broken, 'half');
    await tidyFiles(at.site.services, never);
    expect(await at.parts()).toContain(`${orphan}/content`);
    expect(await at.incoming()).toEqual(['aaaa']);
    await utimes(broken, new Date(0), new Date(0));
    await tidyFiles(at.site.services, never, in3Days());
    const parts = await at.parts();
    expect(parts).not.toContain(`${orphan}/content`);
    expect(parts).not.toContain(`${leftover}/quarantined`);
    expect(parts).toContain(`${leftover}/content`);
    expect(await at.incoming()).toEqual([]);
  });
});
