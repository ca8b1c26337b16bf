import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { notificationChoiceLabels } from '../../packages/contract/src/accounts/index.ts';
import { answerMessages } from '../../packages/server/src/accounts/messages/answers.ts';
import { fieldMessages } from '../../packages/server/src/accounts/messages/fields.ts';
import { homesNotificationMessages } from '../../packages/server/src/saved/messages.ts';
import { ownMessages } from '../../packages/web/app/accounts/messages/own.ts';
import { eventMessages } from '../../packages/web/app/accounts/messages/security-events.ts';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { frameMessages } from '../../packages/web/app/surfaces/site/messages/frame.ts';
import { signInPageMessages } from '../../packages/web/app/surfaces/site/messages/sign-in-pages.ts';
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

/** The account page of a new client, once script has taken it over. */
async function openWithScript(page: Page, request: APIRequestContext): Promise<Client> {
  const client = await openAccount(page, request);
  await whenAlive(sectionOf(page, ownMessages.profile()).getByLabel(ownMessages.phone()));
  return client;
}

test('a changed profile is saved, and shown on the profile page', async ({ page, request }) => {
  await openWithScript(page, request);
  const profile = sectionOf(page, ownMessages.profile());
  await profile.getByLabel(ownMessages.firstName()).fill('Rosalía');
  await profile.getByLabel(ownMessages.phone()).pressSequentially('4025550188');
  await expect(profile.getByLabel(ownMessages.phone())).toHaveValue('(402) 555-0188');
  await profile.getByLabel(ownMessages.zip()).pressSequentially('681321234');
  await expect(profile.getByLabel(ownMessages.zip())).toHaveValue('68132-1234');
  await profile.getByLabel(ownMessages.addressOne()).fill('5102 Capitol Avenue');
  await profile.getByLabel(ownMessages.city()).fill('Omaha');
  await profile.getByLabel(ownMessages.state()).fill('NE');
  await profile.getByLabel(ownMessages.dateOfBirth()).fill('1990-04-17');
  await profile.getByLabel(ownMessages.shirtSize()).selectOption('M');
  await profile.getByLabel(ownMessages.primaryContact()).check();
  await profile.getByRole('button', { name: ownMessages.saveProfile() }).click();
  await expect(profile.getByText(answerMessages.profileUpdated())).toBeVisible();
  await expect(page.getByRole('banner').getByText('Rosalía', { exact: true })).toBeVisible();

  await page.goto('/accountsetting');
  await expect(profile.getByLabel(ownMessages.firstName())).toHaveValue('Rosalía');
  await expect(profile.getByLabel(ownMessages.phone())).toHaveValue('(402) 555-0188');
  await expect(profile.getByLabel(ownMessages.shirtSize())).toHaveValue('M');
  await expect(profile.getByLabel(ownMessages.primaryContact())).toBeChecked();

  await page.goto('/property-list/clientprofile');
  await expect(page.getByRole('heading', { level: 1, name: 'Rosalía Delgado' })).toBeVisible();
  const contact = sectionOf(page, ownMessages.contact());
  await expect(contact.getByText('(402) 555-0188')).toBeVisible();
  await expect(contact.getByText('Omaha, NE 68132-1234')).toBeVisible();
  const about = sectionOf(page, ownMessages.aboutYou());
  await expect(about.getByText('Apr 17, 1990')).toBeVisible();
  await expect(about.getByText(ownMessages.goalBoth())).toBeVisible();
  await expect(about.getByText('–')).toHaveCount(1);
});

