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
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const links = table.getByRole('link');
    const counts = (await links.allTextContents()).map(Number);
    const index = counts.findIndex((count) => count > 0 && count <= 50);
    expect(index).toBeGreaterThanOrEqual(0);
    await links.nth(index).click();
    await expect(page).toHaveURL(/\/leads\?where=createdOn/);
    await expect(page.locator('[data-row]')).toHaveCount(counts[index] ?? 0);
  });
}
