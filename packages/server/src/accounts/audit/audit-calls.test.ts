import type { WireAuditEntry } from '@homestead/contract/accounts';
import { localDate } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { atomically, eraseRecordChanges } from '#platform';
import type { As } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { recordExport } from './record-export.ts';

const { app, db, as, agent, waitingLead, claim } = await openLeadOffice();
const { pool } = app.database;
const boss = await app.makePerson({ role: 'admin', first_name: 'Ada', last_name: 'Stone' });
await pool.query('update role set requires_two_step = false');
await pool.query('update role set grants_version = grants_version + 1');
const admin = await app.signIn(boss);

beforeEach(() => app.database.empty('record_change', 'security_event'));

const audit = async (query: Record<string, string> = {}, who: As = admin) =>
  (await app.get('audit', query, who)).body as {
    data: WireAuditEntry[];
    next: string | null;
    kinds: { key: string; label: string }[];
    auditCheck: object | null;
  };
const history = (row: object) =>
  db
    .insertInto('record_change')
    .values({ before: '{}', after: '{}', record_id: agent.id, what: 'edited', ...row } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
const edited = (before: object, after: object) => ({
  ...{ record_kind: 'accounts.person', changed_by: boss.id },
  ...{ before: JSON.stringify(before), after: JSON.stringify(after) },
});

describe('the audit (R-342)', () => {
  it.each([
    ['a visitor', 401, () => null],
    ['a client', 403, () => as.client],
    ['an agent', 403, () => as.agent],
  ])('is not for %s', async (_who, status, who) => {
    expect((await app.get('audit', null, who())).status).toBe(status);
  });

  it('is for people with the permission and all records', async () => {
    const scope = async (of: string) => {
      await pool.query(
        `insert into role_grant (role_key, permission_key, can_view, can_edit)
         values ('agent', 'audit', true, false) on conflict do nothing`,
      );
      await pool.query(
        `update role set scope = $1, grants_version = grants_version + 1 where key = 'agent'`,
        [of],
      );
    };
    await scope('team');
    expect((await app.get('audit', null, as.agent)).status).toBe(403);
    await scope('all');
    expect((await app.get('audit', null, as.agent)).status).toBe(200);
    await scope('own');
  });

  it('says who changed what of all rooms, before and after', async () => {
    await history(edited({ city: 'Omaha' }, { city: 'Bellevue' }));
    const lead = await waitingLead();
    await claim(lead, as.agent);
    const details = await app.get(`leads/${lead}/details`, null, as.agent);
    await app.put(
      `leads/${lead}/details`,
      { version: details.body.data.version, city: 'Ralston' },
      as.agent,
    );
    const { data, kinds, next } = await audit();
    expect(next).toBeNull();
    expect(kinds.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['accounts.person', 'leads.lead', 'security', 'export']),
    );
    const [ofLead, ofPerson] = data;
    expect(ofLead).toMatchObject({
      ...{ kind: 'leads.lead', kindLabel: 'Lead', what: 'edited', isHidden: false },
      by: { firstName: 'Nora' },
      about: { id: lead, title: 'Eve O’Brien' },
      fields: [expect.objectContaining({ before: '', after: 'Ralston' })],
    });
    expect(ofPerson).toMatchObject({
      by: { id: boss.id, firstName: 'Ada' },
      about: { title: 'Nora Lindqvist', path: `/users/${agent.id}` },
      fields: [{ label: 'City', before: 'Omaha', after: 'Bellevue' }],
    });
  });

  it('shows no column that the reader may not see', async () => {
    await history(edited({ phone: null, city: 'A' }, { phone: '+14025550199', city: 'B' }));
    const see = (can: boolean) =>
      pool.query(
        `with granted as (update role_grant set can_view = $1, can_edit = $1
           where role_key = 'admin' and permission_key = 'column-phone')
         update role set grants_version = grants_version + 1 where key = 'admin'`,
        [can],
      );
    await see(false);
    const hidden = await audit();
    await see(true);
    expect(hidden.data[0]?.fields.map(({ field }) => field)).toEqual(['city']);
    expect(JSON.stringify(hidden)).not.toContain('555-0199');
    expect(JSON.stringify(await audit())).toContain('555-0199');
  });

  it('keeps own templates to their owners, and shows nothing that was erased', async () => {
    const made = await app.post(
      'message-templates',
      { name: 'My own words', channel: 'email', subject: 'Hello', body: 'Hello' },
      as.agent,
    );
    expect(made.status).toBe(200);
    const { id } = await history(edited({ city: 'Omaha' }, { city: 'Papillion' }));
    const shown = await audit();
    expect(shown.data.find(({ kind }) => kind === 'messaging.template')).toMatchObject({
      ...{ isHidden: true, fields: [], about: { title: null } },
    });
    expect(JSON.stringify(shown)).not.toContain('My own words');
    await app.database.asOwner('alter table record_change disable trigger record_change_stays');
    await app.database.asOwner(
      `update record_change set changed_at = now() - interval '31 days' where id = ${id}`,
    );
    await app.database.asOwner('alter table record_change enable trigger record_change_stays');
    await atomically(db, (tx) =>
      eraseRecordChanges(tx, { kind: 'accounts.person', recordIds: [agent.id] }),
    );
    const erased = (await audit({ kind: 'accounts.person' })).data[0];
    expect(erased).toMatchObject({ what: 'edited', fields: [] });
  });

  it('filters by person, kind, record and days', async () => {
    await history(edited({ city: 'A' }, { city: 'B' }));
    await history({ ...edited({}, {}), changed_by: agent.id, record_id: boss.id });
    await history({ ...edited({}, {}), record_kind: 'leads.pond', changed_by: null });
    const count = async (query: Record<string, string>) => (await audit(query)).data.length;
    const today = localDate(new Date());
    expect(await count({})).toBe(3);
    expect(await count({ who: boss.id })).toBe(1);
    expect(await count({ who: agent.id })).toBe(1);
    expect(await count({ kind: 'accounts.person' })).toBe(2);
    expect(await count({ record: boss.id })).toBe(1);
    expect(await count({ from: today, to: today })).toBe(3);
    expect(await count({ from: '2020-01-01', to: '2020-12-31' })).toBe(0);
    expect(await count({ kind: 'nothing' })).toBe(0);
  });

  it('goes on after the last line, whatever is written while someone reads', async () => {
    for (let n = 0; n < 5; n += 1) await history(edited({ city: `${n}` }, { city: `${n + 1}` }));
    for (let n = 0; n < 3; n += 1) {
      await sql`insert into security_event (kind, person_id, actor_id)
        values ('signed-in', ${agent.id}, ${agent.id})`.execute(db);
    }
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await audit({ pageSize: '3', ...(cursor !== null && { cursor }) });
      ids.push(...page.data.map(({ id }) => id));
      cursor = page.next;
      await history(edited({ city: 'new' }, { city: 'newer' }));
    } while (cursor !== null);
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
    expect(ids.slice(0, 3).every((id) => id.startsWith('event.'))).toBe(true);
  });

  it.each([
    ['who', 'me'],
    ['cursor', '1; drop table person'],
    ['cursor', '2026-13-45T99:99:99.000000Z.change.1'],
    ['from', 'yesterday'],
    ['pageSize', '101'],
  ])('refuses %s=%s', async (name, value) => {
    const answer = await app.get('audit', { [name]: value }, admin);
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-input' } });
  });

  it('has security events, and those that say what a change says only once', async () => {
    await app.signIn(agent);
    await history({ ...edited({}, {}), what: 'role' });
    await sql`insert into security_event (kind, person_id, actor_id)
      values ('person-role-changed', ${agent.id}, ${boss.id})`.execute(db);
    const { data } = await audit();
    expect(data.map(({ kind, what }) => `${kind} ${what}`)).toEqual([
      'accounts.person role',
      'security signed-in',
    ]);
    expect(data[1]).toMatchObject({ about: { title: 'Nora Lindqvist' } });
    const security = (await audit({ kind: 'security' })).data.map(({ what }) => what);
    expect(security).toEqual(['person-role-changed', 'signed-in']);
  });

  it('has exports: who, what, by which filter, how many rows', async () => {
    const caller = await app.accounts.callers.ofPerson(boss.id);
    if (!caller) throw new Error('Nobody');
    const origin = { address: '203.0.113.5', device: 'Firefox on Linux', language: 'en' } as const;
    await recordExport(
      db,
      { caller, origin },
      { what: 'Leads', filter: { Stage: 'Lead' }, rows: 7 },
    );
    const { data } = await audit({ kind: 'export' });
    expect(data).toMatchObject([
      {
        ...{ kind: 'export', what: 'rows-exported', by: { firstName: 'Ada' } },
        ...{ device: 'Firefox on Linux', address: '203.0.113.5', about: null },
        fields: [
          { label: 'Exported', after: 'Leads' },
          { label: 'Rows', after: '7' },
          { label: 'Stage', after: 'Lead' },
        ],
      },
    ]);
  });
});
