import type { Page } from '@playwright/test';
import { expect, test, whenAlive } from '../site-test.ts';
import { aHouse } from './a-house.ts';
import { swipe } from './swipe.ts';

const allPhotos = (page: Page) => page.getByRole('link', { name: /^View all \d+ photos$/ });
const photos = (page: Page) => page.getByRole('dialog', { name: 'Photos' });

test('all photos are looked at by keyboard, room by room', async ({ page, request }) => {
  const { path } = await aHouse(request);
  await page.goto(path);
  const link = allPhotos(page);
  await whenAlive(link);
  const count = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = photos(page);
  await expect(dialog.getByText(`1 of ${count}`, { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(`2 of ${count}`, { exact: true })).toBeVisible();
  await page.keyboard.press('End');
  await expect(dialog.getByText(`${count} of ${count}`, { exact: true })).toBeVisible();
  await page.keyboard.press('Home');
  const rooms = dialog.getByRole('group', { name: 'Rooms' });
  await expect(rooms.getByRole('button', { name: 'Outside' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await rooms.getByRole('button', { name: 'Kitchen' }).press('Enter');
  await expect(dialog.locator('[aria-live="polite"]')).toContainText(/Photo \d+ of \d+ Kitchen/);
  await dialog.getByRole('button', { name: 'Zoom' }).press('Enter');
  await expect(dialog).toHaveClass(/pswp--zoomed-in/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('a photo opens where it was clicked, and not by a click beside it closes', async ({
  page,
  request,
}) => {
  const { path } = await aHouse(request);
  await page.goto(path);
  const third = page.getByRole('list', { name: 'Photos' }).getByRole('link').nth(2);
  await whenAlive(third);
  const alt = await third.getByRole('img').first().getAttribute('alt');
  await third.click();
  const dialog = photos(page);
  const shown = dialog.locator('[aria-hidden="false"]').getByRole('img');
  await expect(shown).toHaveAttribute('alt', String(alt));
  await page.mouse.click(200, 30);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close photos' }).click();
  await expect(dialog).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('photos are swiped', async ({ page, request }) => {
    const { path } = await aHouse(request);
    await page.goto(path);
    await whenAlive(allPhotos(page));
    await allPhotos(page).tap();
    const dialog = photos(page);
    await expect(dialog.getByText(/^1 of \d+$/)).toBeVisible();
    await expect(dialog).toHaveClass(/pswp--ui-visible/);
    await swipe(page, [320, 400], [60, 410]);
    await expect(dialog.getByText(/^2 of \d+$/)).toBeVisible();
    await swipe(page, [60, 400], [320, 410]);
    await expect(dialog.getByText(/^1 of \d+$/)).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('photos stand by room', async ({ page, request }) => {
    const { path } = await aHouse(request);
    await page.goto(path);
    await allPhotos(page).click();
    const all = page.getByRole('region', { name: 'All photos' });
    await expect(all.getByRole('heading', { name: 'Kitchen' })).toBeVisible();
  });
});
