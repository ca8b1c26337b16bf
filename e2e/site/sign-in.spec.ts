import { answerMessages } from '../../packages/server/src/accounts/messages/answers.ts';
import { emailMessages } from '../../packages/server/src/accounts/messages/emails.ts';
import { fieldMessages } from '../../packages/server/src/accounts/messages/fields.ts';
import { signInMessages } from '../../packages/web/app/accounts/messages/sign-in.ts';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { frameMessages } from '../../packages/web/app/surfaces/site/messages/frame.ts';
import { signInPageMessages } from '../../packages/web/app/surfaces/site/messages/sign-in-pages.ts';
import {
  arrivedMenu,
  forgetSession,
  makeClient,
  newMailbox,
  password,
  personMenu,
  register,
  signInOn,
} from '../accounts.ts';
import { expectNoSidewaysScroll, expectNothingFoundAtBothSizes } from '../axe.ts';
import { codeIn, linkIn, readMail } from '../mails.ts';
import { expect, test, whenAlive } from '../site-test.ts';

test.use({ expectedStatuses: [400] });

/** The contents of local storage, by R-50. */
const records = () => ({
  user: JSON.parse(localStorage.getItem('user') ?? 'null'),
  login: JSON.parse(localStorage.getItem('logindata') ?? 'null'),
});

test('register, verify the email, sign in, see the header, sign out', async ({ page }) => {
  const email = newMailbox();
  await page.goto('/register');
  await page.getByText(signInPageMessages.goalBoth()).click();
  await page.getByLabel(signInPageMessages.firstName()).fill('Maria');
  await page.getByLabel(signInPageMessages.lastName()).fill('Olsen');
  await page.getByLabel(formMessages.email()).fill(email.toUpperCase());
  await page.getByLabel(signInPageMessages.password(), { exact: true }).fill(password);
  await page.getByLabel(signInPageMessages.confirmPassword(), { exact: true }).fill(password);
  await page.getByLabel(signInPageMessages.agreeToTerms()).check();
  await page.getByRole('button', { name: signInPageMessages.createAccount() }).click();
  const dialog = page.getByRole('dialog', { name: signInPageMessages.accountCreated() });
  await expect(dialog).toContainText(email);
  await dialog.getByRole('link', { name: signInPageMessages.done() }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('link', { name: frameMessages.login() })).toHaveCount(0);

  await page.goto(
    linkIn(await readMail(page.request, email, emailMessages.verifySubject()), '/verifyidentity'),
  );
  await page.getByRole('button', { name: signInPageMessages.confirmEmail() }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(signInMessages.emailVerified()).last()).toBeVisible();

  await signInOn(page, email);
  await expect(page).toHaveURL(/\/homepage$/);
  await expect(page.getByText('User logged in successfully!').last()).toBeVisible();
  await expect
    .poll(() => page.evaluate(records))
    .toMatchObject({
      user: { first_name: 'Maria', last_name: 'Olsen', email },
      login: { jwtToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/), rolename: 'client' },
    });

  const menu = await arrivedMenu(page);
  const signOut = page.getByRole('button', { name: frameMessages.signOut() });
  await menu.click();
  await expect(page.getByRole('link', { name: frameMessages.accountSettings() })).toBeVisible();
  await expect(page.getByRole('link', { name: frameMessages.dashboard() })).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(signOut).toBeHidden();
  await menu.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: frameMessages.profile() })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(signOut).toBeHidden();
  await expect(menu).toBeFocused();

  await page.goto('/login');
  await expect(page).toHaveURL(/\/homepage$/);
  await (await arrivedMenu(page)).click();
  await signOut.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto('/property-list');
  await expect(page.getByRole('link', { name: frameMessages.login() })).toBeVisible();
});

test('a link opened in another browser asks for the password', async ({ page, request }) => {
  const email = await register(request);
  await page.goto(
    linkIn(await readMail(request, email, emailMessages.verifySubject()), '/verifyidentity'),
  );
  await page.getByRole('button', { name: signInPageMessages.confirmEmail() }).click();
  await expect(page.getByText('This account was registered in another browser.')).toBeVisible();
  const field = page.getByLabel(signInPageMessages.password(), { exact: true });
  await expect(field).toBeFocused();
  await expectNothingFoundAtBothSizes(page);
  await field.fill('Wrong-Rose-77');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(fieldMessages.passwordNotChosen());
  await page.getByText(signInPageMessages.setNewPassword()).press('Enter');
  await expect(page.getByLabel(signInPageMessages.newPassword(), { exact: true })).toBeVisible();
  await expectNothingFoundAtBothSizes(page);
  await expectNoSidewaysScroll(page);
  await field.fill(password);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await signInOn(page, email);
  await expect(personMenu(page)).toBeVisible();
});

