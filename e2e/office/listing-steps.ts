import type { Page } from '@playwright/test';
import { callAs, expect } from './office-test.ts';
import { inDays } from './tour-steps.ts';

type Sent = Record<string, unknown>;

/** What an operation that must succeed answers the page's person. */
export async function call<Data>(
  page: Page,
  path: string,
  data: object,
  method: 'POST' | 'PUT' = 'POST',
): Promise<Data> {
  const { status, body } = await callAs(page.request, { path, data, method });
  expect(status, `${path} ${JSON.stringify(body)}`).toBe(200);
  return body.data as Data;
}

/** An offer that came in on paper: the agent writes it down and submits it. */
export async function writeDown(
  page: Page,
  file: number,
  buyerNames: string,
  terms: Sent,
): Promise<void> {
  type Offer = { id: number; version: number };
  const { id } = await call<Offer>(page, `listing-files/${file}/offers`, { buyerNames });
  const read = await callAs(page.request, { path: `offers/${id}`, method: 'GET' });
  const { version } = read.body.data as Offer;
  const given = {
    ...{ county: 'Douglas', stateOrProvince: 'NE', offerOn: inDays(0) },
    ...{ earnestDepositCents: 400_000, expireOn: inDays(2), expireTime: '18:00' },
    ...{ closingOn: inDays(30), allCash: true, ...terms },
  };
  const saved = await call<Offer>(page, `offers/${id}`, { version, ...given }, 'PUT');
  await call(page, `offers/${id}/state`, { version: saved.version, state: 'submitted' });
}
