import { PEOPLE_IMPORT } from '@homestead/contract/accounts';
import { parse as csvParse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApp, createAccountsApp, type SignedIn } from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { upload } from '../../../test/upload.ts';
import { answerMessages } from '../messages/answers.ts';
import { fieldMessages } from '../messages/fields.ts';

let app: AccountsApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await createAccountsApp();
  admin = await app.signInNew({ role: 'admin', password: PASSWORD });
});
afterAll(() => app.close());

const send = (csv: string, more: object = {}) =>
  app.post('AdminUserApp/ImportUsers', { csv, ...more }, admin);
const known = async (email: string) =>
  (await app.database.db.selectFrom('person').select('id').where('email', '=', email).execute())
    .length;

const head = 'first_name,last_name,email,role,phone,license_number,license_expires_on';

test('each row is imported completely or not at all, with a reason', async () => {
  await app.makePerson({ email: 'taken@example.org' });
  const csv = [
    `\uFEFF${head}`,
    'Ada,"O\'Brien",ada@example.org,agent,(402) 555-0171,NE-1,2027-12-31',
    'Bo,Ng,bo@example.org,Lender Internal,,,',
    '',
    'C,D,c@example.org,agent,1,,',
    'Dee,Dunn,taken@example.org,agent,,,',
    'Eve,Evans,ada@example.org,agent,,,',
    'Fay,Frost,fay@example.org,super-admin,,,',
    'Gus,Good,gus@example.org,wizard,,,soon',
  ].join('\r\n');
  const dry = await send(csv, { dryRun: true });
  expect(dry.body).toMatchObject({
    message: answerMessages.canBeInvited({ count: 2 }),
    data: { dryRun: true, created: 0, refused: 5 },
  });
  expect(await known('ada@example.org')).toBe(0);
  const { status, body } = await send(csv);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    message: answerMessages.invited({ count: 2 }),
    data: { created: 2, refused: 5 },
  });
  const said = body.data.rows.map((row: { outcome: string; errors: { message: string }[] }) => [
    row.outcome,
    ...row.errors.map(({ message }) => message),
  ]);
  expect(said).toEqual([
    ['created'],
    ['created'],
    [
      'refused',
      'First Name must be at least 2 characters',
      'Last Name must be at least 2 characters',
      'Phone must be 10 digits',
    ],
    ['refused', fieldMessages.emailTaken()],
    ['refused', fieldMessages.emailTwice()],
    ['refused', fieldMessages.roleAboveYours()],
    ['refused', 'License expiration isn’t valid'],
  ]);
  const report = csvParse(body.data.report, { bom: true, columns: true }) as object[];
  expect(report).toHaveLength(5);
  expect(report[1]).toEqual({
    ...{ first_name: 'Dee', last_name: 'Dunn', email: 'taken@example.org', role: 'agent' },
    ...{ phone: '', license_number: '', license_expires_on: '' },
    problem: fieldMessages.emailTaken(),
  });
  const ada = await app.get(`users/${body.data.rows[0].id}`, null, admin);
  expect(ada.body.data).toMatchObject({
    last_name: "O'Brien",
    phone: '+14025550171',
    license_number: 'NE-1',
    status: 'invited',
  });
  const mails = await app.database.db.selectFrom('mail_message').select('to_address').execute();
  expect(mails.map(({ to_address }) => to_address).sort()).toEqual([
    'ada@example.org',
    'bo@example.org',
  ]);
  const again = await send(csv);
  expect(again.body.data).toMatchObject({ created: 0, refused: 7 });
});

test('the report of refused rows holds no formula, and is read again as it is', async () => {
  const rows = `${head}\n=1+1,"=cmd|"" /C calc""!A0",x,agent,+14025550171,,\n`;
  const { report } = (await send(rows)).body.data;
  expect(report).toContain(`'=1+1,"'=cmd|"" /C calc""!A0",x,agent,'+14025550171,,,`);
  const again = (await send(report)).body.data;
  expect(again.report).toBe(report);
  const corrected = report
    .replace("'=1+1", 'Kim')
    .replace(/"'=cmd.*?A0"/, 'Kahn')
    .replace(',x,', ',kim@example.org,');
  expect((await send(corrected)).body.data).toMatchObject({ created: 1, report: null });
});

