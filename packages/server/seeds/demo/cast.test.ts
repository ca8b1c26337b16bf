import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roleKeys, staffPasswordProblem } from '@homestead/contract/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountsApp, createAccountsApp } from '../../test/accounts-app.ts';
import { createTestServices } from '../../test/services.ts';
import { publishDemoAgents } from './agent-profiles.ts';
import { type DemoCast, playDemoCast } from './cast.ts';
import { castMembers } from './cast-members.ts';
import { inventDemoPassword } from './demo-password.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'homestead-cast-'));
let app: AccountsApp;
let cast: DemoCast;

beforeAll(async () => {
  app = await createAccountsApp({ STATE_DIR: stateDir });
  cast = await playDemoCast(app.services);
});
afterAll(async () => {
  await app.close();
  rmSync(stateDir, { recursive: true });
});

const nobodyElse = () =>
  app.database.db
    .selectFrom('person')
    .select((eb) => eb.fn.countAll<number>().as('people'))
    .executeTakeFirstOrThrow();

describe('the cast', () => {
  test('has agents who are onboarded, but for the newest', async () => {
    const { rows } = await app.database.pool.query(
      `select p.email, count(*)::int as steps, count(i.done_at)::int as done
       from onboarding_item i join person p on p.id = i.person_id group by p.email`,
    );
    expect(rows).toHaveLength(6);
    const [newest, ...others] = rows.filter(({ steps, done }) => done < steps);
    expect([newest.done, others]).toEqual([4, []]);
  });

  test('is a whole brokerage, each with their own phone and address', () => {
    const count = (...roles: string[]) =>
      castMembers.filter(({ role }) => roles.includes(role)).length;
    expect(count('super-admin')).toBe(1);
    expect(count('admin')).toBe(1);
    expect(count('concierge')).toBe(2);
    expect(count('agent') + count('co-agent')).toBe(6);
    expect(count('co-agent')).toBe(2);
    expect(count('lender', 'internal-lenders')).toBe(2);
    expect(count('internal-buyer-team')).toBe(2);
    expect(count('client')).toBe(8);
    expect(castMembers.filter(({ role }) => role.startsWith('external-')).length).toBeGreaterThan(
      3,
    );
    for (const of of ['email', 'phone'] as const) {
      expect(new Set(castMembers.map((member) => member[of])).size).toBe(castMembers.length);
    }
    expect(castMembers.every(({ role }) => roleKeys.includes(role))).toBe(true);
    expect(castMembers.every(({ email }) => /^[a-z.]+@[a-z]+\.example$/.test(email))).toBe(true);
  });

  test('has agreed to no terms, because nobody did', async () => {
    const { rows } = await app.database.pool.query(
      'select email from person where terms_agreed_at is not null or terms_version is not null',
    );
    expect(rows).toEqual([]);
  });

  test('can all sign in with one password, which only the owner of the files can read', async () => {
    for (const email of ['grace.whitfield@prairieandmain.example', 'jordan.ellis@homes.example']) {
      await app.signIn({ email, password: cast.password });
    }
    const file = join(stateDir, 'demo-password');
    expect(readFileSync(file, 'utf8').trim()).toBe(cast.password);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(cast.people).toHaveLength(castMembers.length);
  });

  test('has the ties that the screens show', async () => {
    const admin = await app.signIn({
      email: 'tomas.herrera@prairieandmain.example',
      password: cast.password,
    });
    const { body } = await app.get('users/agents', null, admin);
    const byName = Object.fromEntries(
      body.data.map((agent: { last_name: string }) => [agent.last_name, agent]),
    );
    expect(byName.Okafor).toMatchObject({
      concierge: { lastName: 'Lindqvist' },
      coagents: [{ lastName: 'Yusuf' }],
      phone: '+14025550120',
    });
    expect(
      Object.values(byName).every((agent) => (agent as { concierge: unknown }).concierge),
    ).toBe(true);
    const list = await app.post(
      'AdminUserApp/GetUserList',
      { filter: { status: 'license-lapsing' } },
      admin,
    );
    expect(list.body.data).toMatchObject([{ last_name: 'Raman' }]);
  });

  test('is created once: later starts change nothing, and restore no one', async () => {
    const before = await nobodyElse();
    const { db } = app.database;
    await db
      .updateTable('person')
      .set({ deleted_at: new Date() })
      .where('email', '=', 'kate.brennan@homes.example')
      .execute();
    const again = await playDemoCast(app.services);
    expect(again.password).toBe(cast.password);
    expect(await nobodyElse()).toEqual(before);
  });

  test('takes the password from the settings, also later', async () => {
    const services = createTestServices(app.database, {
      env: { STATE_DIR: stateDir, DEMO_PASSWORD: 'Tallgrass-Platte-2026' },
    });
    expect((await playDemoCast(services)).password).toBe('Tallgrass-Platte-2026');
    await app.signIn({ email: 'mei.tanaka@homes.example', password: 'Tallgrass-Platte-2026' });
  });

  test('gets no email, and appears in history and audit', async () => {
    const { db } = app.database;
    expect(
      await db
        .selectFrom('mail_message')
        .select('kind')
        .where('kind', '=', 'accounts.invitation')
        .execute(),
    ).toEqual([]);
    const created = await db
      .selectFrom('record_change')
      .select('id')
      .where('what', '=', 'created')
      .execute();
    expect(created).toHaveLength(castMembers.length);
  });

  test('has agents with public pages, which later starts leave alone', async () => {
    await publishDemoAgents(app.services);
    const { db } = app.database;
    await db.updateTable('agent_profile').set({ is_published: false }).execute();
    await publishDemoAgents(app.services);
    const rows = await db.selectFrom('agent_profile').selectAll().orderBy('slug').execute();
    expect(rows.map(({ slug }) => slug)).toEqual([
      'amina-yusuf',
      'cole-sedlacek',
      'daniel-okafor',
      'ellen-kowalski',
      'priya-raman',
      'walt-jorgensen',
    ]);
    expect(rows.every(({ is_published }) => !is_published)).toBe(true);
    expect(new Set(rows.map(({ mls_id }) => mls_id)).size).toBe(rows.length);
    const people = await db
      .selectFrom('person')
      .select('photo_key')
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    expect(new Set(people.map(({ photo_key }) => photo_key)).size).toBe(rows.length);
  });
});

