import { documentPageMessages } from '../../packages/web/app/documents/messages/pages.ts';
import { pageMessages } from '../../packages/web/app/surfaces/site/messages/pages.ts';
import { expectNoSidewaysScroll, expectNothingFoundAtBothSizes } from '../axe.ts';
import { expect, test } from '../site-test.ts';

const names = ['LeadBasedPaint', 'VAaddendum', 'LeadinSoilAddendum', 'sellerpdf'];

for (const name of names) {
  test(`anyone can read and print the blank form ${name}`, async ({ page, browser, baseURL }) => {
    await page.goto(`/document=${name}/151`);
    const paper = page.getByRole('article');
    await expect(paper.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(paper.getByRole('textbox')).toHaveCount(0);
    await expectNothingFoundAtBothSizes(page);
    await expectNoSidewaysScroll(page);
    const words = await paper.innerText();

    // Any id, without script, shows the same; on paper there is nothing else.
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: String(baseURL) });
    await plain.goto(`/document=${name.toLowerCase()}/0`);
    await plain.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 });
    expect(await plain.getByRole('article').innerText()).toBe(words);
    await plain.emulateMedia({ media: 'print' });
    await expect(plain.getByText(documentPageMessages.blankLead())).toBeHidden();
  });
}

test('a link with a key leads from a form to the documents', async ({ page }) => {
  await page.goto('/document=sellerpdf/7#k=nothing');
  await expect(page).toHaveURL(/\/signdoc$/);
});

test('signing without script says what it needs', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: String(baseURL) });
  await page.goto('/signdoc');
  await expect(page.locator('noscript p')).toBeVisible();
});

test('the daily record of the log is public', async ({ page }) => {
  await page.goto('/document-log');
  await expect(page.getByRole('heading', { name: pageMessages.documentLogTitle() })).toBeVisible();
  await expectNothingFoundAtBothSizes(page);
  await expectNoSidewaysScroll(page);
});

test.use({ expectedStatuses: [403] });
