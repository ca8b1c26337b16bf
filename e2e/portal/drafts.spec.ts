import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { ownMessages } from '../../packages/web/app/accounts/messages/own.ts';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { contactMessages } from '../../packages/web/app/leads/messages/contact.ts';
import { reportMessages } from '../../packages/web/app/listings/messages/report.ts';
import { savedSearchMessages } from '../../packages/web/app/saved/messages/searches.ts';
import { frameMessages } from '../../packages/web/app/surfaces/site/messages/frame.ts';
import { arrivedMenu, forgetSession } from '../accounts.ts';
import { askForHomes, whenAlive } from '../site-test.ts';
import { ACCOUNT, expect, makeClient, sectionOf, signIn, test } from './portal-test.ts';

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
const notice = (page: Page) => page.getByText(formMessages.kept());

/** Types into a field until this tab keeps it: the script that does loads on its own. */
async function type(page: Page, field: Locator, text: string) {
  await whenAlive(field);
  await expect(async () => {
    await field.fill('');
    await field.fill(text);
    expect(await stored(page)).toContain(text);
  }).toPass();
}

test('what a visitor typed into the contact form is there until it is sent', async ({ page }) => {
  const words = `Which homes have a yard? ${randomUUID().slice(0, 8)}`;
  await page.goto('/contactus');
  const main = page.getByRole('main');
  const message = main.locator('[name=message]');
  const phone = main.getByLabel(contactMessages.phone());
  await type(page, message, words);
  await main.getByLabel(contactMessages.firstName()).fill('Eve');
  await main.getByLabel(contactMessages.lastName()).fill('Tester');
  await main
    .getByLabel(formMessages.email(), { exact: true })
    .fill(`eve-${randomUUID().slice(0, 8)}@example.org`);
  await phone.fill('4025550142');
  await main.locator('[name=text_consent]').check();
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(message).toHaveValue(words);
  await expect(phone).toHaveValue('(402) 555-0142');
  await expect(main.locator('[name=text_consent]')).toBeChecked();
  await main.getByRole('button', { name: contactMessages.submitInquiry() }).click();
  const thanks = page.getByRole('dialog', { name: contactMessages.thankYou() });
  await thanks.getByRole('link', { name: contactMessages.close() }).click();
  await expect.poll(() => stored(page)).not.toContain(words);
  await page.reload();
  await whenAlive(message);
  await expect(message).toHaveValue('');
  await expect(notice(page)).toBeHidden();
});

test('a half-edited profile is there after signing in again, for nobody else', async ({
  page,
  request,
}) => {
  const [rosa, other] = [await makeClient(request), await makeClient(request)];
  await signIn(page, rosa);
  await page.goto(ACCOUNT);
  const profile = sectionOf(page, ownMessages.profile());
  const city = profile.getByLabel(ownMessages.city());
  await type(page, city, 'Papillion');
  const password = sectionOf(page, ownMessages.password()).locator('[type=password]').first();
  await password.fill('Never-kept-77');
  expect(await stored(page)).not.toContain('Never-kept-77');
  await forgetSession(page);
  await signIn(page, rosa);
  await page.goto(ACCOUNT);
  await expect(profile.getByText(formMessages.kept())).toBeVisible();
  await expect(city).toHaveValue('Papillion');
  await profile.getByRole('button', { name: formMessages.discard() }).click();
  await expect(city).toHaveValue('');
  expect(await stored(page)).not.toContain('Papillion');

  await type(page, city, 'Gretna');
  await profile.getByRole('button', { name: ownMessages.saveProfile() }).click();
  await expect.poll(() => stored(page)).not.toContain('Gretna');
  await page.reload();
  await expect(city).toHaveValue('Gretna');
  await expect(notice(page)).toBeHidden();

  await type(page, city, 'Elkhorn');
  await forgetSession(page);
  await signIn(page, other);
  await page.goto(ACCOUNT);
  await expect.poll(() => stored(page)).not.toContain('Elkhorn');
  await expect(city).toHaveValue('');
  await type(page, city, 'Valley');
  const menu = await arrivedMenu(page);
  await menu.click();
  await page.getByRole('button', { name: frameMessages.signOut() }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => stored(page)).not.toContain('Valley');
});

test('a tour request, a report and a search’s name are kept, too', async ({ page, request }) => {
  const rosa = await makeClient(request);
  const { value } = await askForHomes(request, { sortby: 'newest', propertytype: 'House' });
  const home = `/singleproduct/${value[0]!.listingid}`;
  await signIn(page, rosa);
  const name = page.getByLabel(savedSearchMessages.name());
  const message = page.getByLabel(reportMessages.message());
  const forms = [
    [`${home}/tour`, page.getByLabel(contactMessages.message()), 'Is the basement dry?'],
    [`${home}/report`, message, 'The roof is older than that.'],
    ['/savedlists/save?city=Omaha', name, 'Near Mom'],
  ] as const;
  for (const [path, field, text] of forms) {
    await page.goto(path);
    await type(page, field, text);
    await forgetSession(page);
    await signIn(page, rosa);
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
    await expect(field).toHaveValue(text);
  }
  await page.getByRole('button', { name: savedSearchMessages.save(), exact: true }).click();
  await expect(page).toHaveURL(/\/savedlists\/items/);
  await expect.poll(() => stored(page)).not.toContain('Near Mom');

  await page.goto(`${home}/report`);
  await expect(message).toHaveValue('The roof is older than that.');
  await page.locator('[name=about]').selectOption({ index: 1 });
  await page.getByRole('button', { name: reportMessages.send(), exact: true }).click();
  await expect.poll(() => stored(page)).not.toContain('The roof is older');
});
