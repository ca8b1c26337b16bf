import { alertFrequencyLabels, alertNewsLabels } from '../../packages/contract/src/saved/index.ts';
import { chipMessages } from '../../packages/web/app/listings/messages/chips.ts';
import { savedSearchMessages } from '../../packages/web/app/saved/messages/searches.ts';
import { portalMessages } from '../../packages/web/app/surfaces/portal/messages.ts';
import { pageMessages } from '../../packages/web/app/surfaces/site/messages/pages.ts';
import { asClient, makeClient, signInOn } from '../accounts.ts';
import { desk, expectNothingFound, phone } from '../axe.ts';
import { expect, test } from '../site-test.ts';

const SEARCH = '/property-list?city=Omaha&price-max=600000&beds=3';

for (const { look, name } of [phone, desk]) {
  test.describe(`at ${name}`, () => {
    // A form without a name is refused on purpose.
    test.use({ ...look, expectedStatuses: [400] });

    test('a visitor saves a search after signing in, changes it, deletes it, undoes that', async ({
      page,
    }) => {
      const email = await makeClient(page.request);
      await page.goto(SEARCH);
      await page.getByRole('link', { name: savedSearchMessages.saveSearch() }).click();
      await signInOn(page, email);
      await expect(page).toHaveURL(/\/savedlists\/save\?/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(portalMessages.saveSearch());
      await expect(page.getByText(chipMessages.priceTo({ money: '$600,000' }))).toBeVisible();
      await page.getByLabel(savedSearchMessages.name()).fill('');
      await page.getByRole('button', { name: savedSearchMessages.save() }).click();
      await expect(page.getByText(savedSearchMessages.nameRequired())).toBeVisible();
      await page.getByLabel(savedSearchMessages.name()).fill('Room for three');
      await page.getByRole('radio', { name: alertFrequencyLabels.weekly }).check();
      await page.getByRole('checkbox', { name: alertNewsLabels['open-house'] }).uncheck();
      await expectNothingFound(page);
      await page.getByRole('button', { name: savedSearchMessages.save() }).click();
      await expect(page).toHaveURL(/\/savedlists\/items\?sid=/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Room for three');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectNothingFound(page);
      await page.getByRole('link', { name: savedSearchMessages.edit() }).click();
      await expect(
        page.getByRole('checkbox', { name: alertNewsLabels['open-house'] }),
      ).not.toBeChecked();
      await page.getByLabel(savedSearchMessages.name()).fill('Three and more');
      await page.getByRole('button', { name: savedSearchMessages.saveChanges() }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three and more');
      await page.getByRole('link', { name: savedSearchMessages.allSearches() }).click();
      const emails = page.getByLabel(savedSearchMessages.emailsAbout({ name: 'Three and more' }));
      await expect(emails).toHaveValue('weekly');
      await emails.selectOption('off');
      await expect(page.getByText(savedSearchMessages.frequencySaved())).toBeVisible();
      await page.reload();
      await expect(emails).toHaveValue('off');
      await expectNothingFound(page);
      await page
        .getByRole('button', { name: savedSearchMessages.deleteSearch({ name: 'Three and more' }) })
        .click();
      await expect(page.getByText(savedSearchMessages.noSearches())).toBeVisible();
      await page.getByRole('button', { name: savedSearchMessages.undo() }).click();
      await expect(page.getByRole('link', { name: 'Three and more', exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Three and more', exact: true }).click();
      await page.getByRole('link', { name: savedSearchMessages.openInSearch() }).click();
      await expect(page).toHaveURL(/\/property-list\?/);
      await expect(page).toHaveURL(/price-max=600000/);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a search replaces a saved one', async ({ page }) => {
    await asClient(page);
    await page.goto('/savedlists/save?city=Gretna');
    await page.getByRole('button', { name: savedSearchMessages.save() }).click();
    await page.goto('/savedlists/save?city=Papillion');
    await page.getByLabel(savedSearchMessages.name()).fill('South of town');
    await page.getByLabel(savedSearchMessages.saveAs()).selectOption({ index: 1 });
    await page.getByRole('button', { name: savedSearchMessages.save() }).click();
    await page.goto('/property-list/savedlists');
    await expect(page.getByRole('listitem').filter({ hasText: 'Papillion' }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
    await page
      .getByLabel(savedSearchMessages.emailsAbout({ name: 'South of town' }))
      .selectOption('at-once');
    await page.getByRole('button', { name: savedSearchMessages.update() }).click();
    await expect(
      page.getByLabel(savedSearchMessages.emailsAbout({ name: 'South of town' })),
    ).toHaveValue('at-once');
  });
});

test.describe('what does not exist', () => {
  test.use({ expectedStatuses: [404] });

  test('an unknown saved search is not found', async ({ page }) => {
    await asClient(page);
    await page.goto('/savedlists/items?sid=0197f6f1-8f3c-4b6e-9c59-2f4c6a3f1d10');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('a link of nobody', () => {
  test.use({ expectedStatuses: [400] });

  test('stops nothing and says so', async ({ page }) => {
    await page.goto('/unsubscribe#token=not-one-of-ours-at-all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageMessages.linkUnreadable());
    await expectNothingFound(page);
  });
});
