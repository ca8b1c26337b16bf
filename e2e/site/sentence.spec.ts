import type { Page } from '@playwright/test';
import { fairHousingMessages } from '../../packages/server/src/listings/messages.ts';
import { chipMessages } from '../../packages/web/app/listings/messages/chips.ts';
import { deviceMessages } from '../../packages/web/app/listings/messages/device.ts';
import { resultsMessages } from '../../packages/web/app/listings/messages/results.ts';
import { sentenceMessages } from '../../packages/web/app/listings/messages/sentence.ts';
import { shareMessages } from '../../packages/web/app/listings/messages/share.ts';
import { suggestionMessages } from '../../packages/web/app/listings/messages/suggestions.ts';
import { desk, expectNothingFound, phone } from '../axe.ts';
import { openPlain } from '../plain-page.ts';
import {
  activeFilters,
  answerTest,
  askForHomes,
  expect,
  results,
  test,
  whenAlive,
} from '../site-test.ts';

const box = '#search-text';

const noteIn = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByText(sentenceMessages.dismiss()) });

for (const width of [390, 1440]) {
  test(`a home is found by a sentence, with the keyboard alone, at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { value } = await askForHomes(request, { propertytype: 'House', pageSize: 1 });
    const city = String(value[0]?.city);
    await page.goto('/property-list');
    await whenAlive(page.locator(box));
    await page.locator(box).focus();
    const sentence = `house with at least 1 bed in ${city} by the moon, largest first`;
    await page.keyboard.type(sentence);
    const words = page.getByRole('option', { name: /1\+ beds · .*House/ });
    await expect(words).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(words).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/beds=1/);
    await expect(page).toHaveURL(/type=house/);
    await expect(page).toHaveURL(/sort=sqft/);
    expect(new URL(page.url()).searchParams.get('city')).toBe(city);
    await expect(page).not.toHaveURL(/[?&]q=/);
    const chips = activeFilters(page);
    await expect(
      chips.getByRole('listitem').filter({ hasText: chipMessages.bedsAtLeast({ count: 1 }) }),
    ).toBeVisible();
    await expect(page.locator(box)).toHaveValue(sentence);
    const note = noteIn(page);
    await expect(note).toContainText(sentenceMessages.notUnderstood({ parts: '“moon”', count: 1 }));

    const answer = await askForHomes(request, {
      propertytype: 'House',
      number_of_beds: 1,
      city,
      sortby: 'sqft',
    });
    await expect(results(page)).toHaveText(resultsMessages.total({ total: answer.odatacount }));
    await note.getByRole('link', { name: sentenceMessages.dismiss() }).press('Enter');
    await expect(note).toBeHidden();
    await expect(page).not.toHaveURL(/unread=/);
    await expect(page.locator(box)).toHaveValue(sentence);
    // The link loaded the page: without its script, the form sends what is in its box.
    await whenAlive(page.locator(box));
    await page.locator(box).press('Enter');
    await expect(page).not.toHaveURL(/[?&]q=/);
    await expect(results(page)).toHaveText(resultsMessages.total({ total: answer.odatacount }));
    await expect(page).toHaveURL(/beds=1/);

    await page.getByRole('article').first().getByRole('link').press('Enter');
    await expect(page).toHaveURL(/\/singleproduct\//);
    await page.goBack();
    await expect(page).toHaveURL(/beds=1/);
  });
}

test('words about who people are are refused with the reason, the rest is searched', async ({
  page,
}) => {
  await page.goto('/property-list');
  await whenAlive(page.locator(box));
  await page.locator(box).fill('3 bed in a christian neighborhood, no kids');
  await page.locator(box).press('Enter');
  await expect(page).toHaveURL(/beds=3/);
  const note = noteIn(page);
  await expect(note).toContainText(
    `“in a christian neighborhood”. ${fairHousingMessages.religion()}`,
  );
  await expect(note).toContainText(`“no kids”. ${fairHousingMessages.family()}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.reload();
  await expect(note).toContainText(fairHousingMessages.religion());
});

