import type { Page } from '@playwright/test';
import { callAs, expect, openAs, test } from './office-test.ts';

/** Journeys change a role each, so that none stands in another's way. */
const chooseRole = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name, exact: true }).click();
  await expect(page.getByRole('group', { name: 'Dashboard Columns' })).toBeVisible();
};

test('a role is chosen, changed and the change taken back', async ({ page }) => {
  await openAs(page, 'superAdmin', '/useraccess');
  await expect(page.getByPlaceholder('Select Role')).toBeVisible();
  await expect(page.getByText('Please Select Role From Dropdown')).toBeVisible();
  await chooseRole(page, 'Internal-Accounting-Team');
  await expect(page.getByRole('group').filter({ has: page.locator('legend') })).toHaveCount(4);
  for (const name of ['Dashboard Columns', 'Leads Detail', 'Sidebar', 'Transaction']) {
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible();
  }
  const column = page.getByRole('checkbox', { name: 'Closing bag', exact: true });
  await column.check();
  const view = page.getByRole('checkbox', { name: 'View Closing bag' });
  const edit = page.getByRole('checkbox', { name: 'Edit Closing bag' });
  await expect(view).toBeChecked();
  await expect(edit).not.toBeChecked();
  await edit.check();
  await view.click();
  await expect(view).toBeHidden();
  await expect(column).not.toBeChecked();
  await column.check();
  await page.getByRole('button', { name: 'Assign Permission' }).click();
  await expect(page.getByText('User permissions updated successfully')).toBeVisible();
  await page.reload();
  await expect(column).toBeChecked();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Closing bag: not held → held').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('taken back since').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Permissions' }).click();
  await expect(column).not.toBeChecked();
});

test('at least one permission is wanted', async ({ page }) => {
  await openAs(page, 'superAdmin', '/useraccess?role=external-home-warranty');
  const boxes = page.getByRole('group').getByRole('checkbox', { checked: true });
  await expect(boxes.first()).toBeVisible();
  while ((await boxes.count()) > 0) await boxes.first().uncheck();
  await page.getByRole('button', { name: 'Assign Permission' }).click();
  await expect(page.getByText('Select atleast one permission')).toBeVisible();
});

test('one’s own role is left out, what one lacks can’t be given', async ({ page }) => {
  await openAs(page, 'admin', '/useraccess');
  await page.getByRole('combobox', { name: 'Role' }).click();
  await expect(page.getByRole('option', { name: 'Agent', exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Admin', exact: true })).toHaveCount(0);
});

test('a role is compared with another and seen through', async ({ page }) => {
  await openAs(page, 'superAdmin', '/useraccess?role=admin');
  await page.getByRole('button', { name: 'See as this role' }).click();
  const preview = page.getByRole('dialog', { name: 'As Admin sees it' });
  await expect(preview.getByRole('region', { name: 'Sidebar of Admin' })).toContainText('MLS Feed');
  await expect(preview.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Compare' }).click();
  await page.getByRole('combobox', { name: 'Compare with' }).click();
  await page.getByRole('option', { name: 'Client', exact: true }).click();
  await expect(page.getByText(/^\d+ permissions differ\.$/)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'MLS Feed' })).toContainText('held');
});

test.describe('two people at once', () => {
  test.use({ expectedStatuses: [409] });

  test('a conflict is told, and both changes stand in the end', async ({ page }) => {
    await openAs(page, 'superAdmin', '/useraccess?role=external-termite-inspector');
    const mine = page.getByRole('checkbox', { name: 'Reviews', exact: true });
    await mine.check();
    const { status } = await callAs(page.request, {
      path: 'users/assign-permissions',
      data: {
        role: 'external-termite-inspector',
        permission: [
          { permission: 'paperwork', view: true, edit: false },
          { permission: 'missions', view: true, edit: false },
        ],
      },
    });
    expect(status).toBe(200);
    await page.getByRole('button', { name: 'Assign Permission' }).click();
    await page.getByRole('button', { name: 'Put my changes on the newest state' }).click();
    await expect(page.getByRole('checkbox', { name: 'Work missions' })).toBeChecked();
    await expect(mine).toBeChecked();
    await page.getByRole('button', { name: 'Assign Permission' }).click();
    await expect(page.getByText('User permissions updated successfully')).toBeVisible();
  });
});
