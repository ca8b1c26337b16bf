import type { Locator } from '@playwright/test';
import { chipMessages } from '../../packages/web/app/listings/messages/chips.ts';
import { resultsMessages } from '../../packages/web/app/listings/messages/results.ts';
import { savedSearchMessages } from '../../packages/web/app/saved/messages/searches.ts';
import {
  activeFilters,
  expect,
  pager,
  pricesInOrder,
  pricesOf,
  results,
  test,
  whenAlive,
} from '../site-test.ts';

for (const width of [390, 1440]) {
  test(`turning a page scrolls to the top, going back to the earlier position, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/property-list?sort=priceasc');
    const next = pager(page).getByRole('link', { name: resultsMessages.next() });
    const scrolled = () => page.evaluate(() => window.scrollY);
    /** Cards that were never on screen are laid out by an estimate: only the visible ones count. */
    const expectBackAt = async (what: Locator, before: number) => {
      await expect(what).toBeInViewport();
      await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(150);
    };
    await whenAlive(next);
    // Not covered by anything that floats over it, so that it can be clicked.
    await next.hover();
    const before = await scrolled();
    expect(before).toBeGreaterThan(500);
    await next.click();
    await expect(page.getByText('Showing 21 - 40').first()).toBeVisible();
    await expect.poll(scrolled).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.getByText('Showing 1 - 20').first()).toBeVisible();
    await expectBackAt(next, before);

    const card = page.getByRole('article').nth(9).getByRole('link').first();
    await card.hover();
    const there = await scrolled();
    await card.click();
    await expect(page).toHaveURL(/\/singleproduct\//);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(20);
    await expectBackAt(card, there);
  });
}

test('reloading gives the same view', async ({ page }) => {
  await page.goto(
    '/property-list?city=Omaha&city=Elkhorn&price-min=150000&beds=3&sort=sqft&box=-97,40,-95,42&page=2',
  );
  const chips = activeFilters(page);
  const seen = async () => ({
    url: page.url(),
    chips: await chips.getByRole('listitem').allTextContents(),
    prices: await pricesOf(page),
    count: await results(page).textContent(),
    sort: await page.getByRole('combobox', { name: resultsMessages.sort() }).inputValue(),
    beds: await page.getByRole('combobox', { name: resultsMessages.beds() }).inputValue(),
  });
  const before = await seen();
  expect(before.prices).toHaveLength(20);
  await page.reload();
  await expect.poll(seen).toEqual(before);
});

test('prices go up and down on one press', async ({ page }) => {
  await page.goto('/property-list?city=Omaha&page=2');
  const up = page.getByRole('link', { name: resultsMessages.lowestFirst() });
  await whenAlive(up);
  await up.click();
  await expect(page).toHaveURL(/\?city=Omaha&sort=priceasc$/);
  await expect(up).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('combobox', { name: resultsMessages.sort() })).toHaveValue(
    'priceasc',
  );
  await page.getByRole('link', { name: resultsMessages.highestFirst() }).click();
  await expect(page).toHaveURL(/sort=pricedesc$/);
  await expect(page.getByRole('article')).toHaveCount(20);
  await pricesInOrder(page, -1);
});

test('one control sorts, saving is a button, and pages turn only at the end', async ({ page }) => {
  await page.goto('/property-list?city=Omaha');
  await expect(page.getByRole('navigation', { name: resultsMessages.pages() })).toHaveCount(1);
  const save = page.getByRole('link', { name: savedSearchMessages.saveSearch() });
  await expect(save).toHaveClass(/button/);
  const box = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const sort = await box(page.getByRole('combobox', { name: resultsMessages.sort() }));
  const up = await box(page.getByRole('link', { name: resultsMessages.lowestFirst() }));
  expect(Math.abs(up.x - sort.x - sort.width)).toBeLessThan(3);
});

test('a phone’s first screen shows the first home with its price', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/property-list');
  const price = page.getByRole('article').first().getByText(/^\$/).first();
  const at = await price.boundingBox();
  expect((at?.y ?? 844) + (at?.height ?? 0)).toBeLessThan(720);
  const sort = page.getByRole('combobox', { name: resultsMessages.sort() });
  const save = page.getByRole('link', { name: savedSearchMessages.saveSearch() });
  expect((await save.boundingBox())?.y).toBe((await sort.boundingBox())?.y);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a phone’s conditions are one row that scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(
    '/property-list?city=Omaha&type=house&beds=2&baths=2&price-min=100000&price-max=900000',
  );
  const row = activeFilters(page);
  const chips = row.getByRole('listitem');
  const tops = await chips.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(5);
  expect(new Set(tops).size).toBe(1);
  expect(await row.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
  const clear = row.getByRole('link', { name: resultsMessages.clear() });
  await whenAlive(clear);
  await clear.focus();
  await expect(clear).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/property-list$/);
});

test('a long word never scrolls a phone’s page sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/property-list?q=${'supercalifragilistic'.repeat(9)}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a search without homes suggests what to drop, and what that finds', async ({ page }) => {
  await page.goto('/property-list?city=Omaha&beds=3&price-max=1000');
  const label = chipMessages.priceTo({ money: '$1,000' });
  const relaxed = page.getByRole('link', { name: `“${label}”` });
  const total = (await relaxed.getByRole('strong').textContent())?.replace(/\D/g, '');
  await relaxed.click();
  await expect(page).toHaveURL(/\?city=Omaha&beds=3$/);
  await expect(results(page)).toHaveAttribute('data-total', String(total));
});

test('a broken address is never a blank page', async ({ page, request }) => {
  await page.goto('/property-list?view=map&box=-95,41,-96,42&area=0,0;1,1&near=NaN,Infinity,1e9');
  await expect(page.locator('[data-dropped]')).toBeVisible();
  await whenAlive(page.locator('#search-text'));
  await expect(page.getByRole('article')).toHaveCount(20);
  for (const broken of [
    'box=-95,41,-96,42',
    'box=%3Cscript%3Ealert(1)%3C/script%3E',
    'area=0,0;1,1',
    `area=${'-96.1,41.2;'.repeat(300)}`,
    'near=NaN,Infinity,1e9',
    'commute=00000000-0000-0000-0000-000000000000:999',
    'openhouse=2026-13-45',
    'price-min=1e309',
    'price-min=-1&price-max=%F0%9F%8F%A0',
    'year-min=2199',
    'words=%00%1b[31m',
    'city=%E0%A4%A',
    "q=';drop table listing;--&page=99999999999",
    'status=Sold&sort=random()&days=9e9',
    'type=__proto__&feature=constructor',
  ]) {
    const answer = await request.get(`/property-list?${broken}`);
    expect(answer.status(), broken).toBe(200);
    // The visible content, without the data that script takes over.
    const text = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
    expect(text, broken).toContain('<h1');
    if (!broken.startsWith('city=')) expect(text, broken).toContain('data-dropped');
  }
});
