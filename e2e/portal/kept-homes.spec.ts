import type { Locator, Page } from '@playwright/test';
import { makeClient, password, signInOn } from '../accounts.ts';
import { deskInDark, expectNothingFound, phone } from '../axe.ts';
import { askForHomes, whenAlive } from '../site-test.ts';
import { expect, signIn, test } from './portal-test.ts';

const FAVOURITES = '/property-list/favourites';
const SAVE_CALLS = /SavePropertyWithUser|RemovePropertyWithUser|kept-homes/;

/** A client of their own, signed in in this browser. */
async function asClient(page: Page): Promise<void> {
  const email = await makeClient(page.request);
  expect((await signIn(page, { email, password })).body.statusCode).toBe('success');
}

const toggle = (place: Page | Locator, name: RegExp) =>
  place.getByRole('button', { name }).filter({ visible: true });
const add = /^Add to favourites/;
const take = /^Remove from favourites/;
const dislike = /^Add to dislikes/;
const undislike = /^Remove from dislikes/;

/** The card with one home's link. */
function cardOf(page: Page, mlsNumber: string) {
  return page.locator(`[id="home-${mlsNumber}"]`);
}

/** MLS numbers of the list's first page. */
async function someHomes(page: Page): Promise<string[]> {
  const { value } = await askForHomes(page.request, { pageSize: 20, pageNo: 1 });
  return value.map(({ listingid }) => listingid);
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a visitor’s wish waits for the sign-in and is carried out after it', async ({ page }) => {
      const email = await makeClient(page.request);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (SAVE_CALLS.test(request.url())) sent.push(request.url());
      });
      await page.goto('/property-list?sort=pricedesc');
      const card = page.getByRole('article').nth(9);
      const id = String(await card.getAttribute('id'));
      await card.scrollIntoViewIfNeeded();
      await whenAlive(toggle(card, add));
      await toggle(card, add).click();
      const way = page.getByRole('link', { name: 'Please login' });
      await expect(way).toBeVisible();
      expect(sent).toEqual([]);
      const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? Number.NaN;
      const top = await topOf(card);
      await way.click();
      await signInOn(page, email);
      await expect(page).toHaveURL(/\/property-list\?sort=pricedesc/);
      await expect(page.getByText('Property has been added to favourites').first()).toBeVisible();
      const back = page.locator(`[id="${id}"]`);
      await expect(toggle(back, take)).toBeVisible();
      await expect(toggle(back, dislike)).toHaveCount(0);
      await expect(back).toBeInViewport();
      await expect.poll(async () => Math.abs((await topOf(back)) - top)).toBeLessThan(40);
      await page.goto(FAVOURITES);
      await expect(page.locator(`[id="${id}"]`)).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(1);
    });

    test('the toggles of a home’s page go through their states', async ({ page }) => {
      await asClient(page);
      const [mlsNumber] = await someHomes(page);
      await page.goto(`/singleproduct/${mlsNumber}`);
      const main = page.locator('body');
      await whenAlive(toggle(main, add).first());
      const sale = page.locator(
        width > 820 ? `[id="home-${mlsNumber}"]` : 'section[aria-label*="save"]',
      );
      await expect(toggle(sale, dislike)).toBeVisible();
      await toggle(sale, add).click();
      await expect(page.getByText('Property has been added to favourites').last()).toBeVisible();
      await expect(toggle(sale, take)).toBeVisible();
      await expect(toggle(sale, dislike)).toHaveCount(0);
      await toggle(sale, take).click();
      await expect(
        page.getByText('Property has been removed from favourites list').last(),
      ).toBeVisible();
      await toggle(sale, dislike).click();
      await expect(page.getByText('Property has been added to dislike list').last()).toBeVisible();
      await expect(toggle(sale, undislike)).toBeVisible();
      await expect(toggle(sale, add)).toHaveCount(0);
      await page.reload();
      await expect(toggle(sale, undislike)).toBeVisible();
      await whenAlive(toggle(sale, undislike));
      await toggle(sale, undislike).focus();
      await page.keyboard.press('Enter');
      await expect(
        page.getByText('Property has been removed from dislike list').last(),
      ).toBeVisible();
      await expect(toggle(sale, add)).toBeVisible();
    });

    test('the lists take notes, sort, take off and put back', async ({ page }) => {
      await asClient(page);
      const [first = '', second = ''] = await someHomes(page);
      await page.goto('/property-list');
      for (const number of [first, second]) {
        const card = cardOf(page, number);
        await whenAlive(toggle(card, add));
        await toggle(card, add).click();
        await expect(toggle(card, take)).toBeVisible();
      }
      await page.goto(FAVOURITES);
      await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
      await expect(page.getByText('2 homes')).toBeVisible();
      await expect(page.getByRole('article').first()).toHaveAttribute('id', `home-${second}`);
      const row = cardOf(page, first);
      const note = row.getByLabel(/Your note/);
      await whenAlive(note);
      await note.fill('Ask about the roof.');
      await expect(row.getByText('Not saved yet')).toBeVisible();
      await expect(row.getByText('Saved', { exact: true })).toBeVisible();
      await page.getByLabel('Sort').selectOption('oldest');
      await expect(page).toHaveURL(/sort=oldest/);
      await expect(page.getByRole('article').first()).toHaveAttribute('id', `home-${first}`);
      await row.getByRole('button', { name: /^Remove/ }).click();
      await expect(page.getByText('1 home', { exact: true })).toBeVisible();
      await expect(page.getByText('was taken off this list')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('2 homes')).toBeVisible();
      await expect(row.getByLabel(/Your note/)).toHaveValue('Ask about the roof.');
      await page.reload();
      await expect(row.getByLabel(/Your note/)).toHaveValue('Ask about the roof.');
    });
  });
}

