import type { Page } from '@playwright/test';
import { accountRefusals, personLabels } from '../../packages/contract/src/accounts/index.ts';
import { platformRefusals } from '../../packages/contract/src/platform/index.ts';
import { peopleMessages } from '../../packages/web/app/accounts/messages/people.ts';
import { proofMessages } from '../../packages/web/app/accounts/messages/proof.ts';
import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { demoPassword } from '../cast.ts';
import { expect, makePerson, newEmail, openAs, test } from './office-test.ts';

/** Actions with consequences are behind the three dots of a person's page. */
const startAction = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: deskMessages.actionsFor({ name }) }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

const startEditing = (page: Page) =>
  page.getByRole('button', { name: deskMessages.edit(), exact: true }).click();

test('filters, order and page are in the URL', async ({ page }) => {
  await openAs(page, 'superAdmin', '/usermanagement');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.getByRole('button', { name: peopleMessages.email(), exact: true }).click();
  await expect(page).toHaveURL(/sort=email/);
  const emails = page.locator('td[data-column="email"]');
  await expect
    .poll(async () => {
      const texts = await emails.allTextContents();
      return texts.length > 1 && texts.join() === [...texts].sort().join();
    })
    .toBe(true);
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: /^Agent \(/ }).click();
  await expect(page).toHaveURL(/role=agent/);
  await expect(page.locator('td[data-column="role"]').first()).toHaveText('Agent');
  await page.getByRole('searchbox', { name: peopleMessages.search() }).fill('nobody has this name');
  await expect(page.getByRole('heading', { name: peopleMessages.noMatch() })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: peopleMessages.noMatch() })).toBeVisible();
  await page.getByRole('button', { name: deskMessages.clearFilters() }).click();
  await expect(page.locator('[data-row]').first()).toBeVisible();
});

test('a row opens beside the list, and the list stays as it was', async ({ page }) => {
  await openAs(page, 'superAdmin', '/usermanagement?role=agent');
  const rows = page.locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  // Below the initials of the picture.
  const names = (await rows.locator('td[data-title]').allInnerTexts()).map(
    (text) => text.split('\n').at(-1)?.trim() ?? '',
  );
  const panelOf = (index: number) =>
    page.getByRole('region', { name: deskMessages.peekOf({ name: names[index] ?? '' }) });
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+J');
  const bar = page.getByRole('region', { name: deskMessages.selection() });
  await expect(bar).toContainText(deskMessages.selected({ count: 2 }));
  await page.keyboard.press('Enter');
  await expect(panelOf(1)).toBeFocused();
  await expect(page).toHaveURL(/peek=/);
  await page.keyboard.press('j');
  await expect(panelOf(2)).toContainText(
    deskMessages.positionOf({ position: 3, count: names.length }),
  );
  await page.keyboard.press('Escape');
  await expect(rows.nth(2)).toBeFocused();
  await expect(page).not.toHaveURL(/peek=/);
  await expect(bar).toContainText(deskMessages.selected({ count: 2 }));
  await rows.nth(0).locator('td[data-column="role"]').click();
  await expect(panelOf(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: names[0] ?? '' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 1, name: names[1] ?? '' })).toBeVisible();
});