test('pending credentials lead to the emailed code', async ({ page }) => {
  const email = await register(page.request);
  await page.goto('/login');
  await signInOn(page, email);
  await expect(page).toHaveURL(/\/verifyidentity$/);
  await expect(page.getByLabel(formMessages.email()).first()).toHaveValue(email);
  const code = page.getByLabel(formMessages.sixDigitCode());
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await code.fill('12345');
  await page.getByRole('button', { name: signInPageMessages.verify() }).click();
  await expect(page.getByRole('link', { name: signInMessages.codeWrong() })).toBeVisible();
  await page.getByText(signInPageMessages.sendNewCodeLead()).first().click();
  await page.getByRole('button', { name: signInPageMessages.sendNewCode() }).click();
  await expect(page.getByText(answerMessages.codeSent())).toBeVisible();
  await code.fill(codeIn(await readMail(page.request, email, emailMessages.verifySubject())));
  await page.getByRole('button', { name: signInPageMessages.verify() }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signInOn(page, email);
  await expect(personMenu(page)).toBeVisible();
});

test('a wrong password and an unknown person read the same', async ({ page }) => {
  const email = await makeClient(page.request);
  await page.goto('/login');
  for (const who of [email, newMailbox()]) {
    await signInOn(page, who, 'Wrong-Rose-77');
    await expect(page.getByText('Please enter registered user email').last()).toBeVisible();
    await expect(page.getByText('Please enter registered user password').last()).toBeVisible();
    await expect(page.getByText(signInPageMessages.wrongCredentials()).last()).toBeVisible();
    await expect(page.getByLabel(formMessages.email())).toBeFocused();
    await expect(page.getByLabel(formMessages.email())).toHaveValue(who);
    expect(await page.content()).not.toContain('Wrong-Rose-77');
  }
});

test('forms are checked before they are sent', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: signInPageMessages.signIn(), exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: formMessages.fixErrors() });
  await expect(summary.getByRole('link')).toHaveText(['Email is required', 'Password is required']);
  const field = page.getByLabel(signInPageMessages.password(), { exact: true });
  await expect(field).toHaveAccessibleDescription('Password is required');
  await expect(page.getByLabel(formMessages.email())).toBeFocused();
  await summary.getByRole('link', { name: 'Password is required' }).click();
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/login$/);
  await field.fill('short');
  await expect(page.getByText('Password is required')).toHaveCount(0);
  await expect(summary.getByRole('link')).toHaveText(['Email is required']);
  await page.getByRole('button', { name: formMessages.show({ field: 'password' }) }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: formMessages.hide({ field: 'password' }) }).click();
  await expect(field).toHaveAttribute('type', 'password');

  await page.goto('/register');
  await page.getByLabel(signInPageMessages.lastName()).fill('0lsen');
  await page.getByLabel(signInPageMessages.password(), { exact: true }).fill('prairie77');
  await page.getByRole('button', { name: signInPageMessages.createAccount() }).click();
  for (const message of [
    'First Name is required',
    'Last Name can only contain letters',
    'Email is required',
    'Password contain at least one lowercase, one uppercase, and one number',
    'Password confirmation is required',
    'You must agree with the terms and conditions',
  ]) {
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
    await expect(page.getByText(message).last()).toBeVisible();
  }

  await page.goto('/forgotpassword');
  const email = page.getByLabel(formMessages.email());
  await email.fill('nobody');
  await page.getByRole('button', { name: signInPageMessages.confirm(), exact: true }).click();
  await expect(email).toHaveAccessibleDescription('Please enter a registered email address');
});

test('sign-in returns to a wanted page, and never to a foreign one', async ({ page, baseURL }) => {
  const email = await makeClient(page.request);
  await page.goto('/property-list/account');
  await expect(page).toHaveURL(/\/property-list$/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: signInMessages.signIn(), exact: true })
    .click();
  await signInOn(page, email);
  await expect(page).toHaveURL(/\/property-list\/account$/);

  await forgetSession(page);
  await page.context().addCookies([
    {
      name: 'homestead_wanted',
      value: encodeURIComponent('//evil.example/x'),
      url: String(baseURL),
    },
  ]);
  await page.goto('/login');
  await signInOn(page, email);
  await expect(page).toHaveURL(/\/homepage$/);
});

