import { randomUUID } from 'node:crypto';
import { packetRuleMessages } from '../../packages/web/app/transactions/desk/messages/packet-rules.ts';
import { expectNoSidewaysScroll, expectNothingFoundAtBothSizes, phone } from '../axe.ts';
import { expect, openAs, test } from './office-test.ts';

test('an admin adds a rule of documents, edits it, retires it, and undoes that', async ({
  page,
}) => {
  test.slow();
  await openAs(page, 'admin', '/packet-rules');
  await expect(
    page.getByRole('heading', { level: 1, name: packetRuleMessages.title() }),
  ).toBeVisible();
  const paint = page.getByRole('row').filter({ hasText: 'Lead-Based Paint' });
  await expect(paint.first()).toContainText(packetRuleMessages.builtBeforeYear({ year: '1978' }));
  await expectNothingFoundAtBothSizes(page);
  await page.setViewportSize(phone.look.viewport);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  const why = `Reason ${randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: packetRuleMessages.add() }).click();
  const drawer = page.getByRole('dialog', { name: packetRuleMessages.add() });
  await drawer.getByRole('combobox', { name: packetRuleMessages.document() }).click();
  await page.getByRole('option', { name: /Touring Agreement/i }).click();
  await drawer.getByRole('combobox', { name: packetRuleMessages.kinds() }).click();
  await page.getByRole('option', { name: packetRuleMessages.listing() }).click();
  await page.keyboard.press('Escape');
  await drawer.getByLabel(packetRuleMessages.builtAfter()).fill('2190');
  await drawer.getByRole('textbox', { name: packetRuleMessages.why(), exact: true }).fill(why);
  await expectNothingFoundAtBothSizes(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toHaveCount(0);
  const row = page
    .getByRole('row')
    .filter({ hasText: packetRuleMessages.builtAfterYear({ year: '2190' }) });
  await expect(row).toContainText(packetRuleMessages.required());

  await row.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Retire' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone')).toBeVisible();
  await row.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Retire' }).click();
  await expect(row).toContainText(/\d{4}$/);
});
