import { DECOY_FILLED, FORM_GUARD_HEADER } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lastMailTo } from '../../../test/mailbox.ts';
import { openRoutingOffice } from '../../../test/routing-office.ts';
import { routingMessages } from '../messages/routing.ts';

const office = await openRoutingOffice();
const { app, db, as, people, addRule, addPond, limit, ask, agentOf } = office;
const { decisions, claim, lapse, listed, mailsTo } = office;
const onlyFor = (...given: { id: string }[]) => ({
  agents: given.map(({ id }) => ({ id, weight: 1 })),
});

describe('a new lead', () => {
  it('is open to claim without rules, and nothing is decided', async () => {
    const { id } = await ask();
    expect([await agentOf(id), await decisions(id)]).toEqual([null, []]);
  });

  it('goes in turn to the agents of the first rule that matches, who get an email', async () => {
    await addRule({ name: 'Spanish', language: 'es', ...onlyFor(people.nora) });
    await addRule({ name: 'Elkhorn buyers', cities: ['Elkhorn'], side: 'buyer' });
    const leads = [await ask(), await ask(), await ask(), await ask()];
    const agents = await Promise.all(leads.map(({ id }) => agentOf(id)));
    expect(agents).toEqual(['Priya', 'Tomas', 'Ana', 'Priya']);
    const { priya, tomas, ana } = people;
    const told = [priya, priya, tomas, ana].map(({ email }) => email).sort();
    expect(await mailsTo('leads.inquiry-arrived')).toEqual(told);
    expect(await decisions(leads[0]?.id ?? '', as.priya)).toMatchObject([
      {
        text: 'Assigned to Priya Raman by the rule “Elkhorn buyers”: next of 3 in turn.',
        reasons: [
          'Tomas Herrera comes later in turn.',
          'Ana Silva comes later in turn.',
          'The rule “Spanish” doesn’t match: language.',
        ],
      },
    ]);
  });

  it('is matched by where its home is, what it costs, and who asks', async () => {
    const cases: [object, boolean][] = [
      [{ zips: ['68022'], priceToCents: 45_000_000 }, true],
      [{ counties: ['Douglas'], priceFromCents: 45_000_100 }, false],
      [{ side: 'seller' }, false],
    ];
    for (const [conditions, matches] of cases) {
      const rule = await addRule({ ...conditions, ...onlyFor(people.ana) });
      expect(await agentOf((await ask()).id)).toBe(matches ? 'Ana' : null);
      await app.put(`lead-rules/${rule.id}`, { version: 1, isActive: false }, as.admin);
    }
  });

  it('of a client who asks about no home is matched by their saved search', async () => {
    await addRule({ counties: ['Sarpy'], priceFromCents: 30_000_000, ...onlyFor(people.ana) });
    const person = await app.makePerson({ role: 'client' });
    await db
      .insertInto('saved_search')
      .values({
        ...{ person_id: person.id, name: 'Papillion' },
        filter: JSON.stringify({ country: ['Sarpy'], pricemin: 250_000, pricemax: 400_000 }),
      })
      .execute();
    const form = { first_name: 'Jo', last_name: 'Ellis', email: person.email, message: '' };
    const client = await app.signIn(person);
    await app.post('leads/contact', { ...form, phone: '(402) 555-0142' }, client);
    expect(await agentOf((await office.leadOf(person.email)).id)).toBe('Ana');
  });

  describe('of a seller', () => {
    const elkhorn = { street: '20811 Pacific St', city: 'Omaha', zip: '68022-1234' };
    const seller = { user_name: 'Paul Ames', email: 'paul@example.org', phone: '4025550142' };
    const askValue = async (home: object = {}, headers: Record<string, string> = {}) => {
      await app.post('home-values', { ...seller, ...elkhorn, ...home }, { headers });
      return office.leadOf(seller.email);
    };

    it.each([
      [{ cities: ['Elkhorn'] }, {}, 'Ana'],
      [{ cities: ['Omaha'] }, {}, 'Ana'],
      [{ zips: ['68022'] }, {}, 'Ana'],
      [{ counties: ['Douglas'] }, {}, 'Ana'],
      [{ counties: ['Sarpy'] }, {}, null],
      [{ counties: ['Sarpy'] }, { city: 'papillion', zip: '99999' }, 'Ana'],
      [{ priceFromCents: 1 }, {}, null],
    ])('a rule for %j and a home with %j: %s', async (rule, home, agent) => {
      await addRule({ ...rule, ...onlyFor(people.ana) });
      expect(await agentOf((await askValue(home)).id)).toBe(agent);
    });

    it('is matched by the same place once it is known not to be spam', async () => {
      await addRule({ zips: ['68022'], ...onlyFor(people.ana) });
      const lead = await askValue({}, { [FORM_GUARD_HEADER]: DECOY_FILLED });
      const { id } = await db.selectFrom('inquiry').select('id').executeTakeFirstOrThrow();
      await app.post(`inquiries/${id}/clear`, undefined, as.nora);
      expect(await agentOf(lead.id)).toBe('Ana');
    });
  });

  it('skips who is full, off or paused, and says so', async () => {
    await addRule({ name: 'Elkhorn' });
    await limit(people.priya, { capacity: 1 });
    await limit(people.tomas, { daysOff: ['2020-01-01/2099-11-27'] });
    const leads = [await ask(), await ask()];
    expect(await agentOf(leads[0]?.id ?? '')).toBe('Priya');
    const second = leads[1]?.id ?? '';
    expect(await decisions(second)).toMatchObject([
      {
        text: 'Assigned to Ana Silva by the rule “Elkhorn”: nobody else in it can take the lead.',
        reasons: [
          'Priya Raman has 1 open lead of at most 1.',
          'Tomas Herrera is off until November 27, 2099.',
        ],
      },
    ]);
    await limit(people.ana, { isPaused: true });
    const third = await ask();
    expect(await agentOf(third.id)).toBeNull();
    expect((await decisions(third.id))[0]?.text).toMatch(/^Left to the concierges/);
  });

  it('keeps the agent it has, and where a rule put it', async () => {
    const first = await ask();
    await claim(first.id, as.tomas);
    await addRule(onlyFor(people.ana));
    await ask({ email: first.email });
    expect(await agentOf(first.id)).toBe('Tomas');
  });

  it('waits while it may be spam, and is given once it is cleared', async () => {
    await addRule(onlyFor(people.ana));
    const lead = await ask({}, { [FORM_GUARD_HEADER]: DECOY_FILLED });
    expect([await agentOf(lead.id), await decisions(lead.id)]).toEqual([null, []]);
    const { id } = await db.selectFrom('inquiry').select('id').executeTakeFirstOrThrow();
    await app.post(`inquiries/${id}/clear`, undefined, as.nora);
    expect(await agentOf(lead.id)).toBe('Ana');
  });

  it('many at the same moment: nobody gets more than their share, nor more than they may have', async () => {
    await addRule();
    await limit(people.ana, { capacity: 2 });
    const leads = await Promise.all(Array.from({ length: 12 }, () => ask()));
    const agents = await Promise.all(leads.map(({ id }) => agentOf(id)));
    const count = (name: string) => agents.filter((one) => one === name).length;
    expect([count('Priya'), count('Tomas'), count('Ana')]).toEqual([5, 5, 2]);
    const { rows } = await sql`select 1 from lead_decision`.execute(db);
    expect(rows).toHaveLength(12);
  });
});

