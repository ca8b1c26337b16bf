import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { addUnclaimedLeads } from '../../packages/server/test/add-unclaimed-leads.ts';
import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { leadBulkMessages as bulk } from '../../packages/web/app/leads/desk/messages/lead-bulk.ts';
import { leadListMessages } from '../../packages/web/app/leads/desk/messages/lead-list.ts';
import { expectNoSidewaysScroll, phone } from '../axe.ts';
// With 500 leads more, journeys that count all leads would go astray.
import { expect, connectedTest as test } from '../connected-site.ts';
import { openAs } from './office-test.ts';

const COUNT = 500;
const agent = 'Walt Jorgensen';

/** Chooses who gets all selected leads; the preview says how many change. */
async function previewAssigning(page: Page): Promise<Locator> {
  const bar = page.getByRole('region', { name: deskMessages.selection() });
  await expect(bar).toContainText(deskMessages.selected({ count: COUNT }));
  await bar.getByRole('button', { name: bulk.assign() }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox', { name: bulk.to() }).click();
  await page.getByRole('option', { name: agent }).click();
  await expect(drawer.getByText(bulk.ready({ count: COUNT }))).toBeVisible();
  return drawer;
}

test(`${COUNT} leads of a list are assigned, and that is undone on a phone`, async ({
  page,
  baseURL,
}) => {
  test.slow();
  // Names have letters only.
  const last = `Expo${randomUUID().replace(/[^a-f]/g, '')}`;
  const stateDir = process.env.CONNECTED_SITE_STATE;
  test.skip(!stateDir, 'The leads are added to the database of a site that the journeys start.');
  await addUnclaimedLeads(String(stateDir), { last, count: COUNT });
  await openAs(page, 'superAdmin', `/leads?search=${last}`, baseURL);
  const rows = page.locator('[data-row]');
  const all = page.getByText(deskMessages.inAll({ total: COUNT }));
  const none = page.getByRole('heading', { name: leadListMessages.noMatch() });
  await expect(all).toBeVisible();
  const choice = page.getByRole('combobox', { name: leadListMessages.agent() });
  /** Narrows the list to the agent, or widens it again. */
  const narrow = async () => {
    await choice.click();
    await page.getByRole('option', { name: agent, exact: true }).click();
  };

  await page.getByRole('checkbox', { name: deskMessages.selectAll() }).check();
  await page.getByRole('button', { name: deskMessages.selectEveryMatch({ count: COUNT }) }).click();
  const drawer = await previewAssigning(page);
  await drawer.getByRole('button', { name: bulk.run({ count: COUNT }) }).click();
  await expect(drawer).toBeHidden({ timeout: 40_000 });
  await expect(rows.first()).toContainText(agent);
  await narrow();
  await expect(all).toBeVisible();

  // Undone from a phone: the list empties and is whole again.
  await page.setViewportSize(phone.look.viewport);
  await page.getByRole('button', { name: bulk.recent() }).click();
  const recent = page.getByRole('dialog', { name: bulk.recent() });
  await recent.getByRole('button', { name: bulk.undo() }).click();
  const undone = recent.getByText(bulk.undone({ count: COUNT }), { exact: true });
  await expect(undone).toBeVisible({ timeout: 40_000 });
  await page.keyboard.press('Escape');
  await expect(none).toBeVisible();
  await narrow();
  await expect(
    page.getByText(deskMessages.range({ first: 1, last: 50, total: COUNT })),
  ).toBeVisible();
  await expect(rows.first()).toContainText(leadListMessages.unclaimed());

  // There, one selected card is enough to take all of the list.
  await rows.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: deskMessages.moreActions() }).click();
  await page
    .getByRole('menuitem', { name: deskMessages.selectEveryMatch({ count: COUNT }) })
    .click();
  await previewAssigning(page);
  await expectNoSidewaysScroll(page);
});
