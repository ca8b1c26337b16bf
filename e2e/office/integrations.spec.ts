import type { Page } from '@playwright/test';
import { auditMessages } from '../../packages/web/app/accounts/messages/audit.ts';
import { integrationMessages as messages } from '../../packages/web/app/accounts/messages/integrations.ts';
import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { expect, openAs, test } from './office-test.ts';

/** Chooses from a field that takes several. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByLabel(label).click();
  await page.getByRole('option', { name: option }).click();
  await page.keyboard.press('Tab');
}

test('a program gets a key, reads with it, and is refused once it is revoked', async ({ page }) => {
  await openAs(page, 'admin', '/api-keys');
  const name = `Phones ${Date.now()}`;
  await page.getByRole('button', { name: messages.addKey() }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(messages.name()).fill(name);
  await choose(page, messages.scopes(), 'Read leads');
  await drawer.getByRole('button', { name: deskMessages.save() }).click();
  const key = String(await page.getByTestId('secret').textContent());
  await page.getByRole('button', { name: messages.done() }).click();
  const ask = async (path: string) =>
    (
      await page.request.get(`/api/v1/${path}`, { headers: { authorization: `Bearer ${key}` } })
    ).status();
  expect(await ask('inquiries')).toBe(200);
  expect(await ask('api-keys')).toBe(403);

  await page.getByRole('button', { name: deskMessages.actionsFor({ name }) }).click();
  await page.getByRole('menuitem', { name: messages.revoke() }).click();
  await page.getByRole('dialog').getByRole('button', { name: messages.revoke() }).click();
  await expect(page.getByText(messages.saidRevoked({ name }))).toBeVisible();
  expect(await ask('inquiries')).toBe(401);

  await page.goto('/audit?kind=accounts.api-key');
  const list = page.getByRole('list', { name: auditMessages.list() });
  const newest = list.getByRole('listitem').filter({ hasText: name }).first();
  await expect(newest).toContainText(auditMessages.revoked());
});

test('a webhook is added, tried, and its log says what became of it', async ({ page }) => {
  await openAs(page, 'admin', '/webhooks');
  const name = `Dialer ${Date.now()}`;
  await page.getByRole('button', { name: messages.addWebhook() }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(messages.name()).fill(name);
  await drawer.getByLabel(messages.address()).fill('https://receiver.invalid/hook');
  await choose(page, messages.events(), 'A lead was claimed');
  await drawer.getByRole('button', { name: deskMessages.save() }).click();
  await expect(page.getByTestId('secret')).toContainText('whsec_');
  await page.getByRole('button', { name: messages.done() }).click();
  const act = async (action: string) => {
    await page.getByRole('button', { name: deskMessages.actionsFor({ name }) }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await act(messages.test());
  await act(messages.log());
  const log = page.getByRole('dialog', { name: messages.logOf({ name }) });
  await expect(async () => {
    await log.getByRole('button', { name: messages.refresh() }).click();
    await expect(log.getByText(messages.noAnswer())).toBeVisible({ timeout: 500 });
  }).toPass();
});
