import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Events } from '#platform';
import { type AccountsApp, createAccountsApp } from '../../../test/accounts-app.ts';
import { tellLocked } from './tell-locked.ts';

type Subscriber = Parameters<Events['subscribe']>[1];

let app: AccountsApp;
let subscriber: Subscriber;

beforeAll(async () => {
  app = await createAccountsApp();
  const events = { subscribe: (_type: string, given: Subscriber) => (subscriber = given) };
  tellLocked({ ...app.accounts, events: events as never });
});
afterAll(() => app.close());

const hear = (email: string) =>
  subscriber.hear({ id: 1, type: 'accounts.sign-in-locked', payload: { email } });

const mails = () =>
  app.database.db.selectFrom('mail_message').select(['to_address', 'kind']).execute();

it('mails the person that new devices have to wait, and audits it', async () => {
  const person = await app.makePerson();
  await hear(person.email);
  expect(await mails()).toEqual([{ to_address: person.email, kind: 'accounts.locked' }]);
  const events = await app.database.db
    .selectFrom('security_event')
    .select('kind')
    .where('person_id', '=', person.id)
    .execute();
  expect(events).toEqual([{ kind: 'sign-in-locked' }]);
});

it('mails nobody for an address that nobody has, or of somebody who left', async () => {
  const left = await app.makePerson({ deactivated_at: new Date() });
  const before = await mails();
  await hear('nobody@example.org');
  await hear(left.email);
  expect(await mails()).toEqual(before);
});
