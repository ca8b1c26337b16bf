import { expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openListingOffice } from '../../../test/listing-office.ts';

const office = await openListingOffice();
const { app, as, neighbor, agreed, leadOf, keyed, startFile, confirm, fileOf, compare } = office;

const waiting = async (who: SignedIn) => {
  const { body } = await app.get('listing-files', { confirmation: 'waiting' }, who);
  return { ids: body.data.map(({ id }: { id: number }) => id), total: body.total };
};
/** How many notices of a file someone has. */
const noticesOf = async (id: number, who: SignedIn) => {
  const { data } = (await app.get('notifications', {}, who)).body;
  return data.filter(({ path }: { path: string }) => path === `/listing-files/${id}`).length;
};

test('files that wait for a broker are listed, within the scope, and brokers are notified', async () => {
  const { id, isWaiting } = await startFile();
  expect(isWaiting).toBe(true);
  expect((await compare(id)).file.isWaiting).toBe(true);
  expect(await waiting(as.admin)).toEqual({ ids: [id], total: 1 });
  expect(await waiting(as.agent)).toEqual({ ids: [id], total: 1 });
  expect(await waiting(as.neighbor)).toEqual({ ids: [], total: 0 });
  expect((await app.get('listing-files', { confirmation: 'waiting' }, as.client)).status).toBe(403);
  expect((await app.get('listing-files', { confirmation: 'waiting' }, null)).status).toBe(401);
  const refused = await app.get('listing-files', { confirmation: 'soon' }, as.admin);
  expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'confirmation']);
  expect(await noticesOf(id, as.admin)).toBe(1);
  expect(await noticesOf(id, as.agent)).toBe(0);
  expect(await noticesOf(id, as.neighbor)).toBe(0);
  await confirm(id);
  expect(await waiting(as.admin)).toEqual({ ids: [], total: 0 });
  expect((await compare(id)).file.isWaiting).toBe(false);
  const { version } = await fileOf(id);
  const changed = { version, propertyAddress: '1 Elsewhere St, Omaha, NE 68132' };
  expect((await app.put(`listing-files/${id}`, changed, as.agent)).body.data.isWaiting).toBe(true);
  expect(await noticesOf(id, as.admin)).toBe(2);
  // Another change of one that waits is no news.
  const again = { version: version + 1, payoffCents: 1 };
  expect((await app.put(`listing-files/${id}`, again, as.agent)).status).toBe(200);
  expect(await noticesOf(id, as.admin)).toBe(2);
});

test('one that ended waits for nobody until it is reopened, and one of a broker’s never', async () => {
  const sellerLeadId = await leadOf(as.agent);
  const { id } = (await app.post('listing-files', { ...agreed, sellerLeadId }, as.admin)).body.data;
  expect(await waiting(as.admin)).toEqual({ ids: [], total: 0 });
  expect(await noticesOf(id, as.admin)).toBe(0);
  const move = async (state: string) => {
    const { version } = await fileOf(id);
    const sent = await app.post(`listing-files/${id}/state`, { version, state }, keyed(as.agent));
    return sent.body.data;
  };
  expect(await move('ended')).toMatchObject({ isWaiting: false });
  expect(await waiting(as.admin)).toEqual({ ids: [], total: 0 });
  expect(await move('active')).toMatchObject({ isWaiting: true });
  expect(await waiting(as.admin)).toEqual({ ids: [id], total: 1 });
  expect(await noticesOf(id, as.admin)).toBe(1);
});

test('the notice names the listing agent, also when a colleague started the file', async () => {
  const { id, agent, code } = await startFile(as.agent, { coAgentId: neighbor.id });
  const { version } = await fileOf(id);
  await confirm(id);
  const moved = { version: version + 1, propertyAddress: '2 Elsewhere St, Omaha, NE 68132' };
  expect((await app.put(`listing-files/${id}`, moved, as.neighbor)).status).toBe(200);
  const { data } = (await app.get('notifications', {}, as.admin)).body;
  const notice = data.find(({ path }: { path: string }) => path === `/listing-files/${id}`);
  const name = `${agent?.firstName} ${agent?.lastName}`;
  expect(JSON.stringify(notice)).toContain(`${name}’s listing file ${code} for 2 Elsewhere St`);
});
