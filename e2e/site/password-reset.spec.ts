import { accountRefusals } from '../../packages/contract/src/accounts/index.ts';
import { emailMessages } from '../../packages/server/src/accounts/messages/emails.ts';
import { signInMessages } from '../../packages/web/app/accounts/messages/sign-in.ts';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { signInPageMessages } from '../../packages/web/app/surfaces/site/messages/sign-in-pages.ts';
import { makeClient, personMenu, signInOn } from '../accounts.ts';
import { linkIn, readMail, tokenIn } from '../mails.ts';
import { expect, test } from '../site-test.ts';

test.use({ expectedStatuses: [400] });

test('a forgotten password is replaced, and the old one stops working', async ({ page }) => {
  const email = await makeClient(page.request);
  await page.goto('/login');
  await page.getByRole('link', { name: signInPageMessages.forgotPasswordLink() }).click();
  await page.getByLabel(formMessages.email()).fill(email);
  await page.getByRole('button', { name: signInPageMessages.confirm(), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: signInPageMessages.checkEmail() });
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: signInPageMessages.close() }).click();
  await expect(page).toHaveURL(/\/login$/);

  const link = linkIn(
    await readMail(page.request, email, emailMessages.setPassword()),
    '/resetpassword',
  );
  const opened = await page.goto(link);
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
  expect(opened?.url()).not.toContain(tokenIn(link));
  await expect(page.getByText(email)).toBeVisible();
  await expect(page).toHaveURL(/\/resetpassword$/);
  await page.getByLabel(signInPageMessages.password(), { exact: true }).fill('Cottonwood-88');
  await page.getByLabel(signInPageMessages.confirmPassword(), { exact: true }).fill('Cottonwood-8');
  await page.getByRole('button', { name: signInPageMessages.confirm(), exact: true }).click();
  await expect(page.getByText('Passwords do not match').last()).toBeVisible();
  await page.getByLabel(signInPageMessages.password(), { exact: true }).fill('Cottonwood-88');
  await page
    .getByLabel(signInPageMessages.confirmPassword(), { exact: true })
    .fill('Cottonwood-88');
  await page.getByRole('button', { name: signInPageMessages.confirm(), exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(signInMessages.passwordReset()).last()).toBeVisible();

  await signInOn(page, email);
  await expect(page.getByText('Please enter registered user email').last()).toBeVisible();
  await signInOn(page, email, 'Cottonwood-88');
  await expect(personMenu(page)).toBeVisible();

  await page.goto(link);
  await page.getByLabel(signInPageMessages.password(), { exact: true }).fill('Sandhill-Crane-9');
  await page
    .getByLabel(signInPageMessages.confirmPassword(), { exact: true })
    .fill('Sandhill-Crane-9');
  await page.getByRole('button', { name: signInPageMessages.confirm(), exact: true }).click();
  await expect(page.getByText(accountRefusals['token-used-up'].sentence)).toBeVisible();
});
