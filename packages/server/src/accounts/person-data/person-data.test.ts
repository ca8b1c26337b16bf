import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, createAccountsApp, type SignedIn } from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { lastMailTo, mailsTo } from '../../../test/mailbox.ts';
import { erasePeople } from './erase-people.ts';

let house: AccountsApp;
/** What a room to the right holds in this test, by person. */
const visits = new Map<string, number>();
const holding = new Map<string, number>();

beforeAll(async () => {
  house = await createAccountsApp({ VERIFY_TRIES_PER_ADDRESS: '10000' });
  house.accounts.personData.register({
    room: 'visits',
    exportOf: async (_db, personId) => ({ visits: visits.get(personId) ?? 0 }),
    erase: async (_tx, personIds) => {
      for (const id of personIds) visits.delete(id);
    },
  });
  house.accounts.handovers.register({
    name: 'test-leads',
    label: 'Leads',
    count: async (_tx, personId) => holding.get(personId) ?? 0,
    mayTake: () => true,
    handOver: async () => {},
  });
});
afterAll(() => house.close());

const remove = (as: SignedIn | null, currentPassword: unknown = PASSWORD) =>
  house.post('User/DeleteMyAccount', { currentPassword }, as);
const erase = () => erasePeople(house.accounts, new AbortController().signal);
const query = async (text: string, id: string) =>
  (await house.database.pool.query(text, [id])).rows;

describe('exporting one’s data', () => {
  it('gives everything of all rooms, no secret, nothing of others', async () => {
    const person = await house.makePerson({ city: 'Omaha' });
    const other = await house.makePerson({ first_name: 'Nora' });
    await house.signIn(other);
    const me = await house.signIn(person);
    visits.set(person.id, 3);
    await house.post('User/UpdateUserProfile', { city: 'Gretna' }, me);
    const { status, body } = await house.get('User/ExportMyData', null, me);
    expect(status).toBe(200);
    const { accounts, visits: theirs } = body.data.rooms;
    expect(theirs).toEqual({ visits: 3 });
    expect(accounts.person).toMatchObject([{ id: person.id, email: person.email, city: 'Gretna' }]);
    expect(accounts.sessions).toHaveLength(1);
    expect(accounts.changes).toMatchObject([{ what: 'edited', after: { city: 'Gretna' } }]);
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/argon2|password_hash|"hash"|secret|public_key/);
    expect(text).not.toContain(other.id);
    const events = await query('select kind from security_event where person_id = $1', person.id);
    expect(events.map(({ kind }) => kind)).toContain('data-exported');
  });

  it('is for who is signed in', async () => {
    expect((await house.get('User/ExportMyData', null, null)).status).toBe(401);
  });
});

