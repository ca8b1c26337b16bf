import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { offerDeskMessages } from '../../packages/web/app/transactions/messages.ts';
import { desk, expectNothingFound, phone } from '../axe.ts';
import { askForHomes } from '../site-test.ts';
import { callAs, expect, newEmail, openAs, test } from './office-test.ts';

interface Offer {
  id: number;
  version: number;
  terms: Record<string, unknown>;
}

const startOffer = async (request: APIRequestContext, given: object = {}): Promise<number> => {
  const { body } = await callAs(request, { path: 'Transaction/CreateNewOffer', data: given });
  return (body.data as { id: number }).id;
};
const readOffer = async (request: APIRequestContext, id: number): Promise<Offer> =>
  (await callAs(request, { path: `offers/${id}`, method: 'GET' })).body.data;
const changeOffer = async (request: APIRequestContext, id: number, fields: object) => {
  const { version } = await readOffer(request, id);
  const { status, body } = await callAs(request, {
    ...{ path: `offers/${id}`, method: 'PUT' as const, data: { version, ...fields } },
  });
  expect(status, JSON.stringify(body)).toBe(200);
};
const priceOf = async (page: Page, id: number) =>
  (await readOffer(page.request, id)).terms.offerPriceCents;
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name });

test.describe('two people', () => {
  // The server refuses what someone else changed.
  test.use({ expectedStatuses: [409] });
  test('what someone else changed is never overwritten by a reload (R-567)', async ({
    page,
    browser,
  }) => {
    await openAs(page, 'agent', '/dashboardmain');
    const id = await startOffer(page.request, { offer_price: 389_000 });
    const office = await browser.newPage({ baseURL: new URL(page.url()).origin });
    await openAs(office, 'admin', '/dashboardmain');

    await page.goto(`/transaction/${id}`);
    await expect(field(page, 'Offer price')).toHaveValue('$389,000');
    const isSave = (url: URL) => url.pathname === `/api/v1/offers/${id}`;
    await page.route(isSave, (route) =>
      route.request().method() === 'PUT' ? route.abort('aborted') : route.continue(),
    );
    await field(page, 'Offer price').fill('400,000');
    await field(page, 'Offer price').blur();
    await expect(page.getByText(deskMessages.unreachableText())).toBeVisible();
    await changeOffer(office.request, id, { offerPriceCents: 395_000_00 });

    await page.unroute(isSave);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    const main = page.getByRole('main');
    const both = /Tomás? Herrera changed this to \$395,000 at .*M\. You typed \$400,000\./;
    await expect(main.getByText(both)).toBeVisible();
    await expect(field(page, 'Offer price')).toHaveValue(/400,000/);
    await expect(main.getByText(deskMessages.mustChoose({ label: 'Offer price' }))).toBeVisible();
    await expectNothingFound(page);
    expect(await priceOf(page, id)).toBe(395_000_00);

    await main.getByRole('button', { name: /^Keep mine/ }).click();
    await expect(page.getByText(deskMessages.allSaved())).toBeVisible();
    expect(await priceOf(page, id)).toBe(400_000_00);
    await expect(field(page, 'Offer price')).toBeFocused();

    // The same while the form is open: the server refuses, and both values show.
    await field(page, 'Earnest deposit').fill('4000');
    await changeOffer(office.request, id, { earnestDepositCents: 5_000_00 });
    await field(page, 'Earnest deposit').blur();
    await expect(main.getByText(/changed this to \$5,000 at .* You typed \$4,000\./)).toBeVisible();
    await main.getByRole('button', { name: /^Use theirs/ }).click();
    await expect(field(page, 'Earnest deposit')).toHaveValue('$5,000');
    await expect(page.getByText(deskMessages.allSaved())).toBeVisible();
    await office.close();
  });
});

test('an amount that can’t be read stays as typed, with the reason, and nothing is guessed', async ({
  page,
}) => {
  await openAs(page, 'agent', '/dashboardmain');
  const id = await startOffer(page.request);
  await page.goto(`/transaction/${id}`);
  const main = page.getByRole('main');
  const price = field(page, 'Offer price');
  const why = deskMessages.notAnAmount({ label: 'Offer price' });
  for (const typed of ['-20', '-5', 'abc']) {
    await price.fill(typed);
    await price.blur();
    await expect(price).toHaveValue(typed);
    await expect(main.getByRole('status').getByRole('button', { name: why })).toBeVisible();
  }
  // Another field is saved, and the reason stays.
  await field(page, 'Earnest deposit').fill('4000');
  await field(page, 'Earnest deposit').blur();
  await expect
    .poll(async () => (await readOffer(page.request, id)).terms.earnestDepositCents)
    .toBe(4_000_00);
  await expect(main.getByRole('status').getByRole('button', { name: why })).toBeVisible();
  expect(await priceOf(page, id)).toBe(null);

  await price.fill('350k');
  await expect(main.getByText(deskMessages.meansAmount({ amount: '$350,000' }))).toBeVisible();
  await price.blur();
  await expect(price).toHaveValue('$350,000');
  await expect(page.getByText(deskMessages.allSaved())).toBeVisible();
  expect(await priceOf(page, id)).toBe(350_000_00);
  await field(page, 'Interest rate').fill('6.5');
  await field(page, 'Interest rate').blur();
  await expect(field(page, 'Interest rate')).toHaveValue('6.5%');
});

