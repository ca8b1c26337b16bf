import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { atomically } from '#platform';
import { openImportOffice } from '../../../test/import-office.ts';
import { toldTo } from '../../../test/told.ts';
import { eraseLead } from '../inquiries/lead-person-store.ts';
import { leadCreated } from '../lead-events.ts';
import { startOnArrival } from '../plans/start-by-rule.ts';
import { forgetOldImports } from './import-store.ts';
import { workOnImport } from './work-import.ts';

const office = await openImportOffice();
const { app, db, as, agent, neighbor, admin, rowsOf, leadsOf, stageId, tagsIn } = office;
const { make, step, previewFile, importNow, rowsOfImport, messagesIn, continueWork } = office;

const leads = async () =>
  (await rowsOf('lead'))
    .filter(({ erased_at }) => erased_at === null)
    .toSorted((one, other) => String(one.email).localeCompare(String(other.email)));
const many = (count: number) =>
  ['First name,Email', ...Array.from({ length: count }, (_, n) => `N${n},n${n}@example.org`)].join(
    '\n',
  );

describe('the dry run (R-380)', () => {
  it('says what is wrong with each record, in words, and makes nothing', async () => {
    const { id, outlook } = await previewFile(
      [
        'First name,Email,Phone,Date of birth,Stage,Zip,Notes',
        'Good,good@example.org,(402) 555-0100,4/12/1988,prospect,68132,',
        'Date,date@example.org,,2026-02-30,,,',
        'Old,old@example.org,,0001-01-01,,,',
        'Future,future@example.org,,2999-01-01,,,',
        'Stage,stage@example.org,,,Nowhere,,',
        '=cmd|calc,formula@example.org,,,,,',
        'Phone,,12,,,,',
        'None,,,,,,some note',
        'Mail,no-mail,,,,,',
        ',nameless@example.org,,,,,',
        'Zip,zip@example.org,,,,6813,',
        'Wide,wide@example.org,,,,,,extra',
      ].join('\n'),
    );
    expect(outlook).toEqual({ create: 1, update: 0, skip: 0, refuse: 11, likely: 0 });
    expect(await messagesIn(id, { outlook: 'refuse' })).toEqual([
      '3 Date of Birth must be a date such as 2026-11-20 or 11/20/2026',
      '4 Date of Birth can’t be before 1900',
      '5 Date of Birth can’t be in the future',
      '6 Stage must be one of the reference list; “Nowhere” isn’t',
      '7 First Name starts like a formula',
      '8 Phone must be 10 digits',
      '9 An email or a phone is needed',
      '10 Email must be a valid email address',
      '11 First Name is required',
      '12 Zip must be 5 digits, or 9 with a hyphen',
      '13 This record has more cells than the first line has columns',
    ]);
    expect(await leads()).toEqual([]);
    const { csv } = (await app.get(`lead-imports/${id}/errors`, null, as.agent)).body;
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(12);
    expect(lines[0]).toMatch(/^First name,.*,Problem$/);
    expect(lines[5]).toMatch(/^'=cmd\|calc,.*starts like a formula/);
  });

  it.each(['=1+1', '+1-402', '-2+3', '@SUM(A1)', '\t=1+1', '＝1+1', "'=1+1"])(
    'refuses %j where a text belongs, and keeps it harmless in the file of problems',
    async (cell) => {
      const { id, outlook } = await previewFile(
        `First name,Last name,Email\n"${cell}",Tester,eve@example.org\n`,
      );
      expect(outlook).toMatchObject({ create: 0, refuse: 1 });
      expect(await messagesIn(id)).toEqual(['2 First Name starts like a formula']);
      const { csv } = (await app.get(`lead-imports/${id}/errors`, null, as.agent)).body;
      const [, line = ''] = csv.split('\r\n');
      expect(line.replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('finds leads with the email and suggests those with the phone, in sight only', async () => {
    const [own = '', phone = ''] = await leadsOf(agent.id, 2);
    const [others = ''] = await leadsOf(neighbor.id, 1);
    await sql`update lead set email = 'own@example.org' where id = ${own}`.execute(db);
    await sql`update lead set email = 'others@example.org' where id = ${others}`.execute(db);
    const csv = [
      'First name,Email,Phone',
      'Own,OWN@example.org,',
      'Others,others@example.org,',
      'Likely,likely@example.org,402-555-0002',
      'Twice,likely@example.org,',
    ].join('\n');
    const { id, outlook } = await previewFile(csv);
    expect(outlook).toEqual({ create: 2, update: 0, skip: 2, refuse: 0, likely: 1 });
    expect(await rowsOfImport(id)).toMatchObject([
      { row: 2, outlook: 'skip', lead: { id: own, name: 'Lead No 1' } },
      { row: 3, outlook: 'create', lead: null, likely: null, errors: [] },
      { row: 4, outlook: 'create', likely: { id: phone, name: 'Lead No 2' } },
      { row: 5, outlook: 'skip', errors: [{ message: expect.stringMatching(/earlier record/) }] },
    ]);
    expect(await rowsOfImport(id, { outlook: 'likely' })).toHaveLength(1);
  });

  it.each([
    ['a field twice', ['email', 'email'], 400],
    ['neither email nor phone', ['firstName', null], 400],
    ['another number of columns', ['email'], 400],
    ['a field that agents don’t fill', ['email', 'sourceId'], 403],
    ['an unknown field', ['email', 'agent_id'], 400],
  ])('refuses %s', async (_what, mapping, status) => {
    const { id } = await make('Name,Email\nEve,eve@example.org\n');
    expect((await step(id, 'preview', { mapping })).status).toBe(status);
  });

  it('comes before the start', async () => {
    const { id } = await make('Name,Email\nEve,eve@example.org\n');
    expect(await step(id, 'start')).toMatchObject({
      status: 409,
      body: { code: 'import-not-ready' },
    });
  });
});

describe('the import (R-381)', () => {
  const csv = [
    'Name,Email,Phone,Stage,Tags,Birthday',
    '"Tester, Eve",Eve@Example.org,+1 402 555 0142,Prospect,"vip; Open house",1988-04-12',
    'Sam Lee,,(402) 555-0143,,,',
    'Bad,not-an-email,,,,',
  ].join('\n');

  it('makes leads of the importing agent, with history, timeline, event and tags', async () => {
    const { state, counts } = await importNow(csv);
    expect({ state, ...counts }).toMatchObject({
      state: 'done',
      created: 2,
      refused: 1,
      waiting: 0,
    });
    const [eve, sam] = await leads();
    expect(eve).toMatchObject({
      ...{ first_name: 'Eve', last_name: 'Tester', email: 'eve@example.org', agent_id: agent.id },
      ...{ phone: '+14025550142', stage_id: stageId('Prospect'), date_of_birth: '1988-04-12' },
    });
    expect(sam).toMatchObject({ first_name: 'Sam', email: null, stage_id: stageId('Unspecified') });
    expect((await tagsIn()).map(({ tag }) => tag)).toEqual(['Open house', 'vip']);
    const kinds = (await rowsOf('lead_activity')).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['created', 'created', 'tags']);
    const types = (await rowsOf('event_outbox')).map(({ type }) => type);
    expect(types).toContain('leads.lead-changed');
    const kept = (await rowsOf('lead_import_row')).map(({ state: said, cells }) => [said, cells]);
    expect(kept).toContainEqual(['created', []]);
    expect(kept).toContainEqual(['refused', ['Bad', 'not-an-email', '', '', '', '']]);
  });

  it('changes leads with the email where that was asked for, and brings them back', async () => {
    const [id = ''] = await leadsOf(agent.id, 1);
    await sql`update lead set email = 'eve@example.org' where id = ${id}`.execute(db);
    const made = await importNow(csv, { onDuplicate: 'update' });
    expect(made.counts).toMatchObject({ created: 1, updated: 1, refused: 1 });
    const changed = (await leads()).find((lead) => lead.id === id);
    expect(changed).toMatchObject({ first_name: 'Eve', stage_id: stageId('Prospect') });
    const undone = (await step(made.id, 'undo')).body.data;
    expect(undone).toMatchObject({ state: 'undone', counts: { undone: 2, kept: 0 } });
    expect(await leads()).toMatchObject([
      { id, first_name: 'Lead', last_name: 'No 1', stage_id: stageId('Unspecified') },
    ]);
    expect(await tagsIn()).toEqual([]);
  });

  it('can be repeated after an undo, and keeps leads that were worked with since', async () => {
    const made = await importNow(csv);
    const [eve] = await leads();
    await app.post(`leads/${eve?.id}/contacts`, { how: 'call', note: 'Spoke' }, as.agent);
    const undone = (await step(made.id, 'undo')).body.data;
    expect(undone.counts).toMatchObject({ undone: 1, kept: 1 });
    expect(await messagesIn(made.id, { state: 'kept' })).toEqual([
      expect.stringMatching(/^2 Someone/),
    ]);
    expect(await step(made.id, 'undo')).toMatchObject({ status: 200, body: { data: undone } });
    const again = await importNow(csv);
    expect(again.counts).toMatchObject({ created: 1, skipped: 1, refused: 1 });
    expect(await leads()).toHaveLength(2);
  });

  it('keeps leads with a note, and those that someone else works now', async () => {
    const made = await importNow(csv);
    const [eve, sam] = await leads();
    const note = { body: 'Met at the open house' };
    expect(await app.post(`leads/${eve?.id}/notes`, note, as.neighbor)).toMatchObject({
      status: 404,
    });
    expect(await app.post(`leads/${eve?.id}/notes`, note, as.agent)).toMatchObject({ status: 200 });
    await sql`update lead set agent_id = ${neighbor.id} where id = ${sam?.id}`.execute(db);
    const undone = (await step(made.id, 'undo')).body.data;
    expect(undone.counts).toMatchObject({ undone: 0, kept: 2 });
    expect(await leads()).toHaveLength(2);
  });

  it('forgets the values of a lead that is erased', async () => {
    const [id = ''] = await leadsOf(agent.id, 1);
    await sql`update lead set email = 'eve@example.org', street_one = '12 Elm St'
      where id = ${id}`.execute(db);
    await importNow('Email,Address\neve@example.org,14 Oak St', { onDuplicate: 'update' });
    expect(JSON.stringify(await rowsOf('lead_import_row'))).toContain('12 Elm St');
    await atomically(db, (tx) => eraseLead(tx, id));
    const kept = JSON.stringify(await rowsOf('lead_import_row'));
    expect(['Elm', 'Oak', 'eve@'].filter((text) => kept.includes(text))).toEqual([]);
  });

  it('is finished by the job after the program died, nothing twice', async () => {
    const { id } = await previewFile(many(120));
    await sql`update lead_import set state = 'running', started_at = now()`.execute(db);
    const caller = await office.app.accounts.callers.ofPerson(agent.id);
    const origin = { address: '', device: 'system', language: 'en' } as const;
    const actor = caller && { caller, origin };
    let turns = 0;
    await workOnImport(app.services, { id, ownerId: agent.id, actor }, () => turns++ >= 1);
    expect(await leads()).toHaveLength(50);
    await Promise.all([continueWork(), continueWork()]);
    await continueWork();
    expect(await leads()).toHaveLength(120);
    expect((await app.get(`lead-imports/${id}`, null, as.agent)).body.data).toMatchObject({
      ...{ state: 'done', counts: { created: 120 } },
    });
    expect((await step(id, 'start')).body.data.counts.created).toBe(120);
  });

  it('a record that fails is noted, and the others are made', async () => {
    const { id } = await previewFile(many(5));
    await app.database.asOwner(`
      create function fail_lead() returns trigger language plpgsql as $$
        begin raise exception 'no'; end $$;
      create trigger fail_lead before insert on lead for each row
        when (new.email = 'n2@example.org') execute function fail_lead()`);
    const { counts } = (await step(id, 'start')).body.data;
    await app.database.asOwner('drop trigger fail_lead on lead; drop function fail_lead()');
    expect(counts).toMatchObject({ created: 4, failed: 1 });
    expect(await messagesIn(id, { state: 'failed' })).toEqual([
      expect.stringMatching(/^4 Something/),
    ]);
  });

  it('for someone else needs the permission, and tells them once', async () => {
    const { id, columns } = await make(many(3), admin, office.app ? await adminId() : '');
    const mapping = columns.map(({ guess }) => guess);
    await step(id, 'preview', { mapping, agentId: neighbor.id }, admin);
    await step(id, 'start', undefined, admin);
    expect(new Set((await leads()).map(({ agent_id }) => agent_id))).toEqual(
      new Set([neighbor.id]),
    );
    expect(await toldTo(app.services, neighbor)).toEqual(['3 leads are yours now, from Ada Boss']);
    const own = await make(many(1));
    const asked = await step(own.id, 'preview', { mapping, agentId: neighbor.id });
    expect(asked.status).toBe(403);
  });

  it('starts plans only where that was asked for, and can be undone with them (R-444)', async () => {
    const plan = { name: 'New leads', startsOn: 'arrival', isActive: true, steps: [call] };
    const { body } = await app.post('action-plans', { name: plan.name }, admin);
    const saved = await app.put(`action-plans/${body.data.id}`, { version: 1, ...plan }, admin);
    expect(saved.body).toMatchObject({ data: { isActive: true } });
    const passOn = async () => {
      for (const { type, payload } of await rowsOf('event_outbox')) {
        const told = payload as Parameters<typeof startOnArrival>[1];
        if (type === leadCreated.name) await startOnArrival(app.services, told);
      }
      return (await rowsOf('action_plan_run')).filter(({ state }) => state === 'running').length;
    };
    const { id } = await importNow(csv);
    expect(await passOn()).toBe(0);
    await step(id, 'undo');
    await app.database.empty('event_outbox');
    const made = await importNow(csv, { startsPlans: true });
    expect(made).toMatchObject({ startsPlans: true, counts: { created: 2 } });
    expect(await passOn()).toBe(2);
    const [eve] = await leads();
    const { data } = (await app.get(`leads/${eve?.id}/timeline`, {}, as.agent)).body;
    expect(data).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'created', title: 'Imported from contacts.csv' },
        body: 'Assigned to the person who added it.',
      }),
    );
    const undone = (await step(made.id, 'undo')).body.data;
    expect(undone.counts).toMatchObject({ undone: 2, kept: 0 });
  });

  it('can’t be undone after a week, and is forgotten after 30 days, a draft after one', async () => {
    const made = await importNow(csv);
    await sql`update lead_import set started_at = now() - interval '8 days'`.execute(db);
    expect(await step(made.id, 'undo')).toMatchObject({ body: { code: 'import-undo-refused' } });
    await make(csv);
    await sql`update lead_import set created_at = now() - interval '2 days'`.execute(db);
    const forget = () => forgetOldImports(db, { days: 30, draftHours: 24 });
    expect([await forget(), (await rowsOf('lead_import')).length]).toEqual([1, 1]);
    await sql`update lead_import set created_at = now() - interval '31 days'`.execute(db);
    expect([await forget(), await rowsOf('lead_import_row')]).toEqual([1, []]);
  });
});

const call = { kind: 'task', taskKind: 'call', title: 'Call them' };
const adminId = async () =>
  String((await rowsOf('person')).find(({ last_name }) => last_name === 'Boss')?.id);
