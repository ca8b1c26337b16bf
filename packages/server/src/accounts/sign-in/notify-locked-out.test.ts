import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EventType } from '#platform';
import { type AccountsApp, createAccountsApp } from '../../../test/accounts-app.ts';
import { notifyLockedOut } from './notify-locked-out.ts';

type Handle = (payload: { email: string }, delivery: { id: number }) => Promise<void>;

let app: AccountsApp;
let handle: Handle;

beforeAll(async () => {
  app = await createAccountsApp();
  const events = {
    subscribe: (_event: EventType<unknown>, _name: string, given: Handle) => {
      handle = given;
    },
  };
  notifyLockedOut({ ...app.accounts, events: events as never });
});
afterAll(() => app.close());

const lockOut = (email: string) => handle({ email }, { id: 1 });

const mails = () =>
  app.database.db.selectFrom('mail_message').select(['to_address', 'kind']).execute();

it('emails the person that new devices have to wait, and audits it', async () => {
  const person = await app.makePerson();
  await lockOut(person.email);
  expect(await mails()).toEqual([{ to_address: person.email, kind: 'accounts.locked' }]);
  const events = await app.database.db
    .selectFrom('security_event')
    .select('kind')
    .where('person_id', '=', person.id)
    .execute();
  expect(events).toEqual([{ kind: 'sign-in-locked' }]);
});

it('sends no email for an unknown address, or for a person who left', async () => {
  const left = await app.makePerson({ deactivated_at: new Date() });
  const before = await mails();
  await lockOut('nobody@example.org');
  await lockOut(left.email);
  expect(await mails()).toEqual(before);
});