test('a person is invited, changed, and the change undone', async ({ page }) => {
  await openAs(page, 'superAdmin', '/usermanagement');
  await page.getByRole('button', { name: peopleMessages.invite() }).click();
  const drawer = page.getByRole('dialog', { name: peopleMessages.invite() });
  await drawer.getByRole('button', { name: peopleMessages.sendInvitation() }).click();
  await expect(drawer.getByRole('alert')).toBeFocused();
  await drawer.getByRole('link', { name: 'First Name is required' }).click();
  await expect(drawer.getByLabel('First Name')).toBeFocused();
  const email = newEmail();
  await drawer.getByLabel('First Name').fill('Josefine');
  await drawer.getByLabel('Last Name').fill('O’Brien');
  await drawer.getByLabel('Email').fill(email);
  await drawer.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Agent', exact: true }).click();
  await drawer.getByLabel('Phone').fill('4025550177');
  await expect(drawer.getByLabel('Phone')).toHaveValue('(402) 555-0177');
  await drawer.getByRole('button', { name: peopleMessages.sendInvitation() }).click();
  await expect(page).toHaveURL(/\/users\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Josefine O’Brien' })).toBeVisible();
  await expect(page.getByText(peopleMessages.invited(), { exact: true }).first()).toBeVisible();

  await startEditing(page);
  await page.getByLabel('City').fill('Bellevue');
  await page.getByLabel(String(personLabels.license_expires_on)).fill('2020-01-31');
  await expect(
    page.getByText(peopleMessages.expired({ what: 'other', day: 'Jan 31, 2020' })),
  ).toBeVisible();
  await page.getByRole('button', { name: deskMessages.save() }).click();
  await expect(page.getByText(peopleMessages.saved())).toBeVisible();
  await page.getByRole('tab', { name: peopleMessages.history() }).click();
  const change = page.getByRole('listitem').filter({ hasText: 'Bellevue' }).first();
  await expect(change).toContainText(deskMessages.setLine({ label: 'City', after: 'Bellevue' }));
  await page.getByRole('button', { name: deskMessages.undo() }).first().click();
  await expect(page.getByText(deskMessages.sinceUndone())).toBeVisible();
  await page.getByRole('tab', { name: peopleMessages.details() }).click();
  await expect(page.locator('dt', { hasText: 'City' }).locator('+ dd')).toHaveText('–');
});

test('typed text survives a refusal and a question before leaving', async ({ page }) => {
  await openAs(page, 'superAdmin', '/components');
  const { id } = await makePerson(page, { first_name: 'Petra', last_name: 'Lind', role: 'agent' });
  await page.goto(`/users/${id}`);
  // A click on a field opens the form there.
  await page.locator('dt', { hasText: 'Zip' }).click();
  await expect(page.getByLabel('Zip')).toBeFocused();
  await page.getByLabel('Zip').fill('681');
  await page.getByRole('button', { name: deskMessages.save() }).click();
  await expect(page.getByLabel('Zip')).toHaveValue('681');
  await page.getByRole('link', { name: 'Zip must be 5 digits, or 9 with a hyphen' }).click();
  await expect(page.getByLabel('Zip')).toBeFocused();
  await page.getByRole('link', { name: 'Change log' }).click();
  const question = page.getByRole('dialog', { name: deskMessages.leaveTitle() });
  await question.getByRole('button', { name: deskMessages.stay() }).click();
  await expect(page.getByLabel('Zip')).toHaveValue('681');
  await page.getByRole('button', { name: deskMessages.undoMyChanges() }).click();
  await page.getByRole('link', { name: 'Change log' }).click();
  await expect(page).toHaveURL(/\/change-log$/);
});

test.describe('two people at the same time', () => {
  test.use({ expectedStatuses: [409] });

  test('a conflict is shown, and nothing typed is lost', async ({ page }) => {
    await openAs(page, 'superAdmin', '/components');
    const { id } = await makePerson(page, { first_name: 'Uwe', last_name: 'Moss', role: 'agent' });
    await page.goto(`/users/${id}`);
    await startEditing(page);
    await page.getByLabel('City').fill('Papillion');
    const other = await page.context().newPage();
    await other.goto(`/users/${id}`);
    await startEditing(other);
    await other.getByLabel('Department').fill('Downtown');
    await other.getByRole('button', { name: deskMessages.save() }).click();
    await expect(other.getByText(peopleMessages.saved())).toBeVisible();
    await other.close();
    await page.getByRole('button', { name: deskMessages.save() }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: platformRefusals['changed-meanwhile'].sentence }),
    ).toBeVisible();
    await page.getByRole('button', { name: deskMessages.loadLatest() }).click();
    await expect(page.getByLabel('Department')).toHaveValue('Downtown');
    await expect(page.getByLabel('City')).toHaveValue('Papillion');
    await page.getByRole('button', { name: deskMessages.save() }).click();
    await expect(page.getByText(peopleMessages.saved())).toBeVisible();
  });
});

test('people are invited from a CSV file, after a preview', async ({ page }) => {
  await openAs(page, 'superAdmin', '/usermanagement');
  await page.getByRole('button', { name: peopleMessages.inviteByCsv() }).click();
  const dialog = page.getByRole('dialog', { name: peopleMessages.csvTitle() });
  const email = newEmail();
  const csv = `first_name,last_name,email,role\nHolger,Nyman,${email},agent\nNo,Mail,not-an-address,agent\n`;
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  await expect(
    dialog.getByText(
      `${peopleMessages.canBeInvited({ count: 1 })} ${peopleMessages.linesRefused({ count: 1 })}`,
    ),
  ).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: 'not-an-address' })).toContainText(
    'Email',
  );
  await dialog.getByRole('button', { name: peopleMessages.inviteCount({ count: 1 }) }).click();
  await expect(
    dialog.getByText(
      `${peopleMessages.wereInvited({ count: 1 })} ${peopleMessages.linesRefused({ count: 1 })}`,
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: peopleMessages.close(), exact: true }).last().click();
  await page.goto(`/usermanagement?search=${encodeURIComponent(email)}`);
  await expect(page.getByRole('link', { name: 'Holger Nyman' })).toBeVisible();
});

