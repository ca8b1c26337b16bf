import { expect, test } from 'vitest';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, as, send, list, claim, rowsOf } = await openLeadOffice();
const { pool } = app.database;

const phoneOf = async (who = as.agent, state = 'waiting') =>
  (await list(who, { state })).body.data.map(({ phone }: { phone: string | null }) => phone);

test('an inquiry without a phone shows that of the lead, to those who see the lead', async () => {
  await send();
  const [lead] = await rowsOf('lead');
  await claim(String(lead?.id), as.agent);
  await pool.query(`update inquiry set kind = 'offer', phone = null`);
  expect(await phoneOf()).toEqual(['+14025550142']);
  expect(await phoneOf(as.neighbor)).toEqual([]);
  await pool.query('update lead set phone = null');
  expect(await phoneOf()).toEqual([null]);
});

test('a phone that was given stays, and what looks like spam shows none but its own', async () => {
  await send();
  await pool.query(`update lead set phone = '+14025550199'`);
  expect(await phoneOf()).toEqual(['+14025550142']);
  await pool.query('update inquiry set phone = null, is_suspected = true, due_at = null');
  expect(await phoneOf(as.agent, 'suspected')).toEqual([null]);
});
