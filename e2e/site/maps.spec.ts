import type { Page } from '@playwright/test';
import {
  startFloodPeer,
  startGeocoderPeer,
  startNoisePeer,
  startRouterPeer,
  startWalkScorePeer,
} from '../../packages/server/test/outside-peers.ts';
import { forgetSession } from '../accounts.ts';
import { expectNothingFound } from '../axe.ts';
import { cast, demoPassword } from '../cast.ts';
import { askForHomes, expect, test as journey, whenAlive } from '../site-test.ts';
import { startProgram } from '../start-program.ts';

const dodge = { latitude: 41.2597, longitude: -95.9361 };
const narrow = { width: 390, height: 844 };

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(cast.client);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
}

/** Signed in by the API, as the site's own page would. */
async function beSignedIn(page: Page, baseURL: string | undefined): Promise<void> {
  const answer = await page.request.post('/api/v1/User/LogIn', {
    data: { email: cast.client, password: demoPassword },
    headers: { origin: new URL(String(baseURL)).origin },
  });
  expect((await answer.json()).statusCode).toBe('success');
}

const addressOf = (home: { street_address: string; city: string }) =>
  `${home.street_address}, ${home.city}`;

journey.describe('where no service outside is set up', () => {
  journey(
    'a home says what is not known, and the map asks for a sign-in first',
    async ({ page, request }) => {
      const { value } = await askForHomes(request, { propertytype: 'House' });
      const home = value[0]!;
      await page.goto(`/singleproduct/${home.listingid}`);
      const panel = page.getByRole('region', { name: 'Neighborhood' });
      await expect(panel).toContainText('Flood riskNot known');
      await expect(panel).toContainText('Noise levelN/A');
      await expect(panel).toContainText('Walk Score®N/A');
      await expect(panel).toContainText('Bike Score®N/A');
      await expect(panel.getByRole('link')).toHaveCount(0);
      const location = page.getByRole('region', { name: 'Location information' });
      await expect(location.getByRole('link', { name: 'View Map' })).toHaveAttribute(
        'target',
        '_blank',
      );
      await location.getByRole('link', { name: 'Commute' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await signIn(page);
      await expect(page).toHaveURL(/\/maps\?destination=/);
      await expect(page.getByLabel('Destination')).toHaveValue(new RegExp(home.street_address));
    },
  );

  journey('directions tell the straight line, and say so', async ({ page, request, baseURL }) => {
    await beSignedIn(page, baseURL);
    const { value } = await askForHomes(request, { propertytype: 'House' });
    const [from, to] = value as [(typeof value)[0], (typeof value)[0]];
    await page.goto('/maps');
    const origin = page.getByLabel('Origin');
    await expect(page.getByText('Your device did not tell where you are')).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Straight line')).toBeHidden();
    await origin.fill(addressOf(from));
    await page.getByLabel('Destination').fill(addressOf(to));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Straight line', { exact: true })).toBeVisible();
    await expect(page.getByText('No router is set up here')).toBeVisible();
    await expectNothingFound(page);
    await page.getByLabel('Destination').fill('10 Nowhere Road, Paris');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Destination is not the address of a listed home')).toBeVisible();
    await expect(page.getByLabel('Destination')).toHaveAttribute('aria-invalid', 'true');
  });

  journey.describe('without script', () => {
    journey.use({ javaScriptEnabled: false });

    journey(
      'the map is a form, and addresses are kept by one',
      async ({ page, request, baseURL }) => {
        await beSignedIn(page, baseURL);
        const { value } = await askForHomes(request, { propertytype: 'House' });
        const home = value[2]!;
        await page.goto('/maps?mode=maps');
        await page.getByLabel('Search location').fill(addressOf(home));
        await page.getByRole('button', { name: 'Search' }).click();
        await expect(page.getByRole('list', { name: 'Places found' })).toContainText(
          home.street_address,
        );
        await page.goto('/property-list/addresses');
        await page.getByLabel('Name').fill('Aunt Rosa');
        await page.getByRole('textbox', { name: 'Address' }).fill(addressOf(home));
        await page.getByRole('button', { name: 'Keep this address' }).click();
        const kept = page.getByRole('list', { name: 'Addresses that you keep' });
        await expect(kept).toContainText('Aunt Rosa');
        await page.goto(`/singleproduct/${value[3]?.listingid}`);
        await expect(page.getByRole('region', { name: 'Location information' })).toContainText(
          /Aunt Rosa[\d.]+ mi in a straight line/,
        );
        await page.goto('/property-list/addresses');
        await page.getByRole('button', { name: 'Remove Aunt Rosa' }).click();
        await expect(kept).toBeHidden();
      },
    );
  });
});

interface Outside {
  url: string;
}

const connected = journey.extend<object, { outside: Outside }>({
  outside: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      if (process.env.SITE_OUTSIDE_URL) return use({ url: process.env.SITE_OUTSIDE_URL });
      const peers = await Promise.all([
        startWalkScorePeer(),
        startNoisePeer(),
        startFloodPeer(),
        startRouterPeer(),
        startGeocoderPeer(),
      ]);
      const [walk, noise, flood, router, geocoder] = peers;
      const program = await startProgram(
        {
          WALKSCORE_KEY: 'walk-key',
          WALKSCORE_URL: walk.url,
          HOWLOUD_KEY: 'noise-key',
          HOWLOUD_URL: noise.url,
          FLOOD_URL: flood.url,
          OSRM_URL: router.url,
          NOMINATIM_URL: geocoder.url,
          NOMINATIM_PAUSE_MILLISECONDS: '0',
          OUTSIDE_ASKS_PER_ADDRESS: '5000',
          OUTSIDE_ASKS_PER_PERSON: '5000',
        },
        { homes: 60 },
      );
      await use({ url: program.url });
      await program.end();
      for (const peer of peers) await peer.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ outside }, use) => use(outside.url),
});

