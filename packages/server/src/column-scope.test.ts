import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, createAccountsApp, type SignedIn } from '../test/accounts-app.ts';
import { lastMailTo } from '../test/mailbox.ts';
import { rooms } from './rooms.ts';

/** The fields with a column's permission, each with values that appear nowhere else. */
const columns = {
  email: { key: 'column-email', values: ['hidden.now@example.org', 'hidden.then@example.org'] },
  phone: { key: 'column-phone', values: ['4025550187', '(402) 555-0188', '4025550188'] },
  relationshipStatus: {
    key: 'column-relationship',
    values: ['Entangled', 'Unattached'],
  },
} as const;
type Field = keyof typeof columns;
const fields = Object.keys(columns) as Field[];
const office = ['usermanagement', 'edit-users', 'create-users', 'team', 'lead-assign-all'];

let at: AccountsApp;
let as: SignedIn;
let own: string;
let person: string;
let version: number;
let change: number;

beforeAll(async () => {
  at = await createAccountsApp({}, { rooms: rooms.filter(({ name }) => name !== 'accounts') });
  await at.database.pool.query(
    `update role set requires_two_step = false,
       scope = case when key = 'concierge' then 'all' else scope end`,
  );
  const staff = await at.makePerson({ role: 'concierge', phone: '+14025550111' });
  own = staff.id;
  as = await at.signIn(staff);
  const admin = await at.signIn(await at.makePerson({ role: 'super-admin' }));
  const made = await at.makePerson({
    role: 'agent',
    email: 'hidden.then@example.org',
    phone: '+14025550188',
    relationship: 'Unattached',
    last_name: 'Quill',
  });
  person = made.id;
  const edited = await at.post(
    `users/${person}/update`,
    {
      id: person,
      version: 1,
      email: 'hidden.now@example.org',
      phone: '(402) 555-0187',
      relationshipStatus: 'Entangled',
    },
    admin,
  );
  const { token } = await lastMailTo(at.services, 'hidden.now@example.org');
  await at.post('User/ConfirmEmailChange', { token });
  version = edited.body.data.version + 1;
  const history = await at.get(`users/${person}/history`, null, admin);
  change = history.body.data[0].id;
  await at.database.pool.query(
    `with asked as (
       insert into tour_request
         (listing_key, mls_number, name, email, phone, comments, kind, tour_on)
       values ('K', 'M', 'Eve', 'hidden.now@example.org', '+14025550187', '', 'in-person', now())
       returning id)
     insert into tour_request_time (tour_request_id, starts_at) select id, now() from asked`,
  );
});
afterAll(() => at.close());

/** What a role is given: which of the columns it sees, and which of those it changes. */
const grants = fc.record({
  seen: fc.subarray(fields),
  edited: fc.subarray(fields),
});

async function grant({ seen, edited }: { seen: Field[]; edited: Field[] }): Promise<void> {
  await at.database.pool.query(`delete from role_grant where role_key = 'concierge'`);
  await at.database.pool.query(
    `insert into role_grant (role_key, permission_key, can_edit)
     select 'concierge', key, key = any($2) from unnest($1::text[]) key`,
    [[...office, ...seen.map((field) => columns[field].key)], edited.map((f) => columns[f].key)],
  );
  await at.database.pool.query(
    `update role set grants_version = grants_version + 1 where key = 'concierge'`,
  );
}

/** Everything that an answer can be about this person. */
async function answersAboutThem(): Promise<{ status: number; body: unknown }[]> {
  return Promise.all([
    at.post('AdminUserApp/GetUserList', { filter: { search: 'Quill' } }, as),
    at.get(`users/${person}`, null, as),
    at.get(`users/${person}/history`, null, as),
    at.get(`users/${person}/handover`, null, as),
    at.get('User/UserDetailsById', { userid: person }, as),
    at.get('users/agents', null, as),
    at.get('AdminUserApp/GetAssignableAgents', null, as),
    at.get('User/GetCoAgents', null, as),
    at.get('users/concierge', null, as),
    at.get('User/GetExternalLenderList', null, as),
    at.get('tour-requests', null, as),
    at.get('tour-requests', { search: 'Eve' }, as),
  ]);
}

