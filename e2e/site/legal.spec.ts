import { placeMessages } from '../../packages/web/app/listings/messages/places.ts';
import { frameMessages } from '../../packages/web/app/surfaces/site/messages/frame.ts';
import { expectNothingFoundAtBothSizes } from '../axe.ts';
import { expect, test } from '../site-test.ts';

const texts = [
  ['/privacypolicy', frameMessages.privacyPolicy()],
  ['/termsofuse', frameMessages.termsOfUse()],
  ['/cookiepolicy', frameMessages.cookiePolicy()],
  ['/fairhousing', frameMessages.fairHousingStatement()],
  ['/accessibility', frameMessages.accessibility()],
  ['/aboutus', frameMessages.aboutUs()],
  ['/faqs', frameMessages.faqs()],
] as const;

test('the footer leads to the terms and policies, which search engines find', async ({ page }) => {
  await page.goto('/contactus');
  const footer = page.getByRole('contentinfo');
  for (const [path, name] of texts) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(
      2,
    );
  }
  const places = page.getByRole('region', { name: placeMessages.browse() });
  await places.locator('summary').filter({ hasText: placeMessages.cities() }).focus();
  await page.keyboard.press('Enter');
  await expect(places.getByRole('link', { name: 'Elkhorn' })).toBeVisible();
  await expectNothingFoundAtBothSizes(page);
  await places.getByRole('link', { name: `: ${placeMessages.cities()}` }).click();
  await expect(page).toHaveURL('/homes/city');
  const sitemap = await (await page.request.get('/sitemap-places.xml')).text();
  for (const [path] of texts) expect(sitemap).toContain(`${path}</loc>`);
});

test('the registration form leads to what it asks to agree to', async ({ page }) => {
  await page.goto('/register');
  const form = page.getByRole('main');
  for (const name of [frameMessages.termsOfUse(), frameMessages.privacyPolicy()]) {
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      form.getByRole('link', { name }).click(),
    ]);
    await expect(opened.getByRole('heading', { level: 1, name })).toBeVisible();
    await opened.close();
  }
});
