import type { Page } from '@playwright/test';
import { mapMessages } from '../../packages/web/app/listings/messages/map.ts';
import { attribution, connectedTest, expect, serveStreets } from '../connected-site.ts';

connectedTest.use({ expectedStatuses: [503] });

const mapOf = (page: Page) => page.getByRole('region', { name: mapMessages.title() });

connectedTest('streets are drawn under the homes, with their source named', async ({ page }) => {
  await serveStreets(page);
  await page.goto('/property-list?view=map');
  await expect(mapOf(page)).toContainText(attribution);
  await expect(mapOf(page).getByTestId('cluster').first()).toBeVisible();
  await expect(mapOf(page)).not.toContainText(mapMessages.streetsUnavailable());
  await expect(mapOf(page).locator('span', { hasText: /^Lincoln$/ })).toBeVisible();
});

connectedTest('a host that is down leaves county lines, and says so', async ({ page }) => {
  await serveStreets(page, { styleIsUp: false });
  await page.goto('/property-list?view=map');
  await expect(mapOf(page)).toContainText(mapMessages.streetsUnavailable());
  await expect(mapOf(page)).toContainText(mapMessages.countyLines());
  await expect(mapOf(page).getByTestId('cluster').first()).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

connectedTest('a style whose tiles don’t come leaves county lines too', async ({ page }) => {
  await serveStreets(page, { tilesAreUp: false });
  await page.goto('/property-list?view=map');
  await expect(mapOf(page)).toContainText(mapMessages.streetsUnavailable());
  await expect(mapOf(page)).toContainText(mapMessages.countyLines());
});
