import { listingEndpoints } from '@homestead/contract/listings';
import { FORM_GUARD_HEADER } from '@homestead/contract/platform';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AccountsApp, createAccountsApp } from '../../../test/accounts-app.ts';
import { expectToPassBadRow } from '../../../test/bad-row.ts';
import { insertListings } from '../../../test/factories/listings.ts';
import { homeRooms } from '../../../test/home-rooms.ts';
import { reportAnswerMessages } from '../messages.ts';
import { forgetOldReports } from './define-report-jobs.ts';

const sound = { mlsNumber: 'R1', about: 'facts', message: ' There are four bedrooms. ' };
let site: AccountsApp;
let address = 0;

beforeAll(async () => {
  site = await createAccountsApp(
    { FORMS_PER_ADDRESS: '3', FORMS_PER_PERSON: '2', BROKERAGE_EMAIL: 'office@example.org' },
    { rooms: homeRooms },
  );
  await insertListings(site.database.db, [
    { mls_number: 'R1', street_address: '12 Elm St', address_shown: false },
    { mls_number: 'R2', visibility: 'none' },
  ]);
});
afterAll(() => site.close());
beforeEach(async () => {
  address += 1;
  await site.database.empty('listing_report', 'mail_message');
});

const visitor = (headers: Record<string, string> = {}) => ({
  headers,
  address: `203.0.113.${address}`,
});
const report = (body: object, as = visitor()) =>
  site.post(listingEndpoints.reportListing.path, body, as);
const rowsOf = async (table: string) =>
  (await site.database.pool.query(`select * from ${table}`)).rows;

test('a report is stored, recorded as an event and emailed to the broker, never to the visitor', async () => {
  const { status, body } = await report({ ...sound, email: 'Jo@Example.com' });
  expect([status, body]).toEqual([
    200,
    {
      status: 'success',
      message: reportAnswerMessages.sent(),
      isBrokerNotified: true,
    },
  ]);
  const [row] = await rowsOf('listing_report');
  expect(row).toMatchObject({
    about: 'facts',
    message: 'There are four bedrooms.',
    email: 'jo@example.com',
    person_id: null,
  });
  const mails = await rowsOf('mail_message');
  expect(mails).toHaveLength(1);
  const mail = site.services.mail.open(mails[0].id, mails[0].sealed_body);
  expect(mails[0].to_address).toBe('office@example.org');
  expect(mail.text).toContain('“There are four bedrooms.”');
  expect(mail.text).toMatch(/12 Elm St, Omaha .*R1/);
  expect(mail.text).toContain('jo@example.com');
});

test('suspected spam is answered alike, stored, and not emailed', async () => {
  const usual = await report(sound);
  await site.database.empty('listing_report', 'mail_message');
  const { status, body } = await report(sound, visitor({ [FORM_GUARD_HEADER]: ';filled' }));
  expect([status, body]).toEqual([usual.status, usual.body]);
  expect(await rowsOf('listing_report')).toMatchObject([{ about: 'facts', is_suspected: true }]);
  expect(await rowsOf('mail_message')).toEqual([]);
});

test('markup in a report is text in the email', async () => {
  await report({ ...sound, message: '<img src=x onerror=alert(1)>' });
  const [row] = await rowsOf('mail_message');
  const { html } = site.services.mail.open(row.id, row.sealed_body);
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&lt;img');
});

test("a signed-in person's report has their name, and is in their export until they are erased", async () => {
  const person = await site.makePerson({ first_name: 'Ada', last_name: 'Lee' });
  const session = await site.signIn(person);
  const { status } = await site.post(listingEndpoints.reportListing.path, sound, session);
  expect(status).toBe(200);
  const [row] = await rowsOf('listing_report');
  expect(row).toMatchObject({ person_id: person.id, email: person.email });
  const [sent] = await rowsOf('mail_message');
  expect(site.services.mail.open(sent.id, sent.sealed_body).text).toContain(
    `Ada Lee, ${person.email}`,
  );
  const { personData } = site.accounts;
  const exported = await personData.exportOf(site.database.db, person.id);
  expect(exported.listings?.reportedHomes).toEqual([
    expect.objectContaining({ mls_number: 'R1', message: 'There are four bedrooms.' }),
  ]);
  await site.database.db.transaction().execute((tx) => personData.erase(tx as never, [person.id]));
  expect((await rowsOf('listing_report'))[0]).toMatchObject({ person_id: null, email: null });
});

