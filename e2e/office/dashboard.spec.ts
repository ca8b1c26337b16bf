import { dashboardDeskMessages as messages } from '../../packages/web/app/leads/desk/messages/dashboard.ts';
import { expectNoSidewaysScroll, expectNothingFound } from '../axe.ts';
import { expect, openAs, test } from './office-test.ts';

for (const who of ['admin', 'agent'] as const) {
  test(`figures of ${who} lead to the leads they count`, async ({ page }) => {
    await openAs(page, who, '/dashboard');
    const table = page.getByRole('table', { name: messages.sources() });
    await expect(table).toBeVisible();
    await expectNothingFound(page, { within: 'main' });
    await page.setViewportSize({ width: 390, height: 844 });
    const cards = page.getByRole('list', { name: messages.sources() }).getByRole('listitem');
    await expect(cards.first()).toContainText(messages.leads());
    await expect(table).toBeHidden();
    await expectNoSidewaysScroll(page);
    const hidden = await page
      .locator('main .scroll-x')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
    expect(hidden).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    const ofUnclaimed = page.getByRole('link', { name: messages.unclaimedAreNew() });
    await expect(ofUnclaimed).toHaveCount(who === 'agent' ? 1 : 0);
    const links = table.getByRole('link');
    const counts = (await links.allTextContents()).map(Number);
    const index = counts.findIndex((count) => count > 0 && count <= 50);
    expect(index).toBeGreaterThanOrEqual(0);
    await links.nth(index).click();
    await expect(page).toHaveURL(/\/leads\?where=createdOn/);
    await expect(page.locator('[data-row]')).toHaveCount(counts[index] ?? 0);
    await page.goBack();
    const due = page.getByText(messages.running(), { exact: true }).locator('..');
    const count = Number(await due.getByRole('link').textContent());
    await due.getByRole('link').click();
    await expect(page).toHaveURL(/\/newleads\?state=running/);
    await expect(page.locator('[data-row]')).toHaveCount(count);
  });
}

test('rows of agents and of equal service lead to the inquiries they count', async ({ page }) => {
  await openAs(page, 'admin', '/dashboard');
  for (const title of [messages.agents(), messages.service()]) {
    await page.goto('/dashboard');
    const links = page.getByRole('table', { name: title }).locator('a[href^="/newleads"]');
    await expect(links.first()).toBeVisible();
    const counts = (await links.allTextContents()).map(Number);
    const index = counts.findIndex((count) => count > 0 && count <= 20);
    expect(index).toBeGreaterThanOrEqual(0);
    await links.nth(index).click();
    await expect(page).toHaveURL(/\/newleads\?state=.*by=/);
    await expect(page.locator('[data-row]')).toHaveCount(counts[index] ?? 0);
  }
});

test('dates in the wrong order are refused at their field, and put right in an address', async ({
  page,
}) => {
  await openAs(page, 'admin', '/dashboard?from=2026-03-31&to=2026-03-01');
  const dates = [messages.from(), messages.to()];
  const [from, to] = dates.map((name) => page.getByLabel(name, { exact: true }));
  await expect(from!).toHaveValue('2026-03-01');
  await expect(to!).toHaveValue('2026-03-31');
  await from!.fill('2026-04-20');
  await page.getByRole('button', { name: messages.show(), exact: true }).click();
  await expect(to!).toHaveAccessibleDescription(messages.reversed());
  await expect(from!).toHaveValue('2026-04-20');
});
