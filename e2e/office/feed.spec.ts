import { expect, openAs, test } from './office-test.ts';

test('the feed tells its runs and runs when it is told to', async ({ page }) => {
  await openAs(page, 'superAdmin', '/feed');
  const runs = page.getByRole('region', { name: 'Last runs' }).getByRole('row');
  await expect(runs.nth(1)).toBeVisible();
  const before = await runs.count();
  await page.getByRole('button', { name: 'Run now' }).click();
  await expect(page.getByText('The feed runs in a moment.')).toBeVisible();
  await expect.poll(() => runs.count(), { timeout: 30_000 }).toBeGreaterThan(Math.min(before, 20));
});
