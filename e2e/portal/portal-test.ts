import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { ownMessages } from '../../packages/web/app/accounts/messages/own.ts';
import { codeIn, readMail } from '../mails.ts';
import { expect, test } from '../site-test.ts';

export { expect, test };

export const ACCOUNT = '/property-list/account';

/** A client whom no other journey uses. */
export interface Client {
  email: string;
  password: string;
}

/** Registers a client and verifies the email with the emailed code. */
export async function makeClient(request: APIRequestContext): Promise<Client> {
  const client = {
    email: `client-${randomUUID().slice(0, 8)}@homes.example`,
    password: 'Meadow-Lark-42',
  };
  const registered = await request.post('/api/v1/User/CreateUser', {
    data: {
      ...client,
      first_name: 'Rosa',
      last_name: 'Delgado',
      leadRole: 'Buyer/Seller',
      agreeTermAndCondition: true,
    },
  });
  expect(registered.status(), await registered.text()).toBe(200);
  const code = codeIn(await readMail(request, client.email));
  const verified = await request.post('/api/v1/User/VerifyEmail', {
    data: { email: client.email, code },
  });
  expect(verified.status(), await verified.text()).toBe(200);
  return client;
}

/** Signs in through the API, in this page's browser; returns status and body. */
export async function signIn(page: Page, { email, password }: Client) {
  const answer = await page.request.post('/api/v1/User/LogIn', {
    data: { email, password },
    headers: { origin: new URL(String(process.env.SITE_URL)).origin },
  });
  return { status: answer.status(), body: await answer.json() };
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
