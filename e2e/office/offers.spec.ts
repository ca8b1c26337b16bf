import { randomUUID } from 'node:crypto';
import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { costMessages } from '../../packages/web/app/transactions/desk/messages/costs.ts';
import { offerDeskMessages } from '../../packages/web/app/transactions/messages.ts';
import {
  desk,
  expectNoSidewaysScroll,
  expectNothingFound,
  expectNothingFoundAtBothSizes,
  phone,
} from '../axe.ts';
import { askForHomes } from '../site-test.ts';
import { callAs, expect, newEmail, openAs, test } from './office-test.ts';

/** By Omaha's calendar. */
function inDays(days: number): string {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

test('an offer is begun at a desk, finished on a phone, and submitted', async ({
  page,
  browser,
  request,
}) => {
  await page.setViewportSize(desk.look.viewport);
  await openAs(page, 'agent', '/dashboardmain');
  const data = { firstName: 'Ida', lastName: `Offer${randomUUID().slice(0, 6)}` };
  const lead = { ...data, email: newEmail() };
  const made = await callAs(page.request, { path: 'AdminLead/CreateLead', data: lead });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const { value } = await askForHomes(request, { pageSize: 1, sortby: 'pricedesc' });
  const home = value[0];

  await page.getByRole('button', { name: offerDeskMessages.newOffer() }).click();
  await page.waitForURL(/\/transaction\/\d+/);
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'MLS number' }).fill(String(home?.listingid));
  await page.getByRole('option').first().click();
  await main.getByRole('textbox', { name: 'Offer price' }).fill('389000');
  await main.getByRole('textbox', { name: 'Earnest deposit' }).fill('4000');
  await main.getByRole('textbox', { name: 'Earnest deposit' }).blur();
  await expect(page.getByText(deskMessages.allSaved())).toBeVisible();
  await expect(main.getByText(costMessages.fromListing()).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: costMessages.cashToClose() })).toBeVisible();
  await expectNothingFoundAtBothSizes(page);

  const mobile = await browser.newPage({ ...phone.look, baseURL: new URL(page.url()).origin });
  await openAs(mobile, 'agent', new URL(page.url()).pathname);
  const form = mobile.getByRole('main');
  // The part that needs something first is open.
  await form.getByRole('combobox', { name: 'Client', exact: true }).fill(data.lastName);
  await mobile.getByRole('option', { name: data.lastName }).click();
  const open = (section: string) =>
    form.getByRole('button', { name: new RegExp(`^${section}`), expanded: false }).click();
  await open('Dates and price');
  await open('Closing');
  await expect(form.getByRole('textbox', { name: 'Offer price' })).toHaveValue('$389,000');
  for (const [label, text] of [
    ['Offer expires on', inDays(2)],
    ['Offer expires at', '18:00'],
    ['Closing date', inDays(45)],
  ] as const) {
    await form.getByLabel(label, { exact: true }).fill(text);
  }
  await open('Financing');
  await form.getByRole('combobox', { name: 'All cash' }).click();
  await mobile.getByRole('option', { name: offerDeskMessages.yes() }).click();
  await form.getByLabel('Closing date', { exact: true }).blur();
  await expect(form.getByText(offerDeskMessages.ready())).toBeVisible();
  await expectNothingFound(mobile);
  await expectNoSidewaysScroll(mobile);
  await form.getByRole('button', { name: offerDeskMessages.submitOffer(), exact: true }).click();
  await mobile
    .getByRole('dialog')
    .getByRole('button', { name: offerDeskMessages.submitOffer(), exact: true })
    .click();
  await expect(form.getByText('Submitted', { exact: true })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Offer price' })).toHaveCount(0);
  await mobile.close();
});