test.describe('refusals', () => {
  test.use({ expectedStatuses: [400, 413] });

  test('are shown at their fields, and nothing typed is lost', async ({ page, request }) => {
    await openWithScript(page, request);
    const profile = sectionOf(page, ownMessages.profile());
    await profile.getByLabel(ownMessages.firstName()).fill('R2');
    await profile.getByLabel(ownMessages.lastName()).fill('');
    await profile.getByLabel(ownMessages.phone()).fill('402555');
    await profile.getByLabel(ownMessages.zip()).fill('681');
    await profile.getByLabel(ownMessages.city()).fill('Bellevue');
    await profile.getByRole('button', { name: ownMessages.saveProfile() }).click();
    await expect(profile.getByText('First Name can only contain letters')).toBeVisible();
    await expect(profile.getByText('Last Name is required')).toBeVisible();
    await expect(profile.getByText('Contact number must be 10 digits')).toBeVisible();
    await expect(profile.getByText('Zip must be 5 digits, or 9 with a hyphen')).toBeVisible();
    const first = profile.getByLabel(ownMessages.firstName());
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription('First Name can only contain letters');
    await expect(profile.getByLabel(ownMessages.city())).toHaveValue('Bellevue');
    await first.fill('Rosa');
    await expect(profile.getByText('First Name can only contain letters')).toBeHidden();
    await expect(profile.getByText('Last Name is required')).toBeVisible();

    const links = sectionOf(page, ownMessages.links());
    await links.getByLabel('Facebook').fill('http://www.facebook.com/rosa');
    await links.getByRole('button', { name: ownMessages.saveLinks() }).click();
    await expect(links.getByText('Please enter a full https address')).toBeVisible();
    await links.getByLabel('Facebook').fill('https://www.facebook.com/rosa');
    await links.getByRole('button', { name: ownMessages.saveLinks() }).click();
    await expect(links.getByText(answerMessages.linksUpdated())).toBeVisible();

    const password = sectionOf(page, ownMessages.password());
    await password.getByRole('button', { name: ownMessages.changePassword() }).click();
    await expect(password.getByText(ownMessages.currentPasswordRequired())).toBeVisible();
    await expect(password.getByText('Password is required', { exact: true })).toBeVisible();
    await password.getByLabel(ownMessages.currentPassword(), { exact: true }).fill('not-Mine-1');
    await password.getByLabel(ownMessages.newPassword(), { exact: true }).fill('Sunrise-Prairie-9');
    await password
      .getByLabel(ownMessages.confirmPassword(), { exact: true })
      .fill('Sunrise-Prairie-9');
    await password.getByRole('button', { name: ownMessages.changePassword() }).click();
    await expect(password.getByText(fieldMessages.currentPasswordWrong())).toBeVisible();
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

  const password = sectionOf(page, ownMessages.password());
  await password.getByLabel(ownMessages.currentPassword(), { exact: true }).fill(client.password);
  await password.getByLabel(ownMessages.newPassword(), { exact: true }).fill('Sunrise-Prairie-9');
  await password
    .getByLabel(ownMessages.confirmPassword(), { exact: true })
    .fill('Sunrise-Prairie-9');
  await password.getByRole('button', { name: ownMessages.changePassword() }).click();
  await expect(password.getByText(answerMessages.passwordChanged())).toBeVisible();
  await expect(password.getByLabel(ownMessages.currentPassword(), { exact: true })).toHaveValue('');

  await elsewhere.goto(ACCOUNT);
  await expect(elsewhere).toHaveURL(/\/property-list$/);
  expect((await signIn(elsewhere, client)).status).toBe(400);
  const renewed = { ...client, password: 'Sunrise-Prairie-9' };
  expect((await signIn(elsewhere, renewed)).body.statusCode).toBe('success');
  await page.reload();
  await expect(page).toHaveURL(/account$/);
  await expect(sectionOf(page, ownMessages.activity())).toContainText(
    eventMessages.passwordChanged(),
  );
  await other.close();
});

test('another device is signed out from here', async ({ page, request, browser, baseURL }) => {
  const client = await openWithScript(page, request);
  const other = await browser.newContext({ baseURL: String(baseURL) });
  const elsewhere = await other.newPage();
  await signIn(elsewhere, client);
  await page.reload();
  const devices = sectionOf(page, ownMessages.devices());
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: ownMessages.signOut(), exact: true }).click();
  await expect(devices.getByText(answerMessages.deviceSignedOut())).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByText(ownMessages.thisDevice())).toBeVisible();
  await elsewhere.goto(ACCOUNT);
  await expect(elsewhere).toHaveURL(/\/property-list$/);
  await other.close();
});

