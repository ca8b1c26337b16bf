import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { As } from '../../../test/accounts-app.ts';
import { openWebhookOffice } from '../../../test/webhook-office.ts';
import { startWebhookReceiver, verifyWebhook } from '../../../test/webhook-receiver.ts';
import { forgetDeliveries, queueDeliveries, takeDueDeliveries } from './delivery-store.ts';

const office = await openWebhookOffice();
const { app, db, as, agent, neighbor, pool, receiver, rowsOf, send, waitingLead, claim } = office;
const { added, update, see, log, test, renew, grant } = office;
const { deliver, makeDue, news, typesReceived } = office;
const passOn = async () => {
  for (const one of await news()) await queueDeliveries(db, one);
};

describe('what is sent', () => {
  it('is signed, small, and about leads that the owner sees when it is sent', async () => {
    const { data, secret } = await added();
    const theirs = await added({ name: 'Neighbor' }, as.neighbor);
    const lead = await waitingLead();
    await claim(lead, as.neighbor);
    await passOn();
    await passOn();
    await deliver();
    expect(await log(data)).toEqual([]);
    expect(await log(theirs.data, as.neighbor)).toHaveLength(5);
    expect(typesReceived()).toEqual([
      'inquiry.received',
      'lead.claimed',
      'lead.created',
      'lead.updated',
      'lead.updated',
    ]);
    const [first] = receiver.received;
    if (!first) throw new Error('Nothing came');
    const id = verifyWebhook(first, [theirs.secret]);
    expect(() => verifyWebhook(first, [secret])).toThrow();
    expect(first.headers['content-type']).toBe('application/json');
    const sent = JSON.parse(String(first.body));
    expect(Object.keys(sent)).toEqual(['type', 'timestamp', 'data']);
    expect(sent.data.leadId).toBe(lead);
    const entry = (await log(theirs.data, as.neighbor)).find((one) => one.id === id);
    expect(entry).toMatchObject({ state: 'delivered', status: 204, tries: 1, problem: null });
    expect(JSON.stringify(receiver.received.map((one) => String(one.body)))).not.toMatch(/Eve/);
  });

  it('is nothing about a suspected inquiry until it is cleared, then all of it', async () => {
    await added();
    await send();
    await app.database.empty('event_outbox');
    await pool.query('update inquiry set is_suspected = true');
    await pool.query('update lead set last_inquiry_at = null');
    const [inquiry] = await rowsOf('inquiry');
    await app.post(`inquiries/${inquiry?.id}/clear`, undefined, as.agent);
    await passOn();
    await deliver();
    expect(typesReceived()).toEqual(['inquiry.received', 'lead.created', 'lead.updated']);
  });

  it('a second inquiry makes no second lead', async () => {
    await added({ events: ['lead.created', 'inquiry.received'] });
    await send();
    await send({ message: 'And a garage?' });
    await passOn();
    await deliver();
    expect(typesReceived()).toEqual(['inquiry.received', 'inquiry.received', 'lead.created']);
  });

  it('stops when the owner loses the permission or leaves, without a trace', async () => {
    const { data } = await added();
    await test(data);
    await grant('agent', false);
    await deliver();
    await grant('agent');
    await test(data);
    await pool.query('update person set deactivated_at = now() where id = $1', [agent.id]);
    await deliver();
    await pool.query('update person set deactivated_at = null where id = $1', [agent.id]);
    expect(receiver.received).toEqual([]);
    expect(await rowsOf('webhook_delivery')).toEqual([]);
  });

  it('is signed with the former secret, too, for a day', async () => {
    const { data, secret } = await added();
    const renewed = await renew(data);
    await test(data);
    await deliver();
    await pool.query(`update webhook_subscription set former_until = now()`);
    await test(data);
    await deliver();
    const [during, after] = receiver.received;
    if (!during || !after) throw new Error('Nothing came');
    verifyWebhook(during, [secret]);
    verifyWebhook(during, [renewed.body.secret]);
    verifyWebhook(after, [renewed.body.secret]);
    expect(() => verifyWebhook(after, [secret])).toThrow();
  });
});

