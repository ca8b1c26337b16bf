import type { Page } from '@playwright/test';
import { makeClient, password, signInOn } from '../accounts.ts';
import { deskInDark, expectNothingFound, phone } from '../axe.ts';
import { expect, signIn, test } from './portal-test.ts';

const SEARCH = '/property-list?city=Omaha&price-max=600000&beds=3';

async function asClient(page: Page): Promise<void> {
  const email = await makeClient(page.request);
  expect((await signIn(page, { email, password })).body.statusCode).toBe('success');
}

for (const { look, name } of [phone, deskInDark]) {
  test.describe(`at ${name}`, () => {
    // A form without a name is refused on purpose.
    test.use({ ...look, expectedStatuses: [400] });

    test('a visitor saves a search after signing in, changes it, deletes it, takes that back', async ({
      page,
    }) => {
      const email = await makeClient(page.request);
      await page.goto(SEARCH);
      await page.getByRole('link', { name: 'Save search' }).click();
      await signInOn(page, email);
      await expect(page).toHaveURL(/\/savedlists\/save\?/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save this search');
      await expect(page.getByText('Up to $600,000')).toBeVisible();
      await page.getByLabel('Name').fill('');
      await page.getByRole('button', { name: 'Save this search' }).click();
      await expect(page.getByText('Name is required')).toBeVisible();
      await page.getByLabel('Name').fill('Room for three');
      await page.getByRole('radio', { name: 'Every week' }).check();
      await page.getByRole('checkbox', { name: 'Open house' }).uncheck();
      await expectNothingFound(page);
      await page.getByRole('button', { name: 'Save this search' }).click();
      await expect(page).toHaveURL(/\/savedlists\/items\?sid=/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Room for three');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectNothingFound(page);
      await page.getByRole('link', { name: 'Edit' }).click();
      await expect(page.getByRole('checkbox', { name: 'Open house' })).not.toBeChecked();
      await page.getByLabel('Name').fill('Three and more');
      await page.getByRole('button', { name: 'Save the changes' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three and more');
      await page.getByRole('link', { name: 'All saved searches' }).click();
      const mails = page.getByLabel('Mails about Three and more');
      await expect(mails).toHaveValue('weekly');
      await mails.selectOption('off');
      await expect(page.getByText('Changed.')).toBeVisible();
      await page.reload();
      await expect(mails).toHaveValue('off');
      await expectNothingFound(page);
      await page.getByRole('button', { name: 'Delete Three and more' }).click();
      await expect(page.getByText('No saved searches yet')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('link', { name: 'Three and more', exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Three and more', exact: true }).click();
      await page.getByRole('link', { name: 'Open as a search' }).click();
      await expect(page).toHaveURL(/\/property-list\?/);
      await expect(page).toHaveURL(/price-max=600000/);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a search takes the place of a saved one', async ({ page }) => {
    await asClient(page);
    await page.goto('/savedlists/save?city=Gretna');
    await page.getByRole('button', { name: 'Save this search' }).click();
    await page.goto('/savedlists/save?city=Papillion');
    await page.getByLabel('Name').fill('South of town');
    await page.getByLabel('Save it').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Save this search' }).click();
    await page.goto('/property-list/savedlists');
    await expect(page.getByRole('listitem').filter({ hasText: 'Papillion' }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
    await page.getByLabel('Mails about South of town').selectOption('at-once');
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByLabel('Mails about South of town')).toHaveValue('at-once');
  });
});

test.describe('who is not there', () => {
  test.use({ expectedStatuses: [404] });

  test('a saved search of nobody is not found', async ({ page }) => {
    await asClient(page);
    await page.goto('/savedlists/items?sid=0197f6f1-8f3c-4b6e-9c59-2f4c6a3f1d10');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a link that can’t be read stops nothing and says so', async ({ page }) => {
  await page.goto('/unsubscribe?token=not-one-of-ours-at-all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link can’t be read');
  await expectNothingFound(page);
});
