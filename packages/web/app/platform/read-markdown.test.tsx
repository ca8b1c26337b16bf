import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkdownBlocks } from './markdown-blocks.tsx';
import { readMarkdown } from './read-markdown.ts';

const text = `All notable changes.

## 1.1.0 - 2026-06-01

A word about it,
on two lines.

Another one.

### Added

- One thing
  that goes on
* Another with \`code\`

### Fixed
- A third

## 1.0.0

Nothing else.
`;

it('reads sections, headings, lists and paragraphs', () => {
  expect(readMarkdown(text)).toEqual([
    { title: '', blocks: [{ kind: 'paragraph', text: 'All notable changes.' }] },
    {
      title: '1.1.0 - 2026-06-01',
      blocks: [
        { kind: 'paragraph', text: 'A word about it, on two lines.' },
        { kind: 'paragraph', text: 'Another one.' },
        { kind: 'heading', text: 'Added' },
        { kind: 'list', items: ['One thing that goes on', 'Another with `code`'] },
        { kind: 'heading', text: 'Fixed' },
        { kind: 'list', items: ['A third'] },
      ],
    },
    { title: '1.0.0', blocks: [{ kind: 'paragraph', text: 'Nothing else.' }] },
  ]);
});

it('shows code and links, and only addresses that lead somewhere', () => {
  const shown = (words: string) =>
    renderToStaticMarkup(<MarkdownBlocks blocks={[{ kind: 'paragraph', text: words }]} />);
  expect(shown('run `npm start` or [call](tel:+14025550100), <b>now</b>')).toBe(
    '<p>run <code>npm start</code> or <a href="tel:+14025550100">call</a>, &lt;b&gt;now&lt;/b&gt;</p>',
  );
  expect(shown('[bad](javascript:alert)')).not.toContain('href');
});
