import { directionsMessages } from '../../packages/web/app/neighborhood/messages/directions.ts';
import { surroundingsMessages } from '../../packages/web/app/neighborhood/messages/surroundings.ts';
import { addressMessages } from '../../packages/web/app/saved/messages/addresses.ts';
import { forgetSession } from '../accounts.ts';
import { expectNothingFound } from '../axe.ts';
import { connectedTest, expect, serveStreets } from '../connected-site.ts';
import { askForHomes, whenAlive } from '../site-test.ts';
import { addressOf, beSignedIn } from './maps-test.ts';

const dodge = { latitude: 41.2597, longitude: -95.9361 };
const narrow = { width: 390, height: 844 };

// An address that can't be found is refused.
connectedTest.use({ geolocation: dodge, permissions: ['geolocation'], expectedStatuses: [400] });
connectedTest.beforeEach(({ page }) => serveStreets(page));

connectedTest('a home fills in its neighborhood once it comes near', async ({ page, request }) => {
  const { value } = await askForHomes(request, { propertytype: 'House' });
  await page.setViewportSize(narrow);
  await page.goto(`/singleproduct/${value[4]?.listingid}`);
  const panel = page.getByRole('region', { name: surroundingsMessages.neighborhood() });
  await expect(panel.getByRole('link', { name: surroundingsMessages.showScores() })).toBeAttached();
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

connectedTest('directions begin where the device is', async ({ page, request, baseURL }) => {
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

connectedTest('a place is marked, by keyboard and on a phone', async ({ page, baseURL }) => {
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

connectedTest(
  'a saved address shows the commute, and homes can be searched by it',
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
    await location.scrollIntoViewIfNeeded();
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
