import { ownMessages } from '../../packages/web/app/accounts/messages/own.ts';
import { desk, expectNothingFound, phone } from '../axe.ts';
import { expect, openAccount, sectionOf, test } from './portal-test.ts';

for (const { look, name, width } of [phone, desk]) {
  test.describe(`at ${name}`, () => {
    test.use({ ...look, expectedStatuses: [400] });

    test('axe finds nothing on profile and account, in any state, and both fit', async ({
      page,
      request,
    }) => {
      const fits = async () => {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, page.url()).toBe(width);
      };
      const client = await openAccount(page, request);
      await fits();
      const app = page.getByRole('region', { name: ownMessages.app() });
      await app.getByLabel(ownMessages.currentPassword(), { exact: true }).fill(client.password);
      await app.getByRole('button', { name: ownMessages.setUpApp() }).click();
      await expect(app.getByRole('img', { name: ownMessages.qrCode() })).toBeVisible();
      const profile = sectionOf(page, ownMessages.profile());
      await profile.getByLabel(ownMessages.firstName()).fill('');
      await profile.getByRole('button', { name: ownMessages.saveProfile() }).click();
      await expect(profile.getByText('First Name is required')).toBeVisible();
      await page.getByText(ownMessages.deleteOpen()).click();
      await expectNothingFound(page);
      await page.goto('/property-list/clientprofile');
      await expectNothingFound(page);
      await fits();
    });
  });
}
