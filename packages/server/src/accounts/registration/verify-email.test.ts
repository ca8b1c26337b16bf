import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../test/mailbox.ts';
import { openRegistrationSite, type RegistrationSite } from '../../../test/registration-site.ts';

let at: RegistrationSite;

beforeAll(async () => {
  at = await openRegistrationSite();
});
afterAll(() => at.app.close());

describe('a link', () => {
  it('is not used up by viewing it, and works once', async () => {
    const email = at.freshEmail();
    await at.register({ email });
    const { token } = await at.mailTo(email);
    expect((await at.app.get('User/VerifyEmail', { token })).status).toBe(404);
    expect((await at.verify({ token })).status).toBe(200);
    expect(await at.verify({ token })).toMatchObject({
      status: 400,
      body: { code: 'token-used-up', statusCode: 'failed' },
    });
  });

  it('makes one account when it is sent many times in parallel', async () => {
    const email = at.freshEmail();
    await at.register({ email });
    const { token, code } = await at.mailTo(email);
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => at.verify({ token })),
      ...Array.from({ length: 3 }, () => at.verify({ email, code })),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
  });

  it('expires after 24 hours', async () => {
    const email = at.freshEmail();
    await at.register({ email });
    const { token } = await at.mailTo(email);
    await at.age(email, '24 hours 1 minute');
    expect((await at.verify({ token })).body.code).toBe('token-used-up');
  });

  it.each(['x', 'a'.repeat(43), '../../etc', "' or 1=1"])('%j opens nothing', async (token) => {
    expect((await at.verify({ token })).body.code).toBe('token-used-up');
  });

  it.each([[{}], [{ token: '' }], [{ token: 7 }], [{ email: 'a@example.org' }]])(
    '%j is refused as input',
    async (body) => {
      expect(await at.verify(body)).toMatchObject({ status: 400, body: { code: 'bad-input' } });
    },
  );

  it('for an address that was taken in the meantime does nothing', async () => {
    const email = at.freshEmail();
    await at.register({ email });
    const { token } = await at.mailTo(email);
    const owner = await at.app.makePerson({ email, first_name: 'Ada' });
    expect((await at.verify({ token })).body.code).toBe('token-used-up');
    expect(await at.findPerson(email)).toMatchObject({ id: owner.id, first_name: 'Ada' });
  });
});

describe('a code', () => {
  it('may be mistyped five times, then even the right one is refused', async () => {
    const email = at.freshEmail();
    await at.register({ email });
    const { code, token } = await at.mailTo(email);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await at.verify({ email, code: wrong })).body.code).toBe('code-wrong');
    }
    expect((await at.verify({ email, code })).body.code).toBe('code-wrong');
    expect((await at.verify({ token })).status).toBe(200);
  });

  it('counts concurrent guesses', async () => {
    const email = at.freshEmail();
    await at.register({ email });
    const { code } = await at.mailTo(email);
    const wrong = code === '111111' ? '222222' : '111111';
    await Promise.all(Array.from({ length: 20 }, () => at.verify({ email, code: wrong })));
    const { rows } = await at.app.database.pool.query(
      'select code_tries from pending_registration where email = $1',
      [email],
    );
    expect(rows).toEqual([{ code_tries: 5 }]);
  });

  it('expires after half an hour; the link does not', async () => {
    const email = at.freshEmail();
    await at.register({ email });
    const { code, token } = await at.mailTo(email);
    await at.age(email, '31 minutes');
    expect((await at.verify({ email, code })).body.code).toBe('code-wrong');
    expect((await at.verify({ token })).status).toBe(200);
  });

  it('is replaced when a new one is requested; both links work', async () => {
    const email = at.freshEmail();
    await at.register({ email });
    const first = await at.mailTo(email);
    const again = await at.app.post('User/ResendVerification', { email });
    expect(again.body).toMatchObject({ data: true, statusCode: 'success' });
    const second = await at.mailTo(email);
    expect(second.token).not.toBe(first.token);
    if (first.code !== second.code) {
      expect((await at.verify({ email, code: first.code })).body.code).toBe('code-wrong');
    }
    expect((await at.verify({ token: first.token })).status).toBe(200);
    expect((await at.verify({ email, code: second.code })).status).toBe(400);
  });

  it('can be requested by anyone, who learns nothing', async () => {
    const unknown = at.freshEmail();
    const waiting = at.freshEmail();
    await at.register({ email: waiting });
    const [one, other] = [
      await at.app.post('User/ResendVerification', { email: unknown }),
      await at.app.post('User/ResendVerification', { email: waiting }),
    ];
    expect(one.body).toEqual(other.body);
    expect(await mailsTo(at.app.services, unknown)).toEqual([]);
    expect((await at.app.post('User/ResendVerification', { email: 'x' })).body.errors).toEqual([
      { field: 'email', label: 'Email', message: 'Please enter a valid email address' },
    ]);
  });
});
