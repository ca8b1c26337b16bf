import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openListingOffice } from '../../../test/listing-office.ts';
import { remindOfAgreements } from './remind-of-agreements.ts';

const { app, db, as, agent, neighbor, keyed, startFile, fileOf } = await openListingOffice();

const remind = (at: string) =>
  remindOfAgreements(app.services, new Date(at), new AbortController().signal);
const told = async (personId: string): Promise<string[]> => {
  const { rows } = await sql<{ path: string }>`
    select path from notification where person_id = ${personId}
      and kind = 'listing-agreement-expiring'`.execute(db);
  return rows.map(({ path }) => path);
};

// Agreements of the office expire on August 31, 2031; 5 a.m. UTC is midnight in Omaha.
test('the agents are reminded five days before, once for a date', async () => {
  const { id } = await startFile(as.agent, { coAgentId: neighbor.id });
  expect(await remind('2031-08-26T04:59:00Z')).toBe(0);
  expect(await remind('2031-08-26T05:01:00Z')).toBe(1);
  expect(await remind('2031-08-27T05:01:00Z')).toBe(0);
  expect(await told(agent.id)).toEqual([`/listing-files/${id}`]);
  expect(await told(neighbor.id)).toEqual([`/listing-files/${id}`]);
  const { rows } = await sql<{ kind: string }>`select kind from mail_message`.execute(db);
  expect(rows).toHaveLength(2);
  const { version, changedAt } = await fileOf(id);
  const later = { version, agreementExpiresOn: '2031-12-31' };
  expect((await app.put(`listing-files/${id}`, later, as.agent)).status).toBe(200);
  expect(Date.parse(changedAt)).toBeLessThan(Date.parse((await fileOf(id)).changedAt));
  expect(await remind('2031-12-27T12:00:00Z')).toBe(1);
  expect(await told(agent.id)).toHaveLength(2);
});

test('nobody is reminded of one that ended, has passed, or has no date', async () => {
  const { id } = await startFile();
  const ended = { version: 1, state: 'ended' };
  expect((await app.post(`listing-files/${id}/state`, ended, keyed(as.agent))).status).toBe(200);
  await startFile(as.agent, { agreementExpiresOn: null });
  await startFile(as.agent, { propertyAddress: '1 Elsewhere St, Omaha, NE 68132' });
  expect(await remind('2031-09-01T12:00:00Z')).toBe(0);
  expect(await remind('2031-08-31T12:00:00Z')).toBe(1);
});
