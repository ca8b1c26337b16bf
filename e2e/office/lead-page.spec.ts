import { randomUUID } from 'node:crypto';
import { leadDetailLabels } from '../../packages/contract/src/leads/index.ts';
import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { leadRecordMessages as messages } from '../../packages/web/app/leads/desk/messages/lead-record.ts';
import { desk, expectNoSidewaysScroll, expectNothingFound, phone } from '../axe.ts';
import { expect, newEmail, openAs, test } from './office-test.ts';

const { stageId: stage, notes } = leadDetailLabels;

for (const size of [desk, phone]) {
  test.describe(`at ${size.name}`, () => {
    test.use(size.look);

    test('a lead is added, two people change it, and neither loses what they entered', async ({
      page,
      browser,
    }) => {
      const name = `Ida Novak${randomUUID().slice(0, 6)}`;
      await openAs(page, 'superAdmin', '/newleads');
      await page.getByRole('button', { name: messages.add() }).click();
      const drawer = page.getByRole('dialog');
      const [first = '', last = ''] = name.split(' ');
      await drawer.getByLabel(leadDetailLabels.firstName).fill(first);
      await drawer.getByLabel(leadDetailLabels.lastName).fill(last);
      await drawer.getByLabel(leadDetailLabels.email).fill(newEmail());
      await drawer.getByLabel(leadDetailLabels.phone).fill('4025550177');
      await drawer.getByRole('button', { name: messages.add() }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectNothingFound(page);
      await expectNoSidewaysScroll(page);

      const fieldOf = (one: typeof page, field: string) =>
        one.getByRole('button', { name: new RegExp(`^Change ${field}, now`) });
      const other = await browser.newPage(size.look);
      await openAs(other, 'admin', new URL(page.url()).pathname);
      await fieldOf(other, notes).click();
      await other.getByRole('textbox', { name: notes }).fill('Two dogs');

      // At a desk with the key alone; Undo takes it back.
      if (size === desk) await page.keyboard.press('s');
      else await fieldOf(page, stage).click();
      await page.getByRole('option', { name: 'Prospect', exact: true }).click();
      await expect(fieldOf(page, stage)).toContainText('Prospect');
      await page.getByRole('button', { name: deskMessages.undo() }).click();
      await expect(fieldOf(page, stage)).toContainText('Unspecified');

      await fieldOf(page, notes).click();
      await page.getByRole('textbox', { name: notes }).fill('A yard for the dog');
      await page.getByRole('button', { name: messages.save(), exact: true }).click();
      await expect(fieldOf(page, notes)).toContainText('A yard for the dog');
      await other.getByRole('button', { name: messages.save(), exact: true }).click();
      const conflict = other.getByRole('alert').filter({ hasText: 'Two dogs' });
      await expect(conflict).toContainText(/changed Notes in the meantime/);
      await expect(fieldOf(other, notes)).toContainText('A yard for the dog');
      await conflict.getByRole('button', { name: messages.takeMine() }).click();
      await expect(fieldOf(other, notes)).toContainText('Two dogs');
      await expect(fieldOf(page, notes)).toContainText('Two dogs');
      await other.close();

      if (size === desk) return;
      const bar = page.getByRole('link', { name: messages.callName({ name }) }).last();
      await expect(bar).toBeInViewport();
    });
  });
}
