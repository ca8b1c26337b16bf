import type { Page } from '@playwright/test';
import { galleryMessages } from '../../packages/web/app/listings/messages/gallery.ts';
import { answerTest, expect, test, whenAlive } from '../site-test.ts';
import { aHouse, allPhotosLink } from './a-house.ts';
import { swipe } from './swipe.ts';

const photos = (page: Page) =>
  page.getByRole('dialog', { name: new RegExp(`^${galleryMessages.photosOf({ address: '' })}`) });
/** The counter of the dialog. */
const counter = (number: number, count: number | string) =>
  `${number}${galleryMessages.counterSeparator()}${count}`;

test('all photos can be viewed by keyboard, room by room', async ({ page, request }) => {
  const { path } = await aHouse(request);
  await page.goto(path);
  const link = allPhotosLink(page);
  await whenAlive(link);
  const count = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = photos(page);
  await expect(dialog.getByText(counter(1, count), { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(counter(2, count), { exact: true })).toBeVisible();
  await page.keyboard.press('End');
  await expect(dialog.getByText(counter(count, count), { exact: true })).toBeVisible();
  await page.keyboard.press('Home');
  const rooms = dialog.getByRole('group', { name: galleryMessages.rooms() });
  await expect(rooms.getByRole('button', { name: galleryMessages.outside() })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await rooms.getByRole('button', { name: galleryMessages.kitchen() }).press('Enter');
  await expect(dialog.locator('[aria-live="polite"]')).toContainText(galleryMessages.kitchen());
  await dialog.getByRole('button', { name: galleryMessages.zoom() }).press('Enter');
  await expect(dialog).toHaveClass(/pswp--zoomed-in/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('a photo opens where it was clicked, and does not close on a click next to it', async ({
  page,
  request,
}) => {
  const { path } = await aHouse(request);
  await page.goto(path);
  const third = page.getByRole('list', { name: galleryMessages.photos() }).getByRole('link').nth(2);
  await whenAlive(third);
  const alt = await third.getByRole('img').first().getAttribute('alt');
  await third.click();
  const dialog = photos(page);
  const shown = dialog.locator('[aria-hidden="false"]').getByRole('img');
  await expect(shown).toHaveAttribute('alt', String(alt));
  await page.mouse.click(200, 30);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: galleryMessages.close() }).click();
  await expect(dialog).toBeHidden();
});

test('a photo is chosen from the grid of all, and the tour is one click away', async ({
  page,
  request,
}) => {
  const { path } = await aHouse(request);
  await page.goto(path);
  const link = allPhotosLink(page);
  await whenAlive(link);
  await link.click();
  const dialog = photos(page);
  const grid = dialog.getByRole('button', { name: galleryMessages.grid() });
  await grid.press('Enter');
  await expect(grid).toHaveAttribute('aria-expanded', 'true');
  const third = dialog.getByRole('img').and(dialog.locator('button img')).nth(2);
  await page.keyboard.press('Escape');
  await expect(third).toBeHidden();
  await expect(grid).toBeFocused();
  await grid.press('Enter');
  await third.click();
  await expect(third).toBeHidden();
  await expect(dialog.getByText(new RegExp(`^${counter(3, '')}`))).toBeVisible();
  await dialog.getByRole('link', { name: galleryMessages.tour() }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/#schedule-tour$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('photos are swiped', async ({ page, request }) => {
    const { path } = await aHouse(request);
    await page.goto(path);
    await whenAlive(allPhotosLink(page));
    await allPhotosLink(page).tap();
    const dialog = photos(page);
    await expect(dialog.getByText(new RegExp(`^${counter(1, '\\d+')}$`))).toBeVisible();
    await expect(dialog).toHaveClass(/pswp--ui-visible/);
    await swipe(page, [320, 400], [60, 410]);
    await expect(dialog.getByText(new RegExp(`^${counter(2, '\\d+')}$`))).toBeVisible();
    await swipe(page, [60, 400], [320, 410]);
    await expect(dialog.getByText(new RegExp(`^${counter(1, '\\d+')}$`))).toBeVisible();
  });
});

answerTest('without script, all photos are a page grouped by room', async ({ request }) => {
  const { path } = await aHouse(request);
  const home = await (await request.get(path)).text();
  expect(home).toContain(`href="${path}?photos=all`);
  const all = await (await request.get(`${path}?photos=all`)).text();
  expect(all).toMatch(new RegExp(`<h[23][^>]*>${galleryMessages.kitchen()}<`));
  expect(home).not.toMatch(new RegExp(`<h[23][^>]*>${galleryMessages.kitchen()}<`));
});
