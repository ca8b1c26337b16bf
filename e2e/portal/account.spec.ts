import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { readMail } from '../mails.ts';
import { whenAlive } from '../site-test.ts';
import {
  ACCOUNT,
  type Client,
  expect,
  makeClient,
  openAccount,
  sectionOf,
  signIn,
  test,
} from './portal-test.ts';

/** The account page of a client of their own, once script has taken it over. */
async function openWithScript(page: Page, request: APIRequestContext): Promise<Client> {
  const client = await openAccount(page, request);
  await whenAlive(sectionOf(page, 'Profile').getByLabel('Phone'));
  return client;
}

test('a changed profile is kept, and shown on the profile page', async ({ page, request }) => {
  await openWithScript(page, request);
  const profile = sectionOf(page, 'Profile');
  await profile.getByLabel('First Name').fill('Rosalía');
  await profile.getByLabel('Phone').pressSequentially('4025550188');
  await expect(profile.getByLabel('Phone')).toHaveValue('(402) 555-0188');
  await profile.getByLabel('Zip').pressSequentially('681321234');
  await expect(profile.getByLabel('Zip')).toHaveValue('68132-1234');
  await profile.getByLabel('Address Line 1').fill('5102 Capitol Avenue');
  await profile.getByLabel('City').fill('Omaha');
  await profile.getByLabel('State').fill('NE');
  await profile.getByLabel('Date of Birth').fill('1990-04-17');
  await profile.getByLabel('T-Shirt Size').selectOption('M');
  await profile.getByLabel(/primary contact/).check();
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByText('Your profile has been updated.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Rosalía', { exact: true })).toBeVisible();

  await page.goto('/accountsetting');
  await expect(profile.getByLabel('First Name')).toHaveValue('Rosalía');
  await expect(profile.getByLabel('Phone')).toHaveValue('(402) 555-0188');
  await expect(profile.getByLabel('T-Shirt Size')).toHaveValue('M');
  await expect(profile.getByLabel(/primary contact/)).toBeChecked();

  await page.goto('/property-list/clientprofile');
  await expect(page.getByRole('heading', { level: 1, name: 'Rosalía Delgado' })).toBeVisible();
  const contact = sectionOf(page, 'Contact');
  await expect(contact.getByText('(402) 555-0188')).toBeVisible();
  await expect(contact.getByText('Omaha, NE 68132-1234')).toBeVisible();
  const about = sectionOf(page, 'About you');
  await expect(about.getByText('Apr 17, 1990')).toBeVisible();
  await expect(about.getByText('Buy & Sell')).toBeVisible();
  await expect(about.getByText('–')).toHaveCount(1);
});

test.describe('what is refused', () => {
  test.use({ expectedStatuses: [400, 413] });

  test('is said at its fields, and nothing typed is lost', async ({ page, request }) => {
    await openWithScript(page, request);
    const profile = sectionOf(page, 'Profile');
    await profile.getByLabel('First Name').fill('R2');
    await profile.getByLabel('Last Name').fill('');
    await profile.getByLabel('Phone').fill('402555');
    await profile.getByLabel('Zip').fill('681');
    await profile.getByLabel('City').fill('Bellevue');
    await profile.getByRole('button', { name: 'Save profile' }).click();
    await expect(profile.getByText('First Name can only contain letters')).toBeVisible();
    await expect(profile.getByText('Last Name is required')).toBeVisible();
    await expect(profile.getByText('Contact number must be 10 digits')).toBeVisible();
    await expect(profile.getByText('Zip must be 5 digits, or 9 with a hyphen')).toBeVisible();
    const first = profile.getByLabel('First Name');
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription('First Name can only contain letters');
    await expect(profile.getByLabel('City')).toHaveValue('Bellevue');
    await first.fill('Rosa');
    await expect(profile.getByText('First Name can only contain letters')).toBeHidden();
    await expect(profile.getByText('Last Name is required')).toBeVisible();

    const links = sectionOf(page, 'Social links');
    await links.getByLabel('Facebook').fill('http://www.facebook.com/rosa');
    await links.getByRole('button', { name: 'Save links' }).click();
    await expect(links.getByText('Please enter a full https address')).toBeVisible();
    await links.getByLabel('Facebook').fill('https://www.facebook.com/rosa');
    await links.getByRole('button', { name: 'Save links' }).click();
    await expect(links.getByText('Your links have been updated.')).toBeVisible();

    const password = sectionOf(page, 'Password');
    await password.getByRole('button', { name: 'Change password' }).click();
    await expect(password.getByText('Current password is required')).toBeVisible();
    await expect(password.getByText('Password is required', { exact: true })).toBeVisible();
    await password.getByLabel('Current password', { exact: true }).fill('not-Mine-1');
    await password.getByLabel('New password', { exact: true }).fill('Sunrise-Prairie-9');
    await password.getByLabel('Confirm new password', { exact: true }).fill('Sunrise-Prairie-9');
    await password.getByRole('button', { name: 'Change password' }).click();
    await expect(password.getByText('Current password is not right')).toBeVisible();
  });
});