test('a file that was uploaded is read once it was checked, and is gone when it was imported', async () => {
  const csv = `${head}\nLea,Lund,lea@example.org,agent,,,\n`;
  const uploadAs = async (as: SignedIn, content: string | Uint8Array = csv) =>
    upload(app, PEOPLE_IMPORT, content, { name: 'people.csv', as });
  const { file } = (await uploadAs(admin)).body.data;
  const importFile = (more: object = {}, as = admin) =>
    app.post('AdminUserApp/ImportUsers', { file, ...more }, as);
  expect((await importFile({ dryRun: true })).body.data.rows[0].outcome).toBe('ready');
  const otherAdmin = await app.signInNew({ role: 'admin', password: PASSWORD });
  expect(await importFile({}, otherAdmin)).toMatchObject({ body: { code: 'file-not-found' } });
  expect((await importFile({ csv })).body.code).toBe('bad-input');
  expect((await importFile()).body.data).toMatchObject({ created: 1, report: null });
  expect((await importFile()).body.code).toBe('file-not-found');
  const latin = Buffer.from(`${head}\nJos\xe9,Lund,jose@example.org,agent,,,\n`, 'latin1');
  expect((await uploadAs(admin, latin)).body.code).toBe('csv-unusable');
  const agent = await app.signInNew({ role: 'agent', password: PASSWORD });
  expect((await uploadAs(agent)).body.code).toBe('not-permitted');
});

test('a file sent again with its key is imported once, and refused with another body', async () => {
  const csv = `${head}\nKit,Kerr,kit@example.org,agent,,,\n`;
  const { file } = (await upload(app, PEOPLE_IMPORT, csv, { name: 'p.csv', as: admin })).body.data;
  const importFile = (as: SignedIn, dryRun = false) => {
    const headers = { authorization: `Bearer ${as.jwtToken}`, 'idempotency-key': 'import-of-kit' };
    return app.post('AdminUserApp/ImportUsers', { file, dryRun }, { headers });
  };
  const first = await importFile(admin);
  expect(first.body.data).toMatchObject({ created: 1, refused: 0 });
  expect((await importFile(admin)).body).toEqual(first.body);
  expect(await known('kit@example.org')).toBe(1);
  expect(await mailsTo(app.services, 'kit@example.org')).toHaveLength(1);
  const other = await importFile(admin, true);
  expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
  const otherAdmin = await app.signIn(await app.makePerson({ role: 'admin', password: PASSWORD }));
  expect((await importFile(otherAdmin)).body.code).toBe('file-not-found');
});

test('columns may come in any order, the first four are required', async () => {
  const answer = await send('EMAIL,role,last_name,first_name\nhal@example.org,client,Hale,Hal\n');
  expect(answer.body.data.rows).toMatchObject([{ row: 2, outcome: 'created' }]);
});

test('500 rows are accepted, 501 are not', async () => {
  const rows = (many: number) =>
    [
      head,
      ...Array.from({ length: many }, (_, index) => `Ida,Ives,ida-${index}@example.org,client,,,`),
    ].join('\n');
  expect((await send(rows(501))).body).toMatchObject({ code: 'csv-unreadable' });
  expect((await send(rows(500))).body.data).toMatchObject({ created: 500, refused: 0 });
});

test.each([
  ['nobody', head, fieldMessages.csvEmpty()],
  [
    'a column missing',
    'first_name,last_name,email\nA,B,c@d.eu',
    fieldMessages.csvMissingColumns({ columns: 'role' }),
  ],
  [
    'a column unknown',
    `${head},password\nA,B,c@d.eu,agent,,,,x`,
    fieldMessages.csvUnknownColumns({ columns: 'password' }),
  ],
  [
    'a column twice',
    'first_name,last_name,email,role,role\nA,B,c@d.eu,agent,admin',
    fieldMessages.csvColumnTwice(),
  ],
  [
    'rows of other lengths',
    `${head}\nA,B`,
    fieldMessages.csvError({
      error: 'Invalid Record Length: expect 7, got 2 on line 2',
    }),
  ],
  ['a quote left open', `${head}\n"A,B`, fieldMessages.csvError({ error: '' })],
])('refuses a file with %s', async (_what, csv, problem) => {
  const answer = await send(csv);
  expect(answer).toMatchObject({ status: 400, body: { code: 'csv-unreadable' } });
  expect(answer.body.errors[0].message).toContain(problem);
});

test('refuses a missing or oversized file', async () => {
  expect(await app.post('AdminUserApp/ImportUsers', {}, admin)).toMatchObject({ status: 400 });
  expect(await app.post('AdminUserApp/ImportUsers', { csv: 7 }, admin)).toMatchObject({
    status: 400,
  });
  expect(await send('x'.repeat(300 * 1024))).toMatchObject({ status: 400 });
  expect(await send('é'.repeat(200 * 1024))).toMatchObject({ status: 400 });
  expect(await send('x'.repeat(700 * 1024))).toMatchObject({ status: 413 });
});
