import type { Browser, Locator, Page } from '@playwright/test';
import { offerStateText } from '../../packages/contract/src/transactions/index.ts';
import { compareMessages } from '../../packages/web/app/transactions/compare/messages.ts';
import { listingDeskMessages } from '../../packages/web/app/transactions/desk/messages/listing-files.ts';
import { offerDeskMessages } from '../../packages/web/app/transactions/messages.ts';
import { offerFormMessages } from '../../packages/web/app/transactions/offer-form/messages/offer-form.ts';
import { desk, expectNoSidewaysScroll, expectNothingFoundAtBothSizes, phone } from '../axe.ts';
import { whenAlive } from '../site-test.ts';
import { startFile, writeDown } from './listing-steps.ts';
import { expect, newEmail, openAs, test } from './office-test.ts';
import { inDays } from './tour-steps.ts';

/** The other agent, on a phone and without an account, sends the offer of the Lums. */
async function sendByLink(browser: Browser, origin: string, link: string, address: string) {
  const context = await browser.newContext({ ...phone.look, baseURL: origin });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByText(offerFormMessages.forHome({ address }))).toBeVisible();
  expect(page.url()).not.toContain('token');
  await expectNothingFoundAtBothSizes(page);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  // A hint below one of two fields side by side moves neither.
  const topOf = async (name: string) => (await field(name).boundingBox())?.y;
  expect(await topOf(offerFormMessages.expireOn())).toBe(
    await topOf(offerFormMessages.expireTime()),
  );
  await page.setViewportSize(phone.look.viewport);
  await expectNoSidewaysScroll(page);
  await field(offerFormMessages.buyerNames()).fill('Kim and Lee Lum');
  await field(offerFormMessages.agentName()).fill('Rosa Vega');
  await field(offerFormMessages.license()).fill('20201234');
  await field(offerFormMessages.brokerage()).fill('Elm Grove Realty');
  await field(offerFormMessages.phone()).fill('(402) 555-0142');
  await field(offerFormMessages.email()).fill(newEmail());
  await field(offerFormMessages.offerPriceCents()).fill('401,000');
  await field(offerFormMessages.earnestDepositCents()).fill('5,000');
  await field(offerFormMessages.buyerFinanceType()).fill('Cash');
  await field(offerFormMessages.closingOn()).fill(inDays(30));
  await field(offerFormMessages.expireOn()).fill(inDays(1));
  await field(offerFormMessages.expireTime()).fill('17:00');
  await page.getByRole('button', { name: offerFormMessages.send() }).click();
  await expect(page.getByRole('heading', { name: offerFormMessages.sent() })).toBeVisible();
  await expectNothingFoundAtBothSizes(page);
  await context.close();
}

/** The buyers in the order of the columns, or of the cards on a phone. */
const buyersIn = (page: Page, part: string, role: 'columnheader' | 'heading') =>
  page.getByRole('region', { name: part }).getByRole(role).locator('span:first-child');

test('five offers on a listing, one sent by link, are compared, and one is accepted', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize(desk.look.viewport);
  await openAs(page, 'agent', '/listing-files');
  const { id, address } = await startFile(page);
  await writeDown(page, id, 'Ana Ruiz', { offerPriceCents: 38_000_000 });
  await writeDown(page, id, 'Ben Okafor', { offerPriceCents: 40_000_000 });
  await writeDown(page, id, 'Cara Novak', { offerPriceCents: 39_000_000 });
  // The highest price leaves the seller less: they pay for the buyer's closing.
  const costly = { offerPriceCents: 40_500_000, closingAmountCents: 1_500_000 };
  await writeDown(page, id, 'Dan Petersen', costly);

  await page.goto(`/listing-files/${id}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: listingDeskMessages.makeLink() }).click();
  const link = await main.getByLabel(listingDeskMessages.newLink()).inputValue();
  await sendByLink(browser, String(baseURL), new URL(link).pathname + new URL(link).hash, address);
  await page.reload();
  await expect(main.getByText(`· ${listingDeskMessages.byLink()}`)).toBeVisible();
  await expectNothingFoundAtBothSizes(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(desk.look.viewport);

  await page.goto(`/listing-files/${id}/compare`);
  const columns = buyersIn(page, compareMessages.table(), 'columnheader');
  const byNet = ['Kim and Lee Lum', 'Ben Okafor', 'Cara Novak', 'Dan Petersen', 'Ana Ruiz'];
  await expect(columns.filter({ hasText: / / })).toHaveText(byNet);
  const sort = main.getByLabel(compareMessages.sortBy());
  await sort.selectOption({ label: compareMessages.price() });
  await expect(columns.filter({ hasText: / / }).first()).toHaveText('Dan Petersen');
  await sort.selectOption({ label: compareMessages.net() });
  const row = (name: string) => main.getByRole('row', { name: new RegExp(`^${name}`) });
  // Only what deserves a look is marked: the best figure, and terms unlike most others.
  await expect(row(compareMessages.price())).toContainText(compareMessages.best());
  await expect(main.getByText(compareMessages.differs(), { exact: true })).toHaveCount(0);
  await expect(row(compareMessages.loan())).toBeVisible();
  // The address has the choice, and the page follows it.
  await main.getByLabel(compareMessages.onlyDifferent()).click();
  await expect(main.getByLabel(compareMessages.onlyDifferent())).toBeChecked();
  await expect(row(compareMessages.price())).toBeVisible();
  await expect(row(compareMessages.loan())).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]rows=different/);
  await expect(row(compareMessages.expires())).toContainText(/\d (hours?|days?).* left/);
  await expectNothingFoundAtBothSizes(page);

  await page.setViewportSize(phone.look.viewport);
  const cards = main.getByRole('region', { name: compareMessages.cards() }).getByRole('article');
  await expect(cards).toHaveCount(5);
  await expect(cards.first()).toContainText('Kim and Lee Lum');
  await expect(cards.first()).toContainText(compareMessages.position({ at: 1, count: 5 }));
  await expect(cards.first()).toContainText(/ left/);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(phone.look.viewport);

  await accept(page, cards.first());
  await expect(cards.first()).toContainText('Accepted');
  await expect(cards.first().getByRole('button')).toHaveCount(0);
  // A second one can only be a back-up offer now.
  const second = cards.nth(1);
  await accept(page, second);
  await expect(second).toContainText(offerStateText({ state: 'accepted', isBackup: true }));
  const third = cards.nth(2);
  await third
    .getByRole('button', { name: new RegExp(`^${offerDeskMessages.reject()}: .*offer`) })
    .click();
  await confirm(page);
  await expect(third).toContainText('Rejected');
  await expect(third.getByRole('heading')).toBeFocused();
  await page.goto(`/listing-files/${id}`);
  await expect(main.getByText('Accepted', { exact: false }).first()).toBeVisible();
});

/** Accepts an offer, as a back-up once another one was. */
async function accept(page: Page, offer: Locator): Promise<void> {
  await offer
    .getByRole('button', { name: new RegExp(`^${offerDeskMessages.accept()}.*: .*offer`) })
    .click();
  await confirm(page);
}

/** Answers yes: the dialog's own button says what it does, after the one that closes it. */
async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await whenAlive(dialog);
  await dialog.getByRole('button').last().click();
  await expect(dialog).toHaveCount(0);
}
