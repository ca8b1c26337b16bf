import { randomUUID } from 'node:crypto';
import { planDeskMessages as plans } from '../../packages/web/app/leads/desk/messages/plans.ts';
import { expectNoSidewaysScroll, expectNothingFoundAtBothSizes } from '../axe.ts';
import { callAs, expect, newEmail, openAs, test } from './office-test.ts';

test('a plan is written, runs on a lead, and an answer pauses it', async ({ page }) => {
  const name = `First days ${randomUUID().slice(0, 6)}`;
  await openAs(page, 'superAdmin', '/action-plans');
  await page.getByRole('button', { name: plans.add() }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Name').fill(name);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const addStep = async (kind: string) => {
    await page.getByRole('button', { name: plans.addStep() }).click();
    await page.getByRole('menuitem', { name: kind }).click();
  };
  await addStep(plans.wait());
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Wait 1 business day').first()).toBeVisible();
  await addStep(plans.task());
  await drawer.getByLabel('Title').fill('Call the new lead');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Call: Call the new lead').first()).toBeVisible();
  await page.getByRole('button', { name: plans.use(), exact: true }).click();
  await expect(page.getByRole('button', { name: plans.stopUsing() })).toBeVisible();
  await expectNothingFoundAtBothSizes(page);
  await expectNoSidewaysScroll(page);

  const data = { firstName: 'Ida', lastName: 'Novak', email: newEmail(), phone: '4025550178' };
  const made = await callAs(page.request, { path: 'AdminLead/CreateLead', data });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const id = (made.body.data as { id: string }).id;
  await page.goto(`/leads/${id}`);
  await page.getByRole('button', { name: plans.start() }).click();
  await drawer.getByRole('combobox', { name: 'Plan' }).click();
  await page.getByRole('option', { name }).click();
  await drawer.getByRole('button', { name: plans.start() }).click();
  const run = page.getByRole('article').filter({ hasText: name });
  await expect(run).toContainText('Call: Call the new lead');

  const call = { how: 'call', note: '', outcome: 'reached' };
  await callAs(page.request, { path: `leads/${id}/contacts`, data: call });
  await expect(run).toContainText('Paused. You reached them by phone.');
  await expect(page.getByText(`Plan paused: ${name}. You reached them by phone.`)).toBeVisible();
});
