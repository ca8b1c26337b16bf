import { randomUUID } from 'node:crypto';
import { listingDocuments } from '../../packages/contract/src/transactions/index.ts';
import { documentFileMessages } from '../../packages/web/app/transactions/desk/messages/document-files.ts';
import { waitingFileMessages } from '../../packages/web/app/transactions/desk/messages/waiting-files.ts';
import { desk, expectNoSidewaysScroll, expectNothingFoundAtBothSizes, phone } from '../axe.ts';
import { call } from './listing-steps.ts';
import { expect, newEmail, openAs, test } from './office-test.ts';

const label = listingDocuments['property-disclosure'];

test('a file is attached to a document, replaced, and removed with a reason', async ({ page }) => {
  await page.setViewportSize(desk.look.viewport);
  await openAs(page, 'agent', '/listing-files');
  const address = `${randomUUID().slice(0, 8)} Maple St, Omaha, NE 68111`;
  const name = { firstName: 'Sal', lastName: 'Seller', email: newEmail() };
  const { id: sellerLeadId } = await call<{ id: string }>(page, 'AdminLead/CreateLead', name);
  const { id } = await call<{ id: number }>(page, 'listing-files', {
    ...{ sellerLeadId, propertyAddress: address },
  });
  await page.goto('/listing-files?confirmation=waiting');
  await expect(page.getByRole('row', { name: new RegExp(address) })).toContainText(
    waitingFileMessages.state({ state: 'Active' }),
  );
  await page.goto(`/listing-files/${id}`);
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  const main = page.getByRole('main');
  const chooser = main.getByLabel(documentFileMessages.attach({ document: label }), {
    exact: true,
  });
  const choose = (file: string) =>
    chooser.setInputFiles({ name: file, mimeType: 'image/png', buffer });
  await choose('disclosure.png');
  const files = main.getByRole('list', { name: documentFileMessages.files({ document: label }) });
  await expect(files).toContainText('disclosure.png');
  await expectNothingFoundAtBothSizes(page);
  await page.setViewportSize(phone.look.viewport);
  await expectNoSidewaysScroll(page);
  const download = page.waitForEvent('download');
  const shown = { name: documentFileMessages.download({ name: 'disclosure.png' }) };
  await files.getByRole('button', shown).click();
  expect((await download).suggestedFilename()).toBe('disclosure.png');
  const asked = page.waitForEvent('filechooser');
  const replaced = { name: documentFileMessages.replaceOne({ name: 'disclosure.png' }) };
  await files.getByRole('button', replaced).click();
  await (await asked).setFiles({ name: 'signed.png', mimeType: 'image/png', buffer });
  await expect(files).toContainText('signed.png');
  const removal = { name: documentFileMessages.removeOne({ name: 'signed.png' }) };
  await files.getByRole('button', removal).click();
  const drawer = page.getByRole('dialog', removal);
  await drawer.getByLabel('Reason').fill('The wrong home');
  await drawer.getByRole('button', { name: documentFileMessages.remove() }).click();
  await expect(files).toHaveCount(0);
  await main.getByText(documentFileMessages.removedFiles({ count: 2 })).click();
  await expect(main.getByText('The wrong home').first()).toBeVisible();
  await expectNothingFoundAtBothSizes(page);
});
