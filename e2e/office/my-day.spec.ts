import { randomUUID } from 'node:crypto';
import { myDayMessages } from '../../packages/web/app/leads/desk/messages/my-day.ts';
import { taskDeskMessages } from '../../packages/web/app/leads/desk/messages/tasks.ts';
import { desk, expectNoSidewaysScroll, phone } from '../axe.ts';
import { callAs, expect, openAs, test } from './office-test.ts';

/** By Omaha's calendar. */
function inDays(days: number): string {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

test.describe(`at ${desk.name}`, () => {
  test.use(desk.look);

  test('an agent works through the day by keyboard', async ({ page }) => {
    const [first, second] = [1, 2].map((count) => `Call ${count} ${randomUUID().slice(0, 8)}`);
    await openAs(page, 'agent', '/my-day');
    const list = page.getByRole('list', { name: myDayMessages.title() });
    for (const [index, title] of [first, second].entries()) {
      const data = { kind: 'call', title, dueOn: inDays(index - 30) };
      expect((await callAs(page.request, { path: 'tasks', data })).status).toBe(200);
    }
    // Both come live, the one that is later first.
    const row = (title = '') => list.getByRole('link', { name: title });
    await expect(row(second)).toBeVisible();
    await row(first).focus();
    await page.keyboard.press('j');
    await expect(row(second)).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('d');
    await expect(row(first)).toBeHidden();
    await expect(row(second)).toBeFocused();
    await page.keyboard.press('z');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: myDayMessages.tomorrow() }).press('Enter');
    await expect(row(second)).toBeHidden();
    await page.goto('/tasks?state=done');
    await expect(page.getByText(String(first))).toBeVisible();
  });
});

test.describe(`at ${phone.name}`, () => {
  test.use(phone.look);

  test('an agent adds an appointment and finishes it with a thumb', async ({ page }) => {
    const title = `Sign papers ${randomUUID().slice(0, 8)}`;
    await openAs(page, 'agent', '/tasks');
    await page.getByRole('button', { name: taskDeskMessages.add() }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Day').fill(inDays(0));
    await form.getByLabel('Time').fill('00:15');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(taskDeskMessages.added({ title })).first()).toBeVisible();
    await page.goto('/my-day');
    const done = page.getByRole('button', {
      name: myDayMessages.actionOn({ action: myDayMessages.done(), name: title }),
    });
    await expect(done).toBeVisible();
    expect((await done.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNoSidewaysScroll(page);
    await done.click();
    await expect(done).toBeHidden();
  });
});
