import { expect, test } from '../site-test.ts';

test('the API page shows the calls under its own policy', async ({ page }) => {
  await page.goto('/api-docs');
  await page.getByRole('link', { name: 'User', exact: true }).click();
  await expect(page.getByText('/api/v1/User/LogIn').first()).toBeVisible();
  await page.getByRole('link', { name: 'Property', exact: true }).click();
  await expect(
    page.getByRole('link', { name: /^Listings that match a search filter/ }),
  ).toBeVisible();
});
