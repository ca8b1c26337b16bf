import { contactMessages } from '../../packages/web/app/leads/messages/contact.ts';
import { resultsMessages } from '../../packages/web/app/listings/messages/results.ts';
import { pageMessages } from '../../packages/web/app/surfaces/site/messages/pages.ts';
import { expectNothingFoundAtBothSizes } from '../axe.ts';
import { askForHomes, expect, test, whenAlive } from '../site-test.ts';
import { allPhotosLink } from './a-house.ts';

test.describe('axe finds nothing on', () => {
  test('the list of homes', async ({ page }) => {
    await page.goto('/property-list');
    await expect(page.getByRole('article')).toHaveCount(20);
    await expectNothingFoundAtBothSizes(page);
  });

  test('a search without homes', async ({ page }) => {
    await page.goto('/property-list?price-min=90000000');
    await expect(page.getByRole('heading', { name: resultsMessages.noHomes() })).toBeVisible();
    await expectNothingFoundAtBothSizes(page);
  });

  test('the photos of a home', async ({ page, request }) => {
    const { value } = await askForHomes(request, { sortby: 'newest', propertytype: 'House' });
    await page.goto(`/singleproduct/${value[0]?.listingid}`);
    const photos = allPhotosLink(page);
    await whenAlive(photos);
    await photos.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothingFoundAtBothSizes(page);
  });

  test("the brokerage's contact details", async ({ page }) => {
    await page.goto('/contactus');
    await expect(
      page.getByRole('heading', { level: 1, name: pageMessages.contactHeading() }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Call \(402\)/ })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: contactMessages.sendEmail() }),
    ).toBeVisible();
    await expectNothingFoundAtBothSizes(page);
  });

  test('missing pages', async ({ page }) => {
    await page.goto('/not-found');
    await expectNothingFoundAtBothSizes(page);
    await page.goto('/singleproduct/99999999999');
    await expectNothingFoundAtBothSizes(page);
  });
  test.use({ expectedStatuses: [404] });
});

test('nothing scrolls sideways at 320 px', async ({ page, request }) => {
  const { value } = await askForHomes(request, { sortby: 'newest', propertytype: 'House' });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/property-list', `/singleproduct/${value[0]?.listingid}`]) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
});

test('the keyboard reaches the main content, the search and the homes', async ({ page }) => {
  await page.goto('/property-list');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Skip to/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#search-text')).toBeFocused();
});
