import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { routingMessages } from '../../packages/web/app/leads/messages/routing.ts';
import { expect, openAs, test } from './office-test.ts';

const agent = 'Daniel Okafor';

test('an admin adds a rule, asks who would get a lead, and moves the rule up', async ({ page }) => {
  test.slow();
  const name = `Valley ${Date.now()}`;
  await openAs(page, 'superAdmin', '/lead-routing');
  await page.getByRole('button', { name: routingMessages.add() }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Cities').click();
  await page.getByRole('option', { name: 'Valley', exact: true }).click();
  await page.keyboard.press('Tab');
  await form.getByRole('textbox', { name: 'Agents' }).click();
  await page.getByRole('option', { name: agent }).click();
  await page.keyboard.press('Tab');
  await form.getByLabel('Price from').fill('250000');
  await form.getByRole('button', { name: deskMessages.save() }).click();
  await expect(form).toBeHidden();
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('Valley, from $250,000');
  await expect(row).toContainText(routingMessages.inTurnTo({ names: agent }));

  await page.getByRole('button', { name: routingMessages.preview() }).click();
  const preview = page.getByRole('dialog');
  await preview.getByRole('textbox', { name: 'City' }).click();
  await page.getByRole('option', { name: 'Valley', exact: true }).click();
  await preview.getByLabel('Price').fill('300000');
  await preview.getByRole('button', { name: routingMessages.findOut() }).click();
  await expect(
    preview.getByText(new RegExp(`Assigned to ${agent} by the rule “${name}”`)),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: deskMessages.actionsFor({ name }) }).click();
  await page.getByRole('menuitem', { name: deskMessages.edit() }).click();
  const edit = page.getByRole('dialog');
  await edit.getByText('In use').click();
  await edit.getByRole('button', { name: deskMessages.save() }).click();
  await expect(edit).toBeHidden();
  await expect(row).toContainText(routingMessages.no());
});

test('an admin gives someone days off and adds a pond', async ({ page }) => {
  await openAs(page, 'superAdmin', '/agent-limits');
  const name = 'Amina Yusuf';
  await page.getByRole('button', { name: deskMessages.actionsFor({ name }) }).click();
  await page.getByRole('menuitem', { name: routingMessages.addDaysOff() }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(routingMessages.from()).fill('2099-12-24');
  await form.getByLabel(routingMessages.to()).fill('2099-12-26');
  await form.getByRole('button', { name: deskMessages.save() }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('row', { name })).toContainText('2099');

  await page.goto('/ponds');
  const pond = `Pond ${Date.now()}`;
  await page.getByRole('button', { name: routingMessages.addPond() }).click();
  const add = page.getByRole('dialog');
  await add.getByLabel('Name').fill(pond);
  await add.getByRole('textbox', { name: 'Members' }).click();
  await page.getByRole('option', { name }).click();
  await page.keyboard.press('Tab');
  await add.getByRole('button', { name: deskMessages.save() }).click();
  await expect(add).toBeHidden();
  await expect(page.getByRole('row', { name: pond })).toContainText(name);
});
