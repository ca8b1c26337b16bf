import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { addUnclaimedLeads } from '../../packages/server/test/add-unclaimed-leads.ts';
import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { leadBulkMessages as bulk } from '../../packages/web/app/leads/desk/messages/lead-bulk.ts';
import { leadListMessages } from '../../packages/web/app/leads/desk/messages/lead-list.ts';
import { desk, expectNoSidewaysScroll, phone } from '../axe.ts';
// With 500 leads more, journeys that count all leads would go astray.
import { expect, connectedTest as test } from '../connected-site.ts';
import { openAs } from './office-test.ts';

const COUNT = 500;
/** What hundreds of changes set in motion takes its time on a small machine. */
const patient = { timeout: 120_000 };
const agent = 'Walt Jorgensen';

/** Selects all leads of the list, of which one page is shown. */
async function selectAll(page: Page, size: typeof desk): Promise<void> {
  const every = { name: deskMessages.selectEveryMatch({ count: COUNT }) };
  if (size === desk) {
    await page.getByRole('checkbox', { name: deskMessages.selectAll() }).check();
    await page.getByRole('button', every).click();
    return;
  }
  // On a phone, one selected card is enough.
  await page.locator('[data-row]').first().getByRole('checkbox').check();
  await page.getByRole('button', { name: deskMessages.moreActions() }).click();
  await page.getByRole('menuitem', every).click();
}

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

// One after the other: both are the same person's actions, and take what the machine has.
test.describe.configure({ mode: 'default' });

for (const size of [desk, phone]) {
  test.describe(`at ${size.name}`, () => {
    test.use(size.look);

    test(`${COUNT} leads of a list are assigned, and that is undone`, async ({ page, baseURL }) => {
      test.setTimeout(300_000);
      // Names have letters only.
      const last = `Expo${randomUUID().replace(/[^a-f]/g, '')}`;
      const stateDir = process.env.CONNECTED_SITE_STATE;
      test.skip(
        !stateDir,
        'The leads are added to the database of a site that the journeys start.',
      );
      await addUnclaimedLeads(String(stateDir), { last, count: COUNT });
      await openAs(page, 'superAdmin', `/leads?search=${last}`, baseURL);
      const rows = page.locator('[data-row]');
      const range = deskMessages.range({ first: 1, last: 50, total: COUNT });
      const all = page.getByText(size === desk ? deskMessages.inAll({ total: COUNT }) : range);
      await expect(all).toBeVisible();
      const choice = page.getByRole('combobox', { name: leadListMessages.agent(), exact: true });
      /** Narrows the list to the agent, or widens it again. */
      const narrow = async () => {
        await choice.click();
        await page.getByRole('option', { name: agent, exact: true }).click();
      };

      await selectAll(page, size);
      const drawer = await previewAssigning(page);
      await expectNoSidewaysScroll(page);
      await drawer.getByRole('button', { name: bulk.run({ count: COUNT }) }).click();
      await expect(drawer).toBeHidden(patient);
      await expect(rows.first()).toContainText(agent, patient);
      await narrow();
      await expect(all).toBeVisible();

      await page.getByRole('button', { name: bulk.recent() }).click();
      const recent = page.getByRole('dialog', { name: bulk.recent() });
      await recent.getByRole('button', { name: bulk.undo() }).first().click();
      const undone = recent.getByText(bulk.undone({ count: COUNT }), { exact: true }).first();
      await expect(undone).toBeVisible(patient);
      await page.keyboard.press('Escape');
      const noMatch = page.getByRole('heading', { name: leadListMessages.noMatch() });
      await expect(noMatch).toBeVisible(patient);
      await narrow();
      await expect(all).toBeVisible();
      await expect(rows.first()).toContainText(leadListMessages.unclaimed());
      await expectNoSidewaysScroll(page);
    });
  });
}
