import { notificationChoiceLabels } from '@homestead/contract/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountsApp,
  createAccountsApp,
  type SignedIn,
  type TestPerson,
} from '../../../test/accounts-app.ts';
import { answerMessages } from '../messages/answers.ts';
import { fieldMessages } from '../messages/fields.ts';
import { accountNotificationMessages } from '../messages/notifications.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';
let site: AccountsApp;
let person: TestPerson;
let neighbor: TestPerson;
let me: SignedIn;

beforeAll(async () => {
  site = await createAccountsApp();
  person = await site.makePerson();
  neighbor = await site.makePerson({ first_name: 'Nora' });
  me = await site.signIn(person);
});
afterAll(() => site.close());

const details = async (userid?: string, as: SignedIn | null = me) =>
  site.get('User/UserDetailsById', userid === undefined ? {} : { userid }, as);
const update = (body: object, as: SignedIn | null = me) =>
  site.post('User/UpdateUserProfile', body, as);
const link = (body: object, as: SignedIn | null = me) =>
  site.post('User/UpdateSocialMedia', body, as);

describe('the account of a call', () => {
  it('is the caller’s own by their id, the all-zero id, or none', async () => {
    for (const id of [undefined, NOBODY, person.id, person.id.toUpperCase()]) {
      const answer = await details(id);
      expect([answer.status, answer.body.data?.id]).toEqual([200, person.id]);
    }
  });

  it('is never another person’s, whether or not they exist', async () => {
    const unknown = '7b0d3c52-6a0e-4c65-9df7-8d7f0a1b2c3d';
    for (const id of [neighbor.id, unknown]) {
      const answers = [
        await details(id),
        await update({ id, firstName: 'Taken' }),
        await link({ id, twitter: 'https://x.com/taken' }),
      ];
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
      }
    }
    const hers = await details(neighbor.id, await site.signIn(neighbor));
    expect(hers.body.data).toMatchObject({ firstName: 'Nora', twitter: null });
  });

  it('may be another person’s for callers who may change people, but not a super-admin’s', async () => {
    const admin = await site.signInNew({ role: 'admin' });
    const other = await site.makePerson();
    expect((await details(other.id, admin)).body.data.id).toBe(other.id);
    expect((await update({ id: other.id, city: 'Gretna' }, admin)).body.data.city).toBe('Gretna');
    const above = await site.makePerson({ role: 'super-admin' });
    expect((await update({ id: above.id, city: 'Gretna' }, admin)).status).toBe(403);
    const agent = await site.signInNew({ role: 'agent' });
    expect((await update({ id: other.id, city: 'Blair' }, agent)).status).toBe(403);
  });

  it('needs a sign-in', async () => {
    const answers = [await details(person.id, null), await update({}, null), await link({}, null)];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it.each(['1', 'me', "' or true --"])('the id %j is refused', async (id) => {
    expect((await details(id)).body.code).toBe('bad-input');
    expect((await update({ id })).body.code).toBe('bad-input');
    expect((await link({ id })).body.code).toBe('bad-input');
  });
});

describe('changing the profile', () => {
  const whole = {
    firstName: 'José',
    lastName: 'O’Brien',
    streetOne: '5102 Capitol Avenue',
    streetTwo: 'Apt 4',
    city: 'Omaha',
    state: 'NE',
    zip: '68132-1234',
    country: 'USA',
    phone: '(402) 555-0117',
    isPrimary: false,
    relationship: 'Spouse',
    dateOfBirth: '1990-04-17',
    tShirtSize: 'M',
  };

  it('keeps every field, the phone as +1 and ten digits', async () => {
    const answer = await update({ id: person.id, ...whole, email: person.email });
    expect(answer).toMatchObject({
      status: 200,
      body: { message: answerMessages.profileUpdated() },
    });
    expect(answer.body.data).toMatchObject({ ...whole, phone: '+14025550117' });
    expect((await details()).body.data).toEqual(answer.body.data);
  });

  it('leaves an absent field as it is; null and an empty text clear', async () => {
    await update(whole);
    await update({ city: 'Gretna', streetTwo: null, phone: '', country: null, tShirtSize: ' ' });
    expect((await details()).body.data).toMatchObject({
      ...whole,
      city: 'Gretna',
      streetTwo: null,
      phone: null,
      country: 'USA',
      tShirtSize: null,
    });
  });

  it.each([
    ['firstName', null, 'First Name is required'],
    ['firstName', '<b>', 'First Name can only contain letters'],
    ['lastName', 'x', 'Last Name must be at least 2 characters'],
    ['phone', '402 555', 'Contact number must be 10 digits'],
    ['zip', '681', 'Zip must be 5 digits, or 9 with a hyphen'],
    ['dateOfBirth', '1990-02-30', fieldMessages.birthDateUnreadable()],
    ['dateOfBirth', '04/17/1990', fieldMessages.birthDateUnreadable()],
    ['dateOfBirth', '2999-01-01', fieldMessages.birthDateInFuture()],
    ['streetOne', 'x'.repeat(101), 'Address Line 1 must have at most 100 characters'],
    ['email', 'other@example.org', fieldMessages.emailHasOwnCall()],
    ['isPrimary', 'yes', 'Primary contact must be true or false'],
  ])('refuses %s %j', async (field, value, message) => {
    const before = (await details()).body.data;
    expect(await update({ city: 'Lincoln', [field]: value })).toMatchObject({
      status: 400,
      body: { errors: [{ field, message }] },
    });
    expect((await details()).body.data).toEqual(before);
  });

  it('grants no rights, whatever is sent along', async () => {
    await update({
      rolename: 'super-admin',
      role: 'super-admin',
      role_key: 'admin',
      leadRole: 'x',
    });
    expect((await details()).body.data).toMatchObject({ rolename: 'client', leadRole: null });
  });

  it('refuses a stale version', async () => {
    const { version } = (await details()).body.data;
    expect((await update({ city: 'Ashland', version })).status).toBe(200);
    expect(await update({ city: 'Blair', version })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    expect((await details()).body.data).toMatchObject({ city: 'Ashland', version: version + 1 });
  });

  it('loses nothing when two people change different fields at the same time', async () => {
    const answers = await Promise.all([
      update({ city: 'Papillion' }),
      update({ state: 'IA' }),
      update({ tShirtSize: 'L' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await details()).body.data).toMatchObject({
      city: 'Papillion',
      state: 'IA',
      tShirtSize: 'L',
    });
  });

  it('is in the person’s history with the values before; a save that changes nothing is not', async () => {
    const { id } = await site.makePerson();
    const admin = await site.signInNew({ role: 'admin' });
    await update({ id, city: 'Elkhorn' }, admin);
    await update({ id, city: 'Elkhorn' }, admin);
    const { rows } = await site.database.pool.query(
      'select what, before, after from record_change where record_id = $1',
      [id],
    );
    expect(rows).toEqual([{ what: 'edited', before: { city: null }, after: { city: 'Elkhorn' } }]);
  });
});

describe('links to social media', () => {
  it('are https; absent ones stay, null clears', async () => {
    const faceBook = 'https://www.facebook.com/jordan.example';
    const twitter = 'https://x.com/jordan_example';
    expect((await link({ id: person.id, faceBook, twitter })).body.statusCode).toBe('success');
    await link({ id: person.id, twitter: null, linkdin: '' });
    expect((await details()).body.data).toMatchObject({ faceBook, twitter: null, linkdin: null });
  });

  it.each(['http://x.com/a', 'javascript:alert(1)', 'x.com/a', 'https://x', 'https://a b.com'])(
    'refuses %j',
    async (twitter) => {
      const message = 'Please enter a full https address';
      expect(await link({ id: person.id, twitter })).toMatchObject({
        status: 400,
        body: { message, errors: [{ field: 'twitter', label: 'Twitter', message }] },
      });
    },
  );
});

const inSpanish = ({ jwtToken }: SignedIn) => ({
  headers: { authorization: `Bearer ${jwtToken}`, 'accept-language': 'es' },
});

describe('notification switches', () => {
  const read = async (as: SignedIn | null = me) => site.get('User/Notifications', null, as);
  const set = (notifications: unknown, as: SignedIn | null = me) =>
    site.post('User/UpdateNotifications', { notifications }, as);

  it('offer what can be chosen, each with its default', async () => {
    const fresh = await site.signInNew();
    expect((await read(fresh)).body.data).toEqual([
      {
        kind: 'security',
        label: accountNotificationMessages.security(),
        help: accountNotificationMessages.securityHelp(),
        by: 'email',
        choices: [{ by: 'email', label: notificationChoiceLabels.email() }],
      },
    ]);
    const spanish = await site.get('User/Notifications', null, inSpanish(fresh));
    expect(spanish.body.data[0].label).toBe(accountNotificationMessages.security.spanish);
  });

  it('refuse what a kind can’t be', async () => {
    const message = fieldMessages.choiceRefused();
    for (const by of ['off', 'app', 'digest']) {
      const answer = await set([{ kind: 'security', by }]);
      expect(answer).toMatchObject({ status: 400, body: { message } });
    }
    expect((await set([{ kind: 'security', by: 'email' }])).status).toBe(200);
  });

  it('refuse unknown kinds, other types and strangers', async () => {
    expect((await set([{ kind: 'spam', by: 'email' }])).status).toBe(400);
    expect((await set([{ kind: 'security', by: 'yes' }])).status).toBe(400);
    expect((await set('all')).status).toBe(400);
    expect((await set([], null)).status).toBe(401);
    expect((await read(null)).status).toBe(401);
  });
});