test('a person is deactivated, reactivated, deleted and restored', async ({ page }) => {
  await openAs(page, 'superAdmin', '/components');
  const { id } = await makePerson(page, { first_name: 'Wanda', last_name: 'Quist', role: 'agent' });
  await page.goto(`/users/${id}`);
  await startAction(page, 'Wanda Quist', peopleMessages.deactivate());
  const question = page.getByRole('dialog', {
    name: deskMessages.actionTitle({ action: peopleMessages.deactivate(), name: 'Wanda Quist' }),
  });
  await question.getByRole('button', { name: peopleMessages.deactivate() }).click();
  await expect(page.getByText(peopleMessages.deactivated(), { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: peopleMessages.reactivate() }).click();
  await expect(page.getByRole('button', { name: peopleMessages.reactivate() })).toBeHidden();
  await startAction(page, 'Wanda Quist', peopleMessages.delete());
  const dialog = page.getByRole('dialog', {
    name: peopleMessages.deleteTitle({ name: 'Wanda Quist' }),
  });
  await dialog.getByRole('button', { name: peopleMessages.deleteNow(), exact: true }).click();
  await expect(page.getByText(peopleMessages.deletedHint())).toBeVisible();
  await page.getByRole('button', { name: peopleMessages.restore() }).click();
  await expect(page.getByText(peopleMessages.deletedHint())).toBeHidden();
});

test('a concierge is deleted only once the agents are handed over', async ({ page }) => {
  await openAs(page, 'superAdmin', '/components');
  const concierge = await makePerson(page, {
    first_name: 'Runa',
    last_name: 'Falk',
    role: 'concierge',
  });
  const heir = await makePerson(page, {
    first_name: 'Tilda',
    last_name: 'Holm',
    role: 'concierge',
  });
  const agent = await makePerson(page, { first_name: 'Sten', last_name: 'Berg', role: 'agent' });
  await page.goto(`/users/${concierge.id}`);
  await page.getByRole('tab', { name: peopleMessages.team() }).click();
  await page.getByRole('combobox', { name: peopleMessages.assignAgents() }).fill('Sten Berg');
  await page.getByRole('option', { name: 'Sten Berg' }).first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: peopleMessages.assign(), exact: true }).click();
  await expect(page.getByRole('link', { name: 'Sten Berg' })).toBeVisible();
  await startAction(page, 'Runa Falk', peopleMessages.delete());
  const dialog = page.getByRole('dialog', {
    name: peopleMessages.deleteTitle({ name: 'Runa Falk' }),
  });
  await expect(dialog.getByText(peopleMessages.handOverFirst())).toBeVisible();
  await expect(
    dialog.getByRole('button', { name: peopleMessages.handOverAndDelete() }),
  ).toBeDisabled();
  await dialog.getByRole('combobox', { name: peopleMessages.handOverTo() }).fill('Tilda Holm');
  await page.getByRole('option', { name: 'Tilda Holm' }).first().click();
  await dialog.getByRole('button', { name: peopleMessages.handOverAndDelete() }).click();
  await expect(page.getByText(peopleMessages.deletedHint())).toBeVisible();
  await page.goto(`/users/${agent.id}`);
  await page.getByRole('tab', { name: peopleMessages.team() }).click();
  await expect(page.getByRole('link', { name: 'Tilda Holm' })).toHaveAttribute(
    'href',
    `/users/${heir.id}`,
  );
});

test.describe('a change that needs a proof', () => {
  test.use({ expectedStatuses: [400, 403] });

  test('asks for it in a dialog, and is then saved', async ({ page }) => {
    await openAs(page, 'superAdmin', '/components');
    const { id } = await makePerson(page, {
      first_name: 'Ines',
      last_name: 'Moreau',
      role: 'agent',
    });
    let asked = 0;
    await page.route(`**/api/v1/users/${id}/update`, (route) => {
      asked += 1;
      if (asked !== 1) return route.continue();
      const { status, sentence: message } = accountRefusals['proof-needed'];
      return route.fulfill({ status, json: { status, code: 'proof-needed', message } });
    });
    await page.goto(`/users/${id}`);
    const email = newEmail();
    await startEditing(page);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: deskMessages.save() }).click();
    const dialog = page.getByRole('dialog', { name: proofMessages.title() });
    const password = dialog.getByLabel(proofMessages.password());
    await password.fill('Wrong-Rose-7');
    await password.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText(
      accountRefusals['password-wrong'].sentence,
    );
    await password.fill(demoPassword);
    await dialog.getByRole('button', { name: proofMessages.prove() }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(peopleMessages.saved())).toBeVisible();
    await expect(page.locator('dd').getByText(email)).toBeVisible();
  });
});
