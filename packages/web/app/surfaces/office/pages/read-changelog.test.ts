import { expect, it } from 'vitest';
import { readChangelog, splitCode } from './read-changelog.ts';

const text = `# Changelog

All notable changes.

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

it('reads versions, kinds, lists and paragraphs', () => {
  expect(readChangelog(text)).toEqual([
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

it('splits off code', () => {
  expect(splitCode('run `npm start` now')).toEqual(['run ', 'npm start', ' now']);
});