test('a new password ends other sessions, and the old one no longer signs in', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const client = await openWithScript(page, request);
  const other = await browser.newContext({ baseURL: String(baseURL) });
  const elsewhere = await other.newPage();
  expect((await signIn(elsewhere, client)).body.statusCode).toBe('success');
  await elsewhere.goto(ACCOUNT);
  await expect(elsewhere).toHaveURL(/account$/);

  const password = sectionOf(page, 'Password');
  await password.getByLabel('Current password', { exact: true }).fill(client.password);
  await password.getByLabel('New password', { exact: true }).fill('Sunrise-Prairie-9');
  await password.getByLabel('Confirm new password', { exact: true }).fill('Sunrise-Prairie-9');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('Your password has been changed.')).toBeVisible();
  await expect(password.getByLabel('Current password', { exact: true })).toHaveValue('');

  await elsewhere.goto(ACCOUNT);
  await expect(elsewhere).toHaveURL(/\/property-list$/);
  expect((await signIn(elsewhere, client)).status).toBe(400);
  const renewed = { ...client, password: 'Sunrise-Prairie-9' };
  expect((await signIn(elsewhere, renewed)).body.statusCode).toBe('success');
  await page.reload();
  await expect(page).toHaveURL(/account$/);
  await expect(sectionOf(page, 'Account activity')).toContainText('Your password was changed');
  await other.close();
});

test('another device is signed out from here', async ({ page, request, browser, baseURL }) => {
  const client = await openWithScript(page, request);
  const other = await browser.newContext({ baseURL: String(baseURL) });
  const elsewhere = await other.newPage();
  await signIn(elsewhere, client);
  await page.reload();
  const devices = sectionOf(page, 'Devices');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(devices.getByText('The device is signed out.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByText('This device')).toBeVisible();
  await elsewhere.goto(ACCOUNT);
  await expect(elsewhere).toHaveURL(/\/property-list$/);
  await other.close();
});

test('a photo is looked at, sent, shown and taken away', async ({ page, request }) => {
  await openWithScript(page, request);
  const profile = sectionOf(page, 'Profile');
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  await profile
    .getByLabel('Photo')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await expect(profile.getByRole('img', { name: 'Rosa Delgado' })).toHaveAttribute('src', /^blob:/);
  await profile.getByRole('button', { name: 'Use this photo' }).click();
  await expect(profile.getByText('Your photo has been updated.')).toBeVisible();
  await expect(profile.getByRole('img', { name: 'Rosa Delgado' })).toHaveAttribute(
    'src',
    /^\/people-photos\//,
  );
  await page.goto('/property-list/clientprofile');
  await expect(page.getByRole('img', { name: 'Rosa Delgado' })).toBeVisible();
  await page.goto(ACCOUNT);
  await profile.getByRole('button', { name: 'Remove photo' }).click();
  await expect(profile.getByText('Your photo has been removed.')).toBeVisible();
  await expect(profile.getByRole('img', { name: 'Rosa Delgado' })).toBeHidden();
});

test('another email waits for its mailbox, and both are told', async ({ page, request }) => {
  const client = await openWithScript(page, request);
  const email = sectionOf(page, 'Email');
  const wanted = client.email.replace('client-', 'new-');
  await email.getByLabel('New email').fill(wanted);
  await email.getByLabel('Current password', { exact: true }).fill(client.password);
  await email.getByRole('button', { name: 'Change email' }).click();
  await expect(
    email.getByText('Open the link that we have mailed to the new address.'),
  ).toBeVisible();
  await expect(email.getByText(wanted)).toBeVisible();
  await readMail(request, wanted, /./);
});

test('notifications are kept', async ({ page, request }) => {
  await openWithScript(page, request);
  const section = sectionOf(page, 'Notifications');
  const news = section.getByRole('group', { name: /^News/ });
  await news.getByLabel('Email').check();
  await section
    .getByRole('group', { name: /^Homes/ })
    .getByLabel('Email')
    .uncheck();
  await section.getByRole('button', { name: 'Save notifications' }).click();
  await expect(section.getByText('Your notifications have been updated.')).toBeVisible();
  await page.reload();
  await expect(news.getByLabel('Email')).toBeChecked();
  await expect(
    section.getByRole('group', { name: /^Homes/ }).getByLabel('Email'),
  ).not.toBeChecked();
  await expect(news.getByLabel('Text')).toBeDisabled();
});

test.describe('the end of an account', () => {
  test.use({ expectedStatuses: [400] });

  test('one takes one’s data along and deletes the account', async ({ page, request }) => {
    const client = await openWithScript(page, request);
    const data = sectionOf(page, 'Your data');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      data.getByRole('link', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    expect(await readFile(await download.path(), 'utf8')).toContain(client.email);

    await data.getByText('Delete my account …').click();
    await data.getByLabel('Current password', { exact: true }).fill(client.password);
    await data.getByRole('button', { name: 'Delete my account' }).click();
    await expect(data.getByText('Tick the box to say that you want this')).toBeVisible();
    await data.getByLabel('I want my account to be deleted.').check();
    await data.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL(/\/property-list$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.goto(ACCOUNT);
    await expect(page).toHaveURL(/\/property-list$/);
    expect((await signIn(page, client)).status).toBe(400);
  });
});

test('a visitor is led to the homes, and back after signing in', async ({ page, request }) => {
  const client = await makeClient(request);
  await page.goto('/accountsetting');
  await expect(page).toHaveURL(/\/property-list$/);
  await page.goto('/login');
  await page.getByLabel('Email').fill(client.email);
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/accountsetting$/);
});
