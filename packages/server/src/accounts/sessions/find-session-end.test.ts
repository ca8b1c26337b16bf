import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountsApp,
  createAccountsApp,
  fromOwnPage,
  readSignedIn,
  type SignedIn,
  type TestPerson,
} from '../../../test/accounts-app.ts';

let app: AccountsApp;

beforeAll(async () => {
  app = await createAccountsApp({ STAFF_SESSION_HOURS: '12', STAFF_IDLE_MINUTES: '30' });
});
afterAll(() => app.close());

const whyOver = async (cookie: string) => {
  const answer = await app.get('User/SessionEnd', null, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return answer.body.data.why;
};
const renewal = (cookie: string) => app.post('User/Refresh', undefined, fromOwnPage(cookie));
/** The key in the notice's cookie, which scripts may read. */
const noticeOf = async (cookie: string) =>
  ([(await renewal(cookie)).headers['set-cookie'] ?? []].flat() as string[])

    .find((line) => line.startsWith('homestead_notice=') && !/httponly/i.test(line))
    ?.replace(/^.*?=(.*?);.*$/, '$1');
const letPass = ({ sessionId }: SignedIn, start: string, use: string) =>
  app.database.pool.query(
    `update session set started_at = started_at - $2::interval, expires_at = now(),
       last_used_at = last_used_at - $3::interval where id = $1`,
    [sessionId, start, use],
  );

type Ending = (mine: SignedIn, person: TestPerson) => Promise<unknown>;

const byStaff =
  (what: string): Ending =>
  async (_mine, { id }) => {
    const admin = await app.signInNew({ role: 'super-admin' });
    expect((await app.post(`users/${id}/${what}`, undefined, admin)).status).toBe(200);
  };

describe('a browser whose session is over learns why', () => {
  const endings: [why: string, Ending][] = [
    ['idle', (mine) => letPass(mine, '31 minutes', '31 minutes')],
    ['limit', (mine) => letPass(mine, '13 hours', '1 minute')],
    ['signed-out', (mine) => app.post('User/SignOut', undefined, mine)],
    ['new-sign-in', (mine, person) => app.signIn(person, fromOwnPage(mine.cookie))],
    [
      'ended-by-person',
      async (_mine, person) => app.post('User/EndOtherSessions', {}, await app.signIn(person)),
    ],
    [
      'password-changed',
      async (_mine, person) =>
        app.post(
          'User/ChangePassword',
          {
            currentPassword: person.password,
            newPassword: 'Quiet-Harbor-77-lamp',
          },
          await app.signIn(person),
        ),
    ],
    ['ended-by-staff', byStaff('end-sessions')],
    ['deactivated', byStaff('deactivate')],
  ];
  it.each(endings)('%s', async (why, end) => {
    const person = await app.makePerson({ role: 'agent' });
    const mine = await app.signIn(person);
    expect(await whyOver(mine.cookie)).toBeNull();
    await end(mine, person);
    expect(await whyOver(mine.cookie)).toBe(why);
    expect(await noticeOf(mine.cookie)).toBe(`session-ended-${why}`);
  });

  it('stolen, if its secret is the newest one', async () => {
    const mine = await app.signInNew();
    const next = readSignedIn(await renewal(mine.cookie));
    await app.database.pool.query(
      `update session_secret set retired_at = retired_at - interval '1 minute',
         issued_at = issued_at - interval '1 minute' where session_id = $1`,
      [mine.sessionId],
    );
    await renewal(next.cookie);
    expect(await noticeOf(mine.cookie)).toBe('session-ended');
    expect([await whyOver(mine.cookie), await whyOver(next.cookie)]).toEqual([null, 'stolen']);
  });
});

it('tells nobody who doesn’t have a secret of the session', async () => {
  const [mine, other] = [await app.signInNew(), await app.signInNew()];
  await app.post('User/SignOut', undefined, mine);
  const strangers = [
    '',
    'homestead_session=nonsense',
    `homestead_session=${mine.sessionId}.${'A'.repeat(43)}`,
    other.cookie.replace(other.sessionId, mine.sessionId),
  ];
  for (const cookie of strangers) {
    expect([await whyOver(cookie), await noticeOf(cookie)]).toEqual([null, 'session-ended']);
  }
  expect(await whyOver(mine.cookie)).toBe('signed-out');
});
