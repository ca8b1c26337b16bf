import { expect, test } from 'vitest';
import { answerTo, letterAtFirst } from './letter-at-first.ts';

const options = {
  contacts: [
    { name: 'Eve Tester', email: 'eve@example.org' },
    { name: 'Kim Tester', email: 'kim@example.org' },
  ],
  from: ['nora@example.com'],
  notTracked: null,
  departments: ['Sales'],
};

test('a new email is addressed to the lead', () => {
  expect(letterAtFirst(options)).toMatchObject({ to: ['eve@example.org'], subject: '' });
  expect(letterAtFirst({ ...options, contacts: [] })).not.toHaveProperty('to');
});

test('an answer is addressed to who wrote last, or to the lead', () => {
  const answer = (replyTo: string | null) => letterAtFirst(options, answerTo(replyTo, 'Re: Yard'));
  expect(answer('kim@example.org')).toMatchObject({ to: ['kim@example.org'], subject: 'Re: Yard' });
  expect(answer(null)).toMatchObject({ to: ['eve@example.org'], subject: 'Re: Yard' });
});
