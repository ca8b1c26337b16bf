import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sha256 } from '#platform';
import type { As } from '../../../test/accounts-app.ts';
import { morningIn, openPlanOffice } from '../../../test/plan-office.ts';
import { leadCreated } from '../lead-events.ts';
import { startOnArrival } from '../plans/start-by-rule.ts';

const office = await openPlanOffice();
const { app, db, as, agent, admin, neighbor, template, plan } = office;
const { plansOf, work, sent, rowsOf } = office;

const task = { kind: 'task', taskKind: 'call', title: 'Call them' };
const ida = { firstName: 'Ida', email: 'ida@example.org' };
const create = (body: object, who: As) => app.post('AdminLead/CreateLead', body, who);
const made = async (body: object, who: As): Promise<string> => {
  const answer = await create(body, who);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
};
const timelineOf = async (id: string, who: As = admin) => {
  const { data } = (await app.get(`leads/${id}/timeline`, {}, who)).body;
  return (data as { title: string; body: string }[]).map(({ title, body }) => [title, body]);
};
const arrivals = async () =>
  (await rowsOf('event_outbox'))
    .filter(({ type }) => type === leadCreated.name)
    .map(({ payload }) => payload as Parameters<typeof startOnArrival>[1]);
const passOn = async () => {
  for (const one of await arrivals()) await startOnArrival(app.services, one);
};
/** What a program sends with the agent's key. */
async function asProgram(): Promise<As> {
  const key = `hsk_${agent.id.slice(0, 8)}_${'k'.repeat(43)}`;
  await sql`insert into role_grant (role_key, permission_key, can_view, can_edit)
    values ('agent', 'api-keys', true, false) on conflict do nothing`.execute(db);
  await sql`update role set grants_version = grants_version + 1 where key = 'agent'`.execute(db);
  await sql`insert into api_key (person_id, name, prefix, secret_hash, scopes, expires_at)
    values (${agent.id}, 'Phone system', ${key.slice(0, 12)}, ${sha256(key)}, '{leads:create}',
      now() + interval '1 day') on conflict do nothing`.execute(db);
  return { headers: { authorization: `Bearer ${key}` } };
}

describe('a lead that someone adds arrives like any other (R-444)', () => {
  it('is news for programs, starts plans by its source, and says how it came', async () => {
    const { data: lookups } = (await app.get('leads/lookups', null, admin)).body;
    const [zillow] = lookups.leadSources.filter(
      ({ display }: { display: string }) => display === 'Zillow',
    );
    await plan([task], { name: 'Zillow', startsOn: 'arrival', sourceIds: [zillow.id] });
    await plan([task], { name: 'Everyone', startsOn: 'arrival' });
    const own = await made(ida, as.agent);
    const bought = { firstName: 'Zoe', phone: '4025550191', sourceId: zillow.id };
    const given = await made({ ...bought, userid: neighbor.id }, admin);
    expect(await arrivals()).toEqual([{ leadId: own }, { leadId: given }]);
    await passOn();
    expect((await plansOf(own)).map(({ name }) => name)).toEqual(['Everyone']);
    const names = (await plansOf(given, admin)).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Everyone', 'Zillow']);
    expect(await timelineOf(own)).toContainEqual([
      'Lead added by hand',
      'Assigned to the person who added it.',
    ]);
    expect(await timelineOf(given)).toContainEqual([
      'Lead added by hand',
      'Assigned to Otto Berg by the person who added it.',
    ]);
  });

  it('goes where the rules say if nobody is named, and they get a notification', async () => {
    const rule = { name: 'By hand', agents: [{ id: neighbor.id, weight: 1 }] };
    const added = await app.post('lead-rules', rule, admin);
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const answer = await create(ida, admin);
    const { id, version } = answer.body.data;
    const [lead] = await rowsOf('lead');
    expect(lead).toMatchObject({ agent_id: neighbor.id, version });
    expect((await app.get(`leads/${id}/decisions`, {}, admin)).body.data).toMatchObject([
      { text: expect.stringContaining('Assigned to Otto Berg by the rule “By hand”') },
    ]);
    const titles = (await timelineOf(id)).map(([title]) => title);
    expect(titles).toContainEqual(expect.stringContaining('the rule “By hand”'));
    expect(await rowsOf('notification')).toMatchObject([{ person_id: neighbor.id, about_id: id }]);
    const { rows } = await sql`select 1 from lead_route where lead_id = ${id}`.execute(db);
    expect(rows).toHaveLength(1);
    await app.put(`lead-rules/${added.body.data.id}`, { version: 1, isActive: false }, admin);
    const open = await made({ firstName: 'Uma', phone: '4025550192' }, admin);
    expect(await timelineOf(open)).toContainEqual(['Lead added by hand', '']);
  });

  it('with a key is its owner’s, and says that a program added it', async () => {
    const id = await made(ida, await asProgram());
    expect(await rowsOf('lead')).toMatchObject([{ agent_id: agent.id }]);
    expect(await timelineOf(id)).toContainEqual([
      'Lead added through the API',
      'Assigned to the person who added it.',
    ]);
    expect(await arrivals()).toEqual([{ leadId: id }]);
  });

  it('by a program gets no marketing email of a plan without consent', async () => {
    const templateId = await template('Hi {{first_name}}');
    await plan([{ kind: 'email', templateId }], { startsOn: 'arrival' });
    const id = await made(ida, await asProgram());
    await passOn();
    await work(morningIn(1));
    expect(await sent()).toEqual([]);
    const [run] = await plansOf(id);
    expect(run?.steps).toMatchObject([{ outcome: 'refused' }]);
    const ivo = { firstName: 'Ivo', email: 'ivo@example.org' };
    const agreed = await made(ivo, await asProgram());
    const said = { what: 'marketing-emails', said: 'agreed', how: 'call', wording: 'Yes' } as const;
    const givenOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const told = await app.post(`leads/${agreed}/consents`, { ...said, givenOn }, as.agent);
    expect(told.status, JSON.stringify(told.body)).toBe(200);
    await passOn();
    await work(morningIn(1));
    expect((await sent()).map(({ body }) => body)).toEqual(['Hi Ivo']);
  });
});
