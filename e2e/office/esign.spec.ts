import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { checkMessages } from '../../packages/web/app/documents/desk/messages/check-list.ts';
import { logMessages } from '../../packages/web/app/documents/desk/messages/envelope-log.ts';
import { pageMessages } from '../../packages/web/app/documents/desk/messages/envelope-page.ts';
import { envelopeMessages } from '../../packages/web/app/documents/desk/messages/envelopes.ts';
import { fieldMessages } from '../../packages/web/app/documents/desk/messages/fields.ts';
import { fillingMessages } from '../../packages/web/app/documents/desk/messages/filling.ts';
import { signerMessages } from '../../packages/web/app/documents/desk/messages/signers.ts';
import { stepMessages } from '../../packages/web/app/documents/desk/messages/steps.ts';
import { templateMessages } from '../../packages/web/app/documents/desk/messages/templates.ts';
import { signingMessages } from '../../packages/web/app/documents/messages/signing.ts';
import { expectNoSidewaysScroll, expectNothingFoundAtBothSizes, phone } from '../axe.ts';
import { expect, newEmail, openAs, test } from './office-test.ts';

const LEAD_SOIL = 'Lead-in-Soil';

interface Given {
  place: string;
  name: string;
  email?: string;
  phone?: string;
}

/** Adds someone to the envelope that is open. */
async function addRecipient(page: Page, given: Given) {
  await page.getByRole('button', { name: pageMessages.addRecipient() }).click();
  const drawer = page.getByRole('dialog', { name: pageMessages.addRecipient() });
  await drawer.getByRole('combobox', { name: pageMessages.signsAs() }).click();
  await page.getByRole('option', { name: given.place, exact: true }).click();
  await drawer.getByLabel(pageMessages.recipientName()).fill(given.name);
  if (given.email) await drawer.getByLabel(pageMessages.email(), { exact: true }).fill(given.email);
  if (given.phone) await drawer.getByLabel(pageMessages.phone()).fill(given.phone);
  if (!given.email) await drawer.getByLabel(pageMessages.isInPerson()).check();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('main').getByText(given.name).first()).toBeVisible();
}

