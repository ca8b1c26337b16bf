import { randomUUID } from 'node:crypto';
import { duplicateMessages as messages } from '../../packages/web/app/leads/desk/messages/duplicates.ts';
import { householdMessages } from '../../packages/web/app/leads/desk/messages/household.ts';
import { leadRecordMessages } from '../../packages/web/app/leads/desk/messages/lead-record.ts';
import { desk, expectNoSidewaysScroll, expectNothingFound, phone } from '../axe.ts';
import { callAs, expect, newEmail, openAs, test } from './office-test.ts';

for (const size of [desk, phone]) {
  test.describe(`at ${size.name}`, () => {
    test.use(size.look);

    test('two leads are compared, merged, and separated again', async ({ page }) => {
      await openAs(page, 'superAdmin', '/leads');
      const mark = randomUUID().slice(0, 6);
      const phone = `402555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;
      const make = async (firstName: string, given: object): Promise<string> => {
        const data = { firstName, lastName: `Novak${mark}`, phone, email: newEmail(), ...given };
        const { status, body } = await callAs(page.request, { path: 'AdminLead/CreateLead', data });
        expect(status, JSON.stringify(body)).toBe(200);
        return (body.data as { id: string }).id;
      };
      const ida = await make('Ida', { notes: 'A yard for the dog' });
      const idaMae = await make('Ida Mae', { notes: 'Two dogs' });
      const [name, otherName] = [`Ida Novak${mark}`, `Ida Mae Novak${mark}`];

      await page.goto(`/leads/${ida}`);
      await page.getByRole('link', { name: messages.compareWith({ name: otherName }) }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: messages.compareTitle() }),
      ).toBeVisible();
      await expectNothingFound(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('radio', { name: messages.stays({ name }), exact: true }).check();
      const twoDogs = messages.valueOf({ name: otherName, value: 'Two dogs' });
      await page.getByRole('radio', { name: twoDogs }).check();
      await page.getByRole('button', { name: messages.mergeInto({ name }) }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByText('Two dogs').first()).toBeVisible();

      // The merged lead's address opens the one that stayed.
      await page.goto(`/leads/${idaMae}`);
      await expect(page).toHaveURL(new RegExp(`/leads/${ida}$`));
      await expectNoSidewaysScroll(page);
      const undo = page.getByRole('button', { name: messages.separateName({ name: otherName }) });
      await undo.click();
      const question = page.getByRole('dialog', { name: messages.separateTitle() });
      await question.getByRole('button', { name: messages.separate() }).click();
      await expect(undo).toBeHidden();
      await expect(page.getByText('A yard for the dog').first()).toBeVisible();
      await page.goto(`/leads/${idaMae}`);
      await expect(page.getByRole('heading', { level: 1, name: otherName })).toBeVisible();

      // They are two people after all: one household.
      await page.goto(`/duplicates/compare?lead=${ida}&other=${idaMae}`);
      await page.getByRole('button', { name: householdMessages.instead() }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('combobox').click();
      await page.getByRole('option', { name: 'Spouse' }).click();
      await drawer.getByRole('button', { name: householdMessages.link() }).click();
      await expect(page.getByRole('link', { name: otherName })).toBeVisible();
      await page
        .getByRole('button', { name: householdMessages.unlinkName({ name: otherName }) })
        .click();
      await expect(page.getByText(leadRecordMessages.noHousehold())).toBeVisible();

      if (size !== desk) return;
      await page.keyboard.press('n');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.keyboard.press('o');
      await expect(page.getByRole('tabpanel').getByRole('textbox').first()).toBeFocused();
    });
  });
}