test.describe('notes', () => {
  test.use({ expectedStatuses: [409, 503] });

  test('that can’t be saved are not lost, those changed elsewhere not overwritten', async ({
    page,
    context,
  }) => {
    await asClient(page);
    const [number = ''] = await someHomes(page);
    await page.goto(`/singleproduct/${number}`);
    await whenAlive(toggle(page, add).first());
    await toggle(page, add).first().click();
    await expect(toggle(page, take).first()).toBeVisible();
    await page.goto(FAVOURITES);
    const row = cardOf(page, number);
    await whenAlive(row.getByLabel(/Your note/));
    await page.route(/SaveHomeNote/, (route) => route.fulfill({ status: 503, json: {} }));
    await row.getByLabel(/Your note/).fill('First thought');
    await expect(row.getByText(/^Not saved\. What you typed/)).toBeVisible();
    await page.unroute(/SaveHomeNote/);
    await page.reload();
    await expect(row.getByLabel(/Your note/)).toHaveValue('First thought');
    await expect(row.getByText('Saved', { exact: true })).toBeVisible();

    const other = await context.newPage();
    await other.goto(FAVOURITES);
    const otherNote = cardOf(other, number).getByLabel(/Your note/);
    await whenAlive(otherNote);
    await otherNote.fill('From the other window');
    await expect(cardOf(other, number).getByText('Saved', { exact: true })).toBeVisible();
    await other.close();
    await row.getByLabel(/Your note/).fill('From this window');
    await expect(row.getByText('It says now: “From the other window”')).toBeVisible();
    await row.getByRole('button', { name: 'Keep mine' }).click();
    await expect(row.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(row.getByLabel(/Your note/)).toHaveValue('From this window');
  });
});
test('homes whose page was opened are recently viewed, and counted', async ({ page, request }) => {
  // Far down the list, where no other journey looks meanwhile.
  const { value } = await askForHomes(page.request, { pageSize: 20, pageNo: 3 });
  const [number = '', other = ''] = value.map(({ listingid }) => listingid);
  const interest = async () =>
    (
      await request.get('/api/v1/Property/GetHomeInterest', { params: { ListingId: number } })
    ).json();
  const before = await interest();
  const told = page.waitForResponse(/SavePropertyActivity/);
  await page.goto(`/singleproduct/${number}`);
  expect((await told).status()).toBe(200);
  expect((await interest()).views).toBe(before.views + 1);
  await page.reload();
  await asClient(page);
  await page.goto(`/singleproduct/${other}`);
  await page.goto(`/singleproduct/${number}`);
  expect((await interest()).views).toBe(before.views + 2);
  await page.locator('summary[aria-label^="Account of"]').click();
  await page.getByRole('link', { name: 'Recently Viewed' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toHaveAttribute('id', `home-${number}`);
  await cardOf(page, number)
    .getByRole('button', { name: /^Take off this list/ })
    .click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('visitors are led away from the lists and come back to them', async ({ page }) => {
  const email = await makeClient(page.request);
  await page.goto('/favourites');
  await expect(page).toHaveURL(/\/property-list$/);
  await page.getByRole('link', { name: 'Login' }).click();
  await signInOn(page, email);
  await expect(page).toHaveURL(/\/favourites$/);
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Your homes' }).getByText('Dislikes').click();
  await expect(page.getByRole('heading', { name: 'No disliked homes' })).toBeVisible();
  await page.getByRole('link', { name: 'Favourites' }).first().click();
  await page.getByRole('link', { name: 'Search homes' }).click();
  await expect(page).toHaveURL(/\/property-list$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor’s wish goes over the sign-in, toggles, lists, notes and undo work', async ({
    page,
  }) => {
    const email = await makeClient(page.request);
    await page.goto('/property-list?sort=priceasc');
    const card = page.getByRole('article').nth(5);
    const id = String(await card.getAttribute('id'));
    await toggle(card, add).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Please login').last()).toBeVisible();
    await signInOn(page, email);
    await expect(page).toHaveURL(/\/property-list\?sort=priceasc#home-/);
    const back = page.locator(`[id="${id}"]`);
    await expect(toggle(back, take)).toBeInViewport();
    await expect(page.getByText('Property has been added to favourites').last()).toBeAttached();
    const other = page.getByRole('article').nth(7);
    await toggle(other, dislike).click();
    await expect(page).toHaveURL(/sort=priceasc#home-/);
    await expect(toggle(page.getByRole('article').nth(7), undislike)).toBeVisible();

    await page.goto(FAVOURITES);
    const row = page.locator(`[id="${id}"]`);
    await row.getByLabel(/Your note/).fill('Call on Monday');
    await row.getByRole('button', { name: 'Save note' }).click();
    await expect(row.getByLabel(/Your note/)).toHaveValue('Call on Monday');
    await row.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row.getByLabel(/Your note/)).toHaveValue('Call on Monday');
    await page.goto('/property-list/dislike');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

for (const { look, name } of [phone, deskInDark]) {
  test.describe(`at ${name}`, () => {
    test.use(look);

    test('axe finds nothing on the lists, full and empty', async ({ page }) => {
      await asClient(page);
      const [first = ''] = await someHomes(page);
      await page.goto(`/singleproduct/${first}`);
      await whenAlive(toggle(page, add).first());
      await toggle(page, add).first().click();
      await expect(toggle(page, take).first()).toBeVisible();
      for (const path of [FAVOURITES, '/property-list/dislike', '/property-list/recentlyviewed']) {
        await page.goto(path);
        await page.waitForLoadState('load');
        await expectNothingFound(page);
      }
    });
  });
}
