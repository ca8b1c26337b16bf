import type { Locator, Page } from '@playwright/test';
import { featureLabels } from '../../packages/contract/src/listings/index.ts';
import { chipMessages } from '../../packages/web/app/listings/messages/chips.ts';
import { filterMessages } from '../../packages/web/app/listings/messages/filters.ts';
import { resultsMessages } from '../../packages/web/app/listings/messages/results.ts';
import { suggestionMessages } from '../../packages/web/app/listings/messages/suggestions.ts';
import { frameMessages } from '../../packages/web/app/surfaces/site/messages/frame.ts';
import { desk, expectNothingFound, phone } from '../axe.ts';
import { activeFilters, askForHomes, expect, results, test, whenAlive } from '../site-test.ts';

const filtersButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${resultsMessages.filters()}`) });
const filtersDialog = (page: Page) => page.getByRole('dialog', { name: filterMessages.title() });
const apply = (page: Page) => page.getByRole('button', { name: filterMessages.apply() });
/** How many homes Apply would show; counted by script. */
const shown = (page: Page) => apply(page).getByRole('strong');
const choice = (within: Page | Locator, name: string, value: string) =>
  within.locator(`input[name="${name}"][value="${value}"]`);
const group = (within: Page | Locator, name: string) =>
  within.getByRole('group', { name, exact: true });
const price = (within: Page | Locator) => group(within, filterMessages.price());
const min = (group: Locator) => group.getByLabel(filterMessages.min());
const max = (group: Locator) => group.getByLabel(filterMessages.max());

async function openFilters(page: Page): Promise<Locator> {
  await whenAlive(filtersButton(page));
  await filtersButton(page).click();
  const dialog = filtersDialog(page);
  await expect(shown(page)).toBeVisible();
  return dialog;
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  // Found once: looking for a role in the whole page takes longer than a press.
  const wanted = await target.elementHandle();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await wanted?.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}`);
}

