import { randomUUID } from 'node:crypto';
import { PHOTO_PURPOSE } from '@homestead/contract/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openPeopleOffice, type PeopleOffice } from '../../../test/people-office.ts';
import { upload } from '../../../test/upload.ts';
import { fieldMessages } from '../messages/fields.ts';

let at: PeopleOffice;

beforeAll(async () => {
  at = await openPeopleOffice();
});
afterAll(() => at.app.close());

const list = (as: SignedIn) => at.post('AdminUserApp/GetUserList', {}, as);

describe('changing', () => {
  test('an absent field stays, null clears, an old version is refused', async () => {
    const made = await at.create({ city: 'Omaha', department: 'East' });
    const changed = await at.update(made.id, { version: made.version, city: null, zip: '68132' });
    expect(changed.body.data).toMatchObject({
      city: null,
      zip: '68132',
      department: 'East',
      version: 2,
    });
    expect(await at.update(made.id, { version: 1, city: 'Omaha' })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    const same = await at.update(made.id, { version: 2, zip: '68132' });
    expect(same.body.data.version).toBe(2);
  });

  test('the id in the URL must match the body', async () => {
    const made = await at.create();
    const answer = await at.post(`users/${made.id}/update`, {
      id: at.agentPerson.id,
      version: 1,
      city: 'Omaha',
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'ids-differ' } });
    expect(await at.update(randomUUID(), { version: 1 })).toMatchObject({ status: 404 });
    expect(await at.update(made.id, {})).toMatchObject({ status: 400 });
    expect(await at.update(made.id, { version: 1 }, at.agent)).toMatchObject({ status: 403 });
  });

  test('a new role takes effect on the next call and ends no session', async () => {
    const person = await at.make({ role: 'agent' });
    const session = await at.app.signIn(person);
    expect((await list(session)).status).toBe(403);
    const changed = await at.update(person.id, { version: 1, role: 'admin' }, at.superAdmin);
    expect(changed.body.data.role).toEqual({ role: 'admin', rolename: 'Admin' });
    expect((await list(session)).status).toBe(200);
  });

  test('only a super-admin changes their own role or makes one', async () => {
    const refused = { status: 403, body: { code: 'role-above-yours' } };
    expect(await at.update(at.adminPerson.id, { version: 1, role: 'agent' })).toMatchObject(
      refused,
    );
    expect(await at.update(at.agentPerson.id, { version: 1, role: 'super-admin' })).toMatchObject(
      refused,
    );
    expect((await at.update(at.adminPerson.id, { version: 1, city: 'Omaha' })).status).toBe(200);
  });
});

test('people change their own address in their own account', async () => {
  const { version } = (await at.app.get(`users/${at.adminPerson.id}`, null, at.admin)).body.data;
  const answer = await at.update(at.adminPerson.id, { version, email: 'elsewhere@example.org' });
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ message: fieldMessages.ownEmail() }] },
  });
});

test('the photo is set and removed', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const sent = await upload(at.app, PHOTO_PURPOSE, png, { as: at.admin });
  const { file } = sent.body.data;
  const path = `users/${at.agentPerson.id}/photo`;
  expect(await at.app.put(path, { file: 'a'.repeat(40) }, at.admin)).toMatchObject({
    status: 404,
    body: { code: 'file-not-found' },
  });
  expect(await at.app.put(path, { file }, at.agent)).toMatchObject({ status: 403 });
  const set = await at.app.put(path, { file }, at.admin);
  expect(set.body.data.photo).toMatch(/^\/people-photos\/[0-9a-f]{40}\.webp$/);
  expect((await at.app.get(`users/${at.agentPerson.id}`, null, at.admin)).body.data.photo).toBe(
    set.body.data.photo,
  );
  expect((await at.app.put(path, { file: null }, at.admin)).body.data.photo).toBeNull();
});
