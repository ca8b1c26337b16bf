import type { Page } from '@playwright/test';
import { offerFields } from '../../packages/contract/src/transactions/index.ts';
import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { referenceMessages } from '../../packages/web/app/leads/desk/messages/reference-lists.ts';
import { costMessages } from '../../packages/web/app/transactions/desk/messages/costs.ts';
import { offerDeskMessages } from '../../packages/web/app/transactions/messages.ts';
import { answerTest } from '../site-test.ts';
import { callAs, expect, openAs, sidebarOf, test } from './office-test.ts';

const priceLabel = offerFields.offerPriceCents.label;
const depositLabel = offerFields.earnestDepositCents.label;

/** Starts an offer as the signed-in person; answers its path. */
async function startOffer(page: Page): Promise<string> {
  await page.getByRole('button', { name: offerDeskMessages.newOffer() }).click();
  await page.waitForURL(/\/transaction\/\d+$/);
  return new URL(page.url()).pathname;
}

const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });

async function fill(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  await field(page, name).blur();
}

/** Waits for the fields whose script comes by itself. */
const loaded = (page: Page) =>
  expect(page.getByRole('combobox', { name: offerFields.leadId.label, exact: true })).toBeVisible();

/** The terms that are stored. */
async function termsOf(page: Page, path: string): Promise<Record<string, unknown>> {
  const id = path.split('/').at(-1);
  const { body } = await callAs(page.request, { path: `offers/${id}`, method: 'GET' });
  return (body.data as { terms: Record<string, unknown> }).terms;
}

answerTest(
  'what is typed without a connection stays, and is saved once it is back',
  async ({ page }) => {
    await openAs(page, 'agent', '/dashboardmain');
    const path = await startOffer(page);
    await fill(page, priceLabel, '389000');
    await expect(page.getByText(deskMessages.allSaved())).toBeVisible();
    await loaded(page);

    await page.context().setOffline(true);
    await fill(page, priceLabel, '391500');
    await fill(page, depositLabel, '4000');
    const status = page.getByText(deskMessages.unreachableText()).first();
    await expect(status).toBeVisible();
    await expect(field(page, priceLabel)).toHaveValue('$391,500');
    await expect(field(page, depositLabel)).toHaveValue('$4,000');

    await page.context().setOffline(false);
    await expect(page.getByText(deskMessages.allSaved())).toBeVisible({ timeout: 20_000 });
    expect(await termsOf(page, path)).toMatchObject({
      ...{ offerPriceCents: 39_150_000, earnestDepositCents: 400_000 },
    });
  },
);

answerTest(
  'what is typed without a connection is there after the page is opened again',
  async ({ page }) => {
    await openAs(page, 'agent', '/dashboardmain');
    const path = await startOffer(page);
    await page.context().setOffline(true);
    await fill(page, priceLabel, '402000');
    await expect(page.getByText(deskMessages.unreachableText()).first()).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.context().setOffline(false);
    await page.reload();
    await expect(field(page, priceLabel)).toHaveValue('$402,000');
    await expect(page.getByText(deskMessages.allSaved())).toBeVisible({ timeout: 20_000 });
    expect(await termsOf(page, path)).toMatchObject({ offerPriceCents: 40_200_000 });
  },
);

test('two people who edit one offer are shown each other, and keep what both enter', async ({
  page,
  browser,
}) => {
  await page.clock.install();
  await openAs(page, 'agent', '/dashboardmain');
  const path = await startOffer(page);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await openAs(other, 'admin', path);
  await expect(other.getByText(costMessages.editing({ names: 'Priya Raman' }))).toBeVisible();
  const nextSign = () => page.clock.fastForward('00:21');
  await nextSign();
  await expect(page.getByText(costMessages.editing({ names: 'Tomás Herrera' }))).toBeVisible();

  await fill(page, priceLabel, '389000');
  await expect(page.getByText(deskMessages.allSaved())).toBeVisible();
  await fill(other, depositLabel, '4000');
  await expect(other.getByText(deskMessages.allSaved())).toBeVisible();
  await expect(field(other, priceLabel)).toHaveValue('$389,000');
  await nextSign();
  await expect(field(page, depositLabel)).toHaveValue('$4,000');
  expect(await termsOf(page, path)).toMatchObject({
    ...{ offerPriceCents: 38_900_000, earnestDepositCents: 400_000 },
  });

  // The same field: both values are shown, and the one who typed last decides.
  await fill(page, priceLabel, '390000');
  await expect(page.getByText(deskMessages.allSaved())).toBeVisible();
  await fill(other, priceLabel, '391500');
  const both = /Priya Raman changed this to \$390,000 at .* You typed \$391,500\./;
  await expect(other.getByText(both)).toBeVisible();
  await expect(field(other, priceLabel)).toHaveValue(/391,500/);
  await other.getByRole('button', { name: /^Keep mine/ }).click();
  await expect(other.getByText(deskMessages.allSaved())).toBeVisible();
  expect(await termsOf(page, path)).toMatchObject({ offerPriceCents: 39_150_000 });

  await other.getByRole('main').getByRole('link', { name: offerDeskMessages.title() }).click();
  await other.waitForURL('**/dashboardmain');
  await expect(async () => {
    await nextSign();
    const warning = page.getByText(costMessages.editing({ names: 'Tomás Herrera' }));
    await expect(warning).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await context.close();
});

test('the lists of the form are asked for once, and again after one was changed', async ({
  page,
}) => {
  await openAs(page, 'admin', '/dashboardmain');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('GetAllOfferDropdownList')) asked.push(request.url());
  });
  await startOffer(page);
  await expect(field(page, priceLabel)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: offerDeskMessages.title() }).click();
  await startOffer(page);
  await expect(field(page, priceLabel)).toBeVisible();
  expect(asked).toHaveLength(1);
  await sidebarOf(page).getByRole('link', { name: referenceMessages.title() }).click();
  await page.waitForURL('**/reference-lists');
  await page.goBack();
  await expect(field(page, priceLabel)).toBeVisible();
  expect(asked).toHaveLength(2);
});
