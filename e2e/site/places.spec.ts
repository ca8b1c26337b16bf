import { placeMessages } from '../../packages/web/app/listings/messages/places.ts';
import { frameMessages } from '../../packages/web/app/surfaces/site/messages/frame.ts';
import { expectNothingFoundAtBothSizes } from '../axe.ts';
import { answerTest, expect, test } from '../site-test.ts';

/** The text of a page's first heading. */
const headingIn = (html: string) => /<h1[^>]*>([^<]+)</.exec(html)?.[1];

test('a place shows what is for sale there', async ({ page }) => {
  await page.goto('/homes/city');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(placeMessages.byCity());
  await page.getByRole('link', { name: 'Omaha', exact: true }).click();
  await expect(page).toHaveURL(/\/homes\/city\/omaha$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    placeMessages.inCity({ name: 'Omaha' }),
  );
  await expect(page.getByRole('heading', { level: 1 }).locator('+ p')).toContainText(/\d/);
  await expect(page.getByRole('term')).toHaveText([
    placeMessages.homesForSale(),
    placeMessages.priceMedian(),
    placeMessages.daysMedian(),
    placeMessages.perSquareFootMedian(),
  ]);
  await expect(page.getByRole('article')).toHaveCount(12);
  await expectNothingFoundAtBothSizes(page);
  await page
    .getByRole('region', { name: placeMessages.newest() })
    .locator('a.button:visible')
    .click();
  await expect(page).toHaveURL(/\/property-list\?city=Omaha$/);
});

answerTest('places link to each other, and never to a missing one', async ({ request }) => {
  const condos = await (await request.get('/homes/type/condo')).text();
  expect(headingIn(condos)).toBe('Condos for sale');
  const cities = [...condos.matchAll(/href="(\/homes\/city\/[^"]+)"/g)].map(([, path]) => path);
  expect(cities.length).toBeGreaterThan(0);
  for (const path of new Set(cities)) {
    const place = await request.get(String(path));
    expect(place.status(), path).toBe(200);
    expect(place.url()).toContain(path);
  }
  for (const path of [
    '/homes/city/atlantis',
    '/homes/planet',
    '/homes/planet/mars',
    '/homes/city/omaha/dundee',
    '/agents/nobody/here',
    '/singleproduct/22600001/pool',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(headingIn(await answer.text())).toBe(frameMessages.notFound());
  }
});

answerTest('an unknown place offers similar names and the search', async ({ request }) => {
  const misspelled = await (await request.get('/homes/city/omahaa')).text();
  expect(misspelled).toContain(placeMessages.didYouMean());
  expect(misspelled).toContain('href="/homes/city/omaha"');
  expect(misspelled).toContain('value="omahaa"');
  const elsewhere = await (await request.get('/homes/city/atlantis')).text();
  expect(elsewhere).toContain(placeMessages.served({ kind: 'Cities' }));
  expect(elsewhere).toContain('href="/homes/city/omaha"');
});

answerTest('the sitemap lists the places', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text();
  expect(index).toContain('/sitemap-places.xml');
  const places = await (await request.get('/sitemap-places.xml')).text();
  for (const path of ['/homes/city/omaha', '/homes/type/house', '/homes/zip/', '/homes/county/']) {
    expect(places).toContain(path);
  }
});
