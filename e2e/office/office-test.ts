import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { shellMessages } from '../../packages/web/app/surfaces/office/messages/shell.ts';
import { signInByApi } from '../accounts.ts';
import { cast, demoPassword } from '../cast.ts';
import { expect, test } from '../site-test.ts';

export { expect, test };

/** Signs in as one of the demo's cast and opens a page of the office, of the site at `site`. */
export async function openAs(
  page: Page,
  who: keyof typeof cast,
  path: string,
  site?: string,
): Promise<void> {
  const { status, body } = await signInByApi(page, cast[who], demoPassword, site);
  expect(status, JSON.stringify(body)).toBe(200);
  await page.goto(path);
}

/** The pages that the signed-in person may open. */
export function sidebarOf(page: Page): Locator {
  return page.getByRole('navigation', { name: shellMessages.title() });
}

/** The button that opens the account menu. */
export function accountMenu(page: Page): Locator {
  return page.getByRole('banner').locator('[aria-haspopup=menu]');
}

/** An address that no other journey uses. */
export function newEmail(): string {
  return `journey-${randomUUID().slice(0, 8)}@prairieandmain.example`;
}

interface Call {
  path: string;
  data?: object;
  method?: 'GET' | 'POST' | 'PUT';
  site?: string;
}

/** A call by the signed-in person, next to the page. */
export async function callAs(
  request: APIRequestContext,
  { path, data, method = 'POST', site = String(process.env.SITE_URL) }: Call,
): Promise<{ status: number; body: { data: never; message: string } }> {
  const { origin } = new URL(site);
  const refreshed = await request.post('/api/v1/User/Refresh', { headers: { origin } });
  const { jwtToken } = (await refreshed.json()).data;
  const answer = await request.fetch(`/api/v1/${path}`, {
    method,
    ...(data && { data }),
    headers: {
      authorization: `Bearer ${jwtToken}`,
      ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
    },
  });
  return { status: answer.status(), body: await answer.json() };
}

/** Creates a person through the API as the signed-in person; returns the id. */
export async function makePerson(
  page: Page,
  given: { first_name: string; last_name: string; role: string },
): Promise<{ id: string; email: string }> {
  const email = newEmail();
  const { status, body } = await callAs(page.request, {
    path: 'AdminUserApp/CreateUser',
    data: { ...given, email, invite: false },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return { id: (body.data as { id: string }).id, email };
}
