import type { Page } from '@playwright/test';
import { forgetSession } from '../accounts.ts';
import { type Client, expect, openAccount, sectionOf, signIn, test } from './portal-test.ts';
import { totpCode } from './totp.ts';

/** Turns the authenticator app on; answers its key and the recovery codes. */
async function setUpApp(page: Page, client: Client): Promise<{ key: string; codes: string[] }> {
  const section = sectionOf(page, 'Two-step sign-in');
  const app = section.getByRole('region', { name: 'Authenticator app' });
  await app.getByLabel('Current password', { exact: true }).fill(client.password);
  await app.getByRole('button', { name: 'Set up an app' }).click();
  await expect(app.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = await app.locator('code').innerText();
  await app.getByLabel('Code from the app').fill(totpCode(key));
  await app.getByRole('button', { name: 'Turn on' }).click();
  const shown = section.getByRole('region', { name: 'Your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  return { key, codes: await shown.getByRole('listitem').allInnerTexts() };
}

test.describe('two-step sign-in', () => {
  test.use({ expectedStatuses: [400] });

  test('is turned on with an app, asked for at sign-in, and turned off', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const client = await openAccount(page, request);
    const { key, codes } = await setUpApp(page, client);
    const section = sectionOf(page, 'Two-step sign-in');
    await expect(section.getByText('Two-step sign-in is on.', { exact: true })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('recovery-codes.txt');
    await page.reload();
    await expect(section.getByRole('region', { name: 'Your recovery codes' })).toBeHidden();
    await expect(section.getByText('10 codes are left.')).toBeVisible();

    const other = await browser.newContext({ baseURL: String(baseURL) });
    const elsewhere = await other.newPage();
    await elsewhere.goto('/login');
    await elsewhere.getByLabel('Email').fill(client.email);
    await elsewhere.getByLabel('Password', { exact: true }).fill(client.password);
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere).toHaveURL(/\/verifyidentity/);
    await elsewhere.getByLabel('6-digit code').fill(totpCode(key, 1));
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere).not.toHaveURL(/verifyidentity|login/);
    await other.close();

    await page.reload();
    await section.getByText('Turn the app off').click();
    const app = section.getByRole('region', { name: 'Authenticator app' });
    await app.getByLabel('Current password', { exact: true }).fill(client.password);
    await app.getByLabel('Code').fill('wrong-codes');
    await app.getByRole('button', { name: 'Turn off' }).click();
    await expect(app.getByLabel('Code')).toHaveAccessibleDescription(/code is not right/i);
    await app.getByLabel('Current password', { exact: true }).fill(client.password);
    await app.getByLabel('Code').fill(String(codes[0]));
    await app.getByRole('button', { name: 'Turn off' }).click();
    await expect(section.getByText('The authenticator app is turned off.')).toBeVisible();
    await expect(section.getByText('Two-step sign-in is off.')).toBeVisible();
    expect((await signIn(page, client)).body.statusCode).toBe('success');
  });

  test('new recovery codes take the place of the old', async ({ page, request }) => {
    const client = await openAccount(page, request);
    const { codes } = await setUpApp(page, client);
    const section = sectionOf(page, 'Two-step sign-in');
    const recovery = section.getByRole('region', { name: 'Recovery codes', exact: true });
    await recovery.getByText('Make new codes').first().click();
    await recovery.getByLabel('Current password', { exact: true }).fill(client.password);
    await recovery.getByRole('button', { name: 'Make new codes' }).click();
    const shown = section.getByRole('region', { name: 'Your recovery codes' });
    await expect(shown).not.toContainText(String(codes[0]));
    await expect(shown.getByRole('listitem')).toHaveCount(10);
  });
});

test('a passkey is added, signs in, and is removed', async ({ page, request }) => {
  const client = await openAccount(page, request);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const section = sectionOf(page, 'Two-step sign-in');
  const passkeys = section.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByLabel('Name of the passkey').fill('Test key');
  await passkeys.getByLabel('Current password', { exact: true }).fill(client.password);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByText('The passkey is added.')).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toContainText('Test key');
  await expect(section.getByRole('region', { name: 'Your recovery codes' })).toBeVisible();

  await forgetSession(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/accountsetting');
  await expect(passkeys.getByRole('listitem')).toContainText('last used just now');
  await passkeys.getByText('Remove').first().click();
  await passkeys
    .getByRole('listitem')
    .getByLabel('Current password', { exact: true })
    .fill(client.password);
  await passkeys.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(section.getByText('The passkey is removed.')).toBeVisible();
  await expect(section.getByText('Two-step sign-in is off.')).toBeVisible();
});
