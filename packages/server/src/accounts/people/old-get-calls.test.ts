import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPeopleOffice, type PeopleOffice } from '../../../test/people-office.ts';

let at: PeopleOffice;

beforeAll(async () => {
  at = await openPeopleOffice();
});
afterAll(() => at.app.close());

describe('the old GET calls', () => {
  test('work with a bearer header, may be repeated, and are never cached', async () => {
    const one = await at.make({ role: 'client' });
    const two = await at.make({ role: 'client' });
    const first = await at.app.get(`users/deleteuser/${one.id}`, null, at.admin);
    expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect((await at.app.get(`users/deleteuser/${one.id}`, null, at.admin)).status).toBe(200);
    expect((await at.app.get('AdminUserApp/DeleteUser', { Id: two.id }, at.admin)).status).toBe(
      200,
    );
    expect(await at.get(two.id)).toMatchObject({ status: 'deleted' });
  });

  test.each<Record<string, string>>([
    { purpose: 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { 'sec-fetch-mode': 'navigate' },
  ])('refuse %j', async (headers) => {
    const person = await at.make({ role: 'client' });
    const paths = [
      `users/deleteuser/${person.id}`,
      `AdminUserApp/DeleteUser?Id=${person.id}`,
      `AdminUserApp/RemoveAgentFromConcierge?ConciergeId=${person.id}`,
    ];
    for (const path of paths) {
      const answer = await at.app.get(path, null, {
        headers: {
          ...headers,
          authorization: `Bearer ${at.admin.jwtToken}`,
        },
      });
      expect(answer).toMatchObject({ status: 403, body: { code: 'not-by-navigation' } });
    }
    expect(await at.get(person.id)).toMatchObject({ status: 'active' });
  });

  test('do nothing by HEAD, nor with only the cookie', async () => {
    const person = await at.make({ role: 'client' });
    const url = `/api/v1/users/deleteuser/${person.id}`;
    const head = await at.app.app.inject({
      method: 'HEAD',
      url,
      headers: { authorization: `Bearer ${at.admin.jwtToken}` },
    });
    expect(head.statusCode).toBe(404);
    const cookie = await at.app.get(url, null, { headers: { cookie: at.admin.cookie } });
    expect(cookie.status).toBe(401);
    expect(await at.get(person.id)).toMatchObject({ status: 'active' });
  });
});
