import { leadImportMessages } from '../../packages/web/app/leads/desk/messages/lead-import.ts';
import { expect, openAs, test } from './office-test.ts';

const file = [
  'Name,E-mail Address,Mobile Phone,Birthday,Tags',
  'Ivy Import,ivy.import@example.org,402-555-0177,4/12/1988,relocation',
  'Ian Import,ian.import@example.org,,,',
  'Bad Date,bad.date@example.org,,2026-02-30,',
  'No Contact,,,,',
].join('\n');

test('a file of leads is checked, imported, and undone', async ({ page }) => {
  await openAs(page, 'agent', '/import-leads');
  await page.getByLabel(leadImportMessages.file(), { exact: true }).setInputFiles({
    ...{ name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(file) },
  });
  const email = page.getByRole('combobox', {
    name: leadImportMessages.fieldOf({ column: 'E-mail Address' }),
  });
  await expect(email).toHaveValue('Email');
  await page.getByRole('button', { name: leadImportMessages.preview(), exact: true }).click();
  await expect(page.getByText(leadImportMessages.refuses({ count: 2 }))).toBeVisible();
  await expect(page.getByText(/must be a date such as/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: leadImportMessages.problems() }).click();
  expect((await saved).suggestedFilename()).toBe('refused-contacts.csv');
  await page.getByRole('button', { name: leadImportMessages.start({ count: 2 }) }).click();
  await expect(page.getByText(leadImportMessages.created({ count: 2 }))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ivy Import' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: leadImportMessages.undo() }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: leadImportMessages.undo() }).click();
  await expect(page.getByText(leadImportMessages.undone({ count: 2 }))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ivy Import' })).toHaveCount(0);
});
