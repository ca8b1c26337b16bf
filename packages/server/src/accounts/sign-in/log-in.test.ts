import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountsApp, createAccountsApp } from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';

let app: AccountsApp;

beforeAll(async () => {
  app = await createAccountsApp();
});
afterAll(() => app.close());

it('signs in with the right password', async () => {
  const person = await app.makePerson({ role: 'agent' });
  const answer = await app.post('User/LogIn', { email: person.email, password: PASSWORD });
  expect(answer.body).toEqual({
    data: {
      jwtToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      rolename: 'agent',
      id: person.id,
      first_name: 'Maria',
      last_name: 'Olsen',
      email: person.email,
      landing: '/components',
      must_set_up_two_step: false,
    },
    message: 'User logged in successfully!',
    status: 200,
    statusCode: 'success',
  });
  expect(Object.keys(decodeJwt(answer.body.data.jwtToken)).sort()).toEqual([
    'aud',
    'email',
    'exp',
    'first_name',
    'iat',
    'id',
    'iss',
    'last_name',
    'permissions',
    'role',
    'sid',
  ]);
});
