import type { Locator, Page } from '@playwright/test';
import { compareMessages } from '../../packages/web/app/listings/messages/compare.ts';
import { savedHomeMessages } from '../../packages/web/app/saved/messages/homes.ts';
import { expect, test, whenAlive } from '../site-test.ts';
import { swipe } from './swipe.ts';

/** The first card with several photos, and the strip of its photos. */
async function firstWithPhotos(page: Page): Promise<{ card: Locator; strip: Locator }> {
  await page.goto('/property-list');
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('a + p > i') })
    .first();
  await whenAlive(card.getByRole('link').first());
  return { card, strip: card.locator('a:has(+ p > i)') };
}

const shownPhoto = (strip: Locator) =>
  strip.evaluate((it) => Math.round(it.scrollLeft / it.clientWidth));

test('a mouse gets arrows for up to five photos, which load only then', async ({ page }) => {
  const { card, strip } = await firstWithPhotos(page);
  await page.mouse.move(0, 0);
  await expect(strip.locator('> span > img')).toHaveCount(0);
  const before = await card.locator('a, button').evaluateAll(tabStops);
  await strip.hover();
  const more = strip.locator('> span > img');
  await expect(more.first()).toHaveJSProperty('complete', true);
  expect(await more.count()).toBeLessThanOrEqual(4);
  await card.locator('button[data-step="1"]').click();
  await expect.poll(() => shownPhoto(strip)).toBe(1);
  await expect(card.locator('i').nth(1)).toHaveAttribute('data-current');
  expect(await card.locator('a, button').evaluateAll(tabStops)).toBe(before);
  const href = (await strip.getAttribute('href')) ?? '';
  await strip.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

const tabStops = (all: Element[]) => all.filter((it) => (it as HTMLElement).tabIndex >= 0).length;

test('the home comes before its buttons, and only the heart is on the photo', async ({ page }) => {
  const { card } = await firstWithPhotos(page);
  const compare = card.getByRole('button', {
    name: new RegExp(`^${compareMessages.compareHome({ home: '' })}`),
  });
  const heart = card.getByRole('button', {
    name: new RegExp(savedHomeMessages.addToFavorites({ home: '.*' })),
  });
  await page.mouse.move(0, 0);
  await expect(compare).toHaveCSS('opacity', '0');
  await expect(heart).toHaveCSS('opacity', '1');
  await card.getByRole('heading').getByRole('link').focus();
  await expect(compare).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await expect(compare).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(heart).toBeFocused();
});

test('cards of a row have one height, and each ribbon one line', async ({ page }) => {
  await page.goto('/property-list?openhouse=any');
  const heights = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.slice(0, 4).map((card) => card.clientHeight));
  expect(new Set(heights).size).toBe(1);
  const ribbons = page.locator('[data-ribbon="open-house"]');
  for (const ribbon of await ribbons.all()) {
    expect(await ribbon.evaluate((it) => it.clientHeight)).toBeLessThan(30);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the photos of a card are swiped', async ({ page }) => {
    const { strip } = await firstWithPhotos(page);
    await strip.scrollIntoViewIfNeeded();
    const box = await strip.boundingBox();
    const y = (box?.y ?? 0) + 60;
    await swipe(page, [320, y], [60, y]);
    await expect.poll(() => shownPhoto(strip)).toBe(1);
    await expect(strip.locator('> span > img').first()).toHaveJSProperty('complete', true);
    await expect(page).toHaveURL(/\/property-list/);
  });
});
