import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, createAccountsApp } from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { lastMailTo, mailsTo } from '../../../test/mailbox.ts';

/** What the specs' client sends (spec 1 section 3). */
const payload = {
  first_name: 'Jordan',
  last_name: 'Ellis',
  email: '',
  password: PASSWORD,
  leadRole: 'Seller',
  phone: '',
  department: '',
  relationshipStatus: '',
  dateOfBirth: null,
  tShirtSize: '',
  address1: '',
  address2: '',
  country: '',
  city: '',
  state: '',
  zip: '',
  agreeTermAndCondition: true,
  faceBook: '',
  instaGram: '',
  linkdin: '',
  twitter: '',
};

let house: AccountsApp;
let count = 0;

beforeAll(async () => {
  house = await createAccountsApp({
    REGISTER_TRIES_PER_ADDRESS: '10000',
    VERIFY_TRIES_PER_ADDRESS: '10000',
    VERIFY_TRIES_PER_ACCOUNT: '10000',
    REGISTER_TRIES_PER_ACCOUNT: '20',
    HASHES_AT_ONCE: '16',
  });
});
afterAll(() => house.close());

const freshEmail = () => `new-${++count}@example.org`;
const register = (changes: object) => house.post('User/CreateUser', { ...payload, ...changes });
const verify = (body: object) => house.post('User/VerifyEmail', body);
const mailTo = (email: string) => lastMailTo(house.house, email);

async function findPerson(email: string) {
  const { rows } = await house.database.pool.query('select * from person where email = $1', [
    email,
  ]);
  return rows[0];
}

async function age(email: string, interval: string): Promise<void> {
  await house.database.pool.query(
    `update mailed_token set created_at = created_at - $2::interval,
       expires_at = expires_at - $2::interval where email = $1`,
    [email, interval],
  );
}

describe('registering', () => {
  it('makes a client once the mailed link is opened and its form sent, not before', async () => {
    const email = freshEmail();
    const answer = await register({ email: `  ${email.toUpperCase()} ` });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: true, statusCode: 'success', status: 200 },
    });
    expect(await findPerson(email)).toBeUndefined();
    const mail = await mailTo(email);
    expect(mail).toMatchObject({ kind: 'accounts.verify', subject: 'Confirm your email address' });
    expect(mail.text).toContain(`http://127.0.0.1:3000/verifyidentity?token=${mail.token}`);
    const verified = await verify({ token: mail.token });
    expect(verified).toMatchObject({ status: 200, body: { data: { email } } });
    expect(await findPerson(email)).toMatchObject({
      role_key: 'client',
      lead_role: 'Seller',
      first_name: 'Jordan',
      email_verified_at: expect.any(Date),
      terms_agreed_at: expect.any(Date),
    });
    expect(await house.signIn({ email })).toBeTruthy();
    const { rows } = await house.database.pool.query(
      `select payload from event_outbox where type = 'accounts.person-registered' order by id desc limit 1`,
    );
    expect(rows[0].payload).toMatchObject({ email, leadRole: 'Seller' });
  });

  it('takes the six digits instead of the link, written however', async () => {
    const email = freshEmail();
    await register({ email });
    const { code } = await mailTo(email);
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await verify({ email: email.toUpperCase(), code: typed })).status).toBe(200);
    expect(await findPerson(email)).toMatchObject({ role_key: 'client' });
  });

  it('lets nothing that is sent along give a right', async () => {
    const email = freshEmail();
    await register({
      email,
      role: 'super-admin',
      role_key: 'super-admin',
      roleName: 'admin',
      rolename: 'admin',
      permissions: 'users,leads',
      isAdmin: true,
      id: '11111111-1111-4111-8111-111111111111',
      email_verified_at: '2020-01-01',
    });
    await verify({ token: (await mailTo(email)).token });
    const person = await findPerson(email);
    expect(person.role_key).toBe('client');
    expect(person.id).not.toBe('11111111-1111-4111-8111-111111111111');
    expect((await register({ email: freshEmail(), leadRole: 'admin' })).status).toBe(400);
  });

  it('is a Buyer unless said otherwise', async () => {
    const email = freshEmail();
    await register({ email, leadRole: null });
    await verify({ token: (await mailTo(email)).token });
    expect(await findPerson(email)).toMatchObject({ lead_role: 'Buyer' });
  });

  it.each([
    ['first_name', '', 'First Name is required'],
    ['first_name', null, 'First Name is required'],
    ['first_name', 'J0rdan', 'First Name can only contain letters'],
    ['first_name', 'J', 'First Name must be at least 2 characters'],
    ['last_name', 'x'.repeat(26), 'Last Name cannot exceed 25 characters'],
    ['last_name', ' ', 'Last Name is required'],
    ['email', '', 'Email is required'],
    ['email', 'jordan@example', 'Please enter a valid email address'],
    ['password', '', 'Password is required'],
    ['password', 'Ab1', 'Password must be longer than 6 characters'],
    [
      'password',
      'abcdefg1',
      'Password contain at least one lowercase, one uppercase, and one number',
    ],
    ['agreeTermAndCondition', false, 'You must agree with the terms and conditions'],
  ])('refuses %s %j', async (field, value, message) => {
    const answer = await register({ email: freshEmail(), [field]: value });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'create-account-refused',
        message: 'Please create an account using a new email.',
        statusCode: 'failed',
        data: false,
        errors: [{ field, message }],
      },
    });
  });

  it.each([
    ['a number for a name', { first_name: 5 }, 'First Name must be text'],
    ['a text for the terms', { agreeTermAndCondition: 'yes' }, 'must be true or false'],
  ])('refuses %s', async (_what, changes, message) => {
    const answer = await register({ email: freshEmail(), ...changes });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-input' } });
    expect(answer.body.errors[0].message).toContain(message);
  });

  it('takes a long password and signs in with it', async () => {
    const email = freshEmail();
    const password = `Aa1${'x'.repeat(500)}`;
    await register({ email, password });
    await verify({ token: (await mailTo(email)).token });
    expect(await house.signIn({ email, password })).toBeTruthy();
    expect(
      (await register({ email: freshEmail(), password: `Aa1${'x'.repeat(1100)}` })).status,
    ).toBe(400);
  });
});