describe('deleting one’s own account', () => {
  it('ends all sessions, opens to nobody, tells by mail, frees the address', async () => {
    const person = await house.makePerson();
    const [me, other] = [await house.signIn(person), await house.signIn(person)];
    expect((await remove(me)).body).toMatchObject({ statusCode: 'success' });
    for (const as of [me, other]) {
      expect((await house.get('User/UserDetailsById', null, as)).status).toBe(401);
    }
    const signIn = await house.post('User/LogIn', { email: person.email, password: PASSWORD });
    expect(signIn).toMatchObject({ status: 400, body: { message: 'No user found.' } });
    await house.post('User/ForgetPassword', { email: person.email });
    const mails = await mailsTo(house.house, person.email);
    expect(mails.map(({ kind }) => kind)).toContain('accounts.deleted');
    expect(mails.map(({ kind }) => kind)).not.toContain('accounts.reset');
    expect((await house.makePerson({ email: person.email })).id).not.toBe(person.id);
  });

  it('needs the password, typed by who is signed in', async () => {
    const person = await house.makePerson();
    const me = await house.signIn(person);
    expect((await remove(me, 'Wrong-Rose-1')).body.code).toBe('password-wrong');
    expect((await remove(me, 5)).body.code).toBe('bad-input');
    expect((await remove(null)).status).toBe(401);
    expect((await house.get('User/UserDetailsById', null, me)).status).toBe(200);
  });

  it('waits until what others depend on is handed over', async () => {
    const agent = await house.makePerson({ role: 'agent' });
    const me = await house.signIn(agent);
    holding.set(agent.id, 4);
    expect(await remove(me)).toMatchObject({
      status: 409,
      body: { code: 'handover-needed', errors: [{ field: 'test-leads', label: 'Leads' }] },
    });
    holding.set(agent.id, 0);
    expect((await remove(me)).status).toBe(200);
  });

  it('is refused to the last super-admin, also when the last two leave at once', async () => {
    const admins = [
      await house.makePerson({ role: 'super-admin' }),
      await house.makePerson({ role: 'super-admin' }),
    ];
    const sessions = [];
    for (const admin of admins) sessions.push(await house.signIn(admin));
    const answers = await Promise.all(sessions.map((as) => remove(as)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('last-super-admin');
  });
});

describe('erasing', () => {
  async function deleted(days: number) {
    const person = await house.makePerson({ phone: '+14025550117', city: 'Omaha' });
    const me = await house.signIn(person);
    await house.post('User/UpdateUserProfile', { lastName: 'Secretname' }, me);
    await house.post(
      'User/UpdateNotifications',
      { notifications: [{ kind: 'news', byEmail: true, bySms: false }] },
      me,
    );
    visits.set(person.id, 1);
    await remove(me);
    await house.database.pool.query(
      `update person set deleted_at = now() - make_interval(days => $2) where id = $1`,
      [person.id, days],
    );
    return person;
  }

  it('overwrites every personal fact 30 days after, in all rooms, and keeps the row', async () => {
    const person = await deleted(31);
    expect(await erase()).toBe(1);
    expect(visits.has(person.id)).toBe(false);
    const [row] = await query('select * from person where id = $1', person.id);
    expect(row).toMatchObject({
      email: `${person.id}@erased.invalid`,
      first_name: 'Former',
      last_name: 'Person',
      phone: null,
      city: null,
      password_hash: null,
      erased_at: expect.any(Date),
    });
    const changes = await query(
      'select before, after from person_change where person_id = $1',
      person.id,
    );
    expect(changes.length).toBeGreaterThan(0);
    expect(JSON.stringify(changes)).not.toMatch(/Secretname|example/);
    for (const table of ['session', 'known_device', 'mailed_token', 'notification_switch']) {
      expect(await query(`select 1 from ${table} where person_id = $1`, person.id)).toEqual([]);
    }
    expect(await erase()).toBe(0);
  });

  it('leaves alone who was deleted less than 30 days ago, and who was not', async () => {
    const person = await deleted(29);
    expect(await erase()).toBe(0);
    const [row] = await query('select email, last_name from person where id = $1', person.id);
    expect(row).toEqual({ email: person.email, last_name: 'Secretname' });
  });

  it('is done whole or not at all', async () => {
    const person = await deleted(40);
    const failing = {
      ...house.accounts,
      personData: {
        erase: async (tx: never, ids: readonly string[]) => {
          await house.accounts.personData.erase(tx, ids);
          throw new Error('a room failed');
        },
      },
    } as unknown as AccountsApp['accounts'];
    await expect(erasePeople(failing, new AbortController().signal)).rejects.toThrow(
      'a room failed',
    );
    const [row] = await query('select email, erased_at from person where id = $1', person.id);
    expect(row).toEqual({ email: person.email, erased_at: null });
    await erase();
  });
});

it('the mail says until when it can be undone', async () => {
  const person = await house.makePerson();
  await remove(await house.signIn(person));
  const mail = await lastMailTo(house.house, person.email, 'accounts.deleted');
  expect(mail.text).toContain('within these 30 days');
});