test('a place or an address in the box still works', async ({ page, request }) => {
  const { value } = await askForHomes(request, { pageSize: 1, sortby: 'pricedesc' });
  await page.goto('/property-list');
  await whenAlive(page.locator(box));
  for (const text of ['Omaha', String(value[0]?.street_address)]) {
    await page.locator(box).fill(text);
    await page.locator(box).press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

test('recent searches are under the empty box until they are cleared', async ({ page }) => {
  await page.goto('/property-list');
  await whenAlive(page.locator(box));
  await page.locator(box).fill('2 bed condo');
  await page.locator(box).press('Enter');
  await expect(page).toHaveURL(/type=condo/);
  await page.getByRole('link', { name: resultsMessages.clear(), exact: true }).click();
  await page.locator(box).click();
  const recent = page.getByRole('option', { name: '2 bed condo', exact: true });
  await expect(recent).toBeVisible();
  await page.getByRole('option', { name: suggestionMessages.clearRecent() }).click();
  await expect(recent).toBeHidden();
  await expect(page.getByRole('option', { name: suggestionMessages.homesNearMe() })).toBeVisible();
  const example = page
    .getByRole('group', { name: suggestionMessages.tryAsking() })
    .getByRole('option')
    .first();
  const sentence = String(await example.textContent()).replace(/[“”]/g, '');
  await example.click();
  await expect(page).toHaveURL((url) => url.searchParams.get('said') === sentence);
  await expect(page.locator(box)).toHaveValue(sentence);
});

test('the device’s location becomes a city, and a refusal is reported', async ({
  page,
  context,
}) => {
  await page.goto('/property-list');
  await whenAlive(page.locator(box));
  await page.locator(box).click();
  await page.getByRole('option', { name: suggestionMessages.homesNearMe() }).click();
  await expect(page.getByText(suggestionMessages.locationDenied())).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 41.26, longitude: -95.985 });
  await page.locator(box).blur();
  await page.locator(box).click();
  await page.getByRole('option', { name: suggestionMessages.homesNearMe() }).click();
  await expect(page).toHaveURL(/city=Omaha/);
});

test('the last search is offered to returning visitors, but never applied on its own', async ({
  page,
}) => {
  await page.goto('/property-list?beds=2&city=Omaha');
  await whenAlive(page.locator(box));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('filtervalue')))
    .toContain('beds=2');
  await page.goto('/property-list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const offer = page.getByRole('complementary', { name: deviceMessages.lastSearch() });
  await expect(offer).toContainText('Continue your last search');
  await offer.getByRole('link').click();
  await expect(page).toHaveURL(/beds=2/);
  await expect(page).toHaveURL(/city=Omaha/);
  await page.goto('/property-list');
  await offer.getByRole('button', { name: deviceMessages.forget() }).click();
  await expect(offer).toBeHidden();
  await page.goto('/property-list');
  await whenAlive(page.locator(box));
  await expect(offer).toBeHidden();
});

test('a search is shared by its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/property-list?beds=3');
  const share = page.getByRole('link', { name: shareMessages.share(), exact: true });
  expect(await share.getAttribute('href')).toMatch(/^mailto:\?subject=.*beds%3D3$/);
  await whenAlive(share);
  await share.click();
  const dialog = page.getByRole('dialog', { name: shareMessages.share() });
  await dialog.getByRole('button', { name: shareMessages.copy() }).click();
  await expect(dialog.getByRole('status')).toHaveText(shareMessages.copied());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/property-list\?beds=3$/,
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(share).toBeFocused();
});

for (const { look, name } of [phone, desk]) {
  test.describe(`at ${name}`, () => {
    test.use(look);

    test('the note and the open suggestions pass axe', async ({ page }) => {
      await page.goto('/property-list?beds=3&unread=moon&refused=no+kids');
      await whenAlive(page.locator(box));
      await page.locator(box).fill('3 bed house in Omaha');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNothingFound(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  });
}

answerTest(
  'without script a sentence becomes filters, and what was left out is reported',
  async ({ request }) => {
    const list = await openPlain(request, '/property-list');
    const found = await list.send({ q: '3 bed house under 900k, no kids, moon' });
    expect(found.path).toMatch(/(?=.*price-max=900000)(?=.*type=house)/);
    expect(found.text).toContain('“no kids”');
    expect(found.text).toContain('“moon”');
    expect(found.html).toContain('<article');
    const dismissed = await found.follow(sentenceMessages.dismiss());
    expect(dismissed.path).not.toMatch(/unread|refused/);
    expect(dismissed.path).toContain('beds=3');
  },
);
