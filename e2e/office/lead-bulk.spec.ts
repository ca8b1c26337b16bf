import { leadBulkMessages } from '../../packages/web/app/leads/desk/messages/lead-bulk.ts';
import { callAs, expect, openAs, test } from './office-test.ts';

test('several leads change their stage after a preview, and change back', async ({ page }) => {
  await openAs(page, 'admin', '/newleads');
  const lookups = await callAs(page.request, { path: 'leads/lookups', method: 'GET' });
  const { agentList, leadStatuses } = lookups.body.data as Record<
    'agentList' | 'leadStatuses',
    { id: string; display: string }[]
  >;
  const agent = agentList.at(-1);
  const stage = leadStatuses.find(({ display }) => display === 'Prospect');
  for (const [index, firstName] of ['Bea', 'Ben'].entries()) {
    const phone = `40255501${60 + index}`;
    const made = await callAs(page.request, {
      path: 'AdminLead/CreateLead',
      data: { firstName, lastName: 'Bulk', phone, userid: agent?.id },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
  }
  await page.goto(`/move-leads?agent=${agent?.id}`);
  const rows = page.getByRole('row', { name: /Bulk/ });
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: leadBulkMessages.stage(), exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox', { name: leadBulkMessages.to() }).click();
  await page.getByRole('option', { name: stage?.display ?? '', exact: true }).click();
  await expect(drawer.getByText(leadBulkMessages.ready({ count: 2 }))).toBeVisible();
  await expect(drawer.getByText(/Bea Bulk/)).toBeVisible();
  await drawer.getByRole('button', { name: leadBulkMessages.run({ count: 2 }) }).click();
  await expect(rows.filter({ hasText: 'Prospect' })).toHaveCount(2);
  await page.getByRole('button', { name: leadBulkMessages.recent() }).click();
  const recent = page.getByRole('dialog', { name: leadBulkMessages.recent() });
  await recent.getByRole('button', { name: leadBulkMessages.undo() }).first().click();
  await expect(recent.getByText(leadBulkMessages.undone({ count: 2 })).first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(recent).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(rows.filter({ hasText: 'Prospect' })).toHaveCount(0);
});
