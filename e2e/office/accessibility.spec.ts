import type { Page } from '@playwright/test';
import { peopleMessages } from '../../packages/web/app/accounts/messages/people.ts';
import { dark, desk, expectNothingFound, phone } from '../axe.ts';
import { expect, openAs, test } from './office-test.ts';

const pages = {
  '/usermanagement': 'User Management',
  '/usermanagement?search=nobody-at-all': 'User Management',
  '/useraccess': 'User Permissions',
  '/useraccess?role=agent': 'User Permissions',
  '/reference-lists': 'Reference Lists',
  '/feed': 'MLS Feed',
  '/components': 'Components',
  '/change-log': 'Change log',
};

const isLoaded = async (page: Page, title: string) => {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('main[aria-busy="true"], main [aria-busy="true"]')).toHaveCount(0);
};

for (const { look, name } of [phone, desk]) {
  test.describe(`at ${name}`, () => {
    test.use(look);

    test('axe finds nothing on the pages', async ({ page }) => {
      test.slow();
      await openAs(page, 'superAdmin', '/components');
      for (const [path, title] of Object.entries(pages)) {
        await page.goto(path);
        await isLoaded(page, title);
        await expectNothingFound(page);
      }
    });

    test('axe finds nothing on a person, dialogs and menus', async ({ page }) => {
      test.slow();
      await openAs(page, 'superAdmin', '/usermanagement?role=agent');
      await isLoaded(page, 'User Management');
      await page.getByRole('button', { name: peopleMessages.invite() }).click();
      await page.getByRole('button', { name: peopleMessages.sendInvitation() }).click();
      await expect(page.getByText('First Name is required')).toBeVisible();
      await expectNothingFound(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: peopleMessages.inviteByCsv() }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNothingFound(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /account menu$/ }).click();
      await expect(page.getByRole('menuitem', { name: 'SIGN OUT' })).toBeVisible();
      await expectNothingFound(page);
      await page.keyboard.press('Escape');
      await page.locator('[data-row]').first().click();
      await expect(page.getByRole('tab', { name: peopleMessages.team() })).toBeVisible();
      await expectNothingFound(page);
      await page.getByRole('tab', { name: peopleMessages.team() }).click();
      await expectNothingFound(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByPlaceholder('Page or person')).toBeVisible();
      await expectNothingFound(page);
    });
  });
}

test.describe('in the dark scheme', () => {
  test.use(dark);

  test('axe finds nothing on the kit', async ({ page }) => {
    await openAs(page, 'superAdmin', '/components');
    await isLoaded(page, 'Components');
    await expectNothingFound(page);
  });
});

test.describe('pages that only show a message', () => {
  test.use({ expectedStatuses: [403, 404] });

  test('axe finds nothing', async ({ page }) => {
    for (const path of ['/forbidden', '/forbidden?why=two-step', '/not-found']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingFound(page);
    }
  });
});

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openAs(page, 'superAdmin', '/components');
  for (const [path, title] of Object.entries(pages)) {
    await page.goto(path);
    await isLoaded(page, title);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
});