test('resumes where an earlier start was interrupted', async () => {
  const other = await createAccountsApp({
    STATE_DIR: mkdtempSync(join(tmpdir(), 'homestead-cast-')),
  });
  const first = castMembers[0]!;
  await other.makePerson({ role: 'client', email: 'mei.tanaka@homes.example', first_name: 'Kept' });
  await playDemoCast(other.services);
  const rows = await other.database.db
    .selectFrom('person')
    .select(['email', 'first_name'])
    .execute();
  expect(rows).toHaveLength(castMembers.length);
  expect(rows.find(({ email }) => email.startsWith('mei'))?.first_name).toBe('Kept');
  expect(rows.filter(({ email }) => email === first.email)).toHaveLength(1);
  rmSync(other.services.settings.stateDir, { recursive: true });
  await other.close();
});

test('is refused in production', async () => {
  const services = {
    ...app.services,
    settings: { ...app.services.settings, mode: 'production' as const },
  };
  await expect(playDemoCast(services)).rejects.toThrow('for a demo alone');
});

test('a generated password meets the staff rules', () => {
  for (let index = 0; index < 50; index += 1) {
    const password = inventDemoPassword();
    expect(staffPasswordProblem(password)).toBeNull();
    expect(password).toMatch(/^[A-Z][a-z]+-[A-Z][a-z]+-\d{4}$/);
  }
});
