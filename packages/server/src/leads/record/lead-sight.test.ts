import type { RecordSight } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { defineViewJob } from '#platform';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, db, as, claim, waitingLead } = await openLeadOffice();
const lenderPerson = await app.makePerson({
  role: 'lender',
  first_name: 'Lena',
  last_name: 'Cash',
});

const read = (id: string, who: SignedIn | null) =>
  app.get('AdminLead/GetleadContactDetails', { leadid: id }, who);
const sight = (id: string, who: SignedIn | null) => app.get(`leads/${id}/sight`, {}, who);
const sightOf = async (id: string): Promise<RecordSight> => (await sight(id, as.agent)).body.data;
const reasonsOf = ({ people }: RecordSight) => people.map(({ reason }) => reason);

test('who can see a lead, with the reason, before and after someone works it', async () => {
  const id = await waitingLead();
  expect(new Set(reasonsOf(await sightOf(id)))).toContain('open');
  await claim(id, as.agent);
  const claimed = await sightOf(id);
  expect(claimed.people[0]).toMatchObject({
    name: expect.stringContaining('Nora'),
    reason: 'agent',
  });
  expect(reasonsOf(claimed)).not.toContain('open');
  expect(claimed.people.map(({ name }) => name)).not.toContain('Lena Cash');
  await sql`update lead set lender_id = ${lenderPerson.id} where id = ${id}`.execute(db);
  expect((await sightOf(id)).people).toContainEqual(
    expect.objectContaining({ name: 'Lena Cash', reason: 'lender' }),
  );
  expect((await sight(id, as.neighbor)).status).toBe(404);
  expect((await sight(id, null)).status).toBe(401);
});

test('opening a lead is kept once for each person and day, and forgotten after a year', async () => {
  const id = await waitingLead();
  await claim(id, as.agent);
  await read(id, as.agent);
  await read(id, as.agent);
  await read(id, as.neighbor);
  expect((await sightOf(id)).views).toEqual([
    { name: expect.stringContaining('Nora'), at: expect.any(String) },
  ]);
  const forget = async () => {
    let run = () => Promise.resolve();
    const define = (job: { run: typeof run }) => {
      run = job.run;
    };
    defineViewJob({ db, jobs: { define } as never });
    await run();
  };
  await forget();
  expect((await sightOf(id)).views).toHaveLength(1);
  await sql`update record_view set day = day - 366`.execute(db);
  await forget();
  expect((await sightOf(id)).views).toEqual([]);
});
