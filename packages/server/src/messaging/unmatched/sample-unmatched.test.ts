import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkDueFiles } from '#platform';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { addSampleUnmatched } from './sample-unmatched.ts';

const folder = await mkdtemp(join(tmpdir(), 'homestead-sample-'));
const { app } = await openLeadOffice({ STATE_DIR: folder });
const admin = await app.signIn(await app.makePerson({ role: 'admin' }));
afterAll(() => rm(folder, { recursive: true }));

it('has two emails, one with a report, and a text wait, however often it starts', async () => {
  await addSampleUnmatched(app.services);
  await addSampleUnmatched(app.services);
  await checkDueFiles(app.services, new AbortController().signal);
  const { data } = (await app.get('unmatched-messages', {}, admin)).body;
  expect(data).toMatchObject([
    { channel: 'sms', messages: 1 },
    { channel: 'email', fromName: 'Marcus Webb', attachments: 0 },
    { channel: 'email', fromName: 'Theresa Novak', attachments: 1 },
  ]);
  const read = await app.get(`unmatched-messages/${data[2].id}`, {}, admin);
  expect(read.body.data.messages[0].attachments).toMatchObject([
    { name: 'Inspection report.pdf', file: expect.any(String), refusal: null },
  ]);
});
