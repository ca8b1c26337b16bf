import type { WireDuplicatePair } from '@homestead/contract/leads';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { findSimilarNames } from './similar-names.ts';

const { app, db, agent, neighbor, as } = await openLeadOffice();
const admin = await app.signInNew({ role: 'admin' });

async function addLead(given: Record<string, unknown> = {}): Promise<string> {
  const row = { first_name: 'Eve', last_name: 'Tester', agent_id: agent.id, ...given };
  const columns = Object.keys(row);
  const { rows } = await sql<{ id: string }>`
    insert into lead (${sql.join(columns.map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))}) returning id`.execute(db);
  return String(rows[0]?.id);
}

const list = async (who: SignedIn): Promise<WireDuplicatePair[]> =>
  (await app.get('lead-duplicates', {}, who)).body.data;
/** Who may be whom, and why. */
const shown = async (who: SignedIn) =>
  Object.fromEntries(
    (await list(who)).map(({ leads, reasons }) => [
      leads
        .map(({ name }) => name)
        .sort()
        .join(' + '),
      reasons,
    ]),
  );
const say = (who: SignedIn | null, leadId: string, otherLeadId: string, isDistinct = true) =>
  app.put('lead-duplicates/distinct', { leadId, otherLeadId, isDistinct }, who);

describe('possible duplicates', () => {
  it('are for those who hold lead-merge', async () => {
    const [one, other] = [
      await addLead({ phone: '+14025550101' }),
      await addLead({ email: 'x@y.org' }),
    ];
    for (const who of [null, as.client, as.lender]) {
      const status = who === null ? 401 : 403;
      expect((await app.get('lead-duplicates', {}, who)).status).toBe(status);
      expect((await say(who, one, other)).status).toBe(status);
    }
  });

  it('are leads with the same email, phone or address, or a similar name in the same ZIP', async () => {
    const address = { street_one: '5011 Chicago St', zip: '68132-1234' };
    await addLead({ first_name: 'Jon', last_name: 'Smith', email: 'jon@example.org', ...address });
    await addLead({ first_name: 'John', last_name: 'Smith', phone: '+14025550199', zip: '68132' });
    await addLead({
      ...{ first_name: 'Al', last_name: 'Ng', phone: '+14025550150', zip: '68132' },
      ...{ secondary_email: 'jon@example.org', street_one: '5011 CHICAGO st' },
    });
    await addLead({ first_name: 'Alma', last_name: 'Ng', phone: '+14025550150', zip: '68104' });
    await addLead({ first_name: 'Far', last_name: 'Away', phone: '+14025550100', zip: '68104' });
    expect(await shown(as.agent)).toEqual({
      'Al Ng + Jon Smith': ['email', 'address'],
      'Al Ng + Alma Ng': ['phone'],
      'John Smith + Jon Smith': ['name'],
    });
    const [first] = await list(as.agent);
    expect(first?.leads.map(({ agent: name }) => name)).toEqual([
      'Nora Lindqvist',
      'Nora Lindqvist',
    ]);
  });

  it('leave out a number that an office has, spam, and erased leads', async () => {
    for (let index = 0; index < 7; index += 1) await addLead({ phone: '+14025550160' });
    await addLead({ email: 'a@example.org', phone: '+14025550161' });
    await addLead({ email: 'b@example.org', phone: '+14025550161', last_inquiry_at: null });
    await addLead({ email: 'c@example.org', phone: '+14025550161', erased_at: new Date() });
    expect(await list(admin)).toEqual([]);
  });

  it('tell nobody of leads and columns that they don’t see', async () => {
    const mine = await addLead({ phone: '+14025550142', email: 'eve@example.org' });
    const theirs = await addLead({
      ...{ phone: '+14025550142', secondary_email: 'eve@example.org', agent_id: neighbor.id },
    });
    expect([await list(as.agent), await list(as.neighbor)]).toEqual([[], []]);
    expect((await list(admin)).map(({ reasons }) => reasons)).toEqual([['email', 'phone']]);
    for (const [one, other] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      expect((await say(as.agent, one, other)).body.code).toBe('lead-not-found');
    }
    const seesEmails = async (may: boolean) => {
      await app.database.asOwner(`update role_grant set can_view = ${may}, can_edit = ${may}
        where role_key = 'admin' and permission_key = 'column-email'`);
      await app.database.asOwner(
        `update role set grants_version = grants_version + 1 where key = 'admin'`,
      );
    };
    await seesEmails(false);
    const [pair] = await list(admin);
    await seesEmails(true);
    expect(pair?.reasons).toEqual(['phone']);
    expect(pair?.leads.map(({ email }) => email)).toEqual([null, null]);
  });

  it('are gone when someone says they are different people, until that is undone', async () => {
    const one = await addLead({ phone: '+14025550142' });
    const other = await addLead({ phone: '+14025550142' });
    const named = async () =>
      (await app.get(`leads/${one}/details`, {}, as.agent)).body.data.duplicates;
    expect(await named()).toEqual([{ leadId: other, name: 'Eve Tester', reasons: ['phone'] }]);
    expect((await say(as.agent, one, one)).body).toMatchObject({
      ...{ code: 'bad-input', errors: [{ field: 'otherLeadId' }] },
    });
    expect((await say(as.agent, other, one)).status).toBe(200);
    expect((await say(as.agent, one, other)).status).toBe(200);
    expect([await named(), await list(as.agent)]).toEqual([[], []]);
    expect((await say(as.agent, one, other, false)).status).toBe(200);
    expect(await list(as.agent)).toHaveLength(1);
    for (const id of [one, other]) {
      const { body } = await app.get(`leads/${id}/timeline`, {}, as.agent);
      expect(body.data.map(({ title }: { title: string }) => title)).toEqual([
        'Possibly the same person as Eve Tester again',
        'Not the same person as Eve Tester',
      ]);
    }
  });

  it('are decided on the lead that another one was merged into', async () => {
    const one = await addLead({ phone: '+14025550142' });
    const merged = await addLead({ phone: '+14025550100', merged_into_id: one });
    const other = await addLead({ phone: '+14025550142' });
    expect((await say(as.agent, one, one)).body.code).toBe('bad-input');
    const refusal = { code: 'lead-merged', replacedBy: one };
    expect((await say(as.agent, merged, other)).body).toMatchObject(refusal);
    expect(await list(as.agent)).toHaveLength(1);
    expect((await say(as.agent, one, other)).status).toBe(200);
    expect(await list(as.agent)).toEqual([]);
  });

  it('are listed page by page, with the total on each', async () => {
    for (const phone of ['+14025550142', '+14025550143', '+14025550144']) {
      for (let count = 0; count < 2; count += 1) await addLead({ phone });
    }
    const page = async (number: number) =>
      (await app.get('lead-duplicates', { page: String(number), pageSize: '2' }, as.agent)).body;
    expect(await page(1)).toMatchObject({ total: 3, data: [{}, {}] });
    expect((await page(2)).data).toHaveLength(1);
    expect(await page(9)).toMatchObject({ total: 3, data: [] });
  });
});

