import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openAccounts } from '#accounts';
import { atomically } from '#platform';
import { openNotificationOffice, testKinds } from '../../../test/notification-office.ts';
import { notificationMessages } from '../messages.ts';
import { eraseNotifications } from './erase-notifications.ts';
import { countUnread, deleteOldNotifications } from './notification-store.ts';
import { notify } from './notify.ts';

const {
  app,
  services,
  agent,
  neighbor,
  client,
  as,
  tell,
  choose,
  list,
  unread,
  mails,
  readStream,
} = await openNotificationOffice();

describe('the list of notifications', () => {
  it('shows people their own alone, the newest first', async () => {
    await tell(agent, { name: 'first' });
    await tell(agent, { name: 'second' });
    await tell(neighbor, { name: 'not yours' });
    expect((await list(null)).status).toBe(401);
    const { body } = await list(as.agent);
    expect(body).toMatchObject({ total: 2, unread: 2 });
    expect(body.data).toMatchObject([
      {
        ...{ text: 'News of second', kind: 'late', kindLabel: 'About late' },
        ...{ path: '/newleads', readAt: null, abilities: ['read'] },
      },
      { text: 'News of first' },
    ]);
    expect((await list(as.client)).body).toMatchObject({ data: [], unread: 0 });
  });

  it('is in the language of the page that asks', async () => {
    const inLanguage = (language: string) => ({
      headers: { authorization: `Bearer ${as.client.jwtToken}`, 'accept-language': language },
    });
    await tell(client);
    const texts = async (language: string) =>
      (await app.get('notifications', null, inLanguage(language))).body.data.map(
        ({ text }: { text: string }) => text,
      );
    expect(await texts('en')).toEqual(['News of Eve']);
    expect(await texts('es')).toEqual(['Noticias de Eve']);
  });

  it('has filters and pages, and refuses what it can’t read', async () => {
    for (const name of ['one', 'two', 'three']) await tell(agent, { name });
    await tell(agent, { type: testKinds.prompt, name: 'four' });
    const [newest] = (await list(as.agent)).body.data;
    await app.put(`notifications/${newest.id}/read`, undefined, as.agent);
    expect((await list(as.agent, { state: 'read' })).body).toMatchObject({ total: 1, unread: 3 });
    expect((await list(as.agent, { state: 'unread' })).body.total).toBe(3);
    expect((await list(as.agent, { kind: 'prompt' })).body.total).toBe(1);
    expect((await list(as.agent, { page: '2', pageSize: '3' })).body.data).toHaveLength(1);
    for (const [name, value] of [
      ['state', 'new'],
      ['pageSize', '101'],
      ['page', '0'],
    ] as const) {
      expect((await list(as.agent, { [name]: value })).status).toBe(400);
    }
  });

  it('shows something even if a kind is gone or was written differently', async () => {
    await tell(agent);
    await app.database.asOwner(`update notification set facts = '{"name": 7}'`);
    const [row] = (await list(as.agent)).body.data;
    expect(row.text).toBe(notificationMessages.otherText());
  });
});

describe('reading a notification', () => {
  it('says where it leads, once or again, for its own person alone', async () => {
    await tell(agent);
    await tell(agent);
    const [{ id }] = (await list(as.agent)).body.data;
    const read = (who: typeof as.agent | null) =>
      app.put(`notifications/${id}/read`, undefined, who);
    const others = await Promise.all([null, as.neighbor, as.client].map(read));
    expect(others.map(({ status }) => status)).toEqual([401, 404, 404]);
    expect(await unread(as.agent)).toBe(2);
    const wanted = { data: { path: '/newleads' }, unread: 1 };
    expect((await read(as.agent)).body).toEqual(wanted);
    const { readAt } = (await list(as.agent, { state: 'read' })).body.data[0];
    expect((await read(as.agent)).body).toEqual(wanted);
    expect((await list(as.agent, { state: 'read' })).body.data[0].readAt).toBe(readAt);
    expect((await app.put('notifications/no-id/read', undefined, as.agent)).status).toBe(400);
  });

  it('of all leaves those unread that came since', async () => {
    await tell(agent, { name: 'one' });
    await tell(agent, { name: 'seen' });
    await tell(neighbor);
    const [seen] = (await list(as.agent)).body.data;
    await pause(2);
    await tell(agent, { name: 'later' });
    const { body } = await app.put('notifications/read', { upTo: seen.createdAt }, as.agent);
    expect(body).toEqual({ data: { read: 2 }, unread: 1 });
    const left = (await list(as.agent, { state: 'unread' })).body.data;
    expect(left).toMatchObject([{ text: 'News of later' }]);
    expect(await unread(as.neighbor)).toBe(1);
    expect((await app.put('notifications/read', { upTo: 'today' }, as.agent)).status).toBe(400);
    expect((await app.put('notifications/read', { upTo: seen.createdAt }, null)).status).toBe(401);
  });
});

