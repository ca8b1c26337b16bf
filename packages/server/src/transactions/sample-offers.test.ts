import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertListings } from '../../test/factories/listings.ts';
import { openOfferOffice } from '../../test/offer-office.ts';
import { addSampleOffers } from './sample-offers.ts';

const { app, db, as } = await openOfferOffice();

const clients = {
  'ellen.kowalski': ['linda.novak', 'kate.brennan'],
  'priya.raman': ['mei.tanaka', 'deshawn.price'],
  'walt.jorgensen': ['ben.hartley'],
  'daniel.okafor': ['jordan.ellis'],
};

test('a demo has offers in many states, once there are homes and clients', async () => {
  await app.makePerson({ role: 'super-admin', email: 'grace.whitfield@prairieandmain.example' });
  expect(await addSampleOffers(app.services)).toBe(false);
  for (const [agent, names] of Object.entries(clients)) {
    const email = `${agent}@prairieandmain.example`;
    const who = await app.signIn(await app.makePerson({ role: 'agent', email }));
    for (const name of names) {
      const lead = { firstName: name, email: `${name}@homes.example` };
      expect((await app.post('AdminLead/CreateLead', lead, who)).status).toBe(200);
    }
  }
  await insertListings(
    db,
    Array.from({ length: 11 }, () => ({ list_price_cents: 31_000_000 })),
  );
  expect(await addSampleOffers(app.services)).toBe(true);
  expect(await addSampleOffers(app.services)).toBe(true);
  const { data } = (await app.get('offers', {}, as.admin)).body;
  expect(data.map(({ state }: { state: string }) => state).sort()).toEqual([
    ...['accepted', 'accepted', 'accepted', 'accepted', 'accepted', 'draft', 'draft', 'presented'],
    ...['rejected', 'submitted', 'submitted', 'withdrawn'],
  ]);
  const { totals } = (await app.get('offers/board', {}, as.admin)).body;
  expect(totals.map(({ count }: { count: number }) => count)).toEqual([2, 3, 4, 1, 2]);
  const parties = (await app.get('parties', {}, as.admin)).body;
  expect(parties.total).toBe(9);
  await expectChronology();
});

interface SampleHistory {
  code: string;
  started: Date;
  steps: { state: string; at: Date }[];
  versions: { at: Date; until: Date; answered: Date | null }[];
  approvals: { version: number; at: Date }[];
  opened: Date | null;
}

/** What happened to each sample offer came one after the other, and nothing is still to come. */
async function expectChronology() {
  const { rows } = await sql<SampleHistory>`
    select code, created_at as started,
      (select json_agg(json_build_object('state', state, 'at', done_at) order by id)
        from offer_step where offer_id = offer.id) as steps,
      coalesce((select json_agg(json_build_object('at', recorded_at, 'until', expires_at,
        'answered', answered_at) order by number)
        from offer_version where offer_id = offer.id), '[]') as versions,
      coalesce((select json_agg(json_build_object('version', version_number, 'at', approved_at))
        from (select version_number, approved_at from offer_approval where offer_id = offer.id
          union all select offer_version, approved_at from client_approval
          where offer_id = offer.id) approval), '[]') as approvals,
      (select opened_at from deal where offer_id = offer.id) as opened
    from offer`.execute(db);
  const time = (at: Date | number | string) => new Date(at).getTime();
  for (const { code, started, steps, versions, approvals, opened } of rows) {
    const stepTimes = steps.map(({ at }) => time(at));
    expect(stepTimes, code).toEqual(stepTimes.toSorted((one, other) => one - other));
    expect(new Set(stepTimes).size, code).toBe(stepTimes.length);
    expect(stepTimes[0], code).toBe(time(started));
    expect(stepTimes.at(-1), code).toBeLessThan(Date.now());
    const made = steps.filter(({ state }) => state === 'submitted' || state === 'countered');
    expect(versions.map(({ at }) => time(at))).toEqual(made.map(({ at }) => time(at)));
    for (const [index, { at, until, answered }] of versions.entries()) {
      const next = versions[index + 1];
      expect(time(until), code).toBeGreaterThan(time(answered ?? at));
      if (next) expect(time(answered ?? 0), code).toBe(time(next.at));
      for (const approval of approvals.filter(({ version }) => version === index + 1)) {
        expect(time(approval.at), code).toBeGreaterThan(time(at));
        if (answered) expect(time(approval.at), code).toBeLessThanOrEqual(time(answered));
      }
    }
    const accepted = steps.find(({ state }) => state === 'accepted');
    if (opened) expect(time(opened), code).toBe(time(accepted?.at ?? 0));
  }
  expect(Math.max(...rows.map(({ versions }) => versions.length))).toBe(3);
  expect(rows.filter(({ opened }) => opened)).toHaveLength(4);
  const { rows: byLink } = await sql`
    select 1 from client_approval approval join offer_client_link link on link.id = approval.link_id
    where link.sent_at < link.opened_at and link.opened_at < approval.approved_at`.execute(db);
  expect(byLink).toHaveLength(1);
}
