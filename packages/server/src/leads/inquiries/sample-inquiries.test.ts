import { expect, test } from 'vitest';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { leadsRoom } from '../plugin.ts';

const { app, rowsOf } = await openLeadOffice({ MODE: 'demo' });
const FIRM = 'prairieandmain.example';

test('a demo’s lead desk has something in each part, once, however often it starts', async () => {
  for (const name of 'daniel.okafor|ellen.kowalski|priya.raman|walt.jorgensen'.split('|')) {
    await app.makePerson({ role: 'agent', email: `${name}@${FIRM}` });
  }
  for (const name of ['amina.yusuf', 'cole.sedlacek']) {
    await app.makePerson({ role: 'co-agent', email: `${name}@${FIRM}` });
  }
  for (const name of ['ruth.abernathy', 'victor.nguyen']) {
    await app.makePerson({ role: 'lender', email: `${name}@${FIRM}` });
  }
  const grace = await app.signIn(
    await app.makePerson({ role: 'super-admin', email: `grace.whitfield@${FIRM}` }),
  );
  const start = async () => leadsRoom.opened?.(app.services);
  await start();
  const tables = [
    ...['lead', 'inquiry', 'lead_import_row', 'household_member', 'lead_merge', 'smart_list'],
    ...['source_cost', 'mail_message'],
  ];
  const count = () => Promise.all(tables.map(async (table) => (await rowsOf(table)).length));
  const counted = await count();
  await start();
  expect(await count()).toEqual(counted);

  const read = async (path: string, query: Record<string, string> = {}) =>
    (await app.get(path, query, grace)).body;
  const today = new Date();
  const from = new Date(today.getTime() - 29 * 86_400_000).toISOString().slice(0, 10);
  const to = today.toISOString().slice(0, 10);
  const { data: figures } = await read('dashboard', { from, to });
  expect(figures.speed).toMatchObject({ asked: 22, answered: 19, kept: 17, missed: 2 });
  expect(figures.speed.medianMinutes).toBeGreaterThan(10);
  const costs = figures.sources.filter(({ costCents }: { costCents: number }) => costCents > 0);
  expect(costs.length).toBeGreaterThan(3);
  const waiting = await read('inquiries', { state: 'waiting' });
  expect(waiting.data.map(({ agentName }: { agentName: string | null }) => agentName)).toHaveLength(
    3,
  );

  const [file] = (await read('lead-imports')).data;
  expect(file).toMatchObject({ state: 'done', counts: { created: 8, refused: 3, skipped: 1 } });
  const records = (await read(`lead-imports/${file.id}/rows`)).data;
  expect(records.filter(({ name }: { name: string }) => name === 'Dan Whitaker')).toHaveLength(2);
  const lists = (await read('smart-lists')).data;
  expect(lists.map(({ count }: { count: number }) => count > 0)).toEqual([true, true, true]);
  expect((await rowsOf('lead_merge')).length).toBe(1);
  expect((await rowsOf('household_member')).length).toBe(2);
  const unclaimed = (await rowsOf('lead')).filter(({ agent_id }) => agent_id === null);
  const oldest = Math.min(...unclaimed.map(({ created_at }) => Number(created_at)));
  expect(Date.now() - oldest).toBeLessThan(8 * 86_400_000);
});
