import { galleryMessages } from '../../packages/web/app/listings/messages/gallery.ts';
import { resultsMessages } from '../../packages/web/app/listings/messages/results.ts';
import { suggestionMessages } from '../../packages/web/app/listings/messages/suggestions.ts';
import { expect, pager, pricesInOrder, test } from '../site-test.ts';
import { allPhotosLink } from './a-house.ts';

test.use({ javaScriptEnabled: false });

test('search, sort, pages and a home work without script', async ({ page }) => {
  await page.goto('/property-list');
  await expect(page.getByRole('article')).toHaveCount(20);

  await page.getByRole('searchbox', { name: suggestionMessages.label() }).fill('Omaha');
  await page.getByRole('button', { name: suggestionMessages.search(), exact: true }).click();
  await expect(page).toHaveURL(/q=Omaha/);
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.getByLabel(resultsMessages.beds()).selectOption('3');
  await page.getByRole('button', { name: suggestionMessages.search(), exact: true }).click();
  await expect(page).toHaveURL(/beds=3/);
  await expect(page).toHaveURL(/q=Omaha/);

  await page.getByRole('combobox', { name: resultsMessages.sort() }).selectOption('priceasc');
  await page.getByRole('button', { name: resultsMessages.apply() }).click();
  await expect(page).toHaveURL(/sort=priceasc/);
  const first = await pricesInOrder(page, 1);

  await pager(page).getByRole('link', { name: resultsMessages.next() }).click();
  await expect(page.getByText('Showing 21 - 40').first()).toBeVisible();
  const second = await pricesInOrder(page, 1);
  expect(second[0]).toBeGreaterThanOrEqual(first.at(-1) ?? 0);

  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/singleproduct\//);
  await expect(page.getByRole('heading', { name: 'Key Information' })).toBeVisible();
  await allPhotosLink(page).click();
  await expect(page).toHaveURL(/photos=all/);
  await expect(page.getByRole('heading', { name: galleryMessages.allPhotos() })).toBeVisible();
});
