import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { leadListMessages as messages } from '../../packages/web/app/leads/desk/messages/lead-list.ts';
import { expectNoSidewaysScroll, expectNothingFound } from '../axe.ts';
import { expect, openAs, test } from './office-test.ts';

test('leads are read one by one beside their list, and the way back is the list', async ({
  page,
}) => {
  await openAs(page, 'admin', '/leads?sort=primaryContact');
  const names = page.locator('[data-row] td[data-column="primaryContact"] a');
  await expect(names.first()).toBeVisible();
  const [first = '', second = ''] = (await names.allTextContents()).map((name) =>
    name.replace(messages.duplicate(), '').trim(),
  );
  await names.first().click();
  const panel = page.locator('[data-peek]');
  const named = (text: string) => panel.getByRole('heading', { name: text, exact: true });
  await expect(named(first)).toBeVisible();
  await expect(panel.getByRole('link', { name: /^Call / })).toBeVisible();
  await expect(panel.getByRole('heading', { name: messages.latest() })).toBeVisible();
  await expectNothingFound(page, { within: '[data-peek]' });
  await page.keyboard.press('j');
  await expect(named(second)).toBeVisible();
  await expect(panel.getByText(/^2 of /)).toBeVisible();
  await page.keyboard.press('k');
  await expect(named(first)).toBeVisible();
  await page.keyboard.press('j');
  await expect(named(second)).toBeVisible();
  await panel.getByRole('link', { name: deskMessages.open(), exact: true }).click();
  await expect(page).toHaveURL(/\/leads\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
  await expect(page.getByRole('navigation', { name: /^2 of / })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('navigation', { name: /^3 of / })).toBeVisible();
  const third = new URL(page.url()).pathname;
  await page.reload();
  await expect(page.getByRole('navigation', { name: /^3 of / })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: messages.title(), exact: true }).click();
  await expect(page).toHaveURL(/\/leads\?sort=primaryContact$/);

  // Opened by its address, it has no place in a list.
  await expect(names.first()).toBeVisible();
  await page.goto(third);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: messages.title() }),
  ).toHaveAttribute('href', '/leads');
  await expect(page.getByRole('navigation', { name: / of / })).toHaveCount(0);
});

test('a lead moves to the next stage by keyboard and back, and areas lead to their list', async ({
  page,
}) => {
  await openAs(page, 'admin', '/leads');
  await page.getByTitle(messages.asBoard()).click();
  await expect(page).toHaveURL(/view=board/);
  const columns = page.locator('[data-column]');
  const [from, to] = [columns.nth(2), columns.nth(3)];
  const count = async () => Number(await from.locator('h2 + span').textContent());
  const card = from.locator('[data-card]').first();
  const id = await card.getAttribute('data-card');
  const before = await count();
  await expectNothingFound(page, { within: 'main' });
  expect((await from.boundingBox())?.width).toBe(280);
  const cutOff = await page
    .locator('[data-card] :is(p, button:first-child)')
    .evaluateAll((texts) =>
      texts.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
  expect(cutOff).toEqual([]);
  // A card opens beside the board, as a row does beside its list.
  await card.focus();
  await page.keyboard.press('Enter');
  const panel = page.locator('[data-peek]');
  await expect(panel.getByRole('heading', { name: messages.latest() })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(card).toBeFocused();
  await page.keyboard.press(']');
  await expect(to.locator(`[data-card="${id}"]`)).toBeVisible();
  await expect.poll(count).toBe(before - 1);
  await page.getByRole('button', { name: deskMessages.undo() }).click();
  await expect(from.locator(`[data-card="${id}"]`)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByTitle(messages.asMap()).click();
  await expect(page.locator('canvas')).toBeVisible();
  const table = page.getByRole('table', { name: messages.areas() });
  await expect(table).toBeVisible();
  await expectNothingFound(page, { within: 'main' });
  await expectNoSidewaysScroll(page);
  const area = table.getByRole('link').first();
  const name = (await area.textContent()) ?? '';
  await area.click();
  await expect(page).toHaveURL(/where=/);
  await expect(page.getByRole('button', { name: new RegExp(name.slice(-5)) })).toBeVisible();
});
