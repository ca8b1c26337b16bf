import { askForHomes, expect, test, whenAlive } from '../site-test.ts';

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
  const source = page.getByRole('region', { name: 'Source of this listing' });
  await expect(source).toContainText('Listed by');
  await expect(source).toContainText(`MLS number ${home.listingid}`);
  await expect(source).toContainText('Last updated');
  await expect(page.getByRole('region', { name: 'Similar homes' })).toBeVisible();

  const overview = page.locator('details#overview');
  await overview.getByText('Property Overview').click();
  await expect(overview).not.toHaveAttribute('open');
  await overview.getByText('Property Overview').click();
  await expect(overview).toHaveAttribute('open');

  const photo = page.getByRole('list', { name: 'Photos' }).getByRole('img').first();
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
  const all = page.getByRole('link', { name: /^View all \d+ photos$/ });
  await whenAlive(all);
  await all.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await all.click();
  await dialog.getByRole('button', { name: /close/i }).click();
  await expect(dialog).toBeHidden();
});

test('search engines are told what it is', async ({ page, request, baseURL }) => {
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

test.describe('what is not there', () => {
  test.use({ expectedStatuses: [404] });

  test('an unknown home is a 404 page with homes to look at', async ({ page }) => {
    const answer = await page.goto('/singleproduct/99999999999');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this home');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('an unknown page leads to the search, an office one says so', async ({ page, request }) => {
    await page.goto('/nothing-like-this');
    await expect(page).toHaveURL(/\/property-list$/);
    const office = await page.goto('/leads/today');
    expect(office?.status()).toBe(404);
    await expect(page).toHaveURL(/\/not-found$/);
    const file = await request.get('/assets/nothing.js');
    expect(file.status()).toBe(404);
    const call = await request.get('/api/v1/Nothing/Here');
    expect([call.status(), (await call.json()).code]).toEqual([404, 'not-found']);
  });
});

test('robots and sitemap name the pages there are', async ({ request, baseURL }) => {
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
