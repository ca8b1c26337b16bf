import { randomUUID } from 'node:crypto';
import { leadDetailLabels } from '../../packages/contract/src/leads/index.ts';
import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { leadRecordMessages as messages } from '../../packages/web/app/leads/desk/messages/lead-record.ts';
import { answerTest as test } from '../site-test.ts';
import { callAs, expect, newEmail, openAs } from './office-test.ts';

const { notes } = leadDetailLabels;

test('what is entered on a lead’s page without a connection isn’t lost', async ({ page }) => {
  await openAs(page, 'agent', '/leads');
  const lead = {
    ...{ firstName: 'Ida', lastName: `Novak${randomUUID().slice(0, 6)}`, email: newEmail() },
    notes: 'A yard',
  };
  const made = await callAs(page.request, { path: 'AdminLead/CreateLead', data: lead });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const { id } = made.body.data as { id: string };
  await page.goto(`/leads/${id}`);
  const field = page.getByRole('button', { name: new RegExp(`^Change ${notes}, now`) });
  await expect(field).toContainText('A yard');
  await page.context().setOffline(true);
  await field.click();
  const box = page.getByRole('textbox', { name: notes });
  await box.fill('A yard and two dogs');
  await page.getByRole('button', { name: messages.save(), exact: true }).click();
  const said = page.getByRole('alert').filter({ hasText: 'A yard and two dogs' });
  await expect(said).toContainText(deskMessages.unreachableText());
  await expect(field).toContainText('A yard');
  await expect(field).not.toContainText('two dogs');

  await page.context().setOffline(false);
  await said.getByRole('button', { name: messages.change({ field: notes }) }).click();
  await expect(box).toHaveValue('A yard and two dogs');
  await page.getByRole('button', { name: messages.save(), exact: true }).click();
  await expect(said).toBeHidden();
  await expect(field).toContainText('A yard and two dogs');
  await page.reload();
  await expect(field).toContainText('A yard and two dogs');
});