describe('a receiver that fails', () => {
  const tried = async (answer: typeof receiver.now.answer, given: object = {}) => {
    receiver.now.answer = answer;
    const { data } = await added(given);
    await test(data);
    await deliver();
    return { data, entry: (await log(data))[0] };
  };

  it('with 500 is tried again with the same id, and its answer is kept', async () => {
    const { data, entry } = await tried((response) => void response.writeHead(500).end('Oh\0 no'));
    expect(entry).toMatchObject({ state: 'waiting', status: 500, answer: 'Oh no', tries: 1 });
    const wait = Date.parse(entry?.nextTryAt ?? '') - Date.now();
    expect(wait / 1000).toBeGreaterThan(50);
    expect(wait / 1000).toBeLessThan(70);
    expect(await deliver()).toBe(0);
    expect((await see(data.id)).failingSince).not.toBeNull();
    receiver.now.answer = (response) => void response.writeHead(200).end();
    await makeDue();
    await deliver();
    const [again] = await log(data);
    expect(again).toMatchObject({ id: entry?.id, state: 'delivered', tries: 2, nextTryAt: null });
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([entry?.id, entry?.id]);
    expect((await see(data.id)).failingSince).toBeNull();
  });

  it('with a redirect is not followed', async () => {
    const to = { location: `http://${receiver.host}/elsewhere` };
    const { entry } = await tried((response) => void response.writeHead(307, to).end());
    expect(entry).toMatchObject({ state: 'waiting', status: 307 });
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  });

  it('with an endless answer is read to its first KB', async () => {
    const { entry } = await tried((response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    });
    expect(entry).toMatchObject({ state: 'delivered', status: 200, answer: 'x'.repeat(1024) });
  });

  it('by closing the connection counts as no answer', async () => {
    const { entry } = await tried((response) => void response.socket?.destroy());
    expect(entry).toMatchObject({ state: 'waiting', status: null, problem: 'no-answer' });
  });

  it('by breaking off its answer still gave its status', async () => {
    const { entry } = await tried((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      setTimeout(() => response.socket?.destroy(), 50);
    });
    expect(entry).toMatchObject({ state: 'delivered', status: 200, answer: 'half' });
  });

  it('by being slow is given up after 5 seconds, and holds up no other webhook', async () => {
    const fast = await startWebhookReceiver();
    app.services.settings.WEBHOOK_HOSTS.push(fast.host);
    receiver.now.answer = () => {};
    const { data: slow } = await added();
    const { data: other } = await added({ name: 'Fast', address: fast.url });
    for (let n = 0; n < 4; n += 1) await test(slow);
    await test(other);
    const started = Date.now();
    const round = deliver();
    await expect.poll(() => fast.received.length, { timeout: 3000 }).toBe(1);
    expect(Date.now() - started).toBeLessThan(3000);
    await round;
    const entries = await log(slow);
    expect(entries.filter(({ problem }) => problem === 'too-slow')).toHaveLength(4);
    await fast.close();
  });

  it('behind a name with a private address is never asked', async () => {
    const port = receiver.host.split(':')[1];
    const { entry } = await tried((response) => void response.end(), {
      address: `https://localhost:${port}/hook`,
    });
    expect(entry).toMatchObject({ state: 'waiting', status: null, problem: 'address-refused' });
    expect(receiver.received).toEqual([]);
  });

  it('is given up after a day, and the message can be sent again', async () => {
    const { data } = await tried((response) => void response.writeHead(503).end());
    await pool.query(`update webhook_delivery set give_up_at = now(), due_at = now()`);
    await deliver();
    const [entry] = await log(data);
    expect(entry).toMatchObject({ state: 'failed', tries: 2, nextTryAt: null });
    await makeDue();
    expect(await deliver()).toBe(0);
    receiver.now.answer = (response) => void response.writeHead(202).end();
    const again = (deliveryId: string, who: As = as.agent) =>
      app.post(`webhook-subscriptions/${data.id}/redeliver`, { deliveryId }, who);
    expect((await again(entry?.id ?? '')).status).toBe(200);
    await deliver();
    expect((await log(data))[0]).toMatchObject({ id: entry?.id, state: 'delivered', status: 202 });
    expect(await again(crypto.randomUUID())).toMatchObject({
      status: 404,
      body: { code: 'delivery-not-found' },
    });
    expect((await again(entry?.id ?? '', as.neighbor)).status).toBe(404);
  });

  it('for days stops the webhook, which its owner is told once', async () => {
    const { data } = await tried((response) => void response.writeHead(500).end());
    await test(data);
    await pool.query(`update webhook_subscription set failing_since = now() - interval '73 hours'`);
    await makeDue();
    await deliver();
    const stopped = await see(data.id);
    expect(stopped.stoppedAt).not.toBeNull();
    expect(stopped.abilities).toEqual(['log', 'edit', 'renew-secret', 'start', 'remove']);
    expect((await log(data)).map(({ state }) => state)).toEqual(['failed', 'failed']);
    const events = await sql<{ payload: object }>`
      select payload from event_outbox where type = 'accounts.webhook-stopped'`.execute(db);
    expect(events.rows).toEqual([
      { payload: { webhookId: data.id, personId: agent.id, name: 'Phones', days: 3 } },
    ]);
    await waitingLead();
    await passOn();
    expect(await deliver()).toBe(0);
    const started = (await update(stopped, { isStopped: false })).body.data;
    expect(started).toMatchObject({ stoppedAt: null, failingSince: null });
    const history = await app.get(`webhook-subscriptions/${data.id}/history`, null, as.agent);
    expect(
      history.body.data.map(({ what, changedBy }: { what: string; changedBy: unknown }) => [
        what,
        changedBy !== null,
      ]),
    ).toEqual([
      ['started', true],
      ['stopped', false],
      ['created', true],
    ]);
  });
});

it('a message is taken by one node only, and again if that node dies', async () => {
  const { data } = await added();
  await test(data);
  const node = await app.openNode();
  const both = await Promise.all([takeDueDeliveries(db), takeDueDeliveries(node.database.db)]);
  expect(both.flat()).toHaveLength(1);
  expect(await deliver()).toBe(0);
  await makeDue();
  expect(await deliver()).toBe(1);
  expect((await log(data))[0]).toMatchObject({ state: 'delivered', tries: 2 });
  await node.close();
});

it('messages are forgotten after 30 days, and what a person set up is exported and erased', async () => {
  const { data } = await added();
  await added({ name: 'Theirs' }, as.neighbor);
  await test(data);
  await deliver();
  await pool.query(`update webhook_delivery set created_at = now() - interval '31 days'`);
  await forgetDeliveries(db);
  expect(await log(data)).toEqual([]);
  const { personData } = app.accounts;
  expect(JSON.stringify(await personData.exportOf(db, agent.id))).toContain(receiver.url);
  expect(JSON.stringify(await personData.exportOf(db, neighbor.id))).toContain('Theirs');
});
