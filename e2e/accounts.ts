import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { emailMessages } from '../packages/server/src/accounts/messages/emails.ts';
import { formMessages } from '../packages/web/app/forms/messages.ts';
import { frameMessages } from '../packages/web/app/surfaces/site/messages/frame.ts';
import { signInPageMessages } from '../packages/web/app/surfaces/site/messages/sign-in-pages.ts';
import { linkIn, readMail, tokenIn } from './mails.ts';
import { whenAlive } from './site-test.ts';

export const password = 'Prairie-Rose-77';

/** An address that no other journey uses. */
export function newMailbox(): string {
  return `journey-${randomUUID().slice(0, 8)}@homes.example`;
}

/** Registers with {@link password} through the API, in the browser that `request` belongs to. */
export async function register(
  request: APIRequestContext,
  { email = newMailbox(), ...given }: { email?: string } & Record<string, unknown> = {},
): Promise<string> {
  const asked = await request.post('/api/v1/User/CreateUser', {
    data: {
      first_name: 'Maria',
      last_name: 'Olsen',
      email,
      password,
      leadRole: 'Buyer',
      agreeTermAndCondition: true,
      ...given,
    },
  });
  expect(asked.status(), await asked.text()).toBe(200);
  return email;
}

/** Creates a client with {@link password} through the API, by registration and its email. */
export async function makeClient(
  request: APIRequestContext,
  given: { first_name?: string; last_name?: string; leadRole?: string; email?: string } = {},
): Promise<string> {
  const email = await register(request, given);
  const link = linkIn(
    await readMail(request, email, emailMessages.verifySubject()),
    '/verifyidentity',
  );
  const data = { token: tokenIn(link) };
  const proven = await request.post('/api/v1/User/VerifyEmail', { data });
  expect(proven.status(), await proven.text()).toBe(200);
  return email;
}

/** Signs in through the API, as the site's own page would; returns status and body. */
export async function signInByApi(
  page: Page,
  email: string,
  typed = password,
  baseURL = siteUrl(),
) {
  const answer = await page.request.post('/api/v1/User/LogIn', {
    data: { email, password: typed },
    headers: { origin: new URL(baseURL).origin },
  });
  return { status: answer.status(), body: await answer.json() };
}

const siteUrl = () => String(process.env.SITE_URL);

/** A new client, signed in in this browser. */
export async function asClient(page: Page): Promise<void> {
  const email = await makeClient(page.request);
  expect((await signInByApi(page, email)).body.statusCode).toBe('success');
}

/** Fills and sends the sign-in form of the page that is open. */
export async function signInOn(page: Page, email: string, typed = password): Promise<void> {
  await page.getByLabel(formMessages.email()).fill(email);
  await page.getByLabel(signInPageMessages.password(), { exact: true }).fill(typed);
  await page.getByLabel(signInPageMessages.password(), { exact: true }).press('Enter');
}

/** The header's dropdown when signed in. */
export function personMenu(page: Page) {
  return page.locator(`summary[aria-label*="${frameMessages.accountOf({ name: '' }).trim()}"]`);
}

/**
 * That dropdown on the page where sign-in leads, once script runs; the page on the way there may
 * show one too, which disappears with it.
 */
export async function arrivedMenu(page: Page) {
  await expect(page).not.toHaveURL(/\/login/);
  await page.waitForLoadState('load');
  const menu = personMenu(page);
  await whenAlive(menu);
  return menu;
}

/**
 * Deletes the session's cookies and leaves the browser on an empty page: a response still on its
 * way to the open page would bring them back.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
