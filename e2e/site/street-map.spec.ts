import { mapMessages } from '../../packages/web/app/listings/messages/map.ts';
import { expect, test as journey } from '../site-test.ts';
import { type StartedProgram, startProgram } from '../start-program.ts';

/** A street map that the journeys serve themselves. */
const host = 'https://streets.example';
const attribution = 'Streets of the journeys';
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const style = {
  version: 8,
  sources: {
    streets: {
      type: 'raster',
      tiles: [`${host}/{z}/{x}/{y}.png`],
      tileSize: 256,
      attribution,
    },
  },
  layers: [{ id: 'streets', type: 'raster', source: 'streets' }],
};

const withStreets = journey.extend<object, { program: StartedProgram }>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const program = await startProgram({ MAP_STYLE_URL: `${host}/style.json` }, { homes: 60 });
      await use(program);
      await program.end();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ program }, use) => use(program.url),
});
withStreets.use({ expectedOrigins: [host], expectedStatuses: [503] });

const cors = { 'access-control-allow-origin': '*' };

withStreets('streets lie below the homes, with their source named', async ({ page }) => {
  await page.route(`${host}/**`, (route) =>
    route.request().url().endsWith('style.json')
      ? route.fulfill({ json: style, headers: cors })
      : route.fulfill({ body: pixel, contentType: 'image/png', headers: cors }),
  );
  await page.goto('/property-list?view=map');
  const map = page.getByRole('region', { name: mapMessages.title() });
  await expect(map).toContainText(attribution);
  await expect(map.getByTestId('cluster').first()).toBeVisible();
  await expect(map).not.toContainText(mapMessages.streetsUnavailable());
});

withStreets('a host that is down leaves county lines, and says so', async ({ page }) => {
  await page.route(`${host}/**`, (route) => route.fulfill({ status: 503, headers: cors }));
  await page.goto('/property-list?view=map');
  const map = page.getByRole('region', { name: mapMessages.title() });
  await expect(map).toContainText(mapMessages.streetsUnavailable());
  await expect(map).toContainText(mapMessages.countyLines());
  await expect(map.getByTestId('cluster').first()).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

withStreets('a style whose tiles don’t come leaves county lines too', async ({ page }) => {
  await page.route(`${host}/**`, (route) =>
    route.request().url().endsWith('style.json')
      ? route.fulfill({ json: style, headers: cors })
      : route.fulfill({ status: 503, headers: cors }),
  );
  await page.goto('/property-list?view=map');
  const map = page.getByRole('region', { name: mapMessages.title() });
  await expect(map).toContainText(mapMessages.streetsUnavailable());
  await expect(map).toContainText(mapMessages.countyLines());
});
