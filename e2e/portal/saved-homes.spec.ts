import type { Locator, Page } from '@playwright/test';
import { signInMessages } from '../../packages/web/app/accounts/messages/sign-in.ts';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { homeMessages } from '../../packages/web/app/listings/messages/home.ts';
import { savedHomeMessages } from '../../packages/web/app/saved/messages/homes.ts';
import { frameMessages } from '../../packages/web/app/surfaces/site/messages/frame.ts';
import { signInSheetMessages } from '../../packages/web/app/surfaces/site/messages/sign-in-sheets.ts';
import { asClient, makeClient, personMenu, signInOn } from '../accounts.ts';
import { desk, expectNothingFound, phone } from '../axe.ts';
import { askForHomes, expect, test, whenAlive } from '../site-test.ts';

const FAVORITES = '/property-list/favourites';
const SAVE_CALLS = /SavePropertyWithUser|RemovePropertyWithUser|saved-homes/;

const toggle = (place: Page | Locator, name: RegExp) =>
  place.getByRole('button', { name }).filter({ visible: true });
/** A toggle's label, for any home. */
const labelOf = (say: (values: { home: string }) => string) => new RegExp(`^${say({ home: '' })}`);
const add = labelOf(savedHomeMessages.addToFavorites);
const take = labelOf(savedHomeMessages.removeFromFavorites);
const dislike = labelOf(savedHomeMessages.addToDislikes);
const undislike = labelOf(savedHomeMessages.removeFromDislikes);

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

    test('a visitor’s favorite waits for the sign-in and is saved after it', async ({ page }) => {
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
      const sheet = page.getByRole('dialog', { name: savedHomeMessages.saveTitle() });
      await expect(sheet.getByRole('link', { name: 'Please login' })).toBeVisible();
      await expectNothingFound(page);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(toggle(card, add)).toBeFocused();
      await page.keyboard.press('Enter');
      expect(sent).toEqual([]);
      const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? Number.NaN;
      const top = await topOf(card);
      await sheet.getByLabel(formMessages.email()).fill(email);
      await sheet.getByRole('button', { name: signInMessages.signIn(), exact: true }).click();
      await expect(page.getByLabel(formMessages.email())).toHaveValue(email);
      await signInOn(page, email);
      await expect(page).toHaveURL(/\/property-list\?sort=pricedesc/);
      await expect(page.getByText('Property has been added to favourites').first()).toBeVisible();
      const back = page.locator(`[id="${id}"]`);
      await expect(toggle(back, take)).toBeVisible();
      await expect(toggle(back, dislike)).toHaveCount(0);
      await expect(back).toBeInViewport();
      await expect.poll(async () => Math.abs((await topOf(back)) - top)).toBeLessThan(40);
      await page.goto(FAVORITES);
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
        width > 820
          ? `[id="home-${mlsNumber}"]`
          : `section[aria-label="${homeMessages.actions()}"]`,
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

    test('the lists take notes, sort, remove and undo', async ({ page }) => {
      await asClient(page);
      const [first = '', second = ''] = await someHomes(page);
      await page.goto('/property-list');
      for (const number of [first, second]) {
        const card = cardOf(page, number);
        await whenAlive(toggle(card, add));
        await toggle(card, add).click();
        await expect(toggle(card, take)).toBeVisible();
      }
      await page.goto(FAVORITES);
      await expect(
        page.getByRole('heading', { level: 1, name: savedHomeMessages.favorites() }),
      ).toBeVisible();
      await expect(page.getByText(savedHomeMessages.homes({ count: 2 }))).toBeVisible();
      await expect(page.getByRole('article').first()).toHaveAttribute('id', `home-${second}`);
      const row = cardOf(page, first);
      const note = row.getByRole('textbox');
      await whenAlive(note);
      await note.fill('Ask about the roof.');
      await expect(row.getByText(savedHomeMessages.noteTyping())).toBeVisible();
      await expect(row.getByText(savedHomeMessages.noteSaved(), { exact: true })).toBeVisible();
      await page.getByLabel(savedHomeMessages.sort()).selectOption('oldest');
      await expect(page).toHaveURL(/sort=oldest/);
      await expect(page.getByRole('article').first()).toHaveAttribute('id', `home-${first}`);
      await row.getByText(savedHomeMessages.remove(), { exact: true }).click();
      await expect(
        page.getByText(savedHomeMessages.homes({ count: 1 }), { exact: true }),
      ).toBeVisible();
      await page.getByRole('button', { name: savedHomeMessages.undo() }).click();
      await expect(page.getByText(savedHomeMessages.homes({ count: 2 }))).toBeVisible();
      await expect(row.getByRole('textbox')).toHaveValue('Ask about the roof.');
      await page.reload();
      await expect(row.getByRole('textbox')).toHaveValue('Ask about the roof.');
    });
  });
}

