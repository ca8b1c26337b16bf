import { randomUUID } from 'node:crypto';
import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { leadListMessages as messages } from '../../packages/web/app/leads/desk/messages/lead-list.ts';
import { shellMessages } from '../../packages/web/app/surfaces/office/messages/shell.ts';
import { expectNoSidewaysScroll, expectNothingFound, phone } from '../axe.ts';
import { callAs, expect, newEmail, openAs, test } from './office-test.ts';

// Refused: a filter, a name of a list, a phone, and the email of another lead.
test.use({ expectedStatuses: [400, 409] });

test('contacts are narrowed, saved as a list, sorted, and read by stage', async ({ page }) => {
  await openAs(page, 'admin', '/leads');
  const rows = page.getByRole('row');
  await expect(rows.nth(20)).toBeVisible();
  await page.getByRole('button', { name: messages.addFilter() }).click();
  const field = page.getByRole('combobox', { name: messages.field() });
  await expect(field).toHaveAttribute('placeholder', messages.chooseField());
  const [above, below] = await Promise.all(
    [field, page.getByRole('button', { name: messages.apply() })].map((one) => one.boundingBox()),
  );
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBe(12);
  await field.click();
  await page.getByRole('option', { name: 'Last contacted' }).click();
  await page.getByRole('combobox', { name: messages.comparison() }).click();
  await page.getByRole('option', { name: messages.notForDays() }).click();
  await page.getByLabel(messages.days()).fill('14');
  await page.getByRole('button', { name: messages.apply() }).click();
  const condition = messages.notForDaysOf({ field: 'Last contacted', days: 14 });
  const chip = page.getByRole('button', { name: deskMessages.removeFilter({ condition }) });
  await expect(chip).toBeVisible();
  await expect(page).toHaveURL(/where=lastContacted(~|%7E)not-for-days(~|%7E)14/);

  await page.getByRole('button', { name: messages.saveList() }).click();
  await page.getByLabel(messages.listName()).fill('Quiet for two weeks');
  await page.getByRole('button', { name: messages.save(), exact: true }).click();
  const lists = page.getByRole('navigation', { name: messages.lists() });
  const saved = lists.getByRole('link', { name: /Quiet for two weeks\s*\d+/ });
  await expect(saved).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: messages.name(), exact: true }).click();
  await page.getByRole('button', { name: messages.saveList() }).click();
  const named = page.getByLabel(messages.listName());
  await named.fill('quiet for TWO weeks');
  await page.getByRole('button', { name: messages.save(), exact: true }).click();
  await expect(named).toHaveAccessibleDescription('You already have a list with this name.');
  await expect(named).toBeFocused();
  await page.keyboard.press('Escape');
  await lists.getByRole('link', { name: messages.all() }).click();
  await expect(chip).toBeHidden();
  await saved.click();
  await expect(chip).toBeVisible();
  await page
    .getByRole('button', { name: messages.editList({ name: 'Quiet for two weeks' }) })
    .click();
  await page.getByLabel(messages.listName()).fill('Long quiet');
  await page.getByLabel(messages.isShared()).check();
  await page.getByRole('button', { name: messages.save(), exact: true }).click();
  const shared = lists.getByRole('link', { name: /^Long quiet/ });
  await expect(shared).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: messages.name(), exact: true }).click();
  await expect(page).toHaveURL(/sort=primaryContact/);
  await expect(page.locator('th[data-column="primaryContact"]')).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  // By last name, then by first name.
  const lastNames = async () => {
    const names = await page
      .locator('[data-row] td[data-column="primaryContact"]')
      .allTextContents();
    const plain = names.map((name) => name.replace(messages.duplicate(), '').trim());
    return plain.map((name) => name.split(' ').at(-1) ?? '');
  };
  await expect(async () => {
    const names = await lastNames();
    expect(names.length).toBeGreaterThan(5);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
  }).toPass();

  await page.getByRole('button', { name: shellMessages.stages() }).click();
  await page.getByRole('link', { name: shellMessages.prospectsStage(), exact: true }).click();
  await expect(page).toHaveURL(/\/leads\/prospect$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Prospect' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone.look);

  test('contacts are cards', async ({ page }) => {
    await openAs(page, 'agent', '/leads');
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test('a long list scrolls to its end, and its rows stay selected', async ({ page }) => {
  await openAs(page, 'admin', '/leads?sort=createdOn');
  const total = Number((await page.getByText(/^[\d,]+ in all$/).textContent())?.replace(/\D/g, ''));
  expect(total).toBeGreaterThan(50);
  const rows = page.locator('[data-row]');
  const last = page.locator(`[data-row][aria-rowindex="${total + 1}"]`);
  await rows.first().focus();
  await page.keyboard.press('x');
  // Until the page has settled, it may go back to its top.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(last).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByText(deskMessages.selected({ count: 1 }))).toBeVisible();
  // A row that is half below the head of the table is too small for axe.
  await page.evaluate(() => {
    const head = document.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
    const rows = [...document.querySelectorAll('[data-row]')].map((row) =>
      row.getBoundingClientRect(),
    );
    const covered = rows.find(({ top, bottom }) => top < head && bottom > head);
    if (covered) scrollBy(0, covered.top - head);
  });
  await expectNothingFound(page, { within: 'main' });
});

test('a filter that can’t be used shows no leads instead of all, and keeps the page', async ({
  page,
}) => {
  const wrong = [
    { where: 'shoeSize~any-of~9', filter: '“shoeSize”' },
    {
      where: 'lastContacted~not-for-days~99999',
      filter: messages.notForDaysOf({ field: 'Last contacted', days: 99_999 }),
    },
  ];
  await openAs(page, 'admin', '/components');
  for (const { where, filter } of wrong) {
    await page.goto(`/leads?where=${encodeURIComponent(where)}`);
    const condition = messages.unusableFilter({ filter });
    await expect(
      page.getByRole('button', { name: deskMessages.removeFilter({ condition }) }),
    ).toBeVisible();
    await expect(
      page.getByRole('heading', { name: messages.unusable({ count: 1 }) }),
    ).toBeVisible();
    await expect(page.getByText(deskMessages.inAll({ total: 0 }))).toHaveCount(0);
    await expect(page.getByText(deskMessages.noMatchHint())).toHaveCount(0);
    await expect(page.getByRole('searchbox', { name: messages.search() })).toBeVisible();
    await expect(page.locator('[data-row]')).toHaveCount(0);
  }
  await page.getByRole('button', { name: messages.removeUnusable({ count: 1 }) }).click();
  await expect(page).not.toHaveURL(/where=/);
  await expect(page.locator('[data-row]').first()).toBeVisible();
});

test('columns move, and a name and notes are changed in the row by keyboard', async ({ page }) => {
  await openAs(page, 'admin', '/components');
  // A lead of its own: others come and go at the top of the list.
  const email = newEmail();
  const made = await callAs(page.request, {
    path: 'AdminLead/CreateLead',
    data: { firstName: 'Lena', lastName: 'Before', email, phone: '4025550171' },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const search = encodeURIComponent(email);
  await page.goto(`/leads?search=${search}&columns=primaryContact,phone,notes`);
  const heads = page.locator('th[data-column]');
  const order = () =>
    heads.evaluateAll((all) => all.map((head) => head.getAttribute('data-column')));
  await expect.poll(order).toEqual(['primaryContact', 'phone', 'notes']);
  await page.getByRole('button', { name: deskMessages.view() }).click();
  await page.getByRole('menuitem', { name: deskMessages.orderColumns() }).click();
  const dialog = page.getByRole('dialog', { name: deskMessages.orderOfColumns() });
  const up = dialog.getByRole('button', { name: deskMessages.columnUp({ column: 'Notes' }) });
  await up.click();
  await expect(up).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/columns=primaryContact(,|%2C)notes(,|%2C)phone/);
  await expect.poll(order).toEqual(['primaryContact', 'notes', 'phone']);

  const row = page.locator('[data-row]').first();
  const cell = (column: string) => row.locator(`td[data-column="${column}"]`);
  await cell('primaryContact').locator('[data-edit-cell]').focus();
  await page.keyboard.press('Enter');
  const [first, last] = [cell('primaryContact').getByRole('textbox').nth(0), 'Listed'];
  await expect(first).toBeFocused();
  await first.fill('Edited');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(last);
  await page.keyboard.press('Enter');
  await expect(cell('primaryContact')).toContainText(`Edited ${last}`);
  await expect(cell('primaryContact').locator('[data-edit-cell]')).toBeFocused();

  await cell('notes').getByRole('button').focus();
  await page.keyboard.press('Enter');
  const notes = cell('notes').getByRole('textbox');
  await expect(notes).toBeEditable();
  await notes.fill('Has two dogs');
  await page.keyboard.press('Control+Enter');
  await expect(cell('notes')).toHaveText('Has two dogs');
});

test('a refused phone stays in its row with the reason, and Undo returns to the cell', async ({
  page,
}) => {
  await openAs(page, 'admin', '/components');
  const [email, taken] = [newEmail(), newEmail()];
  let takenId = '';
  for (const one of [email, taken]) {
    const made = await callAs(page.request, {
      path: 'AdminLead/CreateLead',
      data: { firstName: 'Rhea', lastName: 'Typed', email: one, phone: '4025550172' },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    takenId = (made.body.data as { id: string }).id;
  }
  await page.goto(`/leads?search=${encodeURIComponent(email)}&columns=primaryContact,phone,email`);
  const row = page.locator('[data-row]').first();
  const cell = (column: string) => row.locator(`td[data-column="${column}"]`);
  const input = (column: string) => cell(column).getByRole('textbox');
  await cell('phone').locator('[data-edit-cell]').focus();
  await page.keyboard.press('Enter');
  await input('phone').fill('402555');
  await page.keyboard.press('Enter');
  await expect(input('phone')).toHaveAccessibleDescription(/^Phone must be 10 digits/);
  await expect(input('phone')).toHaveValue('402555');
  await expect(input('phone')).toBeFocused();
  await expect(input('phone')).toHaveAttribute('aria-invalid', 'true');
  await expectNothingFound(page, { within: 'main' });
  await input('phone').fill('4025550173');
  await page.keyboard.press('Enter');
  await expect(cell('phone')).toContainText('(402) 555-0173');
  await page.getByRole('button', { name: deskMessages.undo() }).click();
  await expect(cell('phone').locator('[data-edit-cell]')).toBeFocused();
  await expect(cell('phone')).toContainText('(402) 555-0172');
  await expect(cell('phone').locator('[data-edit-cell]')).toBeFocused();

  // The address of another lead; the key e opens the editor of the cell that has the focus.
  await cell('email').locator('[data-edit-cell]').focus();
  await page.keyboard.press('e');
  await input('email').fill(taken);
  await page.keyboard.press('Enter');
  await expect(input('email')).toHaveAccessibleDescription(
    `Rhea Typed has this email. ${deskMessages.open()}`,
  );
  const holder = cell('email').getByRole('link', { name: deskMessages.open(), exact: true });
  await expect(holder).toHaveAttribute('href', `/leads/${takenId}`);
  await expect(input('email')).toHaveValue(taken);
  await page.keyboard.press('Escape');
  await expect(cell('email')).toContainText(email);
  await row.focus();
  await page.keyboard.press('e');
  await expect(input('primaryContact').first()).toBeFocused();
  await expect(input('primaryContact').first()).toHaveValue('Rhea');
});

test('a page past the last one says so, and leads to the last', async ({ page }) => {
  await openAs(page, 'admin', '/testimonials?page=99');
  await expect(
    page.getByRole('heading', { name: deskMessages.noPage({ page: 99 }) }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: deskMessages.lastPage() }).click();
  await expect(page.locator('[data-row]').first()).toBeVisible();
});

test('emails are read whole beside the names of possible duplicates', async ({ page }) => {
  await openAs(page, 'admin', '/components');
  const mark = randomUUID().slice(0, 8);
  for (const email of [`home-${mark}@homes.example`, `work-${mark}@homes.example`]) {
    const made = await callAs(page.request, {
      path: 'AdminLead/CreateLead',
      data: { firstName: 'Ann', lastName: 'Ott', email, phone: '4025550174' },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
  }
  await page.goto(`/leads?search=${mark}`);
  const names = page.locator('[data-row] td[data-column="primaryContact"]');
  await expect(names.filter({ hasText: messages.duplicate() })).toHaveCount(2);
  const emails = page.locator('[data-row] td[data-column="email"] span:has(> a)');
  await expect(emails).toHaveCount(2);
  const isCut = (texts: Element[]) =>
    texts.some(
      (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth,
    );
  expect(await emails.evaluateAll(isCut)).toBe(false);
});
