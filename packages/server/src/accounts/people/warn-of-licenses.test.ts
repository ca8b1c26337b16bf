import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '#platform';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { insertPeople, PASSWORD } from '../../../test/factories/accounts.ts';
import { createTestServices } from '../../../test/services.ts';
import { seedRolesAndPermissions } from '../roles/seed-reference.ts';
import { warnOfLicenses } from './warn-of-licenses.ts';

let database: TestDatabase;
let services: Services;

beforeAll(async () => {
  database = await createTestDatabase();
  services = createTestServices(database);
  await seedRolesAndPermissions(database.db, 'demo');
});
afterAll(() => database.close());

/** Noon in Omaha, this many days before the end of 2027. */
const before = (days: number) => new Date(Date.UTC(2027, 11, 31 - days, 18));

test('90, 60, 30 and 7 days before, once each, to the person and to the admins', async () => {
  const [agent, renewed] = await insertPeople(database.db, [
    { role: 'agent', license_number: 'NE-7', license_expires_on: '2027-12-31' },
    { role: 'agent', license_expires_on: '2029-12-31' },
    { role: 'agent', license_expires_on: '2027-12-31', deactivated_at: new Date() },
    { role: 'admin', email: 'admin@example.org', password: PASSWORD },
  ]);
  const warnedOn: number[] = [];
  for (let days = 92; days >= 0; days -= 1) {
    if ((await warnOfLicenses(services, before(days))) > 0) warnedOn.push(days);
    expect(await warnOfLicenses(services, before(days))).toBe(0);
  }
  expect(warnedOn).toEqual([90, 60, 30, 7]);
  expect(await warnOfLicenses(services, before(-1))).toBe(0);
  const mails = await database.db
    .selectFrom('mail_message')
    .selectAll()
    .orderBy('recorded_at')
    .execute();
  const to = (email: string) => mails.filter(({ to_address }) => to_address === email);
  expect(to(agent!.email).map(({ subject }) => subject)).toEqual([
    'Your license expires in 90 days',
    'Your license expires in 60 days',
    'Your license expires in 30 days',
    'Your license expires in 7 days',
  ]);
  expect(to('admin@example.org')).toHaveLength(4);
  expect(to(renewed!.email)).toEqual([]);
  const [first] = to('admin@example.org');
  expect(services.mail.open(first!.id, first!.sealed_body!).text).toContain(
    'Maria Olsen (NE-7): December 31, 2027, in 90 days.',
  );
});

test('a person whose email fails does not stop the others, and is warned later', async () => {
  const [good, bad] = await insertPeople(database.db, [
    { role: 'agent', license_expires_on: '2032-06-05' },
    { role: 'agent', license_expires_on: '2032-06-04' },
  ]);
  const address = (email: string) =>
    database.pool.query('update person set email = $2 where id = $1', [bad!.id, email]);
  await address('a\nb@example.org');
  const noon = new Date('2032-06-01T18:00:00Z');
  expect(await warnOfLicenses(services, noon)).toBe(1);
  const warned = await database.pool.query(
    `select id from person where license_warned_on = '2032-06-01'`,
  );
  expect(warned.rows).toEqual([{ id: good!.id }]);
  expect(await services.metrics.registry.metrics()).toContain(
    'job_rows_failed_total{job="accounts.warn-of-licenses"} 1',
  );
  await address('ab@example.org');
  expect(await warnOfLicenses(services, noon)).toBe(0);
  await database.pool.query('update put_off_row set until = now()');
  expect(await warnOfLicenses(services, noon)).toBe(1);
});

test('a person first seen within the week is warned once', async () => {
  await insertPeople(database.db, [{ role: 'agent', license_expires_on: '2030-06-05' }]);
  expect(await warnOfLicenses(services, new Date('2030-06-01T18:00:00Z'))).toBe(1);
  expect(await warnOfLicenses(services, new Date('2030-06-02T18:00:00Z'))).toBe(0);
});

test('insurance is warned of apart from the license, with its own words', async () => {
  const [insured] = await insertPeople(database.db, [
    {
      ...{ role: 'agent', license_expires_on: '2034-12-31' },
      ...{ eo_carrier: 'Plains Mutual', eo_policy: 'EO-7', eo_expires_on: '2034-06-30' },
    },
  ]);
  const noon = new Date('2034-06-01T18:00:00Z');
  expect(await warnOfLicenses(services, noon)).toBe(1);
  expect(await warnOfLicenses(services, noon)).toBe(0);
  expect(await warnOfLicenses(services, new Date('2034-06-24T18:00:00Z'))).toBe(1);
  const mails = await database.db
    .selectFrom('mail_message')
    .selectAll()
    .where('to_address', '=', insured!.email)
    .orderBy('recorded_at')
    .execute();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your E&O insurance expires in 29 days',
    'Your E&O insurance expires in 6 days',
  ]);
  expect(services.mail.open(mails[0]!.id, mails[0]!.sealed_body!).text).toContain(
    'Your errors and omissions insurance, policy EO-7, expires on June 30, 2034.',
  );
});
