import { expect, it } from 'vitest';
import { openPlanOffice } from '../../../test/plan-office.ts';
import { addSamplePlans } from './sample-plans.ts';

const { app, admin, rowsOf } = await openPlanOffice();

const texts = ['Tried to call'];
const emails = ['First answer', 'Still looking', 'A month in your home', 'A year in your home'];

it('a demo gets two plans in use, once, and they run on some of its leads', async () => {
  await app.makePerson({ role: 'super-admin', email: 'grace.whitfield@prairieandmain.example' });
  const agent = await app.makePerson({ role: 'agent' });
  await app.database.pool.query(
    `insert into lead (first_name, last_name, email, agent_id)
     values ('Jordan', 'Ellis', 'jordan.ellis@homes.example', $1),
       ('Ingrid', 'Hruska', 'ingrid.hruska.104@contacts.example', $1)`,
    [agent.id],
  );
  await addSamplePlans(app.services);
  expect(await rowsOf('action_plan')).toEqual([]);
  for (const name of [...texts, ...emails]) {
    const shared = { name, body: 'Hi {{first_name}}', isShared: true };
    const channel = texts.includes(name) ? { channel: 'sms' } : { channel: 'email', subject: 'Hi' };
    expect((await app.post('message-templates', { ...shared, ...channel }, admin)).status).toBe(
      200,
    );
  }
  await addSamplePlans(app.services);
  await addSamplePlans(app.services);
  const { data } = (await app.get('action-plans', {}, admin)).body;
  expect(data).toMatchObject([
    { name: 'New online lead: first 10 days', isActive: true, going: 1 },
    { name: 'Past client: year after closing', isActive: true, going: 1, startsOn: 'stage' },
  ]);
  expect(JSON.stringify(data)).not.toContain('no longer there');
});
