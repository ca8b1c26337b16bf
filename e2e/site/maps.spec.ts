import type { Page } from '@playwright/test';
import { fieldMessages } from '../../packages/server/src/listings/messages.ts';
import { directionsMessages } from '../../packages/web/app/neighborhood/messages/directions.ts';
import { surroundingsMessages } from '../../packages/web/app/neighborhood/messages/surroundings.ts';
import { addressMessages } from '../../packages/web/app/saved/messages/addresses.ts';
import { expectNothingFound } from '../axe.ts';
import { cast, demoPassword } from '../cast.ts';
import { askForHomes, expect, test as journey } from '../site-test.ts';
import { addressOf, beSignedIn } from './maps-test.ts';

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(cast.client);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
}

journey.describe('without outside services', () => {
  journey(
    'a home shows its map and only what is known, and directions ask for a sign-in first',
    async ({ page, request }) => {
      const { value } = await askForHomes(request, { propertytype: 'House' });
      const home = value[0]!;
      await page.goto(`/singleproduct/${home.listingid}`);
      const panel = page.getByRole('region', { name: surroundingsMessages.neighborhood() });
      const map = page.getByRole('region', {
        name: surroundingsMessages.mapOf({ address: home.street_address }),
      });
      await map.scrollIntoViewIfNeeded();
      await expect(map.locator('canvas')).toBeVisible();
      const location = page.getByRole('region', { name: surroundingsMessages.location() });
      await expect(location.getByRole('link', { name: 'View Map' })).toHaveAttribute(
        'target',
        '_blank',
      );
      // From the demo's own places, without asking anyone.
      await expect(panel).toContainText(surroundingsMessages.walkability());
      await expect(panel).not.toContainText(surroundingsMessages.noiseLevel());
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
    await expect(page.getByText(fieldMessages.notListed({ label: 'Destination' }))).toBeVisible();
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
