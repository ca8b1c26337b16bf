import type { Locator, Page } from '@playwright/test';
import { desk, deskInDark, expectNothingFound, phone } from '../axe.ts';
import { askForHomes, expect, test } from '../site-test.ts';

async function openEstimator(
  page: Page,
  request: Parameters<typeof askForHomes>[0],
): Promise<{ panel: Locator; path: string }> {
  const { value } = await askForHomes(request, {
    sortby: 'newest',
    propertytype: 'House',
    country: 'Douglas',
    pricemin: 200_000,
  });
  const path = `/singleproduct/${value[0]?.listingid}`;
  await page.goto(path);
  return { panel: page.getByRole('region', { name: 'Payment estimator' }), path };
}

const row = (panel: Locator, label: string) =>
  panel.locator('details').filter({ has: panel.page().locator(`summary:has-text("${label}")`) });

/** Opens a field by its row and types into it. */
async function edit(panel: Locator, label: string, name: string, typed: string): Promise<void> {
  const field = panel.locator(`input[name="${name}"]`);
  if (!(await field.isVisible())) await row(panel, label).locator('summary').click();
  await field.fill(typed);
}

const sum = (panel: Locator) => panel.locator('svg text').first();

for (const { look, name } of [phone, desk]) {
  test.describe(`at ${name}`, () => {
    test.use(look);

    test('each field opens, recalculates with every input, and closes', async ({
      page,
      request,
    }) => {
      const { panel } = await openEstimator(page, request);
      const before = await sum(panel).textContent();
      await edit(panel, 'Home price', 'homeprice', '265000');
      await edit(panel, 'Down payment', 'downpayment', '10');
      await edit(panel, 'Interest rate', 'interestrate', '10');
      await edit(panel, 'Loan term', 'loantype', '2');
      await expect(panel.locator('dl')).toContainText('$11,005.56');
      await expect(panel.locator('dl')).toContainText('Mortgage insurance');
      expect(await sum(panel).textContent()).not.toBe(before);
      await expect(row(panel, 'Down payment')).toContainText('10% $26,500');
      // Tax and insurance follow the price: 1.96 and 1.5 percent, in whole dollars.
      await expect(row(panel, 'Property tax')).toContainText('$5,194 a year');
      await row(panel, 'Home price').locator('summary').click();
      await expect(panel.locator('input[name="homeprice"]')).toBeHidden();
      await expect(row(panel, 'Home price')).toContainText('$265,000');
      await expect(panel).toContainText('$39,750 due at close');
    });

    test('fields accept only numbers, down payment and rate at most 100', async ({
      page,
      request,
    }) => {
      const { panel } = await openEstimator(page, request);
      await edit(panel, 'Down payment', 'downpayment', '250');
      await expect(panel.locator('input[name="downpayment"]')).toHaveValue('100');
      await edit(panel, 'Interest rate', 'interestrate', '12x.5%');
      await expect(panel.locator('input[name="interestrate"]')).toHaveValue('12.5');
      await edit(panel, 'Interest rate', 'interestrate', '0');
      await edit(panel, 'Down payment', 'downpayment', '0');
      await edit(panel, 'Home price', 'homeprice', '360000');
      await expect(panel.locator('dl')).toContainText('$1,000');
      await edit(panel, 'Home price', 'homeprice', '');
      await expect(panel).toContainText('Enter a home price and a loan term above zero');
      await edit(panel, 'Home price', 'homeprice', '360000');
      await expect(panel.locator('dl')).toContainText('$1,000');
    });
  });
}

for (const { look, name } of [phone, desk, deskInDark]) {
  test.describe(`at ${name}`, () => {
    test.use(look);

    test('axe finds nothing in it, with a field and the balances open', async ({
      page,
      request,
    }) => {
      const { panel } = await openEstimator(page, request);
      await edit(panel, 'Home price', 'homeprice', '300000');
      await row(panel, 'Balance by year').locator('summary').click();
      await expect(panel.getByRole('table')).toBeVisible();
      await expectNothingFound(page, { within: 'section[aria-labelledby="payment-estimator"]' });
    });
  });
}

test('veterans’ benefits: no mortgage insurance, a funding fee on the loan', async ({
  page,
  request,
}) => {
  const { panel } = await openEstimator(page, request);
  await edit(panel, 'Home price', 'homeprice', '300000');
  await edit(panel, 'Down payment', 'downpayment', '0');
  await expect(panel.locator('dl')).toContainText('Mortgage insurance');
  await panel.getByLabel('Apply veterans benefits').selectOption('first');
  await expect(panel.locator('dl')).not.toContainText('Mortgage insurance');
  await expect(panel).toContainText('VA funding fee of $6,450');
  await panel.getByLabel('Apply veterans benefits').selectOption('later');
  await expect(panel).toContainText('VA funding fee of $9,900');
});

test('by keyboard alone', async ({ page, request }) => {
  const { panel } = await openEstimator(page, request);
  await row(panel, 'Interest rate').locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel.locator('input[name="interestrate"]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('7.25');
  await expect(row(panel, 'Interest rate')).toContainText('7.25%');
  await page.keyboard.press('Enter');
  await expect(panel.locator('input[name="interestrate"]')).toBeHidden();
  await expect(page).not.toHaveURL(/interestrate/);
});

test('the ring is as wide as the window allows, at most its column', async ({ page, request }) => {
  const { panel } = await openEstimator(page, request);
  const widths: Record<number, string> = {
    1440: '500px',
    1366: '400px',
    1024: '380px',
    992: '400px',
    576: '320px',
    460: '300px',
  };
  for (const [width, wanted] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    const ring = await panel.locator('svg').evaluate((svg) => {
      const { width: shown } = svg.getBoundingClientRect();
      (svg as SVGElement).style.maxWidth = 'none';
      const set = getComputedStyle(svg).width;
      (svg as SVGElement).style.maxWidth = '';
      return { shown, set, column: svg.parentElement?.getBoundingClientRect().width ?? 0 };
    });
    expect(ring.set).toBe(wanted);
    expect(ring.shown).toBeLessThanOrEqual(ring.column);
  }
});

test('its script loads on first use', async ({ page, request }) => {
  const scripts: string[] = [];
  page.on('request', (asked) => scripts.push(asked.url()));
  const { panel } = await openEstimator(page, request);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('wake-estimator'))).toEqual([]);
  await row(panel, 'Home price').locator('summary').click();
  await expect
    .poll(() => scripts.filter((url) => url.includes('wake-estimator')).length)
    .toBeGreaterThan(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the server calculates', async ({ page, request }) => {
    const { panel } = await openEstimator(page, request);
    await edit(panel, 'Home price', 'homeprice', '300000');
    await edit(panel, 'Interest rate', 'interestrate', '6.5');
    await edit(panel, 'Down payment', 'downpayment', '0');
    await panel.getByLabel('Apply veterans benefits').selectOption('exempt');
    await panel.getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/homeprice=300000.*#payment-estimator$/);
    await expect(panel.locator('dl')).toContainText('$1,896.20');
    await expect(row(panel, 'Home price')).toContainText('$300,000');
    await expect(panel.getByRole('link', { name: 'Get pre-approved' })).toHaveAttribute(
      'href',
      '/contactus',
    );
  });
});
