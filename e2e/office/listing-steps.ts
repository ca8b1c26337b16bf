import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callAs, expect, newEmail } from './office-test.ts';
import { inDays } from './tour-steps.ts';

type Sent = Record<string, unknown>;

/** What an operation that must succeed answers the page's person. */
export async function call<Data>(
  page: Page,
  path: string,
  data: object,
  method: 'POST' | 'PUT' = 'POST',
): Promise<Data> {
  const site = page.url();
  const { status, body } = await callAs(page.request, {
    ...{ path, data, method },
    ...(site.startsWith('http') && { site }),
  });
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

/** A listing file that the agent has all documents for. */
export async function startFile(page: Page): Promise<{ id: number; address: string }> {
  const address = `${randomUUID().slice(0, 8)} Seward St, Omaha, NE 68111`;
  const name = { firstName: 'Sal', lastName: 'Seller', email: newEmail() };
  const { id: sellerLeadId } = await call<{ id: string }>(page, 'AdminLead/CreateLead', name);
  type File = { id: number; version: number; missing: string[] };
  let file = await call<File>(page, 'listing-files', {
    ...{ sellerLeadId, propertyAddress: address, county: 'Douglas', stateOrProvince: 'NE' },
    ...{ yearBuilt: 1990, listPriceCents: 39_500_000, commissionPercent: '5.5', feesCents: 0 },
    ...{ agreementSignedOn: inDays(-20), agreementExpiresOn: inDays(120), taxYearCents: 730_000 },
    ...{ payoffCents: 15_000_000, payoffStatedOn: inDays(-5) },
  });
  const { id } = file;
  for (const document of file.missing) {
    const noted = { version: file.version, receivedOn: inDays(-2) };
    file = await call<File>(page, `listing-files/${id}/documents/${document}`, noted, 'PUT');
  }
  return { id, address };
}
