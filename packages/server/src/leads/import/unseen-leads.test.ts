import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openImportOffice } from '../../../test/import-office.ts';

const office = await openImportOffice();
const { app, db, as, agent, neighbor, admin, rowsOf, leadsOf } = office;
const { make, step, previewFile, importNow, rowsOfImport, messagesIn } = office;

const setEmail = (id: string, email: string) =>
  sql`update lead set email = ${email} where id = ${id}`.execute(db);
const csv = (email: string) => `First name,Email,Phone\nEve,${email},402-555-0001\n`;

describe('leads out of sight (R-446)', () => {
  it('leave no trace in the dry run: taken and free emails and phones look alike', async () => {
    const [theirs = ''] = await leadsOf(neighbor.id, 1);
    await setEmail(theirs, 'taken@example.org');
    const rows: unknown[] = [];
    for (const onDuplicate of ['skip', 'update'] as const) {
      for (const email of ['taken@example.org', 'free@example.org']) {
        const { id, outlook } = await previewFile(csv(email), { onDuplicate });
        rows.push([outlook, await rowsOfImport(id)]);
        const errors = await app.get(`lead-imports/${id}/errors`, null, as.agent);
        rows.push(errors.body.csv);
      }
    }
    expect(rows[0]).toEqual(rows[2]);
    expect(rows[4]).toEqual(rows[6]);
    expect(rows[1]).toBe(rows[3]);
    expect(rows[0]).toMatchObject([{ create: 1, refuse: 0, likely: 0 }, [{ outlook: 'create' }]]);
  });

  it('refuse the record of the import, in words that name neither lead nor field', async () => {
    const [theirs = ''] = await leadsOf(neighbor.id, 1);
    await setEmail(theirs, 'taken@example.org');
    const { id, counts } = await importNow(csv('taken@example.org'), { onDuplicate: 'update' });
    expect(counts).toMatchObject({ created: 0, updated: 0, refused: 1 });
    expect(await messagesIn(id)).toEqual([
      '2 Not imported. Ask someone who sees all leads to check this record.',
    ]);
    const text = JSON.stringify(await rowsOfImport(id));
    expect(text).not.toMatch(/email|phone|No 1/i);
    expect(text).not.toContain(theirs);
    expect(await rowsOf('lead')).toHaveLength(1);
  });

  it('in sight by a merge is the lead that the email leads to, which keeps its own', async () => {
    const [stays = '', gone = ''] = await leadsOf(agent.id, 2);
    await setEmail(stays, 'stays@example.org');
    await setEmail(gone, 'gone@example.org');
    const merge = { survivorId: stays, mergedId: gone };
    expect((await app.post('lead-merges', merge, admin)).status).toBe(200);
    const { id, counts } = await importNow('First name,Email\nEve,gone@example.org\n', {
      onDuplicate: 'update',
    });
    expect(counts).toMatchObject({ created: 0, updated: 1 });
    expect(await rowsOfImport(id)).toMatchObject([{ lead: { id: stays } }]);
    const row = (await rowsOf('lead')).find((one) => one.id === stays);
    expect(row).toMatchObject({ first_name: 'Eve', email: 'stays@example.org' });
  });
});

it('dry runs and imports are in the audit, with the file and how many records', async () => {
  await app.database.empty('security_event');
  const { id } = await importNow(csv('eve@example.org'));
  const { data } = (await app.get('audit', { kind: 'security' }, admin)).body;
  const told = data.filter(({ what }: { what: string }) => what.startsWith('rows-'));
  expect(told.map(({ what }: { what: string }) => what)).toEqual([
    'rows-imported',
    'rows-previewed',
  ]);
  expect(told[0].fields.map(({ after }: { after: string }) => after)).toEqual([
    ...['Leads', 'contacts.csv', '1'],
  ]);
  await step(id, 'start');
  const again = (await app.get('audit', { kind: 'security' }, admin)).body.data;
  expect(again).toHaveLength(data.length);
});

it('dry runs are throttled for each person', async () => {
  const { id, columns } = await make(csv('eve@example.org'));
  const mapping = columns.map(({ guess }) => guess);
  const statuses: number[] = [];
  for (let turn = 0; turn < 25; turn += 1) {
    statuses.push((await step(id, 'preview', { mapping })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  const other = await make(csv('eve@example.org'), admin, await adminId());
  expect((await step(other.id, 'preview', { mapping }, admin)).status).toBe(200);
});

const adminId = async () =>
  String((await rowsOf('person')).find(({ last_name }) => last_name === 'Boss')?.id);
