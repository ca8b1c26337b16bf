import type { APIRequestContext, Page } from '@playwright/test';
import { chipMessages } from '../../packages/web/app/listings/messages/chips.ts';
import { mapMessages } from '../../packages/web/app/listings/messages/map.ts';
import { resultsMessages } from '../../packages/web/app/listings/messages/results.ts';
import { desk, expectNothingFound, phone } from '../axe.ts';
import { activeFilters, expect, test as journey, results, whenAlive } from '../site-test.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
const mapOf = (page: Page) => page.getByRole('region', { name: mapMessages.title() });
const clusters = (page: Page) => mapOf(page).getByTestId('cluster');
const pins = (page: Page) => mapOf(page).getByTestId('pin');

/** Waits until the map is drawn with homes on it. */
async function untilMapIsReady(page: Page): Promise<void> {
  await expect(mapOf(page).locator('canvas')).toBeVisible();
  await expect(clusters(page).or(pins(page)).first()).toBeVisible();
}

/** A box of a few streets around a home that has its own pin. */
async function boxOfSomeStreets(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/v1/Property/GetMapClusters', {
    data: { bbox: [-96.3, 41.1, -95.85, 41.4], zoom: 15 },
  });
  const { value } = await answer.json();
  const { longitude, latitude } = value.find(({ home }: { home: unknown }) => home !== null);
  const at = (degrees: number) => degrees.toFixed(5);
  return [longitude - 0.012, latitude - 0.01, longitude + 0.012, latitude + 0.01].map(at).join();
}

/** Drags the mouse from point to point, as shares of the map's width and height. */
async function drag(page: Page, points: readonly [number, number][]): Promise<void> {
  const box = await mapOf(page).locator('canvas').boundingBox();
  if (!box) throw new Error('There is no map to drag on');
  const [first, ...rest] = points.map(([x, y]): [number, number] => [
    box.x + x * box.width,
    box.y + y * Math.min(box.height, wide.height - box.y),
  ]);
  await page.mouse.move(...first!);
  await page.mouse.down();
  for (const point of rest) await page.mouse.move(...point, { steps: 5 });
  await page.mouse.up();
}

journey('the map is beside the results, and a home is found by its place', async ({ page }) => {
  await page.goto('/property-list');
  await expect(page.getByRole('article')).toHaveCount(20);
  await untilMapIsReady(page);
  const all = await results(page).textContent();
  const count = Number(String(all).replace(/\D/g, ''));
  await expect(
    mapOf(page).getByRole('region', { name: mapMessages.named({ count }), exact: true }),
  ).toHaveAccessibleDescription(mapMessages.keys());
  await clusters(page).first().click();
  await expect(page).toHaveURL(/box=/);
  await expect(
    mapOf(page).locator('[data-testid=pin]:focus, [data-testid=cluster]:focus'),
  ).toHaveCount(1);
  await expect(results(page)).not.toHaveText(String(all));

  while ((await pins(page).count()) === 0) {
    const before = page.url();
    await clusters(page).first().dispatchEvent('click');
    await expect(page).not.toHaveURL(before);
    await untilMapIsReady(page);
  }
  await pins(page).first().dispatchEvent('click');
  const card = page.getByRole('region', { name: mapMessages.card() });
  const street = await card.getByRole('link').textContent();
  const found = page.url();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(street));

  await page.goBack();
  await expect(page).toHaveURL(found);
  await untilMapIsReady(page);
  const homes = await page.getByRole('article').allTextContents();
  await page.reload();
  await untilMapIsReady(page);
  await expect(page).toHaveURL(found);
  await expect(page.getByRole('article')).toHaveText(homes);
});

journey(
  'the map beside the results is hidden, which is remembered, and shown again',
  async ({ page }) => {
    const parts: string[] = [];
    page.on('request', (asked) => parts.push(asked.url()));
    await page.goto('/property-list?city=Omaha&beds=3');
    await untilMapIsReady(page);
    const cards = page.getByRole('article');
    const place = await cards.first().boundingBox();
    await page.getByRole('link', { name: resultsMessages.hideMap() }).focus();
    await page.keyboard.press('Enter');
    await expect(mapOf(page)).toBeHidden();
    await expect(page).toHaveURL(/\/property-list\?city=Omaha&beds=3$/);
    const show = page.getByRole('link', { name: resultsMessages.map(), exact: true });
    await expect(show).toBeFocused();

    parts.length = 0;
    await page.goto('/property-list');
    await expect(cards).toHaveCount(20);
    await whenAlive(show);
    await expect(mapOf(page)).toHaveCount(0);
    expect(parts.filter((url) => /results-map|maplibre/.test(url))).toEqual([]);

    await show.click();
    await untilMapIsReady(page);
    await expect(page).toHaveURL(/\/property-list$/);
    await page.goto('/property-list?city=Omaha&beds=3');
    await untilMapIsReady(page);
    expect(await cards.first().boundingBox()).toEqual(place);
  },
);

