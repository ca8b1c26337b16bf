import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { leadEmailMessages as messages } from '../../packages/web/app/leads/desk/messages/emails.ts';
import { timelineMessages } from '../../packages/web/app/leads/desk/messages/timeline.ts';
import { expectNothingFound } from '../axe.ts';
import { callAs, expect, newEmail, openAs, test } from './office-test.ts';

test('an email’s copies are checked before it is sent, and the focus stays with the form', async ({
  page,
}) => {
  await openAs(page, 'admin', '/components');
  const made = await callAs(page.request, {
    path: 'AdminLead/CreateLead',
    data: { firstName: 'Cora', lastName: 'Copied', email: newEmail(), phone: '4025550175' },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  await page.goto(`/leads/${(made.body.data as { id: string }).id}`);
  const tab = page.getByRole('tab', { name: timelineMessages.email() });
  await tab.click();
  const letter = page.getByRole('tabpanel', { name: timelineMessages.email() });
  const subject = letter.getByLabel('Subject');
  await subject.fill('Homes near the park');
  await letter.getByLabel('Message').fill('Three are new this week.');
  await letter.getByLabel(messages.more()).check();
  const cc = letter.getByRole('combobox', { name: messages.cc(), exact: true });
  await cc.fill('grace.whitfield@');
  await page.keyboard.press('Tab');
  await expect(letter.getByText('grace.whitfield@', { exact: true })).toBeVisible();
  const problem = 'Cc must be complete email addresses; “grace.whitfield@” isn’t';
  await expect(cc).toHaveAccessibleDescription(new RegExp(problem));
  await letter.getByRole('button', { name: messages.send() }).click();
  await expect(letter.getByRole('alert')).toContainText(problem);
  await expect(subject).toHaveValue('Homes near the park');
  await expectNothingFound(page, { within: 'main' });

  await cc.focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('grace.whitfield@prairieandmain.example;');
  await expect(cc).toHaveValue('');
  await expect(letter.getByText('grace.whitfield@prairieandmain.example')).toBeVisible();
  await letter.getByRole('button', { name: messages.send() }).click();
  await expect(subject).toHaveValue('');
  await expect(tab).toBeFocused();

  // Undone, it is back in the form, with the focus at it.
  await page.getByRole('button', { name: deskMessages.undo() }).click();
  await expect(subject).toHaveValue('Homes near the park');
  await expect(tab).toBeFocused();
});

test('a note that isn’t saved is there again when its page is left and opened again', async ({
  page,
}) => {
  await openAs(page, 'admin', '/components');
  const made = await callAs(page.request, {
    path: 'AdminLead/CreateLead',
    data: { firstName: 'Nina', lastName: 'Noted', email: newEmail(), phone: '4025550176' },
  });
  const path = `/leads/${(made.body.data as { id: string }).id}`;
  await page.goto(path);
  const box = page.getByRole('tabpanel').getByRole('textbox').first();
  await box.fill('Wants to be near her sister');
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goBack();
  await expect(box).toHaveValue('Wants to be near her sister');
  await page.getByRole('button', { name: timelineMessages.addNote() }).click();
  await expect(box).toHaveValue('');
  await page.goto('/my-day');
  await page.goto(path);
  await expect(page.getByText('Wants to be near her sister')).toBeVisible();
  await expect(box).toHaveValue('');
});
