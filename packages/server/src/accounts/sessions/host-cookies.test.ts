import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountsApp,
  cookiesOf,
  createAccountsApp,
  pagesAround,
} from '../../../test/accounts-app.ts';

const PUBLIC_URL = 'https://homes.example';

describe('a site on https', () => {
  let site: AccountsApp;
  const seen: { cookie: string | null; isSignedIn: boolean; called: number }[] = [];
  beforeAll(async () => {
    site = await createAccountsApp(
      { PUBLIC_URL },
      {
        surround: pagesAround(async (request, context) => {
          const called = await context.api('/api/v1/User/Session');
          const cookie = request.headers.get('cookie');
          seen.push({ cookie, isSignedIn: context.isSignedIn, called: called.status });
          const headers = new Headers([['set-cookie', 'homestead_notice=; Path=/; Max-Age=0']]);
          return { status: 200, headers, body: 'page' };
        }),
      },
    );
  });
  afterAll(() => site.close());

  const logIn = async () => {
    const { email, password } = await site.makePerson();
    const answer = await site.post('User/LogIn', { email, password });
    expect(answer.status).toBe(200);
    return answer;
  };
  const linesOf = (answer: { headers: Record<string, unknown> }) =>
    [answer.headers['set-cookie'] ?? []].flat() as string[];
  const refresh = (cookie: string) =>
    site.post('User/Refresh', undefined, { headers: { cookie, origin: PUBLIC_URL } });

  it('sets only __Host- cookies, Secure, for all paths and no other host', async () => {
    const lines = linesOf(await logIn());
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) {
      expect(line).toMatch(/^__Host-homestead_\w+=.*; Path=\/(;|$).*; Secure/);
      expect(line).not.toMatch(/domain/i);
    }
  });

  it('takes its own session back, also for the page, and drops a planted one', async () => {
    const cookie = cookiesOf(await logIn());
    expect(cookie).toContain('__Host-homestead_session=');
    const page = await site.app.inject({ url: '/homepage', headers: { cookie } });
    expect(seen.at(-1)).toMatchObject({ isSignedIn: true, called: 200 });
    expect(seen.at(-1)?.cookie).toMatch(/(^|; )homestead_session=/);
    expect(linesOf(page)).toEqual(['__Host-homestead_notice=; Path=/; Max-Age=0; Secure']);
    expect((await refresh(cookie)).status).toBe(200);
    await site.app.inject({
      url: '/homepage',
      headers: { cookie: cookie.replaceAll('__Host-', '') },
    });
    expect(seen.at(-1)).toMatchObject({ isSignedIn: false });
  });

  it('refuses a session under its plain name, or beside another of the same name', async () => {
    const cookie = cookiesOf(await logIn());
    expect((await refresh(cookie.replaceAll('__Host-', ''))).status).toBe(401);
    const planted = cookiesOf(await logIn());
    expect((await refresh(`${planted}; ${cookie}`)).status).toBe(401);
    expect((await refresh(cookie)).status).toBe(200);
  });
});
