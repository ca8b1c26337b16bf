import { expect, it } from 'vitest';
import { openPlanOffice } from '../../../test/plan-office.ts';

const office = await openPlanOffice();
const { app, as, template, plan, start, ownLead, work, plansOf } = office;

const day = async (who: typeof as.agent) =>
  (await app.get('my-day', {}, who)).body.data.filter(
    ({ kind }: { kind: string }) => kind === 'plan',
  );

it('a refused message of a plan is on My Day of the agent until someone saw it', async () => {
  const leadId = await ownLead();
  const text = { kind: 'text', templateId: await template('Hi', 'sms') };
  const { id } = await plan([text, { kind: 'task', title: 'Call them' }]);
  await start(leadId, id);
  await work(new Date(Date.now() + 60_000 + untilMorning()));
  const [item] = await day(as.agent);
  expect(item).toMatchObject({
    ...{ reason: 'plan-refused', leadId, leadName: 'Eve O’Brien' },
    planStep: { position: 0, why: 'They haven’t agreed to texts' },
  });
  expect(item.abilities).toEqual(expect.arrayContaining(['seen', 'snooze', 'call']));
  expect(await day(as.neighbor)).toEqual([]);
  const [run] = await plansOf(leadId);
  const seen = (who: typeof as.agent | null) =>
    app.post(`lead-plans/${run?.id}/seen`, { position: 0 }, who);
  expect((await seen(null)).status).toBe(401);
  expect((await seen(as.client)).status).toBe(403);
  expect((await seen(as.neighbor)).status).toBe(404);
  expect(await day(as.agent)).toHaveLength(1);
  expect((await seen(as.agent)).status).toBe(200);
  expect((await seen(as.agent)).status).toBe(200);
  expect(await day(as.agent)).toEqual([]);
});

/** How long it is until messages may go out; at most a night. */
function untilMorning(): number {
  const hour = Number(
    new Intl.DateTimeFormat('en-US', {
      ...{ hour: 'numeric', hourCycle: 'h23', timeZone: 'America/Chicago' },
    }).format(new Date()),
  );
  if (hour >= 8 && hour < 20) return 0;
  return (hour >= 20 ? 33 - hour : 9 - hour) * 60 * 60_000;
}