test('Submit checks before it asks, and each entry leads to its field', async ({ page }) => {
  await openAs(page, 'agent', '/dashboardmain');
  const id = await startOffer(page.request, { offer_price: 389_000 });
  for (const size of [desk, phone]) {
    await page.setViewportSize(size.look.viewport);
    await page.goto(`/transaction/${id}`);
    const main = page.getByRole('main');
    const panel = main.getByRole('region', { name: offerDeskMessages.before() });
    await main.getByRole('button', { name: offerDeskMessages.submitOffer() }).click();
    await expect(panel).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(panel.getByText(/^\d+ of 12 needed fields/)).toBeVisible();
    const entry = panel.getByRole('button', {
      name: offerDeskMessages.missing({ label: 'Closing date' }),
    });
    const height = (await entry.boundingBox())?.height ?? 0;
    expect(height).toBeGreaterThanOrEqual(size === phone ? 44 : 24);
    await entry.click();
    await expect(main.getByLabel('Closing date', { exact: true })).toBeFocused();
    await expect(main.getByLabel('Closing date', { exact: true })).toBeInViewport();
    await expectNothingFound(page);
  }
});

test('what has the focus is never behind the bars (WCAG 2.4.11)', async ({ page }) => {
  await openAs(page, 'agent', '/dashboardmain');
  const id = await startOffer(page.request);
  for (const [size, tabs] of [
    [phone, 18],
    [desk, 26],
  ] as const) {
    await page.setViewportSize(size.look.viewport);
    await page.goto(`/transaction/${id}`);
    await page.getByRole('combobox', { name: 'Client', exact: true }).focus();
    for (let tab = 0; tab < tabs; tab += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const { activeElement: at } = document;
        const { x, y, width, height } = at?.getBoundingClientRect() ?? new DOMRect();
        const top = document.elementFromPoint(x + Math.min(20, width / 2), y + height / 2);
        const isShown = at && top && (at.contains(top) || top.contains(at));
        return isShown ? null : at?.outerHTML.slice(0, 200);
      });
      expect(hidden).toBeNull();
    }
  }
});

test('the summary beside the form scrolls to its end, and says that there is more', async ({
  page,
  request,
}) => {
  await openAs(page, 'agent', '/dashboardmain');
  const { value } = await askForHomes(request, { pageSize: 1, sortby: 'pricedesc' });
  const id = await startOffer(page.request, {
    ...{ offer_price: 389_000, listing_id: value[0]?.listingid, sid: '530' },
    ...{ offer_date: '2031-06-01', offer_expire_date: '2031-06-02', closing_date: '2031-07-10' },
  });
  await page.goto(`/transaction/${id}`);
  const side = page.getByRole('complementary', { name: offerDeskMessages.summary() });
  const more = side.getByText(deskMessages.moreBelow());
  await expect(more).toBeVisible();
  await side.getByRole('group').focus();
  await page.keyboard.press('End');
  await expect(more).toBeHidden();
  const last = side.getByRole('heading').last();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('an offer for a listed home takes a few steps from New offer to submitted', async ({
  page,
  request,
}) => {
  await openAs(page, 'agent', '/dashboardmain');
  const lead = { firstName: 'Ida', lastName: `Fast${randomUUID().slice(0, 6)}`, email: newEmail() };
  const made = await callAs(page.request, { path: 'AdminLead/CreateLead', data: lead });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const { value } = await askForHomes(request, { pageSize: 1, sortby: 'pricedesc' });
  const home = value[0];
  const inDays = (days: number) => {
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });
    return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  };
  let steps = 0;
  const step = async (work: Promise<unknown>) => {
    await work;
    steps += 1;
  };
  const main = page.getByRole('main');
  const choose = async (name: string, text: string) => {
    await step(main.getByRole('combobox', { name, exact: true }).fill(text));
    await step(page.getByRole('option', { name: text }).first().click());
  };
  await step(page.getByRole('button', { name: offerDeskMessages.newOffer() }).click());
  await page.waitForURL(/\/transaction\/\d+/);
  await choose('Client', lead.lastName);
  await choose('MLS number', String(home?.listingid));
  const price = String(Math.round(Number(home?.price)));
  await step(field(page, 'Offer price').fill(price));
  await step(field(page, 'Earnest deposit').fill('5k'));
  await step(main.getByLabel('Offer expires on', { exact: true }).fill(inDays(2)));
  await step(main.getByLabel('Offer expires at', { exact: true }).fill('18:00'));
  await step(main.getByLabel('Closing date', { exact: true }).fill(inDays(44)));
  await choose('Type of financing', 'Conventional');
  await step(main.getByRole('button', { name: offerDeskMessages.submitOffer() }).click());
  const dialog = page.getByRole('dialog');
  await step(dialog.getByRole('button', { name: offerDeskMessages.submitOffer() }).click());
  await expect(main.getByText('Submitted', { exact: true })).toBeVisible();
  expect(steps).toBeLessThanOrEqual(14);
});
