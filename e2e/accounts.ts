import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { linkIn, readMail } from './mails.ts';
import { whenAlive } from './site-test.ts';

export const password = 'Prairie-Rose-77';

/** An address that no other journey uses. */
export function newMailbox(): string {
  return `journey-${randomUUID().slice(0, 8)}@homes.example`;
}

/** Makes a client with {@link password} through the API, by registration and its mail. */
export async function makeClient(request: APIRequestContext): Promise<string> {
  const email = newMailbox();
  const asked = await request.post('/api/v1/User/CreateUser', {
    data: {
      first_name: 'Maria',
      last_name: 'Olsen',
      email,
      password,
      leadRole: 'Buyer',
      agreeTermAndCondition: true,
    },
  });
  expect(asked.status(), await asked.text()).toBe(200);
  const link = linkIn(await readMail(request, email, /confirm/i), '/verifyidentity');
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  const proven = await request.post('/api/v1/User/VerifyEmail', { data: { token } });
  expect(proven.status(), await proven.text()).toBe(200);
  return email;
}

/** Fills and sends the sign-in form of the page that is open. */
export async function signInOn(page: Page, email: string, typed = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

/** The header's dropdown of whoever is signed in. */
export function personMenu(page: Page) {
  return page.locator('summary[aria-label^="Account of"]');
}

/**
 * That dropdown on the page where signing in leads to, with script at work: the page on the way may
 * show one too, which goes with it.
 */
export async function arrivedMenu(page: Page) {
  await expect(page).not.toHaveURL(/\/login/);
  await page.waitForLoadState('load');
  const menu = personMenu(page);
  await whenAlive(menu);
  return menu;
}

/**
 * Takes the session's cookies from the browser, which is left on an empty page: an answer that is
 * still on its way to the page that was open would bring them back.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
