import type { RecordSight } from '@homestead/contract/platform';
import { afterAll, expect, test } from 'vitest';
import { openDocumentOffice } from '../../../test/document-office.ts';
import { openDocuments } from '../documents-services.ts';

const office = await openDocumentOffice();
const { app, as, startEnvelope, send } = office;
afterAll(() => app.close());

const sightOf = async (id: string): Promise<RecordSight> =>
  (await app.get(`envelopes/${id}/sight`, {}, as.agent)).body.data;
const reasonsOf = ({ people }: RecordSight) =>
  people.map(({ name, reason, role }) => [name, reason, role]);

test('who can see an envelope: its sender, brokers, and its recipients once it was sent', async () => {
  const recipients = [
    { role: 'seller', number: 1, name: 'Ruth Kowalski', email: 'ruth@example.com', turn: 1 },
    { role: 'buyer', number: 1, name: 'Ana Ruiz', email: 'ana@example.com', turn: 2 },
  ];
  const draft = await startEnvelope(['lead-soil'], { recipients });
  const before = await sightOf(draft.id);
  expect(before.people).toHaveLength(2);
  expect(reasonsOf(before)[0]).toEqual(['Nora Lindqvist', 'sender', 'Agent']);
  expect(reasonsOf(before)[1]?.slice(1)).toEqual(['all', 'Admin']);
  expect(before.views).toBeNull();
  await send(draft);
  // The buyer's turn comes later.
  expect(reasonsOf(await sightOf(draft.id)).at(-1)).toEqual(['Ruth Kowalski', 'recipient', null]);
  // Those who can see it are those whom the call answers.
  for (const [who, status] of [
    [as.agent, 200],
    [as.admin, 200],
    [as.neighbor, 404],
    [as.client, 403],
  ] as const) {
    expect((await app.get(`envelopes/${draft.id}`, {}, who)).status).toBe(status);
    expect((await app.get(`envelopes/${draft.id}/sight`, {}, who)).status).toBe(status);
  }
});

test('who can see what it belongs to can see it', async () => {
  openDocuments(app.services).subjects.register({
    kind: 'sample',
    access: async (_db, { role }) => (role === 'agent' ? 'read' : 'none'),
    facts: async () => ({ homeAddress: '', answers: {}, facts: {} }),
  });
  const { id } = await startEnvelope(['lead-soil']);
  await app.database.pool.query(
    "update envelope set about_kind = 'sample', about_id = '7' where id = $1",
    [id],
  );
  const { people } = await sightOf(id);
  expect(people.map(({ reason }) => reason)).toEqual(['sender', 'deal', 'all']);
});