test('tabs sign in and out together', async ({ page, context }) => {
  const email = await makeClient(page.request);
  const other = await context.newPage();
  await other.goto('/property-list');
  await whenAlive(other.getByRole('link', { name: frameMessages.login() }));
  await page.goto('/login');
  await signInOn(page, email);
  const menu = await arrivedMenu(page);
  await expect(personMenu(other)).toBeVisible();
  await menu.click();
  await page.getByRole('button', { name: frameMessages.signOut() }).click();
  await expect(other.getByRole('link', { name: frameMessages.login() })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  // A token that is being refreshed while one signs out.
  test.use({ expectedStatuses: [401] });

  test('sign-in and the dropdown are within reach', async ({ page }) => {
    const email = await makeClient(page.request);
    await page.goto('/property-list');
    await page.getByRole('link', { name: frameMessages.login() }).tap();
    await signInOn(page, email);
    await (await arrivedMenu(page)).tap();
    const signOut = page.getByRole('button', { name: frameMessages.signOut() });
    const box = await signOut.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    await signOut.tap();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a code typed in another browser sets a new password', async ({ page, request }) => {
    const email = await register(request);
    await page.goto('/verifyidentity');
    await page.getByLabel(formMessages.email()).first().fill(email);
    const code = codeIn(await readMail(request, email, emailMessages.verifySubject()));
    await page.getByLabel(formMessages.sixDigitCode()).fill(code);
    await page.getByRole('button', { name: signInPageMessages.verify() }).click();
    await page.getByText(signInPageMessages.setNewPassword()).click();
    const send = async (typed: string) => {
      await page.getByLabel(signInPageMessages.newPassword(), { exact: true }).fill(typed);
      await page.getByLabel(signInPageMessages.confirmPassword(), { exact: true }).fill(typed);
      await page.getByRole('button', { name: signInPageMessages.setAndConfirm() }).click();
    };
    await send('Password1');
    await expect(page.getByText(fieldMessages.commonPassword()).last()).toBeVisible();
    await send('Cottonwood-88');
    await expect(page.getByText(signInMessages.emailVerified())).toBeVisible();
    await signInOn(page, email, password);
    await expect(page.getByText(signInPageMessages.wrongCredentials())).toBeVisible();
    await signInOn(page, email, 'Cottonwood-88');
    await expect(page.getByText('User logged in successfully!')).toBeVisible();
  });

  test('register, verify, sign in and out, forget and reset', async ({ page }) => {
    const email = newMailbox();
    await page.goto('/register');
    await page.getByLabel(signInPageMessages.firstName()).fill('Maria');
    await page.getByRole('button', { name: signInPageMessages.createAccount() }).click();
    await expect(page.getByText('Last Name is required').last()).toBeVisible();
    await expect(page.getByLabel(signInPageMessages.firstName())).toHaveValue('Maria');
    await page.getByLabel(signInPageMessages.lastName()).fill('Olsen');
    await page.getByLabel(formMessages.email()).fill(email);
    await page.getByLabel(signInPageMessages.password(), { exact: true }).fill(password);
    await page.getByLabel(signInPageMessages.confirmPassword(), { exact: true }).fill(password);
    await page.getByLabel(signInPageMessages.agreeToTerms()).check();
    await page.getByRole('button', { name: signInPageMessages.createAccount() }).click();
    await expect(
      page.getByRole('heading', { name: signInPageMessages.accountCreated() }),
    ).toBeVisible();

    const verify = linkIn(
      await readMail(page.request, email, emailMessages.verifySubject()),
      '/verifyidentity',
    );
    await page.goto(verify);
    await page.getByLabel(formMessages.secretLink()).fill(verify);
    await page.getByRole('button', { name: signInPageMessages.confirmEmail() }).click();
    await expect(page.getByText(signInMessages.emailVerified())).toBeVisible();

    await signInOn(page, email, 'Wrong-Rose-77');
    await expect(page.getByText('Please enter registered user email').last()).toBeVisible();
    await expect(page.getByText(signInPageMessages.wrongCredentials())).toBeVisible();
    await expect(page.getByLabel(formMessages.email())).toHaveValue(email);
    await expect(page.getByLabel(signInPageMessages.password(), { exact: true })).toHaveValue('');
    await signInOn(page, email);
    await expect(page.getByText('User logged in successfully!')).toBeVisible();
    await personMenu(page).click();
    await page.getByRole('button', { name: frameMessages.signOut() }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(signInMessages.signedOut())).toBeVisible();

    await page.goto('/forgotpassword');
    await page.getByLabel(formMessages.email()).fill(email);
    await page.getByRole('button', { name: signInPageMessages.confirm(), exact: true }).click();
    await expect(
      page.getByRole('heading', { name: signInPageMessages.checkEmail() }),
    ).toBeVisible();
    const reset = linkIn(
      await readMail(page.request, email, emailMessages.setPassword()),
      '/resetpassword',
    );
    await page.goto(reset);
    await page.getByLabel(formMessages.secretLink()).fill(reset);
    await page.getByLabel(signInPageMessages.password(), { exact: true }).fill('Cottonwood-88');
    await page
      .getByLabel(signInPageMessages.confirmPassword(), { exact: true })
      .fill('Cottonwood-88');
    await page.getByRole('button', { name: signInPageMessages.confirm(), exact: true }).click();
    await expect(page.getByText(signInMessages.passwordReset())).toBeVisible();
  });
});
