import type { Locator, Page } from '@playwright/test';
import { suggestionMessages } from '../../packages/web/app/listings/messages/suggestions.ts';
import { desk, expectNothingFound, phone } from '../axe.ts';
import { askForHomes, expect, results, test, whenAlive } from '../site-test.ts';

const filtersButton = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const apply = (page: Page) => page.getByRole('button', { name: /Apply filters/ });

async function openFilters(page: Page): Promise<Locator> {
  await whenAlive(filtersButton(page));
  await filtersButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await expect(dialog.getByRole('button', { name: /Show [\d,]+ homes?/ })).toBeVisible();
  return dialog;
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
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
    await expect(page.getByRole('link', { name: /^Skip/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, filtersButton(page));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await expect(dialog.getByRole('button', { name: 'Close filters' })).toBeFocused();

    await tabTo(page, dialog.getByRole('radio', { name: 'Any', exact: true }).first());
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: /^House/ })).toBeChecked();
    const price = dialog.getByRole('group', { name: 'Price', exact: true });
    await tabTo(page, price.getByLabel('Max'));
    await page.keyboard.type('500000');
    const beds = dialog.getByRole('group', { name: /^Bedrooms/ });
    await tabTo(page, beds.getByRole('radio', { name: 'Any' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(price.getByLabel('Max')).toHaveValue('500,000');

    const button = dialog.getByRole('button', { name: /Show [\d,]+ homes?/ });
    await expect(button).not.toHaveAttribute('data-old');
    const count = /Show ([\d,]+)/.exec((await button.textContent()) ?? '')?.[1];
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
    await expect(results(page)).toHaveText(`${count} results`);
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
  await dialog.getByRole('button', { name: 'Close filters' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/city=Omaha$/);
});

test('another type resets subtypes and features, and counts follow the choices', async ({
  page,
  request,
}) => {
  await page.goto('/property-list?type=house&feature=pool-access&feature=golf-course&page=2');
  const dialog = await openFilters(page);
  const pool = dialog.getByRole('checkbox', { name: /^Pool access/ });
  await expect(pool).toBeChecked();
  await dialog.getByRole('radio', { name: /^Townhouse/ }).check();
  await expect(pool).not.toBeChecked();
  await dialog.locator('summary', { hasText: 'City' }).click();
  await dialog.getByRole('checkbox', { name: /^Elkhorn/ }).check();
  const { odatacount } = await askForHomes(request, {
    propertytype: 'Townhouse',
    city: 'Elkhorn',
    pageSize: 1,
  });
  await expect(
    dialog.getByRole('button', { name: new RegExp(`^Show ${odatacount} homes?`) }),
  ).toBeVisible();
  const { odatacount: bothCities } = await askForHomes(request, {
    propertytype: 'Townhouse',
    city: 'Omaha',
    pageSize: 1,
  });
  await expect(
    dialog.getByRole('checkbox', { name: new RegExp(`^Omaha ?${bothCities} homes?$`) }),
  ).toBeVisible();
  await apply(page).click();
  await expect(page).toHaveURL(/\/property-list\?type=townhouse&city=Elkhorn$/);
  await expect(results(page)).toHaveText(`${odatacount} results`);
});

test('every other filter sets its field', async ({ page }) => {
  await page.goto('/property-list');
  const dialog = await openFilters(page);
  const group = (name: string | RegExp) => dialog.getByRole('group', { name, exact: true });
  const choose = (name: string | RegExp, label: string) =>
    group(name)
      .getByRole('radio', { name: new RegExp(`^${label.replace('$', '\\$')}`) })
      .check();
  await dialog.getByLabel('Maximum monthly payment').fill('9,000');
  await choose(/^HOA dues/, '$500');
  await dialog.getByLabel('Exactly that many').check();
  await dialog.getByLabel('Homes in any of these places').check();
  await group('Square feet').getByLabel('Min').fill('900');
  await choose('Lot range', 'Under 1/4 acre');
  await choose('New construction', 'No');
  await choose('Basement', 'Yes');
  await group('Year built').getByLabel('Min').fill('1950');
  await group('Stories').getByLabel('Max').selectOption('2');
  await group('Garage spaces').getByLabel('Min').selectOption('1');
  await group('Fireplaces').getByLabel('Max').selectOption('3');
  await choose(/^Days on market/, '30');
  await choose(/^Price reduced/, '30 days');
  await dialog.getByRole('checkbox', { name: /^Active \d/ }).check();
  await choose('Open house', 'This weekend');
  await dialog.getByLabel('Open house on a day').fill('2030-06-01');
  await dialog.getByLabel('Words in the description').fill('kitchen');
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
  await expect(
    page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: /^Remove/ }),
  ).toHaveCount(17);
});

test('invalid input is explained at its field, which has focus', async ({ page }) => {
  await page.goto('/property-list');
  const dialog = await openFilters(page);
  const price = dialog.getByRole('group', { name: 'Price', exact: true });
  await price.getByLabel('Min').fill('500000');
  await price.getByLabel('Max').fill('400000');
  await apply(page).click();
  await expect(price.getByText('The minimum is above the maximum.')).toBeVisible();
  await expect(price.getByLabel('Min')).toBeFocused();
  await price.getByLabel('Max').fill('600,000');
  await expect(price.getByText('The minimum is above the maximum.')).toBeHidden();
  await apply(page).click();
  await expect(page).toHaveURL(/price-min=500000&price-max=600000$/);
});

test('Clear all empties the dialog, the clear icon the whole search', async ({ page }) => {
  await page.goto('/property-list?q=oak&city=Omaha&beds=3&area=-97,40;-95,40;-95,42;-97,42');
  const dialog = await openFilters(page);
  await expect(dialog.getByRole('checkbox', { name: 'Drawn area' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Clear all' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Drawn area' })).toHaveCount(0);
  await expect(
    dialog.getByRole('group', { name: /^Bedrooms/ }).getByRole('radio', { name: 'Any' }),
  ).toBeChecked();
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
      await dialog.locator('summary', { hasText: 'ZIP code' }).click();
      await expectNothingFound(page);
      await dialog.getByRole('group', { name: 'Year built' }).getByLabel('Min').fill('soon');
      await apply(page).click();
      await expect(dialog.getByText(/can’t be used here/)).toBeVisible();
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
    await page.getByRole('searchbox', { name: /Address, city, ZIP/ }).fill('a');
    await filtersButton(page).click();
    await expect(page).toHaveURL(/\/property-list\/filters\?/);
    await expect(page.getByRole('heading', { level: 1, name: 'Filters' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Map area' })).toBeChecked();
    await expect(apply(page)).toHaveText('Apply filters');
    await page.getByRole('checkbox', { name: '“a”' }).uncheck();
    await page.getByRole('radio', { name: /^House/ }).check();
    await page
      .getByRole('group', { name: 'Price', exact: true })
      .getByLabel('Max')
      .fill('$450,000');
    await page.getByRole('checkbox', { name: /^Out building/ }).check();
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
    await expect(results(page)).toHaveText(`${odatacount.toLocaleString('en-US')} results`);
    await page.goto('/property-list/filters?type=house');
    await page.getByRole('checkbox', { name: /^Out building/ }).check();
    await apply(page).click();
    await expect(page).toHaveURL(/\/property-list\?type=house&feature=out-building$/);
  });
});
