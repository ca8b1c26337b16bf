import { writeFile } from 'node:fs/promises';
import { documentRefusals } from '../../packages/contract/src/documents/index.ts';
import { signingMessages } from '../../packages/web/app/documents/messages/signing.ts';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { desk, expectNoSidewaysScroll, expectNothingFound, phone } from '../axe.ts';
import { clockTest } from '../clock-test.ts';
import { readMail } from '../mails.ts';
import { expect } from '../site-test.ts';
import {
  agree,
  everyone,
  fillFields,
  linkOf,
  openDocuments,
  openOffice,
  sendEnvelope,
  startDocument,
  submitButton,
} from './signing-steps.ts';

const DAY = 24 * 60 * 60 * 1000;

clockTest.use({ expectedStatuses: [401, 403, 409] });

clockTest(
  'documents that expired can’t be signed, and their link says so',
  async ({ page, browser, baseURL, aheadFile }) => {
    clockTest.setTimeout(240_000);
    await page.setViewportSize(phone.look.viewport);
    const office = await openOffice(browser, baseURL);
    const document = await startDocument(office, 'lead-soil');
    const [seller, , buyer] = everyone();
    if (!seller || !buyer) throw new Error('nobody signs');
    const tomorrow = new Date(Date.now() + DAY).toISOString().slice(0, 10);
    const sent = await sendEnvelope(office, [document], [seller, buyer], { expiresOn: tomorrow });
    const link = new URL(await linkOf(sent, seller), baseURL).href;
    await openDocuments(page, sent, seller);
    await agree(page);
    await fillFields(page);
    await writeFile(aheadFile, String(3 * DAY));
    // The clock of the server takes a moment to follow.
    await page.waitForTimeout(2_000);
    await submitButton(page).click();
    const ended = documentRefusals['envelope-ended'].sentence;
    const refused = documentRefusals['signing-link-refused'].sentence;
    const over = new RegExp(`${ended}|${refused}|${signingMessages.expiredTitle()}`);
    await expect(page.getByText(over).first()).toBeVisible({ timeout: 30_000 });
    await expectNothingFound(page);
    await expectNoSidewaysScroll(page);
    // The server notes it within a minute or so.
    await expect(async () => {
      await readMail(office.request, seller.email, `needed: ${sent.title}`);
    }).toPass({ timeout: 90_000 });
    await page.setViewportSize(desk.look.viewport);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText(documentRefusals['signing-link-refused'].sentence)).toBeVisible();
    await expect(page.getByLabel(formMessages.secretLink())).toBeVisible();
    await expect(page.getByRole('button', { name: signingMessages.sendCode() })).toHaveCount(0);
    await expectNothingFound(page);
    await expectNoSidewaysScroll(page);
  },
);
