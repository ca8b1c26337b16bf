import type { Page } from '@playwright/test';
import { roleMessages } from '../../packages/web/app/accounts/messages/roles.ts';
import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { callAs, expect, openAs, test } from './office-test.ts';

/** Each journey changes a different role, so that they don't interfere. */
const chooseRole = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name, exact: true }).click();
  await expect(page.getByRole('group', { name: 'Dashboard Columns' })).toBeVisible();
};

test('a role is chosen, changed, and the change undone', async ({ page }) => {
  await openAs(page, 'superAdmin', '/useraccess');
  await expect(page.getByPlaceholder('Select Role')).toBeVisible();
  await expect(page.getByText('Please Select Role From Dropdown')).toBeVisible();
  await chooseRole(page, 'Internal-Accounting-Team');
  for (const name of ['Dashboard Columns', 'Leads Detail', 'Sidebar', 'Transaction']) {
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible();
  }
  const column = page.getByRole('checkbox', { name: 'Closing bag', exact: true });
  await column.check();
  const view = page.getByRole('checkbox', {
    name: roleMessages.viewNamed({ permission: 'Closing bag' }),
  });
  const edit = page.getByRole('checkbox', {
    name: roleMessages.editNamed({ permission: 'Closing bag' }),
  });
  await expect(view).toBeChecked();
  await expect(edit).not.toBeChecked();
  await edit.check();
  await view.click();
  await expect(view).toBeHidden();
  await expect(column).not.toBeChecked();
  await column.check();
  await page.getByRole('searchbox', { name: roleMessages.findPermission() }).fill('closing');
  await expect(page.getByRole('group', { name: 'Sidebar' })).toBeHidden();
  await page.getByRole('button', { name: roleMessages.reviewChanges({ count: 1 }) }).click();
  await expect(page.getByRole('region', { name: roleMessages.changesTitle() })).toHaveText(
    roleMessages.changeLine({
      label: 'Closing bag',
      before: roleMessages.notAllowed(),
      after: roleMessages.canView(),
    }),
  );
  await page.getByRole('button', { name: 'Assign Permission' }).click();
  await expect(page.getByText('User permissions updated successfully')).toBeVisible();
  await page.reload();
  await expect(column).toBeChecked();
  await page.getByRole('tab', { name: roleMessages.history() }).click();
  await expect(
    page
      .getByText(
        deskMessages.changeLine({
          label: 'Closing bag',
          before: 'not allowed',
          after: 'allowed',
        }),
      )
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: deskMessages.undo() }).first().click();
  await expect(page.getByText(deskMessages.sinceUndone()).first()).toBeVisible();
  await page.getByRole('tab', { name: roleMessages.permissions() }).click();
  await expect(column).not.toBeChecked();
});

test('at least one permission is required', async ({ page }) => {
  await openAs(page, 'superAdmin', '/useraccess?role=external-home-warranty');
  const boxes = page.getByRole('group').getByRole('checkbox', { checked: true });
  await expect(boxes.first()).toBeVisible();
  while ((await boxes.count()) > 0) await boxes.first().uncheck();
  await page.getByRole('button', { name: 'Assign Permission' }).click();
  await expect(page.getByText('Select atleast one permission')).toBeVisible();
});

test("a person's own role is left out, and only held permissions can be given", async ({
  page,
}) => {
  await openAs(page, 'admin', '/useraccess');
  await page.getByRole('combobox', { name: 'Role' }).click();
  await expect(page.getByRole('option', { name: 'Agent', exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Admin', exact: true })).toHaveCount(0);
});

test('a role is compared with another, and previewed', async ({ page }) => {
  await openAs(page, 'superAdmin', '/useraccess?role=admin');
  await page.getByRole('button', { name: roleMessages.preview() }).click();
  const preview = page.getByRole('dialog', { name: roleMessages.previewTitle({ role: 'Admin' }) });
  await expect(
    preview.getByRole('region', { name: roleMessages.sidebarOf({ role: 'Admin' }) }),
  ).toContainText('MLS Feed');
  await expect(preview.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: roleMessages.compare(), exact: true }).click();
  await page.getByRole('combobox', { name: roleMessages.compareWith() }).click();
  await page.getByRole('option', { name: 'Client', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'MLS Feed' })).toContainText(
    roleMessages.allowed(),
  );
});

test.describe('two people at the same time', () => {
  test.use({ expectedStatuses: [409] });

  test('a conflict is shown, and both changes are kept', async ({ page }) => {
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
    await page.getByRole('button', { name: roleMessages.loadLatest() }).click();
    await expect(page.getByRole('checkbox', { name: 'Work missions' })).toBeChecked();
    await expect(mine).toBeChecked();
    await page.getByRole('button', { name: 'Assign Permission' }).click();
    await expect(page.getByText('User permissions updated successfully')).toBeVisible();
  });
});