connected.describe('where services outside answer', () => {
  // One worker, so that their site is started once.
  connected.describe.configure({ mode: 'default' });
  // An address that can't be found is refused.
  connected.use({ geolocation: dodge, permissions: ['geolocation'], expectedStatuses: [400] });

  connected('a home fills in its neighborhood once it comes near', async ({ page, request }) => {
    const { value } = await askForHomes(request, { propertytype: 'House' });
    await page.setViewportSize(narrow);
    await page.goto(`/singleproduct/${value[4]?.listingid}`);
    const panel = page.getByRole('region', { name: 'Neighborhood' });
    await expect(panel).toContainText('Not known');
    await expect(panel.getByRole('link', { name: 'Show scores' })).toBeAttached();
    await panel.scrollIntoViewIfNeeded();
    await expect(panel).toContainText('83 / 100 · Very Walkable');
    await expect(panel).toContainText('61 / 100 · Bikeable');
    await expect(panel).toContainText('Noise levelActive');
    await expect(panel).toContainText('Low (zone X)');
    await expect(panel).toContainText('FEMA National Flood Hazard Layer');
    await expect(panel.getByRole('link', { name: /^Walk Score/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.walkscore\.com\//,
    );
    await page.reload();
    await expect(panel).toContainText('83 / 100');
  });

  connected('directions begin where the device is', async ({ page, request, baseURL }) => {
    await beSignedIn(page, baseURL);
    const { value } = await askForHomes(request, { propertytype: 'House' });
    await page.goto(`/maps?destination=${encodeURIComponent(addressOf(value[0]!))}`);
    const origin = page.getByLabel('Origin');
    await expect(origin).toHaveValue(/1416 Dodge St/);
    await expect(origin).toHaveAttribute('readonly');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Distance', { exact: true })).toBeVisible();
    await expect(page.getByText(/^About .* min without traffic$/)).toBeVisible();
    const shown = await page.getByRole('list', { name: 'From and to' }).innerText();
    await page.reload();
    await expect(page.getByRole('list', { name: 'From and to' })).toHaveText(
      shown.replaceAll('\n', ''),
    );
    await expectNothingFound(page);
    const change = page.getByRole('button', { name: 'Start somewhere else' });
    await whenAlive(change);
    await change.click();
    await expect(origin).toBeFocused();
    await expect(origin).toHaveValue('');
  });

  connected('a place is marked, by keyboard and on a phone', async ({ page, baseURL }) => {
    await beSignedIn(page, baseURL);
    await page.setViewportSize(narrow);
    await page.goto('/maps');
    await page.getByRole('link', { name: 'Find a place' }).press('Enter');
    await page.getByLabel('Search location').fill('airport');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Places found' })).toContainText('Omaha Airport');
    await expect(page.getByRole('link', { name: 'OpenStreetMap contributors' })).toBeVisible();
    await expectNothingFound(page);
  });

  connected(
    'an address that one keeps tells the commute, and homes are searched by it',
    async ({ page, baseURL, request }) => {
      await beSignedIn(page, baseURL);
      await page.goto('/property-list/addresses');
      await page.getByLabel('Name').fill('Work');
      const address = page.getByRole('textbox', { name: 'Address' });
      await address.fill('Nowhere at all');
      await page.getByRole('button', { name: 'Keep this address' }).click();
      await expect(page.getByText('Address can’t be found')).toBeVisible();
      await address.fill('1416 Dodge St, Omaha');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Work is kept:')).toBeVisible();
      await expectNothingFound(page);
      const { value, odatacount } = await askForHomes(request, {});
      await page.goto(`/singleproduct/${value[0]?.listingid}`);
      const location = page.getByRole('region', { name: 'Location information' });
      await expect(location).toContainText(/WorkAbout .*min by car/);
      await page.goto('/property-list/filters');
      await page.getByLabel('Commute').selectOption({ label: 'Work: about 15 min' });
      const show = page.getByRole('button', { name: /^Show \d+ homes?/ });
      await expect(show).toBeVisible();
      await show.click();
      await expect(page).toHaveURL(/commute=[0-9a-f-]{36}(:|%3A)15/);
      const shown = Number(
        /^(\d+) /.exec((await page.getByRole('heading', { level: 1 }).innerText()).trim())?.[1] ??
          (await page.getByRole('article').count()),
      );
      expect(shown).toBeLessThan(odatacount);
      const link = page.url();
      await forgetSession(page);
      await page.goto(link);
      await expect(page.getByText(/Commute/).first()).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );
});
