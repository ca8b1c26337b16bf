import { cardMessages } from '../../packages/web/app/listings/messages/card.ts';
import { galleryMessages } from '../../packages/web/app/listings/messages/gallery.ts';
import { homeMessages } from '../../packages/web/app/listings/messages/home.ts';
import { frameMessages } from '../../packages/web/app/surfaces/site/messages/frame.ts';
import { answerTest, askForHomes, expect, test, whenAlive } from '../site-test.ts';
import { allPhotosLink } from './a-house.ts';

test('the page of a home shows its facts, sections, source and photos', async ({
  page,
  request,
}) => {
  const { value } = await askForHomes(request, { sortby: 'pricedesc', propertytype: 'House' });
  const home = value[0]!;
  await page.goto(`/singleproduct/${home.listingid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.street_address);
  await expect(page.getByText(`$${home.price.toLocaleString('en-US')}`).first()).toBeVisible();
  for (const title of [
    'Property Overview',
    'Key Information',
    'Home Details',
    'Parking',
    'Exterior',
    'Utilities',
    'Location',
    'Other',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  }
  const source = page.getByRole('region', { name: homeMessages.listingSource() });
  await expect(source).toContainText(cardMessages.listedBy({ firm: '' }));
  await expect(source).toContainText(homeMessages.mlsNumber({ number: home.listingid }));
  await expect(source.locator('time')).toBeVisible();
  await expect(page.getByRole('region', { name: homeMessages.similarHomes() })).toBeVisible();

  await expect(page.locator('#key').getByRole('link')).toHaveAttribute('href', /\/report$/);
  await expect(page.locator('#key')).toContainText('Sample Plains MLS');

  const overview = page.locator('details#overview');
  await overview.locator('summary').click();
  await expect(overview).not.toHaveAttribute('open');
  await overview.locator('summary').click();
  await expect(overview).toHaveAttribute('open');

  const photo = page.getByRole('list', { name: galleryMessages.photos() }).getByRole('img').first();
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100);
});

test('the photos open in a dialog that closes by its button and by Escape', async ({
  page,
  request,
}) => {
  const { value } = await askForHomes(request, { sortby: 'newest', propertytype: 'House' });
  await page.goto(`/singleproduct/${value[0]?.listingid}`);
  const all = allPhotosLink(page);
  await whenAlive(all);
  await all.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await all.click();
  await dialog.getByRole('button', { name: galleryMessages.close() }).click();
  await expect(dialog).toBeHidden();
});

test('search engines get structured data', async ({ page, request, baseURL }) => {
  const { value } = await askForHomes(request, { sortby: 'newest', propertytype: 'House' });
  const home = value[0]!;
  await page.goto(`/singleproduct/${home.listingid}`);
  await expect(page).toHaveTitle(new RegExp(home.city));
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `${baseURL}/singleproduct/${home.listingid}`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = JSON.stringify(texts.map((text) => JSON.parse(text)));
  for (const type of ['RealEstateListing', 'Offer', 'BreadcrumbList']) {
    expect(types).toContain(`"${type}"`);
  }
});

test.describe('what does not exist', () => {
  test.use({ expectedStatuses: [404] });

  test('an unknown home is a 404 page with suggested homes', async ({ page }) => {
    const answer = await page.goto('/singleproduct/99999999999');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(frameMessages.homeNotFound());
    const newest = page.getByRole('region', { name: frameMessages.newestHomes() });
    await expect(newest.getByRole('article').first()).toBeVisible();
    await page.goto('/singleproduct/1-nowhere-st-elkhorn');
    const title = frameMessages.homesIn({ place: 'Elkhorn' });
    const nearby = page.getByRole('region', { name: title });
    await expect(nearby.getByRole('article').first()).toContainText('Elkhorn');
  });

  test('an unknown page leads to the search, an office one says so', async ({ page, request }) => {
    await page.goto('/nothing-like-this');
    await expect(page).toHaveURL(/\/property-list$/);
    const office = await page.goto('/useraccess/today');
    expect(office?.status()).toBe(404);
    await expect(page).toHaveURL(/\/not-found$/);
    const file = await request.get('/assets/nothing.js');
    expect(file.status()).toBe(404);
    const call = await request.get('/api/v1/Nothing/Here');
    expect([call.status(), (await call.json()).code]).toEqual([404, 'not-found']);
  });
});

answerTest('robots and sitemap list the existing pages', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const address = /^Sitemap: (.+)$/m.exec(robots)?.[1];
  expect(address).toBe(`${baseURL}/sitemap.xml`);
  const index = await (await request.get('/sitemap.xml')).text();
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(parts.length).toBeGreaterThan(0);
  const texts = await Promise.all(parts.map(async (part) => (await request.get(part)).text()));
  const home = /<loc>([^<]*\/singleproduct\/[^<]+)<\/loc>/.exec(texts.join(''))?.[1];
  expect(home).toBeTruthy();
  expect((await request.get(String(home))).status()).toBe(200);
});

answerTest('a page fetches each font once', async ({ request }) => {
  const page = await (await request.get('/property-list')).text();
  const preloaded = [...page.matchAll(/<link[^>]+as="font"[^>]*>/g)].map(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1],
  );
  expect(preloaded).toHaveLength(2);
  for (const font of preloaded) expect(page).toContain(`url(${font})`);
});