describe('a taken address', () => {
  it('is answered to the letter as a free one is, and only its owner learns of it', async () => {
    const owner = await house.makePerson({ first_name: 'Ada' });
    const free = freshEmail();
    const answers = [await register({ email: free }), await register({ email: owner.email })];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(answers[0]?.status).toBe(answers[1]?.status);
    const mail = await mailTo(owner.email);
    expect(mail).toMatchObject({ kind: 'accounts.already-registered', token: '', code: '' });
    expect(mail.text).toContain('Hello Ada,');
    expect(mail.text).toContain('http://127.0.0.1:3000/forgotpassword');
    expect(mail.text).not.toContain('Jordan');
    const { rows } = await house.database.pool.query(
      `select email from pending_registration where email = any($1) and settled_at is null`,
      [[free, owner.email]],
    );
    expect(rows).toHaveLength(2);
    expect(await house.signIn(owner)).toBeTruthy();
  });

  it('leads on like a free one: same answers to codes, to asking again, to signing in', async () => {
    const owner = await house.makePerson();
    const free = freshEmail();
    const password = 'Another-Rose-8';
    for (const email of [free, owner.email]) await register({ email, password });
    const both = async (path: string, body: (email: string) => object) => {
      const [first, second] = [
        await house.post(path, body(free)),
        await house.post(path, body(owner.email)),
      ];
      const { requestId: _a, ...one } = first.body;
      const { requestId: _b, ...other } = second.body;
      expect([first.status, one]).toEqual([second.status, other]);
      return first;
    };
    const wrong = await both('User/VerifyEmail', (email) => ({ email, code: '000000' }));
    expect(wrong.body.code).toBe('code-wrong');
    await both('User/ResendVerification', (email) => ({ email }));
    const signIn = await both('User/LogIn', (email) => ({ email, password }));
    expect(signIn.status).toBe(400);
  });
});

describe('a link', () => {
  it('is not used up by being looked at, and works once', async () => {
    const email = freshEmail();
    await register({ email });
    const { token } = await mailTo(email);
    expect((await house.get('User/VerifyEmail', { token })).status).toBe(404);
    expect((await verify({ token })).status).toBe(200);
    expect(await verify({ token })).toMatchObject({
      status: 400,
      body: { code: 'token-used-up', statusCode: 'failed' },
    });
  });

  it('makes one account when it is sent many times at once', async () => {
    const email = freshEmail();
    await register({ email });
    const { token, code } = await mailTo(email);
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => verify({ token })),
      ...Array.from({ length: 3 }, () => verify({ email, code })),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
  });

  it('runs out after 24 hours', async () => {
    const email = freshEmail();
    await register({ email });
    const { token } = await mailTo(email);
    await age(email, '24 hours 1 minute');
    expect((await verify({ token })).body.code).toBe('token-used-up');
  });

  it.each(['x', 'a'.repeat(43), '../../etc', "' or 1=1"])('%j opens nothing', async (token) => {
    expect((await verify({ token })).body.code).toBe('token-used-up');
  });

  it.each([[{}], [{ token: '' }], [{ token: 7 }], [{ email: 'a@example.org' }]])(
    '%j is refused as input',
    async (body) => {
      expect(await verify(body)).toMatchObject({ status: 400, body: { code: 'bad-input' } });
    },
  );

  it('of an address that was taken meanwhile makes nothing', async () => {
    const email = freshEmail();
    await register({ email });
    const { token } = await mailTo(email);
    const owner = await house.makePerson({ email, first_name: 'Ada' });
    expect((await verify({ token })).body.code).toBe('token-used-up');
    expect(await findPerson(email)).toMatchObject({ id: owner.id, first_name: 'Ada' });
  });
});

