import type { Locator } from '@playwright/test';
import { reportProblems } from '../../packages/contract/src/listings/index.ts';
import { reportAnswerMessages } from '../../packages/server/src/listings/messages.ts';
import { tourFormMessages } from '../../packages/web/app/leads/messages/tour-form.ts';
import { cardMessages } from '../../packages/web/app/listings/messages/card.ts';
import { flyerMessages } from '../../packages/web/app/listings/messages/flyer.ts';
import { homeMessages } from '../../packages/web/app/listings/messages/home.ts';
import { homeFactMessages } from '../../packages/web/app/listings/messages/home-facts.ts';
import { reportMessages } from '../../packages/web/app/listings/messages/report.ts';
import { pageMessages } from '../../packages/web/app/surfaces/site/messages/pages.ts';
import { desk, expectNothingFound, phone } from '../axe.ts';
import { expect, test, whenAlive } from '../site-test.ts';
import { aHouse } from './a-house.ts';
import { swipe } from './swipe.ts';

const chooseProblem = String(reportProblems({ about: '', message: 'x', email: '' }).about);

/** The card whose left edge is at the strip's. */
async function firstCard(section: Locator): Promise<string> {
  return section.evaluate((element) => {
    const view = element.querySelector('[data-view]') as HTMLElement;
    const left = view.getBoundingClientRect().left;
    const distance = (card: Element) => Math.abs(card.getBoundingClientRect().left - left);
    const cards = [...view.querySelectorAll('li')].sort((a, b) => distance(a) - distance(b));
    return cards[0]?.querySelector('a[href^="/singleproduct/"]')?.getAttribute('href') ?? '';
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('one similar home and a part of the next are in view, and loop when swiped', async ({
    page,
    request,
  }) => {
    const { path } = await aHouse(request);
    await page.goto(path);
    const similar = page.getByRole('region', { name: homeMessages.similarHomes() });
    await similar.scrollIntoViewIfNeeded();
    await expect(similar.getByRole('button', { name: homeMessages.nextHomes() })).toBeVisible();
    const [view, card] = await Promise.all([
      similar.locator('[data-view]').boundingBox(),
      similar.locator('[data-view] li').first().boundingBox(),
    ]);
    expect((card?.width ?? 0) / (view?.width ?? 1)).toBeCloseTo(0.88, 2);
    const before = await firstCard(similar);
    const y = (view?.y ?? 0) + 120;
    await swipe(page, [330, y], [40, y]);
    await expect.poll(() => firstCard(similar)).not.toBe(before);
  });

  test('price, save and tour stay within reach of the thumb', async ({ page, request }) => {
    const { path } = await aHouse(request);
    await page.goto(path);
    const bar = page.getByRole('region', { name: homeMessages.actions() });
    await expect(bar).toBeInViewport();
    await expect(bar.getByText(/^\$[\d,]+$/)).toBeVisible();
    await bar.getByRole('link', { name: homeMessages.tour() }).tap();
    await expect(
      page.getByRole('heading', { name: tourFormMessages.scheduleTitle() }),
    ).toBeInViewport();
    await expect(bar).toBeInViewport();
  });
});

test('similar homes loop, four at a time, without the home itself', async ({ page, request }) => {
  const { path } = await aHouse(request);
  await page.goto(path);
  const similar = page.getByRole('region', { name: homeMessages.similarHomes() });
  await similar.scrollIntoViewIfNeeded();
  const next = similar.getByRole('button', { name: homeMessages.nextHomes() });
  await expect(next).toBeVisible();
  const [view, card] = await Promise.all([
    similar.locator('[data-view]').boundingBox(),
    similar.locator('[data-view] li').first().boundingBox(),
  ]);
  expect(Math.round((view?.width ?? 0) / (card?.width ?? 1))).toBe(4);
  const hrefs = await similar
    .locator('[data-view] li h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(3);
  expect(hrefs).not.toContain(path);
  await expect.poll(() => firstCard(similar)).toBe(hrefs[0]);
  await next.press('Enter');
  await expect.poll(() => firstCard(similar)).toBe(hrefs[1]);
  const previous = similar.getByRole('button', { name: homeMessages.previousHomes() });
  await previous.press('ArrowLeft');
  await expect.poll(() => firstCard(similar)).toBe(hrefs[0]);
  await previous.click();
  await expect.poll(() => firstCard(similar)).toBe(hrefs.at(-1));
});

test('every section is shown and hidden, and says NA where the feed has nothing', async ({
  page,
  request,
}) => {
  const { path } = await aHouse(request);
  await page.goto(path);
  const sections = page.locator('main details:has(> summary > h2)');
  await expect(sections).toHaveCount(8);
  for (const section of await sections.all()) {
    const summary = section.locator('> summary');
    await summary.press('Enter');
    await expect(section).not.toHaveAttribute('open');
    await summary.press('Enter');
    await expect(section).toHaveAttribute('open');
  }
  const key = page.locator('#key');
  await expect(key.locator('dt')).toHaveText([
    'Property type',
    'Year built',
    'Price per sq ft',
    'Time on market',
    'HOA dues',
    'Stories',
    'Community',
    'County',
    'MLS number',
    'Lot size',
  ]);
  await expect(page.locator('#exterior').getByText('NA', { exact: true }).first()).toBeVisible();
  await expect(
    page.getByRole('table', { name: homeFactMessages.bedrooms() }).getByRole('rowheader').first(),
  ).toContainText(homeFactMessages.bedroom({ number: 1 }));
});

test("a home's figures, history and nearby sales are shown", async ({ page, request }) => {
  const { path, listingid } = await aHouse(request);
  const sold = await request.get(`/api/v1/Property/GetNearbySold?mlsNumber=${listingid}`);
  const { isPermitted, value } = await sold.json();
  expect(isPermitted).toBe(true);
  await page.goto(path);
  for (const label of [
    homeMessages.monthlyCost(),
    homeMessages.pricePerSquareFoot(),
    homeMessages.onMarket(),
  ]) {
    await expect(page.getByRole('term').filter({ hasText: label }).first()).toBeVisible();
  }
  await expect(page.getByText(homeMessages.about({ amount: '$' }))).toBeVisible();
  await expect(page.getByRole('heading', { name: homeMessages.history() })).toBeVisible();
  const nearby = page.getByRole('region', { name: homeMessages.soldNearby() });
  await expect(nearby.getByRole('listitem')).toHaveCount(value.length);
  await expect(nearby).toContainText(
    value.length > 0 ? homeMessages.soldFor({ price: '$' }) : homeMessages.noneSold(),
  );
});

for (const hasScript of [true, false]) {
  test.describe(`with script ${hasScript ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: hasScript });

    test('the flyer is one page of paper with the brokerage, the firm and a code', async ({
      page,
      request,
    }) => {
      const { path, street_address } = await aHouse(request);
      await page.goto(path);
      await page.getByRole('link', { name: homeMessages.printFlyer() }).click();
      await expect(page).toHaveURL(new RegExp(`${path}/flyer$`));
      const sheet = page.getByRole('main');
      await expect(sheet.getByRole('heading', { level: 1 })).toContainText(street_address);
      await expect(sheet.getByRole('banner').or(sheet.locator('header'))).toContainText('Prairie');
      await expect(sheet).toContainText(cardMessages.listedBy({ firm: '' }));
      await expect(
        sheet.getByRole('img', {
          name: new RegExp(`^${flyerMessages.qrCode({ address: 'http' })}`),
        }),
      ).toBeVisible();
      await expect(sheet.getByRole('img', { name: 'Equal Housing Opportunity' })).toBeVisible();
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });
  });
}

test('a report goes to the broker; bad input keeps what was typed', async ({ page, request }) => {
  const { path } = await aHouse(request);
  await page.goto(path);
  const link = page.getByRole('link', { name: reportMessages.title() });
  await whenAlive(link);
  await link.click();
  const dialog = page.getByRole('dialog', { name: reportMessages.title() });
  const message = dialog.getByLabel(reportMessages.message());
  const email = dialog.getByLabel(reportMessages.email());
  await message.fill('There are four bedrooms.');
  await email.fill('nobody');
  await dialog.getByRole('button', { name: reportMessages.send() }).click();
  await expect(dialog.getByRole('link', { name: chooseProblem })).toBeVisible();
  const emailProblem = 'Please enter a valid email address';
  await expect(dialog.getByRole('link', { name: emailProblem })).toBeVisible();
  await expect(dialog.getByLabel(reportMessages.about())).toBeFocused();
  await expect(message).toHaveValue('There are four bedrooms.');
  await dialog.getByLabel(reportMessages.about()).selectOption('facts');
  await expect(dialog.getByText(chooseProblem)).toHaveCount(0);
  await email.fill('');
  await dialog.getByRole('button', { name: reportMessages.send() }).click();
  const sent = page.getByRole('dialog', { name: reportMessages.sent() });
  await expect(sent.getByText(reportAnswerMessages.sent())).toBeVisible();
  await sent.getByRole('button', { name: reportMessages.backToHome() }).click();
  await expect(sent).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('on a phone, only the first two sections begin open, and stay as they are left', async ({
  page,
  request,
}) => {
  const { path } = await aHouse(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const sections = page.locator('main details:has(> summary > h2)');
  await expect(sections).toHaveCount(8);
  const isOpen = () => sections.evaluateAll((all) => all.map((one) => one.hasAttribute('open')));
  expect(await isOpen()).toEqual([true, true, ...Array(6).fill(false)]);
  await sections.nth(3).locator('> summary').click();
  await page.waitForLoadState('networkidle');
  expect((await isOpen())[3]).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedStatuses: [400] });

  test('sections open, a report is sent', async ({ page, request }) => {
    const { path } = await aHouse(request);
    await page.goto(path);
    const parking = page.locator('details#parking');
    await parking.locator('summary').click();
    await expect(parking).not.toHaveAttribute('open');

    await page.getByRole('link', { name: reportMessages.title() }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageMessages.reportTitle());
    await page.getByLabel(reportMessages.message()).fill('The pool is gone.');
    await page.getByRole('button', { name: reportMessages.send() }).click();
    await expect(page.getByRole('link', { name: chooseProblem })).toBeVisible();
    await expect(page.getByLabel(reportMessages.message())).toHaveValue('The pool is gone.');
    await page.getByLabel(reportMessages.about()).selectOption('photos');
    await page.getByRole('button', { name: reportMessages.send() }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageMessages.reportSent());
    await page.getByRole('link', { name: pageMessages.backToHome() }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
});

for (const { look, name } of [phone, desk]) {
  test.describe(`at ${name} axe finds nothing on`, () => {
    test.use(look);

    test('the page of a home with its carousel, its flyer and the form', async ({
      page,
      request,
    }) => {
      const { path } = await aHouse(request);
      await page.goto(path);
      const similar = page.getByRole('region', { name: homeMessages.similarHomes() });
      await similar.scrollIntoViewIfNeeded();
      await expect(similar.getByRole('button', { name: homeMessages.nextHomes() })).toBeVisible();
      await expectNothingFound(page);
      await page.getByRole('link', { name: reportMessages.title() }).click();
      await page.getByRole('button', { name: reportMessages.send() }).click();
      await expect(page.getByRole('link', { name: 'Message is required' })).toBeVisible();
      await expectNothingFound(page);
      for (const part of ['flyer', 'report']) {
        await page.goto(`${path}/${part}`);
        await expectNothingFound(page);
      }
    });
  });
}
