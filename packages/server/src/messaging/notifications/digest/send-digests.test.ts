import { localDate, localInstants } from '@homestead/contract/platform';
import { describe, expect, it } from 'vitest';
import { openNotificationOffice, testKinds } from '../../../../test/notification-office.ts';
import { sendDigests } from './send-digests.ts';

const { app, services, agent, neighbor, client, as, tell, choose, list, mails } =
  await openNotificationOffice();

const tomorrow = localDate(new Date(Date.now() + 24 * 3600_000));
const dayAfter = localDate(new Date(Date.now() + 48 * 3600_000));
const atTime = (day: string, time: string) => localInstants(day, time)[0] as Date;
const morning = atTime(tomorrow, '08:01');
const digests = async () => (await mails()).filter(({ kind }) => kind === 'messaging.digest');
const textOf = async (index = 0) => {
  const mail = (await digests())[index];
  return services.mail.open(String(mail?.id), mail?.sealed_body as Buffer);
};

describe('the daily email', () => {
  it('has what a person hasn’t read, in their morning, once a day', async () => {
    await tell(agent, { name: 'one' });
    await tell(agent, { name: 'two' });
    await tell(agent, { type: testKinds.prompt, name: 'already emailed' });
    expect(await sendDigests(services, atTime(tomorrow, '07:59'))).toBe(0);
    expect(await sendDigests(services, morning)).toBe(1);
    expect(await sendDigests(services, morning)).toBe(0);
    expect(await digests()).toMatchObject([{ to_address: agent.email }]);
    const { text, headers } = await textOf();
    expect(text).toContain('News of one');
    expect(text).toContain('News of two');
    expect(text).not.toContain('already emailed');
    expect(headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http.*\/unsubscribe\/daily-email\/[\w-]{43}>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('repeats nothing, and comes again when there is more', async () => {
    await tell(agent, { name: 'one' });
    await sendDigests(services, morning);
    await tell(agent, { name: 'two' });
    expect(await sendDigests(services, atTime(tomorrow, '20:00'))).toBe(0);
    expect(await sendDigests(services, atTime(dayAfter, '08:01'))).toBe(1);
    const { text } = await textOf(1);
    expect(text).toContain('News of two');
    expect(text).not.toContain('News of one');
  });

  it('is not sent without news: what was read, switched off, or came since the morning', async () => {
    await tell(agent);
    const [{ id }] = (await list(as.agent)).body.data;
    await app.put(`notifications/${id}/read`, undefined, as.agent);
    await tell(neighbor);
    await choose(as.neighbor, 'late', 'app');
    await tell(client);
    const sentAt = new Date(morning.getTime() + 3600_000);
    await app.database.asOwner(
      `update notification set created_at = '${sentAt.toISOString()}' where person_id = '${client.id}'`,
    );
    expect(await sendDigests(services, atTime(tomorrow, '12:00'))).toBe(0);
  });

  it('is in the person’s language, and leads clients to the portal', async () => {
    await app.database.asOwner(`update person set language = 'es' where id = '${client.id}'`);
    await tell(client);
    await sendDigests(services, morning);
    const { text } = await textOf();
    expect(text).toContain('Noticias de Eve');
    expect(text).toContain('/es/property-list/notifications');
    await app.database.asOwner(`update person set language = 'en'`);
  });

  it('goes by the clocks of the state in the profile', async () => {
    await app.database.asOwner(`update person set state = 'HI' where id = '${client.id}'`);
    await tell(client);
    expect(await sendDigests(services, atTime(tomorrow, '11:59'))).toBe(0);
    expect(await sendDigests(services, atTime(tomorrow, '12:01'))).toBe(1);
    await app.database.asOwner('update person set state = null');
  });

  it('is sent once when two nodes are at it, and later when one dies before the commit', async () => {
    await tell(agent);
    const broken = {
      ...services,
      mail: Object.assign(Object.create(services.mail), {
        queue: async () => {
          throw new Error('The process died');
        },
      }),
    };
    expect(await sendDigests(broken, morning)).toBe(0);
    expect([
      await digests(),
      await app.services.db.selectFrom('notification_digest').selectAll().execute(),
    ]).toEqual([[], []]);
    await app.database.empty('put_off_row');
    const other = await app.openNode();
    try {
      const sent = await Promise.all([
        sendDigests(services, morning),
        sendDigests(other.services, morning),
      ]);
      expect(sent.toSorted()).toEqual([0, 1]);
    } finally {
      await other.app.close();
    }
    expect(await digests()).toHaveLength(1);
  });

  it('ends with one click from any mail program, and only for its person', async () => {
    for (const person of [agent, neighbor]) await tell(person);
    await sendDigests(services, morning);
    const mail = (await digests()).find(({ to_address: to }) => to === agent.email);
    const { headers } = services.mail.open(String(mail?.id), mail?.sealed_body as Buffer);
    const url = new URL(/<(.*)>/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
    const click = (path: string) =>
      app.app.inject({
        ...{ method: 'POST', url: path, payload: 'List-Unsubscribe=One-Click' },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await click('/unsubscribe/daily-email/nonsense')).statusCode).toBe(200);
    expect((await click(url.pathname)).statusCode).toBe(200);
    expect((await click(url.pathname)).statusCode).toBe(200);
    for (const person of [agent, neighbor]) await tell(person);
    expect(await sendDigests(services, atTime(dayAfter, '08:01'))).toBe(1);
    expect((await digests()).at(-1)?.to_address).toBe(neighbor.email);
  });
});