describe('similar names', () => {
  const word = fc.constantFrom(
    'Jon',
    'John',
    'Ann-Marie',
    'José',
    'O’Brien',
    'Smith',
    'Smit',
    '12',
    '',
  );
  const name = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));

  it('are those that PostgreSQL finds similar, except names that too many resemble', async () => {
    const given = fc.tuple(fc.array(name, { maxLength: 12 }), fc.integer({ min: 1, max: 12 }));
    await fc.assert(
      fc.asyncProperty(given, async ([names, most]) => {
        const { rows: groups } = await sql<{ groups: string[] }>`
          select show_trgm(name) as groups
          from unnest(${names}::text[]) with ordinality given (name, place) order by place`.execute(
          db,
        );
        const { rows: wanted } = await sql<{ id: string; other: string }>`
          with given as (
            select name, place::text as id
            from unnest(${names}::text[]) with ordinality given (name, place)
          ), found as (
            select one.id, other.id as other, count(*) over (partition by one.id) as others
            from given one join given other on other.id <> one.id
              and similarity(one.name, other.name) >= 0.6
          )
          select id, other from found where others <= ${most}`.execute(db);
        const found = await findSimilarNames(
          groups.map((row, at) => ({ id: String(at + 1), among: '', apart: [], ...row })),
          most,
        );
        const told = (pairs: typeof wanted) =>
          pairs.map(({ id, other }) => `${id} ${other}`).sort();
        expect(told(found)).toEqual(told(wanted));
      }),
      { numRuns: 60 },
    );
  });

  it('are compared within their group, except with records marked as different', async () => {
    const groups = ['  a', ' an', 'ann', 'nn '];
    const names = [
      { id: 'a', among: '1', groups, apart: ['b'] },
      { id: 'b', among: '1', groups, apart: ['a'] },
      { id: 'c', among: '1', groups, apart: [] },
      { id: 'd', among: '2', groups, apart: [] },
    ];
    const pairs = await findSimilarNames(names, 5);
    const found = pairs.map(({ id, other }) => `${id}${other}`);
    expect(found.sort()).toEqual(['ac', 'bc', 'ca', 'cb']);
  });
});
