import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { estimatorMessages } from '../../packages/web/app/listings/messages/estimator.ts';
import { desk, expectNothingFound, phone } from '../axe.ts';
import { openPlain } from '../plain-page.ts';
import { answerTest, askForHomes, expect, test } from '../site-test.ts';

async function pathOfHouse(request: APIRequestContext): Promise<string> {
  const { value } = await askForHomes(request, {
    sortby: 'newest',
    propertytype: 'House',
    country: 'Douglas',
    pricemin: 200_000,
    // A new home has no tax amount of its own yet.
    newconstructionyn: false,
  });
  return `/singleproduct/${value[0]?.listingid}`;
}

async function openEstimator(
  page: Page,
  request: APIRequestContext,
): Promise<{ panel: Locator; path: string }> {
  const path = await pathOfHouse(request);
  await page.goto(path);
  return { panel: page.getByRole('region', { name: estimatorMessages.title() }), path };
}

const row = (panel: Locator, name: string) =>
  panel.locator('details').filter({ has: panel.page().locator(`input[name="${name}"]`) });

/** Opens a field by its row and types into it. */
async function edit(panel: Locator, name: string, typed: string): Promise<void> {
  const field = panel.locator(`input[name="${name}"]`);
  if (!(await field.isVisible())) await row(panel, name).locator('summary').click();
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
      const taxBefore = String(await row(panel, 'propertytax').textContent());
      await edit(panel, 'homeprice', '265000');
      await edit(panel, 'downpayment', '10');
      await edit(panel, 'interestrate', '10');
      await edit(panel, 'loantype', '2');
      await expect(panel.locator('dl')).toContainText('$11,005.56');
      await expect(panel.locator('dl')).toContainText(estimatorMessages.mortgageInsurance());
      await expect(sum(panel)).not.toHaveText(String(before));
      await expect(row(panel, 'downpayment')).toContainText('10% $26,500');
      // Insurance follows the price: 1.5 percent, in whole dollars. The home's own tax stays.
      await expect(row(panel, 'homeinsurance')).toContainText(
        estimatorMessages.amountAMonth({ amount: '$331' }),
      );
      await expect(row(panel, 'propertytax')).toHaveText(taxBefore);
      await row(panel, 'homeprice').locator('summary').click();
      await expect(panel.locator('input[name="homeprice"]')).toBeHidden();
      await expect(row(panel, 'homeprice')).toContainText('$265,000');
      await expect(panel).toContainText('$39,750 due at close');
    });

    test('fields accept only numbers, down payment and rate at most 100', async ({
      page,
      request,
    }) => {
      const { panel } = await openEstimator(page, request);
      await edit(panel, 'downpayment', '250');
      await expect(panel.locator('input[name="downpayment"]')).toHaveValue('100');
      await edit(panel, 'interestrate', '12x.5%');
      await expect(panel.locator('input[name="interestrate"]')).toHaveValue('12.5');
      await edit(panel, 'interestrate', '0');
      await edit(panel, 'downpayment', '0');
      await edit(panel, 'homeprice', '360000');
      await expect(panel.locator('dl')).toContainText('$1,000');
      await edit(panel, 'homeprice', '');
      await expect(panel).toContainText(estimatorMessages.enterPriceAndTerm());
      await expect(row(panel, 'homeprice').locator('strong')).toHaveText('–');
      await edit(panel, 'homeprice', '360000');
      await expect(panel.locator('dl')).toContainText('$1,000');
    });
  });
}

for (const { look, name } of [phone, desk]) {
  test.describe(`at ${name}`, () => {
    test.use(look);

    test('axe finds nothing in it, with a field and the balances open', async ({
      page,
      request,
    }) => {
      const { panel } = await openEstimator(page, request);
      await edit(panel, 'homeprice', '300000');
      await panel.getByText(estimatorMessages.balanceByYear()).click();
      await expect(panel.getByRole('table')).toBeVisible();
      await expectNothingFound(page, { within: 'section[aria-labelledby="payment-estimator"]' });
    });
  });
}