test.describe('notes', () => {
  test.use({ expectedStatuses: [409, 503] });

  test('that can’t be saved are not lost, and changes made elsewhere not overwritten', async ({
    page,
    context,
  }) => {
    await asClient(page);
    const [number = ''] = await someHomes(page);
    await page.goto(`/singleproduct/${number}`);
    await whenAlive(toggle(page, add).first());
    await toggle(page, add).first().click();
    await expect(toggle(page, take).first()).toBeVisible();
    await page.goto(FAVORITES);
    const row = cardOf(page, number);
    await whenAlive(row.getByRole('textbox'));
    await page.route(/SaveHomeNote/, (route) => route.fulfill({ status: 503, json: {} }));
    await row.getByRole('textbox').fill('First thought');
    await expect(row.getByText(savedHomeMessages.noteFailed())).toBeVisible();
    await page.unroute(/SaveHomeNote/);
    await page.reload();
    await expect(row.getByRole('textbox')).toHaveValue('First thought');
    await expect(row.getByText(savedHomeMessages.noteSaved(), { exact: true })).toBeVisible();

    const other = await context.newPage();
    await other.goto(FAVORITES);
    const otherNote = cardOf(other, number).getByRole('textbox');
    await whenAlive(otherNote);
    await otherNote.fill('From the other window');
    await expect(
      cardOf(other, number).getByText(savedHomeMessages.noteSaved(), { exact: true }),
    ).toBeVisible();
    await other.close();
    await row.getByRole('textbox').fill('From this window');
    const theirs = savedHomeMessages.otherNote({ note: 'From the other window' });
    await expect(row.getByText(theirs)).toBeVisible();
    await row.getByRole('button', { name: savedHomeMessages.keepMine() }).click();
    await expect(row.getByText(savedHomeMessages.noteSaved(), { exact: true })).toBeVisible();
    await page.reload();
    await expect(row.getByRole('textbox')).toHaveValue('From this window');
  });
});
test('viewed homes are recently viewed, and counted', async ({ page, request }) => {
  // Far down the list, where no other journey looks at the same time.
  const { value } = await askForHomes(page.request, { pageSize: 20, pageNo: 3 });
  const [number = '', other = ''] = value.map(({ listingid }) => listingid);
  const interest = async () =>
    (
      await request.get('/api/v1/Property/GetHomeInterest', { params: { mlsNumber: number } })
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
  await whenAlive(personMenu(page));
  await personMenu(page).click();
  await page.getByRole('link', { name: frameMessages.recentlyViewed() }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toHaveAttribute('id', `home-${number}`);
  await cardOf(page, number).getByText(savedHomeMessages.remove(), { exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: savedHomeMessages.undo() }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('visitors are sent to sign in and come back to the lists', async ({ page }) => {
  const email = await makeClient(page.request);
  await page.goto('/favourites');
  await expect(page).toHaveURL(/\/property-list$/);
  const asked = page.getByRole('dialog', { name: signInSheetMessages.favorites() });
  await expect(asked.getByLabel(formMessages.email())).toBeFocused();
  await expectNothingFound(page);
  await asked.getByRole('button', { name: signInMessages.signIn(), exact: true }).click();
  await signInOn(page, email);
  await expect(page).toHaveURL(/\/favourites$/);
  await expect(page.getByRole('heading', { name: savedHomeMessages.noFavorites() })).toBeVisible();
  await page
    .getByRole('navigation', { name: savedHomeMessages.lists() })
    .getByText(savedHomeMessages.dislikes())
    .click();
  await expect(page.getByRole('heading', { name: savedHomeMessages.noDislikes() })).toBeVisible();
  await page.getByRole('link', { name: savedHomeMessages.favorites() }).first().click();
  await page.getByRole('link', { name: savedHomeMessages.searchHomes() }).click();
  await expect(page).toHaveURL(/\/property-list$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor’s favorite survives the sign-in; toggles, lists, notes and undo work', async ({
    page,
  }) => {
    const email = await makeClient(page.request);
    await page.goto('/property-list?sort=priceasc');
    const card = page.getByRole('article').nth(5);
    const id = String(await card.getAttribute('id'));
    await toggle(card, add).click();
    await expect(page.getByRole('heading', { name: savedHomeMessages.saveTitle() })).toBeVisible();
    await expect(page.getByText('Please login').last()).toBeVisible();
    await page.getByRole('button', { name: signInMessages.signIn(), exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    await signInOn(page, email);
    await expect(page).toHaveURL(/\/property-list\?sort=priceasc#home-/);
    const back = page.locator(`[id="${id}"]`);
    await expect(toggle(back, take)).toBeInViewport();
    await expect(page.getByText('Property has been added to favourites').last()).toBeAttached();
    const other = page.getByRole('article').nth(7);
    await toggle(other, dislike).click();
    await expect(page).toHaveURL(/sort=priceasc#home-/);
    await expect(toggle(page.getByRole('article').nth(7), undislike)).toBeVisible();

    await page.goto(FAVORITES);
    const row = page.locator(`[id="${id}"]`);
    await row.getByRole('textbox').fill('Call on Monday');
    await row.getByRole('button', { name: savedHomeMessages.saveNote() }).click();
    await expect(row.getByRole('textbox')).toHaveValue('Call on Monday');
    await row.getByText(savedHomeMessages.remove(), { exact: true }).click();
    await expect(
      page.getByRole('heading', { name: savedHomeMessages.noFavorites() }),
    ).toBeVisible();
    await page.getByRole('button', { name: savedHomeMessages.undo() }).click();
    await expect(row.getByRole('textbox')).toHaveValue('Call on Monday');
    await page.goto('/property-list/dislike');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

for (const { look, name } of [phone, desk]) {
  test.describe(`at ${name}`, () => {
    test.use(look);

    test('axe finds nothing on the lists, full and empty', async ({ page }) => {
      await asClient(page);
      const [first = ''] = await someHomes(page);
      await page.goto(`/singleproduct/${first}`);
      await whenAlive(toggle(page, add).first());
      await toggle(page, add).first().click();
      await expect(toggle(page, take).first()).toBeVisible();
      for (const path of [FAVORITES, '/property-list/dislike', '/property-list/recentlyviewed']) {
        await page.goto(path);
        await page.waitForLoadState('load');
        await expectNothingFound(page);
      }
    });
  });
}
