import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { leadListMessages as messages } from '../../packages/web/app/leads/desk/messages/lead-list.ts';
import { shellMessages } from '../../packages/web/app/surfaces/office/messages/shell.ts';
import { expectNoSidewaysScroll, expectNothingFound, phone } from '../axe.ts';
import { expect, openAs, test } from './office-test.ts';

test('contacts are narrowed, saved as a list, sorted, and read by stage', async ({ page }) => {
  await openAs(page, 'admin', '/leads');
  const rows = page.getByRole('row');
  await expect(rows.nth(20)).toBeVisible();
  await page.getByRole('button', { name: messages.addFilter() }).click();
  await page.getByRole('combobox', { name: messages.field() }).click();
  await page.getByRole('option', { name: 'Last contacted' }).click();
  await page.getByRole('combobox', { name: messages.comparison() }).click();
  await page.getByRole('option', { name: messages.notForDays() }).click();
  await page.getByLabel(messages.days()).fill('14');
  await page.getByRole('button', { name: messages.apply() }).click();
  const condition = messages.notForDaysOf({ field: 'Last contacted', days: '14' });
  const chip = page.getByRole('button', { name: deskMessages.removeFilter({ condition }) });
  await expect(chip).toBeVisible();
  await expect(page).toHaveURL(/where=lastContacted(~|%7E)not-for-days(~|%7E)14/);

  await page.getByRole('button', { name: messages.saveList() }).click();
  await page.getByLabel(messages.listName()).fill('Quiet for two weeks');
  await page.getByRole('button', { name: messages.save(), exact: true }).click();
  const lists = page.getByRole('navigation', { name: messages.lists() });
  const saved = lists.getByRole('link', { name: /Quiet for two weeks\s*\d+/ });
  await expect(saved).toHaveAttribute('aria-current', 'page');
  await lists.getByRole('link', { name: messages.all() }).click();
  await expect(chip).toBeHidden();
  await saved.click();
  await expect(chip).toBeVisible();

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
