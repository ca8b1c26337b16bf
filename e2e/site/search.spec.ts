import { kindLabels, searchFields } from '../../packages/contract/src/listings/index.ts';
import { chipMessages } from '../../packages/web/app/listings/messages/chips.ts';
import { resultsMessages } from '../../packages/web/app/listings/messages/results.ts';
import { searchMessages } from '../../packages/web/app/listings/messages/search.ts';
import { suggestionMessages } from '../../packages/web/app/listings/messages/suggestions.ts';
import {
  activeFilters,
  askForHomes,
  expect,
  pager,
  pricesInOrder,
  pricesOf,
  results,
  test,
  whenAlive,
} from '../site-test.ts';

test('from the list through filter, sort and page to a home and back', async ({ page }) => {
  await page.goto('/property-list');
  await expect(page.getByRole('article')).toHaveCount(20);
  const all = await results(page).textContent();

  await whenAlive(page.getByLabel(resultsMessages.priceFrom()));
  await page.getByLabel(resultsMessages.priceFrom()).selectOption('200000');
  await expect(page).toHaveURL(/price-min=200000/);
  await expect(results(page)).not.toHaveText(String(all));

  await page.getByRole('combobox', { name: resultsMessages.sort() }).selectOption('priceasc');
  await expect(page).toHaveURL(/sort=priceasc/);
  await expect(page).toHaveURL(/price-min=200000/);
  await expect(page.getByRole('article')).toHaveCount(20);
  const first = await pricesInOrder(page, 1);
  expect(first[0]).toBeGreaterThanOrEqual(200_000);

  await pager(page).getByRole('link', { name: resultsMessages.next() }).click();
  await expect(page.getByText('Showing 21 - 40').first()).toBeVisible();
  const second = await pricesOf(page);
  expect(second[0]).toBeGreaterThanOrEqual(first.at(-1) ?? 0);
  const list = page.url();

  const card = page.getByRole('article').nth(3);
  const street = await card
    .getByRole('link')
    .locator(':scope')
    .evaluate((link) => link.firstChild?.textContent?.trim());
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/singleproduct\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(street));

  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(page.getByText('Showing 21 - 40').first()).toBeVisible();
  await expect.poll(() => pricesOf(page)).toEqual(second);

  await pager(page).getByRole('link', { name: resultsMessages.previous() }).click();
  await expect(page.getByText('Showing 1 - 20').first()).toBeVisible();
  await expect.poll(() => pricesOf(page)).toEqual(first);
});

test('the page shows what the API answers', async ({ page, request }) => {
  const answer = await askForHomes(request, { sortby: 'pricedesc', pageSize: 20, pageNo: 1 });
  await page.goto('/property-list?sort=pricedesc');
  expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat');
  await expect(results(page)).toHaveText(resultsMessages.total({ total: answer.odatacount }));
  await expect.poll(() => pricesOf(page)).toEqual(answer.value.map(({ price }) => price));
});

test('each sort order answers, and the last page ends', async ({ page, request }) => {
  const { odatacount } = await askForHomes(request, { pageSize: 1 });
  const last = Math.ceil(odatacount / 20);
  for (const sort of [
    'newest',
    'priceasc',
    'yearbuilt',
    'openhouse',
    'reduced',
    'sqft',
    'lotsize',
  ]) {
    const text = await (await request.get(`/property-list?sort=${sort}`)).text();
    expect(text.match(/<article/g), sort).toHaveLength(20);
  }
  await page.goto(`/property-list?page=${last}`, { waitUntil: 'commit' });
  await expect(pager(page).getByRole('button', { name: resultsMessages.next() })).toBeDisabled();
  await expect(
    page.getByText(`Showing ${(last - 1) * 20 + 1} - ${odatacount}`).first(),
  ).toBeVisible();
});

test('chips show the filters and remove them', async ({ page }) => {
  await page.goto('/property-list?city=Omaha&beds=3&price-max=900000');
  const chips = activeFilters(page);
  await expect(chips.getByRole('listitem')).toHaveCount(4);
  await chips
    .getByRole('link', {
      name: resultsMessages.remove({ label: chipMessages.bedsAtLeast({ count: 3 }) }),
    })
    .click();
  await expect(page).not.toHaveURL(/beds=/);
  await expect(page).toHaveURL(/city=Omaha/);
  await chips.getByRole('link', { name: resultsMessages.clear() }).click();
  await expect(page).toHaveURL(/\/property-list$/);
});

test('the strip of kinds narrows and resets', async ({ page }) => {
  await page.goto('/property-list?city=Omaha');
  const strip = page.getByRole('navigation', { name: resultsMessages.propertyTypes() });
  const all = await results(page).textContent();
  const condos = strip.getByRole('link', { name: kindLabels.condo.label });
  await condos.click();
  await expect(condos).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/city=Omaha/);
  await expect(results(page)).not.toHaveText(String(all));
  await strip.getByRole('link', { name: resultsMessages.any() }).click();
  await expect(results(page)).toHaveText(String(all));
});

test('suggestions tolerate a typo and work by keyboard', async ({ page }) => {
  await page.goto('/property-list');
  const box = page.getByLabel(suggestionMessages.label());
  await box.click();
  await box.pressSequentially('Papilion', { delay: 30 });
  const option = page
    .getByRole('listbox')
    .getByRole('option', { name: /Papillion/ })
    .first();
  await expect(option).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/Papillion/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Papillion');
});

test('text typed before the script loads is kept and gets suggestions', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/property-list', { waitUntil: 'commit' });
  const box = page.locator('#search-text');
  await box.click();
  const beds = page.getByLabel(resultsMessages.beds());
  await beds.selectOption({ index: 3 });
  const chosen = await beds.inputValue();
  await box.click();
  await box.pressSequentially('Elkh');
  letGo();
  await expect(page.getByRole('option', { name: /Elkhorn/ }).first()).toBeVisible();
  await expect(box).toHaveValue('Elkh');
  await expect(beds).toHaveValue(chosen);
});

test('an unreadable filter is named, the rest applies', async ({ page }) => {
  await page.goto('/property-list?city=Omaha&beds=many&price-min=900000&price-max=100000&page=0');
  const parts = [
    { label: searchFields.beds.label, value: 'many' },
    { label: searchFields.priceMin.label, value: '900000' },
    { label: searchFields.priceMax.label, value: '100000' },
    { label: searchMessages.page(), value: '0' },
  ].map((part) => resultsMessages.droppedPart(part));
  await expect(page.locator('[data-dropped]')).toHaveText(
    resultsMessages.dropped({ parts: parts.join(', ') }),
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Omaha');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a search without homes suggests what to do next', async ({ page }) => {
  await page.goto('/property-list?price-min=90000000');
  await expect(page.getByRole('heading', { name: resultsMessages.noHomes() })).toBeVisible();
  const label = chipMessages.priceFrom({ money: '$90,000,000' });
  await page.getByRole('link', { name: `“${label}”` }).click();
  await expect(page.getByRole('article')).toHaveCount(20);
});

test('a page far beyond the last leads back to the first', async ({ page }) => {
  await page.goto('/property-list?page=9000');
  await page.getByRole('link', { name: resultsMessages.firstPage() }).click();
  await expect(page.getByRole('article')).toHaveCount(20);
});
