import type { Page } from '@playwright/test';
import { resultsMessages } from '../../packages/web/app/listings/messages/results.ts';
import { offlineMessages } from '../../packages/web/app/surfaces/site/messages/offline.ts';
import { phone } from '../axe.ts';
import { expect, pricesInOrder, answerTest as test, whenAlive } from '../site-test.ts';

/** What is said before the time, which differs. */
const before = (text: string) => text.slice(0, text.indexOf('{'));
const resultsFrom = before(offlineMessages.resultsFrom.text);

test.use(phone.look);

/** Whether the script that watches the connection works: it puts its own `fetch` in place. */
const hasWatch = (page: Page) => page.evaluate(() => !/native code/.test(String(window.fetch)));

test('without a connection the results stay, and the sort is finished when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/property-list');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  const address = page.url();
  const sort = page.getByRole('combobox', { name: resultsMessages.sort() });
  await whenAlive(sort);
  // Without the worker, the watch's script comes with the first thing a person does.
  const touched = async () => {
    await page.keyboard.press('Shift');
    return hasWatch(page);
  };
  await expect.poll(touched).toBe(true);
  await context.setOffline(true);
  const first = await cards.first().boundingBox();
  await sort.selectOption('priceasc');
  const note = page.getByRole('banner').getByRole('status');
  await expect(note).toContainText(resultsFrom);
  await expect(cards).toHaveCount(20);
  expect(page.url()).toBe(address);
  expect((await cards.first().boundingBox())?.y).toBeCloseTo(first?.y ?? 0, 0);

  await cards.first().getByRole('link').first().click();
  await expect(note).toContainText(resultsFrom);
  expect(page.url()).toBe(address);
  await sort.selectOption('pricedesc');
  // Held in place of the home, once the page has drawn it.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await context.setOffline(false);
  await expect(page).toHaveURL(/sort=pricedesc/);
  await expect(note).toBeEmpty();
  await pricesInOrder(page, -1);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('results that nobody touched stay, with the bar, and the next page opens later', async ({
    page,
    context,
  }) => {
    await page.goto('/property-list');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const cards = page.getByRole('article');
    const card = cards.first().getByRole('link').first();
    await whenAlive(card);
    const address = page.url();
    await context.setOffline(true);
    await expect.poll(() => hasWatch(page)).toBe(true);
    await card.click();
    const note = page.getByRole('banner').getByRole('status');
    await expect(note).toContainText(resultsFrom);
    await expect(cards).toHaveCount(20);
    expect(page.url()).toBe(address);
    await context.setOffline(false);
    await expect(page).toHaveURL(/singleproduct/);
    await expect(note).toBeEmpty();
  });

  test('a page that can’t be reached is the offline page, and opens when the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto('/es/homepage');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.goto('/property-list?city=Omaha');
    await expect(page).toHaveURL(/city=Omaha$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineMessages.title());
    await expect(page.getByRole('link', { name: '(402) 555-0142' })).toBeVisible();
    const spanish = await context.newPage();
    await spanish.goto('/es/contactus');
    await expect(spanish.locator('html')).toHaveAttribute('lang', 'es');
    await context.setOffline(false);
    await expect(spanish.getByRole('contentinfo')).toBeVisible();
    await expect(spanish).toHaveURL(/\/es\/contactus$/);
  });
});