describe('whatever columns a role is given', () => {
  it('a hidden value is in no answer, and a seen one is in the person’s', async () => {
    await fc.assert(
      fc.asyncProperty(grants, async (given) => {
        await grant(given);
        const hidden = fields.filter((field) => !given.seen.includes(field));
        const answered = await answersAboutThem();
        const isWhole = fields.every(
          (one) => given.seen.includes(one) && given.edited.includes(one),
        );
        // A profile has all of the columns, so it is for those who may see and change them all.
        expect(answered.map(({ status }) => status)).toEqual(
          answered.map((_, n) => (n === 4 && !isWhole ? 403 : 200)),
        );
        const answers = answered.map(({ body }) => JSON.stringify(body));
        const values = hidden.flatMap((field) => columns[field].values);
        const found = answers.flatMap((text) => values.filter((value) => text.includes(value)));
        expect(found).toEqual([]);
        for (const field of given.seen) {
          const [now, then] = columns[field].values;
          expect(answers[1]).toContain(now);
          expect(answers[2]).toContain(then);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('a hidden one can’t be searched, sorted by or asked about', async () => {
    await fc.assert(
      fc.asyncProperty(grants, async (given) => {
        await grant(given);
        const isSeen = given.seen.includes('email');
        const search = 'hidden.now@example';
        const found = await at.post('AdminUserApp/GetUserList', { filter: { search } }, as);
        expect(found.body.totalRecords).toBe(isSeen ? 1 : 0);
        const tours = await at.get('tour-requests', { search }, as);
        expect(tours.body.total).toBe(isSeen ? 1 : 0);
        const phones = await at.get('tour-requests', { search: '+1402555' }, as);
        expect(phones.body.total).toBe(given.seen.includes('phone') ? 1 : 0);
        const sorted = await at.post('AdminUserApp/GetUserList', { sort: { by: 'email' } }, as);
        const asked = await at.post('users/lsEmailValid', { email: 'hidden.now@example.org' }, as);
        for (const { status, body } of [sorted, asked]) {
          expect(status).toBe(isSeen ? 200 : 403);
          if (!isSeen) expect(body.errors).toMatchObject([{ field: 'email' }]);
        }
      }),
      { numRuns: 6 },
    );
  });

  it('writing one that the role may not change is refused, names it, and changes nothing', async () => {
    const values = {
      email: 'other@example.org',
      phone: '(402) 555-0199',
      relationshipStatus: 'Single',
    };
    await fc.assert(
      fc.asyncProperty(grants, fc.constantFrom(...fields), async ({ seen, edited }, field) => {
        const rest = { seen, edited: edited.filter((one) => one !== field) };
        await grant(rest);
        const one = { [field]: values[field] };
        const head = { first_name: 'New', last_name: 'Person', role: 'client' };
        const both = { ...head, email: `${randomUUID()}@example.org`, ...one };
        const csv = `first_name,last_name,email,role\nNew,Person,${randomUUID()}@example.org,client\n`;
        const isSighted = edited.includes('email') && seen.includes('email') && field !== 'email';
        const refused = [
          await at.post(`users/${person}/update`, { id: person, version, ...one }, as),
          await at.post(`users/${person}/undo`, { change }, as),
          await at.post('AdminUserApp/CreateUser', both, as),
          ...(isSighted ? [] : [await at.post('AdminUserApp/ImportUsers', { csv }, as)]),
        ];
        for (const [n, { status, body }] of refused.entries()) {
          expect([n, status, body.code]).toEqual([n, 403, 'not-permitted']);
        }
        const named = refused[0]?.body.errors.map((error: { field: string }) => error.field);
        expect(named).toEqual([field]);
        const { body } = await at.get(`users/${person}/history`, null, as);
        expect(body.data[0].abilities).toEqual([]);
        const stored = await at.database.pool.query('select version from person where id = $1', [
          person,
        ]);
        expect(stored.rows).toEqual([{ version }]);
      }),
      { numRuns: 12 },
    );
  });
});

describe('a person', () => {
  it('sees all of their own record, whatever their role sees of others', async () => {
    await grant({ seen: [], edited: [] });
    const detail = await at.get(`users/${own}`, null, as);
    expect(detail.body.data).toMatchObject({ phone: '+14025550111', fixed: [] });
    const list = await at.post('AdminUserApp/GetUserList', {}, as);
    expect(list.body).toMatchObject({ hidden: fields, abilities: [] });
    const other = await at.get(`users/${person}`, null, as);
    expect(other.body.data.fixed).toEqual(fields);
  });

  it('is changed by a role that may change the columns', async () => {
    await grant({ seen: fields, edited: fields });
    const { status, body } = await at.post(
      `users/${person}/update`,
      { id: person, version, phone: '(402) 555-0187', relationshipStatus: 'Entangled' },
      as,
    );
    expect([status, body.data.fixed]).toEqual([200, []]);
  });
});