/** Starts an envelope of one form; returns its title. */
async function startEnvelope(page: Page, form: string): Promise<string> {
  const title = `Papers ${randomUUID().slice(0, 8)}`;
  await page.goto('/esign/new');
  await page.getByRole('checkbox', { name: form }).check();
  await page.getByLabel(pageMessages.name(), { exact: true }).fill(title);
  await page.getByRole('button', { name: pageMessages.create() }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return title;
}

const seller = (number: string) => signerMessages.seller({ number });

test('an envelope is put together, sent, followed, reminded and voided', async ({ page }) => {
  test.slow();
  await openAs(page, 'agent', '/esign');
  await page.getByRole('button', { name: envelopeMessages.newEnvelope() }).click();
  await expect(page.getByRole('heading', { name: pageMessages.newTitle() })).toBeVisible();
  await expectNothingFoundAtBothSizes(page);
  await page.getByRole('button', { name: pageMessages.create() }).click();
  await expect(page.getByText(pageMessages.nothingChosen())).toBeVisible();
  const title = await startEnvelope(page, LEAD_SOIL);

  // What is missing is said until it is there, and the envelope can't be sent before.
  const send = page.getByRole('button', { name: checkMessages.send(), exact: true });
  await expect(page.getByText(checkMessages.noSigner())).toBeVisible();
  await expect(send).toBeDisabled();
  const [email, other] = [newEmail(), newEmail()];
  await addRecipient(page, { place: seller('1'), name: 'Ruth Kowalski', email });
  await addRecipient(page, { place: seller('2'), name: 'Tom Kowalski', email: other });
  const buyer = signerMessages.buyer({ number: '1' });
  await addRecipient(page, { place: buyer, name: 'Ana Ruiz', email: newEmail() });
  await expectNothingFoundAtBothSizes(page);
  await page.setViewportSize(phone.look.viewport);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByText(checkMessages.mustDo())).toHaveCount(0);
  await expect(page.getByText(checkMessages.sendTo({ names: 'Ruth Kowalski' }))).toBeVisible();
  await send.click();

  // Then the page says where each of them is, and what happened.
  const signers = page.getByRole('list', { name: signerMessages.of({ title }) });
  const ruth = signers.getByRole('listitem').filter({ hasText: 'Ruth Kowalski' });
  await expect(ruth.getByText(signerMessages.theirTurn())).toBeVisible();
  await expect(signers.getByText(signerMessages.theirTurn())).toHaveCount(1);
  const log = page.getByRole('listitem');
  const masked = email.replace(/(?<=^.)[^@]*/, '•••');
  const linkSent = logMessages.linkSent({ to: 'Ruth Kowalski', email: masked });
  await expect(log.filter({ hasText: linkSent })).toBeVisible();
  await page.getByText(logMessages.whoSaw(), { exact: true }).click();
  await expect(page.getByText(logMessages.nobodySaw())).toBeVisible();
  await expectNothingFoundAtBothSizes(page);

  await ruth.getByRole('button', { name: signerMessages.resend() }).click();
  await page.getByRole('dialog').getByRole('button', { name: signerMessages.resend() }).click();
  await expect(page.getByText(signerMessages.resent({ name: 'Ruth Kowalski' }))).toBeVisible();

  // The list says who it waits for, and a reminder goes out from there.
  await page.goto(`/esign?state=waiting&search=${title.split(' ')[1]}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Ruth Kowalski');
  await expect(row).not.toContainText('Tom Kowalski');
  await expectNothingFoundAtBothSizes(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await row.getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: envelopeMessages.remind() }).click();
  await page.getByRole('dialog').getByRole('button', { name: envelopeMessages.remind() }).click();
  // It waits for ten seconds, and can be undone until then.
  await expect(page.getByText(envelopeMessages.remindedMany({ count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone')).toBeVisible();
  await row.getByRole('checkbox').check();
  await bar.getByRole('button', { name: envelopeMessages.remind() }).click();
  await page.getByRole('dialog').getByRole('button', { name: envelopeMessages.remind() }).click();
  await expect(page.getByText(envelopeMessages.remindedMany({ count: 1 }))).toBeVisible();
  const list = page.url();
  await row.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const reminded = page.getByText(/Ruth Kowalski was reminded with a new link/);
  await expect(async () => {
    await page.reload();
    await expect(reminded).toHaveCount(1, { timeout: 2000 });
  }).toPass({ timeout: 40_000 });
  await page.goto(list);

  // A second reminder within the hour is refused, with the reason by name.
  await row.getByRole('checkbox').check();
  await bar.getByRole('button', { name: envelopeMessages.remind() }).click();
  await page.getByRole('dialog').getByRole('button', { name: envelopeMessages.remind() }).click();
  const report = page.getByRole('dialog', { name: envelopeMessages.remind() });
  await expect(report).toContainText(title);
  await expect(report).toContainText('A reminder went out less than an hour ago.');
  await page.keyboard.press('Escape');

  await bar.getByRole('button', { name: envelopeMessages.void() }).click();
  const drawer = page.getByRole('dialog', { name: stepMessages.voidManyTitle({ count: 1 }) });
  await drawer.getByLabel('Reason').fill('Wrong price');
  await drawer.getByRole('button', { name: envelopeMessages.void() }).click();
  await expect(page.getByText(stepMessages.voidedMany({ count: 1 }))).toBeVisible();
  await expect(async () => {
    await page.goto(`/esign?state=ended&search=${title.split(' ')[1]}`);
    await expect(row).toHaveCount(1, { timeout: 2000 });
  }).toPass({ timeout: 40_000 });
  await row.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const head = page.getByRole('main').getByText(envelopeMessages.voidedState(), { exact: true });
  await expect(head.first()).toBeVisible();
  await expect(page.getByText(/voided the envelope: Wrong price/)).toBeVisible();
});

test('a form is filled in by its sections and on paper, and each answer is kept', async ({
  page,
}) => {
  test.slow();
  await openAs(page, 'agent', '/esign');
  await startEnvelope(page, 'Seller Property Condition Disclosure');
  await page.getByRole('link', { name: /^Fill in/ }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(fillingMessages.problems())).toBeVisible();
  await expectNothingFoundAtBothSizes(page);
  await page.setViewportSize(phone.look.viewport);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  // A problem leads to its item.
  await main.getByRole('alert').getByRole('button').first().click();
  const first = main.locator(':is(input, textarea):focus');
  await expect(first).toBeVisible();
  const isChoice = (await first.getAttribute('type')) === 'radio';
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/answers') && answer.request().method() === 'PUT',
  );
  await (isChoice ? first.check() : first.fill('As agreed'));
  expect((await saved).status()).toBe(200);
  await expect(main.getByText(fillingMessages.saved())).toBeVisible();

  await main.getByText(fillingMessages.history()).click();
  await expect(main.getByText(/Priya Raman ·/)).toBeVisible();
  await main.getByText(fillingMessages.paper(), { exact: true }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('button', { name: fillingMessages.print() })).toBeVisible();
  await expectNothingFoundAtBothSizes(page);
  await expectNoSidewaysScroll(page);
});

test('fields are placed on an uploaded PDF by keys, and someone signs on the device', async ({
  page,
}) => {
  test.slow();
  await openAs(page, 'agent', '/esign');
  const title = await startEnvelope(page, LEAD_SOIL);
  await page.getByLabel(pageMessages.upload(), { exact: true }).setInputFiles({
    ...{ name: 'Plan of the fence.pdf', mimeType: 'application/pdf' },
    buffer: onePagePdf(),
  });
  const main = page.getByRole('main');
  await expect(main.getByText('Plan of the fence', { exact: true })).toBeVisible();
  await addRecipient(page, { place: seller('1'), name: 'Ruth Kowalski' });
  const buyer = signerMessages.buyer({ number: '1' });
  await addRecipient(page, { place: buyer, name: 'Ana Ruiz', email: newEmail() });

  const file = 'Plan of the fence';
  await main.getByRole('button', { name: pageMessages.placeFieldsOn({ title: file }) }).click();
  const dialog = page.getByRole('dialog', { name: fieldMessages.title({ title: file }) });
  await dialog.getByRole('button', { name: fieldMessages.add() }).click();
  const of = fieldMessages.fieldOf({ kind: fieldMessages.signature(), name: 'Ruth Kowalski' });
  const field = dialog.getByRole('button', { name: new RegExp(`^${of}: `) });
  await expect(field).toBeFocused();
  const before = await field.boundingBox();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
  const after = await field.boundingBox();
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeGreaterThan(20);
  await expectNothingFoundAtBothSizes(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: fieldMessages.save() }).click();
  await expect(main.getByText(new RegExp(pageMessages.fieldsOn({ count: 1 })))).toBeVisible();

  await page.getByRole('button', { name: checkMessages.send(), exact: true }).click();
  const signers = page.getByRole('list', { name: signerMessages.of({ title }) });
  const ruth = signers.getByRole('listitem').filter({ hasText: 'Ruth Kowalski' });
  await ruth.getByRole('button', { name: signerMessages.startInPerson() }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox', { name: 'How you know who they are' }).click();
  await page.getByRole('option', { name: signerMessages.photoId() }).click();
  await drawer.getByRole('button', { name: signerMessages.openSigning() }).click();
  await expect(page).toHaveURL(/\/signdoc$/);
  await expect(page.getByText('Ruth Kowalski').first()).toBeVisible();
  await expect(page.getByText(signingMessages.roleSeller()).first()).toBeVisible();

  await page.getByRole('button', { name: signingMessages.iAm({ name: 'Ruth Kowalski' }) }).click();
  await page.getByRole('button', { name: signingMessages.agree() }).click();
  const steps = page.getByRole('navigation', { name: signingMessages.steps() });
  await steps.getByRole('button', { name: signingMessages.stepSign() }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: signingMessages.readPdfOf({ title: file }) }).click();
  expect((await saved).suggestedFilename()).toBe('Plan-of-the-fence.pdf');
  await expectNothingFoundAtBothSizes(page);
});

/** A PDF of one blank letter page. */
function onePagePdf(): Buffer {
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = parts.map((part, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${part}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

test('links of several envelopes are revoked, and undoing it sends new ones', async ({ page }) => {
  test.slow();
  await openAs(page, 'agent', '/esign');
  const title = await startEnvelope(page, LEAD_SOIL);
  await addRecipient(page, { place: seller('1'), name: 'Ruth Kowalski', email: newEmail() });
  const buyer = signerMessages.buyer({ number: '1' });
  await addRecipient(page, { place: buyer, name: 'Ana Ruiz', email: newEmail() });
  await page.getByRole('button', { name: checkMessages.send(), exact: true }).click();
  await expect(page.getByText(signerMessages.theirTurn()).first()).toBeVisible();

  await page.goto(`/esign?state=waiting&search=${title.split(' ')[1]}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: envelopeMessages.links() }).click();
  const drawer = page.getByRole('dialog', { name: stepMessages.linksTitle({ count: 1 }) });
  await expectNothingFoundAtBothSizes(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await drawer.getByRole('combobox', { name: stepMessages.what() }).click();
  await page.getByRole('option', { name: stepMessages.revokeMany() }).click();
  await drawer.getByLabel(stepMessages.reason()).fill('The wrong person');
  await drawer.getByRole('button', { name: stepMessages.goOn() }).click();
  await expect(page.getByText(stepMessages.revokedMany({ count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone')).toBeVisible();
  await row.getByRole('link', { name: title }).click();
  await expect(page.getByText(/The wrong person/)).toBeVisible();
});

test('an envelope is saved as a template, which starts others', async ({ page }) => {
  test.slow();
  await openAs(page, 'agent', '/esign');
  const title = await startEnvelope(page, LEAD_SOIL);
  await addRecipient(page, { place: seller('1'), name: 'Ruth Kowalski', email: newEmail() });
  await page.getByRole('button', { name: envelopeMessages.saveTemplate() }).click();
  const drawer = page.getByRole('dialog', { name: templateMessages.saveTitle({ title }) });
  await drawer.getByLabel('Days until it’s due').fill('5');
  await expectNothingFoundAtBothSizes(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await drawer.getByRole('button', { name: templateMessages.save() }).click();
  await expect(page.getByText(templateMessages.saved({ name: title }))).toBeVisible();

  await page.goto('/esign');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: envelopeMessages.templates(), exact: true }).click();
  await page.getByRole('searchbox', { name: templateMessages.search() }).fill(title);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText(templateMessages.onlyYou());
  await expectNothingFoundAtBothSizes(page);
  await page.setViewportSize(phone.look.viewport);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await row.getByRole('button', { name: templateMessages.use() }).click();

  // It starts with a role in place of a name, which has to be filled in before it is sent.
  await expect(page.getByText(checkMessages.noName({ name: 'Seller 1' }))).toBeVisible();
  await expect(
    page.getByRole('button', { name: checkMessages.send(), exact: true }),
  ).toBeDisabled();

  // The same from the page of a new envelope.
  await page.goto('/esign/new');
  await page.getByRole('combobox', { name: templateMessages.template() }).click();
  await page.getByRole('option', { name: title }).click();
  await expectNothingFoundAtBothSizes(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: templateMessages.start() }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto(`/esign/templates?search=${title.split(' ')[1]}`);
  await page.getByRole('button', { name: deskMessages.actionsFor({ name: title }) }).click();
  await page.getByRole('menuitem', { name: templateMessages.delete() }).click();
  await page.getByRole('dialog').getByRole('button', { name: templateMessages.delete() }).click();
  await expect(page.getByText(templateMessages.deleted({ name: title }))).toBeVisible();
  await expect(row).toHaveCount(0);
});
