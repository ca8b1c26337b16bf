import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createAccountsApp } from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { turnOfStranger } from '../passwords/password-hasher.ts';

it('strangers who fill their lane keep neither a known device nor a signed-in person waiting', async () => {
  const app = await createAccountsApp({
    HASHES_AT_ONCE: '1',
    HASHES_WAITING: '3',
    HASHES_WAITING_PER_ADDRESS: '1',
  });
  const person = await app.makePerson();
  const mine = await app.signIn(person);
  const strangers = Array.from({ length: 60 }, (_, n) =>
    app.post(
      'User/LogIn',
      { email: `nobody-${n}@example.org`, password: PASSWORD },
      { headers: {}, address: `8.8.4.${n}` },
    ),
  );
  const known = app.post(
    'User/LogIn',
    { email: person.email, password: PASSWORD },
    { headers: { cookie: /homestead_device=[\w-]+/.exec(mine.cookie)?.[0] ?? '' } },
  );
  const refused = (await Promise.all(strangers)).filter(({ status }) => status === 503);
  // How many depends on how fast they arrive; some mean that the lane was full.
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.body.code).toBe('sign-in-busy');
  expect((await known).status).toBe(200);
  let isOver = false;
  const stranger = async (n: number) => {
    while (!isOver) {
      await app.accounts.hasher
        .hash(PASSWORD, turnOfStranger({ address: `8.8.4.${n}` }))
        .catch(() => nextTurn());
    }
  };
  const crowd = Array.from({ length: 8 }, (_, n) => stranger(n));
  const body = { currentPassword: PASSWORD, newPassword: 'Tall-Grass-Wind-9' };
  expect((await app.post('User/ChangePassword', body, mine)).status).toBe(200);
  isOver = true;
  await Promise.all(crowd);
  await app.close();
});
