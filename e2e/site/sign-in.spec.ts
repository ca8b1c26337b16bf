import {
  arrivedMenu,
  forgetSession,
  makeClient,
  newMailbox,
  password,
  personMenu,
  signInOn,
} from '../accounts.ts';
import { codeIn, linkIn, readMail } from '../mails.ts';
import { expect, test } from '../site-test.ts';

test.use({ expectedStatuses: [400] });

/** What local storage holds, by spec 1 section 3. */
const records = () => ({
  user: JSON.parse(localStorage.getItem('user') ?? 'null'),
  login: JSON.parse(localStorage.getItem('logindata') ?? 'null'),
});

test('register, confirm the mailbox, sign in, see the header, sign out', async ({ page }) => {
  const email = newMailbox();
  await page.goto('/register');
  await page.getByText('Buy & Sell').click();
  await page.getByLabel('First Name').fill('Maria');
  await page.getByLabel('Last Name').fill('Olsen');
  await page.getByLabel('Email').fill(email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByLabel('I agree with the terms').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account created' });
  await expect(dialog).toContainText(email);
  await dialog.getByRole('link', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);

  await page.goto(linkIn(await readMail(page.request, email, /confirm/i), '/verifyidentity'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your email is verified.').last()).toBeVisible();

  await signInOn(page, email);
  await expect(page).toHaveURL(/\/property-list$/);
  await expect(page.getByText('User logged in successfully!').last()).toBeVisible();
  await expect
    .poll(() => page.evaluate(records))
    .toMatchObject({
      user: { first_name: 'Maria', last_name: 'Olsen', email },
      login: { jwtToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/), rolename: 'client' },
    });

  const menu = personMenu(page);
  const signOut = page.getByRole('button', { name: 'SIGN OUT' });
  await menu.click();
  await expect(page.getByRole('link', { name: 'Account Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(signOut).toBeHidden();
  await menu.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(signOut).toBeHidden();
  await expect(menu).toBeFocused();

  await page.goto('/login');
  await expect(page).toHaveURL(/\/property-list$/);
  await menu.click();
  await signOut.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto('/property-list');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('pending credentials lead to the code of the mail', async ({ page }) => {
  const email = newMailbox();
  const data = {
    first_name: 'Maria',
    last_name: 'Olsen',
    email,
    password,
    agreeTermAndCondition: true,
  };
  expect((await page.request.post('/api/v1/User/CreateUser', { data })).status()).toBe(200);
  await page.goto('/login');
  await signInOn(page, email);
  await expect(page).toHaveURL(/\/verifyidentity$/);
  await expect(page.getByLabel('Email').first()).toHaveValue(email);
  const code = page.getByLabel('6-digit code');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await code.fill('12345');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Code must have 6 digits')).toBeVisible();
  await page.getByText('Send a new code').first().click();
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('a new code is on its way')).toBeVisible();
  await code.fill(codeIn(await readMail(page.request, email, /confirm/i)));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signInOn(page, email);
  await expect(personMenu(page)).toBeVisible();
});

test('a wrong password and an unknown person read the same', async ({ page }) => {
  const email = await makeClient(page.request);
  await page.goto('/login');
  for (const who of [email, newMailbox()]) {
    await signInOn(page, who, 'Wrong-Rose-77');
    await expect(page.getByText('Please enter registered user email')).toBeVisible();
    await expect(page.getByText('Please enter registered user password')).toBeVisible();
    await expect(page.getByText('Please Enter valid credentials').last()).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(who);
    expect(await page.content()).not.toContain('Wrong-Rose-77');
  }
});

test('forms are looked at before they are sent', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toHaveAccessibleDescription('Password is required');
  await expect(page.getByLabel('Email')).toBeFocused();
  await field.fill('short');
  await expect(page.getByText('Password is required')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');

  await page.goto('/register');
  await page.getByLabel('Last Name').fill('0lsen');
  await page.getByLabel('Password', { exact: true }).fill('prairie77');
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const message of [
    'First Name is required',
    'Last Name can only contain letters',
    'Email is required',
    'Password contain at least one lowercase, one uppercase, and one number',
    'Password confirmation is required',
    'You must agree with the terms and conditions',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }

  await page.goto('/forgotpassword');
  const email = page.getByLabel('Email');
  await email.fill('nobody');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(email).toHaveAccessibleDescription('Please enter a registered email address');
});

test('a forgotten password is replaced, and the old one is dead', async ({ page }) => {
  const email = await makeClient(page.request);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password ?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Check your email' });
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/login$/);

  const link = linkIn(await readMail(page.request, email, /password/i), '/resetpassword');
  const opened = await page.goto(link);
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  const html = (await opened?.text()) ?? '';
  expect(html.replaceAll(/<form[^>]*>/g, '')).not.toContain(token);
  await page.reload();
  await page.getByLabel('Password', { exact: true }).fill('Cottonwood-88');
  await page.getByLabel('Confirm password', { exact: true }).fill('Cottonwood-8');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('Cottonwood-88');
  await page.getByLabel('Confirm password', { exact: true }).fill('Cottonwood-88');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Password has been reset successfully').last()).toBeVisible();

  await signInOn(page, email);
  await expect(page.getByText('Please enter registered user email')).toBeVisible();
  await signInOn(page, email, 'Cottonwood-88');
  await expect(personMenu(page)).toBeVisible();

  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill('Sandhill-Crane-9');
  await page.getByLabel('Confirm password', { exact: true }).fill('Sandhill-Crane-9');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('This link or code is no longer valid.')).toBeVisible();
});

test('a wanted page is come back to, and foreign ones are not', async ({ page, baseURL }) => {
  const email = await makeClient(page.request);
  await page.goto('/property-list/account');
  await expect(page).toHaveURL(/\/property-list$/);
  await page.getByRole('link', { name: 'Login' }).click();
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
  await expect(page).toHaveURL(/\/property-list$/);
});

test('tabs follow one another in and out', async ({ page, context }) => {
  const email = await makeClient(page.request);
  const other = await context.newPage();
  await other.goto('/property-list');
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/login');
  await signInOn(page, email);
  await expect(personMenu(other)).toBeVisible();
  await (await arrivedMenu(page)).click();
  await page.getByRole('button', { name: 'SIGN OUT' }).click();
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the way in and the dropdown are within reach', async ({ page }) => {
    const email = await makeClient(page.request);
    await page.goto('/property-list');
    await page.getByRole('link', { name: 'Login' }).tap();
    await signInOn(page, email);
    await (await arrivedMenu(page)).tap();
    const signOut = page.getByRole('button', { name: 'SIGN OUT' });
    const box = await signOut.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    await signOut.tap();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('register, confirm, sign in and out, forget and reset', async ({ page }) => {
    const email = newMailbox();
    await page.goto('/register');
    await page.getByLabel('First Name').fill('Maria');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Last Name is required')).toBeVisible();
    await expect(page.getByLabel('First Name')).toHaveValue('Maria');
    await page.getByLabel('Last Name').fill('Olsen');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    await page.getByLabel('I agree with the terms').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Account created' })).toBeVisible();

    await page.goto(linkIn(await readMail(page.request, email, /confirm/i), '/verifyidentity'));
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page.getByText('Your email is verified.')).toBeVisible();

    await signInOn(page, email, 'Wrong-Rose-77');
    await expect(page.getByText('Please enter registered user email')).toBeVisible();
    await expect(page.getByText('Please Enter valid credentials')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await signInOn(page, email);
    await expect(page.getByText('User logged in successfully!')).toBeVisible();
    await personMenu(page).click();
    await page.getByRole('button', { name: 'SIGN OUT' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('You are signed out.')).toBeVisible();

    await page.goto('/forgotpassword');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.goto(linkIn(await readMail(page.request, email, /password/i), '/resetpassword'));
    await page.getByLabel('Password', { exact: true }).fill('Cottonwood-88');
    await page.getByLabel('Confirm password', { exact: true }).fill('Cottonwood-88');
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText('Password has been reset successfully')).toBeVisible();
  });
});
