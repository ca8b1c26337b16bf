import { expect, it } from 'vitest';
import { plainEnglishProblems } from './plain-english.ts';

const sentences = (text: string, path = 'packages/web/app/a.ts') =>
  plainEnglishProblems([{ path, text }]).map(({ line, sentence }) => `${line} ${sentence}`);

it('accepts plain American English', () => {
  expect(sentences('/** The color of the center, canceled by a neighbor right away. */')).toEqual(
    [],
  );
});

it.each([
  ['const colourOfPin = 1;', '1 “colour” is British spelling'],
  ['\n// The centre of town', '2 “centre” is British spelling'],
  ['-- Whoever asks', '1 “Whoever” is not plain American English'],
  ['/**\n * It ends at\n * once.\n */', '2 “at * once” is not plain American English'],
])('refuses %j', (text, problem) => expect(sentences(text)).toEqual([problem]));

it.each([
  "redirect('/property-list/favourites')",
  'aria-labelledby="title"',
  "send(451, 'greylisted, try again')",
  "refuse('changed-meanwhile')",
])('accepts %s, a name that is not ours to change', (text) => expect(sentences(text)).toEqual([]));

it('reads the database’s, the style sheets’ and the guides’ files, and leaves others alone', () => {
  for (const path of ['packages/server/migrations/0023-a.sql', 'a.md', 'packages/web/app/a.css']) {
    expect(sentences('grey', path)).toEqual(['1 “grey” is British spelling']);
  }
  for (const path of ['packages/web/data/streets.csv', 'packages/server/migrations/0001-a.sql']) {
    expect(sentences('grey', path)).toEqual([]);
  }
});

it('refuses what the glossary has in bold, everywhere but there', () => {
  const glossary = {
    path: 'docs/glossary.md',
    text: '| word | means | not |\n|---|---|---|\n| email | a message | **e-mail**, letter |\n',
  };
  const files = [glossary, { path: 'docs/a.md', text: 'An e-mail, a letter' }];
  expect(plainEnglishProblems(files)).toEqual([
    { file: 'docs/a.md', line: 1, sentence: '“e-mail” is not plain American English' },
  ]);
});

it('refuses a word that the glossary has twice', () => {
  const text = '| lot | one thing | |\n| lot (of a role) | another | |\n';
  expect(plainEnglishProblems([{ path: 'docs/glossary.md', text }])).toEqual([
    { file: 'docs/glossary.md', line: 2, sentence: '“lot” is in the glossary twice' },
  ]);
});
