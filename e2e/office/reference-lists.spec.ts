import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { referenceMessages as messages } from '../../packages/web/app/leads/desk/messages/reference-lists.ts';
import { expect, openAs, test } from './office-test.ts';

test('an entry is added, renamed, moved by keyboard, retired twice, and its name undone', async ({
  page,
}) => {
  await openAs(page, 'admin', '/reference-lists?list=closing-bag-options');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const act = async (name: string, action: string) => {
    await page.getByRole('button', { name: deskMessages.actionsFor({ name }) }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  const save = async (name: string) => {
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByLabel(messages.name())).toBeFocused();
    await drawer.getByLabel(messages.name()).fill(name);
    await drawer.getByRole('button', { name: deskMessages.save() }).click();
    await expect(drawer).toBeHidden();
  };
  await page.getByRole('button', { name: messages.add() }).click();
  await save('Garden bag');
  await expect(page.getByText(deskMessages.added({ name: 'Garden bag' }))).toBeVisible();
  await act('Garden bag', deskMessages.edit());
  await save('Garden lovers');
  await expect(page.getByText(deskMessages.saved({ name: 'Garden lovers' }))).toBeVisible();
  await expect(page.getByRole('row').last()).toContainText('Garden lovers');

  const menu = page.getByRole('button', {
    name: deskMessages.actionsFor({ name: 'Garden lovers' }),
  });
  await menu.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('row').nth(-2)).toContainText('Garden lovers');
  await expect(menu).toBeFocused();

  await act('Garden lovers', deskMessages.retire());
  const toast = page.getByRole('status').filter({
    hasText: deskMessages.saidRetired({ name: 'Garden lovers' }),
  });
  await expect(row('Garden lovers')).toContainText(/\d{4}/);
  await toast.getByRole('button', { name: deskMessages.undo() }).click();
  await expect(page.getByText(deskMessages.changeUndone())).toBeVisible();
  await expect(row('Garden lovers')).not.toContainText(/\d{4}/);
  await act('Garden lovers', deskMessages.retire());
  await expect(page.getByRole('row').last()).toContainText('Garden lovers');
  await act('Garden lovers', deskMessages.edit());
  const renamed = page.getByRole('listitem').filter({ hasText: 'Garden bag → Garden lovers' });
  await renamed.getByRole('button', { name: deskMessages.undo() }).last().click();
  await page.keyboard.press('Escape');
  await expect(row('Garden bag')).toBeVisible();
  await act('Garden bag', deskMessages.restore());
  await expect(row('Garden bag')).not.toContainText(/\d{4}/);
});

test('an agent reads a list and changes nothing', async ({ page }) => {
  await openAs(page, 'agent', '/reference-lists');
  await expect(page.getByRole('row').filter({ hasText: 'Past Client - Updated' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: messages.add() })).toHaveCount(0);
  await expect(page.getByRole('link', { name: messages.title() })).toHaveCount(0);
});

test('what was typed outlives the end of the session, until it is discarded', async ({ page }) => {
  const path = '/reference-lists?list=closing-bag-options';
  await openAs(page, 'admin', path);
  const add = page.getByRole('button', { name: messages.add() });
  const drawer = page.getByRole('dialog').filter({ has: page.getByLabel(messages.name()) });
  const name = drawer.getByLabel(messages.name());
  await add.click();
  await name.fill('Half a name');
  await page.context().clearCookies({ name: /session/ });
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await openAs(page, 'admin', path);
  await add.click();
  await expect(name).toHaveValue('Half a name');
  await expect(drawer.getByText(deskMessages.draftRestored())).toBeVisible();
  await drawer.getByRole('button', { name: deskMessages.cancel() }).click();
  await page.getByRole('button', { name: deskMessages.discard() }).click();
  await expect(drawer).toBeHidden();
  await add.click();
  await expect(name).toHaveValue('');
});
