import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AccountsApp, createAccountsApp, type SignedIn } from '../../../test/accounts-app.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await createAccountsApp();
});
afterAll(() => app.close());

const untilOneWaits = () =>
  vi.waitFor(async () => {
    const { rows } = await app.database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(1);
  });

const ways: [string, (mine: SignedIn) => ReturnType<AccountsApp['post']>][] = [
  ['signing out', (mine) => app.post('User/SignOut', undefined, mine)],
  ['ending the others', (mine) => app.post('User/EndOtherSessions', {}, mine)],
  ['a new token', (mine) => app.refresh(mine.cookie)],
];

test.each(ways)('%s locks no session before the person', async (_what, call) => {
  const person = await app.makePerson();
  const [mine, another] = [await app.signIn(person), await app.signIn(person)];
  const client = await app.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from person where id = $1 for update', [person.id]);
    const called = call(mine);
    await untilOneWaits();
    // Would be refused, or a deadlock without nowait, if the call held a session's lock.
    await client.query('select from session where id = any($1) for update nowait', [
      [mine.sessionId, another.sessionId],
    ]);
    await client.query('commit');
    expect((await called).status).toBe(200);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
