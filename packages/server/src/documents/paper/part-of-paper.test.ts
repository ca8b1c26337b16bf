import { layOutForm, saidOnPaper } from '@homestead/contract/documents';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answersTo,
  initialedForm,
  sampleForm,
} from '../../../../contract/test/documents/sample-form.ts';
import { saidInPdf } from '../../../test/said-in-pdf.ts';
import { partOfPaper } from './part-of-paper.ts';

const nothing = { signatures: [], initials: [] };
const facts = { address: '5120 Sample Street' };
/** Spaces are where lines end, so they don’t count. */
const bare = (texts: readonly string[]) => texts.join('').replaceAll(/\s/g, '');

test.each([
  ['blank', sampleForm, {}],
  ['answered', sampleForm, answersTo(sampleForm)],
  ['with initials', initialedForm, answersTo(initialedForm)],
])('a %s form says the same in the PDF as on paper, in the same order', (_, form, answers) => {
  const paper = layOutForm(form, answers, facts);
  expect(bare(saidInPdf(partOfPaper(paper, nothing)))).toBe(bare(saidOnPaper(paper)));
});

test('a text of any length is in the PDF whole', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,30}$/), { minLength: 1, maxLength: 3000 });
  fc.assert(
    fc.property(words, words, (explained, commented) => {
      const answers = {
        'II-A-3.explanation': explained.join(' '),
        'III.comments': commented.join('\n'),
        'head.address': explained.join(''),
      };
      const paper = layOutForm(sampleForm, answers, facts);
      expect(bare(saidInPdf(partOfPaper(paper, nothing)))).toBe(bare(saidOnPaper(paper)));
    }),
    { numRuns: 10 },
  );
});
