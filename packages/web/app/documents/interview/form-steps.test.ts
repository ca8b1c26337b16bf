import type { FormAnswers, FormDefinition } from '@homestead/contract/documents';
import { expect, it } from 'vitest';
import { chaptersOf, firstOpen, isAnswered, progressOf, questionsOf } from './form-steps.ts';

const yesNo = [
  { key: 'yes', label: 'YES' },
  { key: 'no', label: 'NO' },
  { key: 'unknown', label: 'Do not know' },
];
const choice = (key: string) => ({
  ...{ key, field: key, label: '', kind: 'choice' as const, choices: yesNo, isRequired: true },
});
const text = (key: string, isRequired = false) => ({
  ...{ key, field: key, label: 'Text', kind: 'text' as const, isRequired },
});

const definition: FormDefinition = {
  key: 'seller-disclosure',
  version: '2026-11-01',
  title: 'A form',
  documentName: 'sellerpdf',
  language: 'en-US',
  sources: [],
  lines: [],
  initialsOf: [],
  parts: [
    {
      id: 'II',
      title: 'Part II',
      sections: [
        {
          id: 'II-A',
          title: 'Roof',
          items: [
            { id: 'A1', number: '1', label: 'Leaks', inputs: [choice('A1')], explainedIf: ['yes'] },
            {
              ...{ id: 'A2', number: '2', label: 'Pets' },
              inputs: [
                choice('A2'),
                { ...text('A2.kind', true), onlyIf: { key: 'A2', is: ['yes'] } },
              ],
            },
          ],
        },
        {
          id: 'II-B',
          title: 'Others',
          items: [
            { id: 'B1', number: '', label: 'Notes', inputs: [text('B1')] },
            {
              ...{ id: 'B2', number: '', label: 'Received' },
              inputs: [{ ...text('B2'), kind: 'initials' }],
            },
          ],
        },
      ],
    },
  ],
};
const all = ['A1', 'A2', 'A2.kind', 'B1', 'B2'];

const ask = (answers: FormAnswers, editable = all) => {
  const answersOf = () => answers;
  const questions = questionsOf([{ id: 'd', definition, editable }], answersOf);
  return { questions, answersOf, ids: questions.map(({ item }) => item.id) };
};

it('asks only what the person may answer, and no initials', () => {
  expect(ask({}).ids).toEqual(['A1', 'A2', 'B1']);
  expect(ask({}, ['B1']).ids).toEqual(['B1']);
  expect(ask({}, []).ids).toEqual([]);
});

it('asks an input that depends on another only after that answer', () => {
  const keys = (answers: FormAnswers) => ask(answers).questions[1]?.inputs.map(({ key }) => key);
  expect(keys({})).toEqual(['A2']);
  expect(keys({ A2: 'no' })).toEqual(['A2']);
  expect(keys({ A2: 'yes' })).toEqual(['A2', 'A2.kind']);
});

it('asks for what depends on an empty box while nobody checked it', () => {
  const parts = [
    {
      ...{ id: 'P', title: 'P' },
      sections: [
        {
          ...{ id: 'S', title: 'S' },
          items: [
            {
              ...{ id: 'X', number: '', label: 'X' },
              inputs: [
                { ...text('box'), kind: 'check' as const },
                { ...text('X'), onlyIf: { key: 'box', is: [false] } },
              ],
            },
          ],
        },
      ],
    },
  ];
  const asked = [{ id: 'd', definition: { ...definition, parts }, editable: ['X'] }];
  expect(questionsOf(asked, () => ({}))).toHaveLength(1);
  expect(questionsOf(asked, () => ({ box: true }))).toHaveLength(0);
});

it('doesn’t ask for the year of what isn’t known', () => {
  const unless = { key: 'A1', is: ['unknown'] };
  const [part] = definition.parts;
  const [section] = part?.sections ?? [];
  if (!part || !section) throw new Error('no section');
  const year = { ...text('A1.year', true), unless };
  const items = [{ id: 'A1', number: '', label: 'Age', inputs: [choice('A1'), year] }];
  const parts = [{ ...part, sections: [{ ...section, items }] }];
  const asked = [{ id: 'd', definition: { ...definition, parts }, editable: ['A1', 'A1.year'] }];
  const keys = (answers: FormAnswers) =>
    questionsOf(asked, () => answers)[0]?.inputs.map(({ key }) => key);
  expect(keys({})).toEqual(['A1', 'A1.year']);
  expect(keys({ A1: 'unknown' })).toEqual(['A1']);
});

it('counts a YES without its explanation as not answered', () => {
  const open = ask({ A1: 'yes' });
  const [question] = open.questions;
  if (!question) throw new Error('no question');
  expect(isAnswered(question, open.answersOf)).toBe(false);
  expect(isAnswered(question, () => ({ A1: 'yes', 'A1.explanation': '  ' }))).toBe(false);
  expect(isAnswered(question, () => ({ A1: 'yes', 'A1.explanation': 'In 2019.' }))).toBe(true);
  expect(isAnswered(question, () => ({ A1: 'unknown' }))).toBe(true);
});

it('counts the questions that have to be answered, and finds the first one left', () => {
  const answers = { A1: 'no', A2: 'yes' };
  const { questions, answersOf } = ask(answers);
  expect(progressOf(questions, answersOf)).toEqual({ done: 1, all: 2, left: 1 });
  expect(firstOpen(questions, answersOf)?.item.id).toBe('A2');
  const done = () => ({ ...answers, 'A2.kind': 'a dog' });
  expect(progressOf(questions, done)).toEqual({ done: 2, all: 2, left: 0 });
  expect(firstOpen(questions, done)).toBeNull();
});

it('groups the questions of all documents by section', () => {
  const answersOf = () => ({});
  const documents = ['one', 'two'].map((id) => ({ id, definition, editable: all }));
  const chapters = chaptersOf(questionsOf(documents, answersOf));
  expect(chapters.map(({ id, questions }) => [id, questions.length])).toEqual([
    ['one II-A', 2],
    ['one II-B', 1],
    ['two II-A', 2],
    ['two II-B', 1],
  ]);
});