test('a photo is previewed, uploaded, shown and removed', async ({ page, request }) => {
  await openWithScript(page, request);
  const profile = sectionOf(page, ownMessages.profile());
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  await profile
    .getByLabel(ownMessages.photo())
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await expect(profile.getByRole('img', { name: 'Rosa Delgado' })).toHaveAttribute('src', /^blob:/);
  await profile.getByRole('button', { name: ownMessages.keepPhoto() }).click();
  await expect(profile.getByText(answerMessages.photoUpdated())).toBeVisible();
  await expect(profile.getByRole('img', { name: 'Rosa Delgado' })).toHaveAttribute(
    'src',
    /^\/people-photos\//,
  );
  await page.goto('/property-list/clientprofile');
  await expect(page.getByRole('img', { name: 'Rosa Delgado' })).toBeVisible();
  await page.goto(ACCOUNT);
  await profile.getByRole('button', { name: ownMessages.removePhoto() }).click();
  await expect(profile.getByText(answerMessages.photoRemoved())).toBeVisible();
  await expect(profile.getByRole('img', { name: 'Rosa Delgado' })).toBeHidden();
});

test('another email waits for verification, and both addresses are notified', async ({
  page,
  request,
}) => {
  const client = await openWithScript(page, request);
  const email = sectionOf(page, ownMessages.email());
  const wanted = client.email.replace('journey-', 'new-');
  await email.getByLabel(ownMessages.newEmail()).fill(wanted);
  await email.getByLabel(ownMessages.currentPassword(), { exact: true }).fill(client.password);
  await email.getByRole('button', { name: ownMessages.changeEmail() }).click();
  await expect(email.getByText(answerMessages.confirmNewEmail())).toBeVisible();
  await expect(email.getByText(wanted)).toBeVisible();
  await readMail(request, wanted);
});

test('notifications are saved', async ({ page, request }) => {
  await openWithScript(page, request);
  const section = sectionOf(page, ownMessages.notifications());
  const homes = section.getByLabel(homesNotificationMessages.homes());
  await expect(homes).toHaveValue('email');
  await homes.selectOption(notificationChoiceLabels.off());
  await section.getByRole('button', { name: ownMessages.saveNotifications() }).click();
  await expect(section.getByText(answerMessages.notificationsUpdated())).toBeVisible();
  await page.reload();
  await expect(homes).toHaveValue('off');
});

test.describe('deleting the account', () => {
  test.use({ expectedStatuses: [400] });

  test('the person exports their data and deletes the account', async ({ page, request }) => {
    const client = await openWithScript(page, request);
    const data = sectionOf(page, ownMessages.data());
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      data.getByRole('link', { name: ownMessages.downloadData() }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    expect(await readFile(await download.path(), 'utf8')).toContain(client.email);

    await data.getByText(ownMessages.deleteOpen()).click();
    await data.getByLabel(ownMessages.currentPassword(), { exact: true }).fill(client.password);
    await data.getByRole('button', { name: ownMessages.deleteAccount() }).click();
    await expect(data.getByText(ownMessages.deleteNotUnderstood())).toBeVisible();
    await data.getByLabel(ownMessages.deleteUnderstood()).check();
    await data.getByRole('button', { name: ownMessages.deleteAccount() }).click();
    await expect(page).toHaveURL(/\/property-list$/);
    await expect(
      page.getByRole('banner').getByRole('link', { name: frameMessages.login() }),
    ).toBeVisible();
    await page.goto(ACCOUNT);
    await expect(page).toHaveURL(/\/property-list$/);
    expect((await signIn(page, client)).status).toBe(400);
  });
});

test('a visitor is sent to the homes, and back after signing in', async ({ page, request }) => {
  const client = await makeClient(request);
  await page.goto('/accountsetting');
  await expect(page).toHaveURL(/\/property-list$/);
  await page.goto('/login');
  await page.getByLabel(formMessages.email()).fill(client.email);
  await page.getByLabel(signInPageMessages.password(), { exact: true }).fill(client.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/accountsetting$/);
});
