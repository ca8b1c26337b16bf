import {
  type ApiScope,
  apiKeyEndpoints,
  apiScopes,
  type WireApiKey,
} from '@homestead/contract/accounts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { As } from '../../../test/accounts-app.ts';
import { allEndpoints } from '../../../test/all-endpoints.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, as, agent, rowsOf, waitingLead, claim, form, mails } = await openLeadOffice({
  API_CALLS_PER_KEY_MINUTE: '20',
});
const { pool } = app.database;
const grant = async (role: string, can = true) => {
  await pool.query(
    `insert into role_grant (role_key, permission_key, can_view, can_edit)
     values ($1, 'api-keys', $2, false)
     on conflict (role_key, permission_key) do update set can_view = excluded.can_view`,
    [role, can],
  );
  await pool.query('update role set grants_version = grants_version + 1 where key = $1', [role]);
};
await grant('agent');
const admin = await app.signInNew({ role: 'admin' });
await pool.query(`update role set requires_two_step = false`);
beforeEach(async () => {
  await pool.query('delete from api_key');
  await grant('agent');
  await pool.query(
    `update person set deactivated_at = null, role_key = 'agent', deleted_at = null where id = $1`,
    [agent.id],
  );
});

const body = (given: object = {}) => ({ name: 'Website', scopes: ['leads:read'], ...given });
const make = (given: object = {}, who: As = as.agent) => app.post('api-keys', body(given), who);
const made = async (given: object = {}, who: As = as.agent) => {
  const answer = await make(given, who);
  expect(answer.status).toBe(200);
  const { data, key } = answer.body as { data: WireApiKey; key: string };
  return { ...data, key, as: withKey(key) };
};
const withKey = (key: string, address?: string): As => ({
  headers: { authorization: `Bearer ${key}` },
  ...(address !== undefined && { address }),
});
const revoke = ({ id, version }: WireApiKey, who: As = as.agent) =>
  app.post(`api-keys/${id}/revoke`, { version }, who);
const inquiries = (who: As) => app.get('inquiries', null, who);

describe('making a key (R-340)', () => {
  it('answers it once and stores its hash', async () => {
    const { key, prefix, ...data } = await made({ scopes: ['leads:read', 'leads:read'] });
    expect(key).toMatch(/^hsk_[\w-]{8}_[\w-]{43}$/);
    expect(key.startsWith(`${prefix}_`)).toBe(true);
    expect(data).toMatchObject({
      scopes: ['leads:read'],
      state: 'active',
      abilities: ['history', 'revoke'],
    });
    expect(Date.parse(data.expiresAt) - Date.parse(data.createdAt)).toBeCloseTo(365 * 864e5, -5);
    const seen = JSON.stringify([
      (await app.get('api-keys', null, as.agent)).body,
      (await app.get(`api-keys/${data.id}/history`, null, as.agent)).body,
      await rowsOf('api_key'),
      await rowsOf('record_change'),
      await rowsOf('security_event'),
      await rowsOf('idempotent_answer'),
    ]);
    expect(seen).not.toContain(key.slice(prefix.length + 1));
  });

  it('needs a recent proof', async () => {
    await pool.query(`update session set proven_at = now() - interval '6 minutes' where id = $1`, [
      as.agent.sessionId,
    ]);
    expect(await make()).toMatchObject({ status: 403, body: { code: 'proof-needed' } });
    await pool.query('update session set proven_at = now() where id = $1', [as.agent.sessionId]);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['people:write'] }, 'scopes'],
    [{ expiresInDays: 731 }, 'expiresInDays'],
    [{ expiresInDays: 0 }, 'expiresInDays'],
    [{ addresses: ['10.0.0.0/33'] }, 'addresses'],
    [{ addresses: ['somewhere'] }, 'addresses'],
    [{ addresses: ['10.0.0.1/8/8'] }, 'addresses'],
  ])('refuses %j', async (given, field) => {
    const answer = await make(given);
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-input' } });
    expect(answer.body.errors[0].field).toContain(field);
    expect(await rowsOf('api_key')).toEqual([]);
  });

  it('makes no second one of the same name until the first is revoked', async () => {
    const first = await made();
    expect((await make({ name: 'website' })).body.errors[0].field).toBe('name');
    await revoke(first);
    expect((await make()).status).toBe(200);
  });

  it('belongs to who made it; those with a wider scope may revoke it', async () => {
    const one = await made();
    await made({ name: 'Other' }, as.neighbor);
    expect((await app.get('api-keys', null, as.agent)).body.total).toBe(1);
    expect((await app.get('api-keys', null, admin)).body.total).toBe(2);
    expect(await revoke(one, as.neighbor)).toMatchObject({ status: 404 });
    expect((await app.get(`api-keys/${one.id}/history`, null, as.neighbor)).status).toBe(404);
    expect((await revoke(one, admin)).body.data.state).toBe('revoked');
    expect((await inquiries(one.as)).status).toBe(401);
  });

  it.each([
    ['a visitor', 401, () => null],
    ['a client', 403, () => as.client],
    ['a lender', 403, () => as.lender],
  ])('%s makes and sees none', async (_who, status, who) => {
    expect((await make({}, who())).status).toBe(status);
    expect((await app.get('api-keys', null, who())).status).toBe(status);
  });
});

