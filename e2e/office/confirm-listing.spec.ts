import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { compareMessages } from '../../packages/web/app/transactions/compare/messages.ts';
import { listingDeskMessages } from '../../packages/web/app/transactions/desk/messages/listing-files.ts';
import { desk, expectNothingFoundAtBothSizes } from '../axe.ts';
import { whenAlive } from '../site-test.ts';
import { call, writeDown } from './listing-steps.ts';
import { expect, makePerson, newEmail, openAs, test } from './office-test.ts';
import { inDays } from './tour-steps.ts';

test('once a broker confirms a listing, offers of our own buyers join the comparison', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize(desk.look.viewport);
  await openAs(page, 'agent', '/listing-files');
  const propertyAddress = `${randomUUID().slice(0, 8)} Wirt St, Omaha, NE 68110`;
  const lead = (of: Page, firstName: string) =>
    call<{ id: string }>(of, 'AdminLead/CreateLead', {
      ...{ firstName, lastName: 'Journey', email: newEmail() },
    });
  const seller = await lead(page, 'Sela');
  const { id } = await call<{ id: number }>(page, 'listing-files', {
    ...{ sellerLeadId: seller.id, propertyAddress, county: 'Douglas', stateOrProvince: 'NE' },
    ...{ listPriceCents: 31_000_000, commissionPercent: '5.5' },
  });
  await writeDown(page, id, 'Ana Ruiz', { offerPriceCents: 30_000_000, yearBuilt: 1990 });

  // A colleague writes one for a buyer.
  const office = await browser.newPage({ ...desk.look, baseURL: String(baseURL) });
  await openAs(office, 'superAdmin', `/listing-files/${id}`);
  const colleague = { first_name: 'Col', last_name: 'League', role: 'agent' };
  const { id: agentId } = await makePerson(office, colleague);
  const buyer = await lead(office, 'Bo');
  type Offer = { id: number; version: number };
  const made = await call<Offer>(office, 'Transaction/CreateNewOffer', { leadid: buyer.id });
  const saved = await call<Offer>(
    office,
    `offers/${made.id}`,
    {
      ...{ version: 1, agentId, propertyAddress, county: 'Douglas', stateOrProvince: 'NE' },
      ...{ offerPriceCents: 32_000_000, earnestDepositCents: 400_000, yearBuilt: 1990 },
      ...{ offerOn: inDays(0), expireOn: inDays(2), expireTime: '17:00' },
      ...{ closingOn: inDays(30), allCash: true },
    },
    'PUT',
  );
  await call(office, `offers/${made.id}/state`, { version: saved.version, state: 'submitted' });

  await page.goto(`/listing-files/${id}/compare`);
  const columns = page
    .getByRole('region', { name: compareMessages.table() })
    .getByRole('columnheader');
  await expect(columns.filter({ hasText: 'Ana Ruiz' })).toBeVisible();
  await expect(columns.filter({ hasText: 'Bo Journey' })).toHaveCount(0);

  await expect(office.getByText(listingDeskMessages.waiting())).toBeVisible();
  await office.getByRole('button', { name: listingDeskMessages.confirm() }).click();
  const question = office.getByRole('dialog');
  await whenAlive(question);
  await question.getByRole('button', { name: listingDeskMessages.confirm() }).click();
  await expect(office.getByText(listingDeskMessages.waiting())).toHaveCount(0);
  await expectNothingFoundAtBothSizes(office);

  // The former path of the comparison leads to it.
  await page.goto(`/listing-file/${id}/compare`);
  await expect(page).toHaveURL(new RegExp(`/listing-files/${id}/compare$`));
  await expect(columns.filter({ hasText: 'Bo Journey' })).toBeVisible();
  await expect(columns.filter({ hasText: 'Ana Ruiz' })).toBeVisible();
});
