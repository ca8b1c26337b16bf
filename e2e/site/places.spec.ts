import { desk, deskInDark, expectNothingFound, phone } from '../axe.ts';
import { expect, test } from '../site-test.ts';

for (const { look, name } of [phone, desk, deskInDark]) {
  test.describe(`at ${name}`, () => {
    test.use(look);

    test('a place tells what is for sale there', async ({ page }) => {
      await page.goto('/homes/city');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Homes for sale by place: cities',
      );
      await page.getByRole('link', { name: 'Omaha', exact: true }).click();
      await expect(page).toHaveURL(/\/homes\/city\/omaha$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes for sale in Omaha');
      await expect(page.getByText(/There are [\d,]+ homes for sale in Omaha/)).toBeVisible();
      await expect(page.getByText(/^Half of them ask for less than \$|Half of them/)).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(12);
      await expectNothingFound(page);
      await page.getByRole('link', { name: /^See all [\d,]+ homes$/ }).click();
      await expect(page).toHaveURL(/\/property-list\?city=Omaha$/);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedStatuses: [404] });

  test('places lead to each other, and to none that is not there', async ({ page }) => {
    await page.goto('/homes/type/condo');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Condos for sale');
    await page.getByRole('navigation', { name: 'Cities' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/homes\/city\//);
    for (const path of ['/homes/city/atlantis', '/homes/planet', '/homes/planet/mars']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'There is nothing at this address',
      );
    }
  });
});

test('the sitemap names the places', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text();
  expect(index).toContain('/sitemap-places.xml');
  const places = await (await request.get('/sitemap-places.xml')).text();
  for (const path of ['/homes/city/omaha', '/homes/type/house', '/homes/zip/', '/homes/county/']) {
    expect(places).toContain(path);
  }
});
