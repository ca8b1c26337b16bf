import { leadEndpoints, tourDays } from '@homestead/contract/leads';
import { localDate, localInstants } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { afterAll, beforeEach } from 'vitest';
import type { Room } from '#platform';
import { calendarRoom } from '../src/calendar/plugin.ts';
import { leadsRoom } from '../src/leads/plugin.ts';
import { type AccountsApp, createAccountsApp, type SignedIn } from './accounts-app.ts';
import { insertListings } from './factories/listings.ts';
import { homeRooms } from './home-rooms.ts';

/** A day that tours can be requested for, and the instant of a wall time on it. */
export const tourDay = tourDays(localDate(new Date()))[5] as string;
export const at = (time: string) => localInstants(tourDay, time)[0]?.toISOString() ?? '';

/** The body of a request for home T1, at 10:30 and 14:00. */
export const tourForm = (given: object = {}) => ({
  propertyId: 't1',
  userId: '00000000-0000-0000-0000-000000000000',
  firstName: 'Eve Tester',
  email: 'eve@example.org',
  phone: '(402) 555-0142',
  date_Time: at('10:30'),
  comments: 'Is the basement dry?',
  inPersonTour: true,
  videoChatTour: false,
  time: ['10:30', '14:00'],
  address: '1 Invented Way',
  ...given,
});

/**
 * An app with four homes: T1, T2 with a hidden address, T3 sold, T4 not shown. `ask` sends a
 * request. For the tests of one file: before each, all requests and what followed from them are
 * forgotten; after the last, the app closes.
 */
export async function createTourApp(rooms: readonly Room[] = []) {
  const app: AccountsApp = await createAccountsApp(
    {
      PUBLIC_URL: 'http://localhost:3000',
      FORMS_PER_PERSON: '5',
      FORMS_PER_ADDRESS: '8',
      MAILS_PER_MAILBOX_HOUR: '3',
    },
    { rooms: [...homeRooms, calendarRoom, leadsRoom, ...rooms] },
  );
  await insertListings(app.database.db, [
    { mls_number: 'T1', listing_key: 'KEY-T1', street_address: '5011 Chicago St' },
    { mls_number: 'T2', address_shown: false },
    { mls_number: 'T3', visibility: 'page', standard_status: 'Closed' },
    { mls_number: 'T4', visibility: 'none' },
  ]);
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.database.empty('throttle', 'idempotent_answer', 'event_outbox', 'mail_message');
    await sql`delete from tour_request`.execute(app.database.db);
  });
  return {
    app,
    ask: (body: unknown, as?: SignedIn | null, key?: string) =>
      app.post(leadEndpoints.requestTour.path, body, {
        headers: {
          ...(as && { authorization: `Bearer ${as.jwtToken}` }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
      }),
  };
}
