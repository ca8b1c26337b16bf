import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Page, test as plainTest } from '@playwright/test';
import { sampleFacts, sealedSample } from '../../packages/server/test/sealed-envelope.ts';
import {
  bundled,
  contentOfPage,
  filesIn,
  flipped,
} from '../../packages/server/test/tampered-files.ts';
import { verifyMessages } from '../../packages/web/app/documents/verify/messages/verify.ts';
import { pageMessages } from '../../packages/web/app/surfaces/site/messages/pages.ts';
import { expectNoSidewaysScroll, expectNothingFoundAtBothSizes } from '../axe.ts';
import { expect, test, whenAlive } from '../site-test.ts';

const facts = sampleFacts();
const sample = () => sealedSample(String(process.env.SITE_STATE));
const pdfFile = (buffer: Buffer) => ({ name: 'signed.pdf', mimeType: 'application/pdf', buffer });
const zipFile = (buffer: Buffer) => ({ name: 'signed.zip', mimeType: 'application/zip', buffer });

const report = (page: Page) => page.getByTestId('report');
const chooser = (page: Page) => page.getByRole('button', { name: verifyMessages.choose() });

async function openPage(page: Page, address = '/verify'): Promise<void> {
  await page.goto(address);
  await whenAlive(chooser(page));
}

/** Chooses a file by keyboard, as people without a mouse do. */
async function choose(page: Page, file: ReturnType<typeof pdfFile>): Promise<void> {
  const opening = page.waitForEvent('filechooser');
  await page.getByRole('main').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await (await opening).setFiles(file);
}

test('a sealed document is checked in the browser, with nothing sent', async ({ page }) => {
  const { pdf, bundle } = await sample();
  await openPage(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  for (const file of [pdfFile(pdf), zipFile(bundle)]) {
    await choose(page, file);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      verifyMessages.checked({ name: file.name }),
    );
    await expect(report(page)).toHaveAttribute('data-tone', 'note');
    await expect(page.getByRole('heading', { name: verifyMessages.demo() })).toBeFocused();
    for (const { name } of facts.signers) await expect(report(page)).toContainText(name);
    await expect(report(page)).toContainText(facts.documents[0]?.form?.version ?? 'none');
    await expect(report(page)).toContainText(verifyMessages.signatureOk());
    await expect(report(page)).not.toContainText(verifyMessages.bad());
    await expectNothingFoundAtBothSizes(page);
    await expectNoSidewaysScroll(page);
  }
  await expect(report(page)).toContainText(verifyMessages.bundleFormsOk());
  expect(sent).toEqual([]);
});

test('the page says which file is changed, has no seal, or can’t be read', async ({ page }) => {
  const { pdf, bundle } = await sample();
  await openPage(page);
  await choose(page, pdfFile(flipped(pdf, contentOfPage(pdf, 0))));
  await expect(page.getByRole('heading', { name: verifyMessages.invalid() })).toBeFocused();
  await expect(
    report(page).getByRole('listitem').filter({ hasText: verifyMessages.changed() }),
  ).toBeVisible();

  const files = filesIn(bundle);
  files['consent.txt'] = Buffer.from('Something else');
  await choose(page, zipFile(bundled(files)));
  await expect(report(page)).toContainText(
    verifyMessages.bundleConsentWrong({ list: 'consent.txt' }),
  );

  await choose(page, pdfFile(Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n')));
  await expect(page.getByRole('heading', { name: verifyMessages.unsealed() })).toBeFocused();
  await choose(page, pdfFile(Buffer.from('Hello')));
  await expect(page.getByRole('heading', { name: verifyMessages.damaged() })).toBeFocused();
});

test('a file can be dropped', async ({ page }) => {
  const { pdf } = await sample();
  await openPage(page);
  const dropped = await page.evaluateHandle((base64) => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    data.items.add(new File([bytes], 'dropped.pdf', { type: 'application/pdf' }));
    return data;
  }, pdf.toString('base64'));
  await chooser(page).locator('..').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    verifyMessages.checked({ name: 'dropped.pdf' }),
  );
  await expect(report(page)).toHaveAttribute('data-tone', 'note');
});

test('the page is in Spanish, too', async ({ page }) => {
  const { pdf } = await sample();
  await page.goto('/es/verify');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    pageMessages.verifyTitle.spanish ?? '',
  );
  const button = page.getByRole('button', { name: verifyMessages.choose.spanish ?? '' });
  await whenAlive(button);
  await choose(page, pdfFile(pdf));
  await expect(report(page)).toContainText(verifyMessages.signatureOk.spanish ?? '');
});

test('the code of a certificate page shows what was sealed under it', async ({ page }) => {
  const { pdf } = await sample();
  const { code, signers, sealedAt } = facts;
  const seal = {
    ...{ title: 'Corbet Ridge', sealedAt, sha256: '0'.repeat(64), level: 'B-B' },
    copies: ['0'.repeat(64)],
    signers: signers.map(({ name, role, signedAt }) => ({ name, role, signedAt })),
    formVersions: [{ title: 'Lead-based paint', version: '2026-11-01' }],
  };
  await page.route(`**/api/v1/seals/${code}`, (route) => route.fulfill({ json: { data: seal } }));
  await openPage(page, `/verify#seal=${code}`);
  const record = page.getByTestId('record');
  await expect(record).toContainText('Corbet Ridge');
  await expect(record).toContainText(signers[0]?.name ?? 'none');
  await expectNothingFoundAtBothSizes(page);
  await choose(page, pdfFile(pdf));
  await expect(report(page)).toContainText(verifyMessages.recordCopy());
});

test.describe('a code that isn’t one', () => {
  test.use({ expectedStatuses: [404] });
  test('is said to be unknown', async ({ page }) => {
    await openPage(page, '/verify#seal=this-code-is-none-of-ours');
    await expect(page.getByTestId('record')).toHaveText(
      verifyMessages.record() + verifyMessages.recordMissing(),
    );
  });
});

plainTest('the page of a bundle checks it without a connection', async ({ page, context }) => {
  const { pdf, bundle } = await sample();
  await context.setOffline(true);
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  const files = filesIn(bundle);
  for (const name of ['check.html', 'check.es.html']) {
    writeFileSync(join(folder, name), files[name] ?? '');
  }
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
  await page.goto(pathToFileURL(join(folder, 'check.html')).href);
  await expect(page).toHaveTitle(verifyMessages.offlineTitle());
  for (const file of [zipFile(bundle), pdfFile(pdf)]) {
    await choose(page, file);
    await expect(page.getByRole('heading', { name: verifyMessages.demo() })).toBeFocused();
    await expect(report(page)).toContainText(facts.signers[0]?.name ?? 'none');
  }
  await expectNothingFoundAtBothSizes(page);
  await expectNoSidewaysScroll(page);
  await choose(page, pdfFile(flipped(pdf, contentOfPage(pdf, -1))));
  await expect(page.getByRole('heading', { name: verifyMessages.invalid() })).toBeFocused();
  files['events.json'] = Buffer.from(JSON.stringify(facts.events.slice(0, -1)));
  await choose(page, zipFile(bundled(files)));
  await expect(report(page)).toContainText(verifyMessages.bundleEventsWrong());
  await page.goto(pathToFileURL(join(folder, 'check.es.html')).href);
  await expect(page).toHaveTitle(verifyMessages.offlineTitle.spanish ?? '');
  expect(failures).toEqual([]);
});
