import { expect, makePerson, newEmail, openAs, test } from './office-test.ts';

test('filters, order and page stand in the address', async ({ page }) => {
  await openAs(page, 'superAdmin', '/usermanagement');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  await expect(page).toHaveURL(/sort=email/);
  const emails = page.getByRole('row').locator('td:nth-child(2)');
  await expect
    .poll(async () => {
      const texts = await emails.allTextContents();
      return texts.length > 1 && texts.join() === [...texts].sort().join();
    })
    .toBe(true);
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: /^Agent \(/ }).click();
  await expect(page).toHaveURL(/role=agent/);
  await expect(page.getByRole('row').locator('td:nth-child(4)').first()).toHaveText('Agent');
  await page
    .getByRole('searchbox', { name: 'Search by name, e-mail or phone' })
    .fill('nobody has this name');
  await expect(page.getByRole('heading', { name: 'Nobody matches' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nobody matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.locator('[data-row]').first()).toBeVisible();
});

test('a person is invited, changed, and the change taken back', async ({ page }) => {
  await openAs(page, 'superAdmin', '/usermanagement');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const drawer = page.getByRole('dialog', { name: 'Invite a person' });
  await drawer.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(drawer.getByText('First Name is required')).toBeVisible();
  await expect(drawer.getByLabel('First Name')).toBeFocused();
  const email = newEmail();
  await drawer.getByLabel('First Name').fill('Josefine');
  await drawer.getByLabel('Last Name').fill('O’Brien');
  await drawer.getByLabel('Email').fill(email);
  await drawer.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Agent', exact: true }).click();
  await drawer.getByLabel('Phone').fill('4025550177');
  await expect(drawer.getByLabel('Phone')).toHaveValue('(402) 555-0177');
  await drawer.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page).toHaveURL(/\/users\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Josefine O’Brien' })).toBeVisible();
  await expect(page.getByText('Invited', { exact: true }).first()).toBeVisible();

  await page.getByLabel('City').fill('Bellevue');
  await page.getByLabel('License expiry').fill('2020-01-31');
  await expect(page.getByText('Lapsed on Jan 31, 2020')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User updated successfully')).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  const change = page.getByRole('listitem').filter({ hasText: 'Bellevue' }).first();
  await expect(change).toContainText('City: – → Bellevue');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('taken back since')).toBeVisible();
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByLabel('City')).toHaveValue('');
});

test('what was typed survives a refusal and a question before leaving', async ({ page }) => {
  await openAs(page, 'superAdmin', '/components');
  const { id } = await makePerson(page, { first_name: 'Petra', last_name: 'Lind', role: 'agent' });
  await page.goto(`/users/${id}`);
  await page.getByLabel('Zip').fill('681');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Zip must be 5 digits, or 9 with a hyphen')).toBeVisible();
  await expect(page.getByLabel('Zip')).toHaveValue('681');
  await expect(page.getByLabel('Zip')).toBeFocused();
  await page.getByRole('link', { name: 'Change log' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Zip')).toHaveValue('681');
  await page.getByRole('button', { name: 'Undo my changes' }).click();
  await page.getByRole('link', { name: 'Change log' }).click();
  await expect(page).toHaveURL(/\/change-log$/);
});

test.describe('two people at once', () => {
  test.use({ expectedStatuses: [409] });

  test('a conflict is told, and nothing typed is lost', async ({ page }) => {
    await openAs(page, 'superAdmin', '/components');
    const { id } = await makePerson(page, { first_name: 'Uwe', last_name: 'Moss', role: 'agent' });
    await page.goto(`/users/${id}`);
    await page.getByLabel('City').fill('Papillion');
    const other = await page.context().newPage();
    await other.goto(`/users/${id}`);
    await other.getByLabel('Department').fill('Downtown');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('User updated successfully')).toBeVisible();
    await other.close();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'changed this meanwhile' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Keep my changes and look again' }).click();
    await expect(page.getByLabel('Department')).toHaveValue('Downtown');
    await expect(page.getByLabel('City')).toHaveValue('Papillion');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('User updated successfully')).toBeVisible();
  });
});

test('people are invited by a CSV file, after a look at what would be', async ({ page }) => {
  await openAs(page, 'superAdmin', '/usermanagement');
  await page.getByRole('button', { name: 'Invite by CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite people by a CSV file' });
  const email = newEmail();
  const csv = `first_name,last_name,email,role\nHolger,Nyman,${email},agent\nNo,Mail,not-an-address,agent\n`;
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  await expect(dialog.getByText('1 person can be invited. 1 line can’t be taken.')).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: 'not-an-address' })).toContainText(
    'Email',
  );
  await dialog.getByRole('button', { name: 'Invite 1 person' }).click();
  await expect(dialog.getByText('1 person invited. 1 line can’t be taken.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.goto(`/usermanagement?search=${encodeURIComponent(email)}`);
  await expect(page.getByRole('link', { name: 'Holger Nyman' })).toBeVisible();
});

test('a person is deactivated, reactivated, deleted and restored', async ({ page }) => {
  await openAs(page, 'superAdmin', '/components');
  const { id } = await makePerson(page, { first_name: 'Wanda', last_name: 'Quist', role: 'agent' });
  await page.goto(`/users/${id}`);
  await page.getByRole('button', { name: 'Deactivate' }).click();
  const question = page.getByRole('dialog', { name: /Deactivate: Wanda Quist/ });
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Deactivated', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Reactivate' }).click();
  await expect(page.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Wanda Quist?' });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('This can be taken back for 30 days.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('button', { name: 'Delete…' })).toBeVisible();
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
  await page.getByRole('tab', { name: 'Team' }).click();
  await page.getByRole('combobox', { name: 'Take agents into care' }).fill('Sten Berg');
  await page.getByRole('option', { name: 'Sten Berg' }).first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Take into care' }).click();
  await expect(page.getByRole('link', { name: 'Sten Berg' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Runa Falk?' });
  await expect(dialog.getByText('To be handed over first:')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Hand over and delete' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Hand over to' }).fill('Tilda Holm');
  await page.getByRole('option', { name: 'Tilda Holm' }).first().click();
  await dialog.getByRole('button', { name: 'Hand over and delete' }).click();
  await expect(page.getByText('This can be taken back for 30 days.')).toBeVisible();
  await page.goto(`/users/${agent.id}`);
  await page.getByRole('tab', { name: 'Team' }).click();
  await expect(page.getByRole('link', { name: 'Tilda Holm' })).toHaveAttribute(
    'href',
    `/users/${heir.id}`,
  );
});