test('the loan type: a funding fee of Veterans Affairs, a premium of the FHA', async ({
  page,
  request,
}) => {
  const { panel } = await openEstimator(page, request);
  await edit(panel, 'homeprice', '300000');
  await edit(panel, 'downpayment', '0');
  await expect(panel.locator('dl')).toContainText(estimatorMessages.mortgageInsurance());
  await panel.getByLabel(estimatorMessages.loanProgram()).selectOption('va-first-use');
  await expect(panel.locator('dl')).not.toContainText(estimatorMessages.mortgageInsurance());
  await expect(panel).toContainText(estimatorMessages.fundingFee({ amount: '$6,450' }));
  await panel.getByLabel(estimatorMessages.loanProgram()).selectOption('va-later-use');
  await expect(panel).toContainText(estimatorMessages.fundingFee({ amount: '$9,900' }));
  await panel.getByLabel(estimatorMessages.loanProgram()).selectOption('fha');
  await expect(panel).toContainText(estimatorMessages.fhaDownTooSmall({ percent: '3.5' }));
  await edit(panel, 'downpayment', '10');
  await expect(panel.locator('dl')).toContainText(estimatorMessages.mortgageInsurance());
  await expect(panel).toContainText(estimatorMessages.fhaPremium({ amount: '$4,725', years: 11 }));
});

test('by keyboard alone', async ({ page, request }) => {
  const { panel } = await openEstimator(page, request);
  await row(panel, 'interestrate').locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel.locator('input[name="interestrate"]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('7.25');
  await expect(row(panel, 'interestrate')).toContainText('7.25%');
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
    // The window's new size reaches the page a moment later.
    await expect(async () => {
      const ring = await panel.locator('svg').evaluate((svg) => {
        const { width: shown } = svg.getBoundingClientRect();
        (svg as SVGElement).style.maxWidth = 'none';
        const set = getComputedStyle(svg).width;
        (svg as SVGElement).style.maxWidth = '';
        return { shown, set, column: svg.parentElement?.getBoundingClientRect().width ?? 0 };
      });
      expect(ring.set).toBe(wanted);
      expect(ring.shown).toBeLessThanOrEqual(ring.column);
    }).toPass({ timeout: 20_000 });
  }
});

test('the largest sum stays inside the ring', async ({ page, request }) => {
  const { panel } = await openEstimator(page, request);
  await edit(panel, 'homeprice', '999999999');
  await edit(panel, 'interestrate', '100');
  await expect(sum(panel)).toHaveText(/^\$\d\d,\d{3},\d{3}\.\d\d$/);
  const [width, ring] = await sum(panel).evaluate((text) => {
    const circle = text.parentElement?.querySelector('circle') as SVGGraphicsElement;
    return [(text as SVGGraphicsElement).getBBox().width, circle.getBBox().width];
  });
  expect(width).toBeLessThan(ring - 18);
});

test('its script loads on first use', async ({ page, request }) => {
  const scripts: string[] = [];
  page.on('request', (asked) => scripts.push(asked.url()));
  const { panel } = await openEstimator(page, request);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /\/estimator-.*\.js/.test(url))).toEqual([]);
  await row(panel, 'homeprice').locator('summary').click();
  await expect
    .poll(() => scripts.filter((url) => /\/estimator-.*\.js/.test(url)).length)
    .toBeGreaterThan(0);
});

answerTest('without script the server calculates', async ({ request }) => {
  const home = await openPlain(request, await pathOfHouse(request));
  expect(home.html).toMatch(/<form[^>]* action="[^"]*#payment-estimator"/);
  expect(home.text).toContain(estimatorMessages.calculate());
  const page = await home.send({
    homeprice: '300000',
    interestrate: '6.5',
    downpayment: '0',
    program: 'va-exempt',
  });
  expect(page.path).toContain('homeprice=300000');
  expect(page.text).toContain('$1,896.20');
  expect(page.text).toContain('$300,000');
  expect((await page.follow(estimatorMessages.preApproved())).path).toBe('/contactus');
});
