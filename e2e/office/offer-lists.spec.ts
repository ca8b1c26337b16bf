import { randomUUID } from 'node:crypto';
import { offerFields, offerLists } from '../../packages/contract/src/transactions/index.ts';
import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { referenceMessages } from '../../packages/web/app/leads/desk/messages/reference-lists.ts';
import { inspectionMessages as messages } from '../../packages/web/app/transactions/desk/messages/inspections.ts';
import { partyDeskMessages } from '../../packages/web/app/transactions/desk/messages/parties.ts';
import { offerDeskMessages } from '../../packages/web/app/transactions/messages.ts';
import { expectNothingFound } from '../axe.ts';
import { expect, openAs, test } from './office-test.ts';

test('a deed added to the lists is chosen on an offer', async ({ page }) => {
  const deed = `Sheriff’s deed ${randomUUID().slice(0, 8)}`;
  const { key, label } = offerLists.deeds;
  await openAs(page, 'admin', `/reference-lists?list=${key}`);
  await expect(page.getByRole('table', { name: label })).toContainText('Quitclaim deed');
  await page.getByRole('button', { name: referenceMessages.add() }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(referenceMessages.name()).fill(deed);
  await drawer.getByRole('button', { name: deskMessages.save() }).click();
  await expect(page.getByText(deskMessages.added({ name: deed }))).toBeVisible();

  await page.goto('/dashboardmain');
  await page.getByRole('button', { name: offerDeskMessages.newOffer() }).click();
  await page.waitForURL(/\/transaction\/\d+$/);
  const field = page.getByRole('combobox', { name: offerFields.deedName.label, exact: true });
  await field.fill('Sheriff');
  await page.getByRole('option', { name: deed }).click();
  const survey = page.getByRole('combobox', { name: offerFields.surveyId.label, exact: true });
  await survey.click();
  await page.getByRole('option', { name: 'Boundary survey', exact: true }).click();
  await expect(page.getByText(deskMessages.allSaved())).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(deed);
  await expect(survey).toHaveValue('Boundary survey');
});

test('home inspections are added, edited and removed, with a company added in place', async ({
  page,
}) => {
  const company = `Clear Air ${randomUUID().slice(0, 8)}`;
  await openAs(page, 'agent', '/dashboardmain');
  await page.getByRole('button', { name: offerDeskMessages.newOffer() }).click();
  await page.waitForURL(/\/transaction\/\d+$/);
  await page.getByRole('button', { name: messages.add() }).click();
  const drawer = page.getByRole('dialog', { name: messages.add() });
  await drawer.getByRole('button', { name: deskMessages.save() }).click();
  await expect(drawer.getByRole('link', { name: messages.empty() })).toBeVisible();
  await drawer.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Radon' }).click();
  await drawer.getByRole('combobox', { name: 'Company' }).fill(company);
  await page.getByRole('option', { name: partyDeskMessages.addTyped({ typed: company }) }).click();
  const adding = page.getByRole('dialog', { name: partyDeskMessages.add() });
  await adding.getByRole('button', { name: deskMessages.save() }).click();
  await expect(adding).toBeHidden();
  await drawer.getByLabel('Date').fill('2031-06-20');
  await drawer.getByRole('button', { name: deskMessages.save() }).click();
  await expect(drawer).toBeHidden();
  // What changed names the company, too.
  const row = page
    .getByRole('listitem')
    .filter({ hasText: company })
    .filter({ has: page.getByRole('button', { name: messages.editOne({ name: 'Radon' }) }) });
  await expect(row).toContainText('Jun 20, 2031');

  await row.getByRole('button', { name: messages.editOne({ name: 'Radon' }) }).click();
  const edit = page.getByRole('dialog', { name: messages.edit() });
  await edit.getByLabel('Date').fill('');
  await edit.getByLabel('Time').fill('14:30');
  await edit.getByRole('button', { name: deskMessages.save() }).click();
  await expect(row).toContainText('2:30 PM');
  await expect(row).not.toContainText('2031');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingFound(page);
  await row.getByRole('button', { name: messages.removeOne({ name: 'Radon' }) }).click();
  await expect(row).toBeHidden();
  const toast = page.getByRole('status').filter({ hasText: messages.removed({ name: 'Radon' }) });
  await toast.getByRole('button', { name: deskMessages.undo() }).click();
  await expect(row).toContainText('2:30 PM');
  await page.reload();
  await expect(row).toContainText(company);
});
