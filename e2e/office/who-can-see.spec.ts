import { sightMessages } from '../../packages/web/app/desk/who-can-see/messages.ts';
import { dealDocumentsMessages } from '../../packages/web/app/transactions/desk/messages/deal-documents.ts';
import { desk, expectNoSidewaysScroll, expectNothingFound, phone } from '../axe.ts';
import { call, startFile, writeDown } from './listing-steps.ts';
import { callAs, expect, newEmail, openAs, test } from './office-test.ts';

for (const { name, look } of [phone, desk]) {
  test(`a lead and an offer say who can see them and who opened them at ${name}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(look.viewport);
    await openAs(page, 'agent', '/components');
    const lead = await call<{ id: string }>(page, 'AdminLead/CreateLead', {
      ...{ firstName: 'Vera', lastName: 'Visible', email: newEmail() },
    });
    const showSight = async () => {
      await page.getByRole('button', { name: sightMessages.show() }).click();
      const people = page.getByRole('list', { name: sightMessages.people() });
      await expect(people.getByText(sightMessages.agent(), { exact: false }).first()).toBeVisible();
      await expect(people.getByText(sightMessages.all(), { exact: false }).first()).toBeVisible();
      const views = page.getByRole('region', { name: sightMessages.views() });
      await expect(views.getByRole('listitem')).toHaveCount(1);
      await expectNothingFound(page);
      await expectNoSidewaysScroll(page);
    };
    await page.goto(`/leads/${lead.id}`);
    await showSight();

    const file = await startFile(page);
    await writeDown(page, file.id, 'Ana Ruiz', {
      ...{ propertyAddress: file.address, offerPriceCents: 39_000_000 },
    });
    const path = `listing-files/${file.id}/comparison`;
    const { body } = await callAs(page.request, { path, method: 'GET' });
    const [offer] = (body.data as { offers: { id: number }[] }).offers;
    await page.goto(`/transaction/${offer?.id}`);
    await showSight();
    // What the buyers have to have before the contract takes effect is on the same page.
    await expect(page.getByText(dealDocumentsMessages.warnings(), { exact: true })).toBeVisible();
  });
}