describe('first to claim', () => {
  const offer = () =>
    addRule({
      ...{ name: 'Fast', way: 'first-to-claim', claimMinutes: 10, untouchedHours: 2 },
      ...onlyFor(people.priya, people.tomas),
    });

  it('only those to whom it is offered see and claim it, and the concierges', async () => {
    await offer();
    const { id } = await ask();
    const { priya, tomas } = people;
    expect(await mailsTo('leads.inquiry-arrived')).toEqual([priya.email, tomas.email].sort());
    expect(await listed(as.priya)).toHaveLength(1);
    expect(await listed(as.nora)).toHaveLength(1);
    expect(await listed(as.ana)).toEqual([]);
    expect((await claim(id, as.ana)).status).toBe(404);
    expect((await claim(id, as.tomas)).status).toBe(200);
    expect(await agentOf(id)).toBe('Tomas');
  });

  it('goes to the fallback when nobody claims it in time, and not if someone did', async () => {
    await offer();
    const { id } = await ask();
    expect([await lapse(), await agentOf(id)]).toEqual([1, null]);
    expect((await claim(id, as.priya)).status).toBe(404);
    expect(await decisions(id)).toMatchObject([
      {
        text: 'Left to the concierges: nobody in the rule “Fast” can take it.',
        reasons: expect.arrayContaining([
          'Nobody claimed it in time: Priya Raman and Tomas Herrera.',
        ]),
      },
      { text: expect.stringContaining('within 10 minutes of business hours') },
    ]);
    expect(await lapse()).toBe(0);
  });

  it('moves on from a claimer who doesn’t contact the lead', async () => {
    await offer();
    const { id } = await ask();
    await claim(id, as.tomas);
    await lapse();
    expect(await agentOf(id)).toBeNull();
    expect((await claim(id, as.tomas)).status).toBe(404);
    expect((await claim(id, as.priya)).status).toBe(200);
  });
});