journey('the page with the map loading beside it doesn’t jump', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        sessionStorage.shift = Number(sessionStorage.shift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/property-list');
  await untilMapIsReady(page);
  expect(await page.evaluate(() => Number(sessionStorage.shift ?? 0))).toBeLessThan(0.01);
});

journey('cards and pins point at each other', async ({ page, request }) => {
  await page.goto(`/property-list?view=map&box=${await boxOfSomeStreets(request)}`);
  await untilMapIsReady(page);
  await pins(page).first().hover({ force: true });
  const pointed = page.locator('article[data-pointed]');
  await expect(pointed).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(pointed).toHaveCount(0);
  await page.getByRole('article').first().hover();
  await expect(mapOf(page).locator('[data-pointed], span[class*=pointer]')).toHaveCount(1);
});

journey('the list follows the map, or waits for a click', async ({ page }) => {
  await page.goto('/property-list?view=map');
  await untilMapIsReady(page);
  await drag(page, [
    [0.5, 0.6],
    [0.3, 0.5],
  ]);
  await expect(page).toHaveURL(/box=/);
  const first = page.url();
  await page.getByLabel(mapMessages.follow()).uncheck();
  await drag(page, [
    [0.5, 0.6],
    [0.6, 0.7],
  ]);
  const here = page.getByRole('button', { name: mapMessages.searchHere() });
  await expect(here).toBeVisible();
  expect(page.url()).toBe(first);
  await here.click();
  await expect(page).not.toHaveURL(first);
  await expect(here).toBeHidden();
  await page
    .getByRole('list', { name: 'Active filters' })
    .getByRole('link', { name: chipMessages.bounds() })
    .click();
  await expect(page).toHaveURL(/\/property-list\?view=map$/);
});

journey('areas are drawn, added by keyboard and cleared', async ({ page }) => {
  await page.goto('/property-list?view=map');
  await untilMapIsReady(page);
  const all = await results(page).textContent();
  await page.getByRole('button', { name: mapMessages.draw() }).click();
  await page.getByRole('button', { name: mapMessages.freehand() }).click();
  await expect(page.getByText(mapMessages.drawFreehand())).toBeVisible();
  await expect(clusters(page).or(pins(page)).first()).toHaveCSS('filter', 'opacity(0.45)');
  await drag(page, [
    [0.45, 0.4],
    [0.75, 0.4],
    [0.75, 0.75],
    [0.45, 0.75],
    [0.45, 0.41],
  ]);
  await expect(page).toHaveURL(/area=/);
  await expect(page).not.toHaveURL(/box=/);
  await expect(results(page)).not.toHaveText(String(all));
  const chips = activeFilters(page);
  await expect(chips.getByRole('link', { name: chipMessages.area() })).toHaveCount(1);

  await page.getByRole('button', { name: mapMessages.draw() }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: mapMessages.visibleArea() }).focus();
  await page.keyboard.press('Enter');
  await expect(chips.getByRole('link', { name: chipMessages.area() })).toHaveCount(2);
  const drawn = page.url();
  await page.reload();
  await untilMapIsReady(page);
  expect(page.url()).toBe(drawn);

  await page.getByRole('button', { name: mapMessages.draw() }).click();
  await page.getByRole('button', { name: mapMessages.polygon() }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: mapMessages.clear() }).click();
  await expect(page).toHaveURL(/\/property-list\?view=map$/);
  await expect(results(page)).toHaveText(String(all));
});

