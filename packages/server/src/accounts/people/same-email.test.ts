import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cookiesOf } from '../../../test/accounts-app.ts';
import type { TestAnswer } from '../../../test/listings-app.ts';
import { lastMailTo } from '../../../test/mailbox.ts';
import { openPeopleOffice, type PeopleOffice } from '../../../test/people-office.ts';
import { fieldMessages } from '../messages/fields.ts';

let at: PeopleOffice;

beforeAll(async () => {
  at = await openPeopleOffice();
});
afterAll(() => at.app.close());

const freshEmail = () => `same-${randomUUID().slice(0, 8)}@example.org`;
const taken = {
  status: 400,
  body: { code: 'email-taken', message: fieldMessages.emailTaken() },
};

/**
 * The answer of a call that starts while another person takes the address and has not committed.
 */
async function whileTaken(email: string, call: () => Promise<TestAnswer>): Promise<TestAnswer> {
  const other = await at.app.database.pool.connect();
  try {
    await other.query('begin');
    await other.query(
      `insert into person (email, first_name, last_name, role_key)
       values ($1, 'Ann', 'Other', 'client')`,
      [email],
    );
    const answer = call();
    await vi.waitFor(async () => {
      const { rows } = await at.app.database.pool.query(
        `select 1 from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    });
    await other.query('commit');
    return await answer;
  } finally {
    other.release();
  }
}

test('an address given to two people at the same moment is refused to the second', async () => {
  const invited = await at.create();
  const email = freshEmail();
  const answer = await whileTaken(email, () => at.update(invited.id, { version: 1, email }));
  expect(answer).toMatchObject(taken);
  expect((await at.get(invited.id)).email).toBe(invited.email);
});

test('a person is not restored when their address is given away at that moment', async () => {
  const gone = await at.make();
  await at.remove(gone.id);
  const answer = await whileTaken(gone.email, () => at.post(`users/${gone.id}/restore`));
  expect(answer).toMatchObject(taken);
});

test('a registration is not confirmed when its address is given away at that moment', async () => {
  const email = freshEmail();
  const cookie = cookiesOf(
    await at.app.post('User/CreateUser', {
      first_name: 'Jordan',
      last_name: 'Ellis',
      email,
      password: 'Prairie-Rose-77',
      agreeTermAndCondition: true,
    }),
  );
  const { token } = await lastMailTo(at.app.services, email);
  const answer = await whileTaken(email, () =>
    at.app.post('User/VerifyEmail', { token }, { headers: { cookie } }),
  );
  expect(answer).toMatchObject({ status: 400, body: { code: 'token-used-up' } });
});
