import { randomUUID } from 'node:crypto';
import { offerPhases } from '../../packages/contract/src/transactions/index.ts';
import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { offerViewMessages } from '../../packages/web/app/transactions/desk/messages/offer-views.ts';
import { offerDeskMessages } from '../../packages/web/app/transactions/messages.ts';
import { desk, expectNoSidewaysScroll, expectNothingFoundAtBothSizes, phone } from '../axe.ts';
import { callAs, expect, openAs, test } from './office-test.ts';

/** By Omaha's calendar. */
function inDays(days: number): string {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

test('offers are a list, a board and a calendar, whose state is in the address', async ({
  page,
}) => {
  await page.setViewportSize(desk.look.viewport);
  await openAs(page, 'agent', '/dashboardmain');
  const street = `Deal${randomUUID().slice(0, 6)} St`;
  for (const [number, price] of [
    [1, 300_000],
    [2, 0],
  ] as const) {
    const data = {
      ...{ propertyaddress: `${number} ${street}`, offer_price: price },
      ...{ offer_expire_date: inDays(3), closing_date: inDays(40) },
    };
    const made = await callAs(page.request, { path: 'Transaction/CreateNewOffer', data });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
  }
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: offerDeskMessages.search() }).fill(street);
  await expect(page).toHaveURL(/search=Deal/);
  const totals = main.getByRole('list', { name: offerViewMessages.totals() });
  const drafts = totals.getByRole('listitem').filter({ hasText: offerPhases.draft });
  await expect(drafts).toContainText('2');
  await expect(drafts).toContainText('$300,000, 1 without a price');
  await expect(main.getByRole('row')).toHaveCount(3 + 7);
  await totals.getByRole('link', { name: offerPhases.draft }).click();
  await expect(page).toHaveURL(/phase=draft/);
  await expectNothingFoundAtBothSizes(page);

  const choose = (view: string) => main.getByText(view, { exact: true }).click();
  await choose(offerViewMessages.board());
  await expect(page).toHaveURL(/search=Deal.*phase=draft.*view=board/);
  const board = main.getByRole('region', { name: offerViewMessages.boardLabel() });
  await expect(board.getByRole('button', { name: street })).toHaveCount(2);
  await expectNothingFoundAtBothSizes(page);
  await page.reload();
  await expect(board.getByRole('button', { name: street })).toHaveCount(2);

  await choose(offerViewMessages.calendar());
  await expect(page).toHaveURL(/view=calendar/);
  await page.goto(`/dashboardmain?view=calendar&search=${street}&month=${inDays(40).slice(0, 7)}`);
  const closings = main.getByRole('link', { name: /^Closing/ });
  await expect(closings).toHaveCount(2);
  await expectNothingFoundAtBothSizes(page);
  await page.setViewportSize(phone.look.viewport);
  await expect(closings).toHaveCount(2);
  await expect(main.locator('table').filter({ has: closings })).toHaveCount(0);
  await main.getByRole('link', { name: /^Next month/ }).press('Enter');
  await expect(page).toHaveURL(/month=/);
  await expect(closings).toHaveCount(0);
  await page.goBack();
  await closings.first().click();
  await page.waitForURL(/\/transaction\/\d+/);
});

test('on a phone the first screen shows offers, and the filters are behind a button', async ({
  page,
}) => {
  await page.setViewportSize(phone.look.viewport);
  await openAs(page, 'admin', '/dashboardmain');
  const main = page.getByRole('main');
  await expect(page.locator('[data-row]').nth(1)).toBeInViewport({ ratio: 1 });
  const phase = main.getByRole('combobox', { name: offerViewMessages.phase() });
  await expect(phase).toBeHidden();
  const toggle = main.getByRole('button', { name: deskMessages.filters({ count: 0 }) });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await phase.click();
  await page.getByRole('option', { name: offerPhases.draft }).click();
  await expect(page).toHaveURL(/phase=draft/);
  await main.getByRole('button', { name: deskMessages.filters({ count: 1 }) }).click();
  await expect(phase).toBeHidden();
  await expectNothingFoundAtBothSizes(page);
  await expect(phase).toBeVisible();
  await expect(main.getByRole('button', { name: deskMessages.filters({ count: 1 }) })).toBeHidden();
  await expectNoSidewaysScroll(page);
});
