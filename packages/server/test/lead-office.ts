import { inquiryEndpoints, leadEndpoints } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { afterAll, beforeEach } from 'vitest';
import { leadsRoom } from '../src/leads/plugin.ts';
import { messagingRoom } from '../src/messaging/plugin.ts';
import type { Room } from '../src/platform/index.ts';
import { createAccountsApp, type SignedIn } from './accounts-app.ts';
import { insertListings } from './factories/listings.ts';
import { homeRooms } from './home-rooms.ts';

/**
 * An app with two agents, a lender and a client signed in, and homes Q1 (shown) and Q2 (hidden).
 * For the tests of one file: before each, all leads are forgotten; after the last, the app closes.
 */
export async function openLeadOffice(
  env: Record<string, string> = {},
  rooms: readonly Room[] = [],
) {
  const app = await createAccountsApp(
    {
      PUBLIC_URL: 'http://localhost:3000',
      BUSINESS_HOURS: 'Mon-Sun 00:00-23:59',
      PROMISE_FIGURE: 'on',
      FORMS_PER_ADDRESS: '100',
      MAILS_PER_MAILBOX_HOUR: '3',
      ...env,
    },
    { rooms: [messagingRoom, ...homeRooms, leadsRoom, ...rooms] },
  );
  const { db } = app.database;
  await insertListings(db, [
    { mls_number: 'Q1', street_address: '5011 Chicago St' },
    { mls_number: 'Q2', visibility: 'none' },
  ]);
  const agent = await app.makePerson({ role: 'agent', first_name: 'Nora', last_name: 'Lindqvist' });
  const neighbor = await app.makePerson({ role: 'agent', first_name: 'Otto', last_name: 'Berg' });
  const lender = await app.makePerson({ role: 'lender' });
  const client = await app.makePerson({ role: 'client', email: 'jordan@example.org' });
  const as = {
    agent: await app.signIn(agent),
    neighbor: await app.signIn(neighbor),
    lender: await app.signIn(lender),
    client: await app.signIn(client),
  };
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.database.empty(
      'consent',
      'throttle',
      'idempotent_answer',
      'event_outbox',
      'mail_message',
      'secret_link',
      'lead',
      'message',
    );
  });

  const form = (given: object = {}) => ({
    first_name: 'Eve',
    last_name: 'O’Brien',
    email: 'Eve@Example.org',
    phone: '(402) 555-0142',
    message: 'Which homes have a yard?',
    ...given,
  });
  const send = (given: object = {}, who?: SignedIn) =>
    app.post(leadEndpoints.saveContact.path, form(given), who);
  const list = (who: SignedIn, query: Record<string, string> = {}) =>
    app.get(inquiryEndpoints.listInquiries.path, query, who);
  const claim = (id: string, who: SignedIn | null) => app.put(`leads/${id}/claim`, undefined, who);
  const log = (id: string, who: SignedIn | null, body: object = { how: 'call', note: 'Spoke' }) =>
    app.post(`leads/${id}/contacts`, body, who);
  const rowsOf = async (table: string) => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
      db,
    );
    return rows;
  };
  const mails = () => db.selectFrom('mail_message').selectAll().orderBy('kind').execute();

  async function waitingLead(): Promise<string> {
    await send();
    return String((await rowsOf('lead'))[0]?.id);
  }
  return {
    app,
    db,
    agent,
    neighbor,
    lender,
    client,
    as,
    form,
    send,
    list,
    claim,
    log,
    rowsOf,
    mails,
    waitingLead,
  };
}
