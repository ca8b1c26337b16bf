import type { Locator, Page } from '@playwright/test';
import type {
  FormAnswer,
  FormDefinition,
  FormInput,
  FormKey,
  WireDocument,
} from '../../packages/contract/src/documents/index.ts';
import { fillingMessages } from '../../packages/web/app/documents/desk/messages/filling.ts';
import { call } from '../office/listing-steps.ts';
import { callAs, openAs } from '../office/office-test.ts';
import { expect, test } from '../site-test.ts';

const forms = [
  'seller-disclosure',
  'lead-paint',
  'lead-soil',
  'va-addendum',
  'agency-disclosure',
  'buyer-agreement',
  'touring-agreement',
] as const satisfies readonly FormKey[];

/** The inputs with boxes that staff may check on the paper. */
const boxesOf = ({ parts }: FormDefinition): FormInput[] =>
  parts
    .flatMap(({ sections }) => sections.flatMap(({ items }) => items.flatMap((one) => one.inputs)))
    .filter(({ kind, filledBy }) => !filledBy && (kind === 'choice' || kind === 'check'));

async function openPaper(page: Page, { id }: WireDocument): Promise<Locator> {
  await page.goto(`/esign/documents/${id}`);
  await page.getByRole('main').getByText(fillingMessages.paper(), { exact: true }).click();
  const paper = page.getByRole('article');
  await expect(paper).toBeVisible();
  return paper;
}

const boxOf = (paper: Locator, key: string, value: FormAnswer) =>
  typeof value === 'boolean'
    ? paper.locator(`input[type=checkbox][name="${key}"]`)
    : paper.locator(`input[type=radio][name="${key}"][value="${value}"]`);

for (const form of forms) {
  test(`every box of ${form} stores its own answer and nothing else`, async ({ page }) => {
    test.setTimeout(240_000);
    await openAs(page, 'agent', '/dashboardmain');
    const document = await call<WireDocument>(page, 'documents', { form });
    const boxes = boxesOf(document.definition as unknown as FormDefinition);
    let paper = await openPaper(page, document);
    const rounds = Math.max(2, ...boxes.map(({ choices = [] }) => choices.length));
    const stored = async () =>
      (
        (await callAs(page.request, { path: `documents/${document.id}`, method: 'GET' })).body
          .data as WireDocument
      ).answers;
    for (let round = 0; round < rounds; round += 1) {
      const expected: Record<string, FormAnswer> = {};
      for (const { key, kind, choices = [] } of boxes) {
        const choice = choices[round % Math.max(1, choices.length)]?.key ?? '';
        const answer = kind === 'check' ? round % 2 === 0 : choice;
        await boxOf(paper, key, answer).setChecked(answer !== false);
        if (answer !== false) expected[key] = answer;
      }
      await expect.poll(stored, { timeout: 20_000 }).toEqual(expected);
      if (round < rounds - 1) continue;
      await page.reload();
      paper = await openPaper(page, document);
      for (const [key, answer] of Object.entries(expected)) {
        await expect(boxOf(paper, key, answer)).toBeChecked();
      }
      await expect(paper.locator('input:is([type=radio],[type=checkbox]):checked')).toHaveCount(
        Object.keys(expected).length,
      );
    }
  });
}
