import type { FormDefinition, FormKey } from '../../packages/contract/src/documents/index.ts';
import { signingMessages } from '../../packages/web/app/documents/messages/signing.ts';
import { desk, phone } from '../axe.ts';
import { expect, test } from '../site-test.ts';
import {
  envelopeNow,
  everyone,
  openOffice,
  sendEnvelope,
  signAs,
  startDocument,
} from './signing-steps.ts';

const forms = [
  'seller-disclosure',
  'lead-paint',
  'lead-soil',
  'va-addendum',
  'agency-disclosure',
  'buyer-agreement',
  'touring-agreement',
  'sid-receipt',
] as const satisfies readonly FormKey[];
/** The seller fills these in on their own; agents fill in the others before they send them. */
const ofSellers: readonly FormKey[] = ['seller-disclosure', 'lead-paint', 'lead-soil'];

for (const form of forms) {
  test(`${form} goes from blank to sealed, signed by everyone in order`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const office = await openOffice(browser, baseURL);
    const isBlank = ofSellers.includes(form);
    const document = await startDocument(office, form, isBlank ? {} : undefined);
    const { lines } = document.definition as unknown as FormDefinition;
    // Who has no line on the form approves it.
    const signers = everyone().map((one) => {
      const hasLine = lines.some(({ role, number }) => role === one.role && number === one.number);
      return hasLine ? one : { ...one, role: 'approver' as const, number: 1 };
    });
    const sent = await sendEnvelope(office, [document], signers);
    for (const [at, signer] of signers.entries()) {
      await page.setViewportSize((at % 2 === 0 ? desk : phone).look.viewport);
      await signAs(page, sent, signer);
    }
    await expect
      .poll(async () => (await envelopeNow(sent)).state, { timeout: 60_000 })
      .toBe('completed');
    await expect(page.getByRole('heading', { name: signingMessages.completedTitle() })).toBeVisible(
      { timeout: 30_000 },
    );
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: signingMessages.downloadSealed() }).click();
    expect((await download).suggestedFilename()).toMatch(/^Disclosures-\w+\.pdf$/);
  });
}