describe('a code', () => {
  it('may be typed wrongly five times, then even the right one is refused', async () => {
    const email = freshEmail();
    await register({ email });
    const { code, token } = await mailTo(email);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await verify({ email, code: wrong })).body.code).toBe('code-wrong');
    }
    expect((await verify({ email, code })).body.code).toBe('code-wrong');
    expect((await verify({ token })).status).toBe(200);
  });

  it('counts guesses that come at the same time', async () => {
    const email = freshEmail();
    await register({ email });
    const { code } = await mailTo(email);
    const wrong = code === '111111' ? '222222' : '111111';
    await Promise.all(Array.from({ length: 20 }, () => verify({ email, code: wrong })));
    const { rows } = await house.database.pool.query(
      'select code_tries from mailed_token where email = $1',
      [email],
    );
    expect(rows).toEqual([{ code_tries: 5 }]);
  });

  it('runs out after half an hour; the link does not', async () => {
    const email = freshEmail();
    await register({ email });
    const { code, token } = await mailTo(email);
    await age(email, '31 minutes');
    expect((await verify({ email, code })).body.code).toBe('code-wrong');
    expect((await verify({ token })).status).toBe(200);
  });

  it('is replaced by a new one when it is asked for again; both links work', async () => {
    const email = freshEmail();
    await register({ email });
    const first = await mailTo(email);
    const again = await house.post('User/ResendVerification', { email });
    expect(again.body).toMatchObject({ data: true, statusCode: 'success' });
    const second = await mailTo(email);
    expect(second.token).not.toBe(first.token);
    if (first.code !== second.code) {
      expect((await verify({ email, code: first.code })).body.code).toBe('code-wrong');
    }
    expect((await verify({ token: first.token })).status).toBe(200);
    expect((await verify({ email, code: second.code })).status).toBe(400);
  });

  it('can be asked for by anybody, who learns nothing', async () => {
    const unknown = freshEmail();
    const waiting = freshEmail();
    await register({ email: waiting });
    const [one, other] = [
      await house.post('User/ResendVerification', { email: unknown }),
      await house.post('User/ResendVerification', { email: waiting }),
    ];
    expect(one.body).toEqual(other.body);
    expect(await mailsTo(house.house, unknown)).toEqual([]);
    expect((await house.post('User/ResendVerification', { email: 'x' })).body.errors).toEqual([
      { field: 'email', label: 'Email', message: 'Please enter a valid email address' },
    ]);
  });
});

describe('two registrations with one address', () => {
  it('at the same time leave one that waits', async () => {
    const email = freshEmail();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        register({ email, first_name: `Jo${'a'.repeat(index)}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200));
    const { rows } = await house.database.pool.query(
      'select first_name from pending_registration where email = $1 and settled_at is null',
      [email],
    );
    expect(rows).toHaveLength(1);
  });

  it('count the newer one: the older link makes nothing', async () => {
    const email = freshEmail();
    await register({ email, password: 'First-Rose-1' });
    const older = await mailTo(email);
    await register({ email, password: 'Second-Rose-2' });
    const newer = await mailTo(email);
    expect((await verify({ token: older.token })).body.code).toBe('token-used-up');
    expect((await verify({ token: newer.token })).status).toBe(200);
    expect(await house.signIn({ email, password: 'Second-Rose-2' })).toBeTruthy();
    const old = await house.post('User/LogIn', { email, password: 'First-Rose-1' });
    expect(old.status).toBe(400);
  });
});

it('tries of one address and one account are bounded', async () => {
  const bounded = await createAccountsApp({ REGISTER_TRIES_PER_ACCOUNT: '2' });
  const ask = (email: string) => bounded.post('User/CreateUser', { ...payload, email });
  const answers = [
    await ask('a@example.org'),
    await ask('A@example.org'),
    await ask('a@example.org'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(answers[2]?.headers['retry-after']).toBeTruthy();
  expect((await ask('b@example.org')).status).toBe(200);
  await bounded.close();
});
