import { dateAfter, LINK_KEY_HEADER, localInstants } from '@homestead/contract/platform';
import { beforeEach, expect, it } from 'vitest';
import { at, createTourApp, tourDay, tourForm } from '../../../test/tour-app.ts';
import { remindOfTours } from './remind-of-tours.ts';

const { app, ask } = await createTourApp();
const { pool } = app.database;
const nora = await app.makePerson({
  ...{ role: 'agent', first_name: 'Nora', last_name: 'Lindqvist', phone: '+14025550123' },
});
const asNora = await app.signIn(nora);

beforeEach(async () => {
  await app.database.empty('secret_link', 'lead', 'inquiry', 'inquiry_consent', 'lead_activity');
});

const rows = async (text: string): Promise<Record<string, unknown>[]> =>
  (await pool.query(text)).rows;
/** Runs the job when Omaha's clocks show this time, `days` after the tour's day. */
const runAt = (time: string, days = 0) => {
  const [now] = localInstants(dateAfter(tourDay, days), time);
  return remindOfTours(app.services, now as Date, new AbortController().signal);
};
const reminders = async () =>
  (await rows('select * from mail_message order by kind'))
    .filter(({ kind }) => String(kind).startsWith('leads.tour-reminder'))
    .map(({ id, kind, to_address, subject, sealed_body }) => ({
      kind,
      ...{ to: to_address, subject },
      ...app.services.mail.open(String(id), sealed_body as Buffer),
    }));

/** A tour that Nora confirms for a time of the tour's day; its id. */
async function confirmed(time = '14:00', given: object = {}): Promise<string> {
  await ask(tourForm({ time: [time], date_Time: at(time), ...given }));
  await pool.query('update lead set agent_id = $1', [nora.id]);
  const [tour] = await rows('select id from tour_request');
  const startsAt = at(time);
  const videoLink = 'https://meet.example/1';
  const answer = { version: 1, startsAt, videoLink, hasAgreement: true };
  await app.post(`tour-requests/${tour?.id}/confirm`, answer, asNora);
  return String(tour?.id);
}

it('reminds both the day before and the hour before, each once', async () => {
  await confirmed();
  expect(await runAt('13:59', -1)).toBe(0);
  expect(await runAt('14:00', -1)).toBe(1);
  expect(await runAt('14:01', -1)).toBe(0);
  expect(await runAt('12:59')).toBe(0);
  expect(await runAt('13:00')).toBe(1);
  expect(await runAt('13:01')).toBe(0);
  expect((await reminders()).map(({ kind, to }) => `${kind} ${to}`)).toEqual([
    'leads.tour-reminder eve@example.org',
    'leads.tour-reminder eve@example.org',
    `leads.tour-reminder-agent ${nora.email}`,
    `leads.tour-reminder-agent ${nora.email}`,
  ]);
});

it('says where, when and with whom, with the calendar entry and a link to change it', async () => {
  await confirmed();
  await runAt('13:00');
  const [client, agent] = await reminders();
  expect(client?.text).toContain('5011 Chicago St');
  expect(client?.text).toContain('2:00 PM');
  expect(client?.text).toContain('Nora Lindqvist, (402) 555-0123');
  expect(client?.text).toContain('https://www.google.com/maps/dir/?api=1&destination=5011%20');
  expect(client?.attachments[0]?.content).toMatch(/METHOD:REQUEST\s/);
  expect(agent?.text).toContain('Eve Tester');
  expect(agent?.text).toContain('(402) 555-0142');
  expect(agent?.attachments[0]?.content.replace(/\r?\n /g, '')).toContain(nora.email);
  expect(agent?.attachments[0]?.content).not.toContain('meet you there');
  const key = /mytour#token=([\w-]{43})/.exec(client?.text ?? '')?.[1] ?? '';
  const mine = await app.get('tours/mine', {}, { headers: { [LINK_KEY_HEADER]: key } });
  expect(mine.body.data).toMatchObject({ state: 'confirmed', agreedAt: at('14:00') });
});

it('leaves out of the agent’s emails what their role may not see', async () => {
  const hide = (column: string, canView: boolean) =>
    app.database.asOwner(`update role_grant set can_view = ${canView}, can_edit = ${canView}
      where role_key = 'agent' and permission_key = '${column}'`);
  const phone = '(402) 555-0177';
  await confirmed('14:00', { phone });
  await hide('column-phone', false);
  await runAt('14:00', -1);
  await hide('column-email', false);
  await runAt('13:00');
  await ask(tourForm({ time: ['16:00'], date_Time: at('16:00'), phone }));
  await hide('column-phone', true);
  await hide('column-email', true);
  const toAgent = (await reminders()).filter(({ to }) => to === nora.email);
  const shown = toAgent.map(({ text }) => [phone, 'eve@'].map((one) => text.includes(one)));
  expect(shown).toContainEqual([false, true]);
  expect(shown).toContainEqual([false, false]);
  const [wanted] = await rows(
    `select * from mail_message where kind = 'leads.tour-wanted' and to_address = '${nora.email}'`,
  );
  const { text } = app.services.mail.open(String(wanted?.id), wanted?.sealed_body as Buffer);
  expect(text).not.toContain('eve@example.org');
});

it('has the link of a video chat instead of directions', async () => {
  await confirmed('14:00', { inPersonTour: false, videoChatTour: true });
  await runAt('13:00');
  const [client] = await reminders();
  expect(client?.text).toContain('https://meet.example/1');
  expect(client?.text).not.toContain('google.com/maps');
});

it('waits out quiet hours the day before, but not in the hour before', async () => {
  await confirmed('07:00');
  expect(await runAt('07:00', -1)).toBe(0);
  expect(await runAt('08:00', -1)).toBe(1);
  expect(await runAt('06:00')).toBe(1);
});

it('leaves out the day before when the tour was confirmed later, or is about to begin', async () => {
  const id = await confirmed();
  expect(await runAt('12:01')).toBe(0);
  await pool.query(
    `update tour_step set happened_at = $1::timestamptz - interval '23 hours'
     where tour_request_id = $2`,
    [at('14:00'), id],
  );
  expect(await runAt('15:00', -1)).toBe(0);
  expect(await runAt('13:00')).toBe(1);
});

it.each(['canceled', 'moved'])('says nothing about a tour that was %s', async (what) => {
  const id = await confirmed();
  const body =
    what === 'moved'
      ? { version: 2, first: `${tourDay}T17:00` }
      : { version: 2, reason: 'The home is sold.' };
  await app.post(`tour-requests/${id}/${what === 'moved' ? 'propose' : 'decline'}`, body, asNora);
  expect([await runAt('14:00', -1), await runAt('13:00')]).toEqual([0, 0]);
});

it('reminds again of a new time', async () => {
  const id = await confirmed();
  await runAt('14:00', -1);
  await app.post(`tour-requests/${id}/propose`, { version: 2, first: `${tourDay}T17:00` }, asNora);
  await app.post(`tour-requests/${id}/confirm`, { version: 3, startsAt: at('17:00') }, asNora);
  expect([await runAt('16:59', -1), await runAt('17:00', -1)]).toEqual([0, 1]);
});

it('sends one when two nodes look at the same moment', async () => {
  await confirmed();
  const [one, other] = await Promise.all([runAt('13:00'), runAt('13:00')]);
  expect(one + other).toBe(1);
  expect(await reminders()).toHaveLength(2);
});