test('the same form sent again counts once', async () => {
  const as = visitor({ 'idempotency-key': `form-${address}-of-test` });
  const first = await report(sound, as);
  expect(await report(sound, as)).toMatchObject({ status: 200, body: first.body });
  expect(await rowsOf('listing_report')).toHaveLength(1);
  expect(await rowsOf('mail_message')).toHaveLength(1);
});

test.each([
  [{ about: '' }, 'about', 'Choose what’s wrong'],
  [{ about: 'toString' }, 'about', 'Choose what’s wrong'],
  [{ message: ' \n' }, 'message', 'Message is required'],
  [{ message: 'x'.repeat(2001) }, 'message', 'Message cannot exceed 2000 characters'],
  [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
  [{ message: 5 }, 'message', 'Message must be text'],
  [{ about: undefined }, 'about', 'Problem is required'],
])('%o is refused', async (changed, field, message) => {
  const { status, body } = await report({ ...sound, ...changed });
  expect([status, body.errors[0]]).toMatchObject([400, { field, message }]);
  expect(await rowsOf('listing_report')).toEqual([]);
});

test('a missing or hidden home can’t be reported', async () => {
  for (const mlsNumber of ['R2', 'nothing']) {
    expect(await report({ ...sound, mlsNumber })).toMatchObject({
      status: 404,
      body: { code: 'listing-not-found' },
    });
  }
});

test('an address may send a limited number of forms, then waits', async () => {
  for (let n = 0; n < 3; n += 1) expect((await report(sound)).status).toBe(200);
  const { status, body } = await report(sound);
  expect([status, body.code]).toEqual([429, 'too-many-tries']);
  expect(await rowsOf('listing_report')).toHaveLength(3);
});

test('without a brokerage address it is only stored, and the answer says so', async () => {
  const { brokerage } = site.services.settings as { brokerage: { email: string | null } };
  const known = brokerage.email;
  Object.assign(brokerage, { email: null, conciergeEmail: null });
  const { body } = await report(sound);
  Object.assign(brokerage, { email: known });
  expect(body).toEqual({
    status: 'success',
    message: reportAnswerMessages.stored(),
    isBrokerNotified: false,
  });
  expect(await rowsOf('listing_report')).toHaveLength(1);
  expect(await rowsOf('mail_message')).toEqual([]);
});

test('old reports lose their author and message; recent ones are whole', async () => {
  const { signal } = new AbortController();
  await report({ ...sound, email: 'jo@example.com' });
  await site.database.pool.query(
    `update listing_report set reported_at = now() - interval '731 days'`,
  );
  await report({ ...sound, email: 'al@example.com' });
  const settings = { ...site.services.settings, RETAIN_REPORTS_DAYS: 0 };
  expect(await forgetOldReports({ ...site.services, settings }, signal)).toBe(0);
  expect(await forgetOldReports(site.services, signal)).toBe(1);
  expect(await forgetOldReports(site.services, signal)).toBe(0);
  const rows = await rowsOf('listing_report order by reported_at');
  expect(rows).toMatchObject([
    { about: 'facts', message: '', email: null, person_id: null },
    { about: 'facts', message: 'There are four bedrooms.', email: 'al@example.com' },
  ]);
});

test('a report that can’t be changed does not stop the others, and follows later', async () => {
  for (const email of ['jo@example.com', 'al@example.com']) await report({ ...sound, email });
  const { rows: old } = await site.database.pool.query(
    `update listing_report set reported_at = now() - interval '731 days' returning id`,
  );
  await expectToPassBadRow(
    site.database,
    { table: 'listing_report', id: old[0].id, others: 1 },
    () => forgetOldReports(site.services, new AbortController().signal),
  );
});
