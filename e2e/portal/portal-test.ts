import type { APIRequestContext, Page } from '@playwright/test';
import { ownMessages } from '../../packages/web/app/accounts/messages/own.ts';
import { password as ownPassword, makeClient as register, signInByApi } from '../accounts.ts';
import { expect, test } from '../site-test.ts';

export { expect, test };

export const ACCOUNT = '/property-list/account';

/** A client whom no other journey uses. */
export interface Client {
  email: string;
  password: string;
}

/** Registers a client named Rosa Delgado. */
export async function makeClient(request: APIRequestContext): Promise<Client> {
  const name = { first_name: 'Rosa', last_name: 'Delgado', leadRole: 'Buyer/Seller' };
  return { email: await register(request, name), password: ownPassword };
}

/** Signs in through the API, in this page's browser; returns status and body. */
export function signIn(page: Page, { email, password }: Client) {
  return signInByApi(page, email, password);
}

/** A new client for this page, signed in, on the account page. */
export async function openAccount(page: Page, request: APIRequestContext): Promise<Client> {
  const client = await makeClient(request);
  expect((await signIn(page, client)).body.statusCode).toBe('success');
  await page.goto(ACCOUNT);
  await expect(page.getByRole('heading', { name: ownMessages.menu() })).toBeVisible();
  return client;
}

/** One section of the account page, by its heading. */
export function sectionOf(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}
