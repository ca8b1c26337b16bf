import { expect, openAccount, sectionOf, test } from './portal-test.ts';
import { totpCode } from './totp.ts';

test.use({ javaScriptEnabled: false, expectedStatuses: [400] });

test('the profile is edited, with its refusals', async ({ page, request }) => {
  await openAccount(page, request);
  const profile = sectionOf(page, 'Profile');
  await profile.getByLabel('First Name').fill('R2');
  await profile.getByLabel('City').fill('Papillion');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL(/\/property-list\/account$/);
  await expect(profile.getByText('First Name can only contain letters')).toBeVisible();
  await expect(profile.getByLabel('First Name')).toHaveValue('R2');
  await expect(profile.getByLabel('First Name')).toBeFocused();
  await expect(profile.getByLabel('City')).toHaveValue('Papillion');
  await profile.getByLabel('First Name').fill('Rosa');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByText('Your profile has been updated.')).toBeInViewport();
  await page.goto('/property-list/account');
  await expect(profile.getByLabel('City')).toHaveValue('Papillion');
});

test('a photo is sent', async ({ page, request }) => {
  await openAccount(page, request);
  const profile = sectionOf(page, 'Profile');
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
  await profile
    .getByLabel('Photo')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await profile.getByRole('button', { name: 'Upload' }).click();
  await expect(profile.getByText('Your photo has been updated.')).toBeVisible();
  await expect(profile.getByRole('img', { name: 'Rosa Delgado' })).toBeVisible();
});

test('an authenticator app is set up, after a wrong code too', async ({ page, request }) => {
  const client = await openAccount(page, request);
  const section = sectionOf(page, 'Two-step sign-in');
  const app = section.getByRole('region', { name: 'Authenticator app' });
  await app.getByLabel('Current password', { exact: true }).fill(client.password);
  await app.getByRole('button', { name: 'Set up an app' }).click();
  await expect(app.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = await app.locator('code').innerText();
  await app.getByLabel('Code from the app').fill('000');
  await app.getByRole('button', { name: 'Turn on' }).click();
  await expect(app.getByText('Code must have 6 digits')).toBeVisible();
  await expect(app.locator('code')).toHaveText(key);
  await app.getByLabel('Code from the app').fill(totpCode(key));
  await app.getByRole('button', { name: 'Turn on' }).click();
  const shown = section.getByRole('region', { name: 'Your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
});
