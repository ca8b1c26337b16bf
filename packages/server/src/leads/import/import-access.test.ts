import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { As } from '../../../test/accounts-app.ts';
import { openImportOffice } from '../../../test/import-office.ts';

const office = await openImportOffice();
const { app, db, as, agent, neighbor, admin, rowsOf, upload, read, make } = office;
const { leadsOf, tagsIn, without, step, previewFile, importNow, messagesIn } = office;

const many = (count: number) =>
  ['First name,Email', ...Array.from({ length: count }, (_, n) => `N${n},n${n}@example.org`)].join(
    '\n',
  );

describe('reading a file (R-379)', () => {
  it('guesses what columns hold, whatever separates them', async () => {
    const head = 'First Name;Last Name;E-mail Address;Mobile Phone;Tags;Birthday;Favorite color';
    const made = await make(`\uFEFF${head}\nEve;Tester;eve@example.org;402-555-0142;vip;;red\n`);
    expect(made).toMatchObject({
      state: 'draft',
      total: 1,
      fileName: 'contacts.csv',
      mapping: null,
    });
    expect(made.columns.map(({ guess }) => guess)).toEqual([
      ...['firstName', 'lastName', 'email', 'phone', 'tags', 'dateOfBirth', null],
    ]);
    expect(made.columns[0]?.samples).toEqual(['Eve']);
    expect(made.abilities).toEqual(['preview']);
  });

  it('offers only fields that the caller may fill', async () => {
    const { fields, columns } = await make('Name,Source,Email\nEve,Zillow,eve@example.org\n');
    expect(fields.map(({ key }) => key)).not.toContain('sourceId');
    expect(columns.map(({ guess }) => guess)).toEqual(['fullName', null, 'email']);
  });

  it.each([
    ['no records', 'First name,Email\n'],
    ['no heads', ',,\na,b,c\n'],
    ['an open quote', 'Name,Email\n"Eve,eve@example.org\n'],
    ['too many records', many(5001)],
    ['too many columns', `${'a,'.repeat(90)}\n${'1,'.repeat(90)}\n`],
  ])('refuses %s', async (_what, csv) => {
    expect(await read(csv)).toMatchObject({ status: 400, body: { code: 'import-unreadable' } });
    expect(await rowsOf('lead_import')).toEqual([]);
  });

  it('refuses a file above 5 MB before it is read, and one that isn’t text', async () => {
    const purpose = app.services.files.purposeOf('lead-import');
    expect(purpose?.maxBytes).toBe(5 * 1024 * 1024);
    await expect(upload('\u0000\u0001 no text')).rejects.toMatchObject({ code: 'csv-unusable' });
  });
});

describe('who may', () => {
  const askAll = async (who: As) => {
    const { id } = await make('Name,Email\nEve,eve@example.org\n');
    const file = await upload('Name,Email\nEve,eve@example.org\n');
    const answers = [
      await app.post('lead-imports', { file }, who),
      await app.get('lead-imports', null, who),
      await app.get(`lead-imports/${id}`, null, who),
      await app.get(`lead-imports/${id}/rows`, null, who),
      await app.get(`lead-imports/${id}/errors`, null, who),
      await app.post(`lead-imports/${id}/preview`, { mapping: ['fullName', 'email'] }, who),
      await app.post(`lead-imports/${id}/start`, undefined, who),
      await app.post(`lead-imports/${id}/undo`, undefined, who),
    ];
    return answers.map(({ status }) => status);
  };

  it.each([
    ['a visitor', () => null, 401],
    ['a client', () => as.client, 403],
    ['a lender', () => as.lender, 403],
  ])('%s doesn’t', async (_who, session, status) => {
    expect(new Set(await askAll(session()))).toEqual(new Set([status]));
  });

  it('another agent and an admin see neither the file nor the import', async () => {
    for (const who of [as.neighbor, admin]) {
      const [created, listed, ...rest] = await askAll(who);
      expect([created, listed]).toEqual([404, 200]);
      expect(new Set(rest)).toEqual(new Set([404]));
    }
  });
});

describe('what the importing person may not do anymore (R-495)', () => {
  const tagged = 'Email,Tags\neve@example.org,vip\n';
  const knownLead = async () => {
    const [id = ''] = await leadsOf(agent.id, 1);
    await sql`update lead set email = 'eve@example.org' where id = ${id}`.execute(db);
  };

  it('tags no lead that is there, and takes no tag off, without edit-leads', async () => {
    await knownLead();
    await without('agent', 'edit-leads', async () => {
      const { id, counts } = await importNow(tagged, { onDuplicate: 'update' });
      expect(counts).toMatchObject({ updated: 0, refused: 1 });
      expect(await messagesIn(id)).toEqual([expect.stringContaining('permission')]);
      expect(await tagsIn()).toEqual([]);
    });
    const { id, counts } = await importNow(tagged, { onDuplicate: 'update' });
    expect(counts).toMatchObject({ updated: 1 });
    await without('agent', 'edit-leads', async () => {
      expect((await step(id, 'undo')).body.data.counts).toMatchObject({ undone: 0, kept: 1 });
    });
    expect(await tagsIn()).toHaveLength(1);
  });

  it('starts no import with a column that is closed by now', async () => {
    const { id } = await previewFile('First name,Email\nEve,eve@example.org\n');
    const mayEdit = (may: boolean) =>
      app.database.asOwner(`update role_grant set can_edit = ${may} where role_key = 'agent'
        and permission_key = 'column-email';
        update role set grants_version = grants_version + 1 where key = 'agent'`);
    await mayEdit(false);
    expect((await step(id, 'start')).status).toBe(403);
    await sql`update lead_import set state = 'running' where id = ${id}`.execute(db);
    await office.continueWork();
    await mayEdit(true);
    expect(await messagesIn(id)).toEqual([expect.stringContaining('permission')]);
    expect(await rowsOf('lead')).toEqual([]);
  });

  it('makes no leads in a job without import-leads', async () => {
    const { id } = await previewFile('First name,Email\nEve,eve@example.org\n');
    await sql`update lead_import set state = 'running' where id = ${id}`.execute(db);
    await without('agent', 'import-leads', office.continueWork);
    expect(await messagesIn(id)).toEqual([expect.stringContaining('permission')]);
    expect(await rowsOf('lead')).toEqual([]);
  });

  it('gives none to someone else whose license lapsed; agents bring their own', async () => {
    const boss = (await rowsOf('person')).find(({ last_name }) => last_name === 'Boss');
    const lapse = (day: string | null) =>
      sql`update person set license_expires_on = ${day}
        where id = any(${[agent.id, neighbor.id]}::uuid[])`.execute(db);
    await lapse('2020-01-01');
    const { id } = await make('Name,Email\nEve,eve@example.org\n', admin, String(boss?.id));
    const body = { mapping: ['fullName', 'email'], agentId: neighbor.id };
    expect((await step(id, 'preview', body, admin)).body.code).toBe('agent-cannot-take');
    const own = await importNow('Name,Email\nEve,eve@example.org\n');
    expect(own.counts).toMatchObject({ created: 1 });
    await lapse(null);
    expect(await rowsOf('lead')).toMatchObject([{ agent_id: agent.id }]);
  });
});
