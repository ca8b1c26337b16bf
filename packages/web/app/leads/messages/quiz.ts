import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './quiz.es.ts';

/** The quiz that suggests agents. */
export const quizMessages = defineMessages(spanish.quizMessages, {
  title: 'Get Matched With an Agent',
  takeQuiz: 'TAKE QUIZ',
  questionOf: 'Question {number} of {count}',
  option: '{letter}. {option}',
  seePage: 'See {name}’s page',
  choose: 'Please select an option before moving on to the next question.',
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit quiz',

  // after it was sent
  thanks: 'Thank you!',
  assigning: 'Your quiz has been submitted. We’re working on assigning an agent to you.',
  suggested: 'Agents who may suit you',
  agentOfFirm: '{name}, {firm}',
  whyNot: 'Why not someone else?',
  notThese: '{names}: {reason}',
  howItWorks: 'How we got there',
});
