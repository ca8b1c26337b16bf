import { type FormDefinition, layOutForm, saidOnPaper } from '@homestead/contract/documents';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  answersTo,
  initialedForm,
  sampleForm,
} from '../../../../contract/test/documents/sample-form.ts';
import { PaperView } from './paper-view.tsx';

const facts = { address: '5120 Sample Street' };
const bare = (text: string) => text.replaceAll(/\s/g, '');

/** The text of markup in its order, without the foot, which isn’t part of the blocks. */
function said(html: string): string {
  const body = html.replace(/<footer.*<\/footer>/s, '').replaceAll(/<[^>]+>/g, '');
  return body.replaceAll('&#x27;', '’').replaceAll('&amp;', '&');
}

test.each([
  ['blank', sampleForm, {}],
  ['answered', sampleForm, answersTo(sampleForm)],
  ['with initials', initialedForm, answersTo(initialedForm)],
])(
  'a %s paper says the same on the screen as in the PDF, in the same order',
  (_, form, answers) => {
    const paper = layOutForm(form, answers, facts);
    const html = renderToStaticMarkup(<PaperView paper={paper} />);
    // The PDF is compared with the same list in part-of-paper.test.ts.
    expect(bare(said(html))).toBe(bare(saidOnPaper(paper).join('')));
    expect(html).not.toMatch(/<(input|textarea)/);
  },
);

function edited(form: FormDefinition, answers: Record<string, string | boolean>) {
  const paper = layOutForm(form, answers, facts);
  return renderToStaticMarkup(
    <PaperView
      paper={paper}
      definition={form}
      onAnswer={() => {}}
      mayAnswer={(key) => key !== 'I-A-2'}
      problems={{ 'I-A-4.year': 'Enter four digits' }}
    />,
  );
}

test('a paper to fill in has a radio group for each choice, with what was answered', () => {
  const html = edited(sampleForm, { 'I-A-1': 'Not_Working', 'head.since': '2020-05-01' });
  const group = html.match(/<input[^>]*name="I-A-1"[^>]*>/g) ?? [];
  expect(group).toHaveLength(4);
  expect(group.filter((one) => one.includes('checked=""'))).toEqual([
    expect.stringContaining('value="Not_Working"'),
  ]);
  for (const one of group) {
    const names = /aria-labelledby="([^"]+)"/.exec(one)?.[1]?.split(' ') ?? [];
    expect(names).toHaveLength(2);
    for (const id of names) expect(html).toContain(`id="${id}"`);
  }
  expect(html).toMatch(/<input[^>]*type="date"[^>]*value="2020-05-01"/);
  expect(html).toMatch(/<textarea[^>]*id="value-III.comments"/);
});

test('what someone else answers is only shown, and what is wrong is said', () => {
  const html = edited(sampleForm, { 'I-A-2': 'Working', 'I-A-4.year': '20' });
  expect(html).not.toContain('name="I-A-2"');
  expect(html).toMatch(/aria-invalid="true"[^>]*aria-describedby="value-I-A-4.year-problem"/);
  expect(html).toMatch(/id="value-I-A-4.year-problem"[^>]*>Enter four digits/);
});

test('signatures and initials are on their lines', () => {
  const paper = layOutForm(initialedForm, {}, facts);
  const picture = '/signature.png';
  const html = renderToStaticMarkup(
    <PaperView
      paper={paper}
      prefix="a-"
      signatures={[{ line: 'seller-1', name: 'Ann Sample', on: '11-28-2026', picture }]}
      initials={[{ key: 'receipt-1-b', role: 'buyer', name: 'Bo Sample', picture }]}
      lineSlot={({ id }) => <button type="button">{`sign ${id}`}</button>}
    />,
  );
  expect(html).toContain('alt="Signature of Ann Sample"');
  expect(html).toContain('11-28-2026');
  expect(html).toContain('alt="Initials of Bo Sample"');
  expect(html).toContain('id="a-line-seller-1"');
  expect(html).not.toContain('sign seller-1');
  expect(html).toContain('sign seller-2');
});
