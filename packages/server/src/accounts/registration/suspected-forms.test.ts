import { FORM_GUARD_HEADER } from '@homestead/contract/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOpened } from '../../../test/form-opened.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import {
  openRegistrationSite,
  type RegistrationSite,
  registrationForm,
} from '../../../test/registration-site.ts';

let at: RegistrationSite;
let known: string;

beforeAll(async () => {
  at = await openRegistrationSite();
  known = (await at.app.makePerson()).email;
});
afterAll(() => at.app.close());

const filled = () => ';filled';
const hasty = () => formOpened(at.app.services, 0);
const patient = () => formOpened(at.app.services, 10);
const send = (path: string, body: object, guard: string) =>
  at.app.post(`User/${path}`, body, { headers: { [FORM_GUARD_HEADER]: guard } });
const mailCount = async (email: string) => (await mailsTo(at.app.services, email)).length;

test.each([
  ['with its decoy filled in', filled],
  ['sent too soon', hasty],
])('a form %s is answered as always, and nothing comes of it', async (_what, guard) => {
  const [fresh, waiting] = [at.freshEmail(), at.freshEmail()];
  await at.register({ email: waiting });
  const forms = [
    { path: 'CreateUser', body: { ...registrationForm, email: fresh } },
    { path: 'ResendVerification', body: { email: waiting } },
    { path: 'ForgetPassword', body: { email: known } },
  ];
  const mailed = async () => Promise.all([fresh, waiting, known].map(mailCount));
  const before = await mailed();
  const suspected = [];
  for (const { path, body } of forms) suspected.push(await send(path, body, guard()));
  expect(await mailed()).toEqual(before);
  const { rows } = await at.app.database.pool.query(
    'select from pending_registration where email = $1',
    [fresh],
  );
  expect(rows).toEqual([]);
  for (const [index, { path, body }] of forms.entries()) {
    const usual = await send(path, body, patient());
    expect([usual.status, usual.body]).toEqual([suspected[index]?.status, suspected[index]?.body]);
  }
  expect(await mailed()).toEqual(before.map((count) => count + 1));
});

test('a suspected form is refused for what is wrong with it, like any other', async () => {
  const { status, body } = await send('ForgetPassword', { email: 'x@' }, filled());
  expect([status, body.code]).toEqual([400, 'email-refused']);
});
