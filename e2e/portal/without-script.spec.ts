import { answerMessages } from '../../packages/server/src/accounts/messages/answers.ts';
import { ownMessages } from '../../packages/web/app/accounts/messages/own.ts';
import { expect, openAccount, sectionOf, test } from './portal-test.ts';
import { totpCode } from './totp.ts';

test.use({ javaScriptEnabled: false, expectedStatuses: [400] });

test('the profile is edited, with its refusals', async ({ page, request }) => {
  await openAccount(page, request);
  const profile = sectionOf(page, ownMessages.profile());
  await profile.getByLabel(ownMessages.firstName()).fill('R2');
  await profile.getByLabel(ownMessages.city()).fill('Papillion');
  await profile.getByRole('button', { name: ownMessages.saveProfile() }).click();
  await expect(page).toHaveURL(/\/property-list\/account$/);
  await expect(profile.getByText('First Name can only contain letters')).toBeVisible();
  await expect(profile.getByLabel(ownMessages.firstName())).toHaveValue('R2');
  await expect(profile.getByLabel(ownMessages.firstName())).toBeFocused();
  await expect(profile.getByLabel(ownMessages.city())).toHaveValue('Papillion');
  await profile.getByLabel(ownMessages.firstName()).fill('Rosa');
  await profile.getByRole('button', { name: ownMessages.saveProfile() }).click();
  await expect(profile.getByText(answerMessages.profileUpdated())).toBeInViewport();
  await page.goto('/property-list/account');
  await expect(profile.getByLabel(ownMessages.city())).toHaveValue('Papillion');
});

test('a photo is uploaded', async ({ page, request }) => {
  await openAccount(page, request);
  const profile = sectionOf(page, ownMessages.profile());
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
  await profile
    .getByLabel(ownMessages.photo())
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await profile.getByRole('button', { name: ownMessages.upload() }).click();
  await expect(profile.getByText(answerMessages.photoUpdated())).toBeVisible();
  await expect(profile.getByRole('img', { name: 'Rosa Delgado' })).toBeVisible();
});

test('an authenticator app is set up, even after a wrong code', async ({ page, request }) => {
  const client = await openAccount(page, request);
  const section = sectionOf(page, ownMessages.twoStep());
  const app = section.getByRole('region', { name: ownMessages.app() });
  await app.getByLabel(ownMessages.currentPassword(), { exact: true }).fill(client.password);
  await app.getByRole('button', { name: ownMessages.setUpApp() }).click();
  await expect(app.getByRole('img', { name: ownMessages.qrCode() })).toBeVisible();
  const key = await app.locator('code').innerText();
  await app.getByLabel(ownMessages.codeFromApp()).fill('000');
  await app.getByRole('button', { name: ownMessages.turnOn() }).click();
  await expect(app.getByText(ownMessages.codeWrong())).toBeVisible();
  await expect(app.locator('code')).toHaveText(key);
  await app.getByLabel(ownMessages.codeFromApp()).fill(totpCode(key));
  await app.getByRole('button', { name: ownMessages.turnOn() }).click();
  const shown = section.getByRole('region', { name: ownMessages.yourCodes() });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
});
