import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookiesOf } from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import {
  openRegistrationSite,
  type RegistrationSite,
  registrationForm,
} from '../../../test/registration-site.ts';
import { fieldMessages } from '../messages/fields.ts';

const NEW = 'Tall-Grass-Wind-9';
const ELSEWHERE = '';

let at: RegistrationSite;

beforeAll(async () => {
  at = await openRegistrationSite();
});
afterAll(() => at.app.close());

/** A new registration, and the ways its email confirms it. */
async function registered() {
  const email = at.freshEmail();
  await at.register({ email });
  const { token, code } = await at.mailTo(email);
  return { email, ways: { link: { token }, code: { email, code } } };
}
const signIn = async (email: string, password: string) =>
  (await at.app.post('User/LogIn', { email, password })).status;

describe.each(['link', 'code'] as const)('the %s in another browser', (way) => {
  it('asks for the password, and is not used up by that', async () => {
    const { email, ways } = await registered();
    for (let attempt = 0; attempt < 7; attempt += 1) {
      expect(await at.verify(ways[way], ELSEWHERE)).toMatchObject({
        status: 400,
        body: {
          code: 'password-needed',
          errors: [{ field: 'password', message: fieldMessages.passwordRequired() }],
        },
      });
    }
    expect(await at.findPerson(email)).toBeUndefined();
    expect((await at.verify(ways[way])).status).toBe(200);
    expect(await signIn(email, PASSWORD)).toBe(200);
  });

  it('confirms with the password typed at registration, not with a wrong one', async () => {
    const { email, ways } = await registered();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const wrong = await at.verify({ ...ways[way], password: NEW }, ELSEWHERE);
      expect(wrong).toMatchObject({
        status: 400,
        body: { code: 'chosen-password-wrong', errors: [{ field: 'password' }] },
      });
    }
    const right = { ...ways[way], password: PASSWORD };
    expect((await at.verify(right, ELSEWHERE)).status).toBe(200);
    expect(await signIn(email, PASSWORD)).toBe(200);
  });

  it('confirms with a new password, and drops the one typed at registration', async () => {
    const { email, ways } = await registered();
    const weak = [
      ['prairie1', 'Password must contain at least one lowercase, one uppercase, and one number'],
      ['Password1', fieldMessages.commonPassword()],
      ['Jordan-1', fieldMessages.guessablePassword()],
    ];
    for (const [newPassword, message] of weak) {
      expect(await at.verify({ ...ways[way], newPassword }, ELSEWHERE)).toMatchObject({
        status: 400,
        body: { code: 'bad-input', errors: [{ field: 'newPassword', message }] },
      });
    }
    expect((await at.verify({ ...ways[way], newPassword: NEW }, ELSEWHERE)).status).toBe(200);
    expect(await signIn(email, PASSWORD)).toBe(400);
    expect(await signIn(email, NEW)).toBe(200);
  });
});

it('tries of the password are limited with those of the link', async () => {
  const bounded = await openRegistrationSite({ VERIFY_TRIES_PER_ACCOUNT: '3' });
  const email = bounded.freshEmail();
  await bounded.register({ email });
  const { token } = await bounded.mailTo(email);
  const statuses = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    statuses.push((await bounded.verify({ token, password: NEW }, ELSEWHERE)).status);
  }
  expect(statuses).toEqual([400, 400, 400, 429]);
  await bounded.app.close();
});

describe('the browser that registered', () => {
  it('has a cookie of 256 random bits that scripts can’t read, until it confirms', async () => {
    const email = at.freshEmail();
    const lines = [(await at.register({ email })).headers['set-cookie'] ?? []].flat() as string[];
    expect(lines).toEqual([
      expect.stringMatching(
        /^homestead_registration=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=172800; HttpOnly$/,
      ),
    ]);
    const secret = /=([\w-]{43});/.exec(lines[0] ?? '')?.[1] ?? '';
    const { rows } = await at.app.database.pool.query(
      'select sha256($2::bytea) = browser_hash as is_hashed from pending_registration where email = $1',
      [email, Buffer.from(secret)],
    );
    expect(rows).toEqual([{ is_hashed: true }]);
    const { token } = await at.mailTo(email);
    const verified = await at.verify({ token });
    expect(verified.headers['set-cookie']).toMatch(/^homestead_registration=; .*Max-Age=0/);
  });

  it('gets the same kind of cookie for a taken address', async () => {
    const owner = await at.app.makePerson();
    const answer = await at.register({ email: owner.email });
    expect(cookiesOf(answer)).toMatch(/^homestead_registration=[\w-]{43}$/);
  });

  it('is still that browser when the email is sent again', async () => {
    const { email } = await registered();
    await at.app.post('User/ResendVerification', { email });
    const { token } = await at.mailTo(email);
    expect((await at.verify({ token })).status).toBe(200);
  });

  it('confirms its own registration alone, not another person’s', async () => {
    const email = at.freshEmail();
    await at.register({ email: at.freshEmail() });
    await at.app.post('User/CreateUser', { ...registrationForm, email, password: NEW });
    const { token } = await at.mailTo(email);
    expect((await at.verify({ token })).body.code).toBe('password-needed');
  });

  it('is never made by a foreign page', async () => {
    const email = at.freshEmail();
    const answer = await at.register({ email }, { origin: 'https://evil.example' });
    expect([answer.status, answer.body.code]).toEqual([403, 'wrong-origin']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});
