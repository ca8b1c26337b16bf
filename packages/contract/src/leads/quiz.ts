import { type agentSpecialties, agentStyles } from './agent-profiles.ts';

/** A question of the quiz, with three answers: A, B and C. */
export interface QuizQuestion {
  readonly question: string;
  readonly options: readonly [string, string, string];
}

export const quizLetters = ['A', 'B', 'C'] as const;
export type QuizLetter = (typeof quizLetters)[number];

/**
 * The ten questions, on the specified topics. None asks about a trait that fair housing law
 * protects, except for the specified one about the agent, which is stored and never used.
 */
export const quizQuestions: readonly QuizQuestion[] = [
  {
    question: 'How do you recharge after a busy week?',
    options: ['Alone, somewhere quiet', 'With a few close friends', 'In a room full of people'],
  },
  {
    question: 'Which home would you most like to come back to?',
    options: [
      'A new house with everything done',
      'An older house with character',
      'A low-maintenance condo or townhome',
    ],
  },
  {
    question: 'Which title fits the movie about your move?',
    options: ['The Great Adventure', 'Home at Last', 'The Smart Investment'],
  },
  {
    question: 'How do you make big decisions?',
    options: ['I follow my gut', 'I compare all the numbers', 'I talk it through with others'],
  },
  {
    question: 'Which city would you pick for a dream vacation?',
    options: ['Paris', 'New York', 'Honolulu'],
  },
  {
    question: 'What is your style?',
    options: ['Classic', 'Modern', 'Relaxed'],
  },
  {
    question: 'Where do you like to shop?',
    options: ['A local boutique', 'A big-box store', 'Online'],
  },
  {
    question: 'What does a good weekend look like?',
    options: ['A project around the house', 'Out exploring the city', 'Outdoors, away from it all'],
  },
  {
    question: 'What personality would your ideal agent have?',
    options: ['Outgoing', 'Direct', 'Easy-going'],
  },
  {
    question: 'Would you prefer a male or a female agent?',
    options: ['Male', 'Female', 'No preference'],
  },
];

/** The question about the agent’s gender, whose answer is stored and used for nothing. */
export const UNUSED_QUESTION = quizQuestions.length - 1;

interface GivenAnswer {
  question: string;
  answer: string;
}

/**
 * The letters of the answers in the order of the questions, whatever order they come in; null
 * unless each question is answered once. An answer is an option’s text or its letter.
 */
export function readQuizAnswers(given: readonly GivenAnswer[]): QuizLetter[] | null {
  if (given.length !== quizQuestions.length) return null;
  const letters = quizQuestions.map(({ question, options }) => {
    const answer = given.find((one) => one.question === question)?.answer;
    return quizLetters.find((letter, index) => letter === answer || options[index] === answer);
  });
  return letters.every((letter) => letter !== undefined) ? letters : null;
}

const HOME_QUESTION = 1;
const PERSONALITY_QUESTION = 8;
const specialties: Readonly<Record<QuizLetter, (typeof agentSpecialties)[number]>> = {
  A: 'New construction',
  B: 'Historic homes',
  C: 'Condos and townhomes',
};

/** Which style and specialty of an agent the answers ask for. */
export function wantedBy(letters: readonly QuizLetter[]) {
  const home = letters[HOME_QUESTION];
  const personality = letters[PERSONALITY_QUESTION];
  return {
    specialty: home ? specialties[home] : null,
    style: personality ? (agentStyles[quizLetters.indexOf(personality)] ?? null) : null,
  };
}
