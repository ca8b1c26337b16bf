import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { offerStates, versionStates } from '../../packages/contract/src/transactions/index.ts';
import { counterMessages } from '../../packages/web/app/transactions/desk/messages/counters.ts';
import { offerDeskMessages } from '../../packages/web/app/transactions/messages.ts';
import { desk, expectNoSidewaysScroll, expectNothingFoundAtBothSizes, phone } from '../axe.ts';
import { clockTest } from '../clock-test.ts';
import { callAs, expect, newEmail, openAs, test } from './office-test.ts';
import { inDays } from './tour-steps.ts';

/** The number of an agent's offer that waits for an answer until a day and time in Omaha. */
async function submitOffer(page: Page, until: { on: string; time: string }, site?: string) {
  const call = async (path: string, data: object, method: 'POST' | 'PUT' = 'POST') => {
    const { status, body } = await callAs(page.request, {
      ...{ path, data, method },
      ...(site && { site }),
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data as { id: number; version: number };
  };
  const name = { firstName: 'Ida', lastName: `Counter${randomUUID().slice(0, 6)}` };
  const lead = await call('AdminLead/CreateLead', { ...name, email: newEmail() });
  const offer = await call('Transaction/CreateNewOffer', {
    ...{ leadid: lead.id, propertyaddress: `${randomUUID().slice(0, 8)} Cass St`, state: 'NE' },
    ...{ county: 'Douglas', offer_price: 389_000, earnest_deposit: 4000, all_cash: true },
    ...{ offer_date: inDays(0), offer_expire_date: until.on, offer_expire_time: until.time },
    closing_date: inDays(45),
  });
  await page.goto(`/transaction/${offer.id}`);
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: offerDeskMessages.submitOffer(), exact: true })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: offerDeskMessages.submitOffer(), exact: true })
    .click();
  await expect(versionOf(page, 1)).toContainText('Open');
  return offer.id;
}

/** A version in the panel of counteroffers. */
const versionOf = (page: Page, number: number) =>
  page.getByRole('main').getByRole('article', { name: new RegExp(`Version ${number}:`) });

async function counter(page: Page, price: string, closing: string): Promise<void> {
  const act = page.getByRole('main').getByRole('button', { name: counterMessages.counter() });
  await act.click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Offer expires on').fill(inDays(3));
  await drawer.getByLabel('Offer expires at').fill('20:00');
  await drawer.getByRole('textbox', { name: 'Offer price' }).fill(price);
  await drawer.getByLabel('Closing date').fill(closing);
  await drawer.getByRole('button', { name: counterMessages.send() }).click();
  await expect(drawer).toHaveCount(0);
}

for (const { name, look } of [desk, phone]) {
  test(`an offer, two counteroffers, and the acceptance at ${name}`, async ({ page }) => {
    await page.setViewportSize(look.viewport);
    await openAs(page, 'agent', '/dashboardmain');
    const id = await submitOffer(page, { on: inDays(2), time: '18:00' });

    await counter(page, '398000', inDays(40));
    const second = versionOf(page, 2);
    await expect(second).toContainText('counteroffer by the seller');
    await expect(second).toContainText('Offer price$389,000 → to $398,000');
    await expect(second.getByRole('time').or(second.locator('time')).first()).toContainText('left');
    await expect(versionOf(page, 1)).toContainText('Replaced by a counteroffer');
    await counter(page, '394000', inDays(38));
    await expect(versionOf(page, 3)).toContainText('counteroffer by the buyer');
    await expect(versionOf(page, 3)).toContainText('$398,000 → to $394,000');
    await expectNothingFoundAtBothSizes(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(look.viewport);

    const main = page.getByRole('main');
    await main.getByRole('button', { name: counterMessages.accept() }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('textbox', { name: 'Name' }).fill('Ann Lee');
    await drawer.getByRole('button', { name: offerDeskMessages.accept(), exact: true }).click();
    await expect(versionOf(page, 3)).toContainText('Accepted');
    await expect(versionOf(page, 3)).toContainText('Approved by Ann Lee (Seller’s agent)');
    await expect(main.getByRole('button', { name: counterMessages.counter() })).toHaveCount(0);

    // The list has the same word for it.
    const read = await callAs(page.request, { path: `offers/${id}`, method: 'GET' });
    const { code } = read.body.data as { code: string };
    await page.goto(`/dashboardmain?search=${code}&phase=contract`);
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await expect(page.locator('[data-row]')).toContainText(offerStates.accepted);
  });
}

for (const { name, look } of [desk, phone]) {
  clockTest(
    `an offer expires in front of the agent at ${name}`,
    async ({ page, baseURL, aheadFile }) => {
      clockTest.setTimeout(180_000);
      await page.clock.install();
      await page.setViewportSize(look.viewport);
      await openAs(page, 'agent', '/dashboardmain', baseURL);
      await submitOffer(page, { on: inDays(1), time: '18:00' }, baseURL);
      const accept = page.getByRole('main').getByRole('button', { name: counterMessages.accept() });
      await expect(accept).toBeVisible();
      const time = versionOf(page, 1).locator('time').first();
      const until = await time.getAttribute('datetime');
      const ahead = Date.parse(String(until)) - Date.now() - 60_000;
      await writeFile(aheadFile, String(ahead));
      await page.clock.setSystemTime(Date.now() + ahead);
      await page.clock.runFor(61_000);
      await expect(time).toContainText(/\d+ seconds? left/);
      await writeFile(aheadFile, String(ahead + 61_000));
      await expect(async () => {
        await page.clock.runFor(5_000);
        await expect(accept).toHaveCount(0);
      }).toPass({ timeout: 60_000 });
      // The server notes it within a minute or so.
      await expect(versionOf(page, 1)).toContainText(
        new RegExp(`${counterMessages.over()}|${versionStates.expired}`),
      );
      await expectNoSidewaysScroll(page);
    },
  );
}
