import type { leadRuleEndpoints, WireLeadRule, WirePond } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { afterAll, beforeEach } from 'vitest';
import { leadsRoom } from '../src/leads/plugin.ts';
import { moveLeads } from '../src/leads/routing/move-leads.ts';
import { createAccountsApp, type SignedIn } from './accounts-app.ts';
import { insertListings } from './factories/listings.ts';
import { homeRooms } from './home-rooms.ts';

/**
 * An app with an admin, the agents Priya, Tomas and Ana and a concierge signed in, and home E1 in
 * Elkhorn. For the tests of one file: before each, leads, rules, ponds and limits are forgotten.
 */
export async function openRoutingOffice() {
  const app = await createAccountsApp(
    { BUSINESS_HOURS: 'Mon-Sun 00:00-23:59', FORMS_PER_ADDRESS: '1000' },
    { rooms: [...homeRooms, leadsRoom] },
  );
  const { db } = app.database;
  await insertListings(db, [
    {
      ...{ mls_number: 'E1', listing_key: 'E1', city: 'Elkhorn', zip: '68022', county: 'Douglas' },
      list_price_cents: 45_000_000,
    },
  ]);
  const make = (role: string, first_name: string, last_name: string) =>
    app.makePerson({ role, first_name, last_name });
  const priya = await make('agent', 'Priya', 'Raman');
  const tomas = await make('agent', 'Tomas', 'Herrera');
  const ana = await make('agent', 'Ana', 'Silva');
  const nora = await make('concierge', 'Nora', 'Lindqvist');
  const as = {
    admin: await app.signIn(await make('admin', 'Grace', 'Whitfield')),
    priya: await app.signIn(priya),
    tomas: await app.signIn(tomas),
    ana: await app.signIn(ana),
    nora: await app.signIn(nora),
    client: await app.signIn(await make('client', 'Jordan', 'Ellis')),
  };
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.database.empty(
      'throttle',
      'idempotent_answer',
      'event_outbox',
      'mail_message',
      'secret_link',
      'lead_rule',
      'lead_pond',
      'agent_limit',
      'lead',
    );
  });

  const addRule = async (
    given: Partial<BodyOf<typeof leadRuleEndpoints.createLeadRule>> = {},
  ): Promise<WireLeadRule> => {
    const agents = [priya, tomas, ana].map(({ id }) => ({ id, weight: 1 }));
    const { body } = await app.post('lead-rules', { name: 'Everyone', agents, ...given }, as.admin);
    return body.data;
  };
  const addPond = async (
    members: readonly { id: string }[],
    claimLimit: number | null = null,
  ): Promise<WirePond> => {
    const given = { name: 'Shared', members: members.map(({ id }) => id), claimLimit };
    return (await app.post('ponds', given, as.admin)).body.data;
  };
  const limit = async (person: { id: string }, given: object) => {
    const { body } = await app.get('agent-limits', { pageSize: '100' }, as.admin);
    const { version } = body.data.find(({ id }: { id: string }) => id === person.id);
    return app.put(`agent-limits/${person.id}`, { version, ...given }, as.admin);
  };
  let sent = 0;
  const ask = async (given: object = {}, headers: Record<string, string> = {}) => {
    sent += 1;
    const person = { firstname: 'Eve', lastname: 'Tester', email: `eve${sent}@example.org` };
    const about = { phonenumber: '(402) 555-0142', message: '', propertiesid: 'E1' };
    const form = { ...person, ...about, ...given };
    await app.post('Property/Contact', form, { headers });
    return leadOf(form.email);
  };
  const leadOf = (email: string) =>
    db.selectFrom('lead').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const agentOf = async (id: string) => {
    const { agent_id } = await db
      .selectFrom('lead')
      .select('agent_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return [priya, tomas, ana, nora].find((person) => person.id === agent_id)?.first_name ?? null;
  };
  const decisions = async (id: string, who: SignedIn = as.admin) =>
    (await app.get(`leads/${id}/decisions`, null, who)).body.data as {
      text: string;
      reasons: string[];
    }[];
  const claim = (id: string, who: SignedIn) => app.put(`leads/${id}/claim`, undefined, who);
  /** Lets the time of all leads run out and moves them on. */
  const lapse = async () => {
    await sql`update lead_route set moves_at = now() where moves_at is not null`.execute(db);
    return moveLeads(app.services, new AbortController().signal);
  };
  const listed = async (who: SignedIn) =>
    (await app.get('inquiries', null, who)).body.data as { leadId: string; pond: string | null }[];
  const mailsTo = async (kind: string) => {
    const rows = await db
      .selectFrom('mail_message')
      .select('to_address')
      .where('kind', '=', kind)
      .execute();
    return rows.map(({ to_address }) => to_address).sort();
  };
  const people = { priya, tomas, ana, nora };
  return {
    ...{ app, db, as, people, addRule, addPond, limit, ask, leadOf, agentOf },
    ...{ decisions, claim, lapse, listed, mailsTo },
  };
}
