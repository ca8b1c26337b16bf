import {
  type APIRequestContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { resultsMessages } from '../packages/web/app/listings/messages/results.ts';

interface SiteOptions {
  /** Statuses of 400 and above that a journey causes on purpose. */
  expectedStatuses: number[];
  /** Other origins that a journey lets its page load from, such as a street map's. */
  expectedOrigins: string[];
}

interface SiteFixtures {
  /** Fails the journey on any console error, policy violation, failed or foreign request. */
  watch: undefined;
}

/** What the server answers, read with `request` alone: no browser is opened. */
export const answerTest = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  baseURL: async ({}, use) => {
    const url = process.env.SITE_URL;
    if (!url) throw new Error('SITE_URL is not set: start with `npm test -- journeys`');
    await use(url);
  },
});

/** A journey: paths are those of the started site, and nothing may go wrong along the way. */
export const test = answerTest.extend<SiteFixtures & SiteOptions>({
  expectedStatuses: [[], { option: true }],
  expectedOrigins: [[], { option: true }],
  watch: [
    async ({ page, baseURL, expectedStatuses, expectedOrigins, javaScriptEnabled }, use) => {
      const wrongs: string[] = [];
      watchPage(page, {
        origin: new URL(String(baseURL)).origin,
        expectedStatuses,
        expectedOrigins,
        hasScript: javaScriptEnabled !== false,
        wrongs,
      });
      await holdScriptBack(page);
      await use(undefined);
      expect(wrongs, 'what went wrong on the side').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * With SCRIPT_DELAY_MS set, scripts arrive that much later than everything else: a journey that
 * uses scripted controls before they work then fails, as it would on a slow machine.
 */
async function holdScriptBack(page: Page): Promise<void> {
  const delay = Number(process.env.SCRIPT_DELAY_MS ?? 0);
  if (!(delay > 0)) return;
  await page.route(/\/assets\/[^?]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue().catch(() => {});
  });
}

function watchPage(
  page: Page,
  {
    origin,
    expectedStatuses,
    expectedOrigins,
    hasScript,
    wrongs,
  }: SiteOptions & { origin: string; hasScript: boolean; wrongs: string[] },
): void {
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const isExpected = expectedStatuses.some((status) =>
      message.text().includes(`the server responded with a status of ${status}`),
    );
    if (!isExpected) wrongs.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => wrongs.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // With script off, Chromium drops scripts that are only preloaded, and reports that as "csp".
    const isDropped = !hasScript && reason === 'csp';
    if (reason !== 'net::ERR_ABORTED' && !isDropped)
      wrongs.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || expectedStatuses.includes(response.status())) return;
    wrongs.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    const isExpected = [origin, ...expectedOrigins].some((one) => url.startsWith(one));
    if (!isExpected && !/^(data|blob):/.test(url)) wrongs.push(`foreign: ${url}`);
  });
}

/** Waits until script has taken over an element; before that, it works as without script. */
export async function whenAlive(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
}

/** A page of results straight from the API, to compare pages with. */
export async function askForHomes(
  request: APIRequestContext,
  filter: Record<string, unknown>,
): Promise<{
  value: { listingid: string; price: number; city: string; street_address: string }[];
  odatacount: number;
}> {
  const answer = await request.post('/api/v1/Property/GetPropertyList', { data: filter });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Previous and Next below the homes. */
export function pager(page: Page): Locator {
  return page.getByRole('navigation', { name: resultsMessages.pages() });
}

/** The conditions of a search as links that remove them. */
export function activeFilters(page: Page): Locator {
  return page.getByRole('list', { name: resultsMessages.activeFilters() });
}

/** How many homes a search found. */
export function results(page: Page): Locator {
  return page.locator('[data-total]');
}

/** Prices in dollars as the cards show them, in their order. */
export async function pricesOf(page: Page): Promise<number[]> {
  const texts = await page
    .getByRole('article')
    .getByText(/^\$[\d,]+$/)
    .allTextContents();
  return texts.map((text) => Number(text.replace(/[$,]/g, '')));
}

/** Waits for a page of homes whose prices go up, or down with `-1`, and returns them. */
export async function pricesInOrder(page: Page, way: 1 | -1): Promise<number[]> {
  let prices: number[] = [];
  await expect
    .poll(async () => {
      prices = await pricesOf(page);
      return (
        prices.length > 1 &&
        prices.every((price, n) => n === 0 || (price - prices[n - 1]!) * way >= 0)
      );
    })
    .toBe(true);
  return prices;
}
