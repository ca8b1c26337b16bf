import { ownMessages } from '../../packages/web/app/accounts/messages/own.ts';
import { desk, expectNothingFound, phone } from '../axe.ts';
import { ACCOUNT, expect, openAccount, sectionOf, test } from './portal-test.ts';

for (const { look, name, width } of [phone, desk]) {
  test.describe(`at ${name}`, () => {
    test.use({ ...look, expectedStatuses: [400] });

    test('axe finds nothing on profile and account, in any state', async ({ page, request }) => {
      const client = await openAccount(page, request);
      await expectNothingFound(page);
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
    });

    test('nothing is wider than the window', async ({ page, request }) => {
      await openAccount(page, request);
      for (const path of [ACCOUNT, '/property-list/clientprofile']) {
        await page.goto(path);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, path).toBe(width);
      }
    });
  });
}
