import {
  inquiriesMoved,
  leadMessagesMoved,
  leadPlansMoved,
  leadsChanged,
  leadsTaken,
  unmatchedMoved,
} from '@homestead/contract/leads';
import { liveMessage } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { identifyStream } from '#accounts';
import { linkOpened, messageRecorded, messagingRoom } from '#messaging';
import { atomically, defineEvent, type EventType, recordEvent, serveLive } from '#platform';
import { createAccountsApp, type SignedIn } from '../../test/accounts-app.ts';
import { homeRooms } from '../../test/home-rooms.ts';
import { type LiveReader, readLive } from '../../test/live-reader.ts';
import {
  inquiryMoved,
  leadChanged,
  leadClaimed,
  leadPlanMoved,
  unmatchedChanged,
} from './lead-events.ts';
import { leadsRoom } from './plugin.ts';

/** Reaches everyone after what was recorded before it, so that silence can be shown. */
const closed = defineEvent('test.closed', z.object({ round: z.number() }));
const closing = liveMessage<{ round: number }>('test.closing');

const at = await createAccountsApp(
  {},
  {
    rooms: [messagingRoom, ...homeRooms, leadsRoom],
    surround: async (scope, services) => {
      serveLive(scope, services, identifyStream(services));
      services.live.publish(closed, closing, (payload) => payload);
    },
  },
);
const { db } = at.database;
await sql`update role set requires_two_step = false`.execute(db);
at.services.hub.start();
await at.app.listen({ host: '127.0.0.1', port: 0 });

const people = {
  agent: await at.makePerson({ role: 'agent' }),
  neighbor: await at.makePerson({ role: 'agent' }),
  lender: await at.makePerson({ role: 'lender' }),
  otherLender: await at.makePerson({ role: 'lender' }),
  client: await at.makePerson({ role: 'client', email: 'eve@example.org' }),
  otherClient: await at.makePerson({ role: 'client' }),
  admin: await at.makePerson({ role: 'admin' }),
};
type Name = keyof typeof people;
const names = Object.keys(people) as Name[];
const signedIn = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await at.signIn(people[name])])),
) as Record<Name, SignedIn>;

let readers: Record<Name, LiveReader>;
let leadId: string;
let round = 0;

beforeEach(async () => {
  await at.database.empty('lead');
  const { rows } = await at.database.pool.query(
    `insert into lead (email, first_name, last_name, agent_id, lender_id, person_id)
     values ('eve@example.org', 'Eve', 'Tester', $1, $2, $3) returning id`,
    [people.agent.id, people.lender.id, people.client.id],
  );
  leadId = rows[0].id;
  readers = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readLive(at, signedIn[name])])),
  ) as typeof readers;
  for (const { messages } of Object.values(readers)) {
    await expect.poll(() => messages.length).toBeGreaterThan(0);
  }
});
afterEach(() => {
  for (const reader of Object.values(readers)) reader.close();
});
afterAll(async () => {
  await at.close();
  await at.services.hub.stop();
});

/** What each person's stream brings of an event, by person; those it doesn't reach are left out. */
async function heard<Payload>(event: EventType<Payload>, payload: Payload) {
  round += 1;
  const from = Object.fromEntries(names.map((name) => [name, readers[name].messages.length]));
  await atomically(db, async (tx) => {
    await recordEvent(tx, event, payload);
    await recordEvent(tx, closed, { round });
  });
  const reached: Partial<Record<Name, unknown[]>> = {};
  for (const name of names) {
    const { messages } = readers[name];
    const isClosed = () =>
      messages.some(({ event, data }) => event === closing.name && data.round === round);
    await expect.poll(isClosed, { timeout: 20_000 }).toBe(true);
    const brought = messages
      .slice(from[name])
      .filter(({ event }) => event !== closing.name && event !== 'alive');
    if (brought.length > 0)
      reached[name] = brought.map(({ event, data: { id, ...rest } }) => [event, rest]);
  }
  return reached;
}

const message = () => ({
  messageId: '018f0000-0000-7000-8000-000000000000',
  about: { kind: 'lead', id: leadId },
});

it('a change of a lead reaches its agent, its lender and the admin, and nobody else', async () => {
  const news = [[leadsChanged.name, { leadId }]];
  expect(await heard(leadChanged, { leadId })).toEqual({ agent: news, lender: news, admin: news });
});

it('messages, links opened, plans and inquiries reach only those who may work the lead', async () => {
  const messages = [[leadMessagesMoved.name, { leadId }]];
  const recorded = { ...message(), channel: 'email', direction: 'in' } as const;
  expect(await heard(messageRecorded, recorded)).toEqual({
    agent: messages,
    admin: messages,
  });
  expect(await heard(linkOpened, message())).toEqual({ agent: messages, admin: messages });
  const plans = [[leadPlansMoved.name, { leadId }]];
  expect(await heard(leadPlanMoved, { leadId })).toEqual({ agent: plans, admin: plans });
  const inquiries = [[inquiriesMoved.name, {}]];
  expect(await heard(inquiryMoved, { leadId })).toEqual({ agent: inquiries, admin: inquiries });
});

it('that a lead was claimed names no lead, and reaches only those who may claim', async () => {
  const taken = [[leadsTaken.name, {}]];
  expect(await heard(leadClaimed, { leadId })).toEqual({
    agent: taken,
    neighbor: taken,
    admin: taken,
  });
});

it('messages without a lead reach only those who sort them', async () => {
  const moved = [[unmatchedMoved.name, {}]];
  const { messageId } = message();
  expect(await heard(unmatchedChanged, { messageId })).toEqual({ admin: moved });
});

it('after a handover the stream of the agent before is silent about the lead', async () => {
  await sql`update lead set agent_id = ${people.neighbor.id} where id = ${leadId}`.execute(db);
  const news = [[leadsChanged.name, { leadId }]];
  expect(await heard(leadChanged, { leadId })).toEqual({
    neighbor: news,
    lender: news,
    admin: news,
  });
});