journey('homes around a place', async ({ page }) => {
  await page.goto('/property-list?view=map');
  await untilMapIsReady(page);
  await page.getByRole('button', { name: mapMessages.radius() }).click();
  const place = page.getByLabel(mapMessages.place());
  await place.fill('Nowhere');
  await page.keyboard.press('Enter');
  await expect(page.getByText(mapMessages.placeUnknown({ area: 'Omaha' }))).toBeVisible();
  await expect(place).toBeFocused();
  await page.getByLabel(mapMessages.within()).selectOption('5');
  await place.fill('Elkhorn');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/near=41\.\d+%2C-96\.\d+%2C5/);
  await expect(activeFilters(page)).toContainText(chipMessages.within({ miles: 5 }));
  const around = page.url();
  await page.getByRole('button', { name: mapMessages.radius() }).click();
  await page.getByRole('button', { name: mapMessages.aroundPoint() }).click();
  await expect(page.getByText(mapMessages.clickPoint())).toBeVisible();
  await mapOf(page)
    .locator('canvas')
    .click({ position: { x: 200, y: 300 } });
  await expect(page).not.toHaveURL(around);
  await expect(page).toHaveURL(/near=/);
});

journey.describe('on a phone', () => {
  journey.use({ viewport: narrow, hasTouch: true });

  journey('list and map take turns', async ({ page }) => {
    const parts: string[] = [];
    page.on('request', (asked) => parts.push(asked.url()));
    await page.goto('/property-list?city=Omaha');
    await expect(page.getByRole('article')).toHaveCount(20);
    await expect(mapOf(page)).toBeHidden();
    const turn = page.getByRole('link', { name: resultsMessages.map(), exact: true });
    await whenAlive(turn);
    expect(parts.filter((url) => /results-map|maplibre/.test(url))).toEqual([]);
    await turn.click();
    await expect(page).toHaveURL(/city=Omaha&view=map/);
    await untilMapIsReady(page);
    await expect(page.getByRole('article').first()).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: resultsMessages.list() }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(mapOf(page)).toBeHidden();
  });
});

journey('without WebGL the page says so, and the list works', async ({ page }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext as (kind: string) => unknown;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind.startsWith('webgl') ? null : real.call(this, kind);
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
  await page.goto('/property-list?view=map');
  await expect(mapOf(page)).toContainText(mapMessages.notSupported());
  await expect(page.getByRole('article')).toHaveCount(20);
  await mapOf(page).getByRole('link', { name: mapMessages.backToList() }).click();
  await expect(page).toHaveURL(/\/property-list$/);
});

journey.describe('when the drawing tool doesn’t load', () => {
  journey.use({ viewport: narrow, expectedStatuses: [503] });

  journey('drawing says so and is canceled', async ({ page }) => {
    await page.route('**/draw-area*', (route) => route.fulfill({ status: 503 }));
    await page.goto('/property-list?view=map');
    await untilMapIsReady(page);
    await page.getByRole('button', { name: mapMessages.draw() }).click();
    await page.getByRole('button', { name: mapMessages.freehand() }).click();
    await expect(page.getByText(mapMessages.penNotLoaded())).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(mapMessages.penNotLoaded())).toBeHidden();
    await expect(page.getByRole('button', { name: mapMessages.draw() })).toBeVisible();
  });
});

journey.describe('without script', () => {
  journey.use({ javaScriptEnabled: false });

  journey('an address with a map shows its list', async ({ page, request }) => {
    for (const viewport of [wide, narrow]) {
      await page.setViewportSize(viewport);
      for (const query of [`view=map&box=${await boxOfSomeStreets(request)}`, 'city=Omaha']) {
        await page.goto(`/property-list?${query}`);
        await expect(page.getByRole('article').first()).toBeVisible();
        await expect(mapOf(page)).toBeHidden();
        await expect(page.getByRole('link', { name: resultsMessages.hideMap() })).toBeHidden();
      }
    }
  });
});

for (const { look, name } of [phone, desk]) {
  journey.describe(`at ${name} axe finds nothing on`, () => {
    journey.use(look);

    journey('the results as they open', async ({ page }) => {
      await page.goto('/property-list?city=Omaha&beds=3&baths=2&price-min=100000');
      if (name === desk.name) await untilMapIsReady(page);
      await expectNothingFound(page);
    });

    journey('the map with its sheets and a home’s card', async ({ page, request }) => {
      await page.goto(`/property-list?view=map&box=${await boxOfSomeStreets(request)}`);
      await untilMapIsReady(page);
      await expectNothingFound(page);
      await page.getByRole('button', { name: mapMessages.draw() }).click();
      await expectNothingFound(page);
      await page.getByRole('button', { name: mapMessages.radius() }).click();
      await expectNothingFound(page);
      await page.getByRole('button', { name: mapMessages.radius() }).click();
      await pins(page).first().dispatchEvent('click');
      await expect(page.getByRole('region', { name: mapMessages.card() })).toBeVisible();
      await expectNothingFound(page);
    });
  });
}