describe('a call with a key', () => {
  it('is its owner’s: their leads, and 404 for those of others', async () => {
    const lead = await waitingLead();
    await claim(lead, as.neighbor);
    const mine = await made();
    const theirs = await made({}, as.neighbor);
    expect(await app.get(`leads/${lead}/details`, null, mine.as)).toMatchObject({
      status: 404,
      body: { code: 'lead-not-found' },
    });
    expect((await app.get(`leads/${lead}/details`, null, theirs.as)).status).toBe(200);
    expect((await inquiries(mine.as)).body.total).toBe(0);
    expect((await inquiries(theirs.as)).body.total).toBe(1);
  });

  it('lists leads as its owner sees them: their own, and their columns', async () => {
    const lead = await waitingLead();
    await claim(lead, as.neighbor);
    const list = async (who: As, body: object = {}) => app.post('AdminLead/Getleads', body, who);
    const mine = await made();
    const theirs = await made({}, as.neighbor);
    expect((await list(mine.as)).body).toMatchObject({ data: [], totalRecords: 0 });
    expect((await list(theirs.as)).body).toMatchObject({ data: [{ id: lead }], totalRecords: 1 });
    for (const path of ['lead-fields', 'leads/lookups', 'AdminLead/GetLeadList']) {
      expect((await app.get(path, null, theirs.as)).status).toBe(200);
    }
    expect((await app.get(`leads/${lead}/timeline`, null, mine.as)).status).toBe(404);
    expect((await app.get(`leads/${lead}/timeline`, null, theirs.as)).status).toBe(200);
    const see = (may: boolean) =>
      app.database.asOwner(`update role_grant set can_view = ${may}, can_edit = ${may}
        where role_key = 'agent' and permission_key = 'column-email';
        update role set grants_version = grants_version + 1 where key = 'agent'`);
    await see(false);
    const hidden = await list(theirs.as);
    const sorted = await list(theirs.as, { getleadsortby: 'email' });
    await see(true);
    expect(hidden.body.data[0].primaryContact.email).toBeNull();
    expect(sorted).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
    const writer = await made({ name: 'Writer', scopes: ['leads:write'] });
    expect(await list(writer.as)).toMatchObject({ body: { code: 'key-without-scope' } });
  });

  it('outside of its scopes is refused, whatever its owner may do', async () => {
    const lead = await waitingLead();
    const { as: program } = await made();
    const refused = { status: 403, body: { code: 'key-without-scope' } };
    expect(await app.put(`leads/${lead}/claim`, undefined, program)).toMatchObject(refused);
    expect(await app.post('Property/GetPropertyList', {}, program)).toMatchObject(refused);
    expect(await app.get('api-keys', null, program)).toMatchObject(refused);
    expect(await make({ name: 'Second' }, program)).toMatchObject(refused);
    const writer = await made({ name: 'Writer', scopes: ['leads:write'] });
    expect((await app.put(`leads/${lead}/claim`, undefined, writer.as)).status).toBe(200);
    expect(await inquiries(writer.as)).toMatchObject(refused);
  });

  it('never reaches the security of accounts: no scope has such a call', async () => {
    const { as: program } = await made({ scopes: Object.keys(apiScopes) });
    const inScope = new Set<string>(Object.values(apiScopes).flatMap(({ calls }) => [...calls]));
    const lines = allEndpoints.map(({ method, path }) => `${method} ${path}`);
    for (const line of inScope) expect(lines).toContain(line);
    const security = /^\w+ (User|users|AdminUserApp|auth|api-keys|webhook-subscriptions|audit)\b/;
    const outside = lines.filter((line) => security.test(line));
    expect(outside.length).toBeGreaterThan(60);
    for (const line of outside) expect(inScope.has(line)).toBe(false);
    for (const path of ['User/Sessions', 'User/SecurityEvents', 'User/ExportMyData']) {
      expect(await app.get(path, null, program)).toMatchObject({
        status: 403,
        body: { code: 'key-without-scope' },
      });
    }
  });

  it.each([
    ['unknown', `hsk_AAAAAAAA_${'A'.repeat(43)}`],
    ['too short', 'hsk_AAAAAAAA_AAAA'],
    ['something else', 'hsk'],
  ])('with a key that is %s is refused', async (_what, key) => {
    expect((await inquiries(withKey(key))).status).toBe(401);
  });

  it('with another secret behind the same prefix is refused', async () => {
    const { key, prefix } = await made();
    const other = `${prefix}_${'A'.repeat(43)}`;
    expect(other).toHaveLength(key.length);
    expect(await inquiries(withKey(other))).toMatchObject({
      status: 401,
      body: { code: 'key-not-valid' },
    });
  });

  it('takes the key from no cookie', async () => {
    const { key } = await made();
    const cookie = `homestead_session=${key}; authorization=${key}`;
    const asked = await app.get('inquiries', null, { headers: { cookie } });
    expect(asked).toMatchObject({ status: 401, body: { code: 'signed-out' } });
  });

  it('is refused once the key is revoked or expired', async () => {
    const one = await made();
    const two = await made({ name: 'Second' });
    expect((await inquiries(one.as)).status).toBe(200);
    const revoked = await revoke(one);
    expect(revoked.body.data).toMatchObject({ state: 'revoked', abilities: ['history'] });
    expect((await revoke(one)).body.data.version).toBe(revoked.body.data.version);
    await pool.query(`update api_key set expires_at = now() where id = $1`, [two.id]);
    for (const { as: program } of [one, two]) {
      expect(await inquiries(program)).toMatchObject({
        status: 401,
        body: { code: 'key-not-valid' },
      });
    }
    const { data } = (await app.get(`api-keys/${one.id}/history`, null, as.agent)).body;
    expect(data.map(({ what }: { what: string }) => what)).toEqual(['revoked', 'created']);
    expect(data[0].abilities).toEqual([]);
  });

  it('is refused while its owner is deactivated, deleted, or without the permission', async () => {
    const { as: program } = await made();
    const dead = { status: 401, body: { code: 'key-not-valid' } };
    for (const column of ['deactivated_at', 'deleted_at']) {
      await pool.query(`update person set ${column} = now() where id = $1`, [agent.id]);
      expect(await inquiries(program)).toMatchObject(dead);
      await pool.query(`update person set ${column} = null where id = $1`, [agent.id]);
    }
    await grant('agent', false);
    expect(await inquiries(program)).toMatchObject(dead);
    await grant('agent');
    expect((await inquiries(program)).status).toBe(200);
  });

  it('has only what its owner’s role holds now', async () => {
    const { as: program } = await made();
    await grant('client');
    await pool.query(`update person set role_key = 'client' where id = $1`, [agent.id]);
    expect(await inquiries(program)).toMatchObject({
      status: 403,
      body: { code: 'not-permitted' },
    });
    await grant('client', false);
  });

  it('comes from an allowed address only', async () => {
    const { key } = await made({ addresses: ['203.0.113.0/24', '2001:db8::/32'] });
    expect((await inquiries(withKey(key, '203.0.113.9'))).status).toBe(200);
    expect(await inquiries(withKey(key, '198.51.100.9'))).toMatchObject({
      status: 403,
      body: { code: 'key-from-elsewhere' },
    });
  });

  it('is counted per key, and its last use is noted by the hour', async () => {
    const one = await made();
    const two = await made({ name: 'Second' });
    const statuses = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await inquiries(one.as)).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    const { headers } = await inquiries(one.as);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const { data } = (await app.get('api-keys', null, as.agent)).body;
    const used = data.map(({ id, lastUsedAt }: WireApiKey) => [id, lastUsedAt !== null]);
    expect(Object.fromEntries(used)).toEqual({ [one.id]: true, [two.id]: false });
    await pool.query(`update api_key set last_used_at = now() - interval '30 minutes'`);
    await inquiries(two.as);
    const [row] = (await rowsOf('api_key')).filter(({ id }) => id === two.id);
    expect(Date.now() - Number(row?.last_used_at)).toBeGreaterThan(29 * 60_000);
  });

  it('sends an inquiry for whom the form names, and is no spam', async () => {
    const scopes: ApiScope[] = ['inquiries:create'];
    const { as: program } = await made({ scopes });
    const sent = await app.post('leads/contact', form({ email: 'Pat@Example.org' }), program);
    expect(sent.status).toBe(200);
    expect(await rowsOf('inquiry')).toMatchObject([
      { is_suspected: false, email: 'pat@example.org' },
    ]);
    expect(await rowsOf('lead')).toMatchObject([{ person_id: null, email: 'pat@example.org' }]);
    expect((await mails()).map(({ kind }) => kind)).toContain('leads.inquiry-received');
  });
});

it('the calls of keys are for people with the permission', () => {
  for (const endpoint of Object.values(apiKeyEndpoints)) {
    if (typeof endpoint === 'object' && 'access' in endpoint) {
      expect(endpoint.access).toMatchObject({ kind: 'permission', anyOf: ['api-keys'] });
    }
  }
});