describe('a notification', () => {
  it('is there once for each event, however often it is delivered', async () => {
    for (let times = 0; times < 3; times += 1) {
      await tell(agent, { type: testKinds.prompt, event: 'test:1' });
    }
    expect(await unread(as.agent)).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  it('is not there without the change that it is about', async () => {
    const failing = atomically(services.db, async (tx) => {
      await notify(services, tx, {
        ...{ type: testKinds.late, to: [agent.id], about: null, path: '/', facts: { name: 'x' } },
      });
      throw new Error('The change failed');
    });
    await expect(failing).rejects.toThrow('The change failed');
    expect(await unread(as.agent)).toBe(0);
  });

  it('reaches people as they chose', async () => {
    const tried: Record<string, [number, number]> = {};
    for (const by of ['email', 'digest', 'app', 'off']) {
      await app.database.empty('notification', 'mail_message');
      expect((await choose(as.agent, 'late', by)).status).toBe(200);
      await tell(agent);
      tried[by] = [await unread(as.agent), (await mails()).length];
    }
    expect(tried).toEqual({ email: [1, 1], digest: [1, 0], app: [1, 0], off: [0, 0] });
    expect((await choose(as.agent, 'prompt', 'off')).status).toBe(400);
    expect((await choose(as.agent, 'fixed', 'app')).status).toBe(400);
    expect((await choose(as.agent, 'nothing', 'app')).status).toBe(400);
  });

  it('that still waits to be emailed is dropped with the choice', async () => {
    await tell(agent, { type: testKinds.prompt });
    expect(await mails()).toMatchObject([{ to_address: agent.email, failed_at: null }]);
    await choose(as.agent, 'prompt', 'app');
    expect(await mails()).toMatchObject([{ failed_at: expect.any(Date) }]);
  });

  it('goes with the record that it is about, after 90 days, and when its person leaves', async () => {
    const about = { kind: 'lead', id: crypto.randomUUID() };
    await tell(agent, { about });
    await tell(agent);
    await atomically(services.db, (tx) => eraseNotifications(tx, about));
    expect(await unread(as.agent)).toBe(1);
    await app.database.asOwner(`update notification set created_at = now() - interval '91 days'`);
    await tell(agent);
    expect(await deleteOldNotifications(services.db, { days: 90, limit: 10 })).toBe(1);
    expect(await unread(as.agent)).toBe(1);
    const [leaving, erased] = [await app.makePerson(), await app.makePerson()];
    for (const person of [leaving, erased]) await tell(person);
    const { personData } = openAccounts(services);
    const { messaging } = await personData.exportOf(services.db, leaving.id);
    expect(messaging?.notifications).toMatchObject([{ text: 'News of Eve' }]);
    await atomically(services.db, (tx) => personData.clear(tx, leaving.id));
    expect(await countUnread(services.db, leaving.id)).toBe(0);
    await atomically(services.db, (tx) => personData.erase(tx, [erased.id]));
    expect(await countUnread(services.db, erased.id)).toBe(0);
  });
});

describe('the badge on another device', () => {
  it('follows on every node of one database, for the right person alone', async () => {
    const other = await app.openNode();
    const counts = ({ messages }: Awaited<ReturnType<typeof readStream>>) =>
      messages.flatMap(({ event, data }) =>
        event === 'messaging.notifications-moved' ? [data.unread] : [],
      );
    try {
      for (const node of [app, other]) {
        node.services.hub.start();
        await node.app.listen({ host: '127.0.0.1', port: 0 });
      }
      const here = await readStream(app, as.agent);
      const there = await readStream(other, as.agent);
      const theirs = await readStream(other, as.neighbor);
      for (const { messages } of [here, there, theirs]) {
        await expect.poll(() => messages.some(({ event }) => event === 'alive')).toBe(true);
      }
      await tell(agent);
      await expect.poll(() => counts(there)).toEqual([1]);
      const [{ id }] = (await list(as.agent)).body.data;
      await other.put(`notifications/${id}/read`, undefined, as.agent);
      await expect.poll(() => counts(here)).toEqual([1, 0]);
      await tell(neighbor);
      await expect.poll(() => counts(theirs)).toEqual([1]);
      expect(counts(there)).toEqual([1, 0]);
      for (const stream of [here, there, theirs]) stream.close();
    } finally {
      await other.app.close();
      for (const node of [app, other]) await node.services.hub.stop();
    }
  });
});
