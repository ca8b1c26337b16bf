import { expect, it } from 'vitest';
import { referenceProblems } from './rule-references.ts';

const rules = {
  path: 'docs/requirements.md',
  text: '- **R-1** Pages are public.\n- **R-2** Others are not.\n',
};
const paper = { path: 'docs/decisions/0007-paths.md', text: '# 7. Paths' };
const sentences = (text: string, path = 'packages/web/app/a.ts') =>
  referenceProblems([rules, paper, { path, text }]).map(({ sentence }) => sentence);

it('accepts existing rules and papers', () => {
  expect(sentences('// As R-1 and R-2 say (paper 7).')).toEqual([]);
});

it.each([
  ['// R-3', 'there is no rule R-3 in docs/requirements.md'],
  ['// papers 7 and 8', 'there is no decision paper 8'],
  ['// decision 7', '“decision 7” is not in the repository; cite a rule or a paper'],
  ['// spec 1', '“spec 1” is not in the repository; cite a rule or a paper'],
])('refuses %s', (text, sentence) => expect(sentences(text)).toEqual([sentence]));

it('refuses a rule that is defined twice', () => {
  const twice = { ...rules, text: `${rules.text}- **R-1** Again.\n` };
  expect(referenceProblems([twice]).map(({ sentence }) => sentence)).toEqual([
    'R-1 is defined twice',
  ]);
});
