import { formKeys, layOutForm, PAGES_OF_FORM, saidOnPaper } from '@homestead/contract/documents';
import { expect, test } from 'vitest';
import { answersTo, inputsOf } from '../../../../contract/test/documents/sample-form.ts';
import { saidInPdf } from '../../../test/said-in-pdf.ts';
import { findForm } from '../forms/find-form.ts';
import { readFormTexts } from '../forms/form-words.ts';
import { layOutWithPages } from './draw-envelope.ts';
import { partOfPaper } from './part-of-paper.ts';

const address = '5120 Sample Street, Omaha, NE 68104';
const bare = (texts: readonly string[]) => texts.join('').replaceAll(/\s/g, '');
const { words } = readFormTexts(null, { firm: 'Example', address, phone: '402', email: 'a@b.c' });

/** How many pages a form takes on letter paper, when nothing long was written. */
const pagesOf: Record<(typeof formKeys)[number], number> = {
  'seller-disclosure': 6,
  'lead-paint': 2,
  'lead-soil': 1,
  'va-addendum': 1,
  'agency-disclosure': 1,
  'buyer-agreement': 2,
  'touring-agreement': 2,
  'sid-receipt': 1,
};

test.each(formKeys)('%s: paper and PDF say all of it, the same, on few pages', async (key) => {
  const form = findForm(key, words);
  const answers = answersTo(form);
  for (const given of [{}, answers]) {
    const { paper, pages } = await layOutWithPages(form, given, address);
    expect(pages).toBeLessThanOrEqual(pagesOf[key]);
    const signed = { signatures: [], initials: [] };
    expect(bare(saidInPdf(partOfPaper(paper, signed)))).toBe(bare(saidOnPaper(paper)));
    expect(bare(saidOnPaper(paper))).not.toContain(PAGES_OF_FORM);
  }
  const said = saidOnPaper(layOutForm(form, answers, { address }));
  for (const { key: input, kind } of inputsOf(form)) {
    if (kind !== 'text' && kind !== 'lines') continue;
    expect(said).toContain(answers[input]);
  }
});
