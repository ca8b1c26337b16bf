import type { Page } from '@playwright/test';
import { accountRefusals } from '../../packages/contract/src/accounts/index.ts';
import { answerMessages } from '../../packages/server/src/accounts/messages/answers.ts';
import { ownMessages } from '../../packages/web/app/accounts/messages/own.ts';
import { signInMessages } from '../../packages/web/app/accounts/messages/sign-in.ts';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { platformMessages } from '../../packages/web/app/platform/messages.ts';
import { signInPageMessages } from '../../packages/web/app/surfaces/site/messages/sign-in-pages.ts';
import { forgetSession } from '../accounts.ts';
import { type Client, expect, openAccount, sectionOf, signIn, test } from './portal-test.ts';
import { totpCode } from './totp.ts';

/** Turns the authenticator app on; returns its key and the recovery codes. */
async function setUpApp(page: Page, client: Client): Promise<{ key: string; codes: string[] }> {
  const section = sectionOf(page, ownMessages.twoStep());
  const app = section.getByRole('region', { name: ownMessages.app() });
  await app.getByLabel(ownMessages.currentPassword(), { exact: true }).fill(client.password);
  await app.getByRole('button', { name: ownMessages.setUpApp() }).click();
  await expect(app.getByRole('img', { name: ownMessages.qrCode() })).toBeVisible();
  const key = await app.locator('code').innerText();
  await app.getByLabel(ownMessages.codeFromApp()).fill(totpCode(key));
  await app.getByRole('button', { name: ownMessages.turnOn() }).click();
  const shown = section.getByRole('region', { name: ownMessages.yourCodes() });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  return { key, codes: await shown.getByRole('listitem').allInnerTexts() };
}

test.describe('two-step sign-in', () => {
  test.use({ expectedStatuses: [400] });

  test('is turned on with an app, required at sign-in, and turned off', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const client = await openAccount(page, request);
    const { key, codes } = await setUpApp(page, client);
    const section = sectionOf(page, ownMessages.twoStep());
    await expect(section.getByText(ownMessages.twoStepOn(), { exact: true })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('link', { name: ownMessages.download() }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('recovery-codes.txt');
    await page.reload();
    await expect(section.getByRole('region', { name: ownMessages.yourCodes() })).toBeHidden();
    await expect(section.getByText(ownMessages.codesLeft({ count: 10 }))).toBeVisible();

    const other = await browser.newContext({ baseURL: String(baseURL) });
    const elsewhere = await other.newPage();
    await elsewhere.goto('/login');
    await elsewhere.getByLabel(formMessages.email()).fill(client.email);
    await elsewhere
      .getByLabel(signInPageMessages.password(), { exact: true })
      .fill(client.password);
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere).toHaveURL(/\/verifyidentity/);
    await elsewhere.getByLabel(formMessages.sixDigitCode()).fill(totpCode(key, 1));
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere).not.toHaveURL(/verifyidentity|login/);
    await other.close();

    await page.reload();
    await section.getByText(ownMessages.turnAppOff()).click();
    const app = section.getByRole('region', { name: ownMessages.app() });
    await app.getByLabel(ownMessages.currentPassword(), { exact: true }).fill(client.password);
    await app.getByLabel(ownMessages.code()).fill('wrong-codes');
    await app.getByRole('button', { name: ownMessages.turnOff() }).click();
    await expect(app.getByLabel(ownMessages.code())).toHaveAccessibleDescription(
      new RegExp(`^${accountRefusals['code-wrong'].sentence}`),
    );
    await app.getByLabel(ownMessages.currentPassword(), { exact: true }).fill(client.password);
    await app.getByLabel(ownMessages.code()).fill(String(codes[0]));
    await app.getByRole('button', { name: ownMessages.turnOff() }).click();
    await expect(section.getByText(answerMessages.appOff())).toBeVisible();
    await expect(section.getByText(ownMessages.twoStepOff())).toBeVisible();
    expect((await signIn(page, client)).body.statusCode).toBe('success');
  });

  test('new recovery codes replace the old', async ({ page, request }) => {
    const client = await openAccount(page, request);
    const { codes } = await setUpApp(page, client);
    const section = sectionOf(page, ownMessages.twoStep());
    const recovery = section.getByRole('region', {
      name: ownMessages.recoveryCodes(),
      exact: true,
    });
    await recovery.getByText(ownMessages.makeCodes()).first().click();
    await recovery.getByLabel(ownMessages.currentPassword(), { exact: true }).fill(client.password);
    await recovery.getByRole('button', { name: ownMessages.makeCodes() }).click();
    const shown = section.getByRole('region', { name: ownMessages.yourCodes() });
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
  const section = sectionOf(page, ownMessages.twoStep());
  const passkeys = section.getByRole('region', { name: ownMessages.passkeys() });
  await passkeys.getByLabel(ownMessages.passkeyName()).fill('Test key');
  await passkeys.getByLabel(ownMessages.currentPassword(), { exact: true }).fill(client.password);
  await passkeys.getByRole('button', { name: ownMessages.addPasskey() }).click();
  await expect(passkeys.getByText(answerMessages.passkeyAdded())).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toContainText('Test key');
  await expect(section.getByRole('region', { name: ownMessages.yourCodes() })).toBeVisible();

  await forgetSession(page);
  await page.goto('/login');
  await page.getByRole('button', { name: signInMessages.signInWithPasskey() }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/accountsetting');
  await expect(passkeys.getByRole('listitem')).toContainText(platformMessages.justNow());
  await passkeys.locator('summary').first().click();
  await passkeys
    .getByRole('listitem')
    .getByLabel(ownMessages.currentPassword(), { exact: true })
    .fill(client.password);
  await passkeys.getByRole('button', { name: ownMessages.removePasskey() }).click();
  await expect(section.getByText(answerMessages.passkeyRemoved())).toBeVisible();
  await expect(section.getByText(ownMessages.twoStepOff())).toBeVisible();
});
