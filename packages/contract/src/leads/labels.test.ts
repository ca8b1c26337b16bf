import { afterEach, expect, it } from 'vitest';
import { setLanguageSource } from '#platform';
import { agentLanguages, agentSpecialties, agentStyles } from './agent-profiles.ts';
import { agentWord, agentWordsInSpanish, quizWordsInSpanish } from './labels.es.ts';
import { quizQuestions } from './quiz.ts';

afterEach(() => setLanguageSource(() => 'en'));

it('every word of agents’ pages and of the quiz has Spanish', () => {
  const words = [...agentLanguages, ...agentSpecialties, ...agentStyles];
  expect(words.filter((word) => !(word in agentWordsInSpanish))).toEqual([]);
  const quiz = quizQuestions.flatMap(({ question, options }) => [question, ...options]);
  expect(quiz.filter((word) => !(word in quizWordsInSpanish))).toEqual([]);
});

it('says a word in the language at hand, and one without Spanish as it is', () => {
  expect(agentWord('Polish')).toBe('Polish');
  setLanguageSource(() => 'es');
  expect(['Polish', 'Omaha'].map(agentWord)).toEqual(['polaco', 'Omaha']);
});
