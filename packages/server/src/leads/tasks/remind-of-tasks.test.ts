import { dateAfter, localDate, localInstants } from '@homestead/contract/platform';
import { beforeEach, expect, it } from 'vitest';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { toldTo } from '../../../test/told.ts';
import { remindOfTasks } from './remind-of-tasks.ts';

const { app, agent, neighbor, as, claim, mails, waitingLead } = await openLeadOffice();
const { pool } = app.database;
/** In ten days, so that no reminder has passed when it is set. */
const day = dateAfter(localDate(new Date()), 10);

beforeEach(() =>
  app.database.empty('lead_task', 'notification', 'notification_switch', 'mail_message'),
);

/** Runs the job when Omaha's clocks show this time, `days` after the task's day. */
const runAt = (time: string, days = 0) => {
  const [now] = localInstants(dateAfter(day, days), time);
  return remindOfTasks(app.services, now as Date, new AbortController().signal);
};
const told = () => toldTo(app.services, agent);
async function made(given: object): Promise<string> {
  const body = { kind: 'call', title: 'Call Eve', dueOn: day, ...given };
  return (await app.post('tasks', body, as.agent)).body.data.id;
}

it('reminds once before its time, also on two nodes, and again when it moves', async () => {
  const id = await made({ dueTime: '14:00', reminderMinutes: 30 });
  expect(await runAt('13:29')).toBe(0);
  const both = await Promise.all([runAt('13:30'), runAt('13:30')]);
  expect(both.reduce((sum, one) => sum + one)).toBe(1);
  expect(await runAt('13:45')).toBe(0);
  expect(await told()).toEqual([expect.stringContaining('Call Eve, due')]);
  await app.put(`tasks/${id}`, { version: 1, dueTime: '16:00' }, as.agent);
  expect(await runAt('15:29')).toBe(0);
  expect(await runAt('15:31')).toBe(1);
  expect(await told()).toHaveLength(2);
  expect(await mails()).toEqual([]);
});

it('reminds of a day without a time at 9 in the morning', async () => {
  await made({ reminderMinutes: 0 });
  expect(await runAt('08:59')).toBe(0);
  expect(await runAt('09:00')).toBe(1);
  expect(await told()).toEqual([expect.not.stringContaining('11:59')]);
});

it('reminds the day before, of an appointment by its start', async () => {
  const at = { kind: 'appointment', dueTime: '10:00', endTime: '11:00', place: 'Office' };
  await made({ ...at, title: 'Meet Eve', reminderMinutes: 24 * 60 });
  expect(await runAt('09:59', -1)).toBe(0);
  expect(await runAt('10:00', -1)).toBe(1);
});

it('reminds of nothing that is done, deleted, or without a reminder, nor a day too late', async () => {
  const [done, gone] = [
    await made({ dueTime: '14:00', reminderMinutes: 30 }),
    await made({ dueTime: '14:00', reminderMinutes: 30 }),
  ];
  await made({ dueTime: '14:00' });
  await app.post(`tasks/${done}/complete`, {}, as.agent);
  await app.delete(`tasks/${gone}`, undefined, as.agent);
  expect(await runAt('13:30')).toBe(0);
  await app.post(`tasks/${gone}/reopen`, undefined, as.agent);
  expect(await runAt('13:31', 1)).toBe(0);
  expect(await runAt('13:29', 1)).toBe(1);
});

it('doesn’t send a reminder whose time has passed when it is set', async () => {
  const body = {
    kind: 'call',
    title: 'Late',
    dueOn: localDate(new Date()),
    reminderMinutes: 14 * 60,
  };
  const yesterday = { ...body, dueOn: dateAfter(localDate(new Date()), -1), reminderMinutes: 0 };
  await app.post('tasks', yesterday, as.agent);
  expect(await remindOfTasks(app.services, new Date(), new AbortController().signal)).toBe(0);
});

it('emails only who chose that, and tells nobody who can’t see the lead anymore', async () => {
  const leadId = await waitingLead();
  await claim(leadId, as.agent);
  const choice = { notifications: [{ kind: 'task-reminder', by: 'email' }] };
  await app.post('User/UpdateNotifications', choice, as.agent);
  await app.database.empty('mail_message');
  await made({ leadId, dueTime: '10:00', reminderMinutes: 0 });
  await made({ leadId, dueTime: '12:00', reminderMinutes: 0 });
  expect(await runAt('10:00')).toBe(1);
  expect((await mails()).map(({ to_address: to }) => to)).toEqual([agent.email]);
  await pool.query('update lead set agent_id = $1', [neighbor.id]);
  await runAt('12:00');
  expect(await told()).toHaveLength(1);
});
