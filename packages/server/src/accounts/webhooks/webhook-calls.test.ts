import { describe, expect, it } from 'vitest';
import { everything, openWebhookOffice } from '../../../test/webhook-office.ts';

const { app, as, admin, rowsOf, add, added, update, see, test, renew } = await openWebhookOffice();

describe('a webhook (R-341)', () => {
  it('is answered with its secret once, which is stored sealed', async () => {
    const { data, secret } = await added();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(data.abilities).toEqual(['log', 'edit', 'test', 'renew-secret', 'stop', 'remove']);
    const renewed = await renew(data);
    expect(renewed.body.secret).not.toBe(secret);
    const { body: listed } = await app.get('webhook-subscriptions', null, as.agent);
    expect(listed.offered.map(({ type }: { type: string }) => type)).toEqual(everything);
    const history = await app.get(`webhook-subscriptions/${data.id}/history`, null, as.agent);
    expect(history.body.data.map(({ what }: { what: string }) => what)).toEqual([
      'secret-renewed',
      'created',
    ]);
    const stored = await rowsOf('webhook_subscription');
    const seen = JSON.stringify([listed, history.body, stored, await rowsOf('record_change')]);
    for (const one of [secret, renewed.body.secret]) {
      expect(seen).not.toContain(one.slice(6, 40));
    }
  });

  it.each([
    [{ address: 'http://example.org/hook' }, 'address'],
    [{ address: 'https://localhost/hook' }, 'nothing'],
    [{ address: 'https://127.0.0.1/hook' }, 'address'],
    [{ address: 'https://169.254.169.254/latest' }, 'address'],
    [{ address: 'https://[::1]/' }, 'address'],
    [{ address: 'https://10.1.2.3/' }, 'address'],
    [{ address: 'https://user:pass@example.org/' }, 'address'],
    [{ address: 'ftp://example.org/' }, 'address'],
    [{ address: 'nonsense' }, 'address'],
    [{ name: '' }, 'name'],
    [{ events: [] }, 'events'],
    [{ events: ['person.deleted'] }, 'events'],
  ])('%j is refused for its %s', async (given, field) => {
    const answer = await add(given);
    if (field === 'nothing') return expect(answer.status).toBe(200);
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-input' } });
    expect(answer.body.errors[0].field).toBe(field);
    expect(await rowsOf('webhook_subscription')).toEqual([]);
  });

  it('is its owner’s; others don’t find it, an admin sees and stops it', async () => {
    const { data } = await added();
    for (const answer of [
      await update(data, { name: 'Mine' }, as.neighbor),
      await test(data, as.neighbor),
      await app.get(`webhook-subscriptions/${data.id}/deliveries`, null, as.neighbor),
      await app.get(`webhook-subscriptions/${data.id}/history`, null, as.neighbor),
      await app.delete(`webhook-subscriptions/${data.id}`, null, as.neighbor),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'webhook-not-found' } });
    }
    expect((await see(data.id, admin)).abilities).toEqual(['history', 'stop']);
    for (const answer of [
      await update(data, { address: 'https://example.org/' }, admin),
      await update(data, { isStopped: true, name: 'x' }, admin),
      await test(data, admin),
      await app.get(`webhook-subscriptions/${data.id}/deliveries`, null, admin),
      await app.delete(`webhook-subscriptions/${data.id}`, null, admin),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
    }
    expect((await update(data, { isStopped: true }, admin)).body.data.abilities).toEqual([
      'history',
    ]);
    expect(await test(data)).toMatchObject({ status: 409, body: { code: 'webhook-stopped' } });
  });

  it.each([
    ['a visitor', 401, () => null],
    ['a client', 403, () => as.client],
    ['a lender', 403, () => as.lender],
  ])('%s adds and sees none', async (_who, status, who) => {
    expect((await add({}, who())).status).toBe(status);
    expect((await app.get('webhook-subscriptions', null, who())).status).toBe(status);
  });

  it('is edited, with undo, and removed with its log', async () => {
    const { data } = await added();
    const edited = (await update(data, { name: 'Dialer', events: ['lead.claimed'] })).body.data;
    expect(edited).toMatchObject({ name: 'Dialer', events: ['lead.claimed'], version: 2 });
    expect(await update(data, { name: 'Late' })).toMatchObject({ status: 409 });
    const history = await app.get(`webhook-subscriptions/${data.id}/history`, null, as.agent);
    const [change] = history.body.data;
    const undone = await app.post(
      `webhook-subscriptions/${data.id}/undo`,
      { change: change.id },
      as.agent,
    );
    expect(undone.body.data).toMatchObject({ name: 'Phones', events: everything });
    await test(data);
    await app.delete(`webhook-subscriptions/${data.id}`, null, as.agent);
    expect(await rowsOf('webhook_subscription')).toEqual([]);
    expect(await rowsOf('webhook_delivery')).toEqual([]);
  });
});
