import type { Page } from '@playwright/test';
import {
  startFloodPeer,
  startGeocoderPeer,
  startNoisePeer,
  startRouterPeer,
  startWalkScorePeer,
} from '../../packages/server/test/outside-peers.ts';
import { directionsMessages } from '../../packages/web/app/neighborhood/messages/directions.ts';
import { surroundingsMessages } from '../../packages/web/app/neighborhood/messages/surroundings.ts';
import { addressMessages } from '../../packages/web/app/saved/messages/addresses.ts';
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

/** Signed in through the API, as the site's own page would. */
async function beSignedIn(page: Page, baseURL: string | undefined): Promise<void> {
  const answer = await page.request.post('/api/v1/User/LogIn', {
    data: { email: cast.client, password: demoPassword },
    headers: { origin: new URL(String(baseURL)).origin },
  });
  expect((await answer.json()).statusCode).toBe('success');
}

const addressOf = (home: { street_address: string; city: string }) =>
  `${home.street_address}, ${home.city}`;

journey.describe('without outside services', () => {
  journey(
    'a home says what is not known, and the map asks for a sign-in first',
    async ({ page, request }) => {
      const { value } = await askForHomes(request, { propertytype: 'House' });
      const home = value[0]!;
      await page.goto(`/singleproduct/${home.listingid}`);
      const panel = page.getByRole('region', { name: surroundingsMessages.neighborhood() });
      await expect(panel).toContainText(
        surroundingsMessages.floodRisk() + surroundingsMessages.floodUnknown(),
      );
      for (const score of ['noiseLevel', 'walkScore', 'bikeScore'] as const) {
        await expect(panel).toContainText(`${surroundingsMessages[score]()}N/A`);
      }
      await expect(panel.getByRole('link')).toHaveCount(0);
      const location = page.getByRole('region', { name: surroundingsMessages.location() });
      await expect(location.getByRole('link', { name: 'View Map' })).toHaveAttribute(
        'target',
        '_blank',
      );
      await location.getByRole('link', { name: 'Commute' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await signIn(page);
      await expect(page).toHaveURL(/\/maps\?destination=/);
      await expect(
        page.getByRole('textbox', { name: directionsMessages.destination() }),
      ).toHaveValue(new RegExp(home.street_address));
    },
  );

  journey('directions tell the straight line, and say so', async ({ page, request, baseURL }) => {
    await beSignedIn(page, baseURL);
    const { value } = await askForHomes(request, { propertytype: 'House' });
    const [from, to] = value as [(typeof value)[0], (typeof value)[0]];
    await page.goto('/maps');
    const origin = page.getByLabel(directionsMessages.origin());
    await expect(page.getByText(directionsMessages.noLocation())).toBeVisible();
    await page.getByRole('button', { name: directionsMessages.submit() }).click();
    await expect(page.getByText(directionsMessages.straightLine(), { exact: true })).toBeHidden();
    await origin.fill(addressOf(from));
    await page.getByRole('textbox', { name: directionsMessages.destination() }).fill(addressOf(to));
    await page.keyboard.press('Enter');
    await expect(page.getByText(directionsMessages.straightLine(), { exact: true })).toBeVisible();
    await expect(page.getByText(directionsMessages.noRouter())).toBeVisible();
    await expectNothingFound(page);
    await page
      .getByRole('textbox', { name: directionsMessages.destination() })
      .fill('10 Nowhere Road, Paris');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Destination is not the address of a listed home')).toBeVisible();
    await expect(
      page.getByRole('textbox', { name: directionsMessages.destination() }),
    ).toHaveAttribute('aria-invalid', 'true');
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
        await page.getByLabel(directionsMessages.searchLocation()).fill(addressOf(home));
        await page.getByRole('button', { name: directionsMessages.search() }).click();
        await expect(
          page.getByRole('list', { name: directionsMessages.placesFound() }),
        ).toContainText(home.street_address);
        await page.goto('/property-list/addresses');
        await page.getByLabel(addressMessages.name()).fill('Aunt Rosa');
        await page.getByRole('textbox', { name: addressMessages.address() }).fill(addressOf(home));
        await page.getByRole('button', { name: addressMessages.save() }).click();
        const kept = page.getByRole('list', { name: addressMessages.list() });
        await expect(kept).toContainText('Aunt Rosa');
        await page.goto(`/singleproduct/${value[3]?.listingid}`);
        await expect(
          page.getByRole('region', { name: surroundingsMessages.location() }),
        ).toContainText(/Aunt Rosa[\d.]+ mi/);
        await page.goto('/property-list/addresses');
        await page
          .getByRole('button', { name: addressMessages.removeAddress({ name: 'Aunt Rosa' }) })
          .click();
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

connected.describe('with outside services', () => {
  // One worker, so that their site is started once.
  connected.describe.configure({ mode: 'default' });
  // An address that can't be found is refused.
  connected.use({ geolocation: dodge, permissions: ['geolocation'], expectedStatuses: [400] });

  connected('a home fills in its neighborhood once it comes near', async ({ page, request }) => {
    const { value } = await askForHomes(request, { propertytype: 'House' });
    await page.setViewportSize(narrow);
    await page.goto(`/singleproduct/${value[4]?.listingid}`);
    const panel = page.getByRole('region', { name: surroundingsMessages.neighborhood() });
    await expect(panel).toContainText(surroundingsMessages.floodUnknown());
    await expect(
      panel.getByRole('link', { name: surroundingsMessages.showScores() }),
    ).toBeAttached();
    await panel.scrollIntoViewIfNeeded();
    await expect(panel).toContainText('83 / 100 · Very Walkable');
    await expect(panel).toContainText('61 / 100 · Bikeable');
    await expect(panel).toContainText(`${surroundingsMessages.noiseLevel()}Active`);
    await expect(panel).toContainText(
      surroundingsMessages.floodZone({ risk: surroundingsMessages.floodLow(), zone: 'X' }),
    );
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
    const origin = page.getByLabel(directionsMessages.origin());
    await expect(origin).toHaveValue(/1416 Dodge St/);
    await expect(origin).toHaveAttribute('readonly');
    await page.getByRole('button', { name: directionsMessages.submit() }).click();
    await expect(page.getByText(directionsMessages.distance(), { exact: true })).toBeVisible();
    await expect(page.getByText(directionsMessages.duration(), { exact: true })).toBeVisible();
    const shown = await page.getByRole('list', { name: directionsMessages.ends() }).innerText();
    await page.reload();
    await expect(page.getByRole('list', { name: directionsMessages.ends() })).toHaveText(
      shown.replaceAll('\n', ''),
    );
    await expectNothingFound(page);
    const change = page.getByRole('button', { name: directionsMessages.startElsewhere() });
    await whenAlive(change);
    await change.click();
    await expect(origin).toBeFocused();
    await expect(origin).toHaveValue('');
  });

  connected('a place is marked, by keyboard and on a phone', async ({ page, baseURL }) => {
    await beSignedIn(page, baseURL);
    await page.setViewportSize(narrow);
    await page.goto('/maps');
    await page.getByRole('link', { name: directionsMessages.findPlace() }).press('Enter');
    await page.getByLabel(directionsMessages.searchLocation()).fill('airport');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: directionsMessages.placesFound() })).toContainText(
      'Omaha Airport',
    );
    await expect(page.getByRole('link', { name: 'OpenStreetMap contributors' })).toBeVisible();
    await expectNothingFound(page);
  });

  connected(
    'an address that one keeps tells the commute, and homes are searched by it',
    async ({ page, baseURL, request }) => {
      await beSignedIn(page, baseURL);
      await page.goto('/property-list/addresses');
      await page.getByLabel(addressMessages.name()).fill('Work');
      const address = page.getByRole('textbox', { name: addressMessages.address() });
      await address.fill('Nowhere at all');
      await page.getByRole('button', { name: addressMessages.save() }).click();
      await expect(page.getByText('Address can’t be found')).toBeVisible();
      await address.fill('1416 Dodge St, Omaha');
      await page.keyboard.press('Enter');
      const saved = addressMessages.saved({ name: 'Work', address: '' }).replace(/ ?\.$/, '');
      await expect(page.getByText(saved)).toBeVisible();
      await expectNothingFound(page);
      const { value, odatacount } = await askForHomes(request, {});
      await page.goto(`/singleproduct/${value[0]?.listingid}`);
      const location = page.getByRole('region', { name: surroundingsMessages.location() });
      await expect(location).toContainText(/Work\D*\d+ min/);
      await page.goto('/property-list/filters');
      const commute = page.getByLabel('Commute');
      // A person's choice focuses the field, which is what loads the script of the filters.
      await commute.focus();
      await commute.selectOption({ label: 'Work: about 15 min' });
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