describe('a lead that nobody touches', () => {
  it('moves on to the next agent, never back while someone is left', async () => {
    await addRule({ name: 'Turns', untouchedHours: 4, fallback: 'concierge' });
    const { id } = await ask();
    const seen = [await agentOf(id)];
    for (let time = 0; time < 3; time += 1) {
      await lapse();
      seen.push(await agentOf(id));
    }
    expect(seen).toEqual(['Priya', 'Tomas', 'Ana', null]);
    expect(await mailsTo('leads.lead-given')).toEqual(
      [people.tomas.email, people.ana.email].sort(),
    );
    expect((await decisions(id))[2]?.reasons).toContain(
      'Priya Raman didn’t contact the lead in time.',
    );
  });

  it('tells the next agent what was asked about which home, and not how to reach the person', async () => {
    await addRule({ name: 'Turns', untouchedHours: 4, fallback: 'concierge' });
    await ask({ message: 'Is the roof new?', phonenumber: '(402) 555-0177' });
    await lapse();
    const { text } = await lastMailTo(app.services, people.tomas.email);
    expect(text).toContain('Message: Is the roof new?');
    expect(text).toContain('MLS #E1');
    expect(text).toContain(routingMessages.openLead());
    expect(text).not.toMatch(/555-0177|eve\d+@example/);
  });

  it('stays once it was contacted, or someone else has it', async () => {
    await addRule({ untouchedHours: 4 });
    const [worked, moved] = [await ask(), await ask()];
    await app.post(`leads/${worked.id}/contacts`, { how: 'call', note: '' }, as.priya);
    await sql`update lead set agent_id = ${people.ana.id} where id = ${moved.id}`.execute(db);
    await lapse();
    expect([await agentOf(worked.id), await agentOf(moved.id)]).toEqual(['Priya', 'Ana']);
    expect(await lapse()).toBe(0);
  });

  it('can go into a pond', async () => {
    const pond = await addPond([people.ana]);
    const only = onlyFor(people.priya);
    await addRule({ untouchedHours: 1, fallback: 'pond', fallbackPondId: pond.id, ...only });
    const { id } = await ask();
    await lapse();
    expect(await listed(as.ana)).toMatchObject([{ leadId: id, pond: 'Shared' }]);
    expect(await listed(as.priya)).toEqual([]);
  });
});

describe('a pond', () => {
  it('is its members’, each with so many open claims', async () => {
    const { priya, tomas } = people;
    const pond = await addPond([priya, tomas], 1);
    await addRule({ way: 'pond', pondId: pond.id, agents: [] });
    const [one, other] = [await ask(), await ask()];
    expect(await listed(as.ana)).toEqual([]);
    expect((await listed(as.priya)).map(({ pond: name }) => name)).toEqual(['Shared', 'Shared']);
    expect(await mailsTo('leads.inquiry-arrived')).toHaveLength(4);
    expect((await claim(one.id, as.priya)).status).toBe(200);
    const refused = await claim(other.id, as.priya);
    expect([refused.status, refused.body.code]).toEqual([409, 'pond-claims-full']);
    expect((await claim(other.id, as.tomas)).status).toBe(200);
  });

  it('claims at the same moment stay within the limit', async () => {
    const pond = await addPond([people.priya], 2);
    await addRule({ way: 'pond', pondId: pond.id, agents: [] });
    const leads = [await ask(), await ask(), await ask(), await ask()];
    const answers = await Promise.all(leads.map(({ id }) => claim(id, as.priya)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  });

  it('comes back to a member who let it lapse only when all did', async () => {
    const { priya, tomas } = people;
    const pond = await addPond([priya, tomas]);
    await addRule({ way: 'pond', pondId: pond.id, agents: [], untouchedHours: 1 });
    const { id } = await ask();
    await claim(id, as.priya);
    await lapse();
    expect((await claim(id, as.priya)).status).toBe(404);
    await claim(id, as.tomas);
    await lapse();
    expect((await claim(id, as.priya)).status).toBe(200);
  });
});

it('tells about decisions only those who see the lead', async () => {
  await addRule(onlyFor(people.priya));
  const { id } = await ask();
  const statusOf = async (who: Parameters<typeof claim>[1] | null) =>
    (await app.get(`leads/${id}/decisions`, null, who)).status;
  const statuses = [];
  for (const who of [null, as.client, as.ana, as.priya, as.admin]) {
    statuses.push(await statusOf(who));
  }
  expect(statuses).toEqual([401, 403, 404, 200, 200]);
});
