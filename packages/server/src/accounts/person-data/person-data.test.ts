import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, createAccountsApp, type SignedIn } from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { lastMailTo, mailsTo } from '../../../test/mailbox.ts';
import { emailMessages } from '../messages/emails.ts';
import { erasePeople } from './erase-people.ts';

let site: AccountsApp;
/** What a room to the right stores in this test, by person. */
const visits = new Map<string, number>();
const holding = new Map<string, number>();

beforeAll(async () => {
  site = await createAccountsApp({ VERIFY_TRIES_PER_ADDRESS: '10000' });
  site.accounts.personData.register({
    room: 'visits',
    exportOf: async (_db, personId) => ({ visits: visits.get(personId) ?? 0 }),
    erase: async (_tx, personIds) => {
      for (const id of personIds) visits.delete(id);
    },
  });
  site.accounts.handovers.register({
    name: 'test-leads',
    label: () => 'Leads',
    count: async (_tx, personId) => holding.get(personId) ?? 0,
    mayTake: () => true,
    handOver: async () => {},
  });
});
afterAll(() => site.close());

const remove = (as: SignedIn | null, currentPassword: unknown = PASSWORD) =>
  site.post('User/DeleteMyAccount', { currentPassword }, as);
const erase = () => erasePeople(site.accounts, new AbortController().signal);
const query = async (text: string, id: string) => (await site.database.pool.query(text, [id])).rows;

describe('exporting personal data', () => {
  it('includes everything of all rooms, no secret, nothing about others', async () => {
    const person = await site.makePerson({ city: 'Omaha' });
    const other = await site.makePerson({ first_name: 'Nora' });
    await site.signIn(other);
    const me = await site.signIn(person);
    visits.set(person.id, 3);
    await site.post('User/UpdateUserProfile', { city: 'Gretna' }, me);
    const { status, body } = await site.get('User/ExportMyData', null, me);
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

  it('is for people who are signed in', async () => {
    expect((await site.get('User/ExportMyData', null, null)).status).toBe(401);
  });
});

describe('deleting your own account', () => {
  it('ends all sessions, blocks sign-in, notifies by email, frees the address', async () => {
    const person = await site.makePerson();
    const [me, other] = [await site.signIn(person), await site.signIn(person)];
    expect((await remove(me)).body).toMatchObject({ statusCode: 'success' });
    for (const as of [me, other]) {
      expect((await site.get('User/UserDetailsById', null, as)).status).toBe(401);
    }
    const signIn = await site.post('User/LogIn', { email: person.email, password: PASSWORD });
    expect(signIn).toMatchObject({ status: 400, body: { message: 'No user found.' } });
    await site.post('User/ForgetPassword', { email: person.email });
    const mails = await mailsTo(site.services, person.email);
    expect(mails.map(({ kind }) => kind)).toContain('accounts.deleted');
    expect(mails.map(({ kind }) => kind)).not.toContain('accounts.reset');
    expect((await site.makePerson({ email: person.email })).id).not.toBe(person.id);
  });

  it('needs the password, from the signed-in person', async () => {
    const person = await site.makePerson();
    const me = await site.signIn(person);
    expect((await remove(me, 'Wrong-Rose-1')).body.code).toBe('password-wrong');
    expect((await remove(me, 5)).body.code).toBe('bad-input');
    expect((await remove(null)).status).toBe(401);
    expect((await site.get('User/UserDetailsById', null, me)).status).toBe(200);
  });

  it('waits until what others depend on is handed over', async () => {
    const agent = await site.makePerson({ role: 'agent' });
    const me = await site.signIn(agent);
    holding.set(agent.id, 4);
    expect(await remove(me)).toMatchObject({
      status: 409,
      body: { code: 'handover-needed', errors: [{ field: 'test-leads', label: 'Leads' }] },
    });
    holding.set(agent.id, 0);
    expect((await remove(me)).status).toBe(200);
  });

  it('is refused to the last super-admin, even when the last two leave at the same time', async () => {
    const admins = [
      await site.makePerson({ role: 'super-admin' }),
      await site.makePerson({ role: 'super-admin' }),
    ];
    const sessions = [];
    for (const admin of admins) sessions.push(await site.signIn(admin));
    const answers = await Promise.all(sessions.map((as) => remove(as)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('last-super-admin');
  });
});

describe('erasing', () => {
  async function deleted(days: number) {
    const person = await site.makePerson({ phone: '+14025550117', city: 'Omaha' });
    const me = await site.signIn(person);
    await site.post('User/UpdateUserProfile', { lastName: 'Secretname' }, me);
    await site.post(
      'User/UpdateNotifications',
      { notifications: [{ kind: 'security', by: 'email' }] },
      me,
    );
    visits.set(person.id, 1);
    await remove(me);
    await site.database.pool.query(
      `update person set deleted_at = now() - make_interval(days => $2) where id = $1`,
      [person.id, days],
    );
    await site.database.asOwner(
      `alter table record_change disable trigger all;
       update record_change set changed_at = changed_at - interval '${days} days'
       where record_id = '${person.id}';
       alter table record_change enable trigger all`,
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
      'select before, after from record_change where record_id = $1',
      person.id,
    );
    expect(changes.length).toBeGreaterThan(0);
    expect(JSON.stringify(changes)).not.toMatch(/Secretname|example/);
    for (const table of ['session', 'known_device', 'notification_switch']) {
      expect(await query(`select 1 from ${table} where person_id = $1`, person.id)).toEqual([]);
    }
    expect(await query('select 1 from secret_link where subject = $1', person.id)).toEqual([]);
    expect(await erase()).toBe(0);
  });

  it('skips people deleted less than 30 days ago or not at all', async () => {
    const person = await deleted(29);
    expect(await erase()).toBe(0);
    const [row] = await query('select email, last_name from person where id = $1', person.id);
    expect(row).toEqual({ email: person.email, last_name: 'Secretname' });
  });

  it('happens completely or not at all, and one that fails does not stop the others', async () => {
    const person = await deleted(40);
    const other = await deleted(35);
    const failing = {
      ...site.accounts,
      personData: {
        erase: async (tx: never, ids: readonly string[]) => {
          await site.accounts.personData.erase(tx, ids);
          if (ids.includes(person.id)) throw new Error('a room failed');
        },
      },
    } as unknown as AccountsApp['accounts'];
    expect(await erasePeople(failing, new AbortController().signal)).toBe(1);
    const [done] = await query('select erased_at from person where id = $1', other.id);
    expect(done).toEqual({ erased_at: expect.any(Date) });
    const [row] = await query('select email, erased_at from person where id = $1', person.id);
    expect(row).toEqual({ email: person.email, erased_at: null });
    expect(await erase()).toBe(0);
    await site.database.pool.query('update put_off_row set until = now()');
    expect(await erase()).toBe(1);
  });
});

it('the email says until when it can be undone', async () => {
  const person = await site.makePerson();
  await remove(await site.signIn(person));
  const mail = await lastMailTo(site.services, person.email, 'accounts.deleted');
  expect(mail.text).toContain(emailMessages.deletedClosing());
});
