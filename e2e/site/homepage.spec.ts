import { contactMessages } from '../../packages/web/app/leads/messages/contact.ts';
import { testimonialMessages } from '../../packages/web/app/leads/messages/testimonials.ts';
import { homepageMessages as blocks } from '../../packages/web/app/listings/messages/homepage.ts';
import { frameMessages } from '../../packages/web/app/surfaces/site/messages/frame.ts';
import { homepageMessages } from '../../packages/web/app/surfaces/site/messages/homepage.ts';
import { expectNoSidewaysScroll, expectNothingFoundAtBothSizes, phone } from '../axe.ts';
import { openPlain } from '../plain-page.ts';
import { answerTest, expect, test, whenAlive } from '../site-test.ts';

test('the homepage leads to a search, a city and the office', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/homepage$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homepageMessages.tagline());
  const featured = page.getByRole('region', { name: blocks.featured() });
  await expect(featured.getByRole('article')).toHaveCount(4);
  await expect(featured.getByRole('article').first()).toContainText('Prairie & Main Realty');
  await expect(
    page.getByRole('region', { name: blocks.newest() }).getByRole('article'),
  ).toHaveCount(4);
  await expectNothingFoundAtBothSizes(page);
  await expectNoSidewaysScroll(page);

  await page
    .getByRole('banner')
    .getByRole('link', { name: frameMessages.requestConsultation() })
    .click();
  await expect(page).toHaveURL(/\/homepage#contactus$/);
  await expect(page.getByRole('heading', { name: contactMessages.title() })).toBeInViewport();

  const said = page.getByRole('region', { name: testimonialMessages.heading() });
  await expect(said.getByRole('listitem')).toHaveCount(9);
  const last = said.getByRole('listitem').last();
  await said.getByRole('button', { name: testimonialMessages.previous() }).click();
  await expect(last).toBeInViewport();
  await said.getByRole('button', { name: testimonialMessages.next() }).click();
  await expect(last).not.toBeInViewport();
  await said.getByRole('button', { name: testimonialMessages.play() }).click();
  await expect(said.getByRole('button', { name: testimonialMessages.pause() })).toBeVisible();

  const cities = page.getByRole('region', { name: blocks.cities() });
  await expect(cities.getByRole('listitem').first()).toContainText('Omaha');
  await cities.getByRole('link', { name: /^Elkhorn / }).click();
  await expect(page).toHaveURL('/property-list?city=Elkhorn&state=NE');
  await expect(page.getByRole('article').first()).toContainText('Elkhorn');
  const kept = () => page.evaluate(() => localStorage.getItem('filtervalue'));
  await expect.poll(kept).toContain('/property-list?city=Elkhorn&state=NE');

  await page
    .getByRole('navigation')
    .getByRole('link', { name: frameMessages.home(), exact: true })
    .click();
  // The results have a search text, too, and stay a moment longer than their address.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homepageMessages.tagline());
  await whenAlive(page.locator('#search-text'));
  await page.locator('#search-text').fill('3 bed in Omaha');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/property-list\?.*beds=3/);
});

test.describe('on a phone', () => {
  test.use(phone.look);

  test('text at twice its size fits', async ({ page }) => {
    await page.goto('/homepage');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const wide = () =>
      [...document.querySelectorAll('body *')]
        .filter((one) => one.getBoundingClientRect().right > innerWidth && !one.closest('ul'))
        .map((one) => one.outerHTML.slice(0, 80));
    expect(await page.evaluate(wide)).toEqual([]);
  });
});

answerTest('the homepage works without script, and says what it is', async ({ request }) => {
  const page = await openPlain(request, '/homepage');
  expect(page.html).toMatch(/<link rel="canonical" href="[^"]*\/homepage"/);
  expect(page.html).toContain('"@type":"RealEstateAgent"');
  const found = await page.send({ q: 'Omaha' });
  expect(found.path).toContain('/property-list?q=Omaha');
  const sitemap = await (await request.get('/sitemap-places.xml')).text();
  expect(sitemap).toContain('/homepage</loc>');
});