for (const width of [390, 1440]) {
  test(`a home is found by the filters with the keyboard alone, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // Many presses, one after the other.
    test.slow();
    await page.goto('/property-list');
    await whenAlive(filtersButton(page));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: frameMessages.skip() })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, filtersButton(page));
    await page.keyboard.press('Enter');
    const dialog = filtersDialog(page);
    await expect(dialog.getByRole('button', { name: filterMessages.close() })).toBeFocused();

    await tabTo(page, choice(dialog, 'type', ''));
    await page.keyboard.press('ArrowRight');
    await expect(choice(dialog, 'type', 'house')).toBeChecked();
    await tabTo(page, max(price(dialog)));
    await page.keyboard.type('500000');
    await tabTo(page, choice(dialog, 'beds', ''));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(max(price(dialog))).toHaveValue('500,000');

    const button = apply(page);
    await expect(button).not.toHaveAttribute('data-old');
    const total = (await shown(page).textContent())?.replace(/\D/g, '');
    await tabTo(page, button);
    // Focus stays within the dialog, even after its last button.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || focused?.closest('dialog') !== null;
      }),
    ).toBe(true);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/type=house&price-max=500000&beds=2$/);
    await expect(dialog).toBeHidden();
    await expect(results(page)).toHaveAttribute('data-total', String(total));
    await expect(filtersButton(page)).toBeFocused();

    const first = page.getByRole('article').first().getByRole('link').first();
    await tabTo(page, first);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/singleproduct\//);
  });
}

test('the dialog closes by Escape and by its button, not by its backdrop', async ({ page }) => {
  await page.goto('/property-list?city=Omaha');
  const dialog = await openFilters(page);
  await page.mouse.click(20, 400);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(filtersButton(page)).toBeFocused();
  await openFilters(page);
  await dialog.getByRole('button', { name: filterMessages.close() }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/city=Omaha$/);
});

test('another type resets subtypes and features, and counts follow the choices', async ({
  page,
  request,
}) => {
  await page.goto('/property-list?type=house&feature=pool-access&feature=golf-course&page=2');
  const dialog = await openFilters(page);
  const pool = choice(dialog, 'feature', 'pool-access');
  await expect(pool).toBeChecked();
  await choice(dialog, 'type', 'townhouse').check();
  await expect(pool).not.toBeChecked();
  await dialog.locator('details:has(input[name=city]) summary').click();
  await choice(dialog, 'city', 'Elkhorn').check();
  const { odatacount } = await askForHomes(request, {
    propertytype: 'Townhouse',
    city: 'Elkhorn',
    pageSize: 1,
  });
  await expect(shown(page)).toHaveText(filterMessages.show({ count: odatacount }));
  const { odatacount: bothCities } = await askForHomes(request, {
    propertytype: 'Townhouse',
    city: 'Omaha',
    pageSize: 1,
  });
  const inOmaha = filterMessages.homes({ count: bothCities, unit: (text) => text.join('') });
  await expect(dialog.locator('label', { has: choice(page, 'city', 'Omaha') })).toHaveText(
    `Omaha${[inOmaha].flat().join('')}`,
  );
  await apply(page).click();
  await expect(page).toHaveURL(/\/property-list\?type=townhouse&city=Elkhorn$/);
  await expect(results(page)).toHaveText(resultsMessages.total({ total: odatacount }));
});

test('every other filter sets its field', async ({ page }) => {
  await page.goto('/property-list');
  const dialog = await openFilters(page);
  await dialog.getByLabel(filterMessages.monthly()).fill('9,000');
  await choice(dialog, 'hoa-max', '500').check();
  await dialog.getByLabel(filterMessages.exactly()).check();
  await dialog.getByLabel(filterMessages.anyPlace()).check();
  await min(group(dialog, filterMessages.squareFeet())).fill('900');
  await choice(dialog, 'lot', 'under-1/4').check();
  await choice(dialog, 'new', 'no').check();
  await choice(dialog, 'basement', 'yes').check();
  await min(group(dialog, filterMessages.yearBuilt())).fill('1950');
  await max(group(dialog, filterMessages.stories())).selectOption('2');
  await min(group(dialog, filterMessages.garageSpaces())).selectOption('1');
  await max(group(dialog, filterMessages.fireplaces())).selectOption('3');
  await choice(dialog, 'days', '30').check();
  await choice(dialog, 'reduced', '30').check();
  await choice(dialog, 'status', 'Active').check();
  await choice(dialog, 'openhouse', 'weekend').check();
  await dialog.getByLabel(filterMessages.openOnDay()).fill('2030-06-01');
  await dialog.getByLabel(filterMessages.keywords()).fill('kitchen');
  await apply(page).click();
  await expect(dialog).toBeHidden();
  const params = () => Object.fromEntries(new URL(page.url()).searchParams);
  await expect.poll(params).toEqual({
    'monthly-max': '9000',
    'hoa-max': '500',
    exact: 'yes',
    'any-place': 'yes',
    'sqft-min': '900',
    lot: 'under-1/4',
    new: 'no',
    basement: 'yes',
    'year-min': '1950',
    'stories-max': '2',
    'garage-min': '1',
    'fireplaces-max': '3',
    days: '30',
    reduced: '30',
    status: 'Active',
    openhouse: '2030-06-01',
    words: 'kitchen',
  });
  // Seventeen conditions and Clear all.
  await expect(activeFilters(page).getByRole('link')).toHaveCount(18);
});

test('invalid input is explained at its field, which has focus', async ({ page }) => {
  await page.goto('/property-list');
  const dialog = await openFilters(page);
  const error = price(dialog).getByText(filterMessages.minAboveMax());
  await min(price(dialog)).fill('500000');
  await max(price(dialog)).fill('400000');
  await apply(page).click();
  await expect(error).toBeVisible();
  await expect(min(price(dialog))).toBeFocused();
  await max(price(dialog)).fill('600,000');
  await expect(error).toBeHidden();
  await apply(page).click();
  await expect(page).toHaveURL(/price-min=500000&price-max=600000$/);
});

test('Clear all empties the dialog, the clear icon the whole search', async ({ page }) => {
  await page.goto('/property-list?q=oak&city=Omaha&beds=3&area=-97,40;-95,40;-95,42;-97,42');
  const dialog = await openFilters(page);
  const drawnArea = dialog.getByRole('checkbox', { name: chipMessages.area() });
  await expect(drawnArea).toBeChecked();
  const clear = dialog.getByRole('button', { name: filterMessages.clear() });
  await clear.click();
  await expect(drawnArea).toHaveCount(0);
  await expect(choice(dialog, 'beds', '')).toBeChecked();
  await expect(clear).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/beds=3/);
  await page.getByRole('link', { name: suggestionMessages.clear() }).click();
  await expect(page).toHaveURL(/\/property-list$/);
  await expect(page.locator('#search-text')).toHaveValue('');
});

for (const { look, name } of [phone, desk]) {
  test.describe(`at ${name}`, () => {
    test.use(look);

    test('axe finds nothing in the filters', async ({ page }) => {
      await page.goto('/property-list?city=Omaha&type=waterfront&near=41.26,-95.94,9');
      const dialog = await openFilters(page);
      await dialog.locator('details:has(input[name=zip]) summary').click();
      await expectNothingFound(page);
      await min(group(dialog, filterMessages.yearBuilt())).fill('soon');
      await apply(page).click();
      await expect(dialog.getByText(filterMessages.unreadable({ value: 'soon' }))).toBeVisible();
      await expectNothingFound(page);
      await page.goto('/property-list/filters?city=Omaha&beds=2');
      await expectNothingFound(page);
    });
  });
}

test('on a phone the filters are a sheet over the whole screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/property-list');
  const dialog = await openFilters(page);
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect(await dialog.evaluate((node) => node.scrollWidth)).toBe(390);
  await dialog.locator('input[name=baths][value="2"]').check();
  await apply(page).click();
  await expect(page).toHaveURL(/baths=2$/);
  await expect(dialog).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a page that leads back to the homes', async ({ page, request }) => {
    await page.goto('/property-list?city=Omaha&sort=priceasc&box=-97,40,-95,42');
    await page.getByRole('searchbox', { name: suggestionMessages.label() }).fill('a');
    await filtersButton(page).click();
    await expect(page).toHaveURL(/\/property-list\/filters\?/);
    await expect(
      page.getByRole('heading', { level: 1, name: filterMessages.title() }),
    ).toBeVisible();
    await expect(page.getByRole('checkbox', { name: chipMessages.bounds() })).toBeChecked();
    await expect(apply(page)).toHaveText(filterMessages.apply(), { useInnerText: true });
    await expect(shown(page)).toBeHidden();
    await page.getByRole('checkbox', { name: chipMessages.quoted({ text: 'a' }) }).uncheck();
    await choice(page, 'type', 'house').check();
    await max(price(page)).fill('$450,000');
    await page.getByRole('checkbox', { name: featureLabels['out-building'].label }).check();
    await apply(page).click();
    // Another type resets features here, since no script can do it while they are chosen.
    await expect(page).toHaveURL(
      /\/property-list\?type=house&city=Omaha&price-max=450000&box=-97%2C40%2C-95%2C42&sort=priceasc$/,
    );
    const { odatacount } = await askForHomes(request, {
      propertytype: 'House',
      city: 'Omaha',
      pricemax: 450_000,
      bbox: [-97, 40, -95, 42],
      pageSize: 1,
    });
    await expect(results(page)).toHaveText(resultsMessages.total({ total: odatacount }));
    await page.goto('/property-list/filters?type=house');
    await page.getByRole('checkbox', { name: featureLabels['out-building'].label }).check();
    await apply(page).click();
    await expect(page).toHaveURL(/\/property-list\?type=house&feature=out-building$/);
  });
});
