import { expect, test } from '../site-test.ts';

test('the page of the API shows the calls under its own policy', async ({ page }) => {
  await page.goto('/api-docs');
  await expect(page.getByText('Property/GetPropertyList').first()).toBeVisible();
});
